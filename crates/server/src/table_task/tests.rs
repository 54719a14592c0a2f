//! What the house does is scheduled alike, whatever it is: looked at here by what is scheduled and what
//! is written, without waiting for a clock.

mod claims;

use std::collections::BTreeMap;
use std::net::Ipv4Addr;
use std::path::PathBuf;

use game::Seat;
use serde_json::{Value, json};
use sitting::Founding;
use tokio::time::timeout;
use wire::{Json, Stage};

use super::*;
use crate::outbound::{News, outbound};
use crate::secret::secret;
use crate::store::Store;
use crate::tables::Settings;

const TAKES: Millis = 900;
const CODE: &str = "HOUSE";
const WATCHER: SocketId = 99;

/// A table with its task, which only does what a test says.
struct Alone {
    task: TableTask,
    /// Of somebody who watches.
    news: Option<News>,
    _file: File,
}

#[test]
fn a_long_table_at_which_nobody_is_takes_the_places_of_several() {
    let most = Settings::default().vacant as u32;
    assert_eq!((places(0), places(499), places(5000)), (1, 1, 11));
    assert!(places(100_000) > most, "one with every action is not kept in memory");
}

/// A file that is removed.
struct File(PathBuf);

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

impl Alone {
    /// A person at each of the first seats, the house at the others; begun.
    async fn begun(name: &str, people: u8, mut set_up: Value) -> Alone {
        let seats = set_up["seats"].as_u64().unwrap() as u8;
        let house = (people..seats).map(|seat| json!({ "seat": seat, "level": 1 }));
        if set_up["house"].is_null() {
            set_up["house"] = house.collect();
        }
        let path = format!("luckhouse-{}-house-{name}.db", std::process::id());
        let path = std::env::temp_dir().join(path);
        let _ = std::fs::remove_file(&path);
        let store = Store::open(&format!("sqlite:{}", path.display())).await.unwrap();
        let founding = Founding::new(serde_json::from_value(set_up).unwrap(), 0, secret());
        store.add_table(1, CODE, &founding, 0).await.unwrap();
        let table = Table::new(CODE.to_owned(), founding).unwrap();
        let settings = Settings { house_takes: Duration::from_millis(TAKES), ..Default::default() };
        let task = TableTask::new(1, table, 0, Home::new(store, settings).into());
        let mut alone = Alone { task, news: None, _file: File(path) };
        alone.connect();
        for seat in 0..people {
            let (person, name, share) = (seat.into(), seat.to_string(), String::new());
            let seat = Seat::at(seat.into());
            alone.happen(Item::Sat { seat, person, name, share: Some(share) }).await;
        }
        alone.happen(Item::Started {}).await;
        alone
    }

    fn stay(&self) -> Stay {
        let who = Who { person: None, from: Ipv4Addr::LOCALHOST.into() };
        self.task.home.occupied.enter(1, who).unwrap()
    }

    /// Somebody comes and watches.
    fn connect(&mut self) {
        let (out, news) = outbound();
        let (viewer, lag) = (Viewer::Watcher, Lag::default());
        let socket = Socket { guest: None, lang: Lang::En, viewer, out, lag, stay: self.stay() };
        self.task.sockets.insert(WATCHER, socket);
        self.news = Some(news);
        self.task.call_house(self.task.home.now());
    }

    /// Whoever watches reads what they are told.
    fn read(&mut self) {
        let Some(news) = &mut self.news else { return };
        while let Some(told) = news.try_next() {
            news.sent(told.len());
        }
    }

    async fn disconnect(&mut self) {
        assert!(self.task.command(Command::Gone { socket: WATCHER }).await.is_ok());
    }

    async fn happen(&mut self, item: Item) {
        assert!(self.task.happen(vec![item]).await.is_ok());
        self.read();
    }

    async fn tick(&mut self, now: Millis) {
        assert!(self.task.tick(now).await.is_ok());
        self.read();
    }

    /// The last thing that was written.
    async fn last(&self) -> Dated {
        self.task.home.store.table(CODE).await.unwrap().unwrap().items.pop().unwrap()
    }

    fn is_playing(&self) -> bool {
        self.task.table.stage() == Stage::Playing
    }

