//! `cargo xtask <command>`: everything that is done to this repository, as one program.
//!
//! Knows: cargo and its tools, and how this repository is laid out.
//! Must never know: any rule of any game.

use std::process::ExitCode;

use anyhow::Result;

mod args;
mod bench;
mod binary;
mod callgrind;
mod client;
mod contract;
mod coverage;
mod fuzz;
mod games;
mod load;
mod mutants;
mod needs;
mod play;
mod postgres;
mod report;
mod run;
mod soak;
mod test;
mod tidy;
mod transcripts;
mod workspace;

/// How a command is called, what it does, and what runs.
type Command = (&'static str, &'static str, fn(&[String]) -> Result<ExitCode>);

const COMMANDS: &[Command] = &[
    ("play [ARGS…]", "build everything and serve the tables in the browser", play::run),
    ("client", "build the page in the browser into client/dist", client::run),
    ("site", "the same, for any web host: tables on the device alone", client::site),
    ("shots", "pictures of every table in the browser, into client/shots", client::shots),
    ("test [--quick]", "format, tidy, clippy, every test; --quick: fewer random games", test::run),
    ("tidy", "sizes, crate edges, walls, words, clauses, links: every finding", tidy::run),
    ("transcripts", "write anew the transcripts and screens tests compare with", transcripts::run),
    ("bench [--quick]", "decisions per second and instructions per decision", bench::run),
    ("load", "what the real server bears: actions, sockets, memory, start", load::run),
    ("soak [GAMES]", "the laws and twins of every game on 100000 random games", soak::run),
    ("soak kills [postgres] [N]", "kill the real server 200 times while people play", soak::run),
    (
        "soak abuse [S [ATTACK]]",
        "attack the real server for 600 s beside honest players",
        soak::run,
    ),
    ("coverage", "lines of the rules that tests reach; fails under 95 %", coverage::run),
    ("mutants [CRATE…]", "change the rules and see whether a test notices", mutants::run),
    ("fuzz [TARGET] [--seconds S]", "bytes for laws and parsers, 600 s for each", fuzz::run),
    ("help", "this list", help),
];

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or_default();
    let Some((_, _, run)) = find(&name) else {
        eprint!("{}", usage());
        return ExitCode::from(2);
    };
    run(&args.collect::<Vec<_>>()).unwrap_or_else(|err| {
        eprintln!("xtask {name}: {err:#}");
        ExitCode::FAILURE
    })
}

fn find(name: &str) -> Option<&'static Command> {
    let name = if matches!(name, "-h" | "--help") { "help" } else { name };
    COMMANDS.iter().find(|(call, ..)| call.split(' ').next() == Some(name))
}

fn help(args: &[String]) -> Result<ExitCode> {
    args::none(args)?;
    print!("{}", usage());
    Ok(ExitCode::SUCCESS)
}

fn usage() -> String {
    let width = COMMANDS.iter().map(|(call, ..)| call.chars().count()).max().unwrap_or(0);
    let lines: String =
        COMMANDS.iter().map(|(call, about, _)| format!("  {call:width$}  {about}\n")).collect();
    format!("cargo xtask <command>\n\n{lines}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_found_and_in_the_help() {
        for command in ["play", "test", "tidy", "transcripts", "bench", "load", "soak", "coverage"]
        {
            assert!(find(command).is_some(), "{command}");
            assert!(usage().contains(&format!("\n  {command} ")), "{command}");
        }
        assert_eq!(find("--help").map(|it| it.0), Some("help"));
    }

    #[test]
    fn an_unknown_command_is_not_found() {
        assert!(find("").is_none() && find("plays").is_none() && find("[GAMES]").is_none());
    }
}
