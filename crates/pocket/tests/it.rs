//! One program for all of these: it takes less to build.

mod device;

mod games;
mod twins;
