//! A race for people who cannot race: all claims are collected, then played in a drawn order.

use arrayvec::ArrayVec;
use game::{Game, Moment, Seat, SeatSet, Turn};

use crate::{Deal, DrawnRace, Room};

/// The claims of one moment, which nobody sees before all are there.
#[derive(Clone, Debug)]
pub struct Sealed<A> {
    claims: ArrayVec<(Seat, A), { Seat::MAX }>,
}

impl<A> Default for Sealed<A> {
    fn default() -> Sealed<A> {
        Sealed { claims: ArrayVec::new() }
    }
}

impl<A> Sealed<A> {
    /// Takes a claim in the place of the seat's earlier one.
    pub fn claim(&mut self, seat: Seat, action: A) {
        self.claims.retain(|(it, _)| *it != seat);
        self.claims.push((seat, action));
    }

    /// Who has claimed.
    pub fn seats(&self) -> SeatSet {
        self.claims.iter().map(|(seat, _)| *seat).collect()
    }

    /// The same claims in another form.
    pub fn try_map<B, E>(self, form: impl Fn(A) -> Result<B, E>) -> Result<Sealed<B>, E> {
        let claims = self.claims.into_iter().map(|(seat, it)| Ok((seat, form(it)?)));
        Ok(Sealed { claims: claims.collect::<Result<_, E>>()? })
    }
}

impl<A: Copy> Sealed<A> {
    /// Plays the claims in the order that the deal draws for the race with this number: which came
    /// when makes no difference. When the race is over, those that are left fall away. Returns what
    /// happened, too.
    pub fn play<G: Game<Action = A>>(
        self,
        room: &mut Room<G>,
        deal: &Deal,
        number: u32,
    ) -> (DrawnRace, Vec<G::Event>) {
        let mut order: Vec<Seat> = self.seats().iter().collect();
        deal.draw(number, &mut order);
        let (entry, moment) = (room.log().len(), room.table().moment());
        let (mut played, mut events) = (0, Vec::new());
        let claims = order.iter().filter_map(|seat| self.claims.iter().find(|it| it.0 == *seat));
        for &(seat, action) in claims {
            // What could be claimed can be played as long as the race goes on.
            let happened = is_racing(room.table(), moment).then(|| room.act(seat, action));
            let Some(Ok(happened)) = happened else { break };
            events.extend(happened);
            played += 1;
        }
        (DrawnRace { number, entry, order, played }, events)
    }
}

/// Whether a race that began at this moment goes on.
pub fn is_racing<G: Game>(table: &G, began: Moment) -> bool {
    matches!(table.turn(), Turn::Race(_)) && table.moment() == began
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Entry, Refused};
    use game::toy::{Action, Blink};
    use game::{Illegal, Kept, default_options};

    const SEATS: [Seat; 3] = [Seat::at(0), Seat::at(1), Seat::at(2)];

    fn deal(share: &str) -> Deal {
        let shares = vec![Some(share.to_owned()), None, None];
        Deal::new("5e".repeat(32), shares).unwrap()
    }

    /// Three seats before a card that the first to grab will have.
    fn racing(deal: &Deal) -> Room<Blink> {
        let rules = Blink::set_up(3, &default_options::<Blink>(), &()).unwrap();
        let mut room = Room::open(&rules, deal.chance([].into())).unwrap();
        for seat in SEATS {
            room.act(seat, Action::Trust {}).unwrap();
        }
        room.act(SEATS[0], Action::Flip {}).unwrap();
        room
    }

    fn claims(actions: [Action; 3], arrival: [usize; 3]) -> Sealed<Action> {
        let mut sealed = Sealed::default();
        for at in arrival {
            sealed.claim(SEATS[at], actions[at]);
        }
        sealed
    }

    fn acted(room: &Room<Blink>, from: usize) -> Vec<Seat> {
        let seat = |entry: &Entry<Blink>| match entry {
            Entry::Step(Kept::Act(seat, _)) => Some(*seat),
            _ => None,
        };
        room.log()[from..].iter().filter_map(seat).collect()
    }

    #[test]
    fn lb_9_sealed_claims_are_played_in_the_drawn_order() {
        let mut firsts = SeatSet::EMPTY;
        for share in 0..20 {
            let deal = deal(&share.to_string());
            let mut expected = SEATS;
            deal.draw(7, &mut expected);
            for arrival in [[0, 1, 2], [2, 0, 1]] {
                let mut room = racing(&deal);
                let entry = room.log().len();
                let leave = claims([Action::Leave {}; 3], arrival);
                let (race, events) = leave.play(&mut room, &deal, 7);
                let order = expected.to_vec();
                assert_eq!(race, DrawnRace { number: 7, entry, order, played: 3 });
                assert_eq!(acted(&room, entry), expected);
                assert_eq!(events.len(), 3);
            }
            firsts = firsts.with(expected[0]);
        }
        assert_eq!(firsts, SeatSet::first(3), "everybody is first at some time");
    }

    #[test]
    fn what_is_left_when_the_race_is_over_falls_away() {
        let deal = deal("x");
        let mut room = racing(&deal);
        let entry = room.log().len();
        let moment = room.table().moment();
        assert!(is_racing(room.table(), moment));
        let (race, events) = claims([Action::Grab {}; 3], [0, 1, 2]).play(&mut room, &deal, 1);
        assert_eq!((race.order.len(), race.played, events.len()), (3, 1, 1));
        assert_eq!(acted(&room, entry), race.order[..1]);
        assert!(!is_racing(room.table(), moment));
        let late = room.act(race.order[1], Action::Grab {});
        assert_eq!(late.unwrap_err(), Refused::Illegal(Illegal::GameOver));
    }

    #[test]
    fn a_claim_can_be_changed_until_all_are_there() {
        let deal = deal("x");
        let mut room = racing(&deal);
        let mut sealed = claims([Action::Grab {}; 3], [0, 1, 2]);
        for seat in SEATS {
            sealed.claim(seat, Action::Leave {});
        }
        assert_eq!(sealed.seats(), SeatSet::first(3));
        assert_eq!(sealed.clone().try_map(|_| Err::<(), _>("no")).err(), Some("no"));
        let sealed = sealed.try_map(|action| action.to_string().parse()).unwrap();
        assert_eq!(sealed.play(&mut room, &deal, 1).0.played, 3);
    }
}
