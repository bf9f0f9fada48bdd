//! Dispatches to the concrete game. A new game needs an arm here and an
//! implementation of [`TerminalGame`] in `play/`.

use asterism_bots::AgentGame;
use asterism_catalog::AnyGame;
use asterism_lab::Subject;

use crate::failure::Failure;
use crate::play::TerminalGame;

/// A game that people and bots can play in the terminal, and that can be simulated.
pub(crate) trait Playable: TerminalGame + Subject + AgentGame {}

impl<G: TerminalGame + Subject + AgentGame> Playable for G {}

/// A command that works with any game.
pub(crate) trait GameCommand {
    fn visit<G: Playable>(self, game: &G) -> Result<(), Failure>;
}

/// Calls a command with the concrete game.
pub(crate) fn visit(game: &AnyGame, visitor: impl GameCommand) -> Result<(), Failure> {
    match game {
        AnyGame::StellaQuest(game) => visitor.visit(game),
        AnyGame::Fluxx(game) => visitor.visit(game),
    }
}
