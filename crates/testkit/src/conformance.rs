//! What the kernel's contract promises, checked at every step of random games.
//!
//! A promise is a function over a position; [`play`] plays one random game and
//! asks all of them everywhere. A game's own facts come in as one more.

use std::fmt::Debug;

use asterism_kernel::{
    Chance, Game, Input, Journal, Log, MAX_SEATS, Offer, Seat, Session, Silent, SplitMix64, Viewer,
    replay,
};
use thiserror::Error;

/// A promise that was not kept.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("seed {seed}, step {step}: {promise}: {detail}")]
pub struct Broken {
    /// The seed of the game.
    pub seed: u64,
    /// After how many inputs.
    pub step: usize,
    /// Which promise.
    pub promise: &'static str,
    /// What was seen instead.
    pub detail: String,
}

/// A promise that was not kept, before it is known in which game.
pub type Breach = (&'static str, String);

/// What a game that kept all promises was like.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// How many inputs it took.
    pub steps: usize,
    /// How many moves were tried that had to be refused.
    pub refused: usize,
    /// Its log.
    pub log: Log,
    /// Its last position.
    pub last: G::State,
}

/// How a random game is played and checked.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Worlds sampled per viewer and position.
    pub worlds: usize,
    /// After so many inputs a game counts as endless.
    pub most_steps: usize,
    /// Whether the first thing a viewer is told of its own move must be the
    /// same in every world it can't rule out. Not so where a move turns up a
    /// hidden card at once.
    pub own_moves_show_the_same: bool,
    /// One in so many inputs is somebody who joins or leaves; none if 0.
    pub comings_and_goings: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Self { worlds: 2, most_steps: 5000, own_moves_show_the_same: true, comings_and_goings: 0 }
    }
}

