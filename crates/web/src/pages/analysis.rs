//! The analysis of a finished game: its story, everybody's chances, luck and decisions,
//! and the moments that decided it. It is computed in the background; in the meantime the
//! page shows how far it has got.

use std::sync::Arc;

use asterism_host::{AnalysisProgress, AnalyzedGame, PartialAnalysis};
use asterism_kernel::Seat;
use asterism_table::{Holder, HolderView, PersonId, Replay, Table};
use asterism_words::{Args, People, story_text, turn_unit};
use axum::extract::{Form, Path, Query, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{AppendHeaders, Html, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

use crate::error::{ApiError, RequestError};
use crate::pages::analysis_chart::{self, Curve};
use crate::pages::analysis_moments::{MomentView, moments};
use crate::pages::assets::address;
use crate::pages::failed;
use crate::pages::guest::known;
use crate::pages::layout::{page_with, style};
use crate::pages::redirect;
use crate::pages::replay::{key_of, over};
use crate::pages::table::{edition, title};
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::{holder_name, seat_avatar};
use crate::server::App;
use crate::session::{Caller, MaybeCaller};

#[derive(Debug, Default, Deserialize)]
pub(crate) struct Access {
    /// Grants access to people who were sent a link.
    key: Option<String>,
}

/// The page. For a person who is known here, it starts the analysis.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(access): Query<Access>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    match shown(&app, &id, access, &ui, &caller).await {
        Ok(page) => page.into_response(),
        Err(error) => failed(&ui, &error),
    }
}

/// Starts the analysis for somebody who is new here.
pub(crate) async fn begin(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    ui: UiPreferences,
    caller: MaybeCaller,
    Form(access): Form<Access>,
) -> Response {
    let done = async {
        let (table, _) = over(&app, &id, access.key.as_deref(), &caller).await?;
        let (caller, cookie) = known(&app, &ui, caller, None).await?;
        start(&app, &table, &caller, &ui)?;
        Ok::<_, ApiError>((key_of(&table.revealed_seed().unwrap_or_default()), cookie))
    };
    match done.await {
        Ok((key, cookie)) => {
            let cookies: Vec<(_, HeaderValue)> =
                cookie.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
            let to = redirect::to(&format!("/table/{id}/analysis?key={key}"));
            (AppendHeaders(cookies), to).into_response()
        }
        Err(error) => failed(&ui, &error),
    }
}

fn start(
    app: &App,
    table: &Table,
    caller: &Caller,
    ui: &UiPreferences,
) -> Result<AnalysisProgress, ApiError> {
    let address = ui.client.map(|client| client.to_string());
    Ok(app.host.analyze(table.id(), &caller.id(), address.as_deref())?)
}

async fn shown(
    app: &App,
    id: &str,
    access: Access,
    ui: &UiPreferences,
    caller: &MaybeCaller,
) -> Result<Html<String>, ApiError> {
    let (table, person) = over(app, id, access.key.as_deref(), caller).await?;
    let replay = app.host.replay(table.id()).await?;
    if replay.moments().is_empty() {
        return Err(ApiError::new(StatusCode::CONFLICT, &RequestError::NeverBegun));
    }
    let known = app.host.analysis(table.id());
    let progress = match (known, &caller.0) {
        (Some(progress @ (AnalysisProgress::Done(_) | AnalysisProgress::Running(_))), _) => {
            Some(progress)
        }
        (Some(AnalysisProgress::Failed(error)), _) => return Err(error.into()),
        (None, Some(caller)) => Some(start(app, &table, caller, ui)?),
        (None, None) => None,
    };
    let ui = ui.clone();
    let work = move |table: &Table| {
        let page = AnalysisPage { ui: &ui, table, replay: &replay, person };
        page.document(progress)
    };
    Ok(app.host.workers().run_for(&table, work).await?)
}

pub(crate) struct AnalysisPage<'a> {
    pub(crate) ui: &'a UiPreferences,
    pub(crate) table: &'a Table,
    pub(crate) replay: &'a Replay,
    pub(crate) person: Option<PersonId>,
}

