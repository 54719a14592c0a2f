//! What the host of a table may do, by keys.

use super::super::super::remote::listed::Listed;
use super::*;
use catalog::lucky_bastard::LuckyBastard;

fn three() -> Value {
    json!({ "game": "lucktails", "seats": 3, "pace": { "type": "quick", "seconds": 600, "bank": 60 } })
}

/// Chooses what the list says, by the key that stands beside it.
pub fn choose(table: &mut impl Screen, label: &str) {
    let screen = shown(table);
    let row = screen.lines().find(|row| row.contains(label));
    let row = row.unwrap_or_else(|| panic!("nothing says “{label}”:\n{screen}"));
    let before = row[..row.find(label).expect("it is there")].trim_end();
    table.key(Key::Char(before.chars().last().expect("a key stands before it")));
}

fn log<G: Hosted>(table: &Remote<'_, G>) -> String {
    table.desk.log.text(table.desk.paint, 200, 500).to_string()
}

fn until_told<G: Hosted>(table: &mut Remote<'_, G>, text: &str) {
    until(table, |table| log(table).contains(text));
}

#[test]
fn whoever_is_removed_is_told_and_sits_down_no_more() {
    let (house, words) = (House::open("removing"), english());
    let options = house.options_for_new("Ada", three());
    let mut ada = house.join::<Lucktails>("Ada", &options, &words).expect("made");
    let options = house.options("Cy", ada.code());
    let mut cy = house.join::<Lucktails>("Cy", &options, &words).expect("in");
    until_shown(&mut cy, "Ada");
    choose(&mut cy, "Sit down at seat 1");
    until_shown(&mut cy, "Cy (you)");
    until_shown(&mut ada, "Remove Cy from seat 1");
    choose(&mut ada, "Remove Cy from seat 1");
    until(&mut cy, |cy| !shown(cy).contains("Cy (you)"));
    choose(&mut cy, "Sit down at seat 1");
    until_shown(&mut cy, "The host has removed you");
}

#[test]
fn a_table_is_made_and_kept_by_its_host() {
    let (house, words) = (House::open("hosting"), english());
    let options = house.options_for_new("Ada", three());
    let mut ada = house.join::<Lucktails>("Ada", &options, &words).expect("made");
    until_shown(&mut ada, "Ada (you)");
    let code = ada.code().to_owned();
    for part in [&format!("/t/{code}"), "600 s for each move, 60 s in", "Commitment: "] {
        assert!(shown(&ada).contains(part), "{}", shown(&ada));
    }
    until_shown(&mut ada, "Your share: ");
    let mut bob = house.join::<Lucktails>("Bob", &house.options("Bob", &code), &words).expect("in");
    choose(&mut bob, "Sit down at seat 1");
    until_shown(&mut bob, "Bob (you)");
    assert!(!shown(&bob).contains("to the house"), "{}", shown(&bob));
    until_shown(&mut ada, "1  Bob");
    choose(&mut bob, "Get up from seat 1");
    until_shown(&mut ada, "1  free");
    choose(&mut ada, "Give seat 1 to the house");
    until_shown(&mut ada, "1  the house, level 2");
    choose(&mut ada, "Take seat 1 back");
    until_shown(&mut ada, "1  free");
    for key in [Key::Left, Key::Left, Key::Left, Key::Right, Key::Right] {
        ada.key(key);
    }
    choose(&mut ada, "Give seat 2 to the house (← level 3 →)");
    until_shown(&mut bob, "2  the house, level 3");
    choose(&mut bob, "Sit down at seat 1");
    until_shown(&mut ada, "Start the game");
    choose(&mut ada, "Start the game");
    until(&mut bob, |bob| !shown(bob).contains("gathers"));
    until(&mut ada, |ada| !shown(ada).contains("gathers"));
    let says = |bob: &mut Remote<'_, Lucktails>, text: &str| {
        press(bob, "s");
        press(bob, text);
        bob.key(Key::Enter);
    };
    ada.key(Key::Tab);
    choose(&mut ada, "Ask Bob (seat 1) to be silent");
    until_told(&mut bob, "The host asks you to be silent");
    says(&mut bob, "hello?");
    until(&mut bob, |bob| bob.desk.notice.is_some());
    ada.key(Key::Tab);
    until_shown(&mut ada, "Let Bob (seat 1) speak again");
    choose(&mut ada, "Let Bob (seat 1) speak again");
    until_told(&mut bob, "You may speak again");
    says(&mut bob, "thanks");
    until_told(&mut ada, "Bob says: “thanks”");
    assert!(!log(&ada).contains("hello?"));
    bob.key(Key::Tab);
    assert!(!shown(&bob).contains("End this game"), "{}", shown(&bob));
    bob.key(Key::Esc);
    ada.key(Key::Tab);
    choose(&mut ada, "End this game for everybody");
    assert!(shown(&ada).contains("record of it is kept"), "{}", shown(&ada));
    ada.key(Key::Esc);
    assert!(!shown(&ada).contains("record of it"), "{}", shown(&ada));
    ada.key(Key::Tab);
    choose(&mut ada, "End this game for everybody");
    press(&mut ada, "y");
    for table in [&mut ada, &mut bob] {
        until_shown(table, "The host has ended this game");
        assert!(!shown(table).contains("Save the record"), "{}", shown(table));
        press(table, "1");
        assert!(table.is_done() && table.farewell().contains("is over"));
    }
}

