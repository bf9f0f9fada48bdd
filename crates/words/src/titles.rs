//! Names that don't come from a table: games, editions, bots and guests.

use crate::{Args, Language, Words};

/// How many bots have names of their own.
const STARS: usize = 8;

/// What a game or an edition is called. `title` is what it is called in
/// English, which also names editions that have no messages of their own.
#[must_use]
pub fn edition_title(language: Language, id: &str, title: &str) -> String {
    let known = Words::of(language).try_say(&format!("web-edition-{id}"), &Args::new());
    known.unwrap_or_else(|_| title.to_owned())
}

/// What the bot in this chair is called: bots are named after stars.
#[must_use]
pub fn bot_name(language: Language, chair: usize) -> String {
    Words::of(language).say(&format!("bot-name-{}", chair % STARS), &Args::new())
}

/// What a person without a name is called, with a few characters that tell
/// guests apart.
#[must_use]
pub fn guest_name(language: Language, tag: &str) -> String {
    Words::of(language).say("guest-name", &Args::new().text("tag", tag))
}
