//! The games as columns, for programs that read many at once: Parquet.

use parquet::data_type::{ByteArrayType, Int32Type};

use super::{BalanceReport, Marks, Seen};
use crate::report::columns::{number, written};

/// The columns of the other table, but lists are lists here, and what is not there is null.
const SCHEMA: &str = "message game {
    required int32 deal (integer(32, false));
    required group seating (list) { repeated group list { required binary element (utf8); } }
    required group winners (list) { repeated group list { required int32 element; } }
    required group scores (list) { repeated group list { required int32 element (integer(32, false)); } }
    required int32 decisions (integer(32, false));
    required int32 forced (integer(32, false));
    optional int32 begins;
    required group clauses (map) { repeated group key_value { required int32 key; required int32 value (integer(32, false)); } }
    required group rulings (map) { repeated group key_value { required int32 key; required int32 value (integer(32, false)); } }
    required group decided_by (list) { repeated group list { required int32 element; } }
}";

impl BalanceReport<'_> {
    /// One row for each game.
    pub fn parquet(&self) -> Vec<u8> {
        let games = self.dealt.iter().flat_map(|it| it.games.iter().map(|game| (it.deal(), game)));
        let rows: Vec<(usize, &Seen)> = games.collect();
        written(SCHEMA, |group| {
            group.numbers(&rows, |row| row.0 as u32)?;
            let name = |&it: &usize| self.entrants[it].as_str().into();
            group.lists_of::<_, ByteArrayType>(&rows, |row| {
                row.1.seating.iter().map(name).collect()
            })?;
            group.lists(&rows, |row| {
                row.1.played.winners.iter().map(|it| it.index() as u32).collect()
            })?;
            group.lists(&rows, |row| row.1.played.scores.clone())?;
            group.numbers(&rows, |row| row.1.played.decisions)?;
            group.numbers(&rows, |row| row.1.forced)?;
            group.options::<_, Int32Type>(&rows, |row| {
                row.1.begins.map(|it| number(it.index() as u32))
            })?;
            for counts in [|it: &Marks| it.clauses.clone(), |it: &Marks| it.rulings.clone()] {
                let counts = |row: &(usize, &Seen)| counts(&row.1.marks);
                group.lists(&rows, |row| counts(row).into_keys().map(u32::from).collect())?;
                group.lists(&rows, |row| counts(row).into_values().collect())?;
            }
            group.lists(&rows, |row| row.1.marks.decided.iter().copied().map(u32::from).collect())
        })
    }
}
