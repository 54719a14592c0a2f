//! What an operator can set: by flag, by environment variable, by a file, in this order.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::ArgMatches;
use server::{BadCertificate, Certificate, LimitSettings, Origin, Proxies, TableLimits};
use toml::Value;
use words::{Arg, Message};

/// A setting: its flag `--name`, its variable `LUCKHOUSE_NAME` and its key `name` in the file.
pub struct Setting {
    pub name: &'static str,
    /// The key of its help.
    pub help: &'static str,
    /// How its value is written.
    pub shown: &'static str,
    /// What is to be written, where it is not understood.
    want: &'static str,
}

const fn setting(
    name: &'static str,
    help: &'static str,
    shown: &'static str,
    want: &'static str,
) -> Setting {
    Setting { name, help, shown, want }
}

pub const SETTINGS: [Setting; 15] = [
    setting("listen", "cli-serve-listen", "ADDRESS:PORT", "serve-want-listen"),
    setting("database", "cli-serve-database", "URL", "serve-want-database"),
    setting("url", "cli-serve-url", "URL", "serve-want-url"),
    setting("certificate", "cli-serve-certificate", "FILE", "serve-want-file"),
    setting("key", "cli-serve-key", "FILE", "serve-want-file"),
    setting("proxy", "cli-serve-proxy", "on|off|ADDRESS", "serve-want-proxy"),
    setting("log", "cli-serve-log", "text|json", "serve-want-log"),
    setting("house", "cli-serve-house", "MS", "serve-want-number"),
    setting("idle", "cli-serve-idle", "SECONDS", "serve-want-number"),
    setting("keep-days", "cli-serve-keep-days", "DAYS", "serve-want-number"),
    setting("sockets", "cli-serve-sockets", "N", "serve-want-count"),
    setting("sockets-per-address", "cli-serve-per-address", "N", "serve-want-count"),
    setting("tables-per-person", "cli-serve-tables-per-person", "N", "serve-want-count"),
    setting("tables-per-address", "cli-serve-tables-per-address", "N", "serve-want-count"),
    setting("requests-per-minute", "cli-serve-requests", "N", "serve-want-count"),
];

#[derive(Clone, Debug)]
pub struct Serving {
    pub listen: SocketAddr,
    pub database: Database,
    /// Where people find the house, if that is not where it listens.
    pub url: Option<String>,
    pub certificate: Option<Certificate>,
    pub proxies: Proxies,
    pub json_log: bool,
    pub house: Duration,
    pub idle: Duration,
    pub tables: TableLimits,
    /// How long tables are kept that nobody touches; without it, for ever.
    pub keep: Option<Duration>,
    pub limits: LimitSettings,
}

impl Serving {
    /// Whether all that people say goes over safe lines. A proxy is there for that, unless the address
    /// says otherwise.
    pub fn is_safe(&self) -> bool {
        let url = self.url.as_deref().and_then(Origin::of);
        self.certificate.is_some() || url.map_or(!self.proxies.is_none(), |it| it.is_safe())
    }

    /// Whether people on other machines reach it over plain HTTP, as far as one can know: a proxy that comes from
    /// another machine is there to speak TLS; one on this machine needs no address beyond it.
    pub fn is_plain(&self) -> bool {
        self.certificate.is_none() && !self.proxies.are_elsewhere()
    }
}

/// Where everything is kept.
#[derive(Clone, Debug)]
pub struct Database {
    pub url: String,
    /// The folder that is made for it, where nobody has said another place.
    pub home: Option<PathBuf>,
}

/// A value as somebody wrote it, and where.
struct Given {
    value: String,
    place: String,
}

/// Where values come from.
pub struct Sources<'a> {
    pub flags: &'a ArgMatches,
    pub env: &'a dyn Fn(&str) -> Option<String>,
    pub file: Option<(&'a str, toml::Table)>,
    /// Where things are kept unless somebody says otherwise.
    pub home: Option<&'a Path>,
}

