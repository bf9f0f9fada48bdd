//! The form for a new table: game, editions, options, players, pace.

use std::sync::Arc;

use asterism_catalog::{
    EDITIONS, OptionValues, Setup, Title, choose_titles, listed_games, listing, title_of, titles,
};
use asterism_host::HostError;
use asterism_kernel::MAX_SEATS;
use asterism_table::{Action, Digest, Level, Pace, Responses, Settings, TableId, Visibility};
use asterism_words::{Args, edition_title};
use axum::extract::{RawForm, RawQuery, State};
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde_json::Value;

use crate::api::action::perform;
use crate::cookies;
use crate::error::ApiError;
use crate::pages::code;
use crate::pages::failed;
use crate::pages::guest::known;
use crate::pages::home::games;
use crate::pages::layout::page as layout_page;
use crate::pages::lobby_settings::read_first;
use crate::pages::mix::warnings;
use crate::pages::redirect;
use crate::pages::responses;
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;
use crate::session::MaybeCaller;

/// How long tables wait for responses, in seconds, the default first.
const BEATS: [usize; 4] = [2, 1, 4, 8];

/// The page, with the values that were entered before a mix was checked.
pub(crate) async fn page(ui: UiPreferences, RawQuery(query): RawQuery) -> Response {
    let fields = Filled(form_fields(query.unwrap_or_default().as_bytes()));
    let first = fields.0.is_empty();
    let usual = ui.last.clone().filter(|last| games().any(|game| game == last));
    let usual = usual.unwrap_or_else(|| EDITIONS[0].id.to_owned());
    let picked = |game: &str| if first { game == usual } else { fields.has("deck", game) };
    let content = html! {
        h1 { (ui.say("web-new-table")) }
        form.form method="post" action="/new" {
            fieldset.panel.form {
                legend { h2 { (ui.say("web-which-game")) } }
                p.note { (ui.say("web-mix-how")) }
                div.pick-list {
                    @for game in games() {
                        label {
                            input type="checkbox" name="deck" value=(game) checked[picked(game)];
                            span { strong { (ui.edition(game)) } " · " (printed(&ui, game)) br; (ui.say(&format!("web-about-{game}"))) }
                        }
                    }
                }
                div.row { button.button.small type="submit" formmethod="get" formaction="/new" { (ui.say("web-check-mix")) } }
                (warnings(&ui, &fields.all("deck")))
            }
            fieldset.panel.form {
                legend { h2 { (ui.say("web-who-plays")) } }
                div.three {
                    (seats(&ui, fields.number("seats", 4)))
                    (number(&ui, "bots", "web-bots", &(0..MAX_SEATS).collect::<Vec<_>>(), fields.number("bots", 0)))
                    div.field {
                        label for="level" { (ui.say("web-level")) }
                        select #level name="level" {
                            @for level in Level::ALL {
                                option value=(level.name()) selected[fields.is("level", level.name(), level == Level::Regular)] { (ui.say(&format!("level-{}", level.name()))) }
                            }
                        }
                    }
                }
                p.note #seats-how { (ui.say("seats-more-how")) }
                div.field {
                    label for="first" { (ui.say("seats-first")) }
                    select #first name="first" {
                        option value="" selected[fields.is("first", "", true)] { (ui.say("seats-first-chance")) }
                        option value="call" selected[fields.has("first", "call")] { (ui.say("seats-first-call")) }
                        option value="0" selected[fields.has("first", "0")] { (ui.say("web-me")) }
                    }
                }
            }
            fieldset.panel.form {
                legend { h2 { (ui.say("web-how-fast")) } }
                div.pick-list {
                    @for (index, pace) in ["casual", "live", "slow"].into_iter().enumerate() {
                        label {
                            input type="radio" name="pace" value=(pace) checked[fields.is("pace", pace, index == 0)];
                            span { (ui.say(&format!("web-pace-{pace}"))) }
                        }
                    }
                }
                div.field {
                    label for="responses" { (ui.say("web-responses")) }
                    select #responses name="responses" {
                        @for (index, seconds) in BEATS.into_iter().enumerate() {
                            @let value = seconds.to_string();
                            option value=(value) selected[fields.is("responses", &value, index == 0)] {
                                (ui.say_with("web-responses-beat", &Args::new().amount("count", seconds)))
                            }
                        }
                        option value="sealed" selected[fields.is("responses", "sealed", false)] { (ui.say("web-responses-sealed")) }
                    }
                }
                div.pick-list {
                    label { input type="checkbox" name="public" value="yes" checked[fields.has("public", "yes")]; span { (ui.say("web-public")) } }
                    label { input type="checkbox" name="spectators" value="yes" checked[first || fields.has("spectators", "yes")]; span { (ui.say("web-spectators")) } }
                    label { input type="checkbox" name="take-bots" value="yes" checked[fields.has("take-bots", "yes")]; span { (ui.say("web-take-bots")) } }
                }
            }
            details.panel {
                summary { (ui.say("web-options")) }
                div.form {
                    p.note { (ui.say("web-options-how")) }
                    (options(&ui, &fields))
                }
            }
            button.button.main.big type="submit" { (ui.say("web-make-table")) }
        }
    };
    layout_page(&ui, &ui.say("web-new-table"), &content).into_response()
}

