//! The deck, the table's options and the position of a scenario.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use asterism_cards::ast::Kind;
use asterism_catalog::{CardSource, Mix, build_mix};
use asterism_fluxx::{Card, Deck, Fluxx, MetaRule, Options, Phase, Position, State};
use asterism_kernel::{Game, Silent};
use serde_json::{Map, Value};

use super::super::node::Node;
use super::super::report::Failure;
use super::chance::Luck;
use super::{card, cards};
use crate::read_text_file;

const KEYS: &[&str] = &[
    "deck", "discard", "drawn", "extra", "goals", "hands", "phase", "played", "players", "rules",
    "table", "turn", "turns",
];
const START_KEYS: &[&str] = &["deck", "first", "players"];

/// The deck a scenario is about.
pub(super) fn deck(scenario: &Node<'_>, source: &Path) -> Result<Arc<Deck>, Failure> {
    let mut names = Vec::new();
    let mut sources = Vec::new();
    let edition = scenario.optional("edition")?;
    if let Some(edition) = &edition {
        let list =
            if edition.value.is_string() { vec![edition.clone()] } else { edition.list()? };
        for name in list {
            names.push(name.text()?.to_owned());
        }
    }
    let files = scenario.optional("deck")?;
    if let Some(files) = &files {
        let list = if files.value.is_string() { vec![files.clone()] } else { files.list()? };
        for file in list {
            sources.push(read(&file, source)?);
        }
    }
    let Some(place) = files.or(edition) else {
        return Err(scenario.failure("\"edition\" or \"deck\" is missing"));
    };
    let single = |key: &str| -> Result<Vec<String>, Failure> {
        let Some(node) = scenario.optional(key)? else { return Ok(Vec::new()) };
        node.list()?.iter().map(|entry| Ok(entry.text()?.to_owned())).collect()
    };
    let (without, with) = (single("without")?, single("with")?);
    let mix = Mix { editions: names, cards: sources, without, with };
    build_mix(&mix).map_err(|problem| place.failure(problem.to_string()))
}

/// A card file: beside the scenario, or where the program runs.
fn read(node: &Node<'_>, source: &Path) -> Result<CardSource, Failure> {
    let name = node.text()?;
    let beside: Option<PathBuf> = source.parent().map(|folder| folder.join(name));
    let path = beside.filter(|path| path.exists()).unwrap_or_else(|| PathBuf::from(name));
    let text = read_text_file(&path)
        .map_err(|error| node.failure(format!("{name} can't be read: {error}")))?;
    Ok(CardSource { name: name.to_owned(), text })
}

/// What the table decided; `_` is as good as `-` in the names.
pub(super) fn options(scenario: &Node<'_>) -> Result<Options, Failure> {
    let Some(node) = scenario.optional("options")? else { return Ok(Options::default()) };
    let mut named = Map::new();
    for (key, value) in node.entries()? {
        let value = match value.value {
            Value::String(text) => Value::String(text.replace('_', "-")),
            other => other.clone(),
        };
        named.insert(key.replace('_', "-"), value);
    }
    serde_json::from_value(Value::Object(named)).map_err(|error| node.failure(error.to_string()))
}

/// A game from the deal on, with the draw pile in the order written.
pub(super) fn start(
    node: &Node<'_>,
    deck: Arc<Deck>,
    options: Options,
    luck: &mut Luck,
) -> Result<(Fluxx, State), Failure> {
    node.only(START_KEYS)?;
    let players = node.required("players")?.number()?;
    let first = node.optional("first")?.map_or(Ok(0), |first| first.number())?;
    let without_creepers = options.meta_rule == MetaRule::NoCreepers;
    let mut order = Vec::new();
    if let Some(listed) = node.optional("deck")? {
        for entry in listed.list()? {
            let card = card(&deck, &entry)?;
            let name = deck.name(card);
            if order.contains(&card) {
                return Err(entry.failure(format!("{name} is listed already")));
            }
            if without_creepers && deck.kind(card) == Kind::Creeper {
                return Err(entry.failure(format!("{name} was taken out by the Meta Rule")));
            }
            order.push(card);
        }
    }
    let unlisted: Vec<Card> = deck
        .cards()
        .filter(|card| !order.contains(card))
        .filter(|&card| !without_creepers || deck.kind(card) != Kind::Creeper)
        .collect();
    order.extend(unlisted);
    luck.first_order(node, order);
    let game = Fluxx::new(deck, options, players, first)
        .map_err(|error| node.failure(error.to_string()))?;
    let state = game.begin(luck, &mut Silent);
    luck.fitted()?;
    Ok((game, state))
}

