//! What can happen, and who is told what of it.

use core::fmt::Debug;

use arrayvec::ArrayVec;
use game::{Audience, Eye, Knowledge, Masked, Seat};
use serde::{Deserialize, Serialize};

use crate::rules::{CARDS, LONGEST_LINE, MOST_SEATS};
use crate::{At, Card, Cards, Power, Slots};

/// The most cards a seat looks at before a round (LB-18).
pub(crate) const MOST_LOOKS: usize = LONGEST_LINE as usize / 2;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[serde(bound(serialize = "K: game::Told, K::Of<Card>: Serialize, K::Of<Slots>: Serialize, \
                           K::Of<Cards<MOST_LOOKS>>: Serialize, K::Of<Cards<CARDS>>: Serialize"))]
#[serde(bound(deserialize = "K: game::Told, K::Of<Card>: Deserialize<'de>, \
                             K::Of<Slots>: Deserialize<'de>, \
                             K::Of<Cards<MOST_LOOKS>>: Deserialize<'de>, \
                             K::Of<Cards<CARDS>>: Deserialize<'de>"))]
pub enum Event<K: Knowledge> {
    /// LB-3: a round begins, or begins again after it was void. `lines` counts each seat's cards.
    Dealt {
        round: u32,
        starter: Seat,
        lines: ArrayVec<u8, MOST_SEATS>,
        cards: K::Of<Cards<CARDS>>,
    },
    /// LB-4, sealed: that the seat has looked is no secret, at what is.
    Looked {
        seat: Seat,
        slots: K::Of<Slots>,
        cards: K::Of<Cards<MOST_LOOKS>>,
    },
    /// All have looked: at which slots, seat by seat (LB-20).
    Unsealed {
        slots: ArrayVec<Slots, MOST_SEATS>,
    },
    /// `number` counts the turns of the round.
    TurnBegan {
        seat: Seat,
        number: u16,
    },
    /// LB-7
    Drawn {
        seat: Seat,
        card: K::Of<Card>,
    },
    /// LB-8: the drawn `card` is in the slot now, the `played` one on the discard pile.
    Kept {
        seat: Seat,
        slot: u16,
        card: K::Of<Card>,
        played: Card,
    },
    /// LB-8
    Thrown {
        seat: Seat,
        played: Card,
    },
    /// LB-9
    Matched {
        seat: Seat,
        slot: u16,
        card: Card,
    },
    /// LB-10: the wrong card, seen by everybody.
    Missed {
        seat: Seat,
        slot: u16,
        card: Card,
    },
    /// LB-10: a new card in a new slot.
    Penalized {
        seat: Seat,
        slot: u16,
        card: K::Of<Card>,
    },
    /// LB-16: there is no card to be penalised with.
    Waived {
        seat: Seat,
    },
    /// LB-9: the seat is done with the race.
    Stopped {
        seat: Seat,
    },
    /// LB-16: the pile is empty, and this seat needs a card.
    RanOut {
        seat: Seat,
        short: Short,
    },
    /// LB-16: all discards but the top one are the new pile.
    Reshuffled {
        count: u8,
        cards: K::Of<Cards<CARDS>>,
    },
    /// LB-12: the power of a card this seat has laid is due.
    Called {
        seat: Seat,
        power: Power,
    },
    /// LB-13
    Switched {
        seat: Seat,
        a: At,
        b: At,
    },
    /// LB-14
    Peeked {
        seat: Seat,
        slot: u16,
        card: K::Of<Card>,
    },
    Declined {
        seat: Seat,
        power: Power,
    },
    /// LB-11: the seat has won the round and has so many tokens now.
    Won {
        seat: Seat,
        tokens: u32,
    },
    /// LB-16, LB-17: nobody wins this round; it is dealt again.
    Voided {
        why: Why,
    },
    /// LB-2
    Ended {
        winner: Seat,
    },
}

/// What the missing card is for.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Short {
    Draw,
    Penalty,
}

/// Why a round is void.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    NoCards,
    TooLong,
}

pub type Sight = Event<Masked>;

impl<K: Knowledge> Event<K> {
    /// Whether a choice is to be made anew after it. Nothing in a race or a sealed look voids
    /// what others have chosen.
    #[inline]
    pub(crate) fn opens(&self) -> bool {
        use Event::{Called, Dealt, Drawn, Ended, Kept, Thrown, TurnBegan, Voided, Won};
        let over = matches!(self, Won { .. } | Voided { .. } | Ended { .. });
        let play = matches!(self, TurnBegan { .. } | Drawn { .. } | Kept { .. } | Thrown { .. });
        over || play || matches!(self, Dealt { .. } | Called { .. })
    }
}

/// LB-20, LB-21: of the truth, or of what one viewer has seen.
pub(crate) fn told<K: Knowledge>(event: &Event<K>, eye: Eye) -> Sight {
    let nobody = Audience::NOBODY;
    let only = Audience::only;
    match event.clone() {
        Event::Dealt { round, starter, lines, cards } => {
            Event::Dealt { round, starter, lines, cards: shown::<K, _>(eye, nobody, cards) }
        }
        Event::Looked { seat, slots, cards } => Event::Looked {
            seat,
            slots: shown::<K, _>(eye, only(seat), slots),
            cards: shown::<K, _>(eye, only(seat), cards),
        },
        Event::Unsealed { slots } => Event::Unsealed { slots },
        Event::TurnBegan { seat, number } => Event::TurnBegan { seat, number },
        Event::Drawn { seat, card } => {
            Event::Drawn { seat, card: shown::<K, _>(eye, only(seat), card) }
        }
        Event::Kept { seat, slot, card, played } => {
            Event::Kept { seat, slot, card: shown::<K, _>(eye, only(seat), card), played }
        }
        Event::Thrown { seat, played } => Event::Thrown { seat, played },
        Event::Matched { seat, slot, card } => Event::Matched { seat, slot, card },
        Event::Missed { seat, slot, card } => Event::Missed { seat, slot, card },
        Event::Penalized { seat, slot, card } => {
            Event::Penalized { seat, slot, card: shown::<K, _>(eye, nobody, card) }
        }
        Event::Waived { seat } => Event::Waived { seat },
        Event::Stopped { seat } => Event::Stopped { seat },
        Event::RanOut { seat, short } => Event::RanOut { seat, short },
        Event::Reshuffled { count, cards } => {
            Event::Reshuffled { count, cards: shown::<K, _>(eye, nobody, cards) }
        }
        Event::Called { seat, power } => Event::Called { seat, power },
        Event::Switched { seat, a, b } => Event::Switched { seat, a, b },
        Event::Peeked { seat, slot, card } => {
            Event::Peeked { seat, slot, card: shown::<K, _>(eye, only(seat), card) }
        }
        Event::Declined { seat, power } => Event::Declined { seat, power },
        Event::Won { seat, tokens } => Event::Won { seat, tokens },
        Event::Voided { why } => Event::Voided { why },
        Event::Ended { winner } => Event::Ended { winner },
    }
}

fn shown<K: Knowledge, T: Copy + Eq + Debug>(
    eye: Eye,
    audience: Audience,
    secret: K::Of<T>,
) -> Option<T> {
    eye.shown(audience, secret).and_then(K::known)
}
