//! Whoever moves a Creeper chooses what it attaches itself to. A stage of
//! the verbs that move one.

use asterism_kernel::{Chance, Sink};

use crate::card::{Card, Piece};
use crate::event::Event;
use crate::frame::Frame;
use crate::moves::{Move, Moves};
use crate::question::Question;
use crate::rules::Law;
use crate::run::{Flow, Run};

use super::sole_piece;

/// To which Keeper; asked.
pub(crate) const ATTACH: u8 = 9;

/// A Creeper has come to another table; `bound` still tells which.
pub(super) fn begin<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>) -> Flow {
    if run.deck.piece_kinds.attaching.is_empty() {
        return Flow::Done;
    }
    run.frame().stage = ATTACH;
    Flow::Again
}

pub(super) fn run<C: Chance, S: Sink<Event>>(run: &mut Run<'_, C, S>, frame: Frame) -> Flow {
    let Some(creeper) = run.deck.piece_of(Card(frame.bound)) else { return Flow::Done };
    let Some((_, hosts)) = run.law().hosts_for(creeper) else { return Flow::Done };
    match sole_piece(hosts) {
        Some(host) => {
            run.attach(creeper, host);
            Flow::Done
        }
        None if hosts.is_empty() => Flow::Done,
        None => Flow::Wait,
    }
}

pub(super) fn answer<C: Chance, S: Sink<Event>>(
    run: &mut Run<'_, C, S>,
    frame: Frame,
    mv: Move,
) -> Flow {
    let Move::ChooseAt(host, _) = mv else { return Flow::Again };
    let (creeper, host) = (run.deck.piece_of(Card(frame.bound)), run.deck.piece_of(host));
    if let (Some(creeper), Some(host)) = (creeper, host) {
        run.attach(creeper, host);
    }
    Flow::Done
}

pub(super) const fn question(frame: Frame) -> Question {
    Question::AttachTo { card: Card(frame.bound) }
}

/// Offers the Keepers that the Creeper may attach itself to.
pub(super) fn offer(law: Law<'_>, frame: Frame, moves: &mut Moves) {
    if let Some(creeper) = law.deck.piece_of(Card(frame.bound)) {
        law.offer_hosts(creeper, moves);
    }
}

impl Law<'_> {
    /// Offers the Keepers a Creeper may attach itself to.
    pub(crate) fn offer_hosts(self, creeper: Piece, moves: &mut Moves) {
        if let Some((_, hosts)) = self.hosts_for(creeper) {
            self.offer_pieces(hosts, moves);
        }
    }
}
