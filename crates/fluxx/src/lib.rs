//! The Fluxx machine.
//!
//! Owns: decks compiled from card definitions, positions, the stack of effects
//! under way, verbs, triggers, derived rules with their reasons, the win check,
//! views and determinization.
//!
//! Knows nothing about: which editions exist, human languages, the web,
//! storage, and any card by name.
//!
//! ```
//! use asterism_catalog::build_deck;
//! use asterism_fluxx::Fluxx;
//! use asterism_kernel::{Game as _, GameInput, Offer as _, Seat, Silent, SplitMix64, Viewer};
//!
//! // A deck is compiled from card definitions; the catalog has those of the editions.
//! let deck = build_deck(&["fluxx-4".to_owned()], &[])?;
//! let game = Fluxx::new(deck, Default::default(), 2, 0)?;
//! let mut chance = SplitMix64::new(7);
//! let mut state = game.begin(&mut chance, &mut Silent);
//!
//! // Seat 0 is asked for a play. Any offered move can be applied.
//! let seat = Seat::new(0);
//! let mv = game.offer(&state, seat).get(0);
//! game.apply(&mut state, &GameInput::Answer { seat, mv }, &mut chance, &mut Silent)?;
//!
//! // Everybody sees the table, and only the own hand.
//! let view = game.view(&state, Viewer::Seat(Seat::new(1)));
//! assert!(view.places[0].hand.is_none());
//! assert_eq!(view.places[1].hand.as_ref().map(Vec::len), Some(view.places[1].hand_size));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

mod ability;
mod attach;
mod budget;
mod card;
mod compile;
mod condition;
mod decision;
mod deck;
mod draw;
mod event;
mod frame;
mod game;
mod goal;
mod known;
mod list;
mod moves;
mod options;
mod outlook;
mod players;
mod position;
mod prospect;
mod question;
mod refuse;
mod respond;
mod rules;
mod rules_now;
mod run;
mod saved;
#[cfg(feature = "schema")]
mod schema;
mod seats;
mod selection;
mod settle;
mod state;
mod trigger;
mod turn;
mod verbs;
mod view;

pub use budget::{DECISION_BUDGET, MAX_ANSWERS_IN_TURN, MAX_TURNS};
pub use card::{Card, CardSet, MAX_CARDS, Pieces};
pub use compile::DeckError;
pub use deck::Deck;
pub use event::{DiscardReason, Event, PlayedFrom, PutTo};
pub use game::{Fluxx, SetupError};
pub use known::Known;
pub use moves::{Choice, Move, Moves};
pub use options::{
    BlockedLeader, Collecting, Cured, Day, MetaRule, Options, Parting, Payment, Rhyming,
};
pub use outlook::Lack;
pub use position::{Position, PositionError};
pub use prospect::{Counted, Prospect};
pub use question::Question;
pub use refuse::Barred;
pub use rules::{PlayCount, Rulebooks};
pub use rules_now::{BasicRules, BonusNow, Derived, FreeAction, NumberSource, RulesNow, Usable};
pub use state::{Ending, Phase, PublicState, State, Turn};
pub use view::{Knowledge, MiniHand, PlayArea, View};
