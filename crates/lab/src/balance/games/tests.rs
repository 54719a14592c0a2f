//! Short games by hand: what they show is counted as a person would count it.

use std::collections::{BTreeMap, BTreeSet};

use game::{Game, OptionValues, Seat, Step, Turn, Viewer, default_options};
use get_lucky::GetLucky;
use lucktails::{Action, Lucktails, Place};
use lucky_bastard::LuckyBastard;
use lucky_duck::LuckyDuck;
use room::Chance;

use crate::balance::watch::Watch;
use crate::balance::{Marks, Ruled, Seen};
use crate::{Played, Witness};

/// Plays with these shuffles until the table is told to stop, is over, or has no shuffle left.
fn driven<G: Ruled>(
    rules: &G::Rules,
    mut chance: Chance<G::Card>,
    mut choose: impl FnMut(&G, Seat, &[G::Action]) -> Option<G::Action>,
) -> Seen {
    let (mut table, mut watch, mut decisions) = (G::start(rules), Watch::<G>::default(), 0);
    loop {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let Ok(cards) = chance.deal(&table) else { break };
                table.advance(Step::Shuffle(&cards), |event| watch.happens(rules, event));
            }
            turn => {
                let (seat, mut legal) = (turn.seats().nth(0), vec![]);
                table.legal_actions(seat, |action| legal.push(action));
                let Some(action) = choose(&table, seat, &legal) else { break };
                watch.chooses(seat, &table.view(Viewer::Seat(seat)), &legal);
                table.advance(Step::Act(seat, action), |event| watch.happens(rules, event));
                decisions += 1;
            }
        }
    }
    let outcome = table.outcome();
    let played = Played {
        winners: outcome.iter().flat_map(|it| it.winners.iter()).collect(),
        scores: outcome.map(|it| it.scores.to_vec()).unwrap_or_default(),
        decisions,
        forfeit: None,
    };
    watch.seen(vec![0; usize::from(G::n_seats(rules))], played)
}

fn set_up<G: Game>(n_seats: u8, options: &OptionValues) -> G::Rules {
    G::set_up(n_seats, options, &G::Deck::default()).unwrap()
}

/// Shuffles in words: the cards of each, separated by spaces.
fn dealt<C: std::str::FromStr>(shuffles: &[String]) -> Chance<C> {
    let card = |card: &str| card.parse().ok().expect("a card");
    let shuffle = |cards: &String| Some(cards.split(' ').map(card).collect());
    Chance::new(shuffles.iter().map(shuffle).collect(), None)
}

fn counts(counts: &[(u8, u32)]) -> BTreeMap<u8, u32> {
    counts.iter().copied().collect()
}

/// Three rounds: in the first these baits, the last of which is taken; all others opt out with their own cards.
fn three_rounds(first: &str, baits: &[u8]) -> Seen {
    let shuffles = [first, "6 1 2 5 4 1 3 L", "6 5 1 4 L 1 2 3"].map(str::to_owned);
    let raises = baits.iter().map(|&to| Action::Bait { to, bonus: None });
    let mut script = raises.chain([Action::Take {}]).chain([Action::OptOut { swap: None }; 8]);
    let rules = set_up::<Lucktails>(3, &default_options::<Lucktails>());
    driven::<Lucktails>(&rules, dealt(&shuffles), |_, _, _| script.next())
}

#[test]
fn a_game_of_lucktails_is_counted() {
    let seen = three_rounds("2 L 1 5 4 1 3 6", &[2, 4, 6]);
    // Three rounds; three raises, one bait taken, one card that lifts, and seven other ways out.
    let clauses = [(6, 3), (10, 3), (12, 1), (13, 7), (14, 1), (17, 3), (18, 1)];
    assert_eq!(seen.marks.clauses, counts(&clauses));
    assert_eq!((&seen.played.scores[..], seen.played.decisions), (&[15, 9, 4][..], 12));
    assert_eq!((seen.begins, seen.forced), (Some(Seat::at(0)), 0));
    // One of the 15 points is the house's.
    assert_eq!(seen.marks.rulings, counts(&[(3, 1)]));
    assert_eq!(seen.marks.decided, BTreeSet::from([3]));
}

#[test]
fn points_that_make_no_difference_decide_nothing() {
    let printed = three_rounds("2 L 1 5 4 1 3 6", &[2, 4, 5]);
    assert!(printed.marks.rulings.is_empty() && printed.marks.decided.is_empty(), "{printed:?}");
    assert_eq!((&printed.played.scores[..], printed.ended()), (&[][..], false));
    // Seat 1 takes a bait of six, and seat 0 wins far ahead of it.
    let far = three_rounds("6 2 1 5 4 1 3 L", &[2, 3, 5, 6]);
    assert_eq!((&far.played.scores[..], &far.marks.rulings), (&[18, 9, 4][..], &counts(&[(3, 1)])));
    assert!(far.marks.decided.is_empty(), "{far:?}");
}

