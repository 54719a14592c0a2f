//! One program for all of these: it takes less to build.

mod harness;

mod protocol;
mod refusals;
