//! Variants ready to be played: the game, its players, and who watches.

use std::cell::Cell;
use std::num::NonZeroUsize;

use asterism_bots::{Agent, AgentGame, Budget, Decision, Level};
use asterism_catalog::{AnyGame, for_each_game};
use asterism_kernel::{Chance, MAX_SEATS, Offer as _, Seat, SeatSet, Silent, SplitMix64, Viewer};

use super::file::{ExperimentError, SkillPlan, Variant, bot};
use super::numbers::dealt_as;
use super::record::{CHANCE, GameRecord, Watch, Watched, wins};
use super::same_deals::{SameDeals, identity};
use crate::arena::{self, ArenaPlan, ArenaReport};
use crate::play_out::{Director, play_out};
use crate::sim::{self, CUT_OFF, SimError, SimulationPlan, SimulationReport};

/// A longer game is cut off.
const MAX_DECISIONS: usize = 100_000;

/// A variant ready to be played.
pub(super) trait PlaysGames: Send + Sync {
    fn play(&self, seed: u64, game: u64) -> GameRecord;
    /// Only what each seat wins in the game that `play` plays, which takes less time.
    fn play_for_wins(&self, seed: u64, game: u64) -> [i64; MAX_SEATS];
    /// What the better player of the measurement of skill wins in a deal, sitting at each
    /// seat once, in parts of [`super::WIN`].
    fn play_for_skill(&self, seed: u64, game: u64) -> u32;
    fn players(&self) -> usize;
    fn cards(&self) -> &[String];
    /// The same with their editions, if there are any.
    fn full_names(&self) -> Vec<String>;
    fn simulate(
        &self,
        games: u64,
        seed: u64,
        threads: Option<NonZeroUsize>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<SimulationReport, SimError>;
    fn contest(
        &self,
        plan: &ArenaPlan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<ArenaReport, SimError>;
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
    /// The better and the worse player of the measurement of skill.
    skill: Option<[Player<G::Policy>; 2]>,
    cards: Vec<String>,
    identities: Vec<u64>,
    /// The number of the studied card.
    studied: Option<usize>,
}

impl<G: Watched> Prepared<G> {
    fn new(
        game: &G,
        variant: &Variant,
        skill: Option<&SkillPlan>,
        study: Option<&str>,
    ) -> Result<Self, ExperimentError> {
        let seats = variant.setup.players;
        let place = &variant.name;
        let mut players = Vec::new();
        for agent in &variant.agents {
            players.push(player::<G>(place, agent)?);
        }
        let skill = match skill {
            None => None,
            Some(plan) => {
                Some([player::<G>("skill", &plan.better)?, player::<G>("skill", &plan.worse)?])
            }
        };
        if players.len() != 1 && players.len() != seats {
            return Err(ExperimentError::Value {
                place: place.clone(),
                what: format!("agents names {} players for {seats} seats", players.len()),
            });
        }
        let shuffled = game.shuffled();
        let cards = game.cards();
        Ok(Self {
            policy_data: game.policy_data(),
            features: game.features(),
            agent: Agent::new(game.clone()),
            players,
            skill,
            studied: study.and_then(|card| cards.iter().position(|name| name == card)),
            cards,
            identities: shuffled.iter().map(|name| identity(dealt_as(name))).collect(),
            game: game.clone(),
        })
    }
}

fn player<G: Watched>(place: &str, agent: &str) -> Result<Player<G::Policy>, ExperimentError> {
    Ok(match bot(place, agent)? {
        Some((level, count)) => Player::Bot(level, Budget::simulations(count)),
        None => Player::Policy(policy::<G>(place, agent)?),
    })
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
    before: [f32; MAX_SEATS],
    /// How much of the chances moved, in all looks but the first.
    moved: f64,
    looks: u32,
}

impl Leads {
    const fn new() -> Self {
        Self {
            leader: None,
            changes: 0,
            lowest: [1.0; MAX_SEATS],
            before: [0.0; MAX_SEATS],
            moved: 0.0,
            looks: 0,
        }
    }

    fn look(&mut self, chances: &[f32; MAX_SEATS], seats: SeatSet) {
        let mut leader = None;
        if self.looks > 0 {
            let moved = |seat: Seat| chances[seat.index()] - self.before[seat.index()];
            self.moved += seats.iter().map(|seat| f64::from(moved(seat).max(0.0))).sum::<f64>();
        }
        self.before = *chances;
        self.looks += 1;
        for seat in seats.iter().map(Seat::index) {
            self.lowest[seat] = self.lowest[seat].min(chances[seat]);
            if leader.is_none_or(|best: usize| chances[seat] > chances[best]) {
                leader = Some(seat);
            }
        }
        self.changes += u32::from(self.leader.is_some() && self.leader != leader);
        self.leader = leader;
    }

    fn swing(&self) -> u32 {
        (self.moved / f64::from(self.looks.saturating_sub(1).max(1)) * CHANCE).round() as u32
    }
}

impl<G: Watched> Prepared<G> {
    /// Chooses a move for a seat.
    fn choose(
        &self,
        player: &Player<G::Policy>,
        state: &G::State,
        seat: Seat,
        offer: &G::Offer,
        chance: &mut SplitMix64,
    ) -> G::Move {
        let rules = &self.game;
        match player {
            _ if offer.len() == 1 => offer.get(0),
            Player::Policy(kind) => {
                rules.choose(*kind, &self.policy_data, state, seat, offer, chance)
            }
            Player::Bot(level, budget) => {
                let knowledge = rules.knowledge(state, Viewer::Seat(seat));
                let decision = Decision { knowledge: &knowledge, seat, offer };
                self.agent.decide(*level, &decision, budget, chance.next_bits()).mv
            }
        }
    }
}

/// The players of a variant, whose chances are followed.
struct Seated<'a, G: Watched> {
    prepared: &'a Prepared<G>,
    policy: SplitMix64,
    choices: u32,
    round: u32,
    leads: Leads,
    seats: SeatSet,
    study: StudyWatch<'a>,
}

/// Follows how far each seat is ahead when it first plays the studied card.
struct StudyWatch<'a> {
    /// Who has played it, if a card is studied.
    played: Option<&'a Cell<u8>>,
    noted: u8,
    before: [i8; MAX_SEATS],
    leads: [i8; MAX_SEATS],
}

