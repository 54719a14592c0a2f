//! How even a game is: the seats, the clauses, the rulings, luck and skill.

use catalog::{GameId, with_game};
use decks::Decked;
use game::default_options;
use lab::{Balance, BalanceReport, Clauses, Dealt, Entered, Ruled, Seats, luck};
use record::options_to_json;
use serde_json::{Value, json};
use words::Words;

use super::arena::{
    Wanted, add_levels, all_done, heard, no_other, played, set_up, writable, write,
};
use super::entrants::Named;
use super::strength::DOCUMENT;
use crate::commands::print;
use crate::failure::Failure;
use crate::tui::name_key;

/// What is written beside the journal.
const REPORTS: [&str; 4] = ["report.html", "balance.md", "games.csv", "games.parquet"];

/// Plays as is asked for, with so many deals between different entrants.
pub fn run(game: GameId, wanted: &Wanted, mixed: u32, words: &Words) -> Result<(), Failure> {
    with_game!(game, G => weighed::<G>(game, wanted, mixed, words))
}

fn weighed<G: Entered + Decked + Ruled>(
    game: GameId,
    wanted: &Wanted,
    mixed: u32,
    words: &Words,
) -> Result<(), Failure> {
    let (deck, n_seats, rules) = set_up::<G>(wanted)?;
    let balance = Balance::<G> {
        rules,
        entrants: wanted.entrants.iter().filter_map(Named::of_the_house).collect(),
        deals: wanted.deals,
        mixed,
        seed: wanted.seed.clone(),
    };
    let entrants: Vec<_> = balance.entrants.iter().map(ToString::to_string).collect();
    let mut run = json!({
        "lab": "balance",
        "game": G::NAME,
        "version": G::RULES_VERSION,
        "seats": n_seats,
        "options": options_to_json::<G>(&G::options(&balance.rules)),
        "deck": wanted.deck.is_some().then_some(deck.json),
        "entrants": entrants,
        "seed": balance.seed,
    });
    add_levels::<G>(&mut run, &balance.entrants);
    if let Some(folder) = &wanted.to {
        no_other(folder, DOCUMENT)?;
        writable(folder, &REPORTS)?;
    }
    let stop = heard();
    let play = |threads, done: &_, each: &mut dyn FnMut(_)| balance.run(threads, done, &stop, each);
    // A deal that somebody has tampered with is no deal of these: it is played anew.
    let number = |it: &Dealt| if balance.is_possible(it) { it.unit } else { usize::MAX };
    let dealt = played(wanted, (&run, &stop), &balance.units(), number, play)?;
    let report = BalanceReport {
        id: G::NAME,
        game: words.get(name_key(game)),
        n_seats,
        options: unusual::<G>(&run["options"]),
        seed: &balance.seed,
        entrants: &entrants,
        stages: G::STAGES.1,
        seats: Seats::of::<G>(&dealt, n_seats),
        clauses: Clauses::of::<G>(&dealt, wanted.deck.is_some()),
        luck: luck(&dealt, &balance.entrants, n_seats, &balance.seed),
        dealt: &dealt,
    };
    let page = report.page(words);
    if let Some(folder) = &wanted.to {
        let texts = [page.html(words.lang()), page.markdown(), report.csv()];
        let texts = texts.map(String::into_bytes).into_iter().chain([report.parquet()]);
        write(folder, REPORTS.into_iter().zip(texts))?;
    }
    print(&page.text())?;
    all_done(dealt.len(), balance.units().len(), wanted.to.as_deref())
}

/// The options that are not as usual: `bait_cap=30, slips=true`.
pub(super) fn unusual<G: Decked>(options: &Value) -> String {
    let usual = Value::from(options_to_json::<G>(&default_options::<G>()));
    let given = options.as_object().into_iter().flatten();
    let unusual = given.filter(|(name, value)| usual.get(name.as_str()) != Some(value));
    unusual.map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(", ")
}