    /// The house plays until the first seat is asked. Whether it is, before the game is over.
    async fn until_first_seat(&mut self) -> bool {
        while self.is_playing() && self.asked().0 != 0 {
            self.tick(self.task.house.due().unwrap()).await;
        }
        self.is_playing()
    }

    /// Who is asked, and what for.
    fn asked(&self) -> (u8, Vec<Value>) {
        let seat = self.task.table.to_act()[0];
        let legal = self.task.table.legal(Viewer::Seat(Seat::at(seat.into())));
        (seat, serde_json::from_str(legal.get()).unwrap())
    }
}

/// How a seat answers an attempt, seen from where its cards are known.
fn answer(legal: &[Value], action: &Value) -> Option<&'static str> {
    let may = |what: &str| legal.iter().any(|it| it["type"] == what);
    Some(match (may("foil"), may("done"), action["type"].as_str()?) {
        (false, true, "done") => "can only pass",
        (true, true, "done") => "passes",
        (true, false, "foil") => "is forced to play",
        (true, true, "foil") => "plays",
        _ => return None,
    })
}

#[tokio::test]
async fn gl_13_gl_16_the_house_takes_the_same_time_to_pass_and_to_play() {
    let mut seen = BTreeMap::new();
    for game in 0..60 {
        let set_up = json!({ "game": "get-lucky", "seats": 4 });
        let mut alone = Alone::begun(&format!("time-{game}"), 2, set_up).await;
        // For whoever has left, it is the same.
        alone.happen(Item::Left { seat: Seat::at(0), late: false }).await;
        alone.happen(Item::Left { seat: Seat::at(1), late: false }).await;
        alone.tick(alone.task.house.due().unwrap()).await;
        let mut last = alone.last().await;
        while alone.is_playing() {
            let (seat, legal) = alone.asked();
            let due = last.at + TAKES;
            assert_eq!(alone.task.house.due(), Some(due), "{seat}: {legal:?}");
            alone.tick(due - 1).await;
            assert_eq!(alone.task.house.due(), Some(due), "nothing comes sooner");
            alone.tick(due).await;
            last = alone.last().await;
            let Item::Acted { action, seat: acted, .. } = &last.item else { panic!("it acts") };
            assert_eq!(acted.number(), seat);
            let action = serde_json::from_str(action.get()).unwrap();
            *seen.entry((seat < 2, answer(&legal, &action))).or_insert(0) += 1;
        }
        // For somebody who has left, it plays too well to be left without cards.
        let is_there = |left, how| seen.contains_key(&(left, Some(how)));
        let choices = ["passes", "is forced to play", "plays"];
        let all = choices.iter().all(|how| is_there(true, how) && is_there(false, how));
        if all && is_there(false, "can only pass") {
            return;
        }
    }
    panic!("not all of it happened: {seen:?}");
}

#[tokio::test]
async fn the_house_takes_the_same_time_for_who_was_too_slow() {
    let pace = json!({ "type": "quick", "seconds": 60, "bank": 5 });
    let set_up = json!({ "game": "get-lucky", "seats": 3, "pace": pace });
    let mut alone = Alone::begun("slow", 3, set_up).await;
    let mut late = 0;
    while alone.is_playing() {
        let (seat, _) = alone.asked();
        if let Some(deadline) = alone.task.table.deadline() {
            alone.tick(deadline - 1).await;
            assert_eq!(alone.task.house.due(), None);
            alone.tick(deadline).await;
            assert!(
                matches!(alone.last().await.item, Item::Left { seat: left, late: true } if left.number() == seat)
            );
            assert_eq!(alone.last().await.at, deadline);
            late += 1;
        }
        let due = alone.last().await.at + TAKES;
        assert_eq!(alone.task.house.due(), Some(due));
        alone.tick(due).await;
        assert!(
            matches!(alone.last().await.item, Item::Acted { seat: by, .. } if by.number() == seat)
        );
    }
    assert!(late > 0);
}

