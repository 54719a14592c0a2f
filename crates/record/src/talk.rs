//! Table talk as it stands in a record or a request.

use game::{Game, Seat};
use room::Say;
use serde_json::{Map, Value, json};
use words::Message;

/// The longest text somebody may say, in Unicode code points.
pub const LONGEST_TEXT: usize = 500;

/// Why something could not be said.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum SayFault {
    /// Neither a text nor a claim, or both.
    NoTalk,
    TooLong,
    /// This game knows no claims.
    NoClaims,
    BadClaim,
}

impl SayFault {
    pub fn message(self) -> Message {
        match self {
            SayFault::NoTalk => Message::new("say-no-talk"),
            SayFault::TooLong => Message::new("say-too-long").with("most", LONGEST_TEXT),
            SayFault::NoClaims => Message::new("say-no-claims"),
            SayFault::BadClaim => Message::new("say-bad-claim"),
        }
    }
}

/// Whether this can be said at any table: a text that is not too long, or a claim of a seat and a
/// card, and nothing else.
pub fn check_say(say: &Value) -> Result<(), SayFault> {
    let only = |value: &Value, names: &[&str]| {
        value.as_object().is_some_and(|it| it.keys().all(|key| names.contains(&key.as_str())))
    };
    match (say.get("text"), say.get("claim")) {
        _ if !only(say, &["text", "claim"]) => Err(SayFault::NoTalk),
        (Some(Value::String(text)), None) if text.chars().count() <= LONGEST_TEXT => Ok(()),
        (Some(Value::String(_)), None) => Err(SayFault::TooLong),
        (None, Some(claim)) if only(claim, &["seat", "card"]) => {
            let whole = claim.get("seat").is_some_and(|seat| seat.is_i64() || seat.is_u64());
            if whole && claim.get("card").is_some() { Ok(()) } else { Err(SayFault::BadClaim) }
        }
        _ => Err(SayFault::NoTalk),
    }
}

/// Reads `{"text": …}` or, where the game knows claims, `{"claim": {"seat", "card"}}`.
pub fn say_from_json<G: Game>(say: &Value, n_seats: u8) -> Result<Say<G::Card>, SayFault> {
    match (say.get("text"), say.get("claim")) {
        (Some(Value::String(text)), None) if text.chars().count() <= LONGEST_TEXT => {
            Ok(Say::Text(text.clone()))
        }
        (Some(Value::String(_)), None) => Err(SayFault::TooLong),
        (None, Some(Value::Object(_))) if !G::CLAIMS => Err(SayFault::NoClaims),
        (None, Some(Value::Object(claim))) => {
            claimed::<G>(claim, n_seats).ok_or(SayFault::BadClaim)
        }
        _ => Err(SayFault::NoTalk),
    }
}

fn claimed<G: Game>(claim: &Map<String, Value>, n_seats: u8) -> Option<Say<G::Card>> {
    let seat = Seat::of(claim.get("seat")?.as_u64()?, n_seats)?;
    let card = serde_json::from_value(claim.get("card")?.clone()).ok()?;
    Some(Say::Claim { seat, card })
}

/// What [`say_from_json`] reads.
pub fn say_to_json<C: serde::Serialize>(say: &Say<C>) -> Value {
    match say {
        Say::Text(text) => json!({ "text": text }),
        Say::Claim { seat, card } => json!({ "claim": { "seat": seat, "card": card } }),
    }
}
