//! A lesson at its table.

use std::sync::Arc;

use asterism_catalog::AnyGame;
use asterism_lessons::{
    Lesson, LessonError, LessonStep, LessonTable, SEAT, Tried, find, next_after,
};
use asterism_store::{ProgressItem, ProgressKind};
use asterism_table::{Person, PersonId};
use asterism_words::{Args, StellaWords, bot_name};
use axum::extract::{Form, Path, Query, State};
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

use crate::error::{ApiError, RequestError};
use crate::pages::guest::known;
use crate::pages::guide::{self, Guide};
use crate::pages::layout::icon;
use crate::pages::learn::{counted, dots, moves_of, title};
use crate::pages::side::{Quote, bold};
use crate::pages::table::edition;
use crate::pages::ui_preferences::{UiPreferences, names};
use crate::pages::viewed_table::{PageContext, ViewedTable};
use crate::pages::{failed, page_game, redirect};
use crate::server::App;
use crate::session::{Caller, MaybeCaller, shown_name_in};

/// The learner's id at the table in memory.
const LEARNER: &str = "learner";

/// What a page of a lesson shows besides its step, so that it works without scripts.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Shown {
    /// A move that was taken back.
    tried: Option<String>,
    /// Whether the move to make is shown.
    show: Option<String>,
}

fn lesson(id: &str) -> Result<&'static Lesson, ApiError> {
    let missing = || ApiError::new(StatusCode::NOT_FOUND, &RequestError::NoSuchPage);
    find(id).ok_or_else(missing)
}

/// A lesson that doesn't fit the rules. Tests play all of them, so nobody should see it.
fn broken(error: &LessonError) -> ApiError {
    let reason = error.to_string();
    ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, &RequestError::Unreadable { reason })
}

/// What is kept of the lesson, and the moves of the steps that are done.
async fn kept_of(
    app: &App,
    lesson: &Lesson,
    caller: Option<&Caller>,
) -> (Option<ProgressItem>, Vec<String>) {
    let Some(caller) = caller else { return (None, Vec::new()) };
    let store = app.host.store();
    let kept = store.progress_of(&caller.person.id, ProgressKind::Lesson, &lesson.id).await;
    let kept = kept.ok().flatten();
    let moves = kept.as_ref().map(moves_of).unwrap_or_default();
    (kept, moves)
}

/// The moves that are done. Those of an older version of the lesson don't count.
fn still_valid(lesson: &Lesson, moves: Vec<String>) -> Vec<String> {
    match lesson.at(&Lesson::anybody(), &moves) {
        Ok(_) => moves,
        Err(_) => Vec::new(),
    }
}

async fn keep(
    app: &App,
    lesson: &Lesson,
    caller: &Caller,
    kept: Option<ProgressItem>,
    moves: &[String],
) -> Result<(), ApiError> {
    let kept = kept.unwrap_or_else(|| ProgressItem::new(ProgressKind::Lesson, lesson.id.clone()));
    let body = serde_json::to_string(moves).unwrap_or_default();
    let mut item = ProgressItem { body, ..kept };
    if moves.len() == lesson.steps.len() {
        item = item.done();
        item.count += 1;
    }
    Ok(app.host.store().set_progress(&caller.person.id, &item).await?)
}

/// How the learner is called at the table.
fn learner(ui: &UiPreferences, caller: Option<&Caller>) -> Person {
    let id = PersonId::new(LEARNER).expect("a plain word is an id");
    let name = caller
        .map_or_else(|| ui.say("learn-you"), |caller| shown_name_in(ui.language, &caller.person));
    let color = caller.and_then(|caller| caller.at_table().color);
    Person { id, name, color }
}

/// A sentence of a lesson, with the names of its cards and of the others.
pub(crate) struct LessonWords<'a> {
    ui: &'a UiPreferences,
    lesson: &'a Lesson,
    /// Names in sentences, and what gives them their color.
    cards: Vec<(String, Quote)>,
}

impl<'a> LessonWords<'a> {
    pub(crate) fn new(ui: &'a UiPreferences, at: &LessonTable<'a>) -> Self {
        let language = ui.language;
        let mentioned = at.lesson.mentioned().into_iter();
        let cards = match at.table.game() {
            Some(AnyGame::Fluxx(game)) => {
                let deck = game.deck();
                let card = |word: String| {
                    let card = deck.find(&word)?;
                    let id = format!("{}/{}", deck.edition(card), deck.definition(card).id);
                    let text = names().mention(language, &id).form("title").to_owned();
                    let kind = deck.kind(card).word();
                    Some((word, Quote { text, kind, language: None }))
                };
                mentioned.filter_map(card).collect()
            }
            Some(AnyGame::StellaQuest(_)) => {
                let words =
                    StellaWords::new(language, asterism_words::People { names: &[], you: None });
                let card = |word: String| {
                    let text = words.title(word.parse().ok()?);
                    Some((word, Quote { text, kind: "stella", language: None }))
                };
                mentioned.filter_map(card).collect()
            }
            _ => Vec::new(),
        };
        Self { ui, lesson: at.lesson, cards }
    }

