//! A device that is cut at any number of a whole game and comes back stands where one stands that was
//! never away.

use crate::door::laid::lay_down;
use crate::door::party::{Party, choices, strangers};
use crate::door::{Guest, House, NEVER, plenty};
use serde_json::{Value, json};
use server::Settings;

/// The same game in every run.
const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// The seat whose device is cut.
const SEAT: usize = 1;

#[tokio::test]
async fn lucktails_is_the_same_after_a_cut_at_every_number() {
    let whole = cut_everywhere(json!({ "game": "lucktails", "seats": 3 })).await;
    assert_ne!(whole.seat.history, whole.watcher.history, "a seat is told more than a watcher");
}

#[tokio::test]
async fn get_lucky_is_the_same_after_a_cut_at_every_number() {
    let whole = cut_everywhere(json!({ "game": "get-lucky", "seats": 3 })).await;
    assert_ne!(whole.seat.history, whole.watcher.history, "a seat is told more than a watcher");
}

#[tokio::test]
async fn lucky_duck_is_the_same_after_a_cut_at_every_number() {
    cut_everywhere(json!({ "game": "lucky-duck", "seats": 3 })).await;
}

#[tokio::test]
async fn lb_22_a_reload_shows_no_card_again() {
    for race in ["live", "sealed"] {
        let set_up = json!({ "game": "lucky-bastard", "seats": 2, "deck": lucky(), "race": race });
        let whole = cut_everywhere(set_up).await;
        let (mine, its) = (&whole.seat.history, &whole.watcher.history);
        let shown = mine.iter().filter(|(number, told)| its[number] != **told).count();
        assert!(shown > 10, "cards were shown to the seat alone, and not once more: {shown}");
    }
}

/// A deck with which whoever claims at random wins at last.
fn lucky() -> Value {
    let kind = |copies, name| json!({ "copies": copies, "name": name });
    let [switch, peek] = [kind(3, "Switch"), kind(3, "Peek")];
    let kinds = [kind(48, "Clover"), kind(2, "Magpie"), kind(2, "Cat")];
    json!({ "game": "lucky-bastard", "kind": kinds, "switch": switch, "peek": peek })
}

fn with(mut set_up: Value, name: &str, value: Value) -> Value {
    set_up[name] = value;
    set_up
}

/// Those who were never away.
struct Whole {
    seat: Guest,
    watcher: Guest,
}

/// A game from its first to its last number; at each of them two devices are cut.
async fn cut_everywhere(set_up: Value) -> Whole {
    let name = format!("resync-{}-{}", set_up["game"], set_up["race"]).replace('"', "");
    let settings = Settings { house_takes: NEVER, ..Settings::default() };
    let house = House::open_with(&name, settings, plenty()).await;
    let mut table = Table::gathered(&house, &set_up).await;
    let mut choices = choices();
    for act in 1..2000 {
        table.come_back(away).await;
        if table.party.is_over() {
            break;
        }
        match act {
            1 => table.party.begin().await,
            act if act % 9 == 0 => table.pass_the_time(act / 9).await,
            _ => table.party.act(choices.next().unwrap()).await,
        }
        table.hear_on().await;
    }
    table.come_back(|_| 0).await;
    assert!(table.party.is_over());
    assert!(table.away.is_empty() && table.watcher.number > 25, "{}", table.watcher.number);
    Whole { seat: table.party.guests.remove(SEAT), watcher: table.watcher }
}

struct Table<'a> {
    house: &'a House,
    party: Party,
    watcher: Guest,
    /// History is told as everybody saw it.
    forgetful: bool,
    /// The numbers at which devices were cut that are not back yet.
    away: Vec<u32>,
    /// Who has just come back.
    back: Vec<(Who, Guest)>,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Who {
    Seat,
    Watcher,
}

/// So many things happen while a device is away that was cut at this number.
fn away(number: u32) -> u32 {
    [0, 1, 2, 5, 13][number as usize % 5]
}

