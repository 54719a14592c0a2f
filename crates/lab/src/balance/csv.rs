//! The games as a table for other programs.

use std::collections::BTreeMap;
use std::fmt::Write;

use game::Seat;

use super::BalanceReport;
use crate::report::csv::list;

impl BalanceReport<'_> {
    /// One line for each game. Nothing in it needs quotes: names have no comma, and lists are separated by
    /// spaces.
    pub fn csv(&self) -> String {
        let head =
            "deal,seating,winners,scores,decisions,forced,begins,clauses,rulings,decided_by\n";
        let mut out = head.to_owned();
        for (deal, game) in
            self.dealt.iter().flat_map(|it| it.games.iter().map(|game| (it.deal(), game)))
        {
            let counts = |counts: &BTreeMap<u8, u32>| {
                list(counts.iter().map(|(clause, count)| format!("{clause}:{count}")))
            };
            let _ = writeln!(
                out,
                "{deal},{},{},{},{},{},{},{},{},{}",
                list(game.seating.iter().map(|&it| self.entrants[it].clone())),
                list(game.played.winners.iter().map(|seat| seat.index())),
                list(&game.played.scores),
                game.played.decisions,
                game.forced,
                list(game.begins.map(Seat::index)),
                counts(&game.marks.clauses),
                counts(&game.marks.rulings),
                list(&game.marks.decided),
            );
        }
        out
    }
}
