//! A table set up and played from a few lines of text, for tests that read like a rulebook.
//!
//! ```text
//! seats 3, high 4            options by name; a flag is on or off
//! shuffle 1 2 3 / 4 ...      `/` and line ends are only for the eye; `...` is the rest, in deck order
//! 0 peep                     a seat and its action
//! ```
//! `#` starts a comment. Lines may also be separated by `;`.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::{Game, Illegal, Kept, Seat, Turn, default_options};

/// A table and all that happened at it.
#[derive(Clone, Debug)]
pub struct Scene<G: Game> {
    pub table: G,
    pub events: Vec<G::Event>,
    pub steps: Vec<Kept<G>>,
    scripts: Vec<Vec<String>>,
}

impl<G: Game> Scene<G> {
    /// Plays the text. Panics with the line that is wrong: a scene is part of a test.
    pub fn of(text: &str) -> Scene<G> {
        Scene::with_deck(text, &G::Deck::default())
    }

    pub fn with_deck(text: &str, deck: &G::Deck) -> Scene<G> {
        let mut lines = lines(text).into_iter().peekable();
        let set_up = lines.next().expect("a scene begins with its seats");
        let mut scene = Scene {
            table: G::start(&rules::<G>(&set_up, deck)),
            events: Vec::new(),
            steps: Vec::new(),
            scripts: Vec::new(),
        };
        while let Some(script) = lines.next_if(|line| line.starts_with("shuffle")) {
            scene.script(&script);
        }
        scene.settle();
        for line in lines {
            if line.starts_with("shuffle") {
                scene.script(&line);
                scene.settle();
            } else {
                scene.act(&line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
            }
        }
        scene
    }

    /// Plays `"0 peep"` and the shuffles that follow from it, as far as there is a script.
    pub fn act(&mut self, line: &str) -> Result<(), Illegal> {
        let (seat, action) = line.trim().split_once(' ').expect("a seat and its action");
        let seat = Seat::new(seat.parse().expect("a seat number")).expect("a seat");
        let Ok(action) = action.trim().parse::<G::Action>() else {
            panic!("{line}: no such action");
        };
        self.play(Kept::Act(seat, action))?;
        self.settle();
        Ok(())
    }

    /// Plays several lines.
    #[must_use]
    pub fn then(mut self, text: &str) -> Scene<G> {
        for line in lines(text) {
            if line.starts_with("shuffle") {
                self.script(&line);
                self.settle();
            } else {
                self.act(&line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
            }
        }
        self
    }

    /// The legal actions of a seat in words, in the order they are listed: `"peep, trust"`.
    pub fn legal(&self, seat: usize) -> String {
        let mut words: Vec<String> = Vec::new();
        self.table
            .legal_actions(Seat::at(seat), |action: G::Action| words.push(action.to_string()));
        words.join(", ")
    }

    /// Who may act, as text: `"0 2"`.
    pub fn to_act(&self) -> String {
        let seats: Vec<String> =
            self.table.turn().seats().iter().map(|seat| seat.index().to_string()).collect();
        seats.join(" ")
    }

    fn script(&mut self, line: &str) {
        let cards = line.trim_start_matches("shuffle").trim_start_matches(':');
        let cards = cards.split_whitespace().filter(|word| *word != "/");
        self.scripts.push(cards.map(ToString::to_string).collect());
    }

    fn settle(&mut self) {
        while self.table.turn() == Turn::Chance && !self.scripts.is_empty() {
            let words = self.scripts.remove(0);
            let cards = complete(&self.table, &words);
            self.play(Kept::Shuffle(cards.into()))
                .unwrap_or_else(|why| panic!("shuffle {words:?}: {why:?}"));
        }
    }

    fn play(&mut self, step: Kept<G>) -> Result<(), Illegal> {
        let events = &mut self.events;
        self.table.apply(step.step(), |event| events.push(event.clone()))?;
        self.steps.push(step);
        Ok(())
    }
}

/// The cards of a scripted shuffle, `...` filled up with those that are not named.
fn complete<G: Game>(table: &G, words: &[String]) -> Vec<G::Card> {
    let mut rest = Vec::new();
    table.unshuffled(|card| rest.push(card));
    let card = |word: &String| {
        let card = word.parse::<G::Card>().ok();
        card.unwrap_or_else(|| panic!("{word}: no such card"))
    };
    let named: Vec<G::Card> = words.iter().filter(|it| *it != "...").map(card).collect();
    for card in &named {
        let at = rest.iter().position(|it| it == card);
        rest.remove(at.unwrap_or_else(|| panic!("{card}: not one too many of these")));
    }
    let gap = words.iter().position(|it| it == "...").unwrap_or(named.len());
    let mut cards = named;
    cards.splice(gap..gap, rest);
    cards
}

fn rules<G: Game>(line: &str, deck: &G::Deck) -> G::Rules {
    let mut n_seats = G::SEATS.0;
    let mut options = default_options::<G>();
    for part in line.split(',') {
        let (name, value) = part.trim().split_once(' ').expect("an option and its value");
        let value = match value.trim() {
            "on" => 1,
            "off" => 0,
            number => number.parse().expect("an option's value"),
        };
        match G::OPTIONS.iter().position(|spec| spec.name == name) {
            Some(at) => options[at] = value,
            None if name == "seats" => n_seats = value as u8,
            None => panic!("{name}: no such option"),
        }
    }
    G::set_up(n_seats, &options, deck).unwrap_or_else(|why| panic!("{line}: {why:?}"))
}

/// The lines of a scene. A line that begins with `/` goes on the one before.
pub(crate) fn lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let without_comment = |line: &'_ str| line.split('#').next().unwrap_or_default().to_string();
    let bare = text.lines().map(without_comment).collect::<Vec<_>>().join("\n");
    for line in bare.split(['\n', ';']).map(str::trim) {
        match lines.last_mut() {
            _ if line.is_empty() => (),
            Some(last) if line.starts_with('/') => *last = format!("{last} {line}"),
            _ => lines.push(line.to_string()),
        }
    }
    lines
}
