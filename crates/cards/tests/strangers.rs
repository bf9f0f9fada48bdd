//! Files of strangers: whatever they hold, reading them ends soon and well.

mod support;

use std::time::{Duration, Instant};

use asterism_cards::{LONGEST_FILE, fuzz::fuzz_card_file, read_cards};
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
    let full = |bit: &str| bit.repeat(LONGEST_FILE / bit.len());
    let lines = |bit: &str| full(&format!("{}\n", bit.repeat(1999 / bit.len())));
    let wrapped = |start: &str, bit: &str, end: &str| {
        let count = (LONGEST_FILE - start.len() - end.len()) / bit.len();
        format!("{start}{}{end}", bit.repeat(count))
    };
    let deep = |bit: &str, end: &str| {
        let count = LONGEST_FILE / (bit.len() + end.len());
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
    let text = "keeper \"a\"\n".repeat(LONGEST_FILE / 11 + 2);
    let read = read_cards("long", &text);
    assert!(read.cards.is_empty());
    assert_eq!(read.report.mistakes()[0].problem.code(), "cards::too-long");
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
