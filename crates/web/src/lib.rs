//! HTTP.
//!
//! Owns: the JSON API and its description, streams of one's own view, who is
//! who by tokens and cookies, limits, health and measures; the pages with all
//! they are made of.
//!
//! Knows nothing about: the rules of any game, SQL, how tables are run.

mod api;
mod client;
mod config;
mod connections;
mod error;
mod guard;
mod hostname;
mod limits;
mod metrics;
mod operations;
mod pages;
mod rejection;
mod server;
mod session;

pub use config::{Timeouts, WebConfig};
pub use pages::rendered;
pub use server::{App, Server, router};
