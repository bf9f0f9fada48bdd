//! The small board of a ruling: everybody's cards face up, and what the last step changed.

use asterism_catalog::{AnyGame, AnyView};
use asterism_fluxx::{Card, View};
use asterism_kernel::Seat;
use asterism_table::{PersonId, Table};
use asterism_words::{Args, kind_name};
use maud::{Markup, html};

use crate::pages::card::small;
use crate::pages::fluxx_board::FluxxBoard;
use crate::pages::fluxx_card::{art_with, wanted_in};
use crate::pages::replay::through;
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::{PageContext, ViewedTable};

/// Number of cards of the discard pile that are shown.
const DISCARDS: usize = 4;

/// Where cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Zone {
    Goals,
    Rules,
    Discard,
    /// Cards that are taking effect.
    Resolving,
    /// Cards set aside to be played.
    Aside,
    Hand(Seat),
    Table(Seat),
}

/// All cards of a moment by zone. A demonstration hides nothing, so every hand is read
/// from the view of its own player.
pub(crate) struct OpenTable {
    zones: Vec<(Zone, Vec<Card>)>,
    /// Creepers with the Keepers they are attached to.
    attached: Vec<(Card, Card)>,
    deck_size: usize,
}

fn fluxx_view(table: &Table, person: Option<&PersonId>) -> Option<View> {
    match table.view(person).game {
        Some(AnyView::Fluxx(view)) => Some(view),
        _ => None,
    }
}

impl OpenTable {
    pub(crate) fn new(table: &Table, person: &PersonId, ui: &UiPreferences) -> Option<Self> {
        let view = fluxx_view(table, Some(person))?;
        let mut aside: Vec<Card> = Vec::new();
        let mut zones = vec![
            (Zone::Goals, view.goals.clone()),
            (Zone::Rules, view.rules.clone()),
            (Zone::Discard, view.discard.iter().take(DISCARDS).copied().collect()),
            (Zone::Resolving, view.resolving.clone()),
        ];
        for place in &view.places {
            let (seen, eyes) = through(table, place.seat.index(), ui);
            let own = fluxx_view(&seen, eyes.as_ref())?;
            let hand = own.places.iter().find(|one| one.seat == place.seat);
            let hand = hand.and_then(|one| one.hand.clone()).unwrap_or_default();
            aside.extend(own.mini_hands.iter().filter_map(|one| one.cards.clone()).flatten());
            zones.push((Zone::Hand(place.seat), hand));
            zones.push((Zone::Table(place.seat), place.table.clone()));
        }
        zones.push((Zone::Aside, aside));
        let attached = view.places.iter().flat_map(|place| place.attached.clone()).collect();
        Some(Self { zones, attached, deck_size: view.deck_size })
    }

    fn cards(&self, zone: Zone) -> &[Card] {
        self.zones.iter().find(|(one, _)| *one == zone).map_or(&[], |(_, cards)| cards)
    }
}

/// A board and the moment before it.
pub(crate) struct RulingBoard<'a> {
    pub(crate) ui: &'a UiPreferences,
    pub(crate) table: &'a Table,
    pub(crate) person: &'a PersonId,
    pub(crate) now: &'a OpenTable,
    pub(crate) before: Option<&'a OpenTable>,
}

