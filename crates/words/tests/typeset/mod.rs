//! Typography that every text must have, whatever it says.

#![allow(dead_code, reason = "each test uses what it needs")]

use asterism_words::Language;

/// The text without what stands in quotes. Names are quoted as they are printed,
/// so their punctuation is their own.
pub(crate) fn outside_quotes(text: &str, language: Language) -> String {
    let (open, close) = match language {
        Language::English => ('“', '”'),
        Language::Russian | Language::Italian => ('«', '»'),
        Language::Polish => ('„', '”'),
    };
    let mut depth = 0usize;
    let mut rest = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter == open {
            depth += 1;
        } else if letter == close {
            depth = depth.saturating_sub(1);
            // What is quoted ends a word, as a letter does.
            rest.push('§');
        } else if depth == 0 {
            rest.push(letter);
        }
    }
    rest
}

/// What is wrong with the typography of a text, if anything is.
pub(crate) fn fault(text: &str, language: Language) -> Option<&'static str> {
    if text.contains(['"', '\'']) {
        return Some("straight quote");
    }
    let rest = outside_quotes(text, language);
    let broken = ["!.", "?.", "….", "!:", "?:", "§§", "..", ",.", " ,", " .", ": :", "( ", " )"];
    if broken.iter().any(|broken| rest.contains(broken)) {
        return Some("broken punctuation");
    }
    let letters: Vec<char> = text.chars().collect();
    let starts_word = |at: usize| at == 0 || !letters[at - 1].is_alphanumeric();
    for (at, three) in letters.windows(3).enumerate() {
        let &[before, ' ', after] = three else { continue };
        let mut first = at;
        while first > 0 && letters[first - 1].is_ascii_digit() {
            first -= 1;
        }
        // “R2-D2” is a name, not a number.
        let number = before.is_ascii_digit()
            && (first == 0
                || letters[first - 1].is_whitespace()
                || "(+«„“".contains(letters[first - 1]));
        if number && (after.is_alphabetic() || after == '%') {
            return Some("a numeral that a line break may part from what it counts");
        }
        if language == Language::Russian && after == '—' {
            return Some("a dash that may begin a line");
        }
        if language == Language::Polish && starts_word(at) && "aiouwzAIOUWZ".contains(before) {
            return Some("a one-letter word that may end a line");
        }
    }
    None
}

/// Words that were corrected once and must not come back, because they are
/// wrong, ambiguous or not the words of the rulebooks. Each is matched as a part
/// of the text in lower case.
pub(crate) const fn forbidden(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "besides",
            "any more",
            "whilst",
            "somebody",
            "everybody",
            "cancelled",
            "learnt",
            "colour",
            "is no play",
            "let it pass",
            "that’s all",
            "taking effect for",
            "shine token",
            "afterwards",
            "in your turn",
            "in this turn",
            "chair",
        ],
        Language::Russian => &[
            "розыгрыш",
            "взятие",
            "взятия",
            "смеси",
            "прицепля",
            "тайное число",
            "тайному числу",
            "суперкозырь",
            "рубашк",
            "stella quest",
            "wonderland",
            "star wars",
            "для тебя действует",
            "посадить бота",
            "свою руку",
        ],
        Language::Polish => &[
            "dołączon",
            "przyczep",
            "superatu ",
            "atu:",
            "premi",
            "na chybił trafił",
            "star fluxx",
            "kolor wyjścia",
            "koloru wyjścia",
            "zachować limit",
            "w dowolnej chwili",
            "żywa istota",
            "odpada",
            "posadź",
        ],
        Language::Italian => &[
            "il scopo",
            "nessun scopo",
            "un scopo",
            "miscela",
            "mescolamento",
            "colore di uscita",
            "realizz",
            "nella mente",
            "si applica a",
            "la carta «la carta",
            "tocca a altair",
        ],
    }
}

/// The first forbidden word in a text.
pub(crate) fn forbidden_word(text: &str, language: Language) -> Option<&'static str> {
    let text = text.to_lowercase().replace('\u{a0}', " ");
    forbidden(language).iter().find(|word| text.contains(**word)).copied()
}
