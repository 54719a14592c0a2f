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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Workspace;

    /// A game that is not listed here would have no wall, no clauses and no soak.
    #[test]
    fn every_game_of_the_catalog_is_listed() {
        let workspace = Workspace::load().unwrap();
        let catalog = workspace.find("catalog").unwrap();
        let games = catalog.dependencies.iter().filter(|it| it.normal);
        let mut games: Vec<&str> = games.map(|it| it.name.as_str()).collect();
        games.sort_unstable();
        let mut listed: Vec<&str> = RULE_CRATES.iter().map(|it| it.name).collect();
        listed.sort_unstable();
        assert_eq!(games, listed);
    }
}
