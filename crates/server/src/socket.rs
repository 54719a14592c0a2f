//! One socket: bytes to messages, messages to the table, answers and news back.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use futures::{SinkExt, StreamExt};
use serde::Deserialize;
use sitting::Refusal;
use tokio::io::{copy, sink};
use tokio::runtime::Handle;
use tokio::time::{Interval, MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Message, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Utf8Bytes};
use wire::{Answer, Ask, Code, ToClient, ToServer};
use words::Lang;

use crate::all_words::{AllWords, lang};
use crate::allowance::Allowance;
use crate::app::{Address, App, TableCode, guest, is_own_page, token, tried};
use crate::frames;
use crate::limits::Ticket;
use crate::outbound::{News, outbound};
use crate::passes::Pass;
use crate::problem::Problem;
use crate::secret::hash;
use crate::table_task::{Asked, Command, Guest, SocketId, text};
use crate::tables::{NoTable, NotRunning, Tables};
use crate::upgrade::{WantsUpgrade, WebSocket};

/// The longest message a device may send, and the longest that is read at all.
const LONGEST: usize = 8 * 1024;
const LONGEST_READ: usize = 64 * 1024;
/// So much is read at once. Every socket keeps this much for itself and clears it before it reads,
/// and what devices say is short.
const READ_AT_ONCE: usize = 2 * 1024;
/// What is written is gathered up to this. Every socket keeps as much as it once needed.
const WRITTEN_AT_ONCE: usize = 16 * 1024;
/// So long a device may take to go, once it is told why: what it says meanwhile is not heard, but read,
/// or it would not get to read what it was told.
const GOODBYE: Duration = Duration::from_secs(1);

static NEXT: AtomicU64 = AtomicU64::new(1);

#[derive(Deserialize)]
pub struct Since {
    #[serde(default)]
    since: u32,
    /// For browsers, which cannot say so otherwise.
    lang: Option<String>,
}

pub async fn live(
    State(app): State<App>,
    TableCode(code): TableCode,
    since: Result<Query<Since>, QueryRejection>,
    address: Address,
    headers: HeaderMap,
    WantsUpgrade(upgrade): WantsUpgrade,
) -> Result<Response, Problem> {
    let wanted = since.as_ref().ok().and_then(|Query(since)| Lang::parse(since.lang.as_deref()?));
    let lang = wanted.unwrap_or_else(|| lang(&headers));
    let words = app.words.of(lang);
    if !is_own_page(&app, &headers) {
        return Err(Problem::foreign_page(words));
    }
    let bad = |key| Problem::new(StatusCode::BAD_REQUEST, "bad_request", words, key);
    let Query(since) = since.map_err(|_| bad("server-bad-since"))?;
    let attempt = app.guess(address.0, &code, words).await?;
    let ticket = app.limits.socket(address.0).ok_or_else(|| Problem::too_many(words))?;
    let place = Place::new(app.tables.clone(), code, address.0);
    let pass = app.passes.show(place.id, token(&app, &headers).map(hash));
    let guest = guest(&app, &headers).await?;
    pass.is_of(guest.as_ref().map(|guest| guest.person));
    // A browser does not tell its page why a socket was refused, so the page asks without one.
    let Some(upgrade) = upgrade else {
        let admitted = tried(attempt, &place.code, place.admits(guest).await, words)?;
        return Err(match admitted {
            Ok(()) => bad("server-no-socket"),
            Err(why) => Problem::refused(&why, words),
        });
    };
    let news = place.join(guest, lang, since.since).await;
    let news = tried(attempt, &place.code, news, words)?;
    let news = news.map_err(|why| Problem::refused(&why, words))?;
    let (at_once, per_second) = app.doors.limits.messages;
    let mut line = Line {
        place,
        pass,
        lang,
        words: app.words,
        allowance: Allowance::new(at_once, per_second),
        patience: app.doors.limits.patience,
        beat: None,
        ticket,
    };
    let frames = Allowance::new(10.0 * at_once, 2.0 * per_second);
    let config = WebSocketConfig::default();
    let config = config.read_buffer_size(READ_AT_ONCE).write_buffer_size(WRITTEN_AT_ONCE);
    let config = config.max_message_size(Some(LONGEST_READ)).max_frame_size(Some(LONGEST_READ));
    Ok(upgrade.run(config, frames, move |socket| async move {
        drop(line.run(socket, news).await);
    }))
}

/// A socket at a table; when it is dropped, however early, the table is told.
pub struct Place {
    id: SocketId,
    tables: Tables,
    code: String,
    from: IpAddr,
}

impl Place {
    pub fn new(tables: Tables, code: String, from: IpAddr) -> Place {
        Place { id: NEXT.fetch_add(1, Ordering::Relaxed), tables, code, from }
    }

