//! Single cards: colors, classes, faces.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// The color of an emotion card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Color {
    #[serde(rename = "R")]
    Red,
    #[serde(rename = "Y")]
    Yellow,
    #[serde(rename = "G")]
    Green,
    #[serde(rename = "B")]
    Blue,
}

impl Color {
    /// All of them, in canonical order.
    pub const ALL: [Self; 4] = [Self::Red, Self::Yellow, Self::Green, Self::Blue];

    /// The letter that stands for it.
    #[must_use]
    pub const fn letter(self) -> char {
        Class::Emotion(self).letter()
    }
}

/// What the back of a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// An emotion card of this color.
    Emotion(Color),
    /// A rest card: recognisable from the back, too.
    Rest,
}

impl Class {
    /// All of them, in canonical order.
    pub const ALL: [Self; 5] = [
        Self::Emotion(Color::Red),
        Self::Emotion(Color::Yellow),
        Self::Emotion(Color::Green),
        Self::Emotion(Color::Blue),
        Self::Rest,
    ];

    /// Its place in [`Class::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Emotion(color) => color as usize,
            Self::Rest => 4,
        }
    }

    /// The letter that stands for it.
    #[must_use]
    pub const fn letter(self) -> char {
        self.text().as_bytes()[0] as char
    }

    /// The same as a text.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Emotion(Color::Red) => "R",
            Self::Emotion(Color::Yellow) => "Y",
            Self::Emotion(Color::Green) => "G",
            Self::Emotion(Color::Blue) => "B",
            Self::Rest => "Z",
        }
    }

    /// The class this letter stands for, large or small.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.letter() == letter.to_ascii_uppercase())
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Serialize for Class {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

/// How many gems a card of this value shows: what a repeated value costs and
/// what a single one scores.
#[inline]
#[must_use]
pub const fn gems(value: u8) -> u8 {
    match value {
        1 | 2 => 3,
        3 | 4 => 2,
        _ => 1,
    }
}

/// The front of a card. The two copies of a face are interchangeable in every
/// rule, so there is nothing finer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

impl Face {
    /// How many different faces there are.
    pub const COUNT: usize = 25;

    pub const REST: Self = Self(24);

    /// The emotion card of this color and value, which is 1 to 6.
    #[must_use]
    pub const fn emotion(color: Color, value: u8) -> Self {
        assert!(value >= 1 && value <= 6);
        Self(color as u8 * 6 + value - 1)
    }

    /// The face at this place of the canonical order.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// As [`Face::from_index`], for an index that comes from a face.
    #[inline]
    pub(crate) const fn at(index: u32) -> Self {
        Self(index as u8)
    }

    /// All faces, in canonical order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The place in the canonical order.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many cards have this face.
    #[must_use]
    pub const fn copies(self) -> usize {
        if self.is_rest() { 6 } else { 2 }
    }

    /// Whether it is the rest card.
    #[inline]
    #[must_use]
    pub const fn is_rest(self) -> bool {
        self.0 == Self::REST.0
    }

    /// What its back shows.
    #[inline]
    #[must_use]
    pub const fn class(self) -> Class {
        match self.0 / 6 {
            0 => Class::Emotion(Color::Red),
            1 => Class::Emotion(Color::Yellow),
            2 => Class::Emotion(Color::Green),
            3 => Class::Emotion(Color::Blue),
            _ => Class::Rest,
        }
    }

    /// Its color, if it is an emotion card.
    #[inline]
    #[must_use]
    pub const fn color(self) -> Option<Color> {
        match self.class() {
            Class::Emotion(color) => Some(color),
            Class::Rest => None,
        }
    }

    /// Its value, if it is an emotion card.
    #[inline]
    #[must_use]
    pub const fn value(self) -> Option<u8> {
        if self.is_rest() { None } else { Some(self.0 % 6 + 1) }
    }

    /// Its text: the letter of its class and its value.
    #[must_use]
    pub const fn text(self) -> &'static str {
        TEXTS[self.0 as usize]
    }
}

/// The texts of all faces, in canonical order.
const TEXTS: [&str; Face::COUNT] = [
    "R1", "R2", "R3", "R4", "R5", "R6", "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "G1", "G2", "G3", "G4",
    "G5", "G6", "B1", "B2", "B3", "B4", "B5", "B6", "Z",
];

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a card.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{text}\" is not a card: write R, Y, G or B and a value from 1 to 6, or Z for a rest card"
)]
pub struct FaceError {
    pub text: String,
}

impl FromStr for Face {
    type Err = FaceError;

    fn from_str(text: &str) -> Result<Self, FaceError> {
        let wrong = || FaceError { text: text.to_owned() };
        let mut letters = text.chars();
        let class = letters.next().and_then(Class::from_letter).ok_or_else(wrong)?;
        let face = match class {
            Class::Rest => Self::REST,
            Class::Emotion(color) => {
                let value = letters.next().and_then(|digit| digit.to_digit(10));
                let value = value.filter(|value| (1..=6).contains(value)).ok_or_else(wrong)?;
                Self::emotion(color, value as u8)
            }
        };
        if letters.next().is_some() { Err(wrong()) } else { Ok(face) }
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

impl<'de> Deserialize<'de> for Face {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_round_trip_and_keep_their_order() {
        let texts: Vec<_> = Face::all().map(|face| face.to_string()).collect();
        assert_eq!(texts[0], "R1");
        assert_eq!(texts[23], "B6");
        assert_eq!(texts[24], "Z");
        for (face, text) in Face::all().zip(&texts) {
            assert_eq!(text.parse(), Ok(face));
            assert_eq!(text.to_lowercase().parse(), Ok(face));
            assert_eq!(Face::from_index(face.index()), Some(face));
        }
        assert_eq!(Face::all().map(Face::copies).sum::<usize>(), 54);
    }

    #[test]
    fn other_texts_are_no_cards() {
        for text in ["", "R", "R0", "R7", "Z1", "R11", "X1", "1R", "Я1", "R１"] {
            assert!(text.parse::<Face>().is_err(), "{text}");
        }
    }
}
