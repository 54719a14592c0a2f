//! Table talk: free text and claims.

use game::{Seat, Viewer};
use room::Say;
use words::{Message, Words};

use super::app::{App, Mode};
use super::cast::Cast;
use super::claim::{Claim, Claimed};
use super::hosted::Hosted;
use super::key::Key;
use super::typed::Typed;

/// Who says what, as a line of the log.
pub fn line<C: ToString>(
    speaker: Seat,
    say: &Say<C>,
    viewer: Viewer,
    cast: &Cast,
    words: &Words,
) -> String {
    let message = match say {
        Say::Text(text) => {
            let plain: String = text.chars().filter(|char| !words::steers(*char)).collect();
            said(speaker, viewer, cast).with("text", plain)
        }
        Say::Claim { seat, card } => {
            let card = cast.card_and_code(&card.to_string(), words);
            let text = claim(speaker, *seat, viewer, cast).with("card", card);
            said(speaker, viewer, cast).with("text", text)
        }
    };
    words.say(&message)
}

fn said(speaker: Seat, viewer: Viewer, cast: &Cast) -> Message {
    cast.tell(viewer, |teller| teller.about("tui-said", speaker))
}

/// “Bruno’s card is the King Pike.”
fn claim(speaker: Seat, seat: Seat, viewer: Viewer, cast: &Cast) -> Message {
    let whose = match seat {
        seat if seat == speaker => "own",
        seat if viewer == Viewer::Seat(seat) => "yours",
        _ => "other",
    };
    Message::new("tui-claimed").with("whose", whose).with("who", cast.who(seat))
}

impl<G: Hosted> App<'_, G> {
    pub(super) fn begin_claim(&self) -> Mode<G::Card> {
        if !G::CLAIMS {
            return Mode::Table;
        }
        // Which kinds of cards there are is no secret, so it does not matter where they lie.
        let mut cards = Vec::new();
        self.house.table().each_card(|card| cards.push(card));
        Mode::Claim(Claim::new(&self.cast, cards))
    }

    pub(super) fn claim_key(&mut self, claim: Claim<G::Card>, key: Key) -> Mode<G::Card> {
        match claim.key(key, &self.cast, self.words) {
            Claimed::NotYet(claim) => return Mode::Claim(claim),
            Claimed::Yes { seat, card } => self.say(Say::Claim { seat, card }),
            Claimed::No => {}
        }
        Mode::Table
    }

    pub(super) fn say_key(&mut self, mut typed: Typed, key: Key) -> Mode<G::Card> {
        match key {
            Key::Esc => Mode::Table,
            Key::Enter => {
                let text = typed.text().trim().to_owned();
                if !text.is_empty() {
                    self.say(Say::Text(text));
                }
                Mode::Table
            }
            key => {
                typed.key(key);
                Mode::Say(typed)
            }
        }
    }

    fn say(&mut self, say: Say<G::Card>) {
        let line = line(self.setup.person, &say, self.viewer(), &self.cast, self.words);
        self.log.said(line);
        self.house.say(say);
    }
}
