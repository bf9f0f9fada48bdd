//! Why an input was not accepted.

use asterism_catalog::SetupError;
use asterism_kernel::Refusal;

use crate::id::Millis;

asterism_kernel::explained! {
    /// Why an input was not accepted. Nothing has changed.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum TableRefusal {
        /// The number of chairs doesn't fit the game.
        Seats { fewest: usize, most: usize } = "chairs",
        /// A time is too long, or the first seat isn't there.
        Times = "times",
        /// Too many characters; `what` is a word that the sentence chooses by.
        TooLong { what: &'static str, most: usize } = "too-long",
        /// The settings were changed too often.
        TooManyChanges = "too-many-changes",
        /// Nothing was written.
        Empty = "empty",
        /// Who asks is not known at this table.
        Stranger = "stranger",
        /// The table is by link, and the link isn't one of its own.
        NotInvited = "not-invited",
        /// The owner has removed whoever asks.
        Removed = "removed",
        /// Nobody new may come in.
        Locked = "locked",
        /// The chair is kept for people who come by a link.
        Reserved = "reserved",
        /// Whoever asks has held another chair in this game.
        OwnChairOnly = "own-chair-only",
        /// Bots are not replaced in the game under way.
        BotsStay = "bots-stay",
        /// The others didn't agree to let whoever asks come back.
        NotLetBack = "not-let-back",
        /// The start was requested, and nothing can be changed.
        Starting = "starting",
        /// No secret is to be revealed now.
        NotRevealing = "not-revealing",
        /// The secret is not the one committed to.
        WrongSecret = "wrong-secret",
        /// Whoever asks failed to reveal a secret before.
        LeftOut = "left-out",
        /// Too many people.
        Crowded = "crowded",
        /// Only who made the table may do that.
        NotOwner = "not-owner",
        /// The game has begun.
        Begun = "begun",
        /// The game has not begun.
        NotBegun = "not-begun",
        /// The game is over.
        Over = "over",
        /// The game is not over.
        NotOver = "not-over",
        /// Nothing is left to play at that moment.
        NothingLeft = "nothing-left",
        /// There is no such chair.
        NoSuchChair = "no-such-chair",
        /// The chair is taken.
        ChairTaken = "chair-taken",
        /// No chair is free.
        NoFreeChair = "no-free-chair",
        /// Who asks sits already.
        SeatedAlready = "seated-already",
        /// Who asks has no chair.
        NotSeated = "not-seated",
        /// Too few chairs are taken.
        TooFew { fewest: usize } = "too-few",
        /// The question was another one.
        Stale { decision: Option<u64> } = "stale",
        /// A bot has to wait, so that its time tells nothing.
        TooEarly { from: Millis } = "too-early",
        /// The chair is held by a bot.
        StoodIn = "stood-in",
        /// No bot is awaited there.
        NoBotAsked = "no-bot-asked",
        /// The table rests.
        Paused = "paused",
        /// The table doesn't rest.
        NotPaused = "not-paused",
        /// A vote is open.
        VoteOpen = "vote-open",
        /// No vote is open, or not for this person.
        NoVote = "no-vote",
        /// Nothing can be taken back.
        NothingToUndo = "nothing-to-undo",
        /// Nobody watches at this table.
        NoSpectators = "no-spectators",
        /// Too many messages at once.
        TooFast = "too-fast",
        /// That person is not there.
        NoSuchPerson = "no-such-person",
        /// The chair was not offered to who asks.
        NotOffered = "chair-not-offered",
        /// Time ran backwards.
        Clock = "clock",
    }
    also {
        /// The game refuses it.
        Game(Refusal),
        /// There can be no such game.
        Setup(SetupError),
    }
}
