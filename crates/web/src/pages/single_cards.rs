//! Single cards of a new table: finding them by name, adding them, and leaving them out.

use asterism_cards::ast::{Card, Edition};
use asterism_cards::nearest;
use asterism_catalog::{edition, editions};
use asterism_words::{Args, Language, kind_name};
use maud::{Markup, html};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::pages::card_name;
use crate::pages::fluxx_card::glyph;
use crate::pages::layout::{card_icon, icon};
use crate::pages::ui_preferences::{UiPreferences, names};

/// Maximum number of cards shown by a search.
const MAX_FOUND: usize = 8;
/// Maximum number of single cards of a table made by the form.
pub(crate) const MAX_SINGLE_CARDS: usize = 60;
/// Maximum length of a search, in characters.
const MAX_SEARCH: usize = 60;

/// Cards that were added to the chosen editions or left out of them, as `edition/card`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SingleCards {
    pub(crate) added: Vec<String>,
    pub(crate) left_out: Vec<String>,
}

/// A card of an edition.
#[derive(Clone, Copy)]
struct Listed {
    edition: &'static Edition,
    card: &'static Card,
}

impl Listed {
    fn all() -> impl Iterator<Item = Self> {
        editions()
            .iter()
            .flat_map(|edition| edition.cards.iter().map(move |card| Self { edition, card }))
    }

    fn of(id: &str) -> Option<Self> {
        let (of, card) = id.split_once('/')?;
        let edition = edition(of)?;
        let card = edition.cards.iter().find(|known| known.id == card)?;
        Some(Self { edition, card })
    }

    fn id(self) -> String {
        format!("{}/{}", self.edition.id, self.card.id)
    }

    /// Whether a card with this id is part of these editions.
    fn is_in(id: &str, deck: &[String]) -> bool {
        id.split_once('/').is_some_and(|(edition, _)| deck.iter().any(|chosen| chosen == edition))
            && Self::of(id).is_some()
    }

    fn name(self, ui: &UiPreferences) -> Markup {
        let id = self.id();
        let language = names().title_language(ui.language, &id);
        let foreign = (language != ui.language).then(|| language.tag());
        let name = card_name::shown(language, &names().title(ui.language, &id));
        html! { span class={ "k-" (self.card.kind.word()) } lang=[foreign] { (name) } }
    }

    fn picture(self) -> Markup {
        match &self.card.icon {
            Some(name) => card_icon(&self.edition.id, name),
            None => icon(glyph(self.card.kind)),
        }
    }
}

/// What a card is to the deck that was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    InDeck,
    LeftOut,
    Added,
    NotInDeck,
}

impl SingleCards {
    pub(crate) const fn is_empty(&self) -> bool {
        self.added.is_empty() && self.left_out.is_empty()
    }

    pub(crate) const fn len(&self) -> usize {
        self.added.len() + self.left_out.len()
    }

    /// The added cards that are not in the deck anyway.
    pub(crate) fn effectively_added(&self, deck: &[String]) -> Vec<String> {
        distinct(self.added.iter().filter(|card| !Listed::is_in(card, deck)))
    }

    /// The cards that are left out of the editions in the deck.
    pub(crate) fn effectively_left_out(&self, deck: &[String]) -> Vec<String> {
        distinct(self.left_out.iter().filter(|card| Listed::is_in(card, deck)))
    }

    /// Changes whether a card is in the deck.
    pub(crate) fn toggle(&mut self, card: &str, deck: &[String]) {
        let list = match self.place(card, deck) {
            Place::Added => return self.added.retain(|known| known != card),
            Place::LeftOut => return self.left_out.retain(|known| known != card),
            Place::InDeck => &mut self.left_out,
            Place::NotInDeck => &mut self.added,
        };
        list.push(card.to_owned());
    }

    /// Forgets that a card was added or left out.
    pub(crate) fn forget(&mut self, card: &str) {
        self.added.retain(|known| known != card);
        self.left_out.retain(|known| known != card);
    }

    fn place(&self, card: &str, deck: &[String]) -> Place {
        let named = |list: &[String]| list.iter().any(|known| known == card);
        match Listed::is_in(card, deck) {
            true if named(&self.left_out) => Place::LeftOut,
            true => Place::InDeck,
            false if named(&self.added) => Place::Added,
            false => Place::NotInDeck,
        }
    }

