//! Files of strangers: whatever they hold, reading them ends soon and well.

mod support;

use std::time::{Duration, Instant};

use asterism_cards::{
    File, MAX_FILE_LEN,
    ast::Edition,
    fuzz::{fuzz_card_file, fuzz_card_reader},
    lint, load, read_cards,
};
use asterism_testkit::fuzz::bounded;
use proptest::{
    prelude::*,
    test_runner::{RngAlgorithm, TestRng},
};

const EDITIONS: &[&str] = &["fluxx-4", "star", "star-wars", "wonderland"];
const MUTANTS: usize = 4000;

/// Bits of syntax that meet in odd places.
const SNIPPETS: &[&str] = &[
    "{",
    "}",
    "\"",
    "\"\"\"",
    "#\"",
    "\"#",
    "/*",
    "*/",
    "//",
    "/-",
    "\\",
    ";",
    "\n",
    "=",
    "(word)",
    "(",
    ")",
    "#true",
    "#null",
    "-1",
    "21",
    "1e9",
    "0x1F",
    "99999999999999999999999999999999999999",
    "\u{feff}",
    "\u{202e}",
    "\0",
    "é",
    "choose-one {",
    "option {",
    "when",
    "this",
    "edition/",
    "keeper \"x\" {",
    "rule \"y\" { draw 2 }\n",
    "\r\n",
    "\u{85}",
    "draw=1",
    "marks=\"brain\"",
];

fn mutate(text: &str, other: &str, rng: &mut TestRng) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..1 + rng.next_u32() % 6 {
        let at = below(rng, bytes.len() + 1);
        let end = (at + below(rng, 24)).min(bytes.len());
        match rng.next_u32() % 6 {
            0 => drop(bytes.drain(at..end)),
            1 => {
                let snippet = SNIPPETS[below(rng, SNIPPETS.len())];
                drop(bytes.splice(at..at, snippet.bytes()));
            }
            2 => {
                let copied = bytes[at..end].to_vec();
                let to = below(rng, bytes.len() + 1);
                drop(bytes.splice(to..to, copied));
            }
            3 => {
                let from = below(rng, other.len());
                let until = (from + below(rng, 80)).min(other.len());
                drop(bytes.splice(at..at, other.as_bytes()[from..until].iter().copied()));
            }
            4 => bytes.truncate(at),
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = (rng.next_u32() & 0xff) as u8;
                }
            }
        }
    }
    bytes
}

fn below(rng: &mut TestRng, bound: usize) -> usize {
    (rng.next_u32() as usize) % bound.max(1)
}

#[test]
fn mutated_deck_files_never_break_the_reader() {
    let mut rng = TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]);
    let files: Vec<_> = EDITIONS.iter().flat_map(|edition| support::deck_files(edition)).collect();
    for _ in 0..MUTANTS {
        let text = &files[below(&mut rng, files.len())].text;
        let other = &files[below(&mut rng, files.len())].text;
        let mutant = mutate(text, other, &mut rng);
        let start = Instant::now();
        fuzz_card_file(&mutant);
        let took = start.elapsed();
        assert!(
            took < Duration::from_secs(2),
            "{took:?} for\n{}",
            String::from_utf8_lossy(&mutant)
        );
    }
}

