//! What the games showed, in words, tables and plots.

use words::{Message, Words, rules};

use super::{Clauses, Dealt, Luck, Seats, Shows, Spread};
use crate::Share;
use crate::report::numbers::{heads, interval, number, percent, points};
use crate::report::page::Page;
use crate::report::plot;

/// So much of a clause is shown beside its number.
const SHOWN: usize = 60;

/// What the columns of the tables are called.
const LENGTH: [&str; 6] = [
    "lab-balance-mean",
    "lab-balance-deviation",
    "lab-balance-median",
    "lab-balance-low",
    "lab-balance-high",
    "lab-balance-most",
];
const CLAUSES: [&str; 4] =
    ["lab-balance-clause", "lab-balance-text", "lab-balance-per-game", "lab-balance-games"];
const DECIDED: [&str; 2] = ["lab-balance-decided", "lab-interval"];

/// All that a report tells.
#[derive(Debug)]
pub struct BalanceReport<'a> {
    /// The game's id, and its name in the reader's language.
    pub id: &'a str,
    pub game: String,
    pub n_seats: u8,
    /// Options that are not the usual ones.
    pub options: String,
    pub seed: &'a str,
    pub entrants: &'a [String],
    /// What the game is counted in beside decisions.
    pub stages: &'static str,
    pub seats: Seats,
    pub clauses: Clauses,
    pub luck: Option<Luck>,
    pub dealt: &'a [Dealt],
}

