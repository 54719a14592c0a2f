//! Which games the house has.
//!
//! Knows: the four games by name. Must never know: how any of them is played.

//!
//! What a viewer is shown can be written down for it; the truth cannot, for anybody:
//!
//! ```
//! fn send<T: serde::Serialize>() {}
//! send::<(catalog::lucktails::View, catalog::lucktails::Sight)>();
//! send::<(catalog::get_lucky::View, catalog::get_lucky::Sight)>();
//! send::<(catalog::lucky_bastard::View, catalog::lucky_bastard::Sight)>();
//! send::<(catalog::lucky_duck::View, catalog::lucky_duck::Sight)>();
//! ```
//! ```compile_fail,E0277
//! fn send<T: serde::Serialize>() {}
//! send::<catalog::lucktails::Lucktails>();
//! ```
//! ```compile_fail,E0277
//! fn send<T: serde::Serialize>() {}
//! send::<catalog::get_lucky::GetLucky>();
//! ```
//! ```compile_fail,E0277
//! fn send<T: serde::Serialize>() {}
//! send::<catalog::lucky_bastard::LuckyBastard>();
//! ```
//! ```compile_fail,E0277
//! fn send<T: serde::Serialize>() {}
//! send::<catalog::lucky_duck::LuckyDuck>();
//! ```
//! ```compile_fail,E0277
//! fn send<T: serde::Serialize>() {}
//! send::<<catalog::lucktails::Lucktails as game::Game>::Event>();
//! ```
//! ```compile_fail,E0277
//! fn send<T: serde::Serialize>() {}
//! send::<<catalog::get_lucky::GetLucky as game::Game>::Event>();
//! ```
//! ```compile_fail,E0277
//! fn send<T: serde::Serialize>() {}
//! send::<<catalog::lucky_bastard::LuckyBastard as game::Game>::Event>();
//! ```
//! ```compile_fail,E0277
//! fn send<T: serde::Serialize>() {}
//! send::<<catalog::lucky_duck::LuckyDuck as game::Game>::Event>();
//! ```

pub use {get_lucky, lucktails, lucky_bastard, lucky_duck};

/// A game of the house.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum GameId {
    Lucktails,
    GetLucky,
    LuckyBastard,
    LuckyDuck,
}

impl GameId {
    pub const ALL: [GameId; 4] =
        [GameId::Lucktails, GameId::GetLucky, GameId::LuckyBastard, GameId::LuckyDuck];

    /// The id used in records, in the protocol and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            GameId::Lucktails => "lucktails",
            GameId::GetLucky => "get-lucky",
            GameId::LuckyBastard => "lucky-bastard",
            GameId::LuckyDuck => "lucky-duck",
        }
    }

    pub fn parse(name: &str) -> Option<GameId> {
        GameId::ALL.into_iter().find(|game| game.name() == name)
    }
}

/// Evaluates `body` with `G` naming the type of the game: the one place where a name becomes a type.
///
/// ```
/// # use catalog::{GameId, with_game};
/// let cards = with_game!(GameId::Lucktails, G => std::mem::size_of::<G>());
/// assert!(cards > 0);
/// ```
#[macro_export]
macro_rules! with_game {
    ($game:expr, $G:ident => $body:expr) => {
        match $game {
            $crate::GameId::Lucktails => {
                type $G = $crate::lucktails::Lucktails;
                $body
            }
            $crate::GameId::GetLucky => {
                type $G = $crate::get_lucky::GetLucky;
                $body
            }
            $crate::GameId::LuckyBastard => {
                type $G = $crate::lucky_bastard::LuckyBastard;
                $body
            }
            $crate::GameId::LuckyDuck => {
                type $G = $crate::lucky_duck::LuckyDuck;
                $body
            }
        }
    };
}
