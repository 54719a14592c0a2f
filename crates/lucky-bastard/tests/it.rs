//! One program for all of these: it takes less to build.

mod asked;

mod imagined;
mod laws;
mod perft;
mod read;
mod rules;
mod rules_ends;
mod rules_powers;
mod transcripts;
