//! The arguments that choose a game.

use asterism_catalog::{AnyGame, Setup};
use clap::Args;

use crate::failure::Failure;

/// Which game, and how it is set up.
#[derive(Clone, Debug, Args)]
pub(crate) struct GameChoice {
    /// The game (`asterism games` lists them)
    #[arg(value_name = "GAME")]
    pub(crate) game: String,

    #[command(flatten)]
    pub(crate) table: TableChoice,
}

/// How a game is set up.
#[derive(Clone, Debug, Args)]
pub(crate) struct TableChoice {
    /// How many play
    #[arg(long, short, value_name = "P", default_value_t = 4)]
    pub(crate) players: usize,

    /// The seat that begins
    #[arg(long, value_name = "SEAT", default_value_t = 0)]
    pub(crate) first: usize,

    /// Stella Quest: cards may be paid for after playing, too
    #[arg(long)]
    pub(crate) pay_after: bool,
}

impl TableChoice {
    /// The set-up of the game with this name, not yet checked.
    pub(crate) fn setup(&self, game: &str) -> Setup {
        let mut setup = Setup::new(game, self.players);
        setup.first = self.first;
        if self.pay_after {
            setup.options.insert("pay-after".into(), true.into());
        }
        setup
    }
}

impl GameChoice {
    /// The set-up, not yet checked.
    pub(crate) fn setup(&self) -> Setup {
        self.table.setup(&self.game)
    }

    /// The game, if there is such a one.
    pub(crate) fn build(&self) -> Result<AnyGame, Failure> {
        self.setup().build().map_err(|error| Failure::BadInput(error.to_string()))
    }
}

/// Reads a number that must not be zero.
pub(crate) fn at_least_one<N>(text: &str) -> Result<N, String>
where
    N: std::str::FromStr<Err: std::fmt::Display> + Default + PartialEq,
{
    match text.parse::<N>() {
        Ok(number) if number == N::default() => Err("it must be at least 1".into()),
        Ok(number) => Ok(number),
        Err(error) => Err(error.to_string()),
    }
}
