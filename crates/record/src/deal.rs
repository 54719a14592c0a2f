//! What a record says about its deal.

use game::{Seat, SeatSet};
use room::{Deal, DrawnRace, is_secret};
use serde::Deserialize;
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::{Value, json};
use words::Message;

/// Where the cards of a finished game came from, told when nobody can use it any more.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Dealt {
    /// As it stands there: whether it is the secret's is for [`crate::Record::verify`] to say.
    pub commitment: String,
    pub deal: Deal,
    /// The sealed races; none where races were run live.
    pub races: Vec<DrawnRace>,
}

/// What is wrong with a record's deal. Numbers are counted from 1.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum DealFault {
    NoObject,
    Commitment,
    Secret,
    Shares {
        seats: i64,
    },
    Races,
    /// This race is not written as it has to be.
    Race {
        number: usize,
    },
    /// The commitment belongs to another secret.
    OtherCommitment,
    /// The seed gives another shuffle.
    OtherShuffle {
        number: usize,
    },
    /// The seed draws another order for this race.
    OtherDraw {
        number: u32,
    },
    /// The claims were not played in the drawn order, or not all that should have been.
    OtherOrder {
        number: u32,
    },
    /// No race of these seats begins where this one is said to.
    NoRace {
        number: u32,
    },
    /// This entry belongs to a race that was not drawn, though others were.
    NotDrawn {
        entry: usize,
    },
}

impl DealFault {
    pub fn message(self) -> Message {
        let numbered = |key, number: u32| Message::new(key).with("number", number);
        match self {
            DealFault::NoObject => Message::new("deal-no-object"),
            DealFault::Commitment => Message::new("deal-commitment"),
            DealFault::Secret => Message::new("deal-secret"),
            DealFault::Shares { seats } => Message::new("deal-shares").with("seats", seats),
            DealFault::Races => Message::new("deal-races"),
            DealFault::Race { number } => Message::new("deal-race").with("number", number),
            DealFault::OtherCommitment => Message::new("deal-other-commitment"),
            DealFault::OtherShuffle { number } => {
                Message::new("deal-other-shuffle").with("number", number)
            }
            DealFault::OtherDraw { number } => numbered("deal-other-draw", number),
            DealFault::OtherOrder { number } => numbered("deal-other-order", number),
            DealFault::NoRace { number } => numbered("deal-no-race", number),
            DealFault::NotDrawn { entry } => Message::new("deal-not-drawn").with("entry", entry),
        }
    }
}

impl Dealt {
    pub fn new(deal: Deal, races: Vec<DrawnRace>) -> Dealt {
        Dealt { commitment: deal.commitment(), deal, races }
    }

    /// Reads the field `deal` of a record with so many seats.
    pub(crate) fn read(json: &Value, seats: i64) -> Result<Dealt, DealFault> {
        let fields = json.as_object().ok_or(DealFault::NoObject)?;
        let digits = |name| fields.get(name).and_then(Value::as_str).filter(|it| is_secret(it));
        let commitment = digits("commitment").ok_or(DealFault::Commitment)?;
        let secret = digits("secret").ok_or(DealFault::Secret)?;
        let shares = fields.get("shares").map(Vec::<Option<String>>::deserialize);
        let shares = shares.and_then(Result::ok).filter(|it| i64::try_from(it.len()) == Ok(seats));
        let deal = shares.and_then(|shares| Deal::new(secret.to_owned(), shares));
        let deal = deal.ok_or(DealFault::Shares { seats })?;
        let races = fields.get("races").and_then(Value::as_array).ok_or(DealFault::Races)?;
        let seats = deal.shares().len();
        let race = |(number, json)| race(json, number, seats).ok_or(DealFault::Race { number });
        let races = (1..).zip(races).map(race).collect::<Result<_, _>>()?;
        Ok(Dealt { commitment: commitment.to_owned(), deal, races })
    }
}

/// Each seat at most once, and no more claims played than there were.
fn race(json: &Value, number: usize, seats: usize) -> Option<DrawnRace> {
    let count = |name| json.get(name).and_then(Value::as_u64).map(|it| usize::try_from(it).ok())?;
    let order: Vec<Seat> =
        json.get("order")?.as_array()?.iter().map(seat).collect::<Option<_>>()?;
    let different: SeatSet = order.iter().copied().collect();
    let (entry, played) = (count("entry")?, count("played")?);
    let sound = count("number")? == number
        && different.len() == order.len()
        && order.iter().all(|seat| seat.index() < seats)
        && (1..=order.len()).contains(&played);
    sound.then_some(DrawnRace { number: u32::try_from(number).ok()?, entry, order, played })
}

fn seat(json: &Value) -> Option<Seat> {
    json.as_u64().and_then(|it| u8::try_from(it).ok()).and_then(Seat::new)
}

impl Serialize for Dealt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let race = |race: &DrawnRace| {
            let DrawnRace { number, entry, order, played } = race;
            json!({ "number": number, "entry": entry, "order": order, "played": played })
        };
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("commitment", &self.commitment)?;
        map.serialize_entry("secret", self.deal.secret())?;
        map.serialize_entry("shares", self.deal.shares())?;
        map.serialize_entry("races", &self.races.iter().map(race).collect::<Vec<_>>())?;
        map.end()
    }
}