/// The longest files that are read at all, each bad in its own way.
fn giants() -> Vec<(&'static str, String)> {
    let full = |bit: &str| bit.repeat(MAX_FILE_LEN / bit.len());
    let lines = |bit: &str| full(&format!("{}\n", bit.repeat(1999 / bit.len())));
    let wrapped = |start: &str, bit: &str, end: &str| {
        let count = (MAX_FILE_LEN - start.len() - end.len()) / bit.len();
        format!("{start}{}{end}", bit.repeat(count))
    };
    let deep = |bit: &str, end: &str| {
        let count = MAX_FILE_LEN / (bit.len() + end.len());
        format!("{}{}", bit.repeat(count), end.repeat(count))
    };
    vec![
        ("open braces", full("{")),
        ("nested nodes", deep("a {", "}")),
        ("nested comments", deep("/*", "*/")),
        ("unclosed cards", full("keeper \"a\" {\n")),
        ("unclosed strings", full("keeper \"a\n")),
        ("many values", wrapped("keeper \"a\" ", "1 ", "\n")),
        ("many properties", wrapped("keeper \"a\" ", "a=1 ", "\n")),
        ("many words", wrapped("action \"a\" {", "draw 1;", "}\n")),
        ("a long name", wrapped("keeper \"", "a", "\"\n")),
        ("a long word", full("a")),
        ("a long number", wrapped("rule \"a\" { draw ", "9", " }\n")),
        ("a long fraction", wrapped("rule \"a\" { draw 1.", "9", " }\n")),
        ("many cards", full("keeper \"a\"\n")),
        ("escapes", wrapped("keeper \"", "\\u{41}", "\"\n")),
        ("backslashes", full("\\")),
        ("slashdashes", full("/-")),
        ("hashes", full("#")),
        ("parentheses", full("(")),
        ("continued lines", full("\\\n")),
        ("semicolons", full(";")),
        ("quotes", full("\"")),
        ("multi-line quotes", full("\"\"\"\n")),
        ("blanks", full(" ")),
        ("slashdashed children", wrapped("keeper \"a\" ", "/-{}", "\n")),
        ("nested slashdashes", full("a /-{a /-{a /-{a /-{a /-{a /-{a /-{a}}}}}}}\n")),
        ("lines of braces", lines("{")),
        ("lines of nodes", lines("a {")),
        ("lines of comments", lines("/*")),
        ("lines of values", lines("1 ")),
        ("lines of words", lines("draw 1;")),
        ("one word in lines", wrapped("action \"a\" {\n", "draw 1\n", "}\n")),
        ("values in lines", wrapped("keeper \"a\" ", "1 \\\n", "\n")),
        ("lines of backslashes", lines("\\")),
        ("lines of slashdashes", lines("/-")),
        ("lines of slashdashed braces", lines("a /-{")),
        ("lines of hashes", lines("#")),
        ("lines of quotes", lines("\"")),
        ("lines of letters", lines("a")),
        ("a quote and lines", wrapped("keeper \"\"\"\n", "a\n", "\"\"\"\n")),
        ("closing braces", lines("}")),
        ("seven deep", full("a{a{a{a{a{a{a{a{}}}}}}}}\n")),
    ]
}

#[test]
fn the_longest_files_are_read_in_time() {
    for (name, text) in giants() {
        let start = Instant::now();
        let read = read_cards(name, &text);
        let rendered = read.report.render(false);
        let took = start.elapsed();
        assert_eq!(rendered.is_empty(), read.report.is_clean(), "{name}");
        assert!(took < Duration::from_secs(10), "{name}: {took:?}");
    }
}

/// Broken strings that hide nesting from whoever counts braces outside of
/// strings only: the stack must not overflow.
#[test]
fn nesting_hidden_in_broken_strings_is_found() {
    let deep =
        |open: &str| format!("{}{}", format!("{open}\n").repeat(20_000), "}\n".repeat(20_000));
    let hidden = [
        format!("a \"\"\"x {}\"\"\"\n", deep("{a")),
        format!("a \"\"\"x \" {}\"\"\"\n", deep("{a")),
        format!("a #\"\"\"x\"# {}\"\"\"#\n", deep("{a")),
        format!("a #\" \n {} \"#\n", deep("a {")),
        format!("a x#\" {} \"#\n", deep("a {")),
        format!("a \"\\\n {} \"\n", deep("a {")),
        format!("a \"\\q\" \"\"\"{}\"\"\"\n", deep("a {")),
        format!("a b\"\"\"\n {} \"\"\"\n", deep("a {")),
        format!("a /-/*\n {} */\n", deep("a {")),
        format!("a \"\"\"x {}\"\"\"\n", "{ \"}\"\n".repeat(20_000)),
        format!("a \"\"\"x {}\"\"\"\n", "/*\n".repeat(20_000)),
    ];
    for text in hidden {
        let read = read_cards("hidden", &text);
        assert!(!read.report.is_clean());
    }
}

