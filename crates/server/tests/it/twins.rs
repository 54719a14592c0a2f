//! Nothing is leaked: two worlds that a viewer cannot tell apart give it the same bytes, over its
//! socket and over HTTP, to the last one.
//!
//! Both worlds are real servers with real sockets. What would differ by nature is laid down before
//! anybody joins (the table's code, its secret, its shuffles: see [`lay_down`]); what is left are times,
//! which are taken out by name: `now`, `deadline` and `until` in messages, `date` in the head of an answer.

use std::time::Duration;

use crate::door::laid::{lay_down, let_time_pass, until_written};
use crate::door::{Guest, House, NEVER, plenty};
use crate::raw::{raw, request};
use crate::twin_worlds::{Case, SECRET, World, between, find};
use catalog::{GameId, with_game};
use game::{Game, Seat, Viewer};
use serde_json::{Value, json};
use server::Settings;

/// Longer than anybody has who is in a hurry.
const A_LONG_TIME: Duration = Duration::from_hours(2);

#[tokio::test]
async fn lucktails_tells_twins_alike() {
    told_alike(GameId::Lucktails).await;
}

#[tokio::test]
async fn get_lucky_tells_twins_alike() {
    told_alike(GameId::GetLucky).await;
}

#[tokio::test]
async fn lucky_bastard_tells_twins_alike() {
    told_alike(GameId::LuckyBastard).await;
}

#[tokio::test]
async fn lucky_duck_tells_twins_alike() {
    told_alike(GameId::LuckyDuck).await;
}

async fn told_alike(game: GameId) {
    let houses = [a_house(game, "one").await, a_house(game, "other").await];
    let mut others_differ = 0;
    for (at, case) in cases(game).into_iter().enumerate() {
        let code: String = [b'T', b'W', b'N', b'A' + (at / 8) as u8, b'A' + (at % 8) as u8]
            .map(char::from)
            .iter()
            .collect();
        let worlds = find(&case, at as u64);
        let (one, other) = tokio::join!(
            Told::of(&houses[0], &case, &code, &worlds[0], &worlds[0]),
            Told::of(&houses[1], &case, &code, &worlds[1], &worlds[0])
        );
        for (mine, its) in one.viewer.iter().zip(&other.viewer) {
            assert_eq!(mine, its, "{case:?}\n{worlds:?}");
        }
        assert_eq!(one.viewer.len(), other.viewer.len(), "{case:?}");
        others_differ += u32::from(one.others != other.others);
    }
    // At Lucky Duck nobody has a hand: what is hidden is hidden from all.
    let hands = game != GameId::LuckyDuck;
    assert_eq!(others_differ > 0, hands, "somebody else sees which world it is");
}

async fn a_house(game: GameId, name: &str) -> House {
    // Tables that everybody has left are soon forgotten: see [`Visit::time_runs_out`].
    let settings =
        Settings { house_takes: NEVER, idle: Duration::from_millis(20), ..Settings::default() };
    House::open_with(&format!("twins-{}-{name}", game.name()), settings, plenty()).await
}

/// The fewest, the most and a middle number of seats, all of them people's; a watcher, and every seat:
/// where there are most of them, the first and the last.
fn cases(game: GameId) -> Vec<Case> {
    let (fewest, most) = with_game!(game, G => G::SEATS);
    let races = with_game!(game, G => G::RACES);
    let mut cases = Vec::new();
    for (seats, hurried) in [(fewest, false), (fewest.midpoint(most), true), (most, false)] {
        let between = if seats == most { seats - 1 } else { 1 };
        let looking =
            (0..seats).step_by(between.into()).map(|at| Viewer::Seat(Seat::at(at.into())));
        for viewer in looking.chain([Viewer::Watcher]) {
            for sealed in [false, true].into_iter().filter(|sealed| races || !sealed) {
                let acts = if cases.len() % 2 == 0 { 30 } else { 11 };
                cases.push(Case { game, seats, viewer, sealed, hurried, acts });
            }
        }
    }
    cases
}

