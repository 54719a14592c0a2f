//! Who is told what: once for all who look alike.

use axum::body::Bytes;
use game::Viewer;
use sitting::Refusal;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::{Answer, ToClient};

use super::{Asked, Lost, SocketId, TableTask};

/// As long as most messages are at most.
const USUAL_LENGTH: usize = 2048;

impl TableTask {
    /// Where the table stands, to one device.
    pub(super) fn tell_standing(&mut self, id: SocketId, since: u32) {
        let Some(socket) = self.sockets.get(&id) else { return };
        let now = self.home.now();
        let standing = self.table.standing(socket.person(), socket.viewer, since, now);
        self.send(vec![(id, text(&ToClient::Standing(Box::new(standing))))]);
    }

    /// What happened between these numbers, one page of it, and the answer behind it.
    pub(super) fn tell_history(&mut self, asked: Asked, after: u32, before: u32) {
        let Some(socket) = self.sockets.get(&asked.socket) else { return };
        let happenings = self.table.page(after, before, socket.viewer);
        self.send(vec![(asked.socket, text(&ToClient::History { after, happenings }))]);
        self.answer(Some(asked), Ok(()));
    }

    /// Answers a message, behind all that it led to.
    pub(super) fn answer(&mut self, asked: Option<Asked>, done: Result<(), Refusal>) {
        let Some(asked) = asked else { return };
        let Some(socket) = self.sockets.get(&asked.socket) else { return };
        let (kind, answer) = match done {
            Ok(()) => ("done", Answer::Done {}),
            Err(why) => ("refused", why.answer(self.home.words.of(socket.lang))),
        };
        metrics::counter!("luckhouse_answers_total", "answer" => kind).increment(1);
        self.send(vec![(asked.socket, text(&ToClient::Answered { id: asked.id, answer }))]);
    }

    /// Tells whoever asked what became of it, before the table ends.
    pub(super) fn tell_lost(&mut self, asked: Option<Asked>, lost: Lost) -> Lost {
        self.answer(asked, Err(lost.0.clone()));
        lost
    }

    pub(super) fn tell_stopping(&self) {
        let stopping = text(&ToClient::Stopping {});
        for socket in self.sockets.values() {
            let _ = socket.out.send(stopping.clone());
        }
    }

    /// What each socket is to be told of the last item, once it is written.
    pub(super) fn tell(&self) -> Vec<(SocketId, Utf8Bytes)> {
        let mut texts: Vec<(Viewer, Utf8Bytes)> = Vec::new();
        let mut told = Vec::with_capacity(self.sockets.len());
        for (id, socket) in &self.sockets {
            let known = texts.iter().find(|(viewer, _)| *viewer == socket.viewer);
            let text = if let Some((_, text)) = known {
                text.clone()
            } else {
                let Some(text) = self.happened(socket.viewer) else { continue };
                texts.push((socket.viewer, text.clone()));
                text
            };
            told.push((*id, text));
        }
        told
    }

    fn happened(&self, viewer: Viewer) -> Option<Utf8Bytes> {
        let table = &self.table;
        Some(text(&ToClient::Happened {
            happening: table.last(viewer)?,
            view: table.view(viewer),
            legal: table.legal(viewer),
            moment: table.moment(),
            to_act: table.to_act(),
            may_act: table.who_may_act(),
            now: self.home.now(),
            deadline: table.deadline(),
            clocks: table.clocks(),
            stage: table.stage(),
        }))
    }

    /// Who does not read is let go: they come back and are told what they missed.
    pub(super) fn send(&mut self, messages: Vec<(SocketId, Utf8Bytes)>) {
        for (id, message) in messages {
            let sent = self.sockets.get(&id).map(|socket| socket.out.send(message));
            if sent.is_some_and(|sent| sent.is_err()) {
                self.sockets.remove(&id);
            }
        }
    }
}

/// A message as it goes over the line.
pub fn text(message: &ToClient) -> Utf8Bytes {
    let mut text = Vec::with_capacity(USUAL_LENGTH);
    serde_json::to_writer(&mut text, message).expect("messages can be written");
    // As long as it is: so much it counts for, where it waits.
    let text = Bytes::from(text.into_boxed_slice());
    Utf8Bytes::try_from(text).expect("JSON is text")
}
