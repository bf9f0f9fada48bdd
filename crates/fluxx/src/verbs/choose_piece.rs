//! Verbs whose player chooses one piece on the table. If only one can be chosen,
//! nobody is asked.

use asterism_kernel::{Chance, Sink};

use crate::card::{Piece, Pieces};
use crate::event::Event;
use crate::frame::Frame;
use crate::rules::Law;
use crate::run::{Flow, Run};

use super::sole_piece;

/// A verb whose player chooses one piece. It takes its methods about questions
/// from `asks_for_piece!(Question::…);` and calls [`run`].
pub(super) trait ChoosesPiece: Copy {
    /// What can be chosen.
    fn pieces(self, law: Law<'_>, frame: Frame) -> Pieces;

    /// What happens with the piece chosen.
    fn chosen<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        piece: Piece,
    ) -> Flow;
}

/// Carries out the verb if there is only one choice; otherwise waits for an answer.
#[inline]
pub(super) fn run<V: ChoosesPiece, C: Chance, S: Sink<Event>>(
    verb: V,
    run: &mut Run<'_, C, S>,
    frame: Frame,
) -> Flow {
    let pieces = verb.pieces(run.law(), frame);
    match sole_piece(pieces) {
        Some(piece) => verb.chosen(run, frame, piece),
        None if pieces.is_empty() => run.no_effect(frame),
        None => Flow::Wait,
    }
}

/// The methods about questions of a verb that [`ChoosesPiece`].
macro_rules! asks_for_piece {
    ($question:expr) => {
        fn asks(self, _: Law<'_>, frame: Frame) -> SeatSet {
            SeatSet::only(frame.actor())
        }

        fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
            $question
        }

        fn offer(self, law: Law<'_>, _: &State, frame: Frame, _: Seat, moves: &mut Moves) {
            law.offer_pieces(self.pieces(law, frame), moves);
        }

        fn answer<C: Chance, S: Sink<Event>>(
            self,
            run: &mut Run<'_, C, S>,
            frame: Frame,
            _: Seat,
            mv: Move,
        ) -> Flow {
            match mv {
                Move::ChooseAt(card, _) => match run.deck.piece_of(card) {
                    Some(piece) => self.chosen(run, frame, piece),
                    None => Flow::Again,
                },
                _ => Flow::Again,
            }
        }
    };
}

/// What a verb with a single argument `what` needs: it is possible if something is
/// selected.
macro_rules! acts_on_selection {
    () => {
        const IS_POSSIBLE: Option<IsPossible<Self>> =
            Some(|verb, law, seat, card| !law.selected(verb.what, seat, card).is_empty());

        fn compile(
            definition: &Self::Definition,
            card: Card,
            compiler: &mut Compiler<'_>,
        ) -> Option<Self> {
            Some(Self { what: compiler.selection(card, &definition.what) })
        }
    };
}

pub(super) use {acts_on_selection, asks_for_piece};
