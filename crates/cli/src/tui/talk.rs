//! Table talk in words.

use game::{Seat, Viewer};
use room::Say;
use words::{Message, Words};

use super::cast::Cast;

/// Who says what, as a line of the log.
pub fn line<C: ToString>(
    speaker: Seat,
    say: &Say<C>,
    viewer: Viewer,
    cast: &Cast,
    words: &Words,
) -> String {
    let message = match say {
        Say::Text(text) => said(speaker, viewer, cast).with("text", text.as_str()),
        Say::Claim { seat, card } => {
            let card = cast.card(&card.to_string());
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
