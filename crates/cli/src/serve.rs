//! `luckhouse serve`: the tables, open to whoever comes.

mod descriptors;
mod settings;

use std::fs::DirBuilder;
use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use metrics_exporter_prometheus::PrometheusBuilder;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use server::{Doors, Origin, Settings, Sole, Store, StoreError, Tables};
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;
use words::{Arg, Message, Words};

use crate::failure::{Failure, io_reason, read_file};
use settings::{Database, Serving, Sources};

pub use settings::{SETTINGS, Setting, variable};

#[cfg(not(panic = "unwind"))]
compile_error!("a panic at one table would end all others: set `panic = \"unwind\"`");

pub fn run(flags: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let mut serving = with_sources(flags, settings::read)?;
    log(serving.json_log);
    server::log_panics();
    let (limits, too_few) = descriptors::fit(serving.limits, descriptors::raised());
    serving.limits = limits;
    if let Some(too_few) = too_few {
        eprintln!("luckhouse: {}", words.say(&too_few));
    }
    block_on(open(serving, words))?
}

fn with_sources<T>(
    flags: &ArgMatches,
    read: impl Fn(&Sources<'_>) -> Result<T, Vec<Message>>,
) -> Result<T, Failure> {
    let env = |name: &str| std::env::var(name).ok();
    let path = flags.get_one::<String>("config").cloned().or_else(|| env(&variable("config")));
    let file = path.as_deref().map(|path| Ok((path, settings_file(path)?))).transpose()?;
    let home = home();
    read(&Sources { flags, env: &env, file, home: home.as_deref() }).map_err(|faults| {
        Failure::usage(Message::new("serve-bad-settings").with("why", Arg::Reasons(faults)))
    })
}

fn settings_file(path: &str) -> Result<toml::Table, Failure> {
    read_file(path)?.parse().map_err(|error: toml::de::Error| {
        let message = Message::new("serve-bad-file").with("path", path);
        Failure::usage(message.with("why", error.message().to_owned()))
    })
}

/// Where the house keeps its own things, if this account has a place for that.
fn home() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|it| !it.is_empty()).map(PathBuf::from);
    let data = folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")));
    Some(data?.join("luckhouse"))
}

/// Makes the folder of a database that is kept there, for nobody but this account.
fn make_home(database: &Database) -> Result<(), Failure> {
    let Some(home) = &database.home else { return Ok(()) };
    DirBuilder::new().recursive(true).mode(0o700).create(home).map_err(|error| {
        let message = Message::new("cli-cannot-read").with("path", home.display().to_string());
        Failure::machine(message.with("why", io_reason(&error)))
    })
}

/// What is logged names tables by number; no card, no token, no name is ever logged.
fn log(json: bool) {
    let filter = EnvFilter::try_from_env("LUCKHOUSE_FILTER").unwrap_or_else(|_| "info".into());
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    if json { log.json().init() } else { log.with_target(false).init() }
}

async fn open(serving: Serving, words: &Words) -> Result<(), Failure> {
    let metrics = PrometheusBuilder::new().install_recorder().ok();
    make_home(&serving.database)?;
    let url = &serving.database.url;
    let _sole = Sole::of(url).map_err(|why| no_store(&why))?;
    let store = Store::open(url).await.map_err(|why| no_store(&why))?;
    let settings = Settings {
        house_takes: serving.house,
        idle: serving.idle,
        keep: serving.keep,
        tables: serving.tables,
        ..Settings::default()
    };
    let tables = Tables::new(store, settings);
    let listener = server::listen(serving.listen).map_err(|error| {
        let message = Message::new("serve-cannot-listen").with("why", io_reason(&error));
        Failure::machine(message.with("address", serving.listen.to_string()))
    })?;
    let bound = listener.local_addr().unwrap_or(serving.listen);
    welcome(&serving, bound, words);
    warn_of_plain_http(&serving, bound, words);
    let (secure, origin) = (serving.is_safe(), serving.url.as_deref().and_then(Origin::of));
    let (limits, proxies) = (serving.limits, serving.proxies);
    let url = serving.url.clone();
    let doors = Doors { limits, proxies, origin, url, secure, metrics };
    let served = server::serve(listener, tables, doors, serving.certificate, told_to_stop()).await;
    served.map_err(|error| cannot("serve-ended", &error))
}

fn cannot(key: &'static str, error: &io::Error) -> Failure {
    Failure::machine(Message::new(key).with("why", io_reason(error)))
}

fn no_store(why: &StoreError) -> Failure {
    Failure::machine(why.message())
}

/// `luckhouse backup`: a copy of the database, also while the house is open.
pub fn backup(flags: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let (database, file) = (with_sources(flags, settings::database)?, path(flags));
    block_on(server::backup(&database.url, &file))?.map_err(|why| no_store(&why))?;
    say(words, "serve-backed-up", &file);
    Ok(())
}

/// `luckhouse restore`: a copy becomes the database.
pub fn restore(flags: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let (database, file) = (with_sources(flags, settings::database)?, path(flags));
    make_home(&database)?;
    let force = flags.get_flag("force");
    block_on(server::restore(&file, &database.url, force))?.map_err(|why| no_store(&why))?;
    say(words, "serve-restored", &file);
    Ok(())
}

fn path(flags: &ArgMatches) -> PathBuf {
    flags.get_one::<String>("FILE").map(PathBuf::from).unwrap_or_default()
}

fn say(words: &Words, key: &'static str, file: &Path) {
    println!("{}", words.say(&Message::new(key).with("path", file.display().to_string())));
}

fn block_on<T>(future: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    Ok(runtime.map_err(|error| cannot("serve-no-start", &error))?.block_on(future))
}

/// Comes true when somebody presses Ctrl-C or the system wants the program to end.
async fn told_to_stop() {
    let mut ends = signal(SignalKind::terminate()).expect("signals can be heard");
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = ends.recv() => {}
    }
}

/// Says where to go, with a picture for phones.
fn welcome(serving: &Serving, bound: SocketAddr, words: &Words) {
    let scheme = if serving.certificate.is_some() { "https" } else { "http" };
    let found = SocketAddr::new(reachable(bound.ip()), bound.port());
    let url = serving.url.clone().unwrap_or_else(|| format!("{scheme}://{found}/"));
    let mut out = io::stdout().lock();
    let picture = QrCode::new(&url).ok().filter(|_| out.is_terminal());
    if let Some(code) = picture {
        let _ = writeln!(out, "{}", code.render::<Dense1x2>().build());
    }
    let _ = writeln!(out, "{}", words.say(&Message::new("serve-open").with("url", url)));
    let _ = out.flush();
}

/// Whoever is on the same network or on the way reads and changes what goes over plain HTTP, cookies too.
fn warn_of_plain_http(serving: &Serving, bound: SocketAddr, words: &Words) {
    if bound.ip().to_canonical().is_loopback() || !serving.is_plain() {
        return;
    }
    tracing::warn!(address = %bound, "listening beyond loopback without TLS");
    let message = Message::new("serve-plain-http").with("address", bound.to_string());
    eprintln!("{}", words.say(&message));
}

/// The address by which others on the same network reach this machine.
fn reachable(ip: IpAddr) -> IpAddr {
    if !ip.is_unspecified() {
        return ip;
    }
    // Nothing is sent: the system only says from which of its addresses it would be.
    let asked = UdpSocket::bind("0.0.0.0:0").and_then(|socket| {
        socket.connect("192.0.2.1:9")?;
        socket.local_addr()
    });
    asked.map_or_else(|_| IpAddr::from([127, 0, 0, 1]), |address| address.ip())
}
