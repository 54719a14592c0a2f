//! The words of all languages, loaded once.

use std::sync::Arc;

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use words::{Lang, Words};

#[derive(Clone)]
pub struct AllWords(Arc<[Words]>);

impl Default for AllWords {
    fn default() -> AllWords {
        AllWords(Lang::ALL.into_iter().map(Words::new).collect())
    }
}

impl AllWords {
    pub fn of(&self, lang: Lang) -> &Words {
        &self.0[lang as usize]
    }
}

/// The language whoever asks prefers, of those there are.
pub fn lang(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok()).unwrap_or("");
    let mut wanted = wanted.split(',').filter_map(|it| it.split(['-', ';']).next());
    wanted.find_map(|it| Lang::parse(it.trim())).unwrap_or(Lang::En)
}
