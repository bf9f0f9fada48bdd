//! What cards are called.

use std::collections::{BTreeMap, HashMap};
use std::sync::{PoisonError, RwLock};

use crate::names_file::{NameError, is_showable_name, read_names};
use crate::{Args, Language, Phrase, Words, bundle::capitalised};
use asterism_cards::ast::{Card, CardId, Kind};

/// The names of cards in every language, with the grammar the sentences need.
///
/// A name is looked for in the language wanted, then in English; a card without
/// any is called after its id.
#[derive(Clone, Debug, Default)]
pub struct Names {
    names: HashMap<(Language, CardId), Phrase>,
    kinds: HashMap<CardId, Kind>,
    mentions: Mentions,
}

/// Cards as they were mentioned lately. A log mentions the same few over and
/// over, and every mention is a dozen sentences.
#[derive(Debug, Default)]
struct Mentions(RwLock<HashMap<Language, HashMap<CardId, Phrase>>>);

impl Mentions {
    /// The most in one language; strangers' cards must not fill the memory.
    const MOST: usize = 2_000;

    fn find(&self, language: Language, card: &str) -> Option<Phrase> {
        let mentions = self.0.read().unwrap_or_else(PoisonError::into_inner);
        mentions.get(&language)?.get(card).cloned()
    }

    fn keep(&self, language: Language, card: &str, phrase: &Phrase) {
        let mut mentions = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let mentions = mentions.entry(language).or_default();
        if mentions.len() >= Self::MOST {
            mentions.clear();
        }
        mentions.insert(card.to_owned(), phrase.clone());
    }
}

/// Who learns other names mentions them by itself.
impl Clone for Mentions {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl Names {
    /// No names yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Learns the names of `edition` from a file: a line for each card, its
    /// grammatical forms as attributes below it. Names are found as
    /// `edition/card`, and as `card` unless an edition added before has one.
    ///
    /// What is right in the file is learnt even if some of it is wrong; all
    /// mistakes are returned.
    pub fn add_ftl(
        &mut self,
        edition: &str,
        language: Language,
        source: &str,
    ) -> Result<(), Vec<NameError>> {
        let read = read_names(source);
        for (card, phrase) in read.names {
            self.learn(edition, card, language, phrase);
        }
        if read.mistakes.is_empty() { Ok(()) } else { Err(read.mistakes) }
    }

    /// Learns one name that an inventor gave, without any grammar. Ignores a
    /// name that is empty or can't be shown.
    pub fn add_invented(&mut self, edition: &str, card: &str, language: Language, name: &str) {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        if is_showable_name(&name) {
            self.learn(edition, card, language, Phrase::new(name));
        }
    }

    /// Learns of what kind the cards are, so that goals can say which Creepers
    /// they allow.
    pub fn add_cards<'a>(&mut self, edition: &str, cards: impl IntoIterator<Item = &'a Card>) {
        for card in cards {
            self.kinds.insert(format!("{edition}/{}", card.id), card.kind);
            self.kinds.entry(card.id.clone()).or_insert(card.kind);
        }
    }

    fn learn(&mut self, edition: &str, card: &str, language: Language, phrase: Phrase) {
        self.mentions = Mentions::default();
        self.names.entry((language, card.to_owned())).or_insert_with(|| phrase.clone());
        self.names.insert((language, format!("{edition}/{card}")), phrase);
    }

    /// Of what kind a card is, if known.
    #[must_use]
    pub fn kind(&self, card: &str) -> Option<Kind> {
        self.kinds.get(card).copied()
    }

    /// Whether `card` has a name of its own in `language`.
    #[must_use]
    pub fn knows(&self, language: Language, card: &str) -> bool {
        self.names.contains_key(&(language, card.to_owned()))
    }

    fn find(&self, language: Language, card: &str) -> Option<&Phrase> {
        self.names.get(&(language, card.to_owned()))
    }

    /// The name of a card as its title.
    #[must_use]
    pub fn title(&self, language: Language, card: &str) -> String {
        match self.find(language, card).or_else(|| self.find(Language::English, card)) {
            Some(name) => name.text().to_owned(),
            None => title_from_id(card),
        }
    }

    /// A card as it is mentioned in a sentence, in every form the language has.
    #[must_use]
    pub fn mention(&self, language: Language, card: &str) -> Phrase {
        self.mentions.find(language, card).unwrap_or_else(|| {
            let phrase = self.mention_anew(language, card);
            self.mentions.keep(language, card, &phrase);
            phrase
        })
    }

