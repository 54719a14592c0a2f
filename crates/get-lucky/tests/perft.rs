//! Exact numbers of ways to play on, kept beside the code: any change of the rules changes one of them.

use game::laws::perft;
use game::scene::Scene;
use get_lucky::GetLucky;

#[test]
fn the_ways_to_play_on_are_counted() {
    let mut counted = 0;
    let lines: Vec<&str> = include_str!("perft.txt").lines().collect();
    for (scene, ways) in lines.iter().zip(&lines[1..]).filter(|(_, it)| it.starts_with('>')) {
        let table = Scene::<GetLucky>::of(scene).table;
        let expected: Vec<u64> =
            ways[1..].split_whitespace().map(|it| it.parse().unwrap()).collect();
        let found: Vec<u64> = (1..=expected.len()).map(|it| perft(&table, it as u32)).collect();
        assert_eq!(found, expected, "{scene}");
        counted += expected.len();
    }
    assert_eq!(counted, 16);
}
