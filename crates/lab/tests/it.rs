//! One program for all of these: it takes less to build.

mod arena;
mod balance;
mod outside;
mod report;
mod solve;
mod strength;