impl<'a> Table<'a> {
    async fn gathered(house: &'a House, set_up: &Value) -> Table<'a> {
        let tokens = strangers(house, set_up).await;
        let hurried = with(set_up.clone(), "pace", json!({ "type": "letter", "days": 3 }));
        let code = house.table(&tokens[0], &hurried).await;
        lay_down(house.url(), &code, &code, SECRET, &[]).await;
        let watcher = house.join("", &code, 0).await;
        let party = Party::sits_down(house, tokens, code).await;
        let forgetful = set_up["game"] == "lucky-bastard";
        let (away, back) = (vec![0], Vec::new());
        let mut table = Table { house, party, watcher, forgetful, away, back };
        table.hear_on().await;
        table
    }

    /// The one who was never away.
    fn steady(&self, who: Who) -> &Guest {
        match who {
            Who::Seat => &self.party.guests[SEAT],
            Who::Watcher => &self.watcher,
        }
    }

    /// Those who were cut and have been away for so long come back.
    async fn come_back(&mut self, away: impl Fn(u32) -> u32) {
        let now = self.watcher.number;
        let (still, due) = self.away.iter().partition(|since| **since + away(**since) > now);
        self.away = still;
        let due: Vec<u32> = due;
        for who in [Who::Seat, Who::Watcher] {
            let token = if who == Who::Seat { &self.party.tokens[SEAT] } else { "" };
            let new = standing(&self.house.join(token, &self.party.code, 0).await);
            for &since in &due {
                let back = self.house.join(token, &self.party.code, since).await;
                assert_eq!(standing(&back), new, "{who:?} since {since} at {now}");
                self.agrees(who, &back, since);
                self.back.push((who, back));
            }
        }
    }

    /// Somebody who was told the history up to `since` stands where one stands who was never away.
    fn agrees(&self, who: Who, back: &Guest, since: u32) {
        let steady = self.steady(who);
        assert_eq!(back.number, steady.number);
        for name in ["view", "legal", "moment", "to_act", "stage", "deadline"] {
            assert_eq!(back.stand[name], steady.stand[name], "{who:?} since {since}: {name}");
        }
        let told = if self.forgetful { &self.watcher } else { steady };
        let missed = told.history.range(since + 1..);
        assert!(back.history.iter().eq(missed), "{who:?} since {since}: {:?}", back.history);
    }

    /// Something happens that is no action.
    async fn pass_the_time(&mut self, at: usize) {
        let ask = match at % 5 {
            1 if at < 20 => json!({ "type": "say", "seat": 0, "say": { "text": "Well?" } }),
            2 => json!({ "type": "leave", "seat": 0 }),
            3 => json!({ "type": "return", "seat": 0 }),
            silent => json!({ "type": "mute", "seat": 0, "muted": silent == 4 }),
        };
        self.party.guests[0].does(ask).await;
        self.party.all_hear().await;
    }

    /// What happened is told to those who are back as to those who were never away, and whoever knows
    /// it now is cut.
    async fn hear_on(&mut self) {
        let now = self.party.guests[0].number;
        if now == self.watcher.number {
            // Whoever has returned by acting has nothing to return from.
            return;
        }
        self.away.extend(self.watcher.number + 1..=now);
        self.watcher.until(now).await;
        for (who, mut back) in std::mem::take(&mut self.back) {
            back.until(now).await;
            let all = happened(self.steady(who));
            let its = happened(&back);
            assert!(!its.is_empty() && all.ends_with(&its), "{who:?} at {now}: {its:?}");
        }
    }
}

/// Where the table stands, without what happened before, from where on that is told, and what time it is.
fn standing(guest: &Guest) -> Value {
    let parts = ["since", "after", "from", "now"];
    parts.iter().fold(guest.stand.clone(), |stand, part| with(stand, part, Value::Null))
}

/// The news, as they came.
fn happened(guest: &Guest) -> Vec<&String> {
    guest.heard.iter().filter(|it| it.starts_with("{\"type\":\"happened\"")).collect()
}
