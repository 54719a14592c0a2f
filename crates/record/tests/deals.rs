//! Deals that are proven, and every way in which they are not.

use std::process::Command;

use crate::dealer::{Evening, SECRET, deal};
use catalog::lucktails::Lucktails;
use catalog::lucky_bastard::LuckyBastard;
use catalog::{GameId, with_game};
use record::{BadRecord, DealFault, Proven, Record, Verified, Written};
use room::Chance;
use serde_json::{Value, json};

/// One evening of every kind: with and without races, sealed and live.
fn evenings() -> Vec<Value> {
    let mut evenings: Vec<Value> = GameId::ALL
        .into_iter()
        .map(|game| with_game!(game, G => Evening::default().play::<G>()))
        .collect();
    evenings.push(sealed());
    let slips = Evening { options: json!({ "slips": true }), sealed: true, ..Evening::default() };
    evenings.push(slips.play::<Lucktails>());
    evenings
}

fn sealed() -> Value {
    Evening { sealed: true, ..Evening::default() }.play::<LuckyBastard>()
}

fn verify(json: &Value) -> Result<Verified, BadRecord> {
    let record = Record::from_json(json.clone())?;
    with_game!(record.game, G => record.verify::<G>())
}

fn check(json: &Value, fault: DealFault) {
    assert_eq!(verify(json).map(|it| it.deal), Err(BadRecord::Deal(fault)));
}

/// What the script in `docs/` says about a record, and whether it is content.
fn python(json: &Value, commitment: Option<&str>) -> (bool, String) {
    let name = format!("luckhouse-deal-{}-{:?}", std::process::id(), std::thread::current().id());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, json.to_string()).unwrap();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/deal.py");
    let out =
        Command::new("python3").args(["-B", script]).arg(&path).args(commitment).output().unwrap();
    std::fs::remove_file(&path).unwrap();
    assert!(out.stderr.is_empty(), "{}", String::from_utf8_lossy(&out.stderr));
    (out.status.success(), String::from_utf8(out.stdout).unwrap())
}

/// The places in the log where cards were shuffled.
fn shuffles(json: &Value) -> Vec<usize> {
    let log = json["log"].as_array().unwrap();
    (0..log.len()).filter(|&at| log[at].get("shuffle").is_some()).collect()
}

/// The first race in which at least two claims were played, one directly after the other.
fn a_race(json: &Value) -> (usize, usize) {
    let races = json["deal"]["races"].as_array().unwrap();
    let found = races.iter().position(|race| {
        let entry = race["entry"].as_u64().unwrap() as usize;
        race["played"].as_u64().unwrap() >= 2 && json["log"][entry + 1].get("action").is_some()
    });
    let at = found.expect("a race of two");
    (at, races[at]["entry"].as_u64().unwrap() as usize)
}

#[test]
fn a_deal_as_it_was_promised_is_proven() {
    let (mut drawn, mut live) = (0, 0);
    for json in evenings() {
        let proven = verify(&json).unwrap().deal.expect("it tells of its deal");
        assert_eq!(proven.shuffles, shuffles(&json).len());
        assert_eq!(proven.races, json["deal"]["races"].as_array().unwrap().len());
        assert!(proven.races == 0 || !proven.live);
        drawn += usize::from(proven.races > 3);
        live += usize::from(proven.live);
        assert_eq!(python(&json, None), (true, "the deal is proven\n".into()));
    }
    assert_eq!((drawn, live), (2, 1), "both games with races, and one that was run live");
}

/// While a race goes on, every claim of it can be played: else these would not be proven.
#[test]
fn sealed_races_are_proven_however_the_evening_goes() {
    for whim in 0..40 {
        let (options, decisions) = (json!({ "origins": whim % 2 == 1 }), 400);
        let bastards = Evening { options, sealed: true, whim, decisions }.play::<LuckyBastard>();
        assert!(verify(&bastards).unwrap().deal.unwrap().races > 10, "whim {whim}");
        let options = json!({ "slips": true });
        let slips = Evening { options, sealed: true, whim, decisions }.play::<Lucktails>();
        assert!(verify(&slips).unwrap().deal.unwrap().races > 0, "whim {whim}");
    }
}

