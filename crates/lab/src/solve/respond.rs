//! The best a seat can do against others whose way to play is known: exactly, by going through all deals
//! it cannot tell apart and all it may do.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::iter::Sum;

use lucktails::Action;
use solved::{CAP, LUCK, Round};

use super::deals::{FaceUp, orders};
use super::profile::Profile;
use super::tree::Ends;

/// Where the seat would come less often than that it thinks no further and plays like the others.
const LEAST: f64 = 1e-5;

/// Rounds a seat cannot tell apart, and how likely each is together with all that was done on the way.
type Worlds = Vec<(Round, f64)>;

/// What a seat can get from others who all play alike.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Response {
    /// When it plays like them.
    pub alike: f64,
    /// When it does the best it can.
    pub best: f64,
    /// How often it comes to where it thinks no further: it might get that much more there.
    pub unthought: f64,
}

/// One seat's thoughts about the others.
pub struct Responder<'a> {
    seat: u8,
    profile: Profile<'a>,
    ends: &'a Ends,
    /// What was found out about worlds that are alike: how they came about does not matter.
    best: Known<Value>,
    /// What was found out about single worlds in which everybody plays alike.
    alike: Known<f64>,
}

type Known<T> = HashMap<u64, T, BuildHasherDefault<Mark>>;

/// What a seat gets, and how often it comes to where it thinks no further.
#[derive(Copy, Clone)]
struct Value {
    worth: f64,
    unthought: f64,
}

impl Value {
    const NONE: Value = Value { worth: 0.0, unthought: 0.0 };

    fn times(self, chance: f64) -> Value {
        Value { worth: self.worth * chance, unthought: self.unthought * chance }
    }
}

impl Sum for Value {
    fn sum<I: Iterator<Item = Value>>(values: I) -> Value {
        values.fold(Value::NONE, |sum, it| Value {
            worth: sum.worth + it.worth,
            unthought: sum.unthought + it.unthought,
        })
    }
}

impl<'a> Responder<'a> {
    pub fn new(seat: u8, profile: Profile<'a>, ends: &'a Ends) -> Responder<'a> {
        let (best, alike) = (Known::default(), Known::default());
        Responder { seat, profile, ends, best, alike }
    }

    /// What the seat gets on average when these cards lie face up and seat 0 starts.
    pub fn respond(&mut self, totals: [u8; 5], n: u8, face_up: &FaceUp) -> Response {
        let deals: Vec<Round> =
            orders(face_up).iter().map(|cards| Round::dealt(totals, n, 0, cards)).collect();
        let right = usize::from((self.seat + n - 1) % n);
        let part = 1.0 / deals.len() as f64;
        self.alike.clear();
        let alike: f64 = deals.iter().map(|deal| self.alike(deal) * part).sum();
        let mut best = Value::NONE;
        for card in 1..=LUCK {
            let same = deals.iter().filter(|it| it.cards[right] == card);
            let worlds: Worlds = same.map(|it| (*it, part)).collect();
            self.best.clear();
            best = [best, self.walk(&worlds)].into_iter().sum();
        }
        Response { alike, best: best.worth, unthought: best.unthought }
    }

    fn walk(&mut self, worlds: &Worlds) -> Value {
        let Some((first, _)) = worlds.first() else { return Value::NONE };
        let all: f64 = worlds.iter().map(|it| it.1).sum();
        if first.is_over() {
            return Value { worth: self.all_alike(worlds), unthought: 0.0 };
        }
        let mark = self.mark(worlds, all);
        if let Some(known) = self.best.get(&mark) {
            return known.times(all);
        }
        if all < LEAST && self.profile.minds_raises() {
            return Value { worth: self.all_alike(worlds), unthought: all };
        }
        let value = if first.turn == self.seat { self.best(worlds) } else { self.drawn(worlds) };
        self.best.insert(mark, value.times(1.0 / all));
        value
    }

    fn all_alike(&mut self, worlds: &Worlds) -> f64 {
        worlds.iter().map(|(round, chance)| chance * self.alike(round)).sum()
    }

    /// What the seat gets in this world when everybody plays alike.
    fn alike(&mut self, round: &Round) -> f64 {
        if round.is_over() {
            return self.ends.share(round, self.seat).into();
        }
        let mark = self.mark(&[(*round, 1.0)], 1.0);
        if let Some(&known) = self.alike.get(&mark) {
            return known;
        }
        let mut odds = vec![];
        self.profile.odds(round, |action, part| odds.push((action, f64::from(part))));
        let value =
            odds.iter().map(|&(action, part)| part * self.alike(&done(round, action))).sum();
        self.alike.insert(mark, value);
        value
    }

    fn best(&mut self, worlds: &Worlds) -> Value {
        let mut actions = vec![];
        worlds[0].0.legal(CAP, |action| actions.push(action));
        let values = actions.into_iter().map(|action| self.after(worlds, action));
        let better = |best: Value, it: Value| if it.worth > best.worth { it } else { best };
        values.reduce(better).unwrap_or(Value::NONE)
    }

    fn drawn(&mut self, worlds: &Worlds) -> Value {
        let mut by_action: Vec<(Action, Worlds)> = vec![];
        for (round, chance) in worlds {
            self.profile.odds(round, |action, odds| {
                let world = (*round, chance * f64::from(odds));
                match by_action.iter_mut().find(|it| it.0 == action) {
                    Some(there) => there.1.push(world),
                    None => by_action.push((action, vec![world])),
                }
            });
        }
        by_action.iter().map(|(action, worlds)| self.after(worlds, *action)).sum()
    }

    /// The action is done in every world; what it turns up tells some of them apart.
    fn after(&mut self, worlds: &Worlds, action: Action) -> Value {
        let world = |it: &(Round, f64)| (done(&it.0, action), it.1);
        let Some(turned) = worlds[0].0.turned_by(action) else {
            return self.walk(&worlds.iter().map(world).collect());
        };
        let shown = worlds.iter().fold(0_u8, |shown, it| shown | 1 << it.0.cards[turned]);
        let cards = (0..8).filter(|card| shown >> card & 1 == 1);
        let with = |card| worlds.iter().filter(move |it| it.0.cards[turned] == card);
        cards.map(|card| self.walk(&with(card).map(world).collect())).sum()
    }

    /// The same for worlds that are the same from here on, each as likely as the other.
    fn mark(&self, worlds: &[(Round, f64)], all: f64) -> u64 {
        let mut mark = Mark(worlds.len() as u64);
        let first = &worlds[0].0;
        let public =
            [first.turn, first.bait, first.inside, first.touched, first.bonus[0], first.bonus[1]];
        mark.write(&public);
        mark.write(&first.totals);
        mark.write(&first.lies);
        if self.profile.minds_raises() {
            mark.write(&[first.raised]);
        }
        for (round, chance) in worlds {
            mark.write(&round.cards);
            // So finely that no two worlds are taken for each other, and rounding does not tell them apart.
            mark.write_u64((chance / all + 1.0).to_bits().wrapping_add(1 << 27) >> 28);
        }
        mark.finish()
    }
}

fn done(round: &Round, action: Action) -> Round {
    let mut round = *round;
    round.play(action);
    round
}

/// Quick, and the same everywhere.
#[derive(Default)]
struct Mark(u64);

impl Hasher for Mark {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let word = part.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
            self.write_u64(word);
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}
