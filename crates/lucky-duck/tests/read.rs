//! Views that are read, and views that are of no table.

use game::laws::spoiled_is_refused;
use game::scene::Scene;
use game::{Game, Seat, Viewer};
use lucky_duck::{ByTrait, Card, Completes, Event, LuckyDuck, Told, Trait};

const TWO: &str = "
    seats 2
    shuffle ...
    shuffle filled partial hollow filled ...
    shuffle red green blue red ...
    shuffle circle square triangle circle ...
";

fn refused(told: &Told, spoil: impl FnOnce(&mut Told)) {
    let scene: Scene<LuckyDuck> = Scene::of(TWO);
    let rules = scene.table.table_rules();
    spoiled_is_refused::<LuckyDuck>(rules, Viewer::Watcher, told, spoil);
}

fn told() -> Told {
    Scene::<LuckyDuck>::of(TWO).table.view(Viewer::Watcher).told()
}

fn single(of: Trait) -> Card {
    told().shown[of].expect("it is face up")
}

#[test]
fn a_view_of_no_table_is_refused() {
    let refused = |spoil: fn(&mut Told)| refused(&told(), spoil);
    refused(|told| told.turn = None);
    refused(|told| told.turn = Some(Seat::at(2)));
    refused(|told| told.winner = Some(Seat::at(2)));
    refused(|told| told.hands.truncate(1));
    refused(|told| told.hands.push(Vec::new()));
    refused(|told| told.hands.extend(vec![Vec::new(); 300]));
    refused(|told| told.hands[1].push(single(Trait::Color)));
    refused(|told| told.aside.push(single(Trait::Shape)));
    refused(|told| told.discarded.push(single(Trait::Pattern)));
    refused(|told| told.discarded = vec![told.hands[0][0]; 28]);
}

#[test]
fn piles_that_are_none_are_refused() {
    let refused = |spoil: fn(&mut Told)| refused(&told(), spoil);
    refused(|told| told.piles[Trait::Color].truncate(1));
    refused(|told| told.piles[Trait::Color][2] = Some(single(Trait::Shape)));
    refused(|told| told.piles[Trait::Color][2] = Some(told.hands[0][0]));
    refused(|told| told.shown[Trait::Color] = Some(single(Trait::Shape)));
    refused(|told| told.shown[Trait::Color] = Some(told.hands[0][0]));
    // What is face up has been turned up, and no more than there are.
    refused(|told| told.shown[Trait::Color] = None);
    refused(|told| told.seen[Trait::Color] = 0);
    refused(|told| told.seen[Trait::Color] = 13);
}

#[test]
fn what_cannot_have_happened_is_not_read() {
    let json = |event: &str| serde_json::from_str::<Event<game::Masked>>(event);
    let shuffled = |singles: &[Option<Card>]| {
        let singles = serde_json::to_string(singles).unwrap();
        json(&format!(r#"{{"type":"shuffled","pile":"color","singles":{singles}}}"#))
    };
    assert!(shuffled(&[None; 12]).is_ok());
    assert!(shuffled(&[None; 11]).is_err());
    assert!(shuffled(&[None; 13]).is_err());
    let mut one_complete = [None; 12];
    one_complete[3] = Some(told().hands[0][0]);
    assert!(shuffled(&one_complete).is_err());
    let completes =
        |cards: &[Card]| serde_json::from_str::<Completes>(&serde_json::to_string(cards).unwrap());
    assert!(completes(&told().hands[0]).is_ok());
    assert!(completes(&[single(Trait::Color)]).is_err());
    assert!(serde_json::from_str::<ByTrait<u8>>(r#"{"color":1,"shape":2}"#).is_err());
}
