//! Every turn of phrase once, for people to read. `UPDATE_SNAPSHOTS=1` writes
//! the snapshots anew.

use std::{fmt::Write as _, fs, path::PathBuf};

use asterism_cards::{ast::Kind, read_cards};
use asterism_words::{Language, Names, Numerals, card_text};

mod sound;

fn names() -> Names {
    let mut names = Names::new();
    for language in Language::ALL {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join(format!("../../decks/fluxx-4/names/{language}.ftl"));
        let source = fs::read_to_string(path).expect("the names are there");
        names.add_ftl("fluxx-4", language, &source).expect("the names are sound");
    }
    names
}

#[test]
fn specimens_read_soundly_and_snapshots_are_up_to_date() {
    let file = read_cards("specimens.kdl", include_str!("specimens.kdl"));
    assert!(file.report.is_clean(), "{}", file.report.render(false));
    let mut names = names();
    let mut creepers = Vec::new();
    for id in ["war", "taxes"] {
        let mut card = file.cards[0].card.clone();
        (card.id, card.kind) = (id.to_owned(), Kind::Creeper);
        creepers.push(card);
    }
    names.add_cards("fluxx-4", &creepers);
    for language in Language::ALL {
        let mut page = format!("# Specimens ({})\n\n", language.native_name());
        for found in &file.cards {
            let text = card_text(language, &found.card, "fluxx-4", &names, Numerals::Printed);
            sound::check(&text, &found.card.id, language);
            let paragraphs = text.paragraphs.join(" / ");
            writeln!(page, "- `{}` *{}*: {paragraphs}", found.card.id, text.kind)
                .expect("writing to a string succeeds");
        }
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join(format!("tests/snapshots/specimens.{language}.md"));
        if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
            fs::write(&path, page).expect("the snapshot can be written");
        } else {
            let kept = fs::read_to_string(&path).unwrap_or_default();
            assert!(
                kept == page,
                "{} is out of date; look at it, then run with UPDATE_SNAPSHOTS=1",
                path.display()
            );
        }
    }
}
