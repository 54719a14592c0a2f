//! What is wrong with a command line, said in the language of whoever typed it.

use std::num::ParseIntError;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};
use words::{Message, Words};

use crate::args::command;
use crate::failure::Exit;

/// Prints help, the version or a complaint about what was asked.
pub fn tell(error: &Error, asked: &[String], words: &Words) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // A reader that has had enough is no failure.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(Exit::Usage as u8)
        }
        _ => {
            eprintln!("luckhouse: {}", words.say(&complaint(error)));
            let help = Message::new("cli-see-help").with("command", meant(&command(words), asked));
            eprintln!("{}", words.say(&help));
            ExitCode::from(Exit::Usage as u8)
        }
    }
}

/// The command that somebody was on the way to, as far as it can be told.
fn meant(house: &Command, asked: &[String]) -> String {
    let (mut name, mut at) = (house.get_name().to_owned(), house);
    for word in asked.iter().skip(1) {
        if let Some(next) = at.find_subcommand(word) {
            name = format!("{name} {}", next.get_name());
            at = next;
        }
    }
    name
}

fn complaint(error: &Error) -> Message {
    let get = |kind| error.get(kind).map(written).unwrap_or_default();
    let arg = get(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            Message::new("cli-wrong-command").with("given", get(ContextKind::InvalidSubcommand))
        }
        ErrorKind::UnknownArgument => Message::new("cli-wrong-argument").with("arg", arg),
        ErrorKind::MissingRequiredArgument => Message::new("cli-missing").with("arg", arg),
        ErrorKind::MissingSubcommand => Message::new("cli-missing-command"),
        ErrorKind::ArgumentConflict => {
            Message::new("cli-conflict").with("arg", arg).with("other", get(ContextKind::PriorArg))
        }
        ErrorKind::InvalidValue if get(ContextKind::InvalidValue).is_empty() => {
            Message::new("cli-no-value").with("arg", arg)
        }
        ErrorKind::InvalidValue => Message::new("cli-wrong-choice")
            .with("arg", arg)
            .with("value", get(ContextKind::InvalidValue))
            .with("known", get(ContextKind::ValidValue)),
        ErrorKind::InvalidUtf8 => Message::new("cli-argument-not-utf8"),
        _ => {
            let message = match bounds(error) {
                Some((least, Some(most))) => {
                    Message::new("cli-wrong-number").with("least", least).with("most", most)
                }
                Some((least, None)) => Message::new("cli-too-small").with("least", least),
                None if is_no_number(error) => Message::new("cli-no-number"),
                None => Message::new("cli-wrong-value"),
            };
            message.with("arg", arg).with("value", get(ContextKind::InvalidValue))
        }
    }
}

/// What a number has to lie between, of which the parser of numbers tells only in words.
fn bounds(error: &Error) -> Option<(String, Option<String>)> {
    let why = std::error::Error::source(error)?.to_string();
    let (_, range) = why.rsplit_once(" is not in ")?;
    let (least, most) = range.split_once("..")?;
    let most = most.trim_start_matches('=');
    // Whatever a machine can count to is no bound to tell of.
    let told = most.parse::<u64>().is_ok_and(|most| most <= u32::MAX.into());
    Some((least.to_owned(), told.then(|| most.to_owned())))
}

fn is_no_number(error: &Error) -> bool {
    std::error::Error::source(error).is_some_and(<dyn std::error::Error>::is::<ParseIntError>)
}

fn written(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(all) => all.join(", "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    #[test]
    fn help_is_offered_for_the_command_that_was_meant() {
        let house = command(&Words::new(Lang::De));
        let check = |asked: &str, name| {
            let asked: Vec<String> = asked.split(' ').map(str::to_owned).collect();
            assert_eq!(meant(&house, &asked), name);
        };
        check("luckhouse --nonsense", "luckhouse");
        check("luckhouse --lang de lab arena lucktails --deals x", "luckhouse lab arena");
        check("luckhouse play replay", "luckhouse play");
        check("/usr/bin/luckhouse lab nonsense", "luckhouse lab");
    }
}
