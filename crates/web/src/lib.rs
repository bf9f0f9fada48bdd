//! The web server: JSON API and pages.
//!
//! Owns: the JSON API and its description, streams of a viewer's own view,
//! authentication by tokens and cookies, rate limits, health checks and metrics;
//! the pages with their styles, scripts and icons.
//!
//! Knows nothing about: the rules of any game, SQL, how tables are run.

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

mod api;
mod client;
mod config;
mod connections;
mod cookies;
mod error;
mod guard;
mod hostname;
mod lab_report;
mod limits;
mod metrics;
mod operations;
mod pages;
mod rejection;
mod server;
mod session;

pub use config::{Timeouts, WebConfig};
pub use lab_report::lab_report;
pub use pages::rendered;
pub use server::{App, Server, router};
