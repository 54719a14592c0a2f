//! Running other programs from the root of the repository.

use std::env;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository")
}

/// A program, started in the root of the repository.
pub fn program(name: &str, args: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(args).current_dir(root());
    command
}

pub fn cargo(args: &[&str]) -> Command {
    program(&env::var("CARGO").unwrap_or_else(|_| "cargo".into()), args)
}

/// Says what runs, runs it, and fails if it fails.
pub fn checked(command: &mut Command) -> Result<()> {
    eprintln!("+ {}", line(command));
    let status = command.status().with_context(|| format!("cannot start {}", line(command)))?;
    if status.success() { Ok(()) } else { bail!("{} failed ({status})", line(command)) }
}

/// What the program prints; fails if it fails.
pub fn stdout_of(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start {}", line(command)))?;
    if !output.status.success() {
        bail!("{} failed ({})", line(command), output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("{} printed no text", line(command)))
}

/// Whether the program can be started and ends well. It is not heard.
pub fn succeeds(command: &mut Command) -> bool {
    let command = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Whether this runs as root.
pub fn is_root() -> Result<bool> {
    Ok(stdout_of(&mut program("id", &["-u"]))?.trim() == "0")
}

/// Which of a program's two outputs is listened to.
pub enum Output {
    Standard,
    Error,
}

/// What was heard of a program, and whether it ended well.
pub struct Heard {
    pub text: String,
    pub success: bool,
}

/// Runs a program and shows its output as it comes, and keeps one of the two.
pub fn overhear(command: &mut Command, output: &Output) -> Result<Heard> {
    eprintln!("+ {}", line(command));
    match output {
        Output::Standard => command.stdout(Stdio::piped()),
        Output::Error => command.stderr(Stdio::piped()),
    };
    let mut child = command.spawn().with_context(|| format!("cannot start {}", line(command)))?;
    let text = match output {
        Output::Standard => child.stdout.take().map(|pipe| copy(pipe, |it| println!("{it}"))),
        Output::Error => child.stderr.take().map(|pipe| copy(pipe, |it| eprintln!("{it}"))),
    };
    let success = child.wait()?.success();
    Ok(Heard { text: text.unwrap_or_default(), success })
}

fn copy(pipe: impl Read, show: impl Fn(&str)) -> String {
    let mut text = String::new();
    for bytes in BufReader::new(pipe).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&bytes);
        show(&line);
        text.push_str(&line);
        text.push('\n');
    }
    text
}

/// A command as it would be typed.
pub fn line(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = [name].into_iter().chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_written_as_typed() {
        assert_eq!(line(&program("/usr/bin/git", &["status", "-s"])), "git status -s");
    }

    #[test]
    fn a_failure_names_its_command() {
        let err = stdout_of(&mut program("rustc", &["--no-such-flag"])).unwrap_err();
        assert!(err.to_string().starts_with("rustc --no-such-flag failed"), "{err}");
        assert!(checked(&mut program("no-such-program", &[])).is_err());
        assert!(!succeeds(&mut program("no-such-program", &[])));
    }

    #[test]
    fn what_is_shown_is_kept() {
        let heard = overhear(&mut program("rustc", &["--version"]), &Output::Standard).unwrap();
        assert!(heard.success && heard.text.starts_with("rustc "));
        let heard = overhear(&mut program("rustc", &["--no-such-flag"]), &Output::Error).unwrap();
        assert!(!heard.success && heard.text.contains("no-such-flag"));
    }
}
