//! Powers, what a seat knows, and how actions are written: LB-12 to LB-15, LB-20 to LB-22.

use crate::asked::{Table, answers, asked, check, deck, refused};
use game::Game;
use game::scene::Scene;
use lucky_bastard::{Action, LuckyBastard, Slots};

/// Seat 0 has thrown a switch; seats 1 and 2 have one each, in slot 0.
const SWITCH: &str = "
    seats 3
    shuffle A B C D / switch F G H / switch H G F / switch E E ...
    0 look 0 1; 1 look 1 2; 2 look 2 3
    0 draw; 0 throw
";

/// Seat 0 has thrown a peek; seat 1 has one in slot 0.
const PEEK: &str = "
    seats 2
    shuffle A B C D / peek F G H / peek E E ...
    0 look 0 1; 1 look 1 2
    0 draw; 0 throw
";

const ALL_DONE: &str = "0 done; 1 done; 2 done";

#[test]
fn lb_12_powers_act_after_the_race_in_the_order_their_cards_were_laid() {
    let raced = format!("{SWITCH} 2 match 0; 1 match 0");
    check(&raced, &[("turn", "race"), ("see w powers", "[0,2,1]"), ("see w power", "null")]);
    let called = format!("{raced}; {ALL_DONE}");
    check(
        &called,
        &[
            ("told w 2", "{type:stopped,seat:2} {type:called,seat:0,power:switch}"),
            ("turn", "one"),
            ("act", "0"),
            ("see w phase", "power"),
            ("see w power", "switch"),
            ("see w powers", "[0,2,1]"),
            ("see w turn", "0"),
        ],
    );
    let then = "{type:declined,seat:0,power:switch} {type:called,seat:2,power:switch}";
    let declined = format!("{called}; 0 decline");
    check(&declined, &[("told w 2", then), ("act", "2"), ("see w turn", "0")]);
    check(&format!("{declined}; 2 decline"), &[("act", "1"), ("see w powers", "[1]")]);
    check(
        &format!("{declined}; 2 switch 0.0 1.1; 1 decline"),
        &[
            ("told w 2", "{type:declined,seat:1,power:switch} {type:turn_began,seat:1,number:2}"),
            ("see w powers", "[]"),
            ("see w phase", "draw"),
        ],
    );
    assert_eq!(refused(&called, "2 decline"), "NotYourTurn");
    assert_eq!(refused(&called, "0 peek 1"), "NotAllowed");
}

#[test]
fn lb_12_a_kept_card_puts_out_a_power_and_a_plain_card_none() {
    let text = "seats 2; shuffle peek B C D / E F G H / A ...; 0 look 0 1; 1 look 0 1; 0 draw";
    let kept = format!("{text}; 0 keep 0; 0 done; 1 done");
    check(&kept, &[("told w 1", "{type:called,seat:0,power:peek}"), ("see w power", "peek")]);
    let plain = format!("{text}; 0 throw; 0 done; 1 done");
    check(&plain, &[("told w 1", "{type:turn_began,seat:1,number:2}")]);
}

#[test]
fn lb_12_a_power_may_be_called_by_the_last_miss() {
    let missed = format!("{SWITCH} 0 done; 1 done; 2 match 1");
    let told = "{type:penalized,seat:2,slot:4,card:null} {type:called,seat:0,power:switch}";
    check(&missed, &[("told w 2", told), ("act", "0")]);
}

