//! Why an input was not accepted.

use asterism_catalog::SetupError;
use asterism_kernel::Refusal;
use thiserror::Error;

use crate::id::Millis;

/// Why an input was not accepted. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TableRefusal {
    /// The game refuses it.
    #[error("{0}")]
    Game(#[from] Refusal),
    /// There can be no such game.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// The number of chairs doesn't fit the game.
    #[error("This game has {fewest} to {most} chairs.")]
    Seats {
        /// The fewest.
        fewest: usize,
        /// The most.
        most: usize,
    },
    /// A time is too long, or the first seat isn't there.
    #[error("The times or the first seat of these settings make no sense; use smaller numbers.")]
    Times,
    /// Too many letters.
    #[error("{what} may have {most} letters at most.")]
    TooLong {
        /// What is too long.
        what: &'static str,
        /// How long it may be.
        most: usize,
    },
    /// The settings were changed too often.
    #[error("The settings of this table were changed too often; make a new table.")]
    TooManyChanges,
    /// Nothing was written.
    #[error("There is nothing in it; write something.")]
    Empty,
    /// Who asks is not known at this table.
    #[error("You are not at this table; open its link first.")]
    Stranger,
    /// The table is by link, and the link isn't one of its own.
    #[error("This link doesn't open this table; ask for a new one.")]
    NotInvited,
    /// The owner has removed whoever asks.
    #[error("The owner of this table has removed you; only a new link lets you in again.")]
    Removed,
    /// Nobody new may come in.
    #[error("This table is locked; ask its owner to let you in.")]
    Locked,
    /// The chair is kept for people who come by a link.
    #[error("That chair is kept for invited people; choose another one.")]
    Reserved,
    /// Whoever asks has held another chair in this game.
    #[error("In this game you can only take the chair you had before.")]
    OwnChairOnly,
    /// Bots are not replaced in the game under way.
    #[error("At this table nobody takes a bot's chair while a game is being played.")]
    BotsStay,
    /// The others didn't agree to let whoever asks come back.
    #[error("The others did not agree to your coming back in this game.")]
    NotLetBack,
    /// The start was requested, and nothing can be changed.
    #[error("The game is about to begin; try again in a few seconds.")]
    Starting,
    /// No secret is to be revealed now.
    #[error("Secrets are revealed when the game is about to begin, not now.")]
    NotRevealing,
    /// The secret is not the one committed to.
    #[error("That secret does not have the digest you committed to.")]
    WrongSecret,
    /// Whoever asks failed to reveal a secret before.
    #[error("You did not reveal your secret in time, so you take no part in the shuffle.")]
    LeftOut,
    /// Too many people.
    #[error("Too many people are at this table; come back later.")]
    Crowded,
    /// Only who made the table may do that.
    #[error("Only who made the table may do that.")]
    NotOwner,
    /// The game has begun.
    #[error("The game has begun; that can't be changed any more.")]
    Begun,
    /// The game has not begun.
    #[error("The game has not begun yet.")]
    NotBegun,
    /// The game is over.
    #[error("The game is over; ask for a rematch to go on playing.")]
    Over,
    /// The game is not over.
    #[error("The game is still being played.")]
    NotOver,
    /// Nothing is left to play at that moment.
    #[error("The game is over at that moment; choose an earlier one.")]
    NothingLeft,
    /// There is no such chair.
    #[error("There is no such chair at this table.")]
    NoSuchChair,
    /// The chair is taken.
    #[error("That chair is taken; choose a free one.")]
    ChairTaken,
    /// No chair is free.
    #[error("No chair is free; you may watch.")]
    NoFreeChair,
    /// Who asks sits already.
    #[error("You sit at this table already.")]
    SeatedAlready,
    /// Who asks has no chair.
    #[error("You don't sit at this table.")]
    NotSeated,
    /// Too few chairs are taken.
    #[error("At least {fewest} chairs must be taken before the game can begin.")]
    TooFew {
        /// How many are needed.
        fewest: usize,
    },
    /// The question was another one.
    #[error("The question has changed meanwhile; look again and answer the new one.")]
    Stale {
        /// The present question, if there is one.
        decision: Option<u64>,
    },
    /// A bot has to wait, so that its time tells nothing.
    #[error("That answer comes too early; give it again later.")]
    TooEarly {
        /// When it may be given.
        from: Millis,
    },
    /// The chair is held by a bot.
    #[error("A bot plays for you now; take your chair back first.")]
    StoodIn,
    /// No bot is awaited there.
    #[error("No bot is asked there.")]
    NoBotAsked,
    /// The table rests.
    #[error("The table is paused; agree to go on first.")]
    Paused,
    /// The table doesn't rest.
    #[error("The table is not paused.")]
    NotPaused,
    /// A vote is open.
    #[error("Something else is being voted on; wait for the result.")]
    VoteOpen,
    /// No vote is open, or not for this person.
    #[error("There is nothing for you to vote on.")]
    NoVote,
    /// Nothing can be taken back.
    #[error("There is no move of yours that can be taken back: something was revealed since.")]
    NothingToUndo,
    /// Nobody watches at this table.
    #[error("This table has no spectators.")]
    NoSpectators,
    /// Too many messages at once.
    #[error("Not so fast: wait a moment before you write again.")]
    TooFast,
    /// That person is not there.
    #[error("There is no such person at this table.")]
    NoSuchPerson,
    /// The chair was not offered to who asks.
    #[error("That chair was not offered to you.")]
    NotOffered,
    /// Time ran backwards.
    #[error("The clock of the server ran backwards; try again.")]
    Clock,
}

impl TableRefusal {
    /// The stable code, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Game(refusal) => refusal.code(),
            Self::Setup(error) => error.code(),
            Self::Seats { .. } => "chairs",
            Self::Times => "times",
            Self::TooLong { .. } => "too-long",
            Self::TooManyChanges => "too-many-changes",
            Self::Empty => "empty",
            Self::Stranger => "stranger",
            Self::NotInvited => "not-invited",
            Self::Removed => "removed",
            Self::Locked => "locked",
            Self::Reserved => "reserved",
            Self::OwnChairOnly => "own-chair-only",
            Self::BotsStay => "bots-stay",
            Self::NotLetBack => "not-let-back",
            Self::Starting => "starting",
            Self::NotRevealing => "not-revealing",
            Self::WrongSecret => "wrong-secret",
            Self::LeftOut => "left-out",
            Self::Crowded => "crowded",
            Self::NotOwner => "not-owner",
            Self::Begun => "begun",
            Self::NotBegun => "not-begun",
            Self::Over => "over",
            Self::NotOver => "not-over",
            Self::NothingLeft => "nothing-left",
            Self::NoSuchChair => "no-such-chair",
            Self::ChairTaken => "chair-taken",
            Self::NoFreeChair => "no-free-chair",
            Self::SeatedAlready => "seated-already",
            Self::NotSeated => "not-seated",
            Self::TooFew { .. } => "too-few",
            Self::Stale { .. } => "stale",
            Self::TooEarly { .. } => "too-early",
            Self::StoodIn => "stood-in",
            Self::NoBotAsked => "no-bot-asked",
            Self::Paused => "paused",
            Self::NotPaused => "not-paused",
            Self::VoteOpen => "vote-open",
            Self::NoVote => "no-vote",
            Self::NothingToUndo => "nothing-to-undo",
            Self::NoSpectators => "no-spectators",
            Self::TooFast => "too-fast",
            Self::NoSuchPerson => "no-such-person",
            Self::NotOffered => "chair-not-offered",
            Self::Clock => "clock",
        }
    }
}
