//! What cards are called.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use crate::names_file::{NameError, is_showable_name, read_names};
use crate::typography::typeset;
use crate::{Args, Language, Phrase, Words, bundle::capitalised};
use asterism_cards::ast::{Card, CardId, Kind};

/// The names of cards in every language.
///
/// A name is looked for in the language wanted, then in English; a card without
/// any is called after its id.
#[derive(Clone, Debug, Default)]
pub struct Names {
    names: HashMap<(Language, CardId), Phrase>,
    kinds: HashMap<CardId, Kind>,
    mentions: Mentions,
}

/// Cards as they were mentioned lately, with the kind they were mentioned as. A
/// log mentions the same few over and over, and every mention is a dozen
/// messages.
#[derive(Debug, Default)]
struct Mentions(RwLock<HashMap<Language, MentionedCards>>);

type MentionedCards = HashMap<CardId, (Option<Kind>, Phrase)>;

impl Mentions {
    /// The most in one language; strangers' cards must not fill the memory.
    const MAX_CACHED: usize = 2_000;

    fn find(&self, language: Language, card: &str, kind: Option<Kind>) -> Option<Phrase> {
        let mentions = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let (mentioned_as, phrase) = mentions.get(&language)?.get(card)?;
        (*mentioned_as == kind).then(|| phrase.clone())
    }

    fn keep(&self, language: Language, card: &str, kind: Option<Kind>, phrase: &Phrase) {
        let mut mentions = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let mentions = mentions.entry(language).or_default();
        if mentions.len() >= Self::MAX_CACHED {
            mentions.clear();
        }
        mentions.insert(card.to_owned(), (kind, phrase.clone()));
    }
}

/// A copy may learn other names, so it starts without mentions.
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

    /// Learns the names of `edition` from a file with a line for each card. Names
    /// are found as `edition/card`, and as `card` unless an edition added before
    /// has one. Attributes are grammatical forms of the name; sentences don't
    /// need them, because they quote the name as it is printed.
    ///
    /// The valid part of the file is learned even if some of it is invalid; all
    /// mistakes are returned.
    pub fn add_ftl(
        &mut self,
        edition: &str,
        language: Language,
        source: &str,
    ) -> Result<(), Vec<NameError>> {
        let read = read_names(source);
        for (card, phrase) in read.names {
            self.learn(edition, card, language, &phrase);
        }
        if read.mistakes.is_empty() { Ok(()) } else { Err(read.mistakes) }
    }

    /// Learns one name that an inventor gave, without any grammar. Ignores a
    /// name that is empty or can't be shown.
    pub fn add_invented(&mut self, edition: &str, card: &str, language: Language, name: &str) {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        if is_showable_name(&name) {
            self.learn(edition, card, language, &Phrase::new(name));
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

    fn learn(&mut self, edition: &str, card: &str, language: Language, phrase: &Phrase) {
        self.mentions = Mentions::default();
        let phrase = phrase.map(|text| typeset(language, text).into_owned());
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
        if let Some(name) = self.find(language, card) {
            return name.text().to_owned();
        }
        let name = match self.find(Language::English, card) {
            Some(name) => name.text().to_owned(),
            None => title_from_id(card),
        };
        typeset(language, &name).into_owned()
    }

    /// The language of a card's title: English where `language` has no name for it.
    #[must_use]
    pub fn title_language(&self, language: Language, card: &str) -> Language {
        if self.knows(language, card) { language } else { Language::English }
    }

    /// A card as it is mentioned in a sentence, in every form the language has:
    /// its kind, declined as needed, and the quoted name as it is printed.
    #[must_use]
    pub fn mention(&self, language: Language, card: &str) -> Phrase {
        self.mention_as(language, card, self.kind(card))
    }

    /// The same with a kind that the caller knows.
    pub(crate) fn mention_as(&self, language: Language, card: &str, kind: Option<Kind>) -> Phrase {
        self.mentions.find(language, card, kind).unwrap_or_else(|| {
            let phrase = named(language, kind, false, self.quoted(language, card));
            self.mentions.keep(language, card, kind, &phrase);
            phrase
        })
    }

    /// Several cards in a sentence: the quoted names, with the kind before them if
    /// they have one in common. `join` is `list-and` or `list-or`.
    pub(crate) fn mention_list(&self, language: Language, join: &str, cards: &[CardId]) -> Phrase {
        let mut kinds = cards.iter().map(|card| self.kind(card));
        let first = kinds.next().flatten();
        let kind = first.filter(|_| kinds.all(|kind| kind == first));
        let quoted: Vec<_> = cards.iter().map(|card| self.quoted(language, card)).collect();
        let several = cards.len() > 1 && join == "list-and";
        named(language, kind, several, Words::of(language).list_text(join, &quoted))
    }

    /// The name of a card in quotes.
    pub(crate) fn quoted(&self, language: Language, card: &str) -> String {
        let name = self.title(language, card);
        nest_quotes(
            language,
            &Words::of(language).say("card-title", &Args::new().text("name", name)),
        )
    }
}

/// Quoted names after the kind of card, in every form the language has.
fn named(language: Language, kind: Option<Kind>, several: bool, names: String) -> Phrase {
    let kind = match (kind, several) {
        (Some(Kind::Rule), false) => "rule",
        (Some(Kind::Rule), true) => "rules",
        (Some(Kind::Goal), false) => "goal",
        (Some(Kind::Goal), true) => "goals",
        (Some(Kind::Keeper), false) => "keeper",
        (Some(Kind::Keeper), true) => "keepers",
        (Some(Kind::Creeper), false) => "creeper",
        (Some(Kind::Creeper), true) => "creepers",
        (Some(Kind::Action), false) => "action",
        (Some(Kind::Action), true) => "actions",
        (Some(Kind::Surprise), false) => "surprise",
        (Some(Kind::Surprise), true) => "surprises",
        (Some(Kind::Meta) | None, false) => "card",
        (Some(Kind::Meta) | None, true) => "cards",
    };
    let args = Args::new().choice("kind", kind).text("names", names);
    Words::of(language).phrase("named", &args)
}

/// Quotes inside quotes get the shape that the language has for them.
fn nest_quotes(language: Language, text: &str) -> String {
    let (outer, inner) = match language {
        Language::English => (['“', '”'], ['‘', '’']),
        Language::Russian => (['«', '»'], ['„', '“']),
        Language::Polish => (['„', '”'], ['«', '»']),
        Language::Italian => (['«', '»'], ['“', '”']),
    };
    let mut depth = 0;
    let mut nested = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter == outer[0] {
            nested.push(if depth == 0 { letter } else { inner[0] });
            depth += 1;
        } else if letter == outer[1] && depth > 0 {
            depth -= 1;
            nested.push(if depth == 0 { letter } else { inner[1] });
        } else {
            nested.push(letter);
        }
    }
    nested
}