#[test]
fn a_file_that_is_too_long_is_refused_unread() {
    let text = "keeper \"a\"\n".repeat(MAX_FILE_LEN / 11 + 2);
    let read = read_cards("long", &text);
    assert!(read.cards.is_empty());
    assert_eq!(read.report.mistakes()[0].problem.code(), "cards::too-long");
}

/// The codes of the mistakes of a file, read on a small stack in little time.
fn codes(text: &str) -> Vec<&'static str> {
    bounded(text.as_bytes(), fuzz_card_reader);
    let read = read_cards("stranger", text);
    read.report.mistakes().iter().map(|mistake| mistake.problem.code()).collect()
}

/// Finding: the KDL parser took exponential time on children that are never
/// closed, and the scanner before it took them for a string.
#[test]
fn exponential_slashdash_inside_strings() {
    let text = format!("a \"\"\" {}\"\"\"", "a /-{ ".repeat(40));
    assert_eq!(codes(&text), ["cards::syntax"]);
    assert_eq!(codes(&"a /-{ ".repeat(40)), ["cards::never-closed", "cards::too-deep"]);
}

/// Finding: a call for each `/-` overflowed the stack.
#[test]
fn stack_overflow_by_527_slashdashes() {
    assert_eq!(codes(&"/- ".repeat(527)), ["cards::syntax"]);
    assert_eq!(codes(&"/- ".repeat(80_000)), ["cards::long-line"]);
    assert_eq!(codes(&"/-\n".repeat(80_000)), ["cards::syntax"]);
}

/// Finding: a call for each `}` overflowed the stack.
#[test]
fn stack_overflow_by_1875_closing_braces() {
    assert_eq!(codes(&"}".repeat(1875)), ["cards::syntax"]);
}

/// The inputs that fuzzers begin with, read and looked over on a small stack.
#[test]
fn the_seeds_of_the_fuzzers_are_read_in_bounded_time_and_stack() {
    let seeds = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds/card_reader");
    let mut count = 0;
    for seed in std::fs::read_dir(seeds).unwrap() {
        let bytes = std::fs::read(seed.unwrap().path()).unwrap();
        bounded(&bytes, fuzz_card_reader);
        fuzz_card_file(&bytes);
        count += 1;
    }
    assert!(count > 10, "only {count} seeds");
}

#[test]
fn giants_fit_a_small_stack() {
    for (name, text) in giants() {
        let reader = std::thread::Builder::new().stack_size(128 * 1024);
        let read = reader.spawn(move || fuzz_card_reader(text.as_bytes())).unwrap().join();
        assert!(read.is_ok(), "{name}");
    }
}

/// Every line end of KDL ends a card, and only a mistake in it hides a card.
#[test]
fn all_line_ends_of_kdl_end_a_card() {
    for end in ["\n", "\r", "\r\n", "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}", ";"] {
        let text = format!("\u{feff}keeper \"a\"{end}keeper \"b\" // c{end}{end}keeper \"c\"");
        let read = read_cards("ends", &text);
        assert_eq!(read.report.render(false), "", "{end:?}");
        // A semicolon doesn't end a comment.
        assert_eq!(read.cards.len(), if end == ";" { 2 } else { 3 }, "{end:?}");
        let open = format!("keeper \"a{end}keeper \"b\"");
        assert!(!read_cards("open", &open).report.is_clean(), "{end:?}");
    }
}

/// What of KDL card files use, written in all its ways.
#[test]
fn strings_comments_and_continued_lines_are_read_as_kdl_reads_them() {
    let same = [
        "keeper \"milk\" icon=\"cup\"",
        "keeper milk icon = cup",
        "keeper #\"milk\"# icon=##\"cup\"##",
        "keeper \"\"\"\n  milk\n  \"\"\" icon=\"\\u{63}up\"",
        "keeper #\"\"\"\nmilk\n\"\"\"# icon=\"cu\\   p\"",
        "keeper \"milk\" \\ // a comment\n  icon=\"cup\"",
        "keeper /* a /* nested */ one */ \"milk\" icon=\"cup\" { }",
        "keeper \"milk\" /- \"tea\" icon=\"cup\" /-{ more draw=1 }",
        "/- keeper \"milk\" { nonsense }\n/-\n\nkeeper \"x\"\nkeeper \"milk\" icon=\"cup\"",
        "\"keeper\" \"milk\" \"icon\"=\"cup\";;",
    ];
    let cards = |text: &str| {
        let read = read_cards("same", text);
        assert_eq!(read.report.render(false), "", "{text}");
        read.cards.into_iter().map(|found| found.card).collect::<Vec<_>>()
    };
    for text in same {
        assert_eq!(cards(text), cards(same[0]), "{text}");
    }
}

