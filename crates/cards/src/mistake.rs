//! What can be wrong with a definition file, and how it is reported.

use std::{fmt, sync::Arc};

use crate::syntax::unreadable;

use miette::{
    Diagnostic, GraphicalReportHandler, GraphicalTheme, LabeledSpan, NamedSource, SourceCode,
    SourceSpan,
};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum MistakeKind {
    /// The file is too long to be read at all.
    #[error("this file has {size} bytes; at most {most} are read")]
    TooLong {
        /// Its size in bytes.
        size: usize,
        most: usize,
    },
    /// A line is too long to be read or shown.
    #[error("line {line} has more than {most} bytes")]
    LongLine { line: usize, most: usize },
    /// Braces or comments are nested too deeply.
    #[error("this is nested more than {most} levels deep")]
    TooDeep { most: usize },
    /// There are too many of something.
    #[error("there are more than {most} {what} here")]
    TooMany { what: &'static str, most: usize },
    /// The text is not well-formed.
    #[error("{message}")]
    Syntax {
        message: String,
        /// What to do about it.
        help: Option<String>,
    },
    /// A brace that is never closed.
    #[error("this brace is never closed")]
    NeverClosed,
    /// No such word.
    #[error("there is no word `{word}` in {place}")]
    UnknownWord {
        word: String,
        place: &'static str,
        /// The nearest word that may stand there.
        like: Option<&'static str>,
    },
    /// The word exists but isn't allowed here.
    #[error("`{word}` isn't allowed in {place}")]
    WrongPlace {
        word: &'static str,
        place: &'static str,
        /// Where it may stand.
        places: String,
    },
    /// A value is missing.
    #[error("`{word}` needs a {name}")]
    MissingValue { word: &'static str, name: &'static str },
    /// A value too many.
    #[error("`{word}` takes no value here")]
    ExtraValue { word: &'static str },
    /// A value of the wrong type.
    #[error("this should be {expected}, not {found}")]
    WrongType {
        /// What should stand there.
        expected: String,
        found: &'static str,
    },
    /// A number out of range.
    #[error("this number should be from {least} to {most}")]
    OutOfRange { least: u16, most: u16 },
    /// A value that is not one of the words that may stand there.
    #[error("`{found}` is not one of {}", Listed(.words))]
    NotAmong {
        found: String,
        /// What may stand there.
        words: &'static [&'static str],
        /// The nearest of them.
        like: Option<&'static str>,
    },
    /// A type annotation that means nothing.
    #[error("`({annotation})` has no meaning here")]
    Annotation { annotation: String },
    /// The same thing twice in a list or among properties.
    #[error("`{what}` appears twice")]
    Twice { what: String },
    /// No such property.
    #[error("`{word}` has no property `{property}`")]
    UnknownProperty {
        word: &'static str,
        property: String,
        /// The nearest of its properties.
        like: Option<&'static str>,
    },
    /// A property is missing.
    #[error("`{word}` needs the property `{property}`")]
    MissingProperty { word: &'static str, property: &'static str },
    /// Parts that don't go together.
    #[error("{0}")]
    Contradiction(String),
    /// Nothing between the braces.
    #[error("`{word}` does nothing")]
    Empty { word: &'static str },
    /// Braces after a word that has none.
    #[error("`{word}` doesn't take a block")]
    Braces { word: &'static str },
    /// A name with other letters than allowed.
    #[error("`{name}` can't be a name")]
    BadName { name: String },
    /// A card named like a word of the language.
    #[error("`{name}` has another meaning in the language and can't name a card")]
    ReservedName { name: String },
    /// A text that is too long or has characters that can't be shown.
    #[error("this text is too long or has characters that can't be shown")]
    BadText,
    /// Two cards with one name.
    #[error("there is already a card `{id}`{}", In(.file))]
    RepeatedCard {
        id: String,
        /// The file with the first one, if it is another file.
        file: Option<String>,
    },
    /// The edition says it has another number of cards of a kind.
    #[error("the edition counts {counted} of kind `{kind}`, but there are {found}")]
    CountDiffers { kind: &'static str, counted: u16, found: usize },
    /// An edition file without its edition.
    #[error("there is no edition in this file")]
    NoEdition,
}

struct Listed<'a>(&'a &'static [&'static str]);

impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, word) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            write!(f, "`{word}`")?;
        }
        Ok(())
    }
}

