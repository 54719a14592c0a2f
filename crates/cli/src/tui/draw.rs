//! A table with a person at it, drawn.

use game::{Outcome, Turn};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use words::{Arg, Message, Words};

use super::board::{Drawing, Paint};
use super::cast::Cast;
use super::choices::Choices;
use super::claim::Claim;
use super::desk::{Desk, Mode};
use super::frame::{Parts, bar, board, board_width, headings};
use super::hosted::{Hosted, name_of};
use super::typed::Typed;
use super::wrap::wrap;

/// From so many choices on, the filter is offered.
const MANY: usize = 10;

pub fn table<G: Hosted>(desk: &Desk<'_, G>, frame: &mut Frame<'_>) {
    let (words, paint) = (desk.words, desk.paint);
    let width = board_width(frame.area());
    let view = &desk.seen.view;
    let text = desk
        .cast
        .tell(desk.viewer, |teller| G::draw(&Drawing { view, teller, words, paint, width }));
    let parts = Parts::of(frame.area(), text.height() as u16);
    bar(frame, parts.title, &name_of::<G>(words), &desk.title, paint);
    board(frame, parts.board, text, &words.get("tui-more"), paint);
    let heading = Line::styled(heading(desk), paint.strong());
    let log = if desk.log.is_scrolled() { "tui-log-earlier" } else { "tui-log" };
    headings(frame, &parts, heading, &words.get(log), paint);
    panel(desk, frame, parts.left);
    let log = desk.log.text(paint, parts.right.width, parts.right.height);
    frame.render_widget(log, parts.right);
    status(desk, frame, parts.status);
    if let Mode::Rules(pages) = &desk.mode {
        pages.draw(frame, words, paint);
    }
}

/// What the list is about.
fn heading<G: Hosted>(desk: &Desk<'_, G>) -> String {
    let mine = !desk.choices.is_empty();
    let key = match (&desk.mode, desk.seen.turn) {
        (Mode::Claim(Claim::Whose(..)), _) => "tui-claim-whose",
        (Mode::Claim(Claim::Which(..)), _) => "tui-claim-which",
        (_, Turn::Over) => "tui-over",
        (_, Turn::All(_)) if mine => "tui-move-all",
        (_, Turn::Race(_)) if mine => "tui-move-race",
        _ if mine => "tui-move",
        _ => "tui-wait",
    };
    desk.words.get(key)
}

fn panel<G: Hosted>(desk: &Desk<'_, G>, frame: &mut Frame<'_>, area: Rect) {
    match &desk.mode {
        Mode::Claim(Claim::Whose(seats, _)) => list(desk, seats, frame, area),
        Mode::Claim(Claim::Which(_, cards)) => list(desk, cards, frame, area),
        _ if desk.is_over() => ended(desk, frame, area),
        _ if desk.choices.is_empty() => waiting(desk, frame, area),
        _ => list(desk, &desk.choices, frame, area),
    }
}

fn list<G: Hosted, A: Copy + Eq>(
    desk: &Desk<'_, G>,
    choices: &Choices<A>,
    frame: &mut Frame<'_>,
    mut area: Rect,
) {
    if let Some(filter) = choices.filter() {
        let row = Rect { height: 1, ..area };
        if choices.is_typing() {
            filter.draw(frame, row, "  / ", desk.paint.strong());
        } else {
            let text = format!("  / {}", filter.text());
            frame.render_widget(Line::styled(text, desk.paint.faint()), row);
        }
        area.y += 1;
        area.height = area.height.saturating_sub(1);
    }
    let text = choices.text(desk.paint, area.width, area.height);
    let none = || rows(&desk.words.get("tui-none"), area.width);
    frame.render_widget(if text.height() == 0 { none() } else { text }, area);
}

fn waiting<G: Hosted>(desk: &Desk<'_, G>, frame: &mut Frame<'_>, area: Rect) {
    let message = Message::new("tui-waiting").with("who", desk.cast.list(desk.others()));
    let mut text = rows(&desk.words.say(&message), area.width);
    if let Some(aside) = &desk.aside {
        text.extend([Line::default()]);
        text.extend(rows(aside, area.width));
    }
    frame.render_widget(text, area);
}

fn ended<G: Hosted>(desk: &Desk<'_, G>, frame: &mut Frame<'_>, area: Rect) {
    let result = |outcome| result(outcome, &desk.cast, desk.words, desk.own_seat(), area.width);
    let mut text = desk.seen.outcome.as_ref().map(result).unwrap_or_default();
    text.extend(rows(&desk.end_note, area.width));
    text.extend([Line::default()]);
    let left = area.height.saturating_sub(text.height() as u16);
    text.extend(desk.end.text(desk.paint, area.width, left));
    frame.render_widget(text, area);
}

/// Who won, and with how many points everybody ended.
pub fn result(
    outcome: &Outcome,
    cast: &Cast,
    words: &Words,
    you: Option<game::Seat>,
    width: u16,
) -> Text<'static> {
    let winners = outcome.winners;
    let won = Message::new("tui-won")
        .with("count", winners.len())
        .with("you", if you.is_some_and(|you| winners.contains(you)) { "yes" } else { "no" })
        .with("who", cast.list(winners));
    let score = |(seat, score): (game::Seat, &u32)| {
        Message::new("tui-score").with("who", cast.who(seat)).with("score", *score)
    };
    let scores = Arg::list(cast.seats().zip(&outcome.scores).map(score));
    let scores = Message::new("tui-scores").with("scores", scores);
    let mut text = rows(&words.say(&won), width);
    text.extend(rows(&words.say(&scores), width));
    text
}

/// A text in the panel.
pub fn rows(text: &str, width: u16) -> Text<'static> {
    let rows = wrap(text, width.saturating_sub(4).max(1)).into_iter();
    rows.map(|row| Line::raw(format!("  {row}"))).collect()
}

fn status<G: Hosted>(desk: &Desk<'_, G>, frame: &mut Frame<'_>, area: Rect) {
    let words = desk.words;
    if let Mode::Say(typed) = &desk.mode {
        return saying(typed, frame, area, words, desk.paint);
    }
    let mut keys = vec![words.get("tui-key-rules")];
    let speaks = desk.own_seat().is_some();
    if speaks {
        keys.push(words.get("tui-key-say"));
    }
    if speaks && G::CLAIMS {
        keys.push(words.get("tui-key-claim"));
    }
    if desk.choices.len() >= MANY {
        keys.push(words.get("tui-key-find"));
    }
    keys.extend([words.get("tui-key-log"), words.get("tui-key-leave")]);
    let keys = match &desk.mode {
        _ if desk.choices.is_typing() => words.get("tui-keys-find"),
        Mode::Claim(_) => words.get("tui-keys-claim"),
        _ => keys.join(" · "),
    };
    let said = desk.trouble.as_ref().or(desk.notice.as_ref()).unwrap_or(&keys);
    bar(frame, area, said, "", desk.paint);
}

/// What is being said.
pub fn saying(typed: &Typed, frame: &mut Frame<'_>, area: Rect, words: &Words, paint: Paint) {
    let label = words.say(&Message::new("tui-say").with("left", typed.left()));
    typed.draw(frame, area, &format!(" {label}"), paint.strong());
}
