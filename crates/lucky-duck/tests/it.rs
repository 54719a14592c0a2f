//! One program for all of these: it takes less to build.

mod imagined;
mod laws;
mod odds;
mod perft;
mod read;
mod rules;
mod rules_play;
mod transcripts;
mod words;
