//! Error responses.

use std::time::Duration;

use asterism_host::HostError;
use asterism_kernel::{Argument, Explained};
use asterism_store::{Credential, StoreError};
use asterism_table::TableRefusal;
use asterism_words::{Language, error_text_of};
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

asterism_kernel::explained! {
    /// Why a request was refused before it reached a table.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum RequestError {
        /// The request has no token.
        NoToken = "no-token",
        /// The request can't be parsed; `reason` is the parser's message.
        Unreadable { reason: String } = "unreadable",
        NoSuchPage = "no-such-page",
        BadAddress = "bad-address",
        WrongMethod = "wrong-method",
        TooLarge = "too-large",
        WrongMediaType = "wrong-media-type",
        UpgradeRequired = "upgrade-required",
        /// It comes from a page of another site.
        CrossSite = "cross-site",
        /// It is meant for another host name.
        WrongHost = "wrong-host",
        TooManyRequests = "too-many-requests",
        Timeout = "timeout",
        /// A file of card names has mistakes.
        NamesFileMistakes { reason: String } = "names-file-mistakes",
        /// A text is not a link to a table.
        NotALink = "not-a-link",
        NoSuchCode = "no-such-code",
        /// A form was sent without a choice.
        NothingChosen = "empty",
        /// A game that is over has to be replayed, but never began.
        NeverBegun = "never-begun",
        LoginTaken = "login-taken",
        /// The link for another device was used or has expired.
        NoSuchDeviceLink = "no-such-device-link",
        /// A name has no visible character.
        NameEmpty = "name-empty",
        NameTooLong { most: usize } = "name-too-long",
        WrongPassword = "wrong-password",
        Banned = "banned",
        BadCredentials { what: &'static str } = "bad-credentials",
        NotAName = "not-a-name",
        BadInput { reason: String } = "bad-input",
        NoSuchPerson = "no-such-person",
        /// There is no such set of cards, or it belongs to somebody else.
        NoSuchSet = "no-such-set",
        /// A set was changed in another window.
        SetChanged = "set-changed",
        /// The person has as many sets, or the set as many versions, as allowed.
        SetQuota = "set-quota",
        /// A set can't be published before its mistakes are corrected.
        SetMistakes { count: usize } = "set-mistakes",
        /// The file is not a set.
        NotASet { reason: String } = "not-a-set",
        /// The database failed. Clients get the error's own code.
        Storage = "storage",
    }
    also {}
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ApiError {
    #[serde(skip)]
    pub(crate) status: u16,
    /// The stable code.
    pub(crate) code: String,
    /// What to do about it, in English.
    pub(crate) message: String,
    /// The number of the present question, if the answered one was stale.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) decision: Option<u64>,
    /// How many seconds to wait before trying again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) retry_after: Option<u64>,
    /// Which sentence says it, and what the sentence contains.
    #[serde(skip)]
    pub(crate) explanation: Box<Explanation>,
}

/// The message that explains an error, and its arguments.
#[derive(Clone, Debug)]
pub(crate) struct Explanation {
    code: String,
    arguments: Vec<(String, Argument)>,
}

impl Explanation {
    fn of(error: &dyn Explained) -> Self {
        let arguments = error.arguments().into_iter();
        Self {
            code: error.code().to_owned(),
            arguments: arguments.map(|(name, value)| (name.to_owned(), value)).collect(),
        }
    }

    pub(crate) fn text(&self, language: Language) -> String {
        error_text_of(language, &self.code, self.arguments.clone())
    }

    /// For a URL, as `too-few~fewest~2`: the code, all numbers, and the code of a
    /// rule. Other texts are left out, because anyone could put any text into a link.
    pub(crate) fn written(&self) -> String {
        let arguments = self.arguments.iter().filter_map(|(name, value)| match value {
            Argument::Text(_) if name != "rule" => None,
            value => Some(format!("~{name}~{value}")),
        });
        std::iter::once(self.code.clone()).chain(arguments).collect()
    }

    /// Parses the output of [`Explanation::written`]. Anything else gives no message.
    pub(crate) fn read(text: &str) -> Self {
        let mut parts = text.split('~');
        let code = parts.next().unwrap_or_default().to_owned();
        let mut arguments = Vec::new();
        while let (Some(name), Some(value)) = (parts.next(), parts.next()) {
            let value = match value.parse() {
                Ok(number) => Argument::Number(number),
                Err(_) if name == "rule" => Argument::Text(value.to_owned()),
                Err(_) => continue,
            };
            arguments.push((name.to_owned(), value));
        }
        Self { code, arguments }
    }
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, error: &dyn Explained) -> Self {
        let explanation = Box::new(Explanation::of(error));
        Self {
            status: status.as_u16(),
            code: error.code().to_owned(),
            message: explanation.text(Language::English),
            decision: None,
            retry_after: None,
            explanation,
        }
    }

    /// Sets after how many seconds a retry makes sense.
    pub(crate) fn retry_after(self, wait: Duration) -> Self {
        Self { retry_after: Some(wait.as_secs_f64().ceil().max(1.0) as u64), ..self }
    }

    pub(crate) fn unauthorized() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, &RequestError::NoToken)
    }

    pub(crate) fn unreadable(reason: &serde_json::Error) -> Self {
        let error = RequestError::Unreadable { reason: reason.to_string() };
        Self::new(StatusCode::BAD_REQUEST, &error)
    }

    pub(crate) fn not_over() -> Self {
        Self::new(StatusCode::CONFLICT, &TableRefusal::NotOver)
    }

    /// The same response for a table that doesn't exist and one that the caller may
    /// not see, so that nobody learns which ids exist.
    pub(crate) fn hidden() -> Self {
        HostError::NoSuchTable.into()
    }
}