#[test]
fn lb_13_switch_exchanges_cards_of_any_two_seats() {
    let called = format!("{SWITCH} 1 match 0; 0 done; 2 done; 1 done");
    let two = Table::of(
        "seats 2; shuffle A B C D / E F G H / switch ...; 0 look 0 1; 1 look 0 1
         0 draw; 0 throw; 0 done; 1 done",
    );
    let ends = |a: usize| (0..4).map(move |b| format!("switch 0.{a} 1.{b}"));
    let pairs: Vec<String> = (0..4).flat_map(ends).collect();
    assert_eq!(asked(&two, "legal 0"), format!("decline, {}", pairs.join(", ")));
    let legal = asked(&Table::of(&called), "legal 0");
    assert_eq!(legal.split(", ").count(), 1 + 4 * 3 + 4 * 4 + 3 * 4);
    assert!(legal.contains("switch 1.3 2.0"), "between two others too");
    for line in ["0 switch 0.0 0.1", "0 switch 1.1 0.0", "0 switch 0.0 1.0", "0 switch 0.4 1.1"] {
        assert_eq!(refused(&called, line), "NotAllowed", "{line}");
    }
    let told = "{type:switched,seat:0,a:[0,1],b:[2,0]} {type:called,seat:1,power:switch}";
    check(
        &format!("{called}; 0 switch 0.1 2.0"),
        &[
            ("told 0 2", told),
            ("told w 2", told),
            ("see r lines", "[{0:A,1:switch,2:C,3:D},{1:F,2:G,3:H},{0:B,1:H,2:G,3:F}]"),
            (
                "knows 0 lines",
                "[{0:A,1:null,2:null,3:null},{1:null,2:null,3:null},\
                {0:B,1:null,2:null,3:null}]",
            ),
            (
                "knows 2 lines",
                "[{0:null,1:null,2:null,3:null},{1:null,2:null,3:null},\
                {0:null,1:null,2:G,3:F}]",
            ),
            ("see r discard", "[switch,switch]"),
        ],
    );
}

#[test]
fn lb_13_a_switch_carries_what_was_shown_and_a_second_one_carries_it_on() {
    // Everybody saw slot 1 of seat 2; seat 1 knows its slots 1 and 2.
    let missed = format!("{SWITCH} 1 match 0; 2 match 1; 0 done; 1 done");
    let swapped = format!("{missed}; 0 switch 1.1 2.1");
    check(
        &swapped,
        &[
            (
                "knows w lines",
                "[{0:null,1:null,2:null,3:null},{1:H,2:null,3:null},\
                {0:null,1:null,2:null,3:null,4:null}]",
            ),
            (
                "knows 1 lines",
                "[{0:null,1:null,2:null,3:null},{1:H,2:G,3:null},\
                {0:null,1:F,2:null,3:null,4:null}]",
            ),
        ],
    );
    check(
        &format!("{swapped}; 1 switch 0.3 1.1"),
        &[(
            "knows w lines",
            "[{0:null,1:null,2:null,3:H},{1:null,2:null,3:null},\
            {0:null,1:null,2:null,3:null,4:null}]",
        )],
    );
}

#[test]
fn lb_14_peek_looks_at_one_card_of_ones_own_line() {
    let called = format!("{PEEK} 0 done; 1 done");
    check(&called, &[("legal 0", "decline, peek 0, peek 1, peek 2, peek 3")]);
    assert_eq!(refused(&called, "0 switch 0.0 1.0"), "NotAllowed");
    assert_eq!(refused(&called, "0 peek 4"), "NotAllowed");
    check(
        &format!("{called}; 0 peek 3"),
        &[
            ("told 0 2", "{type:peeked,seat:0,slot:3,card:D} {type:turn_began,seat:1,number:2}"),
            (
                "told 1 2",
                "{type:peeked,seat:0,slot:3,card:null} \
                {type:turn_began,seat:1,number:2}",
            ),
            ("see 0 lines", "[{0:null,1:null,2:null,3:D},{0:null,1:null,2:null,3:null}]"),
            ("see 1 lines", "[{0:null,1:null,2:null,3:null},{0:null,1:null,2:null,3:null}]"),
            ("see w looks", "[[[0,3]],[]]"),
            ("knows 0 lines", "[{0:A,1:B,2:null,3:D},{0:null,1:null,2:null,3:null}]"),
            ("knows 1 lines", "[{0:null,1:null,2:null,3:null},{0:null,1:F,2:G,3:null}]"),
        ],
    );
    check(
        &format!("{called}; 0 decline"),
        &[("told 1 2", "{type:declined,seat:0,power:peek} {type:turn_began,seat:1,number:2}")],
    );
}

