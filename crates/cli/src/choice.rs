//! The arguments that choose a game.

use std::path::{Path, PathBuf};

use asterism_catalog::{AnyGame, CardSource, Setup};
use asterism_words::{Language, Names, UnknownLanguage};
use clap::Args;
use serde_json::Value;

use crate::deck::{ABOUT, files_in};
use crate::failure::{Failure, read_file};

/// The game and its setup.
#[derive(Clone, Debug, Args)]
pub(crate) struct GameChoice {
    /// The game (`asterism games` lists them)
    #[arg(value_name = "GAME")]
    pub(crate) game: String,

    #[command(flatten)]
    pub(crate) table: TableChoice,
}

/// The setup of a game.
#[derive(Clone, Debug, Args)]
pub(crate) struct TableChoice {
    /// Number of players
    #[arg(long, short, value_name = "P", default_value_t = 4)]
    pub(crate) players: usize,

    /// The seat of the first player
    #[arg(long, value_name = "SEAT", default_value_t = 0)]
    pub(crate) first: usize,

    /// Stella Quest: cards may also be paid for after playing
    #[arg(long)]
    pub(crate) pay_after: bool,

    /// Fluxx: an edition to play; repeat it for a mix
    #[arg(long, value_name = "EDITION")]
    pub(crate) deck: Vec<String>,

    /// Fluxx: a file with your own cards, or a folder with card and name files; may be repeated
    #[arg(long, value_name = "PATH")]
    pub(crate) cards: Vec<PathBuf>,

    /// Fluxx: a card to leave out; may be repeated
    #[arg(long, value_name = "[EDITION/]CARD")]
    pub(crate) without: Vec<String>,

    /// Fluxx: a single card of another edition to add; may be repeated
    #[arg(long, value_name = "EDITION/CARD")]
    pub(crate) with: Vec<String>,

    /// Set a game option (`asterism games` lists them); may be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    pub(crate) option: Vec<(String, Value)>,
}

/// The language of messages.
#[derive(Clone, Debug, Args)]
pub(crate) struct LanguageChoice {
    /// Language: en, ru, pl or it [default: system language, if supported]
    #[arg(long, value_name = "LANG", value_parser = spoken)]
    lang: Option<Language>,
}

fn spoken(text: &str) -> Result<Language, UnknownLanguage> {
    text.parse()
}

impl LanguageChoice {
    /// The requested language, that of the system, or English.
    pub(crate) fn language(&self) -> Language {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
        let value =
            variables.filter_map(|name| std::env::var(name).ok()).find(|value| !value.is_empty());
        self.lang.or_else(|| value?.parse().ok()).unwrap_or_default()
    }
}

/// Parses `name=value`. Words need no quotes.
fn option(text: &str) -> Result<(String, Value), String> {
    let (name, value) = text.split_once('=').ok_or("write NAME=VALUE")?;
    let plain = serde_json::from_str(value)
        .ok()
        .filter(|value: &Value| value.is_boolean() || value.is_u64());
    Ok((name.to_owned(), plain.unwrap_or_else(|| value.into())))
}

/// Reads a card file, or all card files of a folder. Saved games contain their file
/// names without folders.
fn card_sources(path: &Path) -> Result<Vec<CardSource>, Failure> {
    let own_name =
        |path: &Path| path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    if !path.is_dir() {
        return Ok(vec![CardSource { name: own_name(path), text: read_file(path)? }]);
    }
    let whole = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let edition = own_name(&whole);
    let cards = files_in(path, "kdl")?.into_iter().filter(|file| !file.ends_with(ABOUT));
    let texts = cards.map(|file| read_file(&file)).collect::<Result<Vec<_>, _>>()?;
    if texts.is_empty() {
        return Err(Failure::bad(path.display(), "there are no card files (.kdl) in this folder"));
    }
    let mut sources = vec![CardSource { name: format!("{edition}.kdl"), text: texts.join("\n") }];
    let names = path.join("names");
    if names.is_dir() {
        for file in files_in(&names, "ftl")? {
            let text = read_file(&file)?;
            sources.push(CardSource { name: format!("{edition}.{}", own_name(&file)), text });
        }
    }
    teach(&mut Names::new(), &sources).map_err(|mistake| Failure::bad(path.display(), mistake))?;
    Ok(sources)
}

/// Adds the names of custom cards. Returns the first mistake.
pub(crate) fn teach(names: &mut Names, sources: &[CardSource]) -> Result<(), String> {
    let mut wrong = Ok(());
    for source in sources {
        let Some((edition, tag)) = source.names() else { continue };
        let mistake = match tag.parse::<Language>() {
            Ok(language) => names
                .add_ftl(edition, language, &source.text)
                .err()
                .and_then(|mistakes| mistakes.first().map(ToString::to_string)),
            Err(unknown) => Some(unknown.to_string()),
        };
        if let Some(mistake) = mistake {
            wrong = wrong.and(Err(format!("{}: {mistake}", source.name)));
        }
    }
    wrong
}

impl TableChoice {
    /// The setup for a game, not yet validated.
    pub(crate) fn setup(&self, game: &str) -> Result<Setup, Failure> {
        let mut setup = Setup::new(game, self.players);
        setup.first = self.first;
        setup.mix.editions.clone_from(&self.deck);
        for path in &self.cards {
            setup.mix.cards.extend(card_sources(path)?);
        }
        setup.mix.without.clone_from(&self.without);
        setup.mix.with.clone_from(&self.with);
        setup.options.extend(self.option.iter().cloned());
        if self.pay_after {
            setup.options.insert("pay-after".into(), true.into());
        }
        Ok(setup)
    }
}

impl GameChoice {
    /// The setup, not yet validated.
    pub(crate) fn setup(&self) -> Result<Setup, Failure> {
        self.table.setup(&self.game)
    }

    /// Builds the game.
    pub(crate) fn build(&self) -> Result<AnyGame, Failure> {
        self.setup()?.build().map_err(|error| Failure::BadInput(error.to_string()))
    }
}

/// Parses a nonzero number.
pub(crate) fn at_least_one<N>(text: &str) -> Result<N, String>
where
    N: std::str::FromStr<Err: std::fmt::Display> + Default + PartialEq,
{
    match text.parse::<N>() {
        Ok(number) if number == N::default() => Err("it must be at least 1".into()),
        Ok(number) => Ok(number),
        Err(error) => Err(error.to_string()),
    }
}

/// Upper limit for threads. More would only cost memory.
pub(crate) fn thread_count(text: &str) -> Result<usize, String> {
    match at_least_one::<usize>(text)? {
        threads @ ..=1024 => Ok(threads),
        _ => Err("it must be at most 1024".into()),
    }
}
