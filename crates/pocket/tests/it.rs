//! One program for all of these: it takes less to build.

mod device;

mod borders;
mod games;
mod twins;
