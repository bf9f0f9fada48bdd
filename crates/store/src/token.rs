//! Secret tokens. Only their hashes are stored.

use std::fmt;

use asterism_ids::{Digest, to_base32};

use crate::StoreError;

/// A secret of 256 random bits. It is shown once, to its owner. Only its hash is
/// stored, and its text is never logged.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(Box<str>);

impl Token {
    pub fn random() -> Result<Self, StoreError> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|error| StoreError::NoRandomness(error.to_string()))?;
        Ok(Self(to_base32(&bytes).into()))
    }

    /// A token as received. Any text is accepted here; it just won't match anything.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        Self(text.into())
    }

    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// The hash that is stored. Looking it up needs no constant-time comparison:
    /// without knowing the token nobody can choose its hash.
    #[must_use]
    pub fn hash(&self) -> Digest {
        Digest::of(self.0.as_bytes())
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
    fn tokens_are_long_and_different() {
        assert_eq!(Token::random().unwrap().reveal().len(), 52);
        assert_ne!(Token::random().unwrap(), Token::random().unwrap());
    }

    #[test]
    fn a_token_does_not_show_itself() {
        let token = Token::from_text("secret");
        assert!(!format!("{token:?}").contains("secret"));
        let known = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b";
        assert_eq!(token.hash().to_string(), known);
    }
}
