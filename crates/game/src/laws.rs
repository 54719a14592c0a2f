//! What every game must obey, checked at every step of a game played with the caller's chance.
//!
//! - Exactly what is listed is accepted; whoever's turn it is has an action, and nobody else.
//! - Masking commutes: a view and a perfect memory, kept up by sights alone, are what the truth
//!   would show.
//! - Legality is no secret: a seat's view lists the same actions as the truth.
//! - Sealed commits commute.
//! - Cards are conserved, and a shuffle is due in the order of the deck.
//! - Moments never go back.
//! - A table waits for some of those who may act.
//! - The same steps lead to the same table.
//! - A game that is over has an outcome, and only then.
//! - What is told can be read again ([`told_is_read`], where the game is `Readable`).

use alloc::vec::Vec;
use core::hash::{Hash, Hasher};
use core::mem::discriminant;

use crate::{
    Game, Illegal, Kept, Readable, Seat, SeatSet, SightOf, Step, Turn, Unreadable, View, Viewer,
    default_options,
};

/// Where a law gets its choices: `pick(n)` is below `n`.
pub trait Pick: FnMut(u32) -> u32 {}
impl<F: FnMut(u32) -> u32> Pick for F {}

/// Choices that are the same on every machine for the same seed: enough to wander through a game,
/// too plain to deal one.
pub fn wander(seed: u64) -> impl Pick {
    let mut walk = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    move |n: u32| {
        walk = walk.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
        ((walk >> 33) % u64::from(n)) as u32
    }
}

/// How a game under law ended.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Walked {
    pub steps: u32,
    pub over: bool,
}

/// Plays one game of at most `most` steps and checks each law at each step. `seen` is shown every
/// table and what happened to it, for whatever a caller wants to check or count besides.
pub fn hold<G: Game>(
    rules: &G::Rules,
    most: u32,
    pick: &mut impl Pick,
    mut seen: impl FnMut(&G, &Kept<G>, &[G::Event]),
) -> Walked {
    let mut game = G::start(rules);
    let mut log: Vec<Kept<G>> = Vec::new();
    let mut tried: Vec<G::Action> = Vec::new();
    let mut deck = Deck { shuffles: Vec::new(), dealt: false };
    let taste = Taste::draw(pick);
    let mut steps = 0;
    while game.turn() != Turn::Over && steps < most {
        listed_is_accepted(&game, &mut tried, pick);
        legality_is_no_secret(&game);
        sealed_commits_commute(&game, pick);
        cards_are_conserved(&game, &mut deck);
        waits_for_who_may_act(&game);
        assert_eq!(game.outcome(), None, "{}: an outcome before the end", G::NAME);

        let step = taste.choose(&game, pick);
        let before = game.clone();
        let mut events = Vec::new();
        game.apply(step.step(), |event| events.push(event.clone())).expect("listed, so legal");
        assert!(game.moment() >= before.moment(), "{}: moments go back", G::NAME);
        masking_commutes(&before, &events, &game);
        seen(&game, &step, &events);
        log.push(step);
        steps += 1;
    }
    let over = game.turn() == Turn::Over;
    assert_eq!(game.outcome().is_some(), over, "{}: over and outcome", G::NAME);
    let mut again = G::start(rules);
    for step in &log {
        again.advance(step.step(), |_| ());
    }
    assert_eq!(game, again, "{}: same steps, another table", G::NAME);
    Walked { steps, over }
}

/// Any number of seats and any value of every option, within their ranges.
pub fn any_rules<G: Game>(deck: &G::Deck, pick: &mut impl Pick) -> G::Rules {
    let mut between = |least: u16, most: u16| least + pick(u32::from(most - least) + 1) as u16;
    let n_seats = between(G::SEATS.0.into(), G::SEATS.1.into()) as u8;
    let mut values = default_options::<G>();
    // From the last to the first: a flag that widens the range of a number stands behind it.
    for (at, spec) in G::OPTIONS.iter().enumerate().rev() {
        let (least, most) = G::narrow(spec, n_seats, &values);
        values[at] = between(least, most);
    }
    G::set_up(n_seats, &values, deck).expect("drawn within the ranges")
}

/// Every seat of the table and the watcher.
pub fn viewers<G: Game>(rules: &G::Rules) -> impl Iterator<Item = Viewer> + use<G> {
    let seats = (0..usize::from(G::n_seats(rules))).map(|i| Viewer::Seat(Seat::at(i)));
    seats.chain([Viewer::Watcher])
}

/// The legal actions of a seat as a list.
pub fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, |action| actions.push(action));
    actions
}

/// The cards that are due to be shuffled.
pub fn due<G: Game>(game: &G) -> Vec<G::Card> {
    let mut cards = Vec::new();
    game.unshuffled(|card| cards.push(card));
    cards
}

