//! What the verbs of cards do, one file per verb.
//!
//! A verb is declared in `asterism_cards::verbs` and implemented here, in the
//! file that the declaration names, by a type that implements [`Behavior`]. The
//! modules and the dispatch over all verbs are generated from the list of
//! declarations: a verb without a file, or without one of the methods, does not
//! compile. Since the modules are generated, `cargo fmt` doesn't find these
//! files; use `rustfmt crates/fluxx/src/verbs/*.rs` (the test command checks
//! it).

pub(crate) mod attach;
mod behavior;
mod choose_piece;
mod choose_player;
mod drawn_aside;
mod steal_back;

use asterism_cards::ast::Verb;
use asterism_kernel::{Chance, Seat, SeatSet, Sink};

use crate::card::{Card, Piece, Pieces};
use crate::compile::Compiler;
use crate::event::Event;
use crate::frame::Frame;
use crate::moves::{Move, Moves};
use crate::question::Question;
use crate::rules::Law;
use crate::run::{Flow, Run};
use crate::state::State;

pub(crate) use behavior::{Behavior, CardsSetAside, Theft};
pub(crate) use choose_one::{ChooseOne, MAX_OPTIONS};
pub(crate) use steal_back::StealBack;
pub(crate) use take::{THEFT, THEFT_STANDS};

/// What nearly every verb needs.
mod prelude {
    pub(super) use asterism_cards::verbs as definitions;
    pub(super) use asterism_kernel::{Audience, Chance, MAX_SEATS, Seat, SeatSet, Sink};

    pub(super) use super::behavior::{Behavior, CardsSetAside, IsPossible, Theft, asks_nobody};
    pub(super) use super::{sole_piece, sole_seat};
    pub(super) use crate::card::{Card, Piece, Pieces};
    pub(super) use crate::compile::Compiler;
    pub(super) use crate::event::{DiscardReason, Event};
    pub(super) use crate::frame::Frame;
    pub(super) use crate::moves::{Choice, Move, Moves, WithHand};
    pub(super) use crate::question::Question;
    pub(super) use crate::rules::Law;
    pub(super) use crate::run::{Flow, Run};
    pub(super) use crate::selection::{Kinds, Selection};
    pub(super) use crate::state::{Changed, State};
}

/// Declares the module of every verb and dispatches to its type.
macro_rules! behaviors {
    ($($module:ident $name:ident)+) => {
        $(mod $module;)+

        /// One step of an effect.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Op {
            /// The end of a list of verbs.
            Finish,
            /// The end of an effect that was chosen: continue at that step.
            GoTo(u16),
            /// What an answer to a theft does.
            StealBack(StealBack),
            $($name($module::$name),)+
        }

        impl Op {
            /// The step for a verb of `card`; `None` if it can't be played,
            /// which has been reported.
            pub(crate) fn compile(
                verb: &Verb,
                card: Card,
                compiler: &mut Compiler<'_>,
            ) -> Option<Self> {
                match verb {
                    $(Verb::$name(definition) => {
                        $module::$name::compile(definition, card, compiler).map(Self::$name)
                    })+
                }
            }

            /// Whether it depends on the position if it can be done.
            pub(crate) fn may_be_impossible(self) -> bool {
                match self {
                    Self::Finish | Self::GoTo(_) | Self::StealBack(_) => false,
                    $(Self::$name(_) => $module::$name::IS_POSSIBLE.is_some(),)+
                }
            }

            /// See [`Behavior::IS_POSSIBLE`].
            pub(crate) fn is_possible(self, law: Law<'_>, seat: Seat, card: Card) -> bool {
                match self {
                    Self::Finish | Self::GoTo(_) | Self::StealBack(_) => true,
                    $(Self::$name(verb) => match $module::$name::IS_POSSIBLE {
                        Some(is_possible) => is_possible(verb, law, seat, card),
                        None => true,
                    },)+
                }
            }

            /// See [`Behavior::cards_set_aside`].
            pub(crate) fn cards_set_aside(self) -> CardsSetAside {
                match self {
                    Self::Finish | Self::GoTo(_) => CardsSetAside::None,
                    Self::StealBack(verb) => verb.cards_set_aside(),
                    $(Self::$name(verb) => verb.cards_set_aside(),)+
                }
            }

            /// See [`Behavior::shows_draw_pile`].
            pub(crate) fn shows_draw_pile(self, frame: Frame) -> bool {
                match self {
                    Self::Finish | Self::GoTo(_) => false,
                    Self::StealBack(verb) => verb.shows_draw_pile(frame),
                    $(Self::$name(verb) => verb.shows_draw_pile(frame),)+
                }
            }

            /// See [`Behavior::theft`].
            pub(crate) fn theft(self, law: Law<'_>, frame: Frame) -> Theft {
                match self {
                    Self::Finish | Self::GoTo(_) => Theft::None,
                    Self::StealBack(verb) => verb.theft(law, frame),
                    $(Self::$name(verb) => verb.theft(law, frame),)+
                }
            }
        }

        impl<C: Chance, S: Sink<Event>> Run<'_, C, S> {
            /// One step of a verb. Inlined into the loop over verbs, which has most of
            /// its arguments in registers.
            #[inline(always)]
            pub(crate) fn do_verb(&mut self, frame: Frame, op: &Op) -> Flow {
                match *op {
                    Op::Finish => Flow::Done,
                    Op::GoTo(verb) => {
                        self.frame().verb = verb;
                        Flow::Again
                    }
                    Op::StealBack(verb) => verb.run(self, frame),
                    $(Op::$name(verb) => verb.run(self, frame),)+
                }
            }

            /// Somebody has answered what a verb asked.
            pub(crate) fn verb_answer(
                &mut self,
                frame: Frame,
                op: &Op,
                seat: Seat,
                mv: Move,
            ) -> Flow {
                match *op {
                    Op::Finish | Op::GoTo(_) => Flow::Again,
                    Op::StealBack(verb) => verb.answer(self, frame, seat, mv),
                    $(Op::$name(verb) => verb.answer(self, frame, seat, mv),)+
                }
            }
        }

        impl Law<'_> {
            /// Whom a waiting verb asks.
            pub(crate) fn verb_asks(self, frame: &Frame, op: &Op) -> SeatSet {
                match *op {
                    Op::Finish | Op::GoTo(_) => SeatSet::EMPTY,
                    Op::StealBack(verb) => verb.asks(self, *frame),
                    $(Op::$name(verb) => verb.asks(self, *frame),)+
                }
            }

            /// What a waiting verb asks `seat`.
            pub(crate) fn verb_question(
                self,
                frame: &Frame,
                op: &Op,
                seat: Seat,
            ) -> Option<Question> {
                Some(match *op {
                    Op::Finish | Op::GoTo(_) => return None,
                    Op::StealBack(verb) => verb.question(self, *frame, seat),
                    $(Op::$name(verb) => verb.question(self, *frame, seat),)+
                })
            }

            /// Offers the answers to a waiting verb.
            pub(crate) fn verb_offer(
                self,
                state: &State,
                frame: &Frame,
                op: &Op,
                seat: Seat,
                moves: &mut Moves,
            ) {
                match *op {
                    Op::Finish | Op::GoTo(_) => {}
                    Op::StealBack(verb) => verb.offer(self, state, *frame, seat, moves),
                    $(Op::$name(verb) => verb.offer(self, state, *frame, seat, moves),)+
                }
            }
        }
    };
}

