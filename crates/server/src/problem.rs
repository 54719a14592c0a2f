//! A refusal over HTTP: a code for programs, a sentence for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use sitting::Refusal;
use utoipa::ToSchema;
use wire::Code;
use words::{Message, Words};

use crate::store::StoreError;
use crate::tables::NoTable;

#[derive(Debug)]
pub struct Problem {
    status: StatusCode,
    code: &'static str,
    why: String,
}

/// What is wrong, and what to do about it.
#[derive(Serialize, ToSchema)]
pub struct Told {
    code: &'static str,
    /// In the language of the request.
    why: String,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        metrics::counter!("luckhouse_problems_total", "code" => self.code).increment(1);
        (self.status, Json(Told { code: self.code, why: self.why })).into_response()
    }
}

impl Problem {
    pub fn status(&self) -> StatusCode {
        self.status
    }

    pub fn code(&self) -> &'static str {
        self.code
    }

    pub fn why(&self) -> &str {
        &self.why
    }

    pub fn new(
        status: StatusCode,
        code: &'static str,
        words: &Words,
        key: &'static str,
    ) -> Problem {
        Problem { status, code, why: words.say(&Message::new(key)) }
    }

    /// A refusal that names something.
    pub fn saying(status: StatusCode, code: &'static str, words: &Words, why: &Message) -> Problem {
        Problem { status, code, why: words.say(why) }
    }

    pub fn bad(code: &'static str, words: &Words, key: &'static str) -> Problem {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, words, key)
    }

    /// Several reasons at once, a line for each.
    pub fn bad_set_up(reasons: &[Message], words: &Words) -> Problem {
        let why: Vec<String> = reasons.iter().map(|why| words.say(why)).collect();
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Problem { status, code: "bad_set_up", why: why.join("\n") }
    }

    pub fn unavailable(words: &Words) -> Problem {
        let status = StatusCode::SERVICE_UNAVAILABLE;
        Problem::new(status, "unavailable", words, "server-unavailable")
    }

    /// The storage is in trouble; what kind of trouble is for the log.
    pub fn store(why: &StoreError, words: &Words) -> Problem {
        tracing::error!(%why, "the storage refused a request");
        match why {
            StoreError::Unsure(_) => {
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unsure", words, "server-unsure")
            }
            _ => Problem::unavailable(words),
        }
    }

    pub fn no_table(why: &NoTable, words: &Words) -> Problem {
        match why {
            NoTable::Unknown => Problem::unknown_table(words),
            NoTable::Closed => Problem::unavailable(words),
            NoTable::Store(why) => Problem::store(why, words),
        }
    }

    pub fn unknown_table(words: &Words) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "unknown_table", words, "server-unknown-table")
    }

    /// The table was closed to spectators, and whoever asks did not play there.
    pub fn private(words: &Words) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "private", words, "server-private")
    }

    pub fn foreign_page(words: &Words) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "foreign_page", words, "server-foreign-page")
    }

    /// Only a device of the person's own may ask for this.
    pub fn program(words: &Words) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "not_for_programs", words, "server-not-for-programs")
    }

    pub fn too_many(words: &Words) -> Problem {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many", words, "server-too-many")
    }

    pub fn too_many_codes(words: &Words) -> Problem {
        let status = StatusCode::TOO_MANY_REQUESTS;
        Problem::new(status, "too_many_codes", words, "server-too-many-codes")
    }

    pub fn refused(why: &Refusal, words: &Words) -> Problem {
        if let Refusal::Because(Code::TooManyTables, why) = why {
            let (status, why) = (StatusCode::TOO_MANY_REQUESTS, words.say(why));
            return Problem { status, code: "too_many_tables", why };
        }
        let why = match why {
            Refusal::TooLate => String::new(),
            Refusal::Because(_, why) => words.say(why),
        };
        Problem { status: StatusCode::FORBIDDEN, code: "refused", why }
    }

    pub fn nobody(words: &Words) -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, "who_are_you", words, "server-who-are-you")
    }
}
