//! An estimate as `asterism sim` and `asterism arena` print it.

use serde::Deserialize;

/// A value with its 95 % confidence interval.
#[derive(Deserialize)]
pub(crate) struct Estimate {
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}
