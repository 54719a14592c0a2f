//! One program for all of these: it takes less to build.

mod dealer;

mod deals;
mod records;
