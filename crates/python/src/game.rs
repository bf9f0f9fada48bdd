//! A game with its setup.

use std::sync::{Arc, OnceLock};

use asterism_catalog::{AnyGame, CardSource, Setup, listed_games};
use asterism_encoding::AnyEncoding;
use asterism_kernel::{Chance, ChanceOutcome, Game as _, Silent, SplitMix64};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};
use serde_json::Value;

use crate::agent::AnyBot;
use crate::by_hand::ByHand;
use crate::convert::{from_python, to_python};
use crate::encoding::Encoding;
use crate::errors::{SetupError, explained, unreadable, wrong_type};
use crate::state::{State, random_seed};

/// What all positions of a game share.
pub(crate) struct Rules {
    pub(crate) game: AnyGame,
    pub(crate) setup: Setup,
    pub(crate) everybody_is_asked: bool,
    encoding: OnceLock<AnyEncoding>,
    bot: OnceLock<AnyBot>,
}

impl Rules {
    pub(crate) fn build(setup: Setup, everybody_is_asked: bool) -> PyResult<Arc<Self>> {
        let game = setup.build().map_err(|error| explained::<SetupError>(&error))?;
        let game = game.asking_everybody(everybody_is_asked);
        let (encoding, bot) = (OnceLock::new(), OnceLock::new());
        Ok(Arc::new(Self { game, setup, everybody_is_asked, encoding, bot }))
    }

    pub(crate) fn encoding(&self) -> &AnyEncoding {
        self.encoding.get_or_init(|| AnyEncoding::new(&self.game))
    }

    pub(crate) fn bot(&self) -> &AnyBot {
        self.bot.get_or_init(|| AnyBot::new(&self.game))
    }

    /// Whether values of one can be used with the other.
    pub(crate) fn same(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
            || (self.setup == other.setup && self.everybody_is_asked == other.everybody_is_asked)
    }
}

#[pyclass(frozen, module = "asterism")]
pub(crate) struct Game {
    pub(crate) rules: Arc<Rules>,
}

