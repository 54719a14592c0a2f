//! The rules of a round and a turn, clause by clause: LB-1 to LB-11.

use crate::asked::{Table, answers, asked, blunder, check, deck, idle, play_on, refused};
use game::laws::due;
use game::scene::Scene;
use game::{BadOption, Game, default_options};
use lucky_bastard::{Card, Deck, DeckFault, LuckyBastard};

/// Two seats that have looked.
const TWO: &str = "
    seats 2
    shuffle A B C D / E F G H / H G ...
    0 look 0 1; 1 look 2 3
";

/// Seat 0 has drawn and thrown an H; seat 1 has an H in slot 3.
const RACE: &str = "
    seats 2
    shuffle A B C D / E F G H / H G F ...
    0 look 0 1; 1 look 2 3
    0 draw; 0 throw
";

/// A line of four H, and an H to draw.
const EASY: &str = "
    seats 2, tokens 1
    shuffle H H H H / A B C D / H G ...
    0 look 0 1; 1 look 0 1
    0 draw; 0 throw
";

const WIN: &str = "0 match 0; 0 match 1; 0 match 2; 0 match 3";

fn words(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn lb_1_there_are_58_cards() {
    let table = Table::of("seats 2").table;
    let copies = "A A A B B B B C C C C C D D D D D D E E E E E E E F F F F F F F F \
                  G G G G G G G G G H H H H H H H H H H switch switch switch peek peek peek";
    assert_eq!(words(&due(&table)), copies);
    let shown = "{A:3,B:4,C:5,D:6,E:7,F:8,G:9,H:10,peek:3,switch:3}";
    check("seats 2", &[("see w copies", shown), ("turn", "chance")]);
}

#[test]
fn lb_1_a_deck_is_checked() {
    use DeckFault::{NoCopies, NoKinds, TooManyKinds, Total};
    let faults = |plain: &[u32], switch, peek| Deck::new(plain, switch, peek).unwrap_err();
    assert_eq!(faults(&[], 29, 29), [NoKinds]);
    assert_eq!(faults(&[1; 27], 31, 0), [TooManyKinds { kinds: 27 }]);
    assert_eq!(faults(&[57], 0, 0), [Total { cards: 57 }]);
    assert_eq!(faults(&[30], 29, 0), [Total { cards: 59 }]);
    assert_eq!(faults(&[30], 27, 2), [Total { cards: 59 }]);
    assert_eq!(faults(&[u32::MAX, 3], 0, 0), [Total { cards: u32::MAX }]);
    let all = [NoCopies { kind: 0 }, NoCopies { kind: 2 }, Total { cards: 1 }];
    assert_eq!(faults(&[0, 1, 0], 0, 0), all);
    let wide = deck(&[1; 26], 0, 32);
    assert_eq!(wide.copies(Card::plain(25).unwrap()), 1);
    assert_eq!(wide.copies(Card::SWITCH), 0);
    assert_eq!(wide.copies(Card::PEEK), 32);
    assert_eq!(words(&wide.cards()[24..28]), "Y Z peek peek");
    assert_eq!(deck(&[3, 4, 5, 6, 7, 8, 9, 10], 3, 3), Deck::default());
    assert_eq!(*Table::of(TWO).table.rules().deck(), Deck::default());
}

#[test]
fn lb_1_cards_are_written_as_on_the_page() {
    for (index, code) in ('A'..='Z').enumerate() {
        let card = Card::plain(index).unwrap();
        assert_eq!(card.to_string(), code.to_string());
        assert_eq!(serde_json::to_string(&card).unwrap(), format!("\"{code}\""));
        assert_eq!(code.to_string().parse(), Ok(card));
        assert!(card < Card::SWITCH && card.power().is_none());
    }
    assert_eq!(Card::plain(26), None);
    assert!(Card::SWITCH < Card::PEEK);
    for bad in ["\"a\"", "\"AA\"", "\"\"", "\"[\"", "\"@\"", "\"Switch\"", "1", "null", "[\"A\"]"] {
        assert!(serde_json::from_str::<Card>(bad).is_err(), "{bad}");
    }
    let error = serde_json::from_str::<Card>("\"x\"").unwrap_err().to_string();
    assert!(error.contains(r#"expected "A" to "Z", "switch" or "peek""#), "{error}");
}

#[test]
fn lb_2_the_first_to_win_the_tokens_wins_the_game() {
    let won = "{type:matched,seat:0,slot:3,card:H} {type:won,seat:0,tokens:1} \
               {type:ended,winner:0}";
    check(
        &format!("{EASY}{WIN}"),
        &[
            ("told w 3", won),
            ("turn", "over"),
            ("outcome", r#"{"winners":[0],"scores":[1,0]}"#),
            ("see 0 turn", "null"),
            ("see 0 phase", "null"),
            ("see 0 round", "1"),
            ("see 0 acting", "[]"),
            ("see 0 tokens", "[1,0]"),
            ("legal 0", ""),
            ("legal 1", ""),
        ],
    );
    assert_eq!(refused(&format!("{EASY}{WIN}"), "1 done"), "GameOver");
    let two = EASY.replace("tokens 1", "tokens 2");
    check(
        &format!("{two}{WIN}"),
        &[("turn", "chance"), ("told w 1", "{type:won,seat:0,tokens:1}"), ("outcome", "null")],
    );
    let again = "shuffle H H H H / A B C D / H G ...; 0 look 0 1; 1 look 0 1; 0 draw; 0 throw";
    check(
        &format!("{two}{WIN}\n{again}\n{WIN}"),
        &[
            ("told w 2", "{type:won,seat:0,tokens:2} {type:ended,winner:0}"),
            ("see w round", "2"),
            ("outcome", r#"{"winners":[0],"scores":[2,0]}"#),
        ],
    );
}

#[test]
fn lb_2_the_end_reveals_nothing() {
    let end = format!("{EASY}{WIN}");
    let lines = "[{},{0:null,1:null,2:null,3:null}]";
    check(&end, &[("see 0 lines", lines), ("see 1 lines", lines), ("see w lines", lines)]);
    check(&end, &[("see r lines", "[{},{0:A,1:B,2:C,3:D}]")]);
    let known = "[{},{0:A,1:B,2:null,3:null}]";
    check(&end, &[("knows 1 lines", known), ("knows 0 lines", lines)]);
}

#[test]
fn lb_2_options_have_ranges() {
    let bad = |n_seats, options: [u16; 4]| {
        LuckyBastard::set_up(n_seats, &options.into_iter().collect(), &Deck::default())
            .err()
            .unwrap_or_default()
    };
    let outside = |name, least, most| BadOption::Outside { name, least, most };
    assert_eq!(default_options::<LuckyBastard>().as_slice(), [0, 3, 0, 0]);
    assert_eq!(bad(2, [1, 1, 0, 1]), []);
    assert_eq!(bad(6, [5, 9, 1, 0]), []);
    assert_eq!(bad(2, [0, 0, 1, 0]), []);
    assert_eq!(
        bad(2, [2, 0, 0, 2]),
        [outside("first", 0, 1), outside("tokens", 1, 9), outside("memory_aid", 0, 1)]
    );
    assert_eq!(bad(3, [0, 10, 0, 0]), [outside("tokens", 1, 9)]);
    assert_eq!(bad(3, [0, 10, 1, 0]), [outside("tokens", 0, 9)]);
    let seats = BadOption::Seats { least: 2, most: 6 };
    assert_eq!(bad(1, [0, 3, 0, 0]), [seats]);
    assert_eq!(bad(7, [5, 3, 2, 0]), [seats, outside("origins", 0, 1)]);
    let values = [4, 7, 1, 1].into_iter().collect();
    let rules = LuckyBastard::set_up(5, &values, &Deck::default()).unwrap();
    assert_eq!(LuckyBastard::options(&rules), values);
    assert_eq!((rules.tokens(), rules.origins(), rules.memory_aid()), (7, true, true));
    let plain = *Table::of("seats 5, first 3, tokens 2").table.table_rules();
    assert_eq!(LuckyBastard::options(&plain).as_slice(), [3, 2, 0, 0]);
    assert_eq!((plain.origins(), plain.memory_aid()), (false, false));
    assert_eq!(LuckyBastard::n_seats(&plain), 5);
}

#[test]
fn lb_3_each_seat_gets_four_and_the_rest_is_the_pile() {
    let scene = Table::of("seats 3; shuffle A B C D / E F G H / H G F E / switch peek ...");
    let lines = "[{0:A,1:B,2:C,3:D},{0:E,1:F,2:G,3:H},{0:H,1:G,2:F,3:E}]";
    answers(&scene, &[("see r lines", lines), ("see r discard", "[]"), ("see r drawn", "null")]);
    assert!(asked(&scene, "see r pile").starts_with("[switch,peek,A,A,B,"));
    assert_eq!(scene.table.pile_len(), 46);
    let hidden = "{type:dealt,round:1,starter:0,lines:[4,4,4],cards:null}";
    answers(&scene, &[("told 0 1", hidden), ("told w 1", hidden)]);
    assert!(asked(&scene, "told r 1").contains("cards:[A,B,C,D,E,"));
    assert!(asked(&scene, "see 1 pile").starts_with("[null,null,"));
    let blank = "{0:null,1:null,2:null,3:null}";
    answers(&scene, &[("see 1 lines", &format!("[{blank},{blank},{blank}]"))]);
    assert_eq!(Table::of("seats 6; shuffle ...").table.pile_len(), 34);
}

#[test]
fn lb_4_all_look_at_two_of_their_own_at_once_and_sealed() {
    let dealt = "seats 3; shuffle A B C D / E F G H / H G F E / ...";
    let six = "look 0 1, look 0 2, look 1 2, look 0 3, look 1 3, look 2 3";
    check(dealt, &[("turn", "all"), ("act", "0 1 2"), ("legal 0", six), ("legal 2", six)]);
    check(dealt, &[("see 0 phase", "look"), ("see 0 turn", "0"), ("see 0 turns", "0")]);
    let one = format!("{dealt}; 1 look 0 2");
    check(
        &one,
        &[
            ("act", "0 2"),
            ("legal 1", ""),
            ("told 1 1", "{type:looked,seat:1,slots:[0,2],cards:[E,G]}"),
            ("told 0 1", "{type:looked,seat:1,slots:null,cards:null}"),
            ("told w 1", "{type:looked,seat:1,slots:null,cards:null}"),
            ("told r 1", "{type:looked,seat:1,slots:[0,2],cards:[E,G]}"),
            ("see 1 looks", "[[],[[1,0],[1,2]],[]]"),
            ("see r looks", "[[],[[1,0],[1,2]],[]]"),
            ("see 0 looks", "[[],[],[]]"),
            ("knows w looks", "[[],[],[]]"),
            ("see 1 done", "[false,false,false]"),
            ("moment", "1"),
        ],
    );
    let seen = asked(&Table::of(&one), "see 1 lines");
    assert!(seen.contains("{0:E,1:null,2:G,3:null}"), "{seen}");
    assert_eq!(refused(&one, "1 look 0 2"), "NotYourTurn");
    for line in ["0 look 0", "0 look 0 1 2", "0 look 3 4", "0 draw"] {
        assert_eq!(refused(dealt, line), "NotAllowed", "{line}");
    }
    check(
        &format!("{one}; 2 look 2 3; 0 look 0 1"),
        &[
            (
                "told w 2",
                "{type:unsealed,slots:[[0,1],[0,2],[2,3]]} {type:turn_began,seat:0,number:1}",
            ),
            ("see w looks", "[[[0,0],[0,1]],[[1,0],[1,2]],[[2,2],[2,3]]]"),
            ("see w phase", "draw"),
            ("moment", "2"),
        ],
    );
}

#[test]
fn lb_5_the_first_seat_is_an_option_and_a_winner_starts_the_next_round() {
    let third = "seats 3, first 2; shuffle ...; 0 look 0 1; 1 look 0 1; 2 look 0 1";
    check(third, &[("act", "2"), ("see 0 turn", "2"), ("see 0 starter", "2")]);
    let turn = "2 draw; 2 throw; 0 done; 1 done; 2 done";
    check(&format!("{third}; {turn}"), &[("act", "0"), ("see 0 turn", "0"), ("see 0 turns", "2")]);
    let other = "
        seats 2, first 0
        shuffle A B C D / H H H H / H ...
        shuffle ...
        0 look 0 1; 1 look 0 1; 0 draw; 0 throw
        1 match 0; 1 match 1; 1 match 2; 1 match 3
    ";
    let dealt = "{type:dealt,round:2,starter:1,lines:[4,4],cards:null}";
    check(other, &[("told w 1", dealt), ("see 0 turn", "1"), ("see 0 round", "2")]);
    check(&format!("{other} 0 look 0 1; 1 look 0 1"), &[("act", "1"), ("see w starter", "1")]);
}

#[test]
fn lb_6_slots_keep_their_number() {
    let gap = format!("{RACE} 1 match 3; 1 match 0");
    check(&gap, &[("see r lines", "[{0:A,1:B,2:C,3:D},{0:E,1:F,2:G,4:G}]")]);
    let next = "0 done; 1 draw; 1 throw; 1 match 4";
    check(
        &format!("{gap}; {next}"),
        &[("see r lines", "[{0:A,1:B,2:C,3:D},{0:E,1:F,2:G,4:G,5:A}]")],
    );
    let table = Table::of(&gap).table;
    let seat = game::Seat::at(1);
    assert_eq!(table.card_in(seat, 3), None);
    assert_eq!(table.card_in(seat, 4), Some("G".parse().unwrap()));
}

/// Far more slots than a byte counts, and the numbers still find their cards.
#[test]
fn lb_6_slot_numbers_grow_without_end() {
    let deck = deck(&[29, 29], 0, 0);
    let looked = "seats 2; shuffle A A A A / B B B B ...; 0 look 0 1; 1 look 0 1";
    // Seat 0 lays what it can and tries a wrong card then, so that its numbers rise.
    let busy = |table: &LuckyBastard, seat: game::Seat| {
        let right = table.line(seat).find(|(_, card)| *card == table.played());
        let wrong = table.line(seat).find(|(_, card)| *card != table.played());
        match table.played().and(right.filter(|_| table.line_len(seat) > 2).or(wrong)) {
            Some((slot, _)) => format!("match {slot}"),
            None => idle(table, seat),
        }
    };
    let high = |table: &LuckyBastard| table.line(game::Seat::at(0)).any(|(slot, _)| slot > 260);
    let scene = play_on(Scene::with_deck(looked, &deck), |table| high(table), busy);
    assert_eq!(scene.table.round(), 1);
}

#[test]
fn lb_7_a_turn_begins_with_a_draw_that_only_the_drawer_sees() {
    check(TWO, &[("legal 0", "draw"), ("legal 1", ""), ("see 0 phase", "draw")]);
    let drawn = format!("{TWO} 0 draw");
    check(
        &drawn,
        &[
            ("told 0 1", "{type:drawn,seat:0,card:H}"),
            ("told 1 1", "{type:drawn,seat:0,card:null}"),
            ("told w 1", "{type:drawn,seat:0,card:null}"),
            ("see 0 drawn", "H"),
            ("see 1 drawn", "null"),
            ("knows 1 drawn", "null"),
            ("see r drawn", "H"),
            ("see 0 phase", "play"),
            ("act", "0"),
        ],
    );
    assert_eq!(Table::of(&drawn).table.pile_len(), 49);
    assert_eq!(refused(&drawn, "0 draw"), "NotAllowed");
    assert_eq!(refused(TWO, "1 draw"), "NotYourTurn");
}

#[test]
fn lb_8_the_drawn_card_is_kept_or_thrown() {
    let drawn = format!("{TWO} 0 draw");
    check(&drawn, &[("legal 0", "throw, keep 0, keep 1, keep 2, keep 3")]);
    check(
        &format!("{drawn}; 0 keep 2"),
        &[
            ("told 0 1", "{type:kept,seat:0,slot:2,card:H,played:C}"),
            ("told 1 1", "{type:kept,seat:0,slot:2,card:null,played:C}"),
            ("see r lines", "[{0:A,1:B,2:H,3:D},{0:E,1:F,2:G,3:H}]"),
            ("see 1 discard", "[C]"),
            ("see 0 drawn", "null"),
            ("see r drawn", "null"),
            ("knows 0 lines", "[{0:A,1:B,2:H,3:null},{0:null,1:null,2:null,3:null}]"),
            ("see 0 phase", "race"),
            ("see 0 turn", "0"),
        ],
    );
    check(
        &format!("{drawn}; 0 throw"),
        &[
            ("told 1 1", "{type:thrown,seat:0,played:H}"),
            ("see r lines", "[{0:A,1:B,2:C,3:D},{0:E,1:F,2:G,3:H}]"),
            ("see w discard", "[H]"),
            ("see 0 drawn", "null"),
            ("see 0 phase", "race"),
        ],
    );
    assert_eq!(refused(&drawn, "0 keep 4"), "NotAllowed");
    let gap = "1 match 3; 0 done; 1 done; 1 draw";
    check(&format!("{RACE} {gap}"), &[("legal 1", "throw, keep 0, keep 1, keep 2")]);
}

#[test]
fn lb_9_every_seat_may_discard_identical_cards_until_all_are_done() {
    check(
        RACE,
        &[
            ("turn", "race"),
            ("act", "0 1"),
            ("legal 0", "done, match 0, match 1, match 2, match 3"),
            ("legal 1", "done, match 0, match 1, match 2, match 3"),
            ("see w done", "[false,false]"),
        ],
    );
    let matched = format!("{RACE} 1 match 3");
    check(
        &matched,
        &[
            ("told 0 1", "{type:matched,seat:1,slot:3,card:H}"),
            ("see 0 discard", "[H,H]"),
            ("act", "0 1"),
            ("legal 1", "done, match 0, match 1, match 2"),
        ],
    );
    let half = format!("{matched}; 1 done");
    check(
        &half,
        &[
            ("told 0 1", "{type:stopped,seat:1}"),
            ("act", "0"),
            ("see w done", "[false,true]"),
            ("see w phase", "race"),
            ("see w turn", "0"),
            ("legal 1", ""),
        ],
    );
    assert_eq!(refused(&half, "1 match 0"), "NotYourTurn");
    assert_eq!(refused(&matched, "1 match 3"), "NotAllowed");
    check(
        &format!("{half}; 0 done"),
        &[
            ("told w 2", "{type:stopped,seat:0} {type:turn_began,seat:1,number:2}"),
            ("see w done", "[false,false]"),
            ("act", "1"),
        ],
    );
}

#[test]
fn lb_9_nothing_in_a_race_voids_a_claim() {
    let moment = asked(&Table::of(RACE), "moment");
    for line in ["1 match 3", "1 match 0", "0 match 0", "0 done", "1 match 3; 0 match 1; 1 match 2"]
    {
        let scene = Table::of(&format!("{RACE} {line}"));
        let now = asked(&scene, "moment");
        assert_eq!(now == moment, asked(&scene, "see w phase") == "race", "{line}");
    }
}

#[test]
fn moments_grow_when_a_choice_is_to_be_made_anew() {
    let moments = |text: &str| asked(&Table::of(text), "moment");
    assert_eq!(moments("seats 2"), "0");
    assert_eq!(moments("seats 2; shuffle ..."), "1");
    let grown = ["", "0 draw", "0 throw", "0 done", "1 done", "1 draw", "1 keep 0"];
    let told: Vec<String> =
        (1..=grown.len()).map(|n| moments(&format!("{TWO}{}", grown[..n].join("\n")))).collect();
    assert_eq!(told, ["2", "3", "4", "4", "5", "6", "7"]);
    assert_eq!(moments(&format!("{EASY} 0 match 0; 0 match 1; 0 match 2")), "4");
    assert_eq!(moments(&format!("{EASY}{WIN}")), "6");
}

#[test]
fn lb_10_a_wrong_card_costs_another_and_ends_the_race_for_its_seat() {
    let missed = format!("{RACE} 0 match 1");
    let shown = "{type:missed,seat:0,slot:1,card:B} {type:penalized,seat:0,slot:4,card:null}";
    check(
        &missed,
        &[
            ("told w 2", shown),
            ("told 0 2", shown),
            ("told 1 2", shown),
            ("told r 1", "{type:penalized,seat:0,slot:4,card:G}"),
            ("see r lines", "[{0:A,1:B,2:C,3:D,4:G},{0:E,1:F,2:G,3:H}]"),
            ("see r discard", "[H]"),
            ("see w done", "[true,false]"),
            ("act", "1"),
            ("legal 0", ""),
            ("knows w lines", "[{0:null,1:B,2:null,3:null,4:null},{0:null,1:null,2:null,3:null}]"),
            ("knows 1 lines", "[{0:null,1:B,2:null,3:null,4:null},{0:null,1:null,2:G,3:H}]"),
        ],
    );
    check(
        &format!("{missed}; 1 match 0"),
        &[("told w 1", "{type:turn_began,seat:1,number:2}"), ("see 0 turn", "1")],
    );
    // The wrong card is still there to be laid when it is right.
    let later = missed.replace("E F G H", "E B G H") + "; 1 done; 1 draw; 1 keep 1; 0 match 1";
    check(&later, &[("told w 1", "{type:matched,seat:0,slot:1,card:B}")]);
}

#[test]
fn lb_11_whoever_discards_the_last_card_wins_the_round_at_once() {
    let three = format!("{EASY} 0 match 0; 0 match 1; 0 match 2");
    check(&three, &[("turn", "race"), ("see w lines", "[{3:null},{0:null,1:null,2:null,3:null}]")]);
    // Seat 1 is not done, and nobody asks it.
    let won = EASY.replace("tokens 1", "tokens 3") + WIN;
    check(
        &won,
        &[
            ("told w 2", "{type:matched,seat:0,slot:3,card:H} {type:won,seat:0,tokens:1}"),
            ("turn", "chance"),
            ("see w tokens", "[1,0]"),
            ("see w phase", "look"),
            ("see w turn", "0"),
        ],
    );
    assert_eq!(due(&Table::of(&won).table).len(), 58);
}

#[test]
fn lb_11_a_win_leaves_powers_unresolved() {
    let text = "
        seats 2
        shuffle A A A A / switch switch switch switch / switch ...
        0 look 0 1; 1 look 0 1; 0 draw; 0 throw; 0 done
        1 match 0; 1 match 1; 1 match 2; 1 match 3
    ";
    let scene = Scene::with_deck(text, &deck(&[38], 20, 0));
    let told = "{type:matched,seat:1,slot:3,card:switch} {type:won,seat:1,tokens:1}";
    answers(&scene, &[("told w 2", told), ("turn", "chance"), ("see w power", "null")]);
    let next = scene.then("shuffle ...");
    answers(&next, &[("see w powers", "[]"), ("see w discard", "[]"), ("see w turn", "1")]);
}

#[test]
fn accessors_say_what_a_view_says() {
    let table = Table::of(&format!("{RACE} 1 match 3; 1 done")).table;
    let [zero, one] = [0, 1].map(game::Seat::at);
    assert_eq!((table.round(), table.turns(), table.starter()), (1, 1, zero));
    assert_eq!((table.on_turn(), table.pile_len()), (Some(zero), 49));
    assert_eq!((table.is_done(zero), table.is_done(one)), (false, true));
    assert_eq!((table.line_len(zero), table.line_len(one)), (4, 3));
    assert_eq!(words(table.discard()), "H H");
    assert_eq!(table.played(), Some("H".parse().unwrap()));
    assert_eq!((table.tokens(zero), table.best(one)), (0, 4));
    let between = Table::of(TWO).table;
    assert_eq!((between.played(), between.drawn(), between.power()), (None, None, None));
    assert!(!between.is_done(zero));
    let blundered = play_on(Table::of(RACE), |table| table.turns() == 2, blunder);
    assert_eq!(blundered.table.line_len(zero), 5);
}
