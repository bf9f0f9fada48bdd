//! What the linter finds, and what it leaves alone.

mod support;

use std::collections::BTreeSet;

use asterism_cards::{File, Loaded, ast::Edition, lint, load, read_cards, subjects_of};

/// Cards of one edition, and what is found about which of them.
const CASES: &[(&str, &[(&str, &str)])] = &[
    (
        "action \"a\" { play-top 1; play-top 1; play-top 1; play-top 1; play-top 1; play-top 1 }
        action \"b\" { play-from-hand; play-top 1; play-top 1; play-top 1; play-top 1; play-top 1 }
        action \"c\" { draw 1; play-top 1; play-top 1; play-top 1; play-top 1; play-top 1; play-top 1 }
        action \"d\" { draw 2; play-top 1; play-top 1; play-top 1; play-top 1; play-top 1; play-top 1 }
        action \"harmless\" { play-top 3 }",
        &[("a", "explosive"), ("b", "explosive"), ("c", "explosive"), ("d", "explosive")],
    ),
    ("action \"a\" { play-top 1 }; action \"b\" { play-top 2 }", &[]),
    ("goal \"g\" { have \"milk\" \"ghost\" }; keeper \"milk\"", &[("g", "impossible-goal")]),
    ("goal \"g\" { at-least 2 \"milk\" \"ghost\" }; keeper \"milk\"", &[("g", "impossible-goal")]),
    ("goal \"g\" { at-least 1 \"milk\" \"ghost\" }; keeper \"milk\"", &[]),
    ("goal \"g\" { only-keeper \"ghost\" }", &[("g", "impossible-goal")]),
    (
        "goal \"g\" { most-keepers 2 }; keeper \"a\"",
        &[("g", "impossible-goal"), ("a", "unused-keeper")],
    ),
    ("goal \"g\" { most-cards-in-hand 9 }", &[("g", "impossible-goal")]),
    (
        "goal \"g\" { have \"milk\"; nobody-has \"milk\" }; keeper \"milk\"",
        &[("g", "impossible-goal")],
    ),
    (
        "goal \"g\" { have \"milk\"; only-keeper \"bread\" }; keeper \"milk\"; keeper \"bread\"",
        &[("g", "impossible-goal")],
    ),
    (
        "goal \"g\" { have \"milk\"; nobody-has \"ghost\" }; keeper \"milk\"",
        &[("g", "missing-card")],
    ),
    ("rule \"r\" { also-need \"ghost\" }", &[("r", "missing-card")]),
    (
        "rule \"r\" { also-need \"g\" }; goal \"g\" { have \"k\" }; keeper \"k\"",
        &[("r", "wrong-kind")],
    ),
    (
        "keeper \"doctor\" { free-action { cure \"doctor\" } }; goal \"g\" { have \"doctor\" }",
        &[("doctor", "wrong-kind")],
    ),
    ("keeper \"spare\"", &[("spare", "unused-keeper")]),
    ("creeper \"war\"", &[("war", "unnamed-creeper")]),
    ("creeper \"c\" { attaches to=\"gear\" }", &[("c", "no-such-mark"), ("c", "unnamed-creeper")]),
    ("action \"a\" { to-hands \"brain\" }", &[("a", "no-such-mark")]),
    ("action \"a\" { wish }; action \"b\" { wish }", &[("b", "listed-twice")]),
    ("rule \"a\" { inflate }; rule \"b\" { inflate }", &[("b", "listed-twice")]),
    ("rule \"a\" { draw 2 }; rule \"b\" { draw 3 }; rule \"c\" { play \"all\" }", &[]),
    (
        "rule \"a\" { once-per-turn { draw 1 } }; rule \"b\" { once-per-turn { draw 10 } }",
        &[("b", "nearly-same")],
    ),
    (
        "rule \"a\" subject=\"s\" { once-per-turn { draw 1 } }; rule \"b\" subject=\"s\" { once-per-turn { draw 2 } }",
        &[],
    ),
    ("rule \"a\" { hand-limit 2; inflate }", &[]),
    ("rule \"a\" subject=\"hand\" { hand-limit 2 }", &[("a", "lonely-subject")]),
    ("rule \"a\" { hand-limit 2; inflate }; rule \"b\" { hand-limit 3; inflate }", &[]),
    ("rule \"a\" { free-action { draw 1 } }", &[("a", "endless")]),
    ("rule \"a\" { free-action { take \"keeper\" } }", &[("a", "endless")]),
    (
        "creeper \"hunter\" { free-action { take \"prey\" } }; keeper \"prey\"; goal \"g\" { have \"hunter\" \"prey\" }",
        &[],
    ),
    ("rule \"a\" { free-action { discard-hand; draw 3; end-turn } }", &[]),
    (
        "rule \"a\" { free-action { choose-one { option { draw 1 }; option { end-turn } } } }",
        &[("a", "endless")],
    ),
    ("rule \"a\" { start-of-turn { extra-turn } }", &[("a", "endless")]),
    ("rule \"a\" { start-of-turn { end-turn } }", &[("a", "endless")]),
    ("rule \"a\" { start-of-turn { draw 1 } }", &[]),
    ("keeper \"a\" { start-of-turn { end-turn } }; goal \"g\" { have \"a\" }", &[]),
    (
        "keeper \"a\" { start-of-turn { end-turn } }; creeper \"b\" { start-of-turn { draw 1; end-turn } }; goal \"g\" { have \"a\" \"b\" }",
        &[("a", "endless"), ("b", "endless")],
    ),
    (
        "creeper \"c\" { goals-change { play-from-discard \"goal\" } }",
        &[("c", "unnamed-creeper"), ("c", "endless")],
    ),
    (
        "creeper \"c\" { together-with \"d\" { give \"this\" to=\"next\" } }; creeper \"d\" { together-with \"c\" { give \"this\" to=\"next\" } }; goal \"g\" { have \"c\" \"d\" }",
        &[("c", "endless"), ("d", "endless")],
    ),
    (
        "creeper \"c\" { together-with \"d\" { discard \"this\" } }; creeper \"d\" { together-with \"c\" { give \"this\" to=\"next\" } }; goal \"g\" { have \"c\" \"d\" }",
        &[],
    ),
    (
        "creeper \"c\" { together-with \"k\" { draw 1 } }; keeper \"k\"; goal \"g\" { have \"c\" \"k\" }",
        &[("c", "endless")],
    ),
    ("creeper \"c\" { alone { draw 1 } }; goal \"g\" { have \"c\" }", &[("c", "endless")]),
    ("creeper \"c\" { alone { discard \"this\" } }; goal \"g\" { have \"c\" }", &[]),
    ("action \"a\" { draw-as-many }", &[("a", "nothing-discarded")]),
];

