//! The markup of a card of any game.

use maud::{Markup, html};

/// What tapping a card does.
#[derive(Clone, Debug, Default)]
pub(crate) enum Pick {
    /// Nothing, except showing it.
    #[default]
    Look,
    Move {
        /// The move in the game's notation.
        value: String,
        /// The label of the confirm button.
        label: String,
    },
    /// It can't be chosen now, for this reason.
    Barred(String),
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Look {
    /// The element id, if the card has one that stays the same across updates.
    pub(crate) id: String,
    /// CSS classes for its kind and size.
    pub(crate) class: String,
    pub(crate) zone: String,
    /// Where it comes from if it is new on the page.
    pub(crate) from: String,
    pub(crate) pick: Pick,
    /// The number of the decision, so that old choices don't outlive it.
    pub(crate) decision: u64,
}

/// The content of a card.
#[derive(Clone, Debug, Default)]
pub(crate) struct Face {
    pub(crate) title: String,
    pub(crate) kind: String,
    pub(crate) text: Vec<String>,
    /// Rulings, shown with the enlarged card.
    pub(crate) rulings: Vec<String>,
}

/// A card in a list: an input of the page's form, and the face.
pub(crate) fn card(look: &Look, face: &Face, art: &Markup, inside: &Markup) -> Markup {
    let (value, label, why) = match &look.pick {
        Pick::Look => (format!("look {}", look.id), None, None),
        Pick::Move { value, label } => (value.clone(), Some(label.as_str()), None),
        Pick::Barred(why) => (format!("look {}", look.id), None, Some(why.as_str())),
    };
    let open = label.is_some();
    // A card that is only viewed stays selected across decisions.
    let question =
        if let Pick::Look = look.pick { String::new() } else { look.decision.to_string() };
    let mut name = spoken(face);
    if let Some(why) = why {
        name.push(' ');
        name.push_str(why);
    }
    let state = match look.pick {
        Pick::Look => "",
        Pick::Move { .. } => " choosable",
        Pick::Barred(_) => " barred",
    };
    let long = if long_word(&face.title) {
        " long-word"
    } else if face.title.chars().count() > LONG_TITLE {
        " long-title"
    } else {
        ""
    };
    html! {
        li class={ "card " (look.class) (long) (state) } id=(look.id) data-fly data-zone=(look.zone)
            data-from=(look.from) {
            input.pick type="radio" name="move" form="answer" value=(value)
                id={ "m" (question) "-" (look.id) } aria-label=(name) data-label=[label]
                data-barred[!open] data-why=[why];
            (inner(face, art))
            (inside)
        }
    }
}

/// A face for screen readers: the name, the kind and the text as sentences. Not
/// every card has a kind, and a name may end with its own punctuation.
fn spoken(face: &Face) -> String {
    let mut said = String::new();
    for part in [&face.title, &face.kind, &face.text.join(" ")] {
        if part.is_empty() {
            continue;
        }
        if !said.is_empty() {
            said.push_str(if said.ends_with(['.', '!', '?', '…']) { " " } else { ". " });
        }
        said.push_str(part);
    }
    said
}

/// A name with more letters than this is set smaller in narrow places.
const LONG_TITLE: usize = 18;

/// Whether a name has a word that would not fit on a small card.
fn long_word(title: &str) -> bool {
    title.split([' ', '-']).any(|word| word.chars().count() > 9)
}

pub(crate) fn inner(face: &Face, art: &Markup) -> Markup {
    html! {
        span.face aria-hidden="true" {
            (art)
            span.title { (face.title) }
            @if !face.text.is_empty() {
                span.text { @for line in &face.text { span.line { (line) " " } } }
            }
            @if !face.rulings.is_empty() {
                span.rulings { @for line in &face.rulings { span.line { (line) " " } } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn screen_readers_are_not_told_broken_punctuation() {
        let face = |title: &str, kind: &str, text: &str| Face {
            title: title.to_owned(),
            kind: kind.to_owned(),
            text: vec![text.to_owned()],
            ..Face::default()
        };
        assert_eq!(
            spoken(&face("To the Stars!", "Goal", "You win.")),
            "To the Stars! Goal. You win."
        );
        assert_eq!(spoken(&face("Red 1", "", "3 gems")), "Red 1. 3 gems");
    }
}
