//! Scenarios: rulings as executable examples.
//!
//! A file holds one JSON object, a list of them, or is a Markdown text whose
//! fenced `json` blocks each hold one. What concerns all games is here and in
//! `load`, `locate` and `report`; positions and moves are read by
//! `asterism-positions`. A game adds one module and one line in [`RULEBOOKS`].
//!
//! The tables of [`Key`] in these modules are the format: they drive the
//! parser and [`reference_page`], which is `docs/scenario-format.md`.

mod fluxx;
mod load;
mod locate;
mod reference;
mod report;
mod stella;

use std::path::Path;

pub use load::{Case, Format, ScenarioLoadError, parse};
pub use reference::reference_page;
pub use report::{ScenarioReport, Verdict};

pub use asterism_positions::{Failure, FailureKind};
use asterism_positions::{Key, Node, Section, did_you_mean};

/// How one game's scenarios are run.
trait Rulebook: Sync {
    /// The name in the scenario's `game`.
    fn name(&self) -> &'static str;

    /// Runs a scenario whose `name` and `game` were read already; files it names
    /// are looked for beside `source`.
    fn run(&self, scenario: &Node<'_>, source: &Path) -> Result<(), Failure>;

    /// The game's name for people, what is special about its scenarios, and
    /// the tables of its part of the format.
    fn reference(&self) -> (&'static str, &'static str, Vec<Section>);
}

/// The games; a scenario without `game` is the first one's.
const RULEBOOKS: &[&dyn Rulebook] = &[&stella::StellaQuest, &fluxx::FluxxFamily];

const NAME: &str = "name";
const GAME: &str = "game";

/// Keys of a scenario of any game.
const COMMON: &[Key] = &[
    Key::new(NAME, "text", "what the scenario shows; required"),
    Key::new(GAME, "text", "`stella-quest` or `fluxx`; Stella Quest if it is left out"),
];

/// Runs every scenario of these files, in order. A file that can't be read or
/// isn't JSON becomes a failed verdict, and the others are run all the same.
pub fn run_files<P: AsRef<Path>>(paths: &[P]) -> ScenarioReport {
    let cases = paths.iter().flat_map(|path| load::read(path.as_ref()));
    ScenarioReport { verdicts: cases.map(verdict).collect() }
}

/// Runs every scenario of a text.
#[must_use]
pub fn run_text(source: &str, format: Format, text: &str) -> ScenarioReport {
    let cases = parse(source, format, text);
    ScenarioReport { verdicts: cases.into_iter().map(verdict).collect() }
}

fn verdict(case: Result<Case, ScenarioLoadError>) -> Verdict {
    case.map_or_else(|error| Verdict::unreadable(&error), |case| run_case(&case))
}

/// Runs one scenario.
#[must_use]
pub fn run_case(case: &Case) -> Verdict {
    let scenario = Node::root(&case.value);
    let name = scenario.optional(NAME).ok().flatten().and_then(|name| name.text().ok());
    let failure = run_node(&scenario, Path::new(&case.source)).err().map(|mut failure| {
        failure.line = Some(case.line_of(&failure.path));
        failure
    });
    Verdict {
        source: case.source.clone(),
        name: name.map_or_else(|| case.place.clone(), str::to_owned),
        failure,
    }
}

fn run_node(scenario: &Node<'_>, source: &Path) -> Result<(), Failure> {
    scenario.required(NAME)?.text()?;
    let rulebook = match scenario.optional(GAME)? {
        None => RULEBOOKS[0],
        Some(game) => {
            let name = game.text()?;
            let known: Vec<&str> = RULEBOOKS.iter().map(|rulebook| rulebook.name()).collect();
            let found = RULEBOOKS.iter().find(|rulebook| rulebook.name() == name);
            *found.ok_or_else(|| {
                game.failure(format!(
                    "\"{name}\" is not a game{}; known are {}",
                    did_you_mean(name, &known),
                    known.join(", ")
                ))
            })?
        }
    };
    rulebook.run(scenario, source)
}
