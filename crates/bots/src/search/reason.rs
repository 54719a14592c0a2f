//! What is said of each choice, and which comes first.

/// What a search says about one action.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Reason<A> {
    pub action: A,
    /// The estimated share of winning, and the standard error of that estimate.
    pub mean: f64,
    pub error: f64,
    pub visits: u32,
}

/// Puts the best first, and what is alike in the order of the first try. There are few: in a browser the
/// sorting of the standard library would weigh more than the search.
pub(super) fn rank<A>(
    reasons: &mut [Reason<A>],
    is_better: impl Fn(&Reason<A>, &Reason<A>) -> bool,
) {
    for last in 1..reasons.len() {
        let mut at = last;
        while at > 0 && is_better(&reasons[at], &reasons[at - 1]) {
            reasons.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Whether there is nothing left to think about: one choice is the best, or some win for certain.
pub(super) fn is_settled<A>(exact: &[Reason<A>]) -> bool {
    let most = exact.iter().map(|it| it.mean).fold(0.0, f64::max);
    most >= 1.0 || exact.iter().filter(|it| it.mean >= most).count() == 1
}
