//! The current turn of a Fluxx game: the question, progress, what applies.

use asterism_catalog::AnyMove;
use asterism_fluxx::{Card, Choice, Ending, Move, Phase, PlayCount, Question};
use asterism_words::refusal_reason;
use maud::{Markup, html};

use crate::pages::card::Pick;
use crate::pages::fluxx_board::FluxxBoard;
use crate::pages::fluxx_card::goal_part;
use crate::pages::prompt::{self, Ask, Button};

impl FluxxBoard<'_> {
    /// Why a card of the hand can't be played, in the game's own words.
    pub(crate) fn why_barred(&self, card: Card) -> Option<String> {
        if self.view.ending.is_some() || self.picks.contains_key(&card) {
            return None;
        }
        let mv = match &self.view.question {
            Some((Question::Answer { .. }, _)) => Move::Answer(card),
            _ => Move::Play(card),
        };
        let refusal = self.viewed.table.why_not(self.viewed.person, &AnyMove::Fluxx(mv))?;
        Some(refusal_reason(self.viewed.ui.language, &refusal, self.viewed.people()))
    }

    /// How many cards the viewer has to choose together.
    pub(crate) fn how_many(&self) -> usize {
        let asked = self.viewed.view.asked.as_ref().is_some_and(|asked| asked.awaited);
        match &self.view.question {
            Some((question, _)) if asked => usize::from(question.how_many()),
            _ => 1,
        }
    }

    /// The question, and every answer that is not a card on the board.
    pub(crate) fn prompt(&self) -> Markup {
        let question = self.view.question.as_ref();
        let title = match question {
            Some((question, by)) => self.words.prompt(question, *by),
            None => String::new(),
        };
        let asking = match question {
            Some((Question::Answer { card }, _)) => Some(*card),
            Some((_, by)) => *by,
            None => None,
        };
        let asking = asking.or(self.view.resolving.last().copied());
        let offered = self.others.iter().filter_map(|(mv, text)| match *mv {
            Move::Choose(card) | Move::Play(card) => Some((card, mv, text)),
            _ => None,
        });
        let offered: Vec<_> = offered.collect();
        let cards = html! {
            @if !offered.is_empty() {
                ul #offered .cards.offered {
                    @for (card, mv, text) in &offered {
                        @let pick = Pick::Move { value: (*text).clone(), label: self.words.option_now(mv, self.view) };
                        (self.card_as(&format!("o{}", card.index()), *card, "tile", ("offered", "deck"), pick, &html! {}))
                    }
                }
            }
            (self.stack())
        };
        let choices =
            self.others.iter().filter(|(mv, _)| !matches!(mv, Move::Choose(_) | Move::Play(_)));
        let ask = Ask {
            title,
            icon: asking.map(|card| {
                let definition = self.deck.definition(card);
                (definition.kind.word(), goal_part(self.deck.edition(card), definition))
            }),
            cards,
            picking: !self.picks.is_empty() || !offered.is_empty(),
            several: self.how_many(),
            buttons: choices
                .map(|(mv, text)| Button {
                    value: text.clone(),
                    label: self.words.option_now(mv, self.view),
                    main: matches!(
                        mv,
                        Move::Draw | Move::End | Move::Pass | Move::Option(Choice::Random)
                    ),
                })
                .collect(),
            waiting_for: self.view.asked,
            ending: self.view.ending.as_ref().map(|ending| self.words.ending(ending)),
            trophies: self.trophies(),
            scored: false,
        };
        prompt::markup(self.viewed, &ask)
    }

    /// The card being announced or resolved and the responses to it, with players.
    fn stack(&self) -> Markup {
        let by = &self.view.resolving_by;
        html! {
            @if !self.view.resolving.is_empty() {
                ol.stack aria-label=(self.viewed.say("web-taking-effect")) {
                    @for (index, &card) in self.view.resolving.iter().enumerate() {
                        li.answering {
                            @if index > 0 { span.arrow aria-hidden="true" { "←" } }
                            @if let Some(&seat) = by.get(index) { (self.viewed.avatar(seat, true)) }
                            ul.cards { (self.card(card, "mini", ("resolving", &by.get(index).map_or_else(|| "deck".to_owned(), |seat| format!("seat-{}", seat.index()))), Pick::Look, &html! {})) }
                            span { @if let Some(&seat) = by.get(index) { (self.viewed.name(seat)) ": " } (self.named(card)) }
                        }
                    }
                }
            }
        }
    }

    /// The Goal that was met and the cards that met it, or the card that decided the game.
    fn trophies(&self) -> Markup {
        let (winner, goal) = match self.view.ending {
            Some(Ending::Goal { winner, goal }) => (winner, goal),
            Some(Ending::Effect { winner, card }) => (winner, card),
            _ => return html! {},
        };
        let met = self.prospects.iter().find(|one| one.seat == winner && one.goal == goal);
        let cards = met.map(|one| one.has.as_slice()).unwrap_or_default();
        html! {
            div.trophies {
                ul.cards aria-label=(self.viewed.say("web-winning-cards")) {
                    (self.card_as(&format!("w{}", goal.index()), goal, "compact", ("trophies", "goals"), Pick::Look, &html! {}))
                    @for &card in cards {
                        (self.card_as(&format!("w{}", card.index()), card, "compact winning", ("trophies", &format!("table-{}", winner.index())), Pick::Look, &html! {}))
                    }
                }
            }
        }
    }

    /// The progress of the turn, for the bar.
    pub(crate) fn steps(&self) -> Markup {
        let view = self.view;
        let drawing = matches!(view.phase, Phase::Start | Phase::Draw);
        let playing = view.phase == Phase::Play;
        let ending = matches!(view.phase, Phase::End | Phase::Pass);
        let draws = view.to_draw;
        let plays = match view.plays_left {
            PlayCount::All => None,
            PlayCount::Count(left) => Some(view.played.saturating_add(left)),
        };
        let (drawn_of, played_of) = self.words.progress(view);
        let pips = |full: u8, all: u8| {
            html! {
                span.pips aria-hidden="true" { @for at in 0..if all > 6 { 0 } else { all } { i class={ "pip" @if at < full { " full" } } {} } }
            }
        };
        let now = |yes: bool| (yes && view.ending.is_none()).then_some("step");
        html! {
            ol.steps.fluxx-steps {
                li.step aria-current=[now(drawing)] {
                    (self.viewed.say("web-step-draw"))
                    (pips(view.drawn, draws))
                    span.of aria-hidden="true" { (view.drawn) "/" (draws) }
                    span.unseen { (drawn_of) }
                }
                li.step aria-current=[now(playing)] {
                    (self.viewed.say("web-step-play"))
                    @if let Some(all) = plays { (pips(view.played, all)) }
                    span.of aria-hidden="true" { (view.played) "/" @match plays { Some(all) => (all), None => "∞" } }
                    span.unseen { (played_of) }
                }
                li.step aria-current=[now(ending)] { (self.viewed.say("web-step-limits")) }
            }
        }
    }
}
