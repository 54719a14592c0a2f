//! The games as columns, for programs that read many at once: Parquet.

use std::sync::Arc;

use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type};
use parquet::errors::Result;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

use super::Report;
use super::rows::Row;

/// The columns of the other table, but lists are lists here, and what is not there is null.
const SCHEMA: &str = "message game {
    required int32 deal (integer(32, false));
    required binary one (utf8);
    required binary others (utf8);
    required int32 seat_of_one;
    required group winners (list) { repeated group list { required int32 element; } }
    required group scores (list) { repeated group list { required int32 element (integer(32, false)); } }
    required int32 decisions (integer(32, false));
    optional int32 forfeited_by_seat;
    optional binary forfeited_why (utf8);
}";

impl Report<'_> {
    /// One row for each game.
    pub fn parquet(&self) -> Vec<u8> {
        let rows: Vec<_> = self.games().collect();
        written(SCHEMA, |group| fill(group, &rows))
    }
}

/// A file with these columns, which are filled in their order.
pub fn written(schema: &str, fill: impl FnOnce(&mut Group<'_>) -> Result<()>) -> Vec<u8> {
    let written = || {
        let schema = Arc::new(parse_message_type(schema)?);
        let properties = Arc::new(WriterProperties::builder().build());
        let mut writer = SerializedFileWriter::new(vec![], schema, properties)?;
        {
            let mut group = Group(writer.next_row_group()?);
            fill(&mut group)?;
            group.0.close()?;
        }
        writer.into_inner()
    };
    written().expect("memory takes whatever is written to it")
}

fn fill(group: &mut Group<'_>, rows: &[Row<'_>]) -> Result<()> {
    group.numbers(rows, |row| row.deal)?;
    group.names(rows, |row| row.one)?;
    group.names(rows, |row| row.others)?;
    group.numbers(rows, |row| row.seat_of_one as u32)?;
    group.lists(rows, |row| row.played.winners.iter().map(|it| it.index() as u32).collect())?;
    group.lists(rows, |row| row.played.scores.clone())?;
    group.numbers(rows, |row| row.played.decisions)?;
    let forfeit = |row: &Row<'_>| row.played.forfeit.clone();
    group.options::<_, Int32Type>(rows, |row| Some(number(forfeit(row)?.seat.index() as u32)))?;
    group.options::<_, ByteArrayType>(rows, |row| Some(forfeit(row)?.why.kind().into()))
}

/// All games at once: they have all been in memory anyway.
pub struct Group<'a>(SerializedRowGroupWriter<'a, Vec<u8>>);

impl Group<'_> {
    /// The next column. Where there are levels, the first say what is there at all, the second what goes on with
    /// the row before.
    fn column<T: DataType>(
        &mut self,
        values: &[T::T],
        there: Option<&[i16]>,
        goes_on: Option<&[i16]>,
    ) -> Result<()> {
        let mut column = self.0.next_column()?.expect("the schema has a column for each");
        column.typed::<T>().write_batch(values, there, goes_on)?;
        column.close()
    }

    pub fn numbers<R>(&mut self, rows: &[R], of: impl Fn(&R) -> u32) -> Result<()> {
        let numbers: Vec<i32> = rows.iter().map(|row| number(of(row))).collect();
        self.column::<Int32Type>(&numbers, None, None)
    }

    fn names<'a>(&mut self, rows: &[Row<'a>], of: impl Fn(&Row<'a>) -> &'a str) -> Result<()> {
        let names: Vec<ByteArray> = rows.iter().map(|row| of(row).into()).collect();
        self.column::<ByteArrayType>(&names, None, None)
    }

    pub fn options<R, T: DataType>(
        &mut self,
        rows: &[R],
        of: impl Fn(&R) -> Option<T::T>,
    ) -> Result<()> {
        let options: Vec<_> = rows.iter().map(of).collect();
        let there: Vec<i16> = options.iter().map(|it| i16::from(it.is_some())).collect();
        self.column::<T>(&options.into_iter().flatten().collect::<Vec<_>>(), Some(&there), None)
    }

    pub fn lists<R>(&mut self, rows: &[R], of: impl Fn(&R) -> Vec<u32>) -> Result<()> {
        self.lists_of::<R, Int32Type>(rows, |row| of(row).into_iter().map(number).collect())
    }

    pub fn lists_of<R, T: DataType>(
        &mut self,
        rows: &[R],
        of: impl Fn(&R) -> Vec<T::T>,
    ) -> Result<()> {
        let (mut values, mut there, mut goes_on) = (vec![], vec![], vec![]);
        for list in rows.iter().map(of) {
            // An empty list takes a place, too.
            let places = list.len().max(1);
            there.extend((0..places).map(|_| i16::from(!list.is_empty())));
            goes_on.extend((0..places).map(|at| i16::from(at > 0)));
            values.extend(list);
        }
        self.column::<T>(&values, Some(&there), Some(&goes_on))
    }
}

/// Parquet keeps numbers without a sign in the same bits as those with one.
pub fn number(number: u32) -> i32 {
    number.cast_signed()
}
