//! What a card looks like, whatever its game.

use maud::{Markup, html};

/// What touching a card means.
#[derive(Clone, Debug, Default)]
pub(crate) enum Pick {
    /// Nothing: it can only be looked at.
    #[default]
    Look,
    /// It can be chosen.
    Move {
        /// The move, as the game writes it.
        value: String,
        /// What confirming does.
        label: String,
    },
    /// It can't be chosen now, and why.
    Barred(String),
}

/// How a card is shown.
#[derive(Clone, Debug, Default)]
pub(crate) struct Look {
    /// Its id on the page, if it has one that survives.
    pub(crate) id: String,
    /// Its kind and size, as classes.
    pub(crate) class: String,
    /// Where it lies.
    pub(crate) zone: String,
    /// Where it comes from if it was not seen before.
    pub(crate) from: String,
    /// What touching it means.
    pub(crate) pick: Pick,
    /// The number of the question, so that old choices don't survive it.
    pub(crate) decision: u64,
}

/// What is on a card.
#[derive(Clone, Debug, Default)]
pub(crate) struct Face {
    /// Its name.
    pub(crate) title: String,
    /// Its kind, in words.
    pub(crate) kind: String,
    /// What it says.
    pub(crate) text: Vec<String>,
    /// What is asked about it most; shown with the large card.
    pub(crate) rulings: Vec<String>,
}

/// A card in a list: a choice of the one form of the page, and its face.
pub(crate) fn card(look: &Look, face: &Face, art: &Markup, inside: &Markup) -> Markup {
    let (value, label, why) = match &look.pick {
        Pick::Look => (format!("look {}", look.id), None, None),
        Pick::Move { value, label } => (value.clone(), Some(label.as_str()), None),
        Pick::Barred(why) => (format!("look {}", look.id), None, Some(why.as_str())),
    };
    let open = label.is_some();
    // What is only looked at answers no question and stays chosen through them.
    let question =
        if let Pick::Look = look.pick { String::new() } else { look.decision.to_string() };
    let mut name = format!("{}. {}. {}", face.title, face.kind, face.text.join(" "));
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

/// A name with more letters than this is set smaller where there is little room.
const LONG_TITLE: usize = 18;

/// Whether a name has a word that would be broken on a small card.
fn long_word(title: &str) -> bool {
    title.split([' ', '-']).any(|word| word.chars().count() > 9)
}

/// The face alone.
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