#[tokio::test]
async fn who_comes_back_when_their_time_was_up_plays_again_from_the_next_choice() {
    let pace = json!({ "type": "quick", "seconds": 60, "bank": 0 });
    let set_up = json!({ "game": "get-lucky", "seats": 2, "pace": pace });
    let mut alone = Alone::begun("back", 1, set_up).await;
    assert!(alone.until_first_seat().await);
    let deadline = alone.task.table.deadline().unwrap();
    alone.tick(deadline).await;
    let due = alone.task.house.due();
    alone.happen(Item::Returned { seat: Seat::at(0) }).await;
    let number = alone.task.table.number();
    alone.tick(deadline + 1).await;
    assert_eq!(alone.task.table.number(), number, "nobody is sent away twice");
    assert_eq!(alone.task.house.due(), due, "coming back gives no more time");
    alone.tick(due.unwrap()).await;
    assert!(
        matches!(alone.last().await.item, Item::Acted { seat, house: true, .. } if seat == Seat::at(0))
    );
    if alone.until_first_seat().await {
        assert_eq!(alone.task.house.due(), None, "from now on they choose themselves");
        assert!(alone.task.table.deadline().is_some());
    }
}

#[tokio::test]
async fn what_the_house_was_to_do_for_somebody_hurries_no_other_seat() {
    let mut alone = Alone::begun("hurry", 1, json!({ "game": "get-lucky", "seats": 2 })).await;
    while alone.until_first_seat().await {
        alone.happen(Item::Left { seat: Seat::at(0), late: false }).await;
        let meant = alone.task.house.due().unwrap();
        let back = vec![Item::Returned { seat: Seat::at(0) }];
        assert!(alone.task.happen_at(back, meant - 2).await.is_ok());
        assert_eq!(alone.task.house.due(), None);
        let action = Json::of(&alone.asked().1[0]);
        let act = vec![Item::Acted { seat: Seat::at(0), action, house: false }];
        assert!(alone.task.happen_at(act, meant - 1).await.is_ok());
        if alone.asked().0 != 0 {
            assert_eq!(alone.task.house.due(), Some(meant - 1 + TAKES));
            return;
        }
    }
    panic!("the house was not asked after somebody");
}

#[tokio::test]
async fn a_table_by_letter_is_forgotten_until_somebody_comes() {
    let pace = json!({ "type": "letter", "days": 3 });
    let set_up = json!({ "game": "lucky-duck", "seats": 2, "pace": pace });
    let mut alone = Alone::begun("letter", 2, set_up).await;
    let home = Arc::get_mut(&mut alone.task.home).unwrap();
    home.settings.idle = Duration::from_millis(20);
    assert!(alone.task.next_due().is_some());
    alone.disconnect().await;
    let (_queue, commands) = mpsc::channel(1);
    let ended = timeout(Duration::from_mins(1), Box::new(alone.task).run(commands)).await;
    assert!(ended.is_ok(), "it waits for days");
}

#[tokio::test]
async fn a_table_without_anybody_is_paused_until_somebody_comes() {
    let mut alone = Alone::begun("paused", 1, json!({ "game": "get-lucky", "seats": 2 })).await;
    alone.happen(Item::Left { seat: Seat::at(0), late: false }).await;
    assert!(alone.task.next_due().is_some() && alone.task.thinking.is_some());
    alone.disconnect().await;
    assert!(alone.task.next_due().is_none() && alone.task.thinking.is_none());
    let number = alone.task.table.number();
    alone.tick(Millis::MAX / 2).await;
    assert_eq!(alone.task.table.number(), number, "nothing happens");
    let now = alone.task.home.now();
    alone.connect();
    let due = alone.task.house.due().unwrap();
    assert!(due >= now + TAKES, "it takes its time from now on");
    alone.tick(due).await;
    assert_eq!(alone.task.table.number(), number + 1);
}

#[tokio::test]
async fn with_a_clock_the_house_goes_on_to_the_next_person_who_is_there() {
    let pace = json!({ "type": "letter", "days": 3 });
    let set_up = json!({ "game": "get-lucky", "seats": 3, "pace": pace });
    let mut alone = Alone::begun("called", 1, set_up).await;
    alone.disconnect().await;
    assert!(alone.until_first_seat().await, "the house plays until somebody is asked");
    let deadline = alone.task.table.deadline().unwrap();
    alone.tick(deadline).await;
    let late = alone.last().await.item;
    assert!(matches!(late, Item::Left { late: true, .. }), "{late:?}");
    assert!(alone.task.next_due().is_none() && alone.task.table.due().is_none(), "nobody is left");
}
