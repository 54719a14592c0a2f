//! The table as the contract asks for it.

use core::array;
use core::iter::repeat_n;

use arrayvec::ArrayVec;
use game::{
    Audience, Determinize, Eye, Game, List, Masked, Memory, Moment, OptionSpec, OptionValues,
    Outcome, Seat, Step, Turn, Whole,
};

use crate::action::Action;
use crate::card::{Card, Character, Kind};
use crate::cards::{Cards, Stack, Upgrades};
use crate::characters::Characters;
use crate::event::Event;
use crate::rules::{Deck, MOST_SEATS, Rules};
use crate::table::{Phase, Table};
use crate::{GetLucky, Sight, View};

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
    fn legal_actions(&self, seat: Seat, mut list: impl List<Action>) {
        self.list(seat, |action| list.push(action));
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
        self.play(step, &mut emit);
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
        self.ended()
    }

    fn each_card(&self, mut push: impl FnMut(Card)) {
        let characters = self.owned.iter().chain([&self.drawing_room, &self.absent]);
        characters.flat_map(|set| set.iter()).for_each(|it| push(it.into()));
        self.at.iter().chain(&self.hands).flat_map(|cards| cards.iter()).for_each(&mut push);
        self.pile.last(self.pile_left).iter().chain(self.discard()).copied().for_each(push);
    }
}

impl Determinize for GetLucky {
    /// All that lies face down is one pool. That the last seat could not stop an attempt (GL-16) is
    /// known only when the game is over, and not counted.
    fn imagined(memory: &View, mut mix: impl FnMut(&mut [Card])) -> GetLucky {
        let mut pool = memory.unseen();
        mix(&mut pool);
        let mut rest = pool.as_slice();
        let mut take = |count: u8| {
            let (taken, others) = rest.split_at(rest.len().min(count.into()));
            rest = others;
            taken
        };
        let mut hand = |at: usize| match memory.hands[at] {
            Some(known) => known,
            None => take(memory.sizes[at]).iter().copied().collect(),
        };
        Table {
            rules: memory.rules,
            moment: memory.moment,
            phase: memory.phase,
            doctor: memory.doctor,
            active: memory.active,
            swaps: memory.swaps,
            owned: memory.owned,
            drawing_room: memory.drawing_room,
            absent: memory.absent,
            at: memory.at,
            hands: array::from_fn(&mut hand),
            sizes: memory.sizes,
            pile: memory.pile.unwrap_or_else(|| Stack::of(take(memory.pile_left))),
            pile_left: memory.pile_left,
            discard: memory.discard,
        }
    }
}

impl View {
    /// The cards that lie where this viewer does not see them, in the order of the deck file.
    fn unseen(&self) -> ArrayVec<Card, { Card::COUNT }> {
        if self.doctor().is_none() {
            return ArrayVec::new();
        }
        let lying = || self.at.iter().chain(self.hands.iter().flatten());
        let discarded: Upgrades = self.discard().iter().copied().collect();
        let seen = lying().fold(discarded, |all, cards| all | cards.upgrades());
        let spite: usize = lying().map(|cards| usize::from(cards.spite())).sum();
        let spite = usize::from(Card::SPITE_COUNT).saturating_sub(spite);
        (Upgrades::ALL - seen).iter().chain(repeat_n(Card::SPITE, spite)).collect()
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

    fn legal_actions(&self, seat: Seat, mut list: impl List<Action>) {
        self.list(seat, |action| list.push(action));
    }
}
