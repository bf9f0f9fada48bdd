//! Positions of any game.

use std::io;

use asterism_catalog::{
    AnyEvent, AnyGame, AnyMove, AnyState, CatalogGame, Fluxx, Setup, Stella, for_each_game,
    if_example_game, listing,
};
use asterism_kernel::{Audience, Chance, Seat, Sink};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::failure::Failure;
use crate::fluxx::{self, FluxxChance};
use crate::node::Node;
use crate::stella::{self, StellaChance};
use crate::suggest::did_you_mean;

/// A game whose positions can be written down.
pub trait DescribedGame: CatalogGame {
    /// Adds the cards and options that a description names to the setup.
    fn read_setup(
        described: &Node<'_>,
        read: &dyn Fn(&str) -> io::Result<String>,
        setup: &mut Setup,
    ) -> Result<(), Failure>;

    /// How many players a position has.
    fn players(given: &Node<'_>) -> Result<usize, Failure>;

    /// The state at a position.
    fn arrange(
        &self,
        given: &Node<'_>,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<Self::State, Failure>;

    /// Reads a move, with whose it is.
    fn addressed_move(
        &self,
        state: &Self::State,
        node: &Node<'_>,
    ) -> Result<(Seat, Self::Move), Failure>;

    /// Adds what a description or a step of it writes about chance to come.
    fn read_chance(&self, node: &Node<'_>, chance: &mut AnyChance) -> Result<(), Failure>;
}

impl DescribedGame for Fluxx {
    fn read_setup(
        described: &Node<'_>,
        read: &dyn Fn(&str) -> io::Result<String>,
        setup: &mut Setup,
    ) -> Result<(), Failure> {
        setup.mix = fluxx::mix(described, read)?;
        fluxx::options(described)?;
        setup.options = fluxx::named_options(described)?;
        Ok(())
    }

    fn players(given: &Node<'_>) -> Result<usize, Failure> {
        fluxx::players(given)
    }

    fn arrange(
        &self,
        given: &Node<'_>,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<Self::State, Failure> {
        let (state, already_won) = fluxx::arrange(self, given, chance, sink)?;
        match already_won {
            Some(failure) if !fluxx::asks_which_goal_goes(self, &state) => Err(failure),
            _ => Ok(state),
        }
    }

    fn addressed_move(
        &self,
        state: &Self::State,
        node: &Node<'_>,
    ) -> Result<(Seat, Self::Move), Failure> {
        let (seat, text) = fluxx::addressed(self, state, node)?;
        Ok((seat, fluxx::read_move(self, state, node, (seat, text))?))
    }

    fn read_chance(&self, node: &Node<'_>, chance: &mut AnyChance) -> Result<(), Failure> {
        chance.fluxx.add(self.deck(), node)
    }
}

impl DescribedGame for Stella {
    fn read_setup(
        described: &Node<'_>,
        _: &dyn Fn(&str) -> io::Result<String>,
        setup: &mut Setup,
    ) -> Result<(), Failure> {
        if stella::pay_after(described)? {
            setup.options.insert("pay-after".to_owned(), Value::Bool(true));
        }
        Ok(())
    }

    fn players(given: &Node<'_>) -> Result<usize, Failure> {
        stella::players(given)
    }

    fn arrange(
        &self,
        given: &Node<'_>,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<Self::State, Failure> {
        stella::arrange(self, given, chance, sink)
    }

    fn addressed_move(
        &self,
        state: &Self::State,
        node: &Node<'_>,
    ) -> Result<(Seat, Self::Move), Failure> {
        let (seat, text) = stella::addressed(state, node)?;
        Ok((seat, stella::read_move(self, state, node, (seat, text))?))
    }

    fn read_chance(&self, node: &Node<'_>, chance: &mut AnyChance) -> Result<(), Failure> {
        let given = node.optional("given")?;
        let within = given.map(|given| given.optional("reshuffle")).transpose()?.flatten();
        for orders in [node.optional("reshuffle")?, within].into_iter().flatten() {
            chance.stella.add(&orders)?;
        }
        Ok(())
    }
}

if_example_game! {
    /// The example game has no notation for positions.
    impl DescribedGame for asterism_catalog::HighCard {
        fn read_setup(
            described: &Node<'_>,
            _: &dyn Fn(&str) -> io::Result<String>,
            _: &mut Setup,
        ) -> Result<(), Failure> {
            Err(described.failure("positions of this game can't be described"))
        }

        fn players(given: &Node<'_>) -> Result<usize, Failure> {
            Err(given.failure("positions of this game can't be described"))
        }

        fn arrange(
            &self,
            given: &Node<'_>,
            _: &mut impl Chance,
            _: &mut impl Sink<Self::Event>,
        ) -> Result<Self::State, Failure> {
            Err(given.failure("positions of this game can't be described"))
        }

        fn addressed_move(
            &self,
            _: &Self::State,
            node: &Node<'_>,
        ) -> Result<(Seat, Self::Move), Failure> {
            Err(node.failure("moves of this game can't be described"))
        }

        fn read_chance(&self, _: &Node<'_>, _: &mut AnyChance) -> Result<(), Failure> {
            Ok(())
        }
    }
}

/// A position with the setup of its game: what is needed to play on from there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Described {
    pub setup: Setup,
    /// The position in the notation of scenarios.
    pub given: Value,
}

/// Chance that is written down, of any game. What is not written leaves the order as it
/// is and picks the first card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnyChance {
    fluxx: FluxxChance,
    stella: StellaChance,
    /// Which of the two a running game uses.
    is_fluxx: bool,
}

impl AnyChance {
    /// What a description writes about chance.
    pub fn read(game: &AnyGame, described: &Node<'_>) -> Result<Self, Failure> {
        let mut chance = Self { is_fluxx: matches!(game, AnyGame::Fluxx(_)), ..Self::default() };
        chance.add(game, described)?;
        Ok(chance)
    }

