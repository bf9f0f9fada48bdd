//! The file that describes an experiment.

use asterism_bots::{Level, Limit};
use asterism_cards::nearest;
use asterism_catalog::{Setup, SetupError};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

use super::numbers::{ChangeError, change_number};

/// The most games of an experiment.
const MAX_GAMES: u64 = 1_000_000_000;
/// The most variants.
const MAX_VARIANTS: usize = 64;
/// The most cards whose impact is measured.
const MAX_IMPACTS: usize = 500;

/// The most cards whose pairs are looked at.
const MAX_SYNERGY: usize = 250;

const KEYS: &[&str] = &[
    "name", "games", "seed", "agents", "impact", "synergy", "study", "skill", "setup", "variants",
];
const SKILL_KEYS: &[&str] = &["better", "worse", "deals"];
const SETUP_KEYS: &[&str] =
    &["game", "players", "first", "deck", "cards", "without", "with", "options", "numbers"];
const VARIANT_KEYS: &[&str] = &[
    "name", "agents", "game", "players", "first", "deck", "cards", "without", "with", "options",
    "numbers",
];

/// The name of the first variant, if it has no other.
const AS_IT_IS: &str = "as it is";

/// How a file is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Toml,
    Json,
}

/// An experiment, complete: it needs no other file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Experiment {
    pub name: String,
    pub games: u64,
    pub seed: u64,
    /// The first one is what the others are compared with.
    pub variants: Vec<Variant>,
    /// The cards whose impact is measured in the first variant.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub impact: Vec<String>,
    /// The cards whose pairs are looked at in every variant.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub synergy: Vec<String>,
    /// A card of the first variant that the second one lacks: who draws and plays it is
    /// compared with the same seats in the same deals without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub study: Option<String>,
    /// Whether skill is measured, and how.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skill: Option<SkillPlan>,
}

/// How skill is measured: a good player at each seat in turn, among worse ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillPlan {
    pub better: String,
    pub worse: String,
    /// How many of the games are dealt for it, once for each seat.
    pub deals: u64,
}

/// One of the setups that are compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    pub name: String,
    pub setup: Setup,
    /// Who plays: one for all seats, or one each.
    pub agents: Vec<String>,
}

/// Why an experiment can't be run.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ExperimentError {
    #[error("the file can't be read: {0}")]
    Syntax(String),
    #[error("{place} has no key \"{key}\"{}; its keys are: {known}", did_you_mean(like.as_deref()))]
    UnknownKey { place: String, key: String, like: Option<String>, known: String },
    #[error("{place} needs the key \"{key}\"")]
    MissingKey { place: String, key: &'static str },
    #[error("{place}: {what}")]
    Value { place: String, what: String },
    #[error("{place}: {error}")]
    Setup { place: String, error: SetupError },
    #[error(
        "{place}: nobody is called \"{agent}\"{}; the policies of this game are {policies}, \
         the bots random, beginner, regular and expert, with a number of simulations: regular:200",
        did_you_mean(like.as_deref())
    )]
    Agent { place: String, agent: String, like: Option<String>, policies: String },
    #[error(
        "{place}: bots need a number of simulations, as in {level}:200; with a time, the \
             result would depend on the machine"
    )]
    Budget { place: String, level: Level },
    #[error("the file of cards {name} can't be read: {why}")]
    Cards { name: String, why: String },
}

fn did_you_mean(like: Option<&str>) -> String {
    like.map_or_else(String::new, |like| format!(" (did you mean \"{like}\"?)"))
}

fn wrong(place: &str, what: impl Into<String>) -> ExperimentError {
    ExperimentError::Value { place: place.to_owned(), what: what.into() }
}

