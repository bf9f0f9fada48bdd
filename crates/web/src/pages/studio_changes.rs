//! Changes of a set as a whole: its title, its cards, versions, sharing.

use std::sync::Arc;

use asterism_studio::{CardSet, MAX_NAME_LEN};
use axum::extract::{Path, RawForm, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::error::{ApiError, RequestError};
use crate::pages::studio::{Fields, OwnSet, own, written};
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::{failed, redirect};
use crate::server::App;
use crate::session::{Caller, MaybeCaller};

/// Maximum length of what is said about a set, in characters.
pub(crate) const MAX_ABOUT: usize = 600;
/// Maximum length of the note of a version, in characters.
pub(crate) const MAX_NOTE: usize = 100;

fn one_line(text: &str, most: usize) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line: String = words.join(" ").chars().filter(|c| !c.is_control()).take(most).collect();
    line.trim_end().to_owned()
}

/// What every change needs: the set of the caller, and the fields of the form.
struct SetChange {
    app: Arc<App>,
    ui: UiPreferences,
    caller: Caller,
    own: OwnSet,
    fields: Fields,
}

impl SetChange {
    async fn begin(
        app: Arc<App>,
        ui: &UiPreferences,
        caller: MaybeCaller,
        id: &str,
        body: &[u8],
    ) -> Result<Self, ApiError> {
        let (caller, own) = own(&app, caller, id).await?;
        app.limits.edit(caller.id().as_str())?;
        Ok(Self { app, ui: ui.clone(), caller, own, fields: Fields::read(body) })
    }

    /// Saves the set as it was changed, if nobody else has changed it since the page was
    /// loaded.
    async fn save(&self, set: &CardSet) -> Result<Response, ApiError> {
        let revision = self.fields.number("revision").unwrap_or(self.own.stored.revision);
        self.own.save(&self.app, set, revision).await?;
        Ok(redirect::to(&self.own.path()))
    }

    async fn describe(self) -> Result<Response, ApiError> {
        let mut set = self.own.set.clone();
        set.title = one_line(self.fields.one("title").unwrap_or_default(), MAX_NAME_LEN);
        set.about = self.fields.one("about").unwrap_or_default().chars().take(MAX_ABOUT).collect();
        if set.title.is_empty() {
            set.title = self.ui.say("studio-first-set");
        }
        self.save(&set).await
    }

    async fn cards(self) -> Result<Response, ApiError> {
        let mut set = self.own.set.clone();
        let number = |name: &str| self.fields.number(name).and_then(|it| usize::try_from(it).ok());
        let count = set.cards.len();
        if let Some(index) = number("remove").filter(|it| *it < count) {
            set.cards.remove(index);
        } else if let Some(index) = number("copy").filter(|it| *it < count) {
            let card = set.cards[index].clone();
            set.cards.insert(index + 1, card);
        } else if let Some(index) = number("earlier").filter(|it| (1..count).contains(it)) {
            set.cards.swap(index - 1, index);
        } else if let Some(index) = number("later").filter(|it| it + 1 < count) {
            set.cards.swap(index, index + 1);
        } else if let Some(index) = number("ruling").filter(|it| *it < set.rulings.len()) {
            set.rulings.remove(index);
        }
        self.save(&set).await
    }

    async fn publish(self) -> Result<Response, ApiError> {
        let set = self.own.set.clone();
        let count = self.app.host.workers().run(move || set.mistakes().len()).await?;
        if count > 0 {
            let error = RequestError::SetMistakes { count };
            return Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, &error));
        }
        let version = u32::try_from(self.own.stored.version + 1).unwrap_or(u32::MAX);
        let body = written(&CardSet { version, ..self.own.set.clone() });
        let note = one_line(self.fields.one("note").unwrap_or_default(), MAX_NOTE);
        let store = self.app.host.store();
        store.publish_set(&self.caller.id(), &self.own.stored.id, &body, &note).await?;
        Ok(redirect::to(&self.own.path()))
    }

    async fn share(self) -> Result<Response, ApiError> {
        let shared = self.fields.one("shared") == Some("yes");
        let store = self.app.host.store();
        // A second click must not end the link that was sent already.
        if shared != self.own.stored.link.is_some() {
            store.share_set(&self.caller.id(), &self.own.stored.id, shared).await?;
        }
        Ok(redirect::to(&self.own.path()))
    }

    async fn fork(self) -> Result<Response, ApiError> {
        let copy = CardSet { version: 0, ..self.own.set.clone() };
        let id = self.app.host.store().create_set(&self.caller.id(), &written(&copy)).await?;
        Ok(redirect::to(&format!("/studio/{id}")))
    }

    async fn delete(self) -> Result<Response, ApiError> {
        self.app.host.store().erase_set(&self.caller.id(), &self.own.stored.id).await?;
        Ok(redirect::to("/studio"))
    }
}

macro_rules! changes {
    ($($name:ident)*) => {$(
        pub(crate) async fn $name(
            State(app): State<Arc<App>>,
            ui: UiPreferences,
            caller: MaybeCaller,
            Path(id): Path<String>,
            RawForm(body): RawForm,
        ) -> Response {
            let changed = async {
                SetChange::begin(app, &ui, caller, &id, &body).await?.$name().await
            };
            changed.await.unwrap_or_else(|error| failed(&ui, &error))
        }
    )*};
}

changes!(describe cards publish share fork delete);

/// The set as a file.
pub(crate) async fn export(
    State(app): State<Arc<App>>,
    ui: UiPreferences,
    caller: MaybeCaller,
    Path(id): Path<String>,
) -> Response {
    match own(&app, caller, &id).await {
        Ok((_, own)) => {
            let name = asterism_studio::edition_id(&own.set.title);
            let named = format!("attachment; filename=\"{name}.json\"");
            let kind = "application/json; charset=utf-8".to_owned();
            ([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, named)], own.set.export()).into_response()
        }
        Err(error) => failed(&ui, &error),
    }
}
