//! What the house would do, and why.

use std::time::{Duration, Instant};

use bots::Reason;
use serde::Serialize;

/// So many actions are told of.
const MOST: usize = 5;

#[derive(Serialize)]
pub struct Advice<A> {
    action: A,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    why: Vec<Because<A>>,
}

/// What the house thinks of an action: the chance to win the game with it, and the standard error of
/// that estimate.
#[derive(Serialize)]
struct Because<A> {
    action: A,
    chance: f64,
    error: f64,
}

impl<A: Copy + Eq> Advice<A> {
    /// What is done comes first, if it was thought about; then the others, by their chances.
    pub fn new(action: A, reasons: &[Reason<A>]) -> Advice<A> {
        let mut reasons = reasons.to_vec();
        reasons.sort_by(|one, other| {
            let is_other = |it: &Reason<A>| it.action != action;
            is_other(one).cmp(&is_other(other)).then(other.mean.total_cmp(&one.mean))
        });
        let why = reasons.iter().take(MOST).map(|&Reason { action, mean, error, .. }| Because {
            action,
            chance: rounded(mean),
            error: rounded_up(error),
        });
        Advice { action, why: why.collect() }
    }
}

/// To a ten-thousandth: no estimate is better than that.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// What is not known for certain has an error, however small.
fn rounded_up(error: f64) -> f64 {
    (error * 1e4).ceil() / 1e4
}

/// When so many seconds are over: never, if they are more than a clock can count.
pub fn after(seconds: f64) -> Option<Instant> {
    Duration::try_from_secs_f64(seconds).ok().and_then(|it| Instant::now().checked_add(it))
}
