//! A rule of thumb for Get Lucky.

use game::{Seat, SeatSet};
use get_lucky::{Action, Card, Character, GetLucky, Upgrades, View};

use crate::{Pick, Thumb};

/// On turn, the first that can be done:
/// 1. Attempt, if the visited guest is worth 2 or more, or worth more than all the luck the others
///    are likely to hold. A failed attempt costs them cards all the same.
/// 2. Swap a guest for one in the drawing room that is worth at least 2 more.
/// 3. Play an upgrade: a perfect one before another, and on the guest that is visited next.
/// 4. Draw; at an empty pile attempt anyway, and if that cannot be, swap for the best.
///
/// Against an attempt:
/// 5. Leave it to the seats that answer later, if they hold two cards for each point of its value.
/// 6. Otherwise stop it: a perfect card at once, then spite, then cards that are perfect for none
///    of the own guests, with no more luck than it takes.
impl Thumb for GetLucky {
    fn thumb(seat: Seat, memory: &View, legal: &[Action], pick: Pick<'_>) -> Action {
        let eye = Beginner { seat, table: memory };
        let most = legal.iter().map(|&action| eye.urge(action)).max();
        let best: Vec<Action> =
            legal.iter().copied().filter(|&action| Some(eye.urge(action)) == most).collect();
        best[pick(best.len() as u32) as usize]
    }
}

/// What a seat makes of what it knows.
struct Beginner<'a> {
    seat: Seat,
    table: &'a View,
}

impl Beginner<'_> {
    /// How much it wants to do that: first by rule, then within the rule.
    fn urge(&self, action: Action) -> (u8, i16) {
        match action {
            Action::Kill {} if self.is_promising() => (9, 0),
            Action::Swap { give, take } if self.gain(give, take) >= 2 => (8, self.gain(give, take)),
            Action::Play { card, on } => (7, self.use_of(card, on)),
            Action::Draw {} => (6, 0),
            Action::Kill {} => (5, 0),
            Action::Swap { give, take } => (4, self.gain(give, take)),
            Action::Done {} => (u8::from(self.is_in_good_hands()) * 9, 0),
            Action::Foil { card } => (3, -self.cost(card)),
        }
    }

    /// Rule 1.
    fn is_promising(&self) -> bool {
        let value = self.table.doctor().map_or(0, |doctor| self.table.value(doctor));
        value >= 2 || u32::from(value) > self.luck_of_others()
    }

    /// A card has luck 1 on average.
    fn luck_of_others(&self) -> u32 {
        let others = SeatSet::first(self.table.n_seats()).without(self.seat);
        others.iter().map(|seat| u32::from(self.table.hand_size(seat))).sum()
    }

    /// Rule 2.
    fn gain(&self, give: Character, take: Character) -> i16 {
        i16::from(self.table.value(take)) - i16::from(self.table.value(give))
    }

    /// Rule 3.
    fn use_of(&self, card: Card, on: Character) -> i16 {
        let perfect = Upgrades::perfect_for(on).contains(card);
        20 * i16::from(perfect) - self.visits_before(on)
    }

    /// How many guests Doctor Lucky visits before that one.
    fn visits_before(&self, guest: Character) -> i16 {
        let Some(doctor) = self.table.doctor() else { return 0 };
        let way =
            std::iter::successors(Some(self.table.after(doctor)), |&it| Some(self.table.after(it)));
        let mut counted = way.zip(0..i16::from(Character::COUNT));
        counted.find(|&(it, _)| it == guest).map_or(0, |(_, before)| before)
    }

    /// Rule 5.
    fn is_in_good_hands(&self) -> bool {
        let Some(attempt) = self.table.attempt() else { return false };
        let n_seats = self.table.n_seats();
        let later =
            std::iter::successors(Some(self.seat.left(n_seats)), |it| Some(it.left(n_seats)));
        let cards = later.take_while(|&it| it != attempt.seat).map(|it| self.table.hand_size(it));
        cards.map(u32::from).sum::<u32>() >= 2 * u32::from(attempt.value)
    }

    /// Rule 6.
    fn cost(&self, card: Card) -> i16 {
        let value = self.table.attempt().map_or(0, |attempt| attempt.value);
        let luck = self.table.rules().deck().luck(card);
        let spare = i16::from(luck.abs_diff(value.min(2)));
        let is_own = |(_, guest)| self.table.owned(self.seat).contains(guest);
        match card {
            _ if self.table.value_against(card) == 0 && value > luck => 0,
            Card::SPITE => 1,
            card if card.as_upgrade().is_some_and(is_own) => 20 + spare,
            _ => 10 + spare,
        }
    }
}
