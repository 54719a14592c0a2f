//! One program for all of these: it takes less to build.

mod imagined;
mod toy;
