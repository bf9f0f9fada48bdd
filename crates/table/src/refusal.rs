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
        /// The person is not known at this table.
        Stranger = "stranger",
        /// The table needs a link, and this isn't a valid one.
        NotInvited = "not-invited",
        /// The owner has removed the person.
        Removed = "removed",
        /// The table is locked.
        Locked = "locked",
        /// The chair is reserved for people who come by a link.
        Reserved = "reserved",
        /// The person has held another chair in this game.
        OwnChairOnly = "own-chair-only",
        /// Bots can't be replaced in the running game.
        BotsStay = "bots-stay",
        /// The others didn't agree to let the person come back.
        NotLetBack = "not-let-back",
        /// The start was requested, and nothing can be changed.
        Starting = "starting",
        /// These people have yet to agree to the house rules.
        NotAgreed { who: String } = "not-agreed",
        /// The settings have changed since the person saw them.
        SettingsChanged = "settings-changed",
        /// Nobody is to call now, or somebody has called already.
        NotCalling = "not-calling",
        /// No secret is to be revealed now.
        NotRevealing = "not-revealing",
        /// The secret is not the one committed to.
        WrongSecret = "wrong-secret",
        /// The person failed to reveal a secret before.
        LeftOut = "left-out",
        Crowded = "crowded",
        /// Only the owner may do that.
        NotOwner = "not-owner",
        Begun = "begun",
        NotBegun = "not-begun",
        Over = "over",
        NotOver = "not-over",
        /// The game is already over at that position.
        NothingLeft = "nothing-left",
        NoSuchChair = "no-such-chair",
        ChairTaken = "chair-taken",
        NoFreeChair = "no-free-chair",
        /// The person is already seated.
        SeatedAlready = "seated-already",
        /// The person has no chair.
        NotSeated = "not-seated",
        /// Too few chairs are taken.
        TooFew { fewest: usize } = "too-few",
        /// The answer is for an outdated decision.
        Stale { decision: Option<u64> } = "stale",
        /// A bot has to wait, so that its timing reveals nothing.
        TooEarly { from: Millis } = "too-early",
        /// Nothing was announced that the person could respond to.
        NothingToRespondTo = "nothing-to-respond-to",
        /// The chair is held by a bot.
        StoodIn = "stood-in",
        /// No bot is awaited there.
        NoBotAsked = "no-bot-asked",
        /// The table is paused.
        Paused = "paused",
        /// The table isn't paused.
        NotPaused = "not-paused",
        VoteOpen = "vote-open",
        /// No vote is open, or not for this person.
        NoVote = "no-vote",
        /// Nothing can be taken back.
        NothingToUndo = "nothing-to-undo",
        /// The table has no spectators.
        NoSpectators = "no-spectators",
        /// The person came by a link that only lets them watch.
        WatchOnly = "watch-only",
        /// Too many messages at once.
        TooFast = "too-fast",
        /// That person is not at the table.
        NoSuchPerson = "no-such-person",
        /// The chair was not offered to the person.
        NotOffered = "chair-not-offered",
        /// The table doesn't allow hints.
        HintsOff = "hints-off",
        /// The person has nothing to decide now.
        NothingToAdvise = "nothing-to-advise",
        /// A link to revoke was not named.
        WhichLink = "which-link",
        /// The server has not filled in what an action needs.
        Unprepared = "unprepared",
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
