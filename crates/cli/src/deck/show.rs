//! `asterism deck show`: every card with its text.

use std::io::Write;

use asterism_cards::ast::{Card, Kind, Reconstructed};
use asterism_words::{
    Args as Said, CardText, Language, Names, Numerals, Words, basic_rules_text, card_text,
    edition_title, kind_name,
};
use clap::Args;
use serde::Serialize;

use super::source::Source;
use crate::card_names::card_names;
use crate::choice::LanguageChoice;
use crate::failure::Failure;
use crate::page::Page;
use crate::paint::{Ink, Paint};

/// Show the cards of an edition with their text
///
/// The text is generated from what each card does. Reconstructed cards are marked.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  asterism deck show fluxx-4 --lang ru
  asterism deck show mine.kdl
  asterism deck show fluxx-4 --json | jq '.cards[].id'")]
pub(crate) struct Arguments {
    /// The edition, its folder, or a card file
    #[arg(value_name = "EDITION")]
    edition: String,

    #[command(flatten)]
    spoken: LanguageChoice,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let source = Source::open(&arguments.edition)?;
    let mut names = card_names();
    let mistakes = source.teach(&mut names);
    if !source.loaded.is_clean() || !mistakes.is_empty() {
        return Err(Failure::BadInput(format!(
            "{} can't be shown; correct these mistakes first.\n{}{}",
            arguments.edition,
            source.loaded.render(false),
            mistakes.join("\n")
        )));
    }
    let listing = DeckListing { source: &source, names: &names, words: words(arguments) };
    if arguments.json { listing.write_json(out) } else { listing.write(out) }
}

fn words(arguments: &Arguments) -> &'static Words {
    Words::of(arguments.spoken.language())
}

struct DeckListing<'a> {
    source: &'a Source,
    names: &'a Names,
    words: &'static Words,
}

impl DeckListing<'_> {
    fn text(&self, card: &Card) -> CardText {
        let edition = &self.source.loaded.edition.id;
        card_text(self.words.language(), card, edition, self.names, Numerals::Printed)
    }

    fn write(&self, out: &mut impl Write) -> Result<(), Failure> {
        let paint = Paint::detect();
        let cards = &self.source.loaded.edition.cards;
        let count =
            |cards: usize| self.words.say("deck-card-count", &Said::new().amount("count", cards));
        let id = &self.source.loaded.edition.id;
        let title = edition_title(self.words.language(), id, id);
        let title = if title == *id { title } else { format!("{title} [{id}]") };
        writeln!(out, "{}: {}", paint.ink(Ink::Bold, &title), count(cards.len()))?;
        if cards.iter().any(|card| card.reconstructed != Reconstructed::No) {
            writeln!(out, "{}", self.words.say("deck-reconstructed-note", &Said::new()))?;
        }
        // Descriptions of editions are only available in English.
        if self.words.language() == Language::English {
            for note in &self.source.loaded.edition.about.notes {
                writeln!(out, "{}", Page::detect().fold(&format!("  - {note}")))?;
            }
        }
        if self.source.is_edition {
            let basic = basic_rules_text(self.words.language(), 1, 1, Numerals::Printed);
            writeln!(out, "\n{}", paint.ink(Ink::Bold, &basic.title))?;
            let text = format!("    {}", basic.paragraphs.join(" "));
            writeln!(out, "{}", Page::detect().fold(&text))?;
        }
        for kind in Kind::ALL {
            let of_kind: Vec<&Card> = cards.iter().filter(|card| card.kind == kind).collect();
            if of_kind.is_empty() {
                continue;
            }
            let heading = Said::new()
                .text("kind", kind_name(self.words.language(), kind))
                .text("count", count(of_kind.len()));
            let heading = self.words.say("deck-kind", &heading);
            writeln!(out, "\n{}", paint.ink(Ink::Bold, heading))?;
            for card in of_kind {
                self.write_card(card, out)?;
            }
        }
        Ok(())
    }

    fn write_card(&self, card: &Card, out: &mut impl Write) -> Result<(), Failure> {
        let (text, page) = (self.text(card), Page::detect());
        write!(out, "  {} [{}]", text.title, card.id)?;
        if !card.marks.is_empty() {
            write!(out, " – {}", text.kind)?;
        }
        let mark = match card.reconstructed {
            Reconstructed::No => None,
            Reconstructed::Partly => Some("deck-reconstructed-in-part"),
            Reconstructed::Wholly => Some("deck-reconstructed"),
        };
        if let Some(mark) = mark {
            write!(out, " – {}", self.words.say(mark, &Said::new()))?;
        }
        writeln!(out)?;
        for paragraph in &text.paragraphs {
            writeln!(out, "{}", page.fold(&format!("    {paragraph}")))?;
        }
        Ok(())
    }

    fn write_json(&self, out: &mut impl Write) -> Result<(), Failure> {
        #[derive(Serialize)]
        struct ListedDeck<'a> {
            edition: &'a str,
            language: &'static str,
            sources: Vec<&'a str>,
            notes: &'a [String],
            cards: Vec<ListedCard<'a>>,
        }
        #[derive(Serialize)]
        struct ListedCard<'a> {
            id: &'a str,
            kind: Kind,
            title: String,
            kind_text: String,
            text: Vec<String>,
            reconstructed: Reconstructed,
        }
        let edition = &self.source.loaded.edition;
        let cards = edition.cards.iter().map(|card| {
            let CardText { title, kind: kind_text, paragraphs: text } = self.text(card);
            let (id, kind, reconstructed) = (card.id.as_str(), card.kind, card.reconstructed);
            ListedCard { id, kind, title, kind_text, text, reconstructed }
        });
        let shown = ListedDeck {
            edition: &edition.id,
            language: self.words.language().tag(),
            sources: edition.about.sources.iter().map(|source| source.text.as_str()).collect(),
            notes: &edition.about.notes,
            cards: cards.collect(),
        };
        serde_json::to_writer_pretty(&mut *out, &shown)?;
        writeln!(out)?;
        Ok(())
    }
}
