//! The rule of thumb for Lucky Bastard wins more than its share, and does not peek.

use bots::{Bot,Pick};use game::View as _;
use game::scene::Scene;
use game::{Determinize, Game, Seat, SeatSet, Step, Turn, Viewer, default_options};
use lucky_bastard::{Action, At, Card, View, Deck, LuckyBastard};
use room::Fast;

const GAMES: u32 = 2000;

/// Where chance is left alone lines only grow: a game that has not ended by then is nobody's.
const MOST_DECISIONS: u32 = 4000;

type House = Vec<Box<dyn Bot<LuckyBastard>>>;

fn start(n_seats: u8) -> LuckyBastard {
    let mut options = default_options::<LuckyBastard>();
    options[1] = 1;
    let rules = LuckyBastard::set_up(n_seats, &options, &Deck::default());
    LuckyBastard::start(&rules.expect("a number of seats"))
}

fn seats(table: &LuckyBastard) -> SeatSet {
    SeatSet::first(LuckyBastard::n_seats(table.rules()))
}


struct V{seat:Seat,memory:View,p:[i16;4]}
impl Bot<LuckyBastard> for V{
 fn told(&mut self,s:&game::SightOf<LuckyBastard>){self.memory.observe(s);}
 fn choose(&mut self,_:&View,legal:&[Action],pick:Pick<'_>)->Action{
   let eye=Beginner{seat:self.seat,table:&self.memory,p:self.p};
   let urges: Vec<_> = legal.iter().map(|&action| eye.urge(action)).collect();
   let most = urges.iter().max();
   let best: Vec<Action> = legal.iter().zip(&urges).filter(|(_, it)| Some(*it) == most).map(|(it, _)| *it).collect();
   best[pick(best.len() as u32) as usize]
 }}
fn legal(table: &LuckyBastard, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    table.legal_actions(seat, |action| legal.push(action));
    legal
}

/// Plays a step and tells everybody what they see of it.
fn play(table: &mut LuckyBastard, step: Step<'_, LuckyBastard>, house: &mut House) {
    let rules = *table.rules();
    table.advance(step, |event| {
        for (at, bot) in house.iter_mut().enumerate() {
            bot.told(&LuckyBastard::sight(&rules, event, Viewer::Seat(Seat::at(at))));
        }
    });
}

fn deal(table: &mut LuckyBastard, house: &mut House, fast: &mut Fast) {
    let mut cards = Vec::new();
    table.unshuffled(|card| cards.push(card));
    fast.shuffle(&mut cards);
    play(table, Step::Shuffle(&cards), house);
}

/// Plays on until it is over or too long; returns how many decisions were made. `look` is shown
/// every table at which a seat is about to choose.
fn finish(
    table: &mut LuckyBastard,
    house: &mut House,
    fast: &mut Fast,
    mut look: impl FnMut(&LuckyBastard, Seat, &mut Fast),
) -> u32 {
    let mut decisions = 0;
    while decisions < MOST_DECISIONS {
        let seat = match table.turn() {
            Turn::Over => break,
            Turn::Chance => {
                deal(table, house, fast);
                continue;
            }
            turn => turn.seats().nth(fast.below(turn.seats().len() as u32) as usize),
        };
        look(table, seat, fast);
        let (view, legal) = (table.view(Viewer::Seat(seat)), legal(table, seat));
        let action = house[seat.index()].choose(&view, &legal, &mut |n| fast.below(n));
        assert!(legal.contains(&action));
        play(table, Step::Act(seat, action), house);
        decisions += 1;
    }
    decisions
}

/// What a seat makes of what it knows.
struct Beginner<'a> {
    seat: Seat,
    table: &'a View, p: [i16;4],
}

