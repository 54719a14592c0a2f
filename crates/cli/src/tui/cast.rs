//! Who sits where and what the cards are called.

use decks::Names;
use game::{Seat, SeatSet, Viewer};
use words::{Arg, Lang, Message, Teller, Words};

/// What the house's people are called. A table has at most nine seats, one of them the person's.
const HOUSE: [&str; Seat::MAX] = [
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

#[derive(Clone, Debug)]
pub struct Cast {
    people: Vec<String>,
    names: Names,
    lang: Lang,
}

impl Cast {
    /// A person among the house.
    pub fn with_person(n_seats: u8, person: Seat, names: Names, words: &Words) -> Cast {
        let you = words.get("tui-you");
        let people =
            (0..usize::from(n_seats)).map(|at| (at == person.index()).then(|| you.clone()));
        Cast::of(people, names, words)
    }

    /// These people, and the house where nobody is named.
    pub fn of(
        people: impl IntoIterator<Item = Option<String>>,
        names: Names,
        words: &Words,
    ) -> Cast {
        let mut house = HOUSE.iter().map(|key| words.get(key));
        let people = people.into_iter();
        let people = people.map(|it| it.unwrap_or_else(|| house.next().unwrap_or_default()));
        Cast { people: people.collect(), names, lang: words.lang() }
    }

    /// Seats by their numbers.
    pub fn numbered(n_seats: u8, names: Names, words: &Words) -> Cast {
        let name = |at: u8| words.say(&Message::new("tui-seat").with("seat", at));
        Cast { people: (0..n_seats).map(name).collect(), names, lang: words.lang() }
    }

    /// Tells something to a viewer.
    pub fn tell<R>(&self, viewer: Viewer, tell: impl FnOnce(&Teller<'_>) -> R) -> R {
        let card = |code: &str| self.card(code);
        tell(&Teller { viewer, people: &self.people, card: &card })
    }

    pub fn card(&self, code: &str) -> String {
        self.names.get(code, self.lang).to_owned()
    }

    /// “King Pike (6)”: the name alone does not say what the card is worth.
    pub fn card_and_code(&self, code: &str, words: &Words) -> String {
        let message = Message::new("tui-card").with("name", self.card(code)).with("code", code);
        words.say(&message)
    }

    pub fn who(&self, seat: Seat) -> &str {
        &self.people[seat.index()]
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.people.len()).map(Seat::at)
    }

    /// “Bruno and Clara”
    pub fn list(&self, seats: SeatSet) -> Arg {
        Arg::list(seats.iter().map(|seat| self.who(seat)))
    }
}
