//! What the house remembers is kept from decision to decision.

use catalog::get_lucky::GetLucky;
use catalog::lucktails::Lucktails;
use catalog::lucky_bastard::LuckyBastard;
use catalog::lucky_duck::LuckyDuck;
use serde_json::json;

use super::*;

const SEATS: u8 = 3;

fn opened() -> Running<LuckyBastard> {
    let set_up = json!({ "game": LuckyBastard::NAME, "seats": SEATS });
    let set_up: SetUp = serde_json::from_value(set_up).unwrap();
    let deal = Deal::new("a".repeat(64), vec![None; SEATS.into()]).unwrap();
    let chance = deal.chance(vec![].into());
    Running::open(&rules::<LuckyBastard>(&set_up).unwrap(), None, chance, deal, 1)
}

fn level(level: u8) -> Level {
    Level::new(level).unwrap()
}

/// Somebody whose turn it is does anything.
fn play_any(live: &mut Running<LuckyBastard>, fast: &mut Fast) {
    let seats = live.turn().seats();
    let seat = seats.nth(fast.below(seats.len() as u32) as usize);
    let legal = live.legal_actions(seat);
    let action = legal[fast.below(legal.len() as u32) as usize];
    let number = live.numbers.len() as u32 + 1;
    live.act(seat, &Json::of(&action), number).unwrap();
}

/// What bots are told for one decision of everybody whose turn it is, and what they do.
fn asked(live: &mut Running<LuckyBastard>, whim: u64) -> (usize, Vec<String>) {
    let before = live.memories.told();
    let actions = live.turn().seats().iter().map(|seat| {
        let action = live.thought(seat, level(seat.index() as u8 + 1));
        action.unwrap().decide(whim, &mut || false).get().to_owned()
    });
    let actions = actions.collect();
    (live.memories.told() - before, actions)
}

#[test]
fn a_decision_costs_the_same_after_200_and_after_20_000_actions() {
    let mut live = opened();
    let mut fast = Fast::new(7);
    for seat in (0..SEATS).map(|seat| Seat::at(seat.into())) {
        live.memories.bot(seat, level(seat.index() as u8 + 1), &live.room);
    }
    let (mut events, begun) = (0, live.memories.told());
    for played in 1..=20_000 {
        play_any(&mut live, &mut fast);
        events += live.last.len();
        if [200, 20_000].contains(&played) {
            assert_eq!(asked(&mut live, played).0, 0, "{played}");
        }
    }
    let told = live.memories.told() - begun;
    assert_eq!(told, events * usize::from(SEATS), "each is told everything once");
}

#[test]
fn who_was_there_all_the_time_does_what_somebody_new_would_do() {
    let mut live = opened();
    let mut fast = Fast::new(8);
    for played in 0..300 {
        let kept = asked(&mut live, played).1;
        live.memories = Memories::default();
        assert_eq!(asked(&mut live, played).1, kept, "{played}");
        play_any(&mut live, &mut fast);
    }
}

#[test]
fn another_level_and_somebody_new_remember_for_themselves() {
    let mut live = opened();
    let seat = Seat::at(0);
    let once = live.last.len();
    let told = [(1, once), (1, once), (2, 2 * once)].map(|(it, told)| {
        live.memories.bot(seat, level(it), &live.room);
        (live.memories.told(), told)
    });
    assert!(told.iter().all(|(is, should)| is == should), "{told:?}");
    live.dismiss(seat);
    live.memories.bot(seat, level(2), &live.room);
    assert_eq!(live.memories.told(), 3 * once);
}

/// What stays at a table between two decisions: what a search needs is let go with the decision.
#[test]
fn what_the_house_remembers_is_small() {
    fn size<G: Game>() -> usize {
        size_of::<bots::Tempered<G>>()
    }
    let sizes =
        [size::<Lucktails>(), size::<GetLucky>(), size::<LuckyBastard>(), size::<LuckyDuck>()];
    assert!(sizes.iter().all(|&size| size < 4096), "{sizes:?}");
}

/// Parts of what happened, from the beginning to the end, and across both.
fn parts(number: u32, fast: &mut Fast) -> Vec<(u32, u32)> {
    let any = |fast: &mut Fast| fast.below(number + 2);
    let some = (0..40).map(|_| (any(fast), any(fast)));
    some.chain([(0, u32::MAX), (number - 1, number + 1), (number, number)]).collect()
}

#[test]
fn a_part_of_a_long_game_is_told_as_in_the_whole() {
    let mut live = opened();
    let mut fast = Fast::new(9);
    let whole = |live: &mut Running<LuckyBastard>, parts: &[(u32, u32)]| {
        let seats = (0..SEATS).map(|seat| Viewer::Seat(Seat::at(seat.into())));
        let viewers: Vec<Viewer> = seats.chain([Viewer::Watcher]).collect();
        let told = parts.iter().flat_map(|&(after, before)| {
            let live = &*live;
            viewers.iter().map(move |&it| json!(live.sights(after, before, it)))
        });
        told.collect::<Vec<Value>>()
    };
    for _ in 0..6 {
        for _ in 0..100 {
            play_any(&mut live, &mut fast);
            live.say(Seat::at(0), &json!({ "text": "so" }));
        }
        let parts = parts(live.numbers.len() as u32, &mut fast);
        let told = whole(&mut live, &parts);
        let kept = std::mem::take(&mut live.checkpoints);
        assert_eq!(told, whole(&mut live, &parts));
        live.checkpoints = kept;
    }
}

#[test]
fn to_tell_the_end_of_a_long_game_little_is_played_again() {
    let mut live = opened();
    let mut fast = Fast::new(10);
    for _ in 0..5000 {
        play_any(&mut live, &mut fast);
    }
    let all = live.room.log().len();
    for (action, &number) in live.numbers.iter().enumerate().step_by(97) {
        let from = live.checkpoints.last(|it| live.numbers[it.actions] <= number);
        let again = action - from.map_or(0, |it| it.actions);
        assert!(again <= 2 * checkpoints::APART, "{again} after {number} of {all}");
    }
}
