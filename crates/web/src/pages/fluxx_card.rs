//! A Fluxx card: picture, number, text.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use asterism_cards::ast::{self, Demand, Kind, Modifier, Number, Part, Plays};
use asterism_fluxx::{Card, Deck};
use asterism_words::{Language, Names, Numerals, card_text, rulings};
use maud::{Markup, PreEscaped, html};

use crate::pages::card::{Face, FaceText};
use crate::pages::layout::{card_icon, icon};
use crate::pages::ui_preferences::names;

/// The key of a card's text: it depends on language and inflation.
type Key = (Language, String, u8);

/// Cache of texts, which depend only on the key.
static TEXTS: LazyLock<Mutex<HashMap<Key, Arc<Face>>>> = LazyLock::new(Mutex::default);
/// Maximum size of the cache: all editions in all languages, with some inflation.
const MAX_CACHED: usize = 4_000;

/// The text of a card with the current numbers.
pub(crate) fn face(language: Language, card: &ast::Card, edition: &str, more: u8) -> Arc<Face> {
    face_with(names(), language, card, edition, more)
}

/// The text of a card at a table that may have custom cards.
pub(crate) fn face_with(
    names: &Names,
    language: Language,
    card: &ast::Card,
    edition: &str,
    more: u8,
) -> Arc<Face> {
    let key = (language, format!("{edition}/{}", card.id), more);
    let texts = || TEXTS.lock().unwrap_or_else(PoisonError::into_inner);
    let ours = is_ours(names, card, edition);
    if let Some(face) = texts().get(&key).filter(|_| ours) {
        return Arc::clone(face);
    }
    let numerals = Numerals::Effective { more };
    let text = card_text(language, card, edition, names, numerals);
    let words = FaceText {
        title: text.title,
        title_language: names.title_language(language, &key.1),
        kind: text.kind,
        text: text.paragraphs,
        rulings: rulings(language, card),
        id: key.1.clone(),
    };
    let face = Arc::new(Face::new(language, words));
    if !ours {
        return face;
    }
    let mut texts = texts();
    if texts.len() >= MAX_CACHED {
        texts.clear();
    }
    texts.insert(key, Arc::clone(&face));
    face
}

/// Whether a card is in the catalog. Custom cards of different tables may share a
/// name, so their texts are not cached.
fn is_ours(names: &Names, card: &ast::Card, edition: &str) -> bool {
    asterism_catalog::edition(edition).is_some_and(|known| {
        std::ptr::eq(names, crate::pages::ui_preferences::names())
            || known.cards.iter().any(|one| one.id == card.id && one == card)
    })
}

/// Cache of face-up cards that can only be viewed: a discard pile is long and
/// mostly the same in every update.
static LYING: LazyLock<Mutex<Lying>> = LazyLock::new(Mutex::default);
type Lying = HashMap<(Key, Card), Arc<str>>;

/// The markup of a card that can only be viewed, cached. A Goal shows those of its
/// cards that are in the deck.
pub(crate) fn lying(
    names: &Names,
    language: Language,
    (deck, which): (&Deck, Card),
    more: u8,
    make: impl FnOnce() -> Markup,
) -> Markup {
    let (card, edition) = (deck.definition(which), deck.edition(which));
    let whole = || {
        let cards = asterism_catalog::edition(edition).map_or(&[][..], |known| &known.cards);
        cards.iter().filter(|card| card.kind != Kind::Meta).count() == deck.len()
    };
    if !is_ours(names, card, edition) || (card.kind == Kind::Goal && !whole()) {
        return make();
    }
    let key = ((language, format!("{edition}/{}", card.id), more), which);
    let lying = || LYING.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(made) = lying().get(&key) {
        return PreEscaped(made.as_ref().to_owned());
    }
    let made = make();
    let mut lying = lying();
    if lying.len() >= MAX_CACHED {
        lying.clear();
    }
    lying.insert(key, made.0.as_str().into());
    made
}

pub(crate) const fn glyph(kind: Kind) -> &'static str {
    match kind {
        Kind::Keeper => "cut-diamond",
        Kind::Goal => "bullseye",
        Kind::Rule => "scroll-unfurled",
        Kind::Action => "heavy-lightning",
        Kind::Creeper => "hanging-spider",
        Kind::Surprise => "perspective-dice-six-faces-random",
        Kind::Meta => "scales",
    }
}

