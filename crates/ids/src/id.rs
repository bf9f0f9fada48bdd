//! Ids: short texts without meaning.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use data_encoding::{Encoding, Specification};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A text that is not an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is not the id of a {what}: it must be 1 to 64 letters, digits, - and _")]
pub struct InvalidId {
    /// What it should have been the id of.
    pub what: &'static str,
}

/// Digits and letters that are hard to mistake for one another.
static BASE32: LazyLock<Encoding> = LazyLock::new(|| {
    let mut specification = Specification::new();
    specification.symbols.push_str("0123456789abcdefghjkmnpqrstvwxyz");
    specification.encoding().expect("32 different symbols are an encoding")
});

/// Writes bytes in 32 digits and letters that are hard to mistake for one
/// another.
#[must_use]
pub fn to_base32(bytes: &[u8]) -> String {
    BASE32.encode(bytes)
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident = $what:literal;)*) => {$(
        $(#[$doc])*
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String))]
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

            /// A new id that nobody can guess: 128 random bits.
            #[cfg(feature = "random")]
            pub fn random() -> Result<Self, getrandom::Error> {
                let mut bytes = [0; 16];
                getrandom::fill(&mut bytes)?;
                Ok(Self(to_base32(&bytes).into()))
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

        impl FromStr for $name {
            type Err = InvalidId;

            fn from_str(text: &str) -> Result<Self, InvalidId> {
                Self::new(text).ok_or(InvalidId { what: $what })
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}

ids! {
    /// A table. Whoever knows the id of a table that is played by link can ask
    /// to see it, so ids are unguessable.
    TableId = "table";
    /// A person. Everybody at a table knows it; it proves nothing.
    PersonId = "person";
    /// One of a person's tokens, so that it can be revoked; it opens nothing.
    TokenId = "token";
    /// A set of custom cards. Only its owner can do anything with it.
    SetId = "set";
    /// A running program that shares a database; a new one each start.
    NodeId = "node";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_plain_words() {
        assert!(TableId::new("t-1_Z").is_some());
        for text in ["", "a b", "ä", "a/b", "a\0", &"x".repeat(65)] {
            assert!(TableId::new(text).is_none(), "{text}");
            assert_eq!(text.parse::<TableId>(), Err(InvalidId { what: "table" }));
        }
        assert!(serde_json::from_str::<PersonId>("\"../x\"").is_err());
        assert_eq!(serde_json::from_str::<PersonId>("\"x\"").unwrap().as_str(), "x");
    }

    #[cfg(feature = "random")]
    #[test]
    fn random_ids_are_long_and_different() {
        let tables: Vec<_> = (0..100).map(|_| TableId::random().unwrap()).collect();
        let mut different = tables.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), tables.len());
        assert!(tables.iter().all(|table| table.as_str().len() == 26));
    }

    #[test]
    fn base32_is_written_as_it_always_was() {
        assert_eq!(to_base32(&[0xff]), "zw");
        assert_eq!(to_base32(&[]), "");
    }
}
