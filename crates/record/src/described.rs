//! What a game offers, for whoever sets up a table.

use catalog::{GameId, with_game};
use game::{Game, OptionSpec, Range};
use serde_json::{Map, Value, json};
use words::{Words, option_about};

/// `{"game","seats":[least,most],"options":{name:{"default","about","least"?,"most"?}}}`
pub fn described(game: GameId, words: &Words) -> Value {
    with_game!(game, G => {
        let (least, most) = G::SEATS;
        let option = |spec: &OptionSpec| {
            let about = words.get(option_about(G::NAME, spec.name));
            let (low, high) = spec.range.bounds(most);
            let value = match spec.range {
                Range::Flag => json!({ "default": spec.default == 1, "about": about }),
                Range::Number { .. } | Range::Seat => json!({
                    "default": spec.default, "about": about, "least": low, "most": high
                }),
            };
            (spec.name.to_owned(), value)
        };
        let options: Map<String, Value> = G::OPTIONS.iter().map(option).collect();
        json!({ "game": G::NAME, "seats": [least, most], "options": options })
    })
}
