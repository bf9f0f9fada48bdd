//! Experiments of the laboratory.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use asterism_lab::experiment::{
    Experiment as Described, ExperimentError, Format, Laboratory, MergeError, Results, compare,
    findings,
};
use pyo3::prelude::*;

use crate::convert::to_python;
use crate::errors::ExperimentError as Wrong;

fn wrong(error: &ExperimentError) -> PyErr {
    Wrong::new_err(error.to_string())
}

fn unfit(error: &MergeError) -> PyErr {
    Wrong::new_err(error.to_string())
}

/// An experiment, complete: it needs no other file.
#[pyclass(frozen, module = "asterism")]
pub(crate) struct Experiment {
    experiment: Described,
    laboratory: Laboratory,
}

impl Experiment {
    fn built(experiment: Described) -> PyResult<Self> {
        let laboratory = Laboratory::new(&experiment).map_err(|error| wrong(&error))?;
        Ok(Self { experiment, laboratory })
    }
}

#[pymethods]
impl Experiment {
    #[new]
    #[pyo3(signature = (text, *, format="toml", folder=None))]
    fn new(text: &str, format: &str, folder: Option<PathBuf>) -> PyResult<Self> {
        let format = match format {
            "toml" => Format::Toml,
            "json" => Format::Json,
            other => {
                let sentence = format!("The format is \"toml\" or \"json\", not \"{other}\".");
                return Err(Wrong::new_err(sentence));
            }
        };
        let folder = folder.unwrap_or_default();
        let load = |name: &str| {
            std::fs::read_to_string(folder.join(name)).map_err(|error| error.to_string())
        };
        Self::built(Described::read(text, format, load).map_err(|error| wrong(&error))?)
    }

    #[getter]
    fn name(&self) -> &str {
        &self.experiment.name
    }

    #[getter]
    fn games(&self) -> u64 {
        self.experiment.games
    }

    #[getter]
    fn variants(&self) -> Vec<&str> {
        self.experiment.variants.iter().map(|variant| variant.name.as_str()).collect()
    }

    /// The games of a part, from 0: as equal as possible.
    fn part(&self, part: u64, parts: u64) -> PyResult<(u64, u64)> {
        if part >= parts {
            return Err(Wrong::new_err(format!("There is no part {part} of {parts}.")));
        }
        Ok(self.experiment.part(part, parts))
    }

    /// Plays the games from `start` up to but not `end`, and returns the results as text.
    #[pyo3(signature = (start, end, *, threads=0))]
    fn play(&self, py: Python<'_>, start: u64, end: u64, threads: usize) -> PyResult<String> {
        let threads = NonZeroUsize::new(threads);
        let played = py.detach(|| self.laboratory.play((start, end), threads, |_| ()));
        let results = played.map_err(|error| Wrong::new_err(error.to_string()))?;
        Ok(results.write())
    }

    /// The ranges of games that are missing in results.
    fn missing(&self, results: &str) -> PyResult<Vec<(u64, u64)>> {
        let results = Results::read(results).map_err(|error| unfit(&error))?;
        Ok(results.missing((0, self.experiment.games)))
    }

    /// Results without games.
    fn empty(&self) -> String {
        Results::empty(&self.experiment).write()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyTuple>> {
        let rebuild = py.import("asterism")?.getattr("Experiment")?.getattr("_of_results")?;
        (rebuild, (self.empty(),)).into_pyobject(py)
    }

    /// The experiment of results.
    #[staticmethod]
    fn _of_results(text: &str) -> PyResult<Self> {
        Self::built(Results::read(text).map_err(|error| unfit(&error))?.experiment)
    }

    fn __repr__(&self) -> String {
        format!("<Experiment '{}': {} games>", self.experiment.name, self.experiment.games)
    }
}

/// Merges results of disjoint games of the same experiment, in any order.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "Python passes a list")]
pub(crate) fn merge_results(parts: Vec<String>) -> PyResult<String> {
    let mut merged: Option<Results> = None;
    for part in &parts {
        let results = Results::read(part).map_err(|error| unfit(&error))?;
        match &mut merged {
            None => merged = Some(results),
            Some(merged) => merged.merge(&results).map_err(|error| unfit(&error))?,
        }
    }
    merged
        .map(|merged| merged.write())
        .ok_or_else(|| Wrong::new_err("There are no results to merge."))
}

fn read(text: &str) -> PyResult<(Laboratory, Results)> {
    let results = Results::read(text).map_err(|error| unfit(&error))?;
    let laboratory = Laboratory::new(&results.experiment).map_err(|error| wrong(&error))?;
    Ok((laboratory, results))
}

/// What results show, with 95 % intervals.
#[pyfunction]
pub(crate) fn results_findings<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    let (laboratory, results) = read(text)?;
    to_python(py, &findings(&laboratory, &results))
}

/// What differs between the first variant and the others, or the first variant of others.
#[pyfunction]
#[pyo3(signature = (text, other=None))]
pub(crate) fn results_differences<'py>(
    py: Python<'py>,
    text: &str,
    other: Option<&str>,
) -> PyResult<Bound<'py, PyAny>> {
    let (laboratory, results) = read(text)?;
    let found = match other {
        None => (1..results.variants.len())
            .map(|index| compare((&laboratory, &results, 0), (&laboratory, &results, index)))
            .collect(),
        Some(other) => {
            let (other_laboratory, others) = read(other)?;
            vec![compare((&laboratory, &results, 0), (&other_laboratory, &others, 0))]
        }
    };
    to_python(py, &found)
}
