//! Reading a file of card names.
//!
//! Names are text with grammatical forms, so a small part of Fluent's syntax
//! is enough: comments, `card = Name` and `    .form = Name`, one line each. The
//! full parser also reads nested expressions, and recurses into them without a
//! bound; files of strangers never reach it. This reader goes through the file
//! once, line by line, and keeps a bounded number of bounded texts.

use std::collections::BTreeSet;

use thiserror::Error;

use crate::Phrase;

/// The longest file that is read, in bytes.
pub const MAX_NAMES_FILE_LEN: usize = 256 * 1024;
/// The longest line that is read, in bytes.
const MAX_LINE_LEN: usize = 1000;
/// The longest name, in characters.
const MAX_NAME_LEN: usize = 120;
/// The longest id of a card or form, in bytes.
const MAX_ID_LEN: usize = 64;
/// The most names in a file.
pub(crate) const MAX_NAMES: usize = 1000;
/// The most forms of a name.
const MAX_FORMS: usize = 16;
/// The most mistakes that are told of one file.
pub(crate) const MAX_MISTAKES: usize = 100;
/// The most accents on one letter.
const MAX_ACCENTS: usize = 2;

/// What is wrong with a file of names.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum NameError {
    /// A line that says nothing.
    #[error("line {line}: this can't be read: {problem}")]
    Unreadable {
        /// Where.
        line: usize,
        /// What is wrong.
        problem: &'static str,
    },
    /// Two names for one card.
    #[error("{name}: this card is named twice; keep one of the names")]
    Twice {
        /// Whose.
        name: String,
    },
    /// A name with something other than text in it.
    #[error("{name}: a card's name must be plain text, without braces")]
    NotPlain {
        /// Whose.
        name: String,
    },
    /// A name that can't be shown.
    #[error(
        "{name}: the name is too long or has characters that can't be seen; use at most {MAX_NAME_LEN} visible characters"
    )]
    NotShowable {
        /// Whose.
        name: String,
    },
    /// Too much of something.
    #[error("there are more than {most} {what}; leave some of them out")]
    TooMany {
        /// Of what.
        what: &'static str,
        /// The most.
        most: usize,
    },
}

impl NameError {
    /// The stable code, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } => "names-unreadable",
            Self::Twice { .. } => "named-twice",
            Self::NotPlain { .. } => "name-not-plain",
            Self::NotShowable { .. } => "name-not-showable",
            Self::TooMany { .. } => "too-many-names",
        }
    }
}

/// What a file of names holds.
#[derive(Debug, Default)]
pub(crate) struct NamesFile<'a> {
    /// The names that are sound, by card, in the order of the file.
    pub(crate) names: Vec<(&'a str, Phrase)>,
    /// Everything that is wrong.
    pub(crate) mistakes: Vec<NameError>,
}

/// Reads a file of names. What is sound is kept even if some of it is not.
pub(crate) fn read_names(source: &str) -> NamesFile<'_> {
    let mut reader = Reader::default();
    if source.len() > MAX_NAMES_FILE_LEN {
        reader.mistake(NameError::TooMany { what: "bytes", most: MAX_NAMES_FILE_LEN });
        return reader.file;
    }
    let source = source.strip_prefix('\u{feff}').unwrap_or(source);
    for (index, line) in source.split('\n').enumerate() {
        reader.line(index + 1, line.strip_suffix('\r').unwrap_or(line));
        if reader.file.mistakes.len() > MAX_MISTAKES {
            reader.file.mistakes.truncate(MAX_MISTAKES);
            reader.mistake(NameError::TooMany { what: "mistakes", most: MAX_MISTAKES });
            break;
        }
        if reader.seen.len() > MAX_NAMES {
            reader.mistake(NameError::TooMany { what: "names", most: MAX_NAMES });
            break;
        }
    }
    reader.finish();
    reader.file
}

/// A name whose forms may follow.
#[derive(Debug)]
struct Open<'a> {
    card: &'a str,
    /// `None` if something about it is wrong.
    phrase: Option<Phrase>,
    forms: usize,
}

#[derive(Debug, Default)]
struct Reader<'a> {
    file: NamesFile<'a>,
    seen: BTreeSet<&'a str>,
    open: Option<Open<'a>>,
}

impl<'a> Reader<'a> {
    fn mistake(&mut self, mistake: NameError) {
        self.file.mistakes.push(mistake);
    }

