//! The words of the sentence builder: parts, choices, questions and groups.
//! Where the text of a card has a phrase for a choice, it is the same phrase.

use asterism_builder::{Choice, MenuGroup, Part, Refusal, Sort, Takes, own_words, sample};
use asterism_cards::ast::{Condition, Kind, PlayerWord, Players};
use asterism_cards::read_cards;
use asterism_cards::spelling::Spelled;
use asterism_cards::vocabulary::{Type, WordPlace, words};

use crate::{
    Args, Language, Names, Numerals, Words,
    card::{Writer, card_text, kind_name},
    composed::condition_key,
};

/// A name that no card has, and how it is shown in menus.
const UNSAID: &str = "xxx";
const UNSAID_TITLE: &str = "Xxx";

/// The words of the builder in one language.
#[derive(Clone, Copy, Debug)]
pub struct BuilderWords<'a> {
    words: &'static Words,
    names: &'a Names,
    edition: &'a str,
}

impl<'a> BuilderWords<'a> {
    /// The words in a language, with the names of the cards of an edition.
    #[must_use]
    pub fn new(language: Language, names: &'a Names, edition: &'a str) -> Self {
        Self { words: Words::of(language), names, edition }
    }

    fn say(&self, key: &str) -> String {
        self.words.say(&format!("builder-{key}"), &Args::new())
    }

    const fn language(&self) -> Language {
        self.words.language()
    }

    /// What a part asks.
    #[must_use]
    pub fn question(&self, part: &Part) -> String {
        match (part.takes, part.sort) {
            (Takes::Nothing, _) => self.say("ask-unknown"),
            (Takes::Value(_), _) => self.detail(&part.name),
            (Takes::Word(WordPlace::CardFile), _) => self.say("kind"),
            (Takes::Word(_), Sort::When) => self.say("ask-occasion"),
            (Takes::Word(_), Sort::What) => self.say("ask-demand"),
            (Takes::Word(_), _) => self.say("ask-word"),
        }
    }

    /// The current choice of a part.
    #[must_use]
    pub fn answer(&self, part: &Part) -> String {
        match &part.value {
            Some(value) => self.value(part.takes, value),
            None => self.say("open"),
        }
    }

    /// A choice of a part's menu.
    #[must_use]
    pub fn choice(&self, part: &Part, choice: &Choice) -> String {
        self.value(part.takes, &choice.value)
    }

    /// A choice of what can be added to a word at a place.
    #[must_use]
    pub fn addition(&self, inside: Option<WordPlace>, choice: &Choice) -> String {
        match (choice.value.split_at_checked(1), inside) {
            (Some((">", word)), Some(place)) => self.word(word, place),
            (Some(("?", name)), _) => self.detail(name),
            _ => self.say("add-value"),
        }
    }

    /// The heading of a group.
    #[must_use]
    pub fn group(&self, group: MenuGroup) -> String {
        let key = match group {
            MenuGroup::Holds => "group-holds",
            MenuGroup::Occasions => "group-occasions",
            MenuGroup::Demands => "group-demands",
            MenuGroup::Hands => "group-hands",
            MenuGroup::Tables => "group-tables",
            MenuGroup::Plays => "group-plays",
            MenuGroup::Rules => "group-rules",
            MenuGroup::Turns => "group-turns",
            MenuGroup::Combining => "group-combining",
            MenuGroup::Answers => "group-answers",
            MenuGroup::Words => "group-words",
            MenuGroup::Numerals => "group-numerals",
            MenuGroup::NumberWords => "group-number-words",
            MenuGroup::Details => "group-details",
            MenuGroup::Cards(kind) => return kind_name(self.language(), kind),
        };
        self.say(key)
    }

    /// Why a choice makes no sense.
    #[must_use]
    pub fn refusal(&self, reason: &Refusal) -> String {
        match reason {
            Refusal::OnlyOn(kinds) => {
                let kinds: Vec<String> =
                    kinds.iter().map(|kind| kind_name(self.language(), *kind)).collect();
                let args = Args::new().text("kinds", kinds.join(", "));
                self.words.say("builder-refused-only-on", &args)
            }
            Refusal::FollowsCondition => self.say("refused-follows-condition"),
            Refusal::AlreadyThere => self.say("refused-already-there"),
        }
    }

    /// The card nearest to an idea: the Action whose text shares the most words
    /// with it, or one that repeats the idea itself.
    #[must_use]
    pub fn idea(&self, name: &str, idea: &str) -> Option<String> {
        let wanted = stems(idea);
        let verbs = words().filter(|word| word.places.contains(&WordPlace::Doing));
        let rated = verbs.filter_map(|word| {
            let text = sample(word.name, WordPlace::Doing, UNSAID)?;
            let said = stems(&self.text_of(&text)?);
            let shared = wanted.iter().filter(|stem| said.contains(stem)).count();
            // A long text shares words by chance.
            Some((shared * 100 / (said.len() + 4), shared, text))
        });
        let best = rated.filter(|(_, shared, _)| *shared >= 2).max_by_key(|(rate, ..)| *rate);
        match best {
            Some((.., text)) => {
                let text = text.replace("\"sample\"", &format!("\"{name}\""));
                Some(text.replace(&format!("\"{UNSAID}\""), "\"?\"") + "\n")
            }
            None => own_words(Kind::Action, name, idea),
        }
    }