    /// The cards that were chosen, as fields of the form with a button to take each back.
    pub(crate) fn chosen(&self, ui: &UiPreferences, deck: &[String]) -> Markup {
        let chip = |name: &'static str, id: &String| {
            let listed = Listed::of(id);
            let title = listed.map_or_else(|| html! { (id) }, |card| card.name(ui));
            let effect = match (name, self.place(id, deck)) {
                ("with", Place::InDeck | Place::LeftOut) => Some("new-card-there-already"),
                ("without", Place::NotInDeck | Place::Added) => Some("new-card-not-there"),
                _ => None,
            };
            let (sign, label) =
                if name == "with" { ("+", "new-card-added") } else { ("−", "new-card-left-out") };
            html! {
                li class={ "chip " (name) } {
                    input type="hidden" name=(name) value=(id);
                    span.sign aria-hidden="true" { (sign) }
                    span.unseen { (ui.say(label)) " " }
                    @if let Some(card) = listed { (card.picture()) }
                    span.name { (title) @if let Some(key) = effect { " " span.note { (ui.say(key)) } } }
                    button.plain type="submit" formmethod="get" formaction="/new" name="forget" value=(id) id={ "forget-" (id) }
                        aria-label=(ui.say_with("new-card-forget", &Args::new().text("card", title_of(ui, id)))) { "×" }
                }
            }
        };
        html! {
            @if !self.is_empty() {
                ul.chips aria-label=(ui.say("new-cards-chosen")) {
                    @for id in &self.added { (chip("with", id)) }
                    @for id in &self.left_out { (chip("without", id)) }
                }
            }
        }
    }

    /// The cards that a search finds, each with a button.
    pub(crate) fn found(&self, ui: &UiPreferences, deck: &[String], search: &str) -> Markup {
        let search: String = search.trim().chars().take(MAX_SEARCH).collect();
        if search.is_empty() {
            return html! {};
        }
        let all = find(ui.language, &search);
        let like = all.is_empty().then(|| similar(ui.language, &search)).flatten();
        let shown: Vec<Listed> = all.iter().copied().take(MAX_FOUND).chain(like).collect();
        let rest = all.len().saturating_sub(MAX_FOUND);
        html! {
            @if all.is_empty() {
                @let key = if like.is_some() { "new-search-similar" } else { "new-search-nothing" };
                p.note role="status" { (ui.say_with(key, &Args::new().text("search", search.clone()))) }
            }
            ul.found {
                @for card in shown {
                    @let id = card.id();
                    @let (state, act) = match self.place(&id, deck) {
                        Place::InDeck => ("new-card-in", "new-card-leave-out"),
                        Place::LeftOut => ("new-card-left-out", "new-card-put-back"),
                        Place::Added => ("new-card-added", "new-card-take-out"),
                        Place::NotInDeck => ("new-card-out", "new-card-add"),
                    };
                    li {
                        span class={ "picture k-" (card.card.kind.word()) } { (card.picture()) }
                        div.grow {
                            strong { (card.name(ui)) }
                            p.note { (kind_name(ui.language, card.card.kind)) " · " (ui.edition(&card.edition.id)) " · " (ui.say(state)) }
                        }
                        button.button.small type="submit" formmethod="get" formaction="/new" name="toggle" value=(id) id={ "toggle-" (id) }
                            aria-label={ (ui.say(act)) ": " (title_of(ui, &id)) } { (ui.say(act)) }
                    }
                }
            }
            @if rest > 0 { p.note { (ui.say_with("new-search-more", &Args::new().amount("count", rest))) } }
        }
    }
}

fn title_of(ui: &UiPreferences, id: &str) -> String {
    names().title(ui.language, id)
}

fn distinct<'a>(cards: impl Iterator<Item = &'a String>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for card in cards {
        if !found.contains(card) {
            found.push(card.clone());
        }
    }
    found
}

/// A text as it is compared: in lower case, without accents, so that names are found from
/// any keyboard.
fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        // Not an accent by Unicode's rules.
        'ł' => 'l',
        '’' => '\'',
        '\u{a0}' => ' ',
        other => other,
    };
    text.to_lowercase().nfd().filter(|letter| !is_combining_mark(*letter)).map(plain).collect()
}

/// Ids, kinds, editions and names of the cards that a search finds, or of the one with the
/// most similar name.
pub(crate) fn search(ui: &UiPreferences, search: &str) -> Vec<FoundCard> {
    let search: String = search.trim().chars().take(MAX_SEARCH).collect();
    if search.is_empty() {
        return Vec::new();
    }
    let mut found = find(ui.language, &search);
    found.truncate(MAX_FOUND);
    if found.is_empty() {
        found.extend(similar(ui.language, &search));
    }
    let shown = |card: Listed| FoundCard {
        id: card.id(),
        definition: card.card,
        edition: &card.edition.id,
        name: card.name(ui),
        picture: card.picture(),
    };
    found.into_iter().map(shown).collect()
}

