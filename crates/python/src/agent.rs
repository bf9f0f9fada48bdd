//! Bots, with the reasons for their moves.

use std::num::NonZeroUsize;
use std::sync::Arc;

use asterism_bots::{Agent as Bot, Budget, Decision, Level, Limit, Reason};
use asterism_catalog::{AnyGame, AnyKnowledge, AnyMove, AnyOffer, for_each_game};
use asterism_kernel::{Game as _, Offer as _, Refusal, Seat, Viewer};
use asterism_words::{People, reason_text};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::errors::{AsterismError, other_game, refused, spoken, with_code};
use crate::game::{Game, Rules};
use crate::state::{State, random_seed};

/// The most threads of one search.
const MAX_THREADS: usize = 256;

macro_rules! bots {
    ([] $($name:ident($game:ty), $id:literal;)*) => {
        /// A bot of any game of the catalog.
        pub(crate) enum AnyBot {
            $($name(Bot<$game>),)*
        }

        impl AnyBot {
            pub(crate) fn new(game: &AnyGame) -> Self {
                match game {
                    $(AnyGame::$name(game) => Self::$name(Bot::new(game.clone())),)*
                }
            }

            /// The move with its reason, or nothing if these are of different games.
            fn decide(
                &self,
                level: Level,
                seat: Seat,
                knowledge: &AnyKnowledge,
                offer: &AnyOffer,
                budget: &Budget,
                seed: u64,
            ) -> Option<(AnyMove, Reason<AnyMove>)> {
                match (self, knowledge, offer) {
                    $((Self::$name(bot), AnyKnowledge::$name(knowledge), AnyOffer::$name(offer)) => {
                        let decision = Decision { knowledge, seat, offer };
                        let answer = bot.decide(level, &decision, budget, seed);
                        let reason = any_reason(answer.reason, AnyMove::$name);
                        Some((AnyMove::$name(answer.mv), reason))
                    })*
                    _ => None,
                }
            }
        }
    };
}

for_each_game!(bots);

fn any_reason<M>(reason: Reason<M>, any: impl Fn(M) -> AnyMove) -> Reason<AnyMove> {
    let Reason { level, motive, estimates, threat, simulations } = reason;
    let estimates = estimates
        .into_iter()
        .map(|estimate| asterism_bots::MoveEstimate {
            mv: any(estimate.mv),
            chance: estimate.chance,
            visits: estimate.visits,
            threat: estimate.threat,
        })
        .collect();
    Reason { level, motive, estimates, threat, simulations }
}

/// A level and a budget from Python.
pub(crate) fn level_and_budget(
    level: &str,
    budget: Option<&Bound<'_, PyAny>>,
    threads: usize,
) -> PyResult<(Level, Budget)> {
    let wrong = |error: String, code| with_code::<AsterismError>(error, code, Vec::new());
    let level: Level = level
        .parse()
        .map_err(|error: asterism_bots::LevelError| wrong(error.to_string(), "unknown-level"))?;
    let mut limit = Budget::default();
    if let Some(budget) = budget {
        let text = budget.str()?.to_string();
        let found: Limit = text
            .parse()
            .map_err(|error: asterism_bots::BudgetError| wrong(error.to_string(), "budget"))?;
        limit.limit = found;
    }
    let threads = NonZeroUsize::new(threads.clamp(1, MAX_THREADS)).unwrap_or(NonZeroUsize::MIN);
    Ok((level, limit.on_threads(threads)))
}

#[pyclass(frozen, module = "asterism")]
pub(crate) struct Agent {
    rules: Arc<Rules>,
    level: Level,
    budget: Budget,
}

/// A bot's move and the reasons for it.
#[pyclass(frozen, module = "asterism")]
pub(crate) struct Answer {
    rules: Arc<Rules>,
    seat: Seat,
    mv: AnyMove,
    reason: Reason<AnyMove>,
}

#[pymethods]
impl Agent {
    #[new]
    #[pyo3(signature = (game, level="regular", budget=None, *, threads=1))]
    fn new(
        game: &Bound<'_, Game>,
        level: &str,
        budget: Option<&Bound<'_, PyAny>>,
        threads: usize,
    ) -> PyResult<Self> {
        let (level, budget) = level_and_budget(level, budget, threads)?;
        Ok(Self { rules: Arc::clone(&game.get().rules), level, budget })
    }

    #[getter]
    fn level(&self) -> &'static str {
        self.level.name()
    }

    #[getter]
    fn budget(&self) -> String {
        self.budget.limit.to_string()
    }

    /// The move for a seat, from what that seat knows.
    #[pyo3(signature = (state, seat=None, *, seed=None))]
    fn decide(
        &self,
        py: Python<'_>,
        state: &Bound<'_, State>,
        seat: Option<usize>,
        seed: Option<u64>,
    ) -> PyResult<Answer> {
        let (seat, knowledge, offer) = {
            let state = state.borrow();
            if !self.rules.same(&state.rules) {
                return Err(other_game());
            }
            let seat = state.seat_or_asked(seat)?;
            let knowledge = self.rules.game.knowledge(&state.state, Viewer::Seat(seat));
            (seat, knowledge, state.offer(seat))
        };
        if offer.is_empty() {
            return Err(refused(&Refusal::NotAsked { seat }));
        }
        let seed = seed.unwrap_or_else(random_seed);
        let decided = py.detach(|| {
            self.rules.bot().decide(self.level, seat, &knowledge, &offer, &self.budget, seed)
        });
        let (mv, reason) = decided.ok_or_else(other_game)?;
        Ok(Answer { rules: Arc::clone(&self.rules), seat, mv, reason })
    }

    fn __repr__(&self) -> String {
        format!("Agent('{}', '{}')", self.level, self.budget.limit)
    }
}

#[pymethods]
impl Answer {
    /// The move as text.
    #[getter(r#move)]
    fn mv(&self) -> String {
        self.rules.game.write_move(&self.mv)
    }

    /// The move as a number.
    #[getter]
    fn action(&self) -> Option<usize> {
        self.rules.encoding().action(self.seat, &self.mv)
    }

    #[getter]
    fn seat(&self) -> usize {
        self.seat.index()
    }

    /// What decided between the moves.
    #[getter]
    fn motive<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        crate::convert::to_python(py, &self.reason.motive)
    }

    #[getter]
    fn simulations(&self) -> u64 {
        self.reason.simulations
    }

    /// The chosen move, then the others from best to worst.
    #[getter]
    fn estimates<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for estimate in &self.reason.estimates {
            let entry = PyDict::new(py);
            entry.set_item("move", self.rules.game.write_move(&estimate.mv))?;
            entry.set_item("action", self.rules.encoding().action(self.seat, &estimate.mv))?;
            entry.set_item("chance", estimate.chance)?;
            entry.set_item("visits", estimate.visits)?;
            let threat = estimate.threat.map(|threat| (threat.seat.index(), threat.chance));
            entry.set_item("threat", threat)?;
            list.append(entry)?;
        }
        Ok(list)
    }

    /// The reasons as sentences.
    #[getter]
    fn sentences(&self) -> Vec<String> {
        let people = People { names: &[], you: Some(self.seat) };
        let label = |mv: &AnyMove| self.rules.game.write_move(mv);
        reason_text(spoken(), people, &self.reason, &self.mv, label)
    }

    fn __repr__(&self) -> String {
        format!("<Answer '{}'>", self.mv())
    }
}
