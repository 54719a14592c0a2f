//! The view that its JSON tells of.

use arrayvec::ArrayVec;
use game::{Eye, Masked, Moment, Outcome, Readable, Seat, Unreadable, Viewer, by_seat};

use crate::event::told;
use crate::rules::CARDS;
use crate::spread::Spread;
use crate::table::Stage;
use crate::told::Told;
use crate::{LuckyBastard, Phase, Rules, Sight, Table};

impl Readable for LuckyBastard {
    type Told = Told;

    fn read_view(rules: &Rules, viewer: Viewer, told: &Told) -> Result<Table<Masked>, Unreadable> {
        let n = rules.n_seats;
        let stage = stage(told.phase);
        let on_turn = told.turn.unwrap_or(told.starter);
        let view = Table {
            rules: *rules,
            moment: Moment::default(),
            round: told.round,
            turns: told.turns,
            starter: told.starter,
            streak: 0,
            on_turn,
            stage,
            acting: told.acting,
            owed: on_turn,
            spread: Spread::read(viewer, on_turn, told, rules.deck.cards()).ok_or(Unreadable)?,
            discard: list(&told.discard)?,
            powers: list(&told.powers)?,
            tokens: by_seat(&told.tokens, n)?,
            best: by_seat(&told.best, n)?,
        };
        let acts = match stage {
            Stage::Over => true,
            Stage::Power => !view.powers.is_empty() && view.power().is_some(),
            _ => !told.acting.is_empty(),
        };
        let named = told.acting.iter().chain(told.powers.iter().copied());
        let mut named = named.chain([told.starter, on_turn]);
        let seated = named.all(|seat: Seat| seat.index() < usize::from(n));
        let lines = told.lines.len() == usize::from(n);
        if acts && seated && lines { Ok(view) } else { Err(Unreadable) }
    }

    fn outcome_seen(view: &Table<Masked>) -> Option<Outcome> {
        view.ended()
    }

    fn open(sight: &Sight) -> Option<Sight> {
        Some(told(sight, Eye::WATCHER))
    }
}

/// Of a table that waits for nobody's shuffle.
fn stage(phase: Option<Phase>) -> Stage {
    match phase {
        Some(Phase::Look) => Stage::Look,
        Some(Phase::Draw) => Stage::Draw,
        Some(Phase::Play) => Stage::Play,
        Some(Phase::Race) => Stage::Race,
        Some(Phase::Power) => Stage::Power,
        None => Stage::Over,
    }
}

fn list<T: Copy>(told: &[T]) -> Result<ArrayVec<T, CARDS>, Unreadable> {
    told.try_into().map_err(|_| Unreadable)
}
