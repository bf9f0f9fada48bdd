//! The board of a Fluxx game.

use std::collections::HashMap;
use std::sync::Arc;

use asterism_cards::ast::{self, Kind};
use asterism_catalog::{AnyEvent, AnyMove};
use asterism_fluxx::{Card, Deck, Fluxx, Move, PlayArea, Prospect, View};
use asterism_kernel::{Game as _, Seat};
use asterism_table::LineView;
use asterism_words::{Args, FluxxWords, kind_name};
use maud::{Markup, html};

use crate::pages::card::{Face, Look, Pick, card};
use crate::pages::card_name;
use crate::pages::fluxx_card::{art_with, face_with, glyph, goal_part, lying, wanted_in};
use crate::pages::fluxx_changes::RecentChanges;
use crate::pages::layout::icon;
use crate::pages::presence::seat_status;
use crate::pages::side;
use crate::pages::viewed_table::ViewedTable;

/// Number of log lines that are looked at for what has happened recently.
const RECENT_LINES: usize = 240;
/// Maximum number of card backs shown for another player's hand.
const FAN: usize = 5;
/// With more cards than this a hand is shown small, in several rows.
const MANY: usize = 12;

/// A Fluxx board as one viewer sees it.
pub(crate) struct FluxxBoard<'a> {
    pub(crate) viewed: &'a ViewedTable<'a>,
    pub(crate) view: &'a View,
    pub(crate) deck: &'a Deck,
    pub(crate) words: FluxxWords<'a>,
    /// The number of the decision.
    pub(crate) decision: u64,
    /// Cards on the board that can be chosen.
    pub(crate) picks: HashMap<Card, (String, String)>,
    /// Moves that are not a card on the board.
    pub(crate) others: Vec<(Move, String)>,
    /// The latest lines of the log.
    pub(crate) lines: Vec<LineView>,
    pub(crate) recent: RecentChanges,
    /// What each player lacks for each Goal.
    pub(crate) prospects: Vec<Prospect>,
}

impl<'a> FluxxBoard<'a> {
    pub(crate) fn new(viewed: &'a ViewedTable<'a>, game: &'a Fluxx, view: &'a View) -> Self {
        let deck: &Deck = game.deck();
        let words = FluxxWords::new(viewed.ui.language, deck, viewed.card_names(), viewed.people());
        let lines =
            viewed.table.lines(viewed.person, viewed.view.lines.saturating_sub(RECENT_LINES));
        let mut board = Self {
            recent: RecentChanges::of(deck, &lines, view.viewer.map(|_| viewed.view.you.news_from)),
            lines,
            prospects: game.prospects(view),
            viewed,
            view,
            deck,
            words,
            decision: viewed.view.asked.as_ref().map_or(0, |asked| asked.decision),
            picks: HashMap::new(),
            others: Vec::new(),
        };
        board.sort_moves();
        board
    }

    /// Separates moves that are visible cards from the others.
    fn sort_moves(&mut self) {
        let (Some(asked), Some(any)) = (&self.viewed.view.asked, self.viewed.table.game()) else {
            return;
        };
        let write = |mv: &Move| any.write_move(&AnyMove::Fluxx(*mv));
        let moves = self.view.moves.iter().map(|mv| (*mv, write(mv)));
        let moves: Vec<(Move, String)> =
            moves.filter(|(_, text)| asked.moves.contains(text)).collect();
        let card_of = |mv: &Move| match *mv {
            Move::Play(card)
            | Move::Use(card)
            | Move::Answer(card)
            | Move::Discard(card)
            | Move::Choose(card)
            | Move::ChooseAt(card, _) => Some(card),
            _ => None,
        };
        let times = |card: Card| moves.iter().filter(|(mv, _)| card_of(mv) == Some(card)).count();
        for (mv, text) in &moves {
            match card_of(mv).filter(|&card| self.lies_open(card) && times(card) == 1) {
                Some(card) => {
                    self.picks.insert(card, (text.clone(), self.words.option_now(mv, self.view)));
                }
                None => self.others.push((*mv, text.clone())),
            }
        }
    }

