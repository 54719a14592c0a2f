//! Lucktails in words.

use game::SightOf;
use lucktails::Lucktails;

use crate::{Message, Spoken, Teller};

impl Spoken for Lucktails {
    fn line(_: &SightOf<Self>, _: &Teller<'_>) -> Option<Message> {
        None
    }

    fn label(action: &Self::Action, _: &Self::View, _: &Teller<'_>) -> Message {
        Message::new("engine-why").with("why", action.to_string())
    }
}
