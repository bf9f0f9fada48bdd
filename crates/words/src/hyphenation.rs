//! Where a long word may be divided at the end of a line.
//!
//! Browsers can hyphenate by themselves (`hyphens: auto`), but only in languages that
//! they have a dictionary for, and some have none. So the places are found here, with
//! the patterns of TeX.

use std::borrow::Cow;

use hypher::{Lang, hyphenate};

use crate::Language;

/// An invisible character that shows as a hyphen where a line breaks at it.
pub const SOFT_HYPHEN: char = '\u{ad}';

/// Shorter words fit everywhere and read better undivided.
const SHORTEST: usize = 7;

/// The text with a soft hyphen at every place where a long word may be divided.
#[must_use]
pub fn with_soft_hyphens(language: Language, text: &str) -> Cow<'_, str> {
    let mut set = String::new();
    let mut copied = 0;
    for (start, word) in words(text) {
        if word.chars().count() < SHORTEST {
            continue;
        }
        let mut at = start;
        for syllable in hyphenate(word, patterns(language)) {
            if at > start {
                set.push_str(&text[copied..at]);
                set.push(SOFT_HYPHEN);
                copied = at;
            }
            at += syllable.len();
        }
    }
    if copied == 0 {
        return Cow::Borrowed(text);
    }
    set.push_str(&text[copied..]);
    Cow::Owned(set)
}

const fn patterns(language: Language) -> Lang {
    match language {
        Language::English => Lang::English,
        Language::Russian => Lang::Russian,
        Language::Polish => Lang::Polish,
        Language::Italian => Lang::Italian,
    }
}

/// The runs of letters with their byte offsets.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split(|letter: char| !letter.is_alphabetic()).map(move |word| {
        let start = at;
        let end = start + word.len();
        at = end + text[end..].chars().next().map_or(0, char::len_utf8);
        (start, word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn shown(language: Language, text: &str) -> String {
        with_soft_hyphens(language, text).replace(SOFT_HYPHEN, "·")
    }

    #[test]
    fn words_are_divided_by_the_rules_of_their_language() {
        assert_eq!(shown(Language::English, "Intelligence"), "In·tel·li·gence");
        assert_eq!(shown(Language::Russian, "Космический"), "Кос·ми·че·ский");
        assert_eq!(shown(Language::Polish, "Niszczyciel"), "Nisz·czy·ciel");
        assert_eq!(shown(Language::Italian, "dell’Equipaggio"), "dell’Equi·pag·gio");
    }

    #[test]
    fn short_words_and_everything_between_words_stay_as_they_are() {
        assert_eq!(shown(Language::English, "Draw 4, Play 3!"), "Draw 4, Play 3!");
        assert!(matches!(with_soft_hyphens(Language::Polish, "Kosmiczny"), Cow::Owned(_)));
        assert!(matches!(with_soft_hyphens(Language::Polish, "Czas"), Cow::Borrowed("Czas")));
        assert_eq!(shown(Language::Russian, ""), "");
    }

    proptest! {
        #[test]
        fn only_soft_hyphens_are_added(text in ".{0,80}") {
            prop_assume!(!text.contains(SOFT_HYPHEN));
            for language in Language::ALL {
                prop_assert_eq!(with_soft_hyphens(language, &text).replace(SOFT_HYPHEN, ""), text.clone());
            }
        }
    }
}
