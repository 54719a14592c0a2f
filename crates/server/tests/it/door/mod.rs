//! A server on a free port with a database of its own, and people who come in by the front door.
#![allow(dead_code, reason = "`logs` and `panics` do not do everything")]

pub mod beside;
pub mod database;
pub mod laid;
pub mod log;
pub mod party;

use std::net::Ipv4Addr;
use std::ops::{Deref, DerefMut};
use std::sync::LazyLock;
use std::time::Duration;

use database::Database;
use guest::{Door, Line, Lost};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use serde_json::Value;
use server::{Doors, LimitSettings, Settings, Store, Tables, Wall, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Tests are quicker than people.
pub const MANY: (f64, f64) = (1e9, 1e9);

/// An address of this machine that is not the one at which tests usually come in.
pub const ELSEWHERE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

/// The house does not play: what it would do is drawn anew every time.
pub const NEVER: Duration = Duration::from_hours(9);

/// What the whole process counts: a recorder can be installed once.
pub fn counts() -> PrometheusHandle {
    static HANDLE: LazyLock<PrometheusHandle> =
        LazyLock::new(|| PrometheusBuilder::new().install_recorder().unwrap());
    HANDLE.clone()
}

/// The memory of this process in KiB, where the system tells. A test has a process of its own where nextest runs it.
pub fn memory() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

/// Limits that no test runs into by itself.
pub fn plenty() -> LimitSettings {
    LimitSettings { requests: MANY, messages: MANY, ..LimitSettings::default() }
}

pub struct House {
    pub address: String,
    pub tables: Tables,
    front: Front,
    database: Option<Database>,
    settings: Settings,
    limits: LimitSettings,
    wall: Wall,
    serving: JoinHandle<()>,
    stopping: Option<oneshot::Sender<()>>,
}

impl House {
    /// A new server with an empty database.
    pub async fn open(name: &str) -> House {
        let settings = Settings { house_takes: Duration::ZERO, ..Settings::default() };
        House::open_with(name, settings, plenty()).await
    }

    pub async fn open_with(name: &str, settings: Settings, limits: LimitSettings) -> House {
        House::open_by(name, settings, limits, Wall::default()).await
    }

    /// A new server that goes by this wall clock.
    pub async fn open_by(
        name: &str,
        settings: Settings,
        limits: LimitSettings,
        wall: Wall,
    ) -> House {
        let database = Database::new(name).await;
        let mut house = House::serve_with(&database.url, settings, limits, wall).await;
        house.database = Some(database);
        house
    }

    /// The address of its database.
    pub fn url(&self) -> &str {
        &self.database.as_ref().unwrap().url
    }

    /// A server on a database of somebody else's.
    pub async fn serve(url: &str) -> House {
        let settings = Settings { house_takes: Duration::ZERO, ..Settings::default() };
        House::serve_with(url, settings, plenty(), Wall::default()).await
    }

    async fn serve_with(url: &str, settings: Settings, limits: LimitSettings, wall: Wall) -> House {
        let store = Store::open_by(url, wall.clone()).await.unwrap();
        let tables = Tables::new(store, settings.clone());
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let doors = Doors { limits, ..Doors::default() };
        let kept = tables.clone();
        let (stopping, stop) = oneshot::channel();
        let until = async { drop(stop.await) };
        let serving =
            tokio::spawn(async { serve(listener, tables, doors, None, until).await.unwrap() });
        let front = Front(Door::at(address.clone()));
        House {
            address,
            tables: kept,
            front,
            database: None,
            settings,
            limits,
            wall,
            serving,
            stopping: Some(stopping),
        }
    }

    /// Tells the server to stop.
    pub async fn stop(&mut self) {
        drop(self.stopping.take());
        tokio::task::yield_now().await;
    }

    /// Ends this server without a word and starts another on the same database.
    pub async fn again(mut self) -> House {
        self.serving.abort();
        std::mem::forget(self.stopping.take());
        let database = self.database.take().unwrap();
        let (settings, wall) = (self.settings.clone(), self.wall.clone());
        let mut house = House::serve_with(&database.url, settings, self.limits, wall).await;
        house.database = Some(database);
        house
    }

    /// A page as a browser of this language gets it.
    pub async fn page(&self, path: &str, lang: &str) -> (u16, String) {
        let mut line = TcpStream::connect(&self.address).await.unwrap();
        let head = format!(
            "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\naccept-language: {lang}\r\n\r\n",
            self.address
        );
        line.write_all(head.as_bytes()).await.unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).await.unwrap();
        (answer[9..12].parse().unwrap(), answer)
    }
}

