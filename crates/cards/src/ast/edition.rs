//! What an edition is.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Card, Kind};

/// An edition: a set of cards with what its booklet decides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edition {
    /// Its name in definitions, such as `fluxx-4`.
    pub id: String,
    /// What is known about it.
    #[serde(default)]
    pub about: About,
    pub cards: Vec<Card>,
}

/// What is known about an edition; nothing here changes how it is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct About {
    /// When it was published.
    pub year: Option<u16>,
    /// The languages of the boxes its facts come from.
    pub languages: Vec<String>,
    /// How many cards of each kind it must have.
    pub counts: BTreeMap<Kind, u16>,
    /// Where its facts come from.
    pub sources: Vec<Source>,
    /// What one should know, such as what could not be confirmed.
    pub notes: Vec<String>,
}

/// Where facts come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// A short name for it.
    pub name: String,
    pub text: String,
}
