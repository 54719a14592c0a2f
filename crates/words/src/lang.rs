//! The languages of the house.

/// A language everything is written in.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Lang {
    #[default]
    En,
    De,
    Fr,
}

impl Lang {
    pub const ALL: [Lang; 3] = [Lang::En, Lang::De, Lang::Fr];

    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Fr => "fr",
        }
    }

    /// A number that was written with a point, as one reads it here.
    pub fn number(self, written: &str) -> String {
        match self {
            Lang::En => written.to_owned(),
            Lang::De | Lang::Fr => written.replace('.', ","),
        }
    }

    /// Reads a language tag or locale name: `de`, `de-AT`, `fr_CA.UTF-8`.
    pub fn parse(tag: &str) -> Option<Lang> {
        let language = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_a_point_or_a_comma() {
        let read = Lang::ALL.map(|lang| lang.number("-3.50"));
        assert_eq!(read, ["-3.50", "-3,50", "-3,50"]);
    }

    #[test]
    fn locale_names_are_read() {
        let read = |tag| Lang::parse(tag).map(Lang::code);
        assert_eq!(read("de_AT.UTF-8"), Some("de"));
        assert_eq!(read("fr-CA"), Some("fr"));
        assert_eq!(read("EN"), Some("en"));
        assert_eq!(["", "C", "it_IT", "deutsch"].map(read), [None; 4]);
    }
}
