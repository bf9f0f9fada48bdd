//! The board of a Stella Quest game.

use asterism_catalog::{AnyEvent, AnyMove};
use asterism_kernel::{Offer as _, Seat};
use asterism_stella::{
    Cards, Class, Color, Ending, Event, FULL_LIGHT, Face, Move, Player, Rank, Stage, View, gems,
};
use asterism_table::LineView;
use asterism_words::{Args, People, StellaWords, refusal_reason};
use maud::{Markup, html};

use crate::pages::card::{self, FaceText, Look, Pick};
use crate::pages::layout::icon;
use crate::pages::page_game::MovePlace;
use crate::pages::presence::seat_status;
use crate::pages::prompt::{self, Ask, Button};
use crate::pages::side::{self, Line};
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::ViewedTable;

pub(crate) const fn class_word(class: Class) -> &'static str {
    match class {
        Class::Emotion(Color::Red) => "red",
        Class::Emotion(Color::Yellow) => "yellow",
        Class::Emotion(Color::Green) => "green",
        Class::Emotion(Color::Blue) => "blue",
        Class::Rest => "rest",
    }
}

pub(crate) const fn symbol(class: Class) -> &'static str {
    match class {
        Class::Emotion(Color::Red) => "fire",
        Class::Emotion(Color::Yellow) => "sun",
        Class::Emotion(Color::Green) => "oak-leaf",
        Class::Emotion(Color::Blue) => "drop",
        Class::Rest => "night-sleep",
    }
}

/// The front of a card, without its frame.
fn art(ui: &UiPreferences, face: Face) -> Markup {
    let kind = face.class();
    html! {
        span.art {
            @if let Some(value) = face.value() {
                span.index { (value) (icon(symbol(kind))) }
                span.ghost { (icon(symbol(kind))) }
                span.figure { (value) }
            } @else {
                span.index { (icon(symbol(kind))) }
                (icon(symbol(kind)))
            }
        }
        span.foot {
            @match face.value() {
                Some(value) => @for _ in 0..gems(value) { (icon("cut-diamond")) },
                None => (ui.say("web-rest")),
            }
        }
    }
}

/// The picture of a card outside of a game.
pub(crate) fn picture(ui: &UiPreferences, face: Face) -> Markup {
    let nobody = People { names: &[], you: None };
    let title = StellaWords::new(ui.language, nobody).title(face);
    let words = FaceText { title, title_language: ui.language, ..FaceText::default() };
    let class = format!("stella {}", class_word(face.class()));
    card::large(&class, &card::Face::new(ui.language, words), &art(ui, face))
}

/// A Stella Quest board as one viewer sees it.
pub(crate) struct StellaBoard<'a> {
    pub(crate) viewed: &'a ViewedTable<'a>,
    pub(crate) view: &'a View,
    words: StellaWords<'a>,
    decision: u64,
    moves: Vec<Move>,
}

impl<'a> StellaBoard<'a> {
    pub(crate) fn new(viewed: &'a ViewedTable<'a>, view: &'a View) -> Self {
        let words = StellaWords::new(viewed.ui.language, viewed.people());
        let asked = viewed.view.asked.as_ref();
        let offered = view.legal.iter().flat_map(|legal| legal.iter().collect::<Vec<_>>());
        let moves = offered
            .filter(|mv| asked.is_some_and(|asked| asked.moves.contains(&mv.to_string())))
            .collect();
        Self { viewed, view, words, decision: asked.map_or(0, |asked| asked.decision), moves }
    }

    pub(crate) fn say(&self, key: &str) -> String {
        self.viewed.say(key)
    }

    fn color(&self, class: Class) -> String {
        self.viewed.ui.say_with("stella-color", &Args::new().choice("color", class_word(class)))
    }

