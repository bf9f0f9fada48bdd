//! Successive elimination: which moves at the root are still worth simulating.
//!
//! All candidates are simulated in the same determinizations with the same
//! random numbers. Their values then differ far less from each other than from
//! one determinization to the next, so paired differences soon show which move is
//! better, or that it hardly matters.

/// A move is eliminated when it is behind by this many standard errors.
const BEATEN_ERRORS: f64 = 6.0;
/// A lead smaller than this win probability doesn't justify more time.
const EVEN: f64 = 0.01;
/// The standard errors by which a lead must be smaller than `EVEN`.
const EVEN_ERRORS: f64 = 2.0;
/// How many determinizations pass between two looks.
const LOOK_EVERY: u32 = 32;
/// Elimination never leaves fewer candidates.
const MIN_CANDIDATES: usize = 2;

/// How far a move was behind the leader when both were last compared, per
/// determinization.
#[derive(Clone, Copy, Debug)]
struct Behind {
    leader: u32,
    lead: f64,
    error: f64,
}

/// How much worse than the chosen move another one is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Loss {
    /// The lost win probability.
    pub(crate) mean: f64,
    /// Its standard error.
    pub(crate) error: f64,
}

/// Candidate moves, compared determinization by determinization.
#[derive(Clone, Debug)]
pub(crate) struct SuccessiveElimination {
    /// The indices of the moves that are left.
    candidates: Vec<u32>,
    /// The value of each in the current determinization.
    current: Vec<f32>,
    /// The sum of the values of each.
    totals: Vec<f64>,
    /// The sum of squared differences for each pair, as a lower triangle.
    squares: Vec<f64>,
    determinizations: u32,
    /// For each eliminated move.
    behind: Vec<Option<Behind>>,
}

/// Where the row of a candidate begins in the lower triangle.
const fn row(at: usize) -> usize {
    at * at.saturating_sub(1) / 2
}

impl SuccessiveElimination {
    pub(crate) fn new(moves: usize) -> Self {
        Self {
            candidates: (0..moves as u32).collect(),
            current: vec![0.0; moves],
            totals: vec![0.0; moves],
            squares: vec![0.0; row(moves)],
            determinizations: 0,
            behind: vec![None; moves],
        }
    }

    /// The indices of the moves that are left.
    pub(crate) fn candidates(&self) -> &[u32] {
        &self.candidates
    }

    /// Records the value of a candidate in the current determinization.
    pub(crate) fn record(&mut self, at: usize, value: f32) {
        self.current[at] = value;
    }

    /// Adds up a determinization in which every candidate was recorded. Returns
    /// whether it is time to eliminate.
    pub(crate) fn finish_determinization(&mut self) -> bool {
        self.determinizations += 1;
        for (at, &value) in self.current.iter().enumerate() {
            self.totals[at] += f64::from(value);
            for (square, &other) in self.squares[row(at)..].iter_mut().zip(&self.current[..at]) {
                *square += f64::from(value - other).powi(2);
            }
        }
        self.determinizations.is_multiple_of(LOOK_EVERY)
    }

    /// Eliminates candidates that are significantly worse than the leader.
    pub(crate) fn eliminate(&mut self) {
        let leader = self.leader();
        let beaten = |at: usize| self.beats(leader, at);
        let left: Vec<usize> = (0..self.candidates.len()).filter(|&at| !beaten(at)).collect();
        if left.len() < MIN_CANDIDATES {
            self.keep_best(MIN_CANDIDATES);
        } else {
            self.keep(&left);
        }
    }

    /// Eliminates the worse half (sequential halving).
    pub(crate) fn halve(&mut self) {
        self.keep_best(self.candidates.len().div_ceil(2).max(MIN_CANDIDATES));
    }

    /// Whether more simulations would hardly improve the choice: the leader is
    /// significantly ahead of every other candidate, or has next to no lead.
    pub(crate) fn is_decided(&self) -> bool {
        let leader = self.leader();
        let mut others = (0..self.candidates.len()).filter(|&at| at != leader);
        others.all(|at| self.beats(leader, at) || self.is_even(leader, at))
    }

    fn leader(&self) -> usize {
        let better = |a: usize, b: usize| self.totals[a] > self.totals[b];
        (1..self.totals.len()).fold(0, |best, at| if better(at, best) { at } else { best })
    }

    /// The summed lead of one candidate over another, and its standard error.
    fn lead(&self, one: usize, other: usize) -> (f64, f64) {
        let lead = self.totals[one] - self.totals[other];
        let squares = self.squares[row(one.max(other)) + one.min(other)];
        // The added 1 stands for one more determinization with the largest possible
        // difference, so that few equal samples don't look certain.
        let variance = squares + 1.0 - lead * lead / f64::from(self.determinizations.max(1));
        (lead, variance.max(0.0).sqrt())
    }

    fn beats(&self, one: usize, other: usize) -> bool {
        if one == other {
            return false;
        }
        let (lead, error) = self.lead(one, other);
        lead > BEATEN_ERRORS * error
    }

    fn is_even(&self, one: usize, other: usize) -> bool {
        let (lead, error) = self.lead(one, other);
        lead + EVEN_ERRORS * error < EVEN * f64::from(self.determinizations)
    }

    fn keep_best(&mut self, count: usize) {
        let mut places: Vec<usize> = (0..self.candidates.len()).collect();
        places.sort_by(|&a, &b| self.totals[b].total_cmp(&self.totals[a]).then(a.cmp(&b)));
        places.truncate(count);
        places.sort_unstable();
        self.keep(&places);
    }

