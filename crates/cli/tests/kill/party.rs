//! People who play one game after the other, and come back whenever the server does.

use std::time::Duration;

use guest::{Door, Lost};
use room::Fast;
use serde_json::{Value, json};

use crate::sitting::{Sitting, Tally};

const GAMES: [(&str, u8); 4] =
    [("lucktails", 3), ("get-lucky", 3), ("lucky-bastard", 3), ("lucky-duck", 4)];
/// So long people look at their cards before they look around.
const GLANCE: Duration = Duration::from_millis(20);
/// How often somebody who is let go comes back for the last look.
const AGAIN: u32 = 20;

pub struct Party {
    set_up: Value,
    tokens: Vec<String>,
    fast: Fast,
    sitting: Option<Sitting>,
    /// The games that are over.
    played: Vec<Sitting>,
    tally: Tally,
}

impl Party {
    /// Every game with people only, with the house at the last seat, with a clock, and with both.
    pub fn new(n: usize, seed: u64, tokens: Vec<String>) -> Party {
        let (game, seats) = GAMES[n % GAMES.len()];
        let mut set_up = json!({ "game": game, "seats": seats });
        let kind = n / GAMES.len() % 4;
        if kind & 1 == 1 {
            set_up["house"] = json!([{ "seat": seats - 1, "level": 1 + n % 2 }]);
        }
        if kind & 2 == 2 {
            set_up["pace"] = json!({ "type": "quick", "seconds": 5, "bank": 1 });
        }
        if game == "lucky-bastard" && n / 16 % 2 == 1 {
            set_up["race"] = json!("sealed");
        }
        let (fast, tally) = (Fast::new(seed), Tally::default());
        Party { set_up, tokens, fast, sitting: None, played: Vec::new(), tally }
    }

    /// Comes back, checks what is there, and plays until the server is gone.
    pub async fn play(mut self, door: Door) -> Party {
        let ended = self.evening(&door).await;
        assert!(matches!(ended, Err(Lost::Cut(_))), "{}: {ended:?}", self.set_up);
        if let Some(sitting) = &mut self.sitting {
            sitting.go_home();
        }
        self
    }

    async fn evening(&mut self, door: &Door) -> Result<(), Lost> {
        loop {
            let sitting = match &mut self.sitting {
                Some(sitting) => sitting,
                none => {
                    let code = door.table(&self.tokens[0], &self.set_up).await?;
                    none.insert(Sitting::new(code, &self.set_up, &self.tokens))
                }
            };
            sitting.come_in(door, &mut self.tally).await?;
            let one = self.fast.below(sitting.viewers() as u32) as usize;
            sitting.compare(door, one, &mut self.tally).await?;
            sitting.gather().await?;
            while !sitting.is_over() {
                if !sitting.act(&mut self.fast, &mut self.tally).await? {
                    sitting.look_around(GLANCE).await?;
                }
            }
            sitting.go_home();
            self.played.extend(self.sitting.take());
        }
    }

    /// Checks every table there was, for everybody, and returns what was found.
    pub async fn settle(mut self, door: Door) -> Tally {
        for mut sitting in self.sitting.take().into_iter().chain(self.played) {
            let mut settled = sitting.settle(&door, &mut self.tally).await;
            // Where the house plays on by itself, who does not read fast enough is let go.
            for _ in 0..AGAIN {
                if matches!(settled, Err(Lost::Cut(_))) {
                    sitting.go_home();
                    settled = sitting.settle(&door, &mut self.tally).await;
                }
            }
            assert!(settled.is_ok(), "{}: {settled:?}", self.set_up);
            self.tally.tables += 1;
        }
        self.tally
    }
}
