//! A standing that has no room for all that happened is held back until the rest has been asked for:
//! whoever looks at a table sees all of it.

use std::collections::VecDeque;
use std::time::Duration;

use wire::{Answer, Ask, Code, Happening, Standing, ToClient, ToServer};

/// Before each page: a device may say 20 things a second, and not all of them are for this.
pub const BETWEEN_PAGES: Duration = Duration::from_millis(70);
/// Before a page that was asked for too soon all the same.
pub const TOO_OFTEN: Duration = Duration::from_secs(1);
/// The number of every ask for a page; those of the person count from 1.
const PAGE: u32 = 0;

/// What was told and cannot be handed on yet.
#[derive(Debug, Default)]
pub struct History {
    held: Option<Held>,
    /// What was told after the standing that is held.
    behind: VecDeque<ToClient>,
}

#[derive(Debug)]
struct Held {
    standing: Box<Standing>,
    /// What came for it, without a gap after the number from which it tells.
    fetched: Vec<Happening>,
}

impl Held {
    fn last(&self) -> u32 {
        self.fetched.last().map_or(self.standing.after, |last| last.number)
    }

    fn is_whole(&self) -> bool {
        self.last() + 1 >= self.standing.from
    }

    fn whole(self) -> ToClient {
        let Held { mut standing, mut fetched } = self;
        if let Some(first) = fetched.first() {
            standing.from = first.number;
        }
        fetched.append(&mut standing.since);
        standing.since = fetched;
        ToClient::Standing(standing)
    }
}

/// What is to be done now.
#[derive(Debug, Default)]
pub struct Next {
    /// To be handed on, in this order.
    pub told: Vec<ToClient>,
    /// To be asked, when it has been waited so long.
    pub ask: Option<(Duration, ToServer)>,
}

impl History {
    pub fn take(&mut self, told: ToClient) -> Next {
        match told {
            ToClient::Standing(standing) if standing.from > standing.after + 1 => {
                self.hold(standing)
            }
            ToClient::History { after, happenings } => {
                if let Some(held) = self.held.as_mut().filter(|held| held.last() == after) {
                    held.fetched.extend(happenings);
                }
                Next::default()
            }
            ToClient::Answered { id: PAGE, answer } => self.answered(&answer),
            told if self.held.is_some() => {
                self.behind.push_back(told);
                Next::default()
            }
            told => Next { told: vec![told], ask: None },
        }
    }

    /// A later standing tells all that one before it did. Answers are still waited for.
    fn hold(&mut self, standing: Box<Standing>) -> Next {
        let is_answer = |told: &ToClient| matches!(told, ToClient::Answered { .. });
        let told = std::mem::take(&mut self.behind).into_iter().filter(is_answer).collect();
        let was_asked = self.held.is_some();
        self.held = Some(Held { standing, fetched: Vec::new() });
        Next { told, ask: if was_asked { None } else { self.ask(BETWEEN_PAGES) } }
    }

    /// A page has come whole, or there was none.
    fn answered(&mut self, answer: &Answer) -> Next {
        let wait = match answer {
            Answer::Done {} => BETWEEN_PAGES,
            Answer::Refused { code: Code::TooOften, .. } => TOO_OFTEN,
            // A server that has no pages: what it tells is all there is.
            _ => return self.hand_on(),
        };
        let is_whole = self.held.as_ref().is_none_or(Held::is_whole);
        if is_whole { self.hand_on() } else { Next { told: Vec::new(), ask: self.ask(wait) } }
    }

    fn hand_on(&mut self) -> Next {
        let held = self.held.take().map(Held::whole);
        Next { told: held.into_iter().chain(self.behind.drain(..)).collect(), ask: None }
    }

    fn ask(&self, wait: Duration) -> Option<(Duration, ToServer)> {
        let held = self.held.as_ref()?;
        let ask = Ask::History { after: held.last(), before: held.standing.from };
        Some((wait, ToServer { id: PAGE, ask }))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn said(numbers: std::ops::Range<u32>) -> Value {
        let said = |number| json!({ "number": number, "what": "said", "seat": 0, "say": {} });
        numbers.map(said).collect()
    }

    fn standing(after: u32, from: u32, end: u32) -> ToClient {
        let told = json!({
            "type": "standing", "code": "QXJZD", "commitment": "", "stage": "playing", "chairs": [],
            "set_up": { "game": "lucky-duck", "seats": 2 }, "yours": [], "looking_as": null,
            "host": false, "number": end - 1, "after": after, "from": from,
            "since": said(from..end), "view": null, "legal": [], "moment": 0, "to_act": [],
            "now": 0,
            "deadline": null,
        });
        serde_json::from_value(told).unwrap()
    }

    fn page(after: u32, end: u32) -> ToClient {
        let told = json!({ "type": "history", "after": after, "happenings": said(after + 1..end) });
        serde_json::from_value(told).unwrap()
    }

    fn answered(id: u32) -> ToClient {
        ToClient::Answered { id, answer: Answer::Done {} }
    }

    fn asked(next: &Next) -> Option<(u32, u32)> {
        match next.ask.as_ref()?.1.ask {
            Ask::History { after, before } => Some((after, before)),
            _ => None,
        }
    }

    /// The numbers that a standing tells.
    fn numbers(told: &ToClient) -> Vec<u32> {
        let ToClient::Standing(standing) = told else { panic!("no standing: {told:?}") };
        standing.since.iter().map(|it| it.number).collect()
    }

    #[test]
    fn what_a_standing_has_no_room_for_is_asked_for_page_by_page() {
        let mut history = History::default();
        assert_eq!(asked(&history.take(standing(2, 7, 10))), Some((2, 7)));
        assert!(history.take(answered(5)).told.is_empty(), "it is behind the standing");
        history.take(page(2, 5));
        assert_eq!(asked(&history.take(answered(PAGE))), Some((4, 7)));
        history.take(page(4, 7));
        let next = history.take(answered(PAGE));
        assert_eq!((numbers(&next.told[0]), next.told.len()), ((3..10).collect(), 2));
        assert!(next.ask.is_none() && matches!(next.told[1], ToClient::Answered { id: 5, .. }));
        assert_eq!(history.take(answered(6)).told.len(), 1, "nothing is held any more");
    }

    #[test]
    fn who_looks_as_another_seat_is_told_nothing_of_the_seat_before() {
        let mut history = History::default();
        history.take(standing(0, 7, 10));
        history.take(page(0, 4));
        history.take(answered(8));
        let next = history.take(standing(0, 5, 11));
        assert!(next.ask.is_none(), "one page is on its way");
        assert!(matches!(next.told[..], [ToClient::Answered { id: 8, .. }]));
        assert_eq!(asked(&history.take(answered(PAGE))), Some((0, 5)));
        history.take(page(0, 5));
        assert_eq!(numbers(&history.take(answered(PAGE)).told[0]), (1..11).collect::<Vec<_>>());
    }

    #[test]
    fn a_server_that_has_no_pages_is_believed() {
        let mut history = History::default();
        history.take(standing(0, 7, 10));
        let refused = Answer::Refused { code: Code::BadMessage, why: String::new() };
        let next = history.take(ToClient::Answered { id: PAGE, answer: refused });
        assert_eq!(numbers(&next.told[0]), [7, 8, 9]);
    }
}
