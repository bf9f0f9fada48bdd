//! The scenarios of the Fluxx family.

mod asks;
mod chance;
mod expect;
mod given;
mod moves;

use std::path::Path;

use asterism_catalog::GAMES;
use asterism_fluxx::{Card, Deck, Event, Fluxx, State};
use asterism_kernel::{Game, GameInput, Journal, Refusal, Seat};

use self::chance::WrittenChance;
use self::given::AlreadyWon;
use super::keys::{Key, Section, names};
use super::node::Node;
use super::report::FailedCheck;
use super::{COMMON, suggest};

/// The Fluxx family.
pub(super) struct FluxxFamily;

const KEYS: &[Key] = &[
    Key::new("edition", "name or list of names", "the built-in editions of the deck"),
    Key::new(
        "deck",
        "path or list of paths",
        "card files; looked for next to the scenario, then in the current folder",
    ),
    Key::new("without", "list of cards", "cards to leave out"),
    Key::new("with", "list of cards", "single cards of other editions to add"),
    Key::new("options", "object", "what the table chose"),
    Key::new("start", "object", "deal a new game; instead of `given`"),
    Key::new("given", "object", "begin at this position; instead of `start`"),
    Key::new("reshuffle", "orders", "the orders of the shuffles to come, the top card first"),
    Key::new("random", "card or list of cards", "the cards of the blind picks to come"),
    Key::new("steps", "list of objects", "the moves and what must follow; at least one"),
];
const STEP: &[Key] = &[
    Key::new("reshuffle", "orders", "more orders of shuffles to come"),
    Key::new("random", "card or list of cards", "more blind picks to come"),
    Key::new("leave", "seat", "this player leaves, before anything else of the step"),
    Key::new("join", "`true` or seat", "a player joins at the first free seat, or at this one"),
    Key::new("do", "move or list of moves", "played in order; every one must be legal"),
    Key::new("expect", "object", "what must be true then; at least one key"),
];

impl super::Rulebook for FluxxFamily {
    fn name(&self) -> &'static str {
        Fluxx::NAME
    }

    fn run(&self, scenario: &Node<'_>, source: &Path) -> Result<(), FailedCheck> {
        let mut known = names(COMMON);
        known.extend(names(KEYS));
        scenario.only_names(&known)?;
        let deck = given::deck(scenario, source)?;
        let options = given::options(scenario)?;
        let mut chance = WrittenChance::default();
        chance.add(&deck, scenario)?;
        let (game, state, already_won) =
            match (scenario.optional("start")?, scenario.optional("given")?) {
                (Some(start), None) => {
                    let (game, state) = given::start(&start, deck, options, &mut chance)?;
                    (game, state, None)
                }
                (None, Some(given)) => given::given(&given, deck, options, &mut chance)?,
                _ => return Err(scenario.failure("needs \"start\" or \"given\", and not both")),
            };
        let steps = scenario.required("steps")?;
        let list = steps.list()?;
        if list.is_empty() {
            return Err(steps.failure("there is no step, so nothing is checked"));
        }
        let mut run = Run { game, state, chance, already_won };
        let played = list
            .iter()
            .enumerate()
            .try_for_each(|(index, step)| run.step(step).map_err(|failure| failure.in_step(index)));
        // Whatever followed from a position that can't be: that is the mistake.
        if let Some(AlreadyWon(failure)) = run.already_won {
            return Err(failure);
        }
        played?;
        run.chance.all_used()
    }

    fn reference(&self) -> (&'static str, &'static str, Vec<Section>) {
        let about = "Cards are written by their ids, `milk`. In a mixed deck an id that several \
                     editions have is written `edition/id`. Where something is listed per seat, \
                     `null` leaves a seat out; `expect` also takes an object by seat number \
                     (`{\"1\": …}`). `orders` is a list of orders, or a single one, the top card first; \
                     an order may name only the first cards. A shuffle without a written order \
                     leaves the cards as they lie, and a blind pick without a written card takes \
                     the first one. An order or pick that is never used is an error. Choices with a \
                     single answer are made by the game and not written down.";
        let given = "Cards that are not listed are at the bottom of the draw pile, in the order of \
                     their card files. A position in which somebody meets a Goal already is an error, \
                     unless the next thing asked is which Goal goes (R-069).";
        let moves = "`SEAT MOVE`, for instance `0 play draw-4`. The seat may be left out where only \
                     one is asked. Where only one legal move fits, its verb may be left out \
                     (`milk`), and so may the seat after a card (`choose milk` for `choose milk@1`).";
        let choices = "The words of `choose WORD`.";
        let view = "What seat N sees. `views` takes an object with several `viewN`.";
        let sections = vec![
            Section::new("The scenario", "In addition to `name` and `game`:", KEYS),
            Section::from_rows("`options`", "You may write `_` instead of `-`.", option_rows()),
            Section::new("`start`", "", given::START),
            Section::new("`given`", given, given::GIVEN),
            Section::new("A step", "In this order:", STEP),
            Section::new("Moves", moves, moves::MOVES),
            Section::from_rows("Choices", choices, moves::choice_rows()),
            Section::new("`expect`", "Keys that are not named are not checked.", expect::KEYS),
            Section::new("`limits`", "", expect::LIMITS),
            Section::new("`result`", "", expect::RESULT),
            Section::new("`viewN`", view, expect::VIEW),
            Section::new("`phase`", "", expect::PHASES),
            Section::new("`asks`", "The names of what a seat can be asked.", asks::ASKS),
        ];
        ("The Fluxx family", about, sections)
    }
}

