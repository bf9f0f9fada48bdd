//! The markup of a card of any game.

use asterism_words::{Args, Language, RulingText, Words, with_soft_hyphens};
use maud::{Markup, html};

use crate::pages::card_name;
use crate::pages::guide::Mark;
use crate::pages::layout::icon;
use crate::pages::viewed_table::Advised;

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
    /// Whether several cards are chosen together.
    pub(crate) several: bool,
    /// How an expert sees the move that choosing the card makes.
    pub(crate) advised: Advised,
    /// The word for a move that an expert would choose.
    pub(crate) best: String,
    /// A guide's mark.
    pub(crate) mark: Option<Mark>,
}

/// The words of a card.
#[derive(Clone, Debug, Default)]
pub(crate) struct FaceText {
    pub(crate) title: String,
    /// The language of the title, which may have no name in that of the rest.
    pub(crate) title_language: Language,
    pub(crate) kind: String,
    pub(crate) text: Vec<String>,
    /// Rulings, shown with the enlarged card.
    pub(crate) rulings: Vec<RulingText>,
    /// The card as `edition/id`, for links from its rulings.
    pub(crate) id: String,
}

/// The content of a card: its words as they are read out, and the same words with
/// places where a line may break, as they are shown. Only the face contains soft
/// hyphens: it is hidden from screen readers, which stumble over them.
#[derive(Clone, Debug)]
pub(crate) struct Face {
    plain: FaceText,
    language: Language,
    title: Markup,
    text: Vec<String>,
}

impl Face {
    pub(crate) fn new(language: Language, plain: FaceText) -> Self {
        let divided = |lines: &[String]| {
            lines.iter().map(|line| with_soft_hyphens(language, line).into_owned()).collect()
        };
        Self {
            title: card_name::shown(plain.title_language, &plain.title),
            text: divided(&plain.text),
            language,
            plain,
        }
    }

    /// The same for a place where the rulings take up too much room.
    pub(crate) fn without_rulings(&self) -> Self {
        let plain = FaceText { rulings: Vec::new(), ..self.plain.clone() };
        Self { plain, ..self.clone() }
    }

    /// The name, without places where a line may break.
    pub(crate) fn title(&self) -> &str {
        &self.plain.title
    }

    /// Number of letters of the text.
    pub(crate) fn letters(&self) -> usize {
        self.plain.text.iter().map(|line| line.chars().count()).sum()
    }

    /// The text, with places where a line may break.
    pub(crate) fn lines(&self) -> &[String] {
        &self.text
    }

    /// The class that sets a long name smaller.
    pub(crate) fn size_class(&self) -> &'static str {
        card_name::size_class(&self.plain.title)
    }
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
    let mut name = spoken(&face.plain);
    if let Some(why) = why {
        name.push(' ');
        name.push_str(why);
    }
    let advised = look.advised != Advised::No;
    if advised {
        name = format!("{}. {name}", look.best);
    }
    let state = match look.pick {
        Pick::Look => "",
        Pick::Move { .. } => " choosable",
        Pick::Barred(_) => " barred",
    };
    html! {
        li class={ "card " (look.class) (face.size_class()) (state) @if advised { " advised" } @if let Some(mark) = &look.mark { " " (mark.class) } } id=(look.id) data-fly data-zone=(look.zone)
            data-from=(look.from) {
            input.pick type=(if open && look.several { "checkbox" } else { "radio" }) name="move" form="answer" value=(value)
                id={ "m" (question) "-" (look.id) } aria-label=(name) data-label=[label]
                data-barred[!open] data-why=[why] checked[look.advised == Advised::Chosen];
            @if advised { span.badge.best aria-hidden="true" { (icon("star")) (look.best) } }
            (inner(face, art))
            (inside)
            @if let Some(mark) = &look.mark { span class={ "guide-mark " (mark.class) } aria-hidden="true" { (mark.label) } }
        }
    }
}