fn edition(id: &str, text: &str) -> Edition {
    let read = read_cards("case", text);
    assert!(read.report.is_clean(), "{}", read.report.render(false));
    let cards = read.cards.into_iter().map(|found| found.card).collect();
    Edition { id: id.to_owned(), cards, ..Edition::default() }
}

fn found(editions: &[Edition]) -> Vec<(String, &'static str)> {
    let findings = lint(editions).into_iter();
    findings
        .map(|it| {
            let code = it.concern.code().trim_start_matches("lint::");
            (it.card.unwrap_or_default(), code)
        })
        .collect()
}

#[test]
fn each_concern_is_found_and_nothing_else() {
    for (text, expected) in CASES {
        let found = found(&[edition("e", text)]);
        let found: Vec<(&str, &str)> = found.iter().map(|(card, code)| (&**card, *code)).collect();
        assert_eq!(&found, expected, "{text}");
    }
}

#[test]
fn every_concern_is_tried() {
    let source = include_str!("../src/lint.rs");
    let known: BTreeSet<&str> =
        source.split('"').filter_map(|part| part.strip_prefix("lint::")).collect();
    let mut tried: BTreeSet<&str> =
        CASES.iter().flat_map(|(_, findings)| findings.iter().map(|(_, code)| *code)).collect();
    tried.extend(["edition-twice", "same-function", "too-many-findings"]);
    assert_eq!(known, tried);
}

#[test]
fn editions_are_looked_over_together() {
    let one =
        edition("one", "rule \"mystery-play\" { once-per-turn { play-top 1 } }; keeper \"k\"");
    let two = edition(
        "two",
        "rule \"wormhole\" { once-per-turn { play-top 1 } }; goal \"g\" { have \"one/k\" }; rule \"draw-2\" { draw 2 }",
    );
    let both = found(&[one.clone(), two.clone()]);
    assert_eq!(both, [("wormhole".to_owned(), "same-function")]);
    assert_eq!(found(std::slice::from_ref(&two)), [("g".to_owned(), "impossible-goal")]);
    let twice = found(&[two.clone(), two, one]);
    assert_eq!(twice[0], (String::new(), "edition-twice"));
}