    fn args(&self) -> Args {
        let language = self.ui.language;
        let args =
            Args::new().text("altair", bot_name(language, 1)).text("mira", bot_name(language, 2));
        self.cards
            .iter()
            .fold(args, |args, (word, quote)| args.named_text(word.clone(), quote.text.clone()))
    }

    /// The message `lesson-<lesson>-<key>`, if there is one.
    pub(crate) fn try_say(&self, key: &str) -> Option<String> {
        let key = format!("lesson-{}-{key}", self.lesson.id);
        asterism_words::Words::of(self.ui.language).try_say(&key, &self.args()).ok()
    }

    fn say(&self, key: &str) -> Markup {
        let key = format!("lesson-{}-{key}", self.lesson.id);
        self.marked(&self.ui.say_with(&key, &self.args()))
    }

    /// A text in which the names of cards have the color of their kind.
    fn marked(&self, text: &str) -> Markup {
        let quotes: Vec<Quote> = self.cards.iter().map(|(_, quote)| quote.clone()).collect();
        bold(text, &quotes)
    }
}

/// What the page of a lesson is made of.
struct LessonPage<'a> {
    ui: &'a UiPreferences,
    at: LessonTable<'a>,
    shown: Shown,
}

impl<'a> LessonPage<'a> {
    fn post(&self, what: &str, label: &Markup, class: &str, key: Option<&str>) -> Markup {
        html! {
            form method="post" action={ "/learn/" (self.at.lesson.id) "/do" } data-shown[what == "here"] {
                input type="hidden" name="do" value=(what);
                button class=(class) type="submit" data-next[key == Some("n")] data-back[key == Some("b")]
                    aria-keyshortcuts=[key] { (label) }
            }
        }
    }

    fn back(&self) -> Markup {
        let label = html! { (self.ui.say("web-back")) };
        html! { @if self.at.done > 0 { (self.post("back", &label, "button", Some("b"))) } }
    }

    /// The words of the present step, or of the end.
    fn words(&self) -> Markup {
        let words = LessonWords::new(self.ui, &self.at);
        let Some(step) = self.at.step() else {
            return html! { div.say { p { (words.say("success")) } } };
        };
        html! {
            div.say {
                p { (words.say(&step.say)) }
                @if words.try_say(&format!("{}.do", step.say)).is_some() {
                    p.do { (words.say(&format!("{}.do", step.say))) }
                }
            }
        }
    }

    /// What to say to a move that is taken back, and which that was.
    fn taken_back(&self, viewed: &ViewedTable<'_>) -> Option<(String, Markup)> {
        let tried = self.shown.tried.as_ref()?;
        let Tried::TakenBack(said) = self.at.tried(tried) else { return None };
        let words = LessonWords::new(self.ui, &self.at);
        let (game, view) = viewed.table.game().zip(viewed.view.game.as_ref())?;
        let first = tried.split(" + ").next().unwrap_or(tried);
        let label = page_game::place_of(viewed, game, view, first).map(|place| place.label);
        let label = label.unwrap_or_default();
        let why = match said {
            Some(word) => words.say(&format!("no-{word}")),
            None => {
                let args = Args::new().text("move", label.clone());
                let text = match page_game::effect_of(viewed, game, view, first) {
                    Some(effect) => self.ui.say_with("learn-effect", &args.text("effect", effect)),
                    None => self.ui.say_with("learn-no-help", &args),
                };
                words.marked(&text)
            }
        };
        let show = self.at.to_show().and_then(|mv| mv.split(" + ").next());
        let look = show.and_then(|mv| guide::pointed_words(viewed, mv));
        let alert = html! {
            strong { (self.ui.say_with("learn-taken-back", &Args::new().text("move", label))) }
            p { (why) }
            @if let Some(look) = look { p { (words.marked(&look)) } }
        };
        Some((tried.clone(), alert))
    }

