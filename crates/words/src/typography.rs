//! Spaces at which a line must not break.

use std::borrow::Cow;

use crate::Language;

/// A space at which a line doesn't break.
const NO_BREAK: char = '\u{a0}';

/// The text with non-breaking spaces where the language needs them: between a
/// numeral and what it counts in every language, before a dash in Russian, and
/// after one-letter words in Polish.
///
/// All messages and card names pass through here, so that no message has to
/// contain an invisible character.
pub(crate) fn typeset(language: Language, text: &str) -> Cow<'_, str> {
    let mut spaces = text.match_indices(' ').filter(|(at, _)| binds(language, text, *at));
    let Some((first, _)) = spaces.next() else { return Cow::Borrowed(text) };
    let mut set = String::with_capacity(text.len() + 8);
    let mut from = 0;
    for at in std::iter::once(first).chain(spaces.map(|(at, _)| at)) {
        set.push_str(&text[from..at]);
        set.push(NO_BREAK);
        from = at + 1;
    }
    set.push_str(&text[from..]);
    Cow::Owned(set)
}

/// Whether a line must not break at the space at `at`.
fn binds(language: Language, text: &str, at: usize) -> bool {
    let Some(next) = text[at + 1..].chars().next() else { return false };
    let word_start = text[..at].rfind(is_boundary);
    let word_start =
        word_start.map_or(0, |at| at + text[at..].chars().next().map_or(1, char::len_utf8));
    let word = &text[word_start..at];
    let is_number = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    if is_number && (next.is_alphabetic() || next == '%') {
        return true;
    }
    match language {
        Language::Russian => next == '—',
        Language::Polish => {
            matches!(word, "a" | "i" | "o" | "u" | "w" | "z" | "A" | "I" | "O" | "U" | "W" | "Z")
        }
        Language::English | Language::Italian => false,
    }
}

/// Whether a word can't contain this character.
fn is_boundary(letter: char) -> bool {
    letter.is_whitespace() || "(«„“‘+–—".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(language: Language, text: &str) -> String {
        typeset(language, text).replace(NO_BREAK, "~")
    }

    #[test]
    fn numerals_stay_with_what_they_count() {
        let english = |text| shown(Language::English, text);
        assert_eq!(english("Draw 2 cards, then 10 more."), "Draw 2~cards, then 10~more.");
        assert_eq!(english("(3 cards) +1 card, R2-D2 moves"), "(3~cards) +1~card, R2-D2 moves");
        assert_eq!(english("“Draw 3, Play 2 of Them”"), "“Draw 3, Play 2~of Them”");
        assert_eq!(shown(Language::Russian, "шанс 34 %"), "шанс 34~%");
        assert_eq!(english("step 2 "), "step 2 ");
    }

    #[test]
    fn each_language_has_its_own_rules() {
        assert_eq!(shown(Language::Russian, "Мир — это она"), "Мир~— это она");
        assert_eq!(shown(Language::Polish, "Cel i Fant z ręki"), "Cel i~Fant z~ręki");
        assert_eq!(shown(Language::Polish, "„W drogę” – a ty?"), "„W~drogę” – a~ty?");
        assert_eq!(shown(Language::Italian, "Cel i Fant — a"), "Cel i Fant — a");
    }

    #[test]
    fn typesetting_twice_changes_nothing() {
        for language in Language::ALL {
            let once = typeset(language, "Weź 2 karty i 1 Cel — w 3 tury").into_owned();
            assert_eq!(typeset(language, &once), once.as_str());
        }
    }
}
