//! Who plays in the lab.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use bots::{Bot, Housed, Level, Random, Temper, Tempered, seat_bot};
use game::{Game, Seat};
use solved::Solved;

use crate::{Outsider, Program, Sitter};

/// All that the lab asks of a game.
pub trait Entered: Housed + Solved + Game<View: 'static, Rules: Sync> + 'static {}

impl<G: Housed + Solved + Game<View: 'static, Rules: Sync> + 'static> Entered for G {}

/// Somebody who can be put at any seat.
#[derive(Clone, Debug)]
pub enum Entrant {
    Random,
    Tempered(Temper),
    House(Level),
    Program(Arc<Program>),
    /// By the table of a solved game; where there is none, by the rule of thumb.
    Solved,
}

impl Entrant {
    /// Puts them at a seat. `memory` is what the seat knows before anything has happened; from `seed` a
    /// program has its whims.
    pub fn sit<G: Entered>(&self, seat: Seat, memory: G::View, seed: u64) -> Box<dyn Sitter<G>> {
        let bot: Box<dyn Bot<G>> = match self {
            Entrant::Random => Box::new(Random),
            Entrant::Tempered(temper) => Box::new(Tempered::<G>::new(seat, memory, *temper)),
            Entrant::House(level) => Box::new(seat_bot::<G>(*level, seat, memory)),
            Entrant::Solved => G::solved(seat, memory.clone())
                .unwrap_or_else(|| Box::new(Tempered::new(seat, memory, Temper::STEADY))),
            Entrant::Program(program) => {
                let seed = format!("{seed:016x}/{}", seat.index());
                return Box::new(Outsider::new(program.clone(), seat, memory, seed));
            }
        };
        Box::new(bot)
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Temper { slips, forgets, iterations, .. } = match self {
            Entrant::Random => return f.write_str("random"),
            Entrant::Solved => return f.write_str("solved"),
            Entrant::House(level) => return write!(f, "{}", level.number()),
            Entrant::Program(program) => return f.write_str(&program.name),
            Entrant::Tempered(temper) => temper,
        };
        match iterations {
            0 => f.write_str("thumb")?,
            iterations => write!(f, "search:{iterations}")?,
        }
        if *forgets > 0 {
            write!(f, "~{forgets}")?;
        }
        if *slips > 0 { write!(f, "/{slips}") } else { Ok(()) }
    }
}

/// Nobody is called that.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Nobody;

impl FromStr for Entrant {
    type Err = Nobody;

    fn from_str(name: &str) -> Result<Entrant, Nobody> {
        if name == "random" {
            return Ok(Entrant::Random);
        }
        if name == "solved" {
            return Ok(Entrant::Solved);
        }
        if let Some(level) = name.parse().ok().and_then(Level::new) {
            return Ok(Entrant::House(level));
        }
        let (name, slips) = name.split_once('/').unwrap_or((name, "0"));
        let slips = slips.parse().ok().filter(|&it| it <= 100).ok_or(Nobody)?;
        let (name, forgets) = name.split_once('~').unwrap_or((name, "0"));
        let forgets = forgets.parse().ok().filter(|&it| it <= 1000).ok_or(Nobody)?;
        let iterations = match name.strip_prefix("search:") {
            Some(iterations) => iterations.parse().ok().filter(|&it| it > 0).ok_or(Nobody)?,
            None if name == "thumb" => 0,
            None => return Err(Nobody),
        };
        Ok(Entrant::Tempered(Temper { slips, forgets, iterations, ..Temper::STEADY }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_reads_as_it_is_written() {
        for name in [
            "random",
            "solved",
            "thumb",
            "thumb/40",
            "search:1000",
            "search:50~9/5",
            "thumb~20",
            "1",
            "6",
        ] {
            assert_eq!(name.parse::<Entrant>().map(|it| it.to_string()), Ok(name.to_owned()));
        }
        for name in [
            "",
            "0",
            "7",
            "solved/5",
            "search:",
            "search:0",
            "search:x",
            "Random",
            "thumb/101",
            "thumb/",
            "thumb~1001",
        ] {
            assert_eq!(name.parse::<Entrant>().err(), Some(Nobody), "{name}");
        }
    }
}
