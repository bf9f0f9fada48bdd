//! Joining and leaving, at any time.

use asterism_kernel::{Chance, MAX_SEATS, Seat, Sink};

use crate::deck::Deck;
use crate::event::{DiscardReason, Event};
use crate::frame::{Frame, FrameKind};
use crate::game::DEAL;
use crate::run::Run;
use crate::state::{Changed, Ending, Phase, State};
use crate::verbs::CardsSetAside;

impl<C: Chance, S: Sink<Event>> Run<'_, C, S> {
    /// A new player is dealt in; Creepers are placed and replaced.
    pub(crate) fn join(&mut self, seat: Seat) {
        self.state.shown.seats.insert(seat);
        self.state.shown.changed = Changed::ANYTHING;
        self.state.shown.owed[seat.index()] = 0;
        if seat == self.state.shown.active() {
            // The turn of the player who left this seat has yet to pass; the newcomer
            // only keeps the limits at its end.
            self.state.shown.turn.phase = Phase::End;
        }
        self.settle_again();
        self.sink.tell_all(|| Event::Joined { seat });
        self.draw(seat, DEAL);
        if self.state.shown.frames.is_empty() {
            let acting = self.state.shown.acting();
            self.push_settle(acting);
        }
        self.go();
    }

    /// A player leaves: hand and table go to the discard pile, whatever was pending
    /// is dropped, and play continues.
    pub(crate) fn leave(&mut self, seat: Seat) {
        self.sink.tell_all(|| Event::Left { seat });
        let in_turn = seat == self.state.shown.active();
        self.state.shown.seats.remove(seat);
        self.state.shown.changed = Changed::ANYTHING;
        self.state.shown.owed[seat.index()] = 0;
        self.drop_frames(seat, in_turn, DiscardReason::Left);
        for card in self.state.hands[seat.index()].iter() {
            self.discard_from_hand(seat, card, DiscardReason::Left);
        }
        for piece in self.state.shown.tables[seat.index()].iter() {
            self.discard_piece(seat, piece, DiscardReason::Left);
        }
        if self.state.shown.seats.len() == 1
            && let Some(last) = self.state.shown.seats.lowest()
        {
            self.drop_frames(last, true, DiscardReason::Left);
            self.state.shown.ending = Some(Ending::LastSeat { seat: last });
            self.sink.tell_all(|| Event::LastSeat { seat: last });
            return;
        }
        if in_turn {
            // The others do what they owe before the next turn begins.
            self.state.shown.owed = [0; MAX_SEATS];
            self.state.shown.turn.phase = Phase::Pass;
        }
        self.settle_again();
        if self.state.shown.frames.is_empty() {
            let acting = self.state.shown.acting();
            self.push_settle(acting);
        }
        self.go();
    }

    /// Drops the answers of a player who leaves, and those that answer them.
    fn drop_answers(&mut self, seat: Seat, everything: bool, why: DiscardReason) {
        let chain = self.state.shown.chain;
        let from = chain.iter().position(|link| everything || link.seat() == seat);
        let Some(from) = from else { return };
        self.state.shown.chain.truncate(from);
        for link in chain[from..].iter().rev() {
            let (seat, card) = (link.seat(), link.card());
            self.state.push_discard(card);
            self.sink.tell_all(|| Event::Discarded { seat, card, why });
        }
    }

    /// Drops what `seat` has under way, or everything if its turn breaks off;
    /// cards that were being resolved or set aside are discarded.
    pub(crate) fn drop_frames(&mut self, seat: Seat, everything: bool, why: DiscardReason) {
        self.drop_answers(seat, everything, why);
        let acting = self.state.shown.acting().index() as u8;
        let frames = self.state.shown.frames;
        // All of them before any card moves: where one ends depends on the rest.
        let regions: Vec<Option<(usize, usize)>> =
            (0..frames.len()).map(|at| mini_hand(self.deck, self.state, &frames, at)).collect();
        let mut kept_frames: Vec<Frame> = Vec::new();
        let mut shift = 0;
        for (mut frame, region) in frames.iter().copied().zip(regions) {
            let goes = everything || frame.actor() == seat;
            if !goes {
                if region.is_some() {
                    frame.kept -= shift;
                }
                kept_frames.push(frame);
                continue;
            }
            if let Some((start, end)) = region {
                for _ in start..end {
                    let card = self.state.take_aside(start - usize::from(shift));
                    self.state.push_discard(card);
                    self.sink.tell_all(|| Event::Discarded { seat, card, why });
                }
                shift += (end - start) as u16;
            }
            match frame.kind {
                FrameKind::Window | FrameKind::Placing | FrameKind::Resolving => {
                    let card = frame.card;
                    self.state.push_discard(card);
                    self.sink.tell_all(|| Event::Discarded { seat, card, why });
                }
                FrameKind::Settle if !everything => {
                    frame.seat = acting;
                    frame.stage = 0;
                    kept_frames.push(frame);
                }
                FrameKind::Ability | FrameKind::Settle => {}
            }
        }
        self.state.shown.frames.truncate(0);
        for frame in kept_frames {
            self.state.shown.frames.push(frame);
        }
    }
}

/// The part of the cards set aside that belongs to the frame at `at`.
pub(crate) fn mini_hand(
    deck: &Deck,
    state: &State,
    frames: &[Frame],
    at: usize,
) -> Option<(usize, usize)> {
    let start = mini_hand_start(deck, &frames[at])?;
    let end = frames[at + 1..]
        .iter()
        .find_map(|frame| mini_hand_start(deck, frame))
        .unwrap_or(state.aside.len());
    Some((start, end))
}

/// Where the mini-hand of a frame starts among the cards set aside.
pub(crate) fn mini_hand_start(deck: &Deck, frame: &Frame) -> Option<usize> {
    let under_way = matches!(frame.kind, FrameKind::Resolving | FrameKind::Ability);
    let op = deck.ops[usize::from(frame.verb)];
    let has_one = op.cards_set_aside() != CardsSetAside::None;
    (under_way && has_one && frame.stage > 0).then_some(usize::from(frame.kept))
}
