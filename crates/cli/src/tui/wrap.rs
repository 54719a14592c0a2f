//! Text in lines that fit.

use ratatui::text::Span;

pub fn width(text: &str) -> u16 {
    Span::raw(text).width() as u16
}

/// Breaks a text at its spaces into rows of at most `most` columns; a word that is longer is broken
/// wherever it must be. A no-break space is no place to break.
pub fn wrap(text: &str, most: u16) -> Vec<String> {
    text.lines().flat_map(|line| wrap_line(line, most.max(1))).collect()
}

fn wrap_line(line: &str, most: u16) -> Vec<String> {
    let mut rows = vec![String::new()];
    for word in line.split(' ').flat_map(|word| pieces(word, most)) {
        let row = rows.last_mut().expect("there is a row");
        if row.is_empty() {
            row.push_str(&word);
        } else if width(row) + 1 + width(&word) <= most {
            row.push(' ');
            row.push_str(&word);
        } else {
            rows.push(word);
        }
    }
    rows
}

fn pieces(word: &str, most: u16) -> Vec<String> {
    if width(word) <= most {
        return vec![word.to_owned()];
    }
    let mut pieces = vec![String::new()];
    for char in word.chars() {
        let piece = pieces.last_mut().expect("there is a piece");
        if !piece.is_empty() && width(piece) + width(&char.to_string()) > most {
            pieces.push(char.to_string());
        } else {
            piece.push(char);
        }
    }
    pieces
}

/// At most this wide; an ellipsis stands for what does not fit.
pub fn cut(text: &str, most: u16) -> String {
    if width(text) <= most || most == 0 {
        return begin(text, most);
    }
    begin(text, most - 1) + "…"
}

/// As [`cut`], with no space before the ellipsis.
pub fn cut_close(text: &str, most: u16) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    format!("{}…", begin(text, most.saturating_sub(1)).trim_end())
}

/// As much of it as is at most this wide.
pub fn begin(text: &str, most: u16) -> String {
    let mut kept = String::new();
    for char in text.chars() {
        kept.push(char);
        if width(&kept) > most {
            kept.pop();
            break;
        }
    }
    kept
}

/// Exactly this wide.
pub fn fit(text: &str, wide: u16) -> String {
    filled_up(cut(text, wide), wide)
}

/// As [`fit`], with no space before the ellipsis.
pub fn fit_close(text: &str, wide: u16) -> String {
    filled_up(cut_close(text, wide), wide)
}

fn filled_up(text: String, wide: u16) -> String {
    let gap = usize::from(wide.saturating_sub(width(&text)));
    text + &" ".repeat(gap)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_break_at_spaces_and_long_words_anywhere() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefghij kl", 4), ["abcd", "efgh", "ij", "kl"]);
        assert_eq!(wrap("a\u{a0}? b", 3), ["a\u{a0}?", "b"]);
        assert_eq!(wrap("", 3), Vec::<String>::new());
    }
}