impl Beginner<'_> {
    /// How much it wants to do that: first by cards laid, then by what it promises.
    fn urge(&self, action: Action) -> (i16, i16) {
        match action {
            Action::Look { .. } | Action::Draw {} | Action::Done {} | Action::Decline {} => (0, 0),
            Action::Throw {} => (self.matches(self.table.drawn()), 0),
            Action::Keep { slot } => self.keep(slot),
            Action::Match { slot } => (self.matching(slot), 0),
            Action::Peek { slot } => (if self.own(slot).is_none() { 1 } else { -1 }, 0),
            Action::Switch { a, b } => self.switch(a, b),
        }
    }

    /// Rule 2: the card that is put out lets its twins go, not itself.
    fn keep(&self, slot: u16) -> (i16, i16) {
        let (drawn, out) = (self.table.drawn(), self.own(slot));
        let twins = out.map_or(0, |card| self.matches(Some(card)) - 1);
        (twins, self.promise(drawn, 0) - self.promise(out, 1))
    }

    /// Rule 3.
    fn matching(&self, slot: u16) -> i16 {
        let played = self.table.played();
        if played.is_some() && self.own(slot) == played { 1 } else { -1 }
    }

    /// Rule 5.
    fn switch(&self, a: At, b: At) -> (i16, i16) {
        let (mine, other) = if a.seat() == self.seat { (a, b) } else { (b, a) };
        let fewest = -(self.table.line_len(other.seat()) as i16);
        if mine.seat() != self.seat {
            return (if self.p[3]==1 {-1} else {0}, fewest.max(-(self.table.line_len(mine.seat()) as i16)));
        }
        let [give, take] = [mine, other].map(|at| self.table.card_in(at.seat(), at.slot()));
        let gain = self.promise(take, 0) - self.promise(give, 1);
        match (give, take) {
            (_, Some(_)) if gain > 0 => (2, gain),
            (None, None) => (1, fewest),
            _ => (-1, 0),
        }
    }

    fn own(&self, slot: u16) -> Option<Card> {
        self.table.card_in(self.seat, slot)
    }

    /// How many cards of the own line are known to be like this one.
    fn matches(&self, card: Option<Card>) -> i16 {
        let line = self.table.line(self.seat);
        line.filter(|(_, it)| it.is_some() && *it == card).count() as i16
    }

    /// `within`: how many of the own line's cards like it are the card itself.
    fn promise(&self, card: Option<Card>, within: i16) -> i16 {
        let Some(card) = card else { return self.p[0] };
        self.to_come(card) + self.p[1] * (self.matches(Some(card)) - within).min(self.p[2])
    }

    /// How many copies have not been seen.
    fn to_come(&self, card: Card) -> i16 {
        let table = self.table;
        let seats = SeatSet::first(LuckyBastard::n_seats(table.rules()));
        let lines = seats.iter().flat_map(|seat| table.line(seat)).filter_map(|(_, it)| it);
        let seen = lines.chain(table.drawn()).chain(table.discard().iter().copied());
        i16::from(table.rules().deck().copies(card)) - seen.filter(|it| *it == card).count() as i16
    }
}

#[test]
fn ab(){
 let base=[2,4,1,0];
 for n in [2u8,4] { for v in VARIANTS {
  let fast=&mut Fast::new(5); let (mut w,mut g)=(0,0);
  for k in 0..20000usize{
   let mut t=start(n);
   let mut h:House=seats(&t).iter().map(|s|Box::new(V{seat:s,memory:t.knows(Viewer::Seat(s)),p:if s.index()%2==k%2 {v} else {base}}) as Box<dyn Bot<LuckyBastard>>).collect();
   finish(&mut t,&mut h,fast,|_,_,_|());
   if let Some(o)=t.outcome(){g+=1;w+=usize::from(o.winners.nth(0).index()%2==k%2);}
  }
  println!("{n} {v:?}: {:.2} % of {g}",w as f64*100.0/g as f64);
 }}
}
const VARIANTS:[[i16;4];10]=[[2,4,1,0],[0,4,1,0],[1,4,1,0],[4,4,1,0],[2,0,1,0],[2,2,1,0],[2,8,1,0],[2,4,9,0],[2,8,9,0],[2,4,1,1]];
