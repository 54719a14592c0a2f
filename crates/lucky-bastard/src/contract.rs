//! The table as the house runs it.

use arrayvec::ArrayVec;
use game::{
    Determinize, Eye, Game, List, Masked, Memory, Moment, OptionSpec, OptionValues, Outcome, Seat,
    SeatSet, Step, Turn,
};

use crate::event::told;
use crate::play::Happening;
use crate::rules::{MOST_SEATS, OPTIONS, narrow};
use crate::spread::{Spread, each};
use crate::table::{Stage, buried};
use crate::{Action, Card, Deck, LuckyBastard, Rules, Sight, Table};

impl Game for LuckyBastard {
    const NAME: &'static str = "lucky-bastard";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = (2, MOST_SEATS as u8);
    const RACES: bool = true;
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    type Deck = Deck;
    type Rules = Rules;
    type Action = Action;
    type Card = Card;
    type Event = Happening;
    type View = Table<Masked>;

    fn rules(n_seats: u8, options: &OptionValues, deck: &Deck) -> Rules {
        Rules::new(n_seats, options, deck)
    }

    fn n_seats(rules: &Rules) -> u8 {
        rules.n_seats
    }

    fn options(rules: &Rules) -> OptionValues {
        rules.options()
    }

    fn narrow(spec: &OptionSpec, n_seats: u8, values: &OptionValues) -> (u16, u16) {
        narrow(spec, n_seats, values)
    }

    /// LB-22
    fn is_forgetful(rules: &Rules) -> bool {
        !rules.memory_aid
    }

    fn start(rules: &Rules) -> LuckyBastard {
        Table {
            rules: *rules,
            moment: Moment::default(),
            round: 0,
            turns: 0,
            starter: rules.first,
            streak: 0,
            on_turn: rules.first,
            stage: Stage::Deal,
            acting: SeatSet::EMPTY,
            owed: rules.first,
            spread: Spread::empty(),
            discard: ArrayVec::new(),
            powers: ArrayVec::new(),
            tokens: [0; MOST_SEATS],
            best: [0; MOST_SEATS],
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
    fn legal_actions(&self, seat: Seat, list: impl List<Action>) {
        self.list(seat, list);
    }

    #[inline]
    fn unshuffled(&self, push: impl FnMut(Card)) {
        match self.stage {
            Stage::Deal | Stage::Redeal => self.rules.deck.cards().iter().copied().for_each(push),
            Stage::DrawShort | Stage::RaceShort => {
                self.rules.deck.sorted(buried(&self.discard)).for_each(push);
            }
            _ => {}
        }
    }

    #[inline]
    fn advance(&mut self, step: Step<'_, LuckyBastard>, mut emit: impl FnMut(&Happening)) {
        match step {
            Step::Shuffle(cards) => self.shuffled(cards, &mut emit),
            Step::Act(seat, action) => self.act(seat, action, &mut emit),
        }
    }

    /// LB-22: the memory aid is for seats, not for whoever watches.
    fn masked(&self, eye: Eye, memory: Memory) -> Table<Masked> {
        let aided = self.rules.memory_aid && !eye.is_watcher();
        let memory = if aided { Memory::Perfect } else { memory };
        Table {
            rules: self.rules,
            moment: self.moment,
            round: self.round,
            turns: self.turns,
            starter: self.starter,
            streak: self.streak,
            on_turn: self.on_turn,
            stage: self.stage,
            acting: self.acting,
            owed: self.owed,
            spread: self.spread.masked(eye, memory, self.stage == Stage::Look),
            discard: self.discard.clone(),
            powers: self.powers.clone(),
            tokens: self.tokens,
            best: self.best,
        }
    }

    fn told(_: &Rules, event: &Happening, eye: Eye) -> Sight {
        told(event, eye)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended()
    }

    fn each_card(&self, mut push: impl FnMut(Card)) {
        each(self.spread.filled()).for_each(|place| push(self.spread.card(place)));
        self.discard.iter().copied().for_each(push);
    }
}

impl Determinize for LuckyBastard {
    /// Each shuffle's unseen cards are a pool of their own. Whoever has looked in secret (LB-4) is
    /// imagined to have looked at its first slots.
    fn imagined(memory: &Table<Masked>, mix: impl FnMut(&mut [Card])) -> LuckyBastard {
        let mut spread = memory.spread.imagined(mix);
        if memory.stage == Stage::Look {
            let looked = memory.seats().iter().filter(|&seat| !memory.acting.contains(seat));
            let sealed = looked.filter(|seat| memory.spread.looks[seat.index()] == 0);
            sealed.for_each(|seat| {
                spread.look_somewhere(seat, memory.line_len(seat).div_ceil(2));
            });
        }
        Table {
            rules: memory.rules,
            moment: memory.moment,
            round: memory.round,
            turns: memory.turns,
            starter: memory.starter,
            streak: memory.streak,
            on_turn: memory.on_turn,
            stage: memory.stage,
            acting: memory.acting,
            owed: memory.owed,
            spread,
            discard: memory.discard.clone(),
            powers: memory.powers.clone(),
            tokens: memory.tokens,
            best: memory.best,
        }
    }
}
