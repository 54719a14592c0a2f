//! Lucky Bastard: a playout ends with the round; short lines of known cards are what counts.

use game::{Game, Seat};
use lucky_bastard::{Action, At, Card, LuckyBastard, Phase, Power};

use super::parts;
use crate::search::{Searched, Shares, Whim, mark_of};

impl Searched for LuckyBastard {
    const LONGEST: u32 = 8;
    const PAST_SHUFFLES: bool = false;

    /// The card on top, the drawn one, and what this seat has seen of its own line. LB-21
    fn mark(&self, seat: Seat) -> u64 {
        let drawn = self.drawn().filter(|_| self.on_turn() == Some(seat));
        let known = known(self, seat).map(|(slot, card)| mark_of((slot, card)));
        let line = known.fold(0, u64::wrapping_add);
        mark_of((line, drawn, self.discard().last()))
    }

    /// In a race, what it knows to match; else it is done, or tries what it has not seen.
    fn consider(&self, seat: Seat, mut list: impl FnMut(Action)) {
        if self.phase() != Some(Phase::Race) {
            return self.legal_actions(seat, list);
        }
        let played = self.played();
        if let Some((slot, _)) = known(self, seat).find(|&(_, card)| Some(card) == played) {
            return list(Action::Match { slot });
        }
        list(Action::Done {});
        let line = self.line(seat).map(|(slot, _)| slot);
        let unseen = line.filter(|&slot| !known(self, seat).any(|(seen, _)| seen == slot));
        unseen.for_each(|slot| list(Action::Match { slot }));
    }

    /// Lays what it has seen to match, plays what lets it lay the most, and never guesses.
    fn play_on(&self, seat: Seat, buffer: &mut Vec<Action>, whim: &mut Whim) -> Action {
        match self.phase() {
            Some(Phase::Draw) => Action::Draw {},
            Some(Phase::Race) => {
                let played = self.played();
                let matching = known(self, seat).find(|&(_, card)| Some(card) == played);
                matching.map_or(Action::Done {}, |(slot, _)| Action::Match { slot })
            }
            Some(Phase::Play) => keep_or_throw(self, seat, whim),
            Some(Phase::Power) if self.power() == Some(Power::Peek) => {
                unknown(self, seat).map_or(Action::Decline {}, |slot| Action::Peek { slot })
            }
            _ => {
                buffer.clear();
                self.legal_actions(seat, |action| buffer.push(action));
                buffer[whim.below(buffer.len() as u32) as usize]
            }
        }
    }

    /// Tokens count for the game, cards for the round.
    fn hopes(&self) -> Shares {
        let n_seats = LuckyBastard::n_seats(self.rules());
        let most = f32::from(self.rules().tokens().max(1));
        let chances = parts(n_seats, |seat| 1.0 / (0.5 + to_do(self, seat)).powi(2));
        let has = |seat: Seat| f32::from(self.tokens(seat) as u8) / most;
        let between = self.phase() == Some(Phase::Look);
        parts(n_seats, |seat| {
            let round = if between { 0.0 } else { chances[seat.index()] / most };
            0.2 / most + (has(seat) + round).powi(2)
        })
    }
}

/// About how many turns of luck a line is from its end: cards that are known to be alike go together,
/// and one that is not known goes with nothing.
fn to_do(table: &LuckyBastard, seat: Seat) -> f32 {
    let mut alike = [0_u8; 32];
    let mut seen = 0_u8;
    for (_, card) in known(table, seat) {
        alike[mark_of(card) as usize % 32] += 1;
        seen += 1;
    }
    let groups = alike.iter().filter(|&&count| count > 0).count() as u8;
    let unseen = table.line_len(seat) as u8 - seen;
    f32::from(groups) + 0.25 * f32::from(seen - groups) + 1.5 * f32::from(unseen)
}

/// The slots of its own line whose cards this seat has seen, and the cards.
#[inline]
fn known(table: &LuckyBastard, seat: Seat) -> impl Iterator<Item = (u16, Card)> {
    let own = table.seen(seat).filter(move |at| at.seat() == seat).map(At::slot);
    own.filter_map(move |slot| table.card_in(seat, slot).map(|card| (slot, card)))
}

/// A slot of its own line whose card this seat has not seen.
#[inline]
fn unknown(table: &LuckyBastard, seat: Seat) -> Option<u16> {
    let mut line = table.line(seat).map(|(slot, _)| slot);
    line.find(|&slot| !known(table, seat).any(|(seen, _)| seen == slot))
}

/// Whatever lets the most known cards go; else the drawn card takes the place of an unknown one, or of
/// the rarest.
fn keep_or_throw(table: &LuckyBastard, seat: Seat, whim: &mut Whim) -> Action {
    let drawn = table.drawn();
    let alike = |card: Card| known(table, seat).filter(|&(_, it)| it == card).count();
    let thrown = drawn.map_or(0, alike);
    let mut best = (thrown, Action::Throw {});
    for (slot, card) in known(table, seat) {
        let others = alike(card) - 1;
        if others > best.0 {
            best = (others, Action::Keep { slot });
        }
    }
    if best.0 > 0 {
        return best.1;
    }
    let copies = |card: Card| table.rules().deck().copies(card);
    unknown(table, seat).map_or_else(
        || {
            let worst = known(table, seat).min_by_key(|&(_, card)| copies(card));
            let better =
                worst.filter(|&(_, card)| drawn.is_some_and(|it| copies(it) > copies(card)));
            let any = whim.below(8) == 0;
            better
                .or(worst.filter(|_| any))
                .map_or(Action::Throw {}, |(slot, _)| Action::Keep { slot })
        },
        |slot| Action::Keep { slot },
    )
}
