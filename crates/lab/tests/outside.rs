//! Programs from outside at the tables of the arena: good ones, and whatever else there is.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use std::{env, fs, process, thread};

use catalog::lucktails::Lucktails;
use catalog::lucky_bastard::LuckyBastard;
use catalog::lucky_duck::LuckyDuck;
use game::{Game, Seat, Turn, View, Viewer, default_options};
use lab::{Arena, Entered, Entrant, Errors, Fault, Finished, Meeting, Played, Program};
use serde_json::{Map, Value, json};

/// Answers everything with the first action that is legal.
const FIRST: &str = r#"
while read -r line; do
    id=${line#*:}
    id=${id%%,*}
    case $line in
    *'"do":"choose"'*)
        legal=${line##*'"legal":['}
        echo "{\"id\":$id,\"ok\":{\"action\":${legal%%\}*}}}}" ;;
    *) echo "{\"id\":$id,\"ok\":true}" ;;
    esac
done"#;

/// Answers everything with this.
fn always(answer: &str) -> String {
    format!("while read -r line; do id=${{line#*:}}; id=${{id%%,*}}; {answer}; done")
}

/// Nobody in these tests is that slow but those who never answer at all.
const PATIENT: Duration = Duration::from_mins(1);

fn program(name: &str, script: &str, limit: Duration) -> Entrant {
    let (command, about) = (["sh", "-c", script], json!({ "game": "a game", "seats": 2 }));
    let along = (None, Arc::new(AtomicBool::new(false)));
    let about = about.as_object().unwrap().clone();
    let command = command.map(str::to_owned).to_vec();
    Entrant::Program(Arc::new(
        Program::start(name.to_owned(), command, limit, about, along).unwrap(),
    ))
}

fn arena<G: Entered>(n_seats: u8, entrants: Vec<Entrant>, deals: u32) -> Arena<G> {
    Arena {
        rules: G::set_up(n_seats, &default_options::<G>(), &G::Deck::default()).unwrap(),
        pairings: Meeting::RoundRobin.pairings(entrants.len(), n_seats),
        entrants,
        deals,
        seed: "a test".to_owned(),
    }
}

fn played<G: Entered>(arena: &Arena<G>, threads: usize) -> Vec<Finished> {
    let mut finished = vec![];
    arena.run(threads, &BTreeSet::new(), &AtomicBool::new(false), |unit| finished.push(unit));
    finished.sort_by_key(|it| it.unit);
    assert_eq!(finished.len(), arena.units());
    finished
}

/// Both games of a deal, which this program loses.
fn lost<G: Entered>(script: &str, limit: Duration) -> [Played; 2] {
    let entrants = vec!["thumb".parse().unwrap(), program("bad", script, limit)];
    let finished = played(&arena::<G>(2, entrants, 1), 1);
    for (alone, game) in finished[0].games.iter().enumerate() {
        let seat = game.forfeit.as_ref().map(|forfeit| forfeit.seat.index());
        assert_eq!(seat, Some(alone), "{script}: {game:?}");
        assert_eq!(game.winners, [Seat::at(1 - alone)], "{script}");
        assert_eq!(game.scores, [0; 0], "{script}");
    }
    finished[0].games.clone().try_into().unwrap()
}

/// What it loses them by.
fn forfeits<G: Entered>(script: &str, limit: Duration) -> [Fault; 2] {
    lost::<G>(script, limit).map(|game| game.forfeit.unwrap().why)
}

fn check(script: &str, why: &Fault) {
    assert_eq!(forfeits::<LuckyDuck>(script, PATIENT), [why.clone(), why.clone()], "{script}");
}

