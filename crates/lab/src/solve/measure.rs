//! How much could be won against a table, beside play at random and by the rule of thumb.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use bots::Whim;
use solved::{MOST_SEATS, Table};

use super::{Ends, Gain, Hopes, Profile, Responder, Trainee, face_up};

/// So often totals are weighed anew, each time by so many rounds from all of them.
const WEIGHINGS: u32 = 2;
const AHEAD: u32 = 120;

/// How all the others play, by the names entrants have.
pub const WAYS: [&str; 3] = ["solved", "thumb", "random"];

/// How thoroughly it is measured.
#[derive(Copy, Clone, Debug)]
pub struct Care<'a> {
    pub threads: usize,
    /// Of the sets of cards that may lie face up with three seats, one of so many is gone through.
    pub one_of: usize,
    /// How many rounds a seat learns from, with more than three.
    pub rounds: u32,
    pub seed: u64,
    /// Nothing more is begun when this is set.
    pub stop: &'a AtomicBool,
}

impl Care<'_> {
    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// What each seat could win in a round.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    pub totals: Vec<u8>,
    /// One of [`WAYS`].
    pub way: &'static str,
    /// Points, or shares of a match.
    pub points: bool,
    /// For each seat, counted from the one that starts, how much more it could get.
    pub gains: Vec<Gain>,
    /// Nothing better can be done; otherwise at least that much more is there.
    pub exact: bool,
}

/// At which totals it is measured: at the beginning, and when the first are close to the end.
pub fn situations(n: u8) -> [Vec<u8>; 2] {
    let late = [12, 10, 8, 6, 4];
    [vec![0; n.into()], late[..usize::from(n)].to_vec()]
}

/// What totals are worth when everybody plays by the table.
pub fn weighed(n: u8, table: &Table, seed: u64) -> Hopes {
    let (mut hopes, mut whim) = (Hopes::new(n), Whim::new(seed));
    for _ in 0..WEIGHINGS {
        hopes.look_ahead(AHEAD, &mut whim, |round, whim| Profile::Table(table).play(round, whim));
    }
    hopes
}

/// Measures everything, until it is told to stop, and tells each row as it comes.
pub fn measured(n: u8, table: &Table, care: Care<'_>, mut each: impl FnMut(Row)) {
    let ends = [Ends::Points, Ends::Match(weighed(n, table, care.seed))];
    for totals in situations(n) {
        for way in WAYS {
            for (ends, points) in ends.iter().zip([true, false]) {
                let profile = match way {
                    "solved" => Profile::Table(table),
                    "thumb" => Profile::Thumb,
                    _ => Profile::Random,
                };
                let Some(gains) = gains(n, &totals, profile, ends, care) else { return };
                each(Row { totals: totals.clone(), way, points, gains, exact: n == 3 });
            }
        }
    }
}

/// What each seat could win, on several threads; nothing if it is told to stop before all is known.
pub fn gains(
    n: u8,
    totals: &[u8],
    profile: Profile<'_>,
    ends: &Ends,
    care: Care<'_>,
) -> Option<Vec<Gain>> {
    let mut all = [0; MOST_SEATS];
    all.iter_mut().zip(totals).for_each(|(place, &total)| *place = total);
    if n > 3 {
        let learned = |seat: usize| {
            let trainee = Trainee { seat: seat as u8, n, totals: all, profile, ends };
            (!care.is_over()).then(|| trainee.gain(care.rounds, care.seed + seat as u64))
        };
        return in_parallel(care.threads, n.into(), learned).into_iter().collect();
    }
    let sets: Vec<_> = face_up(n).into_iter().step_by(care.one_of.max(1)).collect();
    let chance: f64 = sets.iter().map(|it| it.chance).sum();
    let many = usize::from(n);
    let found = in_parallel(care.threads, sets.len() * many, |at| {
        let mut responder = Responder::new((at % many) as u8, profile, ends);
        (!care.is_over()).then(|| responder.respond(all, n, &sets[at / many]))
    });
    let found: Vec<_> = found.into_iter().collect::<Option<_>>()?;
    let mut gains = vec![Gain::default(); many];
    for (at, response) in found.iter().enumerate() {
        let part = sets[at / many].chance / chance;
        let gain = &mut gains[at % many];
        gain.alike += part * response.alike;
        gain.gain += part * (response.best - response.alike);
        gain.error += part * response.unthought;
    }
    Some(gains)
}

/// The same in the same order, whoever does what.
pub fn in_parallel<T: Send>(
    threads: usize,
    count: usize,
    each: impl Fn(usize) -> T + Sync,
) -> Vec<T> {
    let (next, done) = (AtomicUsize::new(0), Mutex::new(vec![]));
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, count.max(1)) {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    if at >= count {
                        break;
                    }
                    let one = (at, each(at));
                    done.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(one);
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    done.sort_by_key(|it| it.0);
    done.into_iter().map(|it| it.1).collect()
}
