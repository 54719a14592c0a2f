//! What must hold, and what of it did not.

use std::collections::BTreeMap;
use std::time::Duration;

use guest::Sample;

use crate::latency::Summary;

/// Nobody honest waits longer, 99 times in 100.
pub const LONGEST_WAIT: Duration = Duration::from_millis(100);
/// Memory that may be in use longer than before: the page cache of the database connections, and what
/// the allocator keeps of pages that are used in part.
pub const MEMORY_SLACK_KIB: u64 = 32 * 1024;
/// Descriptors that may be open longer than before: connections to the database come and go.
pub const DESCRIPTOR_SLACK: u64 = 8;
/// Wrong codes one address may try (docs/security.md), and a few for rounding.
const WRONG_CODES: u64 = 24;
const SECONDS_PER_WRONG_CODE: u64 = 3;

/// What a run has found.
pub struct Findings {
    pub seconds: u64,
    pub latencies: BTreeMap<&'static str, Summary>,
    /// Acknowledged actions that were not there later, in words.
    pub lost: Vec<String>,
    /// Why honest people were refused or disconnected, and how often.
    pub hindered: BTreeMap<String, u64>,
    pub before: Sample,
    pub after: Sample,
    /// How the server ended, if it did not last until the end.
    pub ended: Option<String>,
    /// Tables that were still in memory long after everybody was gone.
    pub tables: u64,
    /// The most wrong codes that were looked up for one address.
    pub wrong_codes: u64,
    /// What the server bore as long as the attackers wished, in words.
    pub borne: Vec<String>,
}

impl Findings {
    /// Every bound that is broken, in words.
    pub fn broken(&self) -> Vec<String> {
        let ended = self.ended.iter().map(|how| format!("the server ended: {how}"));
        let slow = self.latencies.iter().filter(|(_, it)| it.p99 > LONGEST_WAIT);
        let slow = slow.map(|(kind, it)| format!("{kind}: p99 is {} ms", it.p99.as_millis()));
        let lost = (!self.lost.is_empty()).then(|| format!("{} actions lost", self.lost.len()));
        let hindered: u64 = self.hindered.values().sum();
        let hindered =
            (hindered > 0).then(|| format!("honest people were turned away {hindered} times"));
        let mut broken: Vec<String> = ended.chain(slow).chain(lost).chain(hindered).collect();
        broken.extend(self.kept());
        broken.extend(self.borne.iter().cloned());
        let codes = WRONG_CODES + self.seconds / SECONDS_PER_WRONG_CODE;
        if self.wrong_codes > codes {
            let tried = self.wrong_codes;
            broken.push(format!("one address tried {tried} codes, {codes} are allowed"));
        }
        broken
    }

    /// What the server has not given back; where it ended, there is nothing to compare.
    fn kept(&self) -> Vec<String> {
        let mut kept = Vec::new();
        if self.ended.is_some() {
            return kept;
        }
        if self.tables > 0 {
            kept.push(format!("{} tables were not unloaded", self.tables));
        }
        let (before, after) = (self.before, self.after);
        if after.memory_kib > before.memory_kib + MEMORY_SLACK_KIB {
            let mib = (after.memory_kib - before.memory_kib) / 1024;
            kept.push(format!("{mib} MiB were not given back"));
        }
        if after.descriptors > before.descriptors + DESCRIPTOR_SLACK {
            let more = after.descriptors - before.descriptors;
            kept.push(format!("{more} descriptors were not closed"));
        }
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn good() -> Findings {
        let p99 = LONGEST_WAIT;
        let summary = Summary { count: 9, p50: Duration::ZERO, p99, max: p99 * 9 };
        let before = Sample { memory_kib: 30_000, descriptors: 20, ..Sample::default() };
        Findings {
            seconds: 60,
            latencies: [("action", summary)].into(),
            lost: Vec::new(),
            hindered: BTreeMap::new(),
            before,
            after: Sample { memory_kib: 30_000 + MEMORY_SLACK_KIB, descriptors: 28, ..before },
            ended: None,
            tables: 0,
            wrong_codes: 44,
            borne: Vec::new(),
        }
    }

    fn check(change: impl Fn(&mut Findings), expect: &[&str]) {
        let mut findings = good();
        change(&mut findings);
        assert_eq!(findings.broken(), expect);
    }

    #[test]
    fn every_bound_is_held_or_named() {
        check(|_| {}, &[]);
        let late = LONGEST_WAIT + Duration::from_millis(1);
        check(|it| it.latencies.get_mut("action").unwrap().p99 = late, &["action: p99 is 101 ms"]);
        check(|it| it.lost.push("QXJZD 7".into()), &["1 actions lost"]);
        let away = "honest people were turned away 3 times";
        check(|it| it.hindered.extend([("429".into(), 3)]), &[away]);
        check(|it| it.after.memory_kib += 2048, &["34 MiB were not given back"]);
        check(|it| it.tables = 7, &["7 tables were not unloaded"]);
        check(|it| it.after.descriptors += 1, &["9 descriptors were not closed"]);
        check(|it| it.borne.push("floods: let through".into()), &["floods: let through"]);
        check(|it| it.wrong_codes = 45, &["one address tried 45 codes, 44 are allowed"]);
    }

    #[test]
    fn memory_of_a_server_that_ended_is_not_compared() {
        let ends = |it: &mut Findings| {
            it.ended = Some("signal 6".into());
            it.after.memory_kib += 99_999;
        };
        check(ends, &["the server ended: signal 6"]);
    }
}
