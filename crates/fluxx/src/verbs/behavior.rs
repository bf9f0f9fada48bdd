//! What every verb implements.

use asterism_cards::ast::Number;
use asterism_kernel::{Chance, Seat, SeatSet, Sink};

use crate::card::Card;
use crate::compile::Compiler;
use crate::event::Event;
use crate::frame::Frame;
use crate::moves::{Move, Moves};
use crate::question::Question;
use crate::rules::Law;
use crate::run::{Flow, Run};
use crate::state::State;

/// What a verb does when it is played. The type holds the compiled arguments:
/// plain values with card names resolved.
///
/// Nothing blocks: a verb that needs an answer returns [`Flow::Wait`] from
/// [`run`](Self::run) and remembers how far it has come in the registers of its
/// [`Frame`]. Running a waiting verb again must only look again, because
/// somebody may join or leave while it waits.
///
/// A verb that never waits implements the four methods about questions with
/// `asks_nobody!();`. What has a default is for few verbs only.
pub(crate) trait Behavior: Copy {
    /// The verb as the card language declares it.
    type Definition;

    /// Whether a seat could do it now, if that depends on the position. An
    /// ability that begins with something impossible is not offered.
    const IS_POSSIBLE: Option<IsPossible<Self>> = None;

    /// Resolves the names in a definition of `card`; `None` if it can't be
    /// played, which has been reported to the compiler.
    fn compile(
        definition: &Self::Definition,
        card: Card,
        compiler: &mut Compiler<'_>,
    ) -> Option<Self>;

    /// Does the next step.
    fn run<C: Chance, S: Sink<Event>>(self, run: &mut Run<'_, C, S>, frame: Frame) -> Flow;

    /// Whom it asks while it waits.
    fn asks(self, law: Law<'_>, frame: Frame) -> SeatSet;

    /// What it asks `seat`.
    fn question(self, law: Law<'_>, frame: Frame, seat: Seat) -> Question;

    /// Offers what `seat` may answer.
    fn offer(self, law: Law<'_>, state: &State, frame: Frame, seat: Seat, moves: &mut Moves);

    /// Does what an answer of `seat` means. The answer is one of those offered.
    fn answer<C: Chance, S: Sink<Event>>(
        self,
        run: &mut Run<'_, C, S>,
        frame: Frame,
        seat: Seat,
        mv: Move,
    ) -> Flow;

    /// Which cards it sets aside while it is under way. The start among all
    /// cards set aside is then in the register `kept`.
    fn cards_set_aside(self) -> CardsSetAside {
        CardsSetAside::None
    }

    /// Whether its player looks through the draw pile now.
    fn shows_draw_pile(self, _: Frame) -> bool {
        false
    }

    /// What is being stolen, which can be answered while the frame is at the
    /// stage [`THEFT`](super::THEFT).
    fn theft(self, _: Law<'_>, _: Frame) -> Theft {
        Theft::None
    }
}

/// Whether a seat could do a verb of a card now.
pub(crate) type IsPossible<V> = fn(V, Law<'_>, Seat, Card) -> bool;

/// The methods of a verb that asks nobody.
macro_rules! asks_nobody {
    () => {
        fn asks(self, _: Law<'_>, _: Frame) -> SeatSet {
            SeatSet::EMPTY
        }

        fn question(self, _: Law<'_>, _: Frame, _: Seat) -> Question {
            debug_assert!(false, "it asks nobody");
            Question::Effect
        }

        fn offer(self, _: Law<'_>, _: &State, _: Frame, _: Seat, _: &mut Moves) {}

        fn answer<C: Chance, S: Sink<Event>>(
            self,
            _: &mut Run<'_, C, S>,
            _: Frame,
            _: Seat,
            _: Move,
        ) -> Flow {
            Flow::Again
        }
    };
}

pub(super) use asks_nobody;

/// Which cards a verb sets aside while it is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardsSetAside {
    None,
    /// As many as this number, in addition to those of effects it is inside of.
    Nested(Number),
    /// As many as this number for each player; no such verb runs inside another.
    Once(Number),
}

/// What a verb is about to steal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Theft {
    None,
    /// One Keeper, which is in the register `bound`.
    OfKeeper {
        victim: Option<Seat>,
    },
    /// All that the effect moves: who loses something, and to whom.
    OfEverything {
        robbed: Option<(SeatSet, Seat)>,
    },
}
