//! A program that runs: it is told a line and answers with a line, in time.

use std::io;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
use serde::Serialize;
use serde_json::{Value, to_vec};

use super::errors::Errors;
use super::lines::{Heard, heard, said};
use crate::Fault;
use crate::forfeit::shortened;

/// How often whoever waits looks whether all is to stop.
const LOOK: Duration = Duration::from_millis(50);

/// A process, ended at the latest when it is dropped.
#[derive(Debug)]
pub struct Process {
    child: Child,
    say: SyncSender<Vec<u8>>,
    heard: Receiver<Heard>,
    /// How often it was asked.
    asked: u64,
}

impl Process {
    /// Starts it in a group of its own: a Ctrl-C in the terminal is for the arena, and whatever the
    /// program starts ends with it.
    pub fn start(command: &[String], errors: Option<&Errors>) -> io::Result<Process> {
        let [program, args @ ..] = command else { return Err(io::ErrorKind::InvalidInput.into()) };
        let complaints = if errors.is_some() { Stdio::piped() } else { Stdio::null() };
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(complaints)
            .process_group(0)
            .spawn()?;
        let piped = "it was started with pipes";
        let stdin = child.stdin.take().expect(piped);
        let stdout = child.stdout.take().expect(piped);
        let stderr = child.stderr.take();
        let started = said(stdin).and_then(|say| Ok((say, heard(stdout)?)));
        let (say, heard) = started.inspect_err(|_| end(&mut child))?;
        let process = Process { child, say, heard, asked: 0 };
        if let (Some(errors), Some(stderr)) = (errors, stderr) {
            errors.follow(stderr)?;
        }
        Ok(process)
    }

    /// What it answers, if it does within this time and before all is to stop. Requests are numbered: whatever
    /// was written before, or twice, is no answer to this one.
    pub fn ask(
        &mut self,
        request: &impl Serialize,
        limit: Duration,
        stop: &AtomicBool,
    ) -> Result<Value, Fault> {
        self.asked += 1;
        let numbered = Numbered { id: self.asked, request };
        let mut line = to_vec(&numbered).expect("what is asked is plain JSON");
        line.push(b'\n');
        self.say.try_send(line).map_err(|why| match why {
            TrySendError::Full(_) => Fault::Deaf,
            TrySendError::Disconnected(_) => Fault::Ended,
        })?;
        let (asked, mut is_gone) = (Instant::now(), false);
        loop {
            let left = limit.saturating_sub(asked.elapsed());
            match self.heard.recv_timeout(left.min(LOOK)) {
                Ok(Heard::Line(line)) => return answer(&line, self.asked),
                Ok(Heard::TooLong) => return Err(Fault::TooLong),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Ended),
                Err(RecvTimeoutError::Timeout) => {
                    if is_gone {
                        return Err(Fault::Ended);
                    }
                    // What it wrote last may still be on its way.
                    is_gone = self.is_gone();
                    if !is_gone && (left.is_zero() || stop.load(Ordering::Relaxed)) {
                        return Err(Fault::TooSlow { seconds: limit.as_secs() });
                    }
                }
            }
        }
    }

    /// Whether it has ended, though something that it started may hold its end of the pipe. Nobody takes
    /// note of it: its number stays its own until it is ended here.
    fn is_gone(&self) -> bool {
        let how = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        waitid(WaitId::Pid(Pid::from_child(&self.child)), how).is_ok_and(|it| it.is_some())
    }
}

#[derive(Serialize)]
struct Numbered<'a, R> {
    id: u64,
    #[serde(flatten)]
    request: &'a R,
}

impl Drop for Process {
    fn drop(&mut self) {
        end(&mut self.child);
    }
}

/// Ends a process and whatever it has started. One that is gone already is as good.
fn end(child: &mut Child) {
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    let _ = child.kill();
    let _ = child.wait();
}

/// What is in `ok`, if it answers the request of this number.
fn answer(line: &[u8], asked: u64) -> Result<Value, Fault> {
    let line = str::from_utf8(line).map_err(|_| Fault::NotUtf8)?;
    let no_answer = || Fault::NoAnswer { line: shortened(line) };
    let Ok(Value::Object(mut answer)) = json::read(line) else {
        return Err(no_answer());
    };
    let answered = answer.remove("id") == Some(asked.into());
    match (answer.remove("ok"), answer.remove("error")) {
        (Some(_), None) | (None, Some(_)) if !answered => Err(Fault::Unasked),
        (Some(ok), None) => Ok(ok),
        (None, Some(error)) => {
            let said = error["message"].as_str().or(error.as_str()).map(str::to_owned);
            let error = said.unwrap_or_else(|| error.to_string());
            Err(Fault::GaveUp { error: shortened(&error) })
        }
        _ => Err(no_answer()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn fault(line: &str) -> &'static str {
        answer(line.as_bytes(), 7).unwrap_err().kind()
    }

    #[test]
    fn an_answer_has_ok_or_error_and_never_both() {
        assert_eq!(answer(b"{\"ok\":null,\"id\":7,\"more\":1}", 7), Ok(Value::Null));
        assert_eq!(answer(b"{\"id\":7,\"ok\":{\"action\":1}}\r", 7), Ok(json!({ "action": 1 })));
        for line in ["", "{", "[]", "{}", "{\"id\":7}", "{\"ok\":1,\"error\":1}", "{\"ok\":1} 2"] {
            assert_eq!(fault(line), "no_answer", "{line}");
        }
        assert_eq!(fault(&"[".repeat(100_000)), "no_answer");
        assert_eq!(answer(b"{\"ok\":\"\xff\"}", 7), Err(Fault::NotUtf8));
        let gave_up = |error: &str| Err(Fault::GaveUp { error: error.to_owned() });
        assert_eq!(answer(b"{\"id\":7,\"error\":{\"message\":\"no\"}}", 7), gave_up("no"));
        assert_eq!(answer(b"{\"id\":7,\"error\":7}", 7), gave_up("7"));
        assert_eq!(answer(b"{\"id\":7,\"error\":\"no\"}", 7), gave_up("no"));
    }

    #[test]
    fn an_answer_says_what_it_answers() {
        for line in
            ["{\"ok\":1}", "{\"id\":6,\"ok\":1}", "{\"id\":\"7\",\"ok\":1}", "{\"error\":1}"]
        {
            assert_eq!(fault(line), "unasked", "{line}");
        }
    }

    #[test]
    fn whoever_has_ended_is_not_waited_for_because_of_what_it_started() {
        let command = ["sh", "-c", "sleep 1000 & exit 1"].map(str::to_owned);
        let mut process = Process::start(&command, None).unwrap();
        let (begin, stop) = (Instant::now(), AtomicBool::new(false));
        let long = Duration::from_secs(500);
        assert_eq!(process.ask(&json!({ "do": "sit" }), long, &stop), Err(Fault::Ended));
        assert!(begin.elapsed() < long);
    }

    #[test]
    fn whoever_reads_nothing_is_not_told_for_ever() {
        let command = ["sleep", "1000"].map(str::to_owned);
        let mut process = Process::start(&command, None).unwrap();
        let stop = AtomicBool::new(false);
        let long = json!({ "long": " ".repeat(1 << 20) });
        let mut told = || process.ask(&long, Duration::ZERO, &stop).unwrap_err();
        assert_eq!(told(), Fault::TooSlow { seconds: 0 });
        // One is being written, four more wait.
        let last = (0..5).map(|_| told()).last();
        assert_eq!(last, Some(Fault::Deaf));
    }
}
