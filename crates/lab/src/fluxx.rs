//! Fluxx in simulations.

use std::fmt;

use asterism_bots::{AgentGame as _, DeckFeatures};
use asterism_cards::ast::Kind;
use asterism_fluxx::{
    Card, DECISION_BUDGET, Event, Fluxx, MAX_ANSWERS_IN_TURN, MAX_TURNS, Move, Moves, State,
};
use asterism_kernel::{Audience, Chance, Game as _, Offer, Seat, Sink};

use crate::experiment::{Sheet, Watched};
use crate::statistics::Estimate;
use crate::subject::{EventTally, Row, RuleLimit, Section, Subject};

/// How a seat of Fluxx chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FluxxPolicy {
    /// Any offered move.
    Uniform,
    /// The rollout policy of the bots: takes a win, avoids handing one to an
    /// opponent, plays Keepers first and gets rid of Creepers.
    Sensible,
}

impl fmt::Display for FluxxPolicy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Uniform => "uniform",
            Self::Sensible => "sensible",
        })
    }
}

/// Events of many games: cards played, Goals that won, and how close the games
/// came to the limits of the rules.
#[derive(Clone, Debug, Default)]
pub struct FluxxEvents {
    played: Vec<u64>,
    won: Vec<u64>,
    /// Decisions that used up their budget, by the card that was being resolved.
    dropped: Vec<u64>,
    /// The same where no card was being resolved.
    dropped_without_card: u64,
    /// Turns that were cut short.
    cut_short: u64,
    most_steps: u32,
    /// Inputs since the current turn began.
    answers: u32,
    most_answers: u32,
    turn_limits: u64,
}

fn count(list: &mut Vec<u64>, card: Card) {
    if list.len() <= card.index() {
        list.resize(card.index() + 1, 0);
    }
    list[card.index()] += 1;
}

fn add(list: &mut Vec<u64>, other: &[u64]) {
    if list.len() < other.len() {
        list.resize(other.len(), 0);
    }
    for (mine, theirs) in list.iter_mut().zip(other) {
        *mine += theirs;
    }
}

impl Sink<Event> for FluxxEvents {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> Event) {
        // All counted events are public; the others needn't be built.
        if audience != Audience::All {
            return;
        }
        match event() {
            Event::Played { card, .. } => count(&mut self.played, card),
            Event::Won { goal, .. } => count(&mut self.won, goal),
            Event::EffectsDropped { card: Some(card) } => count(&mut self.dropped, card),
            Event::EffectsDropped { card: None } => self.dropped_without_card += 1,
            Event::TurnCutShort { .. } => self.cut_short += 1,
            Event::TurnBegan { .. } => self.answers = 0,
            Event::TurnLimit => self.turn_limits += 1,
            _ => {}
        }
    }

    fn spent(&mut self, steps: u32) {
        self.most_steps = self.most_steps.max(steps);
        self.answers += 1;
        self.most_answers = self.most_answers.max(self.answers);
    }
}

impl EventTally<Event> for FluxxEvents {
    fn merge(&mut self, other: &Self) {
        add(&mut self.played, &other.played);
        add(&mut self.won, &other.won);
        add(&mut self.dropped, &other.dropped);
        self.dropped_without_card += other.dropped_without_card;
        self.cut_short += other.cut_short;
        self.turn_limits += other.turn_limits;
        self.most_steps = self.most_steps.max(other.most_steps);
        self.most_answers = self.most_answers.max(other.most_answers);
    }
}

impl Subject for Fluxx {
    type Policy = FluxxPolicy;
    type PolicyData = DeckFeatures;
    type Events = FluxxEvents;

    const ROUNDS: &'static str = "turns";
    const POLICIES: &'static [FluxxPolicy] = &[FluxxPolicy::Uniform, FluxxPolicy::Sensible];
    const SENSIBLE: FluxxPolicy = FluxxPolicy::Sensible;

    fn policy_data(&self) -> DeckFeatures {
        self.features()
    }

