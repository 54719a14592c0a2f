//! Deals of Lucktails: one by chance, or all there are.

use bots::Whim;
use solved::{LUCK, MOST_SEATS, Round};

/// LT-1
const DECK: [u8; 8] = [1, 1, 2, 3, 4, 5, 6, LUCK];

/// A round that was just dealt.
#[inline]
pub fn shuffled(totals: [u8; MOST_SEATS], n: u8, first: u8, whim: &mut Whim) -> Round {
    let mut cards = DECK;
    whim.shuffle(&mut cards);
    Round::dealt(totals, n, first, &cards)
}

/// Cards that lie face up, and how likely they are.
#[derive(Clone, PartialEq, Debug)]
pub struct FaceUp {
    pub cards: Vec<u8>,
    pub chance: f64,
}

/// Every set of cards that may lie face up for so many seats.
pub fn face_up(n: u8) -> Vec<FaceUp> {
    let open = 6 - usize::from(n);
    let mut sets: Vec<(Vec<u8>, f64)> = vec![];
    let choices = (0_u32..1 << DECK.len()).filter(|mask| mask.count_ones() as usize == open);
    let choices: Vec<u32> = choices.collect();
    for mask in &choices {
        let cards: Vec<u8> =
            DECK.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|it| *it.1).collect();
        let part = 1.0 / choices.len() as f64;
        match sets.iter_mut().find(|set| set.0 == cards) {
            Some(set) => set.1 += part,
            None => sets.push((cards, part)),
        }
    }
    sets.into_iter().map(|(cards, chance)| FaceUp { cards, chance }).collect()
}

/// Every order of the other cards at the seats and in the middle, one as likely as another.
pub fn orders(face_up: &FaceUp) -> Vec<[u8; 8]> {
    let mut hidden = DECK.to_vec();
    for card in &face_up.cards {
        if let Some(at) = hidden.iter().position(|it| it == card) {
            hidden.remove(at);
        }
    }
    let mut orders = vec![];
    lay(&mut vec![], &mut hidden, &mut |laid| {
        let mut cards = [0; 8];
        let all = laid.iter().chain(&face_up.cards);
        cards.iter_mut().zip(all).for_each(|(place, &card)| *place = card);
        orders.push(cards);
    });
    orders
}

/// Cards that are alike are laid in one order only.
fn lay(laid: &mut Vec<u8>, rest: &mut Vec<u8>, each: &mut impl FnMut(&[u8])) {
    if rest.is_empty() {
        return each(laid);
    }
    for at in 0..rest.len() {
        if rest[..at].contains(&rest[at]) {
            continue;
        }
        let card = rest.remove(at);
        laid.push(card);
        lay(laid, rest, each);
        laid.pop();
        rest.insert(at, card);
    }
}
