//! Who sits at a table together.

/// Every way to fill so many chairs with the entrants as evenly as can be: nobody sits twice before
/// everybody sits once.
pub fn lineups(entrants: usize, chairs: usize) -> Vec<Vec<usize>> {
    let all: Vec<usize> = (0..chairs / entrants).flat_map(|_| 0..entrants).collect();
    let mut lineups = choices(entrants, chairs % entrants);
    for lineup in &mut lineups {
        lineup.extend(&all);
        lineup.sort_unstable();
    }
    lineups
}

/// Every choice of so many numbers below `of`.
fn choices(of: usize, many: usize) -> Vec<Vec<usize>> {
    let Some(fewer) = many.checked_sub(1) else { return vec![vec![]] };
    let with = |last: usize| {
        choices(last, fewer).into_iter().map(move |mut choice| {
            choice.push(last);
            choice
        })
    };
    (fewer..of).flat_map(with).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_as_often_as_the_others() {
        assert_eq!(lineups(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(lineups(2, 3), [[0, 0, 1], [0, 1, 1]]);
        assert_eq!(lineups(4, 4), [[0, 1, 2, 3]]);
        assert_eq!(lineups(4, 9).len(), 4);
        assert_eq!(lineups(7, 3).len(), 35);
        assert_eq!(lineups(1, 3), [[0, 0, 0]]);
    }
}
