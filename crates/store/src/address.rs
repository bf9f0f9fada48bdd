//! The address of a database.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use crate::StoreError;

/// Where the data is: the path of a SQLite file, or `postgres://…`.
#[derive(Clone, PartialEq, Eq)]
pub enum Address {
    /// A file, created if missing.
    Sqlite(PathBuf),
    /// A PostgreSQL database, as a URL. It may contain a password.
    Postgres(String),
}

impl FromStr for Address {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Self::Postgres(text.to_owned()));
        }
        let path = text.strip_prefix("sqlite://").or_else(|| text.strip_prefix("sqlite:"));
        let path = path.unwrap_or(text);
        if path.is_empty() {
            return Err(StoreError::BadAddress("the address of the database is empty".into()));
        }
        if let Some((scheme, _)) = path.split_once("://") {
            return Err(StoreError::BadAddress(format!("{scheme}:// is no database we know")));
        }
        Ok(Self::Sqlite(path.into()))
    }
}

/// Without the password.
impl fmt::Display for Address {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => write!(formatter, "{}", path.display()),
            Self::Postgres(url) => {
                let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
                let (rest, options) = rest.split_once('?').unwrap_or((rest, ""));
                let (who, place) = rest.rsplit_once('@').unwrap_or(("", rest));
                let user = who.split_once(':').map_or(who, |(user, _)| user);
                let at = if user.is_empty() { "" } else { "@" };
                // The query string may contain a password, too.
                let shown = options.split('&').filter(|option| {
                    !option.is_empty() && !option.to_lowercase().contains("password")
                });
                let shown = shown.collect::<Vec<_>>().join("&");
                let mark = if shown.is_empty() { "" } else { "?" };
                write!(formatter, "{scheme}://{user}{at}{place}{mark}{shown}")
            }
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Address({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_apart_and_show_no_password() {
        let address: Address = "sqlite:games.db".parse().unwrap();
        assert_eq!(address, Address::Sqlite("games.db".into()));
        assert_eq!("games.db".parse::<Address>().unwrap(), address);
        let address: Address =
            "postgres://ann:se@cret@host/games?password=secret&sslmode=require".parse().unwrap();
        assert_eq!(address.to_string(), "postgres://ann@host/games?sslmode=require");
        assert!(!format!("{address:?}").contains("cret"));
        let plain: Address = "postgresql://host/games".parse().unwrap();
        assert_eq!(plain.to_string(), "postgresql://host/games");
        for text in ["", "sqlite:", "mysql://host/games"] {
            assert_eq!(text.parse::<Address>().unwrap_err().code(), "bad-address", "{text}");
        }
    }
}
