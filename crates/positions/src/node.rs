//! Reads JSON and keeps track of the place, for messages.

use std::fmt::Display;

use serde_json::{Map, Value};

use crate::failure::{Failure, FailureKind};
use crate::keys::{Key, REMARKS, names};
use crate::suggest::did_you_mean;

/// A value and where in the description it is.
#[derive(Clone, Debug)]
pub struct Node<'a> {
    pub value: &'a Value,
    path: String,
}

impl<'a> Node<'a> {
    pub const fn root(value: &'a Value) -> Self {
        Self { value, path: String::new() }
    }

    /// The description can't be used because of what is written here.
    pub fn failure(&self, message: impl Into<String>) -> Failure {
        let place = if self.path.is_empty() { "scenario".to_owned() } else { self.path.clone() };
        Failure {
            kind: FailureKind::Unusable,
            place,
            message: message.into(),
            line: None,
            path: self.path.clone(),
        }
    }

    /// The game does something else than what is written here.
    pub fn differs(&self, message: impl Into<String>) -> Failure {
        Failure { kind: FailureKind::Differs, ..self.failure(message) }
    }

    fn wrong(&self, wanted: &str) -> Failure {
        self.failure(format!("must be {wanted}, not {}", self.value))
    }

    /// The value is not what was expected.
    pub fn unequal(&self, expected: impl Display, got: impl Display) -> Failure {
        self.differs(format!("expected {expected}, got {got}"))
    }

    pub fn is_null(&self) -> bool {
        self.value.is_null()
    }

    fn object(&self) -> Result<&'a Map<String, Value>, Failure> {
        self.value.as_object().ok_or_else(|| self.wrong("an object"))
    }

    fn child(&self, key: &str, value: &'a Value) -> Self {
        let path =
            if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) };
        Node { value, path }
    }

    /// The entries of an object.
    pub fn entries(&self) -> Result<Vec<(&'a str, Self)>, Failure> {
        let object = self.object()?;
        Ok(object.iter().map(|(key, value)| (key.as_str(), self.child(key, value))).collect())
    }

    pub fn optional(&self, key: &str) -> Result<Option<Self>, Failure> {
        Ok(self.object()?.get(key).map(|value| self.child(key, value)))
    }

    pub fn required(&self, key: &str) -> Result<Self, Failure> {
        self.optional(key)?.ok_or_else(|| self.failure(format!("\"{key}\" is missing")))
    }

    /// Refuses keys that are not in the table.
    pub fn only<R>(&self, known: &[Key<R>]) -> Result<(), Failure> {
        self.only_names(&names(known))
    }

    /// Refuses other keys than these and remarks.
    pub fn only_names(&self, known: &[&str]) -> Result<(), Failure> {
        for (key, node) in self.entries()? {
            if !known.contains(&key) && !REMARKS.iter().any(|remark| remark.name == key) {
                return Err(node.unknown_key(key, known));
            }
        }
        Ok(())
    }

    /// Refuses an object without keys, which would check nothing.
    pub fn not_empty(&self) -> Result<(), Failure> {
        match self.object()?.is_empty() {
            true => Err(self.failure("is empty, so nothing is checked")),
            false => Ok(()),
        }
    }

    /// The failure for an unknown key.
    pub fn unknown_key(&self, key: &str, known: &[&str]) -> Failure {
        self.failure(format!("\"{key}\" is not a known key{}", did_you_mean(key, known)))
    }

    pub fn list(&self) -> Result<Vec<Self>, Failure> {
        let list = self.value.as_array().ok_or_else(|| self.wrong("a list"))?;
        let node = |(index, value)| Node { value, path: format!("{}[{index}]", self.path) };
        Ok(list.iter().enumerate().map(node).collect())
    }

    /// One entry, or a list of them.
    pub fn one_or_list(&self) -> Result<Vec<Self>, Failure> {
        if self.value.is_string() { Ok(vec![self.clone()]) } else { self.list() }
    }

    /// A list with exactly `N` entries.
    pub fn row<const N: usize>(&self, wanted: &str) -> Result<[Self; N], Failure> {
        <[Self; N]>::try_from(self.list()?).map_err(|_| self.wrong(wanted))
    }

    pub fn text(&self) -> Result<&'a str, Failure> {
        self.value.as_str().ok_or_else(|| self.wrong("a text"))
    }

    pub fn number(&self) -> Result<usize, Failure> {
        let number = self.value.as_u64().and_then(|number| usize::try_from(number).ok());
        number.ok_or_else(|| self.wrong("a whole number from 0"))
    }

    pub fn truth(&self) -> Result<bool, Failure> {
        self.value.as_bool().ok_or_else(|| self.wrong("true or false"))
    }

    pub fn parsed<T>(&self) -> Result<T, Failure>
    where
        T: std::str::FromStr,
        T::Err: Display,
    {
        self.text()?.parse().map_err(|error: T::Err| self.failure(error.to_string()))
    }

    /// One of these words.
    pub fn word(&self, known: &[&str]) -> Result<&'a str, Failure> {
        let word = self.text()?;
        if known.contains(&word) {
            return Ok(word);
        }
        let choices = known.join(", ");
        let near = did_you_mean(word, known);
        Err(self.failure(format!("\"{word}\" is not one of {choices}{near}")))
    }

    /// The number of an existing seat.
    pub fn seat(&self, players: usize) -> Result<usize, Failure> {
        let seat = self.number()?;
        if seat >= players {
            return Err(self.failure(format!("there is no seat {seat}, only 0 to {}", players - 1)));
        }
        Ok(seat)
    }

    /// One entry per seat: a list, or an object by seat number. Entries that
    /// are null or not named are left out.
    pub fn by_seat(&self, players: usize) -> Result<Vec<(usize, Self)>, Failure> {
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
