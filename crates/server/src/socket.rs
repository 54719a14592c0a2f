//! One socket: bytes to messages, messages to the table, answers and news back.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{MissedTickBehavior, interval, timeout};
use wire::{Code, ToClient, ToServer};
use words::Lang;

use crate::all_words::{AllWords, lang};
use crate::allowance::Allowance;
use crate::app::{Address, App, TableCode, guest, is_own_page};
use crate::problem::Problem;
use crate::refusal::Refusal;
use crate::table_task::{Asked, Command, SocketId, text};
use crate::tables::Tables;

/// The longest message a device may send, and the longest that is read at all.
const LONGEST: usize = 8 * 1024;
const LONGEST_READ: usize = 64 * 1024;
/// So much is read at once. Every socket keeps this much for itself and clears it before it reads,
/// and what devices say is short.
const READ_AT_ONCE: usize = 2 * 1024;
/// News that wait for a device; one that does not read is let go.
const NEWS: usize = 64;

static NEXT: AtomicU64 = AtomicU64::new(1);

#[derive(Deserialize)]
pub struct Since {
    #[serde(default)]
    since: u32,
}

pub async fn live(
    State(app): State<App>,
    TableCode(code): TableCode,
    since: Result<Query<Since>, QueryRejection>,
    address: Address,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let lang = lang(&headers);
    let words = app.words.of(lang);
    if !is_own_page(&headers) {
        return Err(Problem::foreign_page(words));
    }
    let bad = |key| Problem::new(StatusCode::BAD_REQUEST, "bad_request", words, key);
    let Query(since) = since.map_err(|_| bad("server-bad-since"))?;
    let upgrade = upgrade.map_err(|_| bad("server-no-socket"))?;
    app.may_try(address.0, &code, words)?;
    let ticket = app.limits.socket(address.0).ok_or_else(|| Problem::too_many(words))?;
    let guest = guest(&app, &headers).await?;
    let (out, news) = mpsc::channel(NEWS);
    let (joined, admitted) = oneshot::channel();
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    let join = Command::Join { socket: id, guest, lang, since: since.since, out, joined };
    app.tried(address.0, &code, app.tables.send(&code, join).await, words)?;
    match admitted.await {
        Ok(Ok(())) => {}
        Ok(Err(why)) => return Err(Problem::refused(&why, words)),
        Err(_) => return Err(Problem::unavailable(words)),
    }
    let (at_once, per_second) = app.doors.limits.messages;
    let mut line = Line {
        id,
        code,
        lang,
        words: app.words,
        tables: app.tables,
        allowance: Allowance::new(at_once, per_second),
        frames: Allowance::new(10.0 * at_once, 2.0 * per_second),
        patience: app.doors.limits.patience,
        beat: None,
    };
    let upgrade = upgrade.max_message_size(LONGEST_READ).max_frame_size(LONGEST_READ);
    let upgrade = upgrade.read_buffer_size(READ_AT_ONCE);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _ = line.run(socket, news).await;
        let _ = line.tables.tell(&line.code, Command::Gone { socket: id }).await;
        drop(ticket);
    }))
}

struct Line {
    id: SocketId,
    code: String,
    lang: Lang,
    words: AllWords,
    tables: Tables,
    allowance: Allowance,
    frames: Allowance,
    /// How long a device may take to read one message, and to answer a beat.
    patience: Duration,
    /// When the last beat was sent that has not come back.
    beat: Option<Instant>,
}

/// The line to a device is no longer of use.
struct Cut;

impl Line {
    async fn run(
        &mut self,
        mut socket: WebSocket,
        mut news: mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), Cut> {
        // How often the way to a device is measured, and that it is still there.
        let mut beats = interval(self.patience);
        // A beat that was late is no reason to send the next one sooner.
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                told = news.recv() => {
                    self.send(&mut socket, Message::Text(told.ok_or(Cut)?)).await?;
                }
                heard = socket.recv() => self.take(&mut socket, heard.ok_or(Cut)?).await?,
                _ = beats.tick() => {
                    // A device that has not answered the last beat is gone.
                    if self.beat.replace(Instant::now()).is_some() {
                        return Err(Cut);
                    }
                    self.send(&mut socket, Message::Ping(Bytes::new())).await?;
                }
            }
        }
    }

    async fn take(
        &mut self,
        socket: &mut WebSocket,
        heard: Result<Message, axum::Error>,
    ) -> Result<(), Cut> {
        if !self.frames.take() {
            return self.close(socket, close_code::POLICY, "server-too-often").await;
        }
        let answered = match heard {
            Ok(Message::Text(said)) => self.hear(&said).await,
            Ok(Message::Binary(_)) => Some(self.refused(0, Code::BadMessage, "server-bad-message")),
            Ok(Message::Pong(_)) => {
                self.measured().await;
                None
            }
            Ok(Message::Ping(_)) => None,
            Ok(Message::Close(_)) => return Err(Cut),
            // No text, or without end: where the next message begins cannot be known.
            Err(_) => return self.close(socket, close_code::PROTOCOL, "server-bad-message").await,
        };
        match answered {
            Some(answered) => self.send(socket, Message::Text(text(&answered))).await,
            None => Ok(()),
        }
    }

    /// Says why, and lets the device go.
    async fn close(&self, socket: &mut WebSocket, code: u16, key: &'static str) -> Result<(), Cut> {
        let reason = self.words.of(self.lang).say(&words::Message::new(key)).into();
        let _ = self.send(socket, Message::Close(Some(CloseFrame { code, reason }))).await;
        Err(Cut)
    }

    /// A device that does not read is let go.
    async fn send(&self, socket: &mut WebSocket, message: Message) -> Result<(), Cut> {
        match timeout(self.patience, socket.send(message)).await {
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
        let _ = self.tables.tell(&self.code, Command::Lag { socket: self.id, lag }).await;
    }

    /// Hands a message on; what can be answered here is.
    async fn hear(&mut self, text: &str) -> Option<ToClient> {
        if text.len() > LONGEST {
            return Some(self.refused(id_of(text), Code::BadMessage, "server-long-message"));
        }
        let Ok(ToServer { id, ask }) = serde_json::from_str(text) else {
            return Some(self.refused(id_of(text), Code::BadMessage, "server-bad-message"));
        };
        if !self.allowance.take() {
            return Some(self.refused(id, Code::TooOften, "server-too-often"));
        }
        let asked = Asked { socket: self.id, id };
        let heard = self.tables.tell(&self.code, Command::Ask { asked, ask }).await;
        // What the table still has to say to this device comes behind this; then the line ends.
        let ended = |_| self.refused(id, Code::Unavailable, "server-unavailable");
        heard.err().map(ended)
    }
}

/// The number of a message that cannot be read otherwise.
fn id_of(text: &str) -> u32 {
    #[derive(Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str::<Numbered>(text).map_or(0, |it| it.id)
}
