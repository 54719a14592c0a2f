//! `luckhouse serve` before it is open: what is wrong is said before anything is promised, and nothing is made
//! that nobody needs.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output};
use std::thread::sleep;
use std::time::{Duration, Instant};

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
fn no_more_sockets_are_promised_than_the_system_has_descriptors() {
    let folder = Folder::new("descriptors");
    let serve = |limits: &str| {
        let mut command = Command::new("sh");
        let database = format!("sqlite:{}", folder.at("house.db"));
        // It cannot listen there.
        let run =
            format!("{limits} && exec \"$0\" serve --listen 192.0.2.1:9 --database {database}");
        command.args(["-c", &run, env!("CARGO_BIN_EXE_luckhouse")]).env("LC_ALL", "C");
        String::from_utf8(command.output().unwrap().stderr).unwrap()
    };
    let said = serve("ulimit -S -n 64 && ulimit -H -n 1024");
    for number in ["1024", "612", "20000", "25256"] {
        assert!(said.contains(number), "{number}: {said}");
    }
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

/// A server that runs until this is dropped, and what it has said.
struct Serving(Child);

impl Serving {
    /// Starts it and waits until it says where it is open.
    fn start(args: &[&str], within: &Path) -> (Serving, String) {
        let stdout = within.join("stdout");
        let mut command = Command::new(env!("CARGO_BIN_EXE_luckhouse"));
        command.args(["serve"]).args(args).current_dir(within).env("LC_ALL", "C");
        command.env_remove("LUCKHOUSE_LANG").env_remove("LUCKHOUSE_CONFIG");
        command.stdout(fs::File::create(&stdout).unwrap());
        command.stderr(fs::File::create(within.join("stderr")).unwrap());
        let serving = Serving(command.spawn().unwrap());
        let began = Instant::now();
        while !fs::read_to_string(&stdout).unwrap().contains("http") {
            assert!(began.elapsed() < Duration::from_mins(1), "{}", said(within));
            sleep(Duration::from_millis(10));
        }
        (serving, said(within))
    }
}

/// What a server there has said on stderr.
fn said(within: &Path) -> String {
    fs::read_to_string(within.join("stderr")).unwrap()
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_second_server_on_one_file_is_refused_and_a_killed_one_blocks_nobody() {
    let folder = Folder::new("second");
    let database = format!("sqlite:{}", folder.at("house.db"));
    let args = ["--listen", "127.0.0.1:0", "--database", &database];
    let (first, _) = Serving::start(&args, &folder.0);
    // By whatever name the file is called.
    std::os::unix::fs::symlink(folder.at("house.db"), folder.at("other.db")).unwrap();
    for name in ["house.db", "other.db", "./house.db"] {
        let other = format!("sqlite:{name}");
        let args = ["serve", "--listen", "127.0.0.1:0", "--database", &other];
        let second = luckhouse(&args, None, &folder.0);
        let said = String::from_utf8(second.stderr).unwrap();
        assert_eq!(second.status.code(), Some(3), "{name}: {said}");
        assert!(said.contains("Another server is running on"), "{said}");
        assert!(second.stdout.is_empty(), "nothing is promised");
    }
    let copy = folder.at("copy.db");
    let backup = luckhouse(&["backup", &copy, "--database", &database], None, &folder.0);
    assert!(backup.status.success(), "{}", String::from_utf8_lossy(&backup.stderr));
    let restore = ["restore", &copy, "--database", &database, "--force"];
    assert_eq!(luckhouse(&restore, None, &folder.0).status.code(), Some(3));
    assert_eq!(mode(&folder.0.join("house.db.lock")), 0o600);
    // Killed on the spot, it cleans nothing up.
    drop(first);
    let restored = luckhouse(&restore, None, &folder.0);
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
    drop(Serving::start(&args, &folder.0));
}

#[test]
fn plain_http_beyond_this_machine_is_warned_of() {
    let folder = Folder::new("plain");
    let database = format!("sqlite:{}", folder.at("house.db"));
    for (more, warned) in [
        (&["--listen", "0.0.0.0:0"][..], true),
        (&["--listen", "0.0.0.0:0", "--url", "https://luck.example"], true),
        (&["--listen", "0.0.0.0:0", "--proxy", "on"], true),
        (&["--listen", "0.0.0.0:0", "--proxy", "192.0.2.1"], false),
        (&["--listen", "127.0.0.1:0"], false),
        (&["--listen", "[::ffff:127.0.0.1]:0"], false),
    ] {
        let args = [more, &["--database", &database]].concat();
        let (serving, _) = Serving::start(&args, &folder.0);
        // It is said right after where the server is open.
        let began = Instant::now();
        while warned && !said(&folder.0).contains("--certificate") {
            assert!(began.elapsed() < Duration::from_mins(1), "{}", said(&folder.0));
            sleep(Duration::from_millis(10));
        }
        drop(serving);
        for part in ["WARN", "without TLS", "--certificate", "--proxy", "--listen 127.0.0.1"] {
            assert_eq!(said(&folder.0).contains(part), warned, "{more:?}: {}", said(&folder.0));
        }
    }
}