/// `milk-and-cookies` as `Milk And Cookies`.
pub(crate) fn title_from_id(card: &str) -> String {
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
    fn a_mention_declines_the_kind_and_quotes_the_name() {
        let mut names = Names::new();
        let source = "war = Война\n    .genitive = Войны\n    .accusative = Войну\n";
        names.add_ftl("deck", Language::Russian, source).unwrap();
        let mention = |kind| names.mention_as(Language::Russian, "war", kind);
        assert_eq!(mention(Some(Kind::Creeper)).form("accusative"), "проблему «Война»");
        assert_eq!(mention(None).form("accusative"), "карту «Война»");
        assert_eq!(mention(Some(Kind::Creeper)).form("title"), "«Война»");
        let both =
            names.mention_list(Language::Russian, "list-and", &["war".into(), "sock".into()]);
        assert_eq!(both.form("accusative"), "карты «Война» и «Sock»");
    }

    #[test]
    fn quotes_within_quotes_differ() {
        let nested = |language, text| nest_quotes(language, text);
        assert_eq!(nested(Language::Russian, "«Пирожок «Съешь меня»»"), "«Пирожок „Съешь меня“»");
        assert_eq!(nested(Language::Polish, "„Ciastko „Zjedz Mnie””"), "„Ciastko «Zjedz Mnie»”");
        assert_eq!(nested(Language::English, "“Cake “Eat Me””"), "“Cake ‘Eat Me’”");
        assert_eq!(nested(Language::Italian, "«Torta «Mangiami»»"), "«Torta “Mangiami”»");
        assert_eq!(nested(Language::English, "Cake “Eat Me”"), "Cake “Eat Me”");
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
    fn a_name_learned_after_a_mention_is_mentioned() {
        let mut names = Names::new();
        let before = names.mention(Language::English, "mine/sock");
        names.add_invented("mine", "sock", Language::English, "The Other Sock");
        let after = names.mention(Language::English, "mine/sock");
        assert_ne!(before, after);
        assert!(after.text().contains("The Other Sock"), "{after:?}");
        assert_eq!(names.clone().mention(Language::English, "mine/sock"), after);
    }
}
