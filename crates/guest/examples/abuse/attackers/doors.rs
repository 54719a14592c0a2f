//! Every door of the HTTP part that takes a body or has something in its path, and paths that lead nowhere.

use guest::Lost;
use serde_json::json;

use super::attacker::Attacker;

/// Stands for a code, a token, or whatever else is in a path.
const PLACE: &str = "{}";

/// Where something may be changed.
pub const CHANGING: &[&str] = &[
    "POST /api/me",
    "POST /api/me/links",
    "POST /api/me/links/looked",
    "POST /api/me/links/taken",
    "POST /api/me/tokens",
    "DELETE /api/me/tokens/{}",
    "POST /api/tables",
    "POST /api/tables/moved",
    "PUT /api/tables/{}/kept",
    "DELETE /api/tables/{}/kept",
];
/// Where something in the path says what is read.
const READING: &[&str] = &[
    "GET /api/tables/{}",
    "GET /api/tables/{}/record",
    "GET /api/tables/{}/kept",
    "GET /api/tables/{}/live",
    "GET /t/{}",
];
/// What stands for no table and for no token.
const PLACES: &[&str] = &[
    "%00",
    "%ff%fe",
    "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "..",
    "QXJZD%0d%0ax:y",
    "%F0%9F%A6%86",
    "QXJZD?since=-1",
    "QXJZD?since=99999999999999999999&since=0",
    "' OR 1=1 --",
    "others",
    "",
];
const LONG: usize = 20_000;

/// Paths with an invalid code or token, at every door that has one in its path.
pub async fn odd_paths(me: &Attacker) -> Result<(), Lost> {
    let doors: Vec<&str> =
        READING.iter().chain(CHANGING).copied().filter(|it| it.contains(PLACE)).collect();
    let long = "Q".repeat(LONG);
    let places: Vec<&str> = PLACES.iter().copied().chain([long.as_str()]).collect();
    // As many places as doors would always bring the same together.
    let turn = me.turn();
    let (door, place) = (doors[turn % doors.len()], places[turn / doors.len() % places.len()]);
    me.asks(&door.replace(PLACE, place), "").await.map(drop)
}

/// Has a game of somebody else kept, and one of this attacker's own, again and again.
pub async fn keeping(me: &Attacker) -> Result<(), Lost> {
    let ended = me.targets.ended(me).await?;
    let path = format!("/api/tables/{}/kept", ended.code);
    for method in ["PUT", "GET", "DELETE"] {
        let request = format!("{method} {path}");
        me.asks(&request, "").await?;
        let host = me.door.http(&request, &ended.host, "").await?;
        me.answered(format!("host: HTTP {}", host.status));
    }
    Ok(())
}

impl Attacker {
    /// One of these doors at random, with the code of a table of this attacker's own in its path.
    pub async fn own_door(&self, doors: &[&str]) -> Result<String, Lost> {
        let code = self.own_table(&json!({ "game": "lucky-duck", "seats": 2 })).await?;
        let chosen = self.rng.borrow_mut().below(doors.len() as u32);
        Ok(doors[chosen as usize].replace(PLACE, &code))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    /// What the server itself says of its doors.
    const DESCRIBED: &str = include_str!("../../../../server/src/openapi.json");

    #[test]
    fn every_door_that_is_described_is_tried() {
        let described: Value = serde_json::from_str(DESCRIBED).unwrap();
        let mut doors = BTreeSet::new();
        for (path, methods) in described["paths"].as_object().unwrap() {
            let in_path = path.split('/').map(|it| if it.starts_with('{') { PLACE } else { it });
            let path = in_path.collect::<Vec<_>>().join("/");
            for method in methods.as_object().unwrap().keys().map(|it| it.to_uppercase()) {
                if method != "GET" || path.contains(PLACE) {
                    doors.insert(format!("{method} {path}"));
                }
            }
        }
        let tried: BTreeSet<String> =
            CHANGING.iter().chain(READING).map(ToString::to_string).collect();
        assert_eq!(tried, doors);
    }
}