impl AnalysisPage<'_> {
    pub(crate) fn me(&self) -> Option<Seat> {
        let chair = self.table.chair_of(self.person.as_ref()?)?;
        Seat::from_index(chair)
    }

    /// The names of all seats, as they were at the end.
    pub(crate) fn names(&self) -> Vec<String> {
        self.table.view(None).chairs.iter().map(|chair| holder_name(self.ui, chair)).collect()
    }

    pub(crate) fn name(&self, names: &[String], seat: Seat) -> String {
        let name = names.get(seat.index()).cloned().unwrap_or_default();
        if self.me() == Some(seat) {
            return self.ui.say_with("analysis-you", &Args::new().text("name", name));
        }
        name
    }

    pub(crate) fn avatar(&self, seat: Seat) -> Markup {
        let view = self.table.view(None);
        let color = view.chairs.get(seat.index()).and_then(|chair| match &chair.holder {
            HolderView::Person(person) | HolderView::StandIn(person) => person.color,
            HolderView::Nobody | HolderView::Bot { .. } => None,
        });
        seat_avatar(seat.index(), color, true)
    }

    fn key(&self) -> String {
        key_of(&self.table.revealed_seed().unwrap_or_default())
    }

    /// The replay at the step that a number of entries of the record leads to.
    pub(crate) fn replay_step(&self, count: usize) -> usize {
        self.replay.moments().partition_point(|&moment| moment <= count).max(1)
    }

    pub(crate) fn replay_link(&self, count: usize, seat: Seat) -> String {
        let (step, key) = (self.replay_step(count), self.key());
        format!("/table/{}/replay?step={step}&seat={}&key={key}", self.table.id(), seat.index())
    }

    /// A form that continues the game from there.
    pub(crate) fn fork(&self, count: usize, seat: Seat) -> Markup {
        let taken = |chair: &asterism_table::Chair| chair.holder != Holder::Nobody;
        let seat = self.me().unwrap_or(seat);
        if !self.table.chairs().get(seat.index()).is_some_and(taken) {
            return html! {};
        }
        html! {
            form method="post" action={ "/table/" (self.table.id()) "/fork" } data-plain {
                input type="hidden" name="step" value=(self.replay_step(count));
                input type="hidden" name="seat" value=(seat.index());
                input type="hidden" name="key" value=(self.key());
                button.button.small type="submit" { (self.ui.say("analysis-fork")) }
            }
        }
    }

    fn document(&self, progress: Option<AnalysisProgress>) -> Html<String> {
        let ui = self.ui;
        let running = matches!(progress, Some(AnalysisProgress::Running(_)));
        let content = match progress {
            Some(AnalysisProgress::Done(analyzed)) => self.done(&analyzed),
            Some(AnalysisProgress::Running(partial)) => self.running(&partial),
            Some(AnalysisProgress::Failed(_)) | None => self.offer(),
        };
        let replay = format!("/table/{}/replay?key={}", self.table.id(), self.key());
        let content = html! {
            div #analysis .analysis data-running[running] {
                header.analysis-head {
                    div {
                        p.zone { (ui.say("analysis-title")) " · " (title(ui, self.table)) }
                        h1 { (self.heading()) }
                    }
                    div.row {
                        a.button href=(replay) { (ui.say("web-replay")) }
                        a.button href={ "/table/" (self.table.id()) } { (ui.say("web-back-to-table")) }
                    }
                }
                (content)
            }
        };
        let head = html! {
            (style("analysis"))
            script type="module" src=(address("analysis.js")) {}
            @if running { noscript { meta http-equiv="refresh" content="3"; } }
        };
        page_with(ui, &ui.say("analysis-title"), Some(&edition(self.table)), &head, &content)
    }

    fn heading(&self) -> String {
        let over = self.table.view(self.person.as_ref()).over;
        let winners = over.map(|over| over.winners).unwrap_or_default();
        let names = self.names();
        let won: Vec<String> =
            winners.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect();
        match won.as_slice() {
            [] => self.ui.say("web-over-nobody"),
            _ if self.me().is_some_and(|me| winners.contains(me)) && won.len() == 1 => {
                self.ui.say("web-over-you")
            }
            won => {
                let args = Args::new().text("names", won.join(", ")).amount("count", won.len());
                self.ui.say_with("web-over-won", &args)
            }
        }
    }

    /// For somebody who is new here: a button.
    fn offer(&self) -> Markup {
        html! {
            section.panel {
                p { (self.ui.say("analysis-begin-how")) }
                form method="post" action={ "/table/" (self.table.id()) "/analysis" } data-plain {
                    input type="hidden" name="key" value=(self.key());
                    button.button.main type="submit" { (self.ui.say("analysis-begin")) }
                }
            }
        }
    }

    fn running(&self, partial: &PartialAnalysis) -> Markup {
        let ui = self.ui;
        let players: Vec<Seat> = self.seats().collect();
        let unit = self.unit(None);
        let args = Args::new()
            .choice("unit", unit)
            .text("turn", partial.turn.to_string())
            .text("turns", partial.turns.to_string());
        let said = match partial.turns {
            0 => ui.say("analysis-reading"),
            _ => ui.say_with("analysis-progress", &args),
        };
        html! {
            section.panel.analysis-progress {
                p role="status" { strong { (said) } }
                progress max=(partial.all.max(1)) value=(partial.done) aria-label=(said) {}
                p.note { (ui.say("analysis-leave")) }
            }
            @if partial.points.len() > 1 {
                (analysis_chart::section(self, &Curve {
                    players: &players,
                    points: &partial.points,
                    moments: &[],
                    turns: partial.turns,
                    turns_per_round: 1,
                    unit,
                    winners: asterism_kernel::SeatSet::EMPTY,
                }))
            }
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        let taken = |&(_, chair): &(usize, &asterism_table::Chair)| chair.holder != Holder::Nobody;
        let chairs = self.table.chairs().iter().enumerate().filter(taken);
        chairs.filter_map(|(at, _)| Seat::from_index(at))
    }

    /// What turns are called. Games where everybody plays in each turn call them rounds.
    fn unit(&self, turns_per_round: Option<u32>) -> &'static str {
        match turns_per_round {
            Some(count) => turn_unit(count),
            None if self.table.settings().setup.mix.editions.is_empty() => "round",
            None => "turn",
        }
    }

    fn done(&self, analyzed: &AnalyzedGame) -> Markup {
        let ui = self.ui;
        let AnalyzedGame { analysis, counts, .. } = analyzed;
        let names = self.names();
        let people = People { names: &names, you: self.me() };
        let unit = self.unit(Some(analysis.turns_per_round));
        let views: Vec<MomentView> = moments(self, analysis, counts);
        let story = story_text(ui.language, people, analysis, |at| {
            views.get(at).and_then(|view| view.played.clone()).unwrap_or_default()
        });
        let judged = Args::new()
            .amount("decisions", analysis.decisions)
            .amount("count", analysis.plan.simulations as usize);
        html! {
            section.panel.story aria-labelledby="story" {
                h2.zone #story { (ui.say("analysis-story")) }
                p { @for sentence in &story { (sentence) " " } }
            }
            div.analysis-grid {
                div.analysis-main {
                    (analysis_chart::section(self, &Curve {
                        players: &analysis.players,
                        points: &analysis.points,
                        moments: &analysis.moments,
                        turns: analysis.turns,
                        turns_per_round: analysis.turns_per_round,
                        unit,
                        winners: analysis.winners,
                    }))
                    (analysis_chart::balance(self, &analysis.seats))
                }
                section.analysis-moments aria-labelledby="moments" {
                    h2 #moments { (ui.say("analysis-moments")) }
                    @if views.is_empty() { p { (ui.say("analysis-no-moments")) } }
                    @for (at, (view, moment)) in views.iter().zip(&analysis.moments).enumerate() {
                        (view.markup(self, &names, moment, at + 1, unit))
                    }
                }
            }
            p.note { (ui.say_with("analysis-judged", &judged)) }
            details.panel.judged {
                summary { (ui.say("analysis-how")) }
                @for key in ["chances", "decisions", "luck"] { p { (ui.say(&format!("analysis-how-{key}"))) } }
            }
        }
    }
}
