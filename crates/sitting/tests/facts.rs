//! What a page has to know of games and clocks before it asks anybody: client/src/facts.ts.
//! `UPDATE_TRANSCRIPTS=1` writes it anew.

use std::fs;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use catalog::{GameId, with_game};
use game::Game;
use sitting::{BANK, DAYS, SECONDS};

const HEAD: &str =
    "// What games and clocks allow: written from crates/sitting by `cargo xtask transcripts`.\n";

fn game(id: GameId) -> String {
    with_game!(id, G => {
        let (least, most) = G::SEATS;
        format!("  '{}': {{ seats: [{least}, {most}], races: {} }},\n", G::NAME, G::RACES)
    })
}

fn clock(name: &str, range: &RangeInclusive<u32>) -> String {
    format!("  {name}: {{ least: {}, most: {} }},\n", range.start(), range.end())
}

fn typescript() -> String {
    let games = GameId::ALL.map(game).concat();
    let clocks = [("seconds", SECONDS), ("bank", BANK), ("days", DAYS)];
    let clocks = clocks.map(|(name, range)| clock(name, &range)).concat();
    format!(
        "{HEAD}\nexport const GAMES = {{\n{games}}} as const;\n\nexport const CLOCKS = {{\n{clocks}}} as const;\n"
    )
}

#[test]
fn the_transcript_of_facts_is_what_the_rules_say() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../client/src/facts.ts");
    let written = typescript();
    if std::env::var_os("UPDATE_TRANSCRIPTS").is_some() {
        fs::write(&file, &written).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(kept, written, "client/src/facts.ts: `cargo xtask transcripts` writes it anew");
}
