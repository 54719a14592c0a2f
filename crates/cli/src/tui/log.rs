//! What has happened, in words, the newest at the bottom.

use std::cell::Cell;

use ratatui::text::{Line, Text};

use super::board::Paint;
use super::wrap::wrap;

/// How many lines a page of the log turns.
const PAGE: usize = 5;

#[derive(Clone, Debug, Default)]
pub struct Log {
    lines: Vec<Told>,
    /// How many of the lines are shown; all, if the newest is followed.
    upto: Option<usize>,
    /// From here on the lines are news.
    news: usize,
    /// How many lines filled the screen when it last showed the first of them.
    first_page: Cell<usize>,
}

#[derive(Clone, Debug)]
struct Told {
    text: String,
    /// What it will say when the person has to remember the rest.
    later: Option<String>,
    talk: bool,
}

impl Log {
    /// What the person saw of it, and what anybody did.
    pub fn happened(&mut self, own: Option<String>, open: Option<String>) {
        if let Some(text) = own {
            self.lines.push(Told { text, later: open, talk: false });
        }
    }

    /// Whoever talks looks at the newest.
    pub fn said(&mut self, text: String) {
        self.lines.push(Told { later: Some(text.clone()), text, talk: true });
        self.upto = None;
    }

    /// What has been told so far is known now; secrets in it stay only if nothing is to be forgotten.
    pub fn read(&mut self, forgetful: bool) {
        if forgetful {
            let open =
                |it: Told| it.later.map(|text| Told { later: Some(text.clone()), text, ..it });
            self.lines = std::mem::take(&mut self.lines).into_iter().filter_map(open).collect();
        }
        self.news = self.lines.len();
        self.upto = None;
    }

    pub fn page_up(&mut self) {
        let upto = self.upto.unwrap_or(self.lines.len());
        let upto = upto.saturating_sub(PAGE).max(self.first_page.get());
        self.upto = Some(upto).filter(|&upto| upto < self.lines.len());
    }

    pub fn page_down(&mut self) {
        self.upto = self.upto.map(|upto| upto + PAGE).filter(|&upto| upto < self.lines.len());
    }

    pub fn is_scrolled(&self) -> bool {
        self.upto.is_some()
    }

    /// The last lines that fit; a line's further rows are indented.
    pub fn text(&self, paint: Paint, width: u16, height: u16) -> Text<'static> {
        self.first_page.set(self.fitting(width, height));
        let mut rows: Vec<Line<'static>> = Vec::new();
        let upto = self.upto.unwrap_or(self.lines.len());
        for (at, told) in self.lines[..upto].iter().enumerate().rev() {
            if rows.len() >= usize::from(height) {
                break;
            }
            let fresh = at >= self.news;
            rows.extend(told.rows(paint, fresh, width).into_iter().rev());
        }
        rows.truncate(height.into());
        rows.reverse();
        Text::from(rows)
    }

    /// How many lines fit, counted from the oldest; one at least.
    fn fitting(&self, width: u16, height: u16) -> usize {
        let mut left = usize::from(height);
        let fits = self.lines.iter().take_while(|told| {
            let rows = told.wrapped(width).len();
            let fits = rows <= left;
            left = left.saturating_sub(rows);
            fits
        });
        fits.count().max(1)
    }
}

impl Told {
    fn wrapped(&self, width: u16) -> Vec<String> {
        wrap(&self.text, width.saturating_sub(2).max(1))
    }

    fn rows(&self, paint: Paint, fresh: bool, width: u16) -> Vec<Line<'static>> {
        let style = match (self.talk, fresh) {
            (true, _) => paint.own(),
            (false, true) => ratatui::style::Style::new(),
            (false, false) => paint.faint(),
        };
        let rows = self.wrapped(width);
        let signs = ["• ", "  "];
        let row = |(at, row)| Line::styled(format!("{}{row}", signs[usize::from(at > 0)]), style);
        rows.into_iter().enumerate().map(row).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(log: &Log, height: u16) -> String {
        log.text(Paint { colour: false }, 12, height).to_string()
    }

    fn happened(log: &mut Log, text: &str) {
        log.happened(Some(text.to_owned()), Some(text.to_owned()));
    }

    #[test]
    fn what_is_to_be_remembered_is_not_kept() {
        let mut log = Log::default();
        log.happened(Some("You draw A".to_owned()), Some("You draw".to_owned()));
        log.happened(Some("A secret".to_owned()), None);
        log.read(false);
        assert_eq!(shown(&log, 2), "• You draw A\n• A secret");
        log.read(true);
        assert_eq!(shown(&log, 2), "• You draw");
    }

    #[test]
    fn the_newest_is_at_the_bottom_and_pages_turn() {
        let mut log = Log::default();
        (0..12).for_each(|n| happened(&mut log, &format!("line {n}")));
        assert_eq!(shown(&log, 2), "• line 10\n• line 11");
        log.page_up();
        assert_eq!(shown(&log, 1), "• line 6");
        happened(&mut log, "a line too long");
        assert_eq!(shown(&log, 1), "• line 6");
        shown(&log, 3);
        (0..9).for_each(|_| log.page_up());
        assert_eq!(shown(&log, 3), "• line 0\n• line 1\n• line 2");
        (0..9).for_each(|_| log.page_down());
        assert_eq!(shown(&log, 2), "• a line too\n  long");
    }
}