/// Card files: a path, or a name with the text.
fn card_sources(cards: &Bound<'_, PyAny>) -> PyResult<Vec<CardSource>> {
    let mut sources = Vec::new();
    for item in cards.try_iter()? {
        let item = item?;
        if let Ok((name, text)) = item.extract::<(String, String)>() {
            sources.push(CardSource { name, text });
            continue;
        }
        let path: std::path::PathBuf = item.extract()?;
        let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into());
        let text = std::fs::read_to_string(&path)?;
        sources.push(CardSource { name, text });
    }
    Ok(sources)
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game, players=2, *, deck=None, cards=None, without=None, extra=None, options=None, first=0, everybody_is_asked=false))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn new(
        game: &str,
        players: usize,
        deck: Option<&Bound<'_, PyAny>>,
        cards: Option<&Bound<'_, PyAny>>,
        without: Option<Vec<String>>,
        extra: Option<Vec<String>>,
        options: Option<&Bound<'_, PyDict>>,
        first: usize,
        everybody_is_asked: bool,
    ) -> PyResult<Self> {
        // The id of an edition is enough to name the game, too.
        let (name, mut editions) = asterism_catalog::choose_titles(&[game.to_owned()]);
        let is_edition = asterism_catalog::titles().any(|title| title.id == game);
        let name = if is_edition { name.to_owned() } else { game.to_owned() };
        if !is_edition {
            editions.clear();
        }
        if let Some(deck) = deck {
            editions.extend(match deck.extract::<String>() {
                Ok(one) => vec![one],
                Err(_) => deck.extract::<Vec<String>>()?,
            });
        }
        let mut setup = Setup::new(name, players);
        setup.first = first;
        setup.mix.editions = editions;
        setup.mix.without = without.unwrap_or_default();
        setup.mix.with = extra.unwrap_or_default();
        if let Some(cards) = cards {
            setup.mix.cards = card_sources(cards)?;
        }
        if let Some(options) = options
            && let Value::Object(options) = from_python(options)?
        {
            setup.options = options.into_iter().collect();
        }
        Ok(Self { rules: Rules::build(setup, everybody_is_asked)? })
    }

    /// Builds a game from a setup, as in saved games and in the HTTP API.
    #[staticmethod]
    #[pyo3(signature = (setup, *, everybody_is_asked=false))]
    fn from_setup(setup: &Bound<'_, PyDict>, everybody_is_asked: bool) -> PyResult<Self> {
        let setup: Setup = serde_json::from_value(from_python(setup)?).map_err(unreadable)?;
        Ok(Self { rules: Rules::build(setup, everybody_is_asked)? })
    }

    #[getter]
    fn name(&self) -> &'static str {
        self.rules.game.facts().name
    }

    #[getter]
    fn players(&self) -> usize {
        self.rules.setup.players
    }

    #[getter]
    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.rules.setup)
    }

    #[getter]
    fn everybody_is_asked(&self) -> bool {
        self.rules.everybody_is_asked
    }

    /// The cards by number, for games whose views number them.
    #[getter]
    fn cards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        match &self.rules.game {
            AnyGame::Fluxx(game) => {
                PyList::new(py, game.deck().cards().map(|card| game.deck().name(card)))
            }
            _ => Ok(PyList::empty(py)),
        }
    }

    /// The kinds of these cards.
    #[getter]
    fn kinds<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        match &self.rules.game {
            AnyGame::Fluxx(game) => {
                PyList::new(py, game.deck().cards().map(|card| game.deck().kind(card).word()))
            }
            _ => Ok(PyList::empty(py)),
        }
    }

    #[getter]
    fn encoding(&self) -> Encoding {
        Encoding { rules: Arc::clone(&self.rules) }
    }

    /// Deals. Chance follows the seed, or the outcomes as far as they go.
    #[pyo3(signature = (seed=None, *, chance=None))]
    fn start(&self, seed: Option<u64>, chance: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let seed = seed.unwrap_or_else(random_seed);
        let mut generator = SplitMix64::new(seed);
        match chance {
            None => Ok(self.begin(&mut generator, generator_after)),
            Some(outcomes) => {
                let mut by_hand = ByHand::new(&outcomes_from(outcomes)?);
                let state = self.begin(&mut by_hand, |_| generator);
                by_hand.finish()?;
                Ok(state)
            }
        }
    }

    /// Reads a saved game of this setup.
    fn load(&self, text: &str) -> PyResult<State> {
        State::read(text, Some(&self.rules))
    }

    fn __repr__(&self) -> String {
        let Setup { game, players, mix, .. } = &self.rules.setup;
        let deck = mix.sources();
        if deck.is_empty() {
            format!("Game('{game}', {players})")
        } else {
            format!("Game('{game}', {players}, deck={deck:?})")
        }
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self.rules.same(&other.get().rules))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let rebuild = py.import("asterism")?.getattr("_rebuild_game")?;
        (rebuild, (self.setup(py)?, self.rules.everybody_is_asked)).into_pyobject(py)
    }
}

fn generator_after(chance: &SplitMix64) -> SplitMix64 {
    *chance
}

impl Game {
    fn begin<C: Chance>(&self, chance: &mut C, rest: impl Fn(&C) -> SplitMix64) -> State {
        let mut recorder = asterism_kernel::Recorder::new(chance);
        let state = self.rules.game.begin(&mut recorder, &mut Silent);
        let begin = recorder.into_outcomes();
        let generator = rest(chance);
        State::begun(Arc::clone(&self.rules), state, begin, generator)
    }
}

/// Outcomes of chance from Python: `{"shuffle": [3, 1, 2]}` or `{"pick": 5}`.
pub(crate) fn outcomes_from(outcomes: &Bound<'_, PyAny>) -> PyResult<Vec<ChanceOutcome>> {
    serde_json::from_value(from_python(outcomes)?).map_err(|error| {
        wrong_type(format!(
            "Outcomes of chance are a list of {{\"shuffle\": [...]}} and {{\"pick\": ...}}: {error}"
        ))
    })
}

/// The games that there are, with their editions and options.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    let list = PyList::empty(py);
    for listing in listed_games() {
        let entry = PyDict::new(py);
        entry.set_item("name", listing.name)?;
        entry.set_item("title", listing.title)?;
        entry.set_item("summary", listing.summary)?;
        entry.set_item("players", (listing.fewest_players, listing.most_players))?;
        let editions = listing.editions.iter().map(|edition| edition.id);
        entry.set_item("editions", editions.collect::<Vec<_>>())?;
        let options = PyDict::new(py);
        for option in listing.options {
            options.set_item(option.name, option.values.describe())?;
        }
        entry.set_item("options", options)?;
        list.append(entry)?;
    }
    Ok(list)
}
