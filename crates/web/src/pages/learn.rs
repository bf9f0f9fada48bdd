//! Learning: the list of lessons, and how far a person has come.

use std::collections::BTreeMap;
use std::sync::Arc;

use asterism_lessons::{Group, Lesson, lessons, of_title};
use asterism_store::{ProgressItem, ProgressKind};
use asterism_words::Args;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use crate::pages::layout::{page_with, style};
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;
use crate::session::{Caller, MaybeCaller};

/// What a person has learned.
#[derive(Debug, Default)]
pub(crate) struct Learned(BTreeMap<String, ProgressItem>);

/// The moves of the steps that are done, as progress keeps them.
pub(crate) fn moves_of(item: &ProgressItem) -> Vec<String> {
    serde_json::from_str(&item.body).unwrap_or_default()
}

impl Learned {
    pub(crate) async fn of(app: &App, caller: Option<&Caller>) -> Self {
        let Some(caller) = caller else { return Self::default() };
        // Pages are shown even if progress can't be read.
        let items = app.host.store().progress(&caller.person.id).await.unwrap_or_default();
        Self::new(&items)
    }

    pub(crate) fn new(items: &[ProgressItem]) -> Self {
        let lessons = items.iter().filter(|item| item.kind == ProgressKind::Lesson);
        Self(lessons.map(|item| (item.item.clone(), item.clone())).collect())
    }

    pub(crate) fn is_done(&self, lesson: &Lesson) -> bool {
        self.0.get(&lesson.id).is_some_and(|item| item.done_at.is_some())
    }

    pub(crate) fn any_done(&self) -> bool {
        self.0.values().any(|item| item.done_at.is_some())
    }

    /// How many steps of a lesson are done, if it is in progress.
    fn steps(&self, lesson: &Lesson) -> Option<usize> {
        let steps = moves_of(self.0.get(&lesson.id)?).len();
        (steps > 0 && steps < lesson.steps.len()).then_some(steps)
    }

    /// The lesson in progress that was played last.
    pub(crate) fn in_progress(&self) -> Option<(&'static Lesson, usize)> {
        let begun = lessons().iter().filter_map(|(_, lesson)| {
            Some((self.0.get(&lesson.id)?.changed_at, lesson, self.steps(lesson)?))
        });
        begun.max_by_key(|(at, ..)| *at).map(|(_, lesson, steps)| (lesson, steps))
    }

    /// The lesson to learn next for this title: the first that isn't done, or else the
    /// first one.
    pub(crate) fn next_of(&self, title: &str) -> Option<&'static Lesson> {
        let open = of_title(title).find(|lesson| !self.is_done(lesson));
        open.or_else(|| of_title(title).next())
    }

    /// How many lessons of a group are done, and how many there are.
    pub(crate) fn counted(&self, group: Group) -> (usize, usize) {
        let all = lessons().iter().filter(|(of, _)| *of == group);
        all.fold((0, 0), |(done, all), (_, lesson)| {
            (done + usize::from(self.is_done(lesson)), all + 1)
        })
    }
}

/// What a lesson is called.
pub(crate) fn title(ui: &UiPreferences, lesson: &Lesson) -> String {
    ui.say(&format!("lesson-{}", lesson.id))
}

/// The steps of a lesson as dots. Those done have a tick, the present one is longer.
pub(crate) fn dots(ui: &UiPreferences, done: usize, all: usize) -> Markup {
    let words = ui.say_with("learn-step", &counted(done, all));
    html! {
        span.dots role="img" aria-label=(words) {
            @for index in 0..all {
                i class={ @if index < done { "done" } @else if index == done { "now" } } {}
            }
        }
    }
}

pub(crate) fn counted(done: usize, all: usize) -> Args {
    Args::new().amount("step", (done + 1).min(all)).amount("all", all)
}

fn line(ui: &UiPreferences, learned: &Learned, number: usize, lesson: &Lesson) -> Markup {
    let (done, steps) = (learned.is_done(lesson), learned.steps(lesson));
    html! {
        li class={ @if steps.is_some() { "now" } @else if done { "done" } } {
            a href={ "/learn/" (lesson.id) } {
                span.number aria-hidden="true" { @if done { "✓" } @else { (number) } }
                span.what {
                    strong { (title(ui, lesson)) }
                    span.note { (ui.say(&format!("lesson-{}.about", lesson.id))) }
                }
                span.state {
                    @match steps {
                        Some(steps) => (ui.say_with("learn-step", &counted(steps, lesson.steps.len()))),
                        None if done => { "✓ " (ui.say("learn-done")) },
                        None => (ui.say_with("learn-minutes", &Args::new().amount("count", lesson.minutes))),
                    }
                }
            }
        }
    }
}

/// The lesson to go on with, on top of the list and on the home page.
pub(crate) fn resume(ui: &UiPreferences, learned: &Learned) -> Markup {
    let Some((lesson, steps)) = learned.in_progress() else { return html! {} };
    html! {
        section.panel.lesson-resume aria-labelledby="lesson-resume" {
            p.note { (ui.say("learn-go-on-where")) }
            h2 #lesson-resume { (title(ui, lesson)) }
            (dots(ui, steps, lesson.steps.len()))
            a.button.main href={ "/learn/" (lesson.id) } { (ui.say("learn-go-on")) }
        }
    }
}

pub(crate) async fn page(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
) -> Response {
    let learned = Learned::of(&app, caller.0.as_ref()).await;
    let content = html! {
        header { h1 { (ui.say("learn-title")) } p.lead { (ui.say("learn-lead")) } }
        (resume(&ui, &learned))
        @for group in Group::ALL {
            @let (done, all) = learned.counted(group);
            section.lesson-group aria-labelledby=(group.word()) {
                header.row {
                    h2 id=(group.word()) { (ui.say(&format!("learn-group-{}", group.word()))) }
                    p.note { (ui.say_with("learn-of", &Args::new().amount("done", done).amount("all", all))) }
                }
                ol.lessons {
                    @let of_group = lessons().iter().filter(|(of, _)| *of == group);
                    @for (index, (_, lesson)) in of_group.enumerate() { (line(&ui, &learned, index + 1, lesson)) }
                }
            }
        }
    };
    let head = html! { (style("people")) (style("learn")) };
    page_with(&ui, &ui.say("learn-title"), None, &head, &content).into_response()
}
