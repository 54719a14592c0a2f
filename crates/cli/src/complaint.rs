//! What is wrong with a command line, said in the language of whoever typed it.

use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use words::{Message, Words};

use crate::failure::Exit;

/// Prints help, the version or a complaint.
pub fn tell(error: &Error, words: &Words) -> ExitCode {
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
            eprintln!("{}", words.get("cli-see-help"));
            ExitCode::from(Exit::Usage as u8)
        }
    }
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
        _ => Message::new("cli-wrong-value")
            .with("arg", arg)
            .with("value", get(ContextKind::InvalidValue)),
    }
}

fn written(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(all) => all.join(", "),
        other => other.to_string(),
    }
}