impl Sources<'_> {
    fn get(&self, name: &str) -> Option<Given> {
        if let Some(value) = self.flags.get_one::<String>(name) {
            return Some(Given { value: value.clone(), place: format!("--{name}") });
        }
        let variable = variable(name);
        if let Some(value) = (self.env)(&variable) {
            return Some(Given { value, place: variable });
        }
        let (path, table) = self.file.as_ref()?;
        let value = match table.get(name)? {
            Value::String(text) => text.clone(),
            Value::Boolean(on) => if *on { "on" } else { "off" }.to_owned(),
            Value::Integer(number) => number.to_string(),
            // Nothing else is ever right, and its kind says what it was.
            other => other.type_str().to_owned(),
        };
        Some(Given { value, place: format!("{path}: {name}") })
    }

    /// The keys of the file that mean nothing.
    fn strangers(&self) -> impl Iterator<Item = Message> {
        let keys =
            self.file.iter().flat_map(|(path, table)| table.keys().map(move |it| (path, it)));
        let known: Vec<&str> = SETTINGS.iter().map(|it| it.name).collect();
        keys.filter(|(_, key)| SETTINGS.iter().all(|it| it.name != **key)).map(
            move |(path, key)| {
                let message = Message::new("serve-unknown-setting").with("path", *path);
                message.with("name", key.as_str()).with("known", known.join(", "))
            },
        )
    }
}

/// The environment variable of a setting.
pub fn variable(name: &str) -> String {
    format!("LUCKHOUSE_{}", name.replace('-', "_").to_uppercase())
}

/// Reads settings one after the other and keeps every fault.
struct Reader<'a> {
    sources: &'a Sources<'a>,
    faults: Vec<Message>,
}

impl Reader<'_> {
    fn read<T>(&mut self, name: &str, parse: impl Fn(&str) -> Option<T>) -> Option<T> {
        let given = self.sources.get(name)?;
        let parsed = parse(given.value.trim());
        if parsed.is_none() {
            let want = SETTINGS.iter().find(|it| it.name == name).map_or("", |it| it.want);
            self.fault(given, want);
        }
        parsed
    }

    fn fault(&mut self, given: Given, want: &'static str) {
        let message = Message::new("serve-bad-setting").with("place", given.place);
        let message = message.with("value", given.value);
        self.faults.push(message.with("want", Arg::Reasons(vec![Message::new(want)])));
    }

    fn number(&mut self, name: &str, unless: u32) -> u32 {
        self.read(name, |text| text.parse().ok().filter(|it| *it <= MOST)).unwrap_or(unless)
    }

    /// A number of which there is at least one.
    fn count(&mut self, name: &str, unless: u32) -> u32 {
        let fits = |it: &u32| (1..=MOST).contains(it);
        self.read(name, |text| text.parse().ok().filter(fits)).unwrap_or(unless)
    }

    fn file(&mut self, name: &str) -> Option<PathBuf> {
        self.read(name, |text| Some(PathBuf::from(text)).filter(|path| path.is_file()))
    }

    fn database(&mut self) -> Option<Database> {
        if self.sources.get("database").is_some() {
            let url = self.read("database", database_url)?;
            return Some(Database { url, home: None });
        }
        let Some(home) = self.sources.home else {
            self.faults.push(Message::new("serve-no-home"));
            return None;
        };
        let url = format!("sqlite:{}", home.join("luckhouse.db").display());
        Some(Database { url, home: Some(home.to_owned()) })
    }

    /// Both files or none, and what is in them.
    fn certificate(&mut self) -> Option<Certificate> {
        match (self.file("certificate"), self.file("key")) {
            (Some(chain), Some(key)) => {
                let (name, want) = match Certificate::load(&chain, &key) {
                    Ok(certificate) => return Some(certificate),
                    Err(BadCertificate::Chain) => ("certificate", "serve-want-chain"),
                    Err(BadCertificate::Key) => ("key", "serve-want-key"),
                    Err(BadCertificate::Pair) => ("key", "serve-want-pair"),
                };
                let given = self.sources.get(name)?;
                self.fault(given, want);
                None
            }
            (None, None) => None,
            _ => {
                if self.faults.is_empty() {
                    self.faults.push(Message::new("serve-half-certificate"));
                }
                None
            }
        }
    }
}

/// No number of these is larger.
const MOST: u32 = 100_000_000;
const KEEP_DAYS: u32 = 90;
const LISTEN: &str = "0.0.0.0:8777";

