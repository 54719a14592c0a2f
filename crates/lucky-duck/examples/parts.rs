use game::*;
use lucky_duck::*;
use room::{Fast, Playout, playout};
use std::hint::black_box;
use std::time::Instant;
fn main() {
    let mut line = String::new();
    for n in [2u8, 3, 4, 5, 6, 7, 8, 9] {
        let rules = LuckyDuck::set_up(n, &default_options::<LuckyDuck>(), &Deck).unwrap();
        let mut b = Playout::<LuckyDuck>::default();
        for look in [false, true] {
        let mut best = (1e9, 1);
        for k in 0..300u64 {
            let mut f = Fast::new(k * 77 + n as u64);
            let t0 = Instant::now();
            let mut d = 0;
            for _ in 0..1000 {
                let mut t = LuckyDuck::start(&rules);
                d += playout(&mut t, 100000, &mut b, &mut f, |t, s| if look { black_box(t.view(Viewer::Seat(s))); });
                black_box(&t);
            }
            let e = t0.elapsed().as_secs_f64(); if e / (d as f64) < best.0 / (best.1 as f64) { best = (e, d); }
        }
        line += &format!("{n}{}: {:.1}M ({:.0}ns) ", if look {"v"} else {""}, best.1 as f64 / best.0 / 1e6, best.0 * 1e6);
        }
    }
    println!("{line}");
}
