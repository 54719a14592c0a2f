//! Records that were written once must replay for ever.

use catalog::{GameId, with_game};
use record::{BadRecord, EntryFault, JsonFault, Record, Written};
use room::Chance;
use serde_json::{Value, json};

fn text(game: GameId) -> String {
    let name = game.name();
    let path = format!("{}/tests/records/{name}.json", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"))
}

#[test]
fn the_checked_in_records_replay_to_their_end() {
    for game in GameId::ALL {
        let record = Record::parse(&text(game)).unwrap();
        assert_eq!(record.game, game);
        let verified = with_game!(game, G => record.verify::<G>()).unwrap();
        let outcome = verified.outcome.expect("a finished game");
        assert_eq!(outcome.winners.len(), 1, "{game:?}");
        assert!(verified.actions > 5 && verified.entries > verified.actions);
    }
}

#[test]
fn what_is_read_is_written_again_word_for_word() {
    for game in GameId::ALL {
        let before: Value = serde_json::from_str(&text(game)).unwrap();
        let record = Record::parse(&text(game)).unwrap();
        let after = with_game!(game, G => {
            let (deck, own) = record.deck::<G>().unwrap();
            let room = record.room::<G>(&deck, None, Chance::default()).unwrap();
            serde_json::to_value(Written::new(&room, own.then_some(&deck.json))).unwrap()
        });
        assert_eq!(before, after, "{game:?}");
    }
}

/// Every prefix is a game so far; a shuffle that an action caused goes along with it.
#[test]
fn every_prefix_replays() {
    for game in GameId::ALL {
        let record = Record::parse(&text(game)).unwrap();
        with_game!(game, G => {
            let (deck, _) = record.deck::<G>().unwrap();
            for upto in 0..=record.entries() {
                let room = record.room::<G>(&deck, Some(upto), Chance::default()).unwrap();
                assert!(room.log().len() >= upto);
            }
            let beyond = record.room::<G>(&deck, Some(record.entries() + 1), Chance::default());
            let entries = record.entries();
            assert_eq!(beyond.map(|_| ()), Err(BadRecord::UpTo { entries }));
        });
    }
}

/// A record cut off anywhere in its text is refused, never half read.
#[test]
fn a_truncated_file_is_refused() {
    for game in GameId::ALL {
        let whole = text(game);
        let whole = whole.trim_end();
        for cut in (0..whole.len()).step_by(97).filter(|cut| whole.is_char_boundary(*cut)) {
            let refused = Record::parse(&whole[..cut]).map(|_| ());
            assert!(matches!(refused, Err(BadRecord::NotJson { .. })), "{game:?} cut at {cut}");
        }
    }
}

/// An action taken out leaves a record that no longer follows the rules, or another game.
#[test]
fn a_tampered_log_names_its_entry() {
    for game in GameId::ALL {
        let whole: Value = serde_json::from_str(&text(game)).unwrap();
        let mut named = 0;
        for at in 0..whole["log"].as_array().unwrap().len() {
            let mut less = whole.clone();
            less["log"].as_array_mut().unwrap().remove(at);
            let record = Record::from_json(less).unwrap();
            match with_game!(game, G => record.verify::<G>()) {
                Err(BadRecord::Entry { number, .. }) => {
                    assert!(number > at, "{game:?}: entry {number} for {at}");
                    named += 1;
                }
                Err(BadRecord::CutShort { .. }) | Ok(_) => (),
                Err(other) => panic!("{game:?}: {other:?}"),
            }
        }
        assert!(named > 3, "{game:?}: {named}");
    }
}

/// Two readers must not see two games in one record.
#[test]
fn what_stands_twice_or_is_two_things_is_refused() {
    let whole = text(GameId::Lucktails);
    let twice = whole.trim_end().strip_suffix('}').unwrap().to_owned() + ",\"seats\":4}";
    let refused = Record::parse(&twice).map(|_| ());
    assert_eq!(refused, Err(BadRecord::NotJson(JsonFault::Twice { name: "seats".into() })));
    let mut both: Value = serde_json::from_str(&whole).unwrap();
    both["log"][0]["seat"] = 1.into();
    both["log"][0]["action"] = json!({ "type": "take" });
    let refused = Record::from_json(both).unwrap().verify::<catalog::lucktails::Lucktails>();
    assert!(
        matches!(refused, Err(BadRecord::Entry { number: 1, why: EntryFault::NotAnEntry })),
        "{refused:?}"
    );
}

fn said(seat: u64) -> Value {
    json!({ "seat": seat, "say": { "text": "so" } })
}

fn claim(seat: u64, of: u64) -> Value {
    json!({ "seat": seat, "say": { "claim": { "seat": of, "card": "6" } } })
}

#[test]
fn a_seat_that_the_table_has_not_is_refused() {
    for game in GameId::ALL {
        let whole: Value = serde_json::from_str(&text(game)).unwrap();
        let n_seats = whole["seats"].as_u64().unwrap();
        let acted = whole["log"].as_array().unwrap().iter().position(|it| it["action"].is_object());
        let acted = acted.unwrap();
        for seat in (n_seats..=256).chain([u64::MAX]) {
            let fails = |change: &dyn Fn(&mut Value)| {
                let mut spoiled = whole.clone();
                change(&mut spoiled);
                let record = Record::from_json(spoiled).unwrap();
                with_game!(game, G => record.verify::<G>()).map(|_| ()).unwrap_err()
            };
            let number = acted + 1;
            let no_seat = BadRecord::Entry { number, why: EntryFault::NoSuchSeat };
            assert_eq!(fails(&|it| it["log"][acted]["seat"] = seat.into()), no_seat);
            assert_eq!(fails(&|it| it["log"][acted] = said(seat)), no_seat);
            let refused = fails(&|it| it["log"][acted] = claim(0, seat));
            let named = matches!(refused, BadRecord::Entry { why: EntryFault::Say(_), .. });
            assert!(named, "{refused:?}");
        }
    }
}
