//! Which moves are still in question: all of them are tried in the same worlds with
//! the same luck, and what is beaten for certain is tried no more.
//!
//! Moves that share their worlds differ by far less than worlds do, so that their
//! differences, world by world, soon tell which one is better, or that it hardly
//! matters.

/// A move is beaten by one that is ahead of it by so many standard errors.
const BEATEN: f64 = 6.0;
/// A lead that is certainly smaller than this part of a win is not worth a wait,
const EVEN: f64 = 0.01;
/// and certainly means so many standard errors.
const EVEN_ERRORS: f64 = 2.0;
/// In so many worlds between two looks little becomes certain.
const PATIENCE: u32 = 32;
/// Nobody is left behind by less.
const FEWEST: usize = 2;

/// Moves that are compared world by world.
#[derive(Clone, Debug)]
pub(crate) struct Race {
    /// The numbers of the moves that are still in question.
    runners: Vec<u32>,
    /// What each of them came to in the world under way.
    now: Vec<f32>,
    /// What each of them came to in all worlds together.
    totals: Vec<f64>,
    /// For every two of them the sum of the squares of their differences: for each
    /// those with all before it.
    squares: Vec<f64>,
    worlds: u32,
}

/// Where the row of a runner with all before it begins.
const fn row(at: usize) -> usize {
    at * at.saturating_sub(1) / 2
}

impl Race {
    /// So many moves, nothing known about them.
    pub(crate) fn new(moves: usize) -> Self {
        Self {
            runners: (0..moves as u32).collect(),
            now: vec![0.0; moves],
            totals: vec![0.0; moves],
            squares: vec![0.0; row(moves)],
            worlds: 0,
        }
    }

    /// The moves that are still in question.
    pub(crate) fn runners(&self) -> &[u32] {
        &self.runners
    }

    /// What the runner at this place came to in the world under way.
    pub(crate) fn ran(&mut self, at: usize, worth: f32) {
        self.now[at] = worth;
    }

    /// All have run through a world. Says whether it is time for a look at them.
    pub(crate) fn finish_world(&mut self) -> bool {
        self.worlds += 1;
        for (at, &worth) in self.now.iter().enumerate() {
            self.totals[at] += f64::from(worth);
            for (square, &other) in self.squares[row(at)..].iter_mut().zip(&self.now[..at]) {
                *square += f64::from(worth - other).powi(2);
            }
        }
        self.worlds.is_multiple_of(PATIENCE)
    }

    /// Gives up what is beaten for certain; two go on in any case.
    pub(crate) fn drop_beaten(&mut self) {
        let leader = self.leader();
        let beaten = |at: usize| self.beats(leader, at);
        let left: Vec<usize> = (0..self.runners.len()).filter(|&at| !beaten(at)).collect();
        if left.len() < FEWEST {
            self.keep_best(FEWEST);
        } else {
            self.keep(&left);
        }
    }

    /// Gives up the worse half; two go on in any case.
    pub(crate) fn halve(&mut self) {
        self.keep_best(self.runners.len().div_ceil(2).max(FEWEST));
    }

    /// Whether more worlds would hardly make a better choice: the leader beats all
    /// others for certain, or certainly has next to no lead.
    pub(crate) fn is_over(&self) -> bool {
        let leader = self.leader();
        let mut others = (0..self.runners.len()).filter(|&at| at != leader);
        others.all(|at| self.beats(leader, at) || self.is_even(leader, at))
    }

    fn leader(&self) -> usize {
        let better = |a: usize, b: usize| self.totals[a] > self.totals[b];
        (1..self.totals.len()).fold(0, |best, at| if better(at, best) { at } else { best })
    }

    /// By how much one is ahead of another in all worlds together, and the standard
    /// error of that.
    fn lead(&self, one: usize, other: usize) -> (f64, f64) {
        let lead = self.totals[one] - self.totals[other];
        let squares = self.squares[row(one.max(other)) + one.min(other)];
        // What never happened yet is taken to happen in one world more.
        let variance = squares + 1.0 - lead * lead / f64::from(self.worlds.max(1));
        (lead, variance.max(0.0).sqrt())
    }

