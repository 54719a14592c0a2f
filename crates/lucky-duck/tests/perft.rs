//! Paths counted by depth: a number that changes means that the rules did.

use game::laws::perft;
use game::scene::Scene;
use lucky_duck::LuckyDuck;

#[test]
fn paths_are_as_many_as_ever() {
    let mut scene = None;
    let mut counted = 0;
    for line in include_str!("perft.txt").lines().filter(|line| !line.starts_with('#')) {
        if let Some(numbers) = line.strip_prefix('=') {
            let table = scene.take().expect("a scene before its numbers");
            check(&table, numbers);
            counted += 1;
        } else if !line.is_empty() {
            scene = Some(Scene::<LuckyDuck>::of(line).table);
        }
    }
    assert_eq!(counted, 5);
}

fn check(table: &LuckyDuck, numbers: &str) {
    let expected: Vec<u64> = numbers.split_whitespace().map(|n| n.parse().unwrap()).collect();
    let paths: Vec<u64> = (1..=expected.len() as u32).map(|depth| perft(table, depth)).collect();
    assert_eq!(paths, expected);
}
