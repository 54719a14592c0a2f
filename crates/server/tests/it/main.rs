//! The server as guests and strangers meet it, over real sockets and on a real database.

mod door;
mod raw;
mod twin_worlds;

mod abuse;
mod askers;
mod borders;
mod bots_of_others;
mod closing;
mod crowd;
mod deal;
mod devices;
mod doors;
mod fence;
mod guessing;
mod headers;
mod history;
mod http2;
mod journals_end;
mod keeping;
mod manners;
mod many_tables;
mod moving;
mod nested;
mod pages;
mod resync;
mod session;
mod time;
mod timing;
mod transport;
mod twins;