    fn finish(&mut self) {
        if let Some(Open { card, phrase: Some(phrase), .. }) = self.open.take() {
            self.file.names.push((card, phrase));
        }
    }

    fn line(&mut self, number: usize, line: &'a str) {
        let unreadable = |problem| NameError::Unreadable { line: number, problem };
        let blank = line.trim_matches([' ', '\t']).is_empty();
        if blank || line.starts_with('#') {
            return;
        }
        if line.len() > MAX_LINE_LEN {
            return self.mistake(unreadable("the line is too long"));
        }
        let indented = line.trim_start_matches([' ', '\t']);
        if let Some(form) = indented.strip_prefix('.') {
            return match assignment(form) {
                Some((form, text)) => self.form(number, form, text),
                None => self.mistake(unreadable("write a form as .form = Name")),
            };
        }
        if indented.len() < line.len() {
            return self.mistake(unreadable("write a name on one line, without blanks before it"));
        }
        match assignment(line) {
            Some((card, text)) => self.name(card, text),
            None => {
                self.finish();
                self.mistake(unreadable("write a name as card = Name"));
            }
        }
    }

    fn name(&mut self, card: &'a str, text: &str) {
        self.finish();
        let phrase = if self.seen.insert(card) {
            self.text(card, text).map(Phrase::new)
        } else {
            self.mistake(NameError::Twice { name: card.to_owned() });
            None
        };
        self.open = Some(Open { card, phrase, forms: 0 });
    }

    fn form(&mut self, number: usize, form: &str, text: &str) {
        let Some(mut open) = self.open.take() else {
            let problem = "a form belongs below the name of a card";
            return self.mistake(NameError::Unreadable { line: number, problem });
        };
        open.forms += 1;
        if open.forms == MAX_FORMS + 1 {
            self.mistake(NameError::TooMany { what: "forms of one name", most: MAX_FORMS });
        }
        // One mistake a name is enough.
        if let Some(phrase) = open.phrase.take().filter(|_| open.forms <= MAX_FORMS) {
            open.phrase = self.text(open.card, text).map(|text| phrase.with(form, text));
        }
        self.open = Some(open);
    }

    /// A text that can be shown, or what is wrong with it.
    fn text(&mut self, card: &str, text: &str) -> Option<String> {
        let name = || card.to_owned();
        if text.is_empty() || text.contains(['{', '}']) {
            self.mistake(NameError::NotPlain { name: name() });
            return None;
        }
        if !is_showable_name(text) {
            self.mistake(NameError::NotShowable { name: name() });
            return None;
        }
        Some(text.to_owned())
    }
}

/// `id = text`, without the blanks around each.
fn assignment(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.split_once('=')?;
    let id = id.trim_end_matches([' ', '\t']);
    let is_id = (1..=MAX_ID_LEN).contains(&id.len())
        && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
        && !id.starts_with(['-', '_']);
    is_id.then(|| (id, text.trim_matches([' ', '\t'])))
}

/// Whether a name can be shown to people: not empty, not too long, and nothing
/// in it that is invisible or changes how the text around it looks.
#[must_use]
pub fn is_showable_name(name: &str) -> bool {
    let mut accents = 0;
    let mut length = 0;
    for c in name.chars() {
        length += 1;
        accents = if is_accent(c) { accents + 1 } else { 0 };
        if is_invisible(c) || accents > MAX_ACCENTS || length > MAX_NAME_LEN {
            return false;
        }
    }
    name.chars().any(|c| !c.is_whitespace() && !is_accent(c))
}

/// Whether a character is a control character, a mark of direction, or has no
/// shape of its own.
const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\0'..='\u{1f}'
            | '\u{7f}'..='\u{9f}'
            | '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0d}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e000}'..='\u{f8ff}'
            | '\u{e0000}'..='\u{10ffff}'
    )
}

