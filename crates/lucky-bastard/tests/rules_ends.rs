//! How rounds end without a winner, and the streaks of Origins: LB-16 to LB-19.

use crate::asked::{Table, answers, asked, blunder, check, deck, idle, play_on};
use game::laws::due;
use game::scene::Scene;
use game::{Game, Seat, Turn};
use lucky_bastard::{Card, Deck, LuckyBastard, Phase};

const LOOKED: &str = "seats 2; shuffle ...; 0 look 0 1; 1 look 0 1";

/// The printed deck without powers.
fn plain() -> Deck {
    deck(&[3, 4, 5, 6, 7, 8, 9, 16], 0, 0)
}

fn ran_out(table: &LuckyBastard) -> bool {
    table.turn() == Turn::Chance
}

fn words(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn lb_16_a_draw_from_an_empty_pile_reshuffles_all_discards_but_the_top() {
    let empty = |table: &LuckyBastard| table.pile_len() == 0 && table.turns() == 51;
    let scene = play_on(Scene::with_deck(LOOKED, &plain()), empty, idle);
    answers(&scene, &[("legal 0", "draw"), ("see w phase", "draw")]);
    assert_eq!(scene.table.discard().len(), 50);
    let short = scene.then("0 draw");
    answers(
        &short,
        &[
            ("told w 1", "{type:ran_out,seat:0,short:draw}"),
            ("turn", "chance"),
            ("act", ""),
            ("legal 0", ""),
            ("see w phase", "draw"),
            ("see w turn", "0"),
            ("see w acting", "[]"),
        ],
    );
    assert_eq!(words(&due(&short.table)[..6]), "C C C C D D");
    assert_eq!(due(&short.table).len(), 49);
    let moment = asked(&short, "moment");
    let drawn = short.then("shuffle G D ...");
    answers(
        &drawn,
        &[
            ("told 0 2", "{type:reshuffled,count:49,cards:null} {type:drawn,seat:0,card:G}"),
            ("told 1 2", "{type:reshuffled,count:49,cards:null} {type:drawn,seat:0,card:null}"),
            ("see w discard", "[H]"),
            ("see 0 drawn", "G"),
            ("see w phase", "play"),
        ],
    );
    assert!(asked(&drawn, "told r 2").starts_with("{type:reshuffled,count:49,cards:[G,D,C,C,"));
    assert!(asked(&drawn, "see r pile").starts_with("[D,C,C,"));
    assert_eq!(asked(&drawn, "knows 1 pile").matches("null").count(), 48);
    assert_ne!(asked(&drawn, "moment"), moment);
}

/// Both seats miss in every race until the pile is empty in the middle of one.
fn short_of_a_penalty() -> Table {
    let scene = play_on(Scene::with_deck(LOOKED, &plain()), ran_out, blunder);
    assert_eq!(asked(&scene, "see w phase"), "race");
    scene
}

#[test]
fn lb_16_a_penalty_from_an_empty_pile_reshuffles_too() {
    let scene = short_of_a_penalty();
    // Fifty cards, three a turn: the second penalty of turn 17 is short.
    answers(
        &scene,
        &[
            ("told w 1", "{type:ran_out,seat:1,short:penalty}"),
            ("see w turns", "17"),
            ("see w done", "[true,true]"),
            ("see w turn", "0"),
            ("act", ""),
        ],
    );
    assert_eq!(due(&scene.table).len(), 16);
    let next = scene.then("shuffle ...");
    answers(
        &next,
        &[
            (
                "told w 3",
                "{type:reshuffled,count:16,cards:null} {type:penalized,seat:1,slot:20,card:null} \
                 {type:turn_began,seat:1,number:18}",
            ),
            ("act", "1"),
        ],
    );
    assert_eq!((next.table.pile_len(), next.table.discard().len()), (15, 1));
}

#[test]
fn lb_16_the_race_goes_on_after_a_reshuffle() {
    let first = |table: &LuckyBastard| ran_out(table) && table.turns() > 17;
    let scene = play_on(short_of_a_penalty(), first, |table, seat| {
        // Seat 0 misses, and it misses first.
        if seat.index() == 0 { blunder(table, seat) } else { idle(table, seat) }
    });
    answers(&scene, &[("told w 1", "{type:ran_out,seat:0,short:penalty}")]);
    let moment = asked(&scene, "moment");
    let next = scene.then("shuffle ...");
    answers(&next, &[("act", "1"), ("turn", "race"), ("see w done", "[true,false]")]);
    assert_eq!(asked(&next, "moment"), moment, "nothing in a race voids a claim");
}

#[test]
fn lb_16_a_penalty_without_a_card_is_waived_and_a_draw_without_one_voids_the_round() {
    let waived = |table: &LuckyBastard| {
        table.pile_len() == 0 && table.discard().len() == 1 && table.played().is_some()
    };
    let scene = play_on(Scene::with_deck(LOOKED, &plain()), waived, blunder);
    answers(&scene, &[("act", "1"), ("see w done", "[true,false]")]);
    let lines = asked(&scene, "see w lines");
    let seat = Seat::at(1);
    let action = blunder(&scene.table, seat);
    let next = scene.then(&format!("1 {action}"));
    assert!(asked(&next, "told w 3").contains("{type:waived,seat:1} {type:turn_began,"));
    assert_eq!(asked(&next, "see w lines"), lines, "no card was added");
    // The next draw finds no card either.
    let starter = asked(&next, "see w starter");
    let seat = asked(&next, "act");
    let void = next.then(&format!("{seat} draw"));
    answers(
        &void,
        &[
            ("told w 1", "{type:voided,why:no_cards}"),
            ("turn", "chance"),
            ("see w turn", &starter),
            ("see w phase", "look"),
            ("see w tokens", "[0,0]"),
        ],
    );
    assert_eq!(due(&void.table).len(), 58);
    let again = void.then("shuffle ...");
    answers(
        &again,
        &[
            ("told w 1", "{type:dealt,round:1,starter:0,lines:[4,4],cards:null}"),
            ("see w discard", "[]"),
            ("act", "0 1"),
            ("see w turns", "0"),
        ],
    );
    assert_eq!((again.table.pile_len(), again.table.line_len(Seat::at(0))), (50, 4));
}

#[test]
fn lb_16_a_shuffle_of_a_single_card_is_still_a_shuffle() {
    let single = |table: &LuckyBastard| ran_out(table) && due(table).len() == 1;
    let scene = play_on(Scene::with_deck(LOOKED, &plain()), single, blunder);
    let next = scene.then("shuffle ...");
    assert!(asked(&next, "told w 3").contains("{type:reshuffled,count:1,cards:null}"));
    assert_eq!(next.table.discard().len(), 1);
}

#[test]
fn lb_17_a_round_is_void_when_its_400th_turn_has_ended() {
    let last = |table: &LuckyBastard| table.turns() == 400;
    let scene = play_on(Table::of("seats 3, first 1; shuffle ..."), last, idle);
    answers(&scene, &[("told w 1", "{type:turn_began,seat:1,number:400}"), ("see w round", "1")]);
    let void = |table: &LuckyBastard| table.phase() == Some(Phase::Look);
    let scene = play_on(scene, void, idle);
    answers(
        &scene,
        &[
            ("told w 1", "{type:voided,why:too_long}"),
            ("turn", "chance"),
            ("see w turn", "1"),
            ("see w tokens", "[0,0,0]"),
        ],
    );
    let again = scene.then("shuffle ...; 0 look 0 1; 1 look 0 1; 2 look 0 1");
    answers(&again, &[("see w round", "1"), ("act", "1"), ("see w turns", "1")]);
}

/// The powers of the 400th turn are still used.
#[test]
fn lb_17_the_last_turn_is_played_out() {
    let deck = deck(&[10], 0, 48);
    let scene = Scene::with_deck("seats 2; shuffle ...; 0 look 0 1; 1 look 0 1", &deck);
    let called = |table: &LuckyBastard| table.turns() == 400 && table.power().is_some();
    let scene = play_on(scene, called, idle);
    answers(&scene, &[("act", "1"), ("see w phase", "power")]);
    let told = "{type:declined,seat:1,power:peek} {type:voided,why:too_long}";
    answers(&scene.then("1 decline"), &[("told w 2", told)]);
}

const ORIGINS: &str = "
    seats 2, origins on, tokens 0
    shuffle H H H H / A B C D / H G ...
    0 look 0 1; 1 look 0 1; 0 draw; 0 throw
    0 match 0; 0 match 1; 0 match 2; 0 match 3
    shuffle H H H H H / A B C D / H G ...
";

#[test]
fn lb_18_a_streak_makes_the_line_longer() {
    check(
        ORIGINS,
        &[
            ("told w 1", "{type:dealt,round:2,starter:0,lines:[5,4],cards:null}"),
            ("see r lines", "[{0:H,1:H,2:H,3:H,4:H},{0:A,1:B,2:C,3:D}]"),
            (
                "legal 0",
                "look 0 1 2, look 0 1 3, look 0 2 3, look 1 2 3, look 0 1 4, look 0 2 4, \
                 look 1 2 4, look 0 3 4, look 1 3 4, look 2 3 4",
            ),
            ("legal 1", "look 0 1, look 0 2, look 1 2, look 0 3, look 1 3, look 2 3"),
        ],
    );
    let missed = "0 look 0 1 4; 1 look 0 1; 0 draw; 0 throw; 1 match 0; 0 done; 1 draw";
    check(
        &format!("{ORIGINS} {missed}"),
        &[("see r lines", "[{0:H,1:H,2:H,3:H,4:H},{0:A,1:B,2:C,3:D,4:G}]")],
    );
    let off = ORIGINS.replace("origins on, tokens 0", "tokens 9").replace("H H H H H", "H H H H");
    check(&off, &[("told w 1", "{type:dealt,round:2,starter:0,lines:[4,4],cards:null}")]);
}

#[test]
fn lb_18_whoever_did_not_win_starts_with_four() {
    let second = "
        0 look 0 1 4; 1 look 0 1; 0 draw; 0 throw
        0 match 0; 0 match 1; 0 match 2; 0 match 3; 0 match 4
        shuffle ...
    ";
    let twice = format!("{ORIGINS}{second}");
    check(&twice, &[("told w 1", "{type:dealt,round:3,starter:0,lines:[6,4],cards:null}")]);
    let other = "
        0 look 0 1 4; 1 look 0 1; 0 draw; 0 throw
        1 match 0; 1 match 1; 1 match 2; 1 match 3
        shuffle ...
    ";
    let lost = ORIGINS.replace("H H H H H / A B C D", "A B C D A / H H H H") + other;
    check(
        &lost,
        &[
            ("told w 1", "{type:dealt,round:3,starter:1,lines:[4,5],cards:null}"),
            ("see w best", "[5,5]"),
            ("see w tokens", "[1,1]"),
        ],
    );
}

#[test]
fn lb_18_a_void_round_is_dealt_again_with_the_same_lines() {
    let void = |table: &LuckyBastard| table.turns() == 0 && table.on_turn().is_some();
    let looked = Table::of(ORIGINS).then("0 look 0 1 2; 1 look 0 1; 0 draw");
    let scene = play_on(looked, void, idle);
    let dealt = "{type:voided,why:too_long} {type:dealt,round:2,starter:0,lines:[5,4],cards:null}";
    answers(&scene, &[("told w 2", dealt), ("see w best", "[5,4]"), ("see w tokens", "[1,0]")]);
}

#[test]
fn lb_18_lines_grow_to_ten() {
    let eager = |table: &LuckyBastard, seat: Seat| {
        let card = table.line(seat).find(|_| seat.index() == 1 && table.played().is_some());
        card.map_or_else(|| idle(table, seat), |(slot, _)| format!("match {slot}"))
    };
    let deck = deck(&[58], 0, 0);
    let mut lines = Vec::new();
    for round in 1..=9 {
        let start = Scene::with_deck("seats 2, origins on, tokens 9; shuffle ...", &deck);
        let scene = play_on(start, |table| table.round() == round, eager);
        lines.push(scene.table.line_len(Seat::at(1)));
        if round == 7 {
            assert_eq!(asked(&scene, "legal 1").split(", ").count(), 252);
            assert_eq!(asked(&scene, "see w best"), "[4,10]");
        }
    }
    assert_eq!(lines, [4, 5, 6, 7, 8, 9, 10, 10, 10]);
}

#[test]
fn lb_19_with_no_tokens_to_win_the_table_plays_on() {
    check(
        ORIGINS,
        &[("turn", "all"), ("outcome", "null"), ("see w tokens", "[1,0]"), ("see w best", "[5,4]")],
    );
    check("seats 2, origins on, tokens 0", &[("see w best", "[0,0]"), ("see w round", "0")]);
    let one = ORIGINS.replace("tokens 0", "tokens 2");
    check(&one, &[("turn", "all")]);
}