impl RulingBoard<'_> {
    fn came(&self, zone: Zone, card: Card) -> bool {
        self.before.is_some_and(|before| !before.cards(zone).contains(&card))
    }

    fn changed(&self, zone: Zone) -> bool {
        self.before.is_some_and(|before| {
            let attached = |open: &OpenTable| -> Vec<(Card, Card)> {
                let here = |pair: &&(Card, Card)| open.cards(zone).contains(&pair.0);
                open.attached.iter().filter(here).copied().collect()
            };
            before.cards(zone) != self.now.cards(zone) || attached(before) != attached(self.now)
        })
    }

    fn card(&self, board: &FluxxBoard<'_>, zone: Zone, which: Card) -> Markup {
        let (definition, edition) = (board.deck.definition(which), board.deck.edition(which));
        let face = board.face(definition, edition);
        let kind = kind_name(self.ui.language, definition.kind);
        let parts: Vec<_> = wanted_in(board.deck, which)
            .into_iter()
            .map(|(edition, card, _)| (edition, card))
            .collect();
        let art = art_with(definition, edition, &kind, board.view.inflation, &parts);
        let new = self.came(zone, which);
        let on = self.now.attached.iter().find(|(creeper, _)| *creeper == which);
        let inside = html! {
            @if new { span.badge.news { (self.ui.say("rulings-new")) } }
            @if let Some((_, keeper)) = on {
                span.on { (self.ui.say_with("rulings-on", &Args::new().text("card", board.words.title(*keeper)))) }
            }
        };
        let class = format!("{} tile{}", definition.kind.word(), if new { " came" } else { "" });
        small(&class, &face, &art, &inside)
    }

    /// The cards of a zone, framed if they changed.
    fn zone(&self, board: &FluxxBoard<'_>, zone: Zone, label: &str) -> Markup {
        let cards = self.now.cards(zone);
        let changed = self.changed(zone);
        html! {
            div class={ "zone-box" @if changed { " changed" } } role="group" aria-label=(label) {
                h3.zone { (label) @if changed { " " span.badge.news { (self.ui.say("rulings-new")) } } }
                @if cards.is_empty() {
                    p.note { (self.ui.say("rulings-nothing")) }
                } @else {
                    ul.cards { @for &card in cards { (self.card(board, zone, card)) } }
                }
            }
        }
    }

    fn seat(&self, board: &FluxxBoard<'_>, seat: Seat) -> Markup {
        let viewed = board.viewed;
        let active = board.view.turn == seat && board.view.ending.is_none();
        let won = board.view.ending.as_ref().is_some_and(|_| {
            viewed.table.result().is_some_and(|(_, _, winners)| winners.contains(seat))
        });
        let (drawn, played) = board.words.progress(board.view);
        html! {
            section class={ "ruling-seat" @if seat.index() == 0 { " own" } @if active { " active" } } aria-label=(viewed.name(seat)) {
                header {
                    (viewed.avatar(seat, false))
                    div {
                        h2.name { (viewed.name(seat)) }
                        @if won { p.state { strong { (self.ui.say("rulings-won")) } } }
                        @else if active { p.state { (drawn) " " (played) } }
                    }
                }
                (self.zone(board, Zone::Table(seat), &self.ui.say("rulings-in-front")))
                (self.zone(board, Zone::Hand(seat), &self.ui.say("rulings-hand")))
            }
        }
    }

    pub(crate) fn markup(&self) -> Markup {
        let context = PageContext::default();
        let viewed = ViewedTable::new(self.ui, self.table, Some(self.person), &context);
        let parts = self.table.game().zip(viewed.view.game.as_ref());
        let Some((AnyGame::Fluxx(game), AnyView::Fluxx(view))) = parts else { return html! {} };
        let board = FluxxBoard::new(&viewed, game, view);
        let own = view.places.iter().map(|place| place.seat).filter(|seat| seat.index() == 0);
        let others = view.places.iter().map(|place| place.seat).filter(|seat| seat.index() != 0);
        let used = |zone: Zone| {
            !self.now.cards(zone).is_empty()
                || self.before.is_some_and(|before| !before.cards(zone).is_empty())
        };
        let piles = Args::new().amount("count", self.now.deck_size);
        html! {
            div.ruling-board {
                div.ruling-others { @for seat in others { (self.seat(&board, seat)) } }
                div.ruling-mat {
                    (self.zone(&board, Zone::Goals, &self.ui.say("fluxx-board-goals")))
                    (self.zone(&board, Zone::Rules, &self.ui.say("web-rules-in-force")))
                    @if used(Zone::Resolving) { (self.zone(&board, Zone::Resolving, &self.ui.say("web-taking-effect"))) }
                    @if used(Zone::Aside) { (self.zone(&board, Zone::Aside, &self.ui.say("rulings-aside"))) }
                    (self.zone(&board, Zone::Discard, &self.ui.say("web-discard")))
                    p.note.piles { (self.ui.say_with("fluxx-board-draw-pile", &piles)) }
                }
                @for seat in own { (self.seat(&board, seat)) }
            }
        }
    }
}
