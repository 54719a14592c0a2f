use game::{Game, Viewer};
use lucky_duck::*;
use room::{Fast, Playout, playout};
use std::hint::black_box;
use std::time::Instant;
fn run(n: u8, look: bool) -> (f64, f64) {
    let rules = LuckyDuck::set_up(n, &game::default_options::<LuckyDuck>(), &Deck).unwrap();
    let (mut b, mut f) = (Playout::default(), Fast::new(1));
    let mut best = (0.0, 0.0);
    for _ in 0..5 {
        let (mut d, mut g) = (0u64, 0u64);
        let t = Instant::now();
        while t.elapsed().as_millis() < 300 {
            for _ in 0..200 {
                let mut table = LuckyDuck::start(&rules);
                d += playout(&mut table, 100_000, &mut b, &mut f, |t, seat| {
                    if look { black_box(t.view(Viewer::Seat(seat))); }
                });
                g += 1;
                black_box(&table);
            }
        }
        let s = t.elapsed().as_secs_f64();
        if d as f64 / s > best.0 { best = (d as f64 / s, g as f64 / s); }
    }
    best
}
fn main() {
    for n in 2..=9 {
        let (a, b) = (run(n, false), run(n, true));
        println!("{n} seats: {:.1} M dec/s {:.2} M games/s | view {:.1} M dec/s", a.0 / 1e6, a.1 / 1e6, b.0 / 1e6);
    }
}
