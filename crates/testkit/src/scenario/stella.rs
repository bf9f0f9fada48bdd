//! Stella Quest's scenarios.

mod expect;
mod tables;

use asterism_kernel::{Game, GameInput, Journal, Refusal, Silent};
use asterism_positions::stella::{
    GIVEN, MOVES, START, StellaChance, addressed, arrange, pay_after, players, read_move, start,
    table, unreadable,
};
use asterism_positions::{Failure, Key, Node, Section, names};
use asterism_stella::{Event, Move, State, Stella};

use super::COMMON;

/// Stella Quest.
pub(super) struct StellaQuest;

const KEYS: &[Key] = &[
    Key::new("options", "object", "what the table chose"),
    Key::new("start", "object", "deal a new game; instead of `given`"),
    Key::new("given", "object", "begin at this position; instead of `start`"),
    Key::new("reshuffle", "orders", "the orders of the shuffles to come, the top card first"),
    Key::new("steps", "list of objects", "the moves and what must follow; at least one"),
    Key::new(
        "winner",
        "rows of `[discard top, cards, index or null]`",
        "which of the cards, in the order they were played, wins the round; instead of steps",
    ),
    Key::new(
        "score",
        "rows of `[shine, collection, points]`",
        "what a collection scores; instead of steps",
    ),
];
const STEP: &[Key] = &[
    Key::new("do", "move or list of moves", "played in order; every one must be legal"),
    Key::new("reshuffle", "orders", "more orders of shuffles to come, added before `do` is played"),
    Key::new("expect", "object", "what must be true then; at least one key"),
];
const OPTIONS: &[Key] = &[Key::new(
    "pay-after",
    "true or false",
    "players may also pay for cards after playing; `pay_after` is the same",
)];
/// There is no such move, but a scenario may say so in `illegal`.
const NO_PASSING: &str = "pass";

impl super::Rulebook for StellaQuest {
    fn name(&self) -> &'static str {
        Stella::NAME
    }

    fn run(&self, scenario: &Node<'_>, _: &std::path::Path) -> Result<(), Failure> {
        let mut known = names(COMMON);
        known.extend(names(KEYS));
        scenario.only_names(&known)?;
        let winner = scenario.optional("winner")?;
        let score = scenario.optional("score")?;
        let deal = scenario.optional("start")?;
        let given = scenario.optional("given")?;
        if winner.is_some() || score.is_some() {
            if deal.is_some() || given.is_some() || scenario.optional("steps")?.is_some() {
                let message = "\"winner\" and \"score\" stand alone, without a position and steps";
                return Err(scenario.failure(message));
            }
            winner.map_or(Ok(()), |rows| tables::check_winners(&rows))?;
            return score.map_or(Ok(()), |rows| tables::check_scores(&rows));
        }
        let mut orders = StellaChance::default();
        if let Some(reshuffle) = scenario.optional("reshuffle")? {
            orders.add(&reshuffle)?;
        }
        let pay_after = pay_after(scenario)?;
        let (game, state) = match (deal, given) {
            (Some(deal), None) => start(&deal, pay_after, &mut orders)?,
            (None, Some(given)) => {
                given.only(GIVEN)?;
                let place =
                    given.optional("players")?.map_or_else(|| given.required("hands"), Ok)?;
                let game = table(&place, players(&given)?, pay_after)?;
                if let Some(reshuffle) = given.optional("reshuffle")? {
                    orders.add(&reshuffle)?;
                }
                let state = arrange(&game, &given, &mut orders, &mut Silent)?;
                orders.fitted()?;
                (game, state)
            }
            (Some(_), Some(given)) => {
                return Err(given.failure("a scenario has either \"start\" or \"given\", not both"));
            }
            (None, None) => {
                let message = "\"start\" or \"given\" is missing (or \"winner\", or \"score\")";
                return Err(scenario.failure(message));
            }
        };
        let steps = scenario.required("steps")?;
        let list = steps.list()?;
        if list.is_empty() {
            return Err(steps.failure("there is no step, so nothing is checked"));
        }
        let mut run = Run { game, state, orders };
        for (index, step) in list.iter().enumerate() {
            run.step(step).map_err(|failure| failure.in_step(index))?;
        }
        run.orders.all_used()
    }

    fn reference(&self) -> (&'static str, &'static str, Vec<Section>) {
        let about = "Cards are a color, `R` `Y` `G` `B`, and a value from 1 to 6; `Z` is a rest \
                     card. A list of cards may also be one text with spaces: `\"R1 G2\"`. Where \
                     something is listed per seat, write a list with an entry for each seat, or an \
                     object by seat number (`{\"1\": …}`); `null` leaves a seat out. `orders` is a \
                     list of orders, or a single one, the top card first. An order may name only the \
                     first cards; the others follow in the order they lay.";
        let moves = "`SEAT MOVE`, for instance `0 play R1`; without a seat, the seat that acts. A \
                     card alone is enough where only one thing can be done with a card.";
        let states = "The value of `state`.";
        let sections = vec![
            Section::new("The scenario", "In addition to `name` and `game`:", KEYS),
            Section::new("`options`", "", OPTIONS),
            Section::new("`start`", "", START),
            Section::new("`given`", "", GIVEN),
            Section::new("A step", "", STEP),
            Section::new("Moves", moves, MOVES),
            Section::new("`expect`", "Keys that are not named are not checked.", expect::KEYS),
            Section::new("`result`", "", expect::RESULT),
            Section::new("`viewN`", "What seat N knows.", expect::VIEW),
            Section::new("`state`", states, expect::STATES),
        ];
        ("Stella Quest", about, sections)
    }
}

