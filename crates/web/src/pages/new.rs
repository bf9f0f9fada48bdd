//! The page for a new table: game, editions, single cards, players, pace, house rules.
//!
//! Everything that is filled in is in the address of the page, so that it can be checked
//! without scripts and is never lost. A script does the same while the form is filled in
//! (`assets/new.js`): it asks for this page and takes over the parts marked `data-live`.

use std::sync::Arc;

use asterism_catalog::{
    OptionListing, OptionValues, Setup, Title, choose_titles, listed_games, title_of, titles,
};
use asterism_kernel::MAX_SEATS;
use asterism_table::{Action, Digest, Level, Settings, TableId};
use asterism_words::{Args, edition_title};
use axum::extract::{RawForm, RawQuery, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{AppendHeaders, Html, IntoResponse, Response};
use maud::{Markup, html};

use crate::api::action::perform;
use crate::cookies;
use crate::error::ApiError;
use crate::pages::assets::address;
use crate::pages::guest::known;
use crate::pages::home::games;
use crate::pages::layout::page_with;
use crate::pages::new_form::{FormProblem, NewTableForm};
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::{code, failed, mix, redirect, responses};
use crate::server::App;
use crate::session::MaybeCaller;

/// How long tables wait for responses, in seconds, the default first.
const BEATS: [usize; 4] = [2, 1, 4, 8];

/// The page, with the values that were entered before.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    RawQuery(query): RawQuery,
) -> Response {
    let form = NewTableForm::read(query.unwrap_or_default().as_bytes());
    if let Some(changed) = pressed(&form) {
        // To an address that changes nothing when it is loaded again.
        return redirect::to(&format!("/new?{}#cards", changed.query()));
    }
    let form = form.with_defaults(&ui);
    let shown = ui.clone();
    let page = app.host.workers().run(move || {
        let settings = form.settings();
        let problems = form.problems(&shown, &settings);
        NewTablePage { ui: shown, form, settings, problems }.whole()
    });
    match page.await {
        Ok(page) => page.into_response(),
        Err(error) => failed(&ui, &error.into()),
    }
}

/// The form after a button for a single card was pressed, if one was.
fn pressed(form: &NewTableForm) -> Option<NewTableForm> {
    let mut cards = form.single_cards();
    let (_, deck) = choose_titles(&form.all("deck"));
    match (form.one("toggle"), form.one("forget")) {
        (Some(card), _) => cards.toggle(card, &deck),
        (_, Some(card)) => cards.forget(card),
        (None, None) => return None,
    }
    Some(form.with_single_cards(&cards))
}

struct NewTablePage {
    ui: UiPreferences,
    form: NewTableForm,
    settings: Settings,
    problems: Vec<FormProblem>,
}

impl NewTablePage {
    fn whole(self) -> Html<String> {
        let content = self.content();
        let Self { mut ui, form, .. } = self;
        let head = html! {
            link rel="stylesheet" href=(address("style/new.css"));
            script type="module" src=(address("new.js")) {}
        };
        ui.back = format!("/new?{}", form.query());
        page_with(&ui, &ui.say("web-new-table"), None, &head, &content)
    }

    fn say(&self, key: &str) -> String {
        self.ui.say(key)
    }

    fn problems_of(&self, field: &str) -> impl Iterator<Item = &str> {
        let found = self.problems.iter().filter(move |problem| problem.field == field);
        found.map(|problem| problem.text.as_str())
    }

    /// What is wrong with a field. The element is there in any case, so that it can be
    /// filled while the form is.
    fn wrong(&self, field: &str) -> Markup {
        html! {
            div.field-wrong id={ "wrong-" (field) } data-live aria-live="polite" {
                @for text in self.problems_of(field) { p.wrong { span aria-hidden="true" { "⚠ " } (text) } }
            }
        }
    }