#[test]
fn lb_15_then_the_turn_passes_to_the_left() {
    let first = format!("{SWITCH} {ALL_DONE}; 0 decline");
    check(&first, &[("act", "1"), ("see w turn", "1"), ("see w turns", "2")]);
    let plain = "; 1 draw; 1 throw; 0 done; 2 done; 1 done";
    check(&format!("{first}{plain}"), &[("act", "2")]);
    let third = "; 2 draw; 2 throw; 2 done; 0 done; 1 done";
    check(&format!("{first}{plain}{third}"), &[("act", "0"), ("see w turns", "4")]);
}

#[test]
fn lb_20_everybody_sees_counts_slots_and_discards() {
    let scene = Table::of(&format!("{SWITCH} 1 match 0; 2 match 3; 0 done; 1 done"));
    for who in ["0", "1", "2", "w"] {
        let see = |field: &str| asked(&scene, &format!("see {who} {field}"));
        assert_eq!(see("discard"), "[switch,switch]");
        let lines = see("lines").replace("null", "?");
        assert_eq!(lines, "[{0:?,1:?,2:?,3:?},{1:?,2:?,3:?},{0:?,1:?,2:?,3:?,4:?}]");
        assert_eq!(see("pile").matches("null").count(), 44);
        assert_eq!(see("best"), "[4,4,4]");
    }
}

#[test]
fn lb_20_everybody_knows_who_has_seen_which_card() {
    let scene = "seats 2; shuffle A B C D / E F G H / A ...
        0 look 0 2; 1 look 1 3; 0 draw; 0 keep 3; 0 done; 1 match 1";
    let scene = Table::of(scene);
    for viewer in game::laws::viewers::<LuckyBastard>(scene.table.rules()) {
        let seen = |view: &lucky_bastard::View| view.told().seen;
        assert_eq!(seen(&scene.table.view(viewer)), None);
        let knows = serde_json::to_value(scene.table.knows(viewer)).unwrap();
        // The wrong card of slot 1, which seat 1 knew, has been shown to everybody.
        let seat_0 = "[[0,0],[0,2],[0,3],[1,1]]";
        let seat_1 = "[[1,1],[1,3]]";
        assert_eq!(knows["seen"].to_string(), format!("[{seat_0},{seat_1}]"));
    }
}

#[test]
fn lb_21_a_seat_remembers_what_it_looked_at_drew_and_kept() {
    let text = "
        seats 2
        shuffle A B C D / E F G H / H G ...
        0 look 0 1; 1 look 2 3
        0 draw; 0 keep 1; 0 done; 1 done
        1 draw; 1 throw
    ";
    check(
        text,
        &[
            ("knows 0 lines", "[{0:A,1:H,2:null,3:null},{0:null,1:null,2:null,3:null}]"),
            ("knows 1 lines", "[{0:null,1:null,2:null,3:null},{0:null,1:null,2:G,3:H}]"),
            ("knows w lines", "[{0:null,1:null,2:null,3:null},{0:null,1:null,2:null,3:null}]"),
            ("knows 1 drawn", "null"),
        ],
    );
}

#[test]
fn lb_22_a_view_shows_a_card_only_while_it_is_looked_at() {
    let blank = "{0:null,1:null,2:null,3:null}";
    let looked = "seats 2; shuffle A B C D / E F G H / H G peek ...; 0 look 0 1; 1 look 2 3";
    let mine = format!("[{{0:A,1:B,2:null,3:null}},{blank}]");
    let yours = format!("[{blank},{{0:null,1:null,2:G,3:H}}]");
    let none = format!("[{blank},{blank}]");
    check(looked, &[("see 0 lines", &mine), ("see 1 lines", &yours), ("see w lines", &none)]);
    // Its own next action ends a look, and the other looks on until a card is played.
    let drawn = format!("{looked}; 0 draw");
    check(&drawn, &[("see 0 lines", &none), ("see 0 drawn", "H"), ("see 1 lines", &yours)]);
    check(&drawn, &[("see w looks", "[[],[[1,2],[1,3]]]")]);
    for play in ["0 throw", "0 keep 2"] {
        let played = format!("{drawn}; {play}");
        check(&played, &[("see 0 lines", &none), ("see 1 lines", &none)]);
        check(&played, &[("see w looks", "[[],[]]"), ("see 0 drawn", "null")]);
    }
    let missed = format!("{drawn}; 0 throw; 1 match 0");
    let five = format!("[{blank},{{0:null,1:null,2:null,3:null,4:null}}]");
    check(&missed, &[("see 0 lines", &five), ("see 1 lines", &five), ("see w lines", &five)]);
}

