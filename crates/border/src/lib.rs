//! Where bytes cross between the browser and the pocket.
//!
//! Knows: the memory of WebAssembly. Must never know: what the bytes mean.
//!
//! The browser asks for space with `space`, writes a request there, and hands it to `call`, which answers with where
//! the answer lies: its address in the upper half of a 64-bit number, its length in the lower. The answer stays
//! until the next call.

#![cfg(target_arch = "wasm32")]

use std::cell::RefCell;

use pocket::Pocket;

thread_local! {
    static POCKET: RefCell<Pocket> = RefCell::default();
    static REQUEST: RefCell<Vec<u8>> = RefCell::default();
    static ANSWER: RefCell<Vec<u8>> = RefCell::default();
}

/// Where a request of this length is written.
// SAFETY: the name is the border's own; nothing else in this module has it.
#[unsafe(no_mangle)]
pub extern "C" fn space(len: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        request.resize(len, 0);
        request.as_mut_ptr()
    })
}

/// Answers the request that was written.
// SAFETY: as above.
#[unsafe(no_mangle)]
pub extern "C" fn call() -> u64 {
    let request = REQUEST.take();
    let answer = POCKET.with_borrow_mut(|pocket| pocket.call(&request));
    ANSWER.with_borrow_mut(|kept| {
        *kept = answer.into_bytes();
        ((kept.as_ptr() as u64) << 32) | kept.len() as u64
    })
}
