//! Says messages in a language, from the files in `locales/`.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{Arg, Lang, Message};

macro_rules! sources {
    ($($file:literal),* $(,)?) => {
        &[$((
            $file,
            [
                include_str!(concat!("../../../locales/en/", $file, ".ftl")),
                include_str!(concat!("../../../locales/de/", $file, ".ftl")),
                include_str!(concat!("../../../locales/fr/", $file, ".ftl")),
            ],
        )),*]
    };
}

/// A file of messages: its name, and its texts in the order of [`Lang::ALL`].
pub type Source = (&'static str, [&'static str; 3]);

/// What is said at a table, wherever it stands.
const AT_TABLES: &[Source] = sources![
    "house",
    "errors",
    "sitting",
    "pocket",
    "lucktails",
    "get-lucky",
    "lucky-bastard",
    "lucky-duck",
    "rules-lucktails",
    "rules-get-lucky",
    "rules-lucky-bastard",
    "rules-lucky-duck",
];

/// What else the program says.
const OF_THE_PROGRAM: &[Source] =
    sources!["cli", "engine", "server", "tui", "remote", "store", "lab-balance", "lab-strength"];

/// Every file of messages.
pub const SOURCES: [&[Source]; 2] = [AT_TABLES, OF_THE_PROGRAM];

/// A message names at most so many reasons one by one.
const MOST_REASONS: usize = 20;

/// One language's messages. A clone shares them.
#[derive(Clone)]
pub struct Words {
    lang: Lang,
    bundle: Arc<FluentBundle<FluentResource>>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.lang).finish()
    }
}

impl Words {
    pub fn new(lang: Lang) -> Words {
        Words::from_sources(lang, &SOURCES)
    }

    /// Only what is said at tables: a browser is sent no more than it needs.
    pub fn of_tables(lang: Lang) -> Words {
        Words::from_sources(lang, &[AT_TABLES])
    }

    fn from_sources(lang: Lang, sources: &[&[Source]]) -> Words {
        let tag: LanguageIdentifier = lang.code().parse().expect("a language tag");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for (_, texts) in sources.iter().copied().flatten() {
            // A file with a mistake in it still gives what can be read; a test refuses it.
            let resource = FluentResource::try_new(texts[lang as usize].to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(resource, _)| resource));
        }
        Words { lang, bundle: Arc::new(bundle) }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A message that speaks of nothing but itself.
    pub fn get(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
    }

    /// Says a message. A key that no file has is shown as it is.
    pub fn say(&self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            args.set(*name, self.value(arg));
        }
        self.format(message.key, &args)
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        pattern.map_or_else(
            || key.to_owned(),
            |pattern| self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned(),
        )
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Text(text) => text.clone().into(),
            Arg::Message(message) => self.say(message).into(),
            Arg::List(list) => self.list(list).into(),
            Arg::Reasons(reasons) => self.reasons(reasons).into(),
        }
    }

    /// The first reasons, and how many there are besides.
    fn reasons(&self, reasons: &[Message]) -> String {
        let (told, more) = reasons.split_at(reasons.len().min(MOST_REASONS));
        let mut said: Vec<String> = told.iter().map(|reason| self.say(reason)).collect();
        if !more.is_empty() {
            said.push(self.say(&Message::new("house-and-more").with("more", more.len())));
        }
        said.join("; ")
    }

    /// “a”, “a and b”, “a, b and c”.
    fn list(&self, list: &[Arg]) -> String {
        let said: Vec<String> = list
            .iter()
            .map(|arg| match self.value(arg) {
                FluentValue::String(text) => text.into_owned(),
                FluentValue::Number(number) => number.as_string().into_owned(),
                _ => String::new(),
            })
            .collect();
        match said.split_last() {
            Some((end, rest)) if !rest.is_empty() => {
                format!("{} {} {end}", rest.join(", "), self.get("house-and"))
            }
            _ => said.concat(),
        }
    }
}