    fn mention_anew(&self, language: Language, card: &str) -> Phrase {
        let words = Words::of(language);
        let bare = words
            .phrase("card-unknown", &Args::new().text("name", self.title(language, card)))
            .map(nest_quotes);
        let Some(name) = self.find(language, card).filter(|name| name.forms().next().is_some())
        else {
            return bare;
        };
        let quoted =
            |text: &str| nest_quotes(&words.say("card-known", &Args::new().text("name", text)));
        // Every form that the language asks of a name it doesn't know.
        let forms: BTreeMap<_, _> = bare
            .forms()
            .map(|form| match form {
                "agreement" => (form, name.form(form).to_owned()),
                "title" => (form, bare.form(form).to_owned()),
                _ => (form, quoted(name.form(form))),
            })
            .collect();
        forms.into_iter().fold(Phrase::new(quoted(name.form("mention"))), |phrase, (form, text)| {
            phrase.with(form, text)
        })
    }
}

/// Quotes inside quotes of the same shape get another one: a name may have its
/// own.
fn nest_quotes(text: &str) -> String {
    let quotes: usize = ['«', '„', '“'].iter().map(|&open| text.matches(open).count()).sum();
    if quotes < 2 {
        return text.to_owned();
    }
    let mut open = Vec::new();
    let mut nested = String::with_capacity(text.len());
    for letter in text.chars() {
        nested.push(match letter {
            '«' | '„' | '“' => {
                let inner = open.last().is_some_and(|&outer| outer == letter);
                let shown = match letter {
                    '«' if inner => '„',
                    '„' | '“' if inner => '«',
                    _ => letter,
                };
                open.push(shown);
                shown
            }
            '»' | '”' => match open.pop() {
                Some('«') => '»',
                Some(_) => '”',
                None => letter,
            },
            _ => letter,
        });
    }
    nested
}

/// `milk-and-cookies` as `Milk And Cookies`.
fn title_from_id(card: &str) -> String {
    let id = card.rsplit('/').next().unwrap_or(card);
    id.split('-').filter(|word| !word.is_empty()).map(capitalised).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fall_back_to_english_and_then_to_the_id() {
        let mut names = Names::new();
        names.add_invented("mine", "blue-moon", Language::English, "Blue Moon");
        names.add_invented("mine", "blue-moon", Language::Polish, "Niebieski Księżyc");
        assert_eq!(names.title(Language::Polish, "blue-moon"), "Niebieski Księżyc");
        assert_eq!(names.title(Language::Russian, "blue-moon"), "Blue Moon");
        assert_eq!(names.title(Language::Russian, "mine/red-moon"), "Red Moon");
    }

    #[test]
    fn names_of_mixed_editions_are_told_apart() {
        let mut names = Names::new();
        names.add_ftl("first", Language::English, "moon = The Moon\n").unwrap();
        names.add_ftl("second", Language::English, "moon = Small Moon\n").unwrap();
        assert_eq!(names.title(Language::English, "moon"), "The Moon");
        assert_eq!(names.title(Language::English, "second/moon"), "Small Moon");
    }

    #[test]
    fn a_mention_takes_the_form_the_sentence_needs() {
        let mut names = Names::new();
        let source = "war = Война\n    .genitive = Войны\n    .accusative = Войну\n";
        names.add_ftl("deck", Language::Russian, source).unwrap();
        let war = names.mention(Language::Russian, "war");
        assert_eq!([war.text(), war.form("genitive")], ["«Война»", "«Войны»"]);
        let unknown = names.mention(Language::Russian, "lost-sock");
        assert_eq!(unknown.form("accusative"), "карту «Lost Sock»");
    }

    #[test]
    fn quotes_within_quotes_differ() {
        assert_eq!(nest_quotes("«Пирожок «Съешь меня»»"), "«Пирожок „Съешь меня”»");
        assert_eq!(nest_quotes("karta „Ciastko „Zjedz Mnie””"), "karta „Ciastko «Zjedz Mnie»”");
        assert_eq!(nest_quotes("Cake “Eat Me”"), "Cake “Eat Me”");
    }

    #[test]
    fn every_mistake_of_a_names_file_is_reported() {
        let mut names = Names::new();
        let source = "good = Good\nbad = { $bad }\n= what\nfine = Fine\ngood = Better\n";
        let mistakes = names.add_ftl("deck", Language::English, source).unwrap_err();
        let codes: Vec<_> = mistakes.iter().map(NameError::code).collect();
        assert_eq!(codes, ["name-not-plain", "names-unreadable", "named-twice"]);
        assert!(mistakes[1].to_string().starts_with("line 3: "), "{}", mistakes[1]);
        assert_eq!(names.title(Language::English, "fine"), "Fine");
    }

    #[test]
    fn a_name_learnt_after_a_mention_is_mentioned() {
        let mut names = Names::new();
        let before = names.mention(Language::English, "mine/sock");
        names.add_invented("mine", "sock", Language::English, "The Other Sock");
        let after = names.mention(Language::English, "mine/sock");
        assert_ne!(before, after);
        assert!(after.text().contains("The Other Sock"), "{after:?}");
        assert_eq!(names.clone().mention(Language::English, "mine/sock"), after);
    }
}
