//! Tables folded by hand: what happens when, without a socket or a storage.

use std::collections::BTreeSet;

use game::{Seat, SeatSet, Viewer};
use room::Millis;
use serde_json::{Value, json};
use wire::{Ask, Chair, Clock, Code, Happening, Json, Sitter, Stage, What};

use super::Table;
use crate::journal::{Dated, Founding, Item, Outage, PersonId};
use crate::refusal::Refusal;

const HOST: PersonId = 1;
const SECRET: &str = "a";

fn table(set_up: Value) -> Table {
    let founding = Founding::new(serde_json::from_value(set_up).unwrap(), HOST, SECRET.repeat(64));
    Table::new("CODES".to_owned(), founding).unwrap()
}

/// Person 1 at seat 0, person 2 at seat 1, and so on; begun at time 0.
fn begun(set_up: Value) -> Table {
    let mut table = table(set_up);
    for seat in 0..table.founding.set_up.seats {
        let ask = Ask::Sit { seat, share: "x".to_owned(), name: None };
        if table.person(Seat::at(seat.into())).is_none() {
            let sat = table.propose(HOST + i64::from(seat), "Ann", &ask);
            take(&mut table, 0, sat.unwrap_or_default());
        }
    }
    let started = table.propose(HOST, "Ann", &Ask::Start {}).unwrap();
    take(&mut table, 0, started);
    table
}

fn take(table: &mut Table, at: Millis, items: Vec<Item>) {
    for item in items {
        table.apply(&Dated { at, item }).unwrap();
    }
}

/// The house plays for whoever is waited for, until `stop`.
fn play_until(table: &mut Table, at: Millis, stop: impl Fn(&Table) -> bool) {
    for whim in 0..2000 {
        if stop(table) {
            return;
        }
        let seat = table.choosing().iter().next().expect("somebody is waited for");
        let item = table.house(seat, whim).expect("the house can always play");
        take(table, at, vec![item]);
    }
    panic!("it never came to that");
}

fn act(table: &Table, seat: u8, action: &Value) -> Result<Vec<Item>, Refusal> {
    let moment = table.moment();
    table.propose(HOST + i64::from(seat), "Ann", &Ask::Act { seat, moment, action: action.clone() })
}

#[test]
fn whose_kept_seat_was_given_up_may_still_come() {
    let mut over = begun(json!({ "game": "lucky-duck", "seats": 2 }));
    play_until(&mut over, 0, |table| table.stage() == Stage::Over);
    let founding = over.once_more(HOST, HOST, SECRET.repeat(64)).unwrap();
    let mut table = Table::new("CODES".to_owned(), founding).unwrap();
    let sit = Ask::Sit { seat: 1, share: "x".to_owned(), name: None };
    for sits_again in [true, false] {
        let removed = table.propose(HOST, "Ann", &Ask::Remove { seat: 1 }).unwrap();
        take(&mut table, 0, removed);
        let sat = table.propose(HOST + 1, "Bo", &sit);
        assert_eq!(sat.is_ok(), sits_again);
        take(&mut table, 0, sat.unwrap_or_default());
    }
}

#[test]
fn several_people_with_one_device_have_names_of_their_own() {
    let mut table = table(json!({ "game": "lucky-duck", "seats": 2 }));
    let sit = |name: &str| Ask::Sit { seat: 1, share: "x".to_owned(), name: Some(name.to_owned()) };
    let sat = table.propose(HOST, "Ann", &sit(" Bo ")).unwrap();
    assert!(matches!(&sat[..], [Item::Sat { name, .. }] if name == "Bo"));
    take(&mut table, 0, sat);
    assert!(table.propose(HOST, "Ann", &sit("\u{202e}")).is_err());
}

fn only(seat: usize) -> SeatSet {
    SeatSet::only(Seat::at(seat))
}

const QUICK: fn() -> Value = || json!({ "type": "quick", "seconds": 5, "bank": 30 });