/// Refuses keys that nobody reads.
fn check_keys(
    place: &str,
    fields: &Map<String, Value>,
    known: &[&'static str],
) -> Result<(), ExperimentError> {
    let Some(key) = fields.keys().find(|key| !known.contains(&key.as_str())) else {
        return Ok(());
    };
    Err(ExperimentError::UnknownKey {
        place: place.to_owned(),
        key: key.clone(),
        like: nearest(key, known.iter().copied()).map(str::to_owned),
        known: known.join(", "),
    })
}

fn object<'a>(
    place: &str,
    value: Option<&'a Value>,
    key: &'static str,
) -> Result<&'a Map<String, Value>, ExperimentError> {
    let missing = || ExperimentError::MissingKey { place: place.to_owned(), key };
    match value.ok_or_else(missing)? {
        Value::Object(fields) => Ok(fields),
        _ => Err(wrong(place, format!("{key} must be a table"))),
    }
}

fn number(
    place: &str,
    fields: &Map<String, Value>,
    key: &str,
    usual: u64,
    most: u64,
) -> Result<u64, ExperimentError> {
    let Some(value) = fields.get(key) else { return Ok(usual) };
    let number = value.as_u64().filter(|number| *number <= most);
    number.ok_or_else(|| wrong(place, format!("{key} must be a number up to {most}")))
}

fn skill(value: &Value, games: u64) -> Result<SkillPlan, ExperimentError> {
    let Value::Object(fields) = value else {
        let what = "it must be a table, such as { better = \"regular:50\", worse = \"random\" }";
        return Err(wrong("skill", what));
    };
    check_keys("skill", fields, SKILL_KEYS)?;
    let who = |key: &'static str| match fields.get(key) {
        Some(Value::String(agent)) => Ok(agent.clone()),
        Some(_) => Err(wrong("skill", format!("{key} must be a text"))),
        None => Err(ExperimentError::MissingKey { place: "skill".to_owned(), key }),
    };
    let deals = number("skill", fields, "deals", games, MAX_GAMES)?.clamp(1, games);
    Ok(SkillPlan { better: who("better")?, worse: who("worse")?, deals })
}

fn texts(place: &str, key: &str, value: &Value) -> Result<Vec<String>, ExperimentError> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let list = match value {
        Value::String(one) => Some(vec![one.clone()]),
        Value::Array(values) => values.iter().map(text).collect(),
        _ => None,
    };
    list.ok_or_else(|| wrong(place, format!("{key} must be a text or a list of texts")))
}

