//! Blink, a toy with every kind of turn, to test generic code on.
//!
//! Each seat has a card face down. All at once, sealed, each peeps at its card or trusts its luck.
//! Seat 0 flips the next card (by then nobody sees a card any more), and the first to grab it has
//! it; a seat that leaves is out of the race. The highest sum wins.

use core::array;
use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{
    Audience, Determinize, Eye, Game, Knowledge, List, Masked, Memory, Moment, OptionSpec,
    OptionValues, Outcome, Range, Seat, SeatSet, Step, Turn, View, Whole,
};

const MOST_SEATS: usize = 4;
/// Two of each of nine.
const MOST_CARDS: usize = 18;
/// Less two hands and the card that is flipped.
const MOST_REST: usize = MOST_CARDS - 3;

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
pub struct Card(pub u8);

impl Display for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = core::num::ParseIntError;
    fn from_str(text: &str) -> Result<Card, Self::Err> {
        text.parse().map(Card)
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Rules {
    n_seats: u8,
    /// How high the cards go; there are two of each.
    high: u8,
}

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    Peep {},
    Trust {},
    Flip {},
    Grab {},
    Leave {},
}

const WORDS: [(&str, Action); 5] = [
    ("peep", Action::Peep {}),
    ("trust", Action::Trust {}),
    ("flip", Action::Flip {}),
    ("grab", Action::Grab {}),
    ("leave", Action::Leave {}),
];

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let word = WORDS.iter().find(|(_, it)| it == self);
        f.write_str(word.map_or("", |(word, _)| word))
    }
}

