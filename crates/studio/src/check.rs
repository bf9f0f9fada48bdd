//! What is wrong with a set, all of it, at its places.

use std::collections::BTreeMap;
use std::ops::Range;

use asterism_cards::{Mistake, read_cards};

use crate::{
    CardSet, MAX_CARD_LEN, MAX_CARDS, MAX_NAME_LEN, MAX_RULING_LEN, MAX_RULINGS, MAX_SET_LEN,
    SetCard,
};

asterism_kernel::explained! {
    /// What is wrong with a set or one of its cards.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Trouble {
        NoTitle = "set-no-title",
        /// A title, a name or a form that is too long or can't be shown.
        BadName { most: usize } = "set-bad-name",
        NoCards = "set-no-cards",
        TooManyCards { most: usize } = "set-too-many-cards",
        TooManyRulings { most: usize } = "set-too-many-rulings",
        /// In bytes.
        CardTooLong { most: usize } = "set-card-too-long",
        RulingTooLong { most: usize } = "set-ruling-too-long",
        SetTooLong { most: usize } = "set-too-long",
        /// The text has mistakes, which are listed one by one.
        CardMistakes { count: usize } = "set-card-mistakes",
        /// The text holds no card, or more than one.
        NotOneCard { count: usize } = "set-not-one-card",
        SameId { id: String } = "set-same-id",
        BadColor = "set-bad-color",
        BadIcon = "set-bad-icon",
    }
    also {}
}

/// Where a mistake is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    Set,
    /// The card at this index.
    Card(usize),
    /// The ruling at this index.
    Ruling(usize),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetMistake {
    pub place: Place,
    pub trouble: Trouble,
    /// Mistakes in the text of a card.
    pub in_text: Vec<CardMistake>,
}

/// A mistake in the text of a card. Lines and columns start at 1; columns count
/// characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardMistake {
    pub line: usize,
    pub column: usize,
    pub code: &'static str,
    pub text: String,
    pub advice: Option<String>,
    pub fix: Option<TextFix>,
}

/// A replacement that corrects a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFix {
    /// What is replaced, in bytes.
    pub span: Range<usize>,
    pub text: String,
}

impl TextFix {
    /// The text of a card after the replacement.
    #[must_use]
    pub fn apply(&self, kdl: &str) -> Option<String> {
        let (before, after) = (kdl.get(..self.span.start)?, kdl.get(self.span.end..)?);
        Some([before, &self.text, after].concat())
    }
}

/// The word that was meant, in quotes if what it replaces is.
fn fix(kdl: &str, mistake: &Mistake) -> Option<TextFix> {
    let like = mistake.problem.like()?;
    let span = mistake.span.offset()..mistake.span.offset() + mistake.span.len();
    let quoted = kdl.get(span.clone())?.starts_with('"');
    let text = if quoted { format!("\"{like}\"") } else { like.to_owned() };
    Some(TextFix { span, text })
}