asterism_cards::for_each_verb!(behaviors);

impl Op {
    /// Adds the verbs of an `otherwise` that follows.
    pub(crate) fn set_otherwise(&mut self, start: u16) {
        match self {
            Self::If(verb) => verb.otherwise = Some(start),
            Self::Act(verb) => verb.otherwise = Some(start),
            _ => {}
        }
    }
}

impl<C: Chance, S: Sink<Event>> Run<'_, C, S> {
    /// The seat on whose table a piece lies.
    fn holder_of(&self, piece: Piece) -> Option<Seat> {
        self.state.shown.holder(piece)
    }

    /// Says that an effect found nothing to do.
    fn no_effect(&mut self, frame: Frame) -> Flow {
        let card = frame.card;
        self.sink.tell_all(|| Event::NoEffect { card });
        Flow::Done
    }
}

impl Law<'_> {
    /// Seats that still owe something to the innermost effect.
    fn who_owe(self) -> SeatSet {
        self.shown.seats.iter().filter(|seat| self.shown.owed[seat.index()] > 0).collect()
    }

    /// Who makes a choice: the holder of that piece, or whoever carries the
    /// effect out if nobody has it.
    fn chooser(self, piece: Option<Piece>, frame: Frame) -> SeatSet {
        let holder = piece.and_then(|piece| self.working_holder(piece));
        SeatSet::only(holder.unwrap_or(frame.actor()))
    }

    /// Offers pieces with the seats they lie before.
    fn offer_pieces(self, pieces: Pieces, moves: &mut Moves) {
        for piece in pieces.iter() {
            if let Some(seat) = self.shown.holder(piece) {
                moves.push(Move::ChooseAt(self.deck.card_of(piece), seat));
            }
        }
    }

    /// Offers everybody but `seat`.
    fn offer_others(self, seat: Seat, moves: &mut Moves) {
        for other in self.shown.others(seat).iter() {
            moves.push(Move::ChooseSeat(other));
        }
    }
}

/// The only member, if there is just one.
fn sole_seat(seats: SeatSet) -> Option<Seat> {
    if seats.len() == 1 { seats.lowest() } else { None }
}

/// The only piece, if there is just one.
pub(crate) fn sole_piece(pieces: Pieces) -> Option<Piece> {
    if pieces.is_more_than(1) { None } else { pieces.lowest() }
}