impl<G: Watched, C: Chance> Director<G, C> for Seated<'_, G> {
    fn choose(&mut self, state: &G::State, seat: Seat, offer: &G::Offer, _: &mut C) -> G::Move {
        self.choices += u32::from(offer.len() > 1);
        if self.study.played.is_some() {
            for seat in self.seats.iter() {
                self.study.before[seat.index()] = self.prepared.game.lead(state, seat);
            }
        }
        let players = &self.prepared.players;
        let player = &players[seat.index() % players.len()];
        self.prepared.choose(player, state, seat, offer, &mut self.policy)
    }

    fn look(&mut self, state: &G::State) {
        let Prepared { game, features, .. } = self.prepared;
        let study = &mut self.study;
        if let Some(played) = study.played.map(Cell::get).filter(|played| *played != study.noted) {
            for seat in SeatSet::from_bits(played & !study.noted).iter().map(Seat::index) {
                study.leads[seat] = study.before[seat];
            }
            study.noted = played;
        }
        let now = AgentGame::rounds(game, state);
        if now != self.round && game.outcome(state).is_none() {
            self.round = now;
            self.leads.look(&game.evaluate(features, state), self.seats);
        }
    }
}

/// The players of a variant, of which only the result matters.
struct Unwatched<'a, G: Watched> {
    prepared: &'a Prepared<G>,
    policy: SplitMix64,
}

impl<G: Watched, C: Chance> Director<G, C> for Unwatched<'_, G> {
    fn choose(&mut self, state: &G::State, seat: Seat, offer: &G::Offer, _: &mut C) -> G::Move {
        let players = &self.prepared.players;
        let player = &players[seat.index() % players.len()];
        self.prepared.choose(player, state, seat, offer, &mut self.policy)
    }
}

/// The better player at one place, the worse one at all others.
struct Contest<'a, G: Watched> {
    prepared: &'a Prepared<G>,
    players: [&'a Player<G::Policy>; 2],
    place: usize,
    policy: SplitMix64,
}

impl<G: Watched, C: Chance> Director<G, C> for Contest<'_, G> {
    fn choose(&mut self, state: &G::State, seat: Seat, offer: &G::Offer, _: &mut C) -> G::Move {
        let player = self.players[usize::from(seat.index() != self.place)];
        self.prepared.choose(player, state, seat, offer, &mut self.policy)
    }
}

impl<G: Watched> PlaysGames for Prepared<G> {
    fn play_for_wins(&self, seed: u64, game: u64) -> [i64; MAX_SEATS] {
        let rules = &self.game;
        let mut chance = SameDeals::new(seed, game, &self.identities);
        let mut state = rules.begin(&mut chance, &mut Silent);
        let mut offer = G::Offer::default();
        let policy = SplitMix64::of_game(!seed, game);
        let mut seats = Unwatched { prepared: self, policy };
        let silent = &mut Silent;
        play_out(rules, &mut state, &mut offer, &mut chance, silent, MAX_DECISIONS, &mut seats);
        wins(rules.outcome(&state).as_ref())
    }

