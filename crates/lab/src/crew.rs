//! Work that is shared out among threads, and whims that do not depend on who does it.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use room::Fast;

/// Plays these units, in no order, until all are played or it is told to stop. What is not played to its
/// end comes to nothing.
pub fn share_out<T: Send>(
    units: &[usize],
    threads: usize,
    stop: &AtomicBool,
    play: impl Fn(usize) -> Option<T> + Sync,
    each: impl FnMut(T),
) {
    let next = AtomicUsize::new(0);
    let (send, played) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (send, next, play) = (send.clone(), &next, &play);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let Some(&unit) = units.get(next.fetch_add(1, Ordering::Relaxed)) else {
                        break;
                    };
                    if play(unit).is_some_and(|played| send.send(played).is_err()) {
                        break;
                    }
                }
            });
        }
        drop(send);
        played.iter().for_each(each);
    });
}

/// Whims of their own for every game of a unit.
pub fn whims(seed: &str, unit: usize, game: usize) -> u64 {
    let text = seed.bytes().fold(0_u64, |sum, byte| {
        sum.wrapping_mul(0x0100_0000_01b3).wrapping_add(u64::from(byte) + 1)
    });
    let mut fast = Fast::new(text ^ (unit as u64) << 4 ^ game as u64);
    u64::from(fast.below(u32::MAX)) << 24 ^ u64::from(fast.below(u32::MAX))
}
