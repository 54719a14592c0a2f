//! How steps become events.

use core::array;

use arrayvec::ArrayVec;
use game::{
    Audience, Determinize, Eye, Game, Masked, Memory, Moment, OptionSpec, OptionValues, Outcome,
    Seat, SeatSet, Step, Turn, Viewer, Whole,
};

use crate::action::Action;
use crate::card::{Card, Character, Kind};
use crate::event::Event;
use crate::rules::{Deck, MOST_SEATS, Rules};
use crate::sets::{Cards, Characters, Stack};
use crate::table::{MOST_SWAPS, Phase, Table};
use crate::{GetLucky, Sight, View};

impl GetLucky {
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
        (self.at[on.index()].upgrades() & crate::Upgrades::of_kind(kind)).iter().next()
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

impl Game for GetLucky {
    const NAME: &'static str = "get-lucky";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = (2, MOST_SEATS as u8);
    const OPTIONS: &'static [OptionSpec] = &[];
    type Deck = Deck;
    type Rules = Rules;
    type Action = Action;
    type Card = Card;
    type Event = Event<Whole>;
    type View = View;

    fn rules(n_seats: u8, _: &OptionValues, deck: &Deck) -> Rules {
        Rules { n_seats, deck: *deck }
    }

    fn n_seats(rules: &Rules) -> u8 {
        rules.n_seats
    }

    fn options(_: &Rules) -> OptionValues {
        OptionValues::new()
    }

    fn start(rules: &Rules) -> GetLucky {
        Table {
            rules: *rules,
            moment: Moment::default(),
            phase: Phase::Characters,
            doctor: Character::numbered(1),
            active: Seat::at(0),
            swaps: 0,
            owned: [Characters::default(); MOST_SEATS],
            drawing_room: Characters::default(),
            absent: Characters::default(),
            at: [Cards::NONE; Character::COUNT as usize + 1],
            hands: [Cards::NONE; MOST_SEATS],
            sizes: [0; MOST_SEATS],
            pile: Stack::EMPTY,
            pile_left: 0,
            discard: Stack::EMPTY,
        }
    }

    fn table_rules(&self) -> &Rules {
        &self.rules
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.turn_now()
    }

    fn moment(&self) -> Moment {
        self.moment
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, push: impl FnMut(Action)) {
        self.list(seat, push);
    }

    fn unshuffled(&self, mut push: impl FnMut(Card)) {
        match self.phase {
            Phase::Characters => Character::all().for_each(|it| push(it.into())),
            Phase::Cards => {
                let upgrades = |kind| Character::all().map(move |it| Card::upgrade(kind, it));
                Kind::ALL.into_iter().flat_map(upgrades).for_each(&mut push);
                (0..Card::SPITE_COUNT).for_each(|_| push(Card::SPITE));
            }
            _ => (),
        }
    }

    #[inline]
    fn advance(&mut self, step: Step<'_, GetLucky>, mut emit: impl FnMut(&Event<Whole>)) {
        match step {
            Step::Shuffle(cards) if self.phase == Phase::Characters => {
                self.deal_characters(cards, &mut emit);
            }
            Step::Shuffle(cards) => self.deal_cards(cards, &mut emit),
            Step::Act(seat, action) => self.act(seat, action, &mut emit),
        }
    }

    #[inline]
    fn masked(&self, eye: Eye, _: Memory) -> View {
        Table {
            rules: self.rules,
            moment: self.moment,
            phase: self.phase,
            doctor: self.doctor,
            active: self.active,
            swaps: self.swaps,
            owned: self.owned,
            drawing_room: self.drawing_room,
            absent: self.absent,
            at: self.at,
            hands: array::from_fn(|i| eye.shown(Audience::only(Seat::at(i)), self.hands[i])),
            sizes: self.sizes,
            pile: eye.shown(Audience::NOBODY, self.pile),
            pile_left: self.pile_left,
            discard: self.discard,
        }
    }

    fn told(_: &Rules, event: &Event<Whole>, eye: Eye) -> Sight {
        event.told(eye)
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { .. } = self.phase else { return None };
        let seats = SeatSet::first(self.rules.n_seats);
        Some(Outcome {
            winners: self.winner().into_iter().collect(),
            scores: seats.iter().map(|seat| u32::from(self.winner() == Some(seat))).collect(),
        })
    }

    fn each_card(&self, mut push: impl FnMut(Card)) {
        let characters = self.owned.iter().chain([&self.drawing_room, &self.absent]);
        characters.flat_map(|set| set.iter()).for_each(|it| push(it.into()));
        self.at.iter().chain(&self.hands).flat_map(|cards| cards.iter()).for_each(&mut push);
        self.pile.last(self.pile_left).iter().chain(self.discard()).copied().for_each(push);
    }
}

impl Determinize for GetLucky {
    fn redealt(&self, viewer: Viewer, mut mix: impl FnMut(&mut [Card])) -> GetLucky {
        let mut twin = self.clone();
        let seats = SeatSet::first(self.rules.n_seats).iter();
        let hidden: SeatSet = seats.filter(|&seat| viewer != Viewer::Seat(seat)).collect();
        let mut pool: ArrayVec<Card, 57> = ArrayVec::new();
        hidden.iter().for_each(|seat| pool.extend(self.hands[seat.index()].iter()));
        pool.extend(self.pile.last(self.pile_left).iter().copied());
        mix(&mut pool);
        let mut rest = pool.as_slice();
        for seat in hidden.iter() {
            let (hand, others) = rest.split_at(usize::from(self.sizes[seat.index()]));
            twin.hands[seat.index()] = hand.iter().copied().collect();
            rest = others;
        }
        twin.pile.replace_last(rest);
        twin
    }
}

impl game::View for Table<Masked> {
    type Action = Action;
    type Sight = Sight;

    fn observe(&mut self, sight: &Sight) {
        self.evolve(sight);
    }

    fn turn(&self) -> Turn {
        self.turn_now()
    }

    fn legal_actions(&self, seat: Seat, push: impl FnMut(Action)) {
        self.list(seat, push);
    }
}