    fn play_for_skill(&self, seed: u64, game: u64) -> u32 {
        let (rules, Some([better, worse])) = (&self.game, &self.skill) else { return 0 };
        let mut won = 0;
        for place in 0..self.players() {
            let mut chance = SameDeals::new(seed, game, &self.identities);
            let policy = SplitMix64::of_game(!seed ^ (place as u64 + 1), game);
            let mut state = rules.begin(&mut chance, &mut Silent);
            let mut offer = G::Offer::default();
            let mut seats = Contest { prepared: self, players: [better, worse], place, policy };
            let silent = &mut Silent;
            let most = MAX_DECISIONS;
            play_out(rules, &mut state, &mut offer, &mut chance, silent, most, &mut seats);
            won += wins(rules.outcome(&state).as_ref())[place];
        }
        u32::try_from(won).unwrap_or(0)
    }

    fn play(&self, seed: u64, game: u64) -> GameRecord {
        let rules = &self.game;
        let mut chance = SameDeals::new(seed, game, &self.identities);
        // Decisions have a generator of their own, so that they don't change the cards.
        let policy = SplitMix64::of_game(!seed, game);
        let played = Cell::new(0);
        let mut watch = Watch::<G>::new(self.cards.len(), self.studied.map(|card| (card, &played)));
        let mut state = rules.begin(&mut chance, &mut watch);
        let seats = rules.seats(&state);
        let mut offer = G::Offer::default();
        let mut seated = Seated {
            prepared: self,
            policy,
            choices: 0,
            round: AgentGame::rounds(rules, &state),
            leads: Leads::new(),
            seats,
            study: StudyWatch {
                played: self.studied.map(|_| &played),
                noted: 0,
                before: [0; MAX_SEATS],
                leads: [0; MAX_SEATS],
            },
        };
        let most = MAX_DECISIONS;
        let decisions =
            play_out(rules, &mut state, &mut offer, &mut chance, &mut watch, most, &mut seated);
        let Seated { choices, leads, study, .. } = seated;
        let outcome = rules.outcome(&state);
        let half = 0.5 / seats.len() as f32;
        let winners = outcome.map_or(SeatSet::EMPTY, |outcome| outcome.winners);
        GameRecord {
            ending: outcome.map_or(CUT_OFF, |outcome| outcome.reason),
            turns: crate::Subject::rounds(rules, &state).unwrap_or(0),
            decisions: decisions as u32,
            choices,
            wins: wins(outcome.as_ref()),
            lead_changes: leads.changes,
            swing: leads.swing(),
            comeback: winners.iter().any(|seat| leads.lowest[seat.index()] < half),
            sheet: watch.sheet,
            leads: study.leads,
            numbers: rules.numbers(&state, outcome.as_ref()),
        }
    }

    fn players(&self) -> usize {
        self.game.seats(&self.game.begin(&mut SplitMix64::new(0), &mut Silent)).len()
    }

    fn cards(&self) -> &[String] {
        &self.cards
    }

    fn full_names(&self) -> Vec<String> {
        self.game.shuffled().iter().map(|name| dealt_as(name).to_owned()).collect()
    }

    fn simulate(
        &self,
        games: u64,
        seed: u64,
        threads: Option<NonZeroUsize>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<SimulationReport, SimError> {
        let [Player::Policy(policy)] = self.players[..] else { return Err(SimError::NoPolicy) };
        let plan = SimulationPlan { policy, games, seed, threads };
        sim::run(&self.game, &plan, progress)
    }

    fn contest(
        &self,
        plan: &ArenaPlan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<ArenaReport, SimError> {
        arena::run(&self.game, plan, progress)
    }
}

macro_rules! prepared {
    ([] $($name:ident($game:ty), $id:literal;)*) => {
        pub(super) fn prepare(
            variant: &Variant,
            skill: Option<&SkillPlan>,
            study: Option<&str>,
        ) -> Result<Box<dyn PlaysGames>, ExperimentError> {
            let built = variant.setup.build().map_err(|error| ExperimentError::Setup {
                place: variant.name.clone(),
                error,
            })?;
            Ok(match &built {
                $(AnyGame::$name(game) => Box::new(Prepared::new(game, variant, skill, study)?),)*
            })
        }
    };
}

for_each_game!(prepared);
