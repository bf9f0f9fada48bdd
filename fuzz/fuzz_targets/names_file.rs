#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    asterism_testkit::fuzz::bounded(data, asterism_words::fuzz::fuzz_names_file);
});
