use std::hint::black_box;
use std::time::Instant;

use game::{Game, Seat, Viewer};
use lucktails::{Deck, Lucktails};
use room::{Fast, Playout, playout};

fn measure(n: u8, slips: u16, look: impl FnMut(&Lucktails, Seat) + Copy) -> (f64, f64) {
    let rules =
        Lucktails::set_up(n, &[0, 20, slips].into_iter().collect(), &Deck::default()).unwrap();
    let mut buffers = Playout::default();
    let mut best = (0.0, 0.0);
    for rep in 0..3 {
        let mut fast = Fast::new(1 + rep);
        let (mut decisions, mut games) = (0, 0u64);
        let start = Instant::now();
        while start.elapsed().as_millis() < 150 {
            for _ in 0..100 {
                let mut table = Lucktails::start(&rules);
                decisions += playout(&mut table, 100_000, &mut buffers, &mut fast, look);
                games += 1;
            }
        }
        let secs = start.elapsed().as_secs_f64();
        let now = (decisions as f64 / secs / 1e6, games as f64 / secs / 1e6);
        if now.0 > best.0 {
            best = now
        }
    }
    best
}

fn main() {
    if let Some(n) = std::env::args().nth(1) {
        let rules = Lucktails::set_up(
            n.parse().unwrap(),
            &[0, 20, 0].into_iter().collect(),
            &Deck::default(),
        )
        .unwrap();
        let (mut buffers, mut fast, mut decisions) = (Playout::default(), Fast::new(1), 0);
        for _ in 0..std::env::args().nth(2).map_or(20000, |n| n.parse().unwrap()) {
            decisions +=
                playout(&mut Lucktails::start(&rules), 100_000, &mut buffers, &mut fast, |_, _| ());
        }
        println!("{decisions}");
        return;
    }
    println!(
        "table {} event {} action {}",
        size_of::<Lucktails>(),
        size_of::<lucktails::Event<game::Whole>>(),
        size_of::<lucktails::Action>()
    );
    for slips in 0..2 {
        for n in 3..=5 {
            let bare = measure(n, slips, |_, _| ());
            let view = measure(n, slips, |table, seat| {
                black_box(table.view(Viewer::Seat(seat)));
            });
            println!(
                "{n} seats slips {slips}: {:.1} M decisions/s {:.3} M games/s; with view {:.1} M",
                bare.0, bare.1, view.0
            );
        }
    }
}
