//! What must hold for any file a stranger hands in.

use crate::{
    edition::{File, load},
    lint::lint,
    print::print_cards,
    read::read_cards,
    syntax::MAX_MISTAKES,
};

/// Reads any bytes as a card file, and nothing more: fast enough for very many
/// tries.
///
/// # Panics
///
/// If a mistake lies outside its file, or if there are too many of them.
pub fn fuzz_card_reader(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let read = read_cards("fuzzed", &text);
    assert!(read.report.mistakes().len() <= MAX_MISTAKES + 1);
    for mistake in read.report.mistakes() {
        let (start, end) = (mistake.span.offset(), mistake.span.offset() + mistake.span.len());
        assert!(text.get(start..end).is_some(), "{mistake:?} lies outside the file");
    }
}

/// Reads any bytes as a card file and as an edition file.
///
/// # Panics
///
/// If what was read does not print and read back as itself, or if a mistake
/// lies outside its file.
pub fn fuzz_card_file(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let read = read_cards("fuzzed", &text);
    for mistake in read.report.mistakes() {
        let end = mistake.span.offset() + mistake.span.len();
        assert!(end <= text.len(), "{mistake:?} lies outside the file");
        assert!(!mistake.problem.code().is_empty());
    }
    let rendered = read.report.render(false);
    assert_eq!(rendered.is_empty(), read.report.is_clean());

    let printed = print_cards(read.cards.iter().map(|found| &found.card));
    let again = read_cards("printed", &printed);
    assert!(again.report.is_clean(), "{}", again.report.render(false));
    let same = |(one, other): (&crate::Found, &crate::Found)| one.card == other.card;
    assert_eq!(read.cards.len(), again.cards.len());
    assert!(read.cards.iter().zip(&again.cards).all(same));

    let file = File { name: "fuzzed", text: &text };
    let loaded = load(file, &[file]);
    assert_eq!(loaded.edition.cards.len(), loaded.locations.len());

    let findings = lint(std::slice::from_ref(&loaded.edition));
    let rendered = loaded.render_findings(&findings, false);
    assert_eq!(rendered.is_empty(), findings.is_empty());
}
