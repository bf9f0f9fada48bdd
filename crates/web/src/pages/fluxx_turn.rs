//! The turn at a Fluxx table: what is asked, where it stands, what applies.

use asterism_fluxx::{Move, Phase, PlayCount, Question};
use asterism_words::Args;
use maud::{Markup, html};

use crate::pages::card::Pick;
use crate::pages::fluxx_board::Board;
use crate::pages::fluxx_card::goal_part;
use crate::pages::prompt::{self, Ask};

impl Board<'_> {
    /// Why a card of the hand that isn't offered can't be played.
    pub(crate) fn why_barred(&self) -> Option<String> {
        if self.view.ending.is_some() {
            return None;
        }
        let asked = self.seen.view.asked.as_ref().is_some_and(|asked| asked.awaited);
        let key = match &self.view.question {
            _ if !asked => "web-barred-wait",
            Some((Question::Play, _)) => "web-barred-surprise",
            Some((Question::BeforeDraw, _)) => "web-barred-draw",
            _ => "web-barred-question",
        };
        Some(self.seen.say(key))
    }

    /// What is asked, and every answer that is no card on the table.
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
                        @let pick = Pick::Move { value: (*text).clone(), label: self.words.option(mv) };
                        (self.card_as(&format!("o{}", card.index()), *card, "tile", ("offered", "deck"), pick, &html! {}))
                    }
                }
            } @else if !self.view.resolving.is_empty() {
                ul.stack aria-label=(self.seen.say("web-taking-effect")) {
                    @for &card in &self.view.resolving {
                        (self.card(card, "mini", ("resolving", &format!("seat-{}", self.view.turn.index())), Pick::Look, &html! {}))
                    }
                }
            }
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
            buttons: choices.map(|(mv, text)| (text.clone(), self.words.option(mv))).collect(),
            waiting_for: self.view.asked,
            ending: self.view.ending.as_ref().map(|ending| self.words.ending(ending)),
        };
        prompt::markup(self.seen, &ask)
    }

    /// Where the turn stands, for the bar.
    pub(crate) fn steps(&self) -> Markup {
        let view = self.view;
        let mine = view.viewer == Some(view.turn);
        let drawing = matches!(view.phase, Phase::Start | Phase::Draw);
        let playing = view.phase == Phase::Play;
        let ending = matches!(view.phase, Phase::End | Phase::Pass);
        let draws = if mine || view.viewer.is_none() {
            view.rules_now.draw.value.max(view.drawn)
        } else {
            view.drawn
        };
        let plays = match view.plays_left {
            PlayCount::All => None,
            PlayCount::Count(left) => Some(view.played.saturating_add(left)),
        };
        let drawn_of = self.seen.speech.say_with(
            "fluxx-board-drawn-of",
            &Args::new().amount("count", view.drawn.into()).amount("all", draws.into()),
        );
        let played_of = match plays {
            Some(all) => self.seen.speech.say_with(
                "fluxx-board-played-of",
                &Args::new().amount("count", view.played.into()).amount("all", all.into()),
            ),
            None => self.seen.speech.say_with(
                "fluxx-board-played-all",
                &Args::new().amount("count", view.played.into()),
            ),
        };
        let pips = |full: u8, all: u8| {
            html! {
                span.pips aria-hidden="true" { @for at in 0..all.min(8) { i class={ "pip" @if at < full { " full" } } {} } }
            }
        };
        let now = |yes: bool| yes.then_some("step");
        html! {
            ol.steps {
                li.step aria-current=[now(drawing)] { (self.seen.say("web-step-draw")) (pips(view.drawn, draws)) span.unseen { (drawn_of) } }
                li.step aria-current=[now(playing)] {
                    (self.seen.say("web-step-play"))
                    @match plays { Some(all) => (pips(view.played, all)), None => span aria-hidden="true" { "∞" } }
                    span.unseen { (played_of) }
                }
                li.step aria-current=[now(ending)] { (self.seen.say("web-step-limits")) }
            }
        }
    }

    /// What applies now, and why.
    pub(crate) fn rules_now(&self) -> Markup {
        html! {
            ul.rules-now {
                @for line in self.words.rules_now(&self.view.rules_now) {
                    li { span { (line.text) } span.why { (line.reasons.join(", ")) } }
                }
            }
        }
    }
}
