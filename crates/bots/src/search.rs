//! Information-set Monte Carlo tree search (ISMCTS): one tree over the moves of
//! all seats, and a fresh determinization for every round of simulations.
//!
//! At the root, every remaining move is simulated in the same determinization
//! with the same random numbers. Moves that are significantly worse are
//! eliminated, and after each part of the budget so is the worse half
//! (sequential halving). Below the root, moves are selected by a PUCT formula.
//!
//! Which moves exist at a node differs between determinizations, so the
//! exploration term counts how often a move was available. The rollout policy's
//! move gets the largest prior at every node, so that under-explored opponents
//! are not modeled as random players.

use std::time::Instant;

use asterism_kernel::{Offer as _, Seat, Silent, SplitMix64};

use crate::agent_game::{AgentGame, WinProbabilities, rollout, state_value};
use crate::budget::{Budget, BudgetMeter};
use crate::elimination::{Loss, SuccessiveElimination};
use crate::reason::MoveStatistics;

/// A tree stops growing at this many nodes, which bounds its memory.
const MAX_NODES: usize = 1 << 18;
/// The prior of the rollout policy's move; all moves share the rest evenly.
const ROLLOUT_PRIOR: f32 = 0.5;
/// No move is eliminated in this first part of the budget, when the tree below it
/// is still shallow.
const WARM_UP: f64 = 0.1;
/// A search never stops early before this part of the budget.
const MIN_USED: f64 = 0.25;
/// Marks the end of a list of nodes.
const NONE: u32 = u32::MAX;

/// A move of a seat, after the moves on the path to it.
struct Node<M> {
    mv: M,
    seat: Seat,
    visits: u32,
    /// How often it was on offer when its parent was visited.
    available: u32,
    /// The sum of the values for the seat that chose it.
    total: f32,
    first_child: u32,
    next: u32,
}

impl<M> Node<M> {
    const fn new(mv: M, seat: Seat, next: u32) -> Self {
        Self { mv, seat, visits: 0, available: 0, total: 0.0, first_child: NONE, next }
    }
}

/// The decision that is searched.
pub(crate) struct SearchRoot<'a, G: AgentGame> {
    pub(crate) game: &'a G,
    pub(crate) features: &'a G::Features,
    pub(crate) knowledge: &'a G::Knowledge,
    pub(crate) seat: Seat,
    pub(crate) moves: &'a [G::Move],
}

impl<G: AgentGame> Clone for SearchRoot<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: AgentGame> Copy for SearchRoot<'_, G> {}

/// Searches on the threads of the budget, each with its own tree.
pub(crate) fn search<G: AgentGame>(
    root: SearchRoot<'_, G>,
    budget: &Budget,
    start: Instant,
    seed: u64,
) -> Vec<MoveStatistics<G::Move>> {
    let meters: Vec<BudgetMeter> =
        (0..budget.threads.get()).map(|at| budget.meter(at, start)).collect();
    let run = |at: usize, meter: BudgetMeter| {
        let mut tree = Tree::new(root, MAX_NODES, SplitMix64::of_game(seed, at as u64));
        tree.grow(meter);
        tree.found
    };
    if let [meter] = meters[..] {
        return run(0, meter);
    }
    std::thread::scope(|scope| {
        let run = &run;
        let threads: Vec<_> = meters
            .iter()
            .enumerate()
            .map(|(at, &meter)| scope.spawn(move || run(at, meter)))
            .collect();
        let mut all: Option<Vec<MoveStatistics<G::Move>>> = None;
        for thread in threads {
            let found = thread.join().expect("a search does not panic");
            match &mut all {
                None => all = Some(found),
                Some(all) => all.iter_mut().zip(&found).for_each(|(one, other)| one.merge(other)),
            }
        }
        all.unwrap_or_default()
    })
}

/// What one tree found out about the moves at the root.
pub(crate) struct Comparison<M> {
    pub(crate) found: Vec<MoveStatistics<M>>,
    pub(crate) best: usize,
    /// How much worse than the best each move is.
    pub(crate) losses: Vec<Loss>,
}

/// Searches on this thread alone, and says how much worse every move is. A move that
/// is known to be best needs no search to be chosen.
pub(crate) fn compare<G: AgentGame>(
    root: SearchRoot<'_, G>,
    budget: &Budget,
    start: Instant,
    seed: u64,
    known_best: Option<usize>,
) -> Comparison<G::Move> {
    let mut tree = Tree::new(root, MAX_NODES, SplitMix64::of_game(seed, 0));
    let comparison = tree.grow(budget.meter(0, start));
    let found = tree.found;
    let best = known_best.unwrap_or_else(|| best_remaining(&found, root.seat));
    Comparison { best, losses: comparison.losses(best as u32), found }
}

