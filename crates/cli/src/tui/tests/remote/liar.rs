//! A server that would like to choose the cards, and what it is sent.

use std::io::ErrorKind;
use std::sync::{Arc, Mutex, MutexGuard};

use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::Role;
use tokio_tungstenite::tungstenite::{Error, Message as Frame, WebSocket};

use super::super::super::remote::first_standing;
use super::hosting::choose;
use super::*;
use crate::remote::{Address, Noted};

const CODE: &str = "LIARS";
/// How long it takes to find a page of the history.
const BEFORE_A_PAGE: Duration = Duration::from_millis(300);
/// How often it looks whether there is something to tell.
const BETWEEN_LIES: Duration = Duration::from_millis(10);

/// What it shows and does, and what came of it.
struct Lies {
    commitment: String,
    stage: &'static str,
    /// The seats it says are this person's.
    yours: Vec<u8>,
    /// Whether it says that they are kept for this person.
    away: bool,
    /// What it tells next over the open connection.
    tells: Vec<Value>,
    /// What it says has happened so far.
    since: Vec<Value>,
    /// What it answers whoever sits down; nothing where it cuts the connection instead.
    answer: Option<Value>,
    /// So many things happened, each of which it tells on a page of its own.
    pages: u32,
    connections: usize,
    /// Each share it was sent, and whether it was on the disk by then.
    shares: Vec<(String, bool)>,
}

struct Liar {
    folder: PathBuf,
    address: SocketAddr,
    lies: Arc<Mutex<Lies>>,
}

impl Liar {
    fn open(name: &str) -> Liar {
        let folder =
            std::env::temp_dir().join(format!("luckhouse-liar-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("it has an address");
        let lies = Lies {
            commitment: "ab".repeat(32),
            stage: "gathering",
            yours: Vec::new(),
            away: false,
            tells: Vec::new(),
            since: Vec::new(),
            answer: None,
            pages: 0,
            connections: 0,
            shares: Vec::new(),
        };
        let liar = Liar { folder, address, lies: Arc::new(Mutex::new(lies)) };
        let (lies, tokens, at) = (Arc::clone(&liar.lies), liar.tokens(), liar.server());
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (lies, tokens, at) = (Arc::clone(&lies), tokens.clone(), at.clone());
                std::thread::spawn(move || serve(stream, &lies, &tokens, &at));
            }
        });
        liar
    }

    fn server(&self) -> Address {
        Address::read(&self.address.to_string()).expect("an address")
    }

    fn tokens(&self) -> Tokens {
        Tokens::at(&self.folder)
    }

    fn lies(&self) -> MutexGuard<'_, Lies> {
        self.lies.lock().expect("nobody panics")
    }

    fn join<'w>(&self, words: &'w Words) -> Remote<'w, LuckyDuck> {
        let invitation = Invitation::new(&self.address.to_string(), CODE, Some("Ada"));
        let invitation = invitation.expect("a good invitation");
        let options =
            JoinOptions { invitation, seat: None, level: 2, colour: false, record_to: None };
        let arrived = Arrived::at(&options, Some(&self.tokens()), words).expect("arrived");
        Remote::new(arrived, &options, words).expect("joined")
    }

    /// Says that the table stands there now, with these seats as this person's.
    fn says(&self, stage: &'static str, yours: &[u8]) {
        let mut lies = self.lies();
        (lies.stage, lies.yours) = (stage, yours.to_vec());
        let standing = standing(&lies);
        lies.tells.push(standing);
    }

    /// The person sits down at this seat, which is answered like this.
    fn sits(&self, table: &mut Remote<'_, LuckyDuck>, seat: u8, answer: Value) {
        let shares = self.lies().shares.len();
        self.lies().answer = Some(answer);
        choose(table, &format!("Sit down at seat {seat}"));
        until(table, |_| self.lies().shares.len() > shares);
    }

    /// The share this device sent first.
    fn first_share(&self) -> String {
        self.lies().shares[0].0.clone()
    }

    /// Sits down, and waits until the connection that was cut is there again.
    fn sit_down(&self, table: &mut Remote<'_, LuckyDuck>) {
        let connections = self.lies().connections;
        let shares = self.lies().shares.len();
        choose(table, "Sit down at seat 0");
        until(table, |table| {
            let lies = self.lies();
            let again = lies.answer.is_some() || lies.connections > connections;
            lies.shares.len() > shares && again && table.desk.trouble.is_none()
        });
    }
}

