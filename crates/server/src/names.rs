//! Names that others are shown: of people, and of their programs. Nobody can be mistaken for somebody else by what is
//! not seen in a name, nor for the house.

mod house;

use std::borrow::Cow;

use axum::http::StatusCode;
use game::Seat;
use sitting::{Item, Moved, Refusal};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{canonical_combining_class, is_combining_mark};
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use wire::{Ask, Code};
use words::{LONGEST_NAME, Message, Words, plain_name};

use crate::problem::Problem;
use house::{is_of_own_seat, is_of_the_house};

/// A sign may stand for a whole phrase: written out, in the letters it is compared by, a name has no more of them.
const LONGEST_WRITTEN_OUT: usize = 2 * LONGEST_NAME;
/// More marks than these over and under one letter run into the lines of others.
const STACKED: usize = 3;
/// With those that scripts of India, Tibet and Burma write beside and inside of it.
const MARKS: usize = 4;

#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum BadName {
    /// Too long, or with something in it that is not seen as what it is.
    Unplain,
    /// So the house itself is called.
    OfTheHouse,
    /// So everybody reads their own seat.
    OfOwnSeat,
}

impl BadName {
    fn key(self) -> &'static str {
        match self {
            BadName::Unplain => "server-bad-name",
            BadName::OfTheHouse => "server-house-name",
            BadName::OfOwnSeat => "server-own-seat-name",
        }
    }

    pub fn problem(self, words: &Words) -> Problem {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Problem::saying(status, "bad_name", words, &Message::new(self.key()))
    }

    pub fn refusal(self) -> Refusal {
        Refusal::new(Code::BadMessage, self.key())
    }
}

/// A name as it may be shown to others, with plain spaces. Those around it count for its length, as `/openapi.json` says.
pub fn checked(name: &str) -> Result<String, BadName> {
    if name.chars().count() > LONGEST_NAME {
        return Err(BadName::Unplain);
    }
    let is_space = |char: char| char.general_category() == GeneralCategory::SpaceSeparator;
    let words = name.split(is_space).filter(|word| !word.is_empty());
    let spaced = words.collect::<Vec<_>>().join(" ");
    let name = plain_name(&spaced).ok_or(BadName::Unplain)?;
    let is_short = name.nfkd().count() <= LONGEST_WRITTEN_OUT;
    if !is_short || !name.chars().all(is_seen) || !has_few_marks(&name) {
        return Err(BadName::Unplain);
    }
    match name {
        name if is_of_the_house(&name) => Err(BadName::OfTheHouse),
        name if is_of_own_seat(&name) => Err(BadName::OfOwnSeat),
        name => Ok(name),
    }
}

/// The same ask, with the name somebody sits down under as it may be shown, if they say one.
pub fn checked_ask(ask: &Ask) -> Result<Cow<'_, Ask>, BadName> {
    let Ask::Sit { seat, share, name: Some(name) } = ask else { return Ok(Cow::Borrowed(ask)) };
    let (share, name) = (share.clone(), Some(checked(name)?));
    Ok(Cow::Owned(Ask::Sit { seat: *seat, share, name }))
}

/// A table that is brought along, with its names as they may be shown. Who had said none on their device was called
/// “You” there; that is its host. Only as many are looked at as there can be seats, for it is work: a journal with more
/// of them is refused when it is played.
pub fn checked_moved(mut moved: Moved, host: &str) -> Result<Moved, BadName> {
    let names = moved.items.iter_mut().filter_map(|it| match &mut it.item {
        Item::Sat { name, .. } => Some(name),
        _ => None,
    });
    for name in names.take(Seat::MAX) {
        *name = match checked(name) {
            Err(BadName::OfOwnSeat) => host.to_owned(),
            checked => checked?,
        };
    }
    Ok(moved)
}

/// Joiners and the letters of flags have a width of nothing too: `plain_name` leaves them only where they belong.
fn is_seen(char: char) -> bool {
    let belongs = matches!(char, '\u{200c}' | '\u{200d}' | '\u{e0020}'..='\u{e007f}');
    let nothing = matches!(char, '\u{1d159}' | '\u{16fe4}');
    let category = char.general_category();
    let unseen = matches!(
        category,
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
    );
    belongs || !unseen && !nothing
}

