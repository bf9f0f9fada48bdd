//! One live table as a pure reducer.
//!
//! Owns: the lobby and its settings, chairs and who holds them, invitations,
//! decisions and their freshness, response windows that reveal nothing, clocks,
//! stand-ins, votes, undo, chat, endings, the durable facts all of that is made
//! of, checkable chance, and what each person sees of it.
//!
//! Knows nothing about: the rules of any game, clocks that run, async, storage,
//! bots, human languages.
//!
//! [`Table::apply`] takes an [`Input`] with the time it came in and answers
//! with the [`Entry`]s it made of it. They are the only truth: [`Table::replay`]
//! of all of them is the same table, and needs neither a clock nor a random
//! generator.

mod answer;
mod apply;
mod chair;
mod clock;
mod fact;
mod fork;
mod happen;
mod happen_play;
mod held;
mod id;
mod input;
mod lines;
mod links;
mod lobby;
mod luck;
mod names;
mod owner;
mod play;
mod record;
mod refusal;
mod rematch;
mod replay;
mod revision;
mod seating;
#[cfg(test)]
mod secrecy;
mod settings;
mod social;
mod starting;
mod table;
mod undo;
mod view;
mod vote;

pub use asterism_catalog::Level;
pub use chair::{Chair, Holder, Share};
pub use clock::{Awaited, Clock};
pub use fact::{By, DefinitionUsed, Entry, FORMAT, Fact, Why};
pub use fork::{Deed, Fork, ForkError, Origin, Prefix, Step};
pub use id::{Digest, Millis, Person, PersonId, TableId};
pub use input::{Input, PassMode, Proposal, Reaction};
pub use luck::{Added, Luck, Scheme, Secret, Seed, Stream};
pub use names::tidy_name;
pub use record::{Contribution, Corrupt, Library, Record, RecordedGame, Verified, VerifyError};
pub use refusal::TableRefusal;
pub use replay::Replay;
pub use settings::{Pace, Settings, Visibility};
pub use table::{Accepted, Ending, Table};
pub use view::{
    AskedView, ChairView, ChatLine, ClockView, HolderView, LineView, LinkView, OverView,
    PersonView, ShareView, SitView, StageView, StartStep, StartingView, TableView, UndoView,
    VoteView, WindowView, YouView,
};
