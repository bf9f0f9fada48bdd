//! Plays the games of an experiment.

use std::num::NonZeroUsize;

use asterism_bots::{Agent, AgentGame, Budget, Decision, Level};
use asterism_catalog::{AnyGame, Setup, for_each_game};
use asterism_kernel::{MAX_SEATS, Offer as _, Seat, SeatSet, SplitMix64, Viewer};
use rayon::prelude::*;

use super::file::{Experiment, ExperimentError, Variant, bot};
use super::record::{GameRecord, Watch, Watched, wins};
use super::results::Results;
use super::same_deals::{SameDeals, identity};
use crate::sim::{CUT_OFF, SimError};

/// Games that a thread plays at a stretch.
const BLOCK: u64 = 32;
/// A longer game is cut off.
const MAX_DECISIONS: u32 = 100_000;

/// A variant ready to be played.
trait PlaysGames: Send + Sync {
    fn play(&self, seed: u64, game: u64) -> GameRecord;
    fn players(&self) -> usize;
    fn cards(&self) -> &[String];
}

enum Player<P> {
    Policy(P),
    Bot(Level, Budget),
}

struct Prepared<G: Watched> {
    game: G,
    policy_data: G::PolicyData,
    features: G::Features,
    agent: Agent<G>,
    players: Vec<Player<G::Policy>>,
    cards: Vec<String>,
    identities: Vec<u64>,
}

impl<G: Watched> Prepared<G> {
    fn new(game: &G, variant: &Variant) -> Result<Self, ExperimentError> {
        let seats = variant.setup.players;
        let place = &variant.name;
        let mut players = Vec::new();
        for agent in &variant.agents {
            players.push(match bot(place, agent)? {
                Some((level, count)) => Player::Bot(level, Budget::simulations(count)),
                None => Player::Policy(policy::<G>(place, agent)?),
            });
        }
        if players.len() != 1 && players.len() != seats {
            return Err(ExperimentError::Value {
                place: place.clone(),
                what: format!("agents names {} players for {seats} seats", players.len()),
            });
        }
        let shuffled = game.shuffled();
        Ok(Self {
            policy_data: game.policy_data(),
            features: game.features(),
            agent: Agent::new(game.clone()),
            players,
            cards: game.cards(),
            identities: shuffled.iter().map(|name| identity(name)).collect(),
            game: game.clone(),
        })
    }
}

fn policy<G: Watched>(place: &str, agent: &str) -> Result<G::Policy, ExperimentError> {
    let names = || G::POLICIES.iter().map(ToString::to_string);
    // The policy that is most like people, whatever the game calls it.
    if agent == "sensible" {
        return Ok(G::SENSIBLE);
    }
    let found = G::POLICIES.iter().find(|policy| policy.to_string() == agent);
    found.copied().ok_or_else(|| {
        let known: Vec<String> = names().chain(Level::ALL.map(|level| level.to_string())).collect();
        ExperimentError::Agent {
            place: place.to_owned(),
            agent: agent.to_owned(),
            like: asterism_cards::nearest(agent, known.iter().map(String::as_str))
                .map(str::to_owned),
            policies: names().collect::<Vec<_>>().join(", "),
        }
    })
}

/// Follows who is most likely to win.
struct Leads {
    leader: Option<usize>,
    changes: u32,
    lowest: [f32; MAX_SEATS],
}

impl Leads {
    fn look(&mut self, chances: &[f32; MAX_SEATS], seats: SeatSet) {
        let mut leader = None;
        for seat in seats.iter().map(Seat::index) {
            self.lowest[seat] = self.lowest[seat].min(chances[seat]);
            if leader.is_none_or(|best: usize| chances[seat] > chances[best]) {
                leader = Some(seat);
            }
        }
        self.changes += u32::from(self.leader.is_some() && self.leader != leader);
        self.leader = leader;
    }
}

impl<G: Watched> PlaysGames for Prepared<G> {
    fn play(&self, seed: u64, game: u64) -> GameRecord {
        let rules = &self.game;
        let mut chance = SameDeals::new(seed, game, &self.identities);
        // Decisions have a generator of their own, so that they don't change the cards.
        let mut policy = SplitMix64::of_game(!seed, game);
        let mut watch = Watch::<G>::new(self.cards.len());
        let mut state = rules.begin(&mut chance, &mut watch);
        let seats = rules.seats(&state);
        let mut offer = G::Offer::default();
        let (mut decisions, mut choices) = (0, 0);
        let mut leads = Leads { leader: None, changes: 0, lowest: [1.0; MAX_SEATS] };
        let mut round = AgentGame::rounds(rules, &state);
        while let Some(seat) = rules.open(&state).lowest() {
            if decisions == MAX_DECISIONS {
                break;
            }
            rules.offer_into(&state, seat, &mut offer);
            let player = &self.players[seat.index() % self.players.len()];
            let mv = match player {
                _ if offer.len() == 1 => offer.get(0),
                Player::Policy(kind) => {
                    let data = &self.policy_data;
                    rules.choose(*kind, data, &state, seat, &offer, &mut policy)
                }
                Player::Bot(level, budget) => {
                    let knowledge = rules.knowledge(&state, Viewer::Seat(seat));
                    let decision = Decision { knowledge: &knowledge, seat, offer: &offer };
                    self.agent.decide(*level, &decision, budget, policy.next_bits()).mv
                }
            };
            decisions += 1;
            choices += u32::from(offer.len() > 1);
            rules.step(&mut state, seat, &mv, &mut chance, &mut watch);
            let now = AgentGame::rounds(rules, &state);
            if now != round && rules.outcome(&state).is_none() {
                round = now;
                leads.look(&rules.evaluate(&self.features, &state), seats);
            }
        }
        let outcome = rules.outcome(&state);
        let half = 0.5 / seats.len() as f32;
        let winners = outcome.map_or(SeatSet::EMPTY, |outcome| outcome.winners);
        GameRecord {
            ending: outcome.map_or(CUT_OFF, |outcome| outcome.reason),
            turns: crate::Subject::rounds(rules, &state).unwrap_or(0),
            decisions,
            choices,
            wins: wins(outcome.as_ref()),
            lead_changes: leads.changes,
            comeback: winners.iter().any(|seat| leads.lowest[seat.index()] < half),
            sheet: watch.sheet,
            numbers: rules.numbers(&state),
        }
    }

