//! One program for all of these: it takes less to build.

mod table;

mod forms;
mod imagined;
mod laws;
mod perft;
mod read;
mod rules;
mod rules_out;
mod transcripts;
