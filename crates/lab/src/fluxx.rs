//! Fluxx in the laboratory.

use std::fmt;

use asterism_cards::ast::Kind;
use asterism_fluxx::{
    Card, Choice, DECISION_BUDGET, Event, Fluxx, MOST_ANSWERS_IN_TURN, MOST_TURNS, Move, Moves,
    Question, State,
};
use asterism_kernel::{Audience, Chance, Offer, Seat, Sink};

use crate::statistics::Estimate;
use crate::subject::{Limit, Row, Section, Subject, Watch};

/// How a seat of Fluxx chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FluxxPolicy {
    /// Any offered move.
    Uniform,
    /// Takes a win, hands none away if it can help it, lays Keepers first and
    /// gets rid of Creepers; otherwise, and now and then anyway, any move.
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

/// One sensible decision of so many is made at random.
const WHIM: u32 = 16;

/// What happened in many games: cards played, Goals that won, and how close the
/// games came to the limits of the rules.
#[derive(Clone, Debug, Default)]
pub struct FluxxWatch {
    played: Vec<u64>,
    won: Vec<u64>,
    /// Decisions that used up their budget, by the card under way.
    dropped: Vec<u64>,
    /// Those with no card under way.
    dropped_without_card: u64,
    /// Turns that were cut short.
    cut_short: u64,
    most_steps: u32,
    /// Inputs since the present turn began.
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

impl Sink<Event> for FluxxWatch {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> Event) {
        // What is counted is told to everybody; the rest needn't be made.
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

impl Watch<Event> for FluxxWatch {
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
    type Watch = FluxxWatch;

    const ROUNDS: &'static str = "turns";
    const POLICIES: &'static [FluxxPolicy] = &[FluxxPolicy::Uniform, FluxxPolicy::Sensible];
    const SENSIBLE: FluxxPolicy = FluxxPolicy::Sensible;

    fn choose<C: Chance>(
        &self,
        policy: FluxxPolicy,
        state: &State,
        seat: Seat,
        offer: &Moves,
        chance: &mut C,
    ) -> Move {
        let any = |chance: &mut C| offer.get(chance.below(offer.len() as u32) as usize);
        // Fixed preferences can go round in circles for ever: a pair that
        // cancels out is drawn and laid again and again while everybody keeps
        // the cards that would change something.
        if policy == FluxxPolicy::Uniform || offer.len() == 1 || chance.below(WHIM) == 0 {
            return any(chance);
        }
        let question = self.question(state, seat).map(|(question, _)| question);
        let mut best = None;
        for mv in offer.iter() {
            let worth = (worth(self, state, seat, question, &mv), chance.below(1 << 16));
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, mv));
            }
        }
        best.map_or_else(|| any(chance), |(_, mv)| mv)
    }

    fn limits(&self, watch: &FluxxWatch, rounds: u64) -> Vec<Limit> {
        let mut by: Vec<(String, u64)> = (self.deck().cards())
            .zip(&watch.dropped)
            .filter(|(_, count)| **count > 0)
            .map(|(card, count)| (self.deck().name(card).to_owned(), *count))
            .collect();
        by.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        let dropped = watch.dropped.iter().sum::<u64>() + watch.dropped_without_card;
        let limit = |name, most: u64, limit: u64, exceeded| {
            let most = most.min(limit);
            Limit { name, most, limit, exceeded, by: Vec::new() }
        };
        let steps = u64::from(watch.most_steps);
        let answers = u64::from(watch.most_answers);
        vec![
            Limit { by, ..limit("steps per decision", steps, DECISION_BUDGET.into(), dropped) },
            limit("answers per turn", answers, MOST_ANSWERS_IN_TURN.into(), watch.cut_short),
            limit("turns per game", rounds, MOST_TURNS.into(), watch.turn_limits),
        ]
    }

    fn rounds(&self, state: &State) -> Option<u32> {
        Some(u32::from(state.turns()))
    }

    fn sections(&self, watch: &FluxxWatch, games: u64) -> Vec<Section> {
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
            Section { title: "goals that won", rows: rows(&watch.won, Some(Kind::Goal)) },
            Section { title: "cards played", rows: rows(&watch.played, None) },
        ]
    }
}

/// What a move promises, roughly.
fn worth(game: &Fluxx, state: &State, seat: Seat, question: Option<Question>, mv: &Move) -> i32 {
    let kind = |card: Card| game.deck().kind(card);
    match *mv {
        Move::Play(card) => match kind(card) {
            Kind::Goal => match game.would_win(state, card) {
                Some(winner) if winner == seat => 100,
                Some(_) => -100,
                None => 10,
            },
            Kind::Keeper => 50,
            Kind::Action | Kind::Surprise => 30,
            _ => 20,
        },
        // A Goal that goes: better one that somebody else could meet.
        Move::Choose(card) => match game.would_win(state, card) {
            Some(winner) if winner == seat => -50,
            Some(_) => 50,
            None => 0,
        },
        Move::ChooseAt(card, at) => {
            let good = if kind(card) == Kind::Creeper { -10 } else { 10 };
            match question {
                Some(Question::TakeFromTable | Question::TheirKeeper) => good,
                Some(Question::DiscardFromTable) if at == seat => -good,
                Some(Question::DiscardFromTable) => good,
                _ => 0,
            }
        }
        Move::Discard(card) => match kind(card) {
            Kind::Creeper => 40,
            Kind::Keeper => -20,
            Kind::Goal => 5,
            _ => 0,
        },
        // A free action of a Creeper gets rid of it; others may end the turn.
        Move::Use(card) => {
            if kind(card) == Kind::Creeper {
                60
            } else {
                0
            }
        }
        Move::Option(Choice::Done) => 20,
        // Answers are rare and good.
        Move::Answer(_) => 10,
        Move::Pass | Move::Draw | Move::End => 5,
        Move::ChooseSeat(_) | Move::Option(_) => 0,
    }
}
