//! Steps in, events out.

use game::{
    Audience, Determinize, Eye, Game, List, Memory, Moment, OptionSpec, OptionValues, Outcome,
    Seat, SeatSet, Step, Turn, Whole,
};

use crate::rules::{LEAST_SEATS, MOST_SEATS, OPTIONS};
use crate::table::Phase;
use crate::{Action, Card, Deck, Event, Layout, Lucktails, Place, Rules, Sight, View};

impl Lucktails {
    #[inline]
    fn happen(&mut self, event: Event<Whole>, emit: &mut impl FnMut(&Event<Whole>)) {
        self.evolve(&event);
        emit(&event);
    }

    /// LT-5, LT-6
    #[inline]
    fn deal(&self, cards: &[Card]) -> Event<Whole> {
        let n_seats = self.rules.n_seats;
        let cards = Layout::dealt(n_seats, cards.try_into().expect("a shuffle has eight cards"));
        match self.phase {
            Phase::NextDeal => Event::Dealt {
                round: self.round.saturating_add(1),
                first: self.first.left(n_seats),
                cards,
            },
            _ => Event::Dealt { round: self.round, first: self.first, cards },
        }
    }

    #[inline]
    fn bait_to(&self, seat: Seat, to: u8, bonus: Option<Place>) -> Event<Whole> {
        Event::Baited { seat, to, bonus, next: self.after(seat) }
    }

    /// LT-12
    #[inline]
    fn take(&self, seat: Seat) -> Event<Whole> {
        let points = self.rules.deck.worth(self.bait);
        Event::Took {
            seat,
            bait: self.bait,
            points,
            card: self.cards.at_seat(seat),
            total: self.score(seat).saturating_add(points),
            next: self.after(seat),
        }
    }

    /// LT-13, LT-14
    #[inline]
    fn opt_out(&self, seat: Seat, swap: Option<Place>) -> Event<Whole> {
        let (bonus, card) = match swap {
            None => (0, self.cards.at_seat(seat)),
            Some(place) => (self.bonus[place.index()], self.cards.at_place(place)),
        };
        let score = self.score(seat).saturating_add(bonus.into());
        let total = match card.number() {
            Some(number) => score.saturating_add(number),
            None => score.max(self.highest()),
        };
        let (points, next) = (total - score, self.after(seat));
        let next = if next == seat { None } else { Some(next) };
        Event::OptedOut { seat, swap, bonus, card, points, total, next }
    }

    /// LT-22
    fn slip(&self, seat: Seat) -> Event<Whole> {
        let paid = self.score(seat).min(1);
        Event::Slipped { seat, card: self.cards.at_seat(seat), paid }
    }

    /// LT-17, LT-18
    #[inline]
    fn end_round(&mut self, emit: &mut impl FnMut(&Event<Whole>)) {
        let returned = self.bonus[0] + self.bonus[1];
        self.happen(Event::RoundEnded { round: self.round, returned }, emit);
        if let Some(seat) = self.lone_leader() {
            self.happen(Event::Won { seat, total: self.score(seat) }, emit);
        }
    }

    /// The next seat clockwise that is in the round. LT-8
    #[inline]
    fn after(&self, seat: Seat) -> Seat {
        let mut next = seat.left(self.rules.n_seats);
        while !self.in_round.contains(next) {
            next = next.left(self.rules.n_seats);
        }
        next
    }
}

impl Game for Lucktails {
    const NAME: &'static str = "lucktails";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = (LEAST_SEATS, MOST_SEATS);
    const OPTIONS: &'static [OptionSpec] = &OPTIONS;
    // LT-21
    const CLAIMS: bool = true;

    type Deck = Deck;
    type Rules = Rules;
    type Action = Action;
    type Card = Card;
    type Event = Event<Whole>;
    type View = View;

    fn rules(n_seats: u8, options: &OptionValues, deck: &Deck) -> Rules {
        Rules::new(n_seats, options, deck)
    }

    fn n_seats(rules: &Rules) -> u8 {
        rules.n_seats
    }

    fn options(rules: &Rules) -> OptionValues {
        rules.options()
    }