/// A finished game of a server: sealed races, the last of which ended before all claims were played.
#[test]
fn a_deal_that_was_proven_once_is_proven_for_ever() {
    let text = include_str!("records/dealt.json");
    let json: Value = serde_json::from_str(text).unwrap();
    let verified = verify(&json).unwrap();
    assert_eq!(verified.outcome.unwrap().winners.len(), 1);
    assert_eq!(verified.deal, Some(Proven { shuffles: 1, races: 15, live: false }));
    let last = &json["deal"]["races"][14];
    assert_eq!((&last["order"], &last["played"]), (&json!([1, 0, 2]), &json!(2)));
    assert!(python(&json, json["deal"]["commitment"].as_str()).0);
}

#[test]
fn a_deal_is_written_again_word_for_word() {
    for before in evenings() {
        let record = Record::from_json(before.clone()).unwrap();
        let after = with_game!(record.game, G => {
            let (deck, _) = record.deck::<G>().unwrap();
            let room = record.room::<G>(&deck, None, Chance::default()).unwrap();
            serde_json::to_value(Written::new(&room, None).with_deal(record.dealt().unwrap()))
        });
        assert_eq!(after.unwrap(), before);
    }
}

#[test]
fn without_a_deal_nothing_is_proven() {
    let mut json = sealed();
    json.as_object_mut().unwrap().remove("deal");
    assert_eq!(verify(&json).unwrap().deal, None);
}

#[test]
fn another_secret_is_found() {
    for mut json in evenings() {
        json["deal"]["secret"] = SECRET.replace('a', "b").into();
        check(&json, DealFault::OtherCommitment);
        assert!(python(&json, None).1.contains("the commitment belongs to another secret"));
        // A commitment made to fit afterwards does not help: the cards are others.
        json["deal"]["commitment"] = room::commitment(&SECRET.replace('a', "b")).into();
        check(&json, DealFault::OtherShuffle { number: 1 });
        let (content, said) = python(&json, Some(&deal().commitment()));
        assert!(!content && said.contains("not the one you noted"), "{said}");
        assert!(said.contains("shuffle 1 is not the seed's"), "{said}");
    }
}

#[test]
fn another_share_is_found() {
    let shares = [json!(["abd", null, "Z9"]), json!(["abc", "", "Z8"]), json!(["Z9", null, "abc"])];
    for shares in shares {
        for mut json in evenings() {
            json["deal"]["shares"] = shares.clone();
            check(&json, DealFault::OtherShuffle { number: 1 });
            assert!(!python(&json, None).0);
        }
    }
}

#[test]
fn two_cards_that_changed_places_are_found() {
    for whole in evenings() {
        for (number, at) in (1..).zip(shuffles(&whole)) {
            let mut json = whole.clone();
            let cards = json["log"][at]["shuffle"].as_array_mut().unwrap();
            let Some(other) = cards.iter().position(|card| *card != cards[0]) else { continue };
            cards.swap(0, other);
            check(&json, DealFault::OtherShuffle { number });
            if number == shuffles(&whole).len() {
                let expected = format!("shuffle {number} is not the seed's\n");
                assert_eq!(python(&json, None), (false, expected));
            }
        }
    }
}

#[test]
fn a_race_in_another_order_is_found() {
    let whole = sealed();
    let (at, entry) = a_race(&whole);
    let number = at as u32 + 1;
    let mut order = whole.clone();
    order["deal"]["races"][at]["order"].as_array_mut().unwrap().swap(0, 1);
    check(&order, DealFault::OtherDraw { number });
    assert!(python(&order, None).1.contains(&format!("another order for race {number}")));
    let mut log = whole.clone();
    log["log"].as_array_mut().unwrap().swap(entry, entry + 1);
    check(&log, DealFault::OtherOrder { number });
    let expected = format!("race {number} was not played in the drawn order\n");
    assert_eq!(python(&log, None), (false, expected));
    let mut both = log;
    both["deal"] = order["deal"].clone();
    check(&both, DealFault::OtherDraw { number });
    assert!(!python(&both, None).0);
}

