//! Which actions may be attempted: the same for the truth and for a view.

use game::{Knowledge, Seat};

use crate::table::Stage;
use crate::{Action, At, Power, Slots, Table};

impl<K: Knowledge> Table<K> {
    #[inline]
    pub(crate) fn list(&self, seat: Seat, mut push: impl FnMut(Action)) {
        if !self.acting.contains(seat) {
            return;
        }
        match self.stage {
            Stage::Look => self.list_looks(seat, push),
            Stage::Draw => push(Action::Draw {}),
            // LB-9: any card may be tried; a wrong one costs.
            Stage::Race => {
                push(Action::Done {});
                self.slots(seat).for_each(|slot| push(Action::Match { slot }));
            }
            Stage::Play => {
                push(Action::Throw {});
                self.slots(seat).for_each(|slot| push(Action::Keep { slot }));
            }
            Stage::Power => self.list_power(seat, push),
            Stage::Deal | Stage::Redeal | Stage::DrawShort | Stage::RaceShort | Stage::Over => {}
        }
    }

    #[inline]
    fn slots(&self, seat: Seat) -> impl Iterator<Item = u16> {
        self.spread.slots(seat).iter().copied()
    }

    /// LB-4, LB-18: half of the line, rounded up.
    fn list_looks(&self, seat: Seat, push: impl FnMut(Action)) {
        let line = self.line_len(seat) as u32;
        let choices = Slots::choices(line, line.div_ceil(2));
        choices.map(|slots| Action::Look { slots }).for_each(push);
    }

    fn list_power(&self, seat: Seat, mut push: impl FnMut(Action)) {
        push(Action::Decline {});
        match self.power() {
            Some(Power::Switch) => self.list_switches(push),
            Some(Power::Peek) => self.slots(seat).for_each(|slot| push(Action::Peek { slot })),
            None => {}
        }
    }

    /// LB-13: any two cards of two seats, the lower seat first.
    fn list_switches(&self, mut push: impl FnMut(Action)) {
        let n = usize::from(self.rules.n_seats);
        for one in (0..n).map(Seat::at) {
            for other in (one.index() + 1..n).map(Seat::at) {
                for a in self.slots(one).map(|slot| At::new(one, slot)) {
                    let ends = self.slots(other).map(|slot| At::new(other, slot));
                    ends.for_each(|b| push(Action::Switch { a, b }));
                }
            }
        }
    }
}
