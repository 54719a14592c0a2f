use game::*;
use lucky_duck::*;
use room::{Fast, Playout};
use std::hint::black_box;
use std::time::Instant;
fn time(name: &str, n: u64, mut f: impl FnMut()) {
    let mut best = f64::MAX;
    for _ in 0..9 { let t = Instant::now(); for _ in 0..n { f() } best = best.min(t.elapsed().as_secs_f64()); }
    println!("{name}: {:.1} ns", best * 1e9 / n as f64);
}
fn main() {
    let n: u8 = std::env::args().nth(1).unwrap().parse().unwrap();
    let rules = LuckyDuck::set_up(n, &game::default_options::<LuckyDuck>(), &Deck).unwrap();
    let (mut b, mut f) = (Playout::<LuckyDuck>::default(), Fast::new(1));
    let mut v: Vec<Card> = Vec::with_capacity(64);
    let t = LuckyDuck::start(&rules);
    let mut piles = vec![t.clone()];
    for _ in 0..3 { let mut t = piles.last().unwrap().clone(); b.deal(&mut t, &mut f); piles.push(t); }
    time("list all", 100000, || { for t in &piles { v.clear(); t.unshuffled(|c| v.push(c)); black_box(&v); } });
    time("list+shuffle all", 100000, || { for t in &piles { v.clear(); t.unshuffled(|c| v.push(c)); f.shuffle(&mut v); black_box(&v); } });
    let mut decks: Vec<Vec<Card>> = vec![];
    for t in &piles { v.clear(); t.unshuffled(|c| v.push(c)); f.shuffle(&mut v); decks.push(v.clone()); }
    time("advance all", 100000, || { let mut t = LuckyDuck::start(&rules); for d in &decks { t.advance(Step::Shuffle(d), |_| ()); } black_box(&t); });
    for i in 0..4 { time(&format!("advance {i}"), 100000, || { let mut t = piles[i].clone(); t.advance(Step::Shuffle(&decks[i]), |_| ()); black_box(&t); }); }
    time("clone", 100000, || { black_box(piles[0].clone()); });
    time("set-up", 100000, || { let mut t = LuckyDuck::start(&rules); while t.turn() == Turn::Chance { b.deal(&mut t, &mut f); } black_box(&t); });
}
