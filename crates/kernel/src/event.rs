//! Things that happen, and who is told.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet, Viewer};

/// Who is told of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// Only these seats.
    Only(SeatSet),
    /// Everybody but these seats, spectators included.
    Except(SeatSet),
}

impl Audience {
    /// Just this seat.
    #[must_use]
    pub const fn seat(seat: Seat) -> Self {
        Self::Only(SeatSet::only(seat))
    }

    /// Everybody but this seat.
    #[must_use]
    pub const fn others(seat: Seat) -> Self {
        Self::Except(SeatSet::only(seat))
    }

    /// Whether `viewer` is told.
    #[must_use]
    pub const fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::All, _) | (Self::Except(_), Viewer::Spectator) => true,
            (Self::Only(_), Viewer::Spectator) => false,
            (Self::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Self::Except(seats), Viewer::Seat(seat)) => !seats.contains(seat),
        }
    }
}

/// Where a game reports what happens.
pub trait Sink<E> {
    /// Whether anybody listens at all. Where nobody does, not even the facts
    /// for an event need be gathered.
    const LISTENS: bool = true;

    /// Reports an event. The closure runs only if somebody listens, so an
    /// event nobody wants costs nothing.
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E);

    /// Reports how much of its budget a game has used since the last answer, in
    /// steps of its own; called once per input. For measuring.
    #[inline]
    fn spent(&mut self, steps: u32) {
        let _ = steps;
    }

    /// Reports to everybody.
    #[inline]
    fn tell_all(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::All, event);
    }
}

/// Nobody listens: for simulation and search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    const LISTENS: bool = false;

    #[inline(always)]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

/// Keeps every event with its audience.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal<E> {
    events: Vec<(Audience, E)>,
}

impl<E> Default for Journal<E> {
    fn default() -> Self {
        Self { events: Vec::new() }
    }
}

impl<E> Journal<E> {
    /// Everything that was reported, in order.
    #[must_use]
    pub fn events(&self) -> &[(Audience, E)] {
        &self.events
    }

    /// The same, to keep.
    #[must_use]
    pub fn into_events(self) -> Vec<(Audience, E)> {
        self.events
    }

    /// What `viewer` was told, in order.
    pub fn told_to(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.events
            .iter()
            .filter(move |(audience, _)| audience.includes(viewer))
            .map(|(_, event)| event)
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.events.clear();
    }
}

impl<E> Sink<E> for Journal<E> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        self.events.push((audience, event()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn audiences_reach_whom_they_name() {
        let (me, you) = (Seat::new(0), Seat::new(1));
        let mut journal = Journal::default();
        journal.tell_all(|| "all");
        journal.tell(Audience::seat(me), || "mine");
        journal.tell(Audience::others(me), || "theirs");
        let told = |viewer| journal.told_to(viewer).copied().collect::<Vec<_>>();
        assert_eq!(told(Viewer::Seat(me)), ["all", "mine"]);
        assert_eq!(told(Viewer::Seat(you)), ["all", "theirs"]);
        assert_eq!(told(Viewer::Spectator), ["all", "theirs"]);
    }
}
