//! What the house is called, and what looks like that: nobody else goes by it.

use std::collections::HashSet;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;
use words::{Lang, Words};

/// What the house itself is called in every language.
static HOUSE: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let names = ["House", "Haus", "Maison", "Luckhouse", "The House", "Das Haus", "La Maison"];
    looks_of(names.map(str::to_owned))
});

/// What those are called whom it plays for.
static SEATED: LazyLock<HashSet<String>> = LazyLock::new(|| {
    looks_of(Lang::ALL.into_iter().flat_map(|lang| {
        let words = Words::new(lang);
        SEATS.map(|key| words.get(key))
    }))
});

/// What the terminal calls those the house plays for.
const SEATS: [&str; 9] = [
    "tui-house-bruno",
    "tui-house-clara",
    "tui-house-dario",
    "tui-house-flora",
    "tui-house-greta",
    "tui-house-kaspar",
    "tui-house-leni",
    "tui-house-marlo",
    "tui-house-nora",
];

/// After a name of the house these say only what it is anyway.
static PROGRAMS: LazyLock<HashSet<String>> =
    LazyLock::new(|| looks_of(["bot", "bots", "ai", "ki", "ia", "cpu"].map(str::to_owned)));

/// What everybody reads at their own seat, as letters with their marks: “Dũ” is a name.
static OWN_SEAT: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let own = Lang::ALL.map(|lang| Words::new(lang).get("tui-you"));
    own.into_iter().chain(["Toi".to_owned()]).map(|name| marked_skeleton(&name)).collect()
});

pub fn is_of_the_house(name: &str) -> bool {
    let whole: String = name.nfkc().collect();
    let drawn: String = whole.chars().map(drawn_as).collect();
    let other = Some(drawn).filter(|drawn| *drawn != whole);
    std::iter::once(whole).chain(other).any(|name| {
        let name = name.as_str();
        // “House 2” is “House” with a number, and a number may look like a letter.
        let bare = name.trim_matches(|char: char| !char.is_alphabetic());
        let is_in = |names: &HashSet<String>, name: &str| looks(name).any(|it| names.contains(&it));
        let either = |name: &str| is_in(&HOUSE, name) || is_in(&SEATED, name);
        either(name)
            || either(bare)
            || is_in(&HOUSE, &without_last(name, |it| is_like_number(it) || is_in(&PROGRAMS, it)))
            || is_in(&SEATED, &without_last(name, is_like_ones))
    })
}

/// Whether it is nothing but what everybody reads at their own seat.
pub fn is_of_own_seat(name: &str) -> bool {
    let whole: String = name.nfkc().map(drawn_as).collect();
    let bare = whole.trim_matches(|char: char| !char.is_alphanumeric());
    OWN_SEAT.contains(&marked_skeleton(bare))
}

/// A name without those of its last words that are like this. A dot belongs to its word: “I.” is an initial.
fn without_last(name: &str, is_like: impl Fn(&str) -> bool) -> String {
    let inside =
        |char: char| char.is_alphanumeric() || "|.".contains(char) || is_combining_mark(char);
    let words = name.split(|char| !inside(char)).filter(|word| !word.is_empty());
    let mut words: Vec<&str> = words.collect();
    while words.len() > 1 && words.last().is_some_and(|word| is_like(word)) {
        words.pop();
    }
    words.join(" ")
}

/// Whether a word may be taken for a number: “l”, “IO”, “iv”. “Lili” and “Xi” are words.
fn is_like_number(word: &str) -> bool {
    let word = word.trim_matches('.');
    let like = |char: char| char.is_numeric() || "liOo".contains(char);
    let all = plain_skeleton(word);
    all.chars().count() <= 2 && all.chars().all(like) || is_roman(word)
}

/// Whether a word may be taken for a number with ones in it. Of people's names more is an initial, or a name.
fn is_like_ones(word: &str) -> bool {
    let all = plain_skeleton(word);
    all.chars().count() <= 2 && all.chars().all(|char| char.is_numeric() || char == 'l')
}

/// A Roman number as high as that of any seat, in great or in small letters.
fn is_roman(word: &str) -> bool {
    let (great, small) = (word.to_uppercase(), word.to_lowercase());
    let numbers = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
    (great == word || small == word) && numbers.contains(&&*letters(&plain_skeleton(&small)))
}

fn looks_of(names: impl IntoIterator<Item = String>) -> HashSet<String> {
    names.into_iter().flat_map(|name| looks(&name).collect::<Vec<_>>()).collect()
}

/// What a name looks like, whatever letters it is written with: small and great ones are alike, and so are those of
/// other scripts, of other widths, with marks, and digits that stand for letters.
fn looks(name: &str) -> impl Iterator<Item = String> {
    let wide: String = name.nfkc().collect();
    [None, Some('l'), Some('i')].into_iter().flat_map(move |one| {
        let read: String = wide.chars().map(|char| read_as(char, one)).collect();
        // A great letter of another script may look like one of ours, and the small one like none.
        [read.to_lowercase(), read].map(|it| letters(&plain_skeleton(&plain_skeleton(&it))))
    })
}

/// A digit or a sign, read as a letter; a one as this letter.
fn read_as(char: char, one: Option<char>) -> char {
    let Some(one) = one else { return char };
    match char {
        '1' | '!' | '|' => one,
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        '8' => 'b',
        '0' => 'o',
        char => char,
    }
}

/// The skeleton (UTS #39) of a text without its marks.
fn plain_skeleton(text: &str) -> String {
    let plain: String =
        text.nfkd().filter(|char| !is_combining_mark(*char)).map(drawn_as).collect();
    skeleton(&plain).map(drawn_as).collect()
}

