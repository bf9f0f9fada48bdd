//! The laboratory: the form of an experiment, and starting and stopping it.

use std::sync::Arc;
use std::time::Duration;

use asterism_cards::ast::Kind;
use asterism_catalog::{OptionValues, choose_titles, listing};
use asterism_kernel::MAX_SEATS;
use asterism_lab::experiment::{Experiment, number_on};
use asterism_words::{Args, kind_name};
use axum::extract::{RawForm, RawQuery, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};

use crate::error::ApiError;
use crate::pages::assets::address;
use crate::pages::charts::decimal;
use crate::pages::failed;
use crate::pages::guest::known;
use crate::pages::home::games;
use crate::pages::lab_form::{AGENTS, Change, GAMES, LabForm, MAX_NUMBER};
use crate::pages::layout::{page_with, style};
use crate::pages::new_form::FormProblem;
use crate::pages::redirect;
use crate::pages::ui_preferences::{UiPreferences, names};
use crate::server::App;
use crate::session::MaybeCaller;

/// The experiment of a form, checked on a worker thread because that builds its decks.
pub(crate) async fn checked(
    app: &App,
    ui: &UiPreferences,
    form: &LabForm,
) -> Result<Result<Experiment, Vec<FormProblem>>, ApiError> {
    let (form, ui) = (form.clone(), ui.clone());
    Ok(app.host.workers().run(move || form.experiment(&ui)).await?)
}

/// The page with the form. Without a query, it shows questions to begin with, too.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    RawQuery(query): RawQuery,
) -> Response {
    let query = query.unwrap_or_default();
    let form = LabForm::read(query.as_bytes());
    let problems = match checked(&app, &ui, &form).await {
        // What is not chosen yet is not a mistake.
        Ok(_) if query.is_empty() => Vec::new(),
        Ok(found) => found.err().unwrap_or_default(),
        Err(error) => return failed(&ui, &error),
    };
    let person = caller.0.as_ref().map(crate::session::Caller::id);
    let address = ui.client.map(|client| client.to_string());
    let left = app.host.lab_time_left(person.as_ref(), address.as_deref());
    shown(&ui, &LabPage { ui: &ui, form: &form, problems: &problems, left }, !query.is_empty())
        .into_response()
}

fn shown(ui: &UiPreferences, page: &LabPage<'_>, with_query: bool) -> impl IntoResponse + use<> {
    let mut ui = ui.clone();
    if with_query {
        ui.back = format!("/lab?{}", page.form.query());
    }
    let head = html! { (style("lab")) script type="module" src=(address("lab.js")) {} };
    page_with(&ui, &ui.say("lab-title"), None, &head, &page.content())
}

/// Starts an experiment and leads to its result.
pub(crate) async fn run(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    RawForm(body): RawForm,
) -> Response {
    let form = LabForm::read(&body);
    let experiment = match checked(&app, &ui, &form).await {
        Ok(Ok(experiment)) => experiment,
        Ok(Err(problems)) => {
            let left = app.host.lab_time_left(None, None);
            let page = LabPage { ui: &ui, form: &form, problems: &problems, left };
            return (StatusCode::UNPROCESSABLE_ENTITY, shown(&ui, &page, true)).into_response();
        }
        Err(error) => return failed(&ui, &error),
    };
    let started = async {
        let (caller, cookie) = known(&app, &ui, caller, None).await?;
        let address = ui.client.map(|client| client.to_string());
        app.host.run_experiment(experiment, &caller.id(), address.as_deref())?;
        Ok::<_, ApiError>(cookie)
    };
    match started.await {
        Ok(cookie) => {
            let cookies: Vec<(_, HeaderValue)> =
                cookie.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
            let to = redirect::to(&format!("/lab/result?{}", form.query()));
            (AppendHeaders(cookies), to).into_response()
        }
        Err(error) => failed(&ui, &error),
    }
}

