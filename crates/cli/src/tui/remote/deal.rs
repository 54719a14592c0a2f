//! What one notes of the deal, so that nobody has to be believed (docs/fair-deal.md).

use std::collections::BTreeSet;

use room::is_secret;
use wire::{Answer, Ask, Code, Sitter, Stage};
use words::Message;

use super::{Hosted, Remote};
use crate::remote::{Begun, Doubt, Noted, plain};
use crate::tui::terminal;

/// What this device saw and added before the game.
#[derive(Default)]
pub struct Deal {
    noted: Noted,
    /// Whether a commitment, or none, was shown before.
    is_seen: bool,
    /// Asks to sit down under way.
    under_way: Vec<u32>,
    /// Whether the notes are in memory only.
    is_unkept: bool,
}

impl Deal {
    /// With what an earlier visit noted.
    pub fn new(noted: Option<Noted>) -> Deal {
        let is_seen = noted.is_some();
        Deal { noted: noted.unwrap_or_default(), is_seen, ..Deal::default() }
    }

    /// Notes the commitment that was shown first, and a doubt if this is another one.
    pub fn shown(&mut self, commitment: &str, stage: Stage) {
        let commitment = Some(plain(commitment)).filter(|it| is_secret(it));
        if !std::mem::replace(&mut self.is_seen, true) {
            self.noted.commitment.clone_from(&commitment);
        }
        if self.noted.commitment.is_none() && stage == Stage::Gathering {
            self.noted.doubts.insert(Doubt::NoCommitment);
        } else if self.noted.commitment != commitment {
            self.noted.doubts.insert(Doubt::OtherCommitment);
        }
    }

    /// Takes in what another program on this device has noted meanwhile: it was there first.
    fn adopt(&mut self, kept: Noted) {
        if kept.commitment != self.noted.commitment {
            self.noted.doubts.insert(Doubt::OtherCommitment);
            self.noted.commitment = kept.commitment;
        }
        for (seat, share) in kept.shares {
            self.noted.shares.entry(seat).or_insert(share);
        }
        self.noted.doubts.extend(kept.doubts);
    }

    /// The one share for this seat, drawn if there is none.
    fn share(&mut self, seat: u8) -> String {
        self.noted.shares.entry(seat).or_insert_with(terminal::fresh_seed).clone()
    }

    fn knows(&self, seat: u8) -> bool {
        self.noted.shares.contains_key(&seat)
    }

    /// Who sits where when the game is first seen.
    fn begins(&mut self, own: &[u8], house: BTreeSet<u8>) -> bool {
        let is_new = self.noted.begun.is_none();
        let begun = || Begun { own: own.iter().copied().collect(), house };
        self.noted.begun.get_or_insert_with(begun);
        is_new
    }

    /// The table has answered; whether it was asked to take a share and does not, because it has another.
    pub fn answered(&mut self, id: u32, answer: &Answer) -> bool {
        let asked = self.under_way.len();
        self.under_way.retain(|it| *it != id);
        let other = matches!(answer, Answer::Refused { code: Code::OtherShare, .. });
        let is_second = self.under_way.len() < asked && other;
        is_second && self.noted.doubts.insert(Doubt::SecondShare)
    }

    /// Nobody will answer any more.
    pub fn cut(&mut self) {
        self.under_way.clear();
    }
}