/// The skeleton of a text with its marks, in small letters.
fn marked_skeleton(text: &str) -> String {
    let small = text.to_lowercase();
    skeleton(&small).map(drawn_as).collect::<String>().to_lowercase()
}

fn letters(text: &str) -> String {
    text.chars().filter(|char| char.is_alphabetic()).flat_map(char::to_lowercase).collect()
}

/// The letter that something is drawn as, where the tables of UTS #39 say nothing of it: small capitals, white letters
/// on black, the letters of flags, and a few of other scripts.
fn drawn_as(char: char) -> char {
    let nth = |first: u32| (u32::from(char) - first) as u8;
    match char {
        '\u{1f150}'..='\u{1f169}' => char::from(b'a' + nth(0x1f150)),
        '\u{1f170}'..='\u{1f189}' => char::from(b'a' + nth(0x1f170)),
        '\u{1f1e6}'..='\u{1f1ff}' => char::from(b'a' + nth(0x1f1e6)),
        _ => DRAWN.iter().find(|(it, _)| *it == char).map_or(char, |(_, letter)| *letter),
    }
}

const DRAWN: [(char, char); 26] = [
    ('ᴀ', 'a'),
    ('ʙ', 'b'),
    ('ᴄ', 'c'),
    ('ᴅ', 'd'),
    ('ᴇ', 'e'),
    ('ꜰ', 'f'),
    ('ɢ', 'g'),
    ('ʜ', 'h'),
    ('ɪ', 'i'),
    ('ᴊ', 'j'),
    ('ᴋ', 'k'),
    ('ʟ', 'l'),
    ('ᴍ', 'm'),
    ('ɴ', 'n'),
    ('ᴏ', 'o'),
    ('ᴘ', 'p'),
    ('ʀ', 'r'),
    ('ꜱ', 's'),
    ('ᴛ', 't'),
    ('ᴜ', 'u'),
    ('ᴠ', 'v'),
    ('ᴡ', 'w'),
    ('ʏ', 'y'),
    ('ᴢ', 'z'),
    ('п', 'n'),
    ('𐊧', 'h'),
];

#[cfg(test)]
mod tests {
    use super::super::{BadName, checked};

    fn refused(names: &str, why: BadName) {
        for name in names.split(", ") {
            assert_eq!(checked(name), Err(why), "{name:?}");
        }
    }

    fn allowed(names: &str) {
        for name in names.split(", ") {
            assert_eq!(checked(name).as_deref(), Ok(name), "{name:?}");
        }
    }

    #[test]
    fn the_house_keeps_its_names() {
        refused(
            "House, HAUS, maison, Luckhouse, House 2, Haus 3, Maison #4, 2 House, House1, Ноuse, \
             НОUSE, Hоuse, Ｈｏｕｓｅ, 𝐇𝐨𝐮𝐬𝐞, Hóuse, H0use, The  House, La Maison, luck house, \
             Bruno, ВRUNО, CIara, Greta, nora, Leni.",
            BadName::OfTheHouse,
        );
        allowed("Ada, Houseman, Clara K., Brunhilde, Ciara, Hausmann, Lenny, 1234, 🏠");
    }

    #[test]
    fn a_number_of_the_house_may_look_like_letters() {
        refused(
            "House l, House I, Haus l, House і, Ноusе l, House |, House O, House lO, House II, \
             Haus iv, Maison Ⅳ, House-l, House l., The House (l), House bot, Haus-Bot, House B0T 2, \
             Maison IA, Bruno l, Clara I, Nora ll, Bruno 1",
            BadName::OfTheHouse,
        );
    }

    #[test]
    fn letters_of_the_house_may_be_drawn_in_other_ways() {
        refused(
            "ʜᴏᴜꜱᴇ, Hᴏᴜsᴇ, ᴍᴀɪsᴏɴ, 🅷🅾🆄🆂🅴, 🅗🅐🅤🅢, 🄷🄾🅄🅂🄴, 🇭🇴🇺🇸🇪, 🇭 🇴 🇺 🇸 🇪 2, Ⓗⓞⓤⓢⓔ, \
             Ma1son, Hou5e, H4us, Hau$, Ma!son, 𐊧ouse, Maisoп, Hоusе l, ʙʀᴜɴᴏ, C1ara, Gr3ta, Len1",
            BadName::OfTheHouse,
        );
    }

    #[test]
    fn nobody_is_called_what_everybody_reads_at_their_own_seat() {
        refused("You, you, YOU!, Уоu, Du, DU, Toi, Vous, ʏᴏᴜ, (you)", BadName::OfOwnSeat);
        allowed(
            "You Lee, Young, Youssef, Du Pont, Dũ, Dự, Du\u{31b}, Duc, Toivo, Vousden, Kim You, 杜",
        );
    }

    #[test]
    fn people_who_are_called_nearly_like_the_house_have_their_names() {
        allowed(
            "Hausner, Maisie, Houssem, Ada Lee, Leni Riefen, Housel, Hauser, Anna Haus, \
             Dr. House M.D., House of Cards, Maison Lili, Haus Lilo, House lol, House Xi, Mason, \
             Hans, Haug, Hus, Bruno M., Clara I., Clara V, Nora O, Clara Li, flora li, Greta Ol, \
             Bruno VI, Nora Lill, Bruno bot, Norah, Eleni, Kasper, Florian, Marlon, Daria, Нора, \
             Клара, Бруно, Νόρα, नोरा, ノラ, לני, Ada 🇩🇪, 🅰🅱, R2D2, Ma7t, l33t, Ada 5, I, l, II",
        );
    }
}
