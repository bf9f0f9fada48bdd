//! Turning points, and the story of a game in three parts.

use asterism_bots::AnyNote;
use asterism_kernel::{MAX_SEATS, Seat, SeatSet};
use serde::Serialize;

use crate::Point;
use crate::balance::{SeatBalance, points};
use crate::judge::Choice;

/// A change this large is a turning point.
const TURN: f64 = 0.1;
/// The most turning points of a game.
const MAX_MOMENTS: usize = 5;
/// Who is ahead of everybody else by this much leads.
const LEAD: f64 = 0.05;
/// A lead that lasts this many turns is worth telling.
const LASTING: u32 = 3;

/// How the chances changed at a step.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    pub(crate) step: usize,
    pub(crate) turn: u32,
    pub(crate) before: [f64; MAX_SEATS],
    pub(crate) after: [f64; MAX_SEATS],
    pub(crate) luck: [f64; MAX_SEATS],
    pub(crate) choice: Option<Choice>,
}

/// What changed the chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MomentKind {
    Decision,
    Luck,
}

/// A change of ten points or more.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurningPoint {
    /// The number of the input.
    pub step: usize,
    pub turn: u32,
    pub kind: MomentKind,
    /// Who decided, or whom chance helped or hurt most.
    pub seat: Seat,
    /// The chance of that player before and after, in whole points.
    pub before: i32,
    pub after: i32,
    /// Who gained most by a decision of somebody else.
    pub helped: Option<Seat>,
    /// The move that was made, in the game's notation.
    pub played: Option<String>,
    /// The better move, if it was a decision, and the chance after it in whole points.
    pub better: Option<String>,
    pub better_chance: i32,
    /// What the better move does.
    pub why: Vec<AnyNote>,
}

/// The story of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Story {
    pub stood: Stood,
    pub turned: Turned,
    pub ended: Ended,
}

/// How it stood before the game was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Stood {
    /// Somebody led from one turn to another.
    Led { seat: Seat, from: u32, to: u32 },
    /// Nobody was far ahead for long.
    Even,
}

/// What turned the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Turned {
    /// The turning point with this number cost or gave most.
    Moment { moment: usize },
    /// No single step changed much.
    Nothing,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ended {
    pub turn: u32,
    pub winners: SeatSet,
    /// Whether luck outweighed all choices.
    pub by_luck: bool,
}

/// The greatest changes of ten points or more, in order.
pub(crate) fn moments(players: &[Seat], changes: &[Change]) -> Vec<TurningPoint> {
    let mut found: Vec<(f64, TurningPoint)> = Vec::new();
    for change in changes {
        if let Some(choice) = &change.choice {
            let cost = choice.change[choice.seat.index()];
            if cost <= -TURN {
                found.push((-cost, decision(players, change, choice)));
            }
        }
        let most = players.iter().copied().max_by(|a, b| {
            let size = |seat: &Seat| change.luck[seat.index()].abs();
            size(a).total_cmp(&size(b)).then(b.index().cmp(&a.index()))
        });
        if let Some(seat) = most.filter(|seat| change.luck[seat.index()].abs() >= TURN) {
            found.push((change.luck[seat.index()].abs(), luck(change, seat)));
        }
    }
    found.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    found.truncate(MAX_MOMENTS);
    let mut moments: Vec<TurningPoint> = found.into_iter().map(|(_, moment)| moment).collect();
    moments.sort_by_key(|moment| (moment.step, moment.kind == MomentKind::Luck));
    moments
}

fn decision(players: &[Seat], change: &Change, choice: &Choice) -> TurningPoint {
    let at = choice.seat.index();
    // Chances of what its player could know, so that better and worse can be compared.
    let before = choice.best_chance;
    let others = players.iter().copied().filter(|&seat| seat != choice.seat);
    let helped = others.max_by(|a, b| {
        choice.change[a.index()]
            .total_cmp(&choice.change[b.index()])
            .then(b.index().cmp(&a.index()))
    });
    TurningPoint {
        step: change.step,
        turn: change.turn,
        kind: MomentKind::Decision,
        seat: choice.seat,
        before: points(before),
        after: points(before + choice.change[at]),
        helped,
        played: Some(choice.played.clone()),
        better: Some(choice.best.clone()),
        better_chance: points(before),
        why: choice.why.clone(),
    }
}

fn luck(change: &Change, seat: Seat) -> TurningPoint {
    let at = seat.index();
    let after = change.after[at];
    let before = change.after[at] - change.luck[at];
    TurningPoint {
        step: change.step,
        turn: change.turn,
        kind: MomentKind::Luck,
        seat,
        before: points(before.clamp(0.0, 1.0)),
        after: points(after),
        helped: None,
        played: None,
        better: None,
        better_chance: points(change.before[at]),
        why: Vec::new(),
    }
}

pub(crate) fn tell(
    curve: &[Point],
    seats: &[SeatBalance],
    moments: &[TurningPoint],
    winners: SeatSet,
    turns: u32,
    fair: f64,
) -> Story {
    let size = |moment: &TurningPoint| (moment.after - moment.before).abs();
    let greatest = (0..moments.len()).max_by_key(|&at| (size(&moments[at]), usize::MAX - at));
    let luck: i32 = seats.iter().filter(|one| winners.contains(one.seat)).map(|one| one.luck).sum();
    let choices: i32 = seats.iter().map(|one| -one.own).sum();
    Story {
        stood: stood(curve, seats, fair),
        turned: greatest.map_or(Turned::Nothing, |moment| Turned::Moment { moment }),
        ended: Ended { turn: turns, winners, by_luck: luck > choices },
    }
}

/// The longest lead, without the end.
fn stood(curve: &[Point], seats: &[SeatBalance], fair: f64) -> Stood {
    let leader = |point: &Point| {
        let first = (0..point.chances.len())
            .max_by(|&a, &b| point.chances[a].total_cmp(&point.chances[b]).then(b.cmp(&a)))?;
        let others = point.chances.iter().enumerate().filter(|&(at, _)| at != first);
        let second = others.map(|(_, &chance)| chance).fold(0.0, f64::max);
        let leads = point.chances[first] >= second + LEAD && point.chances[first] > fair;
        leads.then_some(first)
    };
    let mut longest: Option<(usize, u32, u32)> = None;
    let mut running: Option<(usize, u32, u32)> = None;
    for point in curve.iter().take(curve.len().saturating_sub(1)).skip(1) {
        running = match (leader(point), running) {
            (Some(at), Some((same, from, _))) if at == same => Some((at, from, point.turn)),
            (Some(at), _) => Some((at, point.turn, point.turn)),
            (None, _) => None,
        };
        let length = |led: Option<(usize, u32, u32)>| led.map_or(0, |(_, from, to)| to - from + 1);
        if length(running) > length(longest) {
            longest = running;
        }
    }
    match longest {
        Some((at, from, to)) if to - from + 1 >= LASTING => {
            seats.get(at).map_or(Stood::Even, |one| Stood::Led { seat: one.seat, from, to })
        }
        _ => Stood::Even,
    }
}