/// All settings, or everything that is wrong with them.
pub fn read(sources: &Sources<'_>) -> Result<Serving, Vec<Message>> {
    let mut reader = Reader { sources, faults: sources.strangers().collect() };
    let (limits, tables) = (LimitSettings::default(), TableLimits::default());
    let listen = reader.read("listen", |text| text.parse().ok());
    let database = reader.database();
    let serving = Serving {
        listen: listen.unwrap_or_else(|| LISTEN.parse().expect("an address")),
        database: database.unwrap_or(Database { url: String::new(), home: None }),
        url: reader.read("url", |text| Origin::of(text).map(|_| text.to_owned())),
        certificate: reader.certificate(),
        proxies: reader.read("proxy", proxies).unwrap_or_default(),
        json_log: reader.read("log", log).unwrap_or(false),
        house: Duration::from_millis(reader.number("house", 900).into()),
        idle: Duration::from_secs(reader.number("idle", 300).into()),
        keep: days(reader.number("keep-days", KEEP_DAYS)),
        tables: TableLimits {
            per_person: reader.count("tables-per-person", tables.per_person),
            per_address: reader.count("tables-per-address", tables.per_address),
        },
        limits: LimitSettings {
            requests: (
                limits.requests.0,
                f64::from(reader.count("requests-per-minute", 60)) / 60.0,
            ),
            ..limits.for_sockets(
                reader.count("sockets", limits.sockets),
                reader.count("sockets-per-address", limits.sockets_per_address),
            )
        },
    };
    if reader.faults.is_empty() { Ok(serving) } else { Err(reader.faults) }
}

fn days(days: u32) -> Option<Duration> {
    (days > 0).then(|| Duration::from_hours(24 * u64::from(days)))
}

/// Only where everything is kept: whoever copies it needs none of the rest.
pub fn database(sources: &Sources<'_>) -> Result<Database, Vec<Message>> {
    let mut reader = Reader { sources, faults: Vec::new() };
    let database = reader.database();
    database.ok_or(reader.faults)
}

fn database_url(text: &str) -> Option<String> {
    let known = ["sqlite:", "postgres://", "postgresql://"];
    known.iter().any(|scheme| text.starts_with(scheme)).then(|| text.to_owned())
}

fn proxies(text: &str) -> Option<Proxies> {
    match text {
        "on" | "true" | "yes" | "1" => Some(Proxies::here()),
        "off" | "false" | "no" | "0" => Some(Proxies::default()),
        addresses => Proxies::parse(addresses),
    }
}