/// All that was told in a world.
struct Told {
    viewer: Vec<String>,
    /// What the other seats heard.
    others: Vec<String>,
}

impl Told {
    async fn of(house: &House, case: &Case, code: &str, world: &World, probes: &World) -> Told {
        let mut visit = Visit::gather(house, case, code, world).await;
        for (at, (seat, action)) in world.acts.iter().enumerate() {
            if between(at) > 0 {
                visit.pass_the_time(at).await;
                visit.probe(&probes.acts[at].1).await;
                visit.look_around().await;
            }
            if case.hurried && at == world.acts.len() / 2 {
                visit.time_runs_out().await;
            }
            visit.act(*seat, action).await;
        }
        visit.look_around().await;
        let (viewer, others) = (visit.viewer, visit.guests);
        let heard = |it: &Guest| it.heard.clone();
        let others = (0..).zip(&others).filter(|(at, _)| *at != viewer);
        let others = others.flat_map(|(_, guest)| heard(guest)).map(|it| timeless(&it)).collect();
        let mut told = visit.told;
        told.extend(visit.heard);
        Told { viewer: told, others }
    }
}

/// The people of a world: one at each seat, and a watcher behind them.
struct Visit<'a> {
    house: &'a House,
    code: &'a str,
    tokens: Vec<String>,
    guests: Vec<Guest>,
    /// Which of them is not to notice anything.
    viewer: usize,
    told: Vec<String>,
    heard: Vec<String>,
}