/// LT-22: who may look at their own card need not, and nothing waits for it.
#[test]
fn lt_22_nobody_is_hurried_to_slip_and_the_house_does_not() {
    let house = json!([{ "seat": 1, "level": 1 }]);
    let options = json!({ "slips": true, "first": 0 });
    let set_up = json!({ "game": "lucktails", "seats": 3, "options": options, "pace": QUICK() });
    let mut hosted = set_up.clone();
    hosted["house"] = house;
    let mut table = begun(hosted);
    assert_eq!((table.choosing(), table.house_seats()), (only(0), SeatSet::EMPTY));
    assert_eq!((table.to_act(), table.may_act()), (vec![0], SeatSet::first(3)));
    assert!(table.legal(Viewer::Seat(Seat::at(2))).get().contains("slip"));
    let late = table.overdue(35_000);
    assert!(
        matches!(late[..], [Item::Left { seat, late: true }] if seat == Seat::at(0)),
        "{late:?}"
    );
    let bait = act(&table, 0, &json!({ "type": "bait", "to": 1 })).unwrap();
    take(&mut table, 1000, bait);
    assert_eq!(table.to_act(), [1]);
    let mut table = begun(set_up);
    let slip = act(&table, 2, &json!({ "type": "slip" })).unwrap();
    take(&mut table, 1000, slip);
    assert_eq!(table.may_act(), SeatSet::first(2));
}

/// Only where seats race each other is there something to seal.
#[test]
fn only_races_are_sealed() {
    for game in ["lucktails", "get-lucky", "lucky-duck"] {
        let set_up = json!({ "game": game, "seats": 3, "race": "sealed" });
        let founding =
            Founding::new(serde_json::from_value(set_up).unwrap(), HOST, SECRET.repeat(64));
        let refused = Table::new("CODES".to_owned(), founding).err().unwrap();
        assert_eq!(refused.iter().map(|why| why.key).collect::<Vec<_>>(), ["server-no-race"]);
    }
}

/// Whoever may not speak may not from another chair either, and who sits there next may.
#[test]
fn a_person_is_muted_and_not_a_chair() {
    let mut table = table(json!({ "game": "lucky-duck", "seats": 3 }));
    let sit = |seat| Ask::Sit { seat, share: String::new(), name: None };
    let say = |seat| Ask::Say { seat, say: json!({ "text": "so" }) };
    for ask in [sit(1), Ask::Mute { seat: 1, muted: true }] {
        let items = table.propose(HOST, "Ben", &ask).unwrap();
        take(&mut table, 0, items);
    }
    for ask in [sit(2), Ask::Stand { seat: 1 }] {
        let items = table.propose(HOST, "Ben", &ask).unwrap();
        take(&mut table, 0, items);
    }
    let items = table.propose(HOST + 1, "Cam", &sit(1)).unwrap();
    take(&mut table, 0, items);
    assert!(table.propose(HOST, "Ben", &say(2)).is_err());
    assert!(table.propose(HOST + 1, "Cam", &say(1)).is_ok());
    let items = table.propose(HOST, "Ben", &Ask::Mute { seat: 2, muted: false }).unwrap();
    take(&mut table, 0, items);
    assert!(table.propose(HOST, "Ben", &say(2)).is_ok());
}

fn sealed_race() -> Table {
    let mut table = begun(json!({ "game": "lucky-bastard", "seats": 3, "pace": QUICK(),
        "race": "sealed" }));
    play_until(&mut table, 0, Table::seals);
    table
}

/// LB-9: everybody pays for the time they took themselves.
#[test]
fn lb_9_a_sealed_claim_is_charged_when_it_is_made() {
    let mut table = sealed_race();
    let done = json!({ "type": "done" });
    for (seat, at) in [(0, 1000), (1, 15_000), (2, 20_000)] {
        let sealed = act(&table, seat, &done).unwrap();
        take(&mut table, at, sealed);
        let again = (seat < 2).then(|| act(&table, seat, &done).err()).flatten();
        let refused =
            matches!(&again, Some(Refusal::Because(_, why)) if why.key == "server-sealed");
        assert!(refused || seat == 2, "once sealed, it stays: {again:?}");
    }
    let banks = [0, 1, 2].map(|seat| table.clock.bank(Seat::at(seat)));
    assert_eq!(banks, [30_000, 20_000, 15_000]);
}