fn fits(name: &str) -> bool {
    let hidden = |letter: char| {
        letter.is_control()
            || matches!(letter, '{' | '}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
            || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    name.chars().count() <= MAX_NAME_LEN && !name.chars().any(hidden) && name.trim() == name
}

fn is_word(word: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=60).contains(&word.len()) && word.bytes().all(plain)
}

fn is_color(color: &str) -> bool {
    color.strip_prefix('#').is_some_and(|digits| {
        digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}

impl SetCard {
    /// The mistakes in its text.
    #[must_use]
    pub fn mistakes_in_text(&self) -> Vec<CardMistake> {
        if self.kdl.len() > MAX_CARD_LEN {
            return Vec::new();
        }
        let report = read_cards("card.kdl", &self.kdl).report;
        let placed = report.mistakes().iter().map(|mistake| {
            let before = self.kdl.get(..mistake.span.offset()).unwrap_or(&self.kdl);
            let start = before.rfind('\n').map_or(0, |at| at + 1);
            CardMistake {
                line: before.matches('\n').count() + 1,
                column: before[start..].chars().count() + 1,
                code: mistake.problem.code(),
                text: mistake.problem.to_string(),
                advice: mistake.problem.advice(),
                fix: fix(&self.kdl, mistake),
            }
        });
        placed.collect()
    }

    fn troubles(&self) -> Vec<(Trouble, Vec<CardMistake>)> {
        let mut found = Vec::new();
        if self.kdl.len() > MAX_CARD_LEN {
            found.push((Trouble::CardTooLong { most: MAX_CARD_LEN }, Vec::new()));
        } else {
            let in_text = self.mistakes_in_text();
            let count = read_cards("card.kdl", &self.kdl).cards.len();
            if !in_text.is_empty() {
                found.push((Trouble::CardMistakes { count: in_text.len() }, in_text));
            } else if count != 1 {
                found.push((Trouble::NotOneCard { count }, Vec::new()));
            }
        }
        let mut names = self.names.values();
        if !names.all(|name| {
            fits(&name.name)
                && name.forms.iter().all(|(form, spelled)| is_word(form) && fits(spelled))
        }) || !self.names.keys().all(|tag| is_word(tag))
        {
            found.push((Trouble::BadName { most: MAX_NAME_LEN }, Vec::new()));
        }
        if self.color.as_deref().is_some_and(|color| !is_color(color)) {
            found.push((Trouble::BadColor, Vec::new()));
        }
        if self.icon.as_deref().is_some_and(|icon| !is_word(icon)) {
            found.push((Trouble::BadIcon, Vec::new()));
        }
        found
    }

    fn size(&self) -> usize {
        let names = self.names.iter().map(|(tag, name)| {
            let forms: usize = name.forms.iter().map(|(form, text)| form.len() + text.len()).sum();
            tag.len() + name.name.len() + forms
        });
        self.kdl.len() + names.sum::<usize>()
    }
}

impl CardSet {
    /// Whether it is small enough to be stored. Other mistakes never prevent saving.
    pub fn check_size(&self) -> Result<(), Trouble> {
        if self.cards.len() > MAX_CARDS {
            return Err(Trouble::TooManyCards { most: MAX_CARDS });
        }
        if self.rulings.len() > MAX_RULINGS {
            return Err(Trouble::TooManyRulings { most: MAX_RULINGS });
        }
        if self.cards.iter().any(|card| card.kdl.len() > MAX_CARD_LEN) {
            return Err(Trouble::CardTooLong { most: MAX_CARD_LEN });
        }
        if self.rulings.iter().any(|ruling| ruling.scenario.to_string().len() > MAX_RULING_LEN) {
            return Err(Trouble::RulingTooLong { most: MAX_RULING_LEN });
        }
        let size: usize = self.cards.iter().map(SetCard::size).sum();
        if size + self.title.len() + self.about.len() > MAX_SET_LEN {
            return Err(Trouble::SetTooLong { most: MAX_SET_LEN });
        }
        Ok(())
    }

    /// Everything that is wrong. A set without mistakes can be published and tried.
    #[must_use]
    pub fn mistakes(&self) -> Vec<SetMistake> {
        let mut found = Vec::new();
        let mut add = |place, trouble, in_text| found.push(SetMistake { place, trouble, in_text });
        if let Err(trouble) = self.check_size() {
            add(Place::Set, trouble, Vec::new());
            return found;
        }
        if self.title.trim().is_empty() {
            add(Place::Set, Trouble::NoTitle, Vec::new());
        } else if !fits(&self.title) {
            add(Place::Set, Trouble::BadName { most: MAX_NAME_LEN }, Vec::new());
        }
        if self.cards.is_empty() {
            add(Place::Set, Trouble::NoCards, Vec::new());
        }
        let mut ids = BTreeMap::new();
        for (index, card) in self.cards.iter().enumerate() {
            for (trouble, in_text) in card.troubles() {
                add(Place::Card(index), trouble, in_text);
            }
            if let Some(id) = card.id()
                && ids.insert(id.clone(), index).is_some()
            {
                add(Place::Card(index), Trouble::SameId { id }, Vec::new());
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CardName;

    fn codes(set: &CardSet) -> Vec<(Place, &'static str)> {
        set.mistakes().iter().map(|mistake| (mistake.place, mistake.trouble.code())).collect()
    }

    fn set(cards: &[&str]) -> CardSet {
        let cards = cards.iter().map(|&kdl| SetCard::new(kdl)).collect();
        CardSet { cards, ..CardSet::new("Garden") }
    }

    #[test]
    fn all_mistakes_are_found_at_their_places() {
        let mut wrong = set(&["keeper \"a\"", "keeper \"a\"", "action \"b\" {\n  drow 3\n}", ""]);
        wrong.cards[0].color = Some("red".into());
        wrong.cards[0].icon = Some("<script>".into());
        let name = CardName { name: "{ $x }".into(), ..CardName::default() };
        wrong.cards[0].names.insert("en".into(), name);
        let expected = [
            (Place::Card(0), "set-bad-name"),
            (Place::Card(0), "set-bad-color"),
            (Place::Card(0), "set-bad-icon"),
            (Place::Card(1), "set-same-id"),
            (Place::Card(2), "set-card-mistakes"),
            (Place::Card(3), "set-not-one-card"),
        ];
        assert_eq!(codes(&wrong), expected);
        let mistakes = wrong.mistakes();
        let word = &mistakes[4].in_text[0];
        assert_eq!((word.line, word.column, word.code), (2, 3, "cards::unknown-word"));
        assert!(word.advice.as_deref().is_some_and(|advice| advice.contains("draw")));
        assert_eq!(
            codes(&CardSet::new(" ")),
            [(Place::Set, "set-no-title"), (Place::Set, "set-no-cards")]
        );
        assert_eq!(codes(&set(&["keeper \"a\""])), []);
    }

    #[test]
    fn a_misspelt_word_is_corrected() {
        let card = SetCard::new("action \"a\" { darw 1 }");
        let found = card.mistakes_in_text();
        let fixed = found[0].fix.as_ref().and_then(|fix| fix.apply(&card.kdl));
        assert_eq!(fixed.as_deref(), Some("action \"a\" { draw 1 }"));
        let card = SetCard::new("goal \"a\" { have-kind \"x\" }");
        let fixes = card.mistakes_in_text().into_iter().filter_map(|it| it.fix);
        assert!(fixes.into_iter().all(|fix| fix.apply(&card.kdl).is_some()));
    }

    #[test]
    fn what_is_too_large_is_refused_before_it_is_read() {
        let many = vec!["keeper \"a\""; MAX_CARDS + 1];
        assert_eq!(codes(&set(&many)), [(Place::Set, "set-too-many-cards")]);
        let long = "/".repeat(MAX_CARD_LEN + 1);
        assert_eq!(codes(&set(&[&long])), [(Place::Set, "set-card-too-long")]);
        let full = "/".repeat(MAX_CARD_LEN);
        assert_eq!(codes(&set(&[full.as_str(); 17])), [(Place::Set, "set-too-long")]);
        let deep = "{".repeat(MAX_CARD_LEN);
        assert_eq!(codes(&set(&[&deep])), [(Place::Card(0), "set-card-mistakes")]);
    }
}
