use game::{Game, Step, Turn, default_options};
use lucky_bastard::{Deck, LuckyBastard};
use room::Fast;
use std::collections::BTreeMap;
fn main() {
    for n in [2, 6] {
        let rules =
            LuckyBastard::set_up(n, &default_options::<LuckyBastard>(), &Deck::default()).unwrap();
        let mut fast = Fast::new(1);
        let mut by: BTreeMap<String, (u64, u64)> = BTreeMap::new();
        let (mut d, mut l, mut sh, mut shc) = (0u64, 0u64, 0u64, 0u64);
        while d < 1_000_000 {
            let mut t = LuckyBastard::start(&rules);
            while t.turn() != Turn::Over {
                if t.turn() == Turn::Chance {
                    let mut c = vec![];
                    t.unshuffled(|x| c.push(x));
                    fast.shuffle(&mut c);
                    sh += 1;
                    shc += c.len() as u64;
                    t.advance(Step::Shuffle(&c), |_| ());
                    continue;
                }
                let seats = t.turn().seats();
                let seat = seats.nth(fast.below(seats.len() as u32) as usize);
                let mut a = vec![];
                t.legal_actions(seat, |x| a.push(x));
                d += 1;
                l += a.len() as u64;
                let e = by.entry(format!("{:?}", t.phase())).or_default();
                e.0 += 1;
                e.1 += a.len() as u64;
                let x = a[fast.below(a.len() as u32) as usize];
                t.advance(Step::Act(seat, x), |_| ());
                if d > 1_000_000 {
                    break;
                }
            }
        }
        println!(
            "{n}: {d} decisions, {} legal avg, {sh} shuffles avg {}; {by:?}",
            l as f64 / d as f64,
            shc as f64 / sh as f64
        );
    }
}
