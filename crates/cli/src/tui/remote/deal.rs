//! What one notes of the deal, so that nobody has to be believed (docs/fair-deal.md).

use std::collections::BTreeSet;

use room::is_secret;
use wire::{Answer, Ask, Chair, Code, Happening, Sitter, Stage, What};
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
    /// Asks to sit down under way, with their seats.
    under_way: Vec<(u32, u8)>,
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
        self.noted.held.extend(kept.held);
        self.noted.doubts.extend(kept.doubts);
    }

    /// The one share for this seat, drawn if there is none. From now on the device holds the seat.
    fn share(&mut self, seat: u8) -> String {
        self.noted.held.insert(seat);
        self.noted.shares.entry(seat).or_insert_with(terminal::fresh_seed).clone()
    }

    fn knows(&self, seat: u8) -> bool {
        self.noted.shares.contains_key(&seat)
    }

    fn is_asking(&self, seat: u8) -> bool {
        self.under_way.iter().any(|(_, at)| *at == seat)
    }

    /// The person gives this seat up.
    fn gives_up(&mut self, seat: u8) {
        if self.noted.begun.is_none() {
            self.noted.held.remove(&seat);
        }
    }

    /// Before the game: where this device sits, everybody can see.
    fn gathers(&mut self, yours: &[u8]) {
        for &seat in self.noted.shares.keys() {
            if yours.contains(&seat) {
                self.noted.held.insert(seat);
            } else if !self.under_way.iter().any(|(_, at)| *at == seat) {
                self.noted.held.remove(&seat);
            }
        }
    }

    /// The game goes on, and these seats are this person's. A server that was sent a share has to seat the
    /// device there from the beginning.
    fn plays(&mut self, yours: &[u8], house: impl FnOnce() -> BTreeSet<u8>) {
        let own = || yours.iter().copied().collect();
        let begun = self.noted.begun.get_or_insert_with(|| Begun { own: own(), house: house() });
        let late = |seat: &&u8| self.noted.shares.contains_key(seat) && !begun.own.contains(seat);
        let late: Vec<u8> = yours.iter().filter(late).copied().collect();
        begun.own.extend(late.iter().filter(|seat| !begun.house.contains(seat)));
        let own = &self.noted.begun.as_ref().expect("it has begun").own;
        let lost = |seat: &&u8| !own.contains(seat) && !self.is_asking(**seat);
        if !late.is_empty() || self.noted.held.iter().any(|seat| lost(&seat)) {
            self.noted.doubts.insert(Doubt::NotSeated);
        }
    }

    /// The table has answered an ask to sit down; whether that changes the notes.
    pub fn answered(&mut self, id: u32, answer: &Answer) -> bool {
        let Some(at) = self.under_way.iter().position(|(it, _)| *it == id) else { return false };
        let (_, seat) = self.under_way.swap_remove(at);
        match answer {
            Answer::Refused { code: Code::OtherShare, .. } => {
                self.noted.doubts.insert(Doubt::SecondShare)
            }
            Answer::Done {} => false,
            _ => self.noted.held.remove(&seat),
        }
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
        let before = self.deal.noted.clone();
        self.deal.shown(commitment, self.stage);
        self.noted_more(&before);
    }

    /// Notes where this device sits, before the game and from its beginning on.
    pub(super) fn see_seats(&mut self) {
        let before = self.deal.noted.clone();
        match self.stage {
            Stage::Gathering => self.deal.gathers(&self.yours),
            Stage::Playing | Stage::Over => {
                let house = |chair: &&Chair| matches!(chair.sitter, Sitter::House { .. });
                let house = || self.chairs.iter().filter(house).map(|chair| chair.seat).collect();
                self.deal.plays(&self.yours, house);
            }
            Stage::Abandoned => {}
        }
        self.noted_more(&before);
    }

    /// Keeps what has been noted since, and names what is new among the doubts.
    fn noted_more(&mut self, before: &Noted) {
        let new = self.deal.noted.doubts.difference(&before.doubts).copied();
        for doubt in new.collect::<Vec<_>>() {
            self.log_doubt(doubt);
        }
        if self.deal.noted != *before {
            self.keep_notes();
        }
    }

    /// Before the game, doubts stand above the seats.
    fn log_doubt(&mut self, doubt: Doubt) {
        if !self.in_lobby() {
            let text = self.desk.words.get(doubt.key());
            self.desk.log.happened(Some(text.clone()), Some(text));
        }
    }

    /// In a log that is told from the beginning.
    pub(super) fn log_doubts(&mut self) {
        for doubt in self.deal.noted.doubts.clone() {
            self.log_doubt(doubt);
        }
    }

    /// Who comes to a game that has begun meanwhile is shown which seats were left before it.
    pub(super) fn see_left(&mut self, since: &[Happening]) {
        let gathering = since.iter().take_while(|it| !matches!(it.what, What::Started { .. }));
        // From the beginning on, somebody has to have sat there first.
        let is_whole = since.first().is_some_and(|first| first.number == 1);
        let mut taken = BTreeSet::new();
        for it in gathering {
            let What::Seated { chair } = &it.what else { continue };
            if matches!(chair.sitter, Sitter::Person { .. }) {
                taken.insert(chair.seat);
            } else if !is_whole || taken.contains(&chair.seat) {
                self.deal.gives_up(chair.seat);
            }
        }
    }

    /// Gets up. From now on the seat may be anybody's.
    pub(super) fn stand_up(&mut self, seat: u8) {
        self.deal.gives_up(seat);
        self.keep_notes();
        self.line.ask(Ask::Stand { seat });
    }

    /// Sits down with the share of this seat, which is on the disk before it is sent: a server that cuts
    /// the connection gets the same one again.
    pub(super) fn sit(&mut self, seat: u8) {
        // Over a connection that is cut, nothing is sent.
        if self.desk.trouble.is_some() {
            return;
        }
        if let Some(kept) = self.visitor.noted(&self.code) {
            self.deal.adopt(kept);
        }
        let share = self.deal.share(seat);
        self.keep_notes();
        let id = self.line.ask(Ask::Sit { seat, share, name: None });
        self.deal.under_way.push((id, seat));
    }

    /// Sits down where a seat is kept and this device has sat before: at this table, or at the one whose
    /// rematch it is. Anywhere else only the person may, or a server would be sent a share for every seat.
    pub(super) fn sit_again(&mut self) {
        if self.stage != Stage::Gathering {
            return;
        }
        for seat in self.yours.clone() {
            let has_sat = self.deal.knows(seat) || self.sat_before.contains(&seat);
            if has_sat && self.is_away(seat) && !self.deal.is_asking(seat) {
                self.sit(seat);
            }
        }
    }

    /// Where this device sat itself when the game began.
    pub(super) fn sat(&self) -> BTreeSet<u8> {
        let begun = self.deal.noted.begun.iter().flat_map(|begun| &begun.own);
        begun.copied().filter(|seat| self.deal.knows(*seat)).collect()
    }

    /// Before the game, of the seats that this person has; then also of all that this device holds.
    fn own_shares(&self) -> impl Iterator<Item = (u8, &str)> {
        let Noted { shares, held, begun, .. } = &self.deal.noted;
        let is_own = move |seat| match begun {
            Some(begun) => begun.own.contains(seat) || held.contains(seat),
            None => self.yours.contains(seat),
        };
        let own = shares.iter().filter(move |(seat, _)| is_own(*seat));
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
        let house = house.filter(|seat| !own.is_empty() && !own.contains(seat));
        line.extend(house.map(|seat| format!(" --share {seat}:")));
        lines.push(line);
        let begun = self.deal.noted.begun.iter().flat_map(|begun| begun.own.iter());
        if begun.chain(&self.yours).any(|seat| !own.contains(seat)) {
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
        moved.under_way = vec![(1, 0), (2, 1), (3, 2)];
        let refused = |code| Answer::Refused { code, why: String::new() };
        let answers =
            [(1, Answer::Done {}), (2, refused(Code::SeatTaken)), (9, refused(Code::OtherShare))];
        assert!(!answers.iter().any(|(id, answer)| moved.answered(*id, answer)));
        assert!(moved.answered(3, &refused(Code::OtherShare)));
        assert_eq!(Vec::from_iter(&moved.noted.doubts), [&Doubt::SecondShare]);
    }
    #[test]
    fn a_seat_is_held_from_its_share_on_until_it_is_refused_or_given_up() {
        let begun = |deal: &mut Deal, yours: &[u8]| {
            deal.plays(yours, || [1].into());
            (deal.noted.held.clone(), !deal.noted.doubts.is_empty())
        };
        let refused = |code| Answer::Refused { code, why: String::new() };
        let sat = || {
            let mut deal = Deal::default();
            deal.share(0);
            deal.under_way = vec![(7, 0)];
            deal
        };
        // The game begins before the table has answered.
        let mut deal = sat();
        deal.gathers(&[]);
        assert_eq!(begun(&mut deal, &[]), ([0].into(), false));
        assert!(deal.answered(7, &refused(Code::NotNow)));
        assert_eq!(begun(&mut deal, &[]), (BTreeSet::new(), false));
        let mut deal = sat();
        deal.cut();
        assert_eq!(begun(&mut deal, &[]), ([0].into(), true));
        // After the beginning nobody gives a seat up.
        deal.gives_up(0);
        assert_eq!(deal.noted.held, [0].into());
        let mut deal = sat();
        assert!(!deal.answered(7, &Answer::Done {}));
        deal.gathers(&[0]);
        deal.gives_up(0);
        // It was refused to get up after all.
        deal.gathers(&[0]);
        assert_eq!(begun(&mut deal, &[0]), ([0].into(), false));
        assert_eq!(deal.noted.begun, Some(Begun { own: [0].into(), house: [1].into() }));
    }
}
