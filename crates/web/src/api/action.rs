//! Everything that can be done at a table.

use std::sync::Arc;

use asterism_table::{
    Digest, Input, Level, PassMode, PersonId, Proposal, Reaction, Settings, TableId,
};
use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::api::own_cards::check_names;
use crate::api::tables::table_id;
use crate::error::ApiError;
use crate::server::App;
use crate::session::Caller;

/// Something to do at a table; `do` says what.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Action {
    /// Come in, with the token of a link if the table is by link.
    Enter {
        /// The token.
        token: Option<String>,
    },
    /// Change the settings, before the start.
    Change {
        /// All of them.
        #[schema(value_type = Object)]
        settings: Box<Settings>,
    },
    /// Make a link; the answer has its token.
    Invite,
    /// Make a link void.
    Withdraw {
        /// Its token.
        token: String,
    },
    /// Sit down: on this chair, or on any.
    Sit {
        /// Which.
        chair: Option<usize>,
    },
    /// Seat a bot: random, beginner, regular or expert.
    SeatBot {
        /// Where.
        chair: usize,
        /// How well it plays.
        #[schema(value_type = String)]
        level: Level,
    },
    /// Free a chair, before the start.
    EmptyChair {
        /// Which.
        chair: usize,
    },
    /// Add words to chance, before the start.
    AddWords {
        /// Any words.
        words: String,
    },
    /// Begin.
    Start,
    /// Answer what you are asked, or do something unasked.
    Answer {
        /// The number of the question.
        decision: u64,
        /// One of the moves offered.
        #[serde(rename = "move")]
        text: String,
    },
    /// Get up for good.
    Leave,
    /// Give the game up.
    Concede,
    /// Offer your chair to somebody, or to nobody any more.
    OfferChair {
        /// To whom.
        to: Option<String>,
    },
    /// Take a chair you were offered.
    AcceptChair {
        /// Which.
        chair: usize,
    },
    /// Let a bot stand in until you come back.
    StepAway,
    /// Take your chair back.
    TakeBack,
    /// Write something.
    Say {
        /// What.
        text: String,
    },
    /// React: hello, well-played, thanks, oops, wow, your-turn, good-game.
    React {
        /// How.
        #[schema(value_type = String)]
        reaction: Reaction,
    },
    /// Don't read somebody any more, or do again.
    Mute {
        /// Whom.
        person: String,
        /// Whether not to read.
        on: bool,
    },
    /// Whether to be asked for answers: ask, until-asked, always.
    Pass {
        /// How.
        #[schema(value_type = String)]
        mode: PassMode,
    },
    /// Propose to pause.
    Pause,
    /// Propose to go on.
    Resume,
    /// Propose to end without a winner.
    End,
    /// Vote on what is proposed.
    Vote {
        /// For or against.
        yes: bool,
    },
    /// Take your last move back, by consent if need be.
    Undo,
    /// Wish to play again with the same people.
    Rematch,
}

/// That it was done, durably.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Done {
    /// The version of what you see now.
    pub(crate) version: u64,
    /// The token of the link you made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) token: Option<String>,
}

fn person(text: &str) -> Result<PersonId, ApiError> {
    let nobody = || asterism_host::HostError::Refused(asterism_table::TableRefusal::NoSuchPerson);
    PersonId::new(text).ok_or_else(|| nobody().into())
}

/// Does something at a table in somebody's name.
pub(crate) async fn perform(
    app: &App,
    table: &TableId,
    caller: &Caller,
    action: Action,
) -> Result<Done, ApiError> {
    let who = caller.id()?;
    let mut token = None;
    let propose = |what| Input::Propose { person: who.clone(), what };
    let input = match action {
        Action::Enter { token } => Input::Enter { person: caller.at_table()?, token },
        Action::Change { settings } => {
            app.limits.change(who.as_str(), !settings.cards.is_empty())?;
            check_names(app, &settings.cards).await?;
            Input::Change { person: who.clone(), settings }
        }
        Action::Invite => {
            let (secret, digest) = app.host.fresh_token()?;
            token = Some(secret);
            Input::Invite { person: who.clone(), token: digest }
        }
        Action::Withdraw { token } => {
            Input::Withdraw { person: who.clone(), token: Digest::of(token.as_bytes()) }
        }
        Action::Sit { chair } => Input::Sit { person: who.clone(), chair },
        Action::SeatBot { chair, level } => Input::SeatBot { person: who.clone(), chair, level },
        Action::EmptyChair { chair } => Input::EmptyChair { person: who.clone(), chair },
        Action::AddWords { words } => Input::AddWords { person: who.clone(), words },
        Action::Start => Input::Start { person: who.clone() },
        Action::Answer { decision, text } => Input::Answer { person: who.clone(), decision, text },
        Action::Leave => Input::Leave { person: who.clone() },
        Action::Concede => Input::Concede { person: who.clone() },
        Action::OfferChair { to } => {
            Input::OfferChair { person: who.clone(), to: to.as_deref().map(person).transpose()? }
        }
        Action::AcceptChair { chair } => Input::AcceptChair { person: who.clone(), chair },
        Action::StepAway => Input::StepAway { person: who.clone() },
        Action::TakeBack => Input::TakeBack { person: who.clone() },
        Action::Say { text } => Input::Say { person: who.clone(), text },
        Action::React { reaction } => Input::React { person: who.clone(), reaction },
        Action::Mute { person: whom, on } => {
            Input::Mute { person: who.clone(), whom: person(&whom)?, on }
        }
        Action::Pass { mode } => Input::SetPass { person: who.clone(), mode },
        Action::Pause => propose(Proposal::Pause),
        Action::Resume => propose(Proposal::Resume),
        Action::End => propose(Proposal::End),
        Action::Vote { yes } => Input::Vote { person: who.clone(), yes },
        Action::Undo => Input::Undo { person: who.clone() },
        Action::Rematch => Input::Rematch { person: who.clone(), fresh: app.host.fresh_id()? },
    };
    let version = app.host.apply(table, input).await?.version(Some(&who));
    Ok(Done { version, token })
}

/// Do something at a table.
#[utoipa::path(post, path = "/api/tables/{table}/do", tag = "tables", request_body = Action,
    params(("table" = String, Path, description = "The table")), security(("token" = [])),
    responses((status = 200, description = "Done, durably", body = Done),
              (status = 403, body = ApiError),
              (status = 409, description = "The question has changed", body = ApiError),
              (status = 422, description = "Refused, with a code", body = ApiError)))]
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    caller: Caller,
    Json(action): Json<Action>,
) -> Result<Json<Done>, ApiError> {
    perform(&app, &table_id(&table)?, &caller, action).await.map(Json)
}

/// What a WebSocket sends: an action with a number of the sender's own.
pub(crate) fn from_socket(text: &str) -> Result<(Option<Value>, Action), ApiError> {
    let unreadable = |error: serde_json::Error| {
        let status = axum::http::StatusCode::BAD_REQUEST;
        ApiError::new(status, "unreadable", error.to_string())
    };
    let mut value: Value = serde_json::from_str(text).map_err(unreadable)?;
    let id = value.as_object_mut().and_then(|fields| fields.remove("id"));
    let action = serde_json::from_value(value).map_err(unreadable)?;
    Ok((id, action))
}