    /// Whether a card is visible, so that it can be tapped.
    fn lies_open(&self, card: Card) -> bool {
        let view = self.view;
        let held = |place: &PlayArea| {
            place.table.contains(&card)
                || place.hand.as_ref().is_some_and(|hand| hand.contains(&card))
        };
        view.rules.contains(&card) || view.goals.contains(&card) || view.places.iter().any(held)
    }

    fn pick(&self, card: Card) -> Pick {
        match self.picks.get(&card) {
            Some((value, label)) => Pick::Move { value: value.clone(), label: label.clone() },
            None => Pick::Look,
        }
    }

    /// For a card of the viewer's hand. A card that can't be played says why.
    fn pick_in_hand(&self, card: Card) -> Pick {
        match (self.pick(card), self.why_barred(card)) {
            (Pick::Look, Some(why)) => Pick::Barred(why),
            (pick, _) => pick,
        }
    }

    pub(crate) fn card(
        &self,
        which: Card,
        size: &str,
        (zone, from): (&str, &str),
        pick: Pick,
        inside: &Markup,
    ) -> Markup {
        self.card_as(&format!("c{}", which.index()), which, size, (zone, from), pick, inside)
    }

    pub(crate) fn card_as(
        &self,
        id: &str,
        which: Card,
        size: &str,
        (zone, from): (&str, &str),
        pick: Pick,
        inside: &Markup,
    ) -> Markup {
        let (definition, edition) = (self.deck.definition(which), self.deck.edition(which));
        let face = self.face(definition, edition);
        let kind = kind_name(self.viewed.ui.language, definition.kind);
        let advised = self.viewed.advised_pick(&pick);
        let look = Look {
            id: id.to_owned(),
            class: format!("{} {size}", definition.kind.word()),
            zone: zone.to_owned(),
            from: from.to_owned(),
            mark: self.viewed.mark(&pick),
            pick,
            decision: self.decision,
            several: self.how_many() > 1,
            advised,
            best: self.viewed.say("hint-best"),
        };
        let parts: Vec<_> = match definition.kind {
            Kind::Goal => wanted_in(self.deck, which).into_iter().map(|(e, c, _)| (e, c)).collect(),
            _ => Vec::new(),
        };
        card(
            &look,
            &face,
            &art_with(definition, edition, &kind, self.view.inflation, &parts),
            inside,
        )
    }

    /// A card of the discard pile.
    fn discarded(&self, which: Card) -> Markup {
        let (names, language) = (self.viewed.card_names(), self.viewed.ui.language);
        lying(names, language, (self.deck, which), self.view.inflation, || {
            let id = format!("d{}", which.index());
            self.card_as(&id, which, "tile", ("discard", "discard"), Pick::Look, &html! {})
        })
    }

    pub(crate) fn face(&self, definition: &ast::Card, edition: &str) -> Arc<Face> {
        let names = self.viewed.card_names();
        face_with(names, self.viewed.ui.language, definition, edition, self.view.inflation)
    }