/// A card that nobody can pick, as large as the place it is in.
pub(crate) fn large(class: &str, face: &Face, art: &Markup) -> Markup {
    let words = FaceText { kind: String::new(), ..face.plain.clone() };
    html! {
        div class={ "card large " (class) (face.size_class()) } {
            span.unseen { (spoken(&words)) }
            (inner(face, art))
        }
    }
}

/// A face for screen readers: the name, the kind and the text as sentences. Not
/// every card has a kind, and a name may end with its own punctuation.
fn spoken(face: &FaceText) -> String {
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

/// A small card that is only looked at, with a mark if it is new.
pub(crate) fn small(class: &str, face: &Face, art: &Markup, inside: &Markup) -> Markup {
    html! {
        li class={ "card " (class) (face.size_class()) } {
            span.unseen { (face.plain.title) }
            (inner(&face.without_rulings(), art))
            (inside)
        }
    }
}

/// What is drawn on a card is hidden from screen readers, which get its words instead.
/// Rulings are only there if the card is enlarged, and have links, so they are read out.
fn inner(face: &Face, art: &Markup) -> Markup {
    let title_language = face.plain.title_language;
    let foreign = (title_language != face.language).then(|| title_language.tag());
    let rulings = &face.plain.rulings;
    html! {
        span.face aria-hidden=[rulings.is_empty().then_some("true")] {
            (art)
            span.title lang=[foreign] aria-hidden="true" { (face.title) }
            @if !face.text.is_empty() {
                span.text aria-hidden="true" { @for line in &face.text { span.line { (line) " " } } }
            }
            @if !rulings.is_empty() {
                span.rulings { @for ruling in rulings {
                    span.line {
                        (ruling.text) " "
                        a.show-me href={ "/rulings/" (ruling.word) "?card=" (face.plain.id) } data-panel { (show_me(face.language)) }
                    }
                } }
            }
        }
    }
}

fn show_me(language: Language) -> String {
    Words::of(language).say("learn-show", &Args::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn screen_readers_are_not_told_broken_punctuation() {
        let face = |title: &str, kind: &str, text: &str| FaceText {
            title: title.to_owned(),
            kind: kind.to_owned(),
            text: vec![text.to_owned()],
            ..FaceText::default()
        };
        assert_eq!(
            spoken(&face("To the Stars!", "Goal", "You win.")),
            "To the Stars! Goal. You win."
        );
        assert_eq!(spoken(&face("Red 1", "", "3 gems")), "Red 1. 3 gems");
    }

    #[test]
    fn soft_hyphens_are_shown_but_not_read_out() {
        let text = FaceText {
            title: "Радиоактивная картошка".to_owned(),
            title_language: Language::Russian,
            text: vec!["Каждый передаёт проблему следующему.".to_owned()],
            ..FaceText::default()
        };
        let face = Face::new(Language::Russian, text);
        let shown = inner(&face, &html! {}).into_string();
        assert!(shown.contains("кар\u{ad}тош\u{ad}ка"), "{shown}");
        assert!(shown.contains("сле\u{ad}ду"), "{shown}");
        let look = Look { id: "c1".to_owned(), ..Look::default() };
        let whole = card(&look, &face, &html! {}, &html! {}).into_string();
        let said = whole.split("aria-label=\"").nth(1).and_then(|rest| rest.split('"').next());
        assert_eq!(said, Some("Радиоактивная картошка. Каждый передаёт проблему следующему."));
    }

    #[test]
    fn a_name_in_another_language_says_so() {
        let shown = |title_language: Language| {
            let text =
                FaceText { title: "Toast".to_owned(), title_language, ..FaceText::default() };
            inner(&Face::new(Language::Polish, text), &html! {}).into_string()
        };
        assert!(shown(Language::English).contains("<span class=\"title\" lang=\"en\" "));
        assert!(shown(Language::Polish).contains("<span class=\"title\" aria-hidden"));
    }
}
