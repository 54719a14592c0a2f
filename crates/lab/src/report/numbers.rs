//! Numbers as every report writes them, and what stands above them.

use words::Words;

use crate::Share;

pub fn heads(words: &Words, keys: &[&str]) -> Vec<String> {
    keys.iter().map(|key| words.get(key)).collect()
}

pub fn percent(share: f64) -> String {
    format!("{:.1} %", hundredths(share))
}

/// To one digit; nothing has no sign.
fn hundredths(share: f64) -> f64 {
    (share * 1000.0).round() / 10.0 + 0.0
}

/// More or less than an even share, in points of a hundred.
pub fn points(more: f64) -> String {
    format!("{:+.1}", hundredths(more))
}

pub fn interval(share: Share) -> String {
    format!("{} – {}", percent(share.least), percent(share.most))
}
