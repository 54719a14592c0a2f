//! Lists of preferences in request headers, with their q-values (RFC 9110, 12.4.2).

use axum::http::header::{ACCEPT, ACCEPT_ENCODING};
use axum::http::{HeaderMap, HeaderName};

/// A coding of a body, by what the server would rather send.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Coding {
    Brotli,
    Gzip,
    Identity,
}

impl Coding {
    /// As it stands in `Content-Encoding`.
    pub fn name(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
            Coding::Identity => "identity",
        }
    }

    /// What a file of this coding is called behind the file's own name.
    pub fn ending(self) -> &'static str {
        match self {
            Coding::Brotli => ".br",
            Coding::Gzip => ".gz",
            Coding::Identity => "",
        }
    }
}

/// The codings that are accepted, best first. `identity` is always among them: who accepts nothing that there is
/// gets the plain bytes (RFC 9110, 12.5.3).
pub fn codings(headers: &HeaderMap) -> Vec<Coding> {
    let asked: Vec<(&str, u16)> = preferences(headers, &ACCEPT_ENCODING).collect();
    let of = |name: &str| asked.iter().find(|(it, _)| it.eq_ignore_ascii_case(name));
    let quality = |coding: Coding| {
        let named = of(coding.name()).or_else(|| of("x-gzip").filter(|_| coding == Coding::Gzip));
        let quality = named.or_else(|| of("*")).map(|&(_, quality)| quality);
        // Whoever names codings would rather have one of them.
        quality.unwrap_or(u16::from(coding == Coding::Identity))
    };
    let mut codings = vec![Coding::Brotli, Coding::Gzip, Coding::Identity];
    codings.sort_by_key(|it| std::cmp::Reverse(quality(*it)));
    codings.retain(|it| *it == Coding::Identity || quality(*it) > 0);
    codings
}

/// Whether this media type is named and accepted: `*/*` is said by programs, too.
pub fn names_type(headers: &HeaderMap, media_type: &str) -> bool {
    preferences(headers, &ACCEPT)
        .any(|(it, quality)| quality > 0 && it.eq_ignore_ascii_case(media_type))
}

/// What is listed, with its q-value in thousandths.
pub fn preferences<'a>(
    headers: &'a HeaderMap,
    name: &HeaderName,
) -> impl Iterator<Item = (&'a str, u16)> {
    let lines = headers.get_all(name).into_iter().filter_map(|it| it.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(preference).filter(|(it, _)| !it.is_empty())
}

fn preference(item: &str) -> (&str, u16) {
    let mut parts = item.split(';').map(str::trim);
    let what = parts.next().unwrap_or_default();
    let quality = parts.find_map(|it| it.strip_prefix("q=").or_else(|| it.strip_prefix("Q=")));
    (what, quality.map_or(1000, thousandths))
}

/// A q-value; what is none counts as refused.
fn thousandths(text: &str) -> u16 {
    let value = text.parse::<f32>().ok().filter(|it| (0.0..=1.0).contains(it));
    #[expect(clippy::cast_sign_loss, reason = "it lies between 0 and 1")]
    value.map_or(0, |it| (it * 1000.0).round() as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: &HeaderName, lines: &[&'static str]) -> HeaderMap {
        lines.iter().map(|it| (name.clone(), it.parse().unwrap())).collect()
    }

    #[test]
    fn the_best_coding_is_what_is_liked_best_and_then_brotli() {
        use Coding::{Brotli, Gzip, Identity};
        for (lines, expect) in [
            (&[][..], &[Identity][..]),
            (&[""], &[Identity]),
            (&["gzip, deflate"], &[Gzip, Identity]),
            (&["gzip, deflate, br, zstd"], &[Brotli, Gzip, Identity]),
            (&["gzip", "br"], &[Brotli, Gzip, Identity]),
            (&["GZip;Q=0.5"], &[Gzip, Identity]),
            (&["x-gzip"], &[Gzip, Identity]),
            (&["br;q=0.2, gzip;q=0.9"], &[Gzip, Brotli, Identity]),
            (&["br;q=0.2, identity;q=0.9"], &[Identity, Brotli]),
            (&["identity;q=0, gzip;q=0.1"], &[Gzip, Identity]),
            (&["gzip;q=0"], &[Identity]),
            (&["gzip;q=0, *"], &[Brotli, Identity]),
            (&["*;q=0"], &[Identity]),
            (&["*"], &[Brotli, Gzip, Identity]),
            (&["br;q=0.000, gzip;q=0.001"], &[Gzip, Identity]),
            (&["br;q=nan, gzip;q=7"], &[Identity]),
        ] {
            assert_eq!(codings(&headers(&ACCEPT_ENCODING, lines)), expect, "{lines:?}");
        }
    }

    #[test]
    fn a_media_type_has_to_be_named() {
        let check = |accept, expect| {
            assert_eq!(names_type(&headers(&ACCEPT, &[accept]), "text/html"), expect, "{accept}");
        };
        check("text/html,application/xhtml+xml,*/*;q=0.8", true);
        check("text/HTML; charset=utf-8", true);
        check("*/*", false);
        check("text/*", false);
        check("application/json, text/html;q=0", false);
        assert!(!names_type(&HeaderMap::new(), "text/html"));
    }
}
