//! Who forfeited how many games, and why.

use words::{Arg, Message, Words};

use super::Report;
use crate::Fault;

impl Report<'_> {
    /// A line for each entrant who forfeited any, in the order of the entrants.
    pub(super) fn forfeits(&self, words: &Words) -> Vec<String> {
        let lines = self.entrants.iter().filter_map(|entrant| {
            let faults = self.faults(entrant);
            let games: usize = faults.iter().map(|&(_, games)| games).sum();
            let why = faults.iter().map(|(fault, games)| {
                Message::new("lab-forfeit-why").with("games", *games).with("why", fault.message())
            });
            let line = Message::new("lab-forfeits").with("who", entrant.as_str());
            let line = line.with("games", games).with("why", Arg::reasons(why));
            (games > 0).then(|| words.say(&line))
        });
        lines.collect()
    }

    /// The kinds of what an entrant did wrong, the most frequent first, each with the first that was seen and
    /// how many there were.
    fn faults(&self, entrant: &str) -> Vec<(&Fault, usize)> {
        let mut faults: Vec<(&Fault, usize)> = vec![];
        for row in self.games().filter(|row| row.forfeited_by() == Some(entrant)) {
            let Some(forfeit) = &row.played.forfeit else { continue };
            match faults.iter_mut().find(|(fault, _)| fault.kind() == forfeit.why.kind()) {
                Some((_, games)) => *games += 1,
                None => faults.push((&forfeit.why, 1)),
            }
        }
        faults.sort_by_key(|&(_, games)| std::cmp::Reverse(games));
        faults
    }
}
