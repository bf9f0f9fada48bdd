//! Decks, options and positions of the Fluxx family.

use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;

use asterism_cards::ast::Kind;
use asterism_catalog::{CardSource, GAMES, Mix, build_mix};
use asterism_fluxx::{Card, Deck, Event, Fluxx, MetaRule, Options, Phase, Position, State};
use asterism_kernel::{Chance, Game, Silent, Sink};
use serde_json::Value;

use super::chance::FluxxChance;
use super::{card, cards};
use crate::failure::Failure;
use crate::keys::Key;
use crate::node::Node;

pub const START: &[Key] = &[
    Key::new("players", "number", "2 to 8; required"),
    Key::new("deck", "cards", "from the top; cards not listed follow in the order of their files"),
    Key::new("first", "seat", "who begins; default 0"),
];

/// Reads one key of `given` into the position.
type Read = fn(&mut Position, &Node<'_>, &Deck) -> Result<(), Failure>;

const PLAYERS: &str = "players";

/// The questions that R-069 puts before the win is decided.
const WHICH_GOAL_GOES: &[&str] = &["replace-goal", "surplus-goal"];

pub const GIVEN: &[Key<Read>] = &[
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

fn small(node: &Node<'_>) -> Result<u8, Failure> {
    let number = node.number()?;
    u8::try_from(number).map_err(|_| node.failure(format!("{number} is too many")))
}

/// The cards of a deck, as a description names them. `read` gives the text of a card
/// file.
pub fn mix(
    described: &Node<'_>,
    read: &dyn Fn(&str) -> io::Result<String>,
) -> Result<Mix, Failure> {
    let mut names = Vec::new();
    let mut sources = Vec::new();
    let edition = described.optional("edition")?;
    if let Some(edition) = &edition {
        for name in edition.one_or_list()? {
            names.push(name.text()?.to_owned());
        }
    }
    let files = described.optional("deck")?;
    if let Some(files) = &files {
        for file in files.one_or_list()? {
            let name = file.text()?;
            let text = read(name)
                .map_err(|error| file.failure(format!("{name} can't be read: {error}")))?;
            sources.push(CardSource { name: name.to_owned(), text });
        }
    }
    if files.or(edition).is_none() {
        return Err(described.failure("\"edition\" or \"deck\" is missing"));
    }
    let single = |key: &str| -> Result<Vec<String>, Failure> {
        let Some(node) = described.optional(key)? else { return Ok(Vec::new()) };
        node.list()?.iter().map(|entry| Ok(entry.text()?.to_owned())).collect()
    };
    let (without, with) = (single("without")?, single("with")?);
    Ok(Mix { editions: names, cards: sources, without, with })
}

/// The deck of a description.
pub fn deck(
    described: &Node<'_>,
    read: &dyn Fn(&str) -> io::Result<String>,
) -> Result<Arc<Deck>, Failure> {
    let mix = mix(described, read)?;
    let place = described.optional("deck")?.or(described.optional("edition")?);
    let place = place.unwrap_or_else(|| described.clone());
    build_mix(&mix).map_err(|problem| place.failure(problem.to_string()))
}

/// What the table chose, by the names of the options. `_` may be written for `-`.
pub fn named_options(described: &Node<'_>) -> Result<BTreeMap<String, Value>, Failure> {
    let Some(node) = described.optional("options")? else { return Ok(BTreeMap::new()) };
    let mut named = BTreeMap::new();
    for (key, value) in node.entries()? {
        let value = match value.value {
            Value::String(text) => Value::String(text.replace('_', "-")),
            other => other.clone(),
        };
        named.insert(key.replace('_', "-"), value);
    }
    Ok(named)
}

/// What the table chose.
pub fn options(described: &Node<'_>) -> Result<Options, Failure> {
    let Some(node) = described.optional("options")? else { return Ok(Options::default()) };
    serde_json::from_value(Value::Object(named_options(described)?.into_iter().collect()))
        .map_err(|error| wrong_option(&node).unwrap_or_else(|| node.failure(error.to_string())))
}

/// The first option that doesn't exist or can't have that value.
fn wrong_option(node: &Node<'_>) -> Option<Failure> {
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
pub fn start(
    node: &Node<'_>,
    deck: Arc<Deck>,
    options: Options,
    chance: &mut FluxxChance,
) -> Result<(Fluxx, State), Failure> {
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

/// How many players a position has.
pub fn players(node: &Node<'_>) -> Result<usize, Failure> {
    if let Some(players) = node.optional(PLAYERS)? {
        return players.number();
    }
    let seats = |key: &str| -> Result<usize, Failure> {
        node.optional(key)?.map_or(Ok(0), |list| Ok(list.list()?.len()))
    };
    Ok(seats("hands")?.max(seats("table")?).max(2))
}

/// A described position, and why it can't be the beginning of anything if somebody
/// meets a Goal there already.
pub fn arrange(
    game: &Fluxx,
    node: &Node<'_>,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) -> Result<(State, Option<Failure>), Failure> {
    node.only(GIVEN)?;
    let mut position = Position { phase: Phase::Play, ..Position::default() };
    for key in GIVEN {
        if let Some(value) = node.optional(key.name)? {
            (key.run)(&mut position, &value, game.deck())?;
        }
    }
    let state = game.arrange(&position, chance, sink).map_err(|errors| {
        let all: Vec<String> = errors.iter().map(ToString::to_string).collect();
        node.failure(all.join("; "))
    })?;
    let already_won = game.already_won(&position).map(|(seat, goal)| {
        let goal = game.deck().name(goal);
        node.failure(format!(
            "the position is already won: seat {seat} meets {goal}. Take away a card it needs and \
             let the scenario bring it"
        ))
    });
    Ok((state, already_won))
}

/// the choice of the Goal that goes comes before the win is decided, so it may
/// be described with a Goal that is met.
#[must_use]
pub fn asks_which_goal_goes(game: &Fluxx, state: &State) -> bool {
    let asked = game.open(state).lowest();
    let question = asked.and_then(|seat| game.question(state, seat));
    question.is_some_and(|(question, _)| WHICH_GOAL_GOES.contains(&question.name()))
}

/// One table; an entry is a card, or a Keeper with what is attached to it.
pub fn pieces(
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
