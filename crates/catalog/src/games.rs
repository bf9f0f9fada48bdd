//! The list of games. Everything that differs by game is generated from it.

mod fluxx;
#[cfg(feature = "example-game")]
mod high_card;
mod stella_quest;

use asterism_cards::ast::Edition;
use asterism_kernel::{Game, Seat};

use crate::{Listing, Setup, SetupError};

/// What the catalog needs from a game.
pub trait CatalogGame: Game {
    const LISTING: Listing;

    /// Builds the game. The options of `setup` are ones of the listing, with valid
    /// values. `instead` replaces embedded editions of the same name.
    fn build(setup: &Setup, instead: &[Edition]) -> Result<Self, SetupError>;

    /// See [`AnyGame::asking_everybody`](crate::AnyGame::asking_everybody). Games
    /// without response windows ignore it.
    #[must_use]
    fn asking_everybody(self, yes: bool) -> Self {
        let _ = yes;
        self
    }

    /// See [`AnyEvent::played_by`](crate::AnyEvent::played_by).
    fn played_by(event: &Self::Event) -> Option<Seat> {
        let _ = event;
        None
    }
}

/// Calls the macro `$then` with the list of games, one line per game: the variant of
/// [`AnyGame`](crate::AnyGame), the type, and the id. Further arguments come first, in
/// brackets.
///
/// Every layer that treats games differently has a trait for its part of a game and
/// generates its `match` over [`AnyGame`](crate::AnyGame) with this macro. So to
/// register a game, add a line here: the compiler then names each layer that has no
/// part for the game yet. `docs/walkthroughs.md` lists the files.
#[cfg(not(feature = "example-game"))]
#[macro_export]
macro_rules! for_each_game {
    ($then:ident $(, $more:tt)*) => {
        $then! { [$($more)*]
            StellaQuest($crate::Stella), "stella-quest";
            Fluxx($crate::Fluxx), "fluxx";
        }
    };
}

/// The list of games with the example game, which is only built for tests.
#[cfg(feature = "example-game")]
#[macro_export]
macro_rules! for_each_game {
    ($then:ident $(, $more:tt)*) => {
        $then! { [$($more)*]
            StellaQuest($crate::Stella), "stella-quest";
            Fluxx($crate::Fluxx), "fluxx";
            HighCard($crate::HighCard), "high-card";
        }
    };
}

/// Keeps these items only in builds that have the example game. With it, a layer's
/// part for that game needs no feature of its own.
#[cfg(feature = "example-game")]
#[macro_export]
macro_rules! if_example_game {
    ($($item:item)*) => { $($item)* };
}

/// Drops these items, because this build has no example game.
#[cfg(not(feature = "example-game"))]
#[macro_export]
macro_rules! if_example_game {
    ($($item:item)*) => {};
}