#[test]
fn what_is_not_taken_is_refused_with_a_sentence() {
    let cases = [
        ("keeper \"a\\q\"", "`\\q` means nothing"),
        ("keeper \"\\u{d800}\"", "`\\u{d800}` means nothing"),
        ("keeper \"a\"\"b\"", "a space is missing before this"),
        ("keeper \"a\" reconstructed=true", "`true` needs a # before it"),
        ("keeper \"a\" #yes", "this `#` means nothing"),
        ("keeper \"a\" [1", "`[` has no meaning here"),
        ("keeper \"a\" \\ x", "this backslash means nothing"),
        ("keeper \"a\" {} {}", "there are braces already"),
        ("keeper \"a\" {} \"b\"", "nothing can stand after the braces"),
        ("keeper =1", "there is no name before `=`"),
        ("keeper \"a\" icon=", "a value should stand here"),
        ("keeper \"a\" 1x", "this is not a number"),
        ("keeper \"\"\"a\"\"\"", "begins on a line of its own"),
        ("keeper \"\"\"\n a\n  \"\"\"", "indented less than its closing quotes"),
        ("keeper \"\"\"\n a\"\"\"", "has its closing quotes in it"),
        ("keeper \"\"\"\n a", "this text is never closed"),
        ("/* x", "this comment is never closed"),
        ("keeper \"a\u{202e}\"", "U+202E can't be in a card file"),
        ("(", "a word should stand in these parentheses"),
        ("(a keeper \"b\"", "this parenthesis is never closed"),
        ("12 \"a\"", "a word should stand here"),
        ("keeper \"a\" /-", "nothing comes after `/-`"),
    ];
    for (text, sentence) in cases {
        let read = read_cards("case", text);
        let told: Vec<String> =
            read.report.mistakes().iter().map(|mistake| mistake.problem.to_string()).collect();
        assert_eq!(told.len(), 1, "{text}: {told:?}");
        assert!(told[0].contains(sentence), "{text}: {told:?}");
    }
}

/// Finding: every name that is not found was compared with every card, which
/// took 36 seconds for this file.
#[test]
fn thousands_of_missing_names_are_looked_over_in_time() {
    let mut text = String::new();
    for card in 0.. {
        text += &format!("action \"abcdefghijklmnopqrstuvwxyz-card-{card}\" {{\n");
        for name in 0..31 {
            text += &format!("discard \"abcdefghijklmnopqrstuvwxyz-missing-{card}-{name}\"\n");
        }
        text += "}\n";
        if text.len() > MAX_FILE_LEN - 4_000 {
            break;
        }
    }
    let about = File { name: "edition.kdl", text: "edition \"mine\" { year 2026 }" };
    let loaded = load(about, &[File { name: "mine.kdl", text: &text }]);
    assert!(loaded.is_clean(), "{}", loaded.render(false));
    let start = Instant::now();
    let editions: &[Edition] = std::slice::from_ref(&loaded.edition);
    let findings = lint(editions);
    let rendered = loaded.render_findings(&findings, false);
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
    assert_eq!(findings.len(), 501);
    assert!(rendered.contains("these are the first 500 findings"));
}

proptest! {
    #[test]
    fn any_text_is_read_without_panic(text in "\\PC{0,200}") {
        fuzz_card_file(text.as_bytes());
    }

    #[test]
    fn any_bytes_are_read_without_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        fuzz_card_file(&bytes);
    }
}
