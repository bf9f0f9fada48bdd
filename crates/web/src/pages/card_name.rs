//! How a card's name is set so that it fits on the smallest card.
//!
//! A name with a long word is set smaller, in two steps. A word that is still wider
//! than the card is divided at a hyphen, but only then: each long word is a box of
//! its own, which moves to the next line as a whole while it fits on one.

use asterism_words::{Language, with_soft_hyphens};
use maud::{Markup, html};

/// A name with more letters than this is set smaller in narrow places.
const LONG_TITLE: usize = 18;
/// A name with more letters than this is set smaller everywhere.
const LONGEST_TITLE: usize = 26;
/// A word with more letters than this is set smaller.
const LONG_WORD: usize = 9;
/// A word with more letters than this is set smaller still.
const LONGEST_WORD: usize = 12;

/// The class of a card with this name.
pub(crate) fn size_class(name: &str) -> &'static str {
    let words = name.split(|letter: char| letter.is_whitespace() || letter == '-');
    match words.map(|word| word.chars().count()).max().unwrap_or(0) {
        letters if letters > LONGEST_WORD => " long-word longest-word",
        letters if letters > LONG_WORD => " long-word",
        _ => match name.chars().count() {
            letters if letters > LONGEST_TITLE => " long-title longest-title",
            letters if letters > LONG_TITLE => " long-title",
            _ => "",
        },
    }
}

/// A name as a card shows it. Screen readers and copied text get the plain name.
pub(crate) fn shown(language: Language, name: &str) -> Markup {
    let set = with_soft_hyphens(language, name);
    html! {
        @for (index, word) in set.split(' ').enumerate() {
            @if index > 0 { " " }
            @if word.contains(asterism_words::SOFT_HYPHEN) { span.w { (word) } } @else { (word) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_set_smaller_in_steps() {
        assert_eq!(size_class("Toast"), "");
        assert_eq!(size_class("The Brain (No TV) Again"), " long-title");
        assert_eq!(size_class("La Mia Macchina del Tempo Funziona!"), " long-title longest-title");
        assert_eq!(size_class("Let’s Simplify"), "");
        assert_eq!(size_class("Радиоактивная картошка"), " long-word longest-word");
        assert_eq!(size_class("Бутерброды"), " long-word");
        assert_eq!(size_class("Штурмовик-разведчик"), " long-title");
    }

    #[test]
    fn only_long_words_become_boxes_that_may_be_divided() {
        let set = shown(Language::Italian, "La Patata Radioattiva").into_string();
        assert_eq!(set.replace('\u{ad}', "·"), "La Patata <span class=\"w\">Ra·dioat·ti·va</span>");
        assert_eq!(shown(Language::English, "<b> & Co").into_string(), "&lt;b&gt; &amp; Co");
    }
}
