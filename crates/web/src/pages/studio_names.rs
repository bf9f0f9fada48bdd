//! The cards of a set with their names, as its pages show them.

use asterism_builder::Known;
use asterism_cards::ast::{self, Edition, Kind};
use asterism_cards::{Finding, lint, read_cards};
use asterism_catalog::{edition, editions};
use asterism_studio::{CardSet, MAX_CARD_LEN, SetCard, edition_id};
use asterism_words::{Args, BuilderWords, Language, Names, Numerals, card_text, kind_name};
use maud::{Markup, html};

use crate::pages::card::{Face, FaceText, large};
use crate::pages::decks::DeckCard;
use crate::pages::fluxx_card::{art_with, glyph, named, wanted};
use crate::pages::layout::icon;
use crate::pages::mix::sentence;
use crate::pages::ui_preferences::{UiPreferences, names};

/// The edition that cards are checked with: nobody plays with a few cards alone.
const BESIDE: &str = "fluxx-4";

/// The kinds of cards that people invent, in the order they are offered.
pub(crate) const KINDS: [Kind; 6] =
    [Kind::Keeper, Kind::Goal, Kind::Rule, Kind::Action, Kind::Creeper, Kind::Surprise];

/// A set with everything that is needed to show its cards.
pub(crate) struct ShownSet {
    pub(crate) edition: String,
    pub(crate) names: Names,
    /// Each card as far as it can be read.
    pub(crate) cards: Vec<Option<ast::Card>>,
}

/// A card as far as it can be read: a card with an open part has a face already.
pub(crate) fn readable(card: &SetCard) -> Option<ast::Card> {
    if card.kdl.len() > MAX_CARD_LEN {
        return None;
    }
    let file = read_cards("card.kdl", &card.kdl);
    let mut read = file.cards.into_iter().next()?.card;
    if let Some(icon) = &card.icon {
        read.icon = Some(icon.clone());
    }
    Some(read)
}

impl ShownSet {
    pub(crate) fn of(set: &CardSet) -> Self {
        let edition = edition_id(&set.title);
        let cards: Vec<Option<ast::Card>> = set.cards.iter().map(readable).collect();
        let mut known = names().clone();
        known.add_cards(&edition, cards.iter().flatten());
        for (card, read) in set.cards.iter().zip(&cards) {
            let Some(read) = read else { continue };
            for (tag, name) in &card.names {
                if let Ok(language) = tag.parse::<Language>() {
                    known.add_invented(&edition, &read.id, language, &name.name);
                }
            }
        }
        Self { edition, names: known, cards }
    }

