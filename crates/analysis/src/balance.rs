//! Where the chances of a player came from: luck, own decisions, others' decisions.

use asterism_kernel::{MAX_SEATS, Seat};
use serde::Serialize;

/// Where a player's chances came from, in whole points of a hundred. The end is the sum of
/// the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SeatBalance {
    pub seat: Seat,
    pub start: i32,
    /// What chance gave or took. The sum over all players is 0.
    pub luck: i32,
    /// What the player's choices cost, compared with the best ones. Never positive.
    pub own: i32,
    /// What the choices of others gave or took.
    pub others: i32,
    pub end: i32,
}

/// The exact parts of a player's change.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Parts {
    pub(crate) start: f64,
    pub(crate) luck: f64,
    pub(crate) own: f64,
    pub(crate) end: f64,
}

/// Rounds the parts so that they still add up. Luck is rounded so that its sum stays 0;
/// what rounding leaves over goes to the larger of the other two parts.
pub(crate) fn rounded(players: &[Seat], parts: &[Parts; MAX_SEATS]) -> Vec<SeatBalance> {
    let of = |seat: &Seat| &parts[seat.index()];
    let luck = rounded_to_zero(&players.iter().map(|seat| of(seat).luck).collect::<Vec<_>>());
    let balance = |(seat, luck): (&Seat, i32)| {
        let parts = of(seat);
        let (start, end) = (points(parts.start), points(parts.end));
        let mut own = points(parts.own).min(0);
        let mut others = end - start - luck - own;
        let exact = parts.end - parts.start - parts.luck - parts.own;
        let over = others - points(exact);
        if parts.own.abs() > exact.abs() && own + over <= 0 {
            own += over;
            others -= over;
        }
        SeatBalance { seat: *seat, start, luck, own, others, end }
    };
    players.iter().zip(luck).map(balance).collect()
}

pub(crate) fn points(chance: f64) -> i32 {
    (chance * 100.0).round() as i32
}

/// Rounds numbers whose sum is 0 to whole points whose sum is 0, by the largest remainder.
fn rounded_to_zero(exact: &[f64]) -> Vec<i32> {
    let mut whole: Vec<i32> = exact.iter().map(|&one| (one * 100.0).floor() as i32).collect();
    let missing = -whole.iter().sum::<i32>();
    let mut order: Vec<usize> = (0..exact.len()).collect();
    let remainder = |at: usize| exact[at] * 100.0 - (exact[at] * 100.0).floor();
    order.sort_by(|&a, &b| remainder(b).total_cmp(&remainder(a)).then(a.cmp(&b)));
    for &at in order.iter().take(usize::try_from(missing).unwrap_or(0)) {
        whole[at] += 1;
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounded_parts_add_up() {
        let players: Vec<Seat> = (0..3).map(Seat::new).collect();
        let mut parts = [Parts::default(); MAX_SEATS];
        let third = 1.0 / 3.0;
        parts[0] = Parts { start: third, luck: 0.334, own: -0.126, end: 1.0 };
        parts[1] = Parts { start: third, luck: -0.117, own: -0.004, end: 0.0 };
        parts[2] = Parts { start: third, luck: -0.217, own: 0.0, end: 0.0 };
        let rounded = rounded(&players, &parts);
        assert_eq!(rounded.iter().map(|one| one.luck).sum::<i32>(), 0);
        for one in &rounded {
            assert_eq!(one.start + one.luck + one.own + one.others, one.end, "{one:?}");
            assert!(one.own <= 0, "{one:?}");
        }
        assert_eq!((rounded[0].start, rounded[0].end, rounded[0].own), (33, 100, -13));
    }

    #[test]
    fn luck_is_rounded_without_creating_any() {
        assert_eq!(rounded_to_zero(&[0.005, 0.005, -0.01]), [1, 0, -1]);
        assert_eq!(rounded_to_zero(&[0.0, 0.0]), [0, 0]);
        assert_eq!(rounded_to_zero(&[0.124, -0.071, -0.053]), [12, -7, -5]);
    }
}