/// Plays one random game and checks every promise at every position.
///
/// `strangers` are moves tried in vain wherever they are not offered, beside
/// all moves that were offered earlier; `own` are the game's own facts.
pub fn play<G: Game>(
    game: &G,
    seed: u64,
    effort: Effort,
    strangers: &[G::Move],
    own: impl Fn(&G::State) -> Result<(), Breach>,
) -> Result<Played<G>, Broken> {
    let mut luck = SplitMix64::of_game(seed, 0);
    let mut checks = SplitMix64::of_game(seed, 1);
    let mut told = vec![Journal::default()];
    let mut session = Session::begin(game.clone(), &mut luck, &mut told[0]);
    let mut known: Vec<G::Move> = strangers.to_vec();
    let mut steps = 0;
    let mut refused = 0;
    loop {
        let here = |(promise, detail): Breach| Broken { seed, step: steps, promise, detail };
        let state = session.state();
        own(state).map_err(here)?;
        asks_or_is_over(game, state).map_err(here)?;
        survives_saving(state).map_err(here)?;
        for viewer in viewers(game, state) {
            for _ in 0..effort.worlds {
                samples_fit(game, state, viewer, effort, &mut checks).map_err(here)?;
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
        if steps >= effort.most_steps {
            return Err(here(("games end", format!("no end after {steps} inputs"))));
        }
        let mut journal = Journal::default();
        let input =
            coming_or_going(game, state, effort, &mut checks).unwrap_or(Input::Answer { seat, mv });
        let applied = session.apply(&input, &mut luck, &mut journal);
        applied.map_err(|refusal| here(("offered is accepted", refusal.to_string())))?;
        told.push(journal);
        steps += 1;
    }
    let end = |(promise, detail): Breach| Broken { seed, step: steps, promise, detail };
    replays(game, session.log(), session.state(), &told).map_err(end)?;
    let (log, last) = (session.log().clone(), session.state().clone());
    Ok(Played { steps, refused, log, last })
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

/// Now and then somebody joins or leaves.
fn coming_or_going<G: Game>(
    game: &G,
    state: &G::State,
    effort: Effort,
    chance: &mut SplitMix64,
) -> Option<Input<G::Move>> {
    if effort.comings_and_goings == 0 || chance.below(effort.comings_and_goings) > 0 {
        return None;
    }
    let seat = Seat::new(chance.below(MAX_SEATS as u32) as usize);
    let taken = game.seats(state).contains(seat);
    Some(if taken { Input::Leaves(seat) } else { Input::Joins(seat) })
}

fn equal<T: PartialEq + Debug>(promise: &'static str, left: &T, right: &T) -> Result<(), Breach> {
    if left == right { Ok(()) } else { Err((promise, format!("{left:?} is not {right:?}"))) }
}

/// Never a position without a move unless the game is over; every seat that is
/// asked is offered moves, and others only where the game allows it.
fn asks_or_is_over<G: Game>(game: &G, state: &G::State) -> Result<(), Breach> {
    const PROMISE: &str = "somebody has a move unless the game is over";
    let open = game.open(state);
    equal(PROMISE, &open.is_empty(), &game.outcome(state).is_some())?;
    for seat in (0..MAX_SEATS).map(Seat::new) {
        let offer = game.offer(state, seat);
        if open.contains(seat) || !game.facts().unasked_moves || open.is_empty() {
            equal(PROMISE, &offer.is_empty(), &!open.contains(seat))?;
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

fn survives_saving<S>(state: &S) -> Result<(), Breach>
where
    S: PartialEq + Debug + serde::Serialize + serde::de::DeserializeOwned,
{
    equal("a position can be saved", state, &saved_and_read(state)?)
}

fn saved_and_read<S: serde::Serialize + serde::de::DeserializeOwned>(
    state: &S,
) -> Result<S, Breach> {
    let breach = |error: serde_json::Error| ("a position can be saved", error.to_string());
    let text = serde_json::to_string(state).map_err(breach)?;
    serde_json::from_str(&text).map_err(breach)
}

/// A position that was saved goes on exactly like the one that was not.
fn continues_from_saved<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    mv: &G::Move,
) -> Result<(), Breach> {
    let mut ends = Vec::new();
    for mut state in [state.clone(), saved_and_read(state)?] {
        let mut chance = SplitMix64::new(42);
        let mut journal = Journal::default();
        game.step(&mut state, seat, mv, &mut chance, &mut journal);
        ends.push((state, journal.events().to_vec(), chance.next_bits()));
    }
    equal("a saved position continues the same", &ends[0], &ends[1])
}

/// Every offered move has a text that reads back, and is accepted.
fn offered_is_accepted<G: Game>(game: &G, state: &G::State, seat: Seat) -> Result<(), Breach> {
    for mv in game.offer(state, seat).iter() {
        let text = game.write_move(&mv);
        let read = game.read_move(state, seat, &text);
        equal("a move's text reads back", &read, &Ok(mv.clone()))?;
        let mut after = state.clone();
        let input = Input::Answer { seat, mv };
        let mut luck = SplitMix64::new(1);
        if let Err(refusal) = game.apply(&mut after, &input, &mut luck, &mut Silent) {
            return Err(("offered is accepted", refusal.to_string()));
        }
    }
    Ok(())
}

/// Luck that must not be asked.
struct Untouched {
    asked: bool,
}

impl Chance for Untouched {
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

/// Whatever is not offered is refused, and nothing changes: neither the
/// position nor the chance nor what is told.
fn others_are_refused<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    moves: &[G::Move],
) -> Result<usize, Breach> {
    const PROMISE: &str = "what is not offered is refused and changes nothing";
    let offer = game.offer(state, seat);
    let mut inputs: Vec<Input<G::Move>> = moves
        .iter()
        .filter(|mv| !offer.contains(mv))
        .map(|mv| Input::Answer { seat, mv: mv.clone() })
        .collect();
    let (open_seats, taken) = (game.facts().open_seats, game.seats(state).contains(seat));
    if !open_seats || taken {
        inputs.push(Input::Joins(seat));
    }
    if !open_seats || !taken {
        inputs.push(Input::Leaves(seat));
    }
    for input in &inputs {
        let mut after = state.clone();
        let mut chance = Untouched { asked: false };
        let mut journal = Journal::default();
        if game.apply(&mut after, input, &mut chance, &mut journal).is_ok() {
            return Err((PROMISE, format!("{input:?} was accepted")));
        }
        if after != *state || chance.asked || !journal.events().is_empty() {
            return Err((PROMISE, format!("{input:?} was refused but changed something")));
        }
    }
    Ok(inputs.len())
}

/// A sampled world can't be told from the real one: the same knowledge, view
/// and offered moves, and the viewer's own move shows the same at first.
fn samples_fit<G: Game>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    effort: Effort,
    chance: &mut SplitMix64,
) -> Result<(), Breach> {
    let knowledge = game.knowledge(state, viewer);
    let world = game.resample(&knowledge, chance);
    equal("a sampled world gives the same knowledge", &game.knowledge(&world, viewer), &knowledge)?;
    equal(
        "a sampled world gives the same view",
        &game.view(&world, viewer),
        &game.view(state, viewer),
    )?;
    let (here, there) = (game.open(state), game.open(&world));
    let same = match viewer.seat() {
        _ if !game.facts().secret_questions => here == there,
        // Who else is asked is nobody's business, but somebody must be.
        Some(seat) => here.contains(seat) == there.contains(seat),
        None => true,
    } && here.is_empty() == there.is_empty();
    if !same {
        let promise = "a sampled world asks the same seats";
        return Err((promise, format!("{here:?} is not {there:?}")));
    }
    survives_saving(&world)?;
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    let (here, there) = (game.offer(state, seat), game.offer(&world, seat));
    let (here, there): (Vec<_>, Vec<_>) = (here.iter().collect(), there.iter().collect());
    equal("a sampled world offers the same moves", &here, &there)?;
    if !effort.own_moves_show_the_same {
        return Ok(());
    }
    for mv in here {
        let first_told = |state: &G::State| {
            let mut after = state.clone();
            let mut journal = Journal::default();
            game.step(&mut after, seat, &mv, &mut SplitMix64::new(5), &mut journal);
            journal.told_to(viewer).next().cloned()
        };
        let promise = "the viewer's own move shows the same in a sampled world";
        equal(promise, &first_told(state), &first_told(&world))?;
    }
    Ok(())
}

/// The log alone gives back the positions and everything that was told.
fn replays<G: Game>(
    game: &G,
    log: &Log,
    last: &G::State,
    told: &[Journal<G::Event>],
) -> Result<(), Breach> {
    const PROMISE: &str = "a replay is the original";
    let text = serde_json::to_string(log).map_err(|error| (PROMISE, error.to_string()))?;
    let log: Log = serde_json::from_str(&text).map_err(|error| (PROMISE, error.to_string()))?;
    let mut heard = Journal::default();
    let replayed = replay(game, &log, &mut heard).map_err(|error| (PROMISE, error.to_string()))?;
    equal(PROMISE, &replayed.state, last)?;
    if replayed.events != told {
        return Err((PROMISE, "other things were told".to_owned()));
    }
    let all: usize = told.iter().map(|journal| journal.events().len()).sum();
    equal(PROMISE, &heard.events().len(), &all)
}
