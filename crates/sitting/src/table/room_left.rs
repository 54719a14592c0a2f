//! A journal is kept and told for ever: so it has an end.

use wire::Code;

use super::guests::Guests;
use crate::journal::{Item, PersonId};
use crate::refusal::Refusal;

/// So often people may leave a game and return, so often the host may change the chairs, and so much may be said.
const MOST_BESIDES: u32 = 5000;
/// The texts of one table, in bytes: they are kept in memory as long as somebody is there.
const MOST_SAID: usize = 256 * 1024;
/// Who plays to win comes nowhere near this. Lucky Bastard played at random has no end: a day and a
/// night of an action every second do not reach it.
const MOST_PLAYED: u32 = 100_000;

/// The longest journal that all limits together allow is shorter: with every action somebody may come back, and
/// somebody's time may be up.
pub const LONGEST_JOURNAL: u32 = 400_000;

/// How much room there is in the journal of a table.
#[derive(Debug)]
pub struct RoomLeft {
    host: PersonId,
    /// Until the start; what they do there takes nothing from the game.
    guests: Option<Guests>,
    chairs: u32,
    /// For the host alone, so that guests cannot use it up.
    hosting: u32,
    talk: u32,
    said: usize,
    play: u32,
}

impl RoomLeft {
    pub fn new(host: PersonId) -> RoomLeft {
        RoomLeft {
            host,
            guests: Some(Guests::default()),
            chairs: MOST_BESIDES,
            hosting: MOST_BESIDES,
            talk: MOST_BESIDES,
            said: MOST_SAID,
            play: MOST_PLAYED,
        }
    }

    pub fn take(&mut self, item: &Item) {
        if let Item::Started {} = item {
            self.guests = None;
        }
        let left = match self.kind(item) {
            Some(Kind::Guest(person)) => {
                return self.guests.iter_mut().for_each(|guests| guests.sat(person));
            }
            Some(Kind::Chairs) => &mut self.chairs,
            Some(Kind::Hosting) => &mut self.hosting,
            Some(Kind::Talk) => &mut self.talk,
            Some(Kind::Play) => &mut self.play,
            None => return,
        };
        *left = left.saturating_sub(1);
        self.said = self.said.saturating_sub(text(item));
    }

    /// Whether there is room for what is not play.
    pub fn besides(&self, items: &[Item]) -> Result<(), Refusal> {
        let is_full = |item: &Item| match self.kind(item) {
            Some(Kind::Guest(person)) => self.guests.as_ref().is_some_and(|it| !it.may_sit(person)),
            Some(Kind::Chairs) => self.chairs == 0,
            Some(Kind::Hosting) => self.hosting == 0,
            Some(Kind::Talk) => self.talk == 0 || self.said < text(item),
            Some(Kind::Play) | None => false,
        };
        if items.iter().any(is_full) { Err(full("server-too-much")) } else { Ok(()) }
    }

    pub fn play(&self) -> Result<(), Refusal> {
        if self.play == 0 { Err(full("server-too-long-a-game")) } else { Ok(()) }
    }

    /// What there is once at a table needs no limit, nor does what comes after something that is counted.
    fn kind(&self, item: &Item) -> Option<Kind> {
        match *item {
            Item::Sat { person, .. } if self.guests.is_some() => {
                Some(if person == self.host { Kind::Hosting } else { Kind::Guest(person) })
            }
            Item::Sat { .. } | Item::Left { .. } | Item::Returned { .. } => Some(Kind::Chairs),
            Item::House { .. } | Item::Offered { .. } | Item::Stood { removed: true, .. } => {
                Some(Kind::Hosting)
            }
            Item::Said { .. } | Item::Muted { .. } => Some(Kind::Talk),
            Item::Acted { .. } | Item::Sealed { .. } => Some(Kind::Play),
            // Who gets up has sat down.
            Item::Stood { removed: false, .. }
            | Item::Started {}
            | Item::Abandoned {}
            | Item::Rematch { .. } => None,
        }
    }
}

