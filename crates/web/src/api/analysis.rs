//! What decided a finished game.

use std::sync::Arc;

use asterism_analysis::{Analysis, MomentKind, Point, SeatBalance, TurningPoint};
use asterism_host::{AnalysisProgress, AnalyzedGame, PartialAnalysis};
use asterism_kernel::Seat;
use axum::extract::{Path, State};
use axum::{Extension, Json};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::tables::visible_table;
use crate::client::Client;
use crate::error::ApiError;
use crate::server::App;
use crate::session::{Caller, MaybeCaller};

/// How far an analysis has got.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum AnalysisState {
    Running,
    Done,
}

/// Everybody's chances in a finished game, and what changed them.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AnalysisView {
    /// While it is running, there are only the chances so far. Ask again later.
    state: AnalysisState,
    /// Steps of the game that are judged.
    judged: usize,
    /// All steps of the game.
    steps: usize,
    /// The seats of the players, in the order of the chances of every point.
    players: Vec<usize>,
    /// Everybody's chance to win at the beginning of every turn or round, and at the end.
    points: Vec<ChancesAt>,
    /// Where each player's chances came from.
    seats: Vec<ChanceBalance>,
    /// The most important changes, in order.
    moments: Vec<DecisiveMoment>,
    /// The seats of the winners.
    winners: Vec<usize>,
    /// Whether luck outweighed all choices.
    by_luck: bool,
}

/// Everybody's chance to win at one time.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ChancesAt {
    /// The number of the turn or round that begins; at the end, one more.
    turn: u32,
    /// From 0 to 1, in the order of the players.
    chances: Vec<f64>,
}

/// Where a player's chances came from, in points of a hundred. The end is the sum of the
/// rest.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ChanceBalance {
    seat: usize,
    start: i32,
    /// What chance gave or took. The sum over all players is 0.
    luck: i32,
    /// What the player's choices cost, compared with the best ones. Never positive.
    own: i32,
    /// What the choices of others gave or took.
    others: i32,
    end: i32,
}

/// What changed the chances.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum MomentCause {
    Decision,
    Luck,
}

/// A change of ten points or more.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DecisiveMoment {
    /// The number of entries of the record before it, for `fork`.
    entries: usize,
    /// The number of the turn or round.
    turn: u32,
    cause: MomentCause,
    /// Who decided, or whom chance helped or hurt most.
    seat: usize,
    /// The chance of that player before, in points of a hundred.
    before: i32,
    /// The chance of that player after it, in points of a hundred.
    after: i32,
    /// The move that was made, in the game's notation.
    played: Option<String>,
    /// The better move, if there was one.
    better: Option<String>,
    /// The chance after the better move, in points of a hundred.
    better_chance: Option<i32>,
}

impl From<&Point> for ChancesAt {
    fn from(point: &Point) -> Self {
        Self { turn: point.turn, chances: point.chances.clone() }
    }
}

impl From<&SeatBalance> for ChanceBalance {
    fn from(balance: &SeatBalance) -> Self {
        let SeatBalance { seat, start, luck, own, others, end } = *balance;
        Self { seat: seat.index(), start, luck, own, others, end }
    }
}

fn moment(point: &TurningPoint, counts: &[usize]) -> DecisiveMoment {
    DecisiveMoment {
        entries: counts.get(point.step).copied().unwrap_or_default(),
        turn: point.turn,
        cause: match point.kind {
            MomentKind::Decision => MomentCause::Decision,
            MomentKind::Luck => MomentCause::Luck,
        },
        seat: point.seat.index(),
        before: point.before,
        after: point.after,
        played: point.played.clone(),
        better_chance: point.better.is_some().then_some(point.better_chance),
        better: point.better.clone(),
    }
}

fn done(game: &AnalyzedGame) -> AnalysisView {
    let Analysis { players, points, seats, moments, winners, story, .. } = &game.analysis;
    AnalysisView {
        state: AnalysisState::Done,
        judged: game.counts.len(),
        steps: game.counts.len(),
        players: players.iter().map(|seat| seat.index()).collect(),
        points: points.iter().map(ChancesAt::from).collect(),
        seats: seats.iter().map(ChanceBalance::from).collect(),
        moments: moments.iter().map(|point| moment(point, &game.counts)).collect(),
        winners: winners.iter().map(Seat::index).collect(),
        by_luck: story.ended.by_luck,
    }
}

fn running(partial: &PartialAnalysis) -> AnalysisView {
    AnalysisView {
        state: AnalysisState::Running,
        judged: partial.done,
        steps: partial.all,
        players: Vec::new(),
        points: partial.points.iter().map(ChancesAt::from).collect(),
        seats: Vec::new(),
        moments: Vec::new(),
        winners: Vec::new(),
        by_luck: false,
    }
}

/// Get the analysis of a finished game: everybody's chances over time, luck and decisions
/// told apart, and the moments that decided it. The first request starts it; ask again until
/// it is done. Your time for analyses is limited.
#[utoipa::path(get, path = "/api/tables/{table}/analysis", tag = "tables",
    params(("table" = String, Path, description = "The id of the table")), security(("token" = [])),
    responses((status = 200, description = "The analysis as far as it has got", body = AnalysisView),
              (status = 409, description = "The game is not over", body = ApiError),
              (status = 429, description = "You have asked for too many analyses", body = ApiError)))]
pub(crate) async fn analysis(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Extension(client): Extension<Client>,
    caller: Caller,
) -> Result<Json<AnalysisView>, ApiError> {
    let person = caller.id();
    let (table, _) = visible_table(&app, &table, MaybeCaller(Some(caller))).await?;
    if !table.is_over() {
        return Err(ApiError::not_over());
    }
    let address = client.to_string();
    match app.host.analyze(table.id(), &person, Some(&address))? {
        AnalysisProgress::Done(game) => Ok(Json(done(&game))),
        AnalysisProgress::Running(partial) => Ok(Json(running(&partial))),
        AnalysisProgress::Failed(error) => Err(error.into()),
    }
}
