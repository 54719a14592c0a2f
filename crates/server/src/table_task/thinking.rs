//! What the house thinks about beside its table. It begins when a seat is asked, has until shortly before the answer is
//! due, and the answer is kept until then: how long it took is not seen.

use std::future::pending;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sitting::{Call, Thought};
use tokio::sync::oneshot;
use wire::Json;

use super::{Home, TableTask, whim};

/// So long before the answer is due it has to be found.
const SPARE: Duration = Duration::from_millis(20);

/// What is thought about: a seat that was asked, after so many actions.
type About = (Call, usize);

pub struct Thinking {
    about: About,
    answer: Answer,
    /// Nobody waits for it any more.
    stopped: Arc<AtomicBool>,
}

enum Answer {
    Found(Json),
    Under(oneshot::Receiver<Json>),
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stopped.store(true, Ordering::Relaxed);
    }
}

impl Thinking {
    /// What takes no time is found at once; the rest is thought about where a core is free, however little there is to
    /// choose from.
    fn begin(
        about: About,
        thought: Thought,
        ponders: bool,
        last: Option<Instant>,
        home: &Arc<Home>,
    ) -> Thinking {
        let stopped = Arc::new(AtomicBool::new(false));
        let mut stop = {
            let stopped = stopped.clone();
            move || {
                stopped.load(Ordering::Relaxed) || last.is_some_and(|last| Instant::now() >= last)
            }
        };
        if !ponders {
            let answer = Answer::Found(thought.decide(whim(), &mut || false));
            return Thinking { about, answer, stopped };
        }
        let (done, found) = oneshot::channel();
        let home = home.clone();
        tokio::spawn(async move {
            let think = move || thought.decide(whim(), &mut stop);
            if let Some(answer) = home.pondering.think(think).await {
                let _ = done.send(answer);
            }
        });
        Thinking { about, answer: Answer::Under(found), stopped }
    }

    /// Waits until an answer is found, if one is looked for. Where the rules have panicked over it, this table ends as if
    /// they had here.
    async fn found(&mut self) {
        let Answer::Under(found) = &mut self.answer else { return pending().await };
        match found.await {
            Ok(answer) => self.answer = Answer::Found(answer),
            Err(_) => resume_unwind(Box::new("the house could not think")),
        }
    }
}

impl TableTask {
    /// Has the house think about what it is asked, unless it does.
    pub(super) fn think(&mut self) {
        let about = self.house.called().map(|call| (call, self.table.played()));
        if self.thinking.as_ref().map(|thinking| thinking.about) == about {
            return;
        }
        self.thinking = about.and_then(|about| {
            let thought = self.table.thought(about.0.seat)?;
            let ponders = self.table.ponders(about.0.seat);
            Some(Thinking::begin(about, thought, ponders, self.last_thought(), &self.home))
        });
    }

    /// Until when it may think. At a table where it takes no time, it answers when it is done.
    fn last_thought(&self) -> Option<Instant> {
        let due = self.house.due().filter(|_| self.house.takes_time())?;
        Some(Instant::now() + self.home.until(due).saturating_sub(SPARE))
    }

    /// Waits until the house has found what it looks for.
    pub(super) async fn found(&mut self) {
        match &mut self.thinking {
            Some(thinking) => thinking.found().await,
            None => pending().await,
        }
    }

    pub(super) fn has_answer(&self) -> bool {
        let answer = self.thinking.as_ref().map(|thinking| &thinking.answer);
        matches!(answer, Some(Answer::Found(_)))
    }

    /// What the house has found.
    pub(super) fn take_answer(&mut self) -> Option<Json> {
        let thinking = self.thinking.take()?;
        match &thinking.answer {
            Answer::Found(answer) => Some(answer.clone()),
            Answer::Under(_) => None,
        }
    }
}