    /// Whether they may come in. Nothing changes by it.
    async fn admits(&self, guest: Option<Guest>) -> Result<Result<(), Refusal>, NoTable> {
        let person = guest.map(|guest| guest.person);
        self.tables
            .ask(&self.code, |answer| Command::Admits { person, from: Some(self.from), answer })
            .await
    }

    /// Comes in, and hears the news from then on.
    pub async fn join(
        &self,
        guest: Option<Guest>,
        lang: Lang,
        since: u32,
    ) -> Result<Result<News, Refusal>, NoTable> {
        let (out, news) = outbound();
        let join = |joined| {
            let (guest, out) = (guest.clone(), out.clone());
            Command::Join { socket: self.id, guest, from: self.from, lang, since, out, joined }
        };
        let joined = self.tables.ask(&self.code, join).await?;
        Ok(joined.map(|()| news))
    }

    async fn tell(&self, command: Command) -> Result<(), NotRunning> {
        self.tables.tell(&self.code, command).await
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let (tables, code) = (self.tables.clone(), std::mem::take(&mut self.code));
        let gone = Command::Gone { socket: self.id };
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(async move { tables.tell(&code, gone).await });
        }
    }
}

struct Line {
    place: Place,
    pass: Pass,
    lang: Lang,
    words: AllWords,
    allowance: Allowance,
    /// How long a device may take to read one message, and to answer a beat.
    patience: Duration,
    /// When the last beat was sent that has not come back.
    beat: Option<Instant>,
    ticket: Ticket,
}

/// The line to a device is no longer of use.
struct Cut;

/// What comes next on a line.
enum Next {
    Told(Option<Utf8Bytes>),
    Heard(Option<Result<Message, Error>>),
    Beat,
    /// The token it was opened with is ended.
    Ended,
}

async fn next(socket: &mut WebSocket, news: &mut News, beats: &mut Interval) -> Next {
    tokio::select! {
        told = news.next() => Next::Told(told),
        heard = socket.next() => Next::Heard(heard),
        _ = beats.tick() => Next::Beat,
    }
}

