//! Codes that one address tries: each counts as wrong until it is known to be right.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::{Notify, OwnedSemaphorePermit};

use super::Limits;
use crate::panics::lock;

/// As many codes of one address are looked up at the same time: each may have to load a table, for which others wait.
pub(super) const LOOK_UPS: usize = 8;
/// As many codes are kept in mind that came from one address and were right.
pub(super) const CODES: usize = 64;

/// A code that is being looked up. It is taken from the allowance of its address before that, so that
/// many at the same time are no more than one after the other; dropped without a verdict it is given
/// back, since nobody has learnt anything by it.
#[derive(Debug)]
pub struct Guess {
    limits: Limits,
    address: IpAddr,
    /// How much it took of the allowance; nothing where it was right at this address before.
    taken: Option<f64>,
    is_wrong: bool,
    /// Among those of this address that are looked up now.
    place: Option<OwnedSemaphorePermit>,
}

/// The guesses of one address that are being looked up.
#[derive(Debug, Default)]
pub(super) struct Pending {
    count: u32,
    /// Told of every verdict.
    verdicts: Arc<Notify>,
}

impl Pending {
    pub(super) fn is_any(&self) -> bool {
        self.count > 0
    }
}

/// Why a code is not looked up now.
#[derive(Debug, Eq, PartialEq)]
enum NotNow {
    TooMany,
    /// There may be room after the next verdict.
    Wait,
}

impl Limits {
    /// Whether somebody at this address may try this code: one that was right there before always.
    /// Where too many were wrong, not even a right one is looked up, or it would stand out. Where too
    /// many are being looked up, it waits for their verdicts: a whole school comes back at once after a
    /// restart.
    pub async fn guess(&self, address: IpAddr, code: &str) -> Option<Guess> {
        let (places, verdicts) = {
            let mut seen = lock(&self.seen);
            let at = self.address(&mut seen, address);
            (at.look_ups.clone(), at.pending.verdicts.clone())
        };
        let place = places.acquire_owned().await.ok();
        loop {
            // From before it is looked at: no verdict is missed.
            let verdict = verdicts.notified();
            match self.guess_now(address, code) {
                Ok(mut guess) => {
                    guess.place = place;
                    return Some(guess);
                }
                Err(NotNow::TooMany) => return None,
                Err(NotNow::Wait) => verdict.await,
            }
        }
    }

    fn guess_now(&self, address: IpAddr, code: &str) -> Result<Guess, NotNow> {
        let mut seen = lock(&self.seen);
        let at = self.address(&mut seen, address);
        let is_known = at.right.iter().any(|it| it == code);
        if !is_known {
            let full = if at.pending.count == 0 { NotNow::TooMany } else { NotNow::Wait };
            at.guesses.take().then_some(()).ok_or(full)?;
            at.pending.count += 1;
        }
        let taken = (!is_known).then_some(1.0);
        Ok(self.guessed(address, taken))
    }

    /// Somebody tries what nobody guesses, and what is looked up in any case. Also says whether there
    /// were too many before it.
    pub fn guess_in_any_case(&self, address: IpAddr) -> (Guess, bool) {
        let mut seen = lock(&self.seen);
        let at = self.address(&mut seen, address);
        let spent = at.guesses.is_spent();
        let taken = Some(at.guesses.owe());
        at.pending.count += 1;
        (self.guessed(address, taken), spent)
    }

    fn guessed(&self, address: IpAddr, taken: Option<f64>) -> Guess {
        Guess { limits: self.clone(), address, taken, is_wrong: false, place: None }
    }

    /// A code is known to be right at this address.
    pub fn was_right(&self, address: IpAddr, code: &str) {
        let mut seen = lock(&self.seen);
        let right = &mut self.address(&mut seen, address).right;
        if !right.iter().any(|it| it == code) {
            right.truncate(CODES - 1);
            right.push_front(code.to_owned());
        }
    }
}

impl Guess {
    pub fn was_right(self, code: &str) {
        self.limits.was_right(self.address, code);
    }

    /// It stays taken.
    pub fn was_wrong(mut self) {
        self.is_wrong = true;
    }
}

