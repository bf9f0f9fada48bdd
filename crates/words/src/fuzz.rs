//! What must hold for any file of names a stranger hands in.

use crate::names_file::{MAX_MISTAKES, MAX_NAMES, is_showable_name, read_names};

/// Reads any bytes as a file of names.
///
/// # Panics
///
/// If a name that was read can't be shown, or if there is too much of anything.
pub fn fuzz_names_file(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let read = read_names(&text);
    assert!(read.names.len() <= MAX_NAMES + 1);
    assert!(read.mistakes.len() <= MAX_MISTAKES + 2);
    for (card, name) in &read.names {
        assert!(!card.is_empty());
        let forms = name.forms().map(|form| name.form(form));
        for shown in forms.chain([name.text()]) {
            assert!(is_showable_name(shown) && !shown.contains(['{', '}']), "{card}: {shown:?}");
        }
    }
}
