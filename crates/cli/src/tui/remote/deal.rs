//! What one notes of the deal, so that nobody has to be believed (docs/fair-deal.md).

use wire::{Ask, Stage};
use words::Message;

use super::{Hosted, Remote};
use crate::remote::{Noted, plain};
use crate::tui::terminal;

/// What this device saw and added before the game.
#[derive(Default)]
pub struct Deal {
    /// The commitment as it was shown first, and one's shares once the table has them.
    noted: Noted,
    /// Those under way, by the number of the ask.
    under_way: Vec<(u32, u8, String)>,
}

impl Deal {
    /// With what an earlier visit noted. As long as a table gathers, shares are drawn anew: another device
    /// may have sat there meanwhile.
    pub fn new(noted: Option<Noted>, stage: Stage) -> Deal {
        let mut noted = noted.unwrap_or_default();
        if stage == Stage::Gathering {
            noted.shares.clear();
        }
        Deal { noted, under_way: Vec::new() }
    }

    /// Notes the commitment that was shown first; whether it is still the same.
    pub fn shown(&mut self, commitment: &str) -> bool {
        if self.noted.commitment.is_empty() {
            self.noted.commitment = plain(commitment);
        }
        self.noted.commitment == commitment
    }

    pub fn commitment(&self) -> &str {
        &self.noted.commitment
    }

    pub fn shares(&self) -> impl Iterator<Item = (u8, &str)> {
        self.noted.shares.iter().map(|(seat, share)| (*seat, share.as_str()))
    }

    fn knows(&self, seat: u8) -> bool {
        self.is_under_way(seat) || self.noted.shares.contains_key(&seat)
    }

    pub fn is_under_way(&self, seat: u8) -> bool {
        self.under_way.iter().any(|(_, it, _)| *it == seat)
    }

    /// The table has answered: a share that it took is a part of the deal.
    /// Whether there is something new to be kept.
    pub fn answered(&mut self, id: u32, done: bool) -> bool {
        let at = self.under_way.iter().position(|(it, ..)| *it == id);
        let Some((_, seat, share)) = at.map(|at| self.under_way.remove(at)) else { return false };
        if done {
            self.noted.shares.insert(seat, share);
        }
        done
    }

    /// Nobody will say any more what became of those under way.
    pub fn cut(&mut self) {
        self.under_way.clear();
    }

    /// Somebody got up: their share went with them.
    pub fn stood(&mut self, seat: u8) {
        self.noted.shares.remove(&seat);
    }
}

impl<G: Hosted> Remote<'_, G> {
    pub(super) fn keep_notes(&self) {
        self.visitor.note(&self.code, &self.deal.noted);
    }

    /// Sits down with a share that nobody can guess.
    pub(super) fn sit(&mut self, seat: u8) {
        let share = terminal::fresh_seed();
        let id = self.line.ask(Ask::Sit { seat, share: share.clone(), name: None });
        self.deal.under_way.push((id, seat, share));
    }

    /// At a table that gathers one sits with a share one knows: also after a rematch, and where an
    /// earlier visit has taken its share along.
    pub(super) fn sit_again(&mut self) {
        if self.stage != Stage::Gathering {
            return;
        }
        for seat in self.yours.clone() {
            if !self.deal.knows(seat) {
                self.sit(seat);
            }
        }
    }

    /// Of the seats that are still one's own.
    fn own_shares(&self) -> impl Iterator<Item = &str> {
        let own = self.deal.shares().filter(|(seat, _)| self.yours.contains(seat));
        own.map(|(_, share)| share)
    }

    /// The commitment and one's own shares, each on a line.
    pub(super) fn noted(&self) -> Vec<String> {
        let words = self.desk.words;
        let commitment = Message::new("remote-commitment");
        let mut lines = vec![words.say(&commitment.with("commitment", self.deal.commitment()))];
        let shares: Vec<&str> = self.own_shares().collect();
        if !shares.is_empty() {
            let message = Message::new("remote-share").with("share", shares.join(" "));
            lines.push(words.say(&message));
        }
        lines
    }

    /// What remains to be said when the terminal is a plain one again.
    pub fn farewell(&self) -> String {
        let key = match self.stage {
            Stage::Over | Stage::Abandoned => "remote-farewell-over",
            Stage::Gathering | Stage::Playing => "remote-farewell",
        };
        let mut lines = self.earlier.clone();
        lines.push(self.about_table(key));
        lines.extend(self.proof());
        lines.join("\n")
    }

    /// How the deal is checked, with what this device has noted. A game that was broken off has no record.
    pub(super) fn proof(&self) -> Vec<String> {
        let words = self.desk.words;
        if self.stage == Stage::Abandoned {
            return Vec::new();
        }
        let mut lines = Vec::new();
        let file = match &self.saved {
            Some(path) => {
                let path = path.display().to_string();
                lines.push(words.say(&Message::new("tui-saved").with("file", path.as_str())));
                path
            }
            None => self.file(),
        };
        lines.push(self.about_table(match (self.stage, &self.saved) {
            (Stage::Over, Some(_)) => "remote-check-now",
            (Stage::Over, None) => "remote-check-fetched",
            _ => "remote-check-later",
        }));
        let mut line = format!("  luckhouse verify {}", in_shell(&file));
        line += &format!(" --commitment {}", self.deal.commitment());
        for share in self.own_shares() {
            line += &format!(" --share {share}");
        }
        lines.push(line);
        if self.yours.iter().any(|seat| !self.deal.noted.shares.contains_key(seat)) {
            lines.push(words.get("remote-check-other-share"));
        }
        lines
    }

    pub(super) fn about_table(&self, key: &'static str) -> String {
        let message = Message::new(key).with("code", self.code.as_str());
        self.desk.words.say(&message.with("server", self.visitor.address().url()))
    }
}

/// As a shell reads it.
fn in_shell(path: &str) -> String {
    let plain = |char: char| char.is_ascii_alphanumeric() || "._/-+".contains(char);
    if path.chars().all(plain) && !path.starts_with('-') {
        return path.to_owned();
    }
    // What begins with a dash would be taken for an option.
    let path = if path.starts_with('-') { format!("./{path}") } else { path.to_owned() };
    format!("'{}'", path.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shell_reads_every_path() {
        let check = |path, expected| assert_eq!(in_shell(path), expected);
        check("games/lucky-duck-AB.json", "games/lucky-duck-AB.json");
        check("my game.json", "'my game.json'");
        check("it's.json", r"'it'\''s.json'");
        check("-x.json", "'./-x.json'");
    }

    #[test]
    fn only_shares_that_the_table_took_are_noted() {
        let mut deal = Deal::default();
        assert!(deal.shown("ab") && deal.shown("ab") && !deal.shown("cd"));
        assert_eq!(deal.commitment(), "ab", "the first counts");
        deal.under_way = vec![(1, 0, "x".to_owned()), (2, 1, "y".to_owned())];
        assert!(deal.knows(0) && deal.knows(1) && !deal.knows(2));
        let kept = [(1, true), (2, false), (9, true)].map(|(id, done)| deal.answered(id, done));
        assert_eq!(kept, [true, false, false]);
        assert_eq!(deal.shares().collect::<Vec<_>>(), [(0, "x")]);
        assert!(!deal.knows(1), "one that was refused is drawn anew");
        deal.stood(0);
        assert_eq!(deal.shares().count(), 0);
    }
}
