//! A game that is over, step by step, through anybody's eyes.

use std::sync::Arc;

use asterism_kernel::Seat;
use asterism_table::{PersonId, StageView};
use asterism_words::Args;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use maud::html;
use serde::Deserialize;

use crate::api::tables::seen as may_see;
use crate::error::ApiError;
use crate::pages::failed;
use crate::pages::layout::{document, icon};
use crate::pages::seen::{Around, holder_name};
use crate::pages::speech::Speech;
use crate::pages::table::{content, edition};
use crate::server::App;
use crate::session::MaybeCaller;

/// Which moment, and through whose eyes.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Moment {
    step: Option<usize>,
    seat: Option<usize>,
}

/// The page.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
    speech: Speech,
    caller: MaybeCaller,
) -> Response {
    match moment_of(&app, &id, &moment, &speech, caller).await {
        Ok(page) => page.into_response(),
        Err(error) => failed(&speech, &error),
    }
}

async fn moment_of(
    app: &App,
    id: &str,
    moment: &Moment,
    speech: &Speech,
    caller: MaybeCaller,
) -> Result<Html<String>, ApiError> {
    let (table, person) = may_see(app, id, caller).await?;
    if !table.is_over() {
        let message = "The game is still being played; its cards are secret until the end.";
        return Err(ApiError::new(StatusCode::CONFLICT, "not-over", message));
    }
    let record = asterism_host::record(app.host.store(), table.id()).await?;
    let all = record.entries.len();
    let broken =
        |_| ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "record", "The record can't be read.");
    let begun =
        (1..=all).find(|&count| record.table(Some(count)).is_ok_and(|table| !table.in_lobby()));
    let first = begun.unwrap_or(all);
    let step = moment.step.unwrap_or(first).clamp(first, all);
    let then = record.table(Some(step)).map_err(broken)?;
    let mine = person.as_ref().and_then(|person| table.chair_of(person));
    let seat = moment.seat.or(mine).filter(|seat| *seat < table.chairs().len());
    let eyes: Option<PersonId> =
        seat.and_then(|seat| then.chairs().get(seat)?.holder.person().cloned());
    let around = Around::default();
    let shown = content(&then, eyes.as_ref(), speech, &around);
    let view = then.view(None);
    let link = |step: usize, seat: Option<usize>| match seat {
        Some(seat) => format!("/table/{id}/replay?step={step}&seat={seat}"),
        None => format!("/table/{id}/replay?step={step}"),
    };
    let edition = edition(&table);
    let people: Vec<(usize, String)> = view
        .chairs
        .iter()
        .filter(|chair| Seat::from_index(chair.chair).is_some())
        .map(|chair| (chair.chair, holder_name(speech, chair)))
        .collect();
    let body = html! {
        body.at-table.replaying {
            nav.seek.panel aria-label=(speech.say("web-replay")) {
                a.button.small href={ "/table/" (id) } { (icon("leave")) (speech.say("web-back")) }
                a.button.small href=(link(first, seat)) { "⏮" span.unseen { (speech.say("web-first")) } }
                a.button.small rel="prev" href=(link(step.saturating_sub(1).max(first), seat)) { "◀" span.unseen { (speech.say("web-previous")) } }
                a.button.small.main rel="next" href=(link((step + 1).min(all), seat)) { "▶" span.unseen { (speech.say("web-next")) } }
                a.button.small href=(link(all, seat)) { "⏭" span.unseen { (speech.say("web-last")) } }
                form.row method="get" action={ "/table/" (id) "/replay" } data-plain {
                    label.unseen for="step" { (speech.say("web-step")) }
                    input #step type="range" name="step" min=(first) max=(all) value=(step) data-submit;
                    label.unseen for="seat" { (speech.say("web-eyes")) }
                    select #seat name="seat" data-submit {
                        @for (chair, name) in people { option value=(chair) selected[Some(chair) == seat] { (name) } }
                    }
                    button.button.small.no-script type="submit" { (speech.say("web-apply")) }
                }
                p.note { (speech.say_with("web-step-of", &Args::new().amount("count", step + 1 - first).amount("all", all + 1 - first))) }
            }
            div.table-page { (shown) }
        }
    };
    debug_assert!(view.stage != StageView::Lobby, "a replay shows a game");
    Ok(document(speech, &speech.say("web-replay"), Some(&edition), &html! {}, &body))
}
