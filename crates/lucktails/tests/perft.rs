//! Exact numbers of paths, read from `perft.txt`.

use game::laws::perft;
use game::scene::Scene;
use lucktails::Lucktails;

#[test]
fn paths_are_counted() {
    for line in include_str!("perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let (scene, counts) = line.split_once('=').expect("a scene = its counts");
        let table = Scene::<Lucktails>::of(scene).table;
        let depths = 1..=counts.split_whitespace().count() as u32;
        let found: Vec<String> = depths.map(|depth| perft(&table, depth).to_string()).collect();
        assert_eq!(found.join(" "), counts.trim(), "{scene}");
    }
}
