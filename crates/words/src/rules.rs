//! The rules of a game as a person reads them, clause by clause.

use crate::Words;

/// A part of the rules with its heading.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Section {
    pub heading: String,
    pub clauses: Vec<Clause>,
}

/// One clause under the id by which it is cited: `LT-13`.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Clause {
    pub id: String,
    pub text: String,
}

/// Per game: its id, the prefix of its clauses, and the last clause of each section.
const GAMES: [(&str, &str, &[u32]); 4] = [
    ("lucktails", "lt", &[4, 17, 18, 20, 21, 22]),
    ("get-lucky", "gl", &[3, 7, 12, 19, 23, 24]),
    ("lucky-bastard", "lb", &[2, 6, 11, 15, 17, 19, 22]),
    ("lucky-duck", "ld", &[3, 5, 9, 10]),
];

/// The introduction and the sections of a game's rules; nothing for a game the house does not have.
pub fn rules(words: &Words, game: &str) -> Option<(String, Vec<Section>)> {
    let &(_, prefix, ends) = GAMES.iter().find(|(id, ..)| *id == game)?;
    let mut first = 1;
    let mut sections = Vec::new();
    for (n, &last) in (1..).zip(ends) {
        let clauses = (first..=last).map(|clause| Clause {
            id: format!("{}-{clause}", prefix.to_uppercase()),
            text: words.get(&format!("rules-{prefix}-{clause}")),
        });
        let heading = words.get(&format!("rules-{prefix}-section-{n}"));
        sections.push(Section { heading, clauses: clauses.collect() });
        first = last + 1;
    }
    Some((words.get(&format!("rules-{prefix}-intro")), sections))
}
