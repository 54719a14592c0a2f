//! Whatever is sent: a clear refusal, the table as it was, the other tables untouched, the server
//! alive.

use std::time::{Duration, Instant};

use crate::door::beside::beside;
use crate::door::party::{Party, house_from};
use crate::door::{House, MANY};
use crate::raw::{raw, request, rest};
use futures::future::join_all;
use futures::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{LimitSettings, Settings};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::{WebSocketStream, client_async};

type Line = WebSocketStream<TcpStream>;

/// Two people at a table of Lucky Duck that has begun.
struct Begun {
    house: House,
    party: Party,
}

async fn begun(name: &str, limits: LimitSettings) -> Begun {
    let house = House::open_with(name, Settings::default(), limits).await;
    let party = Party::begun(&house, &json!({ "game": "lucky-duck", "seats": 2 })).await;
    Begun { house, party }
}

fn patient(patience: Duration) -> LimitSettings {
    LimitSettings { requests: MANY, patience, ..LimitSettings::default() }
}

fn plenty() -> LimitSettings {
    patient(Duration::from_secs(10))
}

impl Begun {
    /// The table is where it was, and goes on.
    async fn proves_unharmed(mut self) {
        let Party { code, tokens, guests } = &self.party;
        let now = self.house.join(&tokens[0], code, 0).await;
        assert_eq!((now.number, &now.stand["view"]), (guests[0].number, &guests[0].stand["view"]));
        self.party.act(0).await;
    }

