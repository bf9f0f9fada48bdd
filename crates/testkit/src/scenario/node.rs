//! Reading JSON while keeping track of the place, for messages.

use std::fmt::Display;

use serde_json::{Map, Value};

use super::REMARKS;
use super::keys::{Key, names};
use super::report::{FailedCheck, FailureKind};
use super::suggest::did_you_mean;

/// A value and where in the scenario it is.
#[derive(Clone, Debug)]
pub(super) struct Node<'a> {
    pub(super) value: &'a Value,
    path: String,
}

impl<'a> Node<'a> {
    pub(super) const fn root(value: &'a Value) -> Self {
        Self { value, path: String::new() }
    }

    /// The scenario can't be run because of what is written here.
    pub(super) fn failure(&self, message: impl Into<String>) -> FailedCheck {
        let place = if self.path.is_empty() { "scenario".to_owned() } else { self.path.clone() };
        FailedCheck {
            kind: FailureKind::Unusable,
            place,
            message: message.into(),
            line: None,
            path: self.path.clone(),
        }
    }

    /// The game does something else than what is written here.
    pub(super) fn differs(&self, message: impl Into<String>) -> FailedCheck {
        FailedCheck { kind: FailureKind::Differs, ..self.failure(message) }
    }

    fn wrong(&self, wanted: &str) -> FailedCheck {
        self.failure(format!("must be {wanted}, not {}", self.value))
    }

    /// The value is not what was expected.
    pub(super) fn unequal(&self, expected: impl Display, got: impl Display) -> FailedCheck {
        self.differs(format!("expected {expected}, got {got}"))
    }

    pub(super) fn is_null(&self) -> bool {
        self.value.is_null()
    }

    fn object(&self) -> Result<&'a Map<String, Value>, FailedCheck> {
        self.value.as_object().ok_or_else(|| self.wrong("an object"))
    }

    fn child(&self, key: &str, value: &'a Value) -> Self {
        let path =
            if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) };
        Node { value, path }
    }

    /// The entries of an object.
    pub(super) fn entries(&self) -> Result<Vec<(&'a str, Self)>, FailedCheck> {
        let object = self.object()?;
        Ok(object.iter().map(|(key, value)| (key.as_str(), self.child(key, value))).collect())
    }

    pub(super) fn optional(&self, key: &str) -> Result<Option<Self>, FailedCheck> {
        Ok(self.object()?.get(key).map(|value| self.child(key, value)))
    }

    pub(super) fn required(&self, key: &str) -> Result<Self, FailedCheck> {
        self.optional(key)?.ok_or_else(|| self.failure(format!("\"{key}\" is missing")))
    }

    /// Refuses keys that are not in the table.
    pub(super) fn only<R>(&self, known: &[Key<R>]) -> Result<(), FailedCheck> {
        self.only_names(&names(known))
    }

    /// Refuses other keys than these and remarks.
    pub(super) fn only_names(&self, known: &[&str]) -> Result<(), FailedCheck> {
        for (key, node) in self.entries()? {
            if !known.contains(&key) && !REMARKS.iter().any(|remark| remark.name == key) {
                return Err(node.unknown_key(key, known));
            }
        }
        Ok(())
    }

    /// Refuses an object without keys, which would check nothing.
    pub(super) fn not_empty(&self) -> Result<(), FailedCheck> {
        match self.object()?.is_empty() {
            true => Err(self.failure("is empty, so nothing is checked")),
            false => Ok(()),
        }
    }

    /// The failure for an unknown key.
    pub(super) fn unknown_key(&self, key: &str, known: &[&str]) -> FailedCheck {
        self.failure(format!("\"{key}\" is not a known key{}", did_you_mean(key, known)))
    }

    pub(super) fn list(&self) -> Result<Vec<Self>, FailedCheck> {
        let list = self.value.as_array().ok_or_else(|| self.wrong("a list"))?;
        let node = |(index, value)| Node { value, path: format!("{}[{index}]", self.path) };
        Ok(list.iter().enumerate().map(node).collect())
    }

    /// One entry, or a list of them.
    pub(super) fn one_or_list(&self) -> Result<Vec<Self>, FailedCheck> {
        if self.value.is_string() { Ok(vec![self.clone()]) } else { self.list() }
    }

    /// A list with exactly `N` entries.
    pub(super) fn row<const N: usize>(&self, wanted: &str) -> Result<[Self; N], FailedCheck> {
        <[Self; N]>::try_from(self.list()?).map_err(|_| self.wrong(wanted))
    }

    pub(super) fn text(&self) -> Result<&'a str, FailedCheck> {
        self.value.as_str().ok_or_else(|| self.wrong("a text"))
    }

    pub(super) fn number(&self) -> Result<usize, FailedCheck> {
        let number = self.value.as_u64().and_then(|number| usize::try_from(number).ok());
        number.ok_or_else(|| self.wrong("a whole number from 0"))
    }

    pub(super) fn truth(&self) -> Result<bool, FailedCheck> {
        self.value.as_bool().ok_or_else(|| self.wrong("true or false"))
    }

    pub(super) fn parsed<T>(&self) -> Result<T, FailedCheck>
    where
        T: std::str::FromStr,
        T::Err: Display,
    {
        self.text()?.parse().map_err(|error: T::Err| self.failure(error.to_string()))
    }

    /// One of these words.
    pub(super) fn word(&self, known: &[&str]) -> Result<&'a str, FailedCheck> {
        let word = self.text()?;
        if known.contains(&word) {
            return Ok(word);
        }
        let choices = known.join(", ");
        let near = did_you_mean(word, known);
        Err(self.failure(format!("\"{word}\" is not one of {choices}{near}")))
    }

    /// The number of an existing seat.
    pub(super) fn seat(&self, players: usize) -> Result<usize, FailedCheck> {
        let seat = self.number()?;
        if seat >= players {
            return Err(self.failure(format!("there is no seat {seat}, only 0 to {}", players - 1)));
        }
        Ok(seat)
    }

    /// One entry per seat: a list, or an object by seat number. Entries that
    /// are null or not named are left out.
    pub(super) fn by_seat(&self, players: usize) -> Result<Vec<(usize, Self)>, FailedCheck> {
        if self.value.is_object() {
            let mut seats = Vec::new();
            for (key, node) in self.entries()? {
                let seat = key.parse().ok().filter(|&seat: &usize| seat < players);
                seats.push((
                    seat.ok_or_else(|| node.failure(format!("there is no seat {key}")))?,
                    node,
                ));
            }
            return Ok(seats);
        }
        let list = self.list()?;
        if list.len() != players {
            let found = list.len();
            return Err(self.failure(format!("{found} seats are listed, but there are {players}")));
        }
        Ok(list.into_iter().enumerate().filter(|(_, node)| !node.is_null()).collect())
    }
}
