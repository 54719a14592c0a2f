//! Who may see what: the two ways to write a secret down, and the eyes that look.

use core::fmt::Debug;

use crate::Seat;

/// Who is looking.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Viewer {
    Seat(Seat),
    /// Someone at no seat: sees what everybody sees and nothing else.
    Watcher,
}

/// Who may see a card. The referee always may.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Audience(u16);

const REFEREE: u16 = 1 << 14;
const WATCHER: u16 = 1 << 15;

impl Audience {
    pub const NOBODY: Audience = Audience(REFEREE);
    /// Every seat and whoever watches.
    pub const EVERYBODY: Audience = Audience(u16::MAX);

    pub const fn only(seat: Seat) -> Audience {
        Audience::NOBODY.with(seat)
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> Audience {
        Audience(self.0 | 1 << seat.index())
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> Audience {
        Audience(self.0 & !(1 << seat.index()))
    }
}

/// One pair of eyes. Only the contract makes them, so nobody looks as the referee by accident.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Eye(u16);

impl Eye {
    pub(crate) const REFEREE: Eye = Eye(REFEREE);
    pub const WATCHER: Eye = Eye(WATCHER);

    pub(crate) const fn of(viewer: Viewer) -> Eye {
        match viewer {
            Viewer::Seat(seat) => Eye(1 << seat.index()),
            Viewer::Watcher => Eye::WATCHER,
        }
    }

    pub const fn is_among(self, audience: Audience) -> bool {
        self.0 & audience.0 != 0
    }

    pub const fn is_watcher(self) -> bool {
        self.0 == WATCHER
    }

    /// The secret, if this eye is among its audience.
    #[inline]
    pub fn shown<T>(self, audience: Audience, secret: T) -> Option<T> {
        self.is_among(audience).then_some(secret)
    }
}

/// Whether a masked table keeps what it was once shown.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Memory {
    /// A view: a card turned face down is gone.
    #[default]
    Fleeting,
    /// What a perfect memory holds.
    Perfect,
}

/// How a secret is written down: all of it, or as far as one viewer knows it.
pub trait Knowledge: Copy + Eq + Debug + 'static {
    type Of<T: Copy + Eq + Debug>: Copy + Eq + Debug;
    /// What only a viewer keeps, to make up for what it does not know.
    type Beside<T: Copy + Eq + Debug + Default>: Copy + Eq + Debug + Default;

    fn of<T: Copy + Eq + Debug>(value: T) -> Self::Of<T>;
    fn known<T: Copy + Eq + Debug>(secret: Self::Of<T>) -> Option<T>;
    /// Turns a card face down: truth and a perfect memory stay, a view forgets.
    fn face_down<T: Copy + Eq + Debug>(secret: Self::Of<T>, memory: Memory) -> Self::Of<T>;
    /// What is kept beside; nothing is beside the truth.
    fn beside<T: Copy + Eq + Debug + Default>(kept: &mut Self::Beside<T>) -> Option<&mut T>;
}

/// The knowledge that may be told to somebody. Implemented by [`Masked`] alone: a bound on it
/// makes serialising the truth a type error.
pub trait Told: Knowledge {}

/// The truth.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Whole {}

/// One viewer's part of it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Masked {}

impl Knowledge for Whole {
    type Of<T: Copy + Eq + Debug> = T;
    type Beside<T: Copy + Eq + Debug + Default> = ();

    #[inline]
    fn of<T: Copy + Eq + Debug>(value: T) -> T {
        value
    }

    #[inline]
    fn known<T: Copy + Eq + Debug>(secret: T) -> Option<T> {
        Some(secret)
    }

    #[inline]
    fn face_down<T: Copy + Eq + Debug>(secret: T, _: Memory) -> T {
        secret
    }

    #[inline]
    fn beside<T: Copy + Eq + Debug + Default>((): &mut ()) -> Option<&mut T> {
        None
    }
}

impl Knowledge for Masked {
    type Of<T: Copy + Eq + Debug> = Option<T>;
    type Beside<T: Copy + Eq + Debug + Default> = T;

    #[inline]
    fn of<T: Copy + Eq + Debug>(value: T) -> Option<T> {
        Some(value)
    }

    #[inline]
    fn known<T: Copy + Eq + Debug>(secret: Option<T>) -> Option<T> {
        secret
    }

    #[inline]
    fn face_down<T: Copy + Eq + Debug>(secret: Option<T>, memory: Memory) -> Option<T> {
        match memory {
            Memory::Fleeting => None,
            Memory::Perfect => secret,
        }
    }

    #[inline]
    fn beside<T: Copy + Eq + Debug + Default>(kept: &mut T) -> Option<&mut T> {
        Some(kept)
    }
}

impl Told for Masked {}
