//! Scenarios: rulings as executable examples.
//!
//! A file holds one JSON object, a list of them, or is a Markdown text whose
//! fenced `json` blocks each hold one. Everything that concerns all games is
//! here and in `load`, `node`, `report` and `suggest`; a game adds one module
//! and one line in `RULEBOOKS`.

mod fluxx;
mod load;
mod node;
mod report;
mod stella;
mod suggest;

use std::path::Path;

pub use load::{Case, Format, LoadError, parse};
pub use report::{Failure, FailureKind, Report, Verdict};

use node::Node;

/// How one game's scenarios are run.
trait Rulebook: Sync {
    /// The name in the scenario's `game`.
    fn name(&self) -> &'static str;

    /// Runs a scenario whose `name` and `game` were read already; files it names
    /// are looked for beside `source`.
    fn run(&self, scenario: &Node<'_>, source: &Path) -> Result<(), Failure>;
}

/// The games; a scenario without `game` is the first one's.
const RULEBOOKS: &[&dyn Rulebook] = &[&stella::StellaQuest, &fluxx::FluxxFamily];

/// Keys that explain a scenario or a step to its readers and are not run.
const REMARKS: &[&str] = &["about", "comment", "note", "rule", "ruling", "source", "why"];

/// Runs every scenario of these files, in order. Nothing is run unless all
/// files can be read.
pub fn run_files<P: AsRef<Path>>(paths: &[P]) -> Result<Report, LoadError> {
    let mut cases = Vec::new();
    for path in paths {
        cases.extend(load::read(path.as_ref())?);
    }
    Ok(Report { verdicts: cases.iter().map(run_case).collect() })
}

/// Runs every scenario of a text.
pub fn run_text(source: &str, format: Format, text: &str) -> Result<Report, LoadError> {
    let cases = parse(source, format, text)?;
    Ok(Report { verdicts: cases.iter().map(run_case).collect() })
}

/// Runs one scenario.
#[must_use]
pub fn run_case(case: &Case) -> Verdict {
    let scenario = Node::root(&case.value);
    let name = scenario.optional("name").ok().flatten().and_then(|name| name.text().ok());
    Verdict {
        source: case.source.clone(),
        name: name.map_or_else(|| case.place.clone(), str::to_owned),
        failure: run_node(&scenario, Path::new(&case.source)).err(),
    }
}

fn run_node(scenario: &Node<'_>, source: &Path) -> Result<(), Failure> {
    scenario.required("name")?.text()?;
    let rulebook = match scenario.optional("game")? {
        None => RULEBOOKS[0],
        Some(game) => {
            let name = game.text()?;
            let known: Vec<&str> = RULEBOOKS.iter().map(|rulebook| rulebook.name()).collect();
            match RULEBOOKS.iter().find(|rulebook| rulebook.name() == name) {
                Some(rulebook) => *rulebook,
                None => {
                    return Err(game.failure(format!(
                        "\"{name}\" is not a game{}; known are {}",
                        suggest::did_you_mean(name, &known),
                        known.join(", ")
                    )));
                }
            }
        }
    };
    rulebook.run(scenario, source)
}
