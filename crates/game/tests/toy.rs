//! The laws, the twins and the scenes, tried on the toy.

use game::laws::{hold, perft, wander};
use game::scene::Scene;
use game::toy::Blink;
use game::{BadOption, Game, Illegal, Range, Step, Turn, Viewer, default_options, twins};

fn rules(seed: u64) -> <Blink as Game>::Rules {
    let mut options = default_options::<Blink>();
    options[0] = 3 + (seed % 7) as u16;
    Blink::set_up(2 + (seed % 3) as u8, &options, &()).unwrap()
}

#[test]
fn the_toy_obeys_the_laws() {
    for seed in 0..500 {
        let walked = hold::<Blink>(&rules(seed), 100, &mut wander(seed), |_, _, _| ());
        assert!(walked.over);
    }
}

#[test]
fn twins_of_the_toy_agree() {
    let steps: u32 =
        (0..500).map(|seed| twins::agree::<Blink>(&rules(seed), 100, &mut wander(seed))).sum();
    assert!(steps > 1000, "twins went {steps} steps together");
}

const START: &str = "
    seats 2, high 3
    shuffle 1 2 / 3 ...
";

#[test]
fn a_scene_is_played_from_text() {
    let mut scene = Scene::<Blink>::of(START).then("0 peep; 1 trust; 0 flip");
    assert_eq!(scene.legal(1), "grab, leave");
    assert_eq!(scene.to_act(), "0 1");
    assert_eq!(scene.act("0 peep"), Err(Illegal::NotAllowed));
    scene.act("0 grab").unwrap();
    assert_eq!(scene.table.turn(), Turn::Over);
    assert_eq!(
        serde_json::to_string(&scene.table.outcome()).unwrap(),
        r#"{"winners":[0],"scores":[4,2]}"#
    );
}

#[test]
fn a_view_forgets_and_a_memory_does_not() {
    let json = |scene: &Scene<Blink>| {
        let seat = Viewer::Seat(game::Seat::at(0));
        let view = serde_json::to_string(&scene.table.view(seat)).unwrap();
        (view, serde_json::to_string(&scene.table.knows(seat)).unwrap())
    };
    let peeped = Scene::<Blink>::of(START).then("0 peep; 1 peep");
    assert_eq!(json(&peeped).0, "[[1,null],null,[],null]");
    let flipped = peeped.then("0 flip");
    assert_eq!(json(&flipped).0, "[[null,null],3,[0,1],null]");
    assert_eq!(json(&flipped).1, "[[1,null],3,[0,1],null]");
}

#[test]
fn wrong_shuffles_and_wrong_times_are_refused() {
    let mut table = Blink::start(&rules(0));
    let card = game::toy::Card;
    let act = |action: &str| Step::Act(game::Seat::at(0), action.parse().unwrap());
    assert_eq!(table.apply(act("peep"), |_| ()), Err(Illegal::NotNow));
    assert_eq!(table.apply(Step::Shuffle(&[card(1)]), |_| ()), Err(Illegal::WrongCards));
    let wrong = [1, 1, 1, 2, 3, 3].map(card);
    assert_eq!(table.apply(Step::Shuffle(&wrong), |_| ()), Err(Illegal::WrongCards));
    let right = [1, 3, 2, 2, 3, 1].map(card);
    assert_eq!(table.apply(Step::Shuffle(&right), |_| ()), Ok(()));
    assert_eq!(table.apply(Step::Shuffle(&right), |_| ()), Err(Illegal::NotNow));
    for line in ["trust", "leave"] {
        let _ = table.apply(act(line), |_| ());
    }
    assert_eq!(table.apply(act("trust"), |_| ()), Err(Illegal::NotYourTurn));
}

#[test]
fn every_fault_of_a_set_up_is_named_at_once() {
    let faults = Blink::set_up(9, &[2].into_iter().collect(), &()).unwrap_err();
    let seats = BadOption::Seats { least: 2, most: 4 };
    let high = BadOption::Outside { name: "high", least: 3, most: 9 };
    assert_eq!(faults.as_slice(), [seats, high]);
    assert_eq!(Range::Seat.bounds(3), (0, 2));
}

#[test]
fn paths_are_counted() {
    let scene = Scene::<Blink>::of(START);
    // Two seats commit in either order, two ways each; one flip; then grab or leave.
    assert_eq!([1, 2, 3, 4].map(|depth| perft(&scene.table, depth)), [4, 8, 8, 32]);
}