/// The number on a New Rule, if it has one.
fn figure(card: &ast::Card, more: u8) -> Option<String> {
    let count = |number: &Number| {
        let more = if number.word { 0 } else { more };
        number.value.saturating_add(more).to_string()
    };
    let [Part::Modifier(modifier)] = card.parts.as_slice() else { return None };
    match modifier {
        Modifier::Draw(number) | Modifier::HandLimit(number) | Modifier::KeeperLimit(number) => {
            Some(count(number))
        }
        Modifier::Play(Plays::Count(number)) => Some(count(number)),
        Modifier::Play(Plays::All) => Some("∞".to_owned()),
        Modifier::Goals(count) => Some(count.to_string()),
        _ => None,
    }
}

/// The cards that a Goal names, without duplicates.
pub(crate) fn wanted(card: &ast::Card) -> Vec<&str> {
    let mut found: Vec<&str> = Vec::new();
    for part in &card.parts {
        let Part::Demand(demand) = part else { continue };
        let list: &[String] = match demand {
            Demand::Have(list) | Demand::AtLeast(_, list) => list,
            Demand::OnlyKeeper(card) => std::slice::from_ref(card),
            _ => &[],
        };
        for card in list {
            if !found.contains(&card.as_str()) {
                found.push(card);
            }
        }
    }
    found
}

/// The definition and edition of a card that another card names.
pub(crate) fn named<'a>(edition: &'a str, id: &'a str) -> Option<(&'a str, &'static ast::Card)> {
    let (edition, id) = id.split_once('/').unwrap_or((edition, id));
    let found = asterism_catalog::edition(edition)?;
    Some((edition, found.cards.iter().find(|card| card.id == id)?))
}

fn picture(edition: &str, card: &ast::Card) -> Markup {
    match &card.icon {
        Some(name) if asterism_catalog::edition(edition).is_some() => card_icon(edition, name),
        _ => icon(glyph(card.kind)),
    }
}

/// The cards of a deck that a Goal names, with their editions, including custom
/// cards.
pub(crate) fn wanted_in(deck: &Deck, goal: Card) -> Vec<(&str, &ast::Card, Card)> {
    let edition = deck.edition(goal);
    let find = |id: &str| {
        let full = if id.contains('/') { id.to_owned() } else { format!("{edition}/{id}") };
        let card = deck.find(&full).or_else(|| deck.find(id))?;
        Some((deck.edition(card), deck.definition(card), card))
    };
    wanted(deck.definition(goal)).into_iter().filter_map(find).collect()
}

/// The picture of a card, and the tag with its kind.
pub(crate) fn art(card: &ast::Card, edition: &str, kind: &str, more: u8) -> Markup {
    let goal: Vec<_> = match card.kind {
        Kind::Goal => wanted(card).into_iter().filter_map(|id| named(edition, id)).collect(),
        _ => Vec::new(),
    };
    art_with(card, edition, kind, more, &goal)
}

/// The same, with the cards that a Goal asks for.
pub(crate) fn art_with(
    card: &ast::Card,
    edition: &str,
    kind: &str,
    more: u8,
    goal: &[(&str, &ast::Card)],
) -> Markup {
    html! {
        span.art aria-hidden="true" {
            @if let Some(figure) = figure(card, more) {
                span.figure { (figure) }
                span.ghost { (picture(edition, card)) }
            } @else if (2..=4).contains(&goal.len()) {
                span class={ "pair" @if goal.len() > 2 { " many" } } {
                    @for (index, (edition, part)) in goal.iter().enumerate() {
                        @if index > 0 && goal.len() == 2 { span.plus { "+" } }
                        (picture(edition, part))
                    }
                }
            } @else {
                (picture(edition, card))
            }
        }
        span.tag aria-hidden="true" { (icon(glyph(card.kind))) span { (kind) } }
    }
}

/// The picture of one card of a Goal, with its name.
pub(crate) fn goal_part(edition: &str, card: &ast::Card) -> Markup {
    picture(edition, card)
}
