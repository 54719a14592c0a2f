//! What each server knows this person by, kept in their state folder.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use super::address::Address;

/// The tokens of one person.
#[derive(Clone, Debug)]
pub struct Tokens(PathBuf);

impl Tokens {
    /// `$XDG_STATE_HOME/luckhouse` or `~/.local/state/luckhouse`, if there is a home.
    pub fn of(env: impl Fn(&str) -> Option<PathBuf>) -> Option<Tokens> {
        let whole = |path: &PathBuf| path.is_absolute();
        let folder = env("XDG_STATE_HOME").filter(whole);
        let folder = folder.or_else(|| Some(env("HOME").filter(whole)?.join(".local/state")));
        Some(Tokens(folder?.join("luckhouse")))
    }

    #[cfg(test)]
    pub fn at(folder: &Path) -> Tokens {
        Tokens(folder.to_owned())
    }

    /// A file about this server, whose name ends like this.
    pub(super) fn file(&self, address: &Address, end: &str) -> PathBuf {
        let name: String = address.url().bytes().map(in_name).collect();
        self.0.join(name + end)
    }

    pub fn get(&self, address: &Address) -> Option<String> {
        let text = fs::read_to_string(self.file(address, ".token")).ok()?;
        let token = text.trim();
        let fits = !token.is_empty() && token.bytes().all(|byte| byte.is_ascii_alphanumeric());
        fits.then(|| token.to_owned())
    }

    pub fn keep(&self, address: &Address, token: &str) -> io::Result<()> {
        self.write(&self.file(address, ".token"), token)
    }

    /// Nobody else can read it, there is never half of it, and when this returns it is on the disk.
    pub(super) fn write(&self, path: &Path, text: &str) -> io::Result<()> {
        DirBuilder::new().recursive(true).mode(0o700).create(&self.0)?;
        let new = path.with_extension("new");
        write_new(&new, text)?;
        fs::rename(new, path)?;
        File::open(&self.0)?.sync_all()
    }
}

/// Two servers never share a name, also where capital letters count for nothing: every other byte is
/// written by its number.
fn in_name(byte: u8) -> String {
    match byte {
        b'a'..=b'z' | b'0'..=b'9' | b'.' => char::from(byte).to_string(),
        other => format!("_{other:02x}"),
    }
}

fn write_new(path: &Path, text: &str) -> io::Result<()> {
    // One that was left behind may be open to others.
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)?;
    writeln!(file, "{text}")?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn each_server_has_its_own_and_nobody_else_reads_it() {
        let name = format!("luckhouse-tokens-{}", std::process::id());
        let home = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&home);
        let env = |name: &str| (name == "HOME").then(|| home.clone());
        let tokens = Tokens::of(env).expect("there is a home");
        let [one, other] =
            ["http://a:1", "https://a:1"].map(|it| Address::read(it).expect("an address"));
        assert_eq!(tokens.get(&one), None);
        tokens.keep(&one, "first").expect("it is kept");
        tokens.keep(&one, "second").expect("it is kept");
        assert_eq!((tokens.get(&one).as_deref(), tokens.get(&other)), (Some("second"), None));
        let file = home.join(".local/state/luckhouse/http_3a_2f_2fa_3a1.token");
        let mode = fs::metadata(file).expect("the file is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        assert!(Tokens::of(|_| None).is_none());
    }

    #[test]
    fn no_two_servers_share_a_file() {
        let all =
            ["http://a:1", "http://a-1", "http://a.1", "http://a/1", "http://a/_1", "http://a/A"];
        let tokens = Tokens::at(Path::new("/nowhere"));
        let file = |it: &str| tokens.file(&Address::read(it).expect("an address"), "");
        let files: std::collections::BTreeSet<PathBuf> = all.iter().map(|it| file(it)).collect();
        assert_eq!(files.len(), all.len(), "{files:?}");
        assert_eq!(file("http://a:80/"), file("a"), "one server has one file");
    }
}
