//! The reference of the encodings: docs/encoding.md.

use std::fmt::Write as _;
use std::path::Path;

use asterism_catalog::Setup;
use asterism_encoding::AnyEncoding;

const ABOUT: &str = "\
# The encoding

This page is generated from the code that encodes. `UPDATE_REFERENCE=1 cargo test -p asterism-encoding` writes it.

An **observation** is what a seat knows, as a fixed number of bytes. It is computed from the seat's knowledge alone, so
it contains nothing hidden. Counts above 255 are written as 255. `encoding.high` has the highest value of every number;
divide by it to get numbers between 0 and 1. The numbers are grouped into blocks. `encoding.blocks` describes them, and
`asterism.features` splits an observation into its blocks.

An **action** is the number of a move. The numbers depend on the deck, not on the position or the number of players.
Action 0 is `wait`, which is legal only for a seat that isn't asked. `encoding.actions` lists the names of all actions.

Seats are counted clockwise from the observing seat, which is 0, both in observations and in the names of actions:
`choose milk@+1` chooses a Keeper of the next player. A seat that joined after the start keeps its number.

The fingerprint (`encoding.fingerprint`) contains the version and a hash of all blocks and actions. The version changes
only if the meaning of a number changes.
";

fn section(page: &mut String, title: &str, game: &str, edition: Option<&str>, actions: &str) {
    let mut setup = Setup::new(game, 2);
    setup.mix.editions.extend(edition.map(str::to_owned));
    let encoding = AnyEncoding::new(&setup.build().expect("it can be played"));
    let _ = write!(
        page,
        "\n## {title}\n\nFingerprint: `{}`. {} numbers, {} actions.\n\n",
        encoding.fingerprint(),
        encoding.layout().size(),
        encoding.action_count(),
    );
    page.push_str("| block | from | shape | highest | meaning |\n|---|---:|---|---:|---|\n");
    for block in encoding.layout().blocks() {
        let shape: Vec<String> = block.shape.iter().map(ToString::to_string).collect();
        let rows = match block.rows {
            [] => String::new(),
            rows => format!(" Rows: `{}`.", rows.join("`, `")),
        };
        let _ = writeln!(
            page,
            "| `{}` | {} | {} | {} | {}{rows} |",
            block.name,
            block.start,
            shape.join(" × "),
            block.high,
            block.meaning,
        );
    }
    page.push_str(actions);
}

fn page() -> String {
    let mut page = ABOUT.to_owned();
    section(
        &mut page,
        "Stella Quest",
        "stella-quest",
        None,
        "
Faces are ordered R1 to R6, Y1 to Y6, G1 to G6, B1 to B6, Z. Classes are R, Y, G, B, Z.

| actions | meaning |
|---|---|
| 0 | `wait` |
| 1 | `draw` |
| 2–26 | `play` each face |
| 27–51 | `take` each face |
| 52–76 | `top` each face |
| 77 | `end` |
",
    );
    section(
        &mut page,
        "Fluxx, with the deck of Fluxx 4.0",
        "fluxx",
        Some("fluxx-4"),
        "
With another deck, the rows of `cards` have the length of that deck, N. Cards are in the order of `game.cards`.

| actions | meaning |
|---|---|
| 0 | `wait` |
| 1, 2, 3 | `pass`, `draw`, `end` |
| 4–18 | `choose` an option: done, left, right, birthday, holiday, ordinary, yes, no, random, past, future, first, second, third, fourth |
| 19–26 | `choose` a seat |
| 27 + N × r + c | with card number c: `play` (r = 0), `use` (1), `answer` (2), `discard` (3), `choose` (4), `choose` at the seat r − 5 (5 to 12) |
",
    );
    page
}

#[test]
fn the_reference_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/encoding.md");
    let page = page();
    if std::env::var_os("UPDATE_REFERENCE").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == page, "run UPDATE_REFERENCE=1 cargo test -p asterism-encoding");
}
