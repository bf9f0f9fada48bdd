//! Inputs to a table.

use asterism_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::Level;
use crate::fact::Why;
use crate::id::{Digest, Millis, Person, PersonId, TableId};
use crate::settings::Settings;
use crate::table_rng::Secret;

/// A quick reaction. The list is closed, so that reactions can't be rude.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    Hello,
    WellPlayed,
    Thanks,
    Oops,
    Wow,
    YourTurn,
    GoodGame,
}

/// Whether a person wants to be asked in response windows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PassMode {
    #[default]
    Ask,
    /// Pass automatically until the person is asked something else.
    UntilAsked,
    /// Pass automatically for the rest of the game.
    Always,
}

/// A proposal that needs consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    Pause,
    Resume,
    /// Take back the last move of this seat.
    Undo(Seat),
    /// End the game without a winner.
    End,
    /// Come back as a new player, on this chair, after having left the game.
    ComeBack(usize),
}

/// An input to a table. The caller has authenticated the person.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A person enters, from the public list or by a link.
    Enter {
        person: Person,
        /// The digest of the link's token, if there was a link.
        link: Option<Digest>,
    },
    /// The owner removes a person; a bot takes their chair.
    Remove {
        person: PersonId,
        whom: PersonId,
    },
    /// The owner locks the table, so that nobody new comes in, or unlocks it.
    Lock {
        person: PersonId,
        on: bool,
    },
    /// The owner reserves a chair for people who come by a link.
    Reserve {
        person: PersonId,
        chair: usize,
        on: bool,
    },
    /// A person changes their name or color.
    Rename {
        person: Person,
    },
    /// The owner changes the settings.
    Change {
        person: PersonId,
        settings: Box<Settings>,
    },
    /// The owner creates a link. Only the digest of its token is stored.
    Invite {
        person: PersonId,
        token: Digest,
        /// How long it is valid; a week by default.
        lasts: Option<Millis>,
    },
    /// The owner revokes a link.
    Withdraw {
        person: PersonId,
        token: Digest,
    },
    /// A person sits down, on a free chair or in place of a bot.
    Sit {
        person: PersonId,
        /// Any free chair if `None`.
        chair: Option<usize>,
    },
    /// The owner seats a bot.
    SeatBot {
        person: PersonId,
        chair: usize,
        level: Level,
    },
    /// The owner frees a chair before the start.
    EmptyChair {
        person: PersonId,
        chair: usize,
    },
    /// A person adds words to the seed.
    AddWords {
        person: PersonId,
        words: String,
    },
    /// A person commits to a secret for the shuffle.
    Commit {
        person: PersonId,
        /// The digest of the secret: [`Secret::commitment`].
        digest: Digest,
    },
    /// A person reveals their secret.
    Reveal {
        person: PersonId,
        secret: Secret,
    },
    /// The owner starts the game.
    Start {
        person: PersonId,
    },
    /// A person answers a decision, or makes an unasked move.
    Answer {
        person: PersonId,
        decision: u64,
        /// The answer, in the game's notation.
        text: String,
    },
    BotAnswer {
        seat: Seat,
        decision: u64,
        /// The answer, in the game's notation.
        text: String,
    },
    /// A person leaves for good.
    Leave {
        person: PersonId,
    },
    /// A person concedes, and may stay to watch.
    Concede {
        person: PersonId,
    },
    /// A person offers their chair to somebody, or withdraws the offer.
    OfferChair {
        person: PersonId,
        to: Option<PersonId>,
    },
    /// A person takes a chair that was offered to them.
    AcceptChair {
        person: PersonId,
        chair: usize,
    },
    /// A person lets a bot stand in until they come back.
    StepAway {
        person: PersonId,
    },
    /// A person takes the chair back from the stand-in.
    TakeBack {
        person: PersonId,
    },
    /// A person has connected or disconnected.
    Presence {
        person: PersonId,
        here: bool,
    },
    Say {
        person: PersonId,
        text: String,
    },
    React {
        person: PersonId,
        reaction: Reaction,
    },
    /// A person mutes or unmutes another.
    Mute {
        person: PersonId,
        whom: PersonId,
        on: bool,
    },
    /// A person chooses whether to be asked in response windows.
    SetPass {
        person: PersonId,
        mode: PassMode,
    },
    /// A person proposes something that needs consent.
    Propose {
        person: PersonId,
        what: Proposal,
    },
    Vote {
        person: PersonId,
        yes: bool,
    },
    /// A person takes a move back.
    Undo {
        person: PersonId,
    },
    /// A person asks for a rematch.
    Rematch {
        person: PersonId,
        /// The id for the new table.
        fresh: TableId,
    },
    /// The server abandons the table.
    GiveUp {
        why: Why,
    },
    /// Time has passed.
    Wake,
}
