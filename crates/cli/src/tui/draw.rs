//! A table with a person at it, drawn.

use game::{Outcome, Turn};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use words::{Arg, Message, Words};

use super::app::{App, Mode};
use super::board::Drawing;
use super::cast::Cast;
use super::choices::Choices;
use super::claim::Claim;
use super::frame::{Parts, bar, board, board_width, headings};
use super::hosted::{Hosted, name_of};
use super::wrap::wrap;

/// From so many choices on, the filter is offered.
const MANY: usize = 10;

pub fn table<G: Hosted>(app: &App<'_, G>, frame: &mut Frame<'_>) {
    let (words, paint) = (app.words, app.paint);
    let width = board_width(frame.area());
    let view = &app.seen.view;
    let text = app
        .cast
        .tell(app.viewer(), |teller| G::draw(&Drawing { view, teller, words, paint, width }));
    let parts = Parts::of(frame.area(), text.height() as u16);
    bar(frame, parts.title, &name_of::<G>(words), "Luckhouse", paint);
    board(frame, parts.board, text, &words.get("tui-more"), paint);
    let heading = Line::styled(heading(app), paint.strong());
    let log = if app.log.is_scrolled() { "tui-log-earlier" } else { "tui-log" };
    headings(frame, &parts, heading, &words.get(log), paint);
    panel(app, frame, parts.left);
    let log = app.log.text(paint, parts.right.width, parts.right.height);
    frame.render_widget(log, parts.right);
    status(app, frame, parts.status);
    match &app.mode {
        Mode::Rules(pages) => pages.draw(frame, words, paint),
        Mode::Leave(leave) => leave.draw(frame, words, paint),
        Mode::Table | Mode::Say(_) | Mode::Claim(_) => {}
    }
}

/// What the list is about.
fn heading<G: Hosted>(app: &App<'_, G>) -> String {
    let mine = !app.choices.is_empty();
    let key = match (&app.mode, app.seen.turn) {
        (Mode::Claim(Claim::Whose(..)), _) => "tui-claim-whose",
        (Mode::Claim(Claim::Which(..)), _) => "tui-claim-which",
        (_, Turn::Over) => "tui-over",
        (_, Turn::All(_)) if mine => "tui-move-all",
        (_, Turn::Race(_)) if mine => "tui-move-race",
        _ if mine => "tui-move",
        _ => "tui-wait",
    };
    app.words.get(key)
}

fn panel<G: Hosted>(app: &App<'_, G>, frame: &mut Frame<'_>, area: Rect) {
    match (&app.mode, &app.seen.outcome) {
        (Mode::Claim(Claim::Whose(seats, _)), _) => list(app, seats, frame, area),
        (Mode::Claim(Claim::Which(_, cards)), _) => list(app, cards, frame, area),
        (_, Some(outcome)) => ended(app, outcome, frame, area),
        _ if app.choices.is_empty() => waiting(app, frame, area),
        _ => list(app, &app.choices, frame, area),
    }
}

fn list<G: Hosted, A: Copy + Eq>(
    app: &App<'_, G>,
    choices: &Choices<A>,
    frame: &mut Frame<'_>,
    mut area: Rect,
) {
    if let Some(filter) = choices.filter() {
        let row = Rect { height: 1, ..area };
        if choices.is_typing() {
            filter.draw(frame, row, "  / ", app.paint.strong());
        } else {
            let text = format!("  / {}", filter.text());
            frame.render_widget(Line::styled(text, app.paint.faint()), row);
        }
        area.y += 1;
        area.height = area.height.saturating_sub(1);
    }
    let text = choices.text(app.paint, area.width, area.height);
    let none = || rows(&app.words.get("tui-none"), area.width);
    frame.render_widget(if text.height() == 0 { none() } else { text }, area);
}

fn waiting<G: Hosted>(app: &App<'_, G>, frame: &mut Frame<'_>, area: Rect) {
    let message = Message::new("tui-waiting").with("who", app.cast.list(app.others()));
    let text = app.words.say(&message);
    frame.render_widget(rows(&text, area.width), area);
}

fn ended<G: Hosted>(app: &App<'_, G>, outcome: &Outcome, frame: &mut Frame<'_>, area: Rect) {
    let you = app.setup.person;
    let mut text = result(outcome, &app.cast, app.words, Some(you), area.width);
    let seed = Message::new("tui-seed").with("seed", app.setup.seed.as_str());
    text.extend(rows(&app.words.say(&seed), area.width));
    text.extend([Line::default()]);
    let left = area.height.saturating_sub(text.height() as u16);
    text.extend(app.end.text(app.paint, area.width, left));
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

fn status<G: Hosted>(app: &App<'_, G>, frame: &mut Frame<'_>, area: Rect) {
    let words = app.words;
    if let Mode::Say(typed) = &app.mode {
        let label = words.say(&Message::new("tui-say").with("left", typed.left()));
        return typed.draw(frame, area, &format!(" {label}"), app.paint.strong());
    }
    let mut keys = vec![words.get("tui-key-rules"), words.get("tui-key-say")];
    if G::CLAIMS {
        keys.push(words.get("tui-key-claim"));
    }
    if app.choices.len() >= MANY {
        keys.push(words.get("tui-key-find"));
    }
    keys.extend([words.get("tui-key-log"), words.get("tui-key-leave")]);
    let keys = match &app.mode {
        _ if app.choices.is_typing() => words.get("tui-keys-find"),
        Mode::Claim(_) => words.get("tui-keys-claim"),
        _ => keys.join(" · "),
    };
    bar(frame, area, app.notice.as_deref().unwrap_or(&keys), "", app.paint);
}
