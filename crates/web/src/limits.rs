//! Rate limits.

use std::num::NonZeroU32;

use axum::http::StatusCode;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::client::Client;
use crate::config::WebConfig;
use crate::error::{ApiError, RequestError};

#[derive(Debug)]
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<Client>,
    guests: DefaultKeyedRateLimiter<Client>,
    tables: DefaultKeyedRateLimiter<String>,
    changes: DefaultKeyedRateLimiter<String>,
    codes: DefaultKeyedRateLimiter<Client>,
    device_links: DefaultKeyedRateLimiter<String>,
    edits: DefaultKeyedRateLimiter<String>,
}

/// This many changes of settings cost as much as a new table.
const CHANGES: u32 = 10;
/// Short codes a client may try per minute.
const CODES: u32 = 12;
/// Links for another device that a person may create per hour.
const DEVICE_LINKS: u32 = 20;
/// Changes of custom cards that a person may make per minute. Cards are saved while they
/// are typed.
const EDITS: u32 = 300;

fn at_least_one(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}

fn check<K: Clone + std::hash::Hash + Eq>(
    limiter: &DefaultKeyedRateLimiter<K>,
    key: &K,
) -> Result<(), ApiError> {
    limiter.check_key(key).map_err(|until| {
        let wait = until.wait_time_from(DefaultClock::default().now());
        let status = StatusCode::TOO_MANY_REQUESTS;
        ApiError::new(status, &RequestError::TooManyRequests).retry_after(wait)
    })
}

impl Limits {
    pub(crate) fn new(config: &WebConfig) -> Self {
        let (per_second, burst) = config.requests;
        let requests = Quota::per_second(at_least_one(per_second)).allow_burst(at_least_one(burst));
        Self {
            requests: RateLimiter::keyed(requests),
            guests: RateLimiter::keyed(Quota::per_hour(at_least_one(config.guests))),
            tables: RateLimiter::keyed(Quota::per_hour(at_least_one(config.tables))),
            changes: RateLimiter::keyed(Quota::per_hour(at_least_one(
                config.tables.saturating_mul(CHANGES),
            ))),
            codes: RateLimiter::keyed(Quota::per_minute(at_least_one(CODES))),
            device_links: RateLimiter::keyed(Quota::per_hour(at_least_one(DEVICE_LINKS))),
            edits: RateLimiter::keyed(Quota::per_minute(at_least_one(EDITS))),
        }
    }

    pub(crate) fn request(&self, client: Client) -> Result<(), ApiError> {
        check(&self.requests, &client)
    }

    pub(crate) fn guest(&self, client: Client) -> Result<(), ApiError> {
        check(&self.guests, &client)
    }

    pub(crate) fn table(&self, person: &str) -> Result<(), ApiError> {
        check(&self.tables, &person.to_owned())
    }

    /// A change of a table's settings. It may bring custom cards, which have to be
    /// read and stored as for a new table.
    pub(crate) fn change(&self, person: &str, brings_cards: bool) -> Result<(), ApiError> {
        if brings_cards {
            self.table(person)?;
        }
        check(&self.changes, &person.to_owned())
    }

    pub(crate) fn code(&self, client: Client) -> Result<(), ApiError> {
        check(&self.codes, &client)
    }

    pub(crate) fn device_link(&self, person: &str) -> Result<(), ApiError> {
        check(&self.device_links, &person.to_owned())
    }

    /// A change of a set of custom cards.
    pub(crate) fn edit(&self, person: &str) -> Result<(), ApiError> {
        check(&self.edits, &person.to_owned())
    }

    /// Removes clients that have been inactive for long.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.guests.retain_recent();
        self.tables.retain_recent();
        self.changes.retain_recent();
        self.codes.retain_recent();
        self.device_links.retain_recent();
        self.edits.retain_recent();
    }
}