    #[inline]
    fn start(rules: &Rules) -> Lucktails {
        Lucktails {
            rules: *rules,
            phase: Phase::Deal,
            moment: Moment::default(),
            round: 1,
            first: rules.first,
            on_turn: rules.first,
            in_round: SeatSet::first(rules.n_seats),
            unslipped: SeatSet::first(rules.n_seats),
            bait: 0,
            bonus: [0; 2],
            exchanged: [None; MOST_SEATS as usize],
            scores: [0; MOST_SEATS as usize],
            cards: Layout::boxed(rules.n_seats),
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

    #[inline]
    fn unshuffled(&self, push: impl FnMut(Card)) {
        if self.turn_now() == Turn::Chance {
            Card::DECK.into_iter().for_each(push);
        }
    }

    #[inline]
    fn advance(&mut self, step: Step<'_, Lucktails>, mut emit: impl FnMut(&Event<Whole>)) {
        // Each arm hands its event on by itself, so that no event is matched twice.
        match step {
            Step::Shuffle(cards) => self.happen(self.deal(cards), &mut emit),
            Step::Act(seat, Action::Bait { to, bonus }) => {
                self.happen(self.bait_to(seat, to, bonus), &mut emit);
            }
            Step::Act(seat, Action::Take {}) => self.happen(self.take(seat), &mut emit),
            Step::Act(seat, Action::OptOut { swap }) => {
                self.happen(self.opt_out(seat, swap), &mut emit);
                if self.in_round.is_empty() {
                    self.end_round(&mut emit);
                }
            }
            Step::Act(seat, Action::Slip {}) => self.happen(self.slip(seat), &mut emit),
        }
    }

    #[inline]
    fn masked(&self, eye: Eye, _: Memory) -> View {
        // Nothing seen in this deal is turned face down again, so a view forgets nothing. LT-20
        View {
            rules: self.rules,
            phase: self.phase,
            moment: self.moment,
            round: self.round,
            first: self.first,
            on_turn: self.on_turn,
            in_round: self.in_round,
            unslipped: self.unslipped,
            bait: self.bait,
            bonus: self.bonus,
            exchanged: self.exchanged,
            scores: self.scores,
            cards: self.cards.masked(eye),
        }
    }

    fn told(_: &Rules, event: &Event<Whole>, eye: Eye) -> Sight {
        match *event {
            Event::Dealt { round, first, cards } => {
                Event::Dealt { round, first, cards: cards.masked(eye) }
            }
            Event::Baited { seat, to, bonus, next } => Event::Baited { seat, to, bonus, next },
            Event::Took { seat, bait, points, card, total, next } => {
                Event::Took { seat, bait, points, card, total, next }
            }
            Event::OptedOut { seat, swap, bonus, card, points, total, next } => {
                Event::OptedOut { seat, swap, bonus, card, points, total, next }
            }
            Event::Slipped { seat, card, paid } => {
                Event::Slipped { seat, card: eye.shown(Audience::only(seat), card), paid }
            }
            Event::RoundEnded { round, returned } => Event::RoundEnded { round, returned },
            Event::Won { seat, total } => Event::Won { seat, total },
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended()
    }

    /// LT-22: nobody has to look at their own card.
    fn waits_for(&self) -> SeatSet {
        match self.turn() {
            Turn::Race(_) => SeatSet::only(self.on_turn),
            turn => turn.seats(),
        }
    }

    fn each_card(&self, push: impl FnMut(Card)) {
        self.cards.each_card(push);
    }
}

impl Determinize for Lucktails {
    #[inline]
    fn imagined(memory: &View, mix: impl FnMut(&mut [Card])) -> Lucktails {
        Lucktails {
            rules: memory.rules,
            phase: memory.phase,
            moment: memory.moment,
            round: memory.round,
            first: memory.first,
            on_turn: memory.on_turn,
            in_round: memory.in_round,
            unslipped: memory.unslipped,
            bait: memory.bait,
            bonus: memory.bonus,
            exchanged: memory.exchanged,
            scores: memory.scores,
            cards: memory.cards.imagined(mix),
        }
    }
}
