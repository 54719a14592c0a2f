//! Honest people: tables of all four games, each from an address of its own. They measure how long they wait,
//! and note what was acknowledged.

mod notes;
mod person;
mod table;

use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use guest::{Door, Lost};
use serde_json::{Value, json};
use tokio::task::LocalSet;
use tokio::time::sleep;

pub use notes::{Kept, Shared};
use person::is_by;
use table::Table;

use crate::rng::Rng;

/// Households, each of which plays at one table after the other.
const HOUSEHOLDS: u8 = 20;
/// About as many games somebody plays before another comes in their place.
const GAMES_OF_A_GUEST: u32 = 4;
/// Who watches the server comes from here.
const OPERATOR: Ipv4Addr = Ipv4Addr::new(127, 0, 1, 250);
/// Who was refused tries again after this.
const RETRY: Duration = Duration::from_millis(500);
/// Tables that are checked at the same time at the end.
const CHECKED_AT_ONCE: usize = 8;

/// The people of one address.
struct Household {
    door: Door,
    tokens: Vec<String>,
    set_up: Value,
    people: u8,
    notes: Shared,
    rng: Rng,
}

/// Plays until then.
pub async fn play(door: &Door, until: Instant, notes: &Shared) {
    let local = LocalSet::new();
    for n in 0..HOUSEHOLDS {
        let from = Ipv4Addr::new(127, 0, 1, n + 1).into();
        let (set_up, people) = set_up(n);
        let (notes, rng) = (notes.clone(), Rng::new(n.into()));
        let door = door.coming_from(from);
        let household = Household { door, tokens: Vec::new(), set_up, people, notes, rng };
        local.spawn_local(household.play(until));
    }
    local.spawn_local(watch_health(door.coming_from(OPERATOR.into()), until, notes.clone()));
    local.await;
}

/// Somebody who looks every second whether the server is there.
async fn watch_health(door: Door, until: Instant, notes: Shared) {
    while Instant::now() < until {
        let asked = Instant::now();
        let answer = door.http("GET /readyz", "", "").await;
        notes.borrow_mut().latencies.add("health", asked);
        match answer {
            Ok(answer) if answer.status == 200 => {}
            Ok(answer) => notes.borrow_mut().refused(&format!("health: {}", answer.status)),
            Err(lost) => notes.borrow_mut().hindered(&lost),
        }
        sleep(Duration::from_secs(1)).await;
    }
}

/// A set-up, and how many seats people take. Races are sealed: at a live one a claim waits for those who
/// could have been quicker (LB-9), which is no fault of the server's.
fn set_up(n: u8) -> (Value, u8) {
    let games = [("lucktails", 3), ("get-lucky", 3), ("lucky-bastard", 2), ("lucky-duck", 2)];
    let (game, people) = games[usize::from(n) % games.len()];
    // At every fifth table the house plays too.
    let house = n.is_multiple_of(5);
    let seats = people + u8::from(house);
    let house = if house { json!([{ "seat": people, "level": 2 }]) } else { json!([]) };
    let race = if game == "lucky-bastard" { "sealed" } else { "live" };
    (json!({ "game": game, "seats": seats, "race": race, "house": house }), people)
}

impl Household {
    async fn play(mut self, until: Instant) {
        // Not all at the same moment.
        sleep(Duration::from_millis(self.rng.below(1000).into())).await;
        while Instant::now() < until {
            if let Err(lost) = self.game(until).await {
                self.notes.borrow_mut().hindered(&lost);
                sleep(RETRY).await;
            }
        }
    }

    /// One game, from making the table to fetching its record.
    async fn game(&mut self, until: Instant) -> Result<(), Lost> {
        // Now and then somebody else comes, as long as it is attacked and not only at its beginning.
        if self.rng.below(GAMES_OF_A_GUEST) == 0 {
            self.tokens.pop();
        }
        while self.tokens.len() < usize::from(self.people) {
            let asked = Instant::now();
            let token = self.door.person(&format!("Guest {}", self.tokens.len() + 1)).await?;
            self.notes.borrow_mut().latencies.add("say a name", asked);
            self.tokens.push(token);
        }
        let asked = Instant::now();
        let code = self.door.table(&self.tokens[0], &self.set_up).await?;
        self.notes.borrow_mut().latencies.add("make a table", asked);
        let mut table = Table::new(&self.door, code, &self.tokens, &self.notes);
        table.play(until, &mut self.rng).await
    }
}

/// Checks all tables there were, as they are kept. Says what is missing.
pub async fn missing(kept: &[Kept]) -> Vec<String> {
    let mut missing = Vec::new();
    for some in kept.chunks(CHECKED_AT_ONCE) {
        let checks = some.iter().map(missing_at);
        missing.extend(futures::future::join_all(checks).await.into_iter().flatten());
    }
    missing
}

/// What was acknowledged at this table and is not in its journal.
async fn missing_at(kept: &Kept) -> Vec<String> {
    let joined = kept.door.join(&kept.token, &kept.code, 0).await;
    let history = match joined {
        Ok(guest) => guest.history,
        Err(lost) => return vec![format!("table {}: {lost}", kept.code)],
    };
    let is_there =
        |number: &u32, seat: u8| history.get(number).is_some_and(|text| is_by(text, seat));
    let lost = kept.acknowledged.iter().filter(|(number, seat)| !is_there(number, **seat));
    lost.map(|(number, seat)| format!("table {}: {number} of seat {seat}", kept.code)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_games_are_played_and_the_house_plays_at_some() {
        let set_ups: Vec<Value> = (0..HOUSEHOLDS).map(|n| set_up(n).0).collect();
        for game in ["lucktails", "get-lucky", "lucky-bastard", "lucky-duck"] {
            let of_it = || set_ups.iter().filter(|it| it["game"] == game);
            assert_eq!(of_it().count(), 5, "{game}");
            assert_eq!(of_it().filter(|it| it["house"] != json!([])).count(), 1, "{game}");
        }
    }
}
