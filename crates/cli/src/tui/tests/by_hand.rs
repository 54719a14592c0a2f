use super::super::*;
#[test]
#[ignore]
fn by_hand() {
    let lang = words::Lang::parse(&std::env::var("HAND_LANG").unwrap_or("en".into())).unwrap();
    let words = Words::new(lang);
    let game = std::env::var("HAND_GAME").ok().and_then(|g| GameId::parse(&g));
    if let Ok(f) = std::env::var("HAND_REPLAY") {
        let r = Record::parse(&std::fs::read_to_string(f).unwrap()).unwrap();
        return replay(&r, None, true, &words).unwrap();
    }
    let seats = std::env::var("HAND_SEATS").ok().map(|s| s.parse().unwrap());
    let o = PlayOptions { game, seats, ..PlayOptions::default() };
    if let Err(e) = play(o, &words) {
        eprintln!("ERR {e:#}")
    }
}