/// How long the text is that was said.
fn text(item: &Item) -> usize {
    match item {
        Item::Said { say, .. } => say["text"].as_str().map_or(0, str::len),
        _ => 0,
    }
}

/// What limits an item.
enum Kind {
    Guest(PersonId),
    Chairs,
    Hosting,
    Talk,
    Play,
}

fn full(key: &'static str) -> Refusal {
    Refusal::new(Code::TooMuch, key)
}

#[cfg(test)]
mod tests {
    use catalog::GameId;
    use game::Seat;
    use serde_json::json;
    use wire::{Ask, Stage};

    use super::super::Table;
    use super::*;
    use crate::journal::{Dated, Founding};

    const ADA: i64 = 1;

    /// A table at which the game has begun; the first seat is Ada's, the others the house's.
    fn begun(game: GameId) -> Table {
        let levels = json!([{ "seat": 1, "level": 5 }, { "seat": 2, "level": 5 }]);
        let set_up = json!({ "game": game.name(), "seats": 3, "house": levels });
        let founding = Founding::new(serde_json::from_value(set_up).unwrap(), ADA, "a".repeat(64));
        let mut table = Table::new("QQQQQ".to_owned(), founding).unwrap();
        let (name, share) = ("Ada".to_owned(), "x".to_owned());
        let sat = Item::Sat { seat: Seat::at(0), person: ADA, name, share: Some(share) };
        for item in [sat, Item::Started {}] {
            table.apply(&Dated { at: 0, item }).unwrap();
        }
        table
    }

    /// Everything that can be asked about the seats of a table.
    fn asks(table: &Table) -> Vec<Ask> {
        let about = |seat: u8| {
            let sit = |name: &str| Ask::Sit { seat, share: "x".into(), name: Some(name.into()) };
            let say = json!({ "text": "so" });
            let moment = table.moment();
            [
                vec![sit("Ida"), sit("Eda"), Ask::Stand { seat }, Ask::Remove { seat }],
                [None, Some(1), Some(2)].map(|level| Ask::Level { seat, level }).into(),
                [true, false].map(|offered| Ask::Offer { seat, offered }).into(),
                [true, false].map(|muted| Ask::Mute { seat, muted }).into(),
                vec![Ask::Say { seat, say }, Ask::Leave { seat }, Ask::Return { seat }],
                vec![Ask::Look { seat }, Ask::Act { seat, moment, action: json!({}) }],
            ]
            .concat()
        };
        let beside = [Ask::Rematch {}, Ask::Ping {}, Ask::History { after: 0, before: 9 }];
        (0..3).flat_map(about).chain(beside).collect()
    }

    /// How long the journal becomes when three people ask for everything, so many times.
    fn asked_for_everything(table: &mut Table, times: u32) -> u32 {
        for _ in 0..times {
            for ask in asks(table) {
                for person in ADA..=ADA + 2 {
                    for item in table.propose(person, "Ann", &ask).unwrap_or_default() {
                        table.apply(&Dated { at: 0, item }).unwrap();
                    }
                    for item in table.coming_back(person, true) {
                        table.apply(&Dated { at: 0, item }).unwrap();
                    }
                }
            }
        }
        table.number()
    }

    #[test]
    fn whatever_is_asked_for_again_and_again_has_an_end() {
        for is_begun in [false, true] {
            let mut table = begun(GameId::LuckyDuck);
            if !is_begun {
                table = Table::new("QQQQQ".to_owned(), table.founding.clone()).unwrap();
            }
            let RoomLeft { chairs, hosting, talk, .. } = &mut table.room_left;
            (*chairs, *hosting, *talk) = (40, 40, 40);
            let full = asked_for_everything(&mut table, 80);
            assert!(full > 60, "{full}");
            assert_eq!(asked_for_everything(&mut table, 3), full, "{:?}", table.happened.last());
        }
    }

