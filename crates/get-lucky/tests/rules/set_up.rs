//! GL-1 to GL-7.

use super::*;
use game::Step;
use get_lucky::{Card, DeckFault, Rules};

fn rules(n_seats: u8) -> Rules {
    GetLucky::set_up(n_seats, &game::default_options::<GetLucky>(), &Deck::default()).unwrap()
}

/// A table dealt from decks nobody has shuffled.
fn in_order(n_seats: usize) -> Scene {
    Scene::of(&format!("seats {n_seats}; shuffle ...; shuffle ..."))
}

#[test]
fn gl_1_fifteen_characters_are_shuffled_first() {
    let table = GetLucky::start(&rules(4));
    assert_eq!(plain(&due(&table)), "[1 2 3 4 5 6 7 8 9 10 11 12 13 14 15]");
}

const CARDS: &str = "[W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 W11 W12 W13 W14 W15 \
                      M1 M2 M3 M4 M5 M6 M7 M8 M9 M10 M11 M12 M13 M14 M15 \
                      O1 O2 O3 O4 O5 O6 O7 O8 O9 O10 O11 O12 O13 O14 O15 S S S S S S S S S S S S]";

#[test]
fn gl_2_fifty_seven_cards_are_shuffled_next() {
    let mut table = GetLucky::start(&rules(4));
    table.apply(Step::Shuffle(&due(&table)), |_| ()).unwrap();
    assert_eq!(plain(&due(&table)), CARDS);
    table.apply(Step::Shuffle(&due(&table)), |_| ()).unwrap();
    assert_eq!(due(&table), []);
}

/// Weapons, motives and opportunities of 1 to 15.
const LUCK: [&str; 3] = ["120120120120120", "012012012012012", "201201201201201"];

fn luck_of(deck: &Deck, letter: char) -> String {
    let luck = |n| deck.luck(format!("{letter}{n}").parse().unwrap()).to_string();
    (1..=15).map(luck).collect()
}

#[test]
fn gl_3_luck_is_number_plus_kind_by_three() {
    let deck = Deck::default();
    assert_eq!(['W', 'M', 'O'].map(|letter| luck_of(&deck, letter)), LUCK);
    assert_eq!(deck.luck(Card::SPITE), 1);
}

#[test]
fn gl_3_a_deck_file_may_say_otherwise() {
    let mut luck = [[1; 15], [2; 15], [0; 15]];
    luck[0][14] = 0;
    let deck = Deck::new(luck).unwrap();
    let rows = ["111111111111110", "222222222222222", "000000000000000"];
    assert_eq!(['W', 'M', 'O'].map(|letter| luck_of(&deck, letter)), rows);
    assert_eq!(deck.luck(Card::SPITE), 1);
    (luck[0][6], luck[2][0]) = (3, 255);
    let fault = |card: &str, luck| DeckFault::Luck { card: card.parse().unwrap(), luck };
    assert_eq!(Deck::new(luck), Err(vec![fault("W7", 3), fault("O1", 255)]));
}

#[test]
fn gl_3_the_deck_of_the_table_counts() {
    let deck = Deck::new([[2; 15], [0; 15], [0; 15]]).unwrap();
    let text = "seats 3; shuffle ...; shuffle W1 W2 W3 W4 W5 W6 / W7 W8 M3 M4 M9 S ...; 0 kill";
    let scene = Scene::with_deck(text, &deck);
    assert_eq!(scene.table.rules().deck(), &deck);
    assert_eq!(scene.legal(1), "foil W7, foil W8, foil S, done");
}

#[test]
fn gl_4_two_characters_each_and_three_in_the_drawing_room() {
    for (n_seats, owned, drawing_room, absent) in [
        (3, "[[1 2] [3 4] [5 6]]", "[7 8 9]", "[10 11 12 13 14 15]"),
        (4, "[[1 2] [3 4] [5 6] [7 8]]", "[9 10 11]", "[12 13 14 15]"),
        (5, "[[1 2] [3 4] [5 6] [7 8] [9 10]]", "[11 12 13]", "[14 15]"),
        (6, "[[1 2] [3 4] [5 6] [7 8] [9 10] [11 12]]", "[13 14 15]", "[]"),
    ] {
        stands(
            &in_order(n_seats),
            &[("/owned", owned), ("/drawing_room", drawing_room), ("/absent", absent)],
        );
    }
}

#[test]
fn gl_5_six_cards_each_and_the_rest_is_the_pile() {
    for (n_seats, pile) in [(3, 39), (4, 33), (5, 27), (6, 21)] {
        let scene = in_order(n_seats);
        let cards = CARDS.trim_matches(['[', ']']).split(' ').collect::<Vec<_>>();
        let hands: Vec<_> = cards.chunks(6).take(n_seats).map(|it| it.join(" ")).collect();
        let left = format!("[{}]", cards[57 - pile..].join(" "));
        stands(&scene, &[("/hands", &format!("[[{}]]", hands.join("] ["))), ("/pile", &left)]);
        assert_eq!(usize::from(scene.table.pile_left()), pile);
    }
}

#[test]
fn gl_6_two_seats_have_three_characters_and_eight_cards() {
    let scene = in_order(2);
    stands(
        &scene,
        &[
            ("/owned", "[[1 2 3] [4 5 6]]"),
            ("/drawing_room", "[7 8 9]"),
            ("/absent", "[10 11 12 13 14 15]"),
            ("/hands/0", "[W1 W2 W3 W4 W5 W6 W7 W8]"),
            ("/hands/1", "[W9 W10 W11 W12 W13 W14 W15 M1]"),
            ("/pile/0", "M2"),
        ],
    );
    assert_eq!(scene.table.pile_left(), 41);
}

#[test]
fn gl_7_the_lowest_owned_character_begins() {
    for (characters, doctor, first) in [
        ("1 2 / 3 4 / 5 6 / 7 8 9", "1", "0"),
        ("15 14 / 13 12 / 11 4 / 3 2 1", "4", "2"),
        ("15 14 / 9 6 / 7 8 / 5 13 12", "6", "1"),
    ] {
        let scene = Scene::of(&format!("seats 3; shuffle {characters} ...; shuffle ..."));
        stands(&scene, &[("/doctor", doctor), ("/turn", first), ("/swaps", "0")]);
        assert_eq!(scene.to_act(), first);
    }
}

#[test]
fn a_table_that_waits_for_its_deal_shows_nothing_yet() {
    let mut table = GetLucky::start(&rules(3));
    let shown = |table: &GetLucky| {
        let told = table.unveil().into_open().told();
        (told.turn, told.doctor, plain(&told.owned), plain(&told.hands), told.pile.len())
    };
    assert_eq!(shown(&table), (None, None, "[[] [] []]".into(), "[[] [] []]".into(), 0));
    assert_eq!(table.active(), None);
    table.apply(Step::Shuffle(&due(&table)), |_| ()).unwrap();
    assert_eq!(shown(&table), (None, None, "[[1 2] [3 4] [5 6]]".into(), "[[] [] []]".into(), 0));
    assert_eq!(table.outcome(), None);
}
