//! Two worlds that one viewer cannot tell apart, found by playing the rules without a server: the
//! same seats act at the same times, and the viewer is told the same of every step; the cards it
//! cannot know and what others did in secret are different.

use catalog::{GameId, with_game};
use game::{Game, Kept, Seat, SeatSet, SightOf, Step, Turn, Viewer};
use room::{Chance, Deal, Entry, Fast, Room, Sealed};
use serde::Serialize;
use serde_json::{Value, to_value};

/// What both worlds' deals begin with, and what every guest adds.
pub const SECRET: &str = "5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2";
pub const SHARE: &str = "abc";

/// So often a change is tried to make one world out of the other.
const TRIES: u32 = 400;

#[derive(Copy, Clone, Debug)]
pub struct Case {
    pub game: GameId,
    pub seats: u8,
    pub viewer: Viewer,
    /// Whether races are sealed.
    pub sealed: bool,
    pub hurried: bool,
    /// The most actions.
    pub acts: usize,
}

/// Everything that happens in a world: its shuffles, and who does what.
#[derive(Clone, PartialEq, Debug)]
pub struct World {
    pub script: Vec<Value>,
    pub acts: Vec<(u8, Value)>,
}

/// How many things happen between the actions, before the action with this index.
pub fn between(act: usize) -> u32 {
    if act % 8 == 2 { 5 } else { 0 }
}

pub fn find(case: &Case, whim: u64) -> [World; 2] {
    with_game!(case.game, G => {
        let mut fast = Fast::new(whim);
        let mut acts = case.acts;
        loop {
            let one = Plan::<G>::draw(case, acts, &mut fast);
            let other = one.twin(case, &mut fast);
            if other.shuffles != one.shuffles || other.acts != one.acts {
                return [one.world(), other.world()];
            }
            assert!(acts > 0, "{case:?}: there is something to hide");
            acts /= 2;
        }
    })
}

struct Plan<G: Game> {
    shuffles: Vec<Vec<G::Card>>,
    acts: Vec<(Seat, G::Action)>,
}

impl<G: Game> Clone for Plan<G> {
    fn clone(&self) -> Plan<G> {
        Plan { shuffles: self.shuffles.clone(), acts: self.acts.clone() }
    }
}

impl<G: Game> Plan<G> {
    /// A game that has not ended.
    fn draw(case: &Case, most: usize, fast: &mut Fast) -> Plan<G> {
        let mut acts = Vec::new();
        let seed = fast.below(u32::MAX).to_string();
        let mut running = Running::<G>::open(case, Chance::seeded(&seed)).expect("a seed deals");
        while acts.len() < most {
            let seats = running.choosing();
            let seat = seats.nth(fast.below(seats.len() as u32) as usize);
            let action = running.legal(seat)[fast.below(running.legal(seat).len() as u32) as usize];
            running.act(seat, action).expect("what is legal can be done");
            if running.room.table().turn() == Turn::Over {
                break;
            }
            acts.push((seat, action));
        }
        let shuffles = running.room.log().iter().filter_map(|entry| match entry {
            Entry::Step(Kept::Shuffle(cards)) => Some(cards.to_vec()),
            _ => None,
        });
        Plan { shuffles: shuffles.collect(), acts }
    }

    /// As different as many small changes make it, none of which the viewer notices.
    fn twin(&self, case: &Case, fast: &mut Fast) -> Plan<G> {
        let told = self.told(case).expect("a plan can be carried out");
        let mut twin = self.clone();
        for _ in 0..TRIES {
            let mut changed = twin.clone();
            if fast.below(3) > 0 || changed.acts.is_empty() {
                let at = fast.below(changed.shuffles.len() as u32) as usize;
                let n = changed.shuffles[at].len() as u32;
                changed.shuffles[at].swap(fast.below(n) as usize, fast.below(n) as usize);
            } else {
                changed.act_otherwise(case, fast);
            }
            if changed.told(case).is_some_and(|its| its == told) {
                twin = changed;
            }
        }
        twin
    }