    fn request(&self, token: &str, lines: &[(&'static str, &str)]) -> Request {
        let url = format!("ws://{}/api/tables/{}/live", self.house.address, self.party.code);
        let mut request = url.into_client_request().unwrap();
        let cookie = format!("luckhouse={token}");
        for (name, value) in [("cookie", cookie.as_str())].iter().chain(lines) {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        request
    }

    /// A bare socket of the first person's, behind where the table stands.
    async fn line(&self) -> Line {
        let stream = TcpStream::connect(&self.house.address).await.unwrap();
        let german = [("accept-language", "de-CH, fr;q=0.5")];
        let request = self.request(&self.party.tokens[0], &german);
        let (mut line, _) = client_async(request, stream).await.unwrap();
        assert_eq!(heard(&mut line).await.unwrap()["type"], "standing");
        line
    }
}

/// The next message; the reason why there is none.
async fn heard(line: &mut Line) -> Result<Value, Option<(u16, String)>> {
    loop {
        let next = tokio::time::timeout(Duration::from_secs(20), line.next()).await;
        match next.expect("something comes in time") {
            Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(Message::Close(why))) => {
                return Err(why.map(|it| (it.code.into(), it.reason.to_string())));
            }
            _ => return Err(None),
        }
    }
}

#[tokio::test]
async fn messages_that_are_none_are_refused_in_the_language_of_the_device() {
    let begun = begun("messages", plenty()).await;
    beside(&begun.house, async {
        let mut line = begun.line().await;
        let deep = format!("{{\"id\":7,\"ask\":{}1{}}}", "[".repeat(3000), "]".repeat(3000));
        let nested = format!(
            "{{\"id\":7,\"ask\":{{\"type\":\"act\",\"seat\":0,\"moment\":{},\"action\":{}1{}}}}}",
            begun.party.guests[0].stand["moment"],
            "[".repeat(100),
            "]".repeat(100)
        );
        let long = format!("{{\"id\":7,\"ask\":{{\"type\":\"{}\"}}}}", "x".repeat(9000));
        let cases = [
            ("", 0, "bad_message", "Nachricht"),
            ("null", 0, "bad_message", "Nachricht"),
            ("{\"id\":7", 0, "bad_message", "Nachricht"),
            ("{\"id\":-1,\"ask\":{\"type\":\"ping\"}}", 0, "bad_message", "Nachricht"),
            ("{\"id\":7,\"ask\":{\"type\":\"ping\"},\"more\":1}", 7, "bad_message", "Nachricht"),
            ("{\"id\":7,\"ask\":{\"type\":\"sit\",\"seat\":256}}", 7, "bad_message", "Nachricht"),
            ("{\"id\":7,\"ask\":{\"type\":\"look\",\"at\":1}}", 7, "bad_message", "Nachricht"),
            (&deep, 7, "bad_message", "Nachricht"),
            (&nested, 7, "illegal_action", "Zug"),
            (&long, 7, "bad_message", "8 KiB"),
        ];
        for (text, id, code, said) in cases {
            line.send(Message::text(text)).await.unwrap();
            let told = heard(&mut line).await.unwrap();
            let start = &text[..text.len().min(60)];
            assert_eq!(
                (&told["id"], &told["answer"]["code"]),
                (&json!(id), &json!(code)),
                "{start}"
            );
            assert!(told["answer"]["why"].as_str().unwrap().contains(said), "{start}: {told}");
        }
        line.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
        assert_eq!(heard(&mut line).await.unwrap()["answer"]["code"], "bad_message");
    })
    .await;
    begun.proves_unharmed().await;
}

#[tokio::test]
async fn what_cannot_be_read_on_closes_the_line_with_a_reason() {
    let begun = begun("frames", plenty()).await;
    beside(&begun.house, async {
        let mut huge = begun.line().await;
        huge.send(Message::text("x".repeat(70_000))).await.unwrap();
        // Whoever is still sending when the line is closed may not get to read why.
        if let Some((code, why)) = heard(&mut huge).await.unwrap_err() {
            assert_eq!(code, 1002);
            assert!(why.contains("Nachricht"), "{why}");
        }

        // A masked text frame of two bytes that are no UTF-8.
        let mut broken = begun.line().await;
        broken.get_mut().write_all(&[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]).await.unwrap();
        assert!(heard(&mut broken).await.is_err());
        // A frame that says it is longer than any memory.
        let mut endless = begun.line().await;
        let head = [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0];
        endless.get_mut().write_all(&head).await.unwrap();
        assert!(heard(&mut endless).await.is_err());
    })
    .await;
    begun.proves_unharmed().await;
}

#[tokio::test]
async fn a_frame_that_never_ends_is_not_waited_for() {
    let begun = begun("endless", patient(Duration::from_secs(2))).await;
    beside(&begun.house, async {
        let line = begun.line().await;
        let mut stream = line.into_inner();
        stream.write_all(&[0x81, 0xfe, 0x10, 0, 0, 0, 0, 0, b'{']).await.unwrap();
        rest(&mut stream).await;
    })
    .await;
}

#[tokio::test]
async fn the_same_message_twice_is_played_once() {
    for game in ["lucktails", "get-lucky", "lucky-bastard", "lucky-duck"] {
        let house = House::open(&format!("twice-{game}")).await;
        let set_up = json!({ "game": game, "seats": 3, "house": house_from(1, &[1, 1]) });
        let ada = &mut Party::begun(&house, &set_up).await.guests[0];
        for turn in 0..12 {
            while !ada.may_act() && !ada.is_over() {
                ada.next().await;
            }
            if ada.is_over() {
                break;
            }
            let legal = ada.stand["legal"].as_array().unwrap();
            let (action, moment) = (legal[turn % legal.len()].clone(), ada.stand["moment"].clone());
            let act = json!({ "type": "act", "seat": 0, "moment": moment, "action": action });
            let answers = ada.ask_twice(&act).await;
            let done = answers.iter().filter(|it| it["type"] == "done").count();
            assert!(done <= 1, "{game}: {act}: {answers:?}");
        }
    }
}

#[tokio::test]
async fn who_floods_is_told_and_then_let_go() {
    let begun = begun("flood", plenty()).await;
    beside(&begun.house, async {
        let mut line = begun.line().await;
        let ping = json!({ "id": 1, "ask": { "type": "ping" } }).to_string();
        let mut refused = 0;
        let why = loop {
            if line.send(Message::text(ping.clone())).await.is_err() {
                break None;
            }
            match heard(&mut line).await {
                Ok(told) => refused += u32::from(told["answer"]["code"] == "too_often"),
                Err(why) => break why,
            }
        };
        assert!(refused > 100, "{refused}");
        assert_eq!(why.expect("a reason").0, 1008);
    })
    .await;
    begun.proves_unharmed().await;
}

/// What cannot be read counts like what can.
#[tokio::test]
async fn who_sends_nonsense_without_end_is_told_so() {
    let limits = LimitSettings { messages: (4.0, 0.0), ..plenty() };
    let begun = begun("nonsense", limits).await;
    for nonsense in ["{", "", &"x".repeat(9000)] {
        for message in [Message::text(nonsense), Message::binary(nonsense.as_bytes().to_vec())] {
            let mut line = begun.line().await;
            for expected in ["bad_message"; 4].into_iter().chain(["too_often"]) {
                line.send(message.clone()).await.unwrap();
                assert_eq!(heard(&mut line).await.unwrap()["answer"]["code"], expected);
            }
        }
    }
}

#[tokio::test]
async fn other_pages_and_other_peoples_tokens_open_nothing() {
    let begun = begun("pages", plenty()).await;
    let address = begun.house.address.clone();
    for origin in
        ["http://evil.example", "null", "http://", &format!("http://{address}.evil.example")]
    {
        let stream = TcpStream::connect(&address).await.unwrap();
        let request = begun.request(&begun.party.tokens[0], &[("origin", origin)]);
        let refused = client_async(request, stream).await.unwrap_err().to_string();
        assert!(refused.contains("403"), "{origin}: {refused}");
    }
    let stream = TcpStream::connect(&address).await.unwrap();
    let own = begun.request(&begun.party.tokens[0], &[("origin", &format!("http://{address}"))]);
    assert!(client_async(own, stream).await.is_ok());
    let body = "{\"name\":\"Eve\"}";
    let head = format!(
        "origin: http://evil.example\r\ncookie: luckhouse={}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n",
        begun.party.tokens[0],
        body.len()
    );
    let bytes = [request("POST /api/me", &head), body.into()].concat();
    let answer = raw(&address, &bytes).await;
    assert!(answer.starts_with("HTTP/1.1 403") && answer.contains("foreign_page"), "{answer}");

    let cut = &begun.party.tokens[0][1..];
    let upper = begun.party.tokens[0].to_uppercase();
    for token in ["", "x", cut, &upper, "%00", "' OR 1=1 --", &"a".repeat(5000)] {
        let (status, who, _) = begun.house.http("GET /api/me", token, "").await;
        assert_eq!((status, who), (200, Value::Null), "{token}");
        let (status, why, _) = begun.house.http("GET /api/me/tokens", token, "").await;
        assert_eq!((status, &why["code"]), (401, &json!("who_are_you")), "{token}");
        let mut stranger = begun.house.join(token, &begun.party.code, 0).await;
        assert_eq!(stranger.stand["yours"], json!([]));
        let answer = stranger.ask(json!({ "type": "leave", "seat": 0 })).await;
        assert_eq!(answer["code"], "not_your_seat");
    }
    begun.proves_unharmed().await;
}

#[tokio::test]
async fn paths_methods_and_bodies_that_lead_nowhere() {
    let begun = begun("paths", plenty()).await;
    let address = begun.house.address.clone();
    let long = format!("GET /api/tables/{}", "A".repeat(4000));
    let cases = [
        ("GET /api/tables/..%2f..%2fetc%2fpasswd", 404, "unknown_table"),
        ("GET /api/tables/%00%00%00%00%00", 404, "unknown_table"),
        ("GET /api/tables/%ff%fe", 404, "unknown_table"),
        ("GET /api/tables/ABCDE%27--", 404, "unknown_table"),
        ("GET /api/tables/..%2f../record", 404, "unknown_table"),
        (long.as_str(), 404, "unknown_table"),
        ("GET /api/../../etc/passwd", 404, "no_such_path"),
        ("GET /nothing", 404, "no_such_path"),
        ("DELETE /api/tables", 405, "no_such_method"),
        ("BREW /api/me", 405, "no_such_method"),
    ];
    for (line, status, code) in cases {
        let answer = raw(&address, &request(line, "accept-language: fr\r\n")).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{line}: {answer}");
        assert!(answer.contains(&format!("\"code\":\"{code}\"")), "{line}: {answer}");
        assert!(["Aucune", "rien", "Cela"].iter().any(|it| answer.contains(it)), "{answer}");
    }
    for since in ["4294967296", "-1", "x", "99999999999999999999999"] {
        let line = format!("GET /api/tables/{}/live?since={since}", begun.party.code);
        let answer = raw(&address, &request(&line, "")).await;
        assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("since"), "{answer}");
    }
    let future = begun.house.join(&begun.party.tokens[0], &begun.party.code, u32::MAX).await;
    assert_eq!(future.stand["since"], json!([]));
    let typed = format!("{}-{}", &begun.party.code[..2], &begun.party.code[2..]).to_lowercase();
    let by_hand = begun.house.join(&begun.party.tokens[0], &typed, 0).await;
    assert_eq!(by_hand.stand["code"], json!(begun.party.code));

    let token = &begun.party.tokens[0];
    let large = format!("{{\"name\":\"{}\"}}", "x".repeat(300_000));
    let deep = format!("{{\"name\":{}}}", "[".repeat(100_000));
    for (body, status) in [(&large, 413), (&deep, 422), (&"{".to_owned(), 422)] {
        assert_eq!(begun.house.http("POST /api/me", token, body).await.0, status);
    }
    begun.proves_unharmed().await;
}

#[tokio::test]
async fn names_and_talk_hold_nothing_that_steers() {
    let mut begun = begun("steering", plenty()).await;
    for unseen in
        ["\u{0}", "\u{7}", "\u{1b}[2J", "\u{202e}", "\u{2066}", "\u{200b}", "\u{feff}", "\n"]
    {
        let name = json!({ "name": format!("A{unseen}b") }).to_string();
        let (status, why, _) =
            begun.house.http("POST /api/me", &begun.party.tokens[0], &name).await;
        assert_eq!((status, &why["code"]), (422, &json!("bad_name")), "{unseen:?}");
        let say = json!({ "text": format!("A{unseen}b") });
        let ask = json!({ "type": "say", "seat": 0, "say": say });
        assert_eq!(begun.party.guests[0].ask(ask).await["code"], "bad_talk", "{unseen:?}");
    }
    // What joins pictures is seen in what it joins, and nowhere else.
    for (name, status) in [("👩\u{200d}👩\u{200d}👧 Ann", 200), ("An\u{200d}n", 422)] {
        let said = json!({ "name": name }).to_string();
        let answer = begun.house.http("POST /api/me", &begun.party.tokens[0], &said).await;
        assert_eq!(answer.0, status, "{name:?}");
        let ask = json!({ "type": "say", "seat": 0, "say": { "text": name } });
        let answer = begun.party.guests[0].ask(ask).await;
        assert_eq!(answer["type"] == "done", status == 200, "{name:?}: {answer}");
    }
    begun.proves_unharmed().await;
}

#[tokio::test]
async fn slow_writers_are_not_waited_for() {
    let begun = begun("slow", patient(Duration::from_secs(2))).await;
    beside(&begun.house, async {
        let head = "POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n";
        let body = format!("{head}connection: close\r\ncontent-length: 20\r\n\r\n{{\"name\"");
        let answer = async |said: &str| {
            let mut stream = TcpStream::connect(&begun.house.address).await.unwrap();
            stream.write_all(said.as_bytes()).await.unwrap();
            rest(&mut stream).await
        };
        let silent = ["", "PRI * HT", "GET /api/me HT", head];
        for (said, answer) in silent.iter().zip(join_all(silent.map(&answer)).await) {
            assert_eq!(answer, "", "{said}");
        }
        let told = answer(&body).await;
        assert!(told.starts_with("HTTP/1.1 408"), "{told}");
    })
    .await;
}

#[tokio::test]
async fn a_reader_who_does_not_read_is_let_go_and_delays_nobody() {
    let limits = LimitSettings { messages: MANY, ..plenty() };
    let Begun { house, party: Party { code, tokens, mut guests } } = begun("deaf", limits).await;
    let ada = &mut guests[0];
    beside(&house, async {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(2048).unwrap();
        let stream = socket.connect(house.address.parse().unwrap()).await.unwrap();
        let url = format!("ws://{}/api/tables/{code}/live", house.address);
        let (mut deaf, _) = client_async(url, stream).await.unwrap();
        let mut slowest = Duration::ZERO;
        let mute = |muted| json!({ "type": "mute", "seat": 1, "muted": muted });
        for round in 0..3000 {
            let start = Instant::now();
            assert_eq!(ada.ask(mute(round % 2 == 0)).await["type"], "done");
            slowest = slowest.max(start.elapsed());
        }
        assert!(slowest < limits.patience / 2, "{slowest:?}");
        let mut last = 0;
        while let Some(Ok(message)) = deaf.next().await {
            if let Message::Text(text) = message {
                let told: Value = serde_json::from_str(&text).unwrap();
                last = told["happening"]["number"].as_u64().unwrap_or(last);
            }
        }
        assert!(last < u64::from(ada.number), "the line ended before the news did");
        assert!(house.join(&tokens[1], &code, ada.number).await.number == ada.number);
    })
    .await;
}

#[tokio::test]
async fn one_address_does_not_take_the_place_of_others() {
    let limits =
        LimitSettings { sockets_per_address: 4, requests: (8.0, 0.0), messages: MANY, ..plenty() };
    let begun = begun("many", limits).await;
    beside(&begun.house, async {
        let mut lines = vec![begun.line().await, begun.line().await];
        let address = begun.house.address.parse().unwrap();
        let knock = |from: &'static str| {
            let request = begun.request("", &[]);
            async move {
                let socket = TcpSocket::new_v4().unwrap();
                socket.bind(format!("{from}:0").parse().unwrap()).unwrap();
                let stream = socket.connect(address).await.unwrap();
                client_async(request, stream)
                    .await
                    .map(|(line, _)| line)
                    .map_err(|it| it.to_string())
            }
        };
        assert!(knock("127.0.0.1").await.unwrap_err().contains("429"));
        assert!(knock("127.0.0.2").await.is_ok());
        drop(lines.pop());
        let mut again = knock("127.0.0.1").await;
        for _ in 0..50 {
            if again.is_ok() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
            again = knock("127.0.0.1").await;
        }
        assert!(again.is_ok(), "a place that is left is free again");
        drop((lines, again));
        let mut statuses = Vec::new();
        for _ in 0..8 {
            statuses.push(begun.house.http("POST /api/me", "", "{\"name\":\"Cy\"}").await.0);
        }
        assert_eq!((statuses[0], statuses[7]), (200, 429));
    })
    .await;
}
