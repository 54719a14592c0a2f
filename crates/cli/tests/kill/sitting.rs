//! One table and everybody who has been there: what they were told, and what was done.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::time::Duration;

use guest::{Door, Guest, Lost};
use room::Fast;
use serde_json::{Value, json};

/// Where a table stands.
const STAND: [&str; 5] = ["view", "legal", "moment", "to_act", "stage"];

/// What was found.
#[derive(Debug, Default)]
pub struct Tally {
    pub tables: u32,
    /// Actions that were answered with `done`, all of which were there.
    pub acknowledged: u32,
    /// Actions that were not answered: whole there, or not there at all.
    pub there: u32,
    pub not_there: u32,
    /// Actions of several items, all of which or none were there.
    pub whole: u32,
    /// How often somebody stood where they had stood, and with a clock.
    pub stands: u32,
    pub clocks: u32,
    /// How often somebody who knew a part stood where somebody stood who knew nothing.
    pub twins: u32,
    /// Happenings that were told again, byte for byte the same.
    pub told_again: u32,
}

impl Tally {
    pub fn add(&mut self, other: &Tally) {
        self.tables += other.tables;
        self.acknowledged += other.acknowledged;
        self.there += other.there;
        self.not_there += other.not_there;
        self.whole += other.whole;
        self.stands += other.stands;
        self.clocks += other.clocks;
        self.twins += other.twins;
        self.told_again += other.told_again;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} tables, {} actions acknowledged: 0 lost, 0 twice, 0 different; {} not acknowledged \
             ({} there, {} not, 0 in part; {} of several items); {} stood as before, {} of them \
             with a clock; {} compared with a newcomer; {} happenings told again",
            self.tables,
            self.acknowledged,
            self.there + self.not_there,
            self.there,
            self.not_there,
            self.whole,
            self.stands,
            self.clocks,
            self.twins,
            self.told_again
        )
    }
}

/// Somebody who comes back to the same chair, or to watch.
struct Regular {
    token: String,
    seat: Option<u8>,
    guest: Option<Guest>,
    /// What they know when they are not there.
    number: u32,
    stand: Value,
    history: BTreeMap<u32, String>,
    /// An action that has not been answered.
    pending: bool,
    /// The moment they let pass.
    idle: Option<Value>,
}

pub struct Sitting {
    code: String,
    /// Whether everybody is told only what everybody saw, when they come back (LB-22).
    forgetful: bool,
    has_clock: bool,
    /// The watcher is the first.
    regulars: Vec<Regular>,
    /// The numbers of all actions people are known to have taken.
    done: BTreeSet<u32>,
    /// Up to here, what happened was looked at.
    seen: u32,
}

impl Sitting {
    pub fn new(code: String, set_up: &Value, tokens: &[String]) -> Sitting {
        let seats = set_up["seats"].as_u64().unwrap() as u8;
        let people = seats - set_up["house"].as_array().map_or(0, Vec::len) as u8;
        let regular = |seat: Option<u8>| Regular {
            token: seat.map(|seat| tokens[usize::from(seat)].clone()).unwrap_or_default(),
            seat,
            guest: None,
            number: 0,
            stand: Value::Null,
            history: BTreeMap::new(),
            pending: false,
            idle: None,
        };
        Sitting {
            code,
            forgetful: set_up["game"] == "lucky-bastard",
            has_clock: set_up["pace"].is_object(),
            regulars: [None].into_iter().chain((0..people).map(Some)).map(regular).collect(),
            done: BTreeSet::new(),
            seen: 0,
        }
    }

    pub fn viewers(&self) -> usize {
        self.regulars.len()
    }

    pub fn is_over(&self) -> bool {
        self.guests().any(Guest::is_over)
    }

    fn guests(&self) -> impl Iterator<Item = &Guest> {
        self.regulars.iter().filter_map(|it| it.guest.as_ref())
    }

    /// Everybody joins again, the watcher first: a watcher changes nothing by coming.
    pub async fn come_in(&mut self, door: &Door, tally: &mut Tally) -> Result<(), Lost> {
        for at in 0..self.regulars.len() {
            self.join(door, at, tally).await?;
            if at == 0 {
                self.judge(tally);
            }
        }
        Ok(())
    }