/// Puts cards into an order of the caller's choice (Fisher–Yates).
pub fn mix<T>(cards: &mut [T], pick: &mut impl Pick) {
    for i in (1..cards.len()).rev() {
        cards.swap(i, pick(i as u32 + 1) as usize);
    }
}

/// A liking for some kinds of action over others, drawn anew for each game, so that random play
/// comes to places where uniform play hardly ever does.
pub struct Taste(u64);

impl Taste {
    pub fn draw(pick: &mut impl Pick) -> Taste {
        Taste(u64::from(pick(u32::MAX)) << 32 | u64::from(pick(u32::MAX)))
    }

    /// A step that is legal now.
    pub fn choose<G: Game>(&self, game: &G, pick: &mut impl Pick) -> Kept<G> {
        if game.turn() == Turn::Chance {
            let mut cards = due(game);
            mix(&mut cards, pick);
            return Kept::Shuffle(cards.into());
        }
        let seats = game.turn().seats();
        let seat = seats.nth(pick(seats.len() as u32) as usize);
        let actions = legal(game, seat);
        Kept::Act(seat, self.prefer(&actions, pick).expect("whoever's turn it is has an action"))
    }

    /// One of these actions, by taste.
    pub fn prefer<A: Copy>(&self, actions: &[A], pick: &mut impl Pick) -> Option<A> {
        let total = actions.iter().map(|action| self.weight(action)).sum();
        let mut left = if total == 0 { return None } else { pick(total) };
        actions.iter().copied().find(|action| {
            let weight = self.weight(action);
            let here = left < weight;
            left = left.saturating_sub(weight);
            here
        })
    }

    fn weight<A>(&self, action: &A) -> u32 {
        let mut hasher = Fnv(self.0);
        discriminant(action).hash(&mut hasher);
        [1, 1, 6, 40, 900][(hasher.finish() % 5) as usize]
    }
}

struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0 >> 17
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// Counts the ways to play `depth` actions on: a pinned number catches any change in the rules.
/// A table that waits for a shuffle, or is over, counts as one.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let turn = game.turn();
    if depth == 0 || matches!(turn, Turn::Chance | Turn::Over) {
        return 1;
    }
    let mut paths = 0;
    for seat in turn.seats().iter() {
        game.legal_actions(seat, |action| {
            let mut next = game.clone();
            next.advance(Step::Act(seat, action), |_| ());
            paths += perft(&next, depth - 1);
        });
    }
    paths
}

fn listed_is_accepted<G: Game>(game: &G, tried: &mut Vec<G::Action>, pick: &mut impl Pick) {
    let n_seats = G::n_seats(game.table_rules());
    for seat in (0..usize::from(n_seats)).map(Seat::at) {
        let listed = legal(game, seat);
        let on_turn = game.turn().seats().contains(seat);
        assert_eq!(on_turn, !listed.is_empty(), "{}: {seat:?} on turn has an action", G::NAME);
        let at = pick(listed.len().max(1) as u32) as usize;
        if let Some(&one) = listed.get(at) {
            assert_eq!(listed.iter().filter(|it| **it == one).count(), 1, "{one:?} listed twice");
            assert_eq!(game.is_legal(Step::Act(seat, one)), Ok(()));
            tried.truncate(63);
            tried.insert(pick(tried.len() as u32 + 1) as usize, one);
        }
        let stray = tried.get(pick(64) as usize).copied();
        if let Some(stray) = stray.filter(|it| !listed.contains(it)) {
            let expected = match game.turn() {
                Turn::Chance => Illegal::NotNow,
                _ if on_turn => Illegal::NotAllowed,
                _ => Illegal::NotYourTurn,
            };
            let mut twin = game.clone();
            let refused = twin.apply(Step::Act(seat, stray), |_| panic!("a refusal has no event"));
            assert_eq!((refused, &twin), (Err(expected), game), "{}: {stray:?}", G::NAME);
        }
    }
}

fn legality_is_no_secret<G: Game>(game: &G) {
    for seat in game.turn().seats().iter() {
        for known in [game.view(Viewer::Seat(seat)), game.knows(Viewer::Seat(seat))] {
            let mut told = Vec::new();
            known.legal_actions(seat, |action| told.push(action));
            assert_eq!(legal(game, seat), told, "{}: {seat:?} is told otherwise", G::NAME);
        }
    }
}

fn sealed_commits_commute<G: Game>(game: &G, pick: &mut impl Pick) {
    let Turn::All(seats) = game.turn() else { return };
    let mut order: Vec<(Seat, G::Action)> = Vec::new();
    for seat in seats.iter() {
        let actions = legal(game, seat);
        order.push((seat, actions[pick(actions.len() as u32) as usize]));
    }
    let play = |order: &[(Seat, G::Action)]| {
        let mut table = game.clone();
        for &(seat, action) in order {
            table.apply(Step::Act(seat, action), |_| ()).expect("a commit voids no other");
        }
        table
    };
    let forwards = play(&order);
    mix(&mut order, pick);
    assert_eq!(forwards, play(&order), "{}: sealed commits do not commute", G::NAME);
}