    fn guide(&self) -> Guide {
        let (ui, lesson) = (self.ui, self.at.lesson);
        let step = self.at.step();
        let (done, all) = (self.at.done, lesson.steps.len());
        let showing = self.shown.show.is_some();
        let heading = match step {
            None => ui.say("learn-success"),
            Some(_) if showing => ui.say("learn-shown"),
            Some(_) => ui.say_with("learn-step", &counted(done, all)),
        };
        let tools = match step {
            None => self.ending(),
            Some(_) if showing => {
                let label = html! { (ui.say("learn-now-you")) };
                self.post("here", &label, "button main", Some("n"))
            }
            Some(step) if step.asks() => {
                let label = html! { (ui.say("learn-show")) };
                html! { (self.back()) (self.post("show", &label, "button", None)) }
            }
            Some(_) => {
                let label = html! { (ui.say("learn-next")) };
                html! { (self.back()) (self.post("next", &label, "button main", Some("n"))) }
            }
        };
        Guide {
            action: format!("/learn/{}/do", lesson.id),
            title: title(ui, lesson),
            subtitle: ui.say("learn-subtitle"),
            heading: match step {
                Some(step) if step.asks() && !showing => {
                    LessonWords::new(ui, &self.at).say(&format!("{}.do", step.say))
                }
                _ => html! { (heading) },
            },
            step: heading,
            text: if showing {
                html! { div.say { p { (ui.say("learn-shown-how")) } } }
            } else {
                self.words()
            },
            tools,
            progress: dots(ui, done, all),
            exit: html! { a.button.small.exit href="/learn" { (ui.say(if step.is_some() { "learn-leave" } else { "learn-all" })) } },
            beside: html! { p.note { (ui.say("learn-nothing-counts")) } },
            asks: step.is_some_and(LessonStep::asks) && !showing,
            ..Guide::default()
        }
    }

    /// The buttons at the end: the next lesson, and a real game.
    fn ending(&self) -> Markup {
        let (ui, lesson) = (self.ui, self.at.lesson);
        let next = next_after(&lesson.id);
        let game = edition(&self.at.table);
        let again = html! { (ui.say("learn-again")) };
        html! {
            @if let Some(next) = next {
                a.button.main href={ "/learn/" (next.id) } data-next aria-keyshortcuts="n" {
                    (ui.say_with("learn-next-lesson", &Args::new().text("title", title(ui, next))))
                }
            }
            form method="post" action="/play" data-plain {
                button class={ "button" @if next.is_none() { " main" } } type="submit" name="game" value=(game) {
                    (icon("star")) (ui.say("learn-real-game"))
                }
            }
            (self.post("restart", &again, "button small", None))
        }
    }

    /// The context with the guide, and the table to show.
    fn context(&self, person: &PersonId) -> PageContext {
        let plain = PageContext { guide: Some(self.guide()), ..PageContext::default() };
        let viewed = ViewedTable::new(self.ui, &self.at.table, Some(person), &plain);
        let taken_back = self.taken_back(&viewed);
        let showing = self.shown.show.is_some();
        let split = |text: &str| text.split(" + ").map(str::to_owned).collect::<Vec<_>>();
        let guide = Guide {
            points_now: taken_back.is_some(),
            pointed: self.at.to_show().filter(|_| !showing).map(split).unwrap_or_default(),
            tried: taken_back.as_ref().map(|(tried, _)| split(tried)).unwrap_or_default(),
            alert: taken_back.map(|(_, alert)| alert),
            ..self.guide()
        };
        PageContext { guide: Some(guide), ..PageContext::default() }
    }
}

/// A lesson as a person sees it now.
struct Seen {
    context: PageContext,
    table: asterism_table::Table,
    person: PersonId,
}

fn seen(
    ui: &UiPreferences,
    lesson: &'static Lesson,
    caller: Option<&Caller>,
    moves: &[String],
    shown: Shown,
) -> Result<Seen, ApiError> {
    let person = learner(ui, caller);
    let at = lesson.at(&person, moves).map_err(|error| broken(&error))?;
    let page = LessonPage { ui, at, shown };
    let context = page.context(&person.id);
    // The move to make is shown at a copy of the table.
    let after = page.at.to_show().filter(|_| page.shown.show.is_some());
    let after = after.and_then(|mv| page.at.after(mv)).map(|at| at.table);
    let table = after.unwrap_or(page.at.table);
    Ok(Seen { context, table, person: person.id })
}

pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(shown): Query<Shown>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    let found = async {
        let lesson = lesson(&id)?;
        let (_, moves) = kept_of(&app, lesson, caller.0.as_ref()).await;
        let (ui, caller) = (ui.clone(), caller.0.clone());
        // A game is built and played up to the step.
        let work = move || {
            let moves = still_valid(lesson, moves);
            let Seen { context, table, person } =
                seen(&ui, lesson, caller.as_ref(), &moves, shown)?;
            Ok(guide::page(&table, &person, &ui, &context))
        };
        app.host.workers().run(work).await?
    };
    match found.await {
        Ok(page) => page.into_response(),
        Err(error) => failed(&ui, &error),
    }
}

/// What becomes of a form: the moves that are done now, and what the page shows.
fn decided(
    lesson: &'static Lesson,
    mut moves: Vec<String>,
    what: &str,
    mv: &str,
) -> Result<(Vec<String>, Shown), ApiError> {
    let nothing = Shown::default();
    match what {
        "restart" => return Ok((Vec::new(), nothing)),
        "back" => {
            moves.pop();
            return Ok((moves, nothing));
        }
        "show" => return Ok((moves, Shown { show: Some("yes".to_owned()), ..nothing })),
        "here" => return Ok((moves, nothing)),
        _ => {}
    }
    let at = lesson.at(&Lesson::anybody(), &moves).map_err(|error| broken(&error))?;
    let mv = if what == "next" { "" } else { mv };
    match at.tried(mv) {
        Tried::Accepted => {
            moves.push(mv.to_owned());
            Ok((moves, nothing))
        }
        Tried::TakenBack(_) => Ok((moves, Shown { tried: Some(mv.to_owned()), ..nothing })),
        Tried::NotOffered if mv.is_empty() => {
            Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, &RequestError::NothingChosen))
        }
        // A form of another step: the page shows the present one.
        Tried::NotOffered => Ok((moves, nothing)),
    }
}

/// The part of the page that changes, for scripts.
fn content(
    ui: &UiPreferences,
    lesson: &'static Lesson,
    caller: &Caller,
    moves: &[String],
    shown: Shown,
) -> Result<String, ApiError> {
    let Seen { context, table, person } = seen(ui, lesson, Some(caller), moves, shown)?;
    Ok(guide::content(&table, &person, ui, &context).into_string())
}

/// Maximum length of all moves in one form, in bytes.
const MAX_MOVES: usize = 400;

pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    ui: UiPreferences,
    headers: HeaderMap,
    caller: MaybeCaller,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let live = headers.contains_key("x-live");
    let of = |name: &str| -> Vec<&str> {
        fields.iter().filter(|(key, _)| key == name).map(|(_, value)| value.as_str()).collect()
    };
    let mv = of("move").join(" + ");
    // Without scripts, tapping a card that can't be played enlarges it.
    if let Some(card) = mv.strip_prefix("look ") {
        let sane: String =
            card.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
        return redirect::to(&format!("/learn/{id}#{sane}"));
    }
    let mut cookies = Vec::new();
    let found = async {
        let lesson = lesson(&id)?;
        if mv.len() > MAX_MOVES {
            return Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, &RequestError::TooLarge));
        }
        let (caller, cookie) = known(&app, &ui, caller, None).await?;
        cookies.extend(cookie.map(|cookie| (SET_COOKIE, cookie)));
        let (kept, before) = kept_of(&app, lesson, Some(&caller)).await;
        let what = of("do").first().copied().unwrap_or_default().to_owned();
        let (mv, learner, wishes) = (mv.clone(), caller.clone(), ui.clone());
        let work = move || {
            let before = still_valid(lesson, before);
            let (moves, shown) = decided(lesson, before.clone(), &what, &mv)?;
            let changed = moves != before;
            let content = match live {
                true => Some(content(&wishes, lesson, &learner, &moves, shown.clone())?),
                false => None,
            };
            Ok::<_, ApiError>((moves, changed, shown, content))
        };
        let (moves, changed, shown, content) = app.host.workers().run(work).await??;
        if changed {
            keep(&app, lesson, &caller, kept, &moves).await?;
        }
        Ok((shown, content))
    };
    let response = match found.await {
        Ok((_, Some(content))) => {
            ([(CONTENT_TYPE, "text/html; charset=utf-8")], content).into_response()
        }
        Ok((Shown { tried, show }, None)) => {
            let mut query = form_urlencoded::Serializer::new(String::new());
            query.extend_pairs(tried.map(|tried| ("tried", tried)));
            query.extend_pairs(show.map(|show| ("show", show)));
            let query = query.finish();
            let mark = if query.is_empty() { "" } else { "?" };
            redirect::to(&format!("/learn/{id}{mark}{query}"))
        }
        Err(error) if live => {
            let status = StatusCode::from_u16(error.status).unwrap_or(StatusCode::BAD_REQUEST);
            (status, error.explanation.text(ui.language)).into_response()
        }
        Err(error) => failed(&ui, &error),
    };
    (AppendHeaders(cookies), response).into_response()
}

