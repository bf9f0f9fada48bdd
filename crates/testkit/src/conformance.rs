//! The properties that the kernel's `Game` contract demands, checked at every step of
//! random games.
//!
//! A property is a function over a state. [`play`] plays one random game and checks
//! all properties everywhere, together with the game's own invariants.

use std::fmt::Debug;

use asterism_kernel::{
    Chance, Game, GameInput, Journal, Log, MAX_SEATS, Offer, Seat, Session, Silent, SplitMix64,
    Viewer, replay,
};
use thiserror::Error;

/// A violation, and where in which game it was found.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("seed {seed}, step {step}: {property}: {detail}")]
pub struct ContractViolation {
    pub seed: u64,
    /// The number of inputs before it.
    pub step: usize,
    pub property: &'static str,
    /// What was found instead.
    pub detail: String,
}

/// The property that is violated, and what was found instead.
pub type Violation = (&'static str, String);

/// A game without violations.
#[derive(Clone, Debug)]
pub struct ConformingGame<G: Game> {
    /// The number of inputs.
    pub steps: usize,
    /// The number of moves that were tried and had to be refused.
    pub refused: usize,
    pub log: Log,
    pub last: G::State,
}

/// How a random game is played and checked.
#[derive(Clone, Copy, Debug)]
pub struct CheckSettings {
    /// Determinizations per viewer and state.
    pub samples: usize,
    /// A game with more inputs counts as endless.
    pub max_steps: usize,
    /// Whether the first event that a viewer gets about its own move must be the same in
    /// every determinization. Not so if a move can reveal a hidden card at once.
    pub own_moves_look_the_same: bool,
    /// One in this many inputs is a player who joins or leaves; none if 0.
    pub seat_change_one_in: u32,
}

impl Default for CheckSettings {
    fn default() -> Self {
        Self { samples: 2, max_steps: 5000, own_moves_look_the_same: true, seat_change_one_in: 0 }
    }
}

/// Plays one random game and checks every property in every state.
///
/// `foreign` are moves to try wherever they are not offered, in addition to all moves
/// that were offered earlier. `own` checks the game's own invariants.
pub fn play<G: Game>(
    game: &G,
    seed: u64,
    settings: CheckSettings,
    foreign: &[G::Move],
    own: impl Fn(&G::State) -> Result<(), Violation>,
) -> Result<ConformingGame<G>, ContractViolation> {
    let mut chance = SplitMix64::of_game(seed, 0);
    let mut checks = SplitMix64::of_game(seed, 1);
    let mut told = vec![Journal::default()];
    let mut session = Session::begin(game.clone(), &mut chance, &mut told[0]);
    let mut known: Vec<G::Move> = foreign.to_vec();
    let mut steps = 0;
    let mut refused = 0;
    loop {
        let here = |(property, detail): Violation| ContractViolation {
            seed,
            step: steps,
            property,
            detail,
        };
        let state = session.state();
        own(state).map_err(here)?;
        asks_or_is_over(game, state).map_err(here)?;
        survives_saving(state).map_err(here)?;
        for viewer in viewers(game, state) {
            for _ in 0..settings.samples {
                samples_fit(game, state, viewer, settings, &mut checks).map_err(here)?;
            }
        }
        for seat in (0..MAX_SEATS).map(Seat::new) {
            offered_is_accepted(game, state, seat).map_err(here)?;
            refused += others_are_refused(game, state, seat, &known).map_err(here)?;
        }
        let Some((seat, mv)) = random_move(game, state, &mut checks) else { break };
        for offered in game.offer(state, seat).iter() {
            if !known.contains(&offered) {
                known.push(offered);
            }
        }
        continues_from_saved(game, state, seat, &mv).map_err(here)?;
        if steps >= settings.max_steps {
            return Err(here(("games end", format!("no end after {steps} inputs"))));
        }
        let mut journal = Journal::default();
        let input = seat_change(game, state, settings, &mut checks)
            .unwrap_or(GameInput::Answer { seat, mv });
        let applied = session.apply(&input, &mut chance, &mut journal);
        applied.map_err(|refusal| here(("offered is accepted", refusal.to_string())))?;
        told.push(journal);
        steps += 1;
    }
    let end =
        |(property, detail): Violation| ContractViolation { seed, step: steps, property, detail };
    replays(game, session.log(), session.state(), &told).map_err(end)?;
    let (log, last) = (session.log().clone(), session.state().clone());
    Ok(ConformingGame { steps, refused, log, last })
}

/// Every seat, and a spectator.
fn viewers<G: Game>(game: &G, state: &G::State) -> Vec<Viewer> {
    game.seats(state).iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

fn random_move<G: Game>(
    game: &G,
    state: &G::State,
    chance: &mut SplitMix64,
) -> Option<(Seat, G::Move)> {
    let open: Vec<Seat> = game.open(state).iter().collect();
    if open.is_empty() {
        return None;
    }
    let seat = open[chance.below(open.len() as u32) as usize];
    let offer = game.offer(state, seat);
    Some((seat, offer.get(chance.below(offer.len() as u32) as usize)))
}

/// Sometimes a player who joins or leaves.
fn seat_change<G: Game>(
    game: &G,
    state: &G::State,
    settings: CheckSettings,
    chance: &mut SplitMix64,
) -> Option<GameInput<G::Move>> {
    if settings.seat_change_one_in == 0 || chance.below(settings.seat_change_one_in) > 0 {
        return None;
    }
    let seat = Seat::new(chance.below(MAX_SEATS as u32) as usize);
    let taken = game.seats(state).contains(seat);
    Some(if taken { GameInput::Leaves(seat) } else { GameInput::Joins(seat) })
}

fn equal<T: PartialEq + Debug>(
    property: &'static str,
    left: &T,
    right: &T,
) -> Result<(), Violation> {
    if left == right { Ok(()) } else { Err((property, format!("{left:?} is not {right:?}"))) }
}

/// There is always a move unless the game is over. Every seat that is asked is offered
/// moves, and other seats only if the game allows it.
fn asks_or_is_over<G: Game>(game: &G, state: &G::State) -> Result<(), Violation> {
    const PROPERTY: &str = "somebody has a move unless the game is over";
    let open = game.open(state);
    equal(PROPERTY, &open.is_empty(), &game.outcome(state).is_some())?;
    for seat in (0..MAX_SEATS).map(Seat::new) {
        let offer = game.offer(state, seat);
        if open.contains(seat) || !game.facts().unasked_moves || open.is_empty() {
            equal(PROPERTY, &offer.is_empty(), &!open.contains(seat))?;
        }
        equal("an offer's parts agree", &offer.is_empty(), &(offer.len() == 0))?;
        let listed: Vec<G::Move> = offer.iter().collect();
        let counted: Vec<G::Move> = (0..offer.len()).map(|index| offer.get(index)).collect();
        equal("an offer's parts agree", &listed, &counted)?;
        for (index, mv) in listed.iter().enumerate() {
            if !offer.contains(mv) || listed[..index].contains(mv) {
                return Err(("an offer's parts agree", format!("{mv:?} in {listed:?}")));
            }
        }
    }
    Ok(())
}

fn survives_saving<S>(state: &S) -> Result<(), Violation>
where
    S: PartialEq + Debug + serde::Serialize + serde::de::DeserializeOwned,
{
    equal("a position can be saved", state, &saved_and_read(state)?)
}

fn saved_and_read<S: serde::Serialize + serde::de::DeserializeOwned>(
    state: &S,
) -> Result<S, Violation> {
    let breach = |error: serde_json::Error| ("a position can be saved", error.to_string());
    let text = serde_json::to_string(state).map_err(breach)?;
    serde_json::from_str(&text).map_err(breach)
}

/// A saved and restored state continues exactly like the original.
fn continues_from_saved<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    mv: &G::Move,
) -> Result<(), Violation> {
    let mut ends = Vec::new();
    for mut state in [state.clone(), saved_and_read(state)?] {
        let mut chance = SplitMix64::new(42);
        let mut journal = Journal::default();
        game.step(&mut state, seat, mv, &mut chance, &mut journal);
        ends.push((state, journal.events().to_vec(), chance.next_bits()));
    }
    equal("a saved position continues the same", &ends[0], &ends[1])
}

/// Every offered move is accepted, and its text parses to the same move.
fn offered_is_accepted<G: Game>(game: &G, state: &G::State, seat: Seat) -> Result<(), Violation> {
    for mv in game.offer(state, seat).iter() {
        let text = game.write_move(&mv);
        let read = game.read_move(state, seat, &text);
        equal("a move's text reads back", &read, &Ok(mv.clone()))?;
        let mut after = state.clone();
        let input = GameInput::Answer { seat, mv };
        let mut chance = SplitMix64::new(1);
        if let Err(refusal) = game.apply(&mut after, &input, &mut chance, &mut Silent) {
            return Err(("offered is accepted", refusal.to_string()));
        }
    }
    Ok(())
}

/// Notes whether it is used.
struct UnusedChance {
    asked: bool,
}

impl Chance for UnusedChance {
    fn below(&mut self, _: u32) -> u32 {
        self.asked = true;
        0
    }

    fn shuffle<T: Copy>(&mut self, _: &mut [T], _: impl Fn(T) -> u16) {
        self.asked = true;
    }

    fn pick(&mut self, _: usize, _: impl Fn(usize) -> u16) -> usize {
        self.asked = true;
        0
    }
}

/// A move that is not offered is refused without changing the state, using chance or
/// emitting events.
fn others_are_refused<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    moves: &[G::Move],
) -> Result<usize, Violation> {
    const PROPERTY: &str = "what is not offered is refused and changes nothing";
    let offer = game.offer(state, seat);
    let mut inputs: Vec<GameInput<G::Move>> = moves
        .iter()
        .filter(|mv| !offer.contains(mv))
        .map(|mv| GameInput::Answer { seat, mv: mv.clone() })
        .collect();
    let (open_seats, taken) = (game.facts().open_seats, game.seats(state).contains(seat));
    if !open_seats || taken {
        inputs.push(GameInput::Joins(seat));
    }
    if !open_seats || !taken {
        inputs.push(GameInput::Leaves(seat));
    }
    for input in &inputs {
        let mut after = state.clone();
        let mut chance = UnusedChance { asked: false };
        let mut journal = Journal::default();
        if game.apply(&mut after, input, &mut chance, &mut journal).is_ok() {
            return Err((PROPERTY, format!("{input:?} was accepted")));
        }
        if after != *state || chance.asked || !journal.events().is_empty() {
            return Err((PROPERTY, format!("{input:?} was refused but changed something")));
        }
    }
    Ok(inputs.len())
}

