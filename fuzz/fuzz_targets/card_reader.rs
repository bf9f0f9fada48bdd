#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| asterism_testkit::fuzz::card_reader(data));
