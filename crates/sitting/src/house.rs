//! When the house chooses: always so long after it is asked, whatever it has to choose from. A pass, a
//! pass without a choice and a forced play (GL-13, GL-16) look alike from outside. In a race it is as
//! quick as its level, whatever it holds.

use game::Seat;
use room::Millis;

/// As long as the house takes where nobody says otherwise.
pub const USUAL_PACE: Millis = 900;

/// Where it has no answer in time, it waits for so long each time.
const LATE: Millis = 100;

/// The house is to choose for a seat.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Call {
    pub seat: Seat,
    /// Since when the seat has been asked: asked anew, it takes its time anew.
    pub asked: Millis,
    /// How quick it is, where it races at the usual pace.
    pub reaction: Option<Millis>,
}

#[derive(Copy, Clone, Debug)]
pub struct HouseClock {
    takes: Millis,
    next: Option<Next>,
}

#[derive(Copy, Clone, Debug)]
struct Next {
    call: Call,
    at: Millis,
}

impl HouseClock {
    pub fn new(takes: Millis) -> HouseClock {
        HouseClock { takes, next: None }
    }

    /// The house is to choose for this seat, or for none.
    pub fn call(&mut self, call: Option<Call>, now: Millis) {
        if call != self.next.map(|next| next.call) {
            self.next = call.map(|call| Next { call, at: self.at(call, now) });
        }
    }

    fn at(&self, call: Call, now: Millis) -> Millis {
        match call.reaction {
            None => now + self.takes,
            Some(reaction) => now.max(call.asked + reaction * self.takes / USUAL_PACE),
        }
    }

    /// When it chooses.
    pub fn due(&self) -> Option<Millis> {
        self.next.map(|next| next.at)
    }

    /// What it is asked.
    pub fn called(&self) -> Option<Call> {
        self.next.map(|next| next.call)
    }

    /// Whether it takes a time that is seen.
    pub fn takes_time(&self) -> bool {
        self.takes > 0
    }

    /// It has not chosen yet: it answers at the next of a few instants, so that how late it was says little.
    pub fn put_off(&mut self, now: Millis) {
        if let Some(next) = &mut self.next {
            next.at += (now.saturating_sub(next.at) / LATE + 1) * LATE;
        }
    }

    /// The seat for which it chooses now.
    pub fn take(&mut self, now: Millis) -> Option<Seat> {
        self.next.take_if(|next| next.at <= now).map(|next| next.call.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::at(0);
    const B: Seat = Seat::at(1);

    fn called(seat: Seat, asked: Millis) -> Call {
        Call { seat, asked, reaction: None }
    }

    #[test]
    fn in_a_race_it_is_as_quick_as_it_is_since_the_race_began() {
        for (pace, at) in [(USUAL_PACE, 400), (USUAL_PACE / 2, 250), (0, 150)] {
            let mut house = HouseClock::new(pace);
            house.call(Some(Call { reaction: Some(300), ..called(A, 100) }), 150);
            assert_eq!(house.due(), Some(at), "{pace}");
        }
    }

    #[test]
    fn who_is_late_answers_at_one_of_a_few_instants() {
        for (now, at) in [(1000, 1100), (1099, 1100), (1100, 1200), (1234, 1300)] {
            let mut house = HouseClock::new(900);
            house.call(Some(called(A, 100)), 100);
            house.put_off(now);
            assert_eq!((house.due(), house.called()), (Some(at), Some(called(A, 100))));
        }
    }

    #[test]
    fn it_takes_the_same_time_from_when_it_is_asked() {
        let mut house = HouseClock::new(900);
        house.call(Some(called(A, 100)), 100);
        // Somebody talks in between.
        house.call(Some(called(A, 100)), 700);
        assert_eq!((house.due(), house.take(999)), (Some(1000), None));
        assert_eq!((house.take(1003), house.due()), (Some(A), None));
    }

    #[test]
    fn what_was_meant_for_another_seat_or_an_earlier_question_hurries_nobody() {
        let mut house = HouseClock::new(900);
        house.call(Some(called(A, 100)), 100);
        house.call(None, 950);
        assert_eq!(house.due(), None, "somebody is back");
        house.call(Some(called(B, 960)), 960);
        assert_eq!(house.due(), Some(1860));
        house.call(Some(called(A, 1500)), 1500);
        assert_eq!(house.due(), Some(2400));
        house.call(Some(called(A, 1600)), 1600);
        assert_eq!(house.due(), Some(2500), "asked anew");
    }
}
