//! Names of tables and people, digests, and time.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// Milliseconds since the start of 1970, as whoever runs the table counts them.
pub type Millis = u64;

macro_rules! name {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Arc<str>);

        impl $name {
            /// The id with this text: 1 to 64 letters, digits, `-` and `_`.
            #[must_use]
            pub fn new(text: &str) -> Option<Self> {
                let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
                let fits = (1..=64).contains(&text.len()) && text.bytes().all(plain);
                fits.then(|| Self(text.into()))
            }

            /// Its text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                Self::new(&text).ok_or_else(|| serde::de::Error::custom("not an id"))
            }
        }
    };
}

name! {
    /// A table, unguessable: whoever makes one takes 128 random bits or more.
    TableId
}

name! {
    /// A person, as tables know one. It is no secret; what proves who somebody
    /// is belongs to who runs the table.
    PersonId
}

/// A person as the others see one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// What the others call them.
    pub name: String,
    /// Which of the interface's colours, where one was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<u8>,
}

/// Marks that would turn the text of a page round.
pub(crate) const fn is_direction_mark(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A SHA-256 digest, written in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest([u8; 32]);

impl Digest {
    /// The digest of these bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// The digest of these parts, one after the other.
    #[must_use]
    pub fn of_parts(parts: &[&[u8]]) -> Self {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update(part);
        }
        Self(hash.finalize().into())
    }

    /// The digest written as 64 hexadecimal digits.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }

    /// Its bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Whether two are the same, in a time that tells nothing of where they
    /// differ.
    #[must_use]
    pub fn same_as(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |differs, (one, two)| differs | (one ^ two)) == 0
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Digest {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        from_hex(&text).map(Self).ok_or_else(|| serde::de::Error::custom("not a SHA-256 digest"))
    }
}

pub(crate) fn to_hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |half: u8| char::from(DIGITS[usize::from(half & 15)]);
    bytes.iter().flat_map(|&byte| [digit(byte >> 4), digit(byte)]).collect()
}

pub(crate) fn from_hex(text: &str) -> Option<[u8; 32]> {
    let text = text.as_bytes();
    if text.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.chunks(2)) {
        let half = |letter: u8| char::from(letter).to_digit(16);
        *byte = (half(pair[0])? * 16 + half(pair[1])?) as u8;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_plain_words() {
        assert!(TableId::new("t-1_Z").is_some());
        for text in ["", "a b", "ä", "a/b", &"x".repeat(65)] {
            assert!(TableId::new(text).is_none(), "{text}");
        }
        assert!(serde_json::from_str::<PersonId>("\"../x\"").is_err());
    }

    #[test]
    fn digests_survive_being_written() {
        let digest = Digest::of(b"abc");
        assert_eq!(
            digest.to_string(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
        let text = serde_json::to_string(&digest).unwrap();
        let again: Digest = serde_json::from_str(&text).unwrap();
        assert!(again.same_as(&digest) && !again.same_as(&Digest::of(b"abd")));
        assert_eq!(Digest::of_parts(&[b"a", b"bc"]), digest);
        assert!(serde_json::from_str::<Digest>("\"ba78\"").is_err());
    }
}