/// Whether every mark stands on a letter, and not many on one.
fn has_few_marks(name: &str) -> bool {
    let (mut marks, mut stacked, mut has_base) = (0, 0, false);
    for char in name.nfd() {
        if !is_combining_mark(char) {
            (marks, stacked, has_base) = (0, 0, !char.is_whitespace());
            continue;
        }
        marks += 1;
        // Over, under and through a letter; those of one script's own have lower classes.
        stacked += usize::from(canonical_combining_class(char) >= 200);
        if !has_base || marks > MARKS || stacked > STACKED {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_has_a_name_with_something_unseen_anywhere_in_it() {
        let unseen = [
            '\0',
            '\u{7f}',
            '\u{85}',
            '\u{ad}',
            '\u{600}',
            '\u{6dd}',
            '\u{70f}',
            '\u{8e2}',
            '\u{110bd}',
            '\u{180e}',
            '\u{200b}',
            '\u{200e}',
            '\u{202e}',
            '\u{2028}',
            '\u{2029}',
            '\u{2060}',
            '\u{2066}',
            '\u{feff}',
            '\u{fff9}',
            '\u{13430}',
            '\u{1bca0}',
            '\u{1d173}',
            '\u{e0001}',
            '\u{e0041}',
            '\u{e000}',
            '\u{f8ff}',
            '\u{f0000}',
            '\u{10fffd}',
            '\u{378}',
            '\u{fffe}',
            '\u{1ffff}',
            '\u{e0080}',
            '\u{40000}',
            '\u{115f}',
            '\u{1160}',
            '\u{3164}',
            '\u{ffa0}',
            '\u{2800}',
            '\u{1d159}',
            '\u{16fe4}',
            '\u{34f}',
            '\u{fe00}',
            '\u{fe0f}',
            '\u{e0100}',
            '\u{200c}',
            '\u{200d}',
        ];
        for char in unseen {
            for name in [format!("{char}Ann"), format!("An{char}n"), format!("Ann{char}")] {
                // A line break at the end is only a space.
                let expected =
                    if char.is_whitespace() { checked(&name) } else { Err(BadName::Unplain) };
                assert_eq!(checked(&name), expected, "{name:?}");
                assert!(!checked(&name).is_ok_and(|it| it.contains(char)), "{name:?}");
            }
        }
        assert_eq!(checked("Ann\u{a0}\u{3000}Lee").as_deref(), Ok("Ann Lee"));
    }

    #[test]
    fn a_sign_that_stands_for_a_phrase_makes_no_name_long() {
        let of = |signs: usize| checked(&"\u{fdfa}".repeat(signs));
        assert!(of(1).is_ok());
        assert_eq!(of(LONGEST_NAME), Err(BadName::Unplain));
        assert!(checked(&"각".repeat(LONGEST_NAME / 2)).is_ok());
    }

    #[test]
    fn no_more_names_of_a_moved_table_are_looked_at_than_there_are_seats() {
        let sat = |n: usize| {
            let (seat, name) = (n % 4, if n < Seat::MAX { "Ann" } else { "House" });
            let item = serde_json::json!({ "item": "sat", "seat": seat, "person": 0, "name": name, "share": "abc" });
            serde_json::json!({ "at": 0, "item": item })
        };
        let moved = |sats: usize| -> Moved {
            let items: Vec<_> = (0..sats).map(sat).collect();
            let set_up = serde_json::json!({ "game": "lucky-duck", "seats": 4 });
            let founding = serde_json::json!({ "set_up": set_up, "secret": "0".repeat(64) });
            serde_json::from_value(serde_json::json!({ "founding": founding, "items": items }))
                .unwrap()
        };
        let many = checked_moved(moved(2000), "Ann").unwrap();
        assert!(many.take_over(1).is_err());
    }

    #[test]
    fn spaces_around_a_name_count_for_its_length() {
        let padded = |spaces| checked(&format!("{}Ada", " ".repeat(spaces)));
        assert_eq!(padded(LONGEST_NAME - 3).as_deref(), Ok("Ada"));
        assert_eq!(padded(LONGEST_NAME - 2), Err(BadName::Unplain));
    }

    #[test]
    fn marks_do_not_stack() {
        let zalgo = format!("A{}nn", "\u{301}".repeat(5));
        for name in [&zalgo, "A\u{302}\u{303}\u{304}\u{305}", "\u{301}Ann", "Ann \u{308}", "क़़़़़"]
        {
            assert_eq!(checked(name), Err(BadName::Unplain), "{name:?}");
        }
    }

    #[test]
    fn people_of_all_scripts_have_names() {
        for name in [
            "Zoë Ægir’s 🦆",
            "Nguyễn Văn Đệ",
            "Nguye\u{302}\u{303}n",
            "Łukasz",
            "მარიამ",
            "שָׁלוֹם",
            "مُحَمَّد",
            "علی\u{200c}رضا",
            "श्रीमती",
            "র\u{200d}্য",
            "ශ්\u{200d}රී",
            "மீனாட்சி",
            "พิมพ์",
            "မြို့",
            "བསྒྲུབས",
            "山田 太郎",
            "葛\u{e0100}城",
            "김민수",
            "👩\u{200d}👩\u{200d}👧 Ann",
            "ą\u{301}",
            "ᾧδή",
            "Нора Іванівна",
            "Οδυσσέας",
            "Անի",
            "Nguyễn Thị Dư",
            "Siobhán O’Neill",
            "Jean-Luc",
            "María José",
            "Ólafur Þór",
            "Ivo II",
            "Лі Ол",
            "ሀና",
            "ᏣᎳᎩ",
            "ထွန်း",
            "이 준호",
        ] {
            assert_eq!(checked(name).as_deref(), Ok(name), "{name:?}");
        }
    }
}