impl Experiment {
    /// Reads a file. `load` reads the files of cards it names.
    pub fn read(
        text: &str,
        format: Format,
        load: impl Fn(&str) -> Result<String, String>,
    ) -> Result<Self, ExperimentError> {
        let value: Value = match format {
            Format::Json => serde_json::from_str(text)
                .map_err(|error| ExperimentError::Syntax(error.to_string()))?,
            Format::Toml => {
                toml::from_str(text).map_err(|error| ExperimentError::Syntax(error.to_string()))?
            }
        };
        let Value::Object(fields) = &value else {
            return Err(wrong("the experiment", "it must be a table of keys and values"));
        };
        if fields.contains_key("asterism_lab") {
            let what = "it is a file of results; `asterism lab report` shows them";
            return Err(wrong("the experiment", what));
        }
        check_keys("the experiment", fields, KEYS)?;
        let setup = object("the experiment", fields.get("setup"), "setup")?;
        check_keys("setup", setup, SETUP_KEYS)?;
        let agents = fields.get("agents").cloned().unwrap_or_else(|| Value::from("sensible"));
        let none = Vec::new();
        let listed = match fields.get("variants") {
            None => &none,
            Some(Value::Array(variants)) => variants,
            Some(_) => return Err(wrong("the experiment", "variants must be a list of tables")),
        };
        let usual = vec![Value::Object(Map::new())];
        let listed = if listed.is_empty() { &usual } else { listed };
        if listed.len() > MAX_VARIANTS {
            return Err(wrong(
                "the experiment",
                format!("there are at most {MAX_VARIANTS} variants"),
            ));
        }
        let mut variants: Vec<Variant> = Vec::new();
        for (index, value) in listed.iter().enumerate() {
            let variant = variant(index, value, setup, &agents, &load)?;
            if variants.iter().any(|known| known.name == variant.name) {
                return Err(wrong(&variant.name, "two variants have this name"));
            }
            variants.push(variant);
        }
        let impact = fields
            .get("impact")
            .map_or(Ok(Vec::new()), |value| texts("the experiment", "impact", value))?;
        let name = match fields.get("name") {
            None => variants[0].setup.game.clone(),
            Some(Value::String(name)) => name.clone(),
            Some(_) => return Err(wrong("the experiment", "name must be a text")),
        };
        let synergy = fields
            .get("synergy")
            .map_or(Ok(Vec::new()), |value| texts("the experiment", "synergy", value))?;
        let games = number("the experiment", fields, "games", 1000, MAX_GAMES)?.max(1);
        let skill = fields.get("skill").map(|value| skill(value, games)).transpose()?;
        let seed = number("the experiment", fields, "seed", 1, u64::MAX)?;
        let study = match fields.get("study") {
            None => None,
            Some(Value::String(card)) => Some(card.clone()),
            Some(_) => return Err(wrong("study", "it must be the name of a card")),
        };
        let mut experiment = Self { name, games, seed, variants, impact, synergy, study, skill };
        if experiment.impact == ["all"] {
            experiment.impact = experiment.all_cards("impact")?;
        }
        if experiment.impact.len() > MAX_IMPACTS {
            return Err(wrong("impact", format!("there are at most {MAX_IMPACTS} cards")));
        }
        if experiment.synergy == ["all"] {
            experiment.synergy = experiment.all_cards("synergy")?;
        }
        if experiment.synergy.len() > MAX_SYNERGY || experiment.synergy.len() == 1 {
            let what = format!("name 2 to {MAX_SYNERGY} cards, or \"all\"");
            return Err(wrong("synergy", what));
        }
        Ok(experiment)
    }

    /// An experiment with one variant.
    #[must_use]
    pub fn of(setup: Setup, agents: Vec<String>, games: u64, seed: u64) -> Self {
        Self {
            name: setup.game.clone(),
            games,
            seed,
            variants: vec![Variant { name: AS_IT_IS.to_owned(), setup, agents }],
            impact: Vec::new(),
            synergy: Vec::new(),
            study: None,
            skill: None,
        }
    }

    fn all_cards(&self, key: &str) -> Result<Vec<String>, ExperimentError> {
        let setup = &self.variants[0].setup;
        let game = setup.build().map_err(|error| ExperimentError::Setup {
            place: self.variants[0].name.clone(),
            error,
        })?;
        match game {
            asterism_catalog::AnyGame::Fluxx(game) => {
                Ok(game.deck().cards().map(|card| game.deck().name(card).to_owned()).collect())
            }
            _ => Err(wrong(key, "this game is always played with all its cards")),
        }
    }

    /// The experiment as a file that [`Experiment::read`] reads.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let setup = |setup: &Setup| serde_json::to_value(setup).unwrap_or_default();
        let variant = |variant: &Variant| {
            let mut fields = setup(&variant.setup);
            fields["name"] = variant.name.clone().into();
            fields["agents"] = variant.agents.clone().into();
            fields
        };
        let mut file = Map::new();
        file.insert("name".to_owned(), self.name.clone().into());
        file.insert("games".to_owned(), self.games.into());
        file.insert("seed".to_owned(), self.seed.into());
        for (key, cards) in [("impact", &self.impact), ("synergy", &self.synergy)] {
            if !cards.is_empty() {
                file.insert(key.to_owned(), cards.clone().into());
            }
        }
        if let Some(card) = &self.study {
            file.insert("study".to_owned(), card.clone().into());
        }
        if let Some(plan) = &self.skill {
            file.insert("skill".to_owned(), serde_json::to_value(plan).unwrap_or_default());
        }
        let first = &self.variants[0].setup;
        let base = serde_json::json!({ "game": first.game, "players": first.players });
        file.insert("setup".to_owned(), base);
        file.insert("variants".to_owned(), self.variants.iter().map(variant).collect());
        toml::to_string(&Value::Object(file)).expect("names, numbers and texts can be written")
    }

    /// The games of part `part` of `parts`, from 0: as equal as possible.
    #[must_use]
    pub fn part(&self, part: u64, parts: u64) -> (u64, u64) {
        let at = |part: u64| (self.games as u128 * part as u128 / parts as u128) as u64;
        (at(part), at(part + 1))
    }
}

