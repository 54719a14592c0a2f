//! Plain tables on standard output.

/// Rows below a heading, columns as wide as they need be, numbers to the right.
pub fn table(heading: &[&str], rows: &[Vec<String>]) -> String {
    let heading: Vec<String> = heading.iter().map(ToString::to_string).collect();
    let width = |column: usize| {
        let cells = [&heading].into_iter().chain(rows).filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..heading.len()).map(width).collect();
    [&heading].into_iter().chain(rows).map(|row| written(row, &widths)).collect()
}

fn written(row: &[String], widths: &[usize]) -> String {
    let cells = row.iter().zip(widths).enumerate().map(|(column, (cell, &width))| {
        if column == 0 { format!("{cell:width$}") } else { format!("{cell:>width$}") }
    });
    cells.collect::<Vec<_>>().join("  ").trim_end().to_string() + "\n"
}

/// A number with a thin mark at every thousand.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let rows = [["fmt", "0.5"], ["clippy", "12.0"]].map(|row| row.map(String::from).to_vec());
        let expect = "part    seconds\nfmt         0.5\nclippy     12.0\n";
        assert_eq!(table(&["part", "seconds"], &rows), expect);
    }

    #[test]
    fn thousands_are_marked() {
        let check = |number, expect| assert_eq!(thousands(number), expect);
        check(0, "0");
        check(999, "999");
        check(1_000, "1,000");
        check(1_234_567, "1,234,567");
    }
}