/// A viewer can't tell a determinization from the real state: it has the same knowledge,
/// view and offered moves, and the viewer's own move has the same first event.
fn samples_fit<G: Game>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    settings: CheckSettings,
    chance: &mut SplitMix64,
) -> Result<(), Violation> {
    let knowledge = game.knowledge(state, viewer);
    let sampled = game.sample_state(&knowledge, chance);
    equal(
        "a determinization gives the same knowledge",
        &game.knowledge(&sampled, viewer),
        &knowledge,
    )?;
    equal(
        "a determinization gives the same view",
        &game.view(&sampled, viewer),
        &game.view(state, viewer),
    )?;
    let (here, there) = (game.open(state), game.open(&sampled));
    let same = match viewer.seat() {
        _ if !game.facts().secret_questions => here == there,
        // Which other seats are asked is hidden, but not whether any seat is.
        Some(seat) => here.contains(seat) == there.contains(seat),
        None => true,
    } && here.is_empty() == there.is_empty();
    if !same {
        let property = "a determinization asks the same seats";
        return Err((property, format!("{here:?} is not {there:?}")));
    }
    survives_saving(&sampled)?;
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    let (here, there) = (game.offer(state, seat), game.offer(&sampled, seat));
    let (here, there): (Vec<_>, Vec<_>) = (here.iter().collect(), there.iter().collect());
    equal("a determinization offers the same moves", &here, &there)?;
    if !settings.own_moves_look_the_same {
        return Ok(());
    }
    for mv in here {
        let first_told = |state: &G::State| {
            let mut after = state.clone();
            let mut journal = Journal::default();
            game.step(&mut after, seat, &mv, &mut SplitMix64::new(5), &mut journal);
            journal.told_to(viewer).next().cloned()
        };
        let property = "the viewer's own move looks the same in a determinization";
        equal(property, &first_told(state), &first_told(&sampled))?;
    }
    Ok(())
}

/// The log alone reproduces the states and all events.
fn replays<G: Game>(
    game: &G,
    log: &Log,
    last: &G::State,
    told: &[Journal<G::Event>],
) -> Result<(), Violation> {
    const PROPERTY: &str = "a replay is the original";
    let text = serde_json::to_string(log).map_err(|error| (PROPERTY, error.to_string()))?;
    let log: Log = serde_json::from_str(&text).map_err(|error| (PROPERTY, error.to_string()))?;
    let mut heard = Journal::default();
    let replayed = replay(game, &log, &mut heard).map_err(|error| (PROPERTY, error.to_string()))?;
    equal(PROPERTY, &replayed.state, last)?;
    if replayed.events != told {
        return Err((PROPERTY, "the events differ".to_owned()));
    }
    let all: usize = told.iter().map(|journal| journal.events().len()).sum();
    equal(PROPERTY, &heard.events().len(), &all)
}