fn variant(
    index: usize,
    value: &Value,
    base: &Map<String, Value>,
    agents: &Value,
    load: &impl Fn(&str) -> Result<String, String>,
) -> Result<Variant, ExperimentError> {
    let place = format!("variant {}", index + 1);
    let Value::Object(fields) = value else { return Err(wrong(&place, "it must be a table")) };
    check_keys(&place, fields, VARIANT_KEYS)?;
    let name = match fields.get("name") {
        Some(Value::String(name)) => name.clone(),
        Some(_) => return Err(wrong(&place, "name must be a text")),
        None if index == 0 => AS_IT_IS.to_owned(),
        None => return Err(ExperimentError::MissingKey { place, key: "name" }),
    };
    let agents = texts(&name, "agents", fields.get("agents").unwrap_or(agents))?;
    let mut setup = base.clone();
    let own = fields.iter().filter(|(key, _)| *key != "name" && *key != "agents");
    setup.extend(own.map(|(key, value)| (key.clone(), value.clone())));
    let numbers = setup.remove("numbers");
    if let Some(Value::Array(cards)) = setup.get_mut("cards") {
        for card in cards {
            if let Value::String(file) = card {
                let why = |why| ExperimentError::Cards { name: file.clone(), why };
                let text = load(file).map_err(why)?;
                let short = file.rsplit(['/', '\\']).next().unwrap_or(file);
                *card = serde_json::json!({ "name": short, "text": text });
            }
        }
    }
    for key in ["game", "players"] {
        if !setup.contains_key(key) {
            return Err(ExperimentError::MissingKey { place: "setup".to_owned(), key });
        }
    }
    let mut setup: Setup = serde_json::from_value(Value::Object(setup))
        .map_err(|error| wrong(&name, error.to_string()))?;
    if let Some(numbers) = numbers {
        change_numbers(&name, &mut setup, &numbers)?;
    }
    setup.build().map_err(|error| ExperimentError::Setup { place: name.clone(), error })?;
    Ok(Variant { name, setup, agents })
}

fn change_numbers(place: &str, setup: &mut Setup, numbers: &Value) -> Result<(), ExperimentError> {
    let Value::Object(numbers) = numbers else {
        return Err(wrong(place, "numbers must be a table of cards and numbers"));
    };
    for (card, number) in numbers {
        let number = number.as_u64().and_then(|number| u8::try_from(number).ok());
        let number = number.ok_or_else(|| {
            wrong(place, format!("the number of \"{card}\" must be a number up to 255"))
        })?;
        change_number(setup, card, number).map_err(|error| match error {
            ChangeError::Setup(error) => {
                ExperimentError::Setup { place: place.to_owned(), error: error.into() }
            }
            other => wrong(place, other.to_string()),
        })?;
    }
    Ok(())
}

/// A bot with its number of simulations.
pub(crate) fn bot(place: &str, text: &str) -> Result<Option<(Level, u32)>, ExperimentError> {
    let (level, budget) = text.split_once(':').map_or((text, None), |(a, b)| (a, Some(b)));
    let Ok(level) = level.parse::<Level>() else { return Ok(None) };
    let no_budget = || ExperimentError::Budget { place: place.to_owned(), level };
    match budget.map(str::parse::<Limit>) {
        Some(Ok(Limit::Simulations(count))) => Ok(Some((level, count))),
        None if matches!(level, Level::Random | Level::Beginner) => Ok(Some((level, 1))),
        _ => Err(no_budget()),
    }
}
