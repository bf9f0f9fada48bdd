//! An edition from its files.

use std::collections::BTreeMap;

use miette::SourceSpan;

use crate::{
    ast::{CardId, Edition, Kind},
    lint::{Finding, Placed},
    mistake::{Mistake, MistakeKind, MistakeReport},
    read::{EditionNode, Reader, read_cards, read_edition_node},
};

/// A file: its name for diagnostics, and its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File<'a> {
    pub name: &'a str,
    pub text: &'a str,
}

/// Where a card's definition stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location {
    /// Which of the reports is its file's.
    pub report: usize,
    /// Where in the file.
    pub span: SourceSpan,
}

/// An edition as far as its files are sound, and everything wrong with them.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The edition with every card that is sound.
    pub edition: Edition,
    /// Where each card stands.
    pub locations: BTreeMap<CardId, Location>,
    /// One report a file: the edition file first, then the card files.
    pub reports: Vec<MistakeReport>,
}

impl Loaded {
    /// Whether nothing is wrong.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.reports.iter().all(MistakeReport::is_clean)
    }

    /// All mistakes of all files with source frames.
    #[must_use]
    pub fn render(&self, colors: bool) -> String {
        let rendered = self.reports.iter().map(|report| report.render(colors));
        rendered.collect()
    }
}

impl Loaded {
    /// The linter's findings about this edition, with source frames where
    /// their place is known.
    #[must_use]
    pub fn render_findings(&self, findings: &[Finding], colors: bool) -> String {
        let about_this = findings.iter().filter(|finding| finding.edition == self.edition.id);
        about_this
            .map(|finding| {
                let location = finding.card.as_ref().and_then(|card| self.locations.get(card));
                let span = location.map(|location| location.span);
                let report = &self.reports[location.map_or(0, |location| location.report)];
                report.render_other(&Placed { finding, span }, colors)
            })
            .collect()
    }
}

/// Reads an edition from its edition file and its card files.
#[must_use]
pub fn load(edition: File<'_>, card_files: &[File<'_>]) -> Loaded {
    let (EditionNode { id, about, counts }, report) = read_edition(edition);
    let mut loaded = Loaded {
        edition: Edition { id, about, cards: Vec::new() },
        locations: BTreeMap::new(),
        reports: vec![report],
    };
    for file in card_files {
        let mut read = read_cards(file.name, file.text);
        for found in read.cards {
            if let Some(first) = loaded.locations.get(&found.card.id) {
                let file = loaded.reports[first.report].name().to_owned();
                read.report.add(Mistake {
                    problem: MistakeKind::RepeatedCard { id: found.card.id, file: Some(file) },
                    span: found.span,
                });
                continue;
            }
            let location = Location { report: loaded.reports.len(), span: found.span };
            loaded.locations.insert(found.card.id.clone(), location);
            loaded.edition.cards.push(found.card);
        }
        loaded.reports.push(read.report);
    }
    check_counts(&mut loaded, &counts);
    loaded
}

fn read_edition(file: File<'_>) -> (EditionNode, MistakeReport) {
    let mut reader = Reader::default();
    let mut read: Option<EditionNode> = None;
    reader.each_node(file.text, |reader, node| {
        if read.is_some() {
            let what = "edition".to_owned();
            reader.mistake(MistakeKind::Twice { what }, node.name.span);
        } else {
            read = read_edition_node(reader, node);
        }
    });
    if read.is_none() && reader.mistakes.is_empty() {
        reader.mistakes.push(Mistake { problem: MistakeKind::NoEdition, span: (0, 0).into() });
    }
    (read.unwrap_or_default(), MistakeReport::new(file.name, file.text, reader.mistakes))
}

fn check_counts(loaded: &mut Loaded, places: &BTreeMap<Kind, SourceSpan>) {
    // While files have mistakes a count says nothing new.
    if !loaded.is_clean() {
        return;
    }
    for kind in Kind::ALL {
        let Some(&counted) = loaded.edition.about.counts.get(&kind) else {
            continue;
        };
        let of_kind = loaded.edition.cards.iter().filter(|card| card.kind == kind);
        let found = of_kind.count();
        if found != usize::from(counted) {
            let problem = MistakeKind::CountDiffers { kind: kind.word(), counted, found };
            let span = places.get(&kind).copied().unwrap_or((0, 0).into());
            loaded.reports[0].add(Mistake { problem, span });
        }
    }
}
