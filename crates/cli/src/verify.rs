//! Whether records follow the rules, and what is proven about their deal.

use catalog::with_game;
use clap::ArgMatches;
use record::{BadRecord, Dealt, Proven, Record};
use room::{is_secret, is_share};
use words::{Lang, Message, Words};

use crate::commands::print;
use crate::failure::{Failure, read_file};
use crate::remote::{link, own_tokens, record_at};

/// What somebody wrote down before the game.
struct Noted {
    commitment: Option<String>,
    shares: Vec<NotedShare>,
}

/// `SHARE`, or `SEAT:SHARE`; nothing after the colon for a seat of the house.
struct NotedShare {
    seat: Option<usize>,
    share: String,
}

/// Checks every file, says what is wrong with each, and fails if one is: with the gravest code.
pub fn verify(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let paths: Vec<&String> = matches.get_many("FILE").into_iter().flatten().collect();
    let noted = Noted::read(matches)?;
    if noted.is_some() && paths.len() > 1 {
        return Err(Failure::usage(Message::new("cli-one-record")));
    }
    let mut failed: Option<Failure> = None;
    for path in paths {
        match verify_one(path, &noted, words.lang()) {
            Ok(messages) => {
                let lines: Vec<String> = messages.iter().map(|it| words.say(it)).collect();
                print(&format!("{}\n", lines.join("\n  ")))?;
            }
            Err(mut failure) => {
                if let Some(earlier) = failed.take() {
                    eprintln!("luckhouse: {}", earlier.say(words));
                    failure.exit = failure.exit.max(earlier.exit);
                }
                failed = Some(failure);
            }
        }
    }
    failed.map_or(Ok(()), Err)
}

/// Reads the frame of a record: of a file, or of the table at a link.
pub fn read_record(path: &str, lang: Lang) -> Result<Record, Failure> {
    let text = match link(path).filter(|(server, _)| server.contains("://")) {
        Some(link) => record_at(link, own_tokens().as_ref(), lang)
            .map_err(|why| Failure { exit: why.exit, ..refused(path, why.message) })?,
        None => read_file(path)?,
    };
    Record::parse(&text).map_err(|why| refused(path, why.message()))
}

fn refused(path: &str, why: Message) -> Failure {
    Failure::refused(Message::new("cli-in-file").with("path", path).with("why", why))
}

impl Noted {
    fn read(matches: &ArgMatches) -> Result<Noted, Failure> {
        let wrong = |key, given: &str| Err(Failure::usage(Message::new(key).with("given", given)));
        let commitment = matches.get_one::<String>("commitment").map(|it| it.to_lowercase());
        if let Some(given) = commitment.as_deref().filter(|given| !is_secret(given)) {
            return wrong("cli-bad-commitment", given);
        }
        let mut shares = Vec::new();
        for given in matches.get_many::<String>("share").into_iter().flatten() {
            match NotedShare::read(given) {
                Some(share) => shares.push(share),
                None => return wrong("cli-bad-share", given),
            }
        }
        Ok(Noted { commitment, shares })
    }

    fn is_some(&self) -> bool {
        self.commitment.is_some() || !self.shares.is_empty()
    }

    /// What is different from what was noted.
    fn differs(&self, dealt: Option<&Dealt>) -> Option<Message> {
        let Some(dealt) = dealt else {
            return self.is_some().then_some(Message::new("cli-no-deal"));
        };
        let there = dealt.commitment.as_str();
        if self.commitment.as_deref().is_some_and(|noted| noted != there) {
            return Some(Message::new("cli-other-commitment").with("commitment", there));
        }
        self.shares.iter().find_map(|noted| noted.differs(dealt.deal.shares()))
    }
}

impl NotedShare {
    fn read(given: &str) -> Option<NotedShare> {
        let (seat, share) = match given.split_once(':') {
            Some((seat, share)) => (Some(seat.parse().ok()?), share),
            None => (None, given),
        };
        let fits = is_share(share) && (seat.is_some() || !share.is_empty());
        fits.then(|| NotedShare { seat, share: share.to_owned() })
    }

    fn differs(&self, shares: &[Option<String>]) -> Option<Message> {
        let share = self.share.as_str();
        let Some(seat) = self.seat else {
            let there = shares.iter().flatten().any(|it| it == share);
            return (!there).then(|| Message::new("cli-other-share").with("share", share));
        };
        let there = shares.get(seat).map(|it| it.as_deref().unwrap_or_default());
        if there == Some(share) {
            return None;
        }
        let key = if share.is_empty() { "cli-house-share" } else { "cli-other-share-at" };
        Some(Message::new(key).with("share", share).with("seat", seat))
    }
}

fn verify_one(path: &str, noted: &Noted, lang: Lang) -> Result<Vec<Message>, Failure> {
    let record = read_record(path, lang)?;
    let bad = |why: BadRecord| refused(path, why.message());
    let verified = with_game!(record.game, G => record.verify::<G>()).map_err(bad)?;
    if let Some(why) = noted.differs(record.dealt()) {
        return Err(refused(path, why));
    }
    let key = if verified.outcome.is_some() { "cli-verified-over" } else { "cli-verified-open" };
    let mut said = vec![
        Message::new(key)
            .with("path", path)
            .with("game", record.game.name())
            .with("actions", verified.actions),
    ];
    match record.dealt().zip(verified.deal) {
        Some((dealt, proven)) => said.extend(proof(dealt, proven, noted)),
        None => said.push(Message::new("cli-verified-no-deal")),
    }
    Ok(said)
}

/// What is proven, and what only a comparison with one's own notes can prove.
fn proof(dealt: &Dealt, proven: Proven, noted: &Noted) -> Vec<Message> {
    let mut said = vec![Message::new("cli-verified-deal").with("shuffles", proven.shuffles)];
    if proven.races > 0 {
        said.push(Message::new("cli-verified-races").with("races", proven.races));
    }
    if proven.live {
        said.push(Message::new("cli-verified-live"));
    }
    let commitment = dealt.commitment.as_str();
    said.push(match noted.commitment {
        Some(_) => Message::new("cli-verified-noted"),
        None => Message::new("cli-verified-not-noted").with("commitment", commitment),
    });
    let none = noted.shares.iter().all(|noted| noted.share.is_empty());
    said.push(Message::new(if none { "cli-verified-no-share" } else { "cli-verified-share" }));
    // Another record would pass as well.
    said.push(Message::new("cli-verified-record"));
    said
}
