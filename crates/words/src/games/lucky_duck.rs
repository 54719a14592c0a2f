//! LuckyDuck in words.

use game::SightOf;
use lucky_duck::LuckyDuck;

use crate::{Message, Spoken, Teller};

impl Spoken for LuckyDuck {
    fn line(_: &SightOf<Self>, _: &Teller<'_>) -> Option<Message> {
        None
    }

    fn label(action: &Self::Action, _: &Self::View, _: &Teller<'_>) -> Message {
        Message::new("engine-why").with("why", action.to_string())
    }
}
