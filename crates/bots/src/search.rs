//! Information-set Monte Carlo tree search: one tree over the moves of all
//! seats, simulations in ever fresh worlds.
//!
//! At the root every move still in question is tried in the same world with
//! the same luck, so that luck is fair; what is beaten for certain is given up,
//! and after each part of the time the worse half (sequential halving). Below
//! it, moves are chosen by what came of them and how little they are known.
//!
//! Which moves there are at a node differs from world to world; a move is
//! judged by how often it was chosen among the times it could be. The quick
//! choice of the game's instinct is tried first at every node, so that seats
//! the tree knows little about yet are not taken for fools.

use std::time::Instant;

use asterism_kernel::{Offer as _, Seat, Silent, SplitMix64};

use crate::budget::{Budget, Watch};
use crate::race::Race;
use crate::reason::Tried;
use crate::thinker::{Chances, Thinker, judge, play_on};

/// The most nodes of one tree; beyond them it grows no further.
const MOST_NODES: usize = 1 << 18;
/// The part of the curiosity that the instinct's choice gets for itself.
const HUNCH: f32 = 0.5;
/// The part of the time in which no move is given up: the first judgements are rash.
const RASH: f64 = 0.1;
/// The part of the time that is thought in any case.
const LEAST_USED: f64 = 0.25;
/// No node.
const NONE: u32 = u32::MAX;

/// A move of somebody, after those above it.
struct Node<M> {
    mv: M,
    seat: Seat,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    /// What came of it for the seat that chose it.
    total: f32,
    first_child: u32,
    next: u32,
}

impl<M> Node<M> {
    const fn new(mv: M, seat: Seat, next: u32) -> Self {
        Self { mv, seat, visits: 0, available: 0, total: 0.0, first_child: NONE, next }
    }
}

/// Something to think about: a seat with its knowledge and its options.
pub(crate) struct Problem<'a, G: Thinker> {
    pub(crate) game: &'a G,
    pub(crate) insight: &'a G::Insight,
    pub(crate) knowledge: &'a G::Knowledge,
    pub(crate) seat: Seat,
    pub(crate) moves: &'a [G::Move],
}

impl<G: Thinker> Clone for Problem<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Thinker> Copy for Problem<'_, G> {}

/// Searches on as many threads as the budget has, each with a tree of its own.
pub(crate) fn search<G: Thinker>(
    problem: Problem<'_, G>,
    budget: &Budget,
    start: Instant,
    seed: u64,
) -> Vec<Tried<G::Move>> {
    let watches: Vec<Watch> = (0..budget.threads.get()).map(|at| budget.watch(at, start)).collect();
    let run = |at: usize, watch: Watch| {
        let mut tree = Tree::new(problem, MOST_NODES, SplitMix64::of_game(seed, at as u64));
        tree.grow(watch);
        tree.tried
    };
    if let [watch] = watches[..] {
        return run(0, watch);
    }
    std::thread::scope(|scope| {
        let run = &run;
        let threads: Vec<_> = watches
            .iter()
            .enumerate()
            .map(|(at, &watch)| scope.spawn(move || run(at, watch)))
            .collect();
        let mut all: Option<Vec<Tried<G::Move>>> = None;
        for thread in threads {
            let tried = thread.join().expect("a search does not panic");
            match &mut all {
                None => all = Some(tried),
                Some(all) => all.iter_mut().zip(&tried).for_each(|(one, other)| one.merge(other)),
            }
        }
        all.unwrap_or_default()
    })
}

struct Tree<'a, G: Thinker> {
    problem: Problem<'a, G>,
    nodes: Vec<Node<G::Move>>,
    most_nodes: usize,
    /// What came of the moves at the root, for all seats.
    tried: Vec<Tried<G::Move>>,
    /// The luck of worlds, and that of the simulation under way.
    chance: SplitMix64,
    chance_of_game: SplitMix64,
    offer: G::Offer,
    moves: Vec<G::Move>,
    /// The node of each offered move.
    found: Vec<u32>,
    path: Vec<u32>,
}

