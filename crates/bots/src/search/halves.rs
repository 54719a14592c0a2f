//! A search learns while it looks: what it thought of a choice at first is not what it thinks later. How far
//! apart the two are belongs to how sure it is.

/// No share of a win is less sure than by a coin.
const MOST: f64 = 0.5;

/// What had come of an action after so many tries.
#[derive(Copy, Clone, Default, Debug)]
struct Past {
    visits: u32,
    sum: f64,
}

/// How each choice, by its edge, stood when it had been tried as often as the last power of two, and the one
/// before: then it had a quarter to a half of its tries behind it.
#[derive(Clone, Default, Debug)]
pub(super) struct Halves(Vec<(u32, [Past; 2])>);

impl Halves {
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    #[inline]
    pub(super) fn note(&mut self, edge: u32, visits: u32, sum: f64) {
        if visits.is_power_of_two() {
            self.keep(edge, Past { visits, sum });
        }
    }

    fn keep(&mut self, edge: u32, now: Past) {
        match self.0.iter_mut().find(|it| it.0 == edge) {
            Some((_, [older, newer])) => (*older, *newer) = (*newer, now),
            None => self.0.push((edge, [Past::default(), now])),
        }
    }

    /// The error of that mean, no smaller than its two parts let it be: as far as they lie further apart than
    /// chance alone would have them.
    pub(super) fn judge(&self, edge: u32, mean: f64, error: f64, visits: u32) -> f64 {
        let Some(&(_, [Past { visits: older, sum }, _])) = self.0.iter().find(|it| it.0 == edge)
        else {
            return error;
        };
        let (all, older) = (f64::from(visits), f64::from(older));
        let newer = all - older;
        if older == 0.0 || newer == 0.0 {
            return error;
        }
        let apart = (mean * all - sum) / newer - sum / older;
        let by_chance = error * error * all * (1.0 / older + 1.0 / newer);
        (error * error + (apart * apart - by_chance).max(0.0)).sqrt().min(MOST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The mean of these results, its error, and what that is judged to be.
    fn judged(results: impl Iterator<Item = bool>) -> [f64; 3] {
        let (mut halves, mut visits, mut sum) = (Halves::default(), 0, 0.0);
        for result in results {
            (visits, sum) = (visits + 1, sum + f64::from(result));
            halves.note(7, visits, sum);
        }
        let mean = sum / f64::from(visits);
        let error = (mean * (1.0 - mean) / f64::from(visits)).sqrt();
        [mean, error, halves.judge(7, mean, error, visits)]
    }

    #[test]
    fn what_is_thought_otherwise_later_is_less_sure() {
        let [_, alone, sure] = judged((0..3000).map(|at| at % 2 == 0));
        assert!(sure < alone * 1.5, "{alone}, {sure}");
        // First nothing, then more and more: in the end it is three quarters.
        let [mean, alone, sure] = judged((0..3000).map(|at| at % 4 < at / 750));
        assert!((mean - 0.75).abs() > 10.0 * alone && (mean - 0.75).abs() < 3.0 * sure, "{sure}");
        let [_, _, sure] = judged((0..31).map(|at| at < 8));
        assert!((sure - MOST).abs() < 1e-9, "{sure}");
        let [_, alone, sure] = judged([true, false].into_iter().take(1));
        assert!((alone - sure).abs() < 1e-9);
    }
}
