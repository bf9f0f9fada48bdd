//! *How strong is it?*: games with and without a card of a set, on the same deals. The first
//! figures are measured as soon as somebody looks; more games are played when asked for.

use std::sync::Arc;
use std::time::Duration;

use asterism_cards::ast::Part;
use asterism_host::{ExperimentProgress, ExperimentStage, Host};
use asterism_lab::experiment::{CardFinding, Experiment, StudyFinding, Variant};
use asterism_words::{Args, error_text_of};
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

use crate::error::ApiError;
use crate::pages::assets::address;
use crate::pages::charts::{Unit, decimal};
use crate::pages::deck_figures::DeckFigures;
use crate::pages::lab::minutes;
use crate::pages::layout::{page_with, style};
use crate::pages::strength::{Strength, place, verdict};
use crate::pages::studio_parts::{CardInDeck, CardPath, OwnCard, chosen_deck, own_card};
use crate::pages::studio_strength_charts::StrengthCharts;
use crate::pages::ui_preferences::{UiPreferences, names};
use crate::pages::{failed, redirect};
use crate::server::App;
use crate::session::MaybeCaller;

/// Games that are played as soon as somebody looks: a few seconds' worth.
const FEW: u64 = 3_000;
/// Games that are played when asked for.
const MANY: u64 = 100_000;
const PLAYERS: usize = 4;
const SEED: u64 = 1;

/// What is shown.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Asked {
    deck: Option<String>,
    /// How many games.
    games: Option<u64>,
    /// Only the part that other pages include.
    fragment: Option<u8>,
}

impl Asked {
    fn games(&self) -> u64 {
        if self.games == Some(MANY) { MANY } else { FEW }
    }

    fn query(&self) -> String {
        let deck = chosen_deck(self.deck.as_deref());
        format!("?deck={deck}&games={}", self.games())
    }
}

/// The games with the card, and the same without it.
fn experiment(found: &CardInDeck, games: u64) -> Option<Experiment> {
    let mut without = found.setup.clone();
    without.mix.without.push(found.full_name.clone());
    without.build().ok()?;
    let agents = vec!["sensible".to_owned()];
    let with = Variant { name: "with".into(), setup: found.setup.clone(), agents: agents.clone() };
    let without = Variant { name: "without".into(), setup: without, agents: agents.clone() };
    let card = found.game.deck().name(found.card).to_owned();
    let whole = Experiment::of(found.setup.clone(), agents, games, SEED);
    Some(Experiment { variants: vec![with, without], study: Some(card), ..whole })
}

/// The card in its deck with its experiment, built on a worker thread. None if it can't be
/// played yet.
async fn built(
    app: &App,
    own: &OwnCard,
    asked: &Asked,
) -> Result<Option<(CardInDeck, Experiment)>, ApiError> {
    let (own, asked) = (own.clone(), asked.clone());
    let work = move || {
        let found = own.in_deck(chosen_deck(asked.deck.as_deref()), PLAYERS)?;
        let experiment = experiment(&found, asked.games())?;
        Some((found, experiment))
    };
    Ok(app.host.workers().run(work).await?)
}

pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(path): Path<CardPath>,
    Query(asked): Query<Asked>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    let shown = async {
        let own = own_card(&app, caller.0.as_ref(), &path).await?;
        let built = built(&app, &own, &asked).await?;
        let person = own.stored.owner.clone();
        let client = ui.client.map(|client| client.to_string());
        let (mut progress, mut refused) = (None, None);
        if let Some((_, experiment)) = &built {
            let key = Host::experiment_key(experiment);
            // Many games are only played when asked for, and what was stopped stays so.
            if asked.games() == FEW && app.host.experiment(&key).await.is_none() {
                let started =
                    app.host.run_experiment(experiment.clone(), &person, client.as_deref());
                refused = started.err().map(ApiError::from);
            }
            progress = app.host.experiment(&key).await;
        }
        let left = app.host.lab_time_left(Some(&person), client.as_deref());
        let (found, experiment) = built.unzip();
        let back = format!("{}{}", own.address("/strength"), asked.query());
        Ok::<_, ApiError>(StrengthPage {
            ui: UiPreferences { back, ..ui.clone() },
            own,
            asked,
            found,
            experiment,
            progress,
            refused,
            left,
        })
    };
    match shown.await {
        Ok(page) if page.asked.fragment.is_some() => {
            Html(page.meter(true).into_string()).into_response()
        }
        Ok(page) => page.document().into_response(),
        Err(error) => failed(&ui, &error),
    }
}