    /// The whole board.
    pub(crate) fn markup(&self) -> Markup {
        let me = self.view.viewer;
        let mine = self.view.places.iter().find(|place| Some(place.seat) == me);
        html! {
            main #board .board.fluxx-board tabindex="-1" {
                (self.prompt())
                @if let Some(place) = mine { (self.own(place)) }
                (self.mat())
                ul.seats data-seats=(self.view.places.len()) {
                    @for place in self.others_in_order() { (self.seat(place)) }
                }
                (side::ticker(self.viewed, self.last_line()))
                (self.plays())
            }
        }
    }

    fn last_line(&self) -> Option<String> {
        let line = self.lines.last()?;
        let AnyEvent::Fluxx(event) = &line.event else { return None };
        let then = self.viewed.names_then(line);
        Some(self.words.with_people(self.viewed.people_then(&then, line)).log(event))
    }

    /// The other players, in turn order after the viewer.
    fn others_in_order(&self) -> Vec<&PlayArea> {
        let order = &self.view.order;
        let at = order.iter().position(|&seat| Some(seat) == self.view.viewer);
        let start = at.map_or(0, |at| at + 1);
        let count = order.len() - usize::from(at.is_some());
        let place = |seat: Seat| self.view.places.iter().find(|place| place.seat == seat);
        (0..count).filter_map(|step| place(order[(start + step) % order.len()])).collect()
    }

    fn next_seat(&self) -> Option<Seat> {
        let order = &self.view.order;
        let at = order.iter().position(|&seat| seat == self.view.turn)?;
        Some(order[(at + 1) % order.len()])
    }

    fn seat(&self, place: &PlayArea) -> Markup {
        let seat = place.seat;
        let active = self.view.turn == seat && self.view.ending.is_none();
        let next = self.next_seat() == Some(seat) && !active && self.view.ending.is_none();
        let status = if active {
            Some(self.viewed.say("web-plays-now"))
        } else if next {
            Some(self.viewed.say("web-plays-next"))
        } else {
            self.viewed.status(seat)
        };
        let held =
            self.viewed.ui.say_with("web-in-hand", &Args::new().amount("count", place.hand_size));
        html! {
            li class={ "seat seat-" (seat.index()) @if active { " active" } @if next { " next" } } {
                header id={ "seat-" (seat.index()) } data-place data-zone={ "seat-" (seat.index()) } data-hand=(place.hand_size) {
                    (self.viewed.avatar(seat, false))
                    (side::reaction_at(self.viewed, seat))
                    div.who {
                        h2.name { (self.viewed.name(seat)) }
                        (seat_status(self.viewed, seat, status.as_deref()))
                    }
                    p.hand-count title=(held) {
                        span.fan aria-hidden="true" { @for _ in 0..place.hand_size.min(FAN) { i {} } }
                        span aria-hidden="true" { (place.hand_size) }
                        span.unseen { (held) }
                    }
                }
                (self.pieces(place, "tile"))
            }
        }
    }

    /// The Keepers and Creepers of a seat, with attached cards on their Keepers.
    fn pieces(&self, place: &PlayArea, size: &str) -> Markup {
        let attached = |card: Card| place.attached.iter().any(|(creeper, _)| *creeper == card);
        let zone = format!("table-{}", place.seat.index());
        let from = format!("seat-{}", place.seat.index());
        let on = |keeper: Card| -> Vec<Card> {
            let pairs = place.attached.iter().filter(move |(_, host)| *host == keeper);
            pairs.map(|(creeper, _)| *creeper).collect()
        };
        let pieces: Vec<Card> =
            place.table.iter().copied().filter(|&card| !attached(card)).collect();
        html! {
            ul.cards id={ "table-" (place.seat.index()) } data-cards=(pieces.len()) {
                @for &piece in &pieces {
                    @let creepers = on(piece);
                    @let off = if place.disabled.contains(&piece) { " off" } else { "" };
                    @let inside = html! {
                        @if !creepers.is_empty() {
                            ul.attached {
                                @for &creeper in &creepers { (self.attached(creeper, &zone)) }
                            }
                        }
                    };
                    (self.card(piece, &format!("{size}{off}"), (&zone, &from), self.pick(piece), &inside))
                }
            }
        }
    }

    fn attached(&self, creeper: Card, zone: &str) -> Markup {
        self.card(creeper, "mini", (zone, "deck"), self.pick(creeper), &html! {})
    }

    /// Goals, rules and piles, always in the same places.
    fn mat(&self) -> Markup {
        let view = self.view;
        let turn = format!("seat-{}", view.turn.index());
        let meta_rule = self.words.meta_rule(&view.rules_now);
        html! {
            div.mat {
                section aria-labelledby="goals-title" {
                    h2.zone #goals-title { (self.viewed.say("fluxx-board-goals")) }
                    @if view.goals.is_empty() {
                        p.no-goal { (self.viewed.say("fluxx-board-no-goal")) }
                    } @else {
                        ul #goals .goals data-cards=(view.goals.len()) { @for &goal in &view.goals { (self.goal(goal, &turn)) } }
                    }
                }
                section.in-force aria-labelledby="rules-title" {
                    h2.zone #rules-title { (self.viewed.say("web-rules-in-force")) }
                    ul #rules .cards data-cards=(view.rules.len() + 1 + usize::from(meta_rule.is_some())) {
                        li.basic { (self.basic()) }
                        @if let Some((name, text)) = &meta_rule {
                            li.basic.meta { span.basic-rules { strong { (name) } " " (text) "." } }
                        }
                        @for &rule in &view.rules {
                            (self.card(rule, "compact", ("rules", &turn), self.pick(rule), &self.new_badge(rule)))
                        }
                    }
                }
                (self.piles(&turn))
            }
        }
    }

    /// The badge of a card that came into force since the viewer's last decision.
    pub(crate) fn new_badge(&self, card: Card) -> Markup {
        html! { @if self.recent.came.contains(&card) { (self.badge_of_new(card)) } }
    }

    pub(crate) fn badge_of_new(&self, card: Card) -> Markup {
        let kind = if self.deck.kind(card) == Kind::Goal { "goal" } else { "rule" };
        let new = self.viewed.ui.say_with("web-new", &Args::new().choice("kind", kind));
        html! { span.badge.news { (new) } }
    }

    /// The Basic Rules with their present numbers. They never leave the table; a number
    /// that a New Rule replaces is crossed out.
    fn basic(&self) -> Markup {
        let numbers = self.words.basic_rules(&self.view.rules_now);
        html! {
            span.basic-rules {
                strong { (self.viewed.say("kind-basic")) } " "
                span {
                    @for (at, number) in numbers.iter().enumerate() {
                        @if at > 0 { " · " }
                        @if number.replaced { s { (number.text) } } @else { (number.text) }
                    }
                }
            }
        }
    }

    /// A Goal, with who has which part of it.
    fn goal(&self, goal: Card, turn: &str) -> Markup {
        let (definition, edition) = (self.deck.definition(goal), self.deck.edition(goal));
        let language = self.viewed.ui.language;
        let face = self.face(definition, edition);
        let parts = wanted_in(self.deck, goal);
        let holder = |card: Card| -> Option<Seat> {
            let place = self.view.places.iter().find(|place| place.table.contains(&card))?;
            Some(place.seat)
        };
        let kind = kind_name(language, Kind::Goal);
        let drawn = html! {
            span.art aria-hidden="true" {
                @if parts.is_empty() || parts.len() > 5 {
                    (goal_part(edition, definition))
                } @else {
                    span.pair {
                        @for (index, (from, part, which)) in parts.iter().enumerate() {
                            @if index > 0 && parts.len() == 2 { span.plus { "+" } }
                            span.part {
                                (goal_part(from, part))
                                @if let Some(seat) = holder(*which) { (self.viewed.avatar(seat, true)) }
                                (self.part_name(*which))
                            }
                        }
                    }
                }
            }
            span.tag aria-hidden="true" { (icon(glyph(Kind::Goal))) span { (kind) } }
        };
        let look = Look {
            id: format!("c{}", goal.index()),
            class: "goal wide".to_owned(),
            zone: "goals".to_owned(),
            from: turn.to_owned(),
            advised: self.viewed.advised_pick(&self.pick(goal)),
            best: self.viewed.say("hint-best"),
            mark: self.viewed.mark(&self.pick(goal)),
            pick: self.pick(goal),
            decision: self.decision,
            several: false,
        };
        let owners: Vec<String> = parts
            .iter()
            .filter_map(|&(_, _, which)| {
                Some(format!("{}: {}", self.words.title(which), self.viewed.name(holder(which)?)))
            })
            .collect();
        card(
            &look,
            &face,
            &drawn,
            &html! { (self.new_badge(goal)) @if !owners.is_empty() { span.unseen { (owners.join("; ")) } } },
        )
    }

    /// The name of a card that a Goal asks for, under its picture.
    fn part_name(&self, card: Card) -> Markup {
        let (title, language) = (self.words.title(card), self.words.title_language(card));
        html! { span lang=[self.foreign(card)] { (card_name::shown(language, &title)) } }
    }

    /// The language of a card's name if it is not the reader's.
    pub(crate) fn foreign(&self, card: Card) -> Option<&'static str> {
        let language = self.words.title_language(card);
        (language != self.viewed.ui.language).then(|| language.tag())
    }

    fn piles(&self, turn: &str) -> Markup {
        let view = self.view;
        let count = |key: &str, count: usize| {
            self.viewed.ui.say_with(key, &Args::new().amount("count", count))
        };
        html! {
            section.piles aria-label=(self.viewed.say("fluxx-board-piles")) {
                div.pile {
                    h2.zone { (self.viewed.say("web-deck")) }
                    div.card.back #deck data-place data-zone="deck" {
                        span.face aria-hidden="true" { span.art { (icon("mark")) } }
                        span.count aria-hidden="true" { (view.deck_size) }
                        span.unseen { (count("web-cards", view.deck_size)) }
                    }
                }
                div.pile #discard data-place data-zone="discard" {
                    h2.zone { (self.viewed.say("web-discard")) }
                    @if let Some(&top) = view.discard.first() {
                        ul.cards.top { (self.card(top, "compact", ("discard", turn), self.pick(top), &html! {})) }
                        button.count type="button" popovertarget="discard-sheet" {
                            span aria-hidden="true" { (view.discard.len()) }
                            span.unseen { (self.viewed.say("web-browse-discard")) " " (count("web-cards", view.discard.len())) }
                        }
                        div #discard-sheet .sheet-in popover="auto" {
                            h3.zone { (self.viewed.say("web-discard-order")) }
                            ul.cards {
                                @for &card in &view.discard {
                                    (self.discarded(card))
                                }
                            }
                        }
                    } @else {
                        div.card.empty-pile { span.unseen { (count("web-cards", 0)) } }
                    }
                }
            }
        }
    }

    fn own(&self, place: &PlayArea) -> Markup {
        let hand = place.hand.as_deref().unwrap_or_default();
        let many = hand.len() > MANY;
        html! {
            section.own aria-label=(self.viewed.say("web-yours")) {
                div.held {
                    div.hand-head {
                        h2 class=(if many { "zone" } else { "unseen" }) {
                            (self.viewed.say("fluxx-board-hand"))
                            @if many { " · " (self.viewed.ui.say_with("web-cards", &Args::new().amount("count", hand.len()))) }
                        }
                        @if many { (self.filters(hand)) }
                    }
                    @if hand.is_empty() { p.empty { (self.viewed.say("fluxx-board-no-hand")) } }
                    ul #hand class={ "hand" @if many { " many" } } data-cards=(hand.len()) data-place data-zone="hand" {
                        @for &card in hand {
                            (self.card(card, if many { "tile" } else { "full" }, ("hand", "deck"), self.pick_in_hand(card), &html! {}))
                        }
                    }
                }
                div class={ "seat you seat-" (place.seat.index()) } {
                    header id={ "seat-" (place.seat.index()) } data-place data-zone={ "seat-" (place.seat.index()) } {
                        (self.viewed.avatar(place.seat, false))
                        (side::reaction_at(self.viewed, place.seat))
                        div.who {
                            h2.name { (self.viewed.name(place.seat)) }
                            p.status { (self.viewed.say("web-you")) }
                        }
                    }
                    (self.pieces(place, "tile"))
                }
            }
        }
    }

    /// Filters a big hand by kind of card. Works without scripts.
    fn filters(&self, hand: &[Card]) -> Markup {
        let of = |kind: Kind| hand.iter().filter(|card| self.deck.kind(**card) == kind).count();
        let kinds = Kind::ALL.into_iter().map(|kind| (kind, of(kind)));
        html! {
            fieldset.filters {
                legend.unseen { (self.viewed.say("web-show-kinds")) }
                label { input #show-all type="radio" name="show" value="all" checked; span { (self.viewed.say("web-show-all")) } }
                @for (kind, count) in kinds.filter(|(_, count)| *count > 0) {
                    label class={ "k-" (kind.word()) } {
                        input id={ "show-" (kind.word()) } type="radio" name="show" value=(kind.word());
                        span title=(kind_name(self.viewed.ui.language, kind)) {
                            (icon(glyph(kind))) (count)
                            span.unseen { (kind_name(self.viewed.ui.language, kind)) }
                        }
                    }
                }
            }
        }
    }
}
