//! What happened in the game, line by line. A table is copied for every input,
//! so copies share all of it but the last few lines.

use std::sync::Arc;

use asterism_catalog::AnyEvent;
use asterism_kernel::{Audience, MAX_SEATS, Seat, Viewer};

use crate::id::Millis;
use crate::table::slot;

/// How many lines are shared together.
const BLOCK: usize = 32;

/// Something that happened, and who was told.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    pub(crate) at: Millis,
    pub(crate) audience: Audience,
    pub(crate) event: AnyEvent,
}

/// All lines.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Lines {
    /// All of them are full but the last.
    blocks: Vec<Arc<Vec<Arc<Line>>>>,
    /// Since which line the present player of a seat is told what only that
    /// seat is told.
    own_since: [usize; MAX_SEATS],
    /// How many lines each viewer was told; spectators come last.
    told: [usize; MAX_SEATS + 1],
}

fn viewers() -> impl Iterator<Item = Viewer> {
    let seats = (0..MAX_SEATS).map(|index| Viewer::Seat(Seat::new(index)));
    seats.chain([Viewer::Spectator])
}

impl Lines {
    pub(crate) fn len(&self) -> usize {
        let last = self.blocks.last().map_or(0, |last| last.len());
        self.blocks.len().saturating_sub(1) * BLOCK + last
    }

    pub(crate) fn push(&mut self, line: Line) {
        let number = self.len();
        for viewer in viewers() {
            let told = self.is_told(number, &line, viewer);
            self.told[slot(viewer)] += usize::from(told);
        }
        match self.blocks.last_mut().filter(|last| last.len() < BLOCK) {
            Some(last) => Arc::make_mut(last).push(Arc::new(line)),
            None => {
                let mut block = Vec::with_capacity(BLOCK);
                block.push(Arc::new(line));
                self.blocks.push(Arc::new(block));
            }
        }
    }

    /// Forgets all but the first `len` lines.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.blocks.truncate(len.div_ceil(BLOCK));
        let before = self.blocks.len().saturating_sub(1) * BLOCK;
        if let Some(last) = self.blocks.last_mut() {
            Arc::make_mut(last).truncate(len - before);
        }
        self.count();
    }

    /// From now on somebody else plays this seat.
    pub(crate) fn another_plays(&mut self, seat: Seat) {
        self.own_since[seat.index()] = self.len();
        self.count();
    }

    fn count(&mut self) {
        for viewer in viewers() {
            self.told[slot(viewer)] = self.told(viewer).count();
        }
    }

    fn is_told(&self, number: usize, line: &Line, viewer: Viewer) -> bool {
        let viewer = match viewer {
            // What was told to a former player of this seat is not told to the
            // present one.
            Viewer::Seat(seat) if number < self.own_since[seat.index()] => Viewer::Spectator,
            other => other,
        };
        line.audience.includes(viewer)
    }

    /// The lines that `viewer` was told.
    pub(crate) fn told(&self, viewer: Viewer) -> impl Iterator<Item = &Line> {
        let lines = self.blocks.iter().flat_map(|block| block.iter()).enumerate();
        lines
            .filter_map(move |(number, line)| self.is_told(number, line, viewer).then_some(&**line))
    }

    /// How many those are.
    pub(crate) const fn count_told(&self, viewer: Viewer) -> usize {
        self.told[slot(viewer)]
    }
}
