//! Another table at the same house, whose people notice nothing.

use std::cell::Cell;
use std::future::Future;
use std::time::Duration;

use catalog::{GameId, with_game};
use record::Record;
use serde_json::json;

use super::party::{Party, choices};
use super::{Front, House};

/// Nobody plays faster than a server lets people.
const A_MOMENT: Duration = Duration::from_millis(20);

/// Whatever this is, other people from another address play through it, and their game ends as it
/// should.
pub async fn beside<T>(house: &House, what: impl Future<Output = T>) -> T {
    let front = house.elsewhere();
    let mut party = neighbours(&front).await;
    let over = Cell::new(false);
    let happening = async {
        let result = what.await;
        over.set(true);
        result
    };
    let playing = async {
        let (mut choices, mut during, mut acts) = (choices(), 0, 0);
        loop {
            if party.is_over() {
                assert_unharmed(&front, &party, acts).await;
                if over.get() {
                    return during;
                }
                (party, acts) = (neighbours(&front).await, 0);
            }
            during += u32::from(!over.get());
            party.act(choices.next().unwrap()).await;
            acts += 1;
            tokio::time::sleep(A_MOMENT).await;
        }
    };
    let (result, during) = tokio::join!(happening, playing);
    assert!(during > 0, "they played while it happened");
    result
}

async fn neighbours(front: &Front) -> Party {
    Party::begun(front, &json!({ "game": "get-lucky", "seats": 3 })).await
}

/// All that was done at this table is there, once, and makes a game by the rules.
async fn assert_unharmed(front: &Front, party: &Party, acts: usize) {
    for guest in &party.guests {
        let played = guest.history.values().filter(|it| it.contains("\"what\":\"acted\"")).count();
        assert_eq!(played, acts, "{:?}", guest.history);
    }
    let path = format!("GET /api/tables/{}/record", party.code);
    let (status, record, _) = front.http(&path, "", "").await;
    assert_eq!(status, 200, "{record}");
    let record = Record::from_json(record).unwrap();
    let verified = with_game!(GameId::GetLucky, G => record.verify::<G>()).unwrap();
    assert!(verified.outcome.is_some());
}
