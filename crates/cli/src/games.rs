//! From any game to the one at hand. A further game is one more arm here, and
//! its words in `play/`.

use asterism_bots::AgentGame;
use asterism_catalog::AnyGame;
use asterism_lab::Subject;

use crate::failure::Failure;
use crate::play::TerminalGame;

/// A game that people and bots can play here and the machine can play by
/// itself.
pub(crate) trait Playable: TerminalGame + Subject + AgentGame {}

impl<G: TerminalGame + Subject + AgentGame> Playable for G {}

/// Something a command does with whichever game was named.
pub(crate) trait GameCommand {
    /// Does it.
    fn visit<G: Playable>(self, game: &G) -> Result<(), Failure>;
}

/// Lets a command work with the game that was named.
pub(crate) fn visit(game: &AnyGame, visitor: impl GameCommand) -> Result<(), Failure> {
    match game {
        AnyGame::StellaQuest(game) => visitor.visit(game),
        AnyGame::Fluxx(game) => visitor.visit(game),
    }
}
