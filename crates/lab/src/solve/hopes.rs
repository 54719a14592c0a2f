//! What totals are worth: the share of winning the match, computed from the end backwards.

use bots::Whim;
use solved::{ENOUGH, MOST_SEATS, Round};

use super::deals::shuffled;

/// A total that counts is below this; whoever has more has won, or is level at the top.
const BELOW: usize = ENOUGH as usize;

type Totals = [u8; MOST_SEATS];

/// What any totals below 15 are worth to the seat whose total comes first. Who starts the next round is left
/// out: it is anybody.
#[derive(Clone, Debug)]
pub struct Hopes {
    n: u8,
    shares: Vec<f32>,
}

impl Hopes {
    /// Before anything is known: who has more has more of a chance.
    pub fn new(n: u8) -> Hopes {
        let mut hopes = Hopes { n, shares: vec![0.0; BELOW.pow(n.into())] };
        for totals in sorted(n) {
            let parts = totals.map(|total| 1.3_f32.powi(total.into()));
            let all: f32 = parts[..usize::from(n)].iter().sum();
            hopes.put(totals, |seat| parts[seat] / all);
        }
        hopes
    }

    /// The share of a seat after a round. LT-18
    #[inline]
    pub fn share(&self, totals: &Totals, seat: u8) -> f32 {
        let (n, me) = (usize::from(self.n), usize::from(seat));
        let highest = totals.iter().fold(0, |most, &total| most.max(total));
        if highest >= ENOUGH {
            let level = (0..n).filter(|&it| totals[it] == highest).count();
            if level == 1 {
                return if totals[me] == highest { 1.0 } else { 0.0 };
            }
        }
        // Level at the top: as if the others were as far behind leaders who have 14.
        let beyond = highest.saturating_sub(ENOUGH - 1);
        let mut at = usize::from(totals[me].saturating_sub(beyond));
        for (other, total) in totals[..n].iter().enumerate() {
            if other != me {
                at = at * BELOW + usize::from(total.saturating_sub(beyond));
            }
        }
        self.shares[at]
    }

    /// From the highest totals down, each by so many rounds from there as `play` plays them. Totals only rise,
    /// so what comes after is known already; where leaders stay level, the old guess stands for it.
    pub fn look_ahead(
        &mut self,
        rounds: u32,
        whim: &mut Whim,
        mut play: impl FnMut(&mut Round, &mut Whim),
    ) {
        let n = usize::from(self.n);
        for totals in sorted(self.n) {
            let mut sums = [0.0; MOST_SEATS];
            for at in 0..rounds {
                let mut round = shuffled(totals, self.n, at as u8 % self.n, whim);
                play(&mut round, whim);
                for (seat, sum) in sums[..n].iter_mut().enumerate() {
                    *sum += self.share(&round.totals, seat as u8);
                }
            }
            // Whoever has as many has as much of a chance.
            self.put(totals, |seat| {
                let alike = || (0..n).filter(|&it| totals[it] == totals[seat]);
                let sum: f32 = alike().map(|it| sums[it]).sum();
                sum / (alike().count() as f32 * rounds as f32)
            });
        }
    }

    /// The same for every order of the same totals.
    fn put(&mut self, totals: Totals, share: impl Fn(usize) -> f32) {
        let n = usize::from(self.n);
        for me in 0..n {
            let mut others: Vec<u8> = (0..n).filter(|&it| it != me).map(|it| totals[it]).collect();
            let share = share(me);
            orders(&mut others, 0, &mut |others| {
                let at = others
                    .iter()
                    .fold(usize::from(totals[me]), |at, &it| at * BELOW + usize::from(it));
                self.shares[at] = share;
            });
        }
    }
}

/// All totals below 15, falling from seat to seat; those whose sum is highest come first.
fn sorted(n: u8) -> Vec<Totals> {
    let mut all = vec![[0; MOST_SEATS]];
    for seat in 0..usize::from(n) {
        let most = |totals: &Totals| if seat == 0 { ENOUGH - 1 } else { totals[seat - 1] };
        let with = |totals: &Totals, total| {
            let mut with = *totals;
            with[seat] = total;
            with
        };
        all = all.iter().flat_map(|it| (0..=most(it)).map(move |total| with(it, total))).collect();
    }
    all.sort_by_key(|totals| {
        std::cmp::Reverse(totals.iter().map(|&it| u16::from(it)).sum::<u16>())
    });
    all
}

fn orders(list: &mut [u8], from: usize, each: &mut impl FnMut(&[u8])) {
    if from == list.len() {
        return each(list);
    }
    for at in from..list.len() {
        list.swap(from, at);
        orders(list, from + 1, each);
        list.swap(from, at);
    }
}
