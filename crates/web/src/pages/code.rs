//! Short codes that can be read out. Each stands for a link for an hour.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use asterism_store::{Invitation, Token};
use asterism_table::{Digest, TableId};
use axum::http::StatusCode;

use crate::error::{ApiError, RequestError};
use crate::pages::ui_preferences::UiPreferences;
use crate::server::App;

/// Letters and digits that can't be confused with each other.
const LETTERS: &[u8; 30] = b"ABCDEFGHJKMNPQRSTVWXYZ23456789";
const LENGTH: usize = 6;
const HOLDS: Duration = Duration::from_secs(3600);

/// Normalizes what a person typed, if it looks like a code.
pub(crate) fn read(text: &str) -> Option<String> {
    let typed = text.chars().filter(|c| !c.is_whitespace() && *c != '-');
    let code: String = typed.map(|c| c.to_ascii_uppercase()).take(LENGTH + 1).collect();
    let known = |byte: u8| LETTERS.contains(&byte);
    (code.len() == LENGTH && code.bytes().all(known)).then_some(code)
}

/// Creates a code for a link, valid for an hour. `None` if the store can't take it.
/// Only digests of the code and of the link's token are stored, never the token.
pub(crate) async fn make(app: &App, table: &TableId, link: &Digest) -> Option<String> {
    let until = SystemTime::now().checked_add(HOLDS)?.duration_since(UNIX_EPOCH).ok()?;
    let invitation = Invitation {
        table: table.clone(),
        purpose: link.to_string(),
        expires_at: Some(i64::try_from(until.as_millis()).ok()?),
    };
    for _ in 0..3 {
        let (_, random) = app.host.fresh_token().ok()?;
        let letter = |byte: &u8| char::from(LETTERS[usize::from(*byte) % LETTERS.len()]);
        let code: String = random.bytes().iter().take(LENGTH).map(letter).collect();
        let kept = app.host.store().invite(&Token::from_text(&code), &invitation).await;
        if kept.is_ok() {
            return Some(code);
        }
    }
    None
}

/// The table and the link that a code stands for. Attempts are limited, so that
/// codes can't be guessed.
pub(crate) async fn look_up(
    app: &App,
    ui: &UiPreferences,
    code: &str,
) -> Result<(TableId, Digest), ApiError> {
    if let Some(client) = ui.client {
        app.limits.code(client)?;
    }
    let unknown = || ApiError::new(StatusCode::NOT_FOUND, &RequestError::NoSuchCode);
    let code = read(code).ok_or_else(unknown)?;
    let found = app.host.store().invitation(&Token::from_text(&code)).await;
    let found = found.map_err(|_| unknown())?;
    Ok((found.table, Digest::from_text(&found.purpose).ok_or_else(unknown)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_write_them() {
        assert_eq!(read(" abc-234 ").as_deref(), Some("ABC234"));
        assert_eq!(read("abc 2 34").as_deref(), Some("ABC234"));
        for text in ["", "abc23", "abc2345", "ab/234", "abc23ä", "abcO01"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
