//! Bytes to a server and bytes back.

use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Sends this and returns all that comes until the line is closed.
pub async fn raw(address: &str, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // A server that has heard enough may close before all is sent.
    let _ = stream.write_all(bytes).await;
    rest(&mut stream).await
}

/// All that comes until the line is closed.
pub async fn rest(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let read = timeout(Duration::from_secs(20), stream.read_to_end(&mut answer));
    let _ = read.await.expect("the line is closed in time");
    String::from_utf8_lossy(&answer).into_owned()
}

/// A request without a body, with these further lines in its head.
pub fn request(line: &str, head: &str) -> Vec<u8> {
    asked("here", line, head)
}

/// The same of a server under this name.
pub fn asked(host: &str, line: &str, head: &str) -> Vec<u8> {
    format!("{line} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{head}\r\n").into_bytes()
}
