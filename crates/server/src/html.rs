//! Pages that the server writes itself: for people who came to nothing, and for those who show links.

use std::fmt::Write as _;

use axum::http::header::{CONTENT_TYPE, USER_AGENT};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use words::{Lang, Words};

use crate::preferences::names_type;

const TEMPLATE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");

/// Who fetches links to show what is behind them, by what stands in their `User-Agent`. They accept anything.
const CRAWLERS: [&str; 10] = [
    "bot",
    "crawler",
    "spider",
    "preview",
    "facebookexternalhit",
    "whatsapp",
    "embedly",
    "iframely",
    "mastodon",
    "vkshare",
];

/// Who reads an answer.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Reader {
    Person,
    Crawler,
    Program,
}

impl Reader {
    pub fn of(headers: &HeaderMap) -> Reader {
        let agent = headers.get(USER_AGENT).and_then(|it| it.to_str().ok()).unwrap_or_default();
        // A maker of phones.
        let agent = agent.to_ascii_lowercase().replace("cubot", "");
        if CRAWLERS.iter().any(|it| agent.contains(it)) {
            Reader::Crawler
        } else if names_type(headers, "text/html") {
            Reader::Person
        } else {
            Reader::Program
        }
    }
}

/// What is shown of a link where somebody has sent it: the Open Graph protocol, and its like at Twitter.
pub struct Preview<'a> {
    pub title: &'a str,
    pub about: &'a str,
    /// The house, with a slash at the end; as it is known outside, where that is known.
    pub base: &'a str,
    /// Behind that.
    pub path: &'a str,
}

impl Preview<'_> {
    pub fn tags(&self, words: &Words) -> String {
        let Preview { title, about, base, path } = *self;
        let (url, image) = (format!("{base}{path}"), format!("{base}preview.png"));
        let alt = words.get("server-preview-picture");
        let mut tags = format!("<meta name=\"description\" content=\"{}\" />\n", escaped(about));
        for (name, content) in [
            ("og:type", "website"),
            ("og:site_name", "Luckhouse"),
            ("og:locale", locale(words.lang())),
            ("og:title", title),
            ("og:description", about),
            ("og:url", &url),
            ("og:image", &image),
            ("og:image:type", "image/png"),
            ("og:image:width", "1200"),
            ("og:image:height", "630"),
            ("og:image:alt", &alt),
        ] {
            let content = escaped(content);
            let _ = writeln!(tags, "<meta property=\"{name}\" content=\"{content}\" />");
        }
        for (name, content) in [
            ("twitter:card", "summary_large_image"),
            ("twitter:title", title),
            ("twitter:description", about),
            ("twitter:image", &image),
            ("twitter:image:alt", &alt),
        ] {
            let content = escaped(content);
            let _ = writeln!(tags, "<meta name=\"{name}\" content=\"{content}\" />");
        }
        tags
    }
}

fn locale(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "en_GB",
        Lang::De => "de_DE",
        Lang::Fr => "fr_FR",
    }
}

/// A page with a heading, a sentence and a way on.
pub struct Page<'a> {
    pub title: &'a str,
    pub says: &'a str,
    /// The way to the front door from where this page is.
    pub home: &'a str,
    /// Where the way on leads, and what stands on it.
    pub on: (&'a str, &'a str),
    /// Further lines of its head.
    pub head: &'a str,
}

impl Page<'_> {
    pub fn answer(&self, status: StatusCode, words: &Words) -> Response {
        let (href, way) = self.on;
        let mut page = TEMPLATE.to_owned();
        for (mark, text) in [
            ("{style}", STYLE),
            ("{head}", self.head),
            ("{lang}", words.lang().code()),
            ("{title}", &escaped(self.title)),
            ("{home}", &escaped(self.home)),
            ("{href}", &escaped(href)),
            ("{way}", &escaped(way)),
            // Last: what it says is not read for marks.
            ("{says}", &escaped(self.says)),
        ] {
            page = page.replace(mark, text);
        }
        (status, [(CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
    }
}

/// The way from a path to the front door: pages may lie behind a prefix that only a proxy knows.
pub fn way_home(path: &str) -> String {
    let depth = path.trim_start_matches('/').matches('/').count();
    if depth == 0 { "./".to_owned() } else { "../".repeat(depth) }
}

/// As text between tags and in attributes.
pub fn escaped(text: &str) -> String {
    let escape = |letter: char| match letter {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        '\'' => "&#39;".to_owned(),
        other => other.to_string(),
    };
    text.chars().map(escape).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_into_a_page_is_text() {
        assert_eq!(escaped("<a href='x\">&"), "&lt;a href=&#39;x&quot;&gt;&amp;");
    }

    #[test]
    fn the_front_door_is_found_from_everywhere() {
        let check = |path, home| assert_eq!(way_home(path), home, "{path}");
        check("/", "./");
        check("/x", "./");
        check("/t/ABCDE", "../");
        check("/t/ABCDE/", "../../");
        check("//x", "./");
    }

    #[test]
    fn crawlers_are_known_whatever_they_accept() {
        for (agent, accept, reader) in [
            ("Twitterbot/1.0", "*/*", Reader::Crawler),
            ("facebookexternalhit/1.1", "*/*", Reader::Crawler),
            ("WhatsApp/2.23", "application/json", Reader::Crawler),
            ("Pinterestbot/1.0", "text/html", Reader::Crawler),
            ("Mozilla/5.0 [Pinterest/Android]", "text/html", Reader::Person),
            ("Mozilla/5.0 (Linux; Android 9; CUBOT_X18)", "text/html", Reader::Person),
            ("Mozilla/5.0 (X11; Linux)", "text/html,*/*;q=0.8", Reader::Person),
            ("curl/8.5", "*/*", Reader::Program),
            ("", "", Reader::Program),
        ] {
            let pairs = [(USER_AGENT, agent), (axum::http::header::ACCEPT, accept)];
            let headers = pairs.map(|(name, value)| (name, value.parse().unwrap()));
            assert_eq!(Reader::of(&headers.into_iter().collect()), reader, "{agent}");
        }
    }
}
