//! A journal is kept and told for ever: so it has an end.

use wire::Code;

use crate::journal::Item;
use crate::refusal::Refusal;

/// So often people may come to chairs and go from them at one table, and so much may be said there.
const MOST_BESIDES: u32 = 5000;
/// Who plays to win comes nowhere near this. Lucky Bastard played at random has no end: a day and a
/// night of an action every second do not reach it.
const MOST_PLAYED: u32 = 100_000;

/// The longest journal that all limits together allow is shorter: with every action somebody may come back, and
/// somebody's time may be up.
pub const LONGEST_JOURNAL: u32 = 400_000;

/// How much room there is in the journal of a table.
#[derive(Debug)]
pub struct RoomLeft {
    chairs: u32,
    /// For the host alone, so that guests cannot use it up.
    hosting: u32,
    talk: u32,
    play: u32,
}

impl Default for RoomLeft {
    fn default() -> RoomLeft {
        RoomLeft {
            chairs: MOST_BESIDES,
            hosting: MOST_BESIDES,
            talk: MOST_BESIDES,
            play: MOST_PLAYED,
        }
    }
}

impl RoomLeft {
    pub fn take(&mut self, item: &Item) {
        let left = match kind(item) {
            Some(Kind::Chairs) => &mut self.chairs,
            Some(Kind::Hosting) => &mut self.hosting,
            Some(Kind::Talk) => &mut self.talk,
            Some(Kind::Play) => &mut self.play,
            None => return,
        };
        *left = left.saturating_sub(1);
    }

    /// Whether there is room for what is not play.
    pub fn besides(&self, items: &[Item]) -> Result<(), Refusal> {
        let is_full = |item: &Item| match kind(item) {
            Some(Kind::Chairs) => self.chairs == 0,
            Some(Kind::Hosting) => self.hosting == 0,
            Some(Kind::Talk) => self.talk == 0,
            Some(Kind::Play) | None => false,
        };
        if items.iter().any(is_full) { Err(full("server-too-much")) } else { Ok(()) }
    }

    pub fn play(&self) -> Result<(), Refusal> {
        if self.play == 0 { Err(full("server-too-long-a-game")) } else { Ok(()) }
    }
}

enum Kind {
    Chairs,
    Hosting,
    Talk,
    Play,
}

/// What there is once at a table needs no limit, nor does what comes after something that is counted.
fn kind(item: &Item) -> Option<Kind> {
    match item {
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
            let full = asked_for_everything(&mut table, 40);
            assert!(full > 100, "{full}");
            assert_eq!(asked_for_everything(&mut table, 3), full, "{:?}", table.happened.last());
        }
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
