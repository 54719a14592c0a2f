//! What else may be asked of a table and of sets of cards.

use super::*;
use game::{Determinize, Moment, Turn};
use get_lucky::{Card, Cards, Character, Characters, Upgrades};

fn character(number: u8) -> Character {
    Character::new(number).unwrap()
}

#[test]
fn every_card_lies_somewhere() {
    for scene in [three("..."), two("...").then("0 play W1 4; 1 kill; 0 foil W2; 0 draw")] {
        let mut cards = Vec::new();
        scene.table.each_card(|card| cards.push(card));
        cards.sort_unstable();
        let mut due_once = due(&GetLucky::start(scene.table.rules()));
        let mut dealt = GetLucky::start(scene.table.rules());
        dealt.advance(game::Step::Shuffle(&due_once), |_| ());
        due_once.extend(due(&dealt));
        assert_eq!(cards, due_once);
    }
}

#[test]
fn a_twin_has_other_cards_where_the_viewer_cannot_look() {
    let scene = three("W1 W2 W3 W4 W5 W6 / M1 M2 M3 M4 M5 M6 / ... S S S S S S S S S S S S");
    let hands = |twin: &GetLucky| {
        let hands = [0, 1, 2].map(|it| twin.hand(Seat::at(it)).unwrap());
        (hands, twin.unveil().into_open().told().pile)
    };
    let (before, _) = hands(&scene.table);
    let mut pools = 0;
    let twin = scene.table.redealt(seat(1), |pool| {
        assert_eq!(pool.len(), 51);
        pools += 1;
        pool.reverse();
    });
    let (after, pile) = hands(&twin);
    let spite: Cards = [Card::SPITE; 6].into_iter().collect();
    assert_eq!((pools, after), (1, [spite, before[1], spite]));
    assert_eq!(pile[38], "W1".parse().ok());
    let watched = scene.table.redealt(Viewer::Watcher, <[Card]>::reverse);
    assert_eq!(hands(&watched).0[1], spite);
}

#[test]
fn moments_grow_with_every_step() {
    let mut scene = three("...");
    let mut moment = Moment::default();
    for action in ["draw", "swap 5 1", "kill", "done"] {
        assert!(scene.table.moment() > moment, "{action}");
        moment = scene.table.moment();
        all_do(&mut scene, action, 1);
    }
    assert!(scene.table.moment() > moment);
    assert_eq!(scene.table.turn(), Turn::One(Seat::at(1)));
}

#[test]
fn a_table_answers_what_is_asked() {
    let table = three("...").then("0 play W2 4").table;
    let seat = Seat::at;
    assert_eq!((table.n_seats(), table.active(), table.swaps()), (3, Some(seat(1)), 0));
    let owners = [4, 8, 1, 10].map(|number| table.owner(character(number)));
    assert_eq!(owners, [Some(seat(0)), Some(seat(1)), None, None]);
    let next = [4, 9, 3, 11].map(|number| table.after(character(number)).number());
    assert_eq!(next, [5, 1, 4, 1]);
    assert_eq!(format!("{:?}", table.owned(seat(2))), "[6, 9]");
    assert_eq!(
        format!("{:?} {:?}", table.drawing_room(), table.absent()),
        "[1, 2, 3] [10, 11, 12, 13, 14, 15]"
    );
    assert_eq!(format!("{:?}", table.cards_at(character(4))), "[W2]");
    let room = table.room_for(character(4));
    assert_eq!((room.len(), room.contains("W4".parse().unwrap())), (31, true));
    assert_eq!((table.hand_size(seat(0)), table.discard(), table.winner()), (5, &[][..], None));
    assert_eq!(table.view(Viewer::Watcher).hand(seat(0)), None);
    assert_eq!(GetLucky::options(table.rules()).len(), 0);
}

#[test]
fn sets_count_what_they_hold() {
    let card = |text: &str| text.parse::<Card>().unwrap();
    let cards: Cards = ["S", "W7", "O15", "S", "M1"].map(card).into_iter().collect();
    assert_eq!((cards.len(), cards.spite(), cards.is_empty()), (5, 2, false));
    assert_eq!(format!("{cards:?} {:?}", cards.upgrades()), "[W7, M1, O15, S, S] [W7, M1, O15]");
    assert_eq!(plain(&cards), "[W7 M1 O15 S S]");
    assert_eq!(cards.without(card("S")).without(card("M1")).with(card("W1")).len(), 4);
    assert!(Cards::NONE.is_empty() && Upgrades::default().is_empty());
    let perfect = Upgrades::perfect_for(character(15));
    assert_eq!(format!("{perfect:?}"), "[W15, M15, O15]");
    let some: Characters = [15, 1, 8].map(character).into_iter().collect();
    assert_eq!((some.len(), some.is_empty(), some.contains(character(8))), (3, false, true));
    assert_eq!((some.lowest(), Characters::default().lowest()), (Some(character(1)), None));
    let after = [1, 8, 14, 15].map(|number| some.after(character(number)).unwrap().number());
    assert_eq!(after, [8, 15, 15, 1]);
}