const _: () = assert!(SEAT.index() == 0, "the learner sits first");

#[cfg(test)]
mod tests {
    use asterism_lessons::lessons;
    use asterism_words::Language;

    use super::*;

    /// The page of a lesson in every language, as text.
    fn shown(lesson: &'static Lesson, moves: &[String], shown: &Shown) -> Vec<String> {
        let page = |language| {
            let ui = UiPreferences::plain(language);
            let Seen { context, table, person } =
                seen(&ui, lesson, None, moves, shown.clone()).expect("a lesson that works");
            guide::content(&table, &person, &ui, &context).into_string()
        };
        Language::ALL.into_iter().map(page).collect()
    }

    /// Plays every lesson by the moves it shows. At each step every other move that is
    /// offered is tried: it must be taken back, with a sentence in every language.
    #[test]
    fn every_lesson_can_be_played_in_every_language() {
        let mut tried = 0;
        for (_, lesson) in lessons() {
            let mut moves = Vec::new();
            loop {
                for page in shown(lesson, &moves, &Shown::default()) {
                    assert!(page.contains("id=\"question\""), "{}", lesson.id);
                    assert!(!page.contains("<p>…</p>"), "{}: a sentence is missing", lesson.id);
                }
                let at = lesson.at(&Lesson::anybody(), &moves).expect("moves that fit");
                let Some(step) = at.step() else { break };
                for other in at.table.offered(SEAT).iter() {
                    let Tried::TakenBack(_) = at.tried(other) else { continue };
                    let (same, back) =
                        decided(lesson, moves.clone(), "answer", other).expect("an answer");
                    assert_eq!(same, moves, "nothing is carried out");
                    for page in shown(lesson, &moves, &back) {
                        assert!(page.contains("data-points"), "{}: {other}", lesson.id);
                        assert!(!page.contains("role=\"alert\" hidden"), "{}: {other}", lesson.id);
                    }
                    tried += 1;
                }
                let show = Shown { show: Some("yes".to_owned()), tried: None };
                if step.asks() {
                    assert!(
                        shown(lesson, &moves, &show).iter().all(|page| page.contains("data-shown"))
                    );
                }
                moves.push(at.to_show().unwrap_or_default().to_owned());
            }
            let at = lesson.at(&Lesson::anybody(), &moves).expect("moves that fit");
            assert!(at.is_complete(), "{} ends as it says", lesson.id);
        }
        assert!(tried > 50, "{tried} other moves were tried");
    }

    #[test]
    fn every_sentence_of_a_lesson_exists_in_every_language() {
        for language in Language::ALL {
            let ui = UiPreferences::plain(language);
            for (_, lesson) in lessons() {
                let at = lesson.at(&Lesson::anybody(), &[]).expect("a lesson that works");
                let words = LessonWords::new(&ui, &at);
                for key in [format!("lesson-{}", lesson.id), format!("lesson-{}.about", lesson.id)]
                {
                    assert!(ui.try_say(&key).is_some(), "{language:?} {key}");
                }
                let answers = lesson.steps.iter().flat_map(|step| step.answers.values());
                let answers = answers.map(|word| format!("no-{word}"));
                let steps = lesson.steps.iter().flat_map(|step| {
                    let asks = step.asks().then(|| format!("{}.do", step.say));
                    asks.into_iter().chain([step.say.clone()])
                });
                for key in steps.chain(answers).chain(["success".to_owned()]) {
                    assert!(words.try_say(&key).is_some(), "{language:?} {} {key}", lesson.id);
                }
            }
        }
    }

    #[test]
    fn forms_of_another_step_change_nothing() {
        let lesson = find("goals").expect("a lesson");
        let (moves, shown) = decided(lesson, Vec::new(), "answer", "play toast").expect("a page");
        assert!(moves.is_empty() && shown.tried.is_none(), "the first step is only read");
        let (moves, _) = decided(lesson, Vec::new(), "next", "").expect("a page");
        assert_eq!(moves, [""]);
        let (same, _) = decided(lesson, moves.clone(), "answer", "play nonsense").expect("a page");
        assert_eq!(same, moves);
        assert!(decided(lesson, moves.clone(), "answer", "").is_err(), "nothing was chosen");
        let (back, _) = decided(lesson, moves, "back", "").expect("a page");
        assert!(back.is_empty());
    }
}
