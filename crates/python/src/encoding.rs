//! What the numbers mean.

use std::sync::Arc;

use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::game::Rules;

#[pyclass(frozen, module = "asterism")]
pub(crate) struct Encoding {
    pub(crate) rules: Arc<Rules>,
}

#[pymethods]
impl Encoding {
    /// How many numbers an observation has.
    #[getter]
    fn size(&self) -> usize {
        self.rules.encoding().layout().size()
    }

    /// How many actions there are.
    #[getter]
    fn action_count(&self) -> usize {
        self.rules.encoding().action_count()
    }

    /// Names the version and what the numbers mean.
    #[getter]
    fn fingerprint(&self) -> String {
        self.rules.encoding().fingerprint()
    }

    /// The names of all actions.
    #[getter]
    fn actions(&self) -> Vec<String> {
        let encoding = self.rules.encoding();
        (0..encoding.action_count()).map(|action| encoding.action_text(action)).collect()
    }

    /// The blocks of an observation, in order.
    #[getter]
    fn blocks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for block in self.rules.encoding().layout().blocks() {
            let entry = PyDict::new(py);
            entry.set_item("name", block.name)?;
            entry.set_item("start", block.start)?;
            entry.set_item("shape", pyo3::types::PyTuple::new(py, &block.shape)?)?;
            entry.set_item("high", block.high)?;
            entry.set_item("meaning", block.meaning)?;
            entry.set_item("rows", block.rows.to_vec())?;
            list.append(entry)?;
        }
        Ok(list)
    }

    /// The highest value of each number of an observation.
    #[getter]
    fn high<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        let layout = self.rules.encoding().layout();
        let high = layout.blocks().iter();
        let high = high.flat_map(|block| std::iter::repeat_n(block.high, block.size()));
        PyArray1::from_iter(py, high)
    }

    fn __repr__(&self) -> String {
        format!("<Encoding {}>", self.fingerprint())
    }
}