/// Stops an experiment. What was played is kept.
pub(crate) async fn stop(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    RawForm(body): RawForm,
) -> Response {
    let form = LabForm::read(&body);
    let stopped = async {
        let experiment = checked(&app, &ui, &form).await?;
        let caller = caller.0.ok_or(asterism_host::HostError::NoSuchExperiment)?;
        if let Ok(experiment) = experiment {
            let key = asterism_host::Host::experiment_key(&experiment);
            app.host.stop_experiment(&key, &caller.id())?;
        }
        Ok::<_, ApiError>(())
    };
    match stopped.await {
        Ok(()) => redirect::to(&format!("/lab/result?{}", form.query())),
        Err(error) => failed(&ui, &error),
    }
}

/// Minutes of computing time, in words.
pub(crate) fn minutes(ui: &UiPreferences, time: Duration) -> String {
    decimal(ui.language, (time.as_secs_f64() / 60.0).floor(), 0)
}

struct LabPage<'a> {
    ui: &'a UiPreferences,
    form: &'a LabForm,
    problems: &'a [FormProblem],
    left: Duration,
}

impl LabPage<'_> {
    fn say(&self, key: &str) -> String {
        self.ui.say(key)
    }

    fn wrong(&self, field: &str) -> Markup {
        html! {
            div.field-wrong id={ "wrong-" (field) } data-live aria-live="polite" {
                @for problem in self.problems.iter().filter(|problem| problem.field == field) {
                    p.wrong { span aria-hidden="true" { "⚠ " } (problem.text) }
                }
            }
        }
    }

    fn invalid(&self, field: &str) -> Option<&'static str> {
        self.problems.iter().any(|problem| problem.field == field).then_some("true")
    }

    fn content(&self) -> Markup {
        html! {
            div.lab-form-page {
                h1 { (self.say("lab-title")) }
                p.lead { (self.say("lab-lead")) }
                (self.questions())
                form #lab-form .panel.form method="post" action="/lab/run" data-plain {
                    h2 { (self.say("lab-yours")) }
                    (self.decks())
                    (self.change())
                    (self.play())
                    div.row {
                        button.button.main.big type="submit" { (self.say("lab-run")) }
                        button.button.no-script type="submit" formmethod="get" formaction="/lab" { (self.say("lab-check")) }
                    }
                    p.note { (self.ui.say_with("lab-quota", &Args::new().text("minutes", minutes(self.ui, self.left)))) }
                }
            }
        }
    }

    /// Three questions to begin with.
    fn questions(&self) -> Markup {
        let questions = [
            LabForm {
                change: Change::Without,
                card: Some("fluxx-4/war".into()),
                ..LabForm::default()
            },
            LabForm {
                change: Change::Number,
                card: Some("fluxx-4/ten-cards-in-hand".into()),
                number: Some(12),
                ..LabForm::default()
            },
            LabForm::default(),
        ];
        html! {
            section.panel aria-labelledby="lab-questions" {
                h2 #lab-questions { (self.say("lab-questions")) }
                ul.questions {
                    @for form in &questions {
                        li { a.button href={ "/lab?" (form.query()) } { (form.question(self.ui)) } }
                    }
                }
            }
        }
    }

    fn decks(&self) -> Markup {
        let Self { ui, form, .. } = self;
        html! {
            fieldset #deck tabindex="-1" aria-describedby="wrong-deck" {
                legend { h3 { (self.say("lab-decks")) } }
                div.pick-list.decks {
                    @for game in games() {
                        label class={ "game " (game) } {
                            input type="checkbox" name="deck" value=(game) checked[form.decks.iter().any(|deck| deck == game)];
                            span { strong.name { (ui.edition(game)) } }
                        }
                    }
                }
                (self.wrong("deck"))
            }
        }
    }

    fn change(&self) -> Markup {
        let form = self.form;
        html! {
            fieldset {
                legend { h3 { (self.say("lab-change")) } }
                div.pick-list {
                    @for change in Change::ALL {
                        label {
                            input type="radio" name="change" value=(change.word()) checked[form.change == change];
                            span { (self.say(&format!("lab-change-{}", change.word()))) }
                        }
                    }
                }
                div #changed .three data-live { (self.changed()) }
                (self.wrong("card"))
                (self.wrong("number"))
                (self.wrong("option"))
            }
        }
    }

    /// The fields that belong to the chosen change.
    fn changed(&self) -> Markup {
        let Self { ui, form, .. } = self;
        html! {
            @if form.needs_card() {
                div.field {
                    label for="card" { (self.say("lab-card")) }
                    select #card name="card" aria-describedby="wrong-card" aria-invalid=[self.invalid("card")] {
                        option value="" { (self.say("lab-choose")) }
                        (self.cards())
                    }
                }
            }
            @if form.change == Change::Number {
                div.field {
                    label for="number" { (self.say("lab-number")) }
                    input #number type="number" name="number" min="0" max=(MAX_NUMBER) value=[form.number] aria-describedby="wrong-number" aria-invalid=[self.invalid("number")];
                }
            }
            @if form.change == Change::Option {
                @let (game, _) = choose_titles(&form.decks);
                div.field {
                    label for="option" { (self.say("lab-option")) }
                    select #option name="option" aria-describedby="wrong-option" aria-invalid=[self.invalid("option")] {
                        option value="" { (self.say("lab-choose")) }
                        @for option in listing(game).into_iter().flat_map(|listing| listing.options) {
                            @let values: Vec<String> = match option.values {
                                OptionValues::Truth => vec!["true".to_owned()],
                                OptionValues::Words(words) => words.iter().skip(1).map(|word| (*word).to_owned()).collect(),
                                OptionValues::UpTo(most) => (0..=most).map(|number| number.to_string()).collect(),
                            };
                            @for value in values {
                                @let written = format!("{}={value}", option.name);
                                option value=(written) selected[form.option.as_ref() == Some(&written)] { (LabForm::option_text(ui, &written)) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The cards that can be chosen, by edition and kind.
    fn cards(&self) -> Markup {
        let Self { ui, form, .. } = self;
        let editions = form.editions();
        let offered = |card: &asterism_cards::ast::Card| {
            form.change != Change::Number || number_on(card).is_some()
        };
        html! {
            @for edition in &editions {
                @for kind in Kind::ALL {
                    @let cards: Vec<_> = edition.cards.iter().filter(|card| card.kind == kind && offered(card)).collect();
                    @if !cards.is_empty() {
                        @let kind = kind_name(ui.language, kind);
                        optgroup label=(if editions.len() > 1 { format!("{}: {kind}", ui.edition(&edition.id)) } else { kind }) {
                            @for card in cards {
                                @let id = format!("{}/{}", edition.id, card.id);
                                option value=(id) selected[form.card.as_ref() == Some(&id)] { (names().title(ui.language, &id)) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn play(&self) -> Markup {
        let Self { ui, form, .. } = self;
        html! {
            fieldset {
                legend { h3 { (self.say("lab-play")) } }
                div.three {
                    div.field {
                        label for="players" { (self.say("lab-players")) }
                        select #players name="players" aria-describedby="wrong-players" aria-invalid=[self.invalid("players")] {
                            @for number in 2..=MAX_SEATS { option value=(number) selected[number == form.players] { (number) } }
                        }
                        (self.wrong("players"))
                    }
                    div.field {
                        label for="agents" { (self.say("lab-agents")) }
                        select #agents name="agents" {
                            @for agents in AGENTS {
                                @let key = agents.split(':').next().unwrap_or(agents);
                                option value=(agents) selected[agents == form.agents] { (self.say(&format!("lab-agents-{key}"))) }
                            }
                        }
                    }
                    div.field {
                        label for="games" { (self.say("lab-games")) }
                        select #games name="games" {
                            @for games in GAMES { option value=(games) selected[games == form.games] { (decimal(ui.language, games as f64, 0)) } }
                        }
                    }
                    div.field {
                        label for="seed" { (self.say("lab-seed")) }
                        input #seed type="number" name="seed" min="0" max="4294967295" value=(form.seed) aria-describedby="seed-how";
                        p.note #seed-how { (self.say("lab-seed-how")) }
                    }
                }
                div.pick-list {
                    label {
                        input type="checkbox" name="impact" value="all" checked[form.all_cards];
                        span { (self.say("lab-impact")) }
                    }
                }
            }
        }
    }
}
