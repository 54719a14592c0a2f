//! The crates that hold rules, and how many clauses each rulebook has.

/// A game's crate and its rulebook.
pub struct RuleCrate {
    pub name: &'static str,
    /// How clauses are cited: `LT-13` in text, `lt_13_…` in the name of a test.
    pub prefix: &'static str,
    pub clauses: u32,
}

const fn rule_crate(name: &'static str, prefix: &'static str, clauses: u32) -> RuleCrate {
    RuleCrate { name, prefix, clauses }
}

pub const RULE_CRATES: [RuleCrate; 4] = [
    rule_crate("lucktails", "lt", 22),
    rule_crate("get-lucky", "gl", 24),
    rule_crate("lucky-bastard", "lb", 22),
    rule_crate("lucky-duck", "ld", 10),
];

/// The crates without clock, randomness and IO: the contract and the games.
pub fn walled() -> impl Iterator<Item = &'static str> {
    ["game"].into_iter().chain(RULE_CRATES.iter().map(|it| it.name))
}

/// How many random games each law and twin test plays.
pub const LAW_GAMES: &str = "LUCKHOUSE_LAW_GAMES";
/// Enough to notice, not enough to wait for.
pub const FEW_GAMES: &str = "200";
