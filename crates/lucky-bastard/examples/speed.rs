use game::{Game, Viewer, default_options};
use lucky_bastard::{Deck, LuckyBastard};
use room::{Fast, Playout, playout};
/// Seconds this process has run on a processor.
fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/self/schedstat").unwrap();
    text.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9
}
fn main() {
    for seen in std::env::args().nth(1).map_or(vec![false, true], |it| vec![it == "view"]) {
        for n in 2..=6 {
            let rules =
                LuckyBastard::set_up(n, &default_options::<LuckyBastard>(), &Deck::default())
                    .unwrap();
            let mut buffers = Playout::<LuckyBastard>::default();
            let mut fast = Fast::new(u64::from(n));
            let mut best = (0.0, 0.0);
            for _ in 0..std::env::args().nth(2).map_or(6, |it| it.parse().unwrap()) {
                let (mut decisions, mut games) = (0, 0);
                let chunk = if std::env::args().nth(2).is_some() { 500_000 } else { 4_000_000 };
                let start = cpu();
                while decisions < chunk {
                    let mut table = LuckyBastard::start(&rules);
                    decisions += if seen {
                        playout(&mut table, 100_000, &mut buffers, &mut fast, |t, seat| {
                            std::hint::black_box(t.view(Viewer::Seat(seat)));
                        })
                    } else {
                        playout(&mut table, 100_000, &mut buffers, &mut fast, |_, _| ())
                    };
                    games += 1;
                }
                let s = cpu() - start;
                if decisions as f64 / s > best.0 {
                    best = (decisions as f64 / s, games as f64 / s);
                }
            }
            println!("view {seen} seats {n}: {:.1} M/s, {:.0} games/s", best.0 / 1e6, best.1);
        }
    }
}
