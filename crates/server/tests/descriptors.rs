//! A server whose process has no descriptors left. In a process of its own, whose limit is lowered.

#[path = "it/door/mod.rs"]
mod door;

use std::fs::File;
use std::time::Duration;

use door::House;
use rustix::process::{Resource, getrlimit, setrlimit};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

#[tokio::test]
async fn without_descriptors_nobody_is_accepted_and_with_them_everybody_is() {
    let house = House::open("descriptors").await;
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = Some(limit.maximum.unwrap_or(512).min(512));
    setrlimit(Resource::Nofile, limit).unwrap();
    let mut taken = Vec::new();
    while let Ok(file) = File::open("/dev/null") {
        taken.push(file);
    }
    // One for the client; the server gets none.
    taken.pop();
    let mut client = TcpStream::connect(&house.address).await.unwrap();
    client
        .write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
        .await
        .unwrap();
    let mut answer = String::new();
    let mut waits = Box::pin(client.read_to_string(&mut answer));
    tokio::select! {
        biased;
        _ = &mut waits => panic!("answered without a descriptor"),
        () = sleep(Duration::from_millis(300)) => {}
    }
    drop(taken);
    timeout(Duration::from_secs(20), waits).await.expect("it recovers").unwrap();
    assert!(answer.ends_with("ok"), "{answer}");
}
