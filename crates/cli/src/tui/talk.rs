//! Table talk: free text and claims.

use game::{Seat, Viewer};
use room::Say;
use words::{Message, Words};

use super::cast::Cast;
use super::claim::{Claim, Claimed};
use super::desk::{Desk, Mode, Wish};
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

impl<G: Hosted> Desk<'_, G> {
    /// Somebody said something.
    pub fn said(&mut self, speaker: Seat, say: &Say<G::Card>) {
        let line = line(speaker, say, self.viewer, &self.cast, self.words);
        self.log.said(line);
    }

    pub(super) fn begin_claim(&mut self) {
        if !G::CLAIMS {
            return;
        }
        // Which kinds of cards there are is no secret: all are shuffled at the start.
        let mut cards = Vec::new();
        G::start(&self.rules).unshuffled(|card| cards.push(card));
        self.mode = Mode::Claim(Claim::new(&self.cast, cards));
    }

    pub(super) fn claim_key(&mut self, claim: Claim<G::Card>, key: Key) -> Option<Wish<G>> {
        match claim.key(key, &self.cast, self.words) {
            Claimed::NotYet(claim) => self.mode = Mode::Claim(claim),
            Claimed::Yes { seat, card } => return Some(Wish::Say(Say::Claim { seat, card })),
            Claimed::No => {}
        }
        None
    }

    pub(super) fn say_key(&mut self, mut typed: Typed, key: Key) -> Option<Wish<G>> {
        match key {
            Key::Esc => None,
            Key::Enter => {
                let text = typed.text().trim().to_owned();
                (!text.is_empty()).then_some(Wish::Say(Say::Text(text)))
            }
            key => {
                typed.key(key);
                self.mode = Mode::Say(typed);
                None
            }
        }
    }
}