/// The values that were entered before.
struct Filled(Fields);

impl Filled {
    fn all(&self, name: &str) -> Vec<String> {
        self.0.iter().filter(|(key, _)| key == name).map(|(_, value)| value.clone()).collect()
    }

    fn has(&self, name: &str, value: &str) -> bool {
        self.0.iter().any(|(key, found)| key == name && found == value)
    }

    /// Whether this value was chosen, or is the default and nothing was chosen.
    fn is(&self, name: &str, value: &str, usual: bool) -> bool {
        let asked = self.0.iter().any(|(key, _)| key == name);
        if asked { self.has(name, value) } else { usual }
    }

    fn number(&self, name: &str, usual: usize) -> usize {
        self.all(name).first().and_then(|text| text.parse().ok()).unwrap_or(usual)
    }
}

/// The number of seats. Numbers that not every game takes, or that are above what is
/// printed on a box, say so.
fn seats(ui: &UiPreferences, chosen: usize) -> Markup {
    let printed = |title: Title| {
        let (game, deck) = choose_titles(&[title.id.to_owned()]);
        let mut setup = Setup::new(game, 2);
        setup.mix.editions = deck;
        *setup.printed_players().end()
    };
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
        div.field {
            label for="seats" { (ui.say("web-seats")) }
            select #seats name="seats" aria-describedby="seats-how" {
                @for value in 2..=MAX_SEATS { option value=(value) selected[value == chosen] { (label(value)) } }
            }
        }
    }
}

/// How many players a game is made for.
fn printed(ui: &UiPreferences, game: &str) -> String {
    let (game, deck) = choose_titles(&[game.to_owned()]);
    let mut setup = Setup::new(game, 2);
    setup.mix.editions = deck;
    let players = setup.printed_players();
    let args = Args::new()
        .text("fewest", players.start().to_string())
        .text("most", players.end().to_string());
    ui.say_with("seats-printed", &args)
}

fn number(ui: &UiPreferences, name: &str, key: &str, values: &[usize], usual: usize) -> Markup {
    html! {
        div.field {
            label for=(name) { (ui.say(key)) }
            select id=(name) name=(name) {
                @for value in values { option value=(value) selected[*value == usual] { (value) } }
            }
        }
    }
}

fn options(ui: &UiPreferences, fields: &Filled) -> Markup {
    html! {
        @for game in listed_games() {
            h3 { (edition_title(ui.language, game.name, game.title)) }
            @for option in game.options {
                div.field {
                    label for={ "option-" (option.name) } { (ui.say(&format!("web-option-{}", option.name))) }
                    @let name = format!("option-{}", option.name);
                    @let chosen = |value: &str| fields.has(&name, value);
                    p.note id={ (name) "-how" } { (ui.say(&how(option.name))) }
                    select id=(name) name=(name) aria-describedby={ (name) "-how" } {
                        option value="" { (ui.say("web-option-usual")) }
                        @match option.values {
                            OptionValues::Truth => option value="true" selected[chosen("true")] { (ui.say("choice-yes")) },
                            OptionValues::Words(words) => @for word in words.iter().skip(1) {
                                option value=(word) selected[chosen(word)] { (ui.say(&format!("web-option-{}-{word}", option.name))) }
                            },
                            OptionValues::UpTo(most) => @for number in 0..=most { option value=(number) selected[chosen(&number.to_string())] { (number) } },
                        }
                    }
                }
            }
        }
    }
}

/// The message key of an option's explanation.
fn how(option: &str) -> String {
    format!("web-option-{option}-how")
}

/// The fields of the form. Names may repeat.
type Fields = Vec<(String, String)>;

