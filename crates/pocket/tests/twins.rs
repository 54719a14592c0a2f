//! The worker keeps secrets from the page as the server does: two worlds that a seat cannot tell apart give the
//! page the same bytes whenever it looks as that seat.

#[path = "../../server/tests/it/twin_worlds/mod.rs"]
#[expect(dead_code, reason = "some of it is for worlds with a server around them")]
mod twin_worlds;

use crate::device::Device;
use catalog::{GameId, with_game};
use game::{Game, Seat, Viewer};
use serde_json::{Value, json};
use twin_worlds::{Case, World, between, find};

#[test]
fn every_game_tells_twins_alike() {
    for game in GameId::ALL {
        let mut differ = 0;
        for (at, case) in cases(game).into_iter().enumerate() {
            let worlds = find(&case, at as u64);
            let [one, other] = [&worlds[0], &worlds[1]].map(|world| told(&case, world, &worlds[0]));
            assert_eq!(one.0, other.0, "{case:?}\n{worlds:?}");
            differ += usize::from(one.1 != other.1);
        }
        // At Lucky Duck nobody has a hand: what is hidden is hidden from all.
        assert_eq!(differ > 0, game != GameId::LuckyDuck, "{game:?}: others see which world it is");
    }
}

fn cases(game: GameId) -> Vec<Case> {
    let ((fewest, most), races) = with_game!(game, G => (G::SEATS, G::RACES));
    let mut cases = Vec::new();
    for seats in [fewest, most] {
        for seat in 0..seats {
            for sealed in [false, true].into_iter().filter(|sealed| races || !sealed) {
                let viewer = Viewer::Seat(Seat::at(seat.into()));
                cases.push(Case { game, seats, viewer, sealed, hurried: false, acts: 12 });
            }
        }
    }
    cases
}

/// What the page is told while it looks as the viewer, and while it looks as others.
fn told(case: &Case, world: &World, probes: &World) -> (Vec<Value>, Vec<Value>) {
    let Viewer::Seat(viewer) = case.viewer else { panic!("somebody looks") };
    let viewer = viewer.index() as u8;
    let mut device = Device::default();
    let race = if case.sealed { "sealed" } else { "live" };
    let set_up = json!({ "game": case.game.name(), "seats": case.seats, "race": race });
    // Nobody has been handed the device yet: what it is told then must not differ either.
    let mut mine = device.open(&set_up, &world.script);
    let mut others = Vec::new();
    mine.extend(look(&mut device, viewer));
    for (at, (seat, action)) in world.acts.iter().enumerate() {
        if between(at) > 0 {
            // Whoever comes in anew is nobody, and then handed the device.
            mine.push(device.join());
            mine.extend(look(&mut device, viewer));
            mine.extend(device.ask(&json!({ "type": "history", "after": 0, "before": 9999 })));
            mine.push(device.ok(&json!({ "do": "hint", "lang": "en", "id": "t", "whim": 3 })));
            mine.push(device.ok(&json!({ "do": "record", "lang": "en", "id": "t" })));
            mine.extend(act(&mut device, viewer, &probes.acts[at].1, u32::MAX));
        }
        let heard = if *seat == viewer { &mut mine } else { &mut others };
        let looked = look(&mut device, *seat);
        let moment = looked[0]["moment"].as_u64().expect("a moment") as u32;
        heard.extend(looked);
        heard.extend(act(&mut device, *seat, action, moment));
        mine.extend(look(&mut device, viewer));
    }
    mine.push(device.join());
    (mine, others)
}

fn look(device: &mut Device, seat: u8) -> Vec<Value> {
    device.ask(&json!({ "type": "look", "seat": seat }))
}

fn act(device: &mut Device, seat: u8, action: &Value, moment: u32) -> Vec<Value> {
    device.ask(&json!({ "type": "act", "seat": seat, "moment": moment, "action": action }))
}
