//! Which actions may be attempted: the same for the truth and for a view.

use game::{Knowledge, List, Seat};

use crate::table::Stage;
use crate::{Action, At, Power, Slots, Table};

impl<K: Knowledge> Table<K> {
    #[inline]
    pub(crate) fn list(&self, seat: Seat, mut list: impl List<Action>) {
        if !self.acting.contains(seat) {
            return;
        }
        match self.stage {
            Stage::Look => self.list_looks(seat, list),
            Stage::Draw => list.push(Action::Draw {}),
            // LB-9: any card may be tried; a wrong one costs.
            Stage::Race => {
                list.push(Action::Done {});
                self.list_line(seat, &mut list, |slot| Action::Match { slot });
            }
            Stage::Play => {
                list.push(Action::Throw {});
                self.list_line(seat, &mut list, |slot| Action::Keep { slot });
            }
            Stage::Power => self.list_power(seat, list),
            Stage::Deal | Stage::Redeal | Stage::DrawShort | Stage::RaceShort | Stage::Over => {}
        }
    }

    /// One action for each card of a line.
    #[inline]
    fn list_line(&self, seat: Seat, list: &mut impl List<Action>, action: impl Fn(u16) -> Action) {
        let line = self.spread.line(seat);
        line.each_block(|slots, count| list.push_each(slots, count, |slot| action(slot as u16)));
    }

    /// LB-4, LB-18: half of the line, rounded up.
    fn list_looks(&self, seat: Seat, mut list: impl List<Action>) {
        let line = self.line_len(seat) as u32;
        let choices = Slots::choices(line, line.div_ceil(2));
        choices.for_each(|slots| list.push(Action::Look { slots }));
    }

    fn list_power(&self, seat: Seat, mut list: impl List<Action>) {
        list.push(Action::Decline {});
        match self.power() {
            Some(Power::Switch) => self.list_switches(list),
            Some(Power::Peek) => self.list_line(seat, &mut list, |slot| Action::Peek { slot }),
            None => {}
        }
    }

    /// LB-13: any two cards of two seats, the lower seat first.
    fn list_switches(&self, mut list: impl List<Action>) {
        let n = usize::from(self.rules.n_seats);
        for one in (0..n).map(Seat::at) {
            for other in (one.index() + 1..n).map(Seat::at) {
                for a in self.spread.line(one).slots().map(|slot| At::new(one, slot)) {
                    let b = |slot| At::new(other, slot);
                    self.list_line(other, &mut list, |slot| Action::Switch { a, b: b(slot) });
                }
            }
        }
    }
}
