//! Why a bot answers what it answers, as typed data; sentences are made
//! elsewhere.

use asterism_kernel::{MAX_SEATS, Seat};
use serde::Serialize;

use crate::thinker::Chances;
use asterism_catalog::Level;

/// What a bot answers, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Answer<M> {
    /// The move.
    pub mv: M,
    /// Why this one.
    pub reason: Reason<M>,
}

/// Why a move was chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reason<M> {
    /// Who thought.
    pub level: Level,
    /// What decided.
    pub motive: Motive,
    /// Everything that was looked at, what was chosen first, then the best
    /// first. Empty where nothing was weighed.
    pub prospects: Vec<Prospect<M>>,
    /// Who is most likely to win instead, and how likely.
    pub fears: Option<Fear>,
    /// How many simulated games the answer rests on.
    pub simulations: u64,
}

/// What decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motive {
    /// There was nothing else to do.
    OnlyMove,
    /// Nothing was weighed: it felt right, or any would do.
    Instinct,
    /// It wins at once.
    Wins,
    /// Another move of weight would let somebody win.
    Prevents,
    /// It has the best chance to win.
    BestChance,
}

/// What may come of a move.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Prospect<M> {
    /// The move.
    pub mv: M,
    /// The chance to win with it.
    pub chance: f32,
    /// How many simulations tried it.
    pub visits: u32,
    /// Who wins instead most often, and how often.
    pub fears: Option<Fear>,
}

/// Somebody who may win instead.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Fear {
    /// Who.
    pub seat: Seat,
    /// How likely.
    pub chance: f32,
}

impl Fear {
    /// The most dangerous of the others.
    pub(crate) fn of(chances: &Chances, me: Seat) -> Option<Self> {
        let others = (0..MAX_SEATS).map(Seat::new).filter(|&seat| seat != me);
        let fears = others.map(|seat| Self { seat, chance: chances[seat.index()] });
        fears
            .filter(|fear| fear.chance > 0.0)
            .reduce(|most, fear| if fear.chance > most.chance { fear } else { most })
    }
}

/// How often a move was tried and what came of it, seat by seat.
#[derive(Clone, Debug)]
pub(crate) struct Tried<M> {
    pub(crate) mv: M,
    pub(crate) visits: u32,
    pub(crate) totals: [f64; MAX_SEATS],
    /// Simulations in which somebody else won before the turn was over.
    pub(crate) lost: u32,
    /// Whether a search found better ones before its end.
    pub(crate) given_up: bool,
}

impl<M: Clone> Tried<M> {
    pub(crate) fn new(mv: M) -> Self {
        Self { mv, visits: 0, totals: [0.0; MAX_SEATS], lost: 0, given_up: false }
    }

    pub(crate) fn add(&mut self, chances: &Chances) {
        self.visits += 1;
        for (total, &chance) in self.totals.iter_mut().zip(chances) {
            *total += f64::from(chance);
        }
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        self.visits += other.visits;
        self.lost += other.lost;
        self.given_up &= other.given_up;
        for (total, more) in self.totals.iter_mut().zip(other.totals) {
            *total += more;
        }
    }

    pub(crate) fn chances(&self) -> Chances {
        self.totals.map(|total| (total / f64::from(self.visits.max(1))) as f32)
    }

    pub(crate) fn chance(&self, seat: Seat) -> f32 {
        self.chances()[seat.index()]
    }

    fn prospect(&self, seat: Seat) -> Prospect<M> {
        let chances = self.chances();
        Prospect {
            mv: self.mv.clone(),
            chance: chances[seat.index()],
            visits: self.visits,
            fears: Fear::of(&chances, seat),
        }
    }
}

/// A loss this often makes a move dangerous.
const DANGER: f32 = 0.5;

impl<M: Clone + PartialEq> Answer<M> {
    /// An answer that nothing was weighed for.
    pub(crate) const fn unweighed(level: Level, mv: M, motive: Motive) -> Self {
        let reason = Reason { level, motive, prospects: Vec::new(), fears: None, simulations: 0 };
        Self { mv, reason }
    }

    /// The answer `best` of those that were tried.
    pub(crate) fn weighed(level: Level, seat: Seat, tried: &[Tried<M>], best: usize) -> Self {
        let chosen = &tried[best];
        let lost = |tried: &Tried<M>| tried.lost as f32 / tried.visits.max(1) as f32;
        let danger = tried.iter().any(|other| other.visits > 0 && lost(other) >= DANGER);
        let motive = if chosen.chance(seat) > 0.999 && chosen.visits > 0 {
            Motive::Wins
        } else if danger && lost(chosen) < DANGER / 2.0 {
            Motive::Prevents
        } else {
            Motive::BestChance
        };
        let mut prospects: Vec<_> = tried.iter().map(|tried| tried.prospect(seat)).collect();
        let first = prospects.remove(best);
        prospects.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        let fears = first.fears;
        prospects.insert(0, first);
        let simulations = tried.iter().map(|tried| u64::from(tried.visits)).sum();
        let mv = chosen.mv.clone();
        Self { mv, reason: Reason { level, motive, prospects, fears, simulations } }
    }
}
