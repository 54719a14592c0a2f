//! How long honest people wait, by what they asked for.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// Every measurement is kept, so that percentiles are exact: ten minutes are some 100,000 numbers.
#[derive(Default)]
pub struct Latencies {
    kinds: BTreeMap<&'static str, Vec<Duration>>,
}

/// What was measured of one kind of request.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Summary {
    pub count: usize,
    pub p50: Duration,
    pub p99: Duration,
    pub max: Duration,
}

impl Latencies {
    pub fn add(&mut self, kind: &'static str, since: Instant) {
        self.kinds.entry(kind).or_default().push(since.elapsed());
    }

    pub fn summaries(&self) -> BTreeMap<&'static str, Summary> {
        self.kinds.iter().map(|(kind, took)| (*kind, summary(took))).collect()
    }
}

fn summary(took: &[Duration]) -> Summary {
    let mut sorted = took.to_vec();
    sorted.sort_unstable();
    let max = sorted.last().copied().unwrap_or_default();
    Summary { count: sorted.len(), p50: percentile(&sorted, 50), p99: percentile(&sorted, 99), max }
}

/// The smallest value that at least so many in a hundred do not exceed (nearest rank).
fn percentile(sorted: &[Duration], percent: usize) -> Duration {
    let rank = (sorted.len() * percent).div_ceil(100);
    sorted.get(rank.saturating_sub(1)).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(millis: impl Iterator<Item = u64>) -> Summary {
        summary(&millis.map(Duration::from_millis).collect::<Vec<_>>())
    }

    #[test]
    fn percentiles_are_nearest_ranks() {
        let millis = Duration::from_millis;
        let hundred = of((1..=100).rev());
        assert_eq!((hundred.p50, hundred.p99, hundred.max), (millis(50), millis(99), millis(100)));
        let few = of([7, 3].into_iter());
        assert_eq!((few.count, few.p50, few.p99), (2, millis(3), millis(7)));
        assert_eq!(of([].into_iter()).p99, Duration::ZERO);
    }
}