#[test]
fn lb_22_a_peek_is_seen_until_the_next_action_or_the_next_played_card() {
    let blank = "[{0:null,1:null,2:null,3:null},{0:null,1:null,2:null,3:null}]";
    let peeked = format!("{PEEK} 0 done; 1 done; 0 peek 3");
    let seen = "[{0:null,1:null,2:null,3:D},{0:null,1:null,2:null,3:null}]";
    check(&format!("{peeked}; 1 draw"), &[("see 0 lines", seen)]);
    check(&format!("{peeked}; 1 draw; 1 throw"), &[("see 0 lines", blank)]);
    // Two powers of one seat: the second ends the look of the first.
    let text = "
        seats 2
        shuffle peek B C D / E F G H / peek ...
        0 look 0 1; 1 look 1 2
        0 draw; 0 throw; 0 match 0; 0 done; 1 done; 0 peek 1
    ";
    let one = "[{1:B,2:null,3:null},{0:null,1:null,2:null,3:null}]";
    let two = "[{1:null,2:C,3:null},{0:null,1:null,2:null,3:null}]";
    let gone = "[{1:null,2:null,3:null},{0:null,1:null,2:null,3:null}]";
    check(text, &[("see 0 lines", one), ("see r looks", "[[[0,1]],[]]")]);
    check(&format!("{text}; 0 peek 2"), &[("see 0 lines", two), ("knows w looks", "[[[0,2]],[]]")]);
    check(&format!("{text}; 0 decline"), &[("see 0 lines", gone), ("knows w looks", "[[],[]]")]);
}

/// All powers of a turn are alike, and a played card ends all looks: no look meets an exchange.
#[test]
fn lb_22_looks_are_over_when_a_switch_is_made() {
    let called = format!("{SWITCH} {ALL_DONE}");
    check(&called, &[("see w looks", "[[],[],[]]")]);
    check(&format!("{called}; 0 switch 0.0 1.1"), &[("see w looks", "[[],[],[]]")]);
}

#[test]
fn lb_22_the_memory_aid_shows_a_seat_what_it_could_remember() {
    let text = "
        seats 2, memory_aid on
        shuffle A B C D / E F G H / H G ...
        0 look 0 1; 1 look 2 3
        0 draw; 0 keep 1; 1 match 0
    ";
    let blank = "[{0:null,1:null,2:null,3:null},{0:null,1:null,2:null,3:null,4:null}]";
    let shown = "[{0:null,1:null,2:null,3:null},{0:E,1:null,2:null,3:null,4:null}]";
    check(
        text,
        &[
            ("see 0 lines", "[{0:A,1:H,2:null,3:null},{0:E,1:null,2:null,3:null,4:null}]"),
            ("see 1 lines", "[{0:null,1:null,2:null,3:null},{0:E,1:null,2:G,3:H,4:null}]"),
            ("see w lines", blank),
            ("knows w lines", shown),
        ],
    );
}

#[test]
fn lb_12_as_many_powers_as_cards_were_laid() {
    let text = "
        seats 2
        shuffle peek peek peek A / A A A A / peek ...
        0 look 0 1; 1 look 0 1
        0 draw; 0 throw; 0 match 0; 0 match 1; 0 match 2; 0 done; 1 done
    ";
    let scene = Scene::with_deck(text, &deck(&[40], 9, 9));
    answers(&scene, &[("see w powers", "[0,0,0,0]"), ("legal 0", "decline, peek 3")]);
    let last = scene.then("0 peek 3; 0 decline; 0 peek 3; 0 decline");
    answers(&last, &[("act", "1"), ("see w powers", "[]")]);
}