fn serve(mut stream: TcpStream, lies: &Mutex<Lies>, tokens: &Tokens, at: &Address) {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        if stream.read_exact(&mut byte).is_err() {
            return;
        }
        head.extend(byte);
    }
    let head = String::from_utf8(head).expect("text");
    // Whoever leaves a request unread resets the connection.
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    let length = length.map_or(0, |it| it.parse().expect("a length"));
    stream.read_exact(&mut vec![0; length]).expect("the whole request");
    let key = head.lines().find_map(|line| line.strip_prefix("Sec-WebSocket-Key: "));
    let answer = match key {
        Some(key) => {
            let accept = derive_accept_key(key.as_bytes());
            format!(
                "HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\
                 sec-websocket-accept: {accept}\r\n\r\n"
            )
        }
        None => "HTTP/1.1 200 OK\r\nset-cookie: luckhouse=abc\r\n\r\n{\"name\":\"Ada\"}".to_owned(),
    };
    stream.write_all(answer.as_bytes()).expect("it reads");
    if key.is_some() {
        lie(WebSocket::from_raw_socket(stream, Role::Server, None), lies, tokens, at);
    }
}

/// Until somebody sits down whom it does not answer, or who leaves.
fn lie(mut socket: WebSocket<TcpStream>, lies: &Mutex<Lies>, tokens: &Tokens, at: &Address) {
    let standing = {
        let mut lies = lies.lock().expect("nobody panics");
        lies.connections += 1;
        standing(&lies)
    };
    if socket.send(Frame::text(standing.to_string())).is_err() {
        return;
    }
    socket.get_ref().set_read_timeout(Some(BETWEEN_LIES)).expect("a timeout");
    loop {
        let tells = std::mem::take(&mut lies.lock().expect("nobody panics").tells);
        for told in tells {
            if socket.send(Frame::text(told.to_string())).is_err() {
                return;
            }
        }
        let frame = match socket.read() {
            Ok(frame) => frame,
            Err(Error::Io(why)) if why.kind() == ErrorKind::WouldBlock => continue,
            Err(_) => return,
        };
        let Ok(asked) = serde_json::from_str::<Value>(frame.to_text().unwrap_or_default()) else {
            continue;
        };
        if let Some(after) = asked["ask"]["after"].as_u64() {
            sleep(BEFORE_A_PAGE);
            let said = json!({ "number": after + 1, "what": "said", "seat": 0, "say": {} });
            let page = json!({ "type": "history", "after": after, "happenings": [said] });
            let done =
                json!({ "type": "answered", "id": asked["id"], "answer": { "type": "done" } });
            for told in [page, done] {
                if socket.send(Frame::text(told.to_string())).is_err() {
                    return;
                }
            }
        }
        let Some(share) = asked["ask"]["share"].as_str() else { continue };
        let noted = tokens.noted(at, CODE).unwrap_or_default();
        let mut lies = lies.lock().expect("nobody panics");
        lies.shares.push((share.to_owned(), noted.shares.values().any(|it| it == share)));
        let Some(answer) = &lies.answer else { return };
        let answer = json!({ "type": "answered", "id": asked["id"], "answer": answer });
        if socket.send(Frame::text(answer.to_string())).is_err() {
            return;
        }
    }
}

fn standing(lies: &Lies) -> Value {
    let sitter = |seat: u8| {
        if lies.yours.contains(&seat) {
            json!({ "type": "person", "name": "Ada", "away": lies.away })
        } else {
            json!({ "type": "nobody" })
        }
    };
    let chairs: Vec<Value> =
        (0..2).map(|seat| json!({ "seat": seat, "sitter": sitter(seat) })).collect();
    let number = lies.pages + lies.since.len() as u32;
    let from = lies.pages + 1;
    json!({
        "type": "standing", "code": CODE, "set_up": { "game": "lucky-duck", "seats": 2 },
        "commitment": lies.commitment, "stage": lies.stage, "chairs": chairs, "yours": lies.yours,
        "looking_as": null, "host": false, "number": number, "after": 0, "from": from, "since": lies.since, "view": null, "legal": [],
        "moment": 0, "to_act": [], "now": 0, "deadline": null
    })
}