    #[test]
    fn texts_have_an_end_by_their_length() {
        let mut table = begun(GameId::LuckyDuck);
        let long = Ask::Say { seat: 0, say: json!({ "text": "\u{1f986}".repeat(500) }) };
        let mut said = 0;
        while let Ok(items) = table.propose(ADA, "Ada", &long) {
            for item in items {
                table.apply(&Dated { at: 0, item }).unwrap();
            }
            said += 2000;
        }
        assert_eq!(said, MOST_SAID / 2000 * 2000);
        let short = Ask::Say { seat: 0, say: json!({ "text": "so" }) };
        assert!(table.propose(ADA, "Ada", &short).is_ok(), "there is room for a word");
    }

    /// One address with many names, each of whom comes and goes under two.
    #[test]
    fn who_comes_and_goes_without_end_keeps_nobody_from_sitting_down() {
        let mut table = begun(GameId::LuckyDuck);
        table = Table::new("QQQQQ".to_owned(), table.founding.clone()).unwrap();
        let sit =
            |seat: u8, name: &str| Ask::Sit { seat, share: "x".into(), name: Some(name.into()) };
        let mut does = |person: PersonId, ask: &Ask| {
            let items = table.propose(person, "Ann", ask)?;
            items.into_iter().try_for_each(|item| table.apply(&Dated { at: 0, item }))
        };
        assert!(does(ADA, &Ask::Level { seat: 1, level: None }).is_ok());
        for person in 100..350 {
            for name in ["Ida", "Eda"].iter().cycle().take(100) {
                let _ = does(person, &sit(1, name));
            }
            assert!(does(person, &Ask::Stand { seat: 1 }).is_ok(), "{person} has sat there");
        }
        let too_much = Err(full("server-too-much"));
        assert_eq!(does(100, &sit(1, "Ida")), too_much);
        assert_eq!(does(2, &sit(1, "Bo")), Ok(()));
        assert_eq!(does(ADA, &sit(0, "Ada")), Ok(()));
        assert_eq!(does(ADA, &Ask::Start {}), Ok(()));
        assert_eq!(does(2, &Ask::Leave { seat: 1 }), Ok(()), "the game has room of its own");
    }

    #[test]
    fn one_guest_has_an_end_and_others_have_not() {
        let mut table = begun(GameId::LuckyDuck);
        table = Table::new("QQQQQ".to_owned(), table.founding.clone()).unwrap();
        let sit = |name: &str| Ask::Sit { seat: 0, share: "x".into(), name: Some(name.into()) };
        let mut sat = 0;
        for name in ["Ida", "Eda"].iter().cycle().take(300) {
            for item in table.propose(7, "Ann", &sit(name)).unwrap_or_default() {
                table.apply(&Dated { at: 0, item }).unwrap();
                sat += 1;
            }
        }
        assert_eq!(sat, super::super::guests::MOST_OF_ONE, "under whatever name");
    }

    /// Somebody who may does something.
    fn goes_on(table: &mut Table) {
        let seat = table.choosing().nth(0);
        let item = table.house(seat, table.moment().into()).expect("whoever is asked can play");
        table.apply(&Dated { at: 0, item }).unwrap();
    }

    #[test]
    fn play_has_an_end_that_no_game_comes_near() {
        for game in GameId::ALL {
            let mut table = begun(game);
            while table.stage() == Stage::Playing {
                goes_on(&mut table);
            }
            let played = MOST_PLAYED - table.room_left.play;
            assert!(played > 0 && played < MOST_PLAYED / 50, "{}: {played}", game.name());
        }
    }

    #[test]
    fn at_the_end_of_play_nobody_is_asked_and_the_host_can_end_it() {
        let mut table = begun(GameId::LuckyDuck);
        table.room_left.play = 1;
        goes_on(&mut table);
        assert_eq!(table.stage(), Stage::Playing);
        assert!(table.choosing().is_empty() && table.deadline().is_none());
        let act = Ask::Act { seat: 0, moment: table.moment(), action: json!({}) };
        let refused = table.propose(ADA, "Ada", &act).unwrap_err();
        assert_eq!(refused, Refusal::new(Code::TooMuch, "server-too-long-a-game"));
        assert!(table.propose(ADA, "Ada", &Ask::Abandon {}).is_ok());
    }
}
