//! One test per clause of the rules, LT-12 to LT-22: the ways out, the end, what is known, slips.

use crate::table::{
    THREE, check_events, check_field, check_legal, check_seen, climb, scene, scene_worth,
};
use game::scene::Scene;
use game::{Determinize, Game, Illegal, Seat, SeatSet, Turn, Viewer};
use lucktails::{Lucktails, Place, View};

#[test]
fn lt_12_taking_scores_the_bait_and_turns_the_card_up_for_nothing() {
    let took = check_events(
        scene(&format!("{THREE}; 0 bait 2; 1 bait 3")),
        "2 take",
        &[r#"{"type":"took","seat":2,"bait":3,"points":2,"card":"3","total":2,"next":0}"#],
    );
    check_field(&took, "scores", "[0,0,2]");
    check_field(&took, "in_round", "[true,true,false]");
    let watcher = r#"[null,null,"3"]"#;
    check_seen(&took, "hands", &[watcher, r#"["1",null,"3"]"#, r#"[null,"2","3"]"#, watcher]);
}

#[test]
fn lt_12_points_add_up_over_rounds() {
    let first = scene(&format!("{THREE}; 0 bait 1; 1 take; 2 opt_out; 0 opt_out; shuffle ..."));
    let second = first.then("1 bait 2; 2 bait 3; 0 bait 4");
    let told = r#"{"type":"took","seat":1,"bait":4,"points":2,"card":"1","total":3,"next":2}"#;
    check_events(second, "1 take", &[told]);
}

#[test]
fn lt_13_opting_out_scores_the_own_card() {
    let told = r#"{"type":"opted_out","seat":0,"swap":null,"bonus":0,"card":"1","points":1,"total":1,"next":1}"#;
    let out = check_events(scene(THREE), "0 opt_out", &[told]);
    check_field(&out, "hands", r#"["1","2","3"]"#);
    check_field(&out, "in_round", "[false,true,true]");
    check_field(&out, "scores", "[1,0,0]");
}

#[test]
fn lt_13_or_that_of_a_middle_place_after_an_exchange() {
    let told = r#"{"type":"opted_out","seat":0,"swap":1,"bonus":0,"card":"5","points":5,"total":5,"next":1}"#;
    let out = check_events(scene(THREE), "0 opt_out swap 1", &[told]);
    check_field(&out, "hands", r#"["5","2","3"]"#);
    check_field(&out, "middle", r#"["4","1"]"#);
    let out = scene(THREE).then("0 opt_out swap 0");
    check_field(&out, "hands", r#"["4","2","3"]"#);
    check_field(&out, "middle", r#"["1","5"]"#);
}

#[test]
fn lt_13_bonus_is_scored_before_the_card() {
    // Place 1 holds the Lucktails card and a bonus point.
    let bonus = scene("seats 3; shuffle 1 2 3 / 4 L / 1 5 6").then(&climb(9));
    let bonus = bonus.then("2 bait 10 bonus 1; 0 take; 1 bait 1");
    check_field(&bonus, "scores", "[4,0,0]");
    let told = r#"{"type":"opted_out","seat":2,"swap":1,"bonus":1,"card":"L","points":3,"total":4,"next":1}"#;
    check_events(bonus, "2 opt_out swap 1", &[told]);
}

#[test]
fn lt_13_only_the_bonus_of_the_card_taken_is_scored() {
    let bonus = scene(&format!("{THREE}{}", climb(10)));
    check_field(&bonus, "bonus", "[1,0]");
    let seat = "2 opt_out";
    check_field(&bonus.clone().then(seat), "bonus", "[1,0]");
    check_field(&bonus.clone().then(seat), "scores", "[0,0,3]");
    let other = bonus.clone().then("2 opt_out swap 1");
    check_field(&other, "bonus", "[1,0]");
    check_field(&other, "scores", "[0,0,5]");
    let taken = bonus.then("2 opt_out swap 0");
    check_field(&taken, "bonus", "[0,0]");
    check_field(&taken, "scores", "[0,0,5]");
    // The card that came to lie there has no bonus any more.
    let again = r#"{"type":"opted_out","seat":0,"swap":0,"bonus":0,"card":"3","points":3,"total":3,"next":1}"#;
    check_events(taken, "0 opt_out swap 0", &[again]);
}

#[test]
fn lt_14_a_card_scores_its_number() {
    for (card, points) in [("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5), ("6", 6)] {
        let out = scene(&format!("seats 3; shuffle {card} ...; 0 opt_out"));
        check_field(&out, "scores", &format!("[{points},0,0]"));
    }
}

#[test]
fn lt_14_the_lucktails_card_lifts_to_the_highest_total() {
    let lifted = |before: &str, scores: &str| {
        let out = scene("seats 3; shuffle 6 L 3 / ...").then(before).then("1 opt_out");
        check_field(&out, "scores", scores);
    };
    lifted("0 opt_out", "[6,6,0]");
    lifted("0 bait 1", "[0,0,0]");
}

#[test]
fn lt_14_whoever_has_the_highest_total_gets_nothing() {
    // Seat 1 has taken a bait of one point in the round before: it alone is ahead.
    let ahead =
        scene_worth(9, "seats 3; shuffle 6 5 4 ...; 0 bait 1; 1 take; 2 opt_out; 0 opt_out");
    check_field(&ahead, "scores", "[6,9,4]");
    let second = ahead.then("shuffle 3 L ...");
    let told = r#"{"type":"opted_out","seat":1,"swap":null,"bonus":0,"card":"L","points":0,"total":9,"next":2}"#;
    check_events(second, "1 opt_out", &[told]);
}

#[test]
fn lt_14_a_bonus_can_make_the_highest_total() {
    // The bonus lifts seat 2 from 0 to 1, past everybody: the card adds nothing.
    let bonus = scene("seats 3; shuffle 1 2 3 / L 4 / 1 5 6").then(&climb(10));
    let told = r#"{"type":"opted_out","seat":2,"swap":0,"bonus":1,"card":"L","points":0,"total":1,"next":0}"#;
    check_events(bonus, "2 opt_out swap 0", &[told]);
}

#[test]
fn lt_15_after_either_way_out_the_bait_is_0() {
    for line in ["1 take", "1 opt_out", "1 opt_out swap 0"] {
        let out = scene(&format!("{THREE}; 0 bait 2; {line}"));
        check_field(&out, "bait", "0");
        check_field(&out, "worth", "0");
        assert_eq!(out.legal(2), "bait 1, bait 2, opt_out, opt_out swap 0, opt_out swap 1");
    }
}

#[test]
fn lt_16_the_last_seat_can_only_opt_out() {
    let two = format!("{THREE}; 0 opt_out");
    check_legal(&two, 1, "bait 1, bait 2, opt_out, opt_out swap 0, opt_out swap 1");
    check_legal(&format!("{two}; 1 opt_out"), 2, "opt_out, opt_out swap 0, opt_out swap 1");
    check_legal(&format!("{two}; 1 bait 1; 2 take"), 1, "opt_out, opt_out swap 0, opt_out swap 1");
}

#[test]
fn lt_17_the_round_ends_when_everybody_is_out() {
    let last = scene(&format!("{THREE}; 0 opt_out; 1 opt_out"));
    let ended = check_events(
        last,
        "2 opt_out swap 0",
        &[
            r#"{"type":"opted_out","seat":2,"swap":0,"bonus":0,"card":"4","points":4,"total":4,"next":null}"#,
            r#"{"type":"round_ended","round":1,"returned":0}"#,
        ],
    );
    assert_eq!(ended.table.turn(), Turn::Chance);
    assert_eq!(ended.table.on_turn(), Some(Seat::at(1)));
    check_field(&ended, "in_round", "[false,false,false]");
    // Seat 0 looked at the 3 that went to the middle; nobody else is shown any of the two.
    check_seen(&ended, "middle", &[r#"["3",null]"#, "[null,null]", "[null,null]", "[null,null]"]);
    check_seen(&ended, "hands", &[r#"["1","2","4"]"#; 4]);
}

#[test]
fn lt_17_bonus_points_nobody_took_go_back() {
    let run = "0 bait 2; 1 bait 4; 0 bait 6; 1 bait 8; 0 bait 10 bonus 1; 1 take";
    let last = scene(&format!("{THREE}{}; 2 take; {run}", climb(10)));
    check_field(&last, "bonus", "[1,1]");
    let opted = r#"{"type":"opted_out","seat":0,"swap":null,"bonus":0,"card":"1","points":1,"total":1,"next":null}"#;
    let ended = r#"{"type":"round_ended","round":1,"returned":2}"#;
    let ended = check_events(last, "0 opt_out", &[opted, ended]);
    check_field(&ended, "bonus", "[0,0]");
    check_field(&ended.then("shuffle ..."), "bonus", "[0,0]");
}

/// Seat 2 takes a bait of this worth; the others turn over a 1 and a 2.
fn ends_with(worth: u32) -> Vec<String> {
    let last = scene_worth(worth, &format!("{THREE}; 0 opt_out; 1 bait 1; 2 take; 1 opt_out"));
    let rules = *last.table.rules();
    let tell = |event| serde_json::to_string(&Lucktails::unveil_event(&rules, event).into_open());
    last.events[5..].iter().map(|event| tell(event).unwrap()).collect()
}

#[test]
fn lt_18_a_lone_highest_total_of_15_wins() {
    let ended = r#"{"type":"round_ended","round":1,"returned":0}"#;
    assert_eq!(ends_with(14), [ended]);
    assert_eq!(ends_with(15), [ended, r#"{"type":"won","seat":2,"total":15}"#]);
    assert_eq!(ends_with(16), [ended, r#"{"type":"won","seat":2,"total":16}"#]);
}

#[test]
fn lt_18_the_game_is_over_and_nothing_more_is_shown() {
    let mut won = scene_worth(15, &format!("{THREE}; 0 opt_out; 1 bait 1; 2 take; 1 opt_out"));
    assert_eq!((won.table.turn(), won.table.on_turn()), (Turn::Over, None));
    let outcome = serde_json::to_string(&won.table.outcome()).unwrap();
    assert_eq!(outcome, r#"{"winners":[2],"scores":[1,2,15]}"#);
    check_field(&won, "turn", "null");
    check_field(&won, "round", "1");
    check_field(&won, "first", "0");
    check_seen(&won, "middle", &["[null,null]"; 4]);
    assert_eq!([0, 1, 2].map(|seat| won.legal(seat)).concat(), "");
    assert_eq!(won.act("0 opt_out"), Err(Illegal::GameOver));
    let mut due = 0;
    won.table.unshuffled(|_| due += 1);
    assert_eq!(due, 0);
}

#[test]
fn lt_18_on_a_tie_everybody_plays_another_round() {
    let tie = scene_worth(15, &format!("{THREE}; 0 bait 1; 1 take; 2 bait 1; 0 take; 2 opt_out"));
    check_field(&tie, "scores", "[15,15,3]");
    assert_eq!((tie.table.turn(), tie.table.outcome()), (Turn::Chance, None));
    assert_eq!(tie.table.winner(), None);
    let second = tie.then("shuffle 2 3 4 ...; 1 opt_out; 2 opt_out; 0 opt_out");
    assert_eq!(second.table.view(Viewer::Watcher).winner(), Some(Seat::at(1)));
    let outcome = serde_json::to_string(&second.table.outcome()).unwrap();
    assert_eq!(outcome, r#"{"winners":[1],"scores":[17,18,7]}"#);
    check_field(&second, "round", "2");
    check_field(&second, "first", "1");
}

#[test]
fn lt_18_a_tie_below_the_highest_does_not_matter() {
    let won = scene_worth(15, &format!("{THREE}; 0 bait 1; 1 take; 2 opt_out; 0 opt_out swap 0"));
    check_field(&won, "scores", "[4,15,3]");
    let text = "seats 3; shuffle 1 2 1 / ...; 0 opt_out; 1 bait 1; 2 bait 2; 1 take; 2 opt_out";
    let tied = scene_worth(15, text);
    check_field(&tied, "scores", "[1,15,1]");
    assert_eq!(tied.table.turn(), Turn::Over);
}

#[test]
fn lt_19_everybody_knows_bait_totals_bonus_places_and_exchanges() {
    let run = scene(&format!("{THREE}{}; 2 opt_out swap 1; 0 bait 1", climb(10)));
    let public = [
        ("bait", "1"),
        ("worth", "1"),
        ("bait_cap", "20"),
        ("scores", "[0,0,5]"),
        ("bonus", "[1,0]"),
        ("in_round", "[true,true,false]"),
        ("slipped", "[false,false,false]"),
        ("turn", "1"),
        ("open", r#"["1","6","L"]"#),
    ];
    for (field, expect) in public {
        check_seen(&run, field, &[expect; 4]);
    }
    check_legal(&format!("{THREE}; 0 opt_out swap 1"), 0, "");
    let rules = *run.table.rules();
    for event in &run.events[1..] {
        let whole = Lucktails::unveil_event(&rules, event).into_open();
        for viewer in game::laws::viewers::<Lucktails>(&rules) {
            assert_eq!(Lucktails::sight(&rules, event, viewer), whole);
        }
    }
}

#[test]
fn lt_20_a_seat_goes_on_knowing_the_card_it_looked_at() {
    // Seat 1 looked at the 1 of seat 0, which goes to place 1 and is then turned up by seat 2.
    let gone = scene(&format!("{THREE}; 0 opt_out swap 1"));
    check_seen(&gone, "middle", &["[null,null]", r#"[null,"1"]"#, "[null,null]", "[null,null]"]);
    let cards = gone.table.cards();
    let seen = |by| [Place::First, Place::Second].map(|at| cards.middle_seen_by(at, Seat::at(by)));
    assert_eq!([0, 1, 2].map(seen), [[false, false], [false, true], [false, false]]);
    let seen = |by| [0, 1, 2].map(|of| cards.hand_seen_by(Seat::at(of), Seat::at(by)));
    assert_eq!([0, 1].map(seen), [[true, false, true], [true, false, false]]);
    let back = gone.then("1 bait 1; 2 opt_out swap 1");
    check_seen(
        &back,
        "hands",
        &[r#"["5",null,"1"]"#, r#"["5",null,"1"]"#, r#"["5","2","1"]"#, r#"["5",null,"1"]"#],
    );
    check_seen(&back, "middle", &[r#"[null,"3"]"#, "[null,null]", "[null,null]", "[null,null]"]);
}

#[test]
fn lt_20_whoever_gives_a_card_away_does_not_see_it() {
    let gone = scene(&format!("{THREE}; 0 opt_out swap 0"));
    check_seen(&gone, "middle", &["[null,null]", r#"["1",null]"#, "[null,null]", "[null,null]"]);
}

#[test]
fn lt_21_claims_are_part_of_the_talk() {
    const { assert!(Lucktails::CLAIMS) };
    assert_eq!((Lucktails::NAME, Lucktails::SEATS), ("lucktails", (3, 5)));
}

const SLIPS: &str = "seats 3, slips on; shuffle 1 2 3 / 4 5 / 1 6 L";

#[test]
fn lt_22_any_seat_may_slip_until_the_first_turn_is_taken() {
    let turn = "bait 1, bait 2, opt_out, opt_out swap 0, opt_out swap 1, slip";
    assert_eq!([0, 1, 2, 3].map(|seat| scene(SLIPS).legal(seat)), [turn, "slip", "slip", ""]);
    assert_eq!(scene(SLIPS).to_act(), "0 1 2");
    for first in ["0 bait 1", "0 opt_out"] {
        let mut taken = scene(&format!("{SLIPS}; {first}"));
        assert_eq!(taken.to_act(), "1");
        assert!(!taken.legal(1).contains("slip"));
        assert_eq!(taken.act("2 slip"), Err(Illegal::NotYourTurn));
    }
}

#[test]
fn lt_22_nobody_waits_for_a_slip() {
    let waits = |text: &str| scene(text).table.waits_for();
    assert_eq!(waits(SLIPS), SeatSet::only(Seat::at(0)));
    assert_eq!(waits(&format!("{SLIPS}; 0 bait 1")), SeatSet::only(Seat::at(1)));
}

#[test]
fn lt_22_without_the_option_nobody_slips() {
    let mut scene = scene(THREE);
    assert_eq!(scene.to_act(), "0");
    assert_eq!(scene.act("0 slip"), Err(Illegal::NotAllowed));
}

#[test]
fn lt_22_what_it_saw_is_told_to_that_seat_alone() {
    let told = r#"{"type":"slipped","seat":1,"card":"2","paid":0}"#;
    let slipped = check_events(scene(SLIPS), "1 slip", &[told]);
    let hands = [r#"[null,null,"3"]"#, r#"["1","2",null]"#, r#"[null,"2",null]"#];
    check_seen(&slipped, "hands", &[hands[0], hands[1], hands[2], "[null,null,null]"]);
    check_seen(&slipped, "slipped", &["[false,true,false]"; 4]);
    let (rules, event) = (*slipped.table.rules(), slipped.events[1]);
    let tell = |viewer| serde_json::to_string(&Lucktails::sight(&rules, &event, viewer)).unwrap();
    let blank = r#"{"type":"slipped","seat":1,"card":null,"paid":0}"#;
    let told: Vec<_> = game::laws::viewers::<Lucktails>(&rules).map(tell).collect();
    assert_eq!(told, [blank, r#"{"type":"slipped","seat":1,"card":"2","paid":0}"#, blank, blank]);
}

#[test]
fn lt_22_the_round_is_dealt_anew_from_the_same_seat() {
    let slipped = scene(&format!("{SLIPS}; 2 slip"));
    assert_eq!((slipped.table.turn(), slipped.table.on_turn()), (Turn::Chance, Some(Seat::at(0))));
    assert_eq!(slipped.legal(0), "");
    check_field(&slipped, "in_round", "[true,true,true]");
    let anew = slipped.then("shuffle 6 5 4 / 3 2 / L 1 1");
    check_field(&anew, "round", "1");
    check_field(&anew, "first", "0");
    check_field(&anew, "hands", r#"["6","5","4"]"#);
    check_seen(
        &anew,
        "hands",
        &[r#"[null,null,"4"]"#, r#"["6",null,null]"#, r#"[null,"5",null]"#, "[null,null,null]"],
    );
}

#[test]
fn lt_22_once_per_seat_and_round() {
    let mut anew = scene(&format!("{SLIPS}; 0 slip; shuffle ..."));
    assert_eq!(anew.to_act(), "0 1 2");
    assert_eq!(anew.legal(0), "bait 1, bait 2, opt_out, opt_out swap 0, opt_out swap 1");
    assert_eq!(anew.act("0 slip"), Err(Illegal::NotAllowed));
    let again = anew.then("1 slip; shuffle ...");
    assert_eq!(again.to_act(), "0 2");
    check_field(&again, "slipped", "[true,true,false]");
    let last = again.then("2 slip; shuffle ...");
    assert_eq!(last.to_act(), "0");
    let next = last.then("0 opt_out; 1 opt_out; 2 opt_out");
    check_field(&next, "slipped", "[true,true,true]");
    let next = next.then("shuffle ...");
    assert_eq!(next.to_act(), "0 1 2");
    check_field(&next, "slipped", "[false,false,false]");
    check_field(&next, "round", "2");
}

#[test]
fn lt_22_it_pays_one_point_if_it_has_one() {
    let second =
        scene(&format!("{SLIPS}; 0 bait 1; 1 take; 2 bait 1; 0 opt_out; 2 opt_out swap 1"));
    check_field(&second, "scores", "[1,1,5]");
    let second = second.then("shuffle 1 2 3 ...");
    let paid =
        |seat, card| format!(r#"{{"type":"slipped","seat":{seat},"card":"{card}","paid":1}}"#);
    let once = check_events(second, "2 slip", &[&paid(2, 3)]);
    check_field(&once, "scores", "[1,1,4]");
    let twice = check_events(once.then("shuffle 1 2 3 ..."), "0 slip", &[&paid(0, 1)]);
    check_field(&twice, "scores", "[0,1,4]");
}

#[test]
fn a_moment_begins_with_every_choice() {
    let moments = |text: &str| scene(text).table.moment().0;
    let texts = ["", "; 0 bait 1", "; 0 bait 1; 1 take", "; 0 bait 1; 1 take; 2 opt_out"];
    assert_eq!(texts.map(|more| moments(&format!("{THREE}{more}"))), [1, 2, 3, 4]);
    assert_eq!(moments(&format!("{SLIPS}; 1 slip")), 2);
}

#[test]
fn lt_19_everybody_knows_who_exchanged_with_which_place() {
    let scene =
        Scene::<Lucktails>::of("seats 3; shuffle 1 2 3 / 4 5 / 6 1 L").then("0 opt_out swap 1");
    for viewer in game::laws::viewers::<Lucktails>(scene.table.rules()) {
        let exchanged = |view: &View| serde_json::to_value(view).unwrap()["exchanged"].to_string();
        assert_eq!(exchanged(&scene.table.view(viewer)), "[1,null,null]");
        assert_eq!(exchanged(&scene.table.knows(viewer)), "[1,null,null]");
    }
    let next = scene.then("shuffle 1 2 3 / 4 5 / 6 1 L; 1 opt_out; 2 opt_out swap 0");
    assert_eq!(
        serde_json::to_value(next.table.view(Viewer::Watcher)).unwrap()["exchanged"].to_string(),
        "[null,null,null]"
    );
}

#[test]
fn lt_20_only_what_a_seat_has_not_seen_is_dealt_anew() {
    let scene = Scene::<Lucktails>::of("seats 3; shuffle 1 2 3 / 4 5 / 6 1 L");
    let viewer = Viewer::Seat(Seat::at(0));
    let mut pools = Vec::new();
    let twin = scene.table.redealt(viewer, |pool| {
        pools.push(pool.len());
        pool.reverse();
    });
    // Its own card, its left neighbour's and the middle; its right neighbour's card is a 3. They come
    // in the order of the deck: 1, 2, 4, 5.
    assert_eq!(pools, [4]);
    assert_eq!(twin.view(viewer), scene.table.view(viewer));
    let open = |table: &Lucktails| serde_json::to_value(table.unveil().into_open()).unwrap();
    let hands =
        |table: &Lucktails| (open(table)["hands"].to_string(), open(table)["middle"].to_string());
    assert_eq!(hands(&scene.table), (r#"["1","2","3"]"#.to_owned(), r#"["4","5"]"#.to_owned()));
    assert_eq!(hands(&twin), (r#"["5","4","3"]"#.to_owned(), r#"["2","1"]"#.to_owned()));
}
