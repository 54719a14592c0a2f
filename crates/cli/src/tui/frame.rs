//! The parts of the screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};

use super::board::Paint;
use super::wrap::width;

/// What the list and the log keep of the screen, whatever the board needs.
const LEAST_PANEL: u16 = 7;
const WIDEST_LIST: u16 = 64;

#[derive(Copy, Clone, Debug)]
pub struct Parts {
    pub title: Rect,
    pub board: Rect,
    pub heading: Rect,
    pub left: Rect,
    pub right: Rect,
    pub status: Rect,
}

impl Parts {
    /// The board takes what it needs, the list and the log share the rest.
    pub fn of(area: Rect, board_lines: u16) -> Parts {
        let row = |y: u16, height: u16| Rect { y: area.y + y, height, ..area };
        let most = area.height.saturating_sub(3 + LEAST_PANEL);
        let board = board_lines.min(most);
        let panel = area.height.saturating_sub(3 + board);
        let list = (area.width * 23 / 40).min(WIDEST_LIST);
        let below = row(2 + board, panel);
        Parts {
            title: row(0, 1),
            board: Rect { x: area.x + 1, width: board_width(area), ..row(1, board) },
            heading: row(1 + board, 1),
            left: Rect { width: list, ..below },
            right: Rect {
                x: area.x + list + 2,
                width: area.width.saturating_sub(list + 3),
                ..below
            },
            status: row(area.height.saturating_sub(1), 1),
        }
    }
}

pub const fn board_width(area: Rect) -> u16 {
    area.width.saturating_sub(2)
}

/// The board, or as much of it as there is room for.
pub fn board(frame: &mut Frame<'_>, area: Rect, text: Text<'static>, more: &str, paint: Paint) {
    let cut = text.height() > usize::from(area.height);
    frame.render_widget(text, area);
    if cut && area.height > 0 {
        let last = Rect { y: area.bottom() - 1, height: 1, ..area };
        frame.render_widget(ratatui::widgets::Clear, last);
        frame.render_widget(Line::styled(more.to_owned(), paint.faint()), last);
    }
}

/// A bar across the screen with a text at either end.
pub fn bar(frame: &mut Frame<'_>, area: Rect, left: &str, right: &str, paint: Paint) {
    let gap = area.width.saturating_sub(width(left) + width(right) + 2);
    let text = format!(" {left}{}{right} ", " ".repeat(gap.into()));
    frame.render_widget(Line::styled(text, paint.marked()), area);
}

/// The line under the board with the headings of what is below it, and the line between these.
pub fn headings(
    frame: &mut Frame<'_>,
    parts: &Parts,
    left: Line<'static>,
    right: &str,
    paint: Paint,
) {
    let at = parts.left.right();
    let rule = Line::styled("─".repeat(parts.heading.width.into()), paint.faint());
    frame.render_widget(rule, parts.heading);
    let cell = |x: u16, width: u16| Rect { x, width, ..parts.heading };
    frame.render_widget(padded(left), cell(parts.left.x + 1, parts.left.width.saturating_sub(2)));
    let right = padded(Line::styled(right.to_owned(), paint.strong()));
    frame.render_widget(right, cell(at + 2, parts.right.width));
    frame.render_widget(Line::styled("┬", paint.faint()), cell(at, 1));
    let line: Text<'_> = (0..parts.left.height).map(|_| Line::styled("│", paint.faint())).collect();
    frame.render_widget(line, Rect { x: at, width: 1, ..parts.left });
}

fn padded(mut line: Line<'static>) -> Line<'static> {
    line.spans.insert(0, Span::raw(" "));
    line.spans.push(Span::raw(" "));
    line
}