#[test]
fn a_long_history_is_waited_for_as_long_as_its_pages_come() {
    let (liar, words) = (Liar::open("long"), english());
    liar.lies().pages = 6;
    let invitation = Invitation::new(&liar.address.to_string(), CODE, Some("Ada"));
    let accepted = invitation.expect("a good invitation").accept(None, &words);
    let (visitor, _) = accepted.expect("a name");
    let mut line = visitor.line(CODE).expect("a connection");
    let standing = first_standing(&mut line, &visitor, 4 * BEFORE_A_PAGE).expect("all of it");
    let numbers: Vec<u32> = standing.since.iter().map(|it| it.number).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn a_server_that_cuts_the_connection_gets_the_same_share_again() {
    let (liar, words) = (Liar::open("cuts"), english());
    let mut table = liar.join(&words);
    for _ in 0..6 {
        liar.sit_down(&mut table);
    }
    // After a new start of the program, too.
    drop(table);
    let mut table = liar.join(&words);
    liar.sit_down(&mut table);
    // And where it says that one sits there already.
    liar.lies().yours = vec![0];
    let mut seated = liar.join(&words);
    until_shown(&mut seated, "Ada (you)");
    let (first, kept) = liar.lies().shares[0].clone();
    assert!(first.len() >= 16 && kept, "{first} is on the disk before it is sent");
    assert_eq!(liar.lies().shares, vec![(first.clone(), true); 7]);
    let line = seated.farewell();
    assert!(line.contains(&format!(" --share 0:{first}")), "{line}");
    assert!(!line.contains("could be choosing"), "there is nothing to doubt yet: {line}");
}

#[test]
fn a_server_that_shows_another_commitment_is_named_to_the_end() {
    let (liar, words) = (Liar::open("commits"), english());
    let mut table = liar.join(&words);
    let first = liar.lies().commitment.clone();
    liar.lies().commitment = "cd".repeat(32);
    liar.sit_down(&mut table);
    until_shown(&mut table, "This server shows another commitment");
    liar.sit_down(&mut table);
    drop(table);
    // Also in the next visit, although it shows the first one again.
    liar.lies().commitment.clone_from(&first);
    let table = liar.join(&words);
    assert!(shown(&table).contains("This server shows another commitment"), "{}", shown(&table));
    let farewell = table.farewell();
    assert!(farewell.contains("This server shows another commitment"), "{farewell}");
    assert!(farewell.contains(&format!("--commitment {first}")), "{farewell}");
    let shares: BTreeSet<String> = liar.lies().shares.iter().map(|it| it.0.clone()).collect();
    assert_eq!(shares.len(), 1, "it gets nothing new by it: {shares:?}");
}

#[test]
fn a_server_that_does_not_take_the_share_or_shows_no_commitment_is_named() {
    let words = english();
    let liar = Liar::open("refuses");
    liar.lies().answer =
        Some(json!({ "type": "refused", "code": "other_share", "why": "Another one counts." }));
    let mut table = liar.join(&words);
    liar.sit_down(&mut table);
    until_shown(&mut table, "This server asks for a second share");
    assert!(liar.join(&words).farewell().contains("This server asks for a second share"));
    let liar = Liar::open("promises-nothing");
    liar.lies().commitment = String::new();
    let mut table = liar.join(&words);
    until_shown(&mut table, "This server shows no commitment");
    assert!(!table.farewell().contains("--commitment"), "{}", table.farewell());
}

const NOT_SEATED: &str = "This server does not seat you where your device sent its share";

fn done() -> Value {
    json!({ "type": "done" })
}

fn taken() -> Value {
    json!({ "type": "refused", "code": "seat_taken", "why": "That seat is taken." })
}

/// Lets news come in for a while.
fn listen(table: &mut Remote<'_, LuckyDuck>) {
    for _ in 0..300 {
        table.tick(Duration::ZERO);
        sleep(Duration::from_millis(1));
    }
}

#[test]
fn nothing_is_sent_for_a_seat_that_only_the_server_calls_kept() {
    let (liar, words) = (Liar::open("kept"), english());
    (liar.lies().yours, liar.lies().away) = (vec![0, 1], true);
    let mut table = liar.join(&words);
    listen(&mut table);
    assert_eq!(liar.lies().shares, [], "nobody has pressed a key");
    liar.sits(&mut table, 1, done());
    listen(&mut table);
    assert_eq!(liar.lies().shares.len(), 1);
    assert_eq!(liar.tokens().noted(&liar.server(), CODE).expect("noted").held, [1].into());
    // After a new start, the one share that it has been sent already.
    let mut again = liar.join(&words);
    until(&mut again, |_| liar.lies().shares.len() > 1);
    listen(&mut again);
    let first = liar.first_share();
    assert_eq!(liar.lies().shares, vec![(first, true); 2]);
}

#[test]
fn a_server_that_does_not_seat_who_sent_a_share_is_named_and_checked_all_the_same() {
    let words = english();
    for (name, begins, goes_on) in
        [("nowhere", vec![], vec![0]), ("elsewhere", vec![1], vec![1]), ("never", vec![], vec![])]
    {
        let liar = Liar::open(name);
        let mut table = liar.join(&words);
        liar.sits(&mut table, 0, done());
        liar.says("gathering", &[0]);
        until_shown(&mut table, "Ada (you)");
        assert!(!shown(&table).contains(NOT_SEATED), "{}", shown(&table));
        liar.says("playing", &begins);
        until(&mut table, |table| table.farewell().contains(NOT_SEATED));
        // At once, and beside the game.
        let log = table.desk.log.text(table.desk.paint, 300, 50).to_string();
        assert!(log.contains(NOT_SEATED), "{log}");
        liar.says("playing", &goes_on);
        liar.says("over", &goes_on);
        until(&mut table, |table| table.farewell().contains("is over"));
        for table in [&table, &liar.join(&words)] {
            let farewell = table.farewell();
            let share = format!(" --share 0:{}", liar.first_share());
            assert!(farewell.contains(NOT_SEATED) && farewell.contains(&share), "{farewell}");
        }
    }
}

#[test]
fn a_server_that_seats_a_device_later_where_it_gave_its_seat_up_is_named() {
    let (liar, words) = (Liar::open("late"), english());
    let mut table = liar.join(&words);
    liar.sits(&mut table, 0, taken());
    liar.says("playing", &[]);
    until(&mut table, |table| !shown(table).contains("gathers"));
    assert!(!table.farewell().contains(NOT_SEATED) && !table.farewell().contains("--share"));
    liar.says("playing", &[0]);
    until(&mut table, |table| table.farewell().contains(NOT_SEATED));
    let share = format!(" --share 0:{}", liar.first_share());
    assert!(table.farewell().contains(&share), "{}", table.farewell());
}

#[test]
fn a_seat_that_was_taken_left_or_lost_before_the_game_is_no_reason_to_doubt() {
    let words = english();
    let fair = |name: &str, leaves: &dyn Fn(&Liar, &mut Remote<'_, LuckyDuck>)| {
        let liar = Liar::open(name);
        let mut table = liar.join(&words);
        leaves(&liar, &mut table);
        liar.sits(&mut table, 1, done());
        liar.says("gathering", &[1]);
        until_shown(&mut table, "1  Ada (you)");
        liar.says("playing", &[1]);
        liar.says("over", &[1]);
        until(&mut table, |table| table.farewell().contains("is over"));
        for table in [&table, &liar.join(&words)] {
            let farewell = table.farewell();
            assert!(!farewell.contains(NOT_SEATED), "{name}: {farewell}");
            assert!(!farewell.contains(" --share 0:"), "{name}: {farewell}");
            assert!(farewell.contains(" --share 1:"), "{name}: {farewell}");
        }
    };
    let sits = |liar: &Liar, table: &mut Remote<'_, LuckyDuck>| {
        liar.sits(table, 0, done());
        liar.says("gathering", &[0]);
        until_shown(table, "0  Ada (you)");
    };
    fair("taken", &|liar, table| {
        liar.sits(table, 0, taken());
        until_shown(table, "That seat is taken.");
    });
    fair("left", &|liar, table| {
        sits(liar, table);
        choose(table, "Get up from seat 0");
        liar.says("gathering", &[]);
        until(table, |table| !shown(table).contains("(you)"));
    });
    fair("removed", &|liar, table| {
        sits(liar, table);
        liar.says("gathering", &[]);
        until(table, |table| !shown(table).contains("(you)"));
    });
    // Where the connection was cut and somebody else came first.
    fair("cut", &|liar, table| {
        liar.lies().answer = None;
        liar.sit_down(table);
    });
}