    /// What a property or value is asked by.
    fn detail(&self, name: &str) -> String {
        let key = format!("builder-ask-{name}");
        // A new property is shown as it is written until it has a message.
        if self.words.has(&key) { self.say(&format!("ask-{name}")) } else { name.replace('-', " ") }
    }

    fn value(&self, takes: Takes, value: &str) -> String {
        match takes {
            Takes::Word(WordPlace::CardFile) => Kind::from_word(value)
                .map_or_else(|| value.to_owned(), |kind| kind_name(self.language(), kind)),
            Takes::Word(place) => self.word(value, place),
            Takes::Value(takes) => self.typed(takes, value),
            Takes::Nothing => value.to_owned(),
        }
    }

    /// A word of the language: its message, or the text of a card with nothing
    /// but that word.
    fn word(&self, word: &str, place: WordPlace) -> String {
        let key = format!("word-{word}");
        if self.words.has(&format!("builder-{key}")) {
            return self.say(&key);
        }
        let text = sample(word, place, UNSAID).or_else(|| {
            let found = words().find(|it| it.name == word)?;
            found.places.iter().find_map(|place| sample(word, *place, UNSAID))
        });
        let text = text.and_then(|text| self.text_of(&text));
        text.unwrap_or_else(|| word.replace('-', " "))
    }

    /// The text of a whole card without its last full stop.
    fn text_of(&self, card: &str) -> Option<String> {
        let read = read_cards("sample", card);
        let card = &read.cards.first()?.card;
        let text =
            card_text(self.language(), card, "", self.names, Numerals::Effective { more: 0 });
        let text = text.paragraphs.join(" ").replace(UNSAID_TITLE, "…").replace(UNSAID, "…");
        Some(text.trim_end_matches('.').to_owned()).filter(|text| !text.is_empty())
    }

    fn typed(&self, takes: Type, value: &str) -> String {
        match takes {
            Type::Number | Type::NumberOrAll | Type::Count(..) => {
                match value.strip_prefix("(word)") {
                    Some(number) => {
                        let args = Args::new().text("count", number);
                        self.words.say("builder-number-word", &args)
                    }
                    None if value == "all" => self.say("value-all"),
                    None => value.to_owned(),
                }
            }
            Type::OneOf(words) => self.listed(words, value),
            Type::Flag => self.say(if value == "true" { "value-true" } else { "value-false" }),
            Type::What if matches!(value, "keeper" | "creeper" | "either" | "this") => {
                self.listed(&[], value)
            }
            Type::Card | Type::What => self.card(value),
            Type::Name | Type::Names => value.replace('-', " "),
            Type::Text => value.to_owned(),
        }
    }

    fn card(&self, card: &str) -> String {
        let full = format!("{}/{card}", self.edition);
        let known = !card.contains('/') && self.names.knows(Language::English, &full);
        self.names.title(self.language(), if known { &full } else { card })
    }

    /// A word of a short list.
    fn listed(&self, list: &[&str], value: &str) -> String {
        let language = self.language();
        if list.contains(&"empty-hand")
            && let Some(condition) = Condition::from_word(value)
        {
            return self.words.say(condition_key(condition), &Args::new());
        }
        if let Some(kinds) = value.strip_suffix("-or-random") {
            let kinds = kinds.split("-or-").filter_map(Kind::from_word);
            let kinds: Vec<String> = kinds.map(|kind| kind_name(language, kind)).collect();
            let args = Args::new().text("kinds", kinds.join(", "));
            return self.words.say("builder-value-or-random", &args);
        }
        if let Some(kind) = Kind::from_word(value) {
            return kind_name(language, kind);
        }
        let key = format!("value-{value}");
        if self.words.has(&format!("builder-{key}")) {
            return self.say(&key);
        }
        match PlayerWord::from_word(value) {
            Some(player) => {
                let writer = Writer {
                    words: self.words,
                    names: self.names,
                    edition: self.edition,
                    numerals: Numerals::Effective { more: 0 },
                };
                writer.about_players("player-of", &Players::Word(player))
            }
            None => value.replace('-', " "),
        }
    }
}

/// The longer words of a text without their endings, so that other forms of a
/// word are found, too.
fn stems(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| word.chars().count() > 3);
    let mut stems: Vec<String> =
        words.take(200).map(|word| word.to_lowercase().chars().take(5).collect()).collect();
    stems.sort();
    stems.dedup();
    stems
}