    fn beats(&self, one: usize, other: usize) -> bool {
        if one == other {
            return false;
        }
        let (lead, error) = self.lead(one, other);
        lead > BEATEN * error
    }

    fn is_even(&self, one: usize, other: usize) -> bool {
        let (lead, error) = self.lead(one, other);
        lead + EVEN_ERRORS * error < EVEN * f64::from(self.worlds)
    }

    fn keep_best(&mut self, count: usize) {
        let mut places: Vec<usize> = (0..self.runners.len()).collect();
        places.sort_by(|&a, &b| self.totals[b].total_cmp(&self.totals[a]).then(a.cmp(&b)));
        places.truncate(count);
        places.sort_unstable();
        self.keep(&places);
    }

    /// Keeps those at these places, which are in order.
    fn keep(&mut self, places: &[usize]) {
        for (new, &old) in places.iter().enumerate() {
            self.runners[new] = self.runners[old];
            self.totals[new] = self.totals[old];
            for (earlier, &before) in places[..new].iter().enumerate() {
                self.squares[row(new) + earlier] = self.squares[row(old) + before];
            }
        }
        self.runners.truncate(places.len());
        self.totals.truncate(places.len());
        self.now.truncate(places.len());
    }
}

#[cfg(test)]
mod tests {
    use asterism_kernel::{Chance as _, SplitMix64};

    use super::*;

    /// A race of moves that win with these chances, each by a luck of its own on top
    /// of one they share.
    fn race(chances: &[f32], shared: f32, worlds: u32) -> Race {
        let mut chance = SplitMix64::new(9);
        let mut number = || chance.below(1 << 20) as f32 / (1 << 20) as f32 - 0.5;
        let mut race = Race::new(chances.len());
        for _ in 0..worlds {
            let world = number() * shared;
            for (at, middle) in chances.iter().enumerate() {
                race.ran(at, middle + world + number() * 0.05);
            }
            race.finish_world();
        }
        race
    }

    #[test]
    fn what_is_beaten_for_certain_drops_out_and_two_go_on() {
        let mut certain = race(&[0.3, 0.5, 0.49, 0.2], 0.6, 2_000);
        certain.drop_beaten();
        assert_eq!(certain.runners(), [1, 2]);
        assert!(certain.is_over(), "the lead is small and certain");
        let mut early = race(&[0.3, 0.5, 0.49, 0.2], 0.6, 4);
        early.drop_beaten();
        assert_eq!(early.runners(), [0, 1, 2, 3], "four worlds say nothing");
        assert!(!early.is_over());
    }

    #[test]
    fn moves_are_compared_world_by_world() {
        // The luck they share is ten times as large as what they differ by.
        let together = race(&[0.5, 0.46], 0.6, 800);
        assert!(together.beats(1, 0) || together.beats(0, 1));
        assert_eq!(together.leader(), 0);
    }

    #[test]
    fn a_race_of_equals_is_over_when_it_hardly_matters_who_wins() {
        assert!(race(&[0.5, 0.5, 0.502], 0.6, 2_000).is_over());
        assert!(!race(&[0.5, 0.5, 0.502], 0.6, 64).is_over(), "too early to tell");
        assert!(race(&[0.5], 0.6, 1).is_over());
    }

    #[test]
    fn halving_keeps_the_better_half_and_what_is_known_about_it() {
        let mut halved = race(&[0.3, 0.5, 0.1, 0.4, 0.2], 0.6, 100);
        let (lead, error) = halved.lead(1, 3);
        halved.halve();
        assert_eq!(halved.runners(), [0, 1, 3]);
        assert_eq!(halved.lead(1, 2), (lead, error));
        halved.halve();
        halved.halve();
        assert_eq!(halved.runners(), [1, 3]);
    }
}
