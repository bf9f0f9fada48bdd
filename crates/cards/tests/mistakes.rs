//! Every mistake is told, all at once, with its place and a stable code.

use std::collections::BTreeSet;

use asterism_cards::{File, load, read_cards};

/// A card file, and the code and text of each mistake in it.
const CASES: &[(&str, &[(&str, &str)])] = &[
    ("rule \"a\" { hand-limt 2 }", &[("unknown-word", "hand-limt")]),
    ("zebra \"a\"", &[("unknown-word", "zebra")]),
    ("action \"a\" { have \"milk\" }", &[("wrong-place", "have")]),
    ("goal \"a\" { draw 3 }", &[("wrong-place", "draw")]),
    ("goal \"a\" { once-per-turn { draw 3 } }", &[("wrong-place", "once-per-turn")]),
    ("keeper \"a\" { escalates }", &[("wrong-place", "escalates")]),
    ("action \"a\" { when \"empty-hand\"; draw 1 }", &[("wrong-place", "when")]),
    ("rule \"a\" { rule \"b\" { draw 2 } }", &[("wrong-place", "rule")]),
    ("action \"a\" { draw }", &[("missing-value", "draw")]),
    ("goal \"a\" { at-least 2 }", &[("missing-value", "at-least")]),
    ("goal \"a\" { at-least }", &[("missing-value", "at-least"), ("missing-value", "at-least")]),
    ("keeper", &[("missing-value", "keeper")]),
    ("action \"a\" { draw 1 2 }", &[("extra-value", "2")]),
    ("action \"a\" { trade-hands \"b\" }", &[("extra-value", "\"b\"")]),
    ("action \"a\" { draw \"three\" }", &[("wrong-type", "\"three\"")]),
    ("action \"a\" { draw 1.5 }", &[("wrong-type", "1.5")]),
    ("action \"a\" { draw #null }", &[("wrong-type", "#null")]),
    ("goal \"a\" { have 3 }", &[("wrong-type", "3")]),
    ("keeper \"a\" reconstructed=\"yes\"", &[("wrong-type", "reconstructed=\"yes\"")]),
    ("action \"a\" { draw 21 }", &[("out-of-range", "21")]),
    ("action \"a\" { draw -1 }", &[("out-of-range", "-1")]),
    ("rule \"a\" { goals 0 }", &[("out-of-range", "0")]),
    ("goal \"a\" { at-least 3 \"b\" \"c\" }", &[("out-of-range", "at-least")]),
    ("action \"a\" { draw 1 who=\"evryone\" }", &[("not-among", "who=\"evryone\"")]),
    ("keeper \"a\" marks=\"brain Wheel\"", &[("bad-name", "marks=\"brain Wheel\"")]),
    ("keeper \"a\" marks=\"gear gear\"", &[("twice", "marks=\"gear gear\"")]),
    ("action \"a\" { otherwise { draw 1 } }", &[("contradiction", "otherwise")]),
    (
        "action \"a\" { if \"no-goal\" { draw 1 }; draw 1; otherwise { draw 1 } }",
        &[("contradiction", "otherwise")],
    ),
    ("action \"a\" { if { draw 1 } }", &[("contradiction", "if")]),
    ("action \"a\" { for { draw 1 } }", &[("contradiction", "for")]),
    ("action \"a\" { for \"you\" holder-of=\"b\" { draw 1 } }", &[("contradiction", "for")]),
    ("action \"a\" { for \"evryone\" { draw 1 } }", &[("not-among", "\"evryone\"")]),
    ("action \"a\" { repeat 2 { } }", &[("empty", "repeat")]),
    ("goal \"a\" { any-of { have \"b\" } }", &[("contradiction", "any-of")]),
    ("keeper \"a\" { wins-if { } }", &[("empty", "wins-if")]),
    (
        "surprise \"a\" { answer to=\"goal\" { cancel; then { draw 1 }; then { draw 1 } } }",
        &[("twice", "then")],
    ),
    ("surprise \"a\" { answer to=\"play\" { cancel } }", &[("not-among", "to=\"play\"")]),
    ("action \"a\" { draw (u8)3 }", &[("annotation", "u8")]),
    ("action \"a\" { play-top (word)3 }", &[("annotation", "word")]),
    ("(x)keeper \"a\"", &[("annotation", "x")]),
    ("goal \"a\" { have \"b\" \"b\" }", &[("twice", "\"b\"")]),
    ("keeper \"a\" icon=\"b\" icon=\"c\"", &[("twice", "icon")]),
    ("surprise \"a\" { your-turn { wish }; your-turn { wish } }", &[("twice", "your-turn")]),
    (
        "rule \"a\" { free-action { when \"empty-hand\"; when \"play-owed\"; wish } }",
        &[("twice", "when")],
    ),
    ("action \"a\" { draw 1 whom=\"you\" }", &[("unknown-property", "whom")]),
    ("goal \"a\" subject=\"b\" { have \"c\" }", &[("unknown-property", "subject")]),
    ("creeper \"a\" { alone { give \"this\" } }", &[("missing-property", "give")]),
    ("rule \"a\" { bonus draw=1 }", &[("contradiction", "bonus")]),
    ("rule \"a\" { bonus to=\"most-keepers\" }", &[("contradiction", "bonus")]),
    ("rule \"a\" { play }", &[("contradiction", "play")]),
    ("rule \"a\" { play 2 birthday=1 }", &[("contradiction", "play")]),
    ("action \"a\" { draw-and-play draw=3 holiday=1 }", &[("contradiction", "draw-and-play")]),
    ("action \"a\" { discard-rules }", &[("contradiction", "discard-rules")]),
    ("action \"a\" { discard-rules \"all\" up-to=2 }", &[("contradiction", "discard-rules")]),
    ("action \"a\" { discard \"keeper\" \"milk\" }", &[("contradiction", "discard")]),
    ("action \"a\" { discard \"this\" except=\"this\" }", &[("contradiction", "discard")]),
    ("action \"a\" { choose-one { option { wish } } }", &[("contradiction", "choose-one")]),
    ("surprise \"a\" { answer to=\"rule\" }", &[("contradiction", "answer")]),
    ("surprise \"a\" { answer to=\"rule\" { cancel; redirect } }", &[("contradiction", "answer")]),
    ("action \"a\"", &[("empty", "action")]),
    ("rule \"a\" { }", &[("empty", "rule")]),
    ("rule \"a\" { free-action { when \"empty-hand\" } }", &[("empty", "free-action")]),
    ("keeper \"a\" { more }", &[("empty", "more")]),
    ("action \"a\" { draw 1 { } }", &[("braces", "draw")]),
    ("keeper \"A\"", &[("bad-name", "\"A\"")]),
    ("keeper \"a b\"", &[("bad-name", "\"a b\"")]),
    ("keeper \"edition/a\"", &[("bad-name", "\"edition/a\"")]),
    ("keeper \"-\"", &[("bad-name", "\"-\"")]),
    ("goal \"a\" { have \"b/c/d\" }", &[("bad-name", "\"b/c/d\"")]),
    ("keeper \"this\"", &[("reserved-name", "\"this\"")]),
    ("keeper \"a\"\nkeeper \"a\"", &[("repeated-card", "\"a\"")]),
    ("rule \"a\" { draw 2", &[("never-closed", "{")]),
    ("rule \"a\" { draw 2 }}", &[("syntax", "}")]),
    ("rule \"a", &[("syntax", "\"a")]),
    ("a{a{a{a{a{a{a{a{a{}}}}}}}}}", &[("too-deep", "{")]),
    ("/*/*/*/*/*/*/*/*/**/*/*/*/*/*/*/*/*/", &[("too-deep", "/")]),
];