    fn choose<C: Chance>(
        &self,
        policy: FluxxPolicy,
        data: &DeckFeatures,
        state: &State,
        seat: Seat,
        offer: &Moves,
        chance: &mut C,
    ) -> Move {
        match policy {
            FluxxPolicy::Uniform => offer.get(chance.below(offer.len() as u32) as usize),
            FluxxPolicy::Sensible => self.rollout_move(data, state, seat, offer, chance),
        }
    }

    fn limits(&self, events: &FluxxEvents, rounds: u64) -> Vec<RuleLimit> {
        let mut by: Vec<(String, u64)> = (self.deck().cards())
            .zip(&events.dropped)
            .filter(|(_, count)| **count > 0)
            .map(|(card, count)| (self.deck().name(card).to_owned(), *count))
            .collect();
        by.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        let dropped = events.dropped.iter().sum::<u64>() + events.dropped_without_card;
        let limit = |name, most: u64, limit: u64, exceeded| {
            let most = most.min(limit);
            RuleLimit { name, most, limit, exceeded, by: Vec::new() }
        };
        let steps = u64::from(events.most_steps);
        let answers = u64::from(events.most_answers);
        vec![
            RuleLimit { by, ..limit("steps per decision", steps, DECISION_BUDGET.into(), dropped) },
            limit("answers per turn", answers, MAX_ANSWERS_IN_TURN.into(), events.cut_short),
            limit("turns per game", rounds, MAX_TURNS.into(), events.turn_limits),
        ]
    }

    fn rounds(&self, state: &State) -> Option<u32> {
        Some(u32::from(state.turns()))
    }

    fn sections(&self, events: &FluxxEvents, games: u64) -> Vec<Section> {
        let estimate = |count: u64, kind: Option<Kind>| match kind {
            Some(_) => Estimate::share(count as f64, games),
            None => Estimate::rate(count, games),
        };
        let rows = |list: &[u64], kind: Option<Kind>| {
            let mut rows: Vec<Row> = self
                .deck()
                .cards()
                .filter(|&card| kind.is_none_or(|kind| self.deck().kind(card) == kind))
                .filter(|&card| self.deck().kind(card) != Kind::Creeper)
                .map(|card| {
                    let count = list.get(card.index()).copied().unwrap_or(0);
                    let name = self.deck().name(card).to_owned();
                    Row { name, count, per_game: estimate(count, kind) }
                })
                .collect();
            rows.sort_by(|a, b| b.count.cmp(&a.count).then_with(|| a.name.cmp(&b.name)));
            rows
        };
        vec![
            Section { title: "goals that won", rows: rows(&events.won, Some(Kind::Goal)) },
            Section { title: "cards played", rows: rows(&events.played, None) },
        ]
    }
}

impl Watched for Fluxx {
    fn lead(&self, state: &State, seat: Seat) -> i8 {
        let others = self.seats(state).iter().filter(|other| *other != seat);
        let best = others.map(|other| state.keeper_count(other)).max().unwrap_or(0);
        let lead = state.keeper_count(seat) as i64 - best as i64;
        lead.clamp(i8::MIN.into(), i8::MAX.into()) as i8
    }

    fn cards(&self) -> Vec<String> {
        self.deck().cards().map(|card| self.deck().name(card).to_owned()).collect()
    }

    fn shuffled(&self) -> Vec<String> {
        let deck = self.deck();
        let full = |card| format!("{}/{}", deck.edition(card), deck.definition(card).id);
        deck.cards().map(full).collect()
    }

    fn watch(event: &Event, sheet: &mut Sheet) {
        match event {
            Event::Drew { seat, cards } => {
                for card in cards {
                    sheet.draw(*seat, card.index());
                }
            }
            Event::CreeperCame { seat, card } => {
                sheet.draw(*seat, card.index());
                sheet.play(*seat, card.index());
            }
            Event::TakenInHand { seat, card } => sheet.draw(*seat, card.index()),
            Event::Handed { card, to, .. } => sheet.draw(*to, card.index()),
            Event::Played { seat, card, .. } | Event::Answered { seat, card, .. } => {
                sheet.play(*seat, card.index());
            }
            Event::Used { seat, card } => sheet.take_effect(*seat, card.index()),
            Event::Won { goal, .. } => sheet.won = Some(goal.index()),
            _ => {}
        }
    }
}
