//! How long the house takes, as anybody measures it who watches: from when a seat is asked until what it did arrives.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use futures::future::join_all;
use game::Viewer;
use serde_json::{Value, json};
use server::Settings;
use sitting::{Item, Table};

use crate::door::database::Database;
use crate::door::{House, plenty};

const TAKES: Duration = Duration::from_millis(100);
/// So many answers of a kind are compared, as long as there are games to take them from.
const ENOUGH: usize = 40;
const GAMES: usize = 20;

/// How long answers to attempts took in which there was a choice, and in which there was none (GL-13, GL-16).
#[derive(Debug, Default)]
struct Answers {
    free: Vec<Duration>,
    forced: Vec<Duration>,
}

impl Answers {
    fn enough(&self) -> bool {
        self.free.len().min(self.forced.len()) >= ENOUGH
    }

    /// How often one with a choice takes longer than one without: by chance, half of the time (AUC).
    fn told_apart(&self) -> f64 {
        let (mut pairs, mut longer) = (0.0, 0.0);
        for (free, forced) in
            self.free.iter().flat_map(|it| self.forced.iter().map(move |to| (it, to)))
        {
            pairs += 1.0;
            longer += match free.cmp(forced) {
                Ordering::Less => 0.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 1.0,
            };
        }
        longer / pairs
    }

    /// Watches a game among the house from its beginning to its end, or until there is enough.
    async fn watch(&mut self, house: &House, host: &str, level: u8) {
        let seats = json!([0, 1, 2, 3].map(|seat| json!({ "seat": seat, "level": level })));
        let set_up = json!({ "game": "get-lucky", "seats": 4, "house": seats });
        let code = house.table(host, &set_up).await;
        let mut guest = house.join(host, &code, 0).await;
        guest.does(json!({ "type": "start" })).await;
        let mut told = BTreeMap::from([(guest.number, Instant::now())]);
        let end = Instant::now() + TAKES * 200;
        while !guest.is_over() && Instant::now() < end {
            guest.next().await;
            told.insert(guest.number, Instant::now());
        }
        let kept = house.tables.store().table(&code).await.unwrap().unwrap();
        let mut table = Table::new(code, kept.founding).unwrap();
        for (number, dated) in (1..).zip(&kept.items) {
            let times = told.get(&(number - 1)).zip(told.get(&number));
            if let (Item::Acted { seat, .. }, Some((asked, told))) = (&dated.item, times) {
                let legal = table.legal(Viewer::Seat(*seat));
                self.add(&serde_json::from_str::<Vec<Value>>(legal.get()).unwrap(), *told - *asked);
            }
            table.apply(dated).unwrap();
        }
    }

    fn add(&mut self, legal: &[Value], took: Duration) {
        let answers = legal.iter().all(|it| it["type"] == "foil" || it["type"] == "done");
        match (answers, legal.len()) {
            (false, _) => {}
            (true, 1) => self.forced.push(took),
            (true, _) => self.free.push(took),
        }
    }
}

async fn answers(house: &House, level: u8) -> Answers {
    let host = house.person(&format!("Host {level}")).await;
    let mut answers = Answers::default();
    for _ in 0..GAMES {
        if !answers.enough() {
            answers.watch(house, &host, level).await;
        }
    }
    answers
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_no_level_the_time_on_the_wire_tells_whether_there_was_a_choice() {
    // It takes a minute, and which database it is makes no difference.
    if Database::is_postgres() {
        return;
    }
    let settings = Settings { house_takes: TAKES, ..Settings::default() };
    let house = House::open_with("timing", settings, plenty()).await;
    let all = join_all((1..=6).map(|level| answers(&house, level))).await;
    for (level, answers) in (1..).zip(all) {
        let (free, forced) = (answers.free.len(), answers.forced.len());
        let auc = answers.told_apart();
        eprintln!("level {level}: {free} free, {forced} forced, AUC {auc:.2}");
        assert!(answers.enough(), "level {level}: {free} free, {forced} forced");
        // Of so many the standard deviation is 0.065; where forced moves were made without thinking, it was
        // 0.94 and more.
        assert!((auc - 0.5).abs() < 0.28, "level {level}: {auc:.2}");
    }
}
