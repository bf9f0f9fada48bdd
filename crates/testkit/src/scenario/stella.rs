//! Stella Quest's scenarios.

mod cards;
mod chance;
mod expect;
mod given;
mod tables;

use asterism_kernel::{Game, Input, Journal, Refusal, Seat};
use asterism_stella::{Event, Move, State, Stella};

use self::chance::Orders;
use super::node::Node;
use super::report::Failure;
use super::suggest::did_you_mean;

/// Stella Quest.
pub(super) struct StellaQuest;

const KEYS: &[&str] =
    &["game", "given", "name", "options", "reshuffle", "score", "start", "steps", "winner"];
const STEP_KEYS: &[&str] = &["do", "expect", "reshuffle"];
const VERBS: &[&str] = &["draw", "play", "take", "top", "end"];

impl super::Rulebook for StellaQuest {
    fn name(&self) -> &'static str {
        Stella::NAME
    }

    fn run(&self, scenario: &Node<'_>, _: &std::path::Path) -> Result<(), Failure> {
        scenario.only(KEYS)?;
        let winner = scenario.optional("winner")?;
        let score = scenario.optional("score")?;
        let start = scenario.optional("start")?;
        let given = scenario.optional("given")?;
        if winner.is_some() || score.is_some() {
            if start.is_some() || given.is_some() || scenario.optional("steps")?.is_some() {
                let message = "\"winner\" and \"score\" stand alone, without a position and steps";
                return Err(scenario.failure(message));
            }
            winner.map_or(Ok(()), |rows| tables::check_winners(&rows))?;
            return score.map_or(Ok(()), |rows| tables::check_scores(&rows));
        }
        let mut orders = Orders::default();
        if let Some(reshuffle) = scenario.optional("reshuffle")? {
            orders.add(&reshuffle)?;
        }
        let pay_after = pay_after(scenario)?;
        let (game, state) = match (start, given) {
            (Some(start), None) => given::start(&start, pay_after, &mut orders)?,
            (None, Some(given)) => given::given(&given, pay_after, &mut orders)?,
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
        Ok(())
    }
}

/// The table option of A-01.
fn pay_after(scenario: &Node<'_>) -> Result<bool, Failure> {
    let Some(options) = scenario.optional("options")? else { return Ok(false) };
    options.only(&["pay_after"])?;
    options.optional("pay_after")?.map_or(Ok(false), |option| option.truth())
}

/// A scenario under way.
struct Run {
    game: Stella,
    state: State,
    orders: Orders,
}

impl Run {
    fn step(&mut self, step: &Node<'_>) -> Result<(), Failure> {
        step.only(STEP_KEYS)?;
        if let Some(reshuffle) = step.optional("reshuffle")? {
            self.orders.add(&reshuffle)?;
        }
        if let Some(moves) = step.optional("do")? {
            let list = if moves.value.is_string() { vec![moves] } else { moves.list()? };
            for node in &list {
                self.play(node)?;
            }
        }
        match step.optional("expect")? {
            Some(expect) => self.expect(&expect),
            None => Ok(()),
        }
    }

    fn play(&mut self, node: &Node<'_>) -> Result<(), Failure> {
        let refused = |refusal: Refusal| match refusal {
            Refusal::Unreadable { .. } => node.failure(format!("refused: {refusal}")),
            _ => node.differs(format!("refused: {refusal}")),
        };
        let (seat, text) = self.addressed(node)?;
        let mv = self.game.read_move(&self.state, seat, text).map_err(refused)?;
        let mut journal: Journal<Event> = Journal::default();
        let input = Input::Answer { seat, mv };
        self.game
            .apply(&mut self.state, &input, &mut self.orders, &mut journal)
            .map_err(refused)?;
        self.orders.fitted()
    }

    /// Who is meant by a move: the seat written before it, else who acts.
    fn addressed<'a>(&self, node: &Node<'a>) -> Result<(Seat, &'a str), Failure> {
        let text = node.text()?.trim();
        if let Some((first, rest)) = text.split_once(' ')
            && let Ok(seat) = first.parse::<usize>()
        {
            let seat = Seat::from_index(seat).filter(|seat| seat.index() < self.state.players());
            let seat = seat.ok_or_else(|| node.failure(format!("there is no seat {first}")))?;
            return Ok((seat, rest));
        }
        Ok((self.state.acting().unwrap_or_else(|| self.state.first()), text))
    }

    /// A move that must be refused, with nothing changed.
    fn refuses(&self, node: &Node<'_>) -> Result<(), Failure> {
        let (seat, text) = self.addressed(node)?;
        let verb = text.split_whitespace().next().unwrap_or_default().to_lowercase();
        let mv: Move = match self.game.read_move(&self.state, seat, text) {
            Ok(mv) => mv,
            // What this game has no word for can't be played; but a mistyped
            // card or verb must not pass for a refusal.
            Err(Refusal::Unreadable { .. })
                if !VERBS.contains(&verb.as_str()) && did_you_mean(&verb, VERBS).is_empty() =>
            {
                return Ok(());
            }
            Err(refusal @ Refusal::Unreadable { .. }) => {
                return Err(node.failure(refusal.to_string()));
            }
            Err(_) => return Ok(()),
        };
        let (mut state, mut orders) = (self.state, self.orders.clone());
        let mut journal: Journal<Event> = Journal::default();
        let input = Input::Answer { seat, mv };
        if self.game.apply(&mut state, &input, &mut orders, &mut journal).is_ok() {
            return Err(node.differs(format!("expected a refusal, got {mv} accepted")));
        }
        if state != self.state || orders != self.orders || !journal.events().is_empty() {
            return Err(node.differs(format!("{mv} was refused, but something changed")));
        }
        Ok(())
    }
}
