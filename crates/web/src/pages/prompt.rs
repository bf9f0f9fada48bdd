//! The current question and the form that answers it. All cards of the page belong
//! to this one form, and only its button plays them.

use asterism_kernel::SeatSet;
use asterism_table::{HolderView, Proposal, StageView, UndoView, WindowKind};
use asterism_words::Args;
use maud::{Markup, html};

use crate::pages::layout::icon;
use crate::pages::presence;
use crate::pages::viewed_table::{Advised, ViewedTable, person_name};
use crate::pages::{guide, hint, over, responses, tips};

/// A countdown this long, in milliseconds, is not shown.
const UNHURRIED: u64 = 600_000;

/// An answer that is not a card.
pub(crate) struct Button {
    /// The move in the game's notation.
    pub(crate) value: String,
    pub(crate) label: String,
    /// Whether it is the primary answer.
    pub(crate) main: bool,
}

/// A question, in the wording of its game.
pub(crate) struct Ask {
    pub(crate) title: String,
    /// The picture and kind of the card that asks.
    pub(crate) icon: Option<(&'static str, Markup)>,
    /// Cards that are not on the board.
    pub(crate) cards: Markup,
    pub(crate) picking: bool,
    /// How many cards are chosen together.
    pub(crate) several: usize,
    /// Moves that are not cards.
    pub(crate) buttons: Vec<Button>,
    pub(crate) waiting_for: SeatSet,
    pub(crate) ending: Option<String>,
    /// What won the game.
    pub(crate) trophies: Markup,
    /// Whether that has the points.
    pub(crate) scored: bool,
}

pub(crate) fn markup(viewed: &ViewedTable<'_>, ask: &Ask) -> Markup {
    let guide = viewed.guide();
    if viewed.view.over.is_some() && guide.is_none() {
        return over::markup(viewed, ask);
    }
    let asked = viewed.view.asked.as_ref();
    let awaited = asked.is_some_and(|asked| asked.awaited)
        && viewed.view.stage == StageView::Playing
        && guide.is_none_or(|guide| guide.asks);
    let decision = asked.map(|asked| asked.decision);
    let title = if awaited { ask.title.clone() } else { waiting(viewed, ask) };
    let only = ask.buttons.len() == 1 && !ask.picking;
    html! {
        section #question class={ "prompt" @if !awaited { " waiting" } @if viewed.view.window.is_some() { " window" } }
            data-decision=[decision.filter(|_| awaited)] aria-labelledby="question-title" {
            @if let Some((kind, picture)) = &ask.icon {
                span class={ "asking " (kind) } aria-hidden="true" { (picture) }
            }
            @if let Some(guide) = guide { (guide::what(viewed, guide)) } @else { div.what {
                h2 #question-title tabindex="-1" { (title) }
                @let tip = tips::markup(viewed).filter(|_| awaited);
                @if viewed.hint().is_some() { p.note { (viewed.say("hint-marked")) } }
                @else if let Some(tip) = tip { (tip) }
                @else if awaited && ask.picking { p.note { (viewed.say("web-how-to-pick")) } }
                p #wrong .wrong role="alert" hidden[viewed.context.wrong.is_none()] {
                    @if let Some(wrong) = &viewed.context.wrong { (wrong.text(viewed.ui.language)) }
                }
            } }
            (ask.cards)
            (reader(viewed))
            form #answer .choices method="post" action=(viewed.action()) {
                input type="hidden" name="do" value="answer";
                input type="hidden" name="decision" value=(decision.unwrap_or_default());
                // New buttons for each question: they appear in their place instead of moving there.
                (hint::button(viewed))
                @for (index, button) in ask.buttons.iter().filter(|_| guide.is_none() || awaited).enumerate() {
                    @let pointed = guide.is_some_and(|guide| guide.pointed.contains(&button.value));
                    @let advised = viewed.advised(&button.value) != Advised::No;
                    button id={ "b" (decision.unwrap_or_default()) "-" (index) } class={ "button" @if only || button.main { " main" } @if pointed { " pointed" } @if advised { " advised" } } type="submit" name="move" value=(button.value) {
                        @if advised { span.badge.best { (icon("star")) (viewed.say("hint-best")) } " " }
                        (button.label)
                    }
                }
                @if guide.is_some() && !awaited {
                } @else if ask.picking && ask.several > 1 {
                    (several(viewed, ask.several))
                } @else if ask.picking {
                    button #confirm .button.main type="submit" data-label=(viewed.say("web-choose")) {
                        (viewed.say("web-choose"))
                    }
                }
            }
            @match guide {
                Some(guide) => div.guide-tools.here { (guide.tools) },
                None => { (window(viewed, awaited)) (aside(viewed)) },
            }
        }
    }
}

/// Confirms a choice of several cards. A script counts them, and can swap what is chosen
/// for what is not.
fn several(viewed: &ViewedTable<'_>, count: usize) -> Markup {
    let counted = Args::new().amount("count", count);
    html! {
        button.button.small.swap type="button" data-swap hidden { (viewed.say("web-choose-swap")) }
        button #confirm .button.main type="submit" data-several=(count)
            data-label=(viewed.ui.say_with("web-choose-several", &counted))
            data-progress=(viewed.ui.say_with("web-choose-progress", &counted.text("chosen", "#"))) {
            (viewed.ui.say_with("web-choose-several", &Args::new().amount("count", count)))
        }
    }
}

