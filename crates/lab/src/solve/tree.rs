//! What can be solved: a game as a tree of moves.

use lucktails::Action;
use solved::{CAP, Look, MOST_SEATS, MOVES, Round, Stand, moves};

use super::Hopes;
use super::chart::CHARTED;

/// A place in a game that is walked through move by move.
pub trait Tree: Copy {
    /// What its ends are worth.
    type Ends;
    /// What the seat on turn goes by.
    type Seen: Copy;

    /// Whose turn it is; nobody's at an end.
    fn turn(&self) -> Option<u8>;
    /// What stays the same may be kept for the next time.
    fn seen(&mut self) -> Self::Seen;
    /// What the seat on turn can tell.
    fn key(seen: Self::Seen) -> u32;
    /// A bit for each of its moves, of which there are at most [`MOVES`].
    fn moves(seen: Self::Seen) -> u8;
    /// A move is made.
    fn go(&mut self, seen: Self::Seen, at: usize);
    #[must_use]
    #[inline]
    fn after(&self, seen: Self::Seen, at: usize) -> Self {
        let mut after = *self;
        after.go(seen, at);
        after
    }
    /// The same for places of one deal from which everything goes on alike.
    fn code(&self) -> u64;
    /// Higher after every move.
    fn rank(&self) -> usize;
    /// Whether the question is so small that whoever learns tries all answers only now and then: it comes again and again
    /// in one deal, and all paths would be too many.
    fn is_small(&self) -> bool {
        false
    }
    /// What this end is worth to a seat.
    fn share(&self, seat: u8, ends: &Self::Ends) -> f32;
}

/// What the end of a round is worth.
#[derive(Clone, Debug)]
pub enum Ends {
    /// The seat's own total.
    Points,
    /// The seat's share of winning the match.
    Match(Hopes),
}

/// A round, where the seat on turn may be about to say by how much it raises.
#[derive(Copy, Clone, Debug)]
pub struct Going {
    pub round: Round,
    raising: bool,
    /// How each seat stands, as far as it was looked at since that last changed.
    stands: [Option<Stand>; MOST_SEATS],
}

impl From<Round> for Going {
    fn from(round: Round) -> Going {
        Going { round, raising: false, stands: [None; MOST_SEATS] }
    }
}

impl Tree for Going {
    type Ends = Ends;
    type Seen = Look;

    #[inline]
    fn turn(&self) -> Option<u8> {
        (!self.round.is_over()).then_some(self.round.turn)
    }

    #[inline]
    fn seen(&mut self) -> Look {
        let stand = &mut self.stands[usize::from(self.round.turn)];
        let stand = *stand.get_or_insert_with(|| Stand::of(&self.round));
        let far = if self.raising { stand.how_far(&self.round) } else { None };
        far.unwrap_or_else(|| stand.look(&self.round))
    }

    #[inline]
    fn key(seen: Look) -> u32 {
        seen.key
    }

    #[inline]
    fn moves(seen: Look) -> u8 {
        seen.moves
    }

    #[inline]
    fn go(&mut self, seen: Look, at: usize) {
        self.raising = !self.raising && at == moves::RAISE && self.round.bait + 2 <= CAP;
        if !self.raising {
            let action = seen.action(&self.round, at);
            self.round.play(action);
            if !matches!(action, Action::Bait { bonus: None, .. }) {
                self.stands = [None; MOST_SEATS];
            }
        }
    }

    fn code(&self) -> u64 {
        let Round { turn, bait, inside, raised, bonus, totals, lies, .. } = self.round;
        let small = [(turn, 3), (bait, 5), (inside, 5), (raised, 5), (bonus[0], 2), (bonus[1], 2)];
        let mut code = u64::from(self.raising);
        for (number, bits) in small {
            code = code << bits | u64::from(number);
        }
        for seat in 0..CHARTED {
            code = code << 9 | u64::from(totals[seat]) << 3 | u64::from(lies[seat]);
        }
        code
    }

    fn rank(&self) -> usize {
        let out = u32::from(self.round.n) - self.round.inside.count_ones();
        (out as usize * (usize::from(CAP) + 1) + usize::from(self.round.bait)) * 2
            + usize::from(self.raising)
    }

    /// By how much one raises.
    fn is_small(&self) -> bool {
        self.raising
    }

    #[inline]
    fn share(&self, seat: u8, ends: &Ends) -> f32 {
        ends.share(&self.round, seat)
    }
}

impl Ends {
    #[inline]
    pub fn share(&self, round: &Round, seat: u8) -> f32 {
        match self {
            Ends::Points => f32::from(round.totals[usize::from(seat)]),
            Ends::Match(hopes) => hopes.share(&round.totals, seat),
        }
    }
}

/// The moves of a mask.
#[inline]
pub fn each(moves: u8) -> impl Iterator<Item = usize> {
    (0..MOVES).filter(move |at| moves >> at & 1 == 1)
}