struct In<'a>(&'a Option<String>);

impl fmt::Display for In<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(file) => write!(f, " in {file}"),
            None => Ok(()),
        }
    }
}

impl MistakeKind {
    /// The stable code of this kind of mistake.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooLong { .. } => "cards::too-long",
            Self::LongLine { .. } => "cards::long-line",
            Self::TooDeep { .. } => "cards::too-deep",
            Self::TooMany { .. } => "cards::too-many",
            Self::Syntax { .. } => "cards::syntax",
            Self::NeverClosed => "cards::never-closed",
            Self::UnknownWord { .. } => "cards::unknown-word",
            Self::WrongPlace { .. } => "cards::wrong-place",
            Self::MissingValue { .. } => "cards::missing-value",
            Self::ExtraValue { .. } => "cards::extra-value",
            Self::WrongType { .. } => "cards::wrong-type",
            Self::OutOfRange { .. } => "cards::out-of-range",
            Self::NotAmong { .. } => "cards::not-among",
            Self::Annotation { .. } => "cards::annotation",
            Self::Twice { .. } => "cards::twice",
            Self::UnknownProperty { .. } => "cards::unknown-property",
            Self::MissingProperty { .. } => "cards::missing-property",
            Self::Contradiction(_) => "cards::contradiction",
            Self::Empty { .. } => "cards::empty",
            Self::Braces { .. } => "cards::braces",
            Self::BadName { .. } => "cards::bad-name",
            Self::ReservedName { .. } => "cards::reserved-name",
            Self::BadText => "cards::bad-text",
            Self::RepeatedCard { .. } => "cards::repeated-card",
            Self::CountDiffers { .. } => "cards::count-differs",
            Self::NoEdition => "cards::no-edition",
        }
    }

    /// The word that was probably meant; it can replace what stands there.
    #[must_use]
    pub const fn like(&self) -> Option<&'static str> {
        match self {
            Self::UnknownWord { like, .. }
            | Self::NotAmong { like, .. }
            | Self::UnknownProperty { like, .. } => *like,
            _ => None,
        }
    }

    /// What to do about it.
    #[must_use]
    pub fn advice(&self) -> Option<String> {
        match self {
            Self::UnknownWord {
                like: Some(like), ..
            }
            | Self::NotAmong {
                like: Some(like), ..
            }
            | Self::UnknownProperty {
                like: Some(like), ..
            } => Some(format!("did you mean `{like}`?")),
            Self::UnknownWord { .. } => {
                Some("the reference of the card language lists every word".into())
            }
            Self::UnknownProperty { .. } => Some("remove it".into()),
            Self::WrongPlace { word, places, .. } => Some(format!("`{word}` is allowed in {places}")),
            Self::Syntax { help, .. } => help.clone(),
            Self::NeverClosed => Some("close it with }".into()),
            Self::TooLong { .. } => Some("split it into several files".into()),
            Self::LongLine { .. } => Some("break the line between braces".into()),
            Self::TooDeep { .. } => Some("split it into simpler cards".into()),
            Self::TooMany { .. } => Some("remove some of them".into()),
            Self::Annotation { .. } => Some(
                "`(word)` says that a number is printed as a word; it is only allowed before numbers that inflation would change".into(),
            ),
            Self::Empty { .. } => Some("say what it does between braces: { … }".into()),
            Self::Braces { .. } => Some("remove the braces".into()),
            Self::BadName { .. } => Some(
                "a name has 1 to 48 of the characters a-z, 0-9 and -, and neither begins nor ends with -; another edition's card is written edition/card".into(),
            ),
            Self::RepeatedCard { .. } => Some("give one of them another name".into()),
            Self::NoEdition => Some("an edition file has one node: edition \"name\" { … }".into()),
            Self::NotAmong { .. }
            | Self::MissingValue { .. }
            | Self::ExtraValue { .. }
            | Self::WrongType { .. }
            | Self::OutOfRange { .. }
            | Self::Twice { .. }
            | Self::MissingProperty { .. }
            | Self::Contradiction(_)
            | Self::ReservedName { .. }
            | Self::BadText
            | Self::CountDiffers { .. } => None,
        }
    }
}

/// What is wrong, and where in the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}")]
pub struct Mistake {
    pub problem: MistakeKind,
    /// Where, in bytes.
    pub span: SourceSpan,
}

