//! Twins: two tables that differ only in what one viewer cannot know give that viewer the same
//! view, the same knowledge, the same legal actions and the same refusals, to the end; and it is
//! told the same of every step, unless the step itself lets it know more.

use alloc::vec::Vec;

use crate::laws::{Pick, Taste, due, legal, mix, viewers};
use crate::{Determinize, Game, Kept, Seat, SightOf, Step, Turn, View, Viewer};

/// Plays one game of at most `most` steps beside a twin that one viewer cannot tell from it, a new
/// twin whenever a step has told them apart. Returns how many steps they went together.
pub fn agree<G: Determinize>(rules: &G::Rules, most: u32, pick: &mut impl Pick) -> u32 {
    let all: Vec<Viewer> = viewers::<G>(rules).collect();
    let viewer = all[pick(all.len() as u32) as usize];
    let taste = Taste::draw(pick);
    let mut one = G::start(rules);
    let mut other = one.clone();
    let mut together = 0;
    for _ in 0..most {
        if one.turn() == Turn::Over {
            break;
        }
        indistinguishable(&one, &other, viewer, pick);
        if let Some((mine, its)) = step_for_both(&one, &other, &taste, pick) {
            let [(told, known), (its_told, its_known)] =
                [play(&mut one, &mine, viewer), play(&mut other, &its, viewer)];
            let (alike, same) = (told == its_told, known == its_known);
            assert_eq!(
                same,
                alike,
                "{}: {viewer:?}, {mine:?}, {its:?}: {told:?}, {its_told:?}",
                G::NAME
            );
            if same {
                together += 1;
                continue;
            }
        } else {
            let step = taste.choose(&one, pick);
            one.advance(step.step(), |_| ());
        }
        other = one.redealt(viewer, |pool| mix(pool, pick));
    }
    together
}

fn indistinguishable<G: Game>(one: &G, other: &G, viewer: Viewer, pick: &mut impl Pick) {
    assert_eq!(one.view(viewer), other.view(viewer), "{}: {viewer:?} sees", G::NAME);
    assert_eq!(one.knows(viewer), other.knows(viewer), "{}: {viewer:?} knows", G::NAME);
    assert_eq!(one.turn(), other.turn(), "{}: whose turn it is is no secret", G::NAME);
    assert_eq!(one.moment(), other.moment(), "{}: the moment is no secret", G::NAME);
    let Viewer::Seat(seat) = viewer else { return };
    assert_eq!(legal(one, seat), legal(other, seat), "{}: {seat:?} may do", G::NAME);
    // An action of somebody else's is refused alike.
    if let Some(busy) = one.turn().seats().iter().next() {
        let stray = legal(one, busy);
        let stray = stray[pick(stray.len() as u32) as usize];
        let refused = |game: &G| game.is_legal(Step::Act(seat, stray));
        assert_eq!(refused(one), refused(other), "{}: {stray:?} is refused alike", G::NAME);
    }
}

/// A step that is possible at both tables. A shuffle comes out almost the same at both, so that
/// now and then the viewer cannot tell the two orders apart.
fn step_for_both<G: Game>(
    one: &G,
    other: &G,
    taste: &Taste,
    pick: &mut impl Pick,
) -> Option<(Kept<G>, Kept<G>)> {
    if one.turn() == Turn::Chance {
        let mut cards = due(one);
        mix(&mut cards, pick);
        let mut almost = cards.clone();
        let n = cards.len() as u32;
        almost.swap(pick(n) as usize, pick(n) as usize);
        let same = due(one) == due(other);
        return same.then(|| (Kept::Shuffle(cards.into()), Kept::Shuffle(almost.into())));
    }
    let seats = one.turn().seats();
    let seat: Seat = seats.nth(pick(seats.len() as u32) as usize);
    let theirs = legal(other, seat);
    let mut both = legal(one, seat);
    both.retain(|action| theirs.contains(action));
    let action = taste.prefer(&both, pick)?;
    Some((Kept::Act(seat, action), Kept::Act(seat, action)))
}

/// What the viewer was told of a step, and what it knew after each sight: two draws that come to the
/// same hand in another order are told in that order.
fn play<G: Game>(game: &mut G, step: &Kept<G>, viewer: Viewer) -> (Vec<SightOf<G>>, Vec<G::View>) {
    let rules = *game.table_rules();
    let mut view = game.knows(viewer);
    let (mut told, mut known) = (Vec::new(), Vec::new());
    game.apply(step.step(), |event| {
        let sight = G::sight(&rules, event, viewer);
        view.observe(&sight);
        told.push(sight);
        known.push(view.clone());
    })
    .expect("a step for both is legal at both");
    (told, known)
}
