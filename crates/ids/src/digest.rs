//! SHA-256 digests.

use std::fmt;
use std::str::FromStr;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

use crate::InvalidId;

/// A SHA-256 digest, written in hexadecimal.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String))]
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

    /// A digest that was computed before.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The digest written as 64 hexadecimal digits.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }

    /// The 32 bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Compares in a time that doesn't depend on where two digests differ.
    #[must_use]
    pub fn same_as(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
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

impl FromStr for Digest {
    type Err = InvalidId;

    fn from_str(text: &str) -> Result<Self, InvalidId> {
        Self::from_text(text).ok_or(InvalidId { what: "digest" })
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
        Self::from_text(&text).ok_or_else(|| serde::de::Error::custom("not a SHA-256 digest"))
    }
}

/// Writes bytes in hexadecimal.
#[must_use]
pub fn to_hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// Reads 32 bytes written in hexadecimal, in small or capital letters.
#[must_use]
pub fn from_hex(text: &str) -> Option<[u8; 32]> {
    HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_survive_being_written() {
        let digest = Digest::of(b"abc");
        let text = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(digest.to_string(), text);
        assert_eq!(text.to_uppercase().parse::<Digest>().unwrap(), digest);
        let json = serde_json::to_string(&digest).unwrap();
        let again: Digest = serde_json::from_str(&json).unwrap();
        assert!(again.same_as(&digest) && !again.same_as(&Digest::of(b"abd")));
        assert_eq!(Digest::of_parts(&[b"a", b"bc"]), digest);
        assert!(serde_json::from_str::<Digest>("\"ba78\"").is_err());
        for wrong in ["", "xyz", &"g".repeat(64), &"ä".repeat(32), &"ab".repeat(33)] {
            assert!(wrong.parse::<Digest>().is_err(), "{wrong:?}");
        }
    }
}