impl Deref for House {
    type Target = Front;

    fn deref(&self) -> &Front {
        &self.front
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// The front door, at which everything goes well.
pub struct Front(Door);

impl Front {
    /// The same door for people from another address.
    pub fn elsewhere(&self) -> Front {
        Front(self.0.coming_from(ELSEWHERE.into()))
    }

    /// The status and the body of an answer, and the token it gives.
    pub async fn http(&self, request: &str, token: &str, body: &str) -> (u16, Value, String) {
        let answer = self.0.http(request, token, body).await.unwrap();
        (answer.status, answer.body, answer.token)
    }

    /// Somebody with a name; returns their token.
    pub async fn person(&self, name: &str) -> String {
        self.0.person(name).await.unwrap()
    }

    pub async fn table(&self, token: &str, set_up: &Value) -> String {
        self.0.table(token, set_up).await.unwrap()
    }

    /// Whether somebody may not come in.
    pub async fn turns_away(&self, token: &str, code: &str) -> bool {
        self.try_line(token, code).await.is_err()
    }

    /// A line to a table, or why there is none.
    pub async fn try_line(&self, token: &str, code: &str) -> Result<Line, Lost> {
        self.0.line(token, code, 0).await
    }

    pub async fn join(&self, token: &str, code: &str, since: u32) -> Guest {
        Guest(self.0.join(token, code, since).await.unwrap())
    }
}

/// Somebody on a socket, for whom everything goes well.
pub struct Guest(guest::Guest);

impl Deref for Guest {
    type Target = guest::Guest;

    fn deref(&self) -> &guest::Guest {
        &self.0
    }
}

impl DerefMut for Guest {
    fn deref_mut(&mut self) -> &mut guest::Guest {
        &mut self.0
    }
}

impl Guest {
    /// Takes in one message.
    pub async fn next(&mut self) -> Value {
        self.0.next().await.unwrap()
    }

    /// Asks and waits for the answer, taking in whatever comes before it.
    pub async fn ask(&mut self, ask: Value) -> Value {
        self.0.ask(ask).await.unwrap()
    }

    /// Asks for what has to be done.
    pub async fn does(&mut self, ask: Value) {
        let answer = self.ask(ask.clone()).await;
        assert_eq!(answer["type"], "done", "{ask}: {answer}");
    }

    /// Asks for what has to be refused with this code.
    pub async fn is_refused(&mut self, ask: Value, code: &str) {
        let answer = self.ask(ask.clone()).await;
        assert_eq!(answer["code"], code, "{ask}: {answer}");
    }

    /// Waits until the game is over.
    pub async fn until_over(&mut self) {
        while !self.is_over() {
            self.next().await;
        }
    }

    /// Asks, and sees whether the line is cut instead of an answer.
    pub async fn is_let_go(&mut self, ask: Value) -> bool {
        self.0.ask(ask).await.is_err()
    }

    /// Asks for what ends the connection, and returns how it was closed.
    pub async fn closed_by(&mut self, ask: Value) -> String {
        self.0.ask(ask).await.expect_err("it is answered").to_string()
    }

    /// Asks the same twice, without waiting, and returns both answers as they come.
    pub async fn ask_twice(&mut self, ask: &Value) -> [Value; 2] {
        for _ in 0..2 {
            self.0.say(ask).await.unwrap();
        }
        let mut answers = Vec::new();
        while answers.len() < 2 {
            let told = self.next().await;
            if told["type"] == "answered" {
                answers.push(told["answer"].clone());
            }
        }
        answers.try_into().expect("there are two")
    }

    pub async fn sit(&mut self, seat: u8) {
        self.0.sit(seat).await.unwrap();
    }

    /// Waits until this has happened.
    pub async fn until(&mut self, number: u32) {
        self.0.until(number).await.unwrap();
    }

    /// Takes one of the legal actions.
    pub async fn act(&mut self, seat: u8, choice: usize) -> Value {
        self.0.act(seat, choice).await.unwrap()
    }
}