/// A scenario in progress.
struct Run {
    game: Stella,
    state: State,
    orders: StellaChance,
}

impl Run {
    fn step(&mut self, step: &Node<'_>) -> Result<(), Failure> {
        step.only(STEP)?;
        if let Some(reshuffle) = step.optional("reshuffle")? {
            self.orders.add(&reshuffle)?;
        }
        if let Some(moves) = step.optional("do")? {
            for node in &moves.one_or_list()? {
                self.play(node)?;
            }
        }
        match step.optional("expect")? {
            Some(expect) => self.expect(&expect),
            None => Ok(()),
        }
    }

    fn play(&mut self, node: &Node<'_>) -> Result<(), Failure> {
        let refused = |refusal: Refusal| node.differs(format!("refused: {}", refusal.diagnostic()));
        let (seat, text) = addressed(&self.state, node)?;
        let mv = read_move(&self.game, &self.state, node, (seat, text))?;
        let mut journal: Journal<Event> = Journal::default();
        let input = GameInput::Answer { seat, mv };
        self.game
            .apply(&mut self.state, &input, &mut self.orders, &mut journal)
            .map_err(refused)?;
        self.orders.fitted()
    }

    /// Tries a move that must be refused, with nothing changed.
    fn refuses(&self, node: &Node<'_>) -> Result<(), Failure> {
        let (seat, text) = addressed(&self.state, node)?;
        let mv: Move = match self.game.read_move(&self.state, seat, text) {
            Ok(mv) => mv,
            Err(Refusal::Unreadable { .. }) if text.eq_ignore_ascii_case(NO_PASSING) => {
                return Ok(());
            }
            // A mistyped card or verb must not count as a refusal.
            Err(refusal @ Refusal::Unreadable { .. }) => {
                return Err(unreadable(node, text, &refusal));
            }
            Err(_) => return Ok(()),
        };
        let (mut state, mut orders) = (self.state, self.orders.clone());
        let mut journal: Journal<Event> = Journal::default();
        let input = GameInput::Answer { seat, mv };
        if self.game.apply(&mut state, &input, &mut orders, &mut journal).is_ok() {
            return Err(node.differs(format!("expected a refusal, got {mv} accepted")));
        }
        if state != self.state || orders != self.orders || !journal.events().is_empty() {
            return Err(node.differs(format!("{mv} was refused, but something changed")));
        }
        Ok(())
    }
}
