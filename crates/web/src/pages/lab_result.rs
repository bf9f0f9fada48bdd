//! The result of an experiment, while it grows and afterward.

use std::sync::Arc;
use std::time::Duration;

use asterism_host::{ExperimentProgress, ExperimentStage, Host};
use asterism_lab::experiment::{Experiment, csv};
use asterism_words::{Args, error_text_of};
use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};

use crate::error::{ApiError, RequestError};
use crate::pages::assets::address;
use crate::pages::charts::decimal;
use crate::pages::failed;
use crate::pages::lab::{checked, minutes};
use crate::pages::lab_charts::LabCharts;
use crate::pages::lab_form::LabForm;
use crate::pages::layout::{page_with, style};
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;
use crate::session::MaybeCaller;

/// The page. The address contains the whole experiment.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    RawQuery(query): RawQuery,
) -> Response {
    let form = LabForm::read(query.unwrap_or_default().as_bytes());
    let experiment = match checked(&app, &ui, &form).await {
        Ok(Ok(experiment)) => experiment,
        // What is wrong is said beside the fields of the form.
        Ok(Err(_)) => return crate::pages::redirect::to(&format!("/lab?{}", form.query())),
        Err(error) => return failed(&ui, &error),
    };
    let progress = app.host.experiment(&Host::experiment_key(&experiment)).await;
    let person = caller.0.as_ref().map(crate::session::Caller::id);
    let client = ui.client.map(|client| client.to_string());
    let left = app.host.lab_time_left(person.as_ref(), client.as_deref());
    let own = progress.as_ref().is_some_and(|progress| Some(&progress.owner) == person.as_ref());
    ResultPage { ui, form, experiment, progress, left, own }.document().into_response()
}

/// The experiment as a file, or its figures as a table.
pub(crate) async fn download(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    Path(file): Path<String>,
    RawQuery(query): RawQuery,
) -> Response {
    let form = LabForm::read(query.unwrap_or_default().as_bytes());
    let missing = || failed(&ui, &ApiError::new(StatusCode::NOT_FOUND, &RequestError::NoSuchPage));
    let experiment = match checked(&app, &ui, &form).await {
        Ok(Ok(experiment)) => experiment,
        Ok(Err(_)) => return missing(),
        Err(error) => return failed(&ui, &error),
    };
    let (kind, text) = match file.as_str() {
        "experiment.toml" => ("application/toml; charset=utf-8", experiment.to_toml()),
        "figures.csv" => {
            let progress = app.host.experiment(&Host::experiment_key(&experiment)).await;
            let Some(found) = progress.and_then(|progress| progress.findings) else {
                return missing();
            };
            ("text/csv; charset=utf-8", csv(&found))
        }
        _ => return missing(),
    };
    let attached = format!("attachment; filename=\"{file}\"");
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, attached)], text).into_response()
}

struct ResultPage {
    ui: UiPreferences,
    form: LabForm,
    experiment: Experiment,
    progress: Option<ExperimentProgress>,
    /// How much computing time the reader has left.
    left: Duration,
    /// Whether the reader has started it.
    own: bool,
}

impl ResultPage {
    fn say(&self, key: &str) -> String {
        self.ui.say(key)
    }

    fn running(&self) -> bool {
        let running = |stage: &ExperimentStage| {
            matches!(stage, ExperimentStage::Preparing | ExperimentStage::Running)
        };
        self.progress.as_ref().is_some_and(|progress| running(&progress.stage))
    }

