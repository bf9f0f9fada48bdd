//! The question of the moment: what is asked, and how it is answered. One
//! form for all cards of the page; nothing is played but by its button.

use asterism_kernel::SeatSet;
use asterism_table::{HolderView, PassMode, Proposal, StageView, UndoView};
use asterism_words::Args;
use maud::{Markup, html};

use crate::pages::over;
use crate::pages::seen::Seen;

/// An answer that is no card.
pub(crate) struct Button {
    /// The move, as the game writes it.
    pub(crate) value: String,
    /// What it does.
    pub(crate) label: String,
    /// Whether it is what is asked for most of all.
    pub(crate) main: bool,
}

/// A question, in the words of its game.
pub(crate) struct Ask {
    /// What is asked.
    pub(crate) title: String,
    /// The picture of the card that asks, and its kind.
    pub(crate) icon: Option<(&'static str, Markup)>,
    /// Cards that lie nowhere else.
    pub(crate) cards: Markup,
    /// Whether some cards can be chosen.
    pub(crate) picking: bool,
    /// Moves that are no card.
    pub(crate) buttons: Vec<Button>,
    /// Whose answer is awaited.
    pub(crate) waiting_for: SeatSet,
    /// How the game ended.
    pub(crate) ending: Option<String>,
    /// By what it was won.
    pub(crate) trophies: Markup,
}

pub(crate) fn markup(seen: &Seen<'_>, ask: &Ask) -> Markup {
    if seen.view.over.is_some() {
        return over::markup(seen, ask);
    }
    let asked = seen.view.asked.as_ref();
    let awaited = asked.is_some_and(|asked| asked.awaited) && seen.view.stage == StageView::Playing;
    let decision = asked.map(|asked| asked.decision);
    let title = if awaited { ask.title.clone() } else { waiting(seen, ask) };
    let only = ask.buttons.len() == 1 && !ask.picking;
    html! {
        section #question class={ "prompt" @if !awaited { " waiting" } @if seen.view.window.is_some() { " window" } }
            data-decision=[decision.filter(|_| awaited)] aria-labelledby="question-title" {
            @if let Some((kind, picture)) = &ask.icon {
                span class={ "asking " (kind) } aria-hidden="true" { (picture) }
            }
            div.what {
                h2 #question-title tabindex="-1" { (title) }
                @if awaited && ask.picking { p.note { (seen.say("web-how-to-pick")) } }
                p #wrong .wrong role="alert" hidden[seen.around.wrong.is_none()] {
                    @if let Some(wrong) = &seen.around.wrong { (wrong.text(seen.speech.language)) }
                }
            }
            (ask.cards)
            (reader(seen))
            form #answer .choices method="post" action=(seen.action()) {
                input type="hidden" name="do" value="answer";
                input type="hidden" name="decision" value=(decision.unwrap_or_default());
                @for button in &ask.buttons {
                    button class={ "button" @if only || button.main { " main" } } type="submit" name="move" value=(button.value) { (button.label) }
                }
                @if ask.picking {
                    button #confirm .button.main type="submit" data-label=(seen.say("web-choose")) {
                        (seen.say("web-choose"))
                    }
                }
            }
            (window(seen, awaited))
            (aside(seen))
        }
    }
}

/// Where the card that is looked at is shown large: filled by the script.
pub(crate) fn reader(seen: &Seen<'_>) -> Markup {
    html! {
        div #reader .reader data-can=(seen.say("web-can")) data-look=(seen.say("web-just-look")) data-back=(seen.say("web-back")) {}
    }
}

/// What is waited for.
fn waiting(seen: &Seen<'_>, ask: &Ask) -> String {
    if seen.view.stage == StageView::Paused {
        return seen.say("web-paused");
    }
    let names: Vec<String> = ask
        .waiting_for
        .iter()
        .filter(|&seat| seen.view.you.seat != Some(seat))
        .map(|seat| seen.name(seat))
        .collect();
    if names.is_empty() {
        return seen.say("web-moment");
    }
    seen.speech.say_with("web-waiting", &Args::new().text("names", names.join(", ")))
}