/// LB-9: the house seals too, and says so.
#[test]
fn lb_9_what_the_house_seals_is_marked() {
    let mut table = sealed_race();
    take(&mut table, 1000, vec![Item::Left { seat: Seat::at(1), late: false }]);
    let item = table.house(Seat::at(1), 7).unwrap();
    take(&mut table, 2000, vec![item]);
    let told = table.last(Viewer::Watcher).unwrap();
    assert!(matches!(told.what, What::Sealed { seat: 1, house: true, .. }), "{told:?}");
}

/// Whoever stays in a race after a match has the whole time of a move again.
#[test]
fn lb_9_who_stays_in_the_race_is_asked_anew() {
    let mut found = 0;
    for race in ["live", "sealed"] {
        for whim in 0..40 {
            let mut table = begun(json!({ "game": "lucky-bastard", "seats": 2, "pace": QUICK(),
                "race": race, "options": { "first": u8::from(whim % 2 == 1) } }));
            play_until(&mut table, 0, |table| {
                table.live.as_ref().is_some_and(|it| matches!(it.turn(), game::Turn::Race(_)))
            });
            let moment = table.moment();
            // Any slot may match; who does stays.
            for seat in 0..2 {
                let slot = json!({ "type": "match", "slot": whim % 4 });
                let items = act(&table, seat, &slot).unwrap_or_default();
                take(&mut table, 4000, items);
            }
            if table.moment() == moment && !table.choosing().is_empty() {
                found += 1;
                for seat in table.choosing().iter() {
                    let until = table.clock.until(seat, table.asked[seat.index()]);
                    assert_eq!(until, Some(39_000), "{race} {whim}");
                }
            }
        }
    }
    assert!(found > 0, "no race went on");
}

/// Where the game goes on, everybody adds to the deal again.
#[test]
fn a_rematch_begins_when_everybody_has_sat_down_again() {
    let mut first = begun(json!({ "game": "lucky-duck", "seats": 2 }));
    play_until(&mut first, 0, |table| table.stage == Stage::Over);
    let founding = first.once_more(HOST, HOST + 1, SECRET.repeat(64)).unwrap();
    assert_eq!(founding.host, HOST + 1);
    assert!(
        first.once_more(9, HOST, SECRET.repeat(64)).is_err(),
        "who has not played does not ask"
    );
    let mut table = Table::new("AGAIN".to_owned(), founding).unwrap();
    assert_eq!(table.seats_of(HOST + 1), [Seat::at(1)]);
    assert!(table.sign(Some(HOST)).kept && !table.sign(None).kept && !table.sign(Some(9)).kept);
    assert_eq!(table.number(), 0, "nobody has sat down");
    for seat in 0..2 {
        let refused = table.propose(HOST + 1, "Ann", &Ask::Start {}).err();
        let Some(Refusal::Because(code, why)) = refused else { panic!("{refused:?}") };
        assert_eq!((code, why.key), (Code::NotNow, "server-seats-kept"));
        let sit = Ask::Sit { seat, share: format!("new{seat}"), name: None };
        let sat = table.propose(HOST + i64::from(seat), "Ann", &sit).unwrap();
        take(&mut table, 0, sat);
    }
    assert!(table.propose(HOST + 1, "Ann", &Ask::Start {}).is_ok());
    assert!(!table.sign(Some(HOST)).kept, "who sits there is waited for no more");
    let told: Vec<u8> = table.page(0, u32::MAX, Viewer::Watcher).iter().map(seated).collect();
    assert_eq!(told, [0, 1], "everybody is told to have sat down once, when they did");
}

/// Who has sat down, and is there.
fn seated(happening: &Happening) -> u8 {
    match happening.what {
        What::Seated { chair: Chair { seat, sitter: Sitter::Person { away: false, .. } } } => seat,
        ref other => panic!("{other:?}"),
    }
}

