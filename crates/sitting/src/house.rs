//! When the house chooses: always so long after it is asked, whatever it has to choose from. A pass, a
//! pass without a choice and a forced play (GL-13, GL-16) look alike from outside.

use game::Seat;
use room::Millis;

#[derive(Copy, Clone, Debug)]
pub struct HouseClock {
    takes: Millis,
    next: Option<Next>,
}

#[derive(Copy, Clone, Debug)]
struct Next {
    seat: Seat,
    /// Since when the seat has been asked: asked anew, it takes its time anew.
    asked: Millis,
    at: Millis,
}

impl HouseClock {
    pub fn new(takes: Millis) -> HouseClock {
        HouseClock { takes, next: None }
    }

    /// The house is to choose for this seat, which has been asked since then; or for none.
    pub fn call(&mut self, asked: Option<(Seat, Millis)>, now: Millis) {
        let known = self.next.map(|next| (next.seat, next.asked));
        if asked != known || asked.is_none() {
            self.next = asked.map(|(seat, asked)| Next { seat, asked, at: now + self.takes });
        }
    }

    /// When it chooses.
    pub fn due(&self) -> Option<Millis> {
        self.next.map(|next| next.at)
    }

    /// The seat for which it chooses now.
    pub fn take(&mut self, now: Millis) -> Option<Seat> {
        self.next.take_if(|next| next.at <= now).map(|next| next.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::at(0);
    const B: Seat = Seat::at(1);

    #[test]
    fn it_takes_the_same_time_from_when_it_is_asked() {
        let mut house = HouseClock::new(900);
        house.call(Some((A, 100)), 100);
        // Somebody talks in between.
        house.call(Some((A, 100)), 700);
        assert_eq!((house.due(), house.take(999)), (Some(1000), None));
        assert_eq!((house.take(1003), house.due()), (Some(A), None));
    }

    #[test]
    fn what_was_meant_for_another_seat_or_an_earlier_question_hurries_nobody() {
        let mut house = HouseClock::new(900);
        house.call(Some((A, 100)), 100);
        house.call(None, 950);
        assert_eq!(house.due(), None, "somebody is back");
        house.call(Some((B, 960)), 960);
        assert_eq!(house.due(), Some(1860));
        house.call(Some((A, 1500)), 1500);
        assert_eq!(house.due(), Some(2400));
        house.call(Some((A, 1600)), 1600);
        assert_eq!(house.due(), Some(2500), "asked anew");
    }
}
