//! What a perfect memory counts: the cards that lie where it has not seen them.

use game::{Knowledge, Masked, Memory, Whole};

use super::{PLACES, Places, Spread, each};
use crate::Card;
use crate::rules::KINDS;

/// The cards of the places that are not known, shuffle by shuffle as they came, each shuffle's in the
/// order of the deck. Which shuffle a place's card came from is no secret (LB-16), so the two fit
/// together. Empty beside a view that forgets.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Unseen {
    len: u8,
    /// Peeks after the last, so that equal lists are equal.
    cards: [Card; PLACES],
}

impl Default for Unseen {
    #[inline]
    fn default() -> Unseen {
        Unseen { len: 0, cards: [Card::PEEK; PLACES] }
    }
}

impl Unseen {
    /// Adds a card behind the last, where there is room.
    fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }

    /// Puts a card back among those of one shuffle, which are `count` from `start` on.
    fn put(&mut self, start: usize, count: usize, card: Card) {
        let lot = self.cards.iter().skip(start).take(count);
        let at = start + lot.filter(|it| it.index() < card.index()).count();
        if usize::from(self.len) < PLACES {
            self.cards.copy_within(at..PLACES - 1, at + 1);
            self.cards[at] = card;
            self.len += 1;
        }
    }

    /// Takes this card from those of one shuffle, which are `count` from `start` on. A view that was
    /// read may not have it: then any other.
    fn take(&mut self, start: usize, count: usize, card: Card) {
        let mut lot = self.cards.iter().skip(start).take(count);
        let at = start + lot.position(|&it| it == card).unwrap_or(0);
        if at < usize::from(self.len) {
            self.cards.copy_within(at + 1.., at);
            self.cards[PLACES - 1] = Card::PEEK;
            self.len -= 1;
        }
    }
}

impl<K: Knowledge> Spread<K> {
    /// Whether the unseen are counted: never beside the truth.
    #[inline]
    pub(crate) fn counts(&mut self) -> bool {
        K::beside(&mut self.unseen).is_some() && self.memory == Memory::Perfect
    }

    /// Cards have been shuffled that nobody sees: these, in the order of the deck.
    pub(crate) fn count_in(&mut self, cards: impl Iterator<Item = Card>) {
        if let Some(unseen) = K::beside(&mut self.unseen) {
            cards.for_each(|card| unseen.push(card));
        }
    }

    /// Before a card is seen or laid: if it was not known here, it is not among the unseen any more.
    #[inline]
    pub(crate) fn count_out(&mut self, place: usize, card: Card) {
        if self.counts() && K::known(self.cards[place]).is_none() {
            self.take_unseen(place, card);
        }
    }

    fn take_unseen(&mut self, place: usize, card: Card) {
        let (before, alike) = self.unseen_like(place);
        if let Some(unseen) = K::beside(&mut self.unseen) {
            unseen.take(before, alike, card);
        }
    }

    /// Where among the unseen those of the same shuffle begin, and how many they are.
    fn unseen_like(&self, place: usize) -> (usize, usize) {
        let (lot, unknown) = (self.lots[place], self.unknown());
        let before = each(unknown).filter(|&other| self.lots[other] < lot).count();
        (before, each(unknown).filter(|&other| self.lots[other] == lot).count())
    }

    /// The places that hold a card which is not known here.
    fn unknown(&self) -> Places {
        let unknown = |place: &usize| K::known(self.cards[*place]).is_none();
        each(self.filled()).filter(unknown).fold(0, |all, place| all | 1 << place)
    }

    /// Of these places, those that were filled by the earliest shuffle.
    fn of_one_lot(&self, places: Places) -> Places {
        let lot = each(places).map(|place| self.lots[place]).min();
        let alike = each(places).filter(|&place| Some(self.lots[place]) == lot);
        alike.fold(0, |all, place| all | 1 << place)
    }
}

impl Spread<Whole> {
    /// What whoever has not seen these places counts.
    pub(super) fn unseen_in(&self, places: Places) -> Unseen {
        let (mut unseen, mut left) = (Unseen::default(), places);
        while left != 0 {
            let lot = self.of_one_lot(left);
            let mut counts = [0_u8; KINDS];
            each(lot).for_each(|place| counts[self.cards[place].index()] += 1);
            for (kind, &count) in counts.iter().enumerate() {
                (0..count).for_each(|_| unseen.push(Card::numbered(kind)));
            }
            left &= !lot;
        }
        unseen
    }
}

impl Spread<Masked> {
    /// What lies here has never been seen, for all that is remembered. Nobody forgets what they look at.
    pub(crate) fn forget(&mut self, place: usize) {
        let (Some(card), Some(seat), Memory::Perfect) =
            (self.cards[place], self.viewer, self.memory)
        else {
            return;
        };
        if self.looks[seat.index()] & 1 << place != 0 {
            return;
        }
        let (before, alike) = self.unseen_like(place);
        self.unseen.put(before, alike, card);
        self.cards[place] = None;
        self.seen[seat.index()] &= !(1 << place);
        self.shown &= !(1 << place);
    }

    /// With the cards that are not known where `mix` puts them, each shuffle's by itself.
    pub(crate) fn imagined(&self, mut mix: impl FnMut(&mut [Card])) -> Spread<Whole> {
        let mut cards = self.cards.map(|card| card.unwrap_or(Card::PEEK));
        let (mut pool, mut left) = (self.unseen, self.unknown());
        let mut rest = &mut pool.cards[..usize::from(self.unseen.len)];
        while left != 0 {
            let lot = self.of_one_lot(left);
            let (these, others) = rest.split_at_mut(rest.len().min(lot.count_ones() as usize));
            mix(these);
            each(lot).zip(these).for_each(|(place, card)| cards[place] = *card);
            (rest, left) = (others, left & !lot);
        }
        Spread {
            memory: Memory::Fleeting,
            viewer: None,
            cards,
            ats: self.ats,
            guesses: self.guesses,
            lots: self.lots,
            lot: self.lot,
            pile: self.pile,
            drawn: self.drawn,
            lines: self.lines,
            slots: self.slots,
            next: self.next,
            looks: self.looks,
            seen: self.seen,
            shown: self.shown,
            unseen: (),
        }
    }

    /// What is left of these cards of a deck when all that is known is taken out.
    pub(super) fn left_of(&self, deck: &[Card], discard: &[Card]) -> Unseen {
        let mut gone = [0_u8; KINDS];
        let known = self.cards.iter().flatten().chain(discard);
        known.for_each(|card| gone[card.index()] = gone[card.index()].saturating_add(1));
        let mut unseen = Unseen::default();
        for &card in deck {
            let gone = &mut gone[card.index()];
            if *gone == 0 {
                unseen.push(card);
            }
            *gone = gone.saturating_sub(1);
        }
        unseen
    }
}