/// The position a scenario starts from.
pub(super) fn given(
    node: &Node<'_>,
    deck: Arc<Deck>,
    options: Options,
    luck: &mut Luck,
) -> Result<(Fluxx, State), Failure> {
    node.only(KEYS)?;
    let number =
        |key: &str, default: usize| node.optional(key)?.map_or(Ok(default), |value| value.number());
    let players = match node.optional("players")? {
        Some(players) => players.number()?,
        None => {
            let seats = |key: &str| -> Result<usize, Failure> {
                node.optional(key)?.map_or(Ok(0), |list| Ok(list.list()?.len()))
            };
            seats("hands")?.max(seats("table")?).max(2)
        }
    };
    let list = |key: &str| -> Result<Vec<Card>, Failure> {
        node.optional(key)?.map_or(Ok(Vec::new()), |value| cards(&deck, &value))
    };
    let small = |key: &str| -> Result<Option<u8>, Failure> {
        let Some(value) = node.optional(key)? else { return Ok(None) };
        let number = value.number()?;
        u8::try_from(number).map(Some).map_err(|_| value.failure(format!("{number} is too many")))
    };
    let mut hands = Vec::new();
    if let Some(value) = node.optional("hands")? {
        for hand in value.list()? {
            hands.push(cards(&deck, &hand)?);
        }
    }
    let (mut tables, mut attached) = (Vec::new(), Vec::new());
    if let Some(value) = node.optional("table")? {
        for table in value.list()? {
            tables.push(pieces(&deck, &table, &mut attached)?);
        }
    }
    let phase = match node.optional("phase")? {
        None => Phase::Play,
        Some(phase) => match phase.word(&["start", "draw", "play"])? {
            "start" => Phase::Start,
            "draw" => Phase::Draw,
            _ => Phase::Play,
        },
    };
    let position = Position {
        turn: number("turn", 0)?,
        phase,
        drawn: small("drawn")?,
        played: small("played")?.unwrap_or(0),
        hands,
        tables,
        attached,
        rules: list("rules")?,
        goals: list("goals")?,
        deck: list("deck")?,
        discard: list("discard")?,
        extra: extra(node)?,
        turns: match node.optional("turns")? {
            None => None,
            Some(turns) => Some(u16::try_from(turns.number()?).unwrap_or(u16::MAX)),
        },
    };
    let game =
        Fluxx::new(deck, options, players, 0).map_err(|error| node.failure(error.to_string()))?;
    let state = game.arrange(&position, luck, &mut Silent).map_err(|errors| {
        let all: Vec<String> = errors.iter().map(ToString::to_string).collect();
        node.failure(all.join("; "))
    })?;
    luck.fitted()?;
    Ok((game, state))
}

/// One table; an entry is a card, or a Keeper with what is attached to it.
pub(super) fn pieces(
    deck: &Deck,
    node: &Node<'_>,
    attached: &mut Vec<(Card, Card)>,
) -> Result<Vec<Card>, Failure> {
    let mut all = Vec::new();
    for entry in node.list()? {
        if entry.value.is_string() {
            all.push(card(deck, &entry)?);
            continue;
        }
        let group = cards(deck, &entry)?;
        let Some((&keeper, creepers)) = group.split_first() else {
            return Err(entry.failure("needs a Keeper, then what is attached to it"));
        };
        attached.extend(creepers.iter().map(|&creeper| (creeper, keeper)));
        all.extend(group);
    }
    Ok(all)
}

/// Seats that are due an extra turn: a list of them.
fn extra(node: &Node<'_>) -> Result<Vec<usize>, Failure> {
    let Some(value) = node.optional("extra")? else { return Ok(Vec::new()) };
    if value.value.is_number() {
        return Ok(vec![value.number()?]);
    }
    value.list()?.iter().map(Node::number).collect()
}
