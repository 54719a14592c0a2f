//! A list to choose from: by key, by arrows and Enter, narrowed by typing.

use ratatui::text::{Line, Span, Text};

use super::board::Paint;
use super::key::Key;
use super::typed::Typed;
use super::wrap::wrap;

/// What chooses at once, in this order. The letters that are commands elsewhere are left out.
const KEYS: &str = "123456789abdefghijklmnoprtuvwxyz";
const LONGEST_FILTER: usize = 60;

#[derive(Clone, Debug)]
pub struct Choices<A> {
    all: Vec<(A, String)>,
    filter: Typed,
    typing: bool,
    /// Which of those shown is marked.
    at: usize,
}

impl<A> Default for Choices<A> {
    fn default() -> Choices<A> {
        Choices { all: Vec::new(), filter: Typed::new("", LONGEST_FILTER), typing: false, at: 0 }
    }
}

impl<A: Copy + Eq> Choices<A> {
    pub fn new(all: impl IntoIterator<Item = (A, String)>) -> Choices<A> {
        Choices { all: all.into_iter().collect(), ..Choices::default() }
    }

    /// Marks this one.
    #[must_use]
    pub fn marking(mut self, choice: A) -> Choices<A> {
        self.at = self.all.iter().position(|(it, _)| *it == choice).unwrap_or(0);
        self
    }

    /// Another list; the mark and the filter stay if it offers the same.
    pub fn replace(&mut self, all: Vec<(A, String)>) {
        let same = all.iter().map(|(it, _)| it).eq(self.all.iter().map(|(it, _)| it));
        if same {
            self.all = all;
        } else {
            *self = Choices::new(all);
        }
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub fn len(&self) -> usize {
        self.all.len()
    }

    pub fn is_typing(&self) -> bool {
        self.typing
    }

    pub fn filter(&self) -> Option<&Typed> {
        (self.typing || !self.filter.is_empty()).then_some(&self.filter)
    }

    /// What this key chooses, if it does.
    pub fn key(&mut self, key: Key) -> Option<A> {
        let last = self.shown().count().saturating_sub(1);
        match key {
            Key::Up => self.at = self.at.checked_sub(1).unwrap_or(last),
            Key::Down => self.at = if self.at >= last { 0 } else { self.at + 1 },
            key if self.typing => self.type_filter(key),
            Key::Home => self.at = 0,
            Key::End => self.at = last,
            Key::Enter => return self.shown().nth(self.at).map(|(choice, _)| choice),
            Key::Char('/') if !self.all.is_empty() => self.typing = true,
            Key::Esc => self.clear_filter(),
            Key::Char(char) => {
                let nth = KEYS.chars().position(|it| it == char.to_ascii_lowercase())?;
                return self.shown().nth(nth).map(|(choice, _)| choice);
            }
            _ => {}
        }
        None
    }

    fn type_filter(&mut self, key: Key) {
        match key {
            Key::Enter => self.typing = false,
            Key::Esc => self.clear_filter(),
            key => {
                self.filter.key(key);
                self.at = 0;
            }
        }
    }

    fn clear_filter(&mut self) {
        self.filter.clear();
        (self.typing, self.at) = (false, 0);
    }

    /// Those whose words hold every word of the filter.
    fn shown(&self) -> impl Iterator<Item = (A, &str)> {
        let filter = self.filter.text().to_lowercase();
        let fits = move |label: &str| {
            let label = label.to_lowercase();
            filter.split_whitespace().all(|word| label.contains(word))
        };
        let all = self.all.iter().map(|(choice, label)| (*choice, label.as_str()));
        all.filter(move |(_, label)| fits(label))
    }

    /// As much of the list as fits, with the marked choice in it.
    pub fn text(&self, paint: Paint, width: u16, height: u16) -> Text<'static> {
        self.text_with(KEYS, paint, width, height)
    }