#[test]
fn same_function_is_one_subject_whatever_the_name_r_266() {
    let deck = edition(
        "e",
        "rule \"mystery-play\" { once-per-turn { play-top 1 } }
        rule \"wormhole\" icon=\"hole\" { once-per-turn { play-top 1 } }
        rule \"draw-2\" { draw 2 }
        rule \"draw-5\" { draw (word)5 }
        rule \"double-agenda\" { goals 2 }
        rule \"named\" subject=\"draw\" { inflate }
        rule \"rush\" subject=\"haste\" { draw 4; hand-limit 6; inflate }
        keeper \"k\"",
    );
    let subjects: Vec<Vec<String>> =
        deck.cards.iter().map(|card| subjects_of("deck", card).into_iter().collect()).collect();
    assert_eq!(subjects[0], subjects[1]);
    assert_eq!(subjects[2], ["draw"]);
    assert_eq!(subjects[3], ["draw"]);
    assert_eq!(subjects[4], ["goals"]);
    assert_eq!(subjects[5], ["draw"]);
    assert_eq!(subjects[6], ["draw", "hand-limit", "haste"]);
    assert!(subjects[7].is_empty());
}

#[test]
fn a_misspelt_card_is_suggested() {
    let deck = edition(
        "e",
        "goal \"g\" { have \"cookeis\" \"milk\" }; keeper \"cookies\"; keeper \"milk\"",
    );
    let findings = lint(&[deck]);
    assert_eq!(findings[0].concern.advice().as_deref(), Some("did you mean `cookies`?"));
}

#[test]
fn cards_of_one_name_in_two_editions_are_two_cards() {
    let text = "rule \"bonus\" { bonus draw=1 holder-of=\"crown\" }; keeper \"crown\"; goal \"g\" { have \"crown\" }";
    let other = text.replace("\"bonus\"", "\"grace\"");
    assert!(found(&[edition("one", text), edition("two", &other)]).is_empty());
}

#[test]
fn findings_are_shown_where_the_card_stands() {
    let loaded: Loaded = load(
        File { name: "edition.kdl", text: "edition \"e\"\n" },
        &[File { name: "keepers.kdl", text: "keeper \"spare\"\n" }],
    );
    let findings = lint(std::slice::from_ref(&loaded.edition));
    let expected = "\
lint::unused-keeper

  ⚠ e/spare: no goal asks for this keeper
   ╭─[keepers.kdl:1:8]
 1 │ keeper \"spare\"
   ·        ───────
   ╰────

";
    assert_eq!(loaded.render_findings(&findings, false), expected);
}

/// What the linter says of the decks of the repository: only what their card
/// tables say themselves.
#[test]
fn the_decks_have_no_slips() {
    let expected: &[(&str, &[(&str, &str)])] = &[
        ("fluxx-4", &[("radioactive-potato", "unnamed-creeper")]),
        ("star", &[("holographic-projection", "unused-keeper")]),
        ("star-wars", &[]),
        ("wonderland", &[]),
        ("comets", &[]),
    ];
    for (id, expected) in expected {
        let found = found(&[support::loaded(id).edition]);
        let found: Vec<(&str, &str)> = found.iter().map(|(card, code)| (&**card, *code)).collect();
        assert_eq!(&found, expected, "{id}");
    }
}

#[test]
fn the_decks_can_be_mixed() {
    let ids = ["fluxx-4", "star", "star-wars", "wonderland"];
    let editions = ids.map(|id| support::loaded(id).edition);
    let findings = lint(&editions);
    let beyond_information: Vec<String> = findings
        .iter()
        .filter(|finding| !finding.concern.is_information())
        .map(ToString::to_string)
        .collect();
    assert_eq!(beyond_information, Vec::<String>::new());
    let same: Vec<String> = findings
        .iter()
        .filter(|finding| finding.concern.code() == "lint::same-function")
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        same,
        [
            "star-wars/rule-of-two: it does the same as `fluxx-4/double-agenda`: the two replace each other",
            "star-wars/hyperspace-jump: it does the same as `star/wormhole`: the two replace each other",
            "star-wars/dark-side: it does the same as `fluxx-4/silver-lining`: the two replace each other",
            "wonderland/double-agenda: it does the same as `star-wars/rule-of-two`: the two replace each other",
            "wonderland/mystery-play: it does the same as `star/wormhole`: the two replace each other",
        ]
    );
}

#[test]
fn rules_about_cards_of_two_editions_are_two_subjects() {
    let rule = |text: &str| {
        let read = asterism_cards::read_cards("rules.kdl", text);
        read.cards.into_iter().next().expect("a card").card
    };
    let bonus = rule("rule \"bonus\" { bonus draw=1 holder-of=\"crown\" }");
    let same = rule("rule \"gift\" { bonus draw=1 holder-of=\"here/crown\" }");
    assert_eq!(subjects_of("here", &bonus), subjects_of("there", &same));
    assert_ne!(subjects_of("here", &bonus), subjects_of("there", &bonus));
}
