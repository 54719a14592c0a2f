//! Two kinds of time. The wall clock can be set back and forward while the house is open: by it go only tokens
//! and links, which are dated for people. Everything at a table goes by the house's own clock, which begins where the wall
//! clock stands when the storage is opened, never before what is stored there, and only ever runs on.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use room::Millis;

/// Where the wall clock is read.
#[derive(Clone)]
pub struct Wall(Arc<dyn Fn() -> Millis + Send + Sync>);

impl Wall {
    pub fn new(read: impl Fn() -> Millis + Send + Sync + 'static) -> Wall {
        Wall(Arc::new(read))
    }

    /// Milliseconds since 1970, as people see it.
    pub fn now(&self) -> Millis {
        (self.0)()
    }
}

/// The clock of the system.
impl Default for Wall {
    fn default() -> Wall {
        Wall::new(|| {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            since.as_millis() as Millis
        })
    }
}

impl fmt::Debug for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Wall")
    }
}

/// The house's own clock.
#[derive(Copy, Clone, Debug)]
pub struct Clock {
    began_at: Millis,
    began: Instant,
}

impl Clock {
    /// Begins where the wall clock stands, but not before `least`.
    pub fn begin(wall: &Wall, least: Millis) -> Clock {
        Clock { began_at: wall.now().max(least), began: Instant::now() }
    }

    pub fn began_at(self) -> Millis {
        self.began_at
    }

    pub fn now(self) -> Millis {
        self.began_at + self.began.elapsed().as_millis() as Millis
    }

    /// How long it is until then.
    pub fn until(self, due: Millis) -> Duration {
        Duration::from_millis(due.saturating_sub(self.now()))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    const HOUR: Millis = 3_600_000;

    #[test]
    fn the_houses_clock_runs_on_while_the_wall_clock_jumps() {
        let read = Arc::new(AtomicU64::new(10 * HOUR));
        let steps = read.clone();
        let wall = Wall::new(move || steps.load(Ordering::Relaxed));
        let clock = Clock::begin(&wall, 0);
        for set in [9 * HOUR, 11 * HOUR] {
            read.store(set, Ordering::Relaxed);
            assert_eq!(wall.now(), set);
            assert!((10 * HOUR..10 * HOUR + HOUR / 2).contains(&clock.now()), "{}", clock.now());
        }
        let due = clock.now() + HOUR;
        assert!(clock.until(due) <= Duration::from_hours(1));
        assert_eq!(clock.until(9 * HOUR), Duration::ZERO);
    }

    #[test]
    fn the_houses_clock_does_not_begin_before_what_is_stored() {
        let wall = Wall::new(|| 9 * HOUR);
        assert!(Clock::begin(&wall, 10 * HOUR).now() >= 10 * HOUR);
        assert_eq!(Clock::begin(&wall, 8 * HOUR).began_at(), 9 * HOUR);
    }
}