    fn invalid(&self, field: &str) -> Option<&'static str> {
        self.problems_of(field).next().map(|_| "true")
    }

    fn content(&self) -> Markup {
        html! {
            h1 { (self.say("web-new-table")) }
            form #new-table .new-table method="post" action="/new" {
                div.form {
                    (self.decks())
                    (self.cards())
                    (self.players())
                    (self.pace())
                    (self.options())
                }
                aside.panel.mix aria-labelledby="mix-title" {
                    h2 #mix-title { (self.say("new-mix")) }
                    div #mix .form data-live tabindex="0" role="region" aria-labelledby="mix-title" { (self.summary()) }
                    div.row.no-script { button.button type="submit" formmethod="get" formaction="/new" { (self.say("web-check-mix")) } }
                    button.button.main.big type="submit" { (self.say("web-make-table")) }
                    div #problems data-live { (self.all_problems()) }
                }
            }
        }
    }

    fn summary(&self) -> Markup {
        let setup = &self.settings.setup;
        let sources = if setup.mix.editions.is_empty() { Vec::new() } else { setup.mix.sources() };
        let clear = self.problems_of("deck").next().is_none();
        html! {
            @if clear {
                p.deck-title { (self.ui.deck_title(&setup.game, &sources)) }
                (mix::summary(&self.ui, setup))
            } @else {
                p.note { (self.say("new-mix-unclear")) }
            }
        }
    }

    /// All problems, with links to their fields.
    fn all_problems(&self) -> Markup {
        html! {
            @if !self.problems.is_empty() {
                div.warn {
                    p { (self.say("new-problems")) }
                    ul {
                        @for problem in &self.problems {
                            li { a href={ "#" (problem.field) } { (problem.text) } }
                        }
                    }
                }
            }
        }
    }

    fn decks(&self) -> Markup {
        let Self { ui, form, .. } = self;
        html! {
            fieldset #deck .panel.form tabindex="-1" aria-describedby="wrong-deck" {
                legend { h2 { (ui.say("web-which-game")) } }
                // The first button is pressed by Enter in any field.
                button.no-script.unseen tabindex="-1" aria-hidden="true" type="submit" formmethod="get" formaction="/new" { (ui.say("web-check-mix")) }
                p.note { (ui.say("web-mix-how")) }
                div.pick-list.decks {
                    @for game in games() {
                        label class={ "game " (game) } {
                            input type="checkbox" name="deck" value=(game) checked[form.has("deck", game)];
                            span { strong.name { (ui.edition(game)) } span.note { (printed(ui, game)) " · " (ui.say(&format!("web-about-{game}"))) } }
                        }
                    }
                }
                (self.wrong("deck"))
            }
        }
    }

    fn cards(&self) -> Markup {
        let Self { ui, form, .. } = self;
        let (_, deck) = choose_titles(&form.all("deck"));
        let search = form.one("find").unwrap_or_default();
        let cards = form.single_cards();
        html! {
            fieldset #cards .panel.form tabindex="-1" aria-describedby="wrong-cards" {
                legend { h2 { (ui.say("new-single-cards")) } }
                p.note #find-how { (ui.say("new-single-cards-how")) }
                div.row.search role="search" {
                    label.unseen for="find" { (ui.say("new-search")) }
                    input #find .grow type="search" name="find" value=(search) maxlength="60" autocomplete="off"
                        placeholder=(ui.say("new-search")) aria-describedby="find-how";
                    button.button.no-script type="submit" formmethod="get" formaction="/new#cards" { (ui.say("new-search-button")) }
                }
                div #found data-live { (cards.found(ui, &deck, search)) }
                div #chosen data-live { (cards.chosen(ui, &deck)) }
                (self.wrong("cards"))
            }
        }
    }

    fn players(&self) -> Markup {
        let Self { ui, form, .. } = self;
        html! {
            fieldset.panel.form {
                legend { h2 { (ui.say("web-who-plays")) } }
                div.three {
                    div.field {
                        label for="seats" { (ui.say("web-seats")) }
                        select #seats name="seats" aria-describedby="seats-how wrong-seats" aria-invalid=[self.invalid("seats")] {
                            (seat_numbers(ui, form.number("seats", 4)))
                        }
                        (self.wrong("seats"))
                    }
                    div.field {
                        label for="bots" { (ui.say("web-bots")) }
                        select #bots name="bots" aria-describedby="wrong-bots" aria-invalid=[self.invalid("bots")] {
                            @for value in 0..MAX_SEATS { option value=(value) selected[value == form.number("bots", 0)] { (value) } }
                        }
                        (self.wrong("bots"))
                    }
                    div.field {
                        label for="level" { (ui.say("web-level")) }
                        select #level name="level" {
                            @for level in Level::ALL {
                                option value=(level.name()) selected[form.is("level", level.name(), level == Level::Regular)] { (ui.say(&format!("level-{}", level.name()))) }
                            }
                        }
                    }
                }
                p.note #seats-how { (ui.say("seats-more-how")) }
                div.field {
                    label for="first" { (ui.say("seats-first")) }
                    select #first name="first" {
                        option value="" selected[form.is("first", "", true)] { (ui.say("seats-first-chance")) }
                        option value="call" selected[form.has("first", "call")] { (ui.say("seats-first-call")) }
                        option value="0" selected[form.has("first", "0")] { (ui.say("web-me")) }
                    }
                }
            }
        }
    }

    fn pace(&self) -> Markup {
        let Self { ui, form, .. } = self;
        let checkbox = |name: &str| {
            html! {
                label {
                    input type="checkbox" name=(name) value="yes" checked[form.has(name, "yes")];
                    span { (ui.say(&format!("web-{name}"))) }
                }
            }
        };
        html! {
            fieldset.panel.form {
                legend { h2 { (ui.say("web-how-fast")) } }
                div.pick-list {
                    @for (index, pace) in ["casual", "live", "slow"].into_iter().enumerate() {
                        label {
                            input type="radio" name="pace" value=(pace) checked[form.is("pace", pace, index == 0)];
                            span { (ui.say(&format!("web-pace-{pace}"))) }
                        }
                    }
                }
                div.field {
                    label for="responses" { (ui.say("web-responses")) }
                    select #responses name="responses" {
                        @for (index, seconds) in BEATS.into_iter().enumerate() {
                            @let value = seconds.to_string();
                            option value=(value) selected[form.is("responses", &value, index == 0)] {
                                (ui.say_with("web-responses-beat", &Args::new().amount("count", seconds)))
                            }
                        }
                        option value="sealed" selected[form.is("responses", "sealed", false)] { (ui.say("web-responses-sealed")) }
                    }
                }
                (plays(ui, form))
                (hints(ui, form))
                div.pick-list { (checkbox("public")) (checkbox("spectators")) (checkbox("take-bots")) }
            }
        }
    }

    fn options(&self) -> Markup {
        let Self { ui, form, .. } = self;
        let names = listed_games().flat_map(|game| game.options).map(|option| option.name);
        let mut fields = names.map(|name| format!("option-{name}"));
        let changed = fields.any(|field| form.one(&field).is_some_and(|value| !value.is_empty()));
        html! {
            details.panel open[changed] {
                summary { (ui.say("web-options")) }
                div.form {
                    p.note { (ui.say("web-options-how")) }
                    @for game in listed_games() {
                        h3 { (edition_title(ui.language, game.name, game.title)) }
                        @for option in game.options { (self.option(option)) }
                    }
                }
            }
        }
    }

    fn option(&self, option: &OptionListing) -> Markup {
        let Self { ui, form, .. } = self;
        let name = format!("option-{}", option.name);
        let chosen = |value: &str| form.has(&name, value);
        html! {
            div.field {
                label for=(name) { (ui.say(&format!("web-option-{}", option.name))) }
                p.note id={ (name) "-how" } { (ui.say(&how(option.name))) }
                select id=(name) name=(name) aria-describedby={ (name) "-how wrong-" (name) } aria-invalid=[self.invalid(&name)] {
                    option value="" { (ui.say("web-option-usual")) }
                    @match option.values {
                        OptionValues::Truth => option value="true" selected[chosen("true")] { (ui.say("choice-yes")) },
                        OptionValues::Words(words) => @for word in words.iter().skip(1) {
                            option value=(word) selected[chosen(word)] { (ui.say(&format!("web-option-{}-{word}", option.name))) }
                        },
                        OptionValues::UpTo(most) => @for number in 0..=most { option value=(number) selected[chosen(&number.to_string())] { (number) } },
                    }
                }
                (self.wrong(&name))
                @if let Some(text) = mix::spoiled_by(ui, &self.settings.setup, option.name) {
                    div id={ "note-" (name) } data-live { p.warn { (text) } }
                } @else {
                    div id={ "note-" (name) } data-live {}
                }
            }
        }
    }
}

