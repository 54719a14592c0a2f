//! How strong the levels are, in words, tables and plots.

use std::time::Duration;

use words::{Lang, Message, Words};

use super::{APART, Pace, Rung, Strength, Top};
use crate::report::numbers::{heads, interval, number, percent};
use crate::report::page::Page;
use crate::report::plot;
use crate::{Share, Tally};

/// What the columns of the tables are called.
const LADDER: [&str; 8] = [
    "lab-strength-level",
    "lab-strength-over",
    "lab-deals",
    "lab-share",
    "lab-interval",
    "lab-two-seats",
    "lab-interval",
    "lab-nobodys",
];
const TOP: [&str; 8] = [
    "lab-strength-seats",
    "lab-deals",
    "lab-strength-even",
    "lab-share",
    "lab-interval",
    "lab-two-seats",
    "lab-interval",
    "lab-nobodys",
];
const TIMES: [&str; 6] = [
    "lab-strength-seats",
    "lab-strength-level",
    "lab-strength-asked",
    "lab-decisions",
    "lab-balance-mean",
    "lab-strength-longest",
];

/// All that a report tells.
#[derive(Debug)]
pub struct StrengthReport<'a> {
    pub seed: &'a str,
    pub games: &'a [Strength],
}

impl StrengthReport<'_> {
    pub fn page(&self, words: &Words) -> Page {
        let mut page = Page { title: words.get("lab-strength-title"), blocks: vec![] };
        page.words(words.say(&Message::new("lab-strength-about").with("seed", self.seed)));
        for game in self.games {
            page.heading(game.game.clone());
            game.ladder_page(words, &mut page);
            game.top_page(words, &mut page);
            game.times_page(words, &mut page);
        }
        page
    }
}

impl Strength {
    fn ladder_page(&self, words: &Words, page: &mut Page) {
        page.words(words.say(&Message::new("lab-strength-ladder").with("seats", self.n_seats)));
        let played = || self.rungs.iter().filter(|rung| rung.tally.deals > 0);
        let plotted = played().map(|rung| {
            (format!("{} : {}", rung.level, rung.over), rung.tally.share.between_two(self.n_seats))
        });
        page.plot(plot::intervals(&plotted.collect::<Vec<_>>(), f64::from(APART) / 100.0));
        let row = |Rung { level, over, tally }: &Rung| {
            let ends = [tally.nobodys.to_string()];
            let begins = [level.clone(), over.clone(), tally.deals.to_string()];
            begins
                .into_iter()
                .chain(shares(words.lang(), tally, self.n_seats))
                .chain(ends)
                .collect()
        };
        page.table(2, heads(words, &LADDER), self.rungs.iter().map(row).collect());
        let weak: Vec<_> = played().filter_map(|rung| self.weak(rung)).collect();
        for message in &weak {
            page.words(words.say(message));
        }
        if weak.is_empty() && played().count() == self.rungs.len() {
            page.words(words.get("lab-strength-apart"));
        }
    }

    /// That a level is not far enough above the one below, or not surely.
    fn weak(&self, rung: &Rung) -> Option<Message> {
        let Share { mean, least, .. } = rung.tally.share.between_two(self.n_seats);
        let asked = f64::from(rung.asked()) / 100.0;
        let key = if mean < asked { "lab-strength-below" } else { "lab-strength-unsure" };
        let message = Message::new(key).with("level", rung.level.as_str());
        let message = message.with("over", rung.over.as_str()).with("asked", rung.asked());
        (least < asked).then_some(message)
    }

    fn top_page(&self, words: &Words, page: &mut Page) {
        if self.tops.is_empty() {
            return;
        }
        page.words(words.get("lab-strength-top"));
        let row = |Top { n_seats, tally }: &Top| {
            let even = percent(words.lang(), 1.0 / f64::from(*n_seats));
            let begins = [n_seats.to_string(), tally.deals.to_string(), even];
            let ends = [tally.nobodys.to_string()];
            begins.into_iter().chain(shares(words.lang(), tally, *n_seats)).chain(ends).collect()
        };
        page.table(1, heads(words, &TOP), self.tops.iter().map(row).collect());
    }

    fn times_page(&self, words: &Words, page: &mut Page) {
        if self.paces.is_empty() {
            return;
        }
        page.words(words.get("lab-strength-times"));
        let row = |Pace { n_seats, level, asked, times }: &Pace| {
            vec![
                n_seats.to_string(),
                level.to_string(),
                asked.as_millis().to_string(),
                times.decisions.to_string(),
                milliseconds(words.lang(), times.mean),
                milliseconds(words.lang(), times.longest),
            ]
        };
        page.table(1, heads(words, &TIMES), self.paces.iter().map(row).collect());
        let slow = self.paces.iter().filter(|it| it.times.longest > it.asked);
        let slow = slow.map(|Pace { n_seats, level, .. }| {
            let message = Message::new("lab-strength-at").with("level", *level);
            words.say(&message.with("seats", *n_seats))
        });
        let slow = slow.collect::<Vec<_>>().join(", ");
        if !slow.is_empty() {
            page.words(words.say(&Message::new("lab-strength-slow").with("which", slow)));
        }
    }
}

/// The share and its interval, as it is and as of two seats; nothing of what was not played.
fn shares(lang: Lang, tally: &Tally, n_seats: u8) -> Vec<String> {
    if tally.deals == 0 {
        return vec!["–".to_owned(); 4];
    }
    let shares = [tally.share, tally.share.between_two(n_seats)];
    shares.map(|it| [percent(lang, it.mean), interval(lang, it)]).concat()
}

fn milliseconds(lang: Lang, time: Duration) -> String {
    number(lang, time.as_secs_f64() * 1000.0, 2)
}