fn settings(fields: &Fields) -> Settings {
    let all = |name: &str| {
        fields
            .iter()
            .filter(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
            .collect::<Vec<_>>()
    };
    let one = |name: &str| all(name).first().copied();
    let seats = one("seats").and_then(|seats| seats.parse().ok()).unwrap_or(4);
    let chosen: Vec<String> = all("deck").into_iter().map(str::to_owned).collect();
    let (game, deck) = choose_titles(&chosen);
    let mut settings = Settings::new(game, seats);
    settings.setup.mix.editions = deck;
    settings.responses = match one("responses") {
        Some("sealed") => Responses::Sealed,
        Some(seconds) => match seconds.parse::<u64>() {
            Ok(seconds) => Responses::Beat { length: seconds.saturating_mul(1000) },
            Err(_) => Responses::default(),
        },
        None => Responses::default(),
    };
    settings.pace = match one("pace") {
        Some("live") => Pace::LIVE,
        Some("slow") => Pace::SLOW,
        _ => Pace::default(),
    };
    settings.visibility =
        if one("public").is_some() { Visibility::Public } else { Visibility::Link };
    settings.spectators = one("spectators").is_some();
    settings.take_bots = one("take-bots").is_some();
    settings.first = one("first").and_then(read_first);
    for option in listing(game).into_iter().flat_map(|listing| listing.options) {
        let Some(text) = one(&format!("option-{}", option.name)).filter(|text| !text.is_empty())
        else {
            continue;
        };
        let value = match option.values {
            OptionValues::Truth => Value::Bool(text == "true"),
            OptionValues::Words(_) => Value::from(text),
            OptionValues::UpTo(_) => text.parse::<u8>().map_or(Value::Null, Value::from),
        };
        settings.setup.options.insert(option.name.to_owned(), value);
    }
    settings
}

/// Creates the table, seats its creator and the bots, and creates a link.
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    RawForm(body): RawForm,
) -> Response {
    match make(&app, &ui, caller, &body).await {
        Ok((table, token, mut cookies)) => {
            let link = Digest::of(token.as_bytes());
            let code = code::make(&app, &table, &link).await.unwrap_or_default();
            let address = format!("/table/{table}?invite={token}&code={code}");
            let cookies: Vec<_> = cookies.drain(..).map(|cookie| (SET_COOKIE, cookie)).collect();
            (AppendHeaders(cookies), redirect::to(&address)).into_response()
        }
        Err(error) => failed(&ui, &error),
    }
}

async fn make(
    app: &App,
    ui: &UiPreferences,
    caller: MaybeCaller,
    body: &[u8],
) -> Result<(TableId, String, Vec<HeaderValue>), ApiError> {
    let fields: Fields = form_fields(body);
    let settings = settings(&fields);
    settings.check().map_err(HostError::Refused)?;
    let one =
        |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let bots: usize = one("bots").and_then(|bots| bots.parse().ok()).unwrap_or(0);
    let level =
        Level::ALL.into_iter().find(|level| Some(level.name()) == one("level")).unwrap_or_default();
    let seats = settings.seats();
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
    let invited = perform(app, &table, &caller, Action::Invite { hours: None, link: None }).await?;
    let token = invited.token.unwrap_or_default();
    let last = played.map(|played| cookies::preference("last", &played));
    Ok((table, token, cookie.into_iter().chain(last).collect()))
}

/// Parses a form in which names may repeat.
fn form_fields(body: &[u8]) -> Fields {
    form_urlencoded::parse(body).into_owned().collect()
}

#[cfg(test)]
mod tests {
    use asterism_words::{Language, Words};

    use super::*;

    #[test]
    fn a_form_becomes_settings() {
        let fields = form_fields(
            b"deck=star&deck=wonderland&seats=3&pace=slow&public=yes&option-day=holiday&first=call",
        );
        let made = settings(&fields);
        assert_eq!((made.setup.game.as_str(), made.seats()), ("fluxx", 3));
        assert_eq!(made.setup.mix.editions, ["star", "wonderland"]);
        assert_eq!(made.pace, Pace::SLOW);
        assert_eq!(made.visibility, Visibility::Public);
        assert_eq!(made.setup.options["day"], "holiday");
        assert_eq!(made.first, Some(asterism_table::First::CALL));
        assert!(made.check().is_ok());
        let stella = settings(&form_fields(b"deck=stella-quest&seats=2&option-day=holiday"));
        assert_eq!(stella.setup.game, "stella-quest");
        assert!(stella.check().is_ok());
    }

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
    fn fields_are_decoded() {
        assert_eq!(
            form_fields(b"a=%D0%AF+x&b=%&c&a=%ff"),
            [("a", "Я x"), ("b", "%"), ("c", ""), ("a", "\u{fffd}")]
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
        );
    }
}
