//! What an expert would do.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::tables::table_id;
use crate::error::ApiError;
use crate::server::App;
use crate::session::Caller;

/// How good your moves are, judged by an expert bot from what you can see.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct HintView {
    /// The number of the decision.
    decision: u64,
    /// The expert's move, then the others from best to worst.
    moves: Vec<HintMove>,
    /// The other players by their chance to win after the expert's move.
    opponents: Vec<HintOpponent>,
    /// The number of continuations that were simulated.
    simulations: u64,
}

/// How good a move is.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct HintMove {
    /// The move in the game's notation.
    #[serde(rename = "move")]
    mv: String,
    /// Your chance to win after it, from 0 to 1.
    chance: f32,
    /// The uncertainty of the chance, with a confidence of 95 %.
    margin: f32,
    /// Whether no other move is significantly better.
    best: bool,
}

/// The chance of another player.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct HintOpponent {
    /// The seat of the player.
    seat: usize,
    /// The chance to win, from 0 to 1.
    chance: f32,
}

/// Ask what an expert would do in your place. Only tables that allow hints answer, and
/// only while you have to decide something. Nothing is played.
#[utoipa::path(get, path = "/api/tables/{table}/hint", tag = "tables",
    params(("table" = String, Path, description = "The id of the table")), security(("token" = [])),
    responses((status = 200, description = "Your moves, the best first", body = HintView),
              (status = 422, description = "Hints are not allowed, or you have nothing to decide", body = ApiError),
              (status = 429, description = "You have asked for too many hints", body = ApiError)))]
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    caller: Caller,
) -> Result<Json<HintView>, ApiError> {
    let id = table_id(&table)?;
    let known = app.host.table(&id).await?;
    if !known.may_watch(Some(&caller.id())) {
        return Err(ApiError::hidden());
    }
    let hint = app.host.hint(&id, &caller.id()).await?;
    let moves = hint.texts.iter().zip(&hint.advice.moves).map(|(text, one)| HintMove {
        mv: text.clone(),
        chance: one.chance,
        margin: one.margin,
        best: one.best,
    });
    let opponents = hint
        .advice
        .opponents
        .iter()
        .map(|one| HintOpponent { seat: one.seat.index(), chance: one.chance });
    Ok(Json(HintView {
        decision: hint.decision,
        moves: moves.collect(),
        opponents: opponents.collect(),
        simulations: hint.advice.simulations,
    }))
}