impl<'a, G: Thinker> Tree<'a, G> {
    fn new(problem: Problem<'a, G>, most_nodes: usize, chance: SplitMix64) -> Self {
        // The moves at the root are the first nodes, in their order; the last
        // comes first in the chain.
        let nodes = (0u32..)
            .zip(problem.moves)
            .map(|(at, mv)| Node::new(mv.clone(), problem.seat, at.checked_sub(1).unwrap_or(NONE)))
            .collect();
        Self {
            problem,
            nodes,
            most_nodes,
            tried: problem.moves.iter().cloned().map(Tried::new).collect(),
            chance,
            chance_of_game: chance,
            offer: G::Offer::default(),
            moves: Vec::new(),
            found: Vec::new(),
            path: Vec::new(),
        }
    }

    fn grow(&mut self, watch: Watch) {
        let mut race = Race::new(self.problem.moves.len());
        self.run(&mut race, watch);
        self.tried.iter_mut().for_each(|tried| tried.given_up = true);
        for &runner in race.runners() {
            self.tried[runner as usize].given_up = false;
        }
    }

    fn run(&mut self, race: &mut Race, mut watch: Watch) {
        let Problem { game, knowledge, moves, .. } = self.problem;
        let rounds = moves.len().max(2).next_power_of_two().ilog2();
        for round in 1..=rounds {
            while watch.used() < f64::from(round) / f64::from(rounds) {
                let world = game.resample(knowledge, &mut self.chance);
                let luck = self.chance.next_bits();
                for at in 0..race.runners().len() {
                    if !watch.allows() {
                        return;
                    }
                    let runner = race.runners()[at];
                    let worth = self.simulate(runner, world.clone(), SplitMix64::new(luck));
                    race.ran(at, worth);
                }
                if race.finish_world() && watch.used() > RASH {
                    race.drop_beaten();
                    // Whoever waits for an answer shall not wait for nothing.
                    if watch.is_timed() && watch.used() > LEAST_USED && race.is_over() {
                        return;
                    }
                }
            }
            race.halve();
        }
    }

    /// One game through the tree and a little further: what it comes to for whoever
    /// thinks.
    fn simulate(&mut self, candidate: u32, mut world: G::State, luck: SplitMix64) -> f32 {
        let Problem { game, insight, seat: me, .. } = self.problem;
        self.chance_of_game = luck;
        self.path.clear();
        let mut child = candidate;
        let mut seat = me;
        loop {
            self.path.push(child);
            let fresh = self.nodes[child as usize].visits == 0;
            let mv = &self.nodes[child as usize].mv;
            game.step(&mut world, seat, mv, &mut self.chance_of_game, &mut Silent);
            let Some(next) = game.open(&world).lowest() else { break };
            if fresh || self.nodes.len() >= self.most_nodes {
                let horizon = game.horizon(&world);
                play_on(
                    game,
                    insight,
                    &mut world,
                    horizon,
                    G::STYLE.most_decisions,
                    &mut self.offer,
                    &mut self.chance_of_game,
                );
                break;
            }
            seat = next;
            game.offer_into(&world, seat, &mut self.offer);
            child = self.descend(child, seat, &world);
        }
        let chances = judge(game, insight, &world);
        self.learn(&chances);
        chances[me.index()]
    }

    /// The next node below `parent` for the moves on offer.
    fn descend(&mut self, parent: u32, seat: Seat, world: &G::State) -> u32 {
        let Problem { game, insight, .. } = self.problem;
        self.moves.clear();
        self.moves.extend(self.offer.iter());
        self.found.clear();
        self.found.resize(self.moves.len(), NONE);
        let mut missing = self.moves.len();
        let mut at = self.nodes[parent as usize].first_child;
        while at != NONE && missing > 0 {
            let node = &self.nodes[at as usize];
            if node.seat == seat
                && let Some(index) = self.moves.iter().position(|mv| *mv == node.mv)
            {
                self.found[index] = at;
                missing -= 1;
            }
            at = node.next;
        }
        if missing > 0 {
            for index in 0..self.moves.len() {
                if self.found[index] == NONE {
                    let next = self.nodes[parent as usize].first_child;
                    let fresh = self.nodes.len() as u32;
                    self.nodes.push(Node::new(self.moves[index].clone(), seat, next));
                    self.nodes[parent as usize].first_child = fresh;
                    self.found[index] = fresh;
                }
            }
        }
        if self.moves.len() == 1 {
            self.nodes[self.found[0] as usize].available += 1;
            return self.found[0];
        }
        let hunch = game.instinct(insight, world, seat, &self.offer, &mut self.chance_of_game);
        let hunch = self.moves.iter().position(|mv| *mv == hunch);
        self.choose(hunch)
    }