struct Tree<'a, G: AgentGame> {
    root: SearchRoot<'a, G>,
    nodes: Vec<Node<G::Move>>,
    most_nodes: usize,
    /// The results of the moves at the root, for all seats.
    found: Vec<MoveStatistics<G::Move>>,
    /// Samples the determinizations.
    chance: SplitMix64,
    /// Decides within the current simulation.
    simulation_chance: SplitMix64,
    offer: G::Offer,
    moves: Vec<G::Move>,
    /// The node of each offered move.
    children: Vec<u32>,
    path: Vec<u32>,
}

impl<'a, G: AgentGame> Tree<'a, G> {
    fn new(root: SearchRoot<'a, G>, most_nodes: usize, chance: SplitMix64) -> Self {
        // The moves at the root are the first nodes, in order. Each node links to
        // the one before it.
        let nodes = (0u32..)
            .zip(root.moves)
            .map(|(at, mv)| Node::new(mv.clone(), root.seat, at.checked_sub(1).unwrap_or(NONE)))
            .collect();
        Self {
            root,
            nodes,
            most_nodes,
            found: root.moves.iter().cloned().map(MoveStatistics::new).collect(),
            chance,
            simulation_chance: chance,
            offer: G::Offer::default(),
            moves: Vec::new(),
            children: Vec::new(),
            path: Vec::new(),
        }
    }

    fn grow(&mut self, meter: BudgetMeter) -> SuccessiveElimination {
        let mut comparison = SuccessiveElimination::new(self.root.moves.len());
        self.run(&mut comparison, meter);
        self.found.iter_mut().for_each(|statistics| statistics.eliminated = true);
        for &candidate in comparison.candidates() {
            self.found[candidate as usize].eliminated = false;
        }
        comparison
    }

    fn run(&mut self, comparison: &mut SuccessiveElimination, mut meter: BudgetMeter) {
        let SearchRoot { game, knowledge, moves, .. } = self.root;
        let rounds = moves.len().max(2).next_power_of_two().ilog2();
        for round in 1..=rounds {
            while meter.used() < f64::from(round) / f64::from(rounds) {
                let sampled = game.sample_state(knowledge, &mut self.chance);
                let seed = self.chance.next_bits();
                for at in 0..comparison.candidates().len() {
                    if !meter.allows() {
                        return;
                    }
                    let candidate = comparison.candidates()[at];
                    let value = self.simulate(candidate, sampled.clone(), SplitMix64::new(seed));
                    comparison.record(at, value);
                }
                if comparison.finish_determinization() && meter.used() > WARM_UP {
                    comparison.eliminate();
                    // With a time limit somebody is waiting. With a number of simulations
                    // all are made, so that the answer doesn't depend on this rule.
                    if meter.is_timed() && meter.used() > MIN_USED && comparison.is_decided() {
                        return;
                    }
                }
            }
            comparison.halve();
        }
    }

    /// One simulation: through the tree, then a rollout. Returns its value for the
    /// deciding seat.
    fn simulate(&mut self, candidate: u32, mut state: G::State, chance: SplitMix64) -> f32 {
        let SearchRoot { game, features, seat: me, .. } = self.root;
        self.simulation_chance = chance;
        self.path.clear();
        let mut child = candidate;
        let mut seat = me;
        loop {
            self.path.push(child);
            let fresh = self.nodes[child as usize].visits == 0;
            let mv = &self.nodes[child as usize].mv;
            game.step(&mut state, seat, mv, &mut self.simulation_chance, &mut Silent);
            let Some(next) = game.open(&state).lowest() else { break };
            if fresh || self.nodes.len() >= self.most_nodes {
                let rounds = game.rollout_rounds(&state);
                let (offer, chance) = (&mut self.offer, &mut self.simulation_chance);
                rollout(game, features, &mut state, rounds, offer, chance);
                break;
            }
            seat = next;
            game.offer_into(&state, seat, &mut self.offer);
            child = self.descend(child, seat, &state);
        }
        let value = state_value(game, features, &state);
        self.backpropagate(&value);
        value[me.index()]
    }

    /// Selects a node below `parent` among the moves on offer, adding missing ones.
    fn descend(&mut self, parent: u32, seat: Seat, state: &G::State) -> u32 {
        let SearchRoot { game, features, .. } = self.root;
        self.moves.clear();
        self.moves.extend(self.offer.iter());
        self.children.clear();
        self.children.resize(self.moves.len(), NONE);
        let mut missing = self.moves.len();
        let mut at = self.nodes[parent as usize].first_child;
        while at != NONE && missing > 0 {
            let node = &self.nodes[at as usize];
            if node.seat == seat
                && let Some(index) = self.moves.iter().position(|mv| *mv == node.mv)
            {
                self.children[index] = at;
                missing -= 1;
            }
            at = node.next;
        }
        if missing > 0 {
            for index in 0..self.moves.len() {
                if self.children[index] == NONE {
                    let next = self.nodes[parent as usize].first_child;
                    let fresh = self.nodes.len() as u32;
                    self.nodes.push(Node::new(self.moves[index].clone(), seat, next));
                    self.nodes[parent as usize].first_child = fresh;
                    self.children[index] = fresh;
                }
            }
        }
        if self.moves.len() == 1 {
            self.nodes[self.children[0] as usize].available += 1;
            return self.children[0];
        }
        let chance = &mut self.simulation_chance;
        let preferred = game.rollout_move(features, state, seat, &self.offer, chance);
        let preferred = self.moves.iter().position(|mv| *mv == preferred);
        self.select(preferred)
    }