#[test]
fn who_was_removed_while_away_is_shown_that_when_the_game_has_begun() {
    let words = english();
    for removed in [true, false] {
        let liar = Liar::open(if removed { "removed-away" } else { "seated-away" });
        let mut table = liar.join(&words);
        liar.sits(&mut table, 0, done());
        liar.says("gathering", &[0]);
        until_shown(&mut table, "0  Ada (you)");
        drop(table);
        let person = json!({ "type": "person", "name": "Ada", "away": false });
        let sitters = [json!({ "type": "nobody" }), person, json!({ "type": "nobody" })];
        let seated = |(number, sitter): (usize, &Value)| {
            let chair = json!({ "seat": 0, "sitter": sitter });
            json!({ "number": number + 1, "what": "seated", "chair": chair })
        };
        let happened = &sitters[..if removed { 3 } else { 2 }];
        liar.lies().since = happened.iter().enumerate().map(seated).collect();
        liar.lies().stage = "playing";
        liar.lies().yours = Vec::new();
        let farewell = liar.join(&words).farewell();
        assert_eq!(farewell.contains(NOT_SEATED), !removed, "{farewell}");
        assert_eq!(farewell.contains(" --share 0:"), !removed, "{farewell}");
    }
}

#[test]
fn what_cannot_be_kept_is_said() {
    let (liar, words) = (Liar::open("unkept"), english());
    // A file is there where the folder should be.
    fs::write(&liar.folder, "").expect("it is written");
    let mut table = liar.join(&words);
    liar.lies().answer = Some(json!({ "type": "done" }));
    liar.sit_down(&mut table);
    liar.lies().yours = vec![0];
    until_shown(&mut table, "could not be written to the disk");
}

