//! How actions, cards and characters are written.

use get_lucky::{Action, Card, Character, Kind};

const ACTIONS: &[(&str, &str)] = &[
    ("draw", r#"{"type":"draw"}"#),
    ("play W7 3", r#"{"type":"play","card":"W7","on":3}"#),
    ("swap 3 12", r#"{"type":"swap","give":3,"take":12}"#),
    ("kill", r#"{"type":"kill"}"#),
    ("foil S", r#"{"type":"foil","card":"S"}"#),
    ("foil O15", r#"{"type":"foil","card":"O15"}"#),
    ("done", r#"{"type":"done"}"#),
];

#[test]
fn actions_are_written_as_the_page_says() {
    for (text, json) in ACTIONS {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), *text);
        assert_eq!(serde_json::to_string(&action).unwrap(), *json);
        assert_eq!(serde_json::from_str::<Action>(json).unwrap(), action);
    }
}

#[test]
fn anything_else_is_no_action() {
    for json in [
        "null",
        "{}",
        "[]",
        "\"draw\"",
        "3",
        r#"{"type":"Draw"}"#,
        r#"{"type":"pass"}"#,
        r#"{"type":"draw","card":"W1"}"#,
        r#"{"type":"done","x":null}"#,
        r#"{"type":"kill","on":3}"#,
        r#"{"type":"play","card":"W7"}"#,
        r#"{"type":"play","on":3}"#,
        r#"{"type":"play","card":"W7","on":"3"}"#,
        r#"{"type":"play","card":"W7","on":0}"#,
        r#"{"type":"play","card":"W7","on":16}"#,
        r#"{"type":"play","card":"W7","on":-3}"#,
        r#"{"type":"play","card":"W7","on":3.0}"#,
        r#"{"type":"play","card":"W7","on":259}"#,
        r#"{"type":"play","card":"W7","on":3,"x":1}"#,
        r#"{"type":"play","card":"W16","on":3}"#,
        r#"{"type":"play","card":["W7"],"on":3}"#,
        r#"{"type":"swap","give":3,"take":null}"#,
        r#"{"type":"swap","give":3}"#,
        r#"{"type":"foil","card":null}"#,
        r#"{"type":"foil","card":"s"}"#,
        r#"{"type":"foil","card":true}"#,
    ] {
        assert!(serde_json::from_str::<Action>(json).is_err(), "{json}");
    }
    for text in
        ["", "draw 1", "play W7", "play 3 W7", "swap 3 16", "foil", "foil W", "done done", "pass"]
    {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    let said = "pass".parse::<Action>().unwrap_err().to_string();
    assert_eq!(said, "actions are: draw, play W7 3, swap 3 12, kill, foil S, done");
}

#[test]
fn only_cards_have_the_names_of_cards() {
    for json in [
        "0", "16", "-1", "1.0", "300", "null", "\"1\"", "\"\"", "\"W\"", "\"W0\"", "\"W16\"",
        "\"W07\"", "\"W+7\"", "\"w7\"", "\"S1\"", "\"SS\"", "\"X1\"", "\"é1\"", "\"W1 \"",
        "\"W20\"", "\"W100\"",
    ] {
        assert!(serde_json::from_str::<Card>(json).is_err(), "{json}");
    }
    for json in ["1", "9", "10", "15", "\"W1\"", "\"M9\"", "\"O10\"", "\"O15\"", "\"S\""] {
        let card: Card = serde_json::from_str(json).unwrap();
        assert_eq!(serde_json::to_string(&card).unwrap(), json);
        assert_eq!(format!("{card:?}"), json.trim_matches('"'));
    }
    let said = serde_json::from_str::<Card>("16").unwrap_err().to_string();
    let names = "characters are 1 to 15; cards are W1 to W15, M1 to M15, O1 to O15 and S";
    assert!(said.contains(names), "{said}");
    assert_eq!("16".parse::<Character>().unwrap_err().to_string(), names);
}

#[test]
fn a_card_knows_what_it_is() {
    let seven = Character::new(7).unwrap();
    let card = |text: &str| text.parse::<Card>().unwrap();
    let upgrades = Kind::ALL.map(|kind| Card::upgrade(kind, seven));
    assert_eq!(upgrades, ["W7", "M7", "O7"].map(card));
    let parts = upgrades.map(Card::as_upgrade);
    assert_eq!(parts, Kind::ALL.map(|kind| Some((kind, seven))));
    let kinds = ["7", "W1", "O15", "S"].map(|text| {
        let card = card(text);
        (card.as_character().is_some(), card.as_upgrade().is_some(), card.is_upgrade())
    });
    let upgrade = (false, true, true);
    assert_eq!(kinds, [(true, false, false), upgrade, upgrade, (false, false, false)]);
    assert_eq!((card("7").as_character(), seven.number()), (Some(seven), 7));
    assert_eq!([0, 16].map(Character::new), [None, None]);
}
