//! Bytes to the server that no decent client would send, and what comes back.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use guest::Lost;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use super::attacker::Attacker;

/// So long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(3);
/// The receive buffer of somebody who does not mean to read.
const NARROW: u32 = 4096;

/// A short name for why nothing more can be asked.
pub fn why(lost: &Lost) -> String {
    match lost {
        Lost::Cut(_) => "disconnected".to_owned(),
        Lost::Silent => "no answer".to_owned(),
        Lost::Wrong(what) => match what.split_once(": {") {
            Some((status, _)) => format!("HTTP {status}"),
            None => what.chars().take(40).collect(),
        },
    }
}

impl Attacker {
    /// A connection that takes in little before somebody reads from it.
    pub async fn narrow(&self) -> io::Result<TcpStream> {
        let to: SocketAddr = self.door.address.parse().map_err(io::Error::other)?;
        let socket = TcpSocket::new_v4()?;
        socket.bind((self.from, 0).into())?;
        socket.set_recv_buffer_size(NARROW)?;
        socket.connect(to).await
    }

    /// Sends these bytes and notes what comes back.
    pub async fn sends(&self, bytes: &[u8]) -> Result<(), Lost> {
        let mut stream = self.door.dial().await?;
        // A server that refuses may close before all of it is sent.
        let _ = timeout(PATIENCE, stream.write_all(bytes)).await;
        self.notes_reply(&mut stream).await;
        Ok(())
    }

    /// Notes the status of what comes back, if anything does.
    pub async fn notes_reply(&self, stream: &mut TcpStream) {
        let mut reply = [0; 12];
        let read = timeout(PATIENCE, stream.read_exact(&mut reply)).await;
        self.answered(match read {
            Err(_) => "no answer".to_owned(),
            Ok(Err(_)) => "disconnected".to_owned(),
            Ok(Ok(_)) => status(&reply),
        });
    }

    /// A WebSocket to a table whose frames are made by hand, with this token. Nothing, where it was refused.
    pub async fn upgraded(
        &self,
        mut stream: TcpStream,
        code: &str,
        token: &str,
    ) -> Result<Option<TcpStream>, Lost> {
        let head = format!(
            "GET /api/tables/{code}/live?since=0 HTTP/1.1\r\nhost: {}\r\ncookie: luckhouse={token}\r\n\
             connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.door.address
        );
        stream.write_all(head.as_bytes()).await?;
        let mut reply = Vec::new();
        while !reply.ends_with(b"\r\n\r\n") {
            let byte = timeout(PATIENCE, stream.read_u8()).await.map_err(|_| Lost::Silent)?;
            reply.push(byte?);
        }
        if reply.starts_with(b"HTTP/1.1 101") {
            return Ok(Some(stream));
        }
        self.answered(status(&reply));
        Ok(None)
    }
}

fn status(reply: &[u8]) -> String {
    let code = reply.get(9..12).filter(|it| it.iter().all(u8::is_ascii_digit));
    code.map_or("not HTTP".to_owned(), |it| format!("HTTP {}", String::from_utf8_lossy(it)))
}

/// The head of a request.
pub fn request(line: &str, headers: &str) -> Vec<u8> {
    format!("{line} HTTP/1.1\r\nhost: here\r\n{headers}\r\n").into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn why_is_short() {
        assert_eq!(why(&Lost::Wrong("429: {\"code\":\"too_many\"}".to_owned())), "HTTP 429");
        assert_eq!(why(&Lost::Wrong("no line: 404".to_owned())), "no line: 404");
        assert_eq!(why(&Lost::Cut("reset".to_owned())), "disconnected");
    }

    #[test]
    fn a_status_is_read_where_there_is_one() {
        assert_eq!(status(b"HTTP/1.1 404"), "HTTP 404");
        assert_eq!(status(b"\x00\x00\x12\x04"), "not HTTP");
        assert_eq!(status(b"HTTP/1.1 xx "), "not HTTP");
    }
}
