//! `play`: builds everything and serves the tables in the browser.

use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::{binary, client};

pub fn run(args: &[String]) -> Result<ExitCode> {
    client::build()?;
    let game = binary::build(binary::play_profile()?)?;
    // Where the person stands, so that files named in the arguments are found.
    let status = Command::new(&game)
        .arg("serve")
        .args(args)
        .status()
        .with_context(|| format!("cannot start {}", game.display()))?;
    Ok(exit_code(status.code()))
}

/// The same code; a game ended by a signal counts as failed.
fn exit_code(code: Option<i32>) -> ExitCode {
    code.and_then(|it| u8::try_from(it).ok()).map_or(ExitCode::FAILURE, ExitCode::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exit_codes_are_passed_on() {
        assert_eq!(exit_code(Some(3)), ExitCode::from(3));
        assert_eq!(exit_code(Some(0)), ExitCode::SUCCESS);
        assert_eq!(exit_code(None), ExitCode::FAILURE);
    }
}