/// The time to answer what was announced, the same for everybody.
fn window(seen: &Seen<'_>, awaited: bool) -> Markup {
    let until = seen.view.asked.as_ref().filter(|_| awaited).and_then(|asked| asked.until);
    let closes = seen.view.window.as_ref().map(|window| (window.closes, window.opened));
    let (closes, opened) = match (closes, until) {
        (Some((closes, opened)), _) => (closes, Some(opened)),
        (None, Some(until)) => (until, None),
        (None, None) => return html! {},
    };
    let left = closes.saturating_sub(seen.around.now);
    let all = opened.map_or(left.max(30_000), |opened| closes.saturating_sub(opened)).max(1);
    let pass = seen.view.you.pass;
    let mode = |mode: &str, key: &str| seen.button("pass", &[("mode", mode)], &seen.say(key));
    html! {
        p.countdown-words {
            span.countdown-left aria-hidden="true" { (clock(left / 1000)) }
            span.unseen { (seen.speech.say_with("web-seconds", &Args::new().amount("count", usize::try_from(left / 1000).unwrap_or(0)))) }
        }
        div.countdown data-left=(left) data-all=(all) aria-hidden="true" { i {} }
        @if seen.view.window.is_some() && seen.view.you.seat.is_some() {
            div.row.passes {
                @if pass == PassMode::Ask {
                    (mode("until-asked", "web-pass-until-asked"))
                    (mode("always", "web-pass-always"))
                } @else {
                    (mode("ask", "web-pass-ask"))
                }
            }
        }
    }
}

/// Seconds as people read them on a clock.
fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// Taking back, votes, stand-ins: beside the question.
fn aside(seen: &Seen<'_>) -> Markup {
    let view = &seen.view;
    let stood_in = view
        .you
        .seat
        .and_then(|seat| view.chairs.get(seat.index()))
        .is_some_and(|chair| matches!(chair.holder, HolderView::StandIn(_)));
    html! {
        @if view.undo != UndoView::No {
            (seen.button("undo", &[], &seen.say(if view.undo == UndoView::Free { "web-undo" } else { "web-undo-ask" })))
        }
        @if let Some(sit) = view.you.could_sit {
            @let key = if sit.by_consent { "web-ask-back" } else { "web-sit-in-game" };
            (seen.button("sit", &[("chair", &sit.chair.to_string())], &seen.say(key)))
        }
        @if stood_in { (seen.button_as("button main", "take-back", &[], &seen.say("web-take-back"))) }
        @if view.stage == StageView::Paused && view.you.seat.is_some() {
            (seen.button_as("button main", "resume", &[], &seen.say("web-resume")))
        }
        @if let Some(vote) = &view.vote {
            div.vote role="status" {
                @let seated = view.chairs.iter().filter_map(|chair| match &chair.holder {
                    HolderView::Person(person) => Some(person),
                    _ => None,
                });
                @let by = seated.chain(&view.spectators).find(|person| person.id == vote.by).map(|person| person.name.clone());
                @let what = match vote.what {
                    Proposal::Pause => "pause", Proposal::Resume => "resume", Proposal::Undo(_) => "undo", Proposal::End | Proposal::ComeBack(_) => "end",
                };
                @let key = if matches!(vote.what, Proposal::ComeBack(_)) { "web-asks-back" } else { "web-proposes" };
                p { (seen.speech.say_with(key, &Args::new().text("name", by.unwrap_or_default()).choice("what", what))) }
                @if seen.person.is_some_and(|person| vote.awaited.contains(person)) {
                    div.row {
                        (seen.button("vote", &[("yes", "true")], &seen.say("choice-yes")))
                        (seen.button("vote", &[("yes", "false")], &seen.say("choice-no")))
                    }
                }
            }
        }
    }
}