    async fn join(&mut self, door: &Door, at: usize, tally: &mut Tally) -> Result<(), Lost> {
        let code = &self.code;
        let before = &self.regulars[at];
        let guest = door.join(&before.token, code, before.number).await?;
        assert!(guest.number >= before.number, "{code}: what was told is lost");
        let news: Vec<u32> = guest.history.keys().copied().collect();
        let expected: Vec<u32> = (before.number + 1..=guest.number).collect();
        assert_eq!(news, expected, "{code}: nothing is left out");
        if guest.number == before.number && !before.stand.is_null() {
            for name in STAND {
                assert_eq!(guest.stand[name], before.stand[name], "{code}: {name} as before");
            }
            let (was, is) = (&before.stand["deadline"], &guest.stand["deadline"]);
            assert_eq!(was.is_null(), is.is_null(), "{code}: a clock as before");
            assert!(was.as_u64() <= is.as_u64(), "{code}: nobody has lost time");
            tally.stands += 1;
            tally.clocks += u32::from(!guest.stand["deadline"].is_null());
        }
        if self.forgetful {
            let watched = &self.regulars[0].history;
            tally.told_again += same(code, &guest.history, watched);
        }
        let regular = &mut self.regulars[at];
        regular.history.extend(guest.history.iter().map(|(n, it)| (*n, it.clone())));
        regular.guest = Some(guest);
        Ok(())
    }

    /// Compares what the watcher finds with what people were answered.
    fn judge(&mut self, tally: &mut Tally) {
        let watched = &self.regulars[0].history;
        let news: Vec<(u32, Value)> = watched
            .range(self.seen + 1..)
            .map(|(n, text)| (*n, serde_json::from_str(text).unwrap()))
            .collect();
        self.seen = news.last().map_or(self.seen, |(n, _)| *n);
        for regular in self.regulars.iter_mut().skip(1) {
            let seat = regular.seat.unwrap();
            let unknown = |(n, it): &&(u32, Value)| is_by(it, seat) && !self.done.contains(n);
            let found: Vec<u32> = news.iter().filter(unknown).map(|(n, _)| *n).collect();
            let most = usize::from(regular.pending);
            assert!(found.len() <= most, "{}: {found:?} more than {most}", self.code);
            if std::mem::take(&mut regular.pending) {
                *(if found.is_empty() { &mut tally.not_there } else { &mut tally.there }) += 1;
                // Whoever was away comes back and acts in one: never only the first of it.
                for (n, _) in news.iter().filter(|(n, it)| *n > regular.number && is_back(it, seat))
                {
                    let next = news.iter().find(|(it, _)| *it == n + 1);
                    assert!(
                        next.is_some_and(|(_, it)| is_by(it, seat)),
                        "{}: {n} alone",
                        self.code
                    );
                    tally.whole += 1;
                }
            }
            self.done.extend(found);
        }
    }

    /// Whether somebody who knew a part stands where somebody stands who comes for the first time.
    pub async fn compare(&mut self, door: &Door, at: usize, tally: &mut Tally) -> Result<(), Lost> {
        let newcomer = door.join(&self.regulars[at].token, &self.code, 0).await?;
        let code = &self.code;
        let regular = &mut self.regulars[at];
        let guest = regular.guest.as_mut().expect("they have come in");
        guest.until(newcomer.number).await?;
        assert_eq!(guest.number, newcomer.number, "{code}");
        for name in STAND {
            assert_eq!(guest.stand[name], newcomer.stand[name], "{code}: {name}");
        }
        tally.twins += 1;
        let numbers: Vec<u32> = newcomer.history.keys().copied().collect();
        assert_eq!(numbers, (1..=newcomer.number).collect::<Vec<_>>(), "{code}: one of each");
        regular.learn();
        let known = if self.forgetful { &self.regulars[0] } else { &self.regulars[at] };
        tally.told_again += same(code, &known.history, &newcomer.history);
        Ok(())
    }

    /// Sits down and begins, as far as that has not happened yet.
    pub async fn gather(&mut self) -> Result<(), Lost> {
        if self.regulars[0].guest.as_ref().is_none_or(|it| it.stand["stage"] != "gathering") {
            return Ok(());
        }
        for regular in self.regulars.iter_mut().skip(1) {
            let (Some(seat), Some(guest)) = (regular.seat, &mut regular.guest) else { continue };
            if guest.stand["looking_as"] != seat {
                guest.sit(seat).await?;
            }
        }
        let Some(host) = &mut self.regulars[1].guest else { return Ok(()) };
        let answer = host.ask(json!({ "type": "start" })).await?;
        assert!(answer["type"] == "done" || answer["code"] == "not_now", "{answer}");
        Ok(())
    }

