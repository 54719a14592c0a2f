//! The words of a table, wherever it stands: they need nothing but what the device was told.

use std::collections::BTreeMap;

use catalog::{GameId, with_game};
use decks::{DeckFile, Decked, default_deck, from_json};
use game::{Game, Readable, Seat, SightOf, View, Viewer};
use record::options_from_json;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wire::SetUp;
use words::{Lang, Message, Spoken, Teller, Words};

use crate::pocket::Refused;

/// What is to be said.
#[derive(Debug, Deserialize)]
pub struct Speech {
    set_up: SetUp,
    /// What the person at each seat is called.
    people: Vec<String>,
    looking_as: Option<u8>,
    #[serde(default)]
    sights: Vec<Value>,
    #[serde(default)]
    view: Option<Value>,
    #[serde(default)]
    legal: Vec<Value>,
    /// All that was seen until now, where what may come next is told by it.
    #[serde(default)]
    past: Vec<Value>,
}

#[derive(Debug, Default, Serialize)]
pub struct Said {
    /// One for each sight; nothing for what needs no words.
    lines: Vec<Option<Line>>,
    /// One for each legal action.
    labels: Vec<String>,
    /// One for each legal action, where it can be told: what may come next, and how likely it is.
    ahead: Vec<BTreeMap<String, f64>>,
}

/// A sentence, and the clause of the rules that it is about.
#[derive(Debug, Serialize)]
pub struct Line {
    text: String,
    clause: &'static str,
    /// What anybody was told, where remembering is part of the game: from the next moment on this is all that is
    /// left of it (LB-22).
    #[serde(skip_serializing_if = "Option::is_none")]
    later: Option<String>,
}

pub fn speak(speech: &Speech, words: &Words) -> Result<Said, Refused> {
    with_game!(game(&speech.set_up.game)?, G => say::<G>(speech, words))
}

/// What is printed on the cards of a table: what each is called, and the deck as its file has it.
#[derive(Debug, Serialize)]
pub struct Printed {
    names: BTreeMap<String, String>,
    deck: Value,
    /// Whether what may come next can be told from what was seen.
    foresees: bool,
}

pub fn printed(set_up: &SetUp, lang: Lang) -> Result<Printed, Refused> {
    with_game!(game(&set_up.game)?, G => {
        let deck = deck::<G>(set_up.deck.as_ref())?;
        let named = |(code, name): (&str, &str)| (code.to_owned(), name.to_owned());
        Ok(Printed { names: deck.names.all(lang).map(named).collect(), deck: deck.json, foresees: G::FORESEES })
    })
}

fn say<G: Spoken + Decked + Readable>(speech: &Speech, words: &Words) -> Result<Said, Refused> {
    let deck = deck::<G>(speech.set_up.deck.as_ref())?;
    let viewer = viewer(speech.looking_as, speech.set_up.seats)?;
    let name = |code: &str| deck.names.get(code, words.lang()).to_owned();
    let teller = Teller { viewer, people: &speech.people, card: &name };
    let options = &speech.set_up.options;
    let rules = options_from_json::<G>(speech.set_up.seats.into(), options, &deck.deck);
    let rules = rules.map_err(|_| unreadable())?;
    let lines = speech.sights.iter().map(|sight| {
        let sight = read(sight)?;
        let later = G::open(&sight).filter(|open| G::is_forgetful(&rules) && *open != sight);
        let later = later.and_then(|open| G::line(&open, &teller));
        Ok(line::<G>(&sight, &teller, words)
            .map(|line| Line { later: later.map(|it| words.say(&it)), ..line }))
    });
    let lines = lines.collect::<Result<_, Refused>>()?;
    let Some(view) = speech.view.as_ref().filter(|_| !speech.legal.is_empty()) else {
        return Ok(Said { lines, ..Said::default() });
    };
    let view = G::read_view(&rules, viewer, &read(view)?).map_err(|_| unreadable())?;
    let past: Vec<SightOf<G>> = read_all(&speech.past)?;
    let view = if past.is_empty() { view } else { remembered::<G>(&rules, viewer, &past) };
    let legal: Vec<G::Action> = read_all(&speech.legal)?;
    let label = |action| words.say(&G::label(action, &view, &teller));
    let ahead = legal.iter().filter(|_| G::FORESEES).map(|action| G::ahead(&view, action));
    Ok(Said {
        lines,
        labels: legal.iter().map(label).collect(),
        ahead: ahead.map(BTreeMap::from_iter).collect(),
    })
}

/// What a viewer knows who has seen all this from the beginning.
fn remembered<G: Game>(rules: &G::Rules, viewer: Viewer, past: &[SightOf<G>]) -> G::View {
    let mut memory = G::start(rules).knows(viewer);
    for sight in past {
        memory.observe(sight);
    }
    memory
}

fn line<G: Spoken>(sight: &SightOf<G>, teller: &Teller<'_>, words: &Words) -> Option<Line> {
    let message = G::line(sight, teller)?;
    Some(Line { text: words.say(&message), clause: G::clause(sight), later: None })
}

/// Who looks, at a table of so many seats.
pub fn viewer(looking_as: Option<u8>, n_seats: u8) -> Result<Viewer, Refused> {
    let Some(seat) = looking_as else { return Ok(Viewer::Watcher) };
    let none = || Message::new("server-no-such-seat");
    Seat::of(seat, n_seats).map(Viewer::Seat).ok_or_else(none)
}

fn game(name: &str) -> Result<GameId, Refused> {
    GameId::parse(name).ok_or_else(|| Message::new("server-unknown-game").with("name", name))
}

fn deck<G: Decked>(json: Option<&Value>) -> Result<DeckFile<G>, Refused> {
    json.map_or_else(
        || Ok(default_deck().clone()),
        |json| from_json(json).map_err(|_| unreadable()),
    )
}

fn read_all<T: DeserializeOwned>(json: &[Value]) -> Result<Vec<T>, Refused> {
    json.iter().map(read).collect()
}

fn read<T: DeserializeOwned>(json: &Value) -> Result<T, Refused> {
    T::deserialize(json).map_err(|_| unreadable())
}

fn unreadable() -> Message {
    Message::new("pocket-unreadable")
}
