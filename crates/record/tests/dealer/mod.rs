//! Games that are dealt for people who doubt.

use decks::{Decked, default_deck};
use game::{Seat, Turn};
use record::{Dealt, Written, options_from_json};
use room::{Deal, Fast, Room, Sealed};
use serde_json::{Value, json};

pub const SECRET: &str = "0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9";

pub fn deal() -> Deal {
    let shares = [Some("abc"), None, Some("Z9")].map(|it| it.map(str::to_owned));
    Deal::new(SECRET.to_owned(), shares.into()).unwrap()
}

/// How three of the house play at random: until it is over, or so many decisions are made.
pub struct Evening {
    pub options: Value,
    pub sealed: bool,
    /// What the house's choices follow from.
    pub whim: u64,
    pub decisions: usize,
}

impl Default for Evening {
    fn default() -> Evening {
        Evening { options: json!({}), sealed: false, whim: 1888, decisions: 250 }
    }
}

impl Evening {
    pub fn play<G: Decked>(&self) -> Value {
        let (deal, mut fast, mut races) = (deal(), Fast::new(self.whim), Vec::new());
        let options = self.options.as_object().unwrap();
        let rules = options_from_json::<G>(3, options, &default_deck::<G>().deck).unwrap();
        let mut room = Room::<G>::open(&rules, deal.chance([].into())).unwrap();
        for _ in 0..self.decisions {
            match room.table().turn() {
                Turn::Over => break,
                Turn::Race(seats) if self.sealed => {
                    let mut claims = Sealed::default();
                    for seat in seats.iter() {
                        claims.claim(seat, choose(&room, seat, &mut fast));
                    }
                    let number = races.len() as u32 + 1;
                    races.push(claims.play(&mut room, &deal, number).0);
                }
                turn => {
                    let seats = turn.seats();
                    let seat = seats.nth(fast.below(seats.len() as u32) as usize);
                    let action = choose(&room, seat, &mut fast);
                    room.act(seat, action).unwrap();
                }
            }
        }
        let dealt = Dealt::new(deal, races);
        serde_json::to_value(Written::new(&room, None).with_deal(&dealt)).unwrap()
    }
}

fn choose<G: Decked>(room: &Room<G>, seat: Seat, fast: &mut Fast) -> G::Action {
    let mut legal = Vec::new();
    room.table().legal_actions(seat, |action| legal.push(action));
    legal[fast.below(legal.len() as u32) as usize]
}
