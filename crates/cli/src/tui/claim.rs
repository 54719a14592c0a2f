//! A claim about a seat's card (LT-21): whose, then which.

use game::Seat;
use words::Words;

use super::cast::Cast;
use super::choices::Choices;
use super::key::Key;

#[derive(Clone, Debug)]
pub enum Claim<C> {
    Whose(Choices<Seat>, Vec<C>),
    Which(Seat, Choices<C>),
}

/// What became of it.
#[derive(Clone, Debug)]
pub enum Claimed<C> {
    NotYet(Claim<C>),
    No,
    Yes { seat: Seat, card: C },
}

impl<C: Copy + Ord + ToString> Claim<C> {
    /// About any seat and any of these cards, each kind once.
    pub fn new(cast: &Cast, mut cards: Vec<C>) -> Claim<C> {
        cards.sort_unstable();
        cards.dedup();
        Claim::Whose(Choices::new(cast.seats().map(|it| (it, cast.who(it).to_owned()))), cards)
    }

    pub fn key(self, key: Key, cast: &Cast, words: &Words) -> Claimed<C> {
        match (self, key) {
            (_, Key::Esc) => Claimed::No,
            (Claim::Whose(mut seats, cards), key) => match seats.key(key) {
                None => Claimed::NotYet(Claim::Whose(seats, cards)),
                Some(seat) => {
                    let name = |card: C| (card, cast.card_and_code(&card.to_string(), words));
                    let cards = Choices::new(cards.into_iter().map(name));
                    Claimed::NotYet(Claim::Which(seat, cards))
                }
            },
            (Claim::Which(seat, mut cards), key) => match cards.key(key) {
                None => Claimed::NotYet(Claim::Which(seat, cards)),
                Some(card) => Claimed::Yes { seat, card },
            },
        }
    }
}
