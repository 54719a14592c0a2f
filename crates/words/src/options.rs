//! What each option of each game is about.

/// The key of the sentence that explains an option.
pub fn option_about(game: &str, option: &str) -> &'static str {
    match (game, option) {
        ("lucktails", "first") => "option-lucktails-first",
        ("lucktails", "bait_cap") => "option-lucktails-bait-cap",
        ("lucktails", "slips") => "option-lucktails-slips",
        ("lucky-bastard", "first") => "option-lucky-bastard-first",
        ("lucky-bastard", "tokens") => "option-lucky-bastard-tokens",
        ("lucky-bastard", "origins") => "option-lucky-bastard-origins",
        ("lucky-bastard", "memory_aid") => "option-lucky-bastard-memory-aid",
        // A test asks for every option of every game.
        _ => "",
    }
}