/// How long the page shows what others play.
fn plays(ui: &UiPreferences, form: &NewTableForm) -> Markup {
    html! {
        div.field {
            label for="plays" { (ui.say("web-show-plays")) }
            select #plays name="plays" {
                @for speed in ["off", "fast", "normal", "slow"] {
                    option value=(speed) selected[form.is("plays", speed, speed == "normal")] { (ui.say(&format!("web-show-plays-{speed}"))) }
                }
            }
        }
    }
}

/// Who may ask what an expert would do.
fn hints(ui: &UiPreferences, form: &NewTableForm) -> Markup {
    html! {
        div.field {
            label for="hints" { (ui.say("hints-label")) }
            select #hints name="hints" {
                @for value in ["alone", "on", "off"] {
                    option value=(value) selected[form.is("hints", value, value == "alone")] { (ui.say(&format!("hints-{value}"))) }
                }
            }
        }
    }
}

/// A setup with only this title.
fn only(title: &str) -> Setup {
    let (game, deck) = choose_titles(&[title.to_owned()]);
    let mut setup = Setup::new(game, 2);
    setup.mix.editions = deck;
    setup
}

/// The numbers of seats. Numbers that not every game takes, or that are above what is
/// printed on a box, say so.
fn seat_numbers(ui: &UiPreferences, chosen: usize) -> Markup {
    let printed = |title: Title| *only(title.id).printed_players().end();
    let everywhere = titles().map(printed).min().unwrap_or(MAX_SEATS);
    let somewhere = titles().map(printed).max().unwrap_or(MAX_SEATS);
    let label = |number: usize| {
        let key = match number {
            _ if number <= everywhere => return number.to_string(),
            _ if number <= somewhere => "seats-number-fluxx",
            _ => "seats-number-more",
        };
        ui.say_with(key, &Args::new().text("number", number.to_string()))
    };
    html! {
        @for value in 2..=MAX_SEATS { option value=(value) selected[value == chosen] { (label(value)) } }
    }
}