    fn players(&self) -> usize {
        self.game
            .seats(&self.game.begin(&mut SplitMix64::new(0), &mut asterism_kernel::Silent))
            .len()
    }

    fn cards(&self) -> &[String] {
        &self.cards
    }
}

macro_rules! prepared {
    ([] $($name:ident($game:ty), $id:literal;)*) => {
        fn prepare(variant: &Variant) -> Result<Box<dyn PlaysGames>, ExperimentError> {
            let built = variant.setup.build().map_err(|error| ExperimentError::Setup {
                place: variant.name.clone(),
                error,
            })?;
            Ok(match &built {
                $(AnyGame::$name(game) => Box::new(Prepared::new(game, variant)?),)*
            })
        }
    };
}

for_each_game!(prepared);

/// A card whose impact is measured: its number, and the first variant without it.
struct ImpactGame {
    card: usize,
    without: Box<dyn PlaysGames>,
}

/// An experiment ready to be run.
pub struct Laboratory {
    experiment: Experiment,
    variants: Vec<Box<dyn PlaysGames>>,
    impacts: Vec<ImpactGame>,
}

impl std::fmt::Debug for Laboratory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Laboratory")
            .field("experiment", &self.experiment.name)
            .finish_non_exhaustive()
    }
}

impl Laboratory {
    pub fn new(experiment: &Experiment) -> Result<Self, ExperimentError> {
        let mut variants = Vec::new();
        for variant in &experiment.variants {
            variants.push(prepare(variant)?);
        }
        let first = &experiment.variants[0];
        let mut impacts = Vec::new();
        for card in &experiment.impact {
            let names = variants[0].cards();
            let Some(number) = names.iter().position(|name| name == card) else {
                let like = asterism_cards::nearest(card, names.iter().map(String::as_str));
                let hint = like.map_or_else(String::new, |like| format!(" (did you mean {like}?)"));
                let what = format!("no card of the deck is called \"{card}\"{hint}");
                return Err(ExperimentError::Value { place: "impact".to_owned(), what });
            };
            let mut setup: Setup = first.setup.clone();
            setup.mix.without.push(card.clone());
            let name = format!("{} without {card}", first.name);
            let without = Variant { name, setup, agents: first.agents.clone() };
            impacts.push(ImpactGame { card: number, without: prepare(&without)? });
        }
        Ok(Self { experiment: experiment.clone(), variants, impacts })
    }

    #[must_use]
    pub const fn experiment(&self) -> &Experiment {
        &self.experiment
    }

    /// The names of the cards of a variant.
    #[must_use]
    pub fn cards(&self, variant: usize) -> &[String] {
        self.variants[variant].cards()
    }

    /// Plays the games from `from` up to but not `to`. `progress` is called from any thread
    /// with the number of games that were finished.
    pub fn play(
        &self,
        (from, to): (u64, u64),
        threads: Option<NonZeroUsize>,
        progress: impl Fn(u64) + Sync,
    ) -> Result<Results, SimError> {
        let threads = threads.map_or(0, NonZeroUsize::get);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
        let to = to.min(self.experiment.games);
        let from = from.min(to);
        let blocks = (to - from).div_ceil(BLOCK);
        let merged = pool.install(|| {
            let block = |number: u64| {
                let first = from + number * BLOCK;
                let last = to.min(first + BLOCK);
                let played = self.play_block(first, last);
                progress(last - first);
                played
            };
            let empty = || Results::empty(&self.experiment);
            (0..blocks).into_par_iter().map(block).reduce(empty, |mut all, other| {
                all.merge(&other).expect("blocks are of one experiment and don't overlap");
                all
            })
        });
        Ok(merged)
    }

    fn play_block(&self, from: u64, to: u64) -> Results {
        let mut results = Results::empty(&self.experiment);
        if from < to {
            results.done.push((from, to));
        }
        let seed = self.experiment.seed;
        for game in from..to {
            let first = self.variants[0].play(seed, game);
            for (index, variant) in self.variants.iter().enumerate() {
                if index == 0 {
                    results.variants[0].add(&first, variant.players());
                    continue;
                }
                let record = variant.play(seed, game);
                results.variants[index].add(&record, variant.players());
                results.variants[index].add_difference(&first, &record);
            }
            for (impact, sums) in self.impacts.iter().zip(&mut results.impacts) {
                let drawers = SeatSet::from_bits(first.sheet.drawn[impact.card]);
                if drawers.is_empty() {
                    continue;
                }
                let without = impact.without.play(seed, game);
                for seat in drawers.iter().map(Seat::index) {
                    sums.add(first.wins[seat] - without.wins[seat]);
                }
            }
        }
        results
    }
}
