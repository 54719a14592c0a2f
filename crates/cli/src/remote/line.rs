//! The line to a table: a thread of its own, which dials again by itself when it is cut.

use std::future::pending;
use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use futures::{SinkExt, StreamExt};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message as Frame;
use wire::{Ask, ToClient, ToServer};
use words::Message;

use super::call::{Caller, Socket};
use super::history::History;
use crate::failure::{Exit, Failure};

/// The server is heard at least every ten seconds.
const SILENCE: Duration = Duration::from_secs(25);
/// How long it is waited before dialling again: twice as long each time, up to the last.
const FIRST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(8);

/// What comes over the line.
#[derive(Debug)]
pub enum News {
    Told(Box<ToClient>),
    /// A part of a long history, which is handed on when it is complete.
    Page,
    /// Something that cannot be read.
    Strange,
    /// The line is cut; it will be tried again.
    Cut,
    /// It will not be tried again.
    Lost(Message),
}

pub struct Line {
    news: Receiver<News>,
    asks: UnboundedSender<ToServer>,
    asked: u32,
}

/// A table to be called, and who calls.
pub struct Call {
    pub caller: Caller,
    pub code: String,
}

impl Line {
    /// Waits until the table has answered.
    pub fn open(call: Call) -> Result<Line, Failure> {
        let (news, heard) = mpsc::channel();
        let (asks, to_ask) = unbounded_channel();
        let (ready, is_ready) = mpsc::channel();
        let runtime = runtime()?;
        thread::spawn(move || runtime.block_on(run(call, to_ask, &news, &ready)));
        // The thread says something before it ends.
        is_ready.recv().unwrap_or(Err(Failure::machine(Message::new("remote-cut"))))?;
        Ok(Line { news: heard, asks, asked: 0 })
    }

    /// Asks something; the answer has this number.
    pub fn ask(&mut self, ask: Ask) -> u32 {
        self.asked += 1;
        // If the line is lost, that is among the news.
        let _ = self.asks.send(ToServer { id: self.asked, ask });
        self.asked
    }

    pub fn news(&mut self) -> Option<News> {
        self.news.try_recv().ok()
    }

    /// Waits for the next news, at most so long.
    pub fn wait(&mut self, most: Duration) -> Option<News> {
        self.news.recv_timeout(most).ok()
    }
}

/// What the calls of one thread run on.
pub fn runtime() -> Result<Runtime, Failure> {
    let failed = |error: io::Error| Message::new("cli-said").with("why", error.to_string());
    Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::machine(failed(error)))
}

async fn run(
    call: Call,
    mut asks: UnboundedReceiver<ToServer>,
    news: &Sender<News>,
    ready: &Sender<Result<(), Failure>>,
) {
    let mut since = 0;
    let mut socket = match call.caller.dial(&call.code, since).await {
        Ok(socket) => socket,
        Err(failure) => return drop(ready.send(Err(failure))),
    };
    let _ = ready.send(Ok(()));
    while talk(&mut socket, &mut asks, news, &mut since).await.is_ok() {
        let _ = news.send(News::Cut);
        match dial_again(&call, &mut asks, since).await {
            Some(Ok(again)) => socket = again,
            Some(Err(why)) => return drop(news.send(News::Lost(why))),
            None => return,
        }
    }
}

/// Nobody listens any more.
struct HungUp;

/// Talks until the line is cut.
async fn talk(
    socket: &mut Socket,
    asks: &mut UnboundedReceiver<ToServer>,
    news: &Sender<News>,
    since: &mut u32,
) -> Result<(), HungUp> {
    // What is held back when the line is cut is told again after it.
    let mut history = History::default();
    let mut next_page = None;
    loop {
        tokio::select! {
            heard = timeout(SILENCE, socket.next()) => {
                let text = match heard {
                    Ok(Some(Ok(Frame::Text(text)))) => text,
                    Ok(Some(Ok(Frame::Ping(_) | Frame::Pong(_)))) => continue,
                    _ => return Ok(()),
                };
                let Ok(told) = json::read::<ToClient>(&text) else {
                    news.send(News::Strange).map_err(|_| HungUp)?;
                    continue;
                };
                if let ToClient::History { .. } = told {
                    news.send(News::Page).map_err(|_| HungUp)?;
                }
                let next = history.take(told);
                for told in next.told {
                    *since = number(&told).unwrap_or(*since);
                    news.send(News::Told(Box::new(told))).map_err(|_| HungUp)?;
                }
                let page = next.ask.map(|(wait, ask)| (Instant::now() + wait, ask));
                next_page = page.or(next_page);
            }
            Some(ask) = due(&mut next_page) => {
                if !said(socket, &ask).await {
                    return Ok(());
                }
            }
            ask = asks.recv() => {
                let ask = ask.ok_or(HungUp)?;
                if !said(socket, &ask).await {
                    return Ok(());
                }
            }
        }
    }
}

/// Waits until this is to be asked.
async fn due(page: &mut Option<(Instant, ToServer)>) -> Option<ToServer> {
    match page {
        Some((at, _)) => sleep_until(*at).await,
        None => pending().await,
    }
    page.take().map(|(_, ask)| ask)
}

/// Whether it could be sent.
async fn said(socket: &mut Socket, ask: &ToServer) -> bool {
    let text = serde_json::to_string(ask).expect("messages can be written");
    socket.send(Frame::text(text)).await.is_ok()
}

fn number(told: &ToClient) -> Option<u32> {
    match told {
        ToClient::Standing(standing) => Some(standing.number),
        ToClient::Happened { happening, .. } => Some(happening.number),
        ToClient::History { .. } | ToClient::Answered { .. } | ToClient::Stopping {} => None,
    }
}

/// Dials until somebody answers, or until it is clear that nobody will. `None` when nobody waits.
async fn dial_again(
    call: &Call,
    asks: &mut UnboundedReceiver<ToServer>,
    since: u32,
) -> Option<Result<Socket, Message>> {
    let mut wait = FIRST_WAIT;
    loop {
        let waited = sleep(wait);
        tokio::pin!(waited);
        loop {
            // What is asked meanwhile is asked of a table that may be another by then.
            tokio::select! {
                () = &mut waited => break,
                ask = asks.recv() => drop(ask?),
            }
        }
        wait = LONGEST_WAIT.min(wait * 2);
        match call.caller.dial(&call.code, since).await {
            Ok(socket) => return Some(Ok(socket)),
            Err(failure) if failure.exit == Exit::Refused => return Some(Err(failure.message)),
            Err(_) => {}
        }
    }
}
