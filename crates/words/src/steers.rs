//! Characters that are not seen but change how the text around them is.

/// Control characters, and those that turn the direction of writing round or have no width.
pub fn steers(char: char) -> bool {
    let unseen = matches!(char,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}');
    char.is_control() || unseen
}

/// Whether nothing of it is seen: spaces, what steers, and letters that are drawn as nothing.
pub fn is_blank(text: &str) -> bool {
    let drawn_as_nothing =
        |char| matches!(char, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}');
    text.chars().all(|char| char.is_whitespace() || steers(char) || drawn_as_nothing(char))
}

const LONGEST_NAME: usize = 24;

/// A name as it may be shown to others: not empty, not long, nothing that steers the text around it.
pub fn plain_name(name: &str) -> Option<String> {
    let name = name.trim();
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count())
        && !name.contains(steers)
        && !is_blank(name);
    fits.then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_plain() {
        assert_eq!(plain_name("  Zoë 🦆 "), Some("Zoë 🦆".to_owned()));
        assert_eq!(plain_name(&"é".repeat(24)).map(|it| it.chars().count()), Some(24));
        for none in ["", " ", "a\u{202e}b", "\u{3164}", &"a".repeat(25)] {
            assert_eq!(plain_name(none), None, "{none:?}");
        }
    }

    #[test]
    fn letters_of_all_kinds_are_only_letters() {
        assert!(!"Zoë Ægir’s 名前 שלום 🦆 ½-x".chars().any(steers));
        assert!("\n\u{1b}\u{202e}\u{200d}\u{feff}".chars().all(steers));
    }

    #[test]
    fn what_nobody_sees_is_blank() {
        assert!(["", " \t", "\u{3164}", "\u{2800} \u{200b}"].into_iter().all(is_blank));
        assert!(![".", "é", "名", "🦆", "\u{3164}a"].into_iter().any(is_blank));
    }
}
