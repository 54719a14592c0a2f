//! `transcripts`: tests write down anew what they would otherwise compare with.

use std::process::ExitCode;

use anyhow::Result;

use crate::args;
use crate::run::{cargo, checked};

/// Which tests write, and what tells them to.
const WRITERS: [(&str, &str, &str); 2] =
    [("transcript", "UPDATE_TRANSCRIPTS", "1"), ("screen", "INSTA_UPDATE", "always")];

pub fn run(args: &[String]) -> Result<ExitCode> {
    args::none(args)?;
    for (tests, variable, value) in WRITERS {
        checked(cargo(&["test", "--workspace", tests]).env(variable, value))?;
    }
    println!("Now read what changed: git diff");
    Ok(ExitCode::SUCCESS)
}