    /// Somebody else does something else once.
    fn act_otherwise(&mut self, case: &Case, fast: &mut Fast) {
        let at = fast.below(self.acts.len() as u32) as usize;
        let seat = self.acts[at].0;
        if case.viewer == Viewer::Seat(seat) {
            return;
        }
        let Some(running) = self.carried_out(case, at) else { return };
        let legal = running.legal(seat);
        if !legal.is_empty() {
            self.acts[at].1 = legal[fast.below(legal.len() as u32) as usize];
        }
    }

    /// What the viewer is told, action by action; nothing if this cannot happen.
    fn told(&self, case: &Case) -> Option<Vec<Vec<SightOf<G>>>> {
        let running = self.carried_out(case, self.acts.len())?;
        (running.room.table().turn() != Turn::Over).then_some(running.told)
    }

    fn carried_out(&self, case: &Case, acts: usize) -> Option<Running<G>> {
        let script = self.shuffles.iter().map(|cards| Some(cards.clone().into())).collect();
        let mut running = Running::open(case, Chance::new(script, None))?;
        for (seat, action) in &self.acts[..acts] {
            running.act(*seat, *action)?;
        }
        Some(running)
    }

    fn world(&self) -> World {
        let acts = self.acts.iter().map(|(seat, action)| (seat.index() as u8, json(action)));
        World { script: self.shuffles.iter().map(json).collect(), acts: acts.collect() }
    }
}

fn json(value: &impl Serialize) -> Value {
    to_value(value).expect("cards and actions can be written")
}

/// A game as the server runs it.
struct Running<G: Game> {
    room: Room<G>,
    sealed: Option<Sealed<G::Action>>,
    deal: Deal,
    races: u32,
    viewer: Viewer,
    told: Vec<Vec<SightOf<G>>>,
}

impl<G: Game> Running<G> {
    fn open(case: &Case, chance: Chance<G::Card>) -> Option<Running<G>> {
        let options = record::options_from_json::<G>(
            case.seats.into(),
            &serde_json::Map::new(),
            &G::Deck::default(),
        );
        let room = Room::open(&options.expect("the defaults are fine"), chance).ok()?;
        let shares = vec![Some(SHARE.to_owned()); case.seats.into()];
        let deal = Deal::new(SECRET.to_owned(), shares).expect("a secret and shares");
        let sealed = case.sealed.then(Sealed::default);
        let mut running =
            Running { room, sealed, deal, races: 0, viewer: case.viewer, told: Vec::new() };
        let mut dealt = Vec::new();
        running.room.history(|_, _, events| dealt.extend_from_slice(events));
        running.tell(&dealt);
        Some(running)
    }

    fn tell(&mut self, events: &[G::Event]) {
        let rules = self.room.table().table_rules();
        let told = events.iter().map(|event| G::sight(rules, event, self.viewer)).collect();
        self.told.push(told);
    }

    fn sealing(&self) -> Option<&Sealed<G::Action>> {
        let race = matches!(self.room.table().turn(), Turn::Race(_));
        self.sealed.as_ref().filter(|_| race)
    }

    fn choosing(&self) -> SeatSet {
        let sealed = self.sealing().map_or(SeatSet::EMPTY, Sealed::seats);
        self.room.table().turn().seats().iter().filter(|seat| !sealed.contains(*seat)).collect()
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.room.table().legal_actions(seat, |action| actions.push(action));
        actions
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Option<()> {
        if !self.choosing().contains(seat) {
            return None;
        }
        if self.sealing().is_none() {
            let events = self.room.act(seat, action).ok()?;
            self.tell(&events);
            return Some(());
        }
        self.room.table().is_legal(Step::Act(seat, action)).ok()?;
        let mut sealed = self.sealed.take().expect("it seals");
        sealed.claim(seat, action);
        self.sealed = Some(sealed);
        let mut events = Vec::new();
        if self.choosing().is_empty() {
            let sealed = self.sealed.replace(Sealed::default()).expect("it seals");
            self.races += 1;
            events = sealed.play(&mut self.room, &self.deal, self.races).1;
        }
        self.tell(&events);
        Some(())
    }
}
