//! The encoding of a game that is only known at run time, generated from the list of games.

use asterism_catalog::{AnyGame, AnyKnowledge, AnyMove, AnyOffer, for_each_game};
use asterism_kernel::Seat;

use crate::batch::{AnyBatch, Batch, BatchError, BatchPlan};
use crate::{Encoding, Layout};

macro_rules! encodings {
    ([] $($name:ident($game:ty), $id:literal;)*) => {
        /// An [`Encoding`] of any game of the catalog.
        #[derive(Clone, Debug)]
        pub enum AnyEncoding {
            $($name(Encoding<$game>),)*
        }

        impl AnyEncoding {
            #[must_use]
            pub fn new(game: &AnyGame) -> Self {
                match game {
                    $(AnyGame::$name(game) => Self::$name(Encoding::new(game.clone())),)*
                }
            }

            #[must_use]
            pub fn layout(&self) -> &Layout {
                match self {
                    $(Self::$name(encoding) => encoding.layout(),)*
                }
            }

            /// How many actions there are, [`WAIT`](crate::WAIT) included.
            #[must_use]
            pub const fn action_count(&self) -> usize {
                match self {
                    $(Self::$name(encoding) => encoding.action_count(),)*
                }
            }

            /// See [`Encoding::fingerprint`].
            #[must_use]
            pub fn fingerprint(&self) -> String {
                match self {
                    $(Self::$name(encoding) => encoding.fingerprint(),)*
                }
            }

            /// See [`Encoding::action_text`].
            #[must_use]
            pub fn action_text(&self, action: usize) -> String {
                match self {
                    $(Self::$name(encoding) => encoding.action_text(action),)*
                }
            }

            /// The number of a move of `seat`. None for a move of another game.
            #[must_use]
            pub fn action(&self, seat: Seat, mv: &AnyMove) -> Option<usize> {
                match (self, mv) {
                    $((Self::$name(encoding), AnyMove::$name(mv)) => encoding.action(seat, mv),)*
                    _ => None,
                }
            }

            /// The move with this number, for `seat`.
            #[must_use]
            pub fn move_at(&self, seat: Seat, action: usize) -> Option<AnyMove> {
                match self {
                    $(Self::$name(encoding) => {
                        encoding.move_at(seat, action).map(AnyMove::$name)
                    })*
                }
            }

            /// Writes what a viewer knows. Knowledge of another game is all zero.
            pub fn observe(&self, knowledge: &AnyKnowledge, out: &mut [u8]) {
                match (self, knowledge) {
                    $((Self::$name(encoding), AnyKnowledge::$name(knowledge)) => {
                        encoding.observe(knowledge, out);
                    })*
                    _ => out.fill(0),
                }
            }

            /// Writes 1 for every legal action of `seat` and 0 for the others. Without an
            /// offer, only [`WAIT`](crate::WAIT) is legal.
            pub fn mask(&self, seat: Seat, offer: &AnyOffer, out: &mut [u8]) {
                match (self, offer) {
                    $((Self::$name(encoding), AnyOffer::$name(offer)) => {
                        encoding.mask(seat, offer, out);
                    })*
                    _ => {
                        out.fill(0);
                        out[crate::WAIT] = 1;
                    }
                }
            }
        }

        /// A batch of any game of the catalog.
        pub fn any_batch(game: &AnyGame, plan: BatchPlan) -> Result<Box<dyn AnyBatch>, BatchError> {
            match game {
                $(AnyGame::$name(game) => Ok(Box::new(Batch::new(game.clone(), plan)?)),)*
            }
        }
    };
}

for_each_game!(encodings);