impl From<HostError> for ApiError {
    fn from(error: HostError) -> Self {
        let status = match &error {
            HostError::NoSuchTable => StatusCode::NOT_FOUND,
            HostError::Refused(refusal) => match refusal {
                TableRefusal::Stale { .. } | TableRefusal::ChairTaken => StatusCode::CONFLICT,
                TableRefusal::Stranger
                | TableRefusal::NotInvited
                | TableRefusal::NotOwner
                | TableRefusal::Removed
                | TableRefusal::Locked => StatusCode::FORBIDDEN,
                TableRefusal::Starting => StatusCode::CONFLICT,
                TableRefusal::TooFast => StatusCode::TOO_MANY_REQUESTS,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            },
            HostError::Quota(_) => StatusCode::TOO_MANY_REQUESTS,
            HostError::Quarantined => StatusCode::LOCKED,
            HostError::ExperimentRunning => StatusCode::CONFLICT,
            HostError::NoSuchExperiment => StatusCode::NOT_FOUND,
            HostError::TooSlow => StatusCode::UNPROCESSABLE_ENTITY,
            HostError::Busy | HostError::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            HostError::Store(error) => return error.clone().into(),
            _ => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let decision = match &error {
            HostError::Refused(TableRefusal::Stale { decision }) => *decision,
            _ => None,
        };
        Self { decision, ..Self::new(status, &error) }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        let (status, explained) = match &error {
            StoreError::NoSuchTable(_) => return HostError::NoSuchTable.into(),
            StoreError::NoSuchPerson => (StatusCode::NOT_FOUND, RequestError::NoSuchPerson),
            StoreError::WrongPassword => (StatusCode::UNAUTHORIZED, RequestError::WrongPassword),
            StoreError::Banned => (StatusCode::FORBIDDEN, RequestError::Banned),
            StoreError::NoSuchDeviceLink => (StatusCode::NOT_FOUND, RequestError::NoSuchDeviceLink),
            StoreError::LoginTaken => (StatusCode::CONFLICT, RequestError::LoginTaken),
            StoreError::BadCredentials(credential) => {
                let what = match credential {
                    Credential::Login => "login",
                    Credential::Password => "password",
                };
                (StatusCode::UNPROCESSABLE_ENTITY, RequestError::BadCredentials { what })
            }
            StoreError::NoSuchSet => (StatusCode::NOT_FOUND, RequestError::NoSuchSet),
            StoreError::SetChanged => (StatusCode::CONFLICT, RequestError::SetChanged),
            StoreError::SetQuota => (StatusCode::TOO_MANY_REQUESTS, RequestError::SetQuota),
            StoreError::NotAName { .. } => {
                (StatusCode::UNPROCESSABLE_ENTITY, RequestError::NotAName)
            }
            StoreError::BadInput(reason) => {
                let reason = reason.clone();
                (StatusCode::UNPROCESSABLE_ENTITY, RequestError::BadInput { reason })
            }
            _ => (StatusCode::SERVICE_UNAVAILABLE, RequestError::Storage),
        };
        Self { code: error.code().to_owned(), ..Self::new(status, &explained) }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let wait = self.retry_after.map(|seconds| [(RETRY_AFTER, seconds.to_string())]);
        (status, wait.map(AppendHeaders), Json(self)).into_response()
    }
}

#[cfg(test)]
mod tests {
    use asterism_catalog::{DeckProblem, SetupError};
    use asterism_kernel::Refusal;
    use asterism_table::Corrupt;
    use asterism_words::Words;

    use super::*;

    /// Every code that a client can get has a message.
    #[test]
    fn every_code_has_a_sentence_in_every_language() {
        let lists = [
            Refusal::CODES,
            SetupError::CODES,
            DeckProblem::CODES,
            asterism_fluxx::SetupError::CODES,
            asterism_stella::SetupError::CODES,
            TableRefusal::CODES,
            Corrupt::CODES,
            HostError::CODES,
            RequestError::CODES,
            asterism_studio::Trouble::CODES,
        ];
        for language in Language::ALL {
            let other = Words::of(language).say("refusal-other", &asterism_words::Args::new());
            for (code, names) in lists.into_iter().flatten() {
                let sample = |name: &&'static str| {
                    let numbers =
                        [
                        "fewest", "most", "players", "first", "last", "seat", "decision", "from",
                        "count",
                    ];
                    match numbers.contains(name) {
                        true => (*name, Argument::Number(2)),
                        false => (*name, Argument::Text("sample".to_owned())),
                    }
                };
                let text = error_text_of(language, code, names.iter().map(sample));
                assert_ne!(text, other, "{language}: {code}");
                assert!(!text.contains("{$") && !text.contains("{ $"), "{language}: {text}");
                assert!(text.chars().count() > 10, "{language}: {code}: {text}");
            }
        }
    }

    #[test]
    fn an_explanation_goes_through_an_address_without_foreign_text() {
        let error = TableRefusal::TooFew { fewest: 2 };
        let written = Explanation::of(&error).written();
        assert_eq!(written, "too-few~fewest~2");
        let text = Explanation::read(&written).text(Language::English);
        assert_eq!(text, "At least 2\u{a0}seats must be taken before the game can start.");
        let foreign = RequestError::Unreadable { reason: "visit evil.example".to_owned() };
        assert_eq!(Explanation::of(&foreign).written(), "unreadable");
        for nonsense in ["", "~", "too-few", "too-few~fewest~much", "no such code~a~1~b"] {
            let text = Explanation::read(nonsense).text(Language::English);
            assert_eq!(text, "That isn’t possible now.", "{nonsense}");
        }
    }
}