/// All that was shuffled before the first action: what lies on the table from then on. The same
/// cards may be shuffled again before anybody could act.
struct Deck<C> {
    shuffles: Vec<Vec<C>>,
    dealt: bool,
}

fn cards_are_conserved<G: Game>(game: &G, deck: &mut Deck<G::Card>) {
    if game.turn() == Turn::Chance {
        let due = due(game);
        assert!(due.is_sorted(), "{}: a shuffle is due in the order of the deck", G::NAME);
        if !deck.dealt && !deck.shuffles.contains(&due) {
            deck.shuffles.push(due);
        }
        return;
    }
    deck.dealt = true;
    let mut all = deck.shuffles.concat();
    all.sort_unstable();
    let mut cards = Vec::new();
    game.each_card(|card| cards.push(card));
    cards.sort_unstable();
    assert_eq!(all, cards, "{}: a card appeared or vanished", G::NAME);
}

fn masking_commutes<G: Game>(before: &G, events: &[G::Event], after: &G) {
    let rules = before.table_rules();
    for viewer in viewers::<G>(rules) {
        let (mut view, mut knows) = (before.view(viewer), before.knows(viewer));
        for event in events {
            let sight: SightOf<G> = G::sight(rules, event, viewer);
            view.observe(&sight);
            knows.observe(&sight);
        }
        assert_eq!(view, after.view(viewer), "{}: {viewer:?} sees after {events:?}", G::NAME);
        assert_eq!(knows, after.knows(viewer), "{}: {viewer:?} knows after {events:?}", G::NAME);
        assert_eq!(view.turn(), after.turn(), "{}: whose turn it is is no secret", G::NAME);
    }
}

/// Somebody has to act wherever somebody may.
fn waits_for_who_may_act<G: Game>(game: &G) {
    let (may, must) = (game.turn().seats(), game.waits_for());
    assert_eq!(must.is_empty(), may.is_empty(), "{}: {may:?} may, {must:?} must", G::NAME);
    assert!(must.iter().all(|seat| may.contains(seat)), "{}: {must:?} may not", G::NAME);
}

/// Every view of a table at rest, and the same table unveiled, read from its JSON shows the same, has
/// the same turn and the same actions; every sight is the same. The caller knows how to write JSON and
/// reads it back.
pub fn told_is_read<G: Readable>(
    game: &G,
    events: &[G::Event],
    told: impl Fn(&G::View) -> G::Told,
    sight: impl Fn(&SightOf<G>) -> SightOf<G>,
) {
    let rules = game.table_rules();
    for viewer in viewers::<G>(rules) {
        for event in events {
            for seen in [G::sight(rules, event, viewer), G::unveil_event(rules, event).into_open()]
            {
                assert_eq!(sight(&seen), seen, "{}: a sight is read otherwise", G::NAME);
            }
            let open = G::open(&G::sight(rules, event, viewer));
            let watched = G::sight(rules, event, Viewer::Watcher);
            let told = open.map_or(!G::is_forgetful(rules), |open| open == watched);
            assert!(told, "{}: {event:?} is not so open", G::NAME);
        }
        if game.turn() == Turn::Chance {
            continue;
        }
        let own: SeatSet = match viewer {
            Viewer::Seat(seat) => SeatSet::only(seat),
            Viewer::Watcher => SeatSet::EMPTY,
        };
        for view in [game.view(viewer), game.unveil().into_open()] {
            let read = G::read_view(rules, viewer, &told(&view));
            let read = read.unwrap_or_else(|_| panic!("{}: {view:?} is not read", G::NAME));
            assert_eq!(told(&read), told(&view), "{}: a view is read otherwise", G::NAME);
            assert_eq!(read.turn(), view.turn(), "{}: another turn is read", G::NAME);
            assert_eq!(G::outcome_seen(&read), game.outcome(), "{}: another outcome", G::NAME);
            for seat in own.iter() {
                let (mut listed, mut again) = (Vec::new(), Vec::new());
                view.legal_actions(seat, |action| listed.push(action));
                read.legal_actions(seat, |action| again.push(action));
                assert_eq!(again, listed, "{}: {seat:?} may do something else", G::NAME);
            }
        }
    }
}

/// What was told like this is read; spoiled, it is refused.
#[track_caller]
pub fn spoiled_is_refused<G: Readable>(
    rules: &G::Rules,
    viewer: Viewer,
    told: &G::Told,
    spoil: impl FnOnce(&mut G::Told),
) {
    assert!(G::read_view(rules, viewer, told).is_ok(), "{}: {told:?} is not read", G::NAME);
    let mut spoiled = told.clone();
    spoil(&mut spoiled);
    let read = G::read_view(rules, viewer, &spoiled);
    assert_eq!(read.err(), Some(Unreadable), "{}: {spoiled:?} is read", G::NAME);
}