    /// The same for a list whose keys are chosen otherwise.
    pub fn text_without_keys(&self, paint: Paint, width: u16, height: u16) -> Text<'static> {
        self.text_with("", paint, width, height)
    }

    fn text_with(&self, keys: &str, paint: Paint, width: u16, height: u16) -> Text<'static> {
        let mut rows = Vec::new();
        let mut marked = 0..0;
        for (nth, (_, label)) in self.shown().enumerate() {
            let from = rows.len();
            let key = keys.chars().nth(nth).unwrap_or(' ');
            rows.extend(item(key, label, nth == self.at, paint, width));
            if nth == self.at {
                marked = from..rows.len();
            }
        }
        let height = usize::from(height);
        if rows.len() <= height {
            return Text::from(rows);
        }
        let top = window(marked, rows.len(), height);
        let below = rows.len() > top + height;
        let mut shown: Vec<_> = rows.drain(top..(top + height).min(rows.len())).collect();
        hint(&mut shown, top > 0, below, paint);
        Text::from(shown)
    }
}

/// The first row shown: the marked rows are inside, with some before and after them.
fn window(marked: std::ops::Range<usize>, rows: usize, height: usize) -> usize {
    let spare = height.saturating_sub(marked.len()) / 2;
    marked.start.saturating_sub(spare).min(rows.saturating_sub(height))
}

/// Signs at the right place that there is more above and below.
fn hint(rows: &mut [Line<'static>], above: bool, below: bool, paint: Paint) {
    if let Some(first) = rows.first_mut().filter(|_| above) {
        first.spans.insert(0, Span::styled("↑", paint.faint()));
        first.spans[1] = trimmed(&first.spans[1]);
    }
    if let Some(last) = rows.last_mut().filter(|_| below) {
        last.spans.insert(0, Span::styled("↓", paint.faint()));
        last.spans[1] = trimmed(&last.spans[1]);
    }
}

/// Every row begins with a space, which gives way to the sign.
fn trimmed(span: &Span<'static>) -> Span<'static> {
    Span::styled(span.content.strip_prefix(' ').unwrap_or_default().to_owned(), span.style)
}

fn item(key: char, label: &str, marked: bool, paint: Paint, width: u16) -> Vec<Line<'static>> {
    let style = if marked { paint.marked() } else { ratatui::style::Style::new() };
    let rows = wrap(label, width.saturating_sub(5).max(1)).into_iter().enumerate();
    let line = |(at, row): (usize, String)| {
        let head = if at == 0 { format!("  {key} ") } else { "    ".to_owned() };
        Line::from(vec![Span::styled(head, paint.strong()), Span::styled(format!("{row} "), style)])
    };
    rows.map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(n: usize) -> Choices<usize> {
        Choices::new((0..n).map(|it| (it, format!("card {it}"))))
    }

    fn press(choices: &mut Choices<usize>, keys: &str) {
        keys.chars().for_each(|char| assert_eq!(choices.key(Key::Char(char)), None, "{char}"));
    }

    #[test]
    fn keys_arrows_and_enter_choose() {
        let mut choices = list(40);
        assert_eq!(choices.key(Key::Char('1')), Some(0));
        assert_eq!(choices.key(Key::Char('a')), Some(9));
        assert_eq!(choices.key(Key::Char('D')), Some(11));
        assert_eq!(choices.key(Key::Char('s')), None);
        choices.key(Key::Up);
        assert_eq!(choices.key(Key::Enter), Some(39));
        choices.key(Key::Down);
        choices.key(Key::Down);
        assert_eq!(choices.key(Key::Enter), Some(1));
        assert_eq!(list(3).key(Key::Char('4')), None);
        assert_eq!(list(0).key(Key::Enter), None);
    }

    #[test]
    fn a_filter_narrows_by_words() {
        let mut choices = list(40);
        press(&mut choices, "/3 CARD");
        choices.key(Key::Enter);
        assert!(!choices.is_typing());
        assert_eq!(choices.key(Key::Char('2')), Some(13));
        choices.key(Key::Esc);
        assert_eq!(choices.key(Key::Char('2')), Some(1));
    }

    #[test]
    fn the_mark_stays_in_sight() {
        let mut choices = list(40);
        for _ in 0..20 {
            choices.key(Key::Down);
        }
        let text = choices.text(Paint { colour: false }, 20, 5).to_string();
        assert!(text.contains("card 20"), "{text}");
        assert_eq!(text.lines().count(), 5);
    }

    #[test]
    fn the_mark_stays_when_the_same_is_offered() {
        let mut choices = list(3);
        choices.key(Key::Down);
        choices.replace((0..3).map(|it| (it, String::new())).collect());
        assert_eq!(choices.key(Key::Enter), Some(1));
        choices.replace(vec![(7, String::new())]);
        assert_eq!(choices.key(Key::Enter), Some(7));
    }
}
