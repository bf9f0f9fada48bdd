//! What is allowed in a deck but probably not meant.

mod doubles;
mod endless;
mod explosive;
mod goals;
mod names;

use std::{cell::Cell, collections::BTreeMap, fmt};

use miette::{Diagnostic, LabeledSpan, Severity, SourceSpan};

use crate::{
    ast::{Card, CardId, Edition, Kind},
    did_you_mean::nearest,
};

/// What may be wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum Concern {
    /// It names a card that is not in the deck.
    #[error("it names `{name}`, which is not in the deck")]
    MissingCard {
        name: CardId,
        /// The card of its edition with the most similar name.
        like: Option<CardId>,
    },
    /// It names a card of the wrong kind.
    #[error("it names `{name}`, which is a {kind}, where {wanted} is meant")]
    WrongKind {
        name: CardId,
        kind: Kind,
        /// What it should be.
        wanted: &'static str,
    },
    /// It looks for a mark no Keeper has.
    #[error("it looks for cards marked `{mark}`, and there are none")]
    NoSuchMark { mark: String },
    /// Nobody can ever meet the Goal.
    #[error("nobody can ever meet this goal: {why}")]
    ImpossibleGoal {
        why: String,
        /// A card with a name similar to one that is missing.
        like: Option<CardId>,
    },
    /// No Goal asks for the Keeper.
    #[error("no goal asks for this keeper")]
    UnusedKeeper {
        /// Whether it has a power, so that it isn't useless.
        has_power: bool,
    },
    /// No Goal names the Creeper.
    #[error("no goal names this creeper")]
    UnnamedCreeper,
    /// The same card twice in an edition.
    #[error("it is the same as `{other}`")]
    ListedTwice { other: CardId },
    /// The same edition twice in a deck.
    #[error("this edition is in the deck twice")]
    EditionTwice,
    /// A rule of another name and edition does the same, so they replace each
    /// other.
    #[error("it does the same as `{other}`: the two replace each other")]
    SameFunction {
        /// The other one, as `edition/card`.
        other: CardId,
    },
    /// A rule that differs from another only in numbers, yet does not replace
    /// it.
    #[error("it differs from `{other}` only in numbers, but they don't replace each other")]
    NearlySame { other: CardId },
    /// A written subject that no other rule has.
    #[error("no other rule has the subject `{subject}`")]
    LonelySubject { subject: String },
    /// It can go on forever.
    #[error("this can go on forever: {why}")]
    Endless { why: String },
    /// Together with cards like it, it plays more and more cards in one move.
    #[error("it plays {plays} further cards, and with this many such cards one move may never end")]
    Explosive {
        /// How many further cards it plays without asking.
        plays: u32,
    },
    /// It draws as many as were discarded, but nothing was.
    #[error("`draw-as-many` has no `discard-hand` before it")]
    NothingDiscarded,
    /// There is more to say than anybody would read.
    #[error("there is more to find in this deck; these are the first {most} findings")]
    TooManyFindings {
        /// How many are listed.
        most: usize,
    },
}

impl Concern {
    /// The stable code of this sort of concern.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::MissingCard { .. } => "lint::missing-card",
            Self::WrongKind { .. } => "lint::wrong-kind",
            Self::NoSuchMark { .. } => "lint::no-such-mark",
            Self::ImpossibleGoal { .. } => "lint::impossible-goal",
            Self::UnusedKeeper { .. } => "lint::unused-keeper",
            Self::UnnamedCreeper => "lint::unnamed-creeper",
            Self::ListedTwice { .. } => "lint::listed-twice",
            Self::EditionTwice => "lint::edition-twice",
            Self::SameFunction { .. } => "lint::same-function",
            Self::NearlySame { .. } => "lint::nearly-same",
            Self::LonelySubject { .. } => "lint::lonely-subject",
            Self::Endless { .. } => "lint::endless",
            Self::Explosive { .. } => "lint::explosive",
            Self::NothingDiscarded => "lint::nothing-discarded",
            Self::TooManyFindings { .. } => "lint::too-many-findings",
        }
    }

    /// Whether it is only worth knowing, not likely to be a slip.
    #[must_use]
    pub const fn is_information(&self) -> bool {
        matches!(
            self,
            Self::UnnamedCreeper
                | Self::SameFunction { .. }
                | Self::UnusedKeeper { has_power: true }
        )
    }

    /// What to do about it.
    #[must_use]
    pub fn advice(&self) -> Option<String> {
        let advice = match self {
            Self::MissingCard { like: Some(like), .. }
            | Self::ImpossibleGoal { like: Some(like), .. } => {
                return Some(format!("did you mean `{like}`?"));
            }
            Self::MissingCard { .. } => {
                "check the name; another edition's card is written edition/card"
            }
            Self::NearlySame { .. } => {
                "give the rules that should replace each other the same subject=\"…\""
            }
            Self::LonelySubject { .. } => {
                "leave the subject out, or write it as the other rules do"
            }
            Self::Explosive { .. } => {
                "play fewer cards at once, or let the player choose with `draw-and-play`"
            }
            _ => return None,
        };
        Some(advice.to_owned())
    }
}

