//! The languages people can be spoken to in.

use std::{fmt, str::FromStr};

use thiserror::Error;

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, also what is fallen back to.
    #[default]
    English,
    /// Russian.
    Russian,
    /// Polish.
    Polish,
    /// Italian.
    Italian,
}

/// A language that nobody here speaks.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("There is no language \"{0}\"; choose en, ru, pl or it.")]
pub struct UnknownLanguage(String);

impl UnknownLanguage {
    /// The stable code, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        "unknown-language"
    }
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 4] = [Self::English, Self::Russian, Self::Polish, Self::Italian];

    /// Its tag, as in file names and on the command line.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Russian => "ru",
            Self::Polish => "pl",
            Self::Italian => "it",
        }
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn native_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Russian => "Русский",
            Self::Polish => "Polski",
            Self::Italian => "Italiano",
        }
    }

    /// The first language of a browser's wish list, such as
    /// `pl-PL, en;q=0.8`, that is spoken here; the weights decide, then the
    /// order.
    #[must_use]
    pub fn accepted(wishes: &str) -> Option<Self> {
        let mut best: Option<(f32, Self)> = None;
        for wish in wishes.split(',') {
            let mut parts = wish.split(';');
            let Ok(language) = parts.next().unwrap_or_default().parse::<Self>() else { continue };
            let weight = parts
                .find_map(|part| part.trim().strip_prefix("q=")?.trim().parse::<f32>().ok())
                .unwrap_or(1.0);
            if weight > best.map_or(0.0, |(weight, _)| weight) {
                best = Some((weight, language));
            }
        }
        best.map(|(_, language)| language)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads `ru`, `ru-RU`, `ru_RU.UTF-8`, `russian` or `Русский`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        let word = text.to_lowercase();
        let tag = word.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|language| {
                tag == language.tag()
                    || word == format!("{language:?}").to_lowercase()
                    || word == language.native_name().to_lowercase()
            })
            .ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_read_from_many_spellings() {
        for language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
            assert_eq!(language.native_name().parse(), Ok(language));
        }
        assert_eq!("ru_RU.UTF-8".parse(), Ok(Language::Russian));
        assert_eq!("PL-pl".parse(), Ok(Language::Polish));
        assert_eq!("italian".parse(), Ok(Language::Italian));
        let error = "xx".parse::<Language>().unwrap_err();
        assert_eq!(error.to_string(), "There is no language \"xx\"; choose en, ru, pl or it.");
    }

    #[test]
    fn wish_lists_are_obeyed_by_weight() {
        assert_eq!(Language::accepted("de, pl;q=0.5, it;q=0.7"), Some(Language::Italian));
        assert_eq!(Language::accepted("fr-FR, ru-RU, en"), Some(Language::Russian));
        assert_eq!(Language::accepted("en;q=0, pl;q=0.1"), Some(Language::Polish));
        assert_eq!(Language::accepted("de,*"), None);
        assert_eq!(Language::accepted(""), None);
    }
}
