//! What a command was given besides its name.

use anyhow::{Result, bail};

/// For commands that take nothing.
pub fn none(args: &[String]) -> Result<()> {
    if args.is_empty() { Ok(()) } else { bail!("unknown arguments: {}", args.join(" ")) }
}

/// For commands that take one flag or nothing: whether it is there.
pub fn flag(args: &[String], name: &str) -> Result<bool> {
    match args {
        [only] if only == name => Ok(true),
        other => none(other).map(|()| false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unknown_is_refused() {
        let flag = |words: &str| {
            let args: Vec<String> = words.split_whitespace().map(String::from).collect();
            flag(&args, "--quick").ok()
        };
        assert_eq!(flag(""), Some(false));
        assert_eq!(flag("--quick"), Some(true));
        assert_eq!(flag("--fast"), None);
        assert_eq!(flag("--quick --quick"), None);
    }
}