    /// How much worse than `best` every move is. All comparisons are of moves in the
    /// same determinizations: what was eliminated is compared with the leader at that
    /// time, which was eliminated later or not at all.
    pub(crate) fn losses(&self, best: u32) -> Vec<Loss> {
        let mut behind = self.behind.clone();
        if let Some(leader) = self.candidates.iter().position(|&one| one == best) {
            for (at, &candidate) in self.candidates.iter().enumerate() {
                behind[candidate as usize] = Some(self.compared(leader, at));
            }
        }
        let loss = |mv: u32| {
            let (mut mean, mut variance, mut at) = (0.0, 0.0, mv);
            // Every step leads to a move that was eliminated later.
            for _ in 0..behind.len() {
                let Some(step) = behind[at as usize].filter(|_| at != best) else { break };
                mean += step.lead;
                variance += step.error * step.error;
                at = step.leader;
            }
            Loss { mean: if mv == best { 0.0 } else { mean }, error: variance.sqrt() }
        };
        (0..behind.len() as u32).map(loss).collect()
    }

    fn compared(&self, leader: usize, at: usize) -> Behind {
        let count = f64::from(self.determinizations.max(1));
        let (lead, error) = if leader == at { (0.0, 0.0) } else { self.lead(leader, at) };
        let leader = self.candidates[leader];
        Behind { leader, lead: lead / count, error: error / count }
    }

    /// Keeps the candidates at these places, which must be in ascending order.
    fn keep(&mut self, places: &[usize]) {
        let leader = self.leader();
        for at in (0..self.candidates.len()).filter(|at| places.binary_search(at).is_err()) {
            self.behind[self.candidates[at] as usize] = Some(self.compared(leader, at));
        }
        for (new, &old) in places.iter().enumerate() {
            self.candidates[new] = self.candidates[old];
            self.totals[new] = self.totals[old];
            for (earlier, &before) in places[..new].iter().enumerate() {
                self.squares[row(new) + earlier] = self.squares[row(old) + before];
            }
        }
        self.candidates.truncate(places.len());
        self.totals.truncate(places.len());
        self.current.truncate(places.len());
    }
}

#[cfg(test)]
mod tests {
    use asterism_kernel::{Chance as _, SplitMix64};

    use super::*;

    /// Moves with these mean values, each with noise of its own on top of a larger
    /// noise that they share.
    fn compared(means: &[f32], shared: f32, determinizations: u32) -> SuccessiveElimination {
        let mut chance = SplitMix64::new(9);
        let mut number = || chance.below(1 << 20) as f32 / (1 << 20) as f32 - 0.5;
        let mut compared = SuccessiveElimination::new(means.len());
        for _ in 0..determinizations {
            let common = number() * shared;
            for (at, mean) in means.iter().enumerate() {
                compared.record(at, mean + common + number() * 0.05);
            }
            compared.finish_determinization();
        }
        compared
    }

    #[test]
    fn a_significantly_worse_move_is_eliminated_and_two_remain() {
        let mut certain = compared(&[0.3, 0.5, 0.49, 0.2], 0.6, 2_000);
        certain.eliminate();
        assert_eq!(certain.candidates(), [1, 2]);
        assert!(certain.is_decided(), "the lead is small and certain");
        let mut early = compared(&[0.3, 0.5, 0.49, 0.2], 0.6, 4);
        early.eliminate();
        assert_eq!(early.candidates(), [0, 1, 2, 3], "four samples say nothing");
        assert!(!early.is_decided());
    }

    #[test]
    fn differences_are_paired_by_determinization() {
        // The shared noise is ten times as large as the difference.
        let together = compared(&[0.5, 0.46], 0.6, 800);
        assert!(together.beats(1, 0) || together.beats(0, 1));
        assert_eq!(together.leader(), 0);
    }

    #[test]
    fn equal_moves_are_decided_once_the_lead_is_certainly_small() {
        assert!(compared(&[0.5, 0.5, 0.502], 0.6, 2_000).is_decided());
        assert!(!compared(&[0.5, 0.5, 0.502], 0.6, 64).is_decided(), "too early to tell");
        assert!(compared(&[0.5], 0.6, 1).is_decided());
    }

    #[test]
    fn losses_are_known_of_moves_that_were_eliminated() {
        let mut compared = compared(&[0.3, 0.5, 0.1, 0.4, 0.2], 0.6, 1_000);
        compared.halve();
        compared.halve();
        let losses = compared.losses(1);
        for (loss, expected) in losses.iter().zip([0.2, 0.0, 0.4, 0.1, 0.3]) {
            assert!((loss.mean - expected).abs() < 0.01, "{losses:?}");
            assert!(loss.error < 0.01, "{losses:?}");
        }
        assert_eq!(losses[1], Loss { mean: 0.0, error: 0.0 });
    }

    #[test]
    fn halving_keeps_the_better_half_with_its_statistics() {
        let mut halved = compared(&[0.3, 0.5, 0.1, 0.4, 0.2], 0.6, 100);
        let (lead, error) = halved.lead(1, 3);
        halved.halve();
        assert_eq!(halved.candidates(), [0, 1, 3]);
        assert_eq!(halved.lead(1, 2), (lead, error));
        halved.halve();
        halved.halve();
        assert_eq!(halved.candidates(), [1, 3]);
    }
}
