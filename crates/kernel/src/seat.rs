//! Places at a table, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats any game may have.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise from 0.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = u8))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, which must be below [`MAX_SEATS`].
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS);
        Self(index as u8)
    }

    /// The seat with this number, if there can be one.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index as u8)) } else { None }
    }

    /// The seat's number.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        // The mask states the type's invariant to the optimiser.
        self.0 as usize & (MAX_SEATS - 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = usize::deserialize(deserializer)?;
        Self::from_index(index)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no seat {index}")))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = Vec<u8>))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Just this seat.
    #[inline]
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// The first `count` seats.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        assert!(count <= MAX_SEATS);
        Self(((1u16 << count) - 1) as u8)
    }

    /// The set whose bit `n` stands for seat `n`.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Bit `n` stands for seat `n`.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether nobody is in it.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether `seat` is in it.
    #[inline]
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    /// Adds `seat`.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    /// Takes `seat` out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.index());
    }

    /// The same set with `seat`.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.index())
    }

    /// The same set without `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.index()))
    }

    /// The lowest seat, if any.
    #[inline]
    #[must_use]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.lowest()?;
            rest.0 &= rest.0 - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_put_in() {
        let mut set = SeatSet::first(3);
        set.remove(Seat::new(1));
        assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [0, 2]);
        assert_eq!(set.len(), 2);
        assert!(set.contains(Seat::new(2)) && !set.contains(Seat::new(1)));
        assert_eq!(SeatSet::first(8).len(), 8);
        assert_eq!(SeatSet::EMPTY.lowest(), None);
    }

    #[test]
    fn sets_survive_json() {
        let set: SeatSet = [Seat::new(0), Seat::new(7)].into_iter().collect();
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(text, "[0,7]");
        assert_eq!(serde_json::from_str::<SeatSet>(&text).unwrap(), set);
        assert!(serde_json::from_str::<SeatSet>("[8]").is_err());
        assert!(serde_json::from_str::<Seat>("8").is_err());
    }
}
