//! One card studied closely: who wins in games with it, and what the same seats win in the
//! same deals without it.

use asterism_kernel::MAX_SEATS;
use serde::{Deserialize, Serialize};

use super::findings::signed_mean;
use super::record::{GameRecord, WIN};
use super::results::Signed;
use crate::statistics::Estimate;

/// What players won with the card and, in the same deals, without it, in parts of [`WIN`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupTally {
    pub players: u64,
    pub with: u64,
    pub without: u64,
    pub more: Signed,
}

impl GroupTally {
    const fn add(&mut self, with: i64, without: i64) {
        self.players += 1;
        self.with += with.unsigned_abs();
        self.without += without.unsigned_abs();
        self.more.add(with - without);
    }

    const fn merge(&mut self, other: &Self) {
        self.players += other.players;
        self.with += other.with;
        self.without += other.without;
        self.more.merge(&other.more);
    }
}

/// How far a player was from the best of the others when the card was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// At least two Keepers fewer.
    FarBehind,
    Behind,
    Level,
    Ahead,
}

impl Standing {
    pub const ALL: [Self; 4] = [Self::FarBehind, Self::Behind, Self::Level, Self::Ahead];

    const fn of(lead: i8) -> Self {
        match lead {
            i8::MIN..=-2 => Self::FarBehind,
            -1 => Self::Behind,
            0 => Self::Level,
            1.. => Self::Ahead,
        }
    }
}

/// The sums of a study.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StudyTally {
    pub drew: GroupTally,
    pub played: GroupTally,
    /// Who drew it but never played it.
    pub held: GroupTally,
    /// Everybody else in games in which somebody drew it.
    pub others: GroupTally,
    /// Who played it, by [`Standing`].
    pub standings: [GroupTally; 4],
}

impl StudyTally {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    pub(crate) fn add(
        &mut self,
        card: usize,
        with: &GameRecord,
        without: &GameRecord,
        players: usize,
    ) {
        let (drawn, played) = (with.sheet.drawn[card], with.sheet.played[card]);
        if drawn | played == 0 {
            return;
        }
        for seat in 0..players.min(MAX_SEATS) {
            let wins = (with.wins[seat], without.wins[seat]);
            let (drew, used) = (drawn >> seat & 1 == 1, played >> seat & 1 == 1);
            let count = |group: &mut GroupTally| group.add(wins.0, wins.1);
            if drew || used {
                count(&mut self.drew);
            } else {
                count(&mut self.others);
            }
            if used {
                count(&mut self.played);
                count(&mut self.standings[Standing::of(with.leads[seat]) as usize]);
            } else if drew {
                count(&mut self.held);
            }
        }
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        self.drew.merge(&other.drew);
        self.played.merge(&other.played);
        self.held.merge(&other.held);
        self.others.merge(&other.others);
        for (mine, theirs) in self.standings.iter_mut().zip(&other.standings) {
            mine.merge(theirs);
        }
    }
}

/// What a group of players won, with and without the card.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct GroupFinding {
    pub players: u64,
    pub with: Estimate,
    pub without: Estimate,
    /// The difference in the same deals, which is surer than both shares.
    pub more: Estimate,
}

impl From<&GroupTally> for GroupFinding {
    fn from(tally: &GroupTally) -> Self {
        let share = |wins: u64| Estimate::share(wins as f64 / WIN as f64, tally.players);
        Self {
            players: tally.players,
            with: share(tally.with),
            without: share(tally.without),
            more: signed_mean(&tally.more, WIN as f64),
        }
    }
}

/// What a study has shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StudyFinding {
    pub card: String,
    pub drew: GroupFinding,
    pub played: GroupFinding,
    pub held: GroupFinding,
    pub others: GroupFinding,
    /// Who played it, by [`Standing`].
    pub standings: [GroupFinding; 4],
}

impl StudyFinding {
    pub(crate) fn new(card: &str, tally: &StudyTally) -> Self {
        Self {
            card: card.to_owned(),
            drew: (&tally.drew).into(),
            played: (&tally.played).into(),
            held: (&tally.held).into(),
            others: (&tally.others).into(),
            standings: tally.standings.each_ref().map(GroupFinding::from),
        }
    }
}