impl FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Action, ()> {
        let word = WORDS.iter().find(|(word, _)| *word == text);
        word.map(|&(_, action)| action).ok_or(())
    }
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[serde(bound(
    serialize = "K: crate::Told, K::Of<Card>: Serialize, K::Of<Option<Card>>: Serialize"
))]
pub enum Event<K: Knowledge> {
    Dealt {
        hands: ArrayVec<K::Of<Card>, MOST_SEATS>,
        pile: K::Of<Card>,
        rest: ArrayVec<K::Of<Card>, MOST_REST>,
    },
    /// What the seat saw, if it peeped: sealed.
    Committed {
        seat: Seat,
        saw: K::Of<Option<Card>>,
    },
    /// Everybody has committed: who peeped.
    Unsealed {
        peeped: SeatSet,
    },
    Flipped {
        card: Card,
    },
    Grabbed {
        seat: Seat,
    },
    Left {
        seat: Seat,
    },
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Phase {
    Deal,
    Look,
    Flip,
    Race,
    Over,
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Table<K: Knowledge> {
    rules: Rules,
    memory: Memory,
    moment: Moment,
    phase: Phase,
    hands: [K::Of<Card>; MOST_SEATS],
    pile: K::Of<Card>,
    /// What nobody was dealt.
    rest: ArrayVec<K::Of<Card>, MOST_REST>,
    /// Whose commit is still open in the look; who is still in the race.
    waiting: SeatSet,
    /// Who peeped, as far as it is known.
    peeped: [K::Of<bool>; MOST_SEATS],
    grabbed: Option<Seat>,
}

pub type Blink = Table<Whole>;

impl<K: Knowledge> Table<K> {
    fn seats(&self) -> SeatSet {
        SeatSet::first(self.rules.n_seats)
    }

    fn evolve(&mut self, event: &Event<K>) {
        // A commit and a leaving do not void what the others chose.
        if !matches!(event, Event::Committed { .. } | Event::Left { .. }) {
            self.moment.0 += 1;
        }
        match event {
            Event::Dealt { hands, pile, rest } => {
                self.hands[..hands.len()].copy_from_slice(hands);
                (self.pile, self.rest) = (*pile, rest.clone());
                (self.phase, self.waiting) = (Phase::Look, self.seats());
            }
            Event::Committed { seat, saw } => {
                self.waiting = self.waiting.without(*seat);
                if let Some(saw) = K::known(*saw) {
                    self.peeped[seat.index()] = K::of(saw.is_some());
                    if let Some(card) = saw {
                        self.hands[seat.index()] = K::of(card);
                    }
                }
            }
            Event::Unsealed { peeped } => {
                self.peeped = array::from_fn(|i| K::of(peeped.contains(Seat::at(i))));
                self.phase = Phase::Flip;
            }
            Event::Flipped { card } => {
                self.hands = self.hands.map(|card| K::face_down(card, self.memory));
                self.pile = K::of(*card);
                (self.phase, self.waiting) = (Phase::Race, self.seats());
            }
            Event::Grabbed { seat } => {
                self.grabbed = Some(*seat);
                self.phase = Phase::Over;
            }
            Event::Left { seat } => {
                self.waiting = self.waiting.without(*seat);
                if self.waiting.is_empty() {
                    self.phase = Phase::Over;
                }
            }
        }
    }

    fn turn_now(&self) -> Turn {
        match self.phase {
            Phase::Deal => Turn::Chance,
            Phase::Look => Turn::All(self.waiting),
            Phase::Flip => Turn::One(Seat::at(0)),
            Phase::Race => Turn::Race(self.waiting),
            Phase::Over => Turn::Over,
        }
    }

    fn list(&self, seat: Seat, push: impl FnMut(Action)) {
        let actions: &[Action] = match self.phase {
            _ if !self.turn_now().seats().contains(seat) => &[],
            Phase::Look => &[Action::Peep {}, Action::Trust {}],
            Phase::Flip => &[Action::Flip {}],
            Phase::Race => &[Action::Grab {}, Action::Leave {}],
            Phase::Deal | Phase::Over => &[],
        };
        actions.iter().copied().for_each(push);
    }
}

impl Blink {
    fn happen(&mut self, event: &Event<Whole>, emit: &mut impl FnMut(&Event<Whole>)) {
        self.evolve(event);
        emit(event);
    }

    fn deal(&self, cards: &[Card]) -> Event<Whole> {
        let n = usize::from(self.rules.n_seats);
        let copied = |cards: &[Card]| cards.iter().copied().collect();
        let rest = cards[n + 1..].iter().copied().collect();
        Event::Dealt { hands: copied(&cards[..n]), pile: cards[n], rest }
    }

    /// Who sees the card of this seat now, and who has ever seen it.
    fn audience(&self, seat: Seat, memory: Memory) -> Audience {
        let shown = memory == Memory::Perfect || matches!(self.phase, Phase::Look | Phase::Flip);
        if shown && self.peeped[seat.index()] { Audience::only(seat) } else { Audience::NOBODY }
    }

    fn pile_audience(&self) -> Audience {
        match self.phase {
            Phase::Race | Phase::Over => Audience::EVERYBODY,
            _ => Audience::NOBODY,
        }
    }
}

impl Game for Blink {
    const NAME: &'static str = "blink";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = (2, MOST_SEATS as u8);
    const RACES: bool = true;
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { name: "high", range: Range::Number { least: 3, most: 9 }, default: 4 }];
    type Deck = ();
    type Rules = Rules;
    type Action = Action;
    type Card = Card;
    type Event = Event<Whole>;
    type View = Table<Masked>;

    fn rules(n_seats: u8, options: &OptionValues, (): &()) -> Rules {
        Rules { n_seats, high: options[0] as u8 }
    }

    fn n_seats(rules: &Rules) -> u8 {
        rules.n_seats
    }

    fn options(rules: &Rules) -> OptionValues {
        [u16::from(rules.high)].into_iter().collect()
    }

    fn start(rules: &Rules) -> Blink {
        Table {
            rules: *rules,
            memory: Memory::Fleeting,
            moment: Moment::default(),
            phase: Phase::Deal,
            hands: [Card(0); MOST_SEATS],
            pile: Card(0),
            rest: ArrayVec::new(),
            waiting: SeatSet::EMPTY,
            peeped: [false; MOST_SEATS],
            grabbed: None,
        }
    }

    fn table_rules(&self) -> &Rules {
        &self.rules
    }

    fn turn(&self) -> Turn {
        self.turn_now()
    }

    fn moment(&self) -> Moment {
        self.moment
    }

    fn legal_actions(&self, seat: Seat, mut list: impl List<Action>) {
        self.list(seat, |action| list.push(action));
    }

    fn unshuffled(&self, push: impl FnMut(Card)) {
        if self.phase == Phase::Deal {
            (1..=self.rules.high).flat_map(|rank| [Card(rank); 2]).for_each(push);
        }
    }

    fn advance(&mut self, step: Step<'_, Blink>, mut emit: impl FnMut(&Event<Whole>)) {
        let event = match step {
            Step::Shuffle(cards) => self.deal(cards),
            Step::Act(seat, Action::Peep {}) => {
                Event::Committed { seat, saw: Some(self.hands[seat.index()]) }
            }
            Step::Act(seat, Action::Trust {}) => Event::Committed { seat, saw: None },
            Step::Act(_, Action::Flip {}) => Event::Flipped { card: self.pile },
            Step::Act(seat, Action::Grab {}) => Event::Grabbed { seat },
            Step::Act(seat, Action::Leave {}) => Event::Left { seat },
        };
        self.happen(&event, &mut emit);
        if self.phase == Phase::Look && self.waiting.is_empty() {
            let peeped = self.seats().iter().filter(|seat| self.peeped[seat.index()]).collect();
            self.happen(&Event::Unsealed { peeped }, &mut emit);
        }
    }

    fn masked(&self, eye: Eye, memory: Memory) -> Table<Masked> {
        let sealed = |i| match self.phase {
            Phase::Look => Audience::only(Seat::at(i)),
            _ => Audience::EVERYBODY,
        };
        Table {
            rules: self.rules,
            memory,
            moment: self.moment,
            phase: self.phase,
            hands: array::from_fn(|i| eye.shown(self.audience(Seat::at(i), memory), self.hands[i])),
            pile: eye.shown(self.pile_audience(), self.pile),
            rest: hidden(&self.rest, eye),
            waiting: self.waiting,
            peeped: array::from_fn(|i| {
                let open = self.phase != Phase::Look || !self.waiting.contains(Seat::at(i));
                eye.shown(sealed(i), self.peeped[i]).filter(|_| open && self.phase != Phase::Deal)
            }),
            grabbed: self.grabbed,
        }
    }

    fn told(_: &Rules, event: &Event<Whole>, eye: Eye) -> Event<Masked> {
        match event {
            Event::Dealt { hands, pile, rest } => Event::Dealt {
                hands: hidden(hands, eye),
                pile: eye.shown(Audience::NOBODY, *pile),
                rest: hidden(rest, eye),
            },
            Event::Committed { seat, saw } => {
                Event::Committed { seat: *seat, saw: eye.shown(Audience::only(*seat), *saw) }
            }
            Event::Unsealed { peeped } => Event::Unsealed { peeped: *peeped },
            Event::Flipped { card } => Event::Flipped { card: *card },
            Event::Grabbed { seat } => Event::Grabbed { seat: *seat },
            Event::Left { seat } => Event::Left { seat: *seat },
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let score = |seat: Seat| {
            let grabbed = if self.grabbed == Some(seat) { self.pile.0 } else { 0 };
            u32::from(self.hands[seat.index()].0 + grabbed)
        };
        (self.phase == Phase::Over).then(|| {
            let best = self.seats().iter().map(score).max();
            Outcome {
                winners: self.seats().iter().filter(|&seat| Some(score(seat)) == best).collect(),
                scores: self.seats().iter().map(score).collect(),
            }
        })
    }

    fn each_card(&self, mut push: impl FnMut(Card)) {
        self.seats().iter().for_each(|seat| push(self.hands[seat.index()]));
        push(self.pile);
        self.rest.iter().copied().for_each(push);
    }
}

/// Cards that nobody sees, as many as there are.
fn hidden<const N: usize>(cards: &ArrayVec<Card, N>, eye: Eye) -> ArrayVec<Option<Card>, N> {
    cards.iter().map(|&card| eye.shown(Audience::NOBODY, card)).collect()
}

impl Determinize for Blink {
    /// Whoever has committed in secret is imagined to have trusted its luck.
    fn imagined(memory: &Table<Masked>, mut mix: impl FnMut(&mut [Card])) -> Blink {
        let rules = &memory.rules;
        if memory.phase == Phase::Deal {
            return Blink::start(rules);
        }
        let mut hands = memory.hands;
        let (mut pile, mut rest) = (memory.pile, memory.rest.clone());
        let n = usize::from(rules.n_seats);
        let places = || hands[..n].iter().chain([&pile]).chain(&rest);
        let deck = (1..=rules.high).flat_map(|rank| [Card(rank); 2]);
        let mut pool: ArrayVec<Card, MOST_CARDS> = deck.collect();
        for seen in places().flatten() {
            if let Some(at) = pool.iter().position(|card| card == seen) {
                pool.remove(at);
            }
        }
        mix(&mut pool);
        let places = hands[..n].iter_mut().chain([&mut pile]).chain(&mut rest);
        places.filter(|it| it.is_none()).zip(pool).for_each(|(it, card)| *it = Some(card));
        let whole = |card: Option<Card>| card.unwrap_or(Card(0));
        Table {
            rules: *rules,
            memory: Memory::Fleeting,
            moment: memory.moment,
            phase: memory.phase,
            hands: hands.map(whole),
            pile: whole(pile),
            rest: rest.into_iter().map(whole).collect(),
            waiting: memory.waiting,
            peeped: memory.peeped.map(Option::unwrap_or_default),
            grabbed: memory.grabbed,
        }
    }
}

impl Serialize for Table<Masked> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let n = usize::from(self.rules.n_seats);
        (&self.hands[..n], self.pile, self.waiting, self.grabbed).serialize(serializer)
    }
}

impl View for Table<Masked> {
    type Action = Action;
    type Sight = Event<Masked>;

    fn observe(&mut self, sight: &Event<Masked>) {
        self.evolve(sight);
    }

    fn turn(&self) -> Turn {
        self.turn_now()
    }

    fn legal_actions(&self, seat: Seat, mut list: impl List<Action>) {
        self.list(seat, |action| list.push(action));
    }
}
