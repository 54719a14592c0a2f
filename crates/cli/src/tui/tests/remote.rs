//! Tables of a real server, joined over real sockets and played by keys.

mod hands;
mod hosting;
mod liar;
mod rematch;

use std::collections::BTreeSet;
use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use catalog::lucktails::Lucktails;
use catalog::lucky_bastard::LuckyBastard;
use catalog::lucky_duck::LuckyDuck;
use serde_json::{Value, json};
use server::{Doors, Settings, Store, Tables, app};
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;
use words::{Lang, Words};

use super::super::hosted::Hosted;
use super::super::key::Key;
use super::super::remote::{Arrived, JoinOptions, Remote};
use super::super::screen::Screen;
use super::{english, press, shown};
use crate::failure::Failure;
use crate::remote::{Invitation, Tokens, Wanted, record_at};

/// Nothing here takes so long unless it hangs.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server in this process, with a database of its own.
struct House {
    runtime: Runtime,
    folder: PathBuf,
    address: SocketAddr,
    tables: Tables,
    serving: JoinHandle<()>,
}

impl House {
    fn open(name: &str) -> House {
        let folder =
            std::env::temp_dir().join(format!("luckhouse-remote-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for the test");
        let runtime = Runtime::new().expect("a runtime");
        let socket = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = socket.local_addr().expect("it has an address");
        let (tables, serving) = run(&runtime, &folder, socket);
        House { runtime, folder, address, tables, serving }
    }

    fn stop(&mut self) {
        self.runtime.block_on(self.tables.stop());
        self.serving.abort();
        while TcpStream::connect(self.address).is_ok() {
            sleep(Duration::from_millis(5));
        }
    }

    /// At the same address, on the same database.
    fn start_again(&mut self) {
        let socket = TcpListener::bind(self.address).expect("its own address is free again");
        (self.tables, self.serving) = run(&self.runtime, &self.folder, socket);
    }

    fn tokens(&self, who: &str) -> Tokens {
        Tokens::at(&self.folder.join(who))
    }

    fn options(&self, who: &str, code: &str) -> JoinOptions {
        let invitation = Invitation::new(&self.address.to_string(), code, Some(who));
        let invitation = invitation.expect("a good invitation");
        JoinOptions { invitation, seat: None, level: 2, colour: false, record_to: None }
    }

    /// For a table that is to be made.
    fn options_for_new(&self, who: &str, set_up: Value) -> JoinOptions {
        let set_up = serde_json::from_value(set_up).expect("a set-up");
        let table = Wanted::New(Box::new(set_up));
        let invitation = Invitation::to(&self.address.to_string(), table, Some(who));
        let invitation = invitation.expect("a good invitation");
        JoinOptions { invitation, ..self.options(who, "AAAAA") }
    }

    /// A table of somebody who has been here before, and so is its host.
    fn table(&self, who: &str, set_up: &Value) -> String {
        let address = self.options(who, "AAAAA").invitation.address;
        let introduced = self.http("POST /api/me", "", &json!({ "name": who }));
        let token = introduced.split("luckhouse=").nth(1).and_then(|it| it.split(';').next());
        let token = token.expect("a token");
        self.tokens(who).keep(&address, token).expect("it is kept");
        let made = self.http("POST /api/tables", token, set_up);
        let body = made.split("\r\n\r\n").nth(1).expect("a body");
        let made: Value = serde_json::from_str(body).expect("JSON");
        made["code"].as_str().expect("a code").to_owned()
    }

    fn http(&self, request: &str, token: &str, body: &Value) -> String {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        let body = body.to_string();
        let head = format!(
            "{request} HTTP/1.0\r\ncontent-type: application/json\r\ncookie: luckhouse={token}\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(head.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    fn join<'w, G: Hosted>(
        &self,
        who: &str,
        options: &JoinOptions,
        words: &'w Words,
    ) -> Result<Remote<'w, G>, Failure> {
        Remote::new(Arrived::at(options, Some(&self.tokens(who)), words)?, options, words)
    }
}

fn run(runtime: &Runtime, folder: &Path, socket: TcpListener) -> (Tables, JoinHandle<()>) {
    let url = format!("sqlite:{}?mode=rwc", folder.join("house.db").display());
    let store = runtime.block_on(Store::open(&url)).expect("a database");
    let settings = Settings { house_takes: Duration::ZERO, ..Settings::default() };
    let tables = Tables::new(store, settings);
    socket.set_nonblocking(true).expect("a socket");
    let router = app(tables.clone(), Doors::default());
    let serving = runtime.spawn(async move {
        let listener = tokio::net::TcpListener::from_std(socket).expect("a listener");
        axum::serve(listener, router).await.expect("it serves");
    });
    (tables, serving)
}

/// Lets news come in until this is so.
fn until<'w, G: Hosted>(table: &mut Remote<'w, G>, is: impl Fn(&Remote<'w, G>) -> bool) {
    let started = Instant::now();
    while !is(table) {
        assert!(started.elapsed() < PATIENCE, "nothing happens:\n{}", shown(table));
        table.tick(Duration::ZERO);
        sleep(Duration::from_millis(1));
    }
}

fn until_shown<G: Hosted>(table: &mut Remote<'_, G>, text: &str) {
    until(table, |table| shown(table).contains(text));
}

/// Always does the first thing there is to do.
fn play_on<'w, G: Hosted>(table: &mut Remote<'w, G>, upto: impl Fn(&Remote<'w, G>) -> bool) {
    let may = |table: &Remote<'w, G>| table.is_asked() || table.desk.is_over();
    while !upto(table) {
        until(table, |table| may(table) || upto(table));
        if table.is_asked() {
            table.key(Key::Char('1'));
            until(table, |table| !table.is_waiting());
        }
    }
}

/// From the lobby to the end, by keys alone.
fn whole_game<G: Hosted>(set_up: &Value) {
    let (house, words) = (House::open(G::NAME), english());
    let code = house.table("Ada", set_up);
    let file = house.folder.join("the game.json");
    let options = JoinOptions { record_to: Some(file.clone()), ..house.options("Ada", &code) };
    let mut table = house.join::<G>("Ada", &options, &words).expect("joined");
    assert!(shown(&table).contains(&format!("Its code for others: {code}")), "{}", shown(&table));
    press(&mut table, "1");
    until_shown(&mut table, "Ada (you)");
    assert!(!shown(&table).contains("Start the game"), "a seat is free: {}", shown(&table));
    press(&mut table, "2");
    until_shown(&mut table, "the house, level 2");
    until_shown(&mut table, "Start the game");
    press(&mut table, "1");
    play_on(&mut table, |table| table.desk.is_over());
    until_shown(&mut table, "Result: ");
    let record = house.http(&format!("GET /api/tables/{code}/record"), "", &json!(null));
    let record = record.split("\r\n\r\n").nth(1).expect("a body");
    let record = record::Record::parse(record).expect("a record");
    let verified = record.verify::<G>().expect("a record that follows the rules");
    assert_eq!(verified.outcome, table.desk.seen.outcome, "the same end is seen");
    let kept = fs::read_to_string(&file).expect("the record is saved");
    assert!(kept.ends_with("}\n"), "the record is saved as a file of text");
    press(&mut table, "3");
    assert!(table.is_done());
    assert!(table.farewell().contains("is over"));
    assert_eq!(check_proofs(&table.farewell()), 1);
}

/// Does what the farewell says about checking the deal; how many lines there are, and that each of them
/// names a commitment and a share, and is true.
fn check_proofs(farewell: &str) -> usize {
    proofs(farewell).map(|line| check_proof(line).expect("it is true")).count()
}

fn proofs(farewell: &str) -> impl Iterator<Item = &str> {
    farewell.lines().filter_map(|line| line.strip_prefix("  luckhouse verify "))
}

fn check_proof(line: &str) -> Result<(), Failure> {
    let words = english();
    // The folder of the test has no quotation mark in it.
    let (file, rest) = match line.strip_prefix('\'') {
        Some(line) => line.split_once("' ").expect("a quoted file"),
        None => line.split_once(' ').expect("a file"),
    };
    assert!(rest.contains("--commitment ") && rest.contains(" --share "), "{line}");
    let args = ["luckhouse", "verify", file].into_iter().chain(rest.split(' '));
    let matches = crate::args::command(&words).try_get_matches_from(args).expect("a command");
    crate::commands::run(&matches, &words)
}

#[test]
fn lucktails_is_played_elsewhere_to_its_end() {
    let levels = json!([{ "seat": 2, "level": 3 }]);
    whole_game::<Lucktails>(&json!({ "game": "lucktails", "seats": 3, "house": levels }));
}

#[test]
fn get_lucky_is_played_elsewhere_to_its_end() {
    let levels = json!([{ "seat": 2, "level": 3 }]);
    whole_game::<catalog::get_lucky::GetLucky>(
        &json!({ "game": "get-lucky", "seats": 3, "house": levels }),
    );
}

#[test]
fn lucky_duck_is_played_elsewhere_to_its_end() {
    whole_game::<LuckyDuck>(&json!({ "game": "lucky-duck", "seats": 2 }));
}

#[test]
fn a_record_that_is_for_those_who_played_is_read_with_their_token() {
    let (house, words) = (House::open("private"), english());
    let set_up = json!({ "game": "lucky-duck", "seats": 2, "watched": false });
    let code = house.table("Ada", &set_up);
    let options = house.options("Ada", &code);
    let mut table = house.join::<LuckyDuck>("Ada", &options, &words).expect("joined");
    press(&mut table, "1");
    until_shown(&mut table, "Ada (you)");
    press(&mut table, "2");
    until_shown(&mut table, "Start the game");
    press(&mut table, "1");
    play_on(&mut table, |table| table.desk.is_over());
    until_shown(&mut table, "Result: ");
    let server = format!("http://{}", house.address);
    let read = |who: Option<&Tokens>| record_at((&server, &code), who, Lang::En);
    assert!(read(Some(&house.tokens("Ada"))).is_ok());
    for stranger in [None, Some(&house.tokens("Eve"))] {
        let said = words.say(&read(stranger).expect_err("it is hers").message);
        assert!(said.contains("only for those who played"), "{said}");
    }
}

#[test]
fn lb_22_a_table_joined_again_shows_no_card_again() {
    let (house, words) = (House::open("forgetful"), english());
    let set_up = json!({ "game": "lucky-bastard", "seats": 2, "race": "sealed" });
    let code = house.table("Ada", &set_up);
    let options = house.options("Ada", &code);
    let mut table = house.join::<LuckyBastard>("Ada", &options, &words).expect("joined");
    press(&mut table, "1");
    until_shown(&mut table, "(you)");
    press(&mut table, "2");
    until_shown(&mut table, "Start the game");
    press(&mut table, "1");
    until(&mut table, Remote::is_asked);
    press(&mut table, "1");
    until_shown(&mut table, "You look at");
    play_on(&mut table, |table| table.desk.seen.view.turns() >= 4 && table.is_asked());
    let again = house.join::<LuckyBastard>("Ada", &options, &words).expect("joined again");
    assert_eq!(again.desk.seen.view, table.desk.seen.view);
    let log = again.desk.log.text(again.desk.paint, 200, 500).to_string();
    assert!(log.contains("You have looked at cards in your line."), "{log}");
    assert!(!log.contains("You look at"), "what was seen is told again:\n{log}");
}

#[test]
fn a_cut_line_is_dialled_again_and_the_game_goes_on() {
    let (mut house, words) = (House::open("again"), english());
    let levels = json!([{ "seat": 1, "level": 2 }, { "seat": 2, "level": 2 }]);
    let code = house.table("Ada", &json!({ "game": "lucktails", "seats": 3, "house": levels }));
    let options = JoinOptions { seat: Some(0), ..house.options("Ada", &code) };
    let mut table = house.join::<Lucktails>("Ada", &options, &words).expect("joined");
    until_shown(&mut table, "Start the game");
    press(&mut table, "1");
    until(&mut table, Remote::is_asked);
    house.stop();
    until_shown(&mut table, "The line is cut");
    let board = |table: &Remote<'_, Lucktails>| shown(table).lines().take(12).collect::<String>();
    let before = board(&table);
    press(&mut table, "1");
    assert!(!table.is_waiting(), "nothing is asked over a line that is cut");
    house.start_again();
    until_shown(&mut table, "You are back at the table");
    assert_eq!(board(&table), before, "it stands where it stood");
    play_on(&mut table, |table| table.desk.is_over());
}

#[test]
fn two_people_talk_and_one_leaves_to_the_house() {
    let (house, words) = (House::open("talk"), english());
    let levels = json!([{ "seat": 2, "level": 2 }]);
    let code = house.table("Ada", &json!({ "game": "lucktails", "seats": 3, "house": levels }));
    let seated = |who: &str, seat| JoinOptions { seat: Some(seat), ..house.options(who, &code) };
    let mut ada = house.join::<Lucktails>("Ada", &seated("Ada", 0), &words).expect("joined");
    let mut bob = house.join::<Lucktails>("Bob", &seated("Bob", 1), &words).expect("joined");
    until_shown(&mut bob, "Bob (you)");
    assert!(shown(&bob).contains("The host starts the game"));
    until_shown(&mut ada, "Start the game");
    press(&mut ada, "1");
    until(&mut bob, |bob| bob.desk.own_seat().is_some() && !shown(bob).contains("gathers"));
    press(&mut bob, "sgood luck");
    bob.key(Key::Enter);
    until_shown(&mut bob, "You say: “good luck”");
    until_shown(&mut ada, "Bob says: “good luck”");
    press(&mut bob, "q");
    assert!(shown(&bob).contains("the house plays on for you"));
    bob.key(Key::Esc);
    assert!(!bob.is_done());
    press(&mut bob, "qh");
    until(&mut bob, Screen::is_done);
    let before = bob.farewell();
    assert!(before.contains(&code) && before.contains(" --share "), "{before}");
    until_shown(&mut ada, "Bob is away");
    let mut bob =
        house.join::<Lucktails>("Bob", &house.options("Bob", &code), &words).expect("back");
    until_shown(&mut ada, "Bob is back");
    let noted = |farewell: String| farewell.split(" --commitment ").nth(1).map(str::to_owned);
    assert_eq!(noted(bob.farewell()), noted(before), "what was noted is still known");
    press(&mut bob, "qg");
    assert!(bob.is_done());
}

/// What is wrong, in this language.
fn failure(house: &House, options: &JoinOptions, who: &str, lang: Lang) -> String {
    let words = Words::new(lang);
    let failure = house.join::<Lucktails>(who, options, &words).err().expect("it fails");
    failure.say(&words)
}

#[test]
fn what_cannot_be_joined_is_said_in_every_language() {
    let house = House::open("failures");
    let code = house.table("Ada", &json!({ "game": "lucktails", "seats": 3 }));
    let words = english();
    let seated = JoinOptions { seat: Some(1), ..house.options("Ada", &code) };
    let mut ada = house.join::<Lucktails>("Ada", &seated, &words).expect("joined");
    until_shown(&mut ada, "Ada (you)");
    let at = |server: String, code: &str, name: &str| JoinOptions {
        invitation: Invitation::new(&server, code, Some(name)).expect("a good invitation"),
        ..house.options("Bob", code)
    };
    // Nobody listens at a port that was free a moment ago; here somebody does who is no Luckhouse.
    let free = TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr()).expect("a port");
    let other = TcpListener::bind("127.0.0.1:0").expect("a port");
    let other_address = other.local_addr().expect("an address");
    std::thread::spawn(move || {
        for mut stream in other.incoming().flatten() {
            let _ = stream.read(&mut [0; 4096]);
            let _ = stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n<html>hello</html>");
        }
    });
    let here = house.address.to_string();
    let cases = [
        (at(free.to_string(), &code, "Bob"), ["No server", "kein Server", "Aucun serveur"]),
        (at(other_address.to_string(), &code, "Bob"), ["no Luckhouse", "kein Luckhouse", "pas un"]),
        (at(here.clone(), "ZZZZZ", "Bob"), ["no table ZZZZZ", "keinen Tisch", "pas de table"]),
        (at(here.clone(), &code, " "), ["1 to 24", "1 bis 24", "1 à 24"]),
        (
            JoinOptions { seat: Some(1), ..house.options("Bob", &code) },
            ["Seat 1 is taken", "Platz 1 ist besetzt", "place 1 est prise"],
        ),
        (
            JoinOptions { seat: Some(7), ..house.options("Bob", &code) },
            ["no such seat", "gibt es nicht", "place n’existe"],
        ),
    ];
    for (options, expected) in cases {
        for (lang, part) in Lang::ALL.into_iter().zip(expected) {
            let said = failure(&house, &options, "Bob", lang);
            assert!(said.contains(part), "{said}");
        }
    }
}
