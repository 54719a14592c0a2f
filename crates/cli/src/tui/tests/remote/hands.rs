//! Several seats at one keyboard.

use catalog::get_lucky::GetLucky;

use super::hosting::choose;
use super::*;

/// What this seat alone was told, in the log.
fn secrets(table: &Remote<'_, GetLucky>) -> BTreeSet<String> {
    let log = table.desk.log.text(table.desk.paint, 300, 2000).to_string();
    let drawn = |line: &&str| line.contains("draw: ") || line.contains("draws: ");
    log.lines().filter(drawn).map(str::to_owned).collect()
}

#[test]
fn nobody_sees_anothers_cards_before_they_have_the_keyboard() {
    let (mut house, words) = (House::open("hands"), english());
    let set_up = json!({ "game": "get-lucky", "seats": 3, "house": [{ "seat": 2, "level": 2 }] });
    let options = house.options_for_new("Ada", set_up);
    let mut table = house.join::<GetLucky>("Ada", &options, &words).expect("made");
    until_shown(&mut table, "0  Ada (you)");
    choose(&mut table, "Take seat 1 too");
    until_shown(&mut table, "1  Ada (you)");
    choose(&mut table, "Start the game");
    until(&mut table, Remote::is_covered);
    assert!(table.desk.own_seat().is_none(), "nobody looks before it is confirmed");
    let (mut seen, mut hand_overs, mut told) = ([BTreeSet::new(), BTreeSet::new()], 0, 0);
    let mut cut = false;
    while !table.desk.is_over() {
        until(&mut table, |table| {
            let next = shown(table).contains("Enter covers your cards");
            table.is_covered() || table.is_asked() || next || table.desk.is_over()
        });
        if let Some(seat) = table.desk.own_seat() {
            told += secrets(&table).len();
            seen[seat.index()].extend(secrets(&table));
        }
        if table.is_covered() {
            hand_overs += 1;
            confirm(&mut table, &seen);
        } else if table.is_asked() {
            table.key(Key::Char('1'));
            until(&mut table, |table| !table.is_waiting());
        } else if !table.desk.is_over() {
            table.key(Key::Enter);
            assert!(table.is_covered() || table.is_asked(), "{}", shown(&table));
        }
        if hand_overs == 3 && !cut {
            // After a cut line nobody has the keyboard.
            cut = true;
            house.stop();
            until_shown(&mut table, "The line is cut");
            house.start_again();
            until(&mut table, Remote::is_covered);
        }
    }
    assert!(hand_overs > 3 && told > 0, "{hand_overs} {told}");
    until_shown(&mut table, "Result: ");
}

/// Whoever is asked for takes the keyboard.
fn confirm(table: &mut Remote<'_, GetLucky>, seen: &[BTreeSet<String>; 2]) {
    let screen = shown(table);
    assert!(screen.contains("The cards are covered"), "{screen}");
    for word in ["Drawing room", "What has happened"] {
        assert!(!screen.contains(word), "something of the table is seen:\n{screen}");
    }
    table.key(Key::Enter);
    until(table, |table| !table.is_covered());
    let seat = table.desk.own_seat().filter(|_| !table.desk.is_over());
    let Some(seat) = seat else { return };
    let log = table.desk.log.text(table.desk.paint, 300, 2000).to_string();
    assert!(log.contains("In the drawing room: "), "what anybody saw is told:\n{log}");
    let (own, others) = (&seen[seat.index()], &seen[1 - seat.index()]);
    // The pile is never renewed (GL-8): a card is drawn once, but for Spite, of which there are several.
    let only_one = |line: &String| !line.contains("Spite");
    for line in secrets(table).into_iter().filter(only_one) {
        // What it drew while others had the keyboard is news to it.
        let anothers = others.contains(&line) && !own.contains(&line);
        assert!(!anothers, "seat {seat:?} is told another's: {line}");
    }
}