impl<'a> Visit<'a> {
    async fn gather(house: &'a House, case: &Case, code: &'a str, world: &World) -> Visit<'a> {
        let seats = usize::from(case.seats);
        let mut tokens = Vec::new();
        for seat in 0..seats {
            tokens.push(house.person(&format!("Guest {seat}")).await);
        }
        let race = if case.sealed { "sealed" } else { "live" };
        let mut set_up = json!({ "game": case.game.name(), "seats": seats, "race": race });
        set_up["open"] = json!(true);
        if case.hurried {
            set_up["pace"] = json!({ "type": "quick", "seconds": 3600, "bank": 60 });
        }
        let made = house.table(&tokens[0], &set_up).await;
        lay_down(house.url(), &made, code, SECRET, &world.script).await;
        tokens.push(String::new());
        let viewer = match case.viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Watcher => seats,
        };
        let (guests, told, heard) = Default::default();
        let mut visit = Visit { house, code, tokens, guests, viewer, told, heard };
        for at in 0..=seats {
            let mut guest = house.join(&visit.tokens[at], code, 0).await;
            if at < seats {
                guest.sit(at as u8).await;
            }
            visit.guests.push(guest);
        }
        visit.all_hear().await;
        visit.look_around().await;
        visit.ask(0, json!({ "type": "start" })).await;
        visit
    }

    async fn all_hear(&mut self) {
        let last = self.guests.iter().map(|guest| guest.number).max().unwrap();
        for guest in &mut self.guests {
            guest.until(last).await;
        }
    }

    async fn ask(&mut self, at: usize, ask: Value) {
        self.guests[at].does(ask).await;
        self.all_hear().await;
    }

    async fn act(&mut self, seat: u8, action: &Value) {
        let at = usize::from(seat);
        let moment = self.guests[at].stand["moment"].clone();
        let act = json!({ "type": "act", "seat": seat, "moment": moment, "action": action });
        self.ask(at, act).await;
    }

    /// Somebody talks, somebody goes and comes back, somebody is silenced: as many items as
    /// [`between`] says.
    async fn pass_the_time(&mut self, act: usize) {
        let seats = self.guests.len() - 1;
        let [talks, goes, silent] = [act % seats, (act / 8) % seats, (act / 3) % seats];
        let say = json!({ "text": format!("Well, well: {act}") });
        self.ask(talks, json!({ "type": "say", "seat": talks, "say": say })).await;
        self.ask(goes, json!({ "type": "leave", "seat": goes })).await;
        self.ask(goes, json!({ "type": "return", "seat": goes })).await;
        self.ask(0, json!({ "type": "mute", "seat": silent, "muted": true })).await;
        self.ask(0, json!({ "type": "mute", "seat": silent, "muted": false })).await;
    }

    /// Everybody has gone, and the time of whoever is asked is up; then all come back.
    async fn time_runs_out(&mut self) {
        let guests = std::mem::take(&mut self.guests);
        let (number, late) =
            (guests[0].number, guests[0].stand["to_act"].as_array().unwrap().len());
        self.told.extend(guests[self.viewer].heard.iter().map(|it| timeless(it)));
        drop(guests);
        let url = self.house.url();
        let_time_pass(url, self.code, A_LONG_TIME).await;
        until_written(url, self.code, number + late as u32).await;
        for token in &self.tokens {
            self.guests.push(self.house.join(token, self.code, number).await);
        }
        self.all_hear().await;
        let told = &self.guests[self.viewer].heard[0];
        assert!(late > 0 && told.contains("\"away\":true"), "{told}");
    }

    /// The viewer tries what it may not.
    async fn probe(&mut self, action: &Value) {
        let seats = self.guests.len() - 1;
        let guest = &mut self.guests[self.viewer];
        let moment = guest.stand["moment"].clone();
        let other = (self.viewer + 1) % seats;
        let act = |seat| json!({ "type": "act", "seat": seat, "moment": moment, "action": action });
        let mut asks = vec![act(other), json!({ "type": "look", "seat": other })];
        let legal = guest.stand["legal"].as_array().unwrap();
        if self.viewer < seats && !legal.contains(action) {
            asks.push(act(self.viewer));
        }
        for ask in asks {
            let answer = guest.ask(ask.clone()).await;
            assert_ne!(answer["type"], "done", "{ask}: {answer}");
        }
    }

    /// The viewer comes in again, knowing nothing and knowing half, and asks from outside.
    async fn look_around(&mut self) {
        let token = &self.tokens[self.viewer];
        let number = self.guests[self.viewer].number;
        for since in [0, number / 2, number] {
            let mut back = self.house.join(token, self.code, since).await;
            back.does(json!({ "type": "history", "after": since, "before": number + 1 })).await;
            self.told.extend(back.heard.iter().map(|it| timeless(it)));
        }
        for path in ["", "/record", "/live", "/live?since=1"] {
            let line = format!("GET /api/tables/{}{path}", self.code);
            let head = format!("cookie: luckhouse={token}\r\n");
            let answer = raw(&self.house.address, &request(&line, &head)).await;
            assert_eq!(answer.starts_with("HTTP/1.1 200"), path.is_empty(), "{line}: {answer}");
            self.told.push(dateless(&answer));
        }
        self.told.push(dateless(&raw(&self.house.address, &request("GET /api/tables", "")).await));
        self.heard = self.guests[self.viewer].heard.iter().map(|it| timeless(it)).collect();
    }
}

/// A message without what time it is and when somebody's time is up.
fn timeless(text: &str) -> String {
    ["\"now\":", "\"deadline\":", "\"until\":"]
        .iter()
        .fold(text.to_owned(), |text, name| without(&text, name))
}

fn without(text: &str, name: &str) -> String {
    let mut parts = text.split(name);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |before, after| {
        let rest = after.trim_start_matches(|it: char| it.is_ascii_digit());
        let time = if rest.len() < after.len() { "TIME" } else { "" };
        format!("{before}{name}{time}{rest}")
    })
}

/// An answer without the line that says what time it is.
fn dateless(answer: &str) -> String {
    answer.split("\r\n").filter(|line| !line.starts_with("date: ")).collect::<Vec<_>>().join("\r\n")
}