impl<G: Hosted> Remote<'_, G> {
    /// Where nothing was added to a deal there is nothing to keep.
    pub(super) fn keep_notes(&mut self) {
        if !self.deal.noted.shares.is_empty() {
            self.deal.is_unkept = !self.visitor.note(&self.code, &self.deal.noted);
        }
    }

    /// Notes what a table shows before anything is added to its deal.
    pub(super) fn see_commitment(&mut self, commitment: &str) {
        let before = self.deal.noted.doubts.len();
        self.deal.shown(commitment, self.stage);
        if self.deal.noted.doubts.len() > before {
            self.keep_notes();
        }
    }

    pub(super) fn see_beginning(&mut self) {
        if !matches!(self.stage, Stage::Playing | Stage::Over) {
            return;
        }
        let house = self.chairs.iter().filter(|it| matches!(it.sitter, Sitter::House { .. }));
        let house = house.map(|chair| chair.seat).collect();
        if self.deal.begins(&self.yours, house) {
            self.keep_notes();
        }
    }

    /// Sits down with the share of this seat, which is on the disk before it is sent: a server that cuts
    /// the connection gets the same one again.
    pub(super) fn sit(&mut self, seat: u8) {
        if let Some(kept) = self.visitor.noted(&self.code) {
            self.deal.adopt(kept);
        }
        let share = self.deal.share(seat);
        self.keep_notes();
        let id = self.line.ask(Ask::Sit { seat, share, name: None });
        self.deal.under_way.push(id);
    }

    /// Sits down where a seat is kept: after a rematch. Where another device of this person has sat
    /// down, its share counts.
    pub(super) fn sit_again(&mut self) {
        if self.stage != Stage::Gathering {
            return;
        }
        for seat in self.yours.clone() {
            if self.is_away(seat) {
                self.sit(seat);
            }
        }
    }

    /// Of the seats that this person had when the game began, or has before it.
    fn own_shares(&self) -> impl Iterator<Item = (u8, &str)> {
        let begun = self.deal.noted.begun.as_ref();
        let is_own = move |seat| match begun {
            Some(begun) => begun.own.contains(seat),
            None => self.yours.contains(seat),
        };
        let own = self.deal.noted.shares.iter().filter(move |(seat, _)| is_own(*seat));
        own.map(|(seat, share)| (*seat, share.as_str()))
    }

    /// The commitment and one's own shares, each on a line.
    pub(super) fn noted(&self) -> Vec<String> {
        let words = self.desk.words;
        let commitment = self.deal.noted.commitment.as_deref();
        let message = |it| Message::new("remote-commitment").with("commitment", it);
        let mut lines: Vec<String> =
            commitment.map(|it| words.say(&message(it))).into_iter().collect();
        let shares: Vec<&str> = self.own_shares().map(|(_, share)| share).collect();
        if !shares.is_empty() {
            let message = Message::new("remote-share").with("share", shares.join(" "));
            lines.push(words.say(&message));
        }
        if self.deal.is_unkept {
            lines.push(words.get("remote-share-unkept"));
        }
        lines
    }

    /// Why the server may have chosen the cards.
    pub(super) fn doubts(&self) -> Vec<String> {
        let doubts = self.deal.noted.doubts.iter();
        doubts.map(|doubt| self.desk.words.get(doubt.key())).collect()
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
        let mut lines = self.doubts();
        if self.stage == Stage::Abandoned {
            return lines;
        }
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
        line.extend(self.deal.noted.commitment.iter().map(|it| format!(" --commitment {it}")));
        let own: BTreeSet<u8> = self.own_shares().map(|(seat, _)| seat).collect();
        line.extend(self.own_shares().map(|(seat, share)| format!(" --share {seat}:{share}")));
        // A share at a seat of the house would be one that the server could have chosen.
        let house = self.deal.noted.begun.iter().flat_map(|begun| &begun.house);
        line.extend(house.filter(|_| !own.is_empty()).map(|seat| format!(" --share {seat}:")));
        lines.push(line);
        let begun = self.deal.noted.begun.iter().flat_map(|begun| begun.own.iter());
        if begun.chain(&self.yours).any(|seat| !self.deal.knows(*seat)) {
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
    fn each_seat_has_one_share_and_the_first_commitment_counts() {
        let mut deal = Deal::default();
        let [first, other] = ["ab", "cd"].map(|it| it.repeat(32));
        deal.shown(&first, Stage::Gathering);
        deal.shown(&first, Stage::Gathering);
        assert!(deal.noted.doubts.is_empty());
        let [zero, one] = [0, 1].map(|seat| deal.share(seat));
        assert!(zero != one && deal.share(0) == zero && deal.share(1) == one);
        deal.shown(&other, Stage::Playing);
        assert_eq!(deal.noted.commitment, Some(first.clone()), "the first counts");
        assert!(deal.noted.doubts.contains(&Doubt::OtherCommitment));
        // After a new start, and where two programs began at once.
        let mut again = Deal::new(Some(deal.noted.clone()));
        assert_eq!((again.share(0), again.share(1)), (zero.clone(), one));
        let mut late = Deal::default();
        late.shown(&first, Stage::Gathering);
        late.adopt(deal.noted);
        assert_eq!(late.share(0), zero);
    }

    #[test]
    fn a_table_that_gathers_shows_a_commitment_and_takes_the_first_share() {
        let mut deal = Deal::default();
        deal.shown("", Stage::Gathering);
        assert_eq!(Vec::from_iter(&deal.noted.doubts), [&Doubt::NoCommitment]);
        deal.shown(&"ab".repeat(32), Stage::Gathering);
        assert_eq!(deal.noted.commitment, None, "one that comes later was not shown before");
        // One that began on a device shows none, and promises nothing.
        let mut moved = Deal::default();
        moved.shown("", Stage::Playing);
        assert!(moved.noted.doubts.is_empty());
        moved.under_way = vec![1, 2, 3];
        let refused = |code| Answer::Refused { code, why: String::new() };
        let answers =
            [(1, Answer::Done {}), (2, refused(Code::SeatTaken)), (9, refused(Code::OtherShare))];
        assert!(!answers.iter().any(|(id, answer)| moved.answered(*id, answer)));
        assert!(moved.answered(3, &refused(Code::OtherShare)));
        assert_eq!(Vec::from_iter(&moved.noted.doubts), [&Doubt::SecondShare]);
    }
}
