//! Records: read, checked, and looked at entry by entry, as any seat or with every card face up.

use catalog::with_game;
use decks::Decked;
use game::Kept;
use record::{Record, Verified};
use room::{Chance, Entry, Room};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use wire::Json;

use crate::pocket::Refused;
use crate::speak::viewer;

pub struct Replay(Record);

/// Where somebody wants to look.
#[derive(Debug, Deserialize)]
pub struct Watched {
    /// After so many entries of the log.
    upto: usize,
    look: Look,
}

/// As whom.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Look {
    All,
    Watcher,
    Seat(u8),
}

/// What is seen there.
#[derive(Debug, Serialize)]
pub struct Scene {
    view: Json,
    /// All that happened until then, by entry, as it was seen.
    happened: Vec<Happened>,
}

#[derive(Debug, Serialize)]
struct Happened {
    entry: usize,
    /// Who acted or spoke; nobody, where cards were dealt.
    seat: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    say: Option<Value>,
    sights: Vec<Json>,
}

impl Replay {
    /// Reads a record, and says what it holds and whether it can be trusted.
    pub fn read(text: &str) -> Result<(Replay, Value), Refused> {
        let record = Record::parse(text).map_err(|why| why.message())?;
        let verified =
            with_game!(record.game, G => record.verify::<G>()).map_err(|why| why.message())?;
        let about = about(&record, &verified, text);
        Ok((Replay(record), about))
    }

    pub fn watch(&self, watched: &Watched) -> Result<Scene, Refused> {
        with_game!(self.0.game, G => {
            let (deck, _) = self.0.deck::<G>().map_err(|why| why.message())?;
            let room = self.0.room::<G>(&deck, Some(watched.upto), Chance::default());
            scene::<G>(&room.map_err(|why| why.message())?, watched.look)
        })
    }
}

fn about(record: &Record, verified: &Verified, text: &str) -> Value {
    let frame: Value = json::read(text).unwrap_or_default();
    json!({
        "set_up": {
            "game": record.game.name(), "seats": record.seats(), "options": frame["options"],
            "deck": frame["deck"], "pace": { "type": "relaxed" }, "race": "live",
            "open": false, "watched": true, "house": [],
        },
        "entries": record.entries(),
        "actions": verified.actions,
        "outcome": verified.outcome,
        "commitment": record.dealt().map(|dealt| &dealt.commitment),
        "shuffles": verified.deal.as_ref().map(|proven| proven.shuffles),
    })
}

fn scene<G: Decked>(room: &Room<G>, look: Look) -> Result<Scene, Refused> {
    let rules = room.table().table_rules();
    let seat = if let Look::Seat(seat) = look { Some(seat) } else { None };
    let viewer = viewer(seat, G::n_seats(rules))?;
    let all = matches!(look, Look::All);
    let table = room.table();
    let view =
        if all { Json::of(&table.unveil().into_open()) } else { Json::of(&table.view(viewer)) };
    let sight = |event: &G::Event| {
        if all {
            Json::of(&G::unveil_event(rules, event).into_open())
        } else {
            Json::of(&G::sight(rules, event, viewer))
        }
    };
    let (mut happened, mut entry) = (Vec::new(), 0);
    room.history(|_, kept, events| {
        entry += 1;
        let (seat, say) = match kept {
            Entry::Step(Kept::Act(seat, _)) => (Some(*seat), None),
            Entry::Said(seat, say) => (Some(*seat), Some(record::say_to_json(say))),
            Entry::Step(Kept::Shuffle(_)) => (None, None),
        };
        let seat = seat.map(|seat| seat.index() as u8);
        happened.push(Happened { entry, seat, say, sights: events.iter().map(sight).collect() });
    });
    Ok(Scene { view, happened })
}
