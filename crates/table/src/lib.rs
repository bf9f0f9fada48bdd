//! One live table as a pure reducer.
//!
//! Owns: the lobby and its settings, chairs and who holds them, invitations,
//! decisions and the detection of stale answers, response windows that reveal
//! nothing, game clocks, stand-ins, votes, undo, chat, endings, the durable facts
//! behind all of that, verifiable randomness, and each person's view.
//!
//! Knows nothing about: the rules of any game, the current time, async, storage,
//! bots, human languages.
//!
//! [`Table::apply`] takes an [`Input`] with its time and returns the resulting
//! [`Entry`]s. These are the source of truth: [`Table::replay`] rebuilds the same
//! table from them, without a clock or a random number generator.
//!
//! ```
//! use asterism_table::{Action, Input, Level, Person, PersonId, Seed, Settings, Table, TableId};
//!
//! let id = PersonId::new("ann").ok_or("not an id")?;
//! let ann = Person { id, name: "Ann".to_owned(), color: None };
//! let table = TableId::new("table").ok_or("not an id")?;
//! let settings = Settings::new("stella-quest", 2);
//! let seed = Seed::new([7; 32]);
//! let (mut table, first) = Table::create(1_000, table, settings, &ann, seed)?;
//!
//! // A person sits down, puts a bot on the other chair and starts the game.
//! let mut log = vec![first];
//! for action in [
//!     Action::Sit { chair: Some(0) },
//!     Action::SeatBot { chair: 1, level: Level::Random },
//!     Action::Start,
//! ] {
//!     let input = Input::Act { person: ann.clone(), action };
//!     log.extend(table.apply(2_000, &input)?.entries);
//! }
//! assert!(table.view(Some(&ann.id)).game.is_some());
//!
//! // The entries are all there is to store.
//! assert_eq!(Table::replay(&log, &())?, table);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// Names say what most items are; comments are for what they don't say.
#![allow(missing_docs)]

mod action;
mod answer;
mod apply;
mod calling;
mod chair;
mod clock;
mod consent;
mod fact;
mod fork;
mod former;
mod happen;
mod happen_play;
mod held;
mod id;
mod input;
mod lines;
mod links;
mod lobby;
mod names;
mod owner;
mod play;
mod record;
mod refusal;
mod rematch;
mod replay;
mod response;
mod revision;
mod seating;
#[cfg(test)]
mod secrecy;
mod settings;
mod social;
mod stage;
mod stand_ins;
mod starting;
mod table;
mod table_rng;
mod undo;
mod view;
mod vote;
mod you;

pub use action::{Action, PassMode, Reaction};
pub use asterism_catalog::Level;
pub use chair::{Chair, Holder, Share};
pub use clock::{Awaited, Clock};
pub use consent::{HouseRule, HouseRulesView};
pub use fact::{By, DefinitionUsed, Entry, FORMAT, Fact, Why};
pub use fork::{Deed, Fork, ForkError, Origin, Prefix, Step};
pub use former::FormerHolder;
pub use id::{Digest, Millis, Person, PersonId, TableId};
pub use input::{Input, Proposal};
pub use names::tidy_name;
pub use record::{Contribution, Corrupt, Library, Record, RecordedGame, Verified, VerifyError};
pub use refusal::TableRefusal;
pub use replay::Replay;
pub use response::WindowKind;
pub use settings::{Caller, First, Hints, Pace, Responses, Settings, ShowPlays, Visibility};
pub use stage::{Stage, Staging, StagingError};
pub use stand_ins::{StandInReason, StandInView};
pub use table::{Accepted, Table, TableEnding};
pub use table_rng::{Added, CombinedSeed, Scheme, Secret, Seed, TableRng};
pub use view::{
    AskedView, ChairView, ChatLine, ClockView, HolderView, LineView, OverView, PersonView,
    ShareView, StageView, StartStep, StartingView, TableView, UndoView, VoteView, WindowView,
};
pub use you::{LinkView, SitView, YouView};
