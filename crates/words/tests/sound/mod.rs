//! What every text must be like, whatever it says.

#![allow(dead_code, reason = "each test uses what it needs")]

use asterism_words::{CardText, Language};

#[path = "../typeset/mod.rs"]
mod typeset;

/// Fails with the text if it isn't sound.
pub(crate) fn check(text: &CardText, id: &str, language: Language) {
    line(&text.title, id, language);
    line(&text.kind, id, language);
    for paragraph in &text.paragraphs {
        line(paragraph, id, language);
        let say = || format!("{language} {id}: {paragraph:?}");
        assert!(paragraph.ends_with(['.', '!', '?', '…']), "no end: {}", say());
        let first = paragraph
            .chars()
            .find(|letter| letter.is_alphabetic())
            .expect("a piece of text has a letter");
        assert!(!first.is_lowercase(), "small beginning: {}", say());
        for sentence in paragraph.split(". ") {
            let first = sentence
                .chars()
                .find(|letter| letter.is_alphanumeric())
                .expect("a piece of text has a letter");
            assert!(!first.is_lowercase(), "small beginning of a sentence: {}", say());
        }
    }
}

/// Fails unless a piece of text is free of raw material.
pub(crate) fn line(text: &str, id: &str, language: Language) {
    let say = || format!("{language} {id}: {text:?}");
    assert!(!text.trim().is_empty(), "nothing said: {}", say());
    assert_eq!(text.trim(), text, "space around: {}", say());
    assert!(!text.contains(['{', '}', '$', '\n', '\u{2068}', '\u{2069}', '"']), "raw: {}", say());
    assert!(text != "…", "missing message: {}", say());
    for bad in ["  ", " ,", " .", ",,", "..", ",.", " ;", " :", "( ", " )", "« ", " »", ";."] {
        assert!(!text.contains(bad), "{bad:?}: {}", say());
    }
    let raw_id = text.split_whitespace().any(|word| {
        let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        word == id && word.contains('-')
    });
    assert!(!raw_id, "raw id: {}", say());
    assert!(quotes_match(text, language), "quotes: {}", say());
    let fault = typeset::fault(text, language);
    assert!(fault.is_none(), "{}: {}", fault.unwrap_or_default(), say());
}

/// Whether every quote is closed by its own partner. English closes single
/// quotes with an apostrophe, so these are left out.
fn quotes_match(text: &str, language: Language) -> bool {
    let pairs: &[(char, char)] = match language {
        Language::English => &[('“', '”')],
        Language::Russian => &[('«', '»'), ('„', '“')],
        Language::Polish => &[('„', '”'), ('«', '»')],
        Language::Italian => &[('«', '»'), ('“', '”')],
    };
    let mut open = Vec::new();
    for letter in text.chars() {
        if let Some((_, close)) = pairs.iter().find(|(open, _)| *open == letter) {
            open.push(*close);
        } else if "«»„“”".contains(letter) && open.pop() != Some(letter) {
            return false;
        }
    }
    open.is_empty()
}
