//! What the pages of a card in the studio share: whose set it is, the card, the deck that
//! it is tried in.

use asterism_cards::ast;
use asterism_catalog::{AnyGame, Setup, edition};
use asterism_fluxx::{Card, Fluxx};
use asterism_store::{SetId, StoredSet};
use asterism_studio::{CardSet, SetCard, edition_id};
use axum::http::StatusCode;
use maud::Markup;

use crate::error::{ApiError, RequestError};
use crate::pages::card::large;
use crate::pages::fluxx_card::{art, face_with};
use crate::pages::ui_preferences::{UiPreferences, custom_names, names};
use crate::server::App;
use crate::session::Caller;

/// The deck that a card is measured and tried in, if no other is chosen.
pub(crate) const USUAL_DECK: &str = "fluxx-4";

/// Where a card is in the addresses of the studio: the set's id, and the card's index.
pub(crate) type CardPath = (String, usize);

/// A card of a set, as its owner sees it.
#[derive(Clone, Debug)]
pub(crate) struct OwnCard {
    pub(crate) stored: StoredSet,
    pub(crate) set: CardSet,
    pub(crate) index: usize,
}

fn missing() -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, &RequestError::NoSuchPage)
}

/// A card of the caller's own set. Sets of others look as if they didn't exist.
pub(crate) async fn own_card(
    app: &App,
    caller: Option<&Caller>,
    (set, index): &CardPath,
) -> Result<OwnCard, ApiError> {
    let id = SetId::new(set.as_str()).ok_or_else(missing)?;
    let caller = caller.ok_or_else(missing)?;
    let stored = app.host.store().set(&id).await?;
    let stored = stored.filter(|stored| stored.owner == caller.id()).ok_or_else(missing)?;
    let draft = stored.draft.clone();
    let read = move || serde_json::from_str::<CardSet>(&draft);
    let set = app.host.workers().run(read).await?.map_err(|_| missing())?;
    if *index >= set.cards.len() {
        return Err(missing());
    }
    Ok(OwnCard { stored, set, index: *index })
}

/// A deck with the card in it.
pub(crate) struct CardInDeck {
    pub(crate) setup: Setup,
    pub(crate) game: Fluxx,
    pub(crate) card: Card,
    /// As `edition/id`.
    pub(crate) full_name: String,
}

impl OwnCard {
    pub(crate) fn card(&self) -> &SetCard {
        &self.set.cards[self.index]
    }

    /// The address of the card, or of one of its pages.
    pub(crate) fn address(&self, page: &str) -> String {
        format!("/studio/{}/{}{page}", self.stored.id, self.index)
    }

    /// The card in a deck with the rest of its set or, if that doesn't make a deck, on its
    /// own. Building takes time, so this belongs on a worker thread.
    pub(crate) fn in_deck(&self, deck: &str, players: usize) -> Option<CardInDeck> {
        let definition = self.card().read()?;
        let full_name = format!("{}/{}", edition_id(&self.set.title), definition.id);
        let alone = CardSet { cards: vec![self.card().clone()], ..CardSet::new(&self.set.title) };
        [self.set.sources(), alone.sources()].into_iter().find_map(|sources| {
            let mut setup = Setup::new("fluxx", players);
            setup.mix.editions = vec![deck.to_owned()];
            setup.mix.cards = sources;
            let Ok(AnyGame::Fluxx(game)) = setup.build() else { return None };
            let card = game.deck().find(&full_name)?;
            Some(CardInDeck { setup, game, card, full_name: full_name.clone() })
        })
    }

    /// The name of the card: the one in the reader's language or in English, or its id.
    pub(crate) fn name(&self, ui: &UiPreferences) -> String {
        let card = self.card();
        let named = |tag: &str| card.names.get(tag).map(|name| name.name.clone());
        let name = named(ui.language.tag()).or_else(|| named("en"));
        let name = name.filter(|name| !name.is_empty());
        name.or_else(|| card.id()).unwrap_or_else(|| format!("{}", self.index + 1))
    }
}

impl CardInDeck {
    pub(crate) fn definition(&self) -> &ast::Card {
        self.game.deck().definition(self.card)
    }

    /// The face of the card, as at a table.
    pub(crate) fn face(&self, ui: &UiPreferences) -> Markup {
        let deck = self.game.deck();
        let own = custom_names(&self.setup.mix.cards, deck);
        let names = own.as_deref().unwrap_or_else(|| names());
        let (definition, edition) = (self.definition(), deck.edition(self.card));
        let face = face_with(names, ui.language, definition, edition, 0);
        let kind = asterism_words::kind_name(ui.language, definition.kind);
        large(definition.kind.word(), &face, &art(definition, edition, &kind, 0))
    }
}

/// The deck that was asked for, if it is one of Fluxx.
pub(crate) fn chosen_deck(asked: Option<&str>) -> &str {
    let known = |id: &&str| {
        edition(id).is_some() && asterism_catalog::choose_titles(&[(*id).to_owned()]).0 == "fluxx"
    };
    asked.filter(known).unwrap_or(USUAL_DECK)
}
