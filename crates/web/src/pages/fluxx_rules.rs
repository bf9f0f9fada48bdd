//! The current rules: what applies to the viewer, with the card behind each line;
//! who is close to winning; what has just changed.

use asterism_fluxx::{Card, Prospect};
use asterism_words::{Args, CardNow};
use maud::{Markup, html};

use crate::pages::fluxx_board::FluxxBoard;
use crate::pages::layout::icon;

/// A seat with at most this many missing parts counts as close to winning.
const CLOSE: usize = 2;
/// Maximum number of lines about who is close to winning.
const MAX_SHOWN: usize = 6;

impl FluxxBoard<'_> {
    /// The rules that apply now, and where they come from.
    pub(crate) fn rules_now(&self) -> Markup {
        let numbers = self.words.rules_now(&self.view.rules_now);
        let (bonuses, actions) =
            (self.words.bonuses_now(self.view), self.words.free_actions_now(self.view));
        let others = self.words.other_rules_now(self.view);
        html! {
            div.now-close tabindex="0" role="group" aria-label=(self.viewed.say("web-now-close")) { (self.close()) }
            div.now-numbers tabindex="0" role="group" aria-label=(self.viewed.say("web-now-numbers")) {
                h3.zone { (self.viewed.say("web-now-numbers")) }
                ul.rules-now { @for line in numbers {
                    (self.line(self.recent.touches(self.deck, line.topic, &line.cards), &html! {
                        span { (line.text) }
                        span.why { (line.reasons.join(", ")) }
                    }))
                } }
            }
            div.now-more tabindex="0" role="group" aria-label=(self.viewed.say("web-now-others")) {
                (self.group("web-now-bonuses", &bonuses))
                (self.group("web-now-actions", &actions))
                (self.group("web-now-others", &others))
                @if !self.recent.gone.is_empty() {
                    h3.zone { (self.viewed.say("web-now-gone")) }
                    ul.rules-now { @for &card in &self.recent.gone { li.gone { span { (icon("gone")) (self.named(card)) } } } }
                }
            }
        }
    }

    fn line(&self, new: bool, content: &Markup) -> Markup {
        html! {
            li.new[new] {
                @if new { span.badge.news { (self.viewed.ui.say_with("web-new", &Args::new().choice("kind", "rule"))) } }
                (content)
            }
        }
    }

    fn group(&self, key: &str, lines: &[CardNow]) -> Markup {
        html! {
            @if !lines.is_empty() {
                h3.zone { (self.viewed.say(key)) }
                ul.rules-now {
                    @for line in lines {
                        (self.line(self.recent.came.contains(&line.card), &html! {
                            span.source { (self.named(line.card)) }
                            @if let Some(status) = &line.status {
                                span class={ "status" @if line.helps { " yes" } } { (icon(if line.helps { "yes" } else { "no" })) (status) }
                            }
                            span.why { (line.text) }
                        }))
                    }
                }
            }
        }
    }

    /// A card's name in the color of its kind.
    pub(crate) fn named(&self, card: Card) -> Markup {
        html! { b class={ "k-" (self.deck.kind(card).word()) } lang=[self.foreign(card)] { (self.words.title(card)) } }
    }

    /// Who is close to winning, and what they lack or what blocks them.
    fn close(&self) -> Markup {
        let close: Vec<&Prospect> = self
            .prospects
            .iter()
            .filter(|one| !one.impossible && one.steps() <= CLOSE)
            .filter(|one| one.steps() <= 1 || !one.has.is_empty())
            .take(MAX_SHOWN)
            .collect();
        html! {
            @if self.view.ending.is_none() && !self.view.goals.is_empty() {
                h3.zone { (self.viewed.say("web-now-close")) }
                @if close.is_empty() { p.note { (self.viewed.say("web-now-nobody-close")) } }
                ul.rules-now.close {
                    @for one in close { (self.prospect(one)) }
                }
            }
        }
    }

    /// What the viewer has and lacks for each Goal.
    pub(crate) fn missing(&self) -> Markup {
        let own = self.prospects.iter().filter(|one| Some(one.seat) == self.view.viewer);
        html! { ul.rules-now.close { @for one in own { (self.prospect(one)) } } }
    }

    fn prospect(&self, one: &Prospect) -> Markup {
        let steps =
            self.viewed.ui.say_with("web-now-steps", &Args::new().amount("count", one.steps()));
        html! {
            li.hot[one.steps() <= 1] {
                p.who {
                    (self.viewed.avatar(one.seat, true))
                    b { (self.viewed.name(one.seat)) }
                    span.steps-left { (steps) }
                }
                p.goal-name { (icon("bullseye")) (self.named(one.goal)) }
                @for part in self.words.near(one, self.view) {
                    p.near {
                        span.mark { (icon(if part.missing { "no" } else { "yes" })) }
                        span {
                            (part.label) @if !part.cards.is_empty() { ": " }
                            @for (index, (card, place)) in part.cards.iter().enumerate() {
                                @if index > 0 { ", " }
                                (self.named(*card))
                                @if let Some(place) = place { " (" (place) ")" }
                            }
                        }
                    }
                }
            }
        }
    }
}
