//! Commands that work with any game, generated from the list of games.

use asterism_bots::AgentGame;
use asterism_catalog::{AnyGame, for_each_game};
use asterism_lab::Subject;
use asterism_positions::DescribedGame;

use crate::failure::Failure;
use crate::play::TerminalGame;

/// A game that people and bots can play in the terminal, and that can be simulated.
pub(crate) trait Playable: TerminalGame + Subject + AgentGame + DescribedGame {}

impl<G: TerminalGame + Subject + AgentGame + DescribedGame> Playable for G {}

/// A command that works with any game.
pub(crate) trait GameCommand {
    fn visit<G: Playable>(self, game: &G) -> Result<(), Failure>;
}

macro_rules! commands {
    ([] $($name:ident($game:ty), $id:literal;)*) => {
        /// Calls a command with the concrete game.
        pub(crate) fn visit(game: &AnyGame, visitor: impl GameCommand) -> Result<(), Failure> {
            match game {
                $(AnyGame::$name(game) => visitor.visit(game),)*
            }
        }
    };
}

for_each_game!(commands);