const ACTIONS: &[(&str, &str)] = &[
    ("look 0 2", r#"{"type":"look","slots":[0,2]}"#),
    ("look 0 1 5 8 9", r#"{"type":"look","slots":[0,1,5,8,9]}"#),
    ("draw", r#"{"type":"draw"}"#),
    ("keep 1", r#"{"type":"keep","slot":1}"#),
    ("throw", r#"{"type":"throw"}"#),
    ("match 3", r#"{"type":"match","slot":3}"#),
    ("match 400", r#"{"type":"match","slot":400}"#),
    ("done", r#"{"type":"done"}"#),
    ("switch 0.1 2.0", r#"{"type":"switch","a":[0,1],"b":[2,0]}"#),
    ("switch 4.8191 5.300", r#"{"type":"switch","a":[4,8191],"b":[5,300]}"#),
    ("peek 2", r#"{"type":"peek","slot":2}"#),
    ("decline", r#"{"type":"decline"}"#),
];

#[test]
fn actions_are_written_as_on_the_page() {
    for (text, json) in ACTIONS {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), *text);
        assert_eq!(serde_json::to_string(&action).unwrap(), *json);
        assert_eq!(serde_json::from_str::<Action>(json).unwrap(), action);
    }
}

const NO_ACTIONS: &[&str] = &[
    r#"{"type":"look","slots":[2,0]}"#,
    r#"{"type":"look","slots":[1,1]}"#,
    r#"{"type":"look","slots":[0,10]}"#,
    r#"{"type":"look","slots":[0,-1]}"#,
    r#"{"type":"look","slots":[0,65536]}"#,
    r#"{"type":"look","slots":"01"}"#,
    r#"{"type":"look","slots":null}"#,
    r#"{"type":"look"}"#,
    r#"{"type":"draw","slot":1}"#,
    r#"{"type":"keep"}"#,
    r#"{"type":"keep","slot":"1"}"#,
    r#"{"type":"keep","slot":1.5}"#,
    r#"{"type":"keep","slot":65536}"#,
    r#"{"type":"keep","slot":1,"card":"A"}"#,
    r#"{"type":"switch","a":[0,1]}"#,
    r#"{"type":"switch","a":[0,1],"b":[6,0]}"#,
    r#"{"type":"switch","a":[0,8192],"b":[2,0]}"#,
    r#"{"type":"switch","a":[0,1,2],"b":[2,0]}"#,
    r#"{"type":"switch","a":[0],"b":[2,0]}"#,
    r#"{"type":"switch","a":[0,1],"b":[300,0]}"#,
    r#"{"type":"Draw"}"#,
    r#"{"type":"wink"}"#,
    r#"{"slot":1}"#,
    "{}",
    "null",
    "7",
];

const NO_WORDS: &[&str] = &[
    "",
    "wink",
    "draw 1",
    "throw 0",
    "done 0",
    "decline 0",
    "keep",
    "keep x",
    "match",
    "peek",
    "look 1 0",
    "look 0 10",
    "look x",
    "switch",
    "switch 0.1",
    "switch 0 1",
    "switch 6.0 7.0",
    "switch x.0 1.0",
    "switch 0.x 1.0",
    "switch 0.1 1.0 2.0",
];

#[test]
fn nothing_else_is_an_action() {
    for json in NO_ACTIONS {
        assert!(serde_json::from_str::<Action>(json).is_err(), "{json}");
    }
    for text in NO_WORDS {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    let why = |json: &str| serde_json::from_str::<Action>(json).unwrap_err().to_string();
    assert!(why(NO_ACTIONS[0]).contains("expected starting slots in rising order"));
    assert!(why(NO_ACTIONS[15]).contains("no such place at the table"));
}

#[test]
fn slots_rise() {
    let slots = Slots::default().and(0).and_then(|slots| slots.and(9)).unwrap();
    assert_eq!(slots.iter().collect::<Vec<_>>(), [0, 9]);
    assert_eq!(slots.and(9), None);
    assert_eq!(Slots::default().and(10), None);
}