    /// Everybody who may acts at once. Says whether anybody did anything.
    pub async fn act(&mut self, fast: &mut Fast, tally: &mut Tally) -> Result<bool, Lost> {
        let mut asked = Vec::new();
        for (at, regular) in self.regulars.iter_mut().enumerate().skip(1) {
            let (Some(seat), Some(guest)) = (regular.seat, &mut regular.guest) else { continue };
            let moment = Some(guest.stand["moment"].clone());
            let choice = fast.below(1 << 16) as usize;
            let Some(action) = guest.action(seat, choice) else { continue };
            if regular.idle == moment {
                continue;
            }
            if self.has_clock && fast.below(12) == 0 {
                regular.idle = moment;
                continue;
            }
            if self.has_clock && fast.below(4) == 0 {
                guest.say(&json!({ "type": "leave", "seat": seat })).await?;
            }
            regular.pending = true;
            asked.push((at, seat, guest.number, guest.say(&action).await?));
        }
        let mut acted = false;
        for (at, seat, before, id) in asked {
            let regular = &mut self.regulars[at];
            let guest = regular.guest.as_mut().expect("they have asked");
            let answer = guest.answer(id).await?;
            regular.pending = false;
            if answer["type"] == "done" {
                let told = guest.history.range(before + 1..).rev();
                let mut told = told.filter(|(_, text)| is_by(&value(text), seat)).map(|(n, _)| *n);
                let number = told.next().expect("what is done is told first");
                assert!(self.done.insert(number), "{}: {number} done twice", self.code);
                tally.acknowledged += 1;
                acted = true;
            }
        }
        Ok(acted)
    }

    /// Takes in what has come, and waits a little.
    pub async fn look_around(&mut self, glance: Duration) -> Result<(), Lost> {
        let mut patience = glance;
        for guest in self.regulars.iter_mut().filter_map(|it| it.guest.as_mut()) {
            while guest.next_within(patience).await?.is_some() {}
            patience = Duration::ZERO;
        }
        Ok(())
    }

    /// Everybody leaves, and remembers.
    pub fn go_home(&mut self) {
        for regular in &mut self.regulars {
            regular.learn();
            regular.guest = None;
        }
    }

    /// The last look at a table: everything, for everybody.
    pub async fn settle(&mut self, door: &Door, tally: &mut Tally) -> Result<(), Lost> {
        for at in 0..self.regulars.len() {
            self.join(door, at, tally).await?;
            if at == 0 {
                self.judge(tally);
            }
            self.compare(door, at, tally).await?;
        }
        let watched = &self.regulars[0].history;
        for number in &self.done {
            let action = value(watched.get(number).map_or("null", String::as_str));
            let seats = self.regulars.iter().filter_map(|it| it.seat);
            let by = seats.filter(|seat| is_by(&action, *seat)).count();
            assert_eq!(by, 1, "{}: {number} is lost: {action}", self.code);
        }
        if self.is_over() {
            let record =
                door.http(&format!("GET /api/tables/{}/record", self.code), "", "").await?;
            assert_eq!(record.status, 200, "{}: what is over has a record", self.code);
        }
        self.go_home();
        Ok(())
    }
}

impl Regular {
    fn learn(&mut self) {
        let Some(guest) = &self.guest else { return };
        self.number = guest.number;
        self.stand = guest.stand.clone();
        for (n, text) in &guest.history {
            self.history.entry(*n).or_insert_with(|| text.clone());
        }
    }
}

/// Where both know something, they know the same. Says how often.
fn same(code: &str, one: &BTreeMap<u32, String>, other: &BTreeMap<u32, String>) -> u32 {
    let both = one.iter().filter_map(|(n, text)| Some((n, text, other.get(n)?)));
    both.map(|(n, one, other)| assert_eq!(one, other, "{code}: {n}")).count() as u32
}

fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// Whether a person at this seat did this.
fn is_by(happening: &Value, seat: u8) -> bool {
    let acted = happening["what"] == "acted" || happening["what"] == "sealed";
    acted && happening["house"] == false && happening["seat"] == seat
}

/// Whether this is the return of this seat's person.
fn is_back(happening: &Value, seat: u8) -> bool {
    let chair = &happening["chair"];
    chair["seat"] == seat && chair["sitter"]["away"] == false
}
