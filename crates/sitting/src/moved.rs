//! A table that began on a device and goes on elsewhere: whatever its journal says, only what could have happened
//! there is taken over.

use room::{is_secret, is_share};
use serde::Deserialize;
use serde_json::Value;
use wire::{Code, Pace, SetUp, Stage};
use words::plain_name;

use crate::journal::{Dated, Founding, Item, PersonId};
use crate::live::can_say;
use crate::refusal::Refusal;
use crate::table::Table;

/// A table as a device has kept it.
#[derive(Clone, Debug, Deserialize)]
pub struct Moved {
    pub founding: Origin,
    pub items: Vec<MovedItem>,
}

/// How it was set up. Shuffles that were laid down do not travel: such a table is a lesson.
#[derive(Clone, Debug, Deserialize)]
pub struct Origin {
    pub set_up: SetUp,
    pub secret: String,
    #[serde(default)]
    pub script: Vec<Value>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct MovedItem {
    pub at: u64,
    pub item: Item,
}

impl Moved {
    /// The same table with this person at every seat of the device, as their host.
    pub fn take_over(self, host: PersonId) -> Result<(Founding, Vec<Dated>), Refusal> {
        let Origin { set_up, secret, script } = self.founding;
        #[cfg(feature = "scripted")]
        crate::journal::obey(&script);
        if !script.is_empty() || !is_secret(&secret) || set_up.pace != Pace::Relaxed {
            return Err(not_moved());
        }
        let founding = Founding { moved: true, ..Founding::new(set_up, host, secret) };
        let mut table = Table::new(String::new(), founding.clone()).map_err(|_| not_moved())?;
        let mut items = Vec::with_capacity(self.items.len());
        for MovedItem { at, item } in self.items {
            let item = checked(item, &table, &founding.set_up, host)?;
            let dated = Dated { at, item };
            table.apply(&dated).map_err(|_| not_moved())?;
            items.push(dated);
        }
        if table.stage() == Stage::Playing { Ok((founding, items)) } else { Err(not_moved()) }
    }
}

/// People sit down, then the game begins, then it is played; nothing else happens on a device.
fn checked(item: Item, table: &Table, set_up: &SetUp, host: PersonId) -> Result<Item, Refusal> {
    let gathers = table.stage() == Stage::Gathering;
    match item {
        Item::Sat { seat, name, share: Some(share), .. } if gathers && is_share(&share) => {
            let free = !table.seats_of(host).contains(&seat);
            let name = plain_name(&name).filter(|_| free).ok_or_else(not_moved)?;
            Ok(Item::Sat { seat, person: host, name, share: Some(share) })
        }
        Item::Started {} if gathers && table.is_full() => Ok(item),
        // Only people of the device have spoken there.
        Item::Said { seat, ref say } if !gathers && table.seats_of(host).contains(&seat) => {
            can_say(set_up, say).map(|()| item.clone())
        }
        Item::Acted { seat, ref action, house } | Item::Sealed { seat, ref action, house } => {
            let played = table.play(seat, action.clone(), house).map_err(|_| not_moved())?;
            let alike =
                matches!(played, Item::Sealed { .. }) == matches!(item, Item::Sealed { .. });
            if alike { Ok(item) } else { Err(not_moved()) }
        }
        _ => Err(not_moved()),
    }
}

fn not_moved() -> Refusal {
    Refusal::new(Code::BadMessage, "server-not-moved")
}
