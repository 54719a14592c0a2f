//! What lies on the table, and the only place where it changes.

use arrayvec::ArrayVec;
use game::{Eye, Knowledge, Masked, Memory, Moment, Outcome, Seat, SeatSet, Turn, Whole};

use crate::card::COMPLETES;
use crate::pile::Pile;
use crate::told::Told;
use crate::{Action, ByTrait, Card, Completes, Event, Hands, Ring, Rules, Trait, Traits};

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Phase {
    /// The completes are due to be shuffled (LD-4).
    Deal,
    /// This pile is (LD-5, LD-9).
    Shuffle(Trait),
    /// This seat says what stays (LD-7).
    Choose(Seat),
    /// This seat has won.
    Over(Seat),
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Table<K: Knowledge> {
    rules: Rules,
    memory: Memory,
    phase: Phase,
    /// Reveals that nobody had, since the last discard or shuffle (LD-9).
    in_a_row: u8,
    hands: Hands,
    aside: Completes,
    discarded: ArrayVec<Card, COMPLETES>,
    pub(crate) piles: ByTrait<Pile<K>>,
}

impl<K: Knowledge> Table<K> {
    // Where the event is made its kind is known, and only what that kind changes is left of this.
    #[expect(clippy::inline_always, reason = "measured: a third more decisions per second")]
    #[inline(always)]
    pub(crate) fn evolve(&mut self, event: &Event<K>) {
        match *event {
            Event::Dealt { hands, aside } => {
                (self.hands, self.aside) = (hands, aside);
                self.phase = Phase::Shuffle(Trait::Pattern);
            }
            Event::Shuffled { pile, singles } => {
                self.piles[pile] = Pile::shuffled(singles);
                // The last shuffle is followed by a reveal, and that says whose turn it is.
                self.phase = Phase::Shuffle(pile.next().unwrap_or(pile));
            }
            Event::Revealed { turned, shown, .. } => {
                for pile in Trait::ALL {
                    self.piles[pile].turn(turned.contains(pile), shown[pile], self.memory);
                }
            }
            Event::Missed { in_a_row, .. } => self.in_a_row = in_a_row,
            Event::Gathered {} => {
                self.in_a_row = 0;
                self.phase = Phase::Shuffle(Trait::Pattern);
            }
            Event::Discarded { seat, complete, .. } => self.discard(seat, complete),
            // What goes under its pile is seen to when the next is turned up.
            Event::Kept { .. } => (),
            Event::Won { seat } => self.phase = Phase::Over(seat),
        }
    }

    #[inline]
    fn discard(&mut self, seat: Seat, complete: Card) {
        self.hands.discard(seat, complete);
        self.discarded.push(complete);
        self.in_a_row = 0;
        self.phase = Phase::Choose(seat);
    }

    #[inline]
    pub(crate) fn turn_now(&self) -> Turn {
        match self.phase {
            Phase::Deal | Phase::Shuffle(_) => Turn::Chance,
            Phase::Choose(seat) => Turn::One(seat),
            Phase::Over(_) => Turn::Over,
        }
    }

    /// Every discard brings a choice or the end; nothing else ever does.
    #[inline]
    pub(crate) fn moment_now(&self) -> Moment {
        Moment(self.discarded.len() as u32)
    }

    #[inline]
    pub(crate) fn list(&self, seat: Seat, push: impl FnMut(Action)) {
        if self.phase == Phase::Choose(seat) {
            Traits::each().map(|singles| Action::Keep { singles }).for_each(push);
        }
    }

    #[inline]
    pub(crate) const fn phase(&self) -> Phase {
        self.phase
    }

    #[inline]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    #[inline]
    pub const fn seats(&self) -> SeatSet {
        SeatSet::first(self.rules.n_seats())
    }

    /// The seat that says what stays.
    pub const fn chooser(&self) -> Option<Seat> {
        if let Phase::Choose(seat) = self.phase { Some(seat) } else { None }
    }

    pub const fn winner(&self) -> Option<Seat> {
        if let Phase::Over(seat) = self.phase { Some(seat) } else { None }
    }

    pub(crate) fn ended(&self) -> Option<Outcome> {
        let left = |seat| u32::from(self.hands().left(seat));
        self.winner().map(|winner| Outcome {
            winners: SeatSet::only(winner),
            scores: self.seats().iter().map(left).collect(),
        })
    }

    #[inline]
    pub const fn hands(&self) -> &Hands {
        &self.hands
    }

    pub const fn aside(&self) -> Completes {
        self.aside
    }

    /// In the order they were discarded.
    pub fn discarded(&self) -> &[Card] {
        &self.discarded
    }

    /// The face-up singles.
    pub fn shown(&self) -> ByTrait<Option<Card>> {
        ByTrait::of(|pile| self.piles[pile].shown())
    }

    /// The complete that the face-up singles name.
    pub fn named(&self) -> Option<Card> {
        match self.shown().0 {
            [Some(pattern), Some(color), Some(shape)] => {
                Some(Card::named(ByTrait([pattern, color, shape])))
            }
            _ => None,
        }
    }

    /// What would be shown after keeping these, as far as it is known.
    pub fn after_keeping(&self, kept: Traits) -> ByTrait<Option<Card>> {
        ByTrait::of(|pile| self.piles[pile].after(!kept.contains(pile)).at(0))
    }

    /// A pile from the top, without its face-up single, as far as it is known.
    pub fn pile(&self, pile: Trait) -> impl Iterator<Item = Option<Card>> {
        self.piles[pile].hidden()
    }

    /// How many singles of a pile have been turned up since its last shuffle.
    pub fn seen(&self, pile: Trait) -> usize {
        self.piles[pile].seen()
    }

    /// Reveals that nobody had, since the last discard or shuffle (LD-9).
    #[inline]
    pub const fn in_a_row(&self) -> u8 {
        self.in_a_row
    }
}

impl Table<Masked> {
    /// The same table with these piles.
    #[inline]
    pub(crate) fn with_piles(&self, piles: ByTrait<Pile<Whole>>) -> Table<Whole> {
        Table {
            rules: self.rules,
            memory: Memory::Perfect,
            phase: self.phase,
            in_a_row: self.in_a_row,
            hands: self.hands,
            aside: self.aside,
            discarded: self.discarded.clone(),
            piles,
        }
    }

    /// As it is told, with what was turned up face down again.
    pub(crate) fn read(rules: Rules, told: &Told) -> Option<Table<Masked>> {
        let phase = match (told.turn, told.winner) {
            (_, Some(winner)) => Phase::Over(winner),
            (Some(chooser), _) => Phase::Choose(chooser),
            (None, None) => return None,
        };
        let n_seats = usize::from(rules.n_seats());
        let seats = told.winner.or(told.turn).is_some_and(|seat| seat.index() < n_seats);
        let mut cards = told.hands.iter().flatten().chain(&told.aside).chain(&told.discarded);
        if !seats || told.hands.len() != n_seats || !cards.all(|card| card.is_complete()) {
            return None;
        }
        let pile = |it| Pile::read(it, told.shown[it], &told.piles[it], told.seen[it]);
        let [pattern, color, shape] = Trait::ALL.map(pile);
        let hands: ArrayVec<Completes, { Seat::MAX }> =
            told.hands.iter().map(|hand| Completes::of(hand)).collect();
        Some(Table {
            rules,
            memory: Memory::Fleeting,
            phase,
            in_a_row: told.in_a_row,
            hands: hands.into(),
            aside: Completes::of(&told.aside),
            discarded: told.discarded.as_slice().try_into().ok()?,
            piles: ByTrait([pattern?, color?, shape?]),
        })
    }
}

impl Table<Whole> {
    /// What one reveal of these piles and so many more of all do; `rings` are those after the first.
    #[inline]
    pub(crate) fn turn(&mut self, turned: Traits, rings: ByTrait<Ring<Whole>>, more: u8) {
        for pile in Trait::ALL {
            let times = u32::from(turned.contains(pile)) + u32::from(more);
            self.piles[pile].turn_to(rings[pile].turned(usize::from(more)), times);
        }
    }

    pub(crate) fn new(rules: Rules) -> Table<Whole> {
        Table {
            rules,
            memory: Memory::Perfect,
            phase: Phase::Deal,
            in_a_row: 0,
            hands: Hands::none(SeatSet::first(rules.n_seats())),
            aside: Completes::NONE,
            discarded: ArrayVec::new(),
            piles: ByTrait::of(|pile| Pile::shuffled(Ring::of(&Pile::sorted(pile)))),
        }
    }

    #[inline]
    pub(crate) fn seen_by(&self, eye: Eye, memory: Memory) -> Table<Masked> {
        Table {
            rules: self.rules,
            memory,
            phase: self.phase,
            in_a_row: self.in_a_row,
            hands: self.hands,
            aside: self.aside,
            discarded: self.discarded.clone(),
            piles: ByTrait::of(|pile| self.piles[pile].masked(eye, memory)),
        }
    }
}
