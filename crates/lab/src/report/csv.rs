//! The games as a table for other programs.

use std::fmt::Write;

use super::Report;

impl Report<'_> {
    /// One line for each game. Nothing in it needs quotes: names have no comma, and lists are separated
    /// by spaces.
    pub fn csv(&self) -> String {
        let mut out =
            "deal,one,others,seat_of_one,winners,scores,decisions,forfeited_by_seat,forfeited_why\n"
                .to_owned();
        for row in self.games() {
            let winners = list(row.played.winners.iter().map(|seat| seat.index()));
            let scores = list(&row.played.scores);
            let forfeit = row.played.forfeit.as_ref();
            let _ = writeln!(
                out,
                "{},{},{},{},{winners},{scores},{},{},{}",
                row.deal,
                row.one,
                row.others,
                row.seat_of_one,
                row.played.decisions,
                forfeit.map(|it| it.seat.index().to_string()).unwrap_or_default(),
                forfeit.map(|it| it.why.kind()).unwrap_or_default(),
            );
        }
        out
    }
}

pub fn list(numbers: impl IntoIterator<Item = impl ToString>) -> String {
    numbers.into_iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ")
}
