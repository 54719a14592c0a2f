//! The open tables of a server, to choose from.

use catalog::GameId;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use wire::{Pace, Sign};
use words::{Message, Words};

use super::super::board::Paint;
use super::super::choices::Choices;
use super::super::frame::bar;
use super::super::hosted::name_key;
use super::super::key::Key;
use super::super::screen::Screen;
use crate::remote::{plain, table_code};

pub struct Listed<'w> {
    words: &'w Words,
    paint: Paint,
    server: String,
    codes: Vec<String>,
    tables: Choices<usize>,
    pub chosen: Option<String>,
    done: bool,
}

impl<'w> Listed<'w> {
    pub fn new(signs: &[Sign], server: String, colour: bool, words: &'w Words) -> Listed<'w> {
        // What this program cannot play is left out.
        let known = signs.iter().filter_map(|sign| {
            let (code, game) = (table_code(&sign.code)?, GameId::parse(&sign.game)?);
            Some((about(sign, &code, game, words), code))
        });
        let (labels, codes): (Vec<String>, Vec<String>) = known.unzip();
        let tables = Choices::new(labels.into_iter().enumerate());
        let paint = Paint { colour };
        Listed { words, paint, server, codes, tables, chosen: None, done: false }
    }

    pub fn is_empty(&self) -> bool {
        self.codes.is_empty()
    }
}

/// “ABCDE  Lucktails: 2 of 3 seats free, by Ada. Nobody is hurried.”
fn about(sign: &Sign, code: &str, game: GameId, words: &Words) -> String {
    let message = Message::new("remote-listed-table")
        .with("code", code)
        .with("game", Message::new(name_key(game)))
        .with("free", sign.free)
        .with("seats", sign.seats)
        .with("host", sign.host.as_deref().map(plain).unwrap_or_default())
        .with("hosted", if sign.host.is_some() { "yes" } else { "no" })
        .with("clock", clock(sign.pace));
    words.say(&message)
}

/// How long a seat may take.
pub fn clock(pace: Pace) -> Message {
    match pace {
        Pace::Relaxed => Message::new("remote-relaxed"),
        Pace::Quick { seconds, bank } => {
            Message::new("remote-quick").with("seconds", seconds).with("bank", bank)
        }
        Pace::Letter { days } => Message::new("remote-letter").with("days", days),
    }
}

impl Screen for Listed<'_> {
    fn key(&mut self, key: Key) {
        match key {
            Key::Interrupt | Key::Char('q' | 'Q') => self.done = true,
            Key::Esc if !self.tables.is_typing() => self.done = true,
            key => {
                if let Some(at) = self.tables.key(key) {
                    (self.chosen, self.done) = (self.codes.get(at).cloned(), true);
                }
            }
        }
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        let (words, paint, area) = (self.words, self.paint, frame.area());
        bar(frame, Rect { height: 1, ..area }, "Luckhouse", &self.server, paint);
        let below = Rect { x: 2, y: 2, width: area.width - 4, height: area.height - 4 };
        let mut text = Text::styled(words.get("remote-listed"), paint.strong());
        text.extend([Line::default()]);
        text.extend(self.tables.text(paint, below.width, below.height - 2));
        frame.render_widget(text, below);
        let status = Rect { y: area.bottom() - 1, height: 1, ..area };
        bar(frame, status, &words.get("tui-menu-keys"), "", paint);
    }

    fn is_done(&self) -> bool {
        self.done
    }
}
