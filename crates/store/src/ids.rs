//! Names of things, and secrets of which only the hash is kept.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::StoreError;

/// Digits and letters that are hard to mistake for one another.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Writes bytes five bits at a time.
fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut held, mut count) = (0_u32, 0);
    for byte in bytes {
        held = (held << 8) | u32::from(*byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            text.push(char::from(ALPHABET[(held >> count) as usize & 31]));
        }
        held &= (1 << count) - 1;
    }
    if count > 0 {
        text.push(char::from(ALPHABET[(held << (5 - count)) as usize & 31]));
    }
    text
}

fn random<const N: usize>() -> Result<[u8; N], StoreError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| StoreError::NoRandomness(error.to_string()))?;
    Ok(bytes)
}

/// Declares a name: one to forty of the letters `a-z`, digits, `-` and `_`.
macro_rules! names {
    ($($(#[$doc:meta])* $name:ident = $what:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(Box<str>);

        impl $name {
            /// A new one that nobody can guess: 128 random bits.
            pub fn random() -> Result<Self, StoreError> {
                Ok(Self(encode(&random::<16>()?).into()))
            }

            /// Its text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = StoreError;

            fn from_str(text: &str) -> Result<Self, StoreError> {
                if is_name(text) {
                    Ok(Self(text.into()))
                } else {
                    Err(StoreError::NotAName { what: $what })
                }
            }
        }

        impl TryFrom<String> for $name {
            type Error = StoreError;

            fn try_from(text: String) -> Result<Self, StoreError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> Self {
                name.0.into()
            }
        }
    )*};
}

fn is_name(text: &str) -> bool {
    let allowed = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'z' | b'-' | b'_');
    (1..=40).contains(&text.len()) && text.bytes().all(allowed)
}

names! {
    /// Names a table.
    TableId = "table";
    /// Names a person.
    PersonId = "person";
    /// Names one of a person's tokens, so that it can be revoked; it opens nothing.
    TokenId = "token";
    /// Names a running program that shares the database; a new one each start.
    NodeId = "node";
}

/// The SHA-256 of a content, as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ContentHash([u8; 32]);

impl ContentHash {
    /// The hash of this content.
    #[must_use]
    pub fn of(content: &[u8]) -> Self {
        Self(Sha256::digest(content).into())
    }

    /// The bytes of the hash.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// From the bytes of a hash.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl fmt::Display for ContentHash {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(formatter, "{byte:02x}"))
    }
}

impl fmt::Debug for ContentHash {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "ContentHash({self})")
    }
}

impl FromStr for ContentHash {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        let wrong = StoreError::NotAName { what: "content hash" };
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong);
        }
        for (byte, index) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[index..index + 2], 16).map_err(|_| wrong.clone())?;
        }
        Ok(Self(bytes))
    }
}

impl TryFrom<String> for ContentHash {
    type Error = StoreError;

    fn try_from(text: String) -> Result<Self, StoreError> {
        text.parse()
    }
}

impl From<ContentHash> for String {
    fn from(hash: ContentHash) -> Self {
        hash.to_string()
    }
}

/// A secret of 256 random bits that opens something. It is shown once, to
/// whom it belongs; kept is only its hash. Its text never gets into a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(Box<str>);

impl Token {
    /// A new one.
    pub fn random() -> Result<Self, StoreError> {
        Ok(Self(encode(&random::<32>()?).into()))
    }

    /// What somebody sent as a token. Anything is taken: what is no token
    /// opens nothing.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        Self(text.into())
    }

    /// The secret itself.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept. Looking a token up by its hash tells nothing by the time
    /// it takes: who doesn't know the token can't choose its hash.
    #[must_use]
    pub fn hash(&self) -> ContentHash {
        ContentHash::of(self.0.as_bytes())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_names_and_tokens_are_long_and_different() {
        let tables: Vec<_> = (0..100).map(|_| TableId::random().unwrap()).collect();
        let mut different = tables.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), tables.len());
        for table in tables {
            assert_eq!(table.as_str().len(), 26);
            assert_eq!(table.to_string().parse::<TableId>().unwrap(), table);
        }
        assert_eq!(Token::random().unwrap().reveal().len(), 52);
        assert_ne!(Token::random().unwrap(), Token::random().unwrap());
    }

    #[test]
    fn a_token_does_not_show_itself() {
        let token = Token::from_text("secret");
        assert!(!format!("{token:?}").contains("secret"));
        let known = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b";
        assert_eq!(token.hash().to_string(), known);
        assert_eq!(known.parse::<ContentHash>().unwrap(), token.hash());
    }

    #[test]
    fn what_is_no_name_is_refused() {
        let long = "a".repeat(41);
        for text in ["", "A", "a b", "ä", "a/b", "a\0", long.as_str()] {
            assert_eq!(text.parse::<TableId>().unwrap_err().code(), "not-a-name", "{text:?}");
        }
        for text in ["", "xyz", &"g".repeat(64), &"ä".repeat(32)] {
            assert!(text.parse::<ContentHash>().is_err(), "{text:?}");
        }
        assert_eq!(encode(&[0xff]), "zw");
        assert_eq!(encode(&[]), "");
    }
}
