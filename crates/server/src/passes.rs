//! With which token every line was opened: when one is ended, its lines are.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use sitting::PersonId;
use tokio::sync::oneshot;

use crate::panics::lock;
use crate::table_task::SocketId;

#[derive(Clone, Debug, Default)]
pub struct Passes(Arc<Mutex<HashMap<SocketId, Shown>>>);

#[derive(Debug)]
struct Shown {
    /// Of the token; whoever has shown none only watches.
    hash: Option<String>,
    /// Whose it is, once that is known.
    person: Option<PersonId>,
    /// Dropped when the token is ended.
    _good: oneshot::Sender<()>,
}

/// What a line was opened with; dropped with the line.
#[derive(Debug)]
pub struct Pass {
    socket: SocketId,
    passes: Passes,
    ended: oneshot::Receiver<()>,
}

impl Passes {
    /// To be shown before it is looked up whose it is: what is ended in between is not missed.
    pub fn show(&self, socket: SocketId, hash: Option<String>) -> Pass {
        let (good, ended) = oneshot::channel();
        let shown = Shown { hash, person: None, _good: good };
        self.with(|shown_now| drop(shown_now.insert(socket, shown)));
        Pass { socket, passes: self.clone(), ended }
    }

    /// Ends every line that was opened with this token.
    pub fn end(&self, hash: &str) {
        self.with(|shown| shown.retain(|_, it| it.hash.as_deref() != Some(hash)));
    }

    /// Ends every line of this person that was not opened with this token; one of which it is not yet
    /// known whose it is may be theirs, and can be opened again.
    pub fn end_others(&self, person: PersonId, hash: &str) {
        self.with(|shown| {
            shown.retain(|_, it| {
                let others = it.hash.as_deref().is_some_and(|it| it != hash);
                !others || it.person.is_some_and(|it| it != person)
            });
        });
    }

    fn with(&self, change: impl FnOnce(&mut HashMap<SocketId, Shown>)) {
        change(&mut lock(&self.0));
    }
}

impl Pass {
    /// It is known now whose the token is; one that is nobody's is as good as none.
    pub fn is_of(&self, person: Option<PersonId>) {
        self.passes.with(|shown| {
            if let Some(shown) = shown.get_mut(&self.socket) {
                shown.person = person;
                shown.hash.take_if(|_| person.is_none());
            }
        });
    }

    /// Comes true when the token is ended.
    pub async fn ended(&mut self) {
        let _ = (&mut self.ended).await;
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.passes.with(|shown| drop(shown.remove(&self.socket)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_ended(pass: &mut Pass) -> bool {
        pass.ended.try_recv() == Err(oneshot::error::TryRecvError::Closed)
    }

    #[test]
    fn only_lines_of_ended_tokens_end() {
        let passes = Passes::default();
        let shown = [(Some("phone"), Some(1)), (Some("desk"), Some(1)), (Some("other"), Some(2))];
        let shown = shown.into_iter().chain([(Some("new"), None), (None, None)]);
        let mut lines: Vec<Pass> = (1..)
            .zip(shown)
            .map(|(socket, (hash, person))| {
                let pass = passes.show(socket, hash.map(str::to_owned));
                if person.is_some() {
                    pass.is_of(person);
                }
                pass
            })
            .collect();
        let nobodys = passes.show(9, Some("nobody's".to_owned()));
        nobodys.is_of(None);
        lines.push(nobodys);
        let mut ended = || lines.iter_mut().map(is_ended).collect::<Vec<_>>();
        passes.end("nobody's");
        assert_eq!(ended(), [false; 6]);
        passes.end_others(1, "phone");
        assert_eq!(ended(), [false, true, false, true, false, false]);
        passes.end("phone");
        assert_eq!(ended(), [true, true, false, true, false, false]);
        drop(lines);
        assert!(passes.0.lock().unwrap().is_empty(), "a line leaves nothing");
    }
}