/// The place for the enlarged card, filled by the script.
pub(crate) fn reader(viewed: &ViewedTable<'_>) -> Markup {
    html! {
        div #reader .reader data-can=(viewed.say("web-can")) data-look=(viewed.say("web-just-look")) data-back=(viewed.say("web-back")) {}
    }
}

/// What the table is waiting for.
fn waiting(viewed: &ViewedTable<'_>, ask: &Ask) -> String {
    if viewed.view.stage == StageView::Paused {
        return viewed.say("web-paused");
    }
    if viewed.view.window.as_ref().is_some_and(|window| window.kind == WindowKind::Beat) {
        return viewed.say("web-beat");
    }
    let names: Vec<String> = ask
        .waiting_for
        .iter()
        .filter(|&seat| viewed.view.you.seat != Some(seat))
        .map(|seat| viewed.name(seat))
        .collect();
    if names.is_empty() {
        return viewed.say("web-moment");
    }
    viewed.ui.say_with("web-waiting", &Args::new().text("names", names.join(", ")))
}

/// The response window's countdown, the same for everybody.
fn window(viewed: &ViewedTable<'_>, awaited: bool) -> Markup {
    let until = viewed.view.asked.as_ref().filter(|_| awaited).and_then(|asked| asked.until);
    let closes = viewed.view.window.as_ref().map(|window| (window.closes, window.opened));
    let (closes, opened) = match (closes, until) {
        (Some((closes, opened)), _) => (closes, Some(opened)),
        (None, Some(until)) => (until, None),
        (None, None) => return html! {},
    };
    let left = closes.saturating_sub(viewed.context.now);
    let all = opened.map_or(left.max(30_000), |opened| closes.saturating_sub(opened)).max(1);
    let window = viewed.view.window.as_ref();
    // One person among bots has as much time as they like.
    if let Some(window) = window.filter(|_| left > UNHURRIED) {
        return html! { (responses::buttons(viewed, window, awaited)) };
    }
    html! {
        @if let Some(window) = window { (responses::waiting(viewed, window)) }
        p.countdown-words {
            span.countdown-left aria-hidden="true" { (clock(left / 1000)) }
            span.unseen { (viewed.ui.say_with("web-seconds", &Args::new().amount("count", usize::try_from(left / 1000).unwrap_or(0)))) }
        }
        div.countdown data-left=(left) data-all=(all) aria-hidden="true" { i {} }
        @if let Some(window) = window { (responses::buttons(viewed, window, awaited)) }
    }
}

/// Formats seconds like a clock.
pub(crate) fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// Undo, votes and stand-ins, next to the question.
fn aside(viewed: &ViewedTable<'_>) -> Markup {
    let view = &viewed.view;
    let stood_in = view
        .you
        .seat
        .and_then(|seat| view.chairs.get(seat.index()))
        .is_some_and(|chair| matches!(chair.holder, HolderView::StandIn(_)));
    html! {
        (presence::spectator(viewed))
        @if view.undo != UndoView::No {
            @let label = viewed.say(if view.undo == UndoView::Free { "web-undo" } else { "web-undo-ask" });
            form.undo method="post" action=(viewed.action()) {
                input type="hidden" name="do" value="undo";
                button.button.small type="submit" title=(label) { (icon("undo")) span { (label) } }
            }
        }
        @if let Some(sit) = view.you.could_sit {
            @let key = if sit.by_consent { "web-ask-back" } else { "web-sit-in-game" };
            @let action = if sit.enter { "come-and-sit" } else { "sit" };
            (viewed.button(action, &[("chair", &sit.chair.to_string())], &viewed.say(key)))
        }
        @if stood_in { (viewed.button_as("button main", "take-back", &[], &viewed.say("web-take-back"))) }
        @if view.stage == StageView::Paused && view.you.seat.is_some() {
            (viewed.button_as("button main", "resume", &[], &viewed.say("web-resume")))
        }
        @if let Some(vote) = &view.vote {
            div.vote role="status" {
                @let seated = view.chairs.iter().filter_map(|chair| match &chair.holder {
                    HolderView::Person(person) => Some(person),
                    _ => None,
                });
                @let by = seated.chain(&view.spectators).find(|person| person.id == vote.by).map(|person| person_name(viewed.ui, &person.id, &person.name));
                @let what = match vote.what {
                    Proposal::Pause => "pause", Proposal::Resume => "resume", Proposal::Undo(_) => "undo", Proposal::End | Proposal::ComeBack(_) => "end",
                };
                @let key = if matches!(vote.what, Proposal::ComeBack(_)) { "web-asks-back" } else { "web-proposes" };
                p { (viewed.ui.say_with(key, &Args::new().text("name", by.unwrap_or_default()).choice("what", what))) }
                @if viewed.person == Some(&vote.by) {
                    (viewed.button("vote", &[("yes", "false")], &viewed.say("web-withdraw-vote")))
                } @else if viewed.person.is_some_and(|person| vote.awaited.contains(person)) {
                    div.row {
                        (viewed.button("vote", &[("yes", "true")], &viewed.say("choice-yes")))
                        (viewed.button("vote", &[("yes", "false")], &viewed.say("choice-no")))
                    }
                }
            }
        }
    }
}