#[test]
fn each_mistake_has_its_code_and_its_place() {
    for (text, expected) in CASES {
        let read = read_cards("case", text);
        let found: Vec<(&str, &str)> = read
            .report
            .mistakes()
            .iter()
            .map(|mistake| {
                let start = mistake.span.offset();
                let code = mistake.problem.code().trim_start_matches("cards::");
                (code, &text[start..start + mistake.span.len()])
            })
            .collect();
        assert_eq!(&found, expected, "{text}\n{}", read.report.render(false));
    }
}

#[test]
fn lists_and_files_are_bounded() {
    let codes = |text: &str| -> Vec<&'static str> {
        let read = read_cards("case", text);
        read.report.mistakes().iter().map(|mistake| mistake.problem.code()).collect()
    };
    let cards: String = (0..17).map(|n| format!(" \"c{n}\"")).collect();
    assert_eq!(codes(&format!("goal \"a\" {{ have{cards} }}")), ["cards::too-many"]);
    let verbs = "wish;".repeat(33);
    assert_eq!(codes(&format!("action \"a\" {{ {verbs} }}")), ["cards::too-many"]);
    let options = "option { wish };".repeat(25);
    let two = format!("choose-one {{ {options} }}\n").repeat(2);
    assert_eq!(codes(&format!("action \"a\" {{\n{two}}}")), ["cards::too-many"]);
    let cards: String = (0..501).map(|n| format!("keeper \"c{n}\"\n")).collect();
    assert_eq!(codes(&cards), ["cards::too-many"]);
    assert_eq!(codes(&"zebra\n".repeat(300)).len(), 101);
    assert_eq!(codes(&" ".repeat(2001)), ["cards::long-line"]);
    assert_eq!(codes(&" \n".repeat(200_000)), ["cards::too-long"]);
    assert_eq!(codes(&format!("keeper \"{}\"", "a".repeat(49))), ["cards::bad-name"]);
    assert!(codes(&format!("keeper \"{}\"", "a".repeat(48))).is_empty());
}

