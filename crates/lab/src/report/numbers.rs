//! Numbers as every report writes them, and what stands above them.

use words::{Lang, Words};

use crate::Share;

pub fn heads(words: &Words, keys: &[&str]) -> Vec<String> {
    keys.iter().map(|key| words.get(key)).collect()
}

/// With so many digits after the point, or the comma.
pub fn number(lang: Lang, number: f64, digits: usize) -> String {
    lang.number(&format!("{number:.digits$}"))
}

pub fn percent(lang: Lang, share: f64) -> String {
    format!("{} %", number(lang, hundredths(share), 1))
}

/// To one digit; nothing has no sign.
fn hundredths(share: f64) -> f64 {
    (share * 1000.0).round() / 10.0 + 0.0
}

/// More or less than an even share, in points of a hundred.
pub fn points(lang: Lang, more: f64) -> String {
    lang.number(&format!("{:+.1}", hundredths(more)))
}

pub fn interval(lang: Lang, share: Share) -> String {
    format!("{} – {}", percent(lang, share.least), percent(lang, share.most))
}
