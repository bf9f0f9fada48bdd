//! JSON to Python and back.

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::errors::wrong_type;

/// How deep values from Python may be nested.
const DEEPEST: usize = 64;

/// A value as dicts, lists, strings and numbers.
pub(crate) fn to_python<'py>(
    py: Python<'py>,
    value: &impl Serialize,
) -> PyResult<Bound<'py, PyAny>> {
    let value = serde_json::to_value(value)
        .map_err(|error| pyo3::exceptions::PyRuntimeError::new_err(error.to_string()))?;
    json_to_python(py, &value)
}

fn json_to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(truth) => PyBool::new(py, *truth).to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => number.into_pyobject(py)?.into_any(),
            (None, Some(number)) => number.into_pyobject(py)?.into_any(),
            (None, None) => number.as_f64().unwrap_or(f64::NAN).into_pyobject(py)?.into_any(),
        },
        Value::String(text) => text.into_pyobject(py)?.into_any(),
        Value::Array(values) => {
            let list = PyList::empty(py);
            for value in values {
                list.append(json_to_python(py, value)?)?;
            }
            list.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (name, value) in fields {
                dict.set_item(name, json_to_python(py, value)?)?;
            }
            dict.into_any()
        }
    })
}

/// Dicts, lists, strings and numbers as a JSON value.
pub(crate) fn from_python(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(value, DEEPEST)
}

fn read(value: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    let Some(depth) = depth.checked_sub(1) else {
        return Err(wrong_type("The value is nested too deeply."));
    };
    if value.is_none() {
        return Ok(Value::Null);
    }
    // A bool is an int in Python, so it comes first.
    if value.is_instance_of::<PyBool>() {
        return Ok(Value::Bool(value.extract()?));
    }
    if value.is_instance_of::<PyInt>() {
        return Ok(match value.extract::<i64>() {
            Ok(number) => number.into(),
            Err(_) => value.extract::<u64>()?.into(),
        });
    }
    if value.is_instance_of::<PyFloat>() {
        return Ok(value.extract::<f64>()?.into());
    }
    if value.is_instance_of::<PyString>() {
        return Ok(Value::String(value.extract()?));
    }
    if let Ok(dict) = value.cast::<PyDict>() {
        let mut fields = Map::new();
        for (name, value) in dict.iter() {
            fields.insert(name.extract()?, read(&value, depth)?);
        }
        return Ok(Value::Object(fields));
    }
    let mut values = Vec::new();
    for item in value.try_iter()? {
        values.push(read(&item?, depth)?);
    }
    Ok(Value::Array(values))
}
