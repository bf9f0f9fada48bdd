//! Seats as a viewer counts them.

use asterism_kernel::{MAX_SEATS, Seat};

/// Numbers seats from one of them on: the own seat is 0, the next one clockwise 1. Seats
/// that joined after the start keep their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatRing {
    me: usize,
    size: usize,
}

impl SeatRing {
    /// For a game that began with this number of players.
    #[inline]
    #[must_use]
    pub const fn new(players: usize, me: Seat) -> Self {
        let me = me.index();
        Self { me, size: if me < players { players } else { MAX_SEATS } }
    }

    /// How far clockwise `seat` is.
    #[inline]
    #[must_use]
    pub const fn offset(self, seat: Seat) -> usize {
        let seat = seat.index();
        if seat >= self.size {
            return seat;
        }
        if seat >= self.me { seat - self.me } else { seat + self.size - self.me }
    }

    /// The seat that is this far clockwise.
    #[inline]
    #[must_use]
    pub const fn seat(self, offset: usize) -> Option<Seat> {
        if offset >= self.size {
            return Seat::from_index(offset);
        }
        Seat::from_index((offset + self.me) % self.size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_has_an_offset_of_its_own() {
        for players in 2..=MAX_SEATS {
            for me in (0..MAX_SEATS).map(Seat::new) {
                let ring = SeatRing::new(players, me);
                assert_eq!(ring.offset(me), 0);
                for seat in (0..MAX_SEATS).map(Seat::new) {
                    assert_eq!(ring.seat(ring.offset(seat)), Some(seat));
                }
            }
        }
        let ring = SeatRing::new(3, Seat::new(2));
        assert_eq!(ring.offset(Seat::new(0)), 1);
        assert_eq!(ring.offset(Seat::new(5)), 5);
        assert_eq!(ring.seat(MAX_SEATS), None);
    }
}