/// How many players a game is made for.
fn printed(ui: &UiPreferences, game: &str) -> String {
    let players = only(game).printed_players();
    let args = Args::new()
        .text("fewest", players.start().to_string())
        .text("most", players.end().to_string());
    ui.say_with("seats-printed", &args)
}

/// The message key of an option's explanation.
fn how(option: &str) -> String {
    format!("web-option-{option}-how")
}

/// Creates the table, seats its creator and the bots, and creates a link. If that isn't
/// possible, the page is shown again with everything that was filled in.
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    RawForm(body): RawForm,
) -> Response {
    let (form, shown) = (NewTableForm::read(&body), ui.clone());
    let checked = app.host.workers().run(move || {
        let settings = form.settings();
        let problems = form.problems(&shown, &settings);
        NewTablePage { ui: shown, form, settings, problems }
    });
    let mut page = match checked.await {
        Ok(page) => page,
        Err(error) => return failed(&ui, &error.into()),
    };
    if page.problems.is_empty() {
        match make(&app, &ui, caller, &page.form, page.settings.clone()).await {
            Ok((table, token, mut cookies)) => {
                let link = Digest::of(token.as_bytes());
                let code = code::make(&app, &table, &link).await.unwrap_or_default();
                let address = format!("/table/{table}?invite={token}&code={code}");
                let cookies: Vec<_> =
                    cookies.drain(..).map(|cookie| (SET_COOKIE, cookie)).collect();
                return (AppendHeaders(cookies), redirect::to(&address)).into_response();
            }
            Err(error) => {
                let text = error.explanation.text(ui.language);
                page.problems.push(FormProblem { field: "new-table".into(), text });
                let status = StatusCode::from_u16(error.status);
                let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
                return (status, page.whole()).into_response();
            }
        }
    }
    (StatusCode::UNPROCESSABLE_ENTITY, page.whole()).into_response()
}

async fn make(
    app: &App,
    ui: &UiPreferences,
    caller: MaybeCaller,
    form: &NewTableForm,
    settings: Settings,
) -> Result<(TableId, String, Vec<HeaderValue>), ApiError> {
    let (seats, bots, level) = (settings.seats(), form.number("bots", 0), form.level());
    // "Play now" will offer this game next time.
    let setup = &settings.setup;
    let played = (setup.mix.editions.len() <= 1)
        .then(|| title_of(&setup.game, &setup.mix.editions).to_owned());
    let (caller, cookie) = known(app, ui, caller, None).await?;
    app.admit_table(caller.person.id.as_str(), ui.client)?;
    let table = app.host.create(settings, &caller.at_table()).await?;
    app.count_table(&table, ui.client);
    responses::sit_down(app, &table, &caller, Some(0), &ui.responses).await?;
    for chair in (1..seats).rev().take(bots) {
        perform(app, &table, &caller, Action::SeatBot { chair, level }).await?;
    }
    let invited =
        perform(app, &table, &caller, Action::Invite { hours: None, watch: false, link: None })
            .await?;
    let token = invited.token.unwrap_or_default();
    let last = played.map(|played| cookies::preference("last", &played));
    Ok((table, token, cookie.into_iter().chain(last).collect()))
}

#[cfg(test)]
mod tests {
    use asterism_words::{Language, Words};

    use super::*;

    #[test]
    fn every_option_is_explained_in_every_language() {
        for language in Language::ALL {
            let words = Words::of(language);
            for option in listed_games().flat_map(|game| game.options) {
                let explanation = words.say(&how(option.name), &Args::new());
                assert!(
                    explanation.split(' ').count() > 6,
                    "{language:?} {}: {explanation}",
                    option.name
                );
            }
        }
    }

    #[test]
    fn a_pressed_button_leads_to_an_address_without_it() {
        let form = NewTableForm::read(b"deck=star&seats=3&find=ali&toggle=wonderland/alice");
        let query = pressed(&form).expect("a button was pressed").query();
        assert_eq!(query, "deck=star&seats=3&find=ali&with=wonderland%2Falice");
        assert!(pressed(&NewTableForm::read(query.as_bytes())).is_none());
        let back = NewTableForm::read(format!("{query}&forget=wonderland/alice").as_bytes());
        let query = pressed(&back).expect("a button was pressed").query();
        assert_eq!(query, "deck=star&seats=3&find=ali");
    }
}
