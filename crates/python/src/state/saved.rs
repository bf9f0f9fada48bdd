//! Games as text, and games from text.

use std::sync::Arc;

use asterism_catalog::Setup;
use asterism_kernel::{Game as _, GameInput, InputText, Log, Script, Silent, SplitMix64};
use pyo3::prelude::*;
use serde::{Deserialize, Serialize};

use super::{State, Step, random_seed};
use crate::errors::{broken_log, not_a_saved_game, unreadable};
use crate::game::Rules;

/// The longest saved game that is read, in bytes.
const MAX_SAVED_LEN: usize = 64 << 20;

/// The format that `asterism play --log` writes, too.
#[derive(Serialize, Deserialize)]
struct SavedGame {
    asterism_log: u32,
    setup: Setup,
    log: Log,
}

/// The version of that format.
const FORM: u32 = 1;

pub(super) fn write(rules: &Rules, log: Log) -> PyResult<String> {
    let saved = SavedGame { asterism_log: FORM, setup: rules.setup.clone(), log };
    serde_json::to_string(&saved).map_err(unreadable)
}

/// Reads a saved game without playing it.
pub(crate) fn read_saved(text: &str, wanted: Option<&Arc<Rules>>) -> PyResult<(Arc<Rules>, Log)> {
    if text.len() > MAX_SAVED_LEN {
        return Err(not_a_saved_game(format!("longer than {} MiB", MAX_SAVED_LEN >> 20)));
    }
    let saved: SavedGame = serde_json::from_str(text).map_err(unreadable)?;
    if saved.asterism_log != FORM {
        return Err(not_a_saved_game(format!("form {}, not {FORM}", saved.asterism_log)));
    }
    let rules = match wanted {
        Some(rules) if rules.setup == saved.setup => Arc::clone(rules),
        Some(_) => return Err(crate::errors::other_game()),
        None => Rules::build(saved.setup, false)?,
    };
    Ok((rules, saved.log))
}

/// Plays a log again to its end, and calls `each` with every position.
pub(crate) fn replay(
    rules: &Arc<Rules>,
    log: &Log,
    mut each: impl FnMut(&State),
) -> PyResult<State> {
    use asterism_kernel::LogError;
    let game = &rules.game;
    let mut script = Script::new(log.begin.iter().cloned());
    let begun = game.begin(&mut script, &mut Silent);
    script.finish().map_err(|error| broken_log(&LogError::Begin(error)))?;
    let generator = SplitMix64::new(random_seed());
    let mut state = State::begun(Arc::clone(rules), begun, log.begin.clone(), generator);
    each(&state);
    for (index, entry) in log.entries.iter().enumerate() {
        let refused = |refusal| broken_log(&LogError::Refused { index, refusal });
        let input = match &entry.input {
            InputText::Answer(seat, text) => GameInput::Answer {
                seat: *seat,
                mv: game.read_move(&state.state, *seat, text).map_err(refused)?,
            },
            InputText::Joins(seat) => GameInput::Joins(*seat),
            InputText::Leaves(seat) => GameInput::Leaves(*seat),
        };
        let mut script = Script::new(entry.chance.iter().cloned());
        let mut silent = Silent;
        let applied = game.apply(&mut state.state, &input, &mut script, &mut silent);
        applied.map_err(refused)?;
        let finished = script.finish();
        finished.map_err(|error| broken_log(&LogError::Chance { index, error }))?;
        state.steps.push(Step { input, chance: entry.chance.clone() });
        each(&state);
    }
    Ok(state)
}