    /// The words of the builder.
    pub(crate) fn words(&self, language: Language) -> BuilderWords<'_> {
        BuilderWords::new(language, &self.names, &self.edition)
    }

    pub(crate) fn title(&self, ui: &UiPreferences, index: usize) -> String {
        match self.cards.get(index).and_then(Option::as_ref) {
            Some(card) => self.names.title(ui.language, &format!("{}/{}", self.edition, card.id)),
            None => ui.say_with("studio-card-number", &Args::new().amount("number", index + 1)),
        }
    }

    /// The card of this set or of an edition that has this name in a card's text.
    fn find<'a>(&'a self, id: &'a str) -> Option<(&'a str, &'a ast::Card)> {
        let own = id.strip_prefix(&self.edition).and_then(|id| id.strip_prefix('/')).unwrap_or(id);
        let card = self.cards.iter().flatten().find(|card| card.id == own);
        card.map(|card| (self.edition.as_str(), card)).or_else(|| named(BESIDE, id))
    }

    /// The picture and the words of a card.
    fn parts(&self, language: Language, card: &ast::Card) -> (Face, Markup) {
        let id = format!("{}/{}", self.edition, card.id);
        let numerals = Numerals::Effective { more: 0 };
        let text = card_text(language, card, &self.edition, &self.names, numerals);
        let words = FaceText {
            title: text.title,
            title_language: self.names.title_language(language, &id),
            kind: text.kind,
            text: text.paragraphs,
            rulings: Vec::new(),
            id,
        };
        let goal: Vec<_> = match card.kind {
            Kind::Goal => wanted(card).into_iter().filter_map(|id| self.find(id)).collect(),
            _ => Vec::new(),
        };
        let art = art_with(card, &self.edition, &kind_name(language, card.kind), 0, &goal);
        (Face::new(language, words), art)
    }

    /// The face of a card, or an empty one if it can't be read.
    pub(crate) fn face(&self, ui: &UiPreferences, index: usize) -> Markup {
        let Some(card) = self.cards.get(index).and_then(Option::as_ref) else {
            let words = FaceText { title: self.title(ui, index), ..FaceText::default() };
            let art = html! { span.art aria-hidden="true" { (icon("no")) } };
            return large("broken", &Face::new(ui.language, words), &art);
        };
        let (face, art) = self.parts(ui.language, card);
        large(card.kind.word(), &face, &art)
    }

    /// The cards for a print sheet. Those that can't be read are left out.
    pub(crate) fn print_cards(&self, ui: &UiPreferences) -> Vec<DeckCard> {
        let printed = self.cards.iter().flatten().map(|card| {
            let (face, art) = self.parts(ui.language, card);
            DeckCard {
                id: card.id.clone(),
                front: large(card.kind.word(), &face, &art),
                back: html! { div.card.back { span.face { span.art { (icon("mark")) } } } },
                note: None,
                copies: 1,
                letters: face.letters(),
            }
        });
        printed.collect()
    }

    /// The icon of a card's kind.
    pub(crate) fn glyph(&self, index: usize) -> (&'static str, &'static str) {
        match self.cards.get(index).and_then(Option::as_ref) {
            Some(card) => (card.kind.word(), glyph(card.kind)),
            None => ("broken", "no"),
        }
    }

    /// The text of a card in every language: tag, name, whether the name is one of that
    /// language, and its sentences.
    pub(crate) fn texts(&self, index: usize) -> Vec<(Language, String, bool, String)> {
        let Some(card) = self.cards.get(index).and_then(Option::as_ref) else { return Vec::new() };
        let id = format!("{}/{}", self.edition, card.id);
        let numerals = Numerals::Effective { more: 0 };
        let text = |language| {
            let text = card_text(language, card, &self.edition, &self.names, numerals);
            // English has a name for every card: its id.
            let named = language == Language::English || self.names.knows(language, &id);
            (language, text.title, named, text.paragraphs.join(" "))
        };
        Language::ALL.into_iter().map(text).collect()
    }

    /// The cards and marks that a card of this set can name: the set's own, then those
    /// of the editions.
    pub(crate) fn known(&self) -> Known {
        let own = self.cards.iter().flatten().map(|card| (card.id.clone(), card.kind));
        let printed = editions().iter().flat_map(|edition| {
            let cards = edition.cards.iter().filter(|card| card.kind != Kind::Meta);
            cards.map(|card| (format!("{}/{}", edition.id, card.id), card.kind))
        });
        let all = editions().iter().flat_map(|edition| &edition.cards);
        let marks = all.chain(self.cards.iter().flatten()).flat_map(|card| &card.marks);
        let mut marks: Vec<String> = marks.map(|mark| mark.0.clone()).collect();
        marks.sort();
        marks.dedup();
        Known { cards: own.chain(printed).collect(), marks }
    }

    /// What the deck check finds about a card, in words.
    pub(crate) fn warnings(&self, ui: &UiPreferences, index: usize) -> Vec<String> {
        let Some(card) = self.cards.get(index).and_then(Option::as_ref) else { return Vec::new() };
        let own = Edition {
            id: self.edition.clone(),
            cards: self.cards.iter().flatten().cloned().collect(),
            ..Edition::default()
        };
        let decks: Vec<Edition> = edition(BESIDE).cloned().into_iter().chain([own]).collect();
        let about = |finding: &Finding| {
            finding.edition == self.edition && finding.card.as_deref() == Some(card.id.as_str())
        };
        let title = self.title(ui, index);
        let found = lint(&decks).into_iter().filter(about);
        let mut said: Vec<String> = found
            .map(|finding| {
                let args = Args::new().text("names", title.clone());
                ui.say_with(sentence(&finding.concern), &args)
            })
            .collect();
        said.dedup();
        said
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_with_an_open_part_has_a_face() {
        assert!(readable(&SetCard::new("action \"a\" { draw 1; darw 2 }")).is_some());
        let goal = asterism_builder::new_card(Kind::Goal, "shiny");
        let mut set = CardSet::new("Garden");
        set.cards.push(SetCard::new(goal));
        let shown = ShownSet::of(&set);
        let ui = UiPreferences::plain(Language::English);
        assert!(shown.face(&ui, 0).into_string().contains("Shiny"));
        assert!(shown.face(&ui, 7).into_string().contains("broken"));
    }

    #[test]
    fn a_card_has_the_name_that_its_inventor_gave() {
        let mut set = CardSet::new("Garden");
        let mut card = SetCard::new("keeper \"magpie\"");
        let name = asterism_studio::CardName { name: "Сорока".into(), ..Default::default() };
        card.names.insert("ru".into(), name);
        set.cards.push(card);
        let texts = ShownSet::of(&set).texts(0);
        let shown: Vec<(&str, bool)> =
            texts.iter().map(|(_, name, named, _)| (name.as_str(), *named)).collect();
        assert!(shown.contains(&("Сорока", true)) && shown.contains(&("Magpie", false)));
    }
}
