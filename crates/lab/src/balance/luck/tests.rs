//! On games whose shares are known because they were made so.

use super::*;
use crate::balance::lineup::lineups;

/// Numbers that are spread like this on average: nothing, and so far around it.
struct Noise(Fast);

impl Noise {
    fn around_nothing(&mut self, deviation: f64) -> f64 {
        let even = |fast: &mut Fast| f64::from(fast.below(1 << 24)) / f64::from(1 << 24) - 0.5;
        let sum: f64 = (0..12).map(|_| even(&mut self.0)).sum();
        sum * deviation
    }

    fn many<const N: usize>(&mut self, deviation: f64) -> [f64; N] {
        [(); N].map(|()| self.around_nothing(deviation))
    }
}

/// A game in which all that is won is won by these, plus the same for all.
struct Made<const N: usize> {
    levels: Vec<f64>,
    seats: [f64; N],
    cards: f64,
    whims: f64,
}

impl<const N: usize> Made<N> {
    fn played(&self, deals: usize) -> Luck {
        let mut noise = Noise(Fast::new(5));
        let lineups = lineups(self.levels.len(), N);
        let squares = (0..deals).map(|deal| {
            let mut chairs = lineups[deal % lineups.len()].clone();
            noise.0.shuffle(&mut chairs);
            self.deal(&chairs, &mut noise)
        });
        from_squares(squares.collect::<Vec<_>>().into_iter(), self.levels.len(), N as u8, "made")
            .unwrap()
    }

    fn deal(&self, chairs: &[usize], noise: &mut Noise) -> Square {
        let cards = noise.many::<N>(self.cards);
        let game = |turned: usize| {
            let entrant = |seat: usize| chairs[(seat + turned) % N];
            let whims = noise.many::<N>(self.whims);
            let won = |seat: usize| {
                self.levels[entrant(seat)] + self.seats[seat] + cards[seat] + whims[seat]
            };
            let average = (0..N).map(won).sum::<f64>() / N as f64;
            let share = |seat| (entrant(seat), won(seat) - average + 1.0 / N as f64);
            (0..N).map(share).collect()
        };
        Square((0..N).map(game).collect())
    }
}

fn near(share: Share, expected: f64, within: f64) {
    let Share { mean, least, most } = share;
    assert!((mean - expected).abs() < within, "{expected}: {share:?}");
    assert!(least < mean && mean < most && most - least < 6.0 * within, "{expected}: {share:?}");
}

#[test]
fn what_was_put_in_comes_out() {
    // The levels differ by 0.02 in variance, the seats by 0.005; of cards and whims a quarter goes with
    // the average of the table.
    let level = 0.02_f64.sqrt();
    let seat = 0.005_f64.sqrt();
    let made = Made::<4> {
        levels: vec![level, -level, level, -level],
        seats: [seat, seat, -seat, -seat],
        cards: (0.015_f64 / 0.75).sqrt(),
        whims: (0.06_f64 / 0.75).sqrt(),
    };
    let Luck { parts, entrants, deals } = made.played(1500);
    near(parts.skill, 0.2, 0.02);
    near(parts.seat, 0.05, 0.015);
    near(parts.cards, 0.15, 0.02);
    near(parts.neither, 0.6, 0.03);
    assert_eq!(deals, 1500);
    near(entrants[0], 0.25 + level, 0.01);
}

/// An average of squares would see skill and seats here, where there is nothing but noise.
#[test]
fn noise_is_neither_skill_nor_cards() {
    let made = Made::<3> { levels: vec![0.0; 5], seats: [0.0; 3], cards: 0.0, whims: 0.4 };
    let parts = made.played(120).parts;
    for part in [parts.skill, parts.seat, parts.cards] {
        assert!(part.least < 0.0 && part.most > 0.0 && part.mean.abs() < 0.05, "{part:?}");
    }
}

/// Of two seats only one result is free, and of two deals hardly anything is known: neither may break.
#[test]
fn two_seats_are_enough_and_two_entrants_at_five() {
    let two = Made::<2> { levels: vec![0.2, -0.2], seats: [0.0; 2], cards: 0.2, whims: 0.4 };
    // Half of cards and whims goes with the average.
    let whole = 0.04 + 0.02 + 0.08;
    let parts = two.played(2000).parts;
    near(parts.skill, 0.04 / whole, 0.04);
    near(parts.cards, 0.02 / whole, 0.04);
    near(parts.neither, 0.08 / whole, 0.05);
    let five = Made::<5> { levels: vec![0.2, -0.2], seats: [0.0; 5], cards: 0.3, whims: 0.3 };
    let parts = five.played(1000).parts;
    // Two of one and three of the other: 0.24 of the square of their difference.
    let (level, noise) = (0.24 * 0.16, 0.09 * 0.8);
    near(parts.skill, level / (level + 2.0 * noise), 0.02);
    near(parts.cards, noise / (level + 2.0 * noise), 0.04);
}

/// Winners, not sums: by level alone, by the cards alone, by nothing.
#[test]
fn who_wins_for_one_reason_alone() {
    let deal = |winner: fn(usize, usize, &[usize]) -> usize| {
        let squares = (0..300).map(move |deal| {
            let row = |turned: usize| {
                let seating: Vec<_> = (0..3).map(|seat| (seat + turned + deal) % 3).collect();
                let winner = winner(deal, turned, &seating);
                (0..3).map(|seat| (seating[seat], f64::from(u8::from(seat == winner)))).collect()
            };
            Square((0..3).map(row).collect())
        });
        from_squares(squares, 3, 3, "one").unwrap().parts.each().map(|part| part.mean)
    };
    let close = |parts: [f64; 4], expected: [f64; 4]| {
        let apart = parts.iter().zip(expected).any(|(it, expected)| (it - expected).abs() > 0.02);
        assert!(!apart, "{expected:?}: {parts:?}");
    };
    close(
        deal(|_, _, seating| seating.iter().position(|&it| it == 1).unwrap()),
        [1.0, 0.0, 0.0, 0.0],
    );
    close(deal(|deal, _, _| deal / 3 % 3), [0.0, 1.0, 0.0, 0.0]);
    close(deal(|_, _, _| 2), [0.0, 0.0, 1.0, 0.0]);
}

#[test]
fn of_one_deal_nothing_is_known() {
    let square = || Square(vec![vec![(0, 1.0), (1, 0.0)], vec![(1, 0.0), (0, 1.0)]]);
    assert_eq!(from_squares([square()].into_iter(), 2, 2, "few"), None);
    let even = || Square(vec![vec![(0, 0.5), (1, 0.5)], vec![(1, 0.5), (0, 0.5)]]);
    assert_eq!(from_squares([even(), even()].into_iter(), 2, 2, "even"), None);
    assert!(from_squares([square(), square()].into_iter(), 2, 2, "two").is_some());
}
