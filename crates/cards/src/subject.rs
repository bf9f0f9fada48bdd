//! What a New Rule rules over.

use crate::{
    ast::{Card, Kind, Modifier, Part},
    print::print_body,
    references::written_out,
};

/// The subject of a New Rule: of two rules with one subject only the newer
/// stays. A subject that is written down counts; the numbers of draws, plays,
/// limits and Goals are subjects of their own; and rules that do exactly the
/// same are one subject whatever their names and editions are.
///
/// `edition` is the card's own: `crown` in two editions are two cards, so
/// rules about them are two subjects.
///
/// `None` for cards that are not New Rules.
#[must_use]
pub fn subject_of(edition: &str, card: &Card) -> Option<String> {
    if card.kind != Kind::Rule {
        return None;
    }
    if let Some(subject) = &card.subject {
        return Some(subject.clone());
    }
    if let [Part::Modifier(modifier)] = card.parts.as_slice()
        && let Some(subject) = numbered(modifier)
    {
        return Some(subject.to_owned());
    }
    Some(print_body(&written_out(edition, card)).trim_end().to_owned())
}

/// The subject of a modifier that sets one number for everybody.
pub(crate) fn numbered(modifier: &Modifier) -> Option<&'static str> {
    match modifier {
        Modifier::Draw(_) => Some("draw"),
        Modifier::Play(_) => Some("play"),
        Modifier::HandLimit(_) => Some("hand-limit"),
        Modifier::KeeperLimit(_) => Some("keeper-limit"),
        Modifier::Goals(_) => Some("goals"),
        _ => None,
    }
}