#[test]
fn a_table_that_gathers_is_talked_at_and_given_up() {
    let (house, words) = (House::open("given-up"), english());
    let options = house.options_for_new("Ada", three());
    let mut ada = house.join::<Lucktails>("Ada", &options, &words).expect("made");
    until_shown(&mut ada, "Ada (you)");
    let code = ada.code().to_owned();
    let mut bob = house.join::<Lucktails>("Bob", &house.options("Bob", &code), &words).expect("in");
    press(&mut bob, "s");
    assert!(!shown(&bob).contains("Say ("), "who does not sit does not speak");
    choose(&mut ada, "Take seat 1 too");
    until_shown(&mut ada, "1  Ada (you)");
    press(&mut ada, "s12 fish?");
    assert!(shown(&ada).contains("): 12 fish?"), "{}", shown(&ada));
    ada.key(Key::Enter);
    until_shown(&mut bob, "#0 Ada says: “12 fish?”");
    ada.key(Key::Tab);
    choose(&mut ada, "End this game for everybody");
    press(&mut ada, "y");
    for table in [&mut ada, &mut bob] {
        until_shown(table, "The host has ended this game");
        press(table, "1");
        assert!(table.is_done());
    }
}

#[test]
fn an_open_table_is_chosen_from_the_list() {
    let (house, words) = (House::open("listed"), english());
    let listed = || {
        let invitation = house.options("Bob", "AAAAA").invitation;
        let tokens = house.tokens("Bob");
        let (visitor, _) = invitation.accept(Some(&tokens), &words).expect("known");
        let signs = visitor.listed().expect("a list");
        Listed::new(&signs, visitor.address().url(), false, &words)
    };
    assert!(listed().is_empty());
    let mut open = three();
    open["open"] = json!(true);
    for (who, set_up) in [("Ada", open), ("Eve", three())] {
        let options = house.options_for_new(who, set_up);
        let mut table = house.join::<Lucktails>(who, &options, &words).expect("made");
        until_shown(&mut table, "(you)");
        let found = shown(&listed()).contains(table.code());
        assert_eq!(found, who == "Ada", "only what is open is listed");
    }
    let mut list = listed();
    assert!(shown(&list).contains("Lucktails, 2 of 3 seats free, by Ada. Clock: 600 s"));
    list.key(Key::Enter);
    let code = list.chosen.clone().expect("chosen");
    assert!(list.is_done() && shown(&list).contains(&code));
}

#[test]
fn what_a_server_does_not_make_is_said_in_every_language() {
    let house = House::open("not-made");
    let bad = json!({ "game": "lucktails", "seats": 9, "pace": { "type": "letter", "days": 99 } });
    let options = house.options_for_new("Ada", bad);
    let parts = [["3 to 5", "days"], ["3 bis 5", "days"], ["5 au plus\n", "days"]];
    for (lang, parts) in Lang::ALL.into_iter().zip(parts) {
        let said = failure(&house, &options, "Ada", lang);
        assert!(parts.iter().all(|part| said.contains(part)), "{said}");
    }
}

#[test]
fn every_screen_fits_in_every_language() {
    let house = House::open("fits");
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let whole = |table: &Remote<'_, LuckyBastard>, keys: &[&'static str]| {
            for key in keys {
                let text = words.get(key);
                assert!(shown(table).contains(&text), "{text}\n{}", shown(table));
            }
        };
        // The longest address, the longest name and the most seats.
        let name = "M".repeat(24);
        let set_up = json!({ "game": "lucky-bastard", "seats": 5, "race": "sealed" });
        let options = house.options_for_new(&name, set_up);
        let table = house.join::<LuckyBastard>(lang.code(), &options, &words);
        let mut table = table.expect("made");
        until_shown(&mut table, &name);
        until(&mut table, |table| table.farewell().contains(" --share "));
        whole(&table, &["remote-lobby-keys", "remote-key-menu"]);
        let proof = table.farewell();
        let noted = proof.split(" --commitment ").nth(1).expect("a commitment");
        for part in noted.lines().next().expect("a line").split(" --share ") {
            let part = part.trim_start_matches("0:");
            assert!(shown(&table).contains(part), "{part}\n{}", shown(&table));
        }
        // The others are for the house, and the last for this keyboard too.
        for (seat, key) in [(1, '2'), (2, '2'), (3, '2'), (4, '3')] {
            let row = format!("  {seat}  {}", words.get("remote-free"));
            assert!(shown(&table).contains(&row), "{}", shown(&table));
            table.key(Key::Char(key));
            until(&mut table, |table| !shown(table).contains(&row));
        }
        until_shown(&mut table, &words.get("remote-do-start"));
        press(&mut table, "1");
        until(&mut table, Remote::is_covered);
        whole(&table, &["remote-hands-why", "remote-hands-keys"]);
        table.key(Key::Enter);
        until(&mut table, |table| !table.is_covered());
        whole(&table, &["remote-key-menu"]);
        table.key(Key::Tab);
        whole(&table, &["remote-menu-back", "remote-menu-pass", "remote-menu-abandon"]);
        table.key(Key::Esc);
    }
}