/// Plays many games.
pub(crate) async fn run(
    State(app): State<Arc<App>>,
    Path(path): Path<CardPath>,
    Query(asked): Query<Asked>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    let asked = Asked { games: Some(MANY), fragment: None, ..asked };
    let started = async {
        let own = own_card(&app, caller.0.as_ref(), &path).await?;
        if let Some((_, experiment)) = built(&app, &own, &asked).await? {
            let client = ui.client.map(|client| client.to_string());
            app.host.run_experiment(experiment, &own.stored.owner, client.as_deref())?;
        }
        Ok::<_, ApiError>(own.address("/strength"))
    };
    match started.await {
        Ok(address) => redirect::to(&format!("{address}{}", asked.query())),
        Err(error) => failed(&ui, &error),
    }
}

struct StrengthPage {
    ui: UiPreferences,
    own: OwnCard,
    asked: Asked,
    found: Option<CardInDeck>,
    experiment: Option<Experiment>,
    progress: Option<ExperimentProgress>,
    /// Why it isn't measured now.
    refused: Option<ApiError>,
    left: Duration,
}

impl StrengthPage {
    fn say(&self, key: &str) -> String {
        self.ui.say(key)
    }

    fn running(&self) -> bool {
        let running = |stage: &ExperimentStage| {
            matches!(stage, ExperimentStage::Preparing | ExperimentStage::Running)
        };
        self.progress.as_ref().is_some_and(|progress| running(&progress.stage))
    }

