//! Actions at a table.

use std::sync::Arc;

use asterism_table::{
    Digest, Input, Level, PassMode, PersonId, Proposal, Reaction, Secret, Settings, TableId,
};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::api::own_cards::check_names;
use crate::api::tables::table_id;
use crate::error::{ApiError, RequestError};
use crate::server::App;
use crate::session::Caller;

/// Milliseconds.
const HOUR: u64 = 60 * 60 * 1000;

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
    Invite {
        /// For how many hours it can be used: a week if nothing is said.
        hours: Option<u64>,
    },
    /// Make a link void, by its token or by its digest from the list of links.
    Withdraw {
        /// Its token.
        token: Option<String>,
        /// Its digest.
        #[schema(value_type = Option<String>)]
        link: Option<Digest>,
    },
    /// Remove somebody: a bot takes their chair, and only a new link lets them
    /// in again.
    Remove {
        /// Whom.
        person: String,
    },
    /// Lock the table, so that nobody new comes in, or unlock it.
    Lock {
        /// Whether to lock.
        on: bool,
    },
    /// Keep a chair for people who come by a link.
    Reserve {
        /// Which.
        chair: usize,
        /// Whether to keep it.
        on: bool,
    },
    /// Take part in the shuffle: commit to 32 random bytes by the SHA-256 of
    /// `asterism contribution 2`, a line feed and these bytes.
    Commit {
        /// The digest, as 64 hexadecimal digits.
        #[schema(value_type = String)]
        digest: Digest,
    },
    /// Reveal these bytes, once `starting.awaits` is `reveal`. If that doesn't
    /// happen in three seconds, the game begins without your part.
    Reveal {
        /// The bytes, as 64 hexadecimal digits.
        #[schema(value_type = String)]
        secret: Secret,
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
    /// Offer your chair to somebody, or withdraw the offer.
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
    /// Mute somebody, or stop muting them.
    Mute {
        /// Whom.
        person: String,
        /// Whether to mute.
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

/// Performs an action at a table for a person.
pub(crate) async fn perform(
    app: &App,
    table: &TableId,
    caller: &Caller,
    action: Action,
) -> Result<Done, ApiError> {
    let who = caller.id();
    let mut token = None;
    let propose = |what| Input::Propose { person: who.clone(), what };
    let input = match action {
        Action::Enter { token } => {
            let link = token.map(|token| Digest::of(token.as_bytes()));
            Input::Enter { person: caller.at_table(), link }
        }
        Action::Change { settings } => {
            app.limits.change(who.as_str(), !settings.setup.mix.cards.is_empty())?;
            check_names(app, &settings.setup.mix.cards).await?;
            Input::Change { person: who.clone(), settings }
        }
        Action::Invite { hours } => {
            let (secret, digest) = app.host.fresh_token()?;
            token = Some(secret);
            let lasts = hours.map(|hours| hours.saturating_mul(HOUR));
            Input::Invite { person: who.clone(), token: digest, lasts }
        }
        Action::Withdraw { token, link } => {
            let digest = link.or_else(|| token.map(|token| Digest::of(token.as_bytes())));
            let missing =
                || ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, &RequestError::WhichLink);
            Input::Withdraw { person: who.clone(), token: digest.ok_or_else(missing)? }
        }
        Action::Remove { person: whom } => {
            Input::Remove { person: who.clone(), whom: person(&whom)? }
        }
        Action::Lock { on } => Input::Lock { person: who.clone(), on },
        Action::Reserve { chair, on } => Input::Reserve { person: who.clone(), chair, on },
        Action::Commit { digest } => Input::Commit { person: who.clone(), digest },
        Action::Reveal { secret } => Input::Reveal { person: who.clone(), secret },
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

/// Parses a WebSocket message: an action with an id chosen by the sender.
pub(crate) fn from_socket(text: &str) -> Result<(Option<Value>, Action), ApiError> {
    let unreadable = |error: serde_json::Error| ApiError::unreadable(&error);
    let mut value: Value = serde_json::from_str(text).map_err(unreadable)?;
    let id = value.as_object_mut().and_then(|fields| fields.remove("id"));
    let action = serde_json::from_value(value).map_err(unreadable)?;
    Ok((id, action))
}
