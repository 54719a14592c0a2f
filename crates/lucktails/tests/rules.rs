//! One test per clause of the rules, LT-1 to LT-11: parts, deal and bait.

use crate::table::{
    THREE, check_events, check_field, check_legal, check_seen, climb, scene, scene_worth,
};
use game::{BadOption, Game, Illegal, Step, Turn, default_options};
use lucktails::{Card, Deck, Lucktails, Place};

fn set_up(n_seats: u8, options: [u16; 3]) -> Result<(), Vec<BadOption>> {
    Lucktails::set_up(n_seats, &options.into_iter().collect(), &Deck::default()).map(|_| ())
}

#[test]
fn lt_1_eight_cards_of_which_two_are_the_same() {
    let mut due = String::new();
    scene("seats 3").table.unshuffled(|card| due += &card.to_string());
    assert_eq!(due, "1123456L");
    assert_eq!(serde_json::to_string(&Card::DECK).unwrap(), r#"["1","1","2","3","4","5","6","L"]"#);
    assert_eq!(Card::DECK[0], Card::DECK[1]);
    for card in Card::DECK {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(serde_json::from_str::<Card>(&format!("\"{card}\"")).unwrap(), card);
    }
    assert_eq!(format!("{:>3}|", Card::Lucktails), "  L|");
}

#[test]
fn lt_1_other_cards_are_refused() {
    for text in ["0", "7", "l", "", "11", " 1"] {
        assert!(text.parse::<Card>().is_err(), "{text}");
    }
    for json in ["1", "\"7\"", "null", "{\"L\":null}", "[\"L\"]"] {
        assert!(serde_json::from_str::<Card>(json).is_err(), "{json}");
    }
    let why = serde_json::from_str::<Card>("\"7\"").unwrap_err().to_string();
    assert!(why.contains("a card: \"1\" to \"6\" or \"L\""), "{why}");
    let mut table = scene("seats 3").table;
    let three_ones = [1, 1, 1, 3, 4, 5, 6, 7].map(|at: usize| Card::DECK[at.max(1)]);
    assert_eq!(table.apply(Step::Shuffle(&three_ones), |_| ()), Err(Illegal::WrongCards));
    assert_eq!(table.apply(Step::Shuffle(&Card::DECK[1..]), |_| ()), Err(Illegal::WrongCards));
}

#[test]
fn lt_1_nothing_is_due_while_a_round_is_played() {
    let mut due = 0;
    scene(THREE).table.unshuffled(|_| due += 1);
    assert_eq!(due, 0);
}

#[test]
fn lt_2_points_are_never_below_zero_and_never_run_out() {
    let broke = scene("seats 3, slips on; shuffle 1 2 3 4 5 1 6 L; 1 slip");
    check_field(&broke, "scores", "[0,0,0]");
    let rich = scene_worth(99, THREE).then("0 bait 1; 1 take; 2 bait 1; 0 take; 2 opt_out");
    check_field(&rich, "scores", "[99,99,3]");
}

#[test]
fn lt_3_what_a_bait_is_worth() {
    let worth = |bait| Deck::default().worth(bait);
    let baits = [0, 1, 2, 3, 5, 6, 9, 10, 11, 99];
    assert_eq!(baits.map(worth), [0, 1, 1, 2, 2, 3, 3, 4, 4, 4]);
    for (bait, points) in [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (20, 4)] {
        let raised = scene(&format!("{THREE}{}", climb(bait)));
        check_field(&raised, "worth", &points.to_string());
        let seat = raised.to_act();
        let taken = raised.then(&format!("{seat} take"));
        assert_eq!(taken.table.scores().iter().sum::<u32>(), points, "bait {bait}");
    }
}

#[test]
fn lt_4_nobody_raises_above_the_cap() {
    let out = "take, opt_out, opt_out swap 0, opt_out swap 1";
    let check = |cap: u8, bait: u8, raises: &str| {
        let text = format!("seats 3, bait_cap {cap}; shuffle ...{}", climb(bait));
        let scene = scene(&text);
        let seat = scene.to_act().parse().unwrap();
        assert_eq!(scene.legal(seat), format!("{raises}{out}"), "{bait} of {cap}");
    };
    check(20, 18, "bait 19, bait 20, ");
    check(20, 19, "bait 20, ");
    check(20, 20, "");
    check(10, 8, "bait 9, bait 10 bonus 0, bait 10 bonus 1, ");
    check(10, 9, "bait 10 bonus 0, bait 10 bonus 1, ");
    check(10, 10, "");
    check(11, 10, "bait 11, ");
    check(99, 97, "bait 98, bait 99, ");
    check(99, 98, "bait 99, ");
    check(99, 99, "");
}

#[test]
fn lt_4_the_cap_is_an_option_from_10_to_99() {
    assert_eq!(default_options::<Lucktails>().as_slice(), [0, 20, 0]);
    assert_eq!([set_up(3, [0, 10, 0]), set_up(3, [0, 99, 1])], [Ok(()), Ok(())]);
    let cap = BadOption::Outside { name: "bait_cap", least: 10, most: 99 };
    assert_eq!(set_up(3, [0, 9, 0]), Err(vec![cap]));
    assert_eq!(set_up(3, [0, 100, 0]), Err(vec![cap]));
}

#[test]
fn lt_5_the_first_round_starts_at_the_option_and_each_later_one_a_seat_to_the_left() {
    for first in 0..3 {
        let mut scene = scene(&format!("seats 3, first {first}; shuffle ..."));
        for round in 0..4 {
            let starts = (first + round) % 3;
            assert_eq!(scene.table.turn().seats().iter().next().unwrap().index(), starts);
            check_field(&scene, "first", &starts.to_string());
            check_field(&scene, "round", &(round + 1).to_string());
            let [second, third] = [(starts + 1) % 3, (starts + 2) % 3];
            scene = scene
                .then(&format!("{starts} opt_out; {second} opt_out; {third} opt_out; shuffle ..."));
        }
    }
}

#[test]
fn lt_5_seats_and_first_seat_are_checked_together() {
    let seats = BadOption::Seats { least: 3, most: 5 };
    let first = BadOption::Outside { name: "first", least: 0, most: 2 };
    assert_eq!(set_up(2, [3, 20, 0]), Err(vec![seats, first]));
    assert_eq!(set_up(6, [0, 20, 0]), Err(vec![seats]));
    assert_eq!(set_up(5, [4, 20, 0]), Ok(()));
    let slips = BadOption::Outside { name: "slips", least: 0, most: 1 };
    assert_eq!(set_up(3, [0, 20, 2]), Err(vec![slips]));
    let rules = *scene("seats 4, first 3, bait_cap 31, slips on").table.rules();
    assert_eq!(Lucktails::options(&rules).as_slice(), [3, 31, 1]);
    assert_eq!((rules.n_seats(), rules.first().index(), rules.bait_cap()), (4, 3, 31));
    assert_eq!((rules.slips(), *rules.deck()), (true, Deck::default()));
    assert!(!scene(THREE).table.rules().slips());
}

#[test]
fn lt_6_seats_then_the_middle_then_beside_it() {
    let deals = [
        (3, r#"["L","6","5"]"#, r#"["4","3"]"#, r#"["2","1","1"]"#),
        (4, r#"["L","6","5","4"]"#, r#"["3","2"]"#, r#"["1","1"]"#),
        (5, r#"["L","6","5","4","3"]"#, r#"["2","1"]"#, r#"["1"]"#),
    ];
    for (n_seats, hands, middle, open) in deals {
        let scene = scene(&format!("seats {n_seats}; shuffle L 6 5 4 3 2 1 1"));
        check_field(&scene, "hands", hands);
        check_field(&scene, "middle", middle);
        check_field(&scene, "open", open);
    }
}

#[test]
fn lt_6_a_table_waits_for_its_deal() {
    let table = scene("seats 3, first 2").table;
    assert_eq!((table.turn(), table.moment().0), (Turn::Chance, 0));
    assert_eq!(table.on_turn().unwrap().index(), 2);
    check_legal("seats 3", 0, "");
    check_seen(&scene("seats 3"), "hands", &["[null,null,null]"; 4]);
    check_seen(&scene("seats 3"), "open", &["[null,null,null]"; 4]);
    check_field(&scene("seats 3"), "round", "1");
}

#[test]
fn lt_7_every_seat_looks_at_the_card_of_its_right_neighbour() {
    check_seen(
        &scene(THREE),
        "hands",
        &[r#"[null,null,"3"]"#, r#"["1",null,null]"#, r#"[null,"2",null]"#, "[null,null,null]"],
    );
    check_seen(&scene(THREE), "middle", &["[null,null]"; 4]);
    check_seen(&scene(THREE), "open", &[r#"["1","6","L"]"#; 4]);
    let five = scene("seats 5; shuffle 1 2 3 4 5 / 6 L / 1");
    let hands = [
        r#"[null,null,null,null,"5"]"#,
        r#"["1",null,null,null,null]"#,
        r#"[null,"2",null,null,null]"#,
        r#"[null,null,"3",null,null]"#,
        r#"[null,null,null,"4",null]"#,
        "[null,null,null,null,null]",
    ];
    check_seen(&five, "hands", &hands);
}

#[test]
fn lt_8_turns_go_clockwise_over_those_still_in() {
    let mut scene = scene("seats 5, first 3; shuffle ...");
    check_field(&scene, "bait", "0");
    let mut order = String::new();
    let lines = "3 bait 1; 4 opt_out; 0 bait 1; 1 opt_out; 2 bait 1; 3 bait 2; 0 opt_out; 2 bait 1";
    for line in lines.split("; ") {
        order += &scene.to_act();
        scene.act(line).unwrap();
    }
    assert_eq!(order + &scene.to_act(), "340123023");
    check_field(&scene, "in_round", "[false,false,true,true,false]");
    check_field(&scene, "turn", "3");
}

#[test]
fn lt_9_at_bait_0_a_seat_opens_with_1_or_2_or_opts_out() {
    check_legal(THREE, 0, "bait 1, bait 2, opt_out, opt_out swap 0, opt_out swap 1");
    check_legal(THREE, 1, "");
    check_legal(THREE, 2, "");
    let mut scene = scene(THREE);
    for line in ["0 bait 0", "0 bait 3", "0 bait 1 bonus 0", "0 take", "0 slip"] {
        assert_eq!(scene.act(line), Err(Illegal::NotAllowed), "{line}");
    }
    assert_eq!(scene.act("1 bait 1"), Err(Illegal::NotYourTurn));
}

#[test]
fn lt_10_above_0_a_seat_raises_by_1_or_2_takes_or_opts_out() {
    let out = "take, opt_out, opt_out swap 0, opt_out swap 1";
    check_legal(&format!("{THREE}; 0 bait 1"), 1, &format!("bait 2, bait 3, {out}"));
    check_legal(&format!("{THREE}; 0 bait 2"), 1, &format!("bait 3, bait 4, {out}"));
    let mut scene = scene(&format!("{THREE}; 0 bait 2"));
    for line in ["1 bait 2", "1 bait 5", "1 bait 1"] {
        assert_eq!(scene.act(line), Err(Illegal::NotAllowed), "{line}");
    }
    check_events(
        scene,
        "1 bait 4",
        &[r#"{"type":"baited","seat":1,"to":4,"bonus":null,"next":2}"#],
    );
}

#[test]
fn lt_11_a_raise_from_below_ten_to_ten_or_eleven_places_a_bonus() {
    let legal = |bait| {
        let scene = scene(&format!("{THREE}{}", climb(bait)));
        scene.legal(scene.to_act().parse().unwrap())
    };
    let out = "take, opt_out, opt_out swap 0, opt_out swap 1";
    let ten = "bait 10 bonus 0, bait 10 bonus 1";
    assert_eq!(legal(7), format!("bait 8, bait 9, {out}"));
    assert_eq!(legal(8), format!("bait 9, {ten}, {out}"));
    assert_eq!(legal(9), format!("{ten}, bait 11 bonus 0, bait 11 bonus 1, {out}"));
    assert_eq!(legal(10), format!("bait 11, bait 12, {out}"));
    assert_eq!(legal(11), format!("bait 12, bait 13, {out}"));
}

#[test]
fn lt_11_one_bonus_per_run_and_a_new_run_earns_again() {
    let nine = scene(&format!("{THREE}{}", climb(9)));
    let told = r#"{"type":"baited","seat":2,"to":11,"bonus":1,"next":0}"#;
    let run = check_events(nine, "2 bait 11 bonus 1", &[told]);
    check_field(&run, "bonus", "[0,1]");
    let run = run.then("0 bait 12; 1 bait 14; 2 take");
    check_field(&run, "bonus", "[0,1]");
    let to_eight = "0 bait 2; 1 bait 4; 0 bait 6; 1 bait 8; ";
    let same = run.clone().then(&format!("{to_eight}0 bait 10 bonus 1"));
    check_field(&same, "bonus", "[0,2]");
    assert_eq!(Place::BOTH.map(|place| same.table.bonus(place)), [0, 2]);
    let other = run.then(&format!("{to_eight}0 bait 10 bonus 0"));
    check_field(&other, "bonus", "[1,1]");
}