/// A concern about a card of an edition, or about the edition as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub edition: String,
    /// The card, if it is about one.
    pub card: Option<CardId>,
    /// What may be wrong.
    pub concern: Concern,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.card {
            Some(card) => write!(f, "{}/{card}: {}", self.edition, self.concern),
            None => write!(f, "{}: {}", self.edition, self.concern),
        }
    }
}

impl std::error::Error for Finding {}

/// A finding with its place in a file.
#[derive(Debug)]
pub(crate) struct Placed<'a> {
    pub(crate) finding: &'a Finding,
    pub(crate) span: Option<SourceSpan>,
}

impl fmt::Display for Placed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.finding, f)
    }
}

impl std::error::Error for Placed<'_> {}

impl Diagnostic for Placed<'_> {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(self.finding.concern.code()))
    }

    fn severity(&self) -> Option<Severity> {
        if self.finding.concern.is_information() {
            Some(Severity::Advice)
        } else {
            Some(Severity::Warning)
        }
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        let advice = self.finding.concern.advice()?;
        Some(Box::new(advice))
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let label = LabeledSpan::new_primary_with_span(None, self.span?);
        Some(Box::new(std::iter::once(label)))
    }
}

/// Looks a whole deck over: one edition or several that are played together.
#[must_use]
pub fn lint(editions: &[Edition]) -> Vec<Finding> {
    let mut deck = Deck::new(editions);
    names::check(&mut deck);
    goals::check(&mut deck);
    doubles::check(&mut deck);
    endless::check(&mut deck);
    explosive::check(&mut deck);
    deck.into_findings()
}

/// The most findings that are listed. Each is shown with a frame of its file,
/// which takes time proportional to the file.
const MAX_FINDINGS: usize = 500;

/// How many names that are not found are compared with all cards. A file of
/// 256 KiB can name thousands of cards that are not there.
const MAX_COMPARED: usize = 50;

/// The deck being looked over.
struct Deck<'a> {
    editions: &'a [Edition],
    by_name: BTreeMap<(&'a str, &'a str), &'a Card>,
    findings: Vec<Finding>,
    /// How many names have been compared with all cards.
    compared: Cell<usize>,
}

impl<'a> Deck<'a> {
    fn new(editions: &'a [Edition]) -> Self {
        let mut by_name = BTreeMap::new();
        for edition in editions {
            for card in &edition.cards {
                by_name.entry((edition.id.as_str(), card.id.as_str())).or_insert(card);
            }
        }
        Self { editions, by_name, findings: Vec::new(), compared: Cell::new(0) }
    }

    /// Every card with the name of its edition.
    fn cards(&self) -> impl Iterator<Item = (&'a str, &'a Card)> + use<'a> {
        self.editions
            .iter()
            .flat_map(|edition| edition.cards.iter().map(|card| (edition.id.as_str(), card)))
    }

    /// The full name that a reference in an edition stands for.
    fn full_name<'n>(edition: &'n str, reference: &'n str) -> (&'n str, &'n str) {
        reference.split_once('/').unwrap_or((edition, reference))
    }

    /// The card that a reference in an edition stands for.
    fn resolve(&self, edition: &str, reference: &str) -> Option<&'a Card> {
        self.by_name.get(&Deck::full_name(edition, reference)).copied()
    }

    /// The findings, as many as are listed.
    fn into_findings(mut self) -> Vec<Finding> {
        if self.findings.len() > MAX_FINDINGS {
            self.findings.truncate(MAX_FINDINGS);
            let edition = self.editions.first().map(|edition| edition.id.clone());
            self.findings.push(Finding {
                edition: edition.unwrap_or_default(),
                card: None,
                concern: Concern::TooManyFindings { most: MAX_FINDINGS },
            });
        }
        self.findings
    }

    /// The card of an edition with the name most similar to one not found.
    fn similar(&self, edition: &str, reference: &str) -> Option<CardId> {
        self.compared.set(self.compared.get() + 1);
        if self.compared.get() > MAX_COMPARED {
            return None;
        }
        let (edition, name) = Deck::full_name(edition, reference);
        let known = self.by_name.keys().filter(|(other, _)| *other == edition);
        nearest(name, known.map(|(_, card)| *card)).map(str::to_owned)
    }

    fn find(&mut self, edition: &str, card: &Card, concern: Concern) {
        self.findings.push(Finding {
            edition: edition.to_owned(),
            card: Some(card.id.clone()),
            concern,
        });
    }
}
