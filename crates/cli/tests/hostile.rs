//! Commands end on decks that are written to loop or to explode.

mod program;

use program::{Folder, run};

/// Forty rules that end every turn as it begins.
fn rules_that_end_every_turn() -> String {
    (0..40).map(|n| format!("rule \"u{n}\" {{ start-of-turn {{ end-turn }} }}\n")).collect()
}

#[test]
fn deck_check_ends_on_turns_that_end_as_they_begin() {
    let folder = Folder::new();
    let path = folder.file("loops.kdl", rules_that_end_every_turn());
    let checked = run(&["deck", "check", &path, "--players", "2"]);
    assert_eq!(checked.code, 0, "{}", checked.err);
    assert!(checked.out.contains("lint::endless"), "{}", checked.out);
    assert!(checked.out.contains("warning: steps per decision"), "{}", checked.out);
}
