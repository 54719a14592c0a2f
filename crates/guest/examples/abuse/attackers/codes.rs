//! Guessing: codes of tables, links of other devices.

use guest::Lost;
use serde_json::json;

use super::attacker::Attacker;

/// The attack whose answers are counted against what one address may try.
pub const WRONG: &str = "wrong codes at once";
const AT_ONCE: usize = 100;

/// Many at once, so that all of them are asked before the first has been counted.
pub async fn at_once(me: &Attacker) -> Result<(), Lost> {
    let tries = (0..AT_ONCE).map(|n| {
        let code = me.rng.borrow_mut().letters(5);
        let end = ["", "/record", "/live"][n % 3];
        async move {
            let answer = me.door.http(&format!("GET /api/tables/{code}{end}"), "", "").await?;
            me.answered(format!("HTTP {}", answer.status));
            Ok::<_, Lost>(())
        }
    });
    futures::future::join_all(tries).await.into_iter().collect()
}

/// Links that were never given, and pages of tables there are not.
pub async fn links(me: &Attacker) -> Result<(), Lost> {
    let bytes = me.rng.borrow_mut().bytes(32);
    let token: String = bytes.iter().map(|it| format!("{it:02x}")).collect();
    let body = json!({ "token": token }).to_string();
    me.asks("POST /api/me/links/looked", &body).await?;
    me.asks("POST /api/me/links/taken", &body).await?;
    let code = me.rng.borrow_mut().letters(5);
    me.asks(&format!("GET /t/{code}"), "").await.map(drop)
}