/// A line that is cut and mended brings nobody back who has left.
#[test]
fn who_left_by_their_own_will_comes_back_by_their_own_will() {
    let mut table = begun(json!({ "game": "lucky-duck", "seats": 2, "pace": QUICK() }));
    take(&mut table, 0, vec![Item::Left { seat: Seat::at(1), late: false }]);
    assert!(table.coming_back(HOST + 1, false).is_empty());
    assert_eq!(table.coming_back(HOST + 1, true).len(), 1);
    assert!(table.propose(HOST + 1, "Ann", &Ask::Leave { seat: 1 }).unwrap().is_empty());
    take(&mut table, 0, vec![Item::Left { seat: Seat::at(1), late: true }]);
    assert_eq!(table.coming_back(HOST + 1, false).len(), 1);
    // Who was too slow may say that they go.
    let left = table.propose(HOST + 1, "Ann", &Ask::Leave { seat: 1 }).unwrap();
    take(&mut table, 0, left);
    assert!(table.coming_back(HOST + 1, false).is_empty());
    assert!(table.coming_back(HOST, true).is_empty());
}

/// At a table with a clock a restart does not keep the house waiting.
#[test]
fn a_table_with_a_clock_is_due_when_the_house_has_to_play() {
    for (pace, due) in
        [(json!({ "type": "letter", "days": 3 }), Some(0)), (json!({ "type": "relaxed" }), None)]
    {
        // Ann is to be called, once the house at the others has played.
        let house = json!([{ "seat": 0, "level": 1 }, { "seat": 1, "level": 1 }]);
        let set_up = json!({ "game": "get-lucky", "seats": 3, "pace": pace, "house": house });
        let mut table = begun(set_up);
        play_until(&mut table, 0, |table| !table.house_seats().is_empty());
        assert_eq!(table.due(), due);
        let left = Item::Left { seat: Seat::at(2), late: true };
        take(&mut table, 0, vec![left]);
        assert_eq!(table.due(), None, "nobody is left to be called");
    }
    let table = begun(json!({ "game": "lucky-duck", "seats": 2, "pace": QUICK() }));
    assert_eq!(table.due(), table.deadline());
    assert_eq!(table.deadline(), Some(35_000));
}

#[test]
fn who_was_slow_has_less_in_reserve() {
    let mut table = begun(json!({ "game": "lucktails", "seats": 3, "pace": QUICK() }));
    let first = table.clocks();
    let [Clock { seat, until: 35_000, bank: 30_000 }] = first[..] else { panic!("{first:?}") };
    // Twelve seconds for a move of five; the others have lost nothing, and are not asked.
    for slow in [Some(seat), None, None] {
        let now = table.asked_at() + if slow.is_some() { 12_000 } else { 1000 };
        let next = Seat::at(table.clocks()[0].seat.into());
        let item = table.house(next, 0).unwrap();
        take(&mut table, now, vec![item]);
        assert_eq!(table.clock.bank(Seat::at(seat.into())), 23_000);
    }
    let again = table.clocks();
    assert!(
        again.iter().all(|it| it.bank == if it.seat == seat { 23_000 } else { 30_000 }),
        "{again:?}"
    );
}

