use game::{Game, Seat, Step, Turn, Viewer, default_options};
use lucktails::{Action, Card, Lucktails, Place, View};
use room::Fast;

type Policy<'a> = &'a dyn Fn(Seat, &View, &[Action], &mut Fast) -> Action;

fn play(n: u8, policies: &[Policy<'_>], fast: &mut Fast) -> usize {
    let rules = Lucktails::set_up(n, &default_options::<Lucktails>(), &lucktails::Deck::default()).unwrap();
    let mut t = Lucktails::start(&rules);
    loop {
        match t.turn() {
            Turn::Over => return t.winner().unwrap().index(),
            Turn::Chance => {
                let mut c = Vec::new();
                t.unshuffled(|x| c.push(x));
                fast.shuffle(&mut c);
                t.advance(Step::Shuffle(&c), |_| ());
            }
            Turn::One(s) => {
                let mut l = Vec::new();
                t.legal_actions(s, |a| l.push(a));
                let v = t.knows(Viewer::Seat(s));
                let a = policies[s.index()](s, &v, &l, fast);
                t.advance(Step::Act(s, a), |_| ());
            }
            _ => unreachable!(),
        }
    }
}

fn random(_: Seat, _: &View, l: &[Action], f: &mut Fast) -> Action {
    l[f.below(l.len() as u32) as usize]
}

fn points(v: &View, s: Seat, c: Card) -> f64 {
    let hi = *v.scores().iter().max().unwrap();
    f64::from(c.number().unwrap_or(hi - v.score(s)))
}

fn hope(v: &View, s: Seat) -> f64 {
    let mut unseen = Card::DECK.to_vec();
    let known = v.cards().hands().chain(v.cards().open()).chain(Place::BOTH.map(|p| v.cards().middle(p)));
    for c in known.flatten() {
        let at = unseen.iter().position(|x| *x == c).unwrap();
        unseen.remove(at);
    }
    unseen.iter().map(|&c| points(v, s, c)).sum::<f64>() / unseen.len().max(1) as f64
}

fn best_out(v: &View, s: Seat) -> (Action, f64, bool) {
    let h = hope(v, s);
    let mut best = (Action::OptOut { swap: None }, h, false);
    for p in Place::BOTH {
        let k = v.cards().middle(p);
        let worth = k.map_or(h, |c| points(v, s, c)) + f64::from(v.bonus(p));
        if worth > best.1 {
            best = (Action::OptOut { swap: Some(p) }, worth, true);
        }
    }
    best
}

#[derive(Clone, Copy, Debug)]
struct P { margin: f64, open_stay: f64, give: f64, big: bool, sure: f64, win: bool }

fn thumb(p: P, s: Seat, v: &View, l: &[Action], _: &mut Fast) -> Action {
    let (out, worth, in_middle) = best_out(v, s);
    let take = f64::from(v.worth());
    if v.bait() > 0 && l.contains(&Action::Take {}) {
        if p.win {
            let others = v.scores().iter().enumerate().filter(|(i, _)| *i != s.index()).map(|(_, x)| *x).max().unwrap();
            let t = v.score(s) + v.worth();
            if t >= 15 && t > others && take + 2.0 >= worth { return Action::Take {}; }
        }
        if take >= worth - p.margin { return Action::Take {}; }
    }
    if worth >= p.open_stay || (in_middle && worth >= p.sure) { return out; }
    let mut raises: Vec<Action> = l.iter().copied().filter(|a| matches!(a, Action::Bait { .. })).collect();
    if raises.is_empty() { return out; }
    if p.big { raises.reverse(); }
    let r = raises[0];
    let Action::Bait { to, .. } = r else { unreachable!() };
    if f64::from(v.rules().deck().worth(to)) > worth + p.give { return out; }
    r
}

fn share(n: u8, games: u32, mine: Policy<'_>, theirs: Policy<'_>) -> f64 {
    let mut fast = Fast::new(42 + u64::from(n));
    let mut wins = 0;
    for g in 0..games {
        let seat = (g % u32::from(n)) as usize;
        let mut ps: Vec<Policy<'_>> = vec![theirs; n.into()];
        ps[seat] = mine;
        wins += u32::from(play(n, &ps, &mut fast) == seat);
    }
    f64::from(wins) / f64::from(games)
}

#[test]
fn scratch() {
    let base = P { margin: 0.0, open_stay: 9.0, give: 0.0, big: false, sure: 9.0, win: false };
    let variants = [
        base,
        P { open_stay: 0.0, ..base },
        P { open_stay: 3.5, ..base },
        P { open_stay: 4.0, ..base },
        P { open_stay: 4.5, ..base },
        P { sure: 4.0, ..base },
        P { sure: 3.5, ..base },
        P { sure: 4.0, give: 1.0, ..base },
        P { sure: 4.0, give: 9.0, ..base },
        P { sure: 4.0, margin: 0.5, ..base },
        P { sure: 4.0, margin: -0.5, ..base },
        P { sure: 4.0, margin: -1.0, ..base },
        P { sure: 4.0, big: true, ..base },
        P { sure: 4.0, win: true, ..base },
    ];
    let b = |s: Seat, v: &View, l: &[Action], f: &mut Fast| thumb(P { sure: 4.0, ..base }, s, v, l, f);
    for var in variants {
        let me = |s: Seat, v: &View, l: &[Action], f: &mut Fast| thumb(var, s, v, l, f);
        let r: Vec<String> = [3, 4, 5].iter().map(|&n| format!("{:.3}/{:.3}", share(n, 6000, &me, &random), share(n, 6000, &me, &b))).collect();
        println!("{var:?} {r:?}");
    }
}
