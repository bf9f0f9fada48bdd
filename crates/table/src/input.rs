//! What may happen to a table from outside.

use asterism_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::Level;
use crate::fact::Why;
use crate::id::{Digest, Millis, Person, PersonId, TableId};
use crate::luck::Secret;
use crate::settings::Settings;

/// A quick reaction: a closed list, so that nothing rude can be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Hello.
    Hello,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Oops.
    Oops,
    /// Wow.
    Wow,
    /// Hurry up, please.
    YourTurn,
    /// A good game.
    GoodGame,
}

/// Whether a person wants to be asked when something may be answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PassMode {
    /// Yes.
    #[default]
    Ask,
    /// Not until asked something else.
    UntilAsked,
    /// Not in this game.
    Always,
}

/// What people have to agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// To rest.
    Pause,
    /// To go on.
    Resume,
    /// To take back the last move of this seat.
    Undo(Seat),
    /// To end the game without a winner.
    End,
    /// To come back as a new player, on this chair, after having left the game.
    ComeBack(usize),
}

/// What may happen to a table from outside. Who does it has been made sure of.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// Somebody comes, by the list or by a link.
    Enter {
        /// Who.
        person: Person,
        /// The digest of the link's token, if there was a link.
        link: Option<Digest>,
    },
    /// The owner removes somebody; a bot takes their chair.
    Remove {
        /// Who removes.
        person: PersonId,
        /// Who is removed.
        whom: PersonId,
    },
    /// The owner locks the table, so that nobody new comes in, or unlocks it.
    Lock {
        /// Who.
        person: PersonId,
        /// Whether to lock.
        on: bool,
    },
    /// The owner keeps a chair for people who come by a link.
    Reserve {
        /// Who.
        person: PersonId,
        /// Which chair.
        chair: usize,
        /// Whether to keep it.
        on: bool,
    },
    /// Somebody changes name or colour.
    Rename {
        /// Who, as they want to be seen.
        person: Person,
    },
    /// The owner changes the settings.
    Change {
        /// Who.
        person: PersonId,
        /// The new settings.
        settings: Box<Settings>,
    },
    /// The owner makes a link; only the digest of its token is kept.
    Invite {
        /// Who.
        person: PersonId,
        /// The digest of the token.
        token: Digest,
        /// How long it can be used; a week if nothing is said.
        lasts: Option<Millis>,
    },
    /// The owner makes a link void.
    Withdraw {
        /// Who.
        person: PersonId,
        /// The digest of the token.
        token: Digest,
    },
    /// Somebody sits down: on a free chair, or in the place of a bot.
    Sit {
        /// Who.
        person: PersonId,
        /// Where; any free chair if none is given.
        chair: Option<usize>,
    },
    /// The owner seats a bot.
    SeatBot {
        /// Who.
        person: PersonId,
        /// Where.
        chair: usize,
        /// Which.
        level: Level,
    },
    /// The owner frees a chair before the start.
    EmptyChair {
        /// Who.
        person: PersonId,
        /// Which.
        chair: usize,
    },
    /// Somebody adds words to chance.
    AddWords {
        /// Who.
        person: PersonId,
        /// The words.
        words: String,
    },
    /// Somebody commits to a secret for the shuffle.
    Commit {
        /// Who.
        person: PersonId,
        /// The digest of the secret: [`Secret::commitment`].
        digest: Digest,
    },
    /// Somebody reveals their secret.
    Reveal {
        /// Who.
        person: PersonId,
        /// The secret.
        secret: Secret,
    },
    /// The owner begins the game.
    Start {
        /// Who.
        person: PersonId,
    },
    /// A person answers, or does something unasked.
    Answer {
        /// Who.
        person: PersonId,
        /// Which question.
        decision: u64,
        /// The answer, in the game's notation.
        text: String,
    },
    /// A bot answers.
    BotAnswer {
        /// For which chair.
        seat: Seat,
        /// Which question.
        decision: u64,
        /// The answer, in the game's notation.
        text: String,
    },
    /// Somebody gets up for good.
    Leave {
        /// Who.
        person: PersonId,
    },
    /// Somebody gives the game up, and may stay to watch.
    Concede {
        /// Who.
        person: PersonId,
    },
    /// Somebody would hand over the chair, or no longer would.
    OfferChair {
        /// Who.
        person: PersonId,
        /// To whom.
        to: Option<PersonId>,
    },
    /// Somebody takes a chair that was offered.
    AcceptChair {
        /// Who.
        person: PersonId,
        /// Which.
        chair: usize,
    },
    /// Somebody lets a bot stand in until they come back.
    StepAway {
        /// Who.
        person: PersonId,
    },
    /// Somebody takes the chair back from the stand-in.
    TakeBack {
        /// Who.
        person: PersonId,
    },
    /// Somebody is there now, or isn't any more.
    Presence {
        /// Who.
        person: PersonId,
        /// Whether there.
        here: bool,
    },
    /// Somebody writes.
    Say {
        /// Who.
        person: PersonId,
        /// What.
        text: String,
    },
    /// Somebody reacts.
    React {
        /// Who.
        person: PersonId,
        /// How.
        reaction: Reaction,
    },
    /// Somebody doesn't want to read another, or does again.
    Mute {
        /// Who.
        person: PersonId,
        /// Whom.
        whom: PersonId,
        /// Whether not to read.
        on: bool,
    },
    /// Somebody decides whether to be asked for answers.
    SetPass {
        /// Who.
        person: PersonId,
        /// How.
        mode: PassMode,
    },
    /// Somebody proposes something that needs consent.
    Propose {
        /// Who.
        person: PersonId,
        /// What.
        what: Proposal,
    },
    /// Somebody votes.
    Vote {
        /// Who.
        person: PersonId,
        /// For or against.
        yes: bool,
    },
    /// Somebody takes a move back.
    Undo {
        /// Who.
        person: PersonId,
    },
    /// Somebody would play again with the same people.
    Rematch {
        /// Who.
        person: PersonId,
        /// The id a new table would have.
        fresh: TableId,
    },
    /// The server gives the table up.
    GiveUp {
        /// Why.
        why: Why,
    },
    /// Time has passed.
    Wake,
}
