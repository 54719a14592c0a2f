//! The messages as TypeScript has them: client/src/wire.ts. `UPDATE_TRANSCRIPTS=1` writes it anew.

use std::fs;
use std::path::PathBuf;

use ts_rs::{Config, TS};
use wire::{
    Answer, Ask, Chair, Clock, Code, Created, Happening, House, Pace, Race, SetUp, Sign, Sitter,
    Stage, Standing, ToClient, ToServer, What,
};

const HEAD: &str = "// What a device and a table say to each other: written from crates/wire by \
                    `cargo xtask transcripts`.\n";

fn declared<T: TS>(config: &Config) -> String {
    let docs = T::docs().unwrap_or_default();
    format!("\n{docs}export {}\n", T::decl(config))
}

fn typescript() -> String {
    let config = Config::default();
    macro_rules! declare {
        ($($type:ty),* $(,)?) => { [$(declared::<$type>(&config)),*] };
    }
    let all = declare![
        ToServer, Ask, ToClient, Standing, Clock, Happening, What, Chair, Sitter, Stage, Answer,
        Code, SetUp, House, Pace, Race, Created, Sign,
    ];
    HEAD.to_owned() + &all.concat()
}

#[test]
fn the_transcript_of_types_is_that_of_the_server() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../client/src/wire.ts");
    let written = typescript();
    if std::env::var_os("UPDATE_TRANSCRIPTS").is_some() {
        fs::write(&file, &written).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(kept, written, "client/src/wire.ts: `cargo xtask transcripts` writes it anew");
}

/// Numbers in JSON are numbers in TypeScript, and what is any game's is `unknown`.
#[test]
fn no_type_needs_more_than_a_browser_has() {
    let written = typescript();
    let mut words = written.split(|it: char| !it.is_alphanumeric());
    assert!(!words.any(|it| ["bigint", "JsonValue", "RawValue"].contains(&it)), "{written}");
}
