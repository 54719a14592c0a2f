//! A round of Lucktails in a few bytes: as it is, or as far as one seat knows it.

use lucktails::{Action, Card, Place};

/// As many as ever sit at a table.
pub const MOST_SEATS: usize = 5;

/// A card that is not known; the others are 1 to 6 and the Lucktails card.
pub const UNSEEN: u8 = 0;
pub const LUCK: u8 = Card::Lucktails as u8;

/// LT-3 as the house has it; the last is for every higher bait.
pub const WORTHS: [u8; 11] = [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4];

/// LT-4 as the house has it.
pub const CAP: u8 = 20;

/// LT-11
pub const BONUS_AT: u8 = 10;

/// LT-18
pub const ENOUGH: u8 = 15;

/// Where a bonus may go.
const EITHER: [Option<Place>; 2] = [Some(Place::First), Some(Place::Second)];

/// Some of the eight cards: a bit for each, the two ones filled in order.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Cards(pub u8);

impl Cards {
    #[inline]
    #[must_use]
    pub fn with(self, card: u8) -> Cards {
        let second_one = card == 1 && self.0 & 1 << 1 != 0;
        Cards(self.0 | if second_one { 1 } else { 1 << card })
    }

    /// All the others.
    #[inline]
    #[must_use]
    pub fn others(self) -> Cards {
        Cards(!self.0)
    }

    #[inline]
    pub fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// What their numbers add up to, and of the Lucktails card what it brings. LT-14
    #[inline]
    pub fn sum(self, lift: u8) -> u8 {
        SUMS[usize::from(self.0 & !(1 << LUCK))] + if self.0 >> LUCK == 1 { lift } else { 0 }
    }
}

const SUMS: [u8; 128] = sums();

const fn sums() -> [u8; 128] {
    let mut sums = [0; 128];
    let mut cards = 1;
    while cards < 128_usize {
        let lowest = cards.trailing_zeros() as u8;
        sums[cards] = sums[cards & (cards - 1)] + if lowest == 0 { 1 } else { lowest };
        cards += 1;
    }
    sums
}

/// One round between its deal and its end. Where cards are [`UNSEEN`], somebody's knowledge of it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Round {
    pub n: u8,
    pub turn: u8,
    pub bait: u8,
    /// A bit for each seat that is still in.
    pub inside: u8,
    pub bonus: [u8; 2],
    pub totals: [u8; MOST_SEATS],
    /// At the seats, then in the middle.
    pub cards: [u8; MOST_SEATS + 2],
    /// Where the card lies that was dealt to each seat.
    pub lies: [u8; MOST_SEATS],
    /// A bit for each seat that has raised since the bait was 0.
    pub raised: u8,
    /// What lies face up for all.
    pub shown: Cards,
    /// A bit for each middle place that has been exchanged with.
    pub touched: u8,
}

impl Round {
    /// LT-6: seats, middle, and the rest face up.
    #[inline]
    pub fn dealt(totals: [u8; MOST_SEATS], n: u8, first: u8, dealt: &[u8; 8]) -> Round {
        let middle = usize::from(n) + 2;
        let mut cards = [UNSEEN; MOST_SEATS + 2];
        cards[..middle].copy_from_slice(&dealt[..middle]);
        let shown = dealt[middle..].iter().fold(Cards::default(), |shown, &card| shown.with(card));
        Round {
            n,
            turn: first,
            bait: 0,
            inside: (1 << n) - 1,
            bonus: [0; 2],
            totals,
            cards,
            lies: [0, 1, 2, 3, 4],
            raised: 0,
            shown,
            touched: 0,
        }
    }

    #[inline]
    pub fn is_over(&self) -> bool {
        self.inside == 0
    }

    #[inline]
    pub fn is_in(&self, seat: u8) -> bool {
        self.inside >> seat & 1 == 1
    }

    #[inline]
    pub fn worth(&self) -> u8 {
        WORTHS[usize::from(self.bait.min(BONUS_AT))]
    }

    #[inline]
    pub fn highest(&self) -> u8 {
        self.totals.iter().fold(0, |most, &total| most.max(total))
    }

    #[inline]
    pub fn left(&self, seat: u8) -> u8 {
        if seat + 1 == self.n { 0 } else { seat + 1 }
    }

    #[inline]
    pub fn right(&self, seat: u8) -> u8 {
        if seat == 0 { self.n - 1 } else { seat - 1 }
    }

