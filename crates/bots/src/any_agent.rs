//! An agent for a game that is only known at run time, generated from the list of games.

use asterism_catalog::{AnyGame, AnyKnowledge, AnyMove, AnyOffer, for_each_game};
use asterism_kernel::Seat;

use crate::{Advice, Agent, AgentGame, AgentVisitor, Budget, Decision, Level};

macro_rules! agents {
    ([] $($name:ident($game:ty), $id:literal;)*) => {
        /// An [`Agent`] for any game of the catalog.
        ///
        /// Building one reads the whole deck, so keep it as long as the game lasts: a
        /// server keeps one per table and builds a new one when the next game starts.
        /// Clones are cheap, and a clone can be moved to another thread.
        ///
        /// ```
        /// use asterism_bots::{AnyAgent, Budget, Level};
        /// use asterism_catalog::Setup;
        /// use asterism_kernel::{Game as _, Silent, SplitMix64, Viewer};
        ///
        /// let game = Setup::new("fluxx", 3).build()?;
        /// let agent = AnyAgent::new(&game);
        ///
        /// let mut chance = SplitMix64::new(7);
        /// let mut state = game.begin(&mut chance, &mut Silent);
        /// for _ in 0..5 {
        ///     let Some(seat) = game.open(&state).lowest() else { break };
        ///     let knowledge = game.knowledge(&state, Viewer::Seat(seat));
        ///     let offer = game.offer(&state, seat);
        ///     let budget = Budget::simulations(50);
        ///     let mv = agent
        ///         .decide(Level::Regular, seat, &knowledge, &offer, &budget, 1)
        ///         .expect("knowledge and offer are of the same game");
        ///     game.step(&mut state, seat, &mv, &mut chance, &mut Silent);
        /// }
        /// # Ok::<(), asterism_catalog::SetupError>(())
        /// ```
        #[derive(Clone, Debug)]
        pub enum AnyAgent {
            $($name(Agent<$game>),)*
        }

        impl AnyAgent {
            #[must_use]
            pub fn new(game: &AnyGame) -> Self {
                match game {
                    $(AnyGame::$name(game) => Self::$name(Agent::new(game.clone())),)*
                }
            }

            /// The move of a bot of this level, or nothing if agent, knowledge and offer
            /// are not all of the same game. The offer must have at least one move.
            #[must_use]
            pub fn decide(
                &self,
                level: Level,
                seat: Seat,
                knowledge: &AnyKnowledge,
                offer: &AnyOffer,
                budget: &Budget,
                seed: u64,
            ) -> Option<AnyMove> {
                match (self, knowledge, offer) {
                    $((
                        Self::$name(agent),
                        AnyKnowledge::$name(knowledge),
                        AnyOffer::$name(offer),
                    ) => {
                        let decision = Decision { knowledge, seat, offer };
                        Some(AnyMove::$name(agent.decide(level, &decision, budget, seed).mv))
                    })*
                    _ => None,
                }
            }

            /// How good every move is, or nothing if agent, knowledge and offer are not
            /// all of the same game. The offer must have at least one move.
            #[must_use]
            pub fn advise(
                &self,
                seat: Seat,
                knowledge: &AnyKnowledge,
                offer: &AnyOffer,
                budget: &Budget,
                seed: u64,
            ) -> Option<Advice<AnyMove, AnyNote>> {
                match (self, knowledge, offer) {
                    $((
                        Self::$name(agent),
                        AnyKnowledge::$name(knowledge),
                        AnyOffer::$name(offer),
                    ) => {
                        let decision = Decision { knowledge, seat, offer };
                        let advice = agent.advise(&decision, budget, seed);
                        Some(advice.map(AnyMove::$name, AnyNote::$name))
                    })*
                    _ => None,
                }
            }
        }

        /// A note about a move of any game of the catalog.
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        #[serde(untagged)]
        pub enum AnyNote {
            $($name(<$game as AgentGame>::Note),)*
        }

        /// Calls the visitor with the game inside.
        pub fn visit<V: AgentVisitor>(game: &AnyGame, visitor: V) -> V::Output {
            match game {
                $(AnyGame::$name(game) => visitor.visit(game),)*
            }
        }
    };
}

for_each_game!(agents);