impl Diagnostic for Mistake {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(self.problem.code()))
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        let advice = self.problem.advice()?;
        Some(Box::new(advice))
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let label = LabeledSpan::new_primary_with_span(None, self.span);
        Some(Box::new(std::iter::once(label)))
    }
}

/// Everything that is wrong with one file.
#[derive(Clone, Debug)]
pub struct MistakeReport {
    source: Arc<NamedSource<String>>,
    mistakes: Vec<Mistake>,
}

impl MistakeReport {
    /// What was found in a file of that name with that text.
    #[must_use]
    pub fn new(name: &str, text: &str, mut mistakes: Vec<Mistake>) -> Self {
        mistakes.sort_by_key(|mistake| mistake.span.offset());
        Self { source: Arc::new(NamedSource::new(name, text.to_owned())), mistakes }
    }

    /// The name of the file.
    #[must_use]
    pub fn name(&self) -> &str {
        self.source.name()
    }

    /// The text of the file.
    #[must_use]
    pub fn text(&self) -> &str {
        self.source.inner()
    }

    /// The mistakes, in the order of the file.
    #[must_use]
    pub fn mistakes(&self) -> &[Mistake] {
        &self.mistakes
    }

    /// Whether nothing is wrong.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.mistakes.is_empty()
    }

    /// Adds a mistake that only shows when files are read together.
    pub(crate) fn add(&mut self, mistake: Mistake) {
        self.mistakes.push(mistake);
        self.mistakes.sort_by_key(|mistake| mistake.span.offset());
    }

    /// Something else about this file, with a source frame.
    pub(crate) fn render_other(&self, diagnostic: &dyn Diagnostic, colors: bool) -> String {
        render(std::iter::once(diagnostic), &self.source, colors)
    }

    /// All mistakes with source frames, for people.
    #[must_use]
    pub fn render(&self, colors: bool) -> String {
        render(self.mistakes.iter().map(|it| it as &dyn Diagnostic), &self.source, colors)
    }
}

/// Renders diagnostics with the frames of one source.
fn render<'a>(
    diagnostics: impl Iterator<Item = &'a dyn Diagnostic>,
    source: &NamedSource<String>,
    colors: bool,
) -> String {
    let theme = if colors { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
    let handler = GraphicalReportHandler::new_themed(theme).with_links(false).with_width(100);
    let mut text = String::new();
    let cleaned =
        without_controls(source.inner()).map(|text| NamedSource::new(source.name(), text));
    let source = cleaned.as_ref().unwrap_or(source);
    // The frame of a file that was refused unread could be of any size.
    let source = Some(source).filter(|source| unreadable(source.inner()).is_none());
    for diagnostic in diagnostics {
        let framed = Framed { diagnostic, source };
        if handler.render_report(&mut text, &framed).is_err() {
            // A span can't lie outside its source, but a diagnostic that
            // can't be framed must still be reported.
            text.push_str(&diagnostic.to_string());
        }
        text.push('\n');
    }
    text
}

/// A text without characters that would control the terminal it is shown on or
/// turn its direction, if it has any. Others of the same length stand in for
/// them, so that spans still fit.
fn without_controls(text: &str) -> Option<String> {
    let hidden = |c: char| {
        (c.is_control() && !matches!(c, '\n' | '\r' | '\t'))
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let shown = |c: char| match c.len_utf8() {
        _ if !hidden(c) => c,
        1 => '?',
        2 => '\u{bf}',
        _ => '\u{fffd}',
    };
    text.contains(hidden).then(|| text.chars().map(shown).collect())
}

/// A diagnostic together with the source it speaks of.
#[derive(Debug)]
struct Framed<'a> {
    diagnostic: &'a dyn Diagnostic,
    source: Option<&'a NamedSource<String>>,
}

impl fmt::Display for Framed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.diagnostic, f)
    }
}

impl std::error::Error for Framed<'_> {}

impl Diagnostic for Framed<'_> {
    fn code<'b>(&'b self) -> Option<Box<dyn fmt::Display + 'b>> {
        self.diagnostic.code()
    }

    fn severity(&self) -> Option<miette::Severity> {
        self.diagnostic.severity()
    }

    fn help<'b>(&'b self) -> Option<Box<dyn fmt::Display + 'b>> {
        self.diagnostic.help()
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        self.source.and_then(|_| self.diagnostic.labels())
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.source.map(|source| source as &dyn SourceCode)
    }
}
