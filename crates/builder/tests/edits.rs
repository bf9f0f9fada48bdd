//! Edits touch only the lines of their part.

use asterism_builder::{Change, ChangeError, apply};

const CARD: &str = "// the magpie
keeper \"magpie\"   icon=\"raven\" {
    once-per-turn {
        take \"keeper\"   whose=\"others\" // from anybody

        draw 1
    }
}
";

fn changed(text: &str, change: &Change) -> String {
    apply(text, change).unwrap_or_else(|error| panic!("{error}: {change:?}"))
}

fn choose(part: &str, value: &str) -> Change {
    Change::Choose { part: part.into(), value: value.into() }
}

#[test]
fn another_verb_keeps_what_fits_and_everything_around_it() {
    let text = changed(CARD, &choose("c.0.0", "discard"));
    assert_eq!(text, CARD.replace("take \"keeper\"   whose", "discard \"keeper\" whose"));
    let text = changed(CARD, &choose("c.0", "end-of-turn"));
    assert_eq!(text, CARD.replace("once-per-turn", "end-of-turn"));
    let text = changed(CARD, &choose("c.0.0?whose", "next"));
    assert_eq!(text, CARD.replace("\"others\"", "\"next\""));
}

#[test]
fn parts_are_added_removed_and_moved() {
    let add = |line: &str, what: &str| Change::Add { line: line.into(), what: what.into() };
    let text = changed(CARD, &add("c.0", ">extra-turn"));
    assert_eq!(text, CARD.replace("        draw 1\n", "        draw 1\n        extra-turn\n"));
    let text = changed(&text, &Change::Remove { part: "c.0.2".into() });
    assert_eq!(text, CARD);
    let text = changed(CARD, &Change::Move { part: "c.0.1".into(), up: true });
    assert!(text.contains("        draw 1 // from anybody\n\n        take"), "{text}");
    let text = changed(CARD, &Change::Remove { part: "c.0.0?whose".into() });
    assert_eq!(text, CARD.replace("   whose=\"others\"", ""));
    let text = changed(CARD, &Change::Remove { part: "c.0".into() });
    assert_eq!(text, "// the magpie\nkeeper \"magpie\"   icon=\"raven\"\n");
    let text = changed(&text, &add("c", ">protected"));
    assert_eq!(text, "// the magpie\nkeeper \"magpie\"   icon=\"raven\" { protected }\n");
}

#[test]
fn own_words_replace_a_word_by_an_act() {
    let own = Change::OwnWords { part: "c.0.1".into(), text: "Sing.".into() };
    assert_eq!(changed(CARD, &own), CARD.replace("draw 1\n", "act \"Sing.\" { draw 1 }\n"));
}

#[test]
fn what_makes_no_sense_changes_nothing() {
    assert_eq!(apply(CARD, &choose("c.9", "draw")), Err(ChangeError::NoSuchPart));
    assert_eq!(apply(CARD, &choose("c.0.0", "otherwise")), Err(ChangeError::NotHere));
    assert_eq!(apply(CARD, &choose("c.0.1#0", "\"; win")), Err(ChangeError::NotHere));
    assert_eq!(apply("keeper \"a\" {", &choose("c", "goal")), Err(ChangeError::Unreadable));
    let last = Change::Remove { part: "c.0".into() };
    assert_eq!(apply("action \"a\" { draw 1 }", &last), Err(ChangeError::NotHere));
}