    fn document(mut self) -> Html<String> {
        self.ui.back = format!("/lab/result?{}", self.form.query());
        let ui = &self.ui;
        let running = self.running();
        let labels = self.labels();
        let charts = self.charts(&labels);
        let figures = charts.as_ref().map(LabCharts::figures).unwrap_or_default();
        let question = self.form.question(ui);
        let content = html! {
            div.lab {
                header.lab-head {
                    div {
                        p.zone { a href="/lab" { (self.say("lab-title")) } }
                        h1 { (question) }
                    }
                    div.row.no-print {
                        a.button href="/lab" { (self.say("lab-new")) }
                        a.button href={ "/lab?" (self.form.query()) } { (self.say("lab-edit")) }
                        button.button.with-script type="button" data-print hidden { (self.say("lab-print")) }
                    }
                }
                // The choice of a chart on small screens is outside of what is redrawn.
                @if !figures.is_empty() {
                    fieldset.lab-tabs.no-print {
                        legend.unseen { (self.say("lab-charts")) }
                        @for (index, figure) in figures.iter().enumerate() {
                            input.unseen type="radio" name="chart" id={ "tab-" (figure.id) } checked[index == 0];
                            label for={ "tab-" (figure.id) } { (self.say(&format!("{}-tab", figure.id))) }
                        }
                    }
                }
                div #lab data-running[running] {
                    (self.bar())
                    div.lab-grid {
                        aside.lab-side {
                            (self.about(&labels))
                            @if let Some(charts) = &charts {
                                @if !charts.comparisons.is_empty() {
                                    section.panel aria-labelledby="so-far" {
                                        h2 #so-far { (self.say(if running { "lab-so-far" } else { "lab-differs" })) }
                                        (charts.so_far())
                                    }
                                }
                            }
                            (self.take())
                        }
                        div.lab-charts { @if let Some(charts) = &charts { (charts.all()) } }
                    }
                    p.print-only.note { (self.foot()) " · " span.link { "/lab/result?" (self.form.query()) } }
                }
            }
        };
        let head = html! {
            (style("lab"))
            script type="module" src=(address("lab.js")) {}
            @if running { noscript { meta http-equiv="refresh" content="3"; } }
        };
        page_with(ui, &question, None, &head, &content)
    }

    /// The variants with their letters.
    fn labels(&self) -> Vec<String> {
        let names = self.form.variants(&self.ui);
        if names.len() == 1 {
            return names;
        }
        names.iter().zip('A'..).map(|(name, letter)| format!("{letter} {name}")).collect()
    }

    fn charts<'a>(&'a self, labels: &'a [String]) -> Option<LabCharts<'a>> {
        let progress = self.progress.as_ref()?;
        let findings = progress.findings.as_deref().filter(|found| found.games > 0)?;
        Some(LabCharts {
            ui: &self.ui,
            findings,
            comparisons: &progress.comparisons,
            labels,
            running: self.running(),
        })
    }

    /// A form that starts or stops the experiment.
    fn post(&self, action: &str, key: &str, main: bool) -> Markup {
        let fields: Vec<(String, String)> =
            form_urlencoded::parse(self.form.query().as_bytes()).into_owned().collect();
        html! {
            form method="post" action=(action) data-plain {
                @for (name, value) in &fields { input type="hidden" name=(name) value=(value); }
                button.button.main[main] type="submit" { (self.say(key)) }
            }
        }
    }

    fn bar(&self) -> Markup {
        let ui = &self.ui;
        let Some(progress) = &self.progress else {
            return html! {
                section.panel.lab-progress {
                    p { (self.say("lab-not-run")) }
                    (self.post("/lab/run", "lab-run", true))
                    (self.quota())
                }
            };
        };
        let found = progress.findings.as_deref();
        let (games, wanted) = (found.map_or(0, |found| found.games), self.experiment.games);
        let percent = games * 100 / wanted.max(1);
        let number = |games: u64| decimal(ui.language, games as f64, 0);
        let args = Args::new().text("done", number(games)).text("all", number(wanted));
        let stage = match &progress.stage {
            ExperimentStage::Preparing => "lab-stage-preparing",
            ExperimentStage::Running => "lab-stage-running",
            ExperimentStage::Done => "lab-stage-done",
            ExperimentStage::Stopped { by_quota: true } => "lab-stage-quota",
            ExperimentStage::Stopped { by_quota: false } => "lab-stage-stopped",
            ExperimentStage::Failed(_) => "lab-stage-failed",
        };
        html! {
            section.panel.lab-progress aria-label=(self.say("lab-progress")) {
                div.lab-state {
                    p.percent { (percent) "\u{a0}%" }
                    div.grow {
                        p { strong { (ui.say_with("lab-done-of", &args)) } }
                        p.note {
                            span.stage { (self.say(stage)) }
                            @if let Some(left) = progress.left { " · " (self.time_left(left)) }
                        }
                    }
                    @if self.running() {
                        @if self.own { (self.post("/lab/stop", "lab-stop", false)) }
                    } @else if progress.stage != ExperimentStage::Done {
                        (self.post("/lab/run", "lab-continue", true))
                    }
                }
                progress max=(wanted) value=(games) aria-label=(self.say("lab-progress")) {}
                // Changes at every quarter only, so that it is not announced all the time.
                p.unseen role="status" { (percent / 25 * 25) "\u{a0}%" @if percent == 100 { " " (self.say(stage)) } }
                @if let ExperimentStage::Failed(error) = &progress.stage {
                    p.wrong { (error_text_of(ui.language, error.code(), asterism_kernel::Explained::arguments(error))) }
                }
                @if self.running() && self.own { (self.quota()) }
            }
        }
    }

    fn quota(&self) -> Markup {
        let args = Args::new().text("minutes", minutes(&self.ui, self.left));
        html! { p.note { (self.ui.say_with("lab-quota", &args)) } }
    }

    fn time_left(&self, left: Duration) -> String {
        let seconds = left.as_secs() + 1;
        // Rounded, because it is an estimate that would change all the time.
        let (key, count) = match seconds {
            0..=20 => ("lab-left-seconds", seconds.div_ceil(5) * 5),
            21..=90 => ("lab-left-seconds", seconds.div_ceil(10) * 10),
            _ => ("lab-left-minutes", seconds.div_ceil(60)),
        };
        self.ui.say_with(key, &Args::new().amount("count", count as usize))
    }

    fn about(&self, labels: &[String]) -> Markup {
        let (ui, form) = (&self.ui, &self.form);
        let (game, deck) = asterism_catalog::choose_titles(&form.decks);
        let agents = form.agents.split(':').next().unwrap_or(form.agents);
        html! {
            section.panel.lab-about aria-labelledby="about" {
                h2 #about { (self.say("lab-about")) }
                ol.variants {
                    @for (series, label) in labels.iter().enumerate() {
                        li class={ "series-" (series) } { strong { (label) } }
                    }
                }
                dl.facts {
                    dt { (self.say("lab-decks")) } dd { (ui.deck_title(game, &deck)) }
                    dt { (self.say("lab-players")) } dd { (form.players) }
                    dt { (self.say("lab-agents")) } dd { (self.say(&format!("lab-agents-{agents}"))) }
                    dt { (self.say("lab-games")) } dd { (decimal(ui.language, form.games as f64, 0)) }
                    @if labels.len() > 1 { dt { (self.say("lab-deals")) } dd { (self.say("lab-deals-same")) } }
                    dt { (self.say("lab-seed")) } dd { (form.seed) }
                }
            }
        }
    }

    fn take(&self) -> Markup {
        let query = self.form.query();
        html! {
            section.panel.no-print aria-labelledby="take" {
                h2 #take { (self.say("lab-take")) }
                div.row {
                    a.button.small href={ "/lab/result?" (query) } data-copy-link { (self.say("lab-link")) }
                    a.button.small href={ "/lab/result/experiment.toml?" (query) } download { "TOML" }
                    @if self.progress.is_some() { a.button.small href={ "/lab/result/figures.csv?" (query) } download { "CSV" } }
                }
                p.note { (self.say("lab-take-how")) " " code { "asterism lab run experiment.toml" } }
            }
        }
    }

    /// What a printed page says at its end.
    fn foot(&self) -> String {
        let args = Args::new()
            .text("version", env!("CARGO_PKG_VERSION").to_owned())
            .text("seed", self.form.seed.to_string())
            .text("games", decimal(self.ui.language, self.form.games as f64, 0));
        self.ui.say_with("lab-foot", &args)
    }
}
