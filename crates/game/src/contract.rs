//! What a game promises, and what everybody who runs one may ask.

use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::options::faults;
use crate::{
    BadOptions, Eye, Illegal, List, Memory, Moment, OptionSpec, OptionValues, Seat, SeatSet, Step,
    Turn, Viewer,
};

/// The most cards one shuffle of the house holds.
pub const MOST_CARDS: usize = 64;

/// The whole truth about one table, and how it moves.
///
/// Its laws are written and checked in [`crate::laws`] and [`crate::twins`].
pub trait Game: Clone + Eq + Debug {
    /// The game's id in records and in the protocol.
    const NAME: &'static str;
    /// Raised when the same steps could lead elsewhere. Refactoring never does.
    const RULES_VERSION: u16;
    /// The least and the most seats.
    const SEATS: (u8, u8);
    const OPTIONS: &'static [OptionSpec];
    /// Whether table talk knows claims about a seat's card.
    const CLAIMS: bool = false;
    /// Whether seats race each other, so that a table can collect what they do and draw an order.
    const RACES: bool = false;

    /// What a deck file may change.
    type Deck: Clone + Eq + Debug + Default;
    /// A checked set-up: seats, options and deck.
    type Rules: Copy + Eq + Debug;
    /// What a seat may do. Small: at most eight bytes.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr + Serialize + for<'a> Deserialize<'a>;
    /// What a shuffle is a list of. `Ord` is the order of the deck file.
    type Card: Copy + Ord + Hash + Debug + Display + FromStr + Serialize + for<'a> Deserialize<'a>;
    /// What happened, whole.
    type Event: Clone + Eq + Debug;
    /// The table as one viewer may know it.
    type View: View<Action = Self::Action>;

    /// Set-up whose parts [`Game::set_up`] has checked.
    fn rules(n_seats: u8, options: &OptionValues, deck: &Self::Deck) -> Self::Rules;
    fn n_seats(rules: &Self::Rules) -> u8;
    /// The options these rules were made from.
    fn options(rules: &Self::Rules) -> OptionValues;

