//! Authentication by a token in a header or a cookie.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use asterism_store::{Digest, PersonRecord, Profile, Token};
use asterism_table::{PersonId, tidy_name};
use asterism_words::{Language, guest_name};
use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};

use crate::cookies;
use crate::error::ApiError;
use crate::server::App;

const NAME: &str = "asterism";
/// How long a token is cached before the store is asked again.
const BELIEVED: Duration = Duration::from_secs(10);
/// Maximum number of cached tokens.
const MAX_CACHED: usize = 20_000;

/// Recently used tokens, by hash.
#[derive(Debug, Default)]
pub(crate) struct KnownSessions(Mutex<HashMap<Digest, (PersonRecord, Instant)>>);

impl KnownSessions {
    pub(crate) fn forget(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// The authenticated caller.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) person: PersonRecord,
    pub(crate) token: Token,
}

/// The caller, if authenticated.
#[derive(Clone, Debug)]
pub(crate) struct MaybeCaller(pub(crate) Option<Caller>);

impl Caller {
    pub(crate) fn id(&self) -> PersonId {
        self.person.id.clone()
    }

    pub(crate) fn at_table(&self) -> asterism_table::Person {
        asterism_table::Person {
            id: self.id(),
            name: shown_name(&self.person),
            color: self.person.profile.color.as_ref().and_then(|color| color.parse().ok()),
        }
    }
}

/// The name of a person, or the default in English, which tables store.
pub(crate) fn shown_name(person: &PersonRecord) -> String {
    shown_name_in(Language::English, person)
}

/// The name of a person, or the default in this language.
pub(crate) fn shown_name_in(language: Language, person: &PersonRecord) -> String {
    let name = person.profile.name.clone();
    name.unwrap_or_else(|| guest_name(language, guest_tag(&person.id)))
}

/// The characters that tell guests without a name apart.
pub(crate) fn guest_tag(id: &PersonId) -> &str {
    let id = id.as_str();
    &id[..id.len().min(4)]
}

/// Normalizes a profile: one line, limited length. Names get the same treatment as
/// at tables.
pub(crate) fn tidy_profile(profile: Profile) -> Profile {
    let tidy = |text: Option<String>, most: usize| {
        let text: String = text?.trim().chars().filter(|c| !c.is_control()).take(most).collect();
        (!text.is_empty()).then_some(text)
    };
    Profile {
        name: profile.name.as_deref().and_then(tidy_name),
        color: tidy(profile.color, 8),
        language: tidy(profile.language, 16),
    }
}

fn token(headers: &HeaderMap) -> Option<Token> {
    let header = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = header.and_then(|text| text.strip_prefix("Bearer ")) {
        return Some(Token::from_text(token.trim()));
    }
    cookies::find(headers, NAME).map(Token::from_text)
}

async fn look_up(app: &App, token: Token) -> Result<Option<Caller>, ApiError> {
    let hash = token.hash();
    let known = || app.known.0.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((person, since)) = known().get(&hash)
        && since.elapsed() < BELIEVED
    {
        return Ok(Some(Caller { person: person.clone(), token }));
    }
    let Some(person) = app.host.store().person_by_token(&token).await? else { return Ok(None) };
    let mut known = known();
    if known.len() >= MAX_CACHED {
        known.clear();
    }
    known.insert(hash, (person.clone(), Instant::now()));
    Ok(Some(Caller { person, token }))
}

/// Whether a token is still valid for the same person. Streams check this before
/// they act or send. Other nodes notice a sign-out within ten seconds.
pub(crate) async fn is_signed_in(app: &App, caller: &Caller) -> bool {
    match look_up(app, caller.token.clone()).await {
        Ok(found) => found.is_some_and(|found| found.person.id == caller.person.id),
        // An outage of the store signs nobody out; actions fail on their own.
        Err(_) => true,
    }
}

impl FromRequestParts<Arc<App>> for MaybeCaller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        match token(&parts.headers) {
            Some(token) => Ok(Self(look_up(app, token).await?)),
            None => Ok(Self(None)),
        }
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let MaybeCaller(caller) = MaybeCaller::from_request_parts(parts, app).await?;
        caller.ok_or_else(ApiError::unauthorized)
    }
}

/// The cookie that stores or removes a token.
pub(crate) fn cookie(token: Option<&Token>, secure: bool) -> HeaderValue {
    cookies::secret(NAME, token.map(Token::reveal), secure)
}

#[cfg(test)]
mod tests {
    use axum::http::header::COOKIE;

    use super::*;

    #[test]
    fn a_profile_has_no_invisible_or_bidirectional_name() {
        let named = |name: &str| {
            tidy_profile(Profile { name: Some(name.into()), ..Profile::default() }).name
        };
        assert_eq!(named(" An\u{202e}na\u{200b}  B "), Some("Anna B".into()));
        assert_eq!(named("\u{200b}\u{2066}"), None);
    }

    #[test]
    fn a_token_is_found_in_header_and_cookie() {
        let mut headers = HeaderMap::new();
        assert!(token(&headers).is_none());
        headers.insert(COOKIE, HeaderValue::from_static("a=b; asterism=secret; c=d"));
        assert_eq!(token(&headers).unwrap().reveal(), "secret");
        headers.insert(AUTHORIZATION, HeaderValue::from_static("Bearer other"));
        assert_eq!(token(&headers).unwrap().reveal(), "other");
    }
}
