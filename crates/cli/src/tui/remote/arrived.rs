//! Somebody at the door of a table, of whatever game.

use std::path::PathBuf;
use std::time::Duration;

use decks::{Names, default_deck, from_json};
use record::options_from_json;
use wire::{Chair, SetUp, Sitter, Stage, Standing, ToClient};
use words::{Message, Words};

use super::super::hosted::Hosted;
use crate::failure::Failure;
use crate::remote::{Invitation, Line, News, Tokens, Visitor, Wanted};

/// A table that says nothing for so long before it has said where it stands is none.
const PATIENCE: Duration = Duration::from_secs(10);

/// What a person wants of a table elsewhere.
#[derive(Clone, Debug)]
pub struct JoinOptions {
    pub invitation: Invitation,
    pub seat: Option<u8>,
    /// How well the house plays where the host lets it.
    pub level: u8,
    pub colour: bool,
    /// Where the record goes, unasked, at the end.
    pub record_to: Option<PathBuf>,
}

pub struct Arrived {
    pub(super) line: Line,
    pub(super) visitor: Visitor,
    pub(super) code: String,
    pub(super) standing: Standing,
    /// Why they will not be known the next time.
    pub(super) unkept: Option<Message>,
    /// Whether they have just made the table.
    pub(super) made: bool,
}

impl Arrived {
    pub fn at(
        options: &JoinOptions,
        tokens: Option<&Tokens>,
        words: &Words,
    ) -> Result<Arrived, Failure> {
        let table = &options.invitation.table;
        let (visitor, unkept) = options.invitation.accept(tokens, words)?;
        let code = visitor.find(table)?;
        let made = matches!(table, Wanted::New(_));
        Ok(Arrived { unkept, made, ..Arrived::by(visitor, code)? })
    }

    /// By somebody whom the server knows already.
    pub fn by(visitor: Visitor, code: String) -> Result<Arrived, Failure> {
        let mut line = visitor.line(&code)?;
        let standing = first_standing(&mut line, &visitor, PATIENCE)?;
        Ok(Arrived { line, visitor, code, standing, unkept: None, made: false })
    }

    pub fn game(&self) -> &str {
        &self.standing.set_up.game
    }
}

/// A long history comes in pages, each of which is waited for.
pub fn first_standing(
    line: &mut Line,
    visitor: &Visitor,
    patience: Duration,
) -> Result<Standing, Failure> {
    let told = loop {
        match line.wait(patience) {
            Some(News::Page) => {}
            Some(News::Told(told)) => break Some(*told),
            _ => break None,
        }
    };
    if let Some(ToClient::Standing(standing)) = told {
        return Ok(*standing);
    }
    let url = visitor.address().url();
    Err(Failure::refused(Message::new("remote-not-luckhouse").with("server", url)))
}

/// The rules and what the cards are called.
pub(super) fn set_up<G: Hosted>(set_up: &SetUp) -> Result<(G::Rules, Names), Failure> {
    let strange = || Failure::refused(Message::new("remote-strange"));
    let deck = match &set_up.deck {
        Some(json) => from_json::<G>(json).map_err(|_| strange())?,
        None => default_deck().clone(),
    };
    let rules = options_from_json::<G>(set_up.seats.into(), &set_up.options, &deck.deck);
    Ok((rules.map_err(|_| strange())?, deck.names))
}

/// The seat that was asked for, if it is still to be taken; the first that is free for whoever has just
/// made the table.
pub(super) fn wanted(
    standing: &Standing,
    seat: Option<u8>,
    made: bool,
) -> Result<Option<u8>, Failure> {
    let free = |sitter: &Sitter| *sitter == Sitter::Nobody;
    if made && seat.is_none() {
        let chair = standing.chairs.iter().find(|chair| free(&chair.sitter));
        return Ok(chair.map(|chair| chair.seat));
    }
    let Some(seat) = seat else { return Ok(None) };
    let chair = standing.chairs.iter().find(|chair| chair.seat == seat);
    if standing.yours.contains(&seat) {
        let kept = |chair: &Chair| matches!(chair.sitter, Sitter::Person { away: true, .. });
        let is_kept = standing.stage == Stage::Gathering && chair.is_some_and(kept);
        return Ok(is_kept.then_some(seat));
    }
    match (chair.map(|chair| free(&chair.sitter)), standing.stage) {
        (Some(true), Stage::Gathering) => Ok(Some(seat)),
        (Some(_), _) => Err(Failure::refused(Message::new("remote-seat-taken").with("seat", seat))),
        (None, _) => {
            let seats = standing.set_up.seats;
            let message = Message::new("tui-no-such-seat").with("seats", seats);
            Err(Failure::refused(message.with("last", seats.saturating_sub(1))))
        }
    }
}
