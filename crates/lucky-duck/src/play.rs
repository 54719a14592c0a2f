//! How steps become events.

use game::{
    Determinize, Eye, Game, List, Masked, Memory, Moment, OptionSpec, OptionValues, Outcome, Seat,
    Step, Turn, Whole,
};

use crate::pile::Pile;
use crate::ring::{Ahead, SINGLES};
use crate::table::Phase;
use crate::{
    Action, ByTrait, Card, Completes, Deck, Event, Hands, LuckyDuck, Ring, Rules, Table, Trait,
    Traits,
};

/// After so many reveals in a row that nobody has, the piles would repeat themselves (LD-9).
const MOST_IN_A_ROW: u8 = SINGLES as u8;

impl Table<Whole> {
    #[inline]
    fn happen(&mut self, event: &Event<Whole>, emit: &mut impl FnMut(&Event<Whole>)) {
        self.evolve(event);
        emit(event);
    }

    // LD-4
    #[inline]
    fn dealt(&self, cards: &[Card]) -> Event<Whole> {
        let each = self.rules().dealt();
        let (hands, aside) = cards.split_at(each * usize::from(self.rules().n_seats()));
        let aside = Completes::of(aside);
        Event::Dealt { hands: Hands::none(self.seats()).deal(hands, each, aside), aside }
    }

    /// Turns piles until somebody has the complete or all are to be shuffled (LD-6 to LD-9). How
    /// often that is can be seen ahead, so the piles are turned once, whatever is told one by one.
    #[inline]
    fn reveal(&mut self, turned: Traits, emit: &mut impl FnMut(&Event<Whole>)) {
        let rings = ByTrait::of(|pile| self.piles[pile].after(turned.contains(pile)));
        let ahead = Ahead::new(rings);
        let missed = ahead.before(self.hands().held());
        let revealed = |nth| {
            let (complete, again) = (ahead.at(nth), nth > 0);
            let turned = if again { Traits::ALL } else { turned };
            Event::Revealed { turned, shown: complete.parts(), complete }
        };
        for nth in 0..missed {
            emit(&revealed(nth));
            emit(&Event::Missed { complete: ahead.at(nth), in_a_row: nth + 1 });
        }
        self.turn(turned, rings, missed.min(MOST_IN_A_ROW - 1));
        if missed == MOST_IN_A_ROW {
            return self.happen(&Event::Gathered {}, emit);
        }
        emit(&revealed(missed));
        self.discard_one(ahead.at(missed), emit);
    }

    // LD-7
    #[inline]
    fn discard_one(&mut self, complete: Card, emit: &mut impl FnMut(&Event<Whole>)) {
        let seat = self.hands().owner(complete);
        let left = self.hands().left(seat) - 1;
        self.happen(&Event::Discarded { seat, complete, left }, emit);
        if left == 0 {
            self.happen(&Event::Won { seat }, emit);
        }
    }
}

impl Game for LuckyDuck {
    const NAME: &'static str = "lucky-duck";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = Rules::SEATS;
    const OPTIONS: &'static [OptionSpec] = &[];
    type Deck = Deck;
    type Rules = Rules;
    type Action = Action;
    type Card = Card;
    type Event = Event<Whole>;
    type View = Table<Masked>;

    fn rules(n_seats: u8, _: &OptionValues, Deck: &Deck) -> Rules {
        Rules::new(n_seats)
    }

    fn n_seats(rules: &Rules) -> u8 {
        rules.n_seats()
    }

    fn options(_: &Rules) -> OptionValues {
        OptionValues::new()
    }

    #[inline]
    fn start(rules: &Rules) -> LuckyDuck {
        Table::new(*rules)
    }

    fn table_rules(&self) -> &Rules {
        self.rules()
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.turn_now()
    }

    #[inline]
    fn moment(&self) -> Moment {
        self.moment_now()
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, mut list: impl List<Action>) {
        self.list(seat, |action| list.push(action));
    }

    #[inline]
    fn unshuffled(&self, push: impl FnMut(Card)) {
        match self.phase() {
            Phase::Deal => Card::completes().for_each(push),
            Phase::Shuffle(pile) => Pile::sorted(pile).into_iter().for_each(push),
            Phase::Choose(_) | Phase::Over(_) => (),
        }
    }

    #[inline]
    fn advance(&mut self, step: Step<'_, LuckyDuck>, mut emit: impl FnMut(&Event<Whole>)) {
        match (step, self.phase()) {
            (Step::Act(seat, Action::Keep { singles }), _) => {
                self.happen(&Event::Kept { seat, singles }, &mut emit);
                self.reveal(singles.others(), &mut emit);
            }
            (Step::Shuffle(cards), Phase::Shuffle(pile)) => {
                let singles = Ring::of(cards);
                self.happen(&Event::Shuffled { pile, singles }, &mut emit);
                if pile == Trait::Shape {
                    self.reveal(Traits::ALL, &mut emit);
                }
            }
            (Step::Shuffle(cards), _) => self.happen(&self.dealt(cards), &mut emit),
        }
    }

    #[inline]
    fn masked(&self, eye: Eye, memory: Memory) -> Table<Masked> {
        self.seen_by(eye, memory)
    }

    fn told(_: &Rules, event: &Event<Whole>, eye: Eye) -> Event<Masked> {
        event.told(eye)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended()
    }

    fn each_card(&self, mut push: impl FnMut(Card)) {
        self.hands().held().and(self.aside()).iter().for_each(&mut push);
        self.discarded().iter().copied().for_each(&mut push);
        for pile in &self.piles.0 {
            pile.each(&mut push);
        }
    }
}

impl Determinize for LuckyDuck {
    /// Each pile is a pool of its own.
    #[inline]
    fn imagined(memory: &Table<Masked>, mut mix: impl FnMut(&mut [Card])) -> LuckyDuck {
        memory.with_piles(ByTrait::of(|pile| memory.piles[pile].imagined(pile, &mut mix)))
    }
}