impl BalanceReport<'_> {
    pub fn page(&self, words: &Words) -> Page {
        let title = Message::new("lab-balance-title").with("game", self.game.as_str());
        let title = words.say(&title.with("seats", self.n_seats));
        let mut page = Page { title, blocks: vec![] };
        page.words(self.about(words));
        self.seats_page(words, &mut page);
        self.length_page(words, &mut page);
        self.clauses_page(words, &mut page);
        self.rulings_page(words, &mut page);
        self.luck_page(words, &mut page);
        page
    }

    fn about(&self, words: &Words) -> String {
        let about = Message::new("lab-balance-about")
            .with("games", self.seats.games)
            .with("entrant", self.entrants.last().map_or("", String::as_str))
            .with("mixed", self.dealt.iter().filter(|it| it.is_mixed()).count())
            .with("entrants", self.entrants.join(", "))
            .with("seats", self.n_seats)
            .with("options", self.options.as_str())
            .with("custom", if self.options.is_empty() { "no" } else { "yes" })
            .with("seed", self.seed);
        words.say(&about)
    }

    fn seats_page(&self, words: &Words, page: &mut Page) {
        let lang = words.lang();
        let even = 1.0 / f64::from(self.n_seats);
        let seat = |at: usize| words.say(&Message::new("lab-balance-seat-number").with("seat", at));
        let names =
            (1..=self.seats.shares.len()).map(seat).chain([words.get("lab-balance-beginner")]);
        let shares = self.seats.shares.iter().chain([&self.seats.beginner]);
        let rows: Vec<_> = names.zip(shares.copied()).collect();
        page.heading(words.get("lab-balance-seats"));
        page.plot(plot::intervals(&rows, even));
        let row = |(name, share): &(String, Share)| {
            let over = [share.mean, share.least, share.most].map(|it| points(lang, it - even));
            let [mean, least, most] = over;
            vec![
                name.clone(),
                percent(lang, share.mean),
                interval(lang, *share),
                mean,
                format!("{least} – {most}"),
            ]
        };
        let head =
            ["lab-balance-seat", "lab-share", "lab-interval", "lab-balance-over", "lab-interval"];
        page.table(1, heads(words, &head), rows.iter().map(row).collect());
        let first = |share: Share| points(lang, share.mean - even);
        let message = Message::new("lab-balance-first")
            .with("seat", first(self.seats.shares[0]))
            .with("turn", first(self.seats.beginner));
        page.words(words.say(&message));
    }

    fn length_page(&self, words: &Words, page: &mut Page) {
        let lang = words.lang();
        let seats = &self.seats;
        page.heading(words.get("lab-balance-length"));
        page.plot(plot::histogram(&seats.lengths));
        let row = |name: &str, spread: &Spread| {
            let Spread { mean, deviation, median, low, high, most } = *spread;
            let whole = [median, low, high, most].map(|it| format!("{it:.0}"));
            let parts = [mean, deviation].map(|it| number(lang, it, 1));
            [words.get(name)].into_iter().chain(parts).chain(whole).collect()
        };
        let rows = vec![
            row("lab-decisions", &seats.decisions),
            row(self.stages, &seats.stages),
            row("lab-balance-winning", &seats.winning),
            row("lab-balance-losing", &seats.losing),
        ];
        let head = [String::new()].into_iter().chain(heads(words, &LENGTH)).collect();
        page.table(1, head, rows);
        let message = Message::new("lab-balance-ends")
            .with("forced", percent(lang, seats.forced))
            .with("nobodys", seats.nobodys)
            .with("endless", seats.endless)
            .with("games", seats.games);
        page.words(words.say(&message));
    }

    fn clauses_page(&self, words: &Words, page: &mut Page) {
        let lang = words.lang();
        let texts = self.texts(words);
        page.heading(words.get("lab-balance-clauses"));
        let row = |it: &super::clauses::Fired| {
            let (id, text) = texts.of(it.clause);
            vec![id, text, number(lang, it.per_game, 2), percent(lang, it.games.mean)]
        };
        page.table(2, heads(words, &CLAUSES), self.clauses.fired.iter().map(row).collect());
        let mut say = |key, ids: Vec<String>| {
            if !ids.is_empty() {
                page.words(words.say(&Message::new(key).with("clauses", ids.join(", "))));
            }
        };
        say("lab-balance-silent", self.clauses.silent.iter().map(|&it| texts.of(it).0).collect());
        let told = |it: u8| {
            self.clauses.silent.contains(&it) || self.clauses.fired.iter().any(|at| at.clause == it)
        };
        let unheard = (1..=texts.0.len() as u8).filter(|&it| !told(it));
        say("lab-balance-unheard", unheard.map(|it| texts.of(it).0).collect());
    }

    fn rulings_page(&self, words: &Words, page: &mut Page) {
        let lang = words.lang();
        let texts = self.texts(words);
        page.heading(words.get("lab-balance-rulings"));
        let row = |it: &super::RulingSeen| {
            let (id, text) = texts.of(it.ruling.clause);
            let applied =
                [number(lang, it.applied.per_game, 2), percent(lang, it.applied.games.mean)];
            let decided = [percent(lang, it.decided.mean), interval(lang, it.decided)];
            let unseen = || ["–", "–"].map(str::to_owned);
            let (applied, decided) = match it.ruling.shows {
                Shows::Decides => (applied, decided),
                Shows::Applies => (applied, unseen()),
                Shows::Never => (unseen(), unseen()),
            };
            [id, text].into_iter().chain(applied).chain(decided).collect()
        };
        let head = heads(words, &CLAUSES).into_iter().chain(heads(words, &DECIDED)).collect();
        page.table(2, head, self.clauses.rulings.iter().map(row).collect());
        let decided = Message::new("lab-balance-decided-by")
            .with("share", percent(lang, self.clauses.decided.mean))
            .with("interval", interval(lang, self.clauses.decided));
        page.words(words.say(&decided));
        let too_much = self.clauses.too_much();
        for it in &too_much {
            let message = Message::new("lab-balance-too-much")
                .with("clause", texts.of(it.clause).0)
                .with("sure", if it.is_sure { "yes" } else { "no" });
            page.words(words.say(&message));
        }
        if too_much.is_empty() {
            page.words(words.get("lab-balance-not-too-much"));
        }
        page.note(words.get("lab-balance-meaning"));
    }

    fn luck_page(&self, words: &Words, page: &mut Page) {
        let lang = words.lang();
        page.heading(words.get("lab-balance-luck"));
        let Some(luck) = &self.luck else {
            return page.words(words.get("lab-balance-luck-unknown"));
        };
        let names =
            ["lab-balance-skill", "lab-balance-cards", "lab-balance-place", "lab-balance-neither"];
        let parts: Vec<_> = names.iter().map(|key| words.get(key)).zip(luck.parts.each()).collect();
        let [skill, cards, seat, neither] = luck.parts.each().map(|it| percent(lang, it.mean));
        let sentence = Message::new("lab-balance-sentence")
            .with("skill", skill)
            .with("cards", cards)
            .with("seat", seat)
            .with("neither", neither);
        page.words(words.say(&sentence));
        let means: Vec<_> = parts.iter().map(|(name, it)| (name.clone(), it.mean)).collect();
        page.plot(plot::divided(lang, &means));
        let row = |(name, it): &(String, Share)| {
            vec![name.clone(), percent(lang, it.mean), interval(lang, *it)]
        };
        let head = ["lab-balance-part", "lab-share", "lab-interval"];
        page.table(1, heads(words, &head), parts.iter().map(row).collect());
        page.note(words.get("lab-balance-luck-meaning"));
        let entrants: Vec<_> = self.entrants.iter().cloned().zip(luck.entrants.clone()).collect();
        let head = ["lab-balance-entrant", "lab-share", "lab-interval"];
        page.table(1, heads(words, &head), entrants.iter().map(row).collect());
    }

    fn texts(&self, words: &Words) -> Texts {
        let sections = rules(words, self.id).map(|it| it.1).unwrap_or_default();
        let clauses = sections.into_iter().flat_map(|section| section.clauses);
        Texts(clauses.map(|it| (it.id, shortened(&it.text))).collect())
    }
}

/// The clauses of a game by number, each with its id and how it begins.
struct Texts(Vec<(String, String)>);

impl Texts {
    fn of(&self, clause: u8) -> (String, String) {
        let at = usize::from(clause).checked_sub(1).and_then(|at| self.0.get(at));
        at.cloned().unwrap_or_default()
    }
}

fn shortened(text: &str) -> String {
    if text.chars().count() <= SHOWN {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(SHOWN).collect();
    short.truncate(short.rfind(' ').unwrap_or(short.len()));
    short + " …"
}
