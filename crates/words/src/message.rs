//! Something to be said, before it is said in a language.

/// A message's key and what it speaks of.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Message {
    pub key: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Arg {
    Number(i64),
    Text(String),
    /// A part that has words of its own.
    Message(Message),
    /// Several of them, told as “a, b and c”.
    List(Vec<Arg>),
    /// Several reasons, one after the other.
    Reasons(Vec<Message>),
}

impl Message {
    pub const fn new(key: &'static str) -> Message {
        Message { key, args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

macro_rules! number_args {
    ($($type:ty),*) => {
        $(impl From<$type> for Arg {
            fn from(number: $type) -> Arg {
                Arg::Number(i64::from(number))
            }
        })*
    };
}

number_args!(u8, u16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl Arg {
    pub fn list<A: Into<Arg>>(args: impl IntoIterator<Item = A>) -> Arg {
        Arg::List(args.into_iter().map(Into::into).collect())
    }

    pub fn reasons(messages: impl IntoIterator<Item = Message>) -> Arg {
        Arg::Reasons(messages.into_iter().collect())
    }
}
