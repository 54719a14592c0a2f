//! How strong the levels of the house are: each over the one below, the highest among rules of thumb, and
//! how long they think.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bots::Level;
use catalog::{GameId, with_game};
use decks::Decked;
use lab::{
    Entered, Finished, Meeting, Pace, Rung, Strength, StrengthReport, TIMED, Tally, Top, tallies,
    times,
};
use serde_json::Map;
use words::Words;

use super::arena::{
    JOURNAL, Tournament, Wanted as Asked, bar, entered, heard, held_out, journal, no_other, set_up,
    stopped, writable, write,
};
use super::entrants::entrants;
use crate::commands::print;
use crate::failure::Failure;
use crate::seating::HOUSE;
use crate::tui::name_key;

/// What is written beside the journals.
const REPORTS: [&str; 2] = [DOCUMENT, "report.html"];
pub(super) const DOCUMENT: &str = "strength.md";

/// Who is alone among whom, to see what the highest level is worth.
const SUMMIT: &str = "thumb,6";

/// What is asked for.
pub struct Wanted {
    pub games: Vec<GameId>,
    /// Only so many seats, but for the ladder.
    pub seats: Option<u8>,
    pub deals: u32,
    pub top_deals: u32,
    /// In so many games a level is timed; in none, it is not.
    pub timed: usize,
    pub seed: String,
    pub threads: Option<usize>,
    /// The folder for what was played.
    pub to: PathBuf,
}

pub fn run(wanted: &Wanted, words: &Words) -> Result<(), Failure> {
    no_other(&wanted.to, JOURNAL)?;
    writable(&wanted.to, &REPORTS)?;
    let mut measured = Measured { wanted, stop: heard(), done: 0, all: 0 };
    for &game in &wanted.games {
        with_game!(game, G => measured.check::<G>())?;
    }
    let mut games = vec![];
    for &game in &wanted.games {
        let name = words.get(name_key(game));
        games.push(with_game!(game, G => measured.climbed::<G>(name))?);
    }
    if wanted.timed > 0 {
        measured.timed(&mut games)?;
    }
    let page = StrengthReport { seed: &wanted.seed, games: &games }.page(words);
    let texts = [page.document(), page.html(words.lang())].map(String::into_bytes);
    write(&wanted.to, REPORTS.into_iter().zip(texts))?;
    print(&page.text())?;
    measured.over()
}

impl Wanted {
    fn seats<G: Entered>(&self) -> impl Iterator<Item = u8> {
        let only = self.seats;
        (G::SEATS.0..=G::SEATS.1).filter(move |&it| only.is_none_or(|only| only == it))
    }

    /// Each level among those of the one below, at the fewest seats.
    fn ladder<G: Entered>(&self) -> Result<Asked, Failure> {
        self.asked(HOUSE, G::SEATS.0, self.deals, &format!("{}-ladder", G::NAME))
    }

    fn top<G: Entered>(&self, n_seats: u8) -> Result<Asked, Failure> {
        self.asked(SUMMIT, n_seats, self.top_deals, &format!("{}-top-{n_seats}", G::NAME))
    }

    fn asked(&self, bots: &str, n_seats: u8, deals: u32, folder: &str) -> Result<Asked, Failure> {
        Ok(Asked {
            seats: Some(n_seats),
            entrants: entrants(bots, None::<[_; 0]>)?,
            limit: Duration::ZERO,
            meeting: Meeting::Ladder,
            deals,
            seed: self.seed.clone(),
            threads: self.threads,
            options: Map::new(),
            deck: None,
            to: Some(self.to.join(folder)),
        })
    }
}

/// What has been measured, and what is to be.
struct Measured<'a> {
    wanted: &'a Wanted,
    stop: Arc<AtomicBool>,
    /// So many deals were played of so many.
    done: usize,
    all: usize,
}

impl Measured<'_> {
    /// Whatever would be refused is refused before anybody has played for nothing.
    fn check<G: Entered + Decked>(&self) -> Result<(), Failure> {
        let tops = self.wanted.seats::<G>().map(|n_seats| self.wanted.top::<G>(n_seats));
        for asked in [self.wanted.ladder::<G>()].into_iter().chain(tops) {
            let asked = asked?;
            let Tournament { run, .. } = entered::<G>(&asked, &[], &self.stop)?;
            journal::<Finished>(&asked.to.unwrap_or_default(), &run)?;
        }
        Ok(())
    }

    /// All that is played at a game; nobody is timed yet.
    fn climbed<G: Entered + Decked>(&mut self, game: String) -> Result<Strength, Failure> {
        let (tournament, tallies) = self.tallied::<G>(&self.wanted.ladder::<G>()?)?;
        let arena = &tournament.arena;
        let rungs = arena.pairings.iter().zip(tallies).map(|(pairing, tally)| Rung {
            level: arena.entrants[pairing.one].to_string(),
            over: arena.entrants[pairing.others].to_string(),
            tally,
        });
        let (rungs, mut tops) = (rungs.collect(), vec![]);
        for n_seats in self.wanted.seats::<G>() {
            let (_, tallies) = self.tallied::<G>(&self.wanted.top::<G>(n_seats)?)?;
            tops.extend(tallies.into_iter().map(|tally| Top { n_seats, tally }));
        }
        Ok(Strength { game, n_seats: G::SEATS.0, rungs, tops, paces: vec![] })
    }

    fn tallied<G: Entered + Decked>(
        &mut self,
        asked: &Asked,
    ) -> Result<(Tournament<G>, Vec<Tally>), Failure> {
        let tournament = entered::<G>(asked, &[], &self.stop)?;
        let finished = held_out(asked, &tournament, &self.stop)?;
        let arena = &tournament.arena;
        self.done += finished.len();
        self.all += arena.units();
        let tallies = tallies(&finished, arena.pairings.len(), G::n_seats(&arena.rules));
        Ok((tournament, tallies))
    }

    /// Adds how long the levels think.
    fn timed(&self, games: &mut [Strength]) -> Result<(), Failure> {
        let named = &self.wanted.games;
        let seats = |&game: &GameId| with_game!(game, G => self.wanted.seats::<G>().count());
        let bar = bar(TIMED.len() * named.iter().map(seats).sum::<usize>(), 0);
        for (&game, strength) in named.iter().zip(games) {
            strength.paces = with_game!(game, G => self.paces::<G>(|| bar.inc(1)))?;
        }
        bar.finish_and_clear();
        Ok(())
    }

    /// How long they think at a game, as far as nobody stops it.
    fn paces<G: Entered + Decked>(&self, each: impl Fn()) -> Result<Vec<Pace>, Failure> {
        let mut paces = vec![];
        let games = (self.wanted.timed, self.wanted.seed.as_str());
        for n_seats in self.wanted.seats::<G>() {
            let (_, _, rules) = set_up::<G>(&self.wanted.top::<G>(n_seats)?)?;
            for (level, asked) in TIMED {
                let times = Level::new(level)
                    .and_then(|level| times::<G>(&rules, level, games, &self.stop));
                paces.extend(times.map(|times| Pace { n_seats, level, asked, times }));
                each();
            }
        }
        Ok(paces)
    }

    fn over(&self) -> Result<(), Failure> {
        if self.stop.load(Ordering::Relaxed) {
            return Err(stopped(self.done, self.all, Some(&self.wanted.to)));
        }
        Ok(())
    }
}
