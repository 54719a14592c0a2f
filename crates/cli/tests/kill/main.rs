//! Nothing is lost: the real program is killed again and again while people play, and whoever comes
//! back finds what they were told.

mod house;
mod party;
mod sitting;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use house::House;
use party::Party;
use room::Fast;
use sitting::Tally;

/// How often the program is killed.
const KILLS: &str = "LUCKHOUSE_KILLS";
const FEW_KILLS: u32 = 50;
const TABLES: usize = 200;
/// As many people as the largest table has seats; each sits at every table.
const PEOPLE: [&str; 4] = ["Ada", "Bo", "Cy", "Di"];
/// A kill comes at any moment until then: while people come back, and while they play.
const LATEST: u32 = 3000;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_program_is_killed() {
    let kills = std::env::var(KILLS).map_or(FEW_KILLS, |it| it.parse().expect(KILLS));
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_micros() as u64;
    let mut fast = Fast::new(seed);
    let mut house = House::open().await;
    let mut tokens = Vec::new();
    for name in PEOPLE {
        tokens.push(house.door.person(name).await.unwrap());
    }
    let mut parties: Vec<Party> =
        (0..TABLES).map(|n| Party::new(n, seed + n as u64, tokens.clone())).collect();
    for _ in 0..kills {
        let door = house.door.clone();
        let playing: Vec<_> =
            parties.drain(..).map(|it| tokio::spawn(it.play(door.clone()))).collect();
        tokio::time::sleep(Duration::from_millis(u64::from(fast.below(LATEST)))).await;
        house.kill();
        for party in playing {
            parties.push(party.await.expect("nothing is different"));
        }
        house = house.again().await;
    }
    let door = house.door.clone();
    let settling: Vec<_> =
        parties.into_iter().map(|it| tokio::spawn(it.settle(door.clone()))).collect();
    let mut tally = Tally::default();
    for party in settling {
        tally.add(&party.await.expect("nothing is different"));
    }
    println!("{kills} kills: {tally}");
    assert!(tally.acknowledged > 0 && tally.stands > 0 && tally.clocks > 0, "{tally}");
}
