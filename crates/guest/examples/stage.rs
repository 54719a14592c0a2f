//! Sets the stage for a test of what a server answers over HTTP: somebody new plays one game to its end and begins another.
//! Prints their token and the codes of both tables.

use anyhow::{Context, Result};
use guest::{Door, Guest, Lost};
use serde_json::json;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let address = std::env::args().nth(1).context("the address of the server is missing")?;
    let door = Door::at(address);
    let token = door.person("Ada").await?;
    let (over, mut guest) = begun(&door, &token).await?;
    while !guest.is_over() {
        if guest.may_act() {
            guest.act(0, 0).await?;
        } else {
            guest.next().await?;
        }
    }
    let (runs, _) = begun(&door, &token).await?;
    println!("{token} {over} {runs}");
    Ok(())
}

/// A table at which a game has begun, against the house.
async fn begun(door: &Door, token: &str) -> Result<(String, Guest), Lost> {
    let house = json!([{ "seat": 1, "level": 1 }]);
    let set_up = json!({ "game": "lucky-duck", "seats": 2, "house": house });
    let code = door.table(token, &set_up).await?;
    let mut guest = door.join(token, &code, 0).await?;
    guest.sit(0).await?;
    guest.ask(json!({ "type": "start" })).await?;
    Ok((code, guest))
}
