//! Which game, and at how many seats.

use catalog::{GameId, with_game};
use game::Game;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use words::{Message, Words};

use super::board::Paint;
use super::choices::Choices;
use super::frame::bar;
use super::hosted::{default_seats, line_key, name_key};
use super::key::Key;
use super::screen::Screen;

pub struct Menu<'w> {
    words: &'w Words,
    paint: Paint,
    games: Choices<GameId>,
    game: Option<GameId>,
    /// Already known from elsewhere.
    known_seats: Option<u8>,
    seats: Choices<u8>,
    pub chosen: Option<(GameId, u8)>,
    done: bool,
}

impl<'w> Menu<'w> {
    pub fn new(known_seats: Option<u8>, colour: bool, words: &'w Words) -> Menu<'w> {
        let games = GameId::ALL.map(|game| (game, about(game, words)));
        Menu {
            words,
            paint: Paint { colour },
            games: Choices::new(games),
            game: None,
            known_seats,
            seats: Choices::default(),
            chosen: None,
            done: false,
        }
    }

    fn choose_game(&mut self, game: GameId) {
        let (least, most, usual) =
            with_game!(game, G => (G::SEATS.0, G::SEATS.1, default_seats::<G>()));
        if let Some(seats) = self.known_seats.filter(|it| (least..=most).contains(it)) {
            return self.choose(game, seats);
        }
        let label = |seats: u8| {
            let message = Message::new("tui-menu-seats").with("seats", seats);
            self.words.say(&message.with("others", seats - 1))
        };
        let seats = (least..=most).map(|seats| (seats, label(seats)));
        self.seats = Choices::new(seats).marking(usual);
        self.game = Some(game);
    }

    fn choose(&mut self, game: GameId, seats: u8) {
        (self.chosen, self.done) = (Some((game, seats)), true);
    }

    /// A digit is the number of seats itself, not a place in the list.
    fn seats_key(&mut self, game: GameId, key: Key) {
        let chosen = match key {
            Key::Char(digit) if digit.is_ascii_digit() => {
                let seats = digit as u8 - b'0';
                let (least, most) = with_game!(game, G => G::SEATS);
                (least..=most).contains(&seats).then_some(seats)
            }
            Key::Char(_) => None,
            key => self.seats.key(key),
        };
        if let Some(seats) = chosen {
            self.choose(game, seats);
        }
    }
}

/// “Lucky Duck (2 to 9 seats): …”
fn about(game: GameId, words: &Words) -> String {
    let (least, most) = with_game!(game, G => G::SEATS);
    let message = Message::new("tui-menu-game")
        .with("name", Message::new(name_key(game)))
        .with("line", Message::new(line_key(game)))
        .with("least", least)
        .with("most", most);
    words.say(&message)
}

impl Screen for Menu<'_> {
    fn key(&mut self, key: Key) {
        match (self.game, key) {
            (_, Key::Interrupt | Key::Char('q' | 'Q')) | (None, Key::Esc) => self.done = true,
            (Some(_), Key::Esc) => self.game = None,
            (Some(game), key) => self.seats_key(game, key),
            // The four games need no filter.
            (None, Key::Char('/')) => {}
            (None, key) => {
                if let Some(game) = self.games.key(key) {
                    self.choose_game(game);
                }
            }
        }
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let (words, paint) = (self.words, self.paint);
        bar(frame, Rect { height: 1, ..area }, "Luckhouse", "", paint);
        let below = Rect { x: 2, y: 2, width: area.width - 4, height: area.height - 4 };
        let mut text = match self.game {
            None => Text::styled(words.get("tui-menu-which"), paint.strong()),
            Some(game) => {
                let name =
                    Message::new("tui-menu-how-many").with("game", Message::new(name_key(game)));
                Text::styled(words.say(&name), paint.strong())
            }
        };
        text.extend([Line::default()]);
        let list = match self.game {
            None => self.games.text(paint, below.width, below.height - 2),
            Some(_) => self.seats.text_without_keys(paint, below.width, below.height - 2),
        };
        text.extend(list);
        frame.render_widget(text, below);
        let status = Rect { y: area.bottom() - 1, height: 1, ..area };
        bar(frame, status, &words.get("tui-menu-keys"), "", paint);
    }

    fn is_done(&self) -> bool {
        self.done
    }
}