    fn card(
        &self,
        id: &str,
        face: Face,
        class: &str,
        (zone, from): (&str, &str),
        pick: Pick,
        inside: &Markup,
    ) -> Markup {
        let kind = face.class();
        let art = art(self.viewed.ui, face);
        let mut text = Vec::new();
        if let Some(value) = face.value() {
            let count = usize::from(gems(value));
            text.push(self.viewed.ui.say_with("web-gems", &Args::new().amount("count", count)));
        } else {
            text.push(self.say("web-rest-text"));
        }
        if let Pick::Move { value, .. } = &pick
            && let Some(mv) = self.moves.iter().find(|mv| mv.to_string() == *value)
        {
            text.push(self.words.meaning(self.view, *mv));
        }
        let title = self.words.title(face);
        let language = self.viewed.ui.language;
        let words = FaceText { title, title_language: language, text, ..FaceText::default() };
        let words = card::Face::new(language, words);
        let advised = self.viewed.advised_pick(&pick);
        let look = Look {
            id: id.to_owned(),
            class: format!("stella {} {class}", class_word(kind)),
            zone: zone.to_owned(),
            from: from.to_owned(),
            mark: self.viewed.mark(&pick),
            pick,
            decision: self.decision,
            several: false,
            advised,
            best: self.say("hint-best"),
        };
        card::card(&look, &words, &art, inside)
    }

    /// The move that tapping this card makes.
    fn pick(&self, face: Face) -> Pick {
        let found = self.moves.iter().find(|mv| {
            matches!(mv, Move::Play(card) | Move::Take(card) | Move::Top(card) if *card == face)
        });
        match found {
            Some(mv) => Pick::Move { value: mv.to_string(), label: self.words.option(*mv) },
            None => Pick::Look,
        }
    }

    /// For a card of the viewer's hand. A card that can't be played says why, in the
    /// game's own words.
    fn pick_in_hand(&self, face: Face) -> Pick {
        let mv = Move::Play(face);
        if self.moves.contains(&mv) {
            return self.pick(face);
        }
        match self.viewed.table.why_not(self.viewed.person, &AnyMove::StellaQuest(mv)) {
            Some(why) if self.view.state != Stage::End => {
                Pick::Barred(refusal_reason(self.viewed.ui.language, &why, self.viewed.people()))
            }
            _ => Pick::Look,
        }
    }

    /// Where a move is on the board, and what it is called.
    pub(crate) fn place_of(&self, text: &str) -> Option<MovePlace> {
        let mv = self.moves.iter().copied().find(|mv| mv.to_string() == text)?;
        let in_hand = match mv {
            Move::Play(face) => {
                self.view.hand.and_then(|hand| hand.iter().position(|at| at == face))
            }
            _ => None,
        };
        Some(MovePlace { label: self.words.option(mv), in_hand: in_hand.map(|at| at + 1) })
    }