fn option_rows() -> Vec<[String; 3]> {
    let listing = GAMES.iter().find(|listing| listing.name == Fluxx::NAME);
    let options = listing.map_or(&[][..], |listing| listing.options);
    let row = |option: &asterism_catalog::OptionListing| {
        [option.name.to_owned(), option.values.describe(), option.meaning.to_owned()]
    };
    options.iter().map(row).collect()
}

/// The card a text names.
fn card(deck: &Deck, node: &Node<'_>) -> Result<Card, FailedCheck> {
    let name = node.text()?;
    deck.find(name).ok_or_else(|| node.failure(unknown_card(deck, name)))
}

/// The cards a list names.
fn cards(deck: &Deck, node: &Node<'_>) -> Result<Vec<Card>, FailedCheck> {
    node.list()?.iter().map(|entry| card(deck, entry)).collect()
}

/// Why a text names no card, and what could be meant.
fn unknown_card(deck: &Deck, name: &str) -> String {
    let id_of = |full: &'_ str| full.rsplit_once('/').map_or(0, |(edition, _)| edition.len() + 1);
    let all: Vec<&str> = deck.cards().map(|card| deck.name(card)).collect();
    let called = |id: &str| -> Vec<String> {
        let called = all.iter().filter(|full| &full[id_of(full)..] == id);
        called.map(|full| format!("\"{full}\"")).collect()
    };
    let same_id = called(name);
    if !same_id.is_empty() {
        let choices = same_id.join(" or ");
        return format!("\"{name}\" is in several editions of this deck: write {choices}");
    }
    // Without an edition, the part before the slash must not count as a difference.
    let known: Vec<&str> = match name.contains('/') {
        true => all.clone(),
        false => all.iter().map(|full| &full[id_of(full)..]).collect(),
    };
    let near = match suggest::nearest(name, &known) {
        Some(near) if name.contains('/') => format!(", did you mean \"{near}\"?"),
        Some(near) => format!(", did you mean {}?", called(near).join(" or ")),
        None => String::new(),
    };
    format!("\"{name}\" is not a card of this deck{near}")
}

/// A scenario in progress.
struct Run {
    game: Fluxx,
    state: State,
    chance: WrittenChance,
    /// Set while nothing has yet decided the win of a position that was won
    /// from the beginning.
    already_won: Option<AlreadyWon>,
}

impl Run {
    fn deck(&self) -> &Deck {
        self.game.deck()
    }

    fn step(&mut self, step: &Node<'_>) -> Result<(), FailedCheck> {
        step.only(STEP)?;
        self.chance.add(self.game.deck(), step)?;
        if let Some(leave) = step.optional("leave")? {
            let seat = self.seat(&leave, leave.number()?)?;
            self.apply(&leave, &GameInput::Leaves(seat))?;
        }
        if let Some(join) = step.optional("join")? {
            let seat = match join.value.as_bool() {
                Some(true) => self.free_seat(&join)?,
                Some(false) => return Err(join.failure("must be true or the number of a seat")),
                None => self.seat(&join, join.number()?)?,
            };
            self.apply(&join, &GameInput::Joins(seat))?;
        }
        if let Some(moves) = step.optional("do")? {
            for node in &moves.one_or_list()? {
                let (seat, text) = self.addressed(node)?;
                let mv = self.read_move(node, seat, text)?;
                self.apply(node, &GameInput::Answer { seat, mv })?;
            }
        }
        match step.optional("expect")? {
            Some(expect) => self.expect(&expect),
            None => Ok(()),
        }
    }

    fn apply(
        &mut self,
        node: &Node<'_>,
        input: &GameInput<asterism_fluxx::Move>,
    ) -> Result<(), FailedCheck> {
        let mut journal: Journal<Event> = Journal::default();
        self.game
            .apply(&mut self.state, input, &mut self.chance, &mut journal)
            .map_err(|refusal| node.differs(format!("refused: {}", refusal.diagnostic())))?;
        if self.asks_which_goal_goes() {
            self.already_won = None;
        }
        self.chance.fitted()
    }

    /// the choice of the Goal that goes comes before the win is decided,
    /// so it may be described with a Goal that is met.
    fn asks_which_goal_goes(&self) -> bool {
        let asked = self.game.open(&self.state).lowest();
        let question = asked.and_then(|seat| self.game.question(&self.state, seat));
        question.is_some_and(|(question, _)| asks::WHICH_GOAL_GOES.contains(&question.name()))
    }

    fn seat(&self, node: &Node<'_>, index: usize) -> Result<Seat, FailedCheck> {
        Seat::from_index(index).ok_or_else(|| node.failure(format!("there is no seat {index}")))
    }

    fn free_seat(&self, node: &Node<'_>) -> Result<Seat, FailedCheck> {
        let taken = self.game.seats(&self.state);
        (0..asterism_kernel::MAX_SEATS)
            .map(Seat::new)
            .find(|&seat| !taken.contains(seat))
            .ok_or_else(|| node.failure("the table is full"))
    }

    /// Whose move it is: the seat written before it, or else the only seat that
    /// is asked.
    fn addressed<'a>(&self, node: &Node<'a>) -> Result<(Seat, &'a str), FailedCheck> {
        let text = node.text()?.trim();
        if let Some((first, rest)) = text.split_once(' ')
            && let Ok(index) = first.parse::<usize>()
        {
            let seat = self.seat(node, index)?;
            if !self.game.seats(&self.state).contains(seat) {
                return Err(node.failure(format!("there is no seat {index}")));
            }
            return Ok((seat, rest));
        }
        let asked = self.game.open(&self.state);
        match asked.lowest() {
            Some(seat) if asked.len() == 1 => Ok((seat, text)),
            Some(_) => Err(node.failure("several seats are asked: write SEAT before the move")),
            None => Err(node.differs(format!("refused: {}", Refusal::GameOver.diagnostic()))),
        }
    }
}
