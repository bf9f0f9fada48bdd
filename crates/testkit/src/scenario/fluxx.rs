//! The scenarios of the Fluxx family.

mod chance;
mod expect;
mod given;

use std::path::Path;

use asterism_fluxx::{Card, Deck, Event, Fluxx, State};
use asterism_kernel::{Game, Input, Journal, Refusal, Seat};

use self::chance::Luck;
use super::node::Node;
use super::report::Failure;
use super::suggest::did_you_mean;

/// The Fluxx family.
pub(super) struct FluxxFamily;

const KEYS: &[&str] = &[
    "deck",
    "edition",
    "game",
    "given",
    "name",
    "options",
    "random",
    "reshuffle",
    "start",
    "steps",
    "with",
    "without",
];
const STEP_KEYS: &[&str] = &["do", "expect", "join", "leave", "random", "reshuffle"];
const VERBS: &[&str] = &["play", "use", "answer", "pass", "choose", "discard", "draw", "end"];

impl super::Rulebook for FluxxFamily {
    fn name(&self) -> &'static str {
        "fluxx"
    }

    fn run(&self, scenario: &Node<'_>, source: &Path) -> Result<(), Failure> {
        scenario.only(KEYS)?;
        let deck = given::deck(scenario, source)?;
        let options = given::options(scenario)?;
        let mut luck = Luck::default();
        luck.add(&deck, scenario)?;
        let (game, state) = match (scenario.optional("start")?, scenario.optional("given")?) {
            (Some(start), None) => given::start(&start, deck, options, &mut luck)?,
            (None, Some(given)) => given::given(&given, deck, options, &mut luck)?,
            _ => return Err(scenario.failure("needs \"start\" or \"given\", and not both")),
        };
        let steps = scenario.required("steps")?;
        let list = steps.list()?;
        if list.is_empty() {
            return Err(steps.failure("there is no step, so nothing is checked"));
        }
        let mut run = Run { game, state, luck };
        for (index, step) in list.iter().enumerate() {
            run.step(step).map_err(|failure| failure.in_step(index))?;
        }
        Ok(())
    }
}

/// The card a text names.
fn card(deck: &Deck, node: &Node<'_>) -> Result<Card, Failure> {
    let name = node.text()?;
    deck.find(name).ok_or_else(|| {
        let names: Vec<&str> = deck.cards().map(|card| deck.name(card)).collect();
        let near = did_you_mean(name, &names);
        node.failure(format!("\"{name}\" is not a card of this deck{near}"))
    })
}

/// The cards a list names.
fn cards(deck: &Deck, node: &Node<'_>) -> Result<Vec<Card>, Failure> {
    node.list()?.iter().map(|entry| card(deck, entry)).collect()
}

/// A scenario under way.
struct Run {
    game: Fluxx,
    state: State,
    luck: Luck,
}

impl Run {
    fn deck(&self) -> &Deck {
        self.game.deck()
    }

    fn step(&mut self, step: &Node<'_>) -> Result<(), Failure> {
        step.only(STEP_KEYS)?;
        self.luck.add(self.game.deck(), step)?;
        if let Some(leave) = step.optional("leave")? {
            let seat = self.seat(&leave, leave.number()?)?;
            self.apply(&leave, &Input::Leaves(seat))?;
        }
        if let Some(join) = step.optional("join")? {
            let seat = match join.value.as_bool() {
                Some(true) => self.free_seat(&join)?,
                Some(false) => return Err(join.failure("must be true or the number of a seat")),
                None => self.seat(&join, join.number()?)?,
            };
            self.apply(&join, &Input::Joins(seat))?;
        }
        if let Some(moves) = step.optional("do")? {
            let list = if moves.value.is_string() { vec![moves] } else { moves.list()? };
            for node in &list {
                let (seat, text) = self.addressed(node)?;
                let mv = self.game.read_move(&self.state, seat, text);
                let mv = mv.map_err(|refusal| node.failure(format!("refused: {refusal}")))?;
                self.apply(node, &Input::Answer { seat, mv })?;
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
        input: &Input<asterism_fluxx::Move>,
    ) -> Result<(), Failure> {
        let mut journal: Journal<Event> = Journal::default();
        self.game
            .apply(&mut self.state, input, &mut self.luck, &mut journal)
            .map_err(|refusal| node.failure(format!("refused: {refusal}")))?;
        self.luck.fitted()
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

    /// Who is meant by a move: the seat written before it, else the only one
    /// that is asked.
    fn addressed<'a>(&self, node: &Node<'a>) -> Result<(Seat, &'a str), Failure> {
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
            None => Err(node.failure("nobody is asked: the game is over")),
        }
    }

    /// A move that must be refused, with nothing changed.
    fn refuses(&self, node: &Node<'_>) -> Result<(), Failure> {
        let (seat, text) = self.addressed(node)?;
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let verb = verb.to_lowercase();
        // Words of the notation for which no card of this game gives a use.
        if (verb == "pass" && rest.is_empty())
            || (verb == "answer" && self.deck().find(rest).is_some())
        {
            return Ok(());
        }
        let mv = match self.game.read_move(&self.state, seat, text) {
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
        let (mut state, mut luck) = (self.state.clone(), self.luck.clone());
        let mut journal: Journal<Event> = Journal::default();
        let input = Input::Answer { seat, mv };
        if self.game.apply(&mut state, &input, &mut luck, &mut journal).is_ok() {
            return Err(node.unequal("a refusal", format!("{text} accepted")));
        }
        if state != self.state || luck != self.luck || !journal.events().is_empty() {
            return Err(node.unequal("nothing to change", "a change in spite of the refusal"));
        }
        Ok(())
    }
}
