//! Where a server listens: names, tables and lines are asked for here.

use std::io;
use std::net::IpAddr;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream, lookup_host};
use tokio::time::timeout;

use crate::line::PATIENCE;
use crate::{Guest, Line, Lost};

#[derive(Clone, Debug)]
pub struct Door {
    /// `ADDRESS:PORT`.
    pub address: String,
    /// Where whoever comes in here comes from; anywhere if that is not said.
    from: Option<IpAddr>,
}

/// An answer over HTTP.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Value,
    /// The token it gives, if any.
    pub token: String,
}

impl Door {
    pub fn at(address: String) -> Door {
        Door { address, from: None }
    }

    /// The same door for people who come from there.
    #[must_use]
    pub fn coming_from(&self, from: IpAddr) -> Door {
        Door { address: self.address.clone(), from: Some(from) }
    }

    /// A line on which nothing has been said yet.
    pub async fn dial(&self) -> io::Result<TcpStream> {
        let stream = match self.from {
            None => TcpStream::connect(&self.address).await?,
            Some(from) => {
                let nowhere = || io::Error::from(io::ErrorKind::AddrNotAvailable);
                let to = lookup_host(&self.address).await?.next().ok_or_else(nowhere)?;
                let socket =
                    if from.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
                socket.bind((from, 0).into())?;
                socket.connect(to).await?
            }
        };
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Asks, as whoever has this token. `request` is method and path.
    pub async fn http(&self, request: &str, token: &str, body: &str) -> Result<Answer, Lost> {
        timeout(PATIENCE, self.asked(request, token, body)).await.map_err(|_| Lost::Silent)?
    }

    async fn asked(&self, request: &str, token: &str, body: &str) -> Result<Answer, Lost> {
        let mut stream = self.dial().await?;
        let head = format!(
            "{request} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             cookie: luckhouse={token}\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).await?;
        let mut text = String::new();
        stream.read_to_string(&mut text).await?;
        answer(&text).ok_or_else(|| Lost::Cut(format!("half an answer: {text}")))
    }

    /// Somebody with a name; returns their token.
    pub async fn person(&self, name: &str) -> Result<String, Lost> {
        let body = json!({ "name": name }).to_string();
        let answer = self.http("POST /api/me", "", &body).await?;
        if answer.status == 200 { Ok(answer.token) } else { Err(answer.wrong()) }
    }

    /// A new table; returns its code.
    pub async fn table(&self, token: &str, set_up: &Value) -> Result<String, Lost> {
        let answer = self.http("POST /api/tables", token, &set_up.to_string()).await?;
        let code = answer.body["code"].as_str().filter(|_| answer.status == 201);
        code.map(str::to_owned).ok_or_else(|| answer.wrong())
    }

    /// A line to a table, on which nothing has been read yet.
    pub async fn line(&self, token: &str, code: &str, since: u32) -> Result<Line, Lost> {
        let url = format!("ws://{}/api/tables/{code}/live?since={since}", self.address);
        let stream = timeout(PATIENCE, self.dial()).await.map_err(|_| Lost::Silent)??;
        Line::over(stream, &url, token).await
    }

    /// Somebody at a table, who knows what happened up to this number.
    pub async fn join(&self, token: &str, code: &str, since: u32) -> Result<Guest, Lost> {
        Guest::on(self.line(token, code, since).await?).await
    }
}

impl Answer {
    fn wrong(&self) -> Lost {
        Lost::Wrong(format!("{}: {}", self.status, self.body))
    }
}

fn answer(text: &str) -> Option<Answer> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.get(9..12)?.parse().ok()?;
    let token = head.split("luckhouse=").nth(1).and_then(|it| it.split(';').next());
    let body = serde_json::from_str(body).unwrap_or(Value::Null);
    Some(Answer { status, body, token: token.unwrap_or_default().to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_taken_apart() {
        let head = "HTTP/1.1 201 Created\r\nset-cookie: luckhouse=abc; HttpOnly";
        let whole = answer(&format!("{head}\r\n\r\n{{\"code\":\"QXJZD\"}}")).unwrap();
        assert_eq!((whole.status, whole.token.as_str()), (201, "abc"));
        assert_eq!(whole.body["code"], "QXJZD");
        assert!(answer(head).is_none() && answer("HTTP\r\n\r\n").is_none());
    }
}
