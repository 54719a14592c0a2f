//! `luckhouse serve` before it is open: what is wrong is said before anything is promised, and nothing is made
//! that nobody needs.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder of its own, gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("luckhouse-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir(&path).unwrap();
        Folder(path)
    }

    fn at(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Runs it with this as the data folder, or with none.
fn luckhouse(args: &[&str], data: Option<&Path>, within: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_luckhouse"));
    command.args(args).current_dir(within).env("LC_ALL", "C");
    for name in ["HOME", "XDG_DATA_HOME", "LUCKHOUSE_LANG", "LUCKHOUSE_CONFIG"] {
        command.env_remove(name);
    }
    command.envs(data.map(|it| ("XDG_DATA_HOME", it))).output().unwrap()
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[test]
fn a_bad_certificate_is_named_before_the_house_opens() {
    let folder = Folder::new("bad-pem");
    let pem = folder.at("chain.pem");
    fs::write(&pem, "not a certificate").unwrap();
    let database = format!("sqlite:{}", folder.at("house.db"));
    let args = ["serve", "--listen", "127.0.0.1:0", "--database", &database];
    let out =
        luckhouse(&[&args[..], &["--certificate", &pem, "--key", &pem]].concat(), None, &folder.0);
    let said = String::from_utf8(out.stderr).unwrap();
    assert_eq!(out.status.code(), Some(2), "{said}");
    assert!(out.stdout.is_empty(), "nothing is promised");
    assert!(said.contains("--certificate") && said.contains(&pem), "{said}");
    assert!(!folder.0.join("house.db").exists());
}

#[test]
fn a_bad_certificate_does_not_stop_a_copy() {
    let folder = Folder::new("copy");
    let config = folder.at("house.toml");
    let database = format!("sqlite:{}", folder.at("house.db"));
    fs::write(&config, format!("certificate = \"/no/such\"\ndatabase = \"{database}\"")).unwrap();
    // It cannot listen there, but by then there is a database.
    let args = ["serve", "--listen", "192.0.2.1:9", "--database", &database];
    assert_eq!(luckhouse(&args, None, &folder.0).status.code(), Some(3));
    let copy = folder.at("copy.db");
    let out = luckhouse(&["backup", &copy, "--config", &config], None, &folder.0);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    assert_eq!(mode(Path::new(&copy)), 0o600);
}

#[test]
fn a_folder_is_made_only_where_it_is_used_and_for_nobody_else() {
    let folder = Folder::new("home");
    let data = folder.0.join("data");
    let database = format!("sqlite:{}", folder.at("house.db"));
    let nowhere = ["serve", "--listen", "192.0.2.1:9"];
    let elsewhere = [&nowhere[..], &["--database", &database]].concat();
    assert_eq!(luckhouse(&elsewhere, Some(&data), &folder.0).status.code(), Some(3));
    assert!(!data.exists());
    assert_eq!(luckhouse(&elsewhere, None, &folder.0).status.code(), Some(3));
    assert!(!folder.0.join("luckhouse").exists());

    let out = luckhouse(&nowhere, None, &folder.0);
    let said = String::from_utf8(out.stderr).unwrap();
    assert!(out.status.code() == Some(2) && said.contains("--database"), "{said}");

    assert_eq!(luckhouse(&nowhere, Some(&data), &folder.0).status.code(), Some(3));
    assert_eq!(mode(&data.join("luckhouse")), 0o700);
    assert_eq!(mode(&data.join("luckhouse/luckhouse.db")), 0o600);
}
