//! The log: inputs with what chance decided. It is the only truth of a game;
//! a replay needs no random generator.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    Chance, ChanceOutcome, Game, GameInput, Journal, Recorder, Refusal, Script, ScriptError, Seat,
    SeatSet, Sink, Viewer,
};

/// An input as it is written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum InputText {
    /// A seat's answer, in the game's canonical text.
    Answer(Seat, String),
    /// Somebody took this seat.
    Joins(Seat),
    /// Somebody left this seat.
    Leaves(Seat),
}

/// One input with what chance decided because of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogEntry {
    /// What came from outside.
    pub input: InputText,
    /// What chance decided, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<ChanceOutcome>,
}

/// Everything that happened in one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Log {
    /// What chance decided at the set-up.
    pub begin: Vec<ChanceOutcome>,
    /// The inputs, in order.
    pub entries: Vec<LogEntry>,
}

/// Why a log can't be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LogError {
    /// The recorded set-up does not fit.
    #[error("the set-up: {0}")]
    Begin(ScriptError),
    /// An entry names a move or seat that the game refuses.
    #[error("entry {index}: {refusal}")]
    Refused {
        /// Which entry, from 0.
        index: usize,
        /// The game's answer.
        refusal: Refusal,
    },
    /// What chance decided at an entry does not fit.
    #[error("entry {index}: {error}")]
    Chance {
        /// Which entry, from 0.
        index: usize,
        /// What was wrong.
        error: ScriptError,
    },
}

/// A game under way that writes its own log.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    game: G,
    state: G::State,
    log: Log,
}

impl<G: Game> Session<G> {
    /// Sets the game up.
    pub fn begin<C: Chance, S: Sink<G::Event>>(game: G, chance: &mut C, sink: &mut S) -> Self {
        let mut recorder = Recorder::new(chance);
        let state = game.begin(&mut recorder, sink);
        let begin = recorder.into_outcomes();
        Self { game, state, log: Log { begin, entries: Vec::new() } }
    }

    /// Rebuilds a game from its log.
    pub fn restore(game: G, log: Log) -> Result<Self, LogError> {
        let replayed = replay(&game, &log, &mut crate::Silent)?;
        Ok(Self { game, state: replayed.state, log })
    }

    /// The rules.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The position.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// Everything so far.
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// The seats whose answer is awaited.
    #[must_use]
    pub fn open(&self) -> SeatSet {
        self.game.open(&self.state)
    }

    /// What `viewer` sees.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// Lets an input happen and writes it down; on refusal nothing changes.
    pub fn apply<C: Chance, S: Sink<G::Event>>(
        &mut self,
        input: &GameInput<G::Move>,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<(), Refusal> {
        let mut recorder = Recorder::new(chance);
        self.game.apply(&mut self.state, input, &mut recorder, sink)?;
        let chance = recorder.into_outcomes();
        self.log.entries.push(LogEntry { input: write_input(&self.game, input), chance });
        Ok(())
    }
}

/// The written form of an input.
fn write_input<G: Game>(game: &G, input: &GameInput<G::Move>) -> InputText {
    match input {
        GameInput::Answer { seat, mv } => InputText::Answer(*seat, game.write_move(mv)),
        GameInput::Joins(seat) => InputText::Joins(*seat),
        GameInput::Leaves(seat) => InputText::Leaves(*seat),
    }
}

/// Where a replay ended.
#[derive(Clone, Debug)]
pub struct Replayed<G: Game> {
    /// The position after the last entry.
    pub state: G::State,
    /// What happened, entry by entry; the set-up comes first.
    pub events: Vec<Journal<G::Event>>,
}

/// Plays a log again and checks that it fits at every step. `sink` hears
/// everything, too.
pub fn replay<G: Game, S: Sink<G::Event>>(
    game: &G,
    log: &Log,
    sink: &mut S,
) -> Result<Replayed<G>, LogError> {
    let mut script = Script::new(log.begin.iter().cloned());
    let mut journal = Journal::default();
    let state = game.begin(&mut script, &mut journal);
    script.finish().map_err(LogError::Begin)?;
    replay_from(game, (state, journal), log, sink)
}

/// Like [`replay`], for a game that did not begin with a deal. `begun` is its first
/// state, with what was told about it.
pub fn replay_from<G: Game, S: Sink<G::Event>>(
    game: &G,
    begun: (G::State, Journal<G::Event>),
    log: &Log,
    sink: &mut S,
) -> Result<Replayed<G>, LogError> {
    let mut events = Vec::with_capacity(log.entries.len() + 1);
    let mut relay = |journal: Journal<G::Event>, sink: &mut S| {
        for (audience, event) in journal.events() {
            sink.tell(*audience, || event.clone());
        }
        events.push(journal);
    };
    let (mut state, journal) = begun;
    relay(journal, sink);
    for (index, entry) in log.entries.iter().enumerate() {
        let refused = |refusal| LogError::Refused { index, refusal };
        let input = match &entry.input {
            InputText::Answer(seat, text) => GameInput::Answer {
                seat: *seat,
                mv: game.read_move(&state, *seat, text).map_err(refused)?,
            },
            InputText::Joins(seat) => GameInput::Joins(*seat),
            InputText::Leaves(seat) => GameInput::Leaves(*seat),
        };
        let mut script = Script::new(entry.chance.iter().cloned());
        let mut journal = Journal::default();
        game.apply(&mut state, &input, &mut script, &mut journal).map_err(refused)?;
        script.finish().map_err(|error| LogError::Chance { index, error })?;
        relay(journal, sink);
    }
    Ok(Replayed { state, events })
}
