//! The binary `luckhouse`: the house in a terminal.
//!
//! Knows: the command line, the terminal, files. Must never know: how a game is played.

mod args;
mod bench;
mod commands;
mod complaint;
mod failure;
mod lab;
mod remote;
mod seating;
mod serve;
mod tui;
mod verify;

use std::process::ExitCode;

use words::Words;

#[cfg(feature = "jemalloc")]
#[global_allocator]
static MEMORY: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    let args = args::asked(std::env::args_os().collect());
    let read: Vec<String> = args.iter().map(|arg| arg.to_string_lossy().into_owned()).collect();
    let words = Words::new(args::language(&read, |name| std::env::var(name).ok()));
    let matches = match args::command(&words).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => return complaint::tell(&error, &read, &words),
    };
    match commands::run(&matches, &words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("luckhouse: {}", failure.say(&words));
            ExitCode::from(failure.exit as u8)
        }
    }
}
