use game::{Game, Viewer, default_options};
use get_lucky::GetLucky;
use room::{Fast, Playout, playout};
use std::hint::black_box;
use std::time::Instant;
fn main() {
    for view in [false, true] {
        for n in 2..=6 {
            let rules =
                GetLucky::set_up(n, &default_options::<GetLucky>(), &Default::default()).unwrap();
            let mut buf = Playout::default();
            let mut fast = Fast::new(1);
            let mut best = 0.0f64;
            let mut bg = 0.0;
            for _ in 0..5 {
                let t = Instant::now();
                let (mut d, mut g) = (0u64, 0u64);
                while d < 3_000_000 {
                    let mut table = GetLucky::start(&rules);
                    d += playout(&mut table, 100_000, &mut buf, &mut fast, |t, s| {
                        if view {
                            black_box(t.view(Viewer::Seat(s)));
                        }
                    });
                    g += 1;
                }
                let s = t.elapsed().as_secs_f64();
                if d as f64 / s > best {
                    best = d as f64 / s;
                    bg = g as f64 / s;
                }
            }
            println!(
                "view {view} seats {n}: {:.2} M/s, {:.0} games/s, {:.1} dec/game",
                best / 1e6,
                bg,
                best / bg
            );
        }
    }
}
