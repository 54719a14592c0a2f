//! Another game with the same people.

use super::hosting::choose;
use super::*;

#[test]
fn a_rematch_is_asked_for_and_followed_with_fresh_shares() {
    let (house, words) = (House::open("rematch"), english());
    let code = house.table("Ada", &json!({ "game": "lucky-duck", "seats": 2 }));
    let seated = |who: &str, seat| JoinOptions { seat: Some(seat), ..house.options(who, &code) };
    let mut ada = house.join::<LuckyDuck>("Ada", &seated("Ada", 0), &words).expect("joined");
    let mut bob = house.join::<LuckyDuck>("Bob", &seated("Bob", 1), &words).expect("joined");
    until_shown(&mut ada, "Start the game");
    choose(&mut ada, "Get up");
    until_shown(&mut ada, "Sit down");
    choose(&mut ada, "Sit down");
    until_shown(&mut ada, "Start the game");
    choose(&mut ada, "Start the game");
    together(&mut ada, &mut bob);
    choose(&mut ada, "Save the record");
    let file = house.folder.join("first.json");
    (0..60).for_each(|_| ada.key(Key::Backspace));
    press(&mut ada, file.to_str().expect("a plain path"));
    ada.key(Key::Enter);
    assert!(shown(&ada).contains("The record is saved as"), "{}", shown(&ada));
    // The link of a table leads to its record, and to nothing where there is none.
    let link = format!("http://{}/t/{code}", house.address);
    let record = crate::verify::read_record(&link, Lang::En).expect("it is over");
    assert_eq!(record.game.name(), "lucky-duck");
    let unknown = crate::verify::read_record(&link.replace(&code, "QQQQQ"), Lang::En);
    assert!(unknown.is_err_and(|why| why.say(&words).contains("QQQQQ")));
    // A later visit still knows the share, although somebody got up from that seat before.
    let later = house.join::<LuckyDuck>("Ada", &house.options("Ada", &code), &words);
    assert!(later.expect("joined").farewell().contains("--share"));
    choose(&mut bob, "Play again");
    until_shown(&mut bob, "gathers");
    until_shown(&mut bob, "kept for Ada");
    assert!(!shown(&bob).contains("Start the game") && !shown(&bob).contains("the house plays"));
    let next = bob.code().to_owned();
    assert_ne!(next, code);
    until_shown(&mut ada, &format!("Go on at table {next}"));
    assert_eq!(ada.code(), code, "nobody is taken along unasked");
    choose(&mut ada, "Go on at table");
    assert_eq!(ada.code(), next);
    for table in [&mut ada, &mut bob] {
        until_shown(table, "(you)");
        until_shown(table, "Your share: ");
    }
    // Bob has asked, and Ada was there: she is the host again.
    until_shown(&mut ada, "Start the game");
    choose(&mut ada, "Start the game");
    together(&mut ada, &mut bob);
    let second = house.folder.join("second.json");
    for table in [&mut ada, &mut bob] {
        choose(table, "Save the record");
        (0..60).for_each(|_| table.key(Key::Backspace));
        press(table, second.to_str().expect("a plain path"));
        table.key(Key::Enter);
        if shown(table).contains("Write over it?") {
            press(table, "y");
        }
        assert!(shown(table).contains("The record is saved as"), "{}", shown(table));
    }
    // Ada has saved both games, and what she noted is true of each.
    assert_eq!(check_proofs(&ada.farewell()), 2, "{}", ada.farewell());
    let bobs = bob.farewell();
    let of_second: Vec<&str> = bobs.lines().filter(|line| line.contains("second.json")).collect();
    assert_eq!(check_proofs(&of_second.join("\n")), 1, "{bobs}");
}

/// Both do the first thing there is to do, until the end.
fn together<'w>(ada: &mut Remote<'w, LuckyDuck>, bob: &mut Remote<'w, LuckyDuck>) {
    let mut moved = Instant::now();
    while !(ada.desk.is_over() && bob.desk.is_over()) {
        assert!(moved.elapsed() < PATIENCE, "nothing happens:\n{}", shown(ada));
        for table in [&mut *ada, &mut *bob] {
            table.tick(Duration::ZERO);
            if table.is_asked() && !table.desk.is_over() {
                table.key(Key::Char('1'));
                moved = Instant::now();
            }
        }
        sleep(Duration::from_millis(1));
    }
}
