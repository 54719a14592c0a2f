//! People who sit at a table together and play.

use serde_json::{Value, json};

use super::{Front, Guest};

pub struct Party {
    pub code: String,
    pub tokens: Vec<String>,
    /// At each seat that is not the house's, in rising order.
    pub guests: Vec<Guest>,
}

/// Seats of the house from this one on, with these levels.
pub fn house_from(seat: u8, levels: &[u8]) -> Value {
    let seats = (seat..).zip(levels);
    seats.map(|(seat, level)| json!({ "seat": seat, "level": level })).collect()
}

impl Party {
    /// One guest at every seat that is not the house's, all sitting, not begun. The seats of the
    /// house are the last ones.
    pub async fn gathered(front: &Front, set_up: &Value) -> Party {
        let tokens = strangers(front, set_up).await;
        let code = front.table(&tokens[0], set_up).await;
        Party::sits_down(front, tokens, code).await
    }

    /// People take the seats of a table that is there.
    pub async fn sits_down(front: &Front, tokens: Vec<String>, code: String) -> Party {
        let mut guests = Vec::new();
        for (seat, token) in (0..).zip(&tokens) {
            let mut guest = front.join(token, &code, 0).await;
            guest.sit(seat).await;
            guests.push(guest);
        }
        let mut party = Party { code, tokens, guests };
        party.all_hear().await;
        party
    }

    /// The same, and the game has begun.
    pub async fn begun(front: &Front, set_up: &Value) -> Party {
        let mut party = Party::gathered(front, set_up).await;
        party.begin().await;
        party
    }

    pub async fn begin(&mut self) {
        self.guests[0].does(json!({ "type": "start" })).await;
        self.all_hear().await;
    }

    /// Everybody has heard what anybody has.
    pub async fn all_hear(&mut self) {
        let last = self.guests.iter().map(|guest| guest.number).max().unwrap();
        for guest in &mut self.guests {
            guest.until(last).await;
        }
    }

    pub fn is_over(&self) -> bool {
        self.guests[0].is_over()
    }

    /// The first who may act does.
    pub async fn act(&mut self, choice: usize) {
        let seat = self.guests.iter().position(|guest| guest.may_act()).expect("somebody may act");
        let answer = self.guests[seat].act(seat as u8, choice).await;
        assert_eq!(answer["type"], "done", "{answer}");
        self.all_hear().await;
    }

    /// Plays until the game is over or so many actions are done. Returns how many were.
    pub async fn play(&mut self, most: usize) -> usize {
        let mut choices = choices();
        for done in 0..most {
            if self.is_over() {
                return done;
            }
            self.act(choices.next().unwrap()).await;
        }
        most
    }
}

/// A person for every seat that is not the house's.
pub async fn strangers(front: &Front, set_up: &Value) -> Vec<String> {
    let seats = set_up["seats"].as_u64().unwrap() as usize;
    let mut tokens = Vec::new();
    for seat in 0..seats - set_up["house"].as_array().map_or(0, Vec::len) {
        tokens.push(front.person(&format!("Guest {seat}")).await);
    }
    tokens
}

/// Which of the legal actions is taken: the same in every run.
pub fn choices() -> impl Iterator<Item = usize> {
    std::iter::successors(Some(1), |choice| Some((choice * 7 + 3) % 1009)).skip(1)
}
