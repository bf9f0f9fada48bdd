//! What the table shows of people: clocks, who is away, stand-ins, spectators.

use asterism_kernel::Seat;
use asterism_table::{HolderView, Pace, StageView, StandInReason, StandInView};
use asterism_words::Args;
use maud::{Markup, html};

use crate::pages::prompt::clock;
use crate::pages::viewed_table::{ViewedTable, person_name};

/// A time that runs out. The script counts it down.
fn ticking(viewed: &ViewedTable<'_>, until: u64) -> Markup {
    let left = until.saturating_sub(viewed.context.now);
    html! { span.ticking data-left=(left) { (clock(left / 1000)) } }
}

/// The status of a seat, with its clock, and with the time until a bot stands in.
pub(crate) fn seat_status(viewed: &ViewedTable<'_>, seat: Seat, status: Option<&str>) -> Markup {
    let clock = seat_clock(viewed, seat);
    html! {
        @if status.is_some() || clock.is_some() {
            p.status {
                @if let Some(status) = status { (status) }
                @if let Some(clock) = clock {
                    @if status.is_some() { " · " }
                    span.seat-clock { (clock) }
                }
            }
        }
    }
}

fn seat_clock(viewed: &ViewedTable<'_>, seat: Seat) -> Option<Markup> {
    let view = &viewed.view;
    let chair = view.chairs.get(seat.index())?;
    if let Some(at) = chair.stand_in_at {
        let away = viewed.say("web-away");
        return Some(html! { (away) ", " (viewed.say("people-bot-in")) " " (ticking(viewed, at)) });
    }
    if !matches!(chair.holder, HolderView::Person(_)) || view.stage != StageView::Playing {
        return None;
    }
    let shown = view.clocks.iter().find(|shown| shown.seat == seat)?;
    // The clock of the reader's own decision is part of the question.
    match shown.until {
        Some(until) => Some(html! {
            span.unseen { (viewed.say("people-time-left")) ": " } (ticking(viewed, until))
        }),
        None if matches!(view.settings.pace, Pace::Live { .. }) => Some(html! {
            span.unseen { (viewed.say("people-time-bank")) ": " } (clock(shown.bank / 1000))
        }),
        None => None,
    }
}

/// The lines of the log about stand-ins.
pub(crate) struct StandInLines(Vec<StandInView>);

impl StandInLines {
    pub(crate) fn of(viewed: &ViewedTable<'_>) -> Self {
        Self(viewed.table.stand_ins(viewed.person))
    }

    /// What happened after the line `after` and before the line `until`. `None` stands
    /// for the beginning or the end.
    pub(crate) fn between(
        &self,
        viewed: &ViewedTable<'_>,
        after: Option<usize>,
        until: Option<usize>,
    ) -> Markup {
        let within = |note: &&StandInView| {
            after.is_none_or(|after| after < note.line)
                && until.is_none_or(|until| note.line <= until)
        };
        html! {
            @for (index, note) in self.0.iter().enumerate().filter(|(_, note)| within(note)) {
                li id={ "l" (note.line) "-" (index) } {
                    (viewed.avatar(note.seat, true))
                    span { (sentence(viewed, note)) }
                }
            }
        }
    }
}

fn sentence(viewed: &ViewedTable<'_>, note: &StandInView) -> String {
    let name = person_name(viewed.ui, &note.person.id, &note.person.name);
    let you = viewed.person == Some(&note.person.id);
    let args = Args::new().text("name", name).flag("you", you);
    match note.began {
        None => viewed.ui.say_with("people-returned", &args),
        Some(reason) => {
            let why = match reason {
                StandInReason::Asked => "asked",
                StandInReason::Away => "away",
                StandInReason::Time => "time",
            };
            viewed.ui.say_with("people-stood-in", &args.choice("why", why))
        }
    }
}

/// Tells spectators of a running game that they are spectators, and why.
pub(crate) fn spectator(viewed: &ViewedTable<'_>) -> Markup {
    let view = &viewed.view;
    if view.you.seat.is_some() || !matches!(view.stage, StageView::Playing | StageView::Paused) {
        return html! {};
    }
    let taken = || view.chairs.iter().all(|chair| chair.holder != HolderView::Nobody);
    let why = if view.you.watches {
        "link"
    } else if view.you.could_sit.is_some() {
        "free"
    } else if taken() && viewed.table.has_open_seats() {
        "full"
    } else {
        "closed"
    };
    html! {
        p.note.spectator { (viewed.ui.say_with("people-spectator", &Args::new().choice("why", why))) }
    }
}