/// The check goes by what this device noted first, whatever the server's record says.
#[test]
fn a_record_with_a_second_share_does_not_verify() {
    let (house, words) = (House::open("second"), english());
    let set_up = json!({ "game": "lucky-duck", "seats": 2, "house": [{ "seat": 1, "level": 2 }] });
    let file = house.folder.join("game.json");
    let options = house.options_for_new("Ada", set_up);
    let options = JoinOptions { record_to: Some(file), ..options };
    let mut table = house.join::<LuckyDuck>("Ada", &options, &words).expect("made");
    until_shown(&mut table, "Start the game");
    choose(&mut table, "Start the game");
    play_on(&mut table, |table| table.desk.is_over());
    let farewell = table.farewell();
    assert!(farewell.contains(" --share 1:"), "the house adds nothing: {farewell}");
    assert_eq!(check_proofs(&farewell), 1);
    let (tokens, at) = (house.tokens("Ada"), options.invitation.address.clone());
    let kept = tokens.noted(&at, table.code()).expect("it is noted");
    let first = Noted { shares: [(0, "first".to_owned())].into(), ..kept };
    tokens.note(&at, table.code(), &first).expect("it is kept");
    let options =
        JoinOptions { record_to: options.record_to, ..house.options("Ada", table.code()) };
    let later = house.join::<LuckyDuck>("Ada", &options, &words).expect("back").farewell();
    assert!(later.contains(" --share 0:first"), "{later}");
    let refused = proofs(&later).map(check_proof).next().expect("a line");
    let why = refused.expect_err("the record has another share");
    let why = why.say(&words);
    assert!(why.contains("Seat 0 has not added the share “first”"), "{why}");
}