    /// Selects the child with the highest sum of value and exploration term.
    fn select(&mut self, preferred: Option<usize>) -> u32 {
        let (mut visits, mut total) = (0, 0.0);
        for &at in &self.children {
            let node = &mut self.nodes[at as usize];
            node.available += 1;
            visits += node.visits;
            total += node.total;
        }
        // A move without visits is assumed to be as good as the mean.
        let mean = if visits == 0 { 0.5 } else { total / visits as f32 };
        let count = self.children.len() as f32;
        let even = if preferred.is_some() { (1.0 - ROLLOUT_PRIOR) / count } else { 1.0 / count };
        let mut best = (f32::MIN, NONE);
        for (index, &at) in self.children.iter().enumerate() {
            let node = &self.nodes[at as usize];
            let value = if node.visits == 0 { mean } else { node.total / node.visits as f32 };
            let prior = even + if preferred == Some(index) { ROLLOUT_PRIOR } else { 0.0 };
            let exploration = G::SEARCH.exploration * prior * (node.available as f32).sqrt()
                / (1.0 + node.visits as f32);
            let score = value + exploration;
            if score > best.0 {
                best = (score, at);
            }
        }
        best.1
    }

    fn backpropagate(&mut self, value: &WinProbabilities) {
        for &at in &self.path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.total += value[node.seat.index()];
        }
        let statistics = &mut self.found[self.path[0] as usize];
        statistics.add(value);
        statistics.squares += f64::from(value[self.root.seat.index()]).powi(2);
        let others_win = value
            .iter()
            .enumerate()
            .any(|(seat, &chance)| seat != self.root.seat.index() && chance > 0.999);
        statistics.lost += u32::from(others_win);
    }
}

/// The best of the moves that were not eliminated. An eliminated move may have the
/// higher mean, but only because it was simulated in other determinizations.
pub(crate) fn best_remaining<M: Clone>(found: &[MoveStatistics<M>], seat: Seat) -> usize {
    let rank = |at: usize| (!found[at].eliminated, found[at].chance(seat));
    let better = |a: (bool, f32), b: (bool, f32)| (a.0 && !b.0) || (a.0 == b.0 && a.1 > b.1);
    (0..found.len()).fold(0, |best, at| if better(rank(at), rank(best)) { at } else { best })
}

#[cfg(test)]
mod tests {
    use asterism_kernel::{Game as _, Viewer};
    use asterism_stella::Stella;

    use super::*;

    #[test]
    fn a_full_tree_stops_growing_and_keeps_simulating() {
        let game = Stella::new(4).unwrap();
        let state = game.begin(&mut SplitMix64::new(1), &mut Silent);
        let seat = game.open(&state).lowest().unwrap();
        let knowledge = game.knowledge(&state, Viewer::Seat(seat));
        let moves: Vec<_> = game.offer(&state, seat).iter().collect();
        let root =
            SearchRoot { game: &game, features: &(), knowledge: &knowledge, seat, moves: &moves };
        let mut tree = Tree::new(root, 500, SplitMix64::new(2));
        tree.grow(Budget::simulations(3_000).meter(0, Instant::now()));
        // The last node may still have added all its children.
        assert!(tree.nodes.len() < 500 + 32, "{} nodes", tree.nodes.len());
        assert_eq!(tree.found.iter().map(|one| one.visits).sum::<u32>(), 3_000);
    }

    #[test]
    fn an_eliminated_move_is_not_chosen_for_a_lucky_mean() {
        let seat = Seat::new(0);
        let found = |chance: f32, eliminated| {
            let mut statistics = MoveStatistics::new(());
            let mut value = [0.0; asterism_kernel::MAX_SEATS];
            value[0] = chance;
            statistics.add(&value);
            MoveStatistics { eliminated, ..statistics }
        };
        let all = [found(0.5, true), found(0.3, false), found(0.4, false), found(0.2, false)];
        assert_eq!(best_remaining(&all, seat), 2);
        let mut merged = found(0.5, true);
        merged.merge(&found(0.4, false));
        assert!(!merged.eliminated, "another tree kept it");
    }
}