    /// Adds what a step writes about chance to come.
    pub fn add(&mut self, game: &AnyGame, step: &Node<'_>) -> Result<(), Failure> {
        read_chance(game, step, self)
    }

    /// Whether every shuffle and pick so far had the cards that are written.
    pub fn fitted(&mut self) -> Result<(), Failure> {
        self.fluxx.fitted()?;
        self.stella.fitted()
    }

    /// Fails if something is left that never happened.
    pub fn all_used(self) -> Result<(), Failure> {
        self.fluxx.all_used()?;
        self.stella.all_used()
    }
}

impl Chance for AnyChance {
    fn below(&mut self, _: u32) -> u32 {
        0
    }

    fn shuffle<T: Copy>(&mut self, items: &mut [T], code: impl Fn(T) -> u16) {
        match self.is_fluxx {
            true => self.fluxx.shuffle(items, code),
            false => self.stella.shuffle(items, code),
        }
    }

    fn pick(&mut self, count: usize, code: impl Fn(usize) -> u16) -> usize {
        match self.is_fluxx {
            true => self.fluxx.pick(count, code),
            false => self.stella.pick(count, code),
        }
    }
}

/// Wraps the events of a concrete game.
struct Relay<'a, S, E> {
    sink: &'a mut S,
    any: fn(E) -> AnyEvent,
}

impl<S: Sink<AnyEvent>, E> Sink<E> for Relay<'_, S, E> {
    const LISTENS: bool = S::LISTENS;

    fn spent(&mut self, steps: u32) {
        self.sink.spent(steps);
    }

    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        let any = self.any;
        self.sink.tell(audience, || any(event()));
    }
}

macro_rules! positions {
    ([] $($name:ident($game:ty), $word:literal;)*) => {
        /// The state of `game` at a described position.
        pub fn arrange(
            game: &AnyGame,
            given: &Node<'_>,
            chance: &mut impl Chance,
            sink: &mut impl Sink<AnyEvent>,
        ) -> Result<AnyState, Failure> {
            match game {
                $(AnyGame::$name(game) => {
                    let mut sink = Relay { sink, any: AnyEvent::$name };
                    DescribedGame::arrange(game, given, chance, &mut sink).map(AnyState::$name)
                })*
            }
        }

        /// Reads a move in the notation of scenarios: whose it is, and which.
        pub fn addressed_move(
            game: &AnyGame,
            state: &AnyState,
            node: &Node<'_>,
        ) -> Result<(Seat, AnyMove), Failure> {
            match (game, state) {
                $((AnyGame::$name(game), AnyState::$name(state)) => {
                    let (seat, mv) = game.addressed_move(state, node)?;
                    Ok((seat, AnyMove::$name(mv)))
                })*
                _ => Err(node.failure("this is a position of another game")),
            }
        }

        fn read_chance(
            game: &AnyGame,
            node: &Node<'_>,
            chance: &mut AnyChance,
        ) -> Result<(), Failure> {
            match game {
                $(AnyGame::$name(game) => game.read_chance(node, chance),)*
            }
        }

        fn read_setup(
            described: &Node<'_>,
            given: &Node<'_>,
            read: &dyn Fn(&str) -> io::Result<String>,
            setup: &mut Setup,
        ) -> Result<(), Failure> {
            match setup.game.as_str() {
                $($word => {
                    <$game as DescribedGame>::read_setup(described, read, setup)?;
                    setup.players = <$game as DescribedGame>::players(given)?;
                    Ok(())
                })*
                _ => Err(described.failure("there is no such game")),
            }
        }
    };
}

for_each_game!(positions);

impl Described {
    /// The keys of a description: everything else belongs to whatever it is part of.
    pub const KEYS: &'static [&'static str] =
        &["game", "edition", "deck", "without", "with", "options", "given", "reshuffle", "random"];

    /// Reads the setup and the position of a description. `read` gives the text of a
    /// card file. The position is checked: it can be arranged with the chance that is
    /// written down.
    pub fn read(
        described: &Node<'_>,
        read: &dyn Fn(&str) -> io::Result<String>,
    ) -> Result<Self, Failure> {
        let name = described.required("game")?;
        let given = described.required("given")?;
        if listing(name.text()?).is_none() {
            let known: Vec<&str> = asterism_catalog::listed_games().map(|game| game.name).collect();
            let text = name.text()?;
            return Err(name.failure(format!(
                "\"{text}\" is not a game{}; known are {}",
                did_you_mean(text, &known),
                known.join(", ")
            )));
        }
        let mut setup = Setup::new(name.text()?, 2);
        read_setup(described, &given, read, &mut setup)?;
        let game = setup.build().map_err(|error| described.failure(error.to_string()))?;
        let mut chance = AnyChance::read(&game, described)?;
        arrange(&game, &given, &mut chance, &mut asterism_kernel::Silent)?;
        chance.fitted()?;
        Ok(Self { setup, given: given.value.clone() })
    }

    /// The state of `game`, which must have been built from the setup.
    pub fn state(
        &self,
        game: &AnyGame,
        chance: &mut impl Chance,
        sink: &mut impl Sink<AnyEvent>,
    ) -> Result<AnyState, Failure> {
        arrange(game, &Node::root(&self.given), chance, sink)
    }
}