/// Somebody's claim is not simply left out, and nobody's is played who was not drawn.
#[test]
fn a_race_with_another_end_is_found() {
    let whole = sealed();
    let (at, entry) = a_race(&whole);
    let number = at as u32 + 1;
    let mut fewer = whole.clone();
    fewer["deal"]["races"][at]["played"] = 1.into();
    check(&fewer, DealFault::OtherOrder { number });
    let mut less = whole.clone();
    less["log"].as_array_mut().unwrap().remove(entry + 1);
    check(&less, DealFault::OtherOrder { number });
    let mut cut = whole.clone();
    cut["log"].as_array_mut().unwrap().truncate(entry + 1);
    check(&cut, DealFault::OtherOrder { number });
    cut["log"].as_array_mut().unwrap().truncate(entry);
    check(&cut, DealFault::NoRace { number });
}

#[test]
fn a_race_that_is_kept_quiet_or_invented_is_found() {
    let whole = sealed();
    let races = whole["deal"]["races"].as_array().unwrap();
    let last = races.len() - 1;
    let entry = |at: usize| races[at]["entry"].as_u64().unwrap() as usize;
    let mut quiet = whole.clone();
    quiet["deal"]["races"].as_array_mut().unwrap().pop();
    check(&quiet, DealFault::NotDrawn { entry: entry(last) + 1 });
    let mut late = whole.clone();
    late["deal"]["races"][0]["entry"] = (entry(0) + 1).into();
    check(&late, DealFault::NotDrawn { entry: entry(0) + 1 });
    let mut early = whole.clone();
    early["deal"]["races"][0]["entry"] = (entry(0) - 1).into();
    check(&early, DealFault::NoRace { number: 1 });
    let mut others = whole.clone();
    others["deal"]["races"][0]["order"].as_array_mut().unwrap().pop();
    others["deal"]["races"][0]["played"] = 1.into();
    check(&others, DealFault::NoRace { number: 1 });
    let mut invented = whole.clone();
    let mut another = races[last].clone();
    (another["number"], another["entry"]) = (json!(last + 2), json!(1_000_000));
    invented["deal"]["races"].as_array_mut().unwrap().push(another);
    check(&invented, DealFault::NoRace { number: last as u32 + 2 });
    // Nobody can tell that races were sealed if all are kept quiet: then nothing is claimed.
    let mut none = whole.clone();
    none["deal"]["races"] = json!([]);
    let shuffles = shuffles(&whole).len();
    assert_eq!(verify(&none).unwrap().deal, Some(Proven { shuffles, races: 0, live: true }));
}

#[test]
fn a_malformed_deal_is_refused_and_not_passed_over() {
    let (seats, race) = (3, DealFault::Race { number: 1 });
    let cases = [
        ("", json!(null), DealFault::NoObject),
        ("", json!([]), DealFault::NoObject),
        ("", json!({}), DealFault::Commitment),
        ("/commitment", json!("ab"), DealFault::Commitment),
        ("/commitment", json!("AB".repeat(32)), DealFault::Commitment),
        ("/secret", json!(7), DealFault::Secret),
        ("/secret", json!("g".repeat(64)), DealFault::Secret),
        ("/shares", json!(["a", "b"]), DealFault::Shares { seats }),
        ("/shares", json!(["a", "b", "c", "d"]), DealFault::Shares { seats }),
        ("/shares", json!(["a:b", null, null]), DealFault::Shares { seats }),
        ("/shares", json!([0, null, null]), DealFault::Shares { seats }),
        ("/shares", json!("abc"), DealFault::Shares { seats }),
        ("/races", json!(null), DealFault::Races),
        ("/races/0", json!([]), race),
        ("/races/0/number", json!(2), race),
        ("/races/0/number", json!(null), race),
        ("/races/0/entry", json!(-1), race),
        ("/races/0/order", json!([0, 0, 1]), race),
        ("/races/0/order", json!([0, 1, 3]), race),
        ("/races/0/order", json!([0, 1, 256]), race),
        ("/races/0/order", json!([0, "1"]), race),
        ("/races/0/order", json!([]), race),
        ("/races/0/played", json!(0), race),
        ("/races/0/played", json!(4), race),
        ("/races/0/played", json!(1.5), race),
    ];
    let whole = sealed();
    for (place, value, fault) in cases {
        let mut json = whole.clone();
        *json.pointer_mut(&format!("/deal{place}")).unwrap() = value.clone();
        let refused = Record::from_json(json).map(|_| ());
        assert_eq!(refused, Err(BadRecord::Deal(fault)), "{place} {value}");
    }
    let mut more = whole.clone();
    more["deal"]["since"] = json!("1888");
    assert!(verify(&more).is_ok(), "further fields are passed over");
}