/// All lines that this program is told, when it plays a deal against the house.
fn told<G: Entered>(name: &str) -> Vec<Value> {
    let path = env::temp_dir().join(format!("luckhouse-told-{}-{name}", process::id()));
    let kept = FIRST
        .replace("    id=${line#", &format!("echo \"$line\" >> {}; id=${{line#", path.display()));
    let entrants = vec!["thumb".parse().unwrap(), program("kept", &kept, PATIENT)];
    let games = played(&arena::<G>(2, entrants, 1), 1).remove(0).games;
    assert!(games.iter().all(|game| game.forfeit.is_none()), "{games:?}");
    let lines = fs::read_to_string(&path).unwrap();
    fs::remove_file(path).unwrap();
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_program_is_told_all_that_its_seat_sees_and_once() {
    type G = LuckyDuck;
    let rules = G::set_up(2, &default_options::<G>(), &<G as Game>::Deck::default()).unwrap();
    let (mut memory, mut games, mut seeds) = (None, 0, BTreeSet::new());
    for (at, line) in told::<G>("all").iter().enumerate() {
        assert_eq!(line["id"], at + 1);
        if line["do"] == "sit" {
            assert_eq!((&line["seat"], &line["seats"]), (&json!(games), &json!(2)));
            assert!(seeds.insert(line["seed"].as_str().unwrap().to_owned()));
            memory = Some(G::start(&rules).knows(Viewer::Seat(Seat::at(games))));
            continue;
        }
        let memory = memory.as_mut().unwrap();
        for sight in line["sights"].as_array().unwrap() {
            memory.observe(&serde_json::from_value(sight.clone()).unwrap());
        }
        if line["do"] == "choose" {
            assert_eq!(line["knows"], json!(memory));
            let mut legal = vec![];
            memory.legal_actions(Seat::at(games), |action| legal.push(action));
            assert_eq!(line["legal"], json!(legal));
        } else {
            assert!(memory.turn() == Turn::Over && line["outcome"]["winners"].is_array());
            games += 1;
        }
    }
    assert_eq!(games, 2);
}

#[test]
fn whoever_ends_forfeits() {
    check("exit 3", &Fault::Ended);
    check("read -r line; echo '{\"id\":1,\"ok\":1}'; exit", &Fault::Ended);
    // In the middle of a game.
    let middle = FIRST.replace("        echo", "[ $((n+=1)) -gt 2 ] && exit; echo");
    for game in lost::<LuckyDuck>(&middle, PATIENT) {
        assert!(game.decisions >= 2, "{game:?}");
        assert_eq!(game.forfeit.unwrap().why, Fault::Ended);
    }
}

#[test]
fn whoever_does_not_answer_forfeits() {
    let soon = Duration::from_millis(100);
    let slow = Fault::TooSlow { seconds: 0 };
    assert_eq!(forfeits::<LuckyDuck>("sleep 1000", soon), [slow.clone(), slow.clone()]);
    // Another process holds the line, and is ended, too.
    assert_eq!(
        forfeits::<LuckyDuck>("sleep 1000 & read -r line; wait", soon),
        [slow.clone(), slow]
    );
}

#[test]
fn whoever_writes_what_is_no_answer_forfeits() {
    let no_answer = |line: &str| Fault::NoAnswer { line: line.to_owned() };
    check(&always("echo hello"), &no_answer("hello"));
    check(&always("printf '\\033[31m{\\n'"), &no_answer("[31m{"));
    check(&always("echo '{}'"), &no_answer("{}"));
    check(&always("printf '\\377\\376\\n'"), &Fault::NotUtf8);
    let gave_up = Fault::GaveUp { error: "I do not play that".to_owned() };
    check(&always("echo '{\"id\":1,\"error\":{\"message\":\"I do not play that\"}}'"), &gave_up);
}

#[test]
fn whoever_plays_what_is_not_legal_forfeits() {
    let each = |ok: &str| always(&format!("echo \"{{\\\"id\\\":$id,\"'\"ok\":{ok}}}'"));
    let illegal = |action: &str| Fault::Illegal { action: action.to_owned() };
    check(&each("{\"action\":{\"type\":\"dance\"}}"), &illegal("{\"type\":\"dance\"}"));
    // There is such an action, but nobody has so many cards.
    let far = "{\"slot\":99,\"type\":\"match\"}";
    let why = forfeits::<LuckyBastard>(&each(&format!("{{\"action\":{far}}}")), PATIENT);
    assert_eq!(why, [illegal(far), illegal(far)]);
    check(&each("true"), &illegal("null"));
    check(&each("[1]"), &illegal("null"));
}

#[test]
fn whoever_floods_forfeits() {
    check("head -c 3000000 /dev/zero | tr '\\0' x", &Fault::TooLong);
    check("cat /dev/zero", &Fault::TooLong);
    check("yes", &Fault::NoAnswer { line: "y".to_owned() });
    // Lines that would be answers, had anybody asked.
    check("yes '{\"id\":1,\"ok\":true}'", &Fault::Unasked);
    check("yes '{\"ok\":true}'", &Fault::Unasked);
    check(&FIRST.replace("echo", "echo {\\\"ok\\\":true}; echo"), &Fault::Unasked);
}

#[test]
fn a_program_that_plays_gives_the_same_on_any_number_of_threads() {
    let all = || {
        let good = program("first", FIRST, PATIENT);
        // It plays one game and ends, without a word; it is started again for the next.
        let over = FIRST.replace("    *) echo", "    *'\"over\",'*) exit ;;\n*) echo");
        let once = program("once", &over, PATIENT);
        let bad = program("bad", "exit 3", PATIENT);
        vec!["thumb".parse().unwrap(), good, once, bad]
    };
    let games = played(&arena::<Lucktails>(3, all(), 1), 1);
    assert_eq!(played(&arena::<Lucktails>(3, all(), 1), 2), games);
    let (mut lost, mut whole) = (0, 0);
    for game in games.iter().flat_map(|unit| &unit.games) {
        match &game.forfeit {
            Some(forfeit) => {
                assert_eq!(forfeit.why, Fault::Ended);
                // Those who sat with the one that forfeited win nothing.
                assert!([1, 2].contains(&game.winners.len()) && game.scores.is_empty());
                lost += 1;
            }
            None => whole += u32::from(game.decisions > 10),
        }
    }
    // Four meet each of the three others at three seats; one of them never plays to the end.
    assert_eq!((lost, whole), (6 * 3, 6 * 3));
}

#[test]
fn whoever_is_told_to_stop_does_not_wait_for_a_program() {
    let stop = Arc::new(AtomicBool::new(false));
    let command = ["sleep", "1000"].map(str::to_owned).to_vec();
    let along = (None, stop.clone());
    let slow = Program::start("slow".to_owned(), command, PATIENT * 60, Map::new(), along);
    let entrants = vec!["thumb".parse().unwrap(), Entrant::Program(Arc::new(slow.unwrap()))];
    let arena = arena::<LuckyDuck>(2, entrants, 10);
    thread::scope(|scope| {
        scope.spawn(|| {
            thread::sleep(Duration::from_millis(100));
            stop.store(true, Ordering::Relaxed);
        });
        arena.run(2, &BTreeSet::new(), &stop, |unit| panic!("{unit:?} was not played"));
    });
}

#[test]
fn a_program_ends_with_all_it_started_and_its_complaints_are_kept() {
    let path = |name| env::temp_dir().join(format!("luckhouse-outside-{}-{name}", process::id()));
    let (number, complaints) = (path("number"), path("complaints"));
    let script = format!(
        "sleep 1000 & echo $! > {0}.new; mv {0}.new {0}; echo alas >&2; wait",
        number.display()
    );
    let errors = Errors::kept_at(&complaints).unwrap();
    let along = (Some(errors), Arc::new(AtomicBool::new(false)));
    let command = ["sh", "-c", &script].map(str::to_owned).to_vec();
    let program = Program::start("it".to_owned(), command, PATIENT, Map::new(), along).unwrap();
    until(|| number.exists() && fs::read(&complaints).unwrap() == b"alas\n");
    let number = (fs::read_to_string(&number).unwrap(), fs::remove_file(&number).unwrap()).0;
    // Of whoever is gone nothing is left, or only what its parent has not asked for yet.
    let stat = format!("/proc/{}/stat", number.trim());
    let gone = || fs::read_to_string(&stat).map_or(true, |stat| stat.contains(") Z "));
    assert!(!gone());
    drop(program);
    until(gone);
    fs::remove_file(complaints).unwrap();
}

fn until(is_so: impl Fn() -> bool) {
    for _ in 0..6000 {
        if is_so() {
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("it never is");
}

#[test]
fn a_program_that_is_not_there_is_not_started() {
    let along = (None, Arc::new(AtomicBool::new(false)));
    let command = vec!["/nowhere/at-all".to_owned()];
    let none = Program::start("it".to_owned(), command, PATIENT, Map::new(), along);
    assert_eq!(none.unwrap_err().kind(), std::io::ErrorKind::NotFound);
}