#[test]
fn what_is_sound_is_kept_beside_what_is_not() {
    let text = "\
keeper \"milk\"
goal \"broken { have \"milk\" }
rule \"one\" { draw two; darw 3; play 30 }
action \"open\" {
    draw 3
keeper \"cookies\"
goal \"milk-and-cookies\" { have \"milk\" \"cookies\" }
";
    let read = read_cards("cards.kdl", text);
    let ids: Vec<&str> = read.cards.iter().map(|found| found.card.id.as_str()).collect();
    assert_eq!(ids, ["milk", "cookies", "milk-and-cookies"]);
    let codes: Vec<&str> =
        read.report.mistakes().iter().map(|mistake| mistake.problem.code()).collect();
    assert_eq!(
        codes,
        [
            "cards::syntax",
            "cards::syntax",
            "cards::wrong-type",
            "cards::unknown-word",
            "cards::out-of-range",
            "cards::never-closed"
        ]
    );
}

#[test]
fn a_report_shows_the_line_and_what_to_do() {
    let read = read_cards("rules.kdl", "keeper \"milk\"\nrule \"low\" { hand-limt 2 }\n");
    let expected = "\
cards::unknown-word

  × there is no word `hand-limt` in a rule
   ╭─[rules.kdl:2:14]
 1 │ keeper \"milk\"
 2 │ rule \"low\" { hand-limt 2 }
   ·              ─────────
   ╰────
  help: did you mean `hand-limit`?

";
    assert_eq!(read.report.render(false), expected);
    assert!(read.report.render(true).contains("\u{1b}["), "colors were asked for");
}

#[test]
fn a_report_does_not_control_the_terminal() {
    let text = "// \u{1b}[2J \u{9b}31m \u{202e}\nkeeper \"A\"\n";
    let rendered = read_cards("evil.kdl", text).report.render(false);
    assert!(rendered.contains("// ?[2J ¿31m \u{fffd}"), "{rendered}");
    assert!(!rendered.contains(['\u{1b}', '\u{9b}', '\u{202e}']), "{rendered:?}");
}

#[test]
fn an_edition_is_checked_as_a_whole() {
    let codes = |edition: &str, files: &[&str]| -> Vec<(usize, &'static str)> {
        let files: Vec<File<'_>> =
            files.iter().map(|text| File { name: "cards.kdl", text }).collect();
        let loaded = load(File { name: "edition.kdl", text: edition }, &files);
        let reports = loaded.reports.iter().enumerate();
        reports
            .flat_map(|(index, report)| {
                report.mistakes().iter().map(move |mistake| (index, mistake.problem.code()))
            })
            .collect()
    };
    assert_eq!(codes("", &[]), [(0, "cards::no-edition")]);
    assert_eq!(codes("edition \"a\"\nedition \"b\"", &[]), [(0, "cards::twice")]);
    assert_eq!(codes("edition \"a\" { year 2020; year 2021 }", &[]), [(0, "cards::twice")]);
    assert_eq!(
        codes("edition \"a\" { count \"rule\" 1; count \"rule\" 1 }", &[]),
        [(0, "cards::twice")]
    );
    assert_eq!(codes("edition \"a\" { note \"\\u{202e}\" }", &[]), [(0, "cards::bad-text")]);
    assert_eq!(codes("keeper \"a\"", &[]), [(0, "cards::wrong-place")]);
    assert_eq!(
        codes("edition \"a\"", &["keeper \"b\"", "keeper \"c\"\nkeeper \"b\""]),
        [(2, "cards::repeated-card")]
    );
    assert_eq!(
        codes("edition \"a\" { count \"keeper\" 2 }", &["keeper \"b\""]),
        [(0, "cards::count-differs")]
    );
    assert!(codes("edition \"a\" { count \"keeper\" 1 }", &["keeper \"b\""]).is_empty());
}

#[test]
fn every_code_is_tried() {
    let source = include_str!("../src/mistake.rs");
    let known: BTreeSet<&str> =
        source.split('"').filter_map(|part| part.strip_prefix("cards::")).collect();
    let mut tried: BTreeSet<&str> =
        CASES.iter().flat_map(|(_, mistakes)| mistakes.iter().map(|(code, _)| *code)).collect();
    tried.extend(["too-many", "too-long", "long-line"]);
    tried.extend(["no-edition", "count-differs", "bad-text"]);
    assert_eq!(known, tried);
}