#[test]
fn the_cap_is_seen_where_it_takes_a_choice_away() {
    let rules = set_up::<Lucktails>(3, &default_options::<Lucktails>());
    // Everybody raises by one as long as they may.
    let seen = driven::<Lucktails>(&rules, Chance::seeded("cap"), |table, _, legal| {
        let raises = legal.iter().copied().find(|it| matches!(it, Action::Bait { .. }));
        raises
            .filter(|_| table.round() == 1)
            .or_else(|| (table.bait() == 20).then_some(Action::OptOut { swap: Some(Place::First) }))
    });
    // At 19 nobody may raise by two, at 20 nobody at all; then two are left and go there again, and the
    // last one may not raise anyway.
    assert_eq!(seen.marks.rulings, counts(&[(4, 4)]));
    assert_eq!((seen.marks.clauses[&11], seen.marks.clauses[&10]), (2, 38));
}

#[test]
fn a_stall_of_lucky_duck_is_decided_by_the_house() {
    let rules = set_up::<LuckyDuck>(2, &default_options::<LuckyDuck>());
    let traits = [
        ["filled", "partial", "hollow"],
        ["red", "green", "blue"],
        ["circle", "square", "triangle"],
    ];
    let name =
        |it: [usize; 3]| format!("{}-{}-{}", traits[0][it[0]], traits[1][it[1]], traits[2][it[2]]);
    let all = (0..27).map(|it| [it / 9, it / 3 % 3, it % 3]);
    // Nobody has the three that the piles name in turn.
    let (aside, hands): (Vec<_>, Vec<_>) = all.partition(|it| it[0] == it[1] && it[1] == it[2]);
    let completes: Vec<_> = hands.into_iter().chain(aside).map(name).collect();
    let pile = |values: [&str; 3]| values.repeat(4).join(" ");
    let [pattern, color, shape] = traits.map(pile);
    let chance = dealt(&[completes.join(" "), pattern, color, shape]);
    let seen = driven::<LuckyDuck>(&rules, chance, |_, _, _| None);
    let clauses = [(4, 1), (5, 3), (6, 12), (8, 12), (9, 1)];
    assert_eq!(seen.marks.clauses, counts(&clauses));
    assert_eq!(seen.marks.decided, BTreeSet::from([9]));
    assert!(seen.begins.is_none() && !seen.ended());
}

#[test]
fn sixty_swaps_end_a_game_by_ruling() {
    let rules = set_up::<GetLucky>(3, &default_options::<GetLucky>());
    let seen = driven::<GetLucky>(&rules, Chance::seeded("swaps"), |_, _, legal| {
        legal.iter().copied().find(|it| matches!(it, get_lucky::Action::Swap { .. }))
    });
    assert_eq!((seen.marks.clauses[&10], seen.marks.clauses[&23]), (60, 1));
    assert_eq!((seen.marks.rulings[&23], seen.played.decisions), (1, 60));
    assert_eq!(seen.marks.decided, BTreeSet::from([23]));
    assert!(seen.ended() && seen.played.winners.is_empty());
    assert!((seen.share(Seat::at(1)) - 1.0 / 3.0).abs() < 1e-9);
}

/// Everybody throws whatever they draw; from turn `honest` on they discard what matches.
fn thrown(honest: usize) -> Seen {
    use lucky_bastard::Action;
    let mut options = default_options::<LuckyBastard>();
    let tokens = LuckyBastard::OPTIONS.iter().position(|it| it.name == "tokens").unwrap();
    options[tokens] = 1;
    let rules = set_up::<LuckyBastard>(2, &options);
    let mut turns = 0;
    driven::<LuckyBastard>(&rules, Chance::seeded("thrown"), |table, seat, legal| {
        let is_right = |it: &Action| match *it {
            Action::Match { slot } => turns > honest && table.card_in(seat, slot) == table.played(),
            Action::Draw {} | Action::Throw {} | Action::Decline {} => true,
            _ => false,
        };
        let right = legal.iter().copied().find(is_right);
        let action =
            right.or_else(|| legal.iter().copied().find(|it| matches!(it, Action::Done {})));
        turns += usize::from(matches!(action, Some(Action::Draw {})));
        action.or(legal.first().copied()).filter(|_| turns <= 400)
    })
}

#[test]
fn a_round_of_lucky_bastard_without_end_is_void() {
    let seen = thrown(400);
    // Fifty cards lie in the pile, forty-nine come back each time: it is empty at turns 51, 100, … 394.
    assert_eq!((seen.marks.rulings[&16], seen.marks.rulings[&17]), (8, 1));
    assert_eq!(seen.marks.decided, BTreeSet::from([17]));
    assert_eq!(seen.begins, Some(Seat::at(0)));
}

#[test]
fn a_round_that_went_on_by_ruling_decides_the_game_of_its_winner() {
    let late = thrown(60);
    assert!(late.ended() && late.marks.clauses[&11] == 1, "{late:?}");
    assert_eq!(late.marks.decided, BTreeSet::from([16]));
    let early = thrown(0);
    assert!(early.ended() && early.marks.decided.is_empty(), "{early:?}");
}

#[test]
fn whatever_is_told_is_told_by_a_listed_clause() {
    fn check<G: Ruled>(marks: &Marks) {
        let told = marks.clauses.keys().all(|clause| G::TOLD.contains(clause));
        let ruled = marks.rulings.keys().all(|it| G::RULINGS.iter().any(|at| at.clause == *it));
        assert!(told && ruled, "{marks:?}");
    }
    check::<Lucktails>(&three_rounds("2 L 1 5 4 1 3 6", &[2, 4, 6]).marks);
    check::<LuckyBastard>(&thrown(60).marks);
    check::<LuckyBastard>(&thrown(400).marks);
}
