//! Characters that are not seen but change how the text around them is.

/// Control characters, and those that turn the direction of writing round or have no width.
pub fn steers(char: char) -> bool {
    let unseen = matches!(char,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}');
    char.is_control() || unseen
}

/// Flags that are spelled out in letters nobody sees: England, Scotland and Wales.
const FLAGS: [&str; 3] = [
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}",
];

/// Whether something unseen in it changes the text around it. What joins or varies others may stand with
/// those it is made for and nowhere else, so that “Ann” cannot be written in two ways that look the same.
pub fn is_steered(text: &str) -> bool {
    // Another flag stands in for each: this one begins none.
    let text = FLAGS.iter().fold(text.to_owned(), |text, flag| text.replace(flag, "\u{1f3c1}"));
    let chars: Vec<char> = format!(" {text} ").chars().collect();
    chars.windows(3).any(|near| !is_at_home(near[0], near[1], near[2]))
}

fn is_at_home(before: char, char: char, after: char) -> bool {
    match char {
        // A family is people joined, a heart on fire is a heart and a fire.
        '\u{200d}' if is_picture(after) => is_picture(before) || before == '\u{fe0f}',
        '\u{200c}' if is_arabic(before) => is_arabic(after),
        '\u{200c}' | '\u{200d}' => is_virama(before) || is_virama(after),
        // A digit on a key.
        '\u{fe0f}' if after == '\u{20e3}' => matches!(before, '0'..='9' | '#' | '*'),
        '\u{fe0f}' => is_picture(before),
        '\u{e0100}'..='\u{e01ef}' => is_ideograph(before),
        other => !steers(other) && !is_drawn_as_nothing(other) && !is_ignored(other),
    }
}

/// Those that are drawn in colour, and no other signs.
fn is_picture(char: char) -> bool {
    matches!(char,
        '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}'
        | '\u{2194}'..='\u{2199}' | '\u{21a9}' | '\u{21aa}' | '\u{231a}' | '\u{231b}' | '\u{2328}'
        | '\u{23cf}' | '\u{23e9}'..='\u{23fa}' | '\u{24c2}' | '\u{25aa}' | '\u{25ab}' | '\u{25b6}'
        | '\u{25c0}' | '\u{25fb}'..='\u{25fe}' | '\u{2600}'..='\u{27bf}' | '\u{2934}' | '\u{2935}'
        | '\u{2b05}'..='\u{2b07}' | '\u{2b1b}' | '\u{2b1c}' | '\u{2b50}' | '\u{2b55}' | '\u{3030}'
        | '\u{303d}' | '\u{3297}' | '\u{3299}' | '\u{1f000}'..='\u{1faff}')
}

/// Of no width, and of use nowhere in a name.
fn is_ignored(char: char) -> bool {
    matches!(char,
        '\u{34f}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0e}'
        | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// Letters that are drawn as nothing.
fn is_drawn_as_nothing(char: char) -> bool {
    matches!(char, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

/// Letters of which most run together, as in a Persian name of two parts.
fn is_arabic(char: char) -> bool {
    matches!(char, '\u{620}'..='\u{64a}' | '\u{66e}'..='\u{6d3}' | '\u{750}'..='\u{77f}')
}

/// The sign in the scripts of India and Sri Lanka that binds two letters, one way or another.
fn is_virama(char: char) -> bool {
    let bound = matches!(char, '\u{900}'..='\u{d7f}') && char as u32 % 0x80 == 0x4d;
    bound || char == '\u{dca}'
}

fn is_ideograph(char: char) -> bool {
    matches!(char,
        '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}'
        | '\u{20000}'..='\u{3ffff}')
}

/// Whether nothing of it is seen: spaces, what steers, and letters that are drawn as nothing.
pub fn is_blank(text: &str) -> bool {
    text.chars().all(|char| char.is_whitespace() || steers(char) || is_drawn_as_nothing(char))
}

/// As many characters a name may have.
pub const LONGEST_NAME: usize = 24;

/// A name as it may be shown to others: not empty, not long, nothing that steers the text around it.
pub fn plain_name(name: &str) -> Option<String> {
    let name = name.trim();
    let fits =
        (1..=LONGEST_NAME).contains(&name.chars().count()) && !is_steered(name) && !is_blank(name);
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
    fn pictures_and_letters_are_joined_in_names() {
        let flag = "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Bo";
        let joined = [
            "👩\u{200d}👩\u{200d}👧 Ann",
            "Ann ❤\u{fe0f}\u{200d}🔥",
            "👩🏽\u{200d}⚕\u{fe0f}",
            "1\u{fe0f}\u{20e3} Bo",
            "علی\u{200c}رضا",
            "ශ්\u{200d}රී",
            "र\u{94d}\u{200d}य",
            "র\u{200d}্য",
            "葛\u{e0100}城",
            flag,
        ];
        for name in joined {
            assert_eq!(plain_name(name).as_deref(), Some(name), "{name:?}");
        }
    }

    /// Whatever cannot be seen where it stands makes another name that looks the same.
    #[test]
    fn nothing_unseen_is_in_a_name_for_nothing() {
        let unseen = [
            "\u{200d}",
            "\u{200c}",
            "\u{fe0f}",
            "\u{fe00}",
            "\u{34f}",
            "\u{e0061}",
            "\u{e007f}",
            "\u{e0100}",
            "\u{200b}",
            "\u{2060}",
            "\u{202e}",
            "\u{1d173}",
            "\u{180b}",
            "\u{3164}",
            "\u{2800}",
            "\u{fff0}",
        ];
        for it in unseen {
            for name in [format!("An{it}n"), format!("{it}Ann"), format!("Ann{it}")] {
                assert_eq!(plain_name(&name), None, "{name:?}");
            }
        }
        let two_flags = format!("{}{}", FLAGS[0], FLAGS[1].trim_start_matches('\u{1f3f4}'));
        let odd = [
            "👩\u{200d}",
            "👩\u{200d}\u{200d}👩",
            "👩\u{200d}Ann",
            "Ann\u{200d}👩",
            "👩 \u{200d}👩",
            "🏴\u{e0061}\u{e007f} Ann",
            "1\u{fe0f} Bo",
            "علی\u{200c}",
            "❤\u{fe0f}\u{fe0f}",
            "Ⓐ\u{200d}Ⓝ",
            "①\u{fe0f}",
            "名\u{fe00}",
            &two_flags,
        ];
        for name in odd {
            assert_eq!(plain_name(name), None, "{name:?}");
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
