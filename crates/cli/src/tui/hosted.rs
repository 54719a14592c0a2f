//! A game the terminal can host, and how a table of it is set up.

use std::path::PathBuf;
use std::time::Duration;

use bots::{Housed, Level};
use catalog::GameId;
use decks::{DeckFile, Decked, Fault, default_deck, from_toml};
use game::{Game, Readable, Seat};
use record::{OptionFault, options_from_json};
use words::{Arg, Message, Words};

use super::board::Board;
use super::{DeckText, PlayOptions, terminal};
use crate::failure::Failure;

/// All that the terminal asks of a game.
pub trait Hosted: Board + Decked + Housed + Readable + Game<View: 'static> + 'static {}

impl<G: Board + Decked + Housed + Readable + Game<View: 'static> + 'static> Hosted for G {}

/// A table as it was asked for.
#[derive(Clone, Debug)]
pub struct Setup<G: Game> {
    pub rules: G::Rules,
    pub deck: DeckFile<G>,
    /// Whether the deck is another than the house's.
    pub own_deck: bool,
    pub seed: String,
    pub person: Seat,
    pub level: Level,
    pub pace: Duration,
    pub colour: bool,
    pub record_to: Option<PathBuf>,
}

impl<G: Hosted> Setup<G> {
    pub fn new(options: &PlayOptions, words: &Words) -> anyhow::Result<Setup<G>> {
        let seats = options.seats.unwrap_or_else(default_seats::<G>);
        let deck = match &options.deck {
            Some(deck) => read_deck::<G>(deck)?,
            None => default_deck().clone(),
        };
        let rules = options_from_json::<G>(seats.into(), &options.options, &deck.deck);
        let rules = rules.map_err(|faults| {
            let why: Vec<_> =
                faults.iter().map(|it| words.say(&OptionFault::message(it))).collect();
            anyhow::anyhow!(why.join("\n"))
        })?;
        let person = Seat::of(options.seat, seats);
        let last = seats.saturating_sub(1);
        let no_seat = Message::new("tui-no-such-seat").with("seats", seats).with("last", last);
        let levels = Message::new("tui-no-such-level").with("least", Level::LEAST);
        let levels = levels.with("most", Level::MOST);
        Ok(Setup {
            rules,
            deck,
            own_deck: options.deck.is_some(),
            seed: options.seed.clone().unwrap_or_else(terminal::fresh_seed),
            person: person.ok_or_else(|| anyhow::anyhow!(words.say(&no_seat)))?,
            level: Level::new(options.level).ok_or_else(|| anyhow::anyhow!(words.say(&levels)))?,
            pace: options.pace,
            colour: options.colour,
            record_to: options.record_to.clone(),
        })
    }

    pub fn n_seats(&self) -> u8 {
        G::n_seats(&self.rules)
    }

    /// Where the record would be saved.
    pub fn file(&self) -> String {
        if let Some(path) = &self.record_to {
            return path.display().to_string();
        }
        let plain = |char: char| if char.is_alphanumeric() || char == '_' { char } else { '-' };
        let seed: String = self.seed.chars().map(plain).take(40).collect();
        format!("{}-{seed}.json", G::NAME)
    }
}

/// A small table, where nobody has said how large it should be.
pub fn default_seats<G: Game>() -> u8 {
    3.clamp(G::SEATS.0, G::SEATS.1)
}

/// A deck file of somebody's own.
pub fn read_deck<G: Decked>(deck: &DeckText) -> Result<DeckFile<G>, Failure> {
    from_toml::<G>(&deck.text).map_err(|faults| {
        let why = Arg::reasons(faults.iter().map(Fault::message));
        let path = deck.path.display().to_string();
        Failure::refused(Message::new("tui-bad-deck").with("path", path).with("why", why))
    })
}

/// A game's name in a person's language.
pub const fn name_key(game: GameId) -> &'static str {
    match game {
        GameId::Lucktails => "rules-lt-name",
        GameId::GetLucky => "rules-gl-name",
        GameId::LuckyBastard => "rules-lb-name",
        GameId::LuckyDuck => "rules-ld-name",
    }
}

/// One line about a game.
pub const fn line_key(game: GameId) -> &'static str {
    match game {
        GameId::Lucktails => "rules-lt-line",
        GameId::GetLucky => "rules-gl-line",
        GameId::LuckyBastard => "rules-lb-line",
        GameId::LuckyDuck => "rules-ld-line",
    }
}

pub fn name_of<G: Game>(words: &Words) -> String {
    GameId::parse(G::NAME).map_or_else(|| G::NAME.to_owned(), |game| words.get(name_key(game)))
}
