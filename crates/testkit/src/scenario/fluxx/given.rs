//! The deck, the table's options and the position of a scenario.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use asterism_cards::ast::Kind;
use asterism_catalog::{CardSource, GAMES, Mix, build_mix};
use asterism_fluxx::{Card, Deck, Fluxx, MetaRule, Options, Phase, Position, State};
use asterism_kernel::{Game, Silent};
use serde_json::{Map, Value};

use super::super::keys::Key;
use super::super::node::Node;
use super::super::report::FailedCheck;
use super::chance::WrittenChance;
use super::{card, cards};
use crate::read_text_file;

pub(super) const START: &[Key] = &[
    Key::new("players", "number", "2 to 8; required"),
    Key::new("deck", "cards", "from the top; cards not listed follow in the order of their files"),
    Key::new("first", "seat", "who begins; default 0"),
];

/// Reads one key of `given` into the position.
type Read = fn(&mut Position, &Node<'_>, &Deck) -> Result<(), FailedCheck>;

const PLAYERS: &str = "players";

pub(super) const GIVEN: &[Key<Read>] = &[
    // How many there are must be known before the others are read.
    Key::with(
        PLAYERS,
        "number",
        "2 to 8; if left out, as many as have a hand or a table",
        |_, _, _| Ok(()),
    ),
    Key::with("turn", "seat", "whose turn it is; default 0", |position, node, _| {
        position.turn = node.number()?;
        Ok(())
    }),
    Key::with(
        "phase",
        "`start`, `draw` or `play`",
        "`start`: before what happens at the start of a turn; `draw`: before the draw; `play` (the \
         default): after the draw",
        |position, node, _| {
            position.phase = match node.word(&["start", "draw", "play"])? {
                "start" => Phase::Start,
                "draw" => Phase::Draw,
                _ => Phase::Play,
            };
            Ok(())
        },
    ),
    Key::with(
        "drawn",
        "number",
        "cards drawn this turn; as the rules require if left out",
        |position, node, _| {
            position.drawn = Some(small(node)?);
            Ok(())
        },
    ),
    Key::with("played", "number", "cards played this turn; default 0", |position, node, _| {
        position.played = small(node)?;
        Ok(())
    }),
    Key::with("hands", "cards per seat", "the hands", |position, node, deck| {
        position.hands =
            node.list()?.iter().map(|hand| cards(deck, hand)).collect::<Result<_, _>>()?;
        Ok(())
    }),
    Key::with(
        "table",
        "cards per seat",
        "Keepers and Creepers in play; `[keeper, creeper…]` is a Keeper with what is attached to it",
        |position, node, deck| {
            for table in node.list()? {
                let table = pieces(deck, &table, &mut position.attached)?;
                position.tables.push(table);
            }
            Ok(())
        },
    ),
    Key::with("rules", "cards", "New Rules in force, the oldest first", |position, node, deck| {
        position.rules = cards(deck, node)?;
        Ok(())
    }),
    Key::with("goals", "cards", "Goals in force, the oldest first", |position, node, deck| {
        position.goals = cards(deck, node)?;
        Ok(())
    }),
    Key::with("deck", "cards", "the draw pile from the top", |position, node, deck| {
        position.deck = cards(deck, node)?;
        Ok(())
    }),
    Key::with("discard", "cards", "the discard pile from bottom to top", |position, node, deck| {
        position.discard = cards(deck, node)?;
        Ok(())
    }),
    Key::with("extra", "seat or list of seats", "who gets an extra turn", |position, node, _| {
        position.extra = match node.value.is_number() {
            true => vec![node.number()?],
            false => node.list()?.iter().map(Node::number).collect::<Result<_, _>>()?,
        };
        Ok(())
    }),
    Key::with("turns", "number", "how many turns have begun; default 1", |position, node, _| {
        position.turns = Some(u16::try_from(node.number()?).unwrap_or(u16::MAX));
        Ok(())
    }),
];

fn small(node: &Node<'_>) -> Result<u8, FailedCheck> {
    let number = node.number()?;
    u8::try_from(number).map_err(|_| node.failure(format!("{number} is too many")))
}

/// The failure of a position in which somebody meets a Goal already.
pub(super) struct AlreadyWon(pub(super) FailedCheck);

/// The deck a scenario is about.
pub(super) fn deck(scenario: &Node<'_>, source: &Path) -> Result<Arc<Deck>, FailedCheck> {
    let mut names = Vec::new();
    let mut sources = Vec::new();
    let edition = scenario.optional("edition")?;
    if let Some(edition) = &edition {
        for name in edition.one_or_list()? {
            names.push(name.text()?.to_owned());
        }
    }
    let files = scenario.optional("deck")?;
    if let Some(files) = &files {
        for file in files.one_or_list()? {
            sources.push(read(&file, source)?);
        }
    }
    let Some(place) = files.or(edition) else {
        return Err(scenario.failure("\"edition\" or \"deck\" is missing"));
    };
    let single = |key: &str| -> Result<Vec<String>, FailedCheck> {
        let Some(node) = scenario.optional(key)? else { return Ok(Vec::new()) };
        node.list()?.iter().map(|entry| Ok(entry.text()?.to_owned())).collect()
    };
    let (without, with) = (single("without")?, single("with")?);
    let mix = Mix { editions: names, cards: sources, without, with };
    build_mix(&mix).map_err(|problem| place.failure(problem.to_string()))
}

/// A card file: beside the scenario, or where the program runs.
fn read(node: &Node<'_>, source: &Path) -> Result<CardSource, FailedCheck> {
    let name = node.text()?;
    let beside: Option<PathBuf> = source.parent().map(|folder| folder.join(name));
    let path = beside.filter(|path| path.exists()).unwrap_or_else(|| PathBuf::from(name));
    let text = read_text_file(&path)
        .map_err(|error| node.failure(format!("{name} can't be read: {error}")))?;
    Ok(CardSource { name: name.to_owned(), text })
}

/// What the table chose. `_` may be written for `-`.
pub(super) fn options(scenario: &Node<'_>) -> Result<Options, FailedCheck> {
    let Some(node) = scenario.optional("options")? else { return Ok(Options::default()) };
    let mut named = Map::new();
    for (key, value) in node.entries()? {
        let value = match value.value {
            Value::String(text) => Value::String(text.replace('_', "-")),
            other => other.clone(),
        };
        named.insert(key.replace('_', "-"), value);
    }
    serde_json::from_value(Value::Object(named))
        .map_err(|error| wrong_option(&node).unwrap_or_else(|| node.failure(error.to_string())))
}

/// The first option that doesn't exist or can't have that value.
fn wrong_option(node: &Node<'_>) -> Option<FailedCheck> {
    let listing = GAMES.iter().find(|listing| listing.name == Fluxx::NAME)?;
    let known: Vec<&str> = listing.options.iter().map(|option| option.name).collect();
    node.entries().ok()?.into_iter().find_map(|(key, value)| {
        let name = key.replace('_', "-");
        let Some(option) = listing.options.iter().find(|option| option.name == name) else {
            return Some(value.unknown_key(key, &known));
        };
        let allowed = match value.value {
            Value::String(text) => option.values.allow(&Value::String(text.replace('_', "-"))),
            other => option.values.allow(other),
        };
        (!allowed).then(|| {
            let values = option.values.describe();
            value.failure(format!("{} is not one of {values}", value.value))
        })
    })
}

/// A game from the deal on, with the draw pile in the order written.
pub(super) fn start(
    node: &Node<'_>,
    deck: Arc<Deck>,
    options: Options,
    chance: &mut WrittenChance,
) -> Result<(Fluxx, State), FailedCheck> {
    node.only(START)?;
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
    chance.first_order(node, order);
    let game = Fluxx::new(deck, options, players, first)
        .map_err(|error| node.failure(error.to_string()))?;
    let state = game.begin(chance, &mut Silent);
    chance.fitted()?;
    Ok((game, state))
}

/// The position a scenario starts from.
pub(super) fn given(
    node: &Node<'_>,
    deck: Arc<Deck>,
    options: Options,
    chance: &mut WrittenChance,
) -> Result<(Fluxx, State, Option<AlreadyWon>), FailedCheck> {
    node.only(GIVEN)?;
    let players = match node.optional(PLAYERS)? {
        Some(players) => players.number()?,
        None => {
            let seats = |key: &str| -> Result<usize, FailedCheck> {
                node.optional(key)?.map_or(Ok(0), |list| Ok(list.list()?.len()))
            };
            seats("hands")?.max(seats("table")?).max(2)
        }
    };
    let mut position = Position { phase: Phase::Play, ..Position::default() };
    for key in GIVEN {
        if let Some(value) = node.optional(key.name)? {
            (key.run)(&mut position, &value, &deck)?;
        }
    }
    let game =
        Fluxx::new(deck, options, players, 0).map_err(|error| node.failure(error.to_string()))?;
    let state = game.arrange(&position, chance, &mut Silent).map_err(|errors| {
        let all: Vec<String> = errors.iter().map(ToString::to_string).collect();
        node.failure(all.join("; "))
    })?;
    chance.fitted()?;
    let already_won = game.already_won(&position).map(|(seat, goal)| {
        let goal = game.deck().name(goal);
        AlreadyWon(node.failure(format!(
            "the position is already won: seat {seat} meets {goal}. Take away a card it needs and \
             let the scenario bring it"
        )))
    });
    Ok((game, state, already_won))
}

/// One table; an entry is a card, or a Keeper with what is attached to it.
pub(super) fn pieces(
    deck: &Deck,
    node: &Node<'_>,
    attached: &mut Vec<(Card, Card)>,
) -> Result<Vec<Card>, FailedCheck> {
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
