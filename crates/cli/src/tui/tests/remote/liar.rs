//! A server that would like to choose the cards, and what it is sent.

use std::sync::{Arc, Mutex, MutexGuard};

use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::Role;
use tokio_tungstenite::tungstenite::{Message as Frame, WebSocket};

use super::super::super::remote::first_standing;
use super::hosting::choose;
use super::*;
use crate::remote::{Address, Noted};

const CODE: &str = "LIARS";
/// How long it takes to find a page of the history.
const BEFORE_A_PAGE: Duration = Duration::from_millis(300);

/// What it shows and does, and what came of it.
struct Lies {
    commitment: String,
    /// The seats it says are this person's.
    yours: Vec<u8>,
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
        let (commitment, yours, answer) = ("ab".repeat(32), Vec::new(), None);
        let (pages, connections, shares) = (0, 0, Vec::new());
        let lies = Lies { commitment, yours, answer, pages, connections, shares };
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
    while let Ok(frame) = socket.read() {
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
            json!({ "type": "person", "name": "Ada", "away": false })
        } else {
            json!({ "type": "nobody" })
        }
    };
    let chairs: Vec<Value> =
        (0..2).map(|seat| json!({ "seat": seat, "sitter": sitter(seat) })).collect();
    json!({
        "type": "standing", "code": CODE, "set_up": { "game": "lucky-duck", "seats": 2 },
        "commitment": lies.commitment, "stage": "gathering", "chairs": chairs, "yours": lies.yours,
        "looking_as": null, "host": false, "number": lies.pages, "after": 0, "from": lies.pages + 1, "since": [], "view": null, "legal": [],
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