    /// Chooses among the nodes found: what was good so far, and what is little
    /// known for how often it could have been tried.
    fn choose(&mut self, hunch: Option<usize>) -> u32 {
        let (mut visits, mut total) = (0, 0.0);
        for &at in &self.found {
            let node = &mut self.nodes[at as usize];
            node.available += 1;
            visits += node.visits;
            total += node.total;
        }
        // What was never tried is taken to be as good as the rest.
        let mean = if visits == 0 { 0.5 } else { total / visits as f32 };
        let count = self.found.len() as f32;
        let even = if hunch.is_some() { (1.0 - HUNCH) / count } else { 1.0 / count };
        let mut best = (f32::MIN, NONE);
        for (index, &at) in self.found.iter().enumerate() {
            let node = &self.nodes[at as usize];
            let worth = if node.visits == 0 { mean } else { node.total / node.visits as f32 };
            let prior = even + if hunch == Some(index) { HUNCH } else { 0.0 };
            let curiosity = G::STYLE.curiosity * prior * (node.available as f32).sqrt()
                / (1.0 + node.visits as f32);
            let score = worth + curiosity;
            if score > best.0 {
                best = (score, at);
            }
        }
        best.1
    }

    fn learn(&mut self, chances: &Chances) {
        for &at in &self.path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.total += chances[node.seat.index()];
        }
        let tried = &mut self.tried[self.path[0] as usize];
        tried.add(chances);
        let others_win = chances
            .iter()
            .enumerate()
            .any(|(seat, &chance)| seat != self.problem.seat.index() && chance > 0.999);
        tried.lost += u32::from(others_win);
    }
}

/// The best of the moves that were not given up: those were beaten in worlds that both
/// were tried in, whatever their chances in other worlds say.
pub(crate) fn best_kept<M: Clone>(tried: &[Tried<M>], seat: Seat) -> usize {
    let rank = |at: usize| (!tried[at].given_up, tried[at].chance(seat));
    let better = |a: (bool, f32), b: (bool, f32)| (a.0 && !b.0) || (a.0 == b.0 && a.1 > b.1);
    (0..tried.len()).fold(0, |best, at| if better(rank(at), rank(best)) { at } else { best })
}

#[cfg(test)]
mod tests {
    use asterism_kernel::{Game as _, Viewer};
    use asterism_stella::Stella;

    use super::*;

    #[test]
    fn a_tree_stops_growing_and_goes_on_learning() {
        let game = Stella::new(4).unwrap();
        let state = game.begin(&mut SplitMix64::new(1), &mut Silent);
        let seat = game.open(&state).lowest().unwrap();
        let knowledge = game.knowledge(&state, Viewer::Seat(seat));
        let moves: Vec<_> = game.offer(&state, seat).iter().collect();
        let problem =
            Problem { game: &game, insight: &(), knowledge: &knowledge, seat, moves: &moves };
        let mut tree = Tree::new(problem, 500, SplitMix64::new(2));
        tree.grow(Budget::simulations(3_000).watch(0, Instant::now()));
        // One node more may still have got its moves.
        assert!(tree.nodes.len() < 500 + 32, "{} nodes", tree.nodes.len());
        assert_eq!(tree.tried.iter().map(|tried| tried.visits).sum::<u32>(), 3_000);
    }
    #[test]
    fn what_was_given_up_is_not_chosen_for_its_luck() {
        let seat = Seat::new(0);
        let tried = |chance: f32, given_up| {
            let mut tried = Tried::new(());
            let mut chances = [0.0; asterism_kernel::MAX_SEATS];
            chances[0] = chance;
            tried.add(&chances);
            Tried { given_up, ..tried }
        };
        let all = [tried(0.5, true), tried(0.3, false), tried(0.4, false), tried(0.2, false)];
        assert_eq!(best_kept(&all, seat), 2);
        let mut merged = tried(0.5, true);
        merged.merge(&tried(0.4, false));
        assert!(!merged.given_up, "another tree still believed in it");
    }
}
