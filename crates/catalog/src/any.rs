//! [`AnyGame`], generated from the list of games.

use asterism_cards::ast::Edition;
use asterism_kernel::{
    Audience, Chance, Facts, Game, GameInput, Offer, Outcome, Refusal, Seat, SeatSet, Sink, Viewer,
    Window,
};
use serde::{Deserialize, Serialize};

use crate::{CatalogGame, Setup, SetupError, for_each_game};

/// A generic operation on a game whose type is only known at run time.
pub trait GameVisitor {
    type Output;

    fn visit<G: Game>(self, game: &G) -> Self::Output;
}

/// Wraps the events of a concrete game.
struct Relay<'a, S, E> {
    sink: &'a mut S,
    any: fn(E) -> AnyEvent,
}

impl<S: Sink<AnyEvent>, E> Sink<E> for Relay<'_, S, E> {
    const LISTENS: bool = S::LISTENS;

    #[inline]
    fn spent(&mut self, steps: u32) {
        self.sink.spent(steps);
    }

    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        let any = self.any;
        self.sink.tell(audience, || any(event()));
    }
}

macro_rules! games {
    ([] $($name:ident($game:ty), $word:literal;)*) => {
        /// One of the games, itself a [`Game`].
        #[derive(Clone, Debug)]
        pub enum AnyGame {
            $($name($game),)*
        }

        impl AnyGame {
            /// Calls a visitor with the concrete game.
            pub fn visit<V: GameVisitor>(&self, visitor: V) -> V::Output {
                match self {
                    $(Self::$name(game) => visitor.visit(game),)*
                }
            }

            /// With `true`, response windows ask every seat that might respond as far
            /// as is public, not only those that can, so that being asked reveals
            /// nothing about hands. Tables use this. With `false`, the game asks only
            /// seats that can respond, which is faster to search.
            #[must_use]
            pub fn asking_everybody(self, yes: bool) -> Self {
                match self {
                    $(Self::$name(game) => Self::$name(CatalogGame::asking_everybody(game, yes)),)*
                }
            }

            /// Builds the game of this setup. `None` if there is no game with its id.
            pub(crate) fn build(
                setup: &Setup,
                instead: &[Edition],
            ) -> Option<Result<Self, SetupError>> {
                match setup.game.as_str() {
                    $($word => Some(<$game as CatalogGame>::build(setup, instead).map(Self::$name)),)*
                    _ => None,
                }
            }
        }

        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[expect(clippy::large_enum_variant, reason = "positions are plain copies by design")]
        pub enum AnyState {
            $(#[doc = concat!("Of ", stringify!($name), ".")]
            #[serde(rename = $word)]
            $name(<$game as Game>::State),)*
        }

        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum AnyMove {
            $(#[doc = concat!("Of ", stringify!($name), ".")]
            $name(<$game as Game>::Move),)*
        }

        #[derive(Clone, Debug, Default)]
        #[expect(clippy::large_enum_variant, reason = "an offer lives for a moment")]
        pub enum AnyOffer {
            #[default]
            Nothing,
            $(#[doc = concat!("Of ", stringify!($name), ".")]
            $name(<$game as Game>::Offer),)*
        }

        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(tag = "game")]
        #[expect(clippy::large_enum_variant, reason = "a view lives for a moment")]
        pub enum AnyView {
            $(#[doc = concat!("Of ", stringify!($name), ".")]
            #[serde(rename = $word)]
            $name(<$game as Game>::View),)*
        }

        #[derive(Clone, Debug, PartialEq)]
        #[expect(clippy::large_enum_variant, reason = "knowledge lives for a moment")]
        pub enum AnyKnowledge {
            $(#[doc = concat!("Of ", stringify!($name), ".")]
            $name(<$game as Game>::Knowledge),)*
        }

        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(untagged)]
        pub enum AnyEvent {
            $(#[doc = concat!("Of ", stringify!($name), ".")]
            $name(<$game as Game>::Event),)*
        }

        impl AnyEvent {
            /// Who plays or uses a card that the others need time to read, if somebody does.
            #[must_use]
            pub fn played_by(&self) -> Option<Seat> {
                match self {
                    $(Self::$name(event) => <$game as $crate::CatalogGame>::played_by(event),)*
                }
            }
        }

        impl Offer<AnyMove> for AnyOffer {
            fn len(&self) -> usize {
                match self {
                    Self::Nothing => 0,
                    $(Self::$name(offer) => offer.len(),)*
                }
            }

            fn get(&self, index: usize) -> AnyMove {
                match self {
                    Self::Nothing => unreachable!("nothing is offered"),
                    $(Self::$name(offer) => AnyMove::$name(offer.get(index)),)*
                }
            }

            fn contains(&self, mv: &AnyMove) -> bool {
                match (self, mv) {
                    $((Self::$name(offer), AnyMove::$name(mv)) => offer.contains(mv),)*
                    _ => false,
                }
            }
        }

        impl Game for AnyGame {
            type State = AnyState;
            type Move = AnyMove;
            type Offer = AnyOffer;
            type View = AnyView;
            type Knowledge = AnyKnowledge;
            type Event = AnyEvent;

            fn facts(&self) -> Facts {
                match self {
                    $(Self::$name(game) => game.facts(),)*
                }
            }

            fn begin<C: Chance, S: Sink<AnyEvent>>(
                &self,
                chance: &mut C,
                sink: &mut S,
            ) -> AnyState {
                match self {
                    $(Self::$name(game) => AnyState::$name(game.begin(chance, &mut Relay { sink, any: AnyEvent::$name })),)*
                }
            }

            fn seats(&self, state: &AnyState) -> SeatSet {
                match (self, state) {
                    $((Self::$name(game), AnyState::$name(state)) => game.seats(state),)*
                    _ => SeatSet::EMPTY,
                }
            }

            fn open(&self, state: &AnyState) -> SeatSet {
                match (self, state) {
                    $((Self::$name(game), AnyState::$name(state)) => game.open(state),)*
                    _ => SeatSet::EMPTY,
                }
            }

            fn window(&self, state: &AnyState) -> Option<Window<AnyMove>> {
                match (self, state) {
                    $((Self::$name(game), AnyState::$name(state)) => game
                        .window(state)
                        .map(|Window { seats, pass, about }| Window {
                            seats,
                            pass: AnyMove::$name(pass),
                            about,
                        }),)*
                    _ => None,
                }
            }

            fn offer_into(&self, state: &AnyState, seat: Seat, offer: &mut AnyOffer) {
                match (self, state) {
                    // In place, because the type is as large as an offer of Fluxx and moving
                    // it takes longer than computing an offer of Stella Quest.
                    $((Self::$name(game), AnyState::$name(state)) => {
                        if !matches!(offer, AnyOffer::$name(_)) {
                            *offer = AnyOffer::$name(Default::default());
                        }
                        if let AnyOffer::$name(offer) = offer {
                            game.offer_into(state, seat, offer);
                        }
                    })*
                    _ => *offer = AnyOffer::Nothing,
                }
            }

            fn step<C: Chance, S: Sink<AnyEvent>>(
                &self,
                state: &mut AnyState,
                seat: Seat,
                mv: &AnyMove,
                chance: &mut C,
                sink: &mut S,
            ) {
                match (self, state, mv) {
                    $((Self::$name(game), AnyState::$name(state), AnyMove::$name(mv)) => {
                        game.step(state, seat, mv, chance, &mut Relay { sink, any: AnyEvent::$name });
                    })*
                    _ => {}
                }
            }

            fn check(&self, state: &AnyState, input: &GameInput<AnyMove>) -> Result<(), Refusal> {
                let strange = || Refusal::Unreadable {
                    text: "this".to_owned(),
                    hint: "it belongs to another game.".to_owned(),
                };
                match (self, state) {
                    $((Self::$name(game), AnyState::$name(state)) => {
                        let input = match input {
                            GameInput::Answer { seat, mv: AnyMove::$name(mv) } => {
                                GameInput::Answer { seat: *seat, mv: mv.clone() }
                            }
                            GameInput::Answer { .. } => return Err(strange()),
                            GameInput::Joins(seat) => GameInput::Joins(*seat),
                            GameInput::Leaves(seat) => GameInput::Leaves(*seat),
                        };
                        game.check(state, &input)
                    })*
                    _ => Err(strange()),
                }
            }

            fn join<C: Chance, S: Sink<AnyEvent>>(
                &self,
                state: &mut AnyState,
                seat: Seat,
                chance: &mut C,
                sink: &mut S,
            ) {
                match (self, state) {
                    $((Self::$name(game), AnyState::$name(state)) => {
                        game.join(state, seat, chance, &mut Relay { sink, any: AnyEvent::$name });
                    })*
                    _ => {}
                }
            }

            fn leave<C: Chance, S: Sink<AnyEvent>>(
                &self,
                state: &mut AnyState,
                seat: Seat,
                chance: &mut C,
                sink: &mut S,
            ) {
                match (self, state) {
                    $((Self::$name(game), AnyState::$name(state)) => {
                        game.leave(state, seat, chance, &mut Relay { sink, any: AnyEvent::$name });
                    })*
                    _ => {}
                }
            }

            fn view(&self, state: &AnyState, viewer: Viewer) -> AnyView {
                match (self, state) {
                    $((Self::$name(game), AnyState::$name(state)) => {
                        AnyView::$name(game.view(state, viewer))
                    })*
                    _ => unreachable!("a position of another game"),
                }
            }

            fn knowledge(&self, state: &AnyState, viewer: Viewer) -> AnyKnowledge {
                match (self, state) {
                    $((Self::$name(game), AnyState::$name(state)) => {
                        AnyKnowledge::$name(game.knowledge(state, viewer))
                    })*
                    _ => unreachable!("a position of another game"),
                }
            }

            fn sample_state<C: Chance>(&self, knowledge: &AnyKnowledge, chance: &mut C) -> AnyState {
                match (self, knowledge) {
                    $((Self::$name(game), AnyKnowledge::$name(knowledge)) => {
                        AnyState::$name(game.sample_state(knowledge, chance))
                    })*
                    _ => unreachable!("knowledge of another game"),
                }
            }

            fn outcome(&self, state: &AnyState) -> Option<Outcome> {
                match (self, state) {
                    $((Self::$name(game), AnyState::$name(state)) => game.outcome(state),)*
                    _ => None,
                }
            }

            fn write_move(&self, mv: &AnyMove) -> String {
                match (self, mv) {
                    $((Self::$name(game), AnyMove::$name(mv)) => game.write_move(mv),)*
                    _ => String::new(),
                }
            }

            fn read_move(
                &self,
                state: &AnyState,
                seat: Seat,
                text: &str,
            ) -> Result<AnyMove, Refusal> {
                match (self, state) {
                    $((Self::$name(game), AnyState::$name(state)) => {
                        game.read_move(state, seat, text).map(AnyMove::$name)
                    })*
                    _ => Err(Refusal::NotAsked { seat }),
                }
            }
        }
    };
}

for_each_game!(games);
