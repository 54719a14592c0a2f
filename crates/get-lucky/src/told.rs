//! The JSON of a view, and the view that it tells of.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use arrayvec::ArrayVec;
use game::{Masked, Moment, Outcome, Readable, Seat, SeatSet, Unreadable, Viewer, by_seat};
use serde::{Deserialize, Serialize, Serializer};

use crate::card::{Card, Character};
use crate::cards::Cards;
use crate::characters::Characters;
use crate::event::MOST_IN_PILE;
use crate::rules::Rules;
use crate::table::{Attempt, Phase, Table};
use crate::{GetLucky, View};

/// A view, field by field. What the viewer does not see is null.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Told {
    /// The seat to act: during an attempt, the one that answers.
    pub turn: Option<Seat>,
    pub doctor: Option<Character>,
    pub hands: Vec<Vec<Option<Card>>>,
    pub pile: Vec<Option<Card>>,
    pub discard: Vec<Card>,
    pub owned: Vec<Vec<Character>>,
    pub drawing_room: Vec<Character>,
    pub absent: Vec<Character>,
    pub upgrades: BTreeMap<Character, Vec<Card>>,
    pub spite: BTreeMap<Character, u8>,
    pub attempt: Option<Attempt>,
    /// What an attempt with each character would be worth. GL-11
    pub values: BTreeMap<Character, u8>,
    /// How many of the last turns were swaps. GL-23
    pub swaps: u8,
    pub winner: Option<Seat>,
}

impl View {
    pub fn told(&self) -> Told {
        let seats = || SeatSet::first(self.n_seats()).iter();
        Told {
            turn: self.turn_now().seats().iter().next(),
            doctor: self.doctor(),
            hands: seats().map(|seat| self.hand_told(seat)).collect(),
            pile: self.pile_told(),
            discard: self.discard().to_vec(),
            owned: seats().map(|seat| self.owned(seat).iter().collect()).collect(),
            drawing_room: self.drawing_room.iter().collect(),
            absent: self.absent.iter().collect(),
            upgrades: each(|it| self.cards_at(it).upgrades().iter().collect()),
            spite: each(|it| self.cards_at(it).spite()),
            attempt: self.attempt(),
            values: each(|it| self.value(it)),
            swaps: self.swaps,
            winner: self.winner(),
        }
    }

    fn hand_told(&self, seat: Seat) -> Vec<Option<Card>> {
        match self.hand(seat) {
            Some(cards) => cards.iter().map(Some).collect(),
            None => alloc::vec![None; usize::from(self.hand_size(seat))],
        }
    }

    fn pile_told(&self) -> Vec<Option<Card>> {
        match &self.pile {
            Some(pile) => pile.last(self.pile_left).iter().copied().map(Some).collect(),
            None => alloc::vec![None; usize::from(self.pile_left)],
        }
    }
}

fn each<T>(about: impl Fn(Character) -> T) -> BTreeMap<Character, T> {
    Character::all().map(|character| (character, about(character))).collect()
}

impl Serialize for Table<Masked> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.told().serialize(serializer)
    }
}

impl Readable for GetLucky {
    type Told = Told;

    fn read_view(rules: &Rules, viewer: Viewer, told: &Told) -> Result<View, Unreadable> {
        let n = rules.n_seats;
        let owned: Vec<Characters> =
            told.owned.iter().map(|them| them.iter().copied().collect()).collect();
        let sizes: Vec<u8> = told.hands.iter().map(|hand| hand.len() as u8).collect();
        let (phase, active) = told.phase();
        let view = Table {
            rules: *rules,
            moment: Moment::default(),
            phase,
            doctor: told.doctor.ok_or(Unreadable)?,
            active,
            swaps: told.swaps,
            owned: by_seat(&owned, n)?,
            drawing_room: told.drawing_room.iter().copied().collect(),
            absent: told.absent.iter().copied().collect(),
            at: told.cards_at()?,
            hands: by_seat(&told.hands_of(viewer)?, n)?,
            sizes: by_seat(&sizes, n)?,
            pile: shown(&told.pile)?.map(|cards: ArrayVec<_, MOST_IN_PILE>| cards.into()),
            pile_left: told.pile.len() as u8,
            discard: list(told.discard.iter().copied())?.into(),
        };
        let acting = [Some(active), view.turn_now().seats().iter().next()];
        let seated = |seat: &Seat| seat.index() < usize::from(n);
        if acting.iter().flatten().all(seated) { Ok(view) } else { Err(Unreadable) }
    }

    fn outcome_seen(view: &View) -> Option<Outcome> {
        view.ended()
    }
}

impl Told {
    /// And whose turn it is or was last. After a game that nobody has won that is not told.
    fn phase(&self) -> (Phase, Seat) {
        match (self.attempt, self.turn, self.winner) {
            (Some(Attempt { seat, value, .. }), Some(answering), _) => {
                (Phase::Attempt { answering, value }, seat)
            }
            (None, Some(seat), _) => (Phase::Turn, seat),
            (_, None, Some(winner)) => (Phase::Over { won: true }, winner),
            (_, None, None) => (Phase::Over { won: false }, Seat::at(0)),
        }
    }

    /// Somebody's own hand is known even if it is empty, and so is everybody's to who sees another's.
    fn hands_of(&self, viewer: Viewer) -> Result<Vec<Option<Cards>>, Unreadable> {
        let own = |at: usize| viewer == Viewer::Seat(Seat::at(at));
        let hands = || self.hands.iter().take(Seat::MAX).enumerate();
        let unveiled = hands().any(|(at, hand)| !own(at) && hand.iter().any(Option::is_some));
        let read = |(at, hand): (usize, &Vec<Option<Card>>)| match shown(hand)? {
            Some(cards) => hand_of(cards).map(Some),
            None => Ok((hand.is_empty() && (unveiled || own(at))).then_some(Cards::NONE)),
        };
        hands().map(read).collect()
    }

    fn cards_at(&self) -> Result<[Cards; Character::COUNT as usize + 1], Unreadable> {
        let mut at = [Cards::NONE; Character::COUNT as usize + 1];
        for character in Character::all() {
            let upgrades = self.upgrades.get(&character).ok_or(Unreadable)?.iter().copied();
            let spite = usize::from(*self.spite.get(&character).ok_or(Unreadable)?);
            let spite = core::iter::repeat_n(Card::SPITE, spite);
            at[character.index()] = hand_of(list(upgrades.chain(spite))?)?;
        }
        Ok(at)
    }
}

/// The cards, unless they are hidden. Of no cards at all it cannot be said.
fn shown<const MOST: usize>(
    cards: &[Option<Card>],
) -> Result<Option<ArrayVec<Card, MOST>>, Unreadable> {
    match cards.iter().flatten().count() {
        0 if cards.len() <= MOST => Ok(None),
        known if known == cards.len() => list(cards.iter().copied().flatten()).map(Some),
        _ => Err(Unreadable),
    }
}

fn list<const MOST: usize>(
    cards: impl Iterator<Item = Card>,
) -> Result<ArrayVec<Card, MOST>, Unreadable> {
    let mut list = ArrayVec::new();
    for card in cards {
        list.try_push(card).map_err(|_| Unreadable)?;
    }
    Ok(list)
}

fn hand_of(cards: ArrayVec<Card, { Card::COUNT }>) -> Result<Cards, Unreadable> {
    cards.try_into().map_err(|_| Unreadable)
}
