//! The real program on storage that fails it: whoever asks is told in time, nothing is half there, and
//! when the trouble is over the tables go on by themselves.

mod disk;
mod game;
mod house;
mod postgres;

use disk::Disk;
use game::Game;
use house::{Folder, House};
use postgres::Postgres;
use sqlx::{Connection, SqliteConnection};

/// Plays until the storage fails; then whoever acted has been told so.
async fn until_refused(game: &mut Game) -> String {
    loop {
        if let Err(code) = game.act().await {
            assert!(code == "unavailable" || code == "unsure", "{code}");
            return code;
        }
        assert!(!game.is_over(), "nothing was refused");
    }
}

/// What cannot be written is refused over HTTP too, and the house says that it is not ready.
async fn refuses(house: &House) {
    let answer = house.door.http("POST /api/me", "", r#"{"name":"Eve"}"#).await.unwrap();
    let code = answer.body["code"].as_str().unwrap_or_default();
    assert!(answer.status == 503 && (code == "unavailable" || code == "unsure"), "{answer:?}");
    assert!(answer.body["why"].as_str().is_some_and(|why| !why.is_empty()), "{answer:?}");
    assert_eq!(house.status("/healthz").await, 200);
    house.until("/readyz", 503).await;
}

/// The trouble is over: the same program goes on with the same tables.
async fn goes_on(house: &House, mut game: Game) {
    house.until_ready().await;
    game.come_back().await;
    while !game.is_over() {
        game.act().await.expect("nothing is refused any more");
    }
    game.settle().await;
}

#[tokio::test]
async fn on_a_full_disk_nothing_is_lost_and_with_room_the_tables_go_on() {
    let folder = Folder::new("full");
    if !Disk::may_be_made(&folder.0) {
        eprintln!("note: this system lets nobody make a small disk");
        return;
    }
    let database = format!("sqlite:{}", folder.0.join("house.db").display());
    let house = House::open(&database, &Disk::before(&folder.0)).await;
    let disk = Disk::of(house.id(), &folder.0);
    let mut game = Game::begin(&house.door).await;
    for _ in 0..5 {
        game.act().await.unwrap();
    }
    disk.fill();
    until_refused(&mut game).await;
    refuses(&house).await;
    game.can_be_read().await;
    game.come_back().await;
    until_refused(&mut game).await;
    disk.clear();
    goes_on(&house, game).await;
}

#[tokio::test]
async fn while_somebody_locks_the_file_asks_are_refused_and_then_the_tables_go_on() {
    let folder = Folder::new("locked");
    let database = format!("sqlite:{}", folder.0.join("house.db").display());
    let house = House::open(&database, &[]).await;
    let mut game = Game::begin(&house.door).await;
    for _ in 0..5 {
        game.act().await.unwrap();
    }
    let mut other = SqliteConnection::connect(&database).await.unwrap();
    sqlx::raw_sql("BEGIN EXCLUSIVE").execute(&mut other).await.unwrap();
    assert_eq!(until_refused(&mut game).await, "unavailable");
    refuses(&house).await;
    game.can_be_read().await;
    other.close().await.unwrap();
    goes_on(&house, game).await;
}

#[tokio::test]
async fn while_postgres_stands_still_asks_are_refused_and_then_the_tables_go_on() {
    let folder = Folder::new("still");
    let Some(postgres) = Postgres::start(&folder.0) else { return };
    let house = House::open(&postgres.address(), &[]).await;
    let mut game = Game::begin(&house.door).await;
    for _ in 0..5 {
        game.act().await.unwrap();
    }
    postgres.signal("STOP");
    until_refused(&mut game).await;
    refuses(&house).await;
    game.cannot_be_joined().await;
    postgres.signal("CONT");
    goes_on(&house, game).await;
}

#[tokio::test]
async fn when_postgres_ends_and_starts_again_the_tables_go_on() {
    let folder = Folder::new("ended");
    let Some(mut postgres) = Postgres::start(&folder.0) else { return };
    let house = House::open(&postgres.address(), &[]).await;
    let mut game = Game::begin(&house.door).await;
    for _ in 0..3 {
        for _ in 0..5 {
            game.act().await.unwrap();
        }
        postgres.end();
        until_refused(&mut game).await;
        refuses(&house).await;
        game.cannot_be_joined().await;
        postgres.start_again();
        house.until_ready().await;
        game.come_back().await;
    }
    goes_on(&house, game).await;
}
