//! The scenarios of the Fluxx family.

mod asks;
mod expect;

use std::path::Path;

use asterism_catalog::GAMES;
use asterism_fluxx::{Deck, Event, Fluxx, Move, State};
use asterism_kernel::{Game, GameInput, Journal, Refusal, Seat, Silent};
use asterism_positions::fluxx::{
    FluxxChance, GIVEN, MOVES, START, addressed, arrange, asks_which_goal_goes, choice_rows, deck,
    explain, options, players, read_move, start,
};
use asterism_positions::{Failure, Key, Node, Section, names};

use super::COMMON;
use crate::read_text_file;

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
    Key::new(
        "random",
        "card, number or list",
        "what chance picks from now on: cards, seats, or effects of `by-chance` counted from 1",
    ),
    Key::new("steps", "list of objects", "the moves and what must follow; at least one"),
];
const STEP: &[Key] = &[
    Key::new("reshuffle", "orders", "more orders of shuffles to come"),
    Key::new("random", "card, number or list", "more that chance picks"),
    Key::new("leave", "seat", "this player leaves, before anything else of the step"),
    Key::new("join", "`true` or seat", "a player joins at the first free seat, or at this one"),
    Key::new("do", "move or list of moves", "played in order; every one must be legal"),
    Key::new("expect", "object", "what must be true then; at least one key"),
];

impl super::Rulebook for FluxxFamily {
    fn name(&self) -> &'static str {
        Fluxx::NAME
    }

    fn run(&self, scenario: &Node<'_>, source: &Path) -> Result<(), Failure> {
        let mut known = names(COMMON);
        known.extend(names(KEYS));
        scenario.only_names(&known)?;
        // A card file is next to the scenario, or where the program runs.
        let deck = deck(scenario, &|name| {
            let beside = source.parent().map(|folder| folder.join(name));
            let path = beside.filter(|path| path.exists()).unwrap_or_else(|| name.into());
            read_text_file(&path)
        })?;
        let options = options(scenario)?;
        let mut chance = FluxxChance::default();
        chance.add(&deck, scenario)?;
        let (game, state, already_won) =
            match (scenario.optional("start")?, scenario.optional("given")?) {
                (Some(node), None) => {
                    let (game, state) = start(&node, deck, options, &mut chance)?;
                    (game, state, None)
                }
                (None, Some(given)) => {
                    given.only(GIVEN)?;
                    let game = Fluxx::new(deck, options, players(&given)?, 0)
                        .map_err(|error| given.failure(error.to_string()))?;
                    let (state, already_won) = arrange(&game, &given, &mut chance, &mut Silent)?;
                    chance.fitted()?;
                    (game, state, already_won)
                }
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
        if let Some(failure) = run.already_won {
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
            Section::new("`start`", "", START),
            Section::new("`given`", given, GIVEN),
            Section::new("A step", "In this order:", STEP),
            Section::new("Moves", moves, MOVES),
            Section::from_rows("Choices", choices, choice_rows()),
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

/// A scenario in progress.
struct Run {
    game: Fluxx,
    state: State,
    chance: FluxxChance,
    /// Set while nothing has yet decided the win of a position that was won
    /// from the beginning.
    already_won: Option<Failure>,
}

impl Run {
    fn deck(&self) -> &Deck {
        self.game.deck()
    }

    fn step(&mut self, step: &Node<'_>) -> Result<(), Failure> {
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
                let (seat, text) = addressed(&self.game, &self.state, node)?;
                let mv = read_move(&self.game, &self.state, node, (seat, text))?;
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
    ) -> Result<(), Failure> {
        let mut journal: Journal<Event> = Journal::default();
        self.game
            .apply(&mut self.state, input, &mut self.chance, &mut journal)
            .map_err(|refusal| node.differs(format!("refused: {}", refusal.diagnostic())))?;
        if asks_which_goal_goes(&self.game, &self.state) {
            self.already_won = None;
        }
        self.chance.fitted()
    }

    fn seat(&self, node: &Node<'_>, index: usize) -> Result<Seat, Failure> {
        Seat::from_index(index).ok_or_else(|| node.failure(format!("there is no seat {index}")))
    }

    fn free_seat(&self, node: &Node<'_>) -> Result<Seat, Failure> {
        let taken = self.game.seats(&self.state);
        (0..asterism_kernel::MAX_SEATS)
            .map(Seat::new)
            .find(|&seat| !taken.contains(seat))
            .ok_or_else(|| node.failure("the table is full"))
    }

    /// Tries a move that must be refused, with nothing changed.
    fn refuses(&self, node: &Node<'_>) -> Result<(), Failure> {
        let (seat, text) = addressed(&self.game, &self.state, node)?;
        let mv: Move = match self.game.read_move(&self.state, seat, text) {
            Ok(mv) => mv,
            Err(Refusal::Unreadable { .. }) => {
                // A mistyped card or verb must not count as a refusal.
                return explain(self.deck(), text)
                    .map_or(Ok(()), |message| Err(node.failure(message)));
            }
            Err(refusal @ Refusal::Ambiguous { .. }) => {
                return Err(
                    node.differs(format!("expected a refusal, but {}", refusal.diagnostic()))
                );
            }
            Err(_) => return Ok(()),
        };
        let (mut state, mut chance) = (self.state.clone(), self.chance.clone());
        let mut journal: Journal<Event> = Journal::default();
        let input = GameInput::Answer { seat, mv };
        if self.game.apply(&mut state, &input, &mut chance, &mut journal).is_ok() {
            return Err(node.unequal("a refusal", format!("{text} accepted")));
        }
        if state != self.state || chance != self.chance || !journal.events().is_empty() {
            return Err(node.unequal("nothing to change", "a change in spite of the refusal"));
        }
        Ok(())
    }
}