    /// Which card this action would turn up now, if any.
    #[inline]
    pub fn turned_by(&self, action: Action) -> Option<usize> {
        match action {
            Action::Bait { .. } | Action::Slip {} => None,
            Action::Take {} | Action::OptOut { swap: None } => Some(self.turn.into()),
            Action::OptOut { swap: Some(place) } => Some(usize::from(self.n) + place.index()),
        }
    }

    /// What happens when the seat on turn does that. A slip ends a round and is not known here.
    #[inline]
    pub fn play(&mut self, action: Action) {
        let me = usize::from(self.turn);
        match action {
            Action::Bait { to, bonus } => {
                self.raised |= 1 << me;
                self.bait = to;
                if let Some(place) = bonus {
                    self.bonus[place.index()] += 1;
                }
                self.turn = self.next();
            }
            Action::Take {} => {
                self.totals[me] = self.totals[me].saturating_add(self.worth());
                self.leave();
            }
            Action::OptOut { swap } => {
                if let Some(place) = swap {
                    self.exchange(me, place);
                }
                self.score(me);
                self.leave();
            }
            Action::Slip {} => {}
        }
    }

    /// LT-13
    #[inline]
    fn exchange(&mut self, me: usize, place: Place) {
        let there = usize::from(self.n) + place.index();
        for lies in &mut self.lies {
            if usize::from(*lies) == there {
                *lies = me as u8;
            }
        }
        self.lies[me] = there as u8;
        self.cards.swap(me, there);
        self.touched |= 1 << place.index();
        let bonus = std::mem::take(&mut self.bonus[place.index()]);
        self.totals[me] = self.totals[me].saturating_add(bonus);
    }

    /// LT-14
    #[inline]
    fn score(&mut self, me: usize) {
        self.totals[me] = match self.cards[me] {
            LUCK => self.highest(),
            number => self.totals[me].saturating_add(number),
        };
    }

    #[inline]
    fn leave(&mut self) {
        self.shown = self.shown.with(self.cards[usize::from(self.turn)]);
        self.inside &= !(1 << self.turn);
        (self.bait, self.raised) = (0, 0);
        if self.inside != 0 {
            self.turn = self.next();
        }
    }

    /// LT-8
    #[inline]
    fn next(&self) -> u8 {
        let mut next = self.left(self.turn);
        while !self.is_in(next) {
            next = self.left(next);
        }
        next
    }

    /// Lists what the seat on turn may do, LT-9 to LT-16, in the order of the rules.
    #[inline]
    pub fn legal(&self, cap: u8, mut push: impl FnMut(Action)) {
        if self.inside.count_ones() > 1 {
            for to in [self.bait + 1, self.bait + 2] {
                let earns = self.bait < BONUS_AT && to >= BONUS_AT;
                for bonus in if earns { &EITHER[..] } else { &[None] } {
                    if to <= cap {
                        push(Action::Bait { to, bonus: *bonus });
                    }
                }
            }
            if self.bait > 0 {
                push(Action::Take {});
            }
        }
        for swap in [None, Some(Place::First), Some(Place::Second)] {
            push(Action::OptOut { swap });
        }
    }

    /// What the seat on turn has seen at its right neighbour, while that is not face up for all.
    #[inline]
    pub fn secret(&self) -> Option<u8> {
        let lies = self.lies[usize::from(self.right(self.turn))];
        let face_up = lies < self.n && !self.is_in(lies);
        (!face_up).then(|| self.cards[usize::from(lies)])
    }

    /// The cards the seat on turn has not seen: its own is one of them.
    #[inline]
    pub fn unseen(&self) -> Cards {
        self.secret().map_or(self.shown, |card| self.shown.with(card)).others()
    }

    /// What the Lucktails card would bring the seat on turn now, LT-14.
    #[inline]
    pub fn lift(&self) -> u8 {
        self.highest() - self.totals[usize::from(self.turn)]
    }

    /// What a card that it knows is worth to the seat on turn.
    #[inline]
    pub fn points(&self, card: u8) -> u8 {
        if card == LUCK { self.lift() } else { card }
    }

    /// Whether the card the seat on turn has looked at lies at this place now.
    #[inline]
    pub fn knows(&self, place: Place) -> bool {
        usize::from(self.lies[usize::from(self.right(self.turn))])
            == usize::from(self.n) + place.index()
    }
}
