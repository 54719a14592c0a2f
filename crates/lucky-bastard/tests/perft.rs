//! Exact numbers of ways to play on, as data: a change in the rules changes them.

use game::laws::perft;
use game::scene::Scene;
use lucky_bastard::LuckyBastard;

#[test]
fn paths_are_counted() {
    for line in include_str!("perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let (scene, counts) = line.split_once(" => ").expect("a scene and its counts");
        let table = Scene::<LuckyBastard>::of(scene).table;
        let depths = 1..=counts.split(' ').count() as u32;
        let found: Vec<String> = depths.map(|depth| perft(&table, depth).to_string()).collect();
        assert_eq!(found.join(" "), counts, "{scene}");
    }
}
