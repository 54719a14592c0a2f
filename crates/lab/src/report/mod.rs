//! What a tournament showed, as a page of its own and as a table for other programs.

pub mod columns;
pub mod csv;
mod forfeits;
pub mod numbers;
pub mod page;
pub mod plot;
mod rows;

use std::fmt::Write;

use words::{Lang, Message, Words};

use self::numbers::{interval, number, percent};
use self::page::{STYLE, escaped};
use crate::{Finished, NINETY_FIVE, Pairing, Rating, Share, Tally};

/// All that a report tells.
#[derive(Debug)]
pub struct Report<'a> {
    /// The game's name in the reader's language.
    pub game: String,
    pub n_seats: u8,
    pub seed: &'a str,
    /// What is not as usual, a sentence each.
    pub about: &'a [String],
    /// How many units were to be played.
    pub units: usize,
    pub entrants: &'a [String],
    pub pairings: &'a [Pairing],
    pub tallies: &'a [Tally],
    pub ratings: &'a [Rating],
    pub finished: &'a [Finished],
}

/// What the columns of the table are called.
const COLUMNS: [&str; 9] = [
    "lab-one",
    "lab-others",
    "lab-share",
    "lab-interval",
    "lab-two-seats",
    "lab-interval",
    "lab-deals",
    "lab-nobodys",
    "lab-decisions",
];

impl Report<'_> {
    /// One file that needs no other and no network.
    pub fn html(&self, words: &Words) -> String {
        let title = words.say(
            &Message::new("lab-report-title")
                .with("game", self.game.as_str())
                .with("seats", self.n_seats),
        );
        let games: usize = self.finished.iter().map(|unit| unit.games.len()).sum();
        let about = words.say(
            &Message::new("lab-report-about")
                .with("games", games)
                .with("deals", self.tallies.iter().map(|it| it.deals).max().unwrap_or(0))
                .with("seed", self.seed),
        );
        let mut page = format!(
            "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
             <title>{title}</title><style>{STYLE}</style><h1>{title}</h1><p>{about}</p>",
            words.lang().code(),
            title = escaped(&title),
            about = escaped(&about),
        );
        for line in self.stopped(words).iter().chain(self.about) {
            let _ = write!(page, "<p>{}</p>", escaped(line));
        }
        let heading = |page: &mut String, key| {
            let _ = write!(page, "<h2>{}</h2>", escaped(&words.get(key)));
        };
        heading(&mut page, "lab-report-shares");
        let _ = write!(page, "<div tabindex=\"0\">{}</div>", plot::intervals(&self.rows(), 0.5));
        page += &self.table(words);
        heading(&mut page, "lab-ratings");
        page += "<div tabindex=\"0\"><table>";
        for (entrant, rating) in self.entrants.iter().zip(self.ratings) {
            let _ = write!(page, "<tr><td>{}<td>{}", escaped(entrant), told(words.lang(), *rating));
        }
        page += "</table></div>";
        let forfeits = self.forfeits(words);
        if !forfeits.is_empty() {
            heading(&mut page, "lab-report-forfeits");
            let lines: String = forfeits.iter().map(|it| format!("<li>{}", escaped(it))).collect();
            let _ =
                write!(page, "<ul>{lines}</ul><p>{}", escaped(&words.get("lab-forfeits-about")));
        }
        page + "</html>\n"
    }

    /// That not all of it was played, where that is so.
    fn stopped(&self, words: &Words) -> Option<String> {
        let message = Message::new("lab-report-stopped").with("done", self.finished.len());
        let message = message.with("all", self.units);
        (self.finished.len() < self.units).then(|| words.say(&message))
    }

    /// Shares as of two seats, so that half is even at any number; of pairings that were played.
    fn rows(&self) -> Vec<(String, Share)> {
        let name =
            |it: &Pairing| format!("{} : {}", self.entrants[it.one], self.entrants[it.others]);
        let played = self.pairings.iter().zip(self.tallies).filter(|(_, tally)| tally.deals > 0);
        let row = |(pairing, tally): (&Pairing, &Tally)| {
            (name(pairing), tally.share.between_two(self.n_seats))
        };
        played.map(row).collect()
    }

    fn table(&self, words: &Words) -> String {
        let row = |row: [String; COLUMNS.len()], cell: &str| {
            let cells: String = row.iter().map(|it| format!("<{cell}>{}", escaped(it))).collect();
            format!("<tr>{cells}")
        };
        let head = row(COLUMNS.map(|key| words.get(key)), "th");
        let rows: String = self.cells(words.lang()).map(|cells| row(cells, "td")).collect();
        format!("<div tabindex=\"0\"><table class=\"pairs\">{head}{rows}</table></div>")
    }

    fn cells(&self, lang: Lang) -> impl Iterator<Item = [String; COLUMNS.len()]> {
        self.pairings.iter().zip(self.tallies).map(move |(pairing, tally)| {
            let two = tally.share.between_two(self.n_seats);
            // Of what was never played there is nothing to tell.
            let measured = |text: String| if tally.deals > 0 { text } else { "–".to_owned() };
            [
                self.entrants[pairing.one].clone(),
                self.entrants[pairing.others].clone(),
                measured(percent(lang, tally.share.mean)),
                measured(interval(lang, tally.share)),
                measured(percent(lang, two.mean)),
                measured(interval(lang, two)),
                tally.deals.to_string(),
                tally.nobodys.to_string(),
                measured(number(lang, tally.length, 1)),
            ]
        })
    }

    /// The same as a short text.
    pub fn text(&self, words: &Words) -> String {
        let rows: Vec<_> = [COLUMNS.map(|key| words.get(key))]
            .into_iter()
            .chain(self.cells(words.lang()))
            .collect();
        let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
        let mut out = String::new();
        for row in &rows {
            let cells = row.iter().enumerate().map(|(at, cell)| match at {
                0 | 1 => format!("{cell:<0$}", width(at)),
                _ => format!("{cell:>0$}", width(at)),
            });
            out += cells.collect::<Vec<_>>().join("  ").trim_end();
            out.push('\n');
        }
        out += &format!("\n{}\n", words.get("lab-ratings"));
        let longest = self.entrants.iter().map(|it| it.chars().count()).max().unwrap_or(0);
        for (entrant, rating) in self.entrants.iter().zip(self.ratings) {
            out += &format!("{entrant:<longest$}  {}\n", told(words.lang(), *rating));
        }
        let forfeits = self.forfeits(words);
        if !forfeits.is_empty() {
            out += &format!("\n{}\n{}\n", words.get("lab-report-forfeits"), forfeits.join("\n"));
        }
        out
    }
}

fn told(lang: Lang, rating: Rating) -> String {
    let [mean, error] = [rating.mean, NINETY_FIVE * rating.error].map(|it| number(lang, it, 2));
    // Where every deal ended alike, nothing tells how another would.
    if rating.error > 0.0 { format!("{mean} ± {error}") } else { format!("{mean} ± ?") }
}
