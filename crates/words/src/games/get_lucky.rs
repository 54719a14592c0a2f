//! GetLucky in words.

use game::SightOf;
use get_lucky::GetLucky;

use crate::{Message, Spoken, Teller};

impl Spoken for GetLucky {
    fn line(_: &SightOf<Self>, _: &Teller<'_>) -> Option<Message> {
        None
    }

    fn label(action: &Self::Action, _: &Self::View, _: &Teller<'_>) -> Message {
        Message::new("engine-why").with("why", action.to_string())
    }
}