/// A card that a search has found.
pub(crate) struct FoundCard {
    /// As `edition/card`.
    pub(crate) id: String,
    pub(crate) definition: &'static Card,
    pub(crate) edition: &'static str,
    pub(crate) name: Markup,
    pub(crate) picture: Markup,
}

/// The card of an edition with this id, and the id of the edition.
pub(crate) fn by_id(id: &str) -> Option<(&'static str, &'static Card)> {
    Listed::of(id).map(|listed| (listed.edition.id.as_str(), listed.card))
}

/// The cards that contain every word of the search in their name, their English name or
/// their kind. The card of exactly this name comes first, then names that begin with it.
fn find(language: Language, search: &str) -> Vec<Listed> {
    let search = folded(search);
    let words: Vec<&str> = search.split_whitespace().collect();
    let mut found: Vec<(usize, Listed)> = Vec::new();
    for listed in Listed::all() {
        let id = listed.id();
        let title = folded(&names().title(language, &id));
        let english = folded(&names().title(Language::English, &id));
        let kind = folded(&kind_name(language, listed.card.kind));
        let matches =
            |word: &&str| [&title, &english, &kind].iter().any(|text| text.contains(*word));
        if words.iter().all(matches) {
            let names = [&title, &english];
            let rank = if names.contains(&&search) {
                0
            } else if names.iter().any(|name| name.starts_with(&search)) {
                1
            } else if names.iter().any(|name| name.contains(&format!(" {search}"))) {
                2
            } else if names.iter().any(|name| name.contains(&search)) {
                3
            } else {
                4
            };
            found.push((rank, listed));
        }
    }
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, listed)| listed).collect()
}

/// The card whose name is most similar to a search that found nothing.
fn similar(language: Language, search: &str) -> Option<Listed> {
    let titles: Vec<(String, Listed)> = Listed::all()
        .map(|listed| (folded(&names().title(language, &listed.id())), listed))
        .collect();
    let search = folded(search);
    let like = nearest(&search, titles.iter().map(|(title, _)| title.as_str()))?;
    titles.iter().find(|(title, _)| title == like).map(|(_, listed)| *listed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(language: Language, search: &str) -> Vec<String> {
        find(language, search).into_iter().map(Listed::id).collect()
    }

    #[test]
    fn cards_are_found_by_any_part_of_their_name() {
        assert!(ids(Language::English, "RABBIT").contains(&"wonderland/white-rabbit".to_owned()));
        assert_eq!(ids(Language::English, "milk")[0], "fluxx-4/milk");
        assert!(ids(Language::Russian, "кролик").contains(&"wonderland/white-rabbit".to_owned()));
        assert!(ids(Language::Russian, "rabbit").contains(&"wonderland/white-rabbit".to_owned()));
        assert!(ids(Language::English, "no such card").is_empty());
        let creepers = find(Language::English, "creeper");
        assert!(creepers.len() > 7, "by kind");
    }

    #[test]
    fn accents_need_not_be_typed() {
        assert_eq!(folded("Żółw’s Ё"), "zolw's е");
    }

    #[test]
    fn a_search_without_result_suggests_a_similar_card() {
        let like = similar(Language::English, "alise").map(Listed::id);
        assert_eq!(like.as_deref(), Some("wonderland/alice"));
        assert!(similar(Language::English, "xqzzy").is_none());
    }

    #[test]
    fn a_card_is_added_left_out_and_taken_back() {
        let deck = ["fluxx-4".to_owned()];
        let mut cards = SingleCards::default();
        cards.toggle("wonderland/alice", &deck);
        cards.toggle("fluxx-4/war", &deck);
        assert_eq!(
            (&cards.added[..], &cards.left_out[..]),
            (&["wonderland/alice".to_owned()][..], &["fluxx-4/war".to_owned()][..])
        );
        cards.toggle("wonderland/alice", &deck);
        cards.toggle("fluxx-4/war", &deck);
        assert!(cards.is_empty());
    }

    #[test]
    fn a_card_of_an_edition_that_was_chosen_later_is_not_added_twice() {
        let mut cards = SingleCards::default();
        cards.toggle("wonderland/alice", &["fluxx-4".to_owned()]);
        let both = ["fluxx-4".to_owned(), "wonderland".to_owned()];
        assert!(cards.effectively_added(&both).is_empty());
        assert_eq!(cards.len(), 1, "it is not forgotten");
    }
}
