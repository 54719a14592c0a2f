//! How steps become events.

use game::{Seat, Step, Turn, Whole};

use crate::GetLucky;
use crate::action::Action;
use crate::card::{Card, Character};
use crate::cards::{Cards, Stack, Upgrades};
use crate::characters::Characters;
use crate::event::Event;
use crate::table::{MOST_SWAPS, Phase};

impl GetLucky {
    #[inline]
    pub(crate) fn play(&mut self, step: Step<'_, GetLucky>, emit: &mut impl FnMut(&Event<Whole>)) {
        match step {
            Step::Shuffle(cards) if self.phase == Phase::Characters => {
                self.deal_characters(cards, emit);
            }
            Step::Shuffle(cards) => self.deal_cards(cards, emit),
            Step::Act(seat, action) => self.act(seat, action, emit),
        }
    }

    #[inline]
    fn happen(&mut self, event: &Event<Whole>, emit: &mut impl FnMut(&Event<Whole>)) {
        self.evolve(event);
        emit(event);
    }

    /// GL-4, GL-6
    fn deal_characters(&mut self, cards: &[Card], emit: &mut impl FnMut(&Event<Whole>)) {
        let (each, n_seats) = (self.rules.characters_each(), usize::from(self.rules.n_seats));
        let (to_seats, rest) = cards.split_at(each * n_seats);
        let (drawing_room, absent) = rest.split_at(3);
        let set = |cards: &[Card]| -> Characters {
            cards.iter().filter_map(|card| card.as_character()).collect()
        };
        let event = Event::CharactersDealt {
            owned: to_seats.chunks_exact(each).map(set).collect(),
            drawing_room: set(drawing_room),
            absent: set(absent),
        };
        self.happen(&event, emit);
    }

    /// GL-5, GL-6, GL-7
    fn deal_cards(&mut self, cards: &[Card], emit: &mut impl FnMut(&Event<Whole>)) {
        let (each, n_seats) = (self.rules.cards_each(), usize::from(self.rules.n_seats));
        let (to_seats, rest) = cards.split_at(each * n_seats);
        let hand = |cards: &[Card]| cards.iter().copied().collect::<Cards>();
        let hands = to_seats.chunks_exact(each).map(hand).collect();
        self.happen(&Event::CardsDealt { hands, pile: Stack::of(rest) }, emit);
        let owned = self.owned.into_iter().fold(Characters::default(), |all, it| all | it);
        if let Some(at) = owned.lowest() {
            self.happen(&Event::Arrived { at, seat: self.owner(at) }, emit);
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action, emit: &mut impl FnMut(&Event<Whole>)) {
        match action {
            Action::Draw {} => {
                self.happen(&Event::Drew { seat, card: self.top() }, emit);
                self.move_on(emit);
            }
            Action::Play { card, on } => {
                let discarded = self.in_the_place_of(card, on);
                self.happen(&Event::Played { seat, card, on, discarded }, emit);
                self.move_on(emit);
            }
            Action::Swap { give, take } => {
                self.happen(&Event::Swapped { seat, gave: give, took: take }, emit);
                self.move_on_unless_tired(emit);
            }
            Action::Kill {} => {
                let (character, value) = (self.doctor, self.value(self.doctor));
                self.happen(&Event::Attempted { seat, character, value }, emit);
            }
            Action::Foil { card } => {
                let value = self.value_against(card);
                self.happen(&Event::Foiled { seat, card, value }, emit);
                self.fail_at_nothing(emit);
            }
            Action::Done {} => {
                self.happen(&Event::Passed { seat }, emit);
                self.end_after_the_last(emit);
            }
        }
    }

    #[inline]
    fn top(&self) -> Card {
        self.pile.last(self.pile_left)[0]
    }

    /// GL-9
    #[inline]
    fn in_the_place_of(&self, card: Card, on: Character) -> Option<Card> {
        let (kind, _) = card.as_upgrade()?;
        (self.at[on.index()].upgrades() & Upgrades::of_kind(kind)).iter().next()
    }

    /// GL-23
    #[inline]
    fn move_on_unless_tired(&mut self, emit: &mut impl FnMut(&Event<Whole>)) {
        if self.swaps < MOST_SWAPS {
            self.move_on(emit);
        } else {
            self.happen(&Event::Abandoned { swaps: self.swaps }, emit);
        }
    }

    /// GL-20, GL-21
    #[inline]
    fn move_on(&mut self, emit: &mut impl FnMut(&Event<Whole>)) {
        loop {
            let at = self.after(self.doctor);
            let seat = self.owner(at);
            self.happen(&Event::Arrived { at, seat }, emit);
            if seat.is_some() {
                return;
            }
            self.catch_up(at, emit);
        }
    }

    /// GL-22
    #[inline]
    fn catch_up(&mut self, at: Character, emit: &mut impl FnMut(&Event<Whole>)) {
        let mut seat = self.active;
        for _ in 0..self.rules.n_seats {
            if self.pile_left == 0 {
                return;
            }
            if self.sizes[seat.index()] < at.number() {
                self.happen(&Event::CaughtUp { seat, card: self.top() }, emit);
            }
            seat = seat.left(self.rules.n_seats);
        }
    }

    /// GL-13
    #[inline]
    fn fail_at_nothing(&mut self, emit: &mut impl FnMut(&Event<Whole>)) {
        if self.value_left() == 0 {
            let (seat, character) = (self.active, self.doctor);
            self.happen(&Event::Failed { seat, character }, emit);
            self.move_on(emit);
        }
    }

    /// GL-18, GL-19
    #[inline]
    fn end_after_the_last(&mut self, emit: &mut impl FnMut(&Event<Whole>)) {
        if self.turn_now() != Turn::One(self.active) {
            return;
        }
        if self.rules.is_for_two() {
            self.let_howard_turn(emit);
        }
        if self.value_left() > 0 {
            let (seat, character) = (self.active, self.doctor);
            self.happen(&Event::Killed { seat, character }, emit);
        } else {
            self.fail_at_nothing(emit);
        }
    }

    /// GL-19
    fn let_howard_turn(&mut self, emit: &mut impl FnMut(&Event<Whole>)) {
        for _ in 0..self.value_left().min(self.pile_left) {
            let card = self.top();
            self.happen(&Event::Turned { card, value: self.value_against(card) }, emit);
            if self.value_left() == 0 {
                return;
            }
        }
    }
}
