//! Why a bot chose its move, as typed data. `words` turns it into sentences.

use asterism_kernel::{MAX_SEATS, Seat};
use serde::Serialize;

use crate::agent_game::WinProbabilities;
use asterism_catalog::Level;

/// A bot's move and the reason for it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotAnswer<M> {
    pub mv: M,
    pub reason: Reason<M>,
}

/// Why a move was chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reason<M> {
    pub level: Level,
    pub motive: Motive,
    /// The chosen move, then the others from best to worst. Empty if nothing was
    /// simulated.
    #[serde(rename = "prospects")]
    pub estimates: Vec<MoveEstimate<M>>,
    /// The opponent most likely to win after the chosen move.
    #[serde(rename = "fears")]
    pub threat: Option<Threat>,
    pub simulations: u64,
}

/// What decided between the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motive {
    OnlyMove,
    /// Nothing was simulated: the move is the rollout policy's, or random.
    #[serde(rename = "instinct")]
    RolloutPolicy,
    /// It wins at once.
    Wins,
    /// Another move would often let an opponent win before the next turn.
    Prevents,
    BestChance,
}

/// What the simulations say about a move.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MoveEstimate<M> {
    pub mv: M,
    /// The probability to win after it.
    pub chance: f32,
    /// How many simulations began with it.
    pub visits: u32,
    #[serde(rename = "fears")]
    pub threat: Option<Threat>,
}

/// An opponent who may win.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Threat {
    pub seat: Seat,
    /// The probability that it wins.
    pub chance: f32,
}

impl Threat {
    /// The opponent most likely to win.
    pub(crate) fn greatest(value: &WinProbabilities, me: Seat) -> Option<Self> {
        let others = (0..MAX_SEATS).map(Seat::new).filter(|&seat| seat != me);
        let threats = others.map(|seat| Self { seat, chance: value[seat.index()] });
        threats
            .filter(|threat| threat.chance > 0.0)
            .reduce(|most, threat| if threat.chance > most.chance { threat } else { most })
    }
}

/// The results of the simulations that began with a move.
#[derive(Clone, Debug)]
pub(crate) struct MoveStatistics<M> {
    pub(crate) mv: M,
    pub(crate) visits: u32,
    pub(crate) totals: [f64; MAX_SEATS],
    /// The sum of the squared values for the deciding seat.
    pub(crate) squares: f64,
    /// Simulations that an opponent won.
    pub(crate) lost: u32,
    /// Whether the search eliminated it.
    pub(crate) eliminated: bool,
}

impl<M: Clone> MoveStatistics<M> {
    pub(crate) fn new(mv: M) -> Self {
        Self { mv, visits: 0, totals: [0.0; MAX_SEATS], squares: 0.0, lost: 0, eliminated: false }
    }

    pub(crate) fn add(&mut self, value: &WinProbabilities) {
        self.visits += 1;
        for (total, &more) in self.totals.iter_mut().zip(value) {
            *total += f64::from(more);
        }
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        self.visits += other.visits;
        self.lost += other.lost;
        self.squares += other.squares;
        self.eliminated &= other.eliminated;
        for (total, more) in self.totals.iter_mut().zip(other.totals) {
            *total += more;
        }
    }

    pub(crate) fn mean(&self) -> WinProbabilities {
        self.totals.map(|total| (total / f64::from(self.visits.max(1))) as f32)
    }

    pub(crate) fn chance(&self, seat: Seat) -> f32 {
        self.mean()[seat.index()]
    }

    /// The standard error of [`Self::chance`].
    pub(crate) fn error(&self, seat: Seat) -> f64 {
        let count = f64::from(self.visits.max(1));
        let mean = self.totals[seat.index()] / count;
        // As in the elimination, one more simulation stands for what was not seen.
        ((self.squares + 1.0) / count - mean * mean).max(0.0).sqrt() / count.sqrt()
    }

    fn estimate(&self, seat: Seat) -> MoveEstimate<M> {
        let mean = self.mean();
        MoveEstimate {
            mv: self.mv.clone(),
            chance: mean[seat.index()],
            visits: self.visits,
            threat: Threat::greatest(&mean, seat),
        }
    }
}

/// A move that loses this often is dangerous.
const DANGER: f32 = 0.5;

impl<M: Clone + PartialEq> BotAnswer<M> {
    pub(crate) const fn without_search(level: Level, mv: M, motive: Motive) -> Self {
        let reason = Reason { level, motive, estimates: Vec::new(), threat: None, simulations: 0 };
        Self { mv, reason }
    }

    /// Chooses the move at `best`.
    pub(crate) fn from_statistics(
        level: Level,
        seat: Seat,
        found: &[MoveStatistics<M>],
        best: usize,
    ) -> Self {
        let chosen = &found[best];
        let lost = |one: &MoveStatistics<M>| one.lost as f32 / one.visits.max(1) as f32;
        let danger = found.iter().any(|other| other.visits > 0 && lost(other) >= DANGER);
        let motive = if chosen.chance(seat) > 0.999 && chosen.visits > 0 {
            Motive::Wins
        } else if danger && lost(chosen) < DANGER / 2.0 {
            Motive::Prevents
        } else {
            Motive::BestChance
        };
        let mut estimates: Vec<_> = found.iter().map(|one| one.estimate(seat)).collect();
        let first = estimates.remove(best);
        estimates.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        let threat = first.threat;
        estimates.insert(0, first);
        let simulations = found.iter().map(|one| u64::from(one.visits)).sum();
        let mv = chosen.mv.clone();
        Self { mv, reason: Reason { level, motive, estimates, threat, simulations } }
    }
}