#[test]
fn nobody_loses_time_to_an_outage() {
    let pace = json!({ "type": "quick", "seconds": 5, "bank": 1 });
    let set_up = json!({ "game": "lucky-duck", "seats": 2, "pace": pace });
    let founding = table(set_up.clone()).founding;
    let mut items = Vec::new();
    for seat in [0, 1].map(Seat::at) {
        let (name, share) = ("Ann".to_owned(), Some("x".to_owned()));
        items.push(Dated { at: 1000, item: Item::Sat { seat, person: HOST, name, share } });
    }
    items.push(Dated { at: 1000, item: Item::Started {} });
    let outage = Outage { began: 4000, ended: 11_000 };
    let folded = |items: &[Dated], outages: &[Outage]| {
        Table::folded(String::new(), founding.clone(), items, outages).unwrap()
    };
    let before = folded(&items, &[]);
    let after = folded(&items, &[outage]);
    assert_eq!(before.deadline(), Some(7000));
    assert_eq!(after.deadline(), Some(14_000), "three seconds are left");
    assert!(after.overdue(13_999).is_empty() && after.overdue(14_000).len() == 1);
    // Who chooses five seconds and a half after being asked, but for the outage, has half a second less in the bank.
    let seat = after.choosing().iter().next().unwrap();
    let action = serde_json::from_str::<Vec<Value>>(after.legal(Viewer::Seat(seat)).get());
    let action = Json::of(&action.unwrap()[0]);
    items.push(Dated { at: 13_500, item: Item::Acted { seat, action, house: false } });
    let chosen = folded(&items, &[outage]);
    assert_eq!(chosen.clock.bank(seat), 500);
    let other = Outage { began: 14_000, ended: 16_000 };
    assert_eq!(chosen.deadline().map(|it| it + 2000), folded(&items, &[outage, other]).deadline());
}

/// Whoever could exchange a share could try deals until they like one.
#[test]
fn the_first_share_of_a_person_at_a_seat_counts_until_the_start() {
    let mut table = table(json!({ "game": "lucky-duck", "seats": 2 }));
    let sit = |share: &str| Ask::Sit { seat: 1, share: share.to_owned(), name: None };
    let sat = table.propose(HOST, "Ann", &sit("first")).unwrap();
    assert_eq!(sat.len(), 1);
    take(&mut table, 0, sat);
    let second = |table: &Table| match table.propose(HOST, "Ann", &sit("second")).err() {
        Some(Refusal::Because(code, why)) => (code, why.key),
        other => panic!("{other:?}"),
    };
    assert_eq!(second(&table), (Code::OtherShare, "server-other-share"));
    let again = table.propose(HOST, "Ann", &sit("first")).unwrap();
    assert!(again.is_empty(), "nothing changes: {again:?}");
    assert_eq!(table.propose(HOST, "Anna", &sit("first")).unwrap().len(), 1, "another name");
    let stood = table.propose(HOST, "Ann", &Ask::Stand { seat: 1 }).unwrap();
    take(&mut table, 0, stood);
    assert_eq!(second(&table), (Code::OtherShare, "server-other-share"));
    assert_eq!(table.propose(HOST, "Ann", &sit("first")).unwrap().len(), 1);
    assert!(table.propose(HOST + 1, "Ben", &sit("second")).is_ok(), "somebody else's own");
}

/// Nobody wins a race because they know when the house will claim.
#[test]
fn lb_9_how_quick_the_house_is_follows_from_the_secret() {
    let house = json!([{ "seat": 1, "level": 3 }]);
    let set_up = json!({ "game": "lucky-bastard", "seats": 2, "race": "live", "house": house });
    let set_up: wire::SetUp = serde_json::from_value(set_up).unwrap();
    let reactions = |secret: &str| {
        let founding = Founding::new(set_up.clone(), HOST, secret.repeat(64));
        let mut table = Table::new("CODES".to_owned(), founding).unwrap();
        [1000, 2000].map(|asked| {
            table.asked = [asked; Seat::MAX];
            [0, 1].map(|seat| table.reaction(Seat::at(seat)))
        })
    };
    let secrets = "0123456789abcdef".split_terminator("").skip(1);
    let all: Vec<_> = secrets.map(reactions).collect();
    assert_eq!(reactions("3"), all[3], "it is the same whenever it is asked for");
    for (asked, seat) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let of: BTreeSet<Millis> = all.iter().map(|it| it[asked][seat]).collect();
        assert!(of.len() > 8, "{of:?}");
    }
    let (least, more) = bots::Level::new(3).unwrap().reaction();
    let range = Millis::from(least)..Millis::from(least + more);
    assert!(all.iter().flatten().flatten().all(|it| range.contains(it)), "{all:?}");
}