    /// A table at which nothing has happened: the dealer owes the first shuffle.
    fn start(rules: &Self::Rules) -> Self;
    fn table_rules(&self) -> &Self::Rules;
    fn turn(&self) -> Turn;
    fn moment(&self) -> Moment;
    /// Lists each action `seat` may attempt now, nothing if it is not its turn. Never allocates.
    fn legal_actions(&self, seat: Seat, list: impl List<Self::Action>);
    /// Lists the cards that are due to be shuffled, in rising order. Nothing unless the turn is
    /// [`Turn::Chance`].
    fn unshuffled(&self, push: impl FnMut(Self::Card));
    /// Plays a step the caller knows to be legal. Each event has changed the table when it is
    /// emitted.
    fn advance(&mut self, step: Step<'_, Self>, emit: impl FnMut(&Self::Event));
    /// The table as this eye sees it now, or as it remembers it.
    fn masked(&self, eye: Eye, memory: Memory) -> Self::View;
    /// The event as this eye is told of it: one exhaustive match, one arm per event.
    fn told(rules: &Self::Rules, event: &Self::Event, eye: Eye) -> SightOf<Self>;
    /// `None` until the turn is [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;
    /// Lists every card lying anywhere on the table, in any order: none may appear or vanish.
    fn each_card(&self, push: impl FnMut(Self::Card));

    /// The least and the most value of an option, given all the others.
    fn narrow(spec: &OptionSpec, n_seats: u8, _values: &OptionValues) -> (u16, u16) {
        spec.range.bounds(n_seats)
    }

    /// Whether a view shows less than its seat could remember: then nothing is shown twice.
    fn is_forgetful(_rules: &Self::Rules) -> bool {
        false
    }

    /// Who has to act before the table goes on. In some races others may, and need not (LT-22).
    fn waits_for(&self) -> SeatSet {
        self.turn().seats()
    }

    // Below this line: never overridden.

    fn set_up(
        n_seats: u8,
        options: &OptionValues,
        deck: &Self::Deck,
    ) -> Result<Self::Rules, BadOptions> {
        let faults = faults::<Self>(n_seats, options);
        if faults.is_empty() { Ok(Self::rules(n_seats, options, deck)) } else { Err(faults) }
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        self.masked(Eye::of(viewer), Memory::Fleeting)
    }

    /// All that a viewer with a perfect memory has seen of what lies on the table now.
    fn knows(&self, viewer: Viewer) -> Self::View {
        self.masked(Eye::of(viewer), Memory::Perfect)
    }

    fn sight(rules: &Self::Rules, event: &Self::Event, viewer: Viewer) -> SightOf<Self> {
        Self::told(rules, event, Eye::of(viewer))
    }

    /// The table with every card face up.
    fn unveil(&self) -> Unveiled<Self::View> {
        Unveiled(self.masked(Eye::REFEREE, Memory::Perfect))
    }

    fn unveil_event(rules: &Self::Rules, event: &Self::Event) -> Unveiled<SightOf<Self>> {
        Unveiled(Self::told(rules, event, Eye::REFEREE))
    }

    fn is_legal(&self, step: Step<'_, Self>) -> Result<(), Illegal> {
        match (step, self.turn()) {
            (_, Turn::Over) => Err(Illegal::GameOver),
            (Step::Shuffle(cards), Turn::Chance) => self.is_due(cards),
            (Step::Shuffle(_), _) | (Step::Act(..), Turn::Chance) => Err(Illegal::NotNow),
            (Step::Act(seat, _), turn) if !turn.seats().contains(seat) => Err(Illegal::NotYourTurn),
            (Step::Act(seat, action), _) => {
                let mut found = false;
                self.legal_actions(seat, |it| found |= it == action);
                if found { Ok(()) } else { Err(Illegal::NotAllowed) }
            }
        }
    }

    /// Whether these are the cards the dealer owes, in any order.
    fn is_due(&self, cards: &[Self::Card]) -> Result<(), Illegal> {
        let mut due = ArrayVec::<Self::Card, MOST_CARDS>::new();
        self.unshuffled(|card| due.push(card));
        if cards.len() != due.len() {
            return Err(Illegal::WrongCards);
        }
        let mut sorted: ArrayVec<_, MOST_CARDS> = cards.iter().copied().collect();
        sorted.sort_unstable();
        if sorted == due { Ok(()) } else { Err(Illegal::WrongCards) }
    }

    /// Plays a step, or refuses it and leaves the table as it was.
    fn apply(
        &mut self,
        step: Step<'_, Self>,
        emit: impl FnMut(&Self::Event),
    ) -> Result<(), Illegal> {
        self.is_legal(step)?;
        self.advance(step, emit);
        Ok(())
    }
}

/// What one viewer knows of a table. Made by [`Game::view`] (what it sees now) or
/// [`Game::knows`] (what it remembers), and kept up by the sights it is told.
pub trait View: Clone + Eq + Debug + Serialize {
    type Action;
    /// What happened, as this viewer may know it.
    type Sight: Clone + Eq + Debug + Serialize;

    fn observe(&mut self, sight: &Self::Sight);
    fn turn(&self) -> Turn;
    /// The same list as [`Game::legal_actions`], for the seat this view belongs to.
    fn legal_actions(&self, seat: Seat, list: impl List<Self::Action>);
}

pub type SightOf<G> = <<G as Game>::View as View>::Sight;

/// Something shown with nothing hidden: for a referee, a finished game, a test. Not `Serialize`
/// itself, so that whoever sends it on has to say [`Unveiled::into_open`].
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Unveiled<T>(T);

impl<T> Unveiled<T> {
    pub fn into_open(self) -> T {
        self.0
    }
}

/// How a game ended.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// Nobody, where a game ends without a winner.
    pub winners: SeatSet,
    /// One number per seat; what it counts is the game's own.
    pub scores: ArrayVec<u32, { Seat::MAX }>,
}

/// Worlds a viewer cannot tell apart. Checked in [`crate::worlds`].
pub trait Determinize: Game {
    /// A whole table that a viewer with this perfect memory ([`Game::knows`]) could be sitting at.
    /// Each pool of cards that could change places is given to `mix` once, in the order of the deck:
    /// if `mix` puts it into any order with the same chance, every table that fits comes up as often
    /// as chance alone would have dealt it. What others chose is no evidence, and what they have
    /// sealed is imagined in one way only.
    #[must_use]
    fn imagined(memory: &Self::View, mix: impl FnMut(&mut [Self::Card])) -> Self;

    // Below this line: never overridden.

    /// The same table with the cards `viewer` has never seen dealt anew.
    #[must_use]
    fn redealt(&self, viewer: Viewer, mix: impl FnMut(&mut [Self::Card])) -> Self {
        Self::imagined(&self.knows(viewer), mix)
    }
}