impl Line {
    async fn run(&mut self, mut socket: WebSocket, mut news: News) -> Result<(), Cut> {
        // How often the way to a device is measured, and that it is still there.
        let mut beats = interval(self.patience);
        // A beat that was late is no reason to send the next one sooner.
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let next = tokio::select! {
                biased;
                () = self.pass.ended() => Next::Ended,
                next = next(&mut socket, &mut news, &mut beats) => next,
            };
            match next {
                Next::Told(Some(told)) => {
                    self.tell(&mut socket, told, &mut news).await?;
                }
                Next::Told(None) => return self.let_go(&mut socket, &news).await,
                Next::Heard(heard) => self.take(&mut socket, heard.ok_or(Cut)?).await?,
                Next::Beat => {
                    // A device that has not answered the last beat is gone.
                    if self.beat.replace(Instant::now()).is_some() {
                        return Err(Cut);
                    }
                    self.send(&mut socket, Message::Ping(Bytes::new())).await?;
                }
                Next::Ended => {
                    return self.close(&mut socket, CloseCode::Policy, "server-ended").await;
                }
            }
        }
    }

    /// The table has no more news for this device.
    async fn let_go(&self, socket: &mut WebSocket, news: &News) -> Result<(), Cut> {
        let (code, key) = why_let_go(news);
        self.close(socket, code, key).await
    }

    async fn take(
        &mut self,
        socket: &mut WebSocket,
        heard: Result<Message, Error>,
    ) -> Result<(), Cut> {
        let answered = match heard {
            Ok(Message::Text(said)) => self.hear(&said).await,
            Ok(Message::Binary(_)) => self.hear("").await,
            Ok(Message::Pong(_)) => {
                self.measured().await;
                None
            }
            Ok(Message::Ping(_) | Message::Frame(_)) => None,
            Ok(Message::Close(_)) => return Err(Cut),
            Err(Error::Io(why)) if why.kind() == frames::TOO_MANY => {
                return self.close(socket, CloseCode::Policy, "server-too-often").await;
            }
            // No text, or without end: where the next message begins cannot be known.
            Err(_) => return self.close(socket, CloseCode::Protocol, "server-bad-message").await,
        };
        match answered {
            Some(answered) => self.send(socket, Message::Text(text(&answered))).await,
            None => Ok(()),
        }
    }

    /// Says why, and lets the device go.
    async fn close(
        &self,
        socket: &mut WebSocket,
        code: CloseCode,
        key: &'static str,
    ) -> Result<(), Cut> {
        let reason = self.words.of(self.lang).get(key).into();
        self.send(socket, Message::Close(Some(CloseFrame { code, reason }))).await?;
        let rest = async {
            while let Some(Ok(_)) = socket.next().await {}
            // After an error nothing more comes out of the frames; what is not read would reset the
            // connection before the reason has arrived.
            copy(socket.get_mut(), &mut sink()).await
        };
        let _ = timeout(GOODBYE, rest).await;
        Err(Cut)
    }

    /// Sends this and all that has come behind it, at once.
    async fn tell(
        &self,
        socket: &mut WebSocket,
        told: Utf8Bytes,
        news: &mut News,
    ) -> Result<(), Cut> {
        let sent = async {
            let mut length = told.len();
            socket.feed(Message::Text(told)).await?;
            while let Some(told) = news.try_next() {
                length += told.len();
                socket.feed(Message::Text(told)).await?;
            }
            socket.flush().await?;
            news.sent(length);
            Ok(())
        };
        self.in_time(sent).await
    }

    async fn send(&self, socket: &mut WebSocket, message: Message) -> Result<(), Cut> {
        self.in_time(socket.send(message)).await
    }

    /// A device that does not read is let go.
    async fn in_time(&self, sent: impl Future<Output = Result<(), Error>>) -> Result<(), Cut> {
        match timeout(self.patience, sent).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Cut),
        }
    }

    fn refused(&self, id: u32, code: Code, key: &'static str) -> ToClient {
        let answer = Refusal::new(code, key).answer(self.words.of(self.lang));
        ToClient::Answered { id, answer }
    }

    async fn measured(&mut self) {
        let Some(sent) = self.beat.take() else { return };
        let lag = sent.elapsed().as_millis() as u64;
        let _ = self.place.tell(Command::Lag { socket: self.place.id, lag }).await;
    }

    /// Hands a message on; what can be answered here is. Whatever is in it, it counts.
    async fn hear(&mut self, text: &str) -> Option<ToClient> {
        let is_long = text.len() > LONGEST;
        if !self.allowance.take() || !self.ticket.message() {
            let id = if is_long { 0 } else { id_of(text) };
            return Some(self.refused(id, Code::TooOften, "server-too-often"));
        }
        if is_long {
            return Some(self.refused(id_of(text), Code::BadMessage, "server-long-message"));
        }
        let Ok(ToServer { id, ask }) = json::read(text) else {
            return Some(self.refused(id_of(text), Code::BadMessage, "server-bad-message"));
        };
        if let Ask::Ping {} = ask {
            return Some(ToClient::Answered { id, answer: Answer::Done {} });
        }
        // It makes a table, as a request over HTTP does.
        if matches!(ask, Ask::Rematch {}) && !self.ticket.request() {
            return Some(self.refused(id, Code::TooOften, "server-too-often"));
        }
        let asked = Asked { socket: self.place.id, id };
        let heard = self.place.tell(Command::Ask { asked, ask }).await;
        // What the table still has to say to this device comes behind this; then the line ends.
        let ended = |_| self.refused(id, Code::Unavailable, "server-unavailable");
        heard.err().map(ended)
    }
}

/// Only the table knows: by now it may run again, started by others who were quicker.
fn why_let_go(news: &News) -> (CloseCode, &'static str) {
    if news.is_barred() {
        (CloseCode::Policy, "server-not-watched")
    } else if news.is_behind() {
        (CloseCode::Again, "server-behind")
    } else {
        (CloseCode::Away, "server-stopping")
    }
}

/// The number of a message that cannot be read otherwise.
fn id_of(text: &str) -> u32 {
    #[derive(Deserialize)]
    struct Numbered {
        id: u32,
    }
    json::read::<Numbered>(text).map_or(0, |it| it.id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outbound::Outbound;

    #[tokio::test]
    async fn who_reads_slowly_is_told_why_they_were_let_go_whatever_runs_by_then() {
        let after = async |lets_go: fn(Outbound)| {
            let (out, mut news) = outbound();
            out.send("the last".into()).unwrap();
            lets_go(out);
            while news.next().await.is_some() {}
            why_let_go(&news).0
        };
        assert_eq!(after(drop).await, CloseCode::Away, "the table has ended, in whatever way");
        assert_eq!(after(|out| out.bar()).await, CloseCode::Policy);
        let fill = |out: Outbound| while out.send("too much".into()).is_ok() {};
        assert_eq!(after(fill).await, CloseCode::Again);
    }

    #[test]
    fn every_reason_fits_into_the_last_frame() {
        for lang in Lang::ALL {
            for key in [
                "server-stopping",
                "server-behind",
                "server-not-watched",
                "server-ended",
                "server-too-often",
                "server-bad-message",
            ] {
                let reason = AllWords::default().of(lang).get(key);
                assert!((1..=123).contains(&reason.len()), "{reason}");
            }
        }
    }
}