    fn charts(&self) -> Option<StrengthCharts<'_>> {
        let progress = self.progress.as_ref()?;
        let findings = progress.findings.as_deref().filter(|found| found.games > 0)?;
        let study = findings.study.as_ref()?;
        let card = findings.variants[0].cards.iter().find(|one| one.card == study.card)?;
        let definition = self.found.as_ref()?.definition();
        let usable = definition.parts.iter().any(|part| matches!(part, Part::Ability(_)));
        let labels = ["strength-with", "strength-without"].map(|key| self.say(key)).to_vec();
        let comparison = progress.comparisons.first();
        Some(StrengthCharts {
            ui: &self.ui,
            findings,
            study,
            card,
            comparison,
            labels,
            usable,
            running: self.running(),
        })
    }

    /// What matters more than strength: it is never played, games get stuck, it wins alone.
    fn warnings(&self, charts: &StrengthCharts<'_>) -> Vec<String> {
        let (ui, card) = (&self.ui, charts.card);
        let share = |value: f64| Unit::Share.text(ui, value);
        let games =
            || Args::new().text("games", decimal(ui.language, charts.findings.games as f64, 0));
        let mut said = Vec::new();
        if card.played.value == 0.0 {
            said.push(ui.say_with("strength-never-played", &games()));
        } else if charts.usable && card.used.value == 0.0 {
            said.push(ui.say_with("strength-never-used", &games()));
        } else if card.dead.low > 0.5 {
            let args = Args::new().text("share", share(card.dead.value));
            said.push(ui.say_with("strength-rarely-played", &args));
        }
        let [with, without] = [0, 1].map(|index| &charts.findings.variants[index]);
        if with.unwon.low > without.unwon.high {
            let args = Args::new()
                .text("share", share(with.unwon.value))
                .text("other", share(without.unwon.value));
            said.push(ui.say_with("strength-stuck", &args));
        }
        let won = with.goals.iter().find(|(goal, _)| *goal == card.card);
        let others = with.goals.len().max(2) as f64 - 1.0;
        if let Some((_, won)) = won.filter(|(_, won)| won.low > 4.0 * (1.0 - won.value) / others) {
            let args = Args::new().text("share", share(won.value));
            said.push(ui.say_with("strength-wins-often", &args));
        }
        said
    }

    /// A published card that is worth about as much.
    fn like(&self, study: &StudyFinding) -> Option<String> {
        let deck = chosen_deck(self.asked.deck.as_deref());
        let worth = study.drew.more;
        let near = DeckFigures::of(deck)?
            .worths()
            .filter(|(_, other)| (other.value - worth.value).abs() < 0.005)
            .min_by(|(_, a), (_, b)| {
                (a.value - worth.value).abs().total_cmp(&(b.value - worth.value).abs())
            })?;
        let full = format!("{deck}/{}", near.0);
        let args = Args::new()
            .text("card", names().mention(self.ui.language, &full).form("title").to_owned())
            .text("deck", self.ui.edition(deck));
        Some(self.ui.say_with("strength-like", &args))
    }

    /// The words, the meter, and how they were obtained. Other pages include it.
    fn meter(&self, alone: bool) -> Markup {
        let ui = &self.ui;
        let charts = self.charts();
        let link = format!("{}{}", self.own.address("/strength"), self.asked.query());
        let measured = charts.as_ref().map(|charts| (charts, charts.study.drew.more));
        let measured = measured.filter(|(charts, _)| charts.study.drew.players > 1);
        html! {
            div.strength data-running[self.running()] data-strength-of=(self.own.index) {
                @match &measured {
                    None if self.found.is_none() || self.experiment.is_none() => p.verdict { (self.say("strength-not-playable")) },
                    None if self.refused.is_some() => p.verdict { (self.say("strength-later")) },
                    None if charts.is_some() && !self.running() => p.verdict { (self.say("strength-never-drawn")) },
                    None => p.verdict role="status" { (self.say("strength-measuring")) },
                    Some((_, more)) => p.verdict role="status" { (verdict(ui, more)) },
                }
                div.strength-scale aria-hidden="true" {
                    div.strength-bar {
                        @if let Some((_, more)) = &measured {
                            @let (low, high) = (place(more.low), place(more.high));
                            svg viewBox="0 0 100 10" preserveAspectRatio="none" {
                                rect.bracket x=(format!("{low:.1}")) y="0.5" width=(format!("{:.1}", (high - low).max(1.0))) height="9" rx="1" {}
                                rect.middle x=(format!("{:.1}", place(more.value) - 0.3)) y="0" width=".6" height="10" {}
                            }
                        }
                    }
                    div.strength-words {
                        @for one in [Strength::Weak, Strength::Fair, Strength::TooStrong] { span { (self.say(&format!("strength-{}-too", one.word()))) } }
                    }
                }
                @if let Some((charts, more)) = &measured {
                    @for warning in self.warnings(charts) { p.strength-warning { span aria-hidden="true" { "⚠ " } (warning) } }
                    @let group = charts.study.drew;
                    @let args = Args::new().text("with", Unit::Share.text(ui, group.with.value)).text("without", Unit::Share.text(ui, group.without.value))
                        .text("points", Unit::Points.text(ui, more.value)).text("low", Unit::Points.text(ui, more.low)).text("high", Unit::Points.text(ui, more.high));
                    p { (ui.say_with("strength-drew", &args)) @if let Some(like) = self.like(charts.study) { " " (like) } }
                    p.note {
                        (ui.say_with("strength-games", &Args::new().text("games", decimal(ui.language, charts.findings.games as f64, 0))))
                        " · " (ui.edition(chosen_deck(self.asked.deck.as_deref())))
                    }
                }
                @if let Some(refused) = &self.refused { p.wrong { (refused.explanation.text(ui.language)) } }
                @if let Some(ExperimentStage::Failed(error)) = self.progress.as_ref().map(|progress| &progress.stage) {
                    p.wrong { (error_text_of(ui.language, error.code(), asterism_kernel::Explained::arguments(error))) }
                }
                @if alone { p { a href=(link) { (self.say("strength-more")) } } }
            }
        }
    }

    fn tile(&self, key: &str, figure: &str, note: &str) -> Markup {
        html! { li.panel { h2 { (self.say(key)) } p.figure-large { (figure) } p.note { (note) } } }
    }

    fn tiles(&self, charts: &StrengthCharts<'_>) -> Markup {
        let ui = &self.ui;
        let share = |value: f64| Unit::Share.text(ui, value);
        let StrengthCharts { study, card, findings, .. } = charts;
        let CardFinding { drawn, played, used, .. } = card;
        let more = study.drew.more;
        let range = |low: String, high: String| {
            ui.say_with("strength-range", &Args::new().text("low", low).text("high", high))
        };
        let [with, without] = [0, 1].map(|index| &findings.variants[index]);
        let turns = |value: f64| decimal(ui.language, value, 1);
        let longer = with.turns.value - without.turns.value;
        let points = ui.say_with(
            "strength-points",
            &Args::new().text("points", Unit::Points.text(ui, more.value)),
        );
        html! {
            ul.strength-tiles {
                (self.tile("strength-tile-wins", &points, &range(Unit::Points.text(ui, more.low), Unit::Points.text(ui, more.high))))
                (self.tile("strength-tile-played", &share(played.value), &ui.say_with("strength-tile-drawn", &Args::new().text("share", share(drawn.value)))))
                @if charts.usable {
                    (self.tile("strength-tile-used", &share(used.value), &range(share(used.low), share(used.high))))
                }
                (self.tile("strength-tile-length", &crate::pages::charts::signed(ui, longer, 1), &ui.say_with("strength-tile-instead", &Args::new().text("with", turns(with.turns.value)).text("without", turns(without.turns.value)))))
                (self.tile("strength-tile-stuck", &share(with.unwon.value), &ui.say_with("strength-tile-most", &Args::new().text("share", format!("{}\u{a0}%", decimal(ui.language, with.unwon.high * 100.0, 3))))))
            }
        }
    }

    fn choices(&self) -> Markup {
        let ui = &self.ui;
        let address = self.own.address("/strength");
        let deck = chosen_deck(self.asked.deck.as_deref());
        let editions = || asterism_catalog::editions().iter().map(|one| one.id.as_str());
        html! {
            section.panel.strength-choices.no-print aria-labelledby="strength-choices" {
                h2 #strength-choices { (self.say("strength-choices")) }
                form.row method="get" action=(address) data-plain {
                    label for="strength-deck" { (self.say("strength-deck")) }
                    select #strength-deck name="deck" {
                        @for id in editions().filter(|id| chosen_deck(Some(id)) == *id) { option value=(id) selected[id == deck] { (ui.edition(id)) } }
                    }
                    button.button type="submit" { (self.say("strength-measure")) }
                }
                @if self.asked.games() != MANY || !self.running() {
                    form method="post" action={ (address) (self.asked.query()) } data-plain {
                        button.button.main type="submit" { (self.say("strength-many-games")) }
                    }
                }
                p.note { (ui.say_with("lab-quota", &Args::new().text("minutes", minutes(ui, self.left)))) }
            }
        }
    }

    fn document(&self) -> Html<String> {
        let ui = &self.ui;
        let charts = self.charts();
        let figures = charts.as_ref().map(StrengthCharts::figures).unwrap_or_default();
        let progress = self.progress.as_ref().and_then(|one| one.findings.as_deref());
        let (games, wanted) = (progress.map_or(0, |one| one.games), self.asked.games());
        let title = self.say("strength-title");
        let content = html! {
            div.lab.strength-page {
                header.lab-head {
                    div {
                        p.zone { a href="/studio" { (self.say("strength-studio")) } " › " a href={ "/studio/" (self.own.stored.id) } { (self.own.set.title) } " › " a href=(self.own.address("")) { (self.own.name(ui)) } }
                        h1 { (title) }
                    }
                    div.row.no-print {
                        button.button.with-script type="button" data-print hidden { (self.say("lab-print")) }
                        a.button.main href=(self.own.address("")) { (self.say("strength-back")) }
                    }
                }
                @if !figures.is_empty() {
                    fieldset.lab-tabs.no-print {
                        legend.unseen { (self.say("lab-charts")) }
                        @for (index, figure) in figures.iter().enumerate() {
                            input.unseen type="radio" name="chart" id={ "tab-" (figure.id) } checked[index == 0];
                            label for={ "tab-" (figure.id) } { (self.say(&format!("{}-tab", figure.id))) }
                        }
                    }
                }
                div #lab data-running[self.running()] {
                    div.strength-head {
                        @if let Some(found) = &self.found { (found.face(ui)) }
                        section.panel aria-label=(self.say("strength-answer")) {
                            (self.meter(false))
                            @if self.running() || games > 0 { progress max=(wanted) value=(games) aria-label=(self.say("lab-progress")) {} }
                        }
                    }
                    @if let Some(charts) = &charts { (self.tiles(charts)) }
                    div.lab-charts { @for figure in &figures { (figure.markup(ui)) } }
                }
                (self.choices())
            }
        };
        let head = html! {
            (style("lab")) (style("strength"))
            script type="module" src=(address("lab.js")) {}
            @if self.running() { noscript { meta http-equiv="refresh" content="3"; } }
        };
        page_with(ui, &title, None, &head, &content)
    }
}