/// Whether a character is drawn onto the one before it.
const fn is_accent(c: char) -> bool {
    matches!(
        c,
        '\u{300}'..='\u{36f}'
            | '\u{483}'..='\u{489}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{fe0e}'
            | '\u{fe0f}'
            | '\u{fe20}'..='\u{fe2f}'
    )
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use fluent_syntax::ast::{Entry, Pattern, PatternElement};

    use super::*;

    fn codes(source: &str) -> Vec<&'static str> {
        read_names(source).mistakes.iter().map(NameError::code).collect()
    }

    #[test]
    fn names_and_forms_are_read() {
        let source =
            "\u{feff}# Names\r\n\r\nwar = Война \r\n    .genitive = Войны\r\nmoon=Луна = Moon\n";
        let read = read_names(source);
        assert_eq!(read.mistakes, []);
        let war = Phrase::new("Война").with("genitive", "Войны");
        assert_eq!(read.names, [("war", war), ("moon", Phrase::new("Луна = Moon"))]);
    }

    /// What Fluent's own parser reads in a file of names.
    fn read_as_fluent(source: &str) -> Vec<(String, Phrase)> {
        let text = |pattern: &Pattern<&str>| -> String {
            let texts = pattern.elements.iter().map(|element| match element {
                PatternElement::TextElement { value } => *value,
                PatternElement::Placeable { .. } => panic!("a name is plain text"),
            });
            texts.collect()
        };
        let resource = fluent_syntax::parser::parse(source).unwrap();
        let messages = resource.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        });
        let phrases = messages.map(|message| {
            let phrase = Phrase::new(text(message.value.as_ref().unwrap()));
            let phrase = message.attributes.iter().fold(phrase, |phrase, attribute| {
                phrase.with(attribute.id.name, text(&attribute.value))
            });
            (message.id.name.to_owned(), phrase)
        });
        phrases.collect()
    }

    #[test]
    fn the_names_of_every_deck_are_read_as_fluent_reads_them() {
        let decks = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks");
        let mut files = 0;
        for deck in fs::read_dir(decks).unwrap() {
            let Ok(names) = fs::read_dir(deck.unwrap().path().join("names")) else { continue };
            for file in names {
                let source = fs::read_to_string(file.unwrap().path()).unwrap();
                let read = read_names(&source);
                assert_eq!(read.mistakes, []);
                let ours: Vec<_> =
                    read.names.into_iter().map(|(card, name)| (card.to_owned(), name)).collect();
                assert_eq!(ours, read_as_fluent(&source));
                files += 1;
            }
        }
        assert!(files >= 20, "only {files} files of names");
    }

    #[test]
    fn what_is_sound_is_kept_beside_what_is_not() {
        let source = "good = Good\nbad = { $x }\n    .form = Fine\n-term = Term\nno\n  more\n.x = X\n\
                      fine = Fine\n    .form = a } b\nempty =\n    .form = Form\nlast = Last";
        let read = read_names(source);
        let cards: Vec<_> = read.names.iter().map(|(card, _)| *card).collect();
        assert_eq!(cards, ["good", "last"]);
        assert_eq!(
            codes(source),
            [
                "name-not-plain",
                "names-unreadable",
                "names-unreadable",
                "names-unreadable",
                "names-unreadable",
                "name-not-plain",
                "name-not-plain"
            ]
        );
    }

    #[test]
    fn names_that_would_mislead_are_refused() {
        for name in [
            "evil\u{202e}txt",
            "a\u{200b}b",
            "bell\u{7}",
            "\u{3164}",
            "a\u{300}\u{300}\u{300}",
            "\u{301}",
            "soft\u{ad}hyphen",
            "tag\u{e0041}",
            &"x".repeat(MAX_NAME_LEN + 1),
        ] {
            assert!(!is_showable_name(name), "{name:?}");
            assert_eq!(codes(&format!("card = {name}")), ["name-not-showable"], "{name:?}");
        }
        for name in ["Żółw", "Cake “Eat Me”", "ё\u{301}", "\u{1f680} Rocket", "L’Amour"] {
            assert!(is_showable_name(name), "{name:?}");
        }
    }

    #[test]
    fn files_and_lists_are_bounded() {
        let many: String = (0..=MAX_NAMES).map(|n| format!("c{n} = N\n")).collect();
        assert_eq!(codes(&many), ["too-many-names"]);
        let forms: String = (0..40).map(|n| format!(" .f{n} = N\n")).collect();
        assert_eq!(codes(&format!("card = Name\n{forms}")), ["too-many-names"]);
        assert_eq!(codes(&"?\n".repeat(5000)).len(), MAX_MISTAKES + 1);
        assert_eq!(codes(&" ".repeat(MAX_NAMES_FILE_LEN + 1)), ["too-many-names"]);
        assert_eq!(codes(&format!("a = {}", "x".repeat(MAX_LINE_LEN))), ["names-unreadable"]);
        assert_eq!(codes(&format!("{} = X", "x".repeat(MAX_ID_LEN + 1))), ["names-unreadable"]);
    }
}