fn log(text: &str) -> Option<bool> {
    match text {
        "text" => Some(false),
        "json" => Some(true),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use words::{Lang, Words};

    use super::*;
    use crate::args;

    fn with<T>(
        flags: &[&str],
        env: &[(&str, &str)],
        file: &str,
        home: Option<&str>,
        read: impl Fn(&Sources<'_>) -> Result<T, Vec<Message>>,
    ) -> Result<T, Vec<Message>> {
        let args = ["luckhouse", "serve"].iter().chain(flags);
        let matches = args::command(&Words::new(Lang::En)).try_get_matches_from(args).unwrap();
        let env = |name: &str| env.iter().find(|it| it.0 == name).map(|it| it.1.to_owned());
        let file = Some(("house.toml", file.parse().unwrap()));
        let (_, flags) = matches.subcommand().unwrap();
        read(&Sources { flags, env: &env, file, home: home.map(Path::new) })
    }

    fn serving(flags: &[&str], env: &[(&str, &str)], file: &str) -> Result<Serving, Vec<Message>> {
        with(flags, env, file, Some("/data"), read)
    }

    #[test]
    fn flags_outrank_variables_and_variables_the_file() {
        let file = "house = 1\nidle = 2\nsockets = 3\nproxy = true";
        let env = [("LUCKHOUSE_HOUSE", "10"), ("LUCKHOUSE_IDLE", "20")];
        let read = serving(&["--house", "100"], &env, file).unwrap();
        assert_eq!(read.house, Duration::from_millis(100));
        assert_eq!(read.idle, Duration::from_secs(20));
        assert_eq!((read.limits.sockets, read.proxies.is_none()), (3, false));
        assert_eq!(read.database.url, "sqlite:/data/luckhouse.db");
        assert_eq!(read.database.home.as_deref(), Some(Path::new("/data")));
    }

    #[test]
    fn every_fault_is_named_with_its_place_and_what_to_write() {
        let file = "lisen = \"x\"\nproxy = \"perhaps\"";
        let env = [("LUCKHOUSE_SOCKETS", "many")];
        let faults =
            serving(&["--listen", "here", "--database", "mysql:x"], &env, file).unwrap_err();
        let words = Words::new(Lang::En);
        let said: Vec<String> = faults.iter().map(|it| words.say(it)).collect();
        assert_eq!(said.len(), 5, "{said:#?}");
        for (part, n) in [("lisen", 0), ("--listen", 1), ("mysql:x", 2), ("perhaps", 3)] {
            assert!(said[n].contains(part), "{said:#?}");
        }
        assert!(said[4].contains("LUCKHOUSE_SOCKETS") && said[4].contains("many"), "{said:#?}");
    }

    #[test]
    fn tables_are_kept_for_ninety_days_unless_somebody_says_otherwise() {
        for (flags, days) in
            [(&[][..], Some(90)), (&["--keep-days", "7"], Some(7)), (&["--keep-days", "0"], None)]
        {
            let keep = serving(flags, &[], "").unwrap().keep;
            assert_eq!(keep, days.map(|days| Duration::from_hours(24 * days)), "{flags:?}");
        }
    }

    #[test]
    fn a_certificate_needs_its_key() {
        let faults = serving(&["--certificate", "Cargo.toml"], &[], "").unwrap_err();
        assert_eq!(faults[0].key, "serve-half-certificate");
    }

    #[test]
    fn whoever_names_a_database_needs_no_home() {
        let named = ["--database", "sqlite:/srv/luck.db"];
        let serving = with(&named, &[], "", None, read).unwrap();
        assert_eq!(serving.database.home, None);
        let faults = with(&[], &[], "", None, read).unwrap_err();
        assert_eq!(faults[0].key, "serve-no-home");
    }

    #[test]
    fn who_copies_the_database_needs_nothing_else_to_be_right() {
        let file = "certificate = \"/no/such\"\ndatabase = \"sqlite:/srv/luck.db\"\nx = 1";
        assert!(with(&[], &[], file, None, read).is_err());
        let read = with(&[], &[], file, None, database).unwrap();
        assert_eq!(read.url, "sqlite:/srv/luck.db");
        assert!(with(&["--database", "x"], &[], file, None, database).is_err());
    }

    #[test]
    fn an_address_begins_as_addresses_do() {
        for url in ["https://luck.example", "http://10.0.0.1:8777/", "http://[::1]"] {
            assert!(serving(&["--url", url], &[], "").is_ok(), "{url}");
        }
        for url in ["httpfoo", "http", "https://", "luck.example", "ftp://luck.example"] {
            let faults = serving(&["--url", url], &[], "").unwrap_err();
            assert_eq!((faults.len(), faults[0].key), (1, "serve-bad-setting"), "{url}");
        }
    }

    #[test]
    fn a_cookie_is_safe_where_the_lines_are() {
        for (flags, safe) in [
            (&[][..], false),
            (&["--proxy", "on"], true),
            (&["--proxy", "10.0.0.0/8"], true),
            (&["--proxy", "off"], false),
            (&["--proxy", "on", "--url", "http://luck.example"], false),
            (&["--proxy", "on", "--url", "https://luck.example"], true),
            (&["--url", "https://luck.example"], true),
            (&["--url", "http://luck.example"], false),
        ] {
            assert_eq!(serving(flags, &[], "").unwrap().is_safe(), safe, "{flags:?}");
        }
    }

    #[test]
    fn a_certificate_that_is_none_is_named_with_its_setting_and_file() {
        let files = ["--certificate", "Cargo.toml", "--key", "Cargo.toml"];
        let faults = serving(&files, &[], "").unwrap_err();
        let said = Words::new(Lang::En).say(&faults[0]);
        assert!(said.contains("--certificate") && said.contains("Cargo.toml"), "{said}");
        assert!(said.contains("PEM"), "{said}");
    }
}