impl Drop for Guess {
    fn drop(&mut self) {
        let mut seen = lock(&self.limits.seen);
        let at = seen.addresses.get_mut(&self.address).zip(self.taken);
        let Some((at, taken)) = at else { return };
        at.pending.count -= 1;
        if !self.is_wrong {
            at.guesses.give_back(taken);
        }
        at.pending.verdicts.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::super::LimitSettings;
    use super::*;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1));
    const THERE: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 2));

    fn limits() -> Limits {
        Limits::new(LimitSettings { guesses: (2.0, 0.0), ..LimitSettings::default() })
    }

    #[test]
    fn wrong_codes_are_counted_by_address_and_right_ones_are_not() {
        let limits = limits();
        for code in ["QQQQQ"; 10] {
            limits.guess_now(HERE, code).unwrap().was_right(code);
        }
        for _ in 0..2 {
            limits.guess_now(HERE, "WRONG").unwrap().was_wrong();
        }
        assert_eq!(limits.guess_now(HERE, "WRONG").unwrap_err(), NotNow::TooMany);
        assert!(limits.guess_now(HERE, "QQQQQ").is_ok(), "who comes back does not guess");
        assert!(limits.guess_now(THERE, "WRONG").is_ok(), "others do not pay for it");
    }

    #[test]
    fn a_code_counts_while_it_is_looked_up() {
        let limits = limits();
        let mut open: Vec<_> =
            (0..9).filter_map(|_| limits.guess_now(HERE, "WRONG").ok()).collect();
        assert_eq!(open.len(), 2, "those that wait for an answer count");
        drop(open.pop());
        assert!(limits.guess_now(HERE, "WRONG").is_ok(), "what was not answered is given back");
        open.remove(0).was_wrong();
        assert!(limits.guess_now(HERE, "WRONG").is_ok());
        let (link, spent) = limits.guess_in_any_case(HERE);
        assert!(!spent);
        link.was_wrong();
        assert_eq!(limits.guess_now(HERE, "WRONG").unwrap_err(), NotNow::TooMany);
        assert!(limits.guess_in_any_case(HERE).1);
    }

    #[tokio::test]
    async fn who_comes_with_many_others_waits_for_their_verdicts() {
        let limits = limits();
        let mut open: Vec<_> = (0..2).map(|_| limits.guess_now(HERE, "RIGHT").unwrap()).collect();
        assert_eq!(limits.guess_now(HERE, "OTHER").unwrap_err(), NotNow::Wait);
        let mut waiting = [(); 3].map(|()| Box::pin(limits.guess(HERE, "OTHER")));
        for guess in &mut waiting {
            assert!(futures::poll!(guess).is_pending());
        }
        open.remove(0).was_right("RIGHT");
        let [first, second, third] = waiting;
        first.await.unwrap().was_wrong();
        open.remove(0).was_wrong();
        assert!(second.await.is_none() && third.await.is_none(), "too many were wrong");
    }

    #[tokio::test]
    async fn an_address_has_few_codes_looked_up_at_the_same_time() {
        let limits = Limits::new(LimitSettings::default());
        limits.was_right(HERE, "KNOWN");
        let mut open = Vec::new();
        for code in ["KNOWN", "OTHER"].repeat(LOOK_UPS / 2) {
            open.push(limits.guess(HERE, code).await.unwrap());
        }
        let mut next = std::pin::pin!(limits.guess(HERE, "KNOWN"));
        assert!(futures::poll!(&mut next).is_pending());
        assert!(limits.guess(THERE, "OTHER").await.is_some(), "others have places of their own");
        open.pop().unwrap().was_wrong();
        assert!(next.await.is_some());
    }

    #[test]
    fn so_many_right_codes_are_kept_in_mind() {
        let limits = limits();
        let codes: Vec<String> = (0..=CODES).map(|n| n.to_string()).collect();
        for code in &codes {
            limits.was_right(HERE, code);
        }
        for _ in 0..2 {
            limits.guess_now(HERE, "WRONG").unwrap().was_wrong();
        }
        assert!(limits.guess_now(HERE, &codes[0]).is_err());
        assert!(limits.guess_now(HERE, &codes[1]).is_ok());
    }
}