    /// The whole board.
    pub(crate) fn markup(&self) -> Markup {
        html! {
            main #board .board.stella-board tabindex="-1" {
                (self.prompt())
                @if let Some(seat) = self.view.seat { (self.own(seat)) }
                (self.middle())
                ul.seats data-seats=(self.view.light.len()) { @for seat in self.others() { li { (self.seat(seat, false)) } } (self.rival()) }
                (side::ticker(self.viewed, self.last_line()))
            }
        }
    }

    fn last_line(&self) -> Option<String> {
        let last = self.viewed.view.lines.checked_sub(1)?;
        let line = self.viewed.table.lines(self.viewed.person, last).pop()?;
        let AnyEvent::StellaQuest(event) = &line.event else { return None };
        let then = self.viewed.names_then(&line);
        let people = self.viewed.people_then(&then, &line);
        Some(StellaWords::new(self.viewed.ui.language, people).log(event))
    }

    fn others(&self) -> Vec<Seat> {
        let players = self.view.light.len();
        let (start, count) = match self.view.seat {
            Some(seat) => (seat.index() + 1, players - 1),
            None => (0, players),
        };
        (0..count).filter_map(|step| Seat::from_index((start + step) % players)).collect()
    }

    fn seat(&self, seat: Seat, you: bool) -> Markup {
        let index = seat.index();
        let active = self.view.acting == Some(seat);
        let status =
            if active { Some(self.say("web-plays-now")) } else { self.viewed.status(seat) };
        let light = usize::from(self.view.light[index]);
        let lights = self.viewed.ui.say_with("web-lights", &Args::new().amount("count", light));
        html! {
            div class={ "seat seat-" (index) @if active { " active" } @if you { " you" } } {
                header id={ "seat-" (index) } data-place data-zone={ "seat-" (index) } {
                    (self.viewed.avatar(seat, false))
                    (side::reaction_at(self.viewed, seat))
                    div.who {
                        h2.name {
                            (self.viewed.name(seat))
                            @if self.view.marker == Some(seat) {
                                span.marker title=(self.say("web-marker")) { (icon("star")) span.unseen { (self.say("web-marker")) } }
                            }
                        }
                        @if you { p.status { (self.say("web-you")) } } @else { (seat_status(self.viewed, seat, status.as_deref())) }
                    }
                    p.lights title=(lights) {
                        @for at in 0..usize::from(FULL_LIGHT) { span class={ "light" @if at >= light { " out" } } aria-hidden="true" { (icon("star")) } }
                        span.unseen { (lights) }
                    }
                }
                div.has {
                    @if !you { (self.backs(seat)) }
                    (self.collection(seat))
                }
            }
        }
    }

    fn backs(&self, seat: Seat) -> Markup {
        let backs = self.view.backs[seat.index()];
        let all =
            Class::ALL.into_iter().flat_map(|class| std::iter::repeat_n(class, backs.count(class)));
        html! {
            p.backs {
                @for class in all { span class={ "back-of " (class_word(class)) } aria-hidden="true" { (icon(symbol(class))) } }
                span.unseen { @if backs.is_empty() { (self.say("web-no-cards")) } @else { (self.words.backs(backs)) } }
            }
        }
    }

    fn collection(&self, seat: Seat) -> Markup {
        let cards: Cards = self.view.collections[seat.index()];
        let of = |value: u8| {
            cards.iter().filter(move |face| face.value() == Some(value)).collect::<Vec<_>>()
        };
        let words =
            if cards.is_empty() { self.say("web-no-collection") } else { self.words.cards(cards) };
        html! {
            p.slots title=(self.say("web-collection")) {
                @for value in 1..=6u8 {
                    @let faces = of(value);
                    @match faces.first() {
                        Some(face) => span class={ "slot " (class_word(face.class())) } aria-hidden="true" { (value) @if faces.len() > 1 { sup { (faces.len()) } } },
                        None => span.slot aria-hidden="true" { (value) },
                    }
                }
                span.unseen { (self.say("web-collection")) ": " (words) }
            }
        }
    }

    /// The trick, the deck, the trump.
    fn middle(&self) -> Markup {
        let view = self.view;
        let ahead = view.ahead().map(|(place, _)| place);
        let choosing = matches!(view.state, Stage::Take | Stage::Top);
        let mine = view.seat.is_some() && view.acting == view.seat && view.state == Stage::Turn;
        // One place for everybody who plays, so that cards lie still. Two players have a rival.
        let places = view.light.len().max(3).max(view.trick.len());
        html! {
            div.sky {
                div.piles {
                    div.pile {
                        h2.zone { (self.say("web-deck")) " · " (view.deck.count) }
                        div #deck class={ "card back stella-back " (view.deck.top.map_or("none", class_word)) } data-place data-zone="deck" {
                            span.face aria-hidden="true" { span.art { @if let Some(top) = view.deck.top { (icon(symbol(top))) } } }
                            span.unseen { (self.words.table(view).get(1).cloned().unwrap_or_default()) }
                        }
                    }
                    div.pile #discard data-place data-zone="discard" {
                        h2.zone { (self.say("web-trump")) }
                        ul.cards { (self.card("top", view.discard.top, "small", ("discard", "discard"), Pick::Look, &html! {})) }
                        button.count type="button" popovertarget="discard-sheet" {
                            span aria-hidden="true" { (view.discard.count) }
                            span.unseen { (self.say("web-browse-discard")) }
                        }
                        div #discard-sheet .sheet-in popover="auto" { p { (self.words.discard_pile(view).join(", ")) } }
                    }
                }
                ul #trick .trick data-cards=(places) aria-label=(self.say("web-trick")) {
                    @for (index, played) in view.trick.iter().enumerate() {
                        @let winning = ahead == Some(index);
                        @let (who, from) = match played.by {
                            Player::Seat(seat) => (self.viewed.name(seat), format!("seat-{}", seat.index())),
                            Player::Rival => (self.say("stella-board-rival"), "deck".to_owned()),
                        };
                        @let inside = html! {
                            @if winning { span.badge.ahead { (self.say("web-winning")) } }
                            span.by { (who) }
                        };
                        @let pick = if choosing { self.pick(played.card) } else { Pick::Look };
                        (self.card(&format!("t{index}-{}", played.card), played.card, if winning { "winning" } else { "" }, ("trick", &from), pick, &inside))
                    }
                    @for place in view.trick.len()..places {
                        @if mine && place == view.trick.len() {
                            li.place id={ "place-" (place) } { (self.say("web-your-card")) }
                        } @else {
                            li.place.free id={ "place-" (place) } aria-hidden="true" {}
                        }
                    }
                }
                div.why-box {
                    h2.zone { (self.say("web-why")) }
                    p { @if view.is_trick_open() { (self.why()) } }
                }
            }
        }
    }

    /// Who is ahead, and by what.
    fn why(&self) -> String {
        let Some((place, rank)) = self.view.ahead() else { return self.say("web-why-nobody") };
        let played = self.view.trick[place];
        let who = match played.by {
            Player::Seat(seat) => self.viewed.name(seat),
            Player::Rival => self.say("stella-board-rival"),
        };
        let by = match rank {
            Rank::SuperTrump => "super-trump",
            Rank::Trump => "trump",
            Rank::Plain => "lead",
        };
        let card = self.words.title(played.card);
        let args = Args::new().text("name", who).text("card", card).choice("by", by);
        self.viewed.ui.say_with("web-why-ahead", &args)
    }

    fn own(&self, seat: Seat) -> Markup {
        let hand: Vec<Face> = self.view.hand.map_or_else(Vec::new, |hand| hand.iter().collect());
        html! {
            section.own aria-label=(self.say("web-yours")) {
                div.held {
                    h2.unseen { (self.say("fluxx-board-hand")) }
                    @if hand.is_empty() { p.empty { (self.say("fluxx-board-no-hand")) } }
                    ul #hand .hand data-cards=(hand.len()) data-place data-zone="hand" {
                        @for (at, &face) in hand.iter().enumerate() {
                            @let copy = hand[..at].iter().filter(|other| **other == face).count();
                            (self.card(&format!("h{face}-{copy}"), face, "in-hand", ("hand", "deck"), self.pick_in_hand(face), &html! {}))
                        }
                    }
                }
                (self.seat(seat, true))
            }
        }
    }

    fn prompt(&self) -> Markup {
        let may_draw = self.moves.contains(&Move::Draw);
        let buttons = self.moves.iter().filter(|mv| matches!(mv, Move::Draw | Move::End));
        let ask = Ask {
            title: self.words.prompt(self.view.state, may_draw),
            icon: None,
            cards: html! {},
            picking: self.moves.iter().any(|mv| !matches!(mv, Move::Draw | Move::End)),
            several: 1,
            buttons: buttons
                .map(|mv| Button {
                    value: mv.to_string(),
                    // The question says what it costs.
                    label: self.words.option(*mv),
                    main: *mv == Move::End,
                })
                .collect(),
            waiting_for: self
                .view
                .acting
                .map_or(asterism_kernel::SeatSet::EMPTY, asterism_kernel::SeatSet::only),
            ending: self.ending(),
            trophies: self.score(),
            scored: true,
        };
        prompt::markup(self.viewed, &ask)
    }

    /// The next card of the artificial rival in a two-player game: everybody sees its
    /// back on top of the deck.
    fn rival(&self) -> Markup {
        let played = self.view.trick.iter().any(|played| played.by == Player::Rival);
        let next = self.view.deck.top.filter(|_| self.view.light.len() == 2);
        html! {
            @if let Some(class) = next {
                li {
                    div.seat.rival {
                        header {
                            span.avatar.rival aria-hidden="true" { (icon("mark")) }
                            div.who {
                                h2.name { (self.say("stella-board-rival")) }
                                p.status { (self.say(if played { "web-rival-played" } else { "web-rival-plays" })) }
                            }
                        }
                        div.has {
                            p.backs {
                                span class={ "back-of " (class_word(class)) } aria-hidden="true" { (icon(symbol(class))) }
                                span { (self.say(if played { "web-rival-next" } else { "web-rival-now" })) ": " (self.back_name(class)) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn back_name(&self, class: Class) -> String {
        match class {
            Class::Rest => self.say("web-rest"),
            Class::Emotion(_) => self.color(class),
        }
    }

    fn ending(&self) -> Option<String> {
        self.ending_of_game().map(|ending| self.words.ending(&ending))
    }

    /// How the game ended by its rules.
    pub(crate) fn ending_of_game(&self) -> Option<Ending> {
        let lines =
            self.viewed.table.lines(self.viewed.person, self.viewed.view.lines.saturating_sub(3));
        lines.into_iter().rev().find_map(|line| match line.event {
            AnyEvent::StellaQuest(Event::Ended { ending }) => Some(ending),
            _ => None,
        })
    }

    /// Trump and lead, for the bar.
    pub(crate) fn steps(&self) -> Markup {
        let step = |key: &str, color: Option<Color>| {
            let class = color.map(Class::Emotion);
            html! {
                li.step {
                    @if let Some(class) = class { span class={ "back-of round-symbol " (class_word(class)) } aria-hidden="true" { (icon(symbol(class))) } }
                    span {
                        (self.say(key))
                        span.color-word { ": " @match class { Some(class) => (self.color(class)), None => "–" } }
                    }
                }
            }
        };
        html! {
            ol.steps {
                (step("web-trump", self.view.trump()))
                (step("web-lead-color", self.view.lead()))
            }
        }
    }

    /// The current rules as sentences.
    pub(crate) fn rules_now(&self) -> Markup {
        html! {
            ul.rules-now { @for line in self.words.table(self.view) { li { (line) } } }
            p { a href="/help" { (self.say("web-help")) } }
        }
    }

    /// Lines of the log.
    pub(crate) fn lines(&self, lines: &[LineView]) -> Vec<Line> {
        let lines = lines.iter().filter_map(|line| {
            let AnyEvent::StellaQuest(event) = &line.event else { return None };
            if matches!(event, Event::DealtBacks { .. } | Event::TurnEnded { .. }) {
                return None;
            }
            let then = self.viewed.names_then(line);
            let people = self.viewed.people_then(&then, line);
            let text = StellaWords::new(self.viewed.ui.language, people).log(event);
            let heading = matches!(event, Event::RoundBegun { .. });
            Some(Line { number: line.number, seat: actor(event), text: html! { (text) }, heading })
        });
        lines.collect()
    }
}

const fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Dealt { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Refill { seat, .. }
        | Event::Drawn { seat, .. }
        | Event::DrawnBack { seat, .. }
        | Event::NoCardsLeft { seat }
        | Event::Played { seat, .. }
        | Event::Skipped { seat }
        | Event::RoundWon { seat, .. }
        | Event::LightLost { seat, .. }
        | Event::Taken { seat, .. }
        | Event::TopChosen { seat, .. } => Some(*seat),
        _ => None,
    }
}
