use game::*;
use lucky_duck::*;
use room::{Fast, Playout, playout};
fn main() {
    let n: u8 = std::env::args().nth(1).unwrap().parse().unwrap();
    let rules = LuckyDuck::set_up(n, &game::default_options::<LuckyDuck>(), &Deck).unwrap();
    let (mut b, mut f) = (Playout::<LuckyDuck>::default(), Fast::new(1));
    let mut d = 0;
    let t = std::time::Instant::now();
    for _ in 0..1_000_000 { let mut t = LuckyDuck::start(&rules); d += playout(&mut t, 100000, &mut b, &mut f, |_, _| ()); std::hint::black_box(&t); }
    println!("{} M/s", d as f64 / t.elapsed().as_secs_f64() / 1e6);
}
