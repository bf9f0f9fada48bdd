//! What has happened at a table: the durable facts.

use asterism_catalog::Setup;
use asterism_kernel::{ChanceOutcome, Seat};
use serde::{Deserialize, Serialize};

use crate::chair::Holder;
use crate::fork::Prefix;
use crate::id::{Digest, Millis, Person, PersonId, TableId};
use crate::input::{PassMode, Proposal, Reaction};
use crate::luck::{Secret, Seed};
use crate::settings::Settings;

/// The form of the facts below. A program reads all forms up to its own.
pub const FORMAT: u32 = 3;

/// Who gave an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The person.
    Person,
    /// The bot of the chair.
    Bot,
    /// Time: nobody answered what was announced, or a bot was too late.
    Time,
}

/// Why a table was given up, or somebody stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Out of time.
    Time,
    /// Gone for too long.
    Absence,
    /// By wish.
    Wish,
    /// Nobody is left.
    Nobody,
    /// The operator of the server ended it.
    Operator,
    /// Its log became too long.
    Limit,
}

/// An edition as it was when the game began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DefinitionUsed {
    /// Its name.
    pub edition: String,
    /// The digest of its definition.
    pub sha256: Digest,
}

/// One thing that has happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "fact")]
pub enum Fact {
    /// The table was made.
    Created {
        /// The form of all entries.
        format: u32,
        /// Its id.
        table: TableId,
        /// How it was set.
        settings: Box<Settings>,
        /// Who made it.
        owner: Person,
        /// Its secret.
        seed: Seed,
    },
    /// Somebody came.
    Entered {
        /// Who.
        person: Person,
        /// Whether by a link.
        #[serde(default, skip_serializing_if = "is_false")]
        invited: bool,
    },
    /// The owner removed somebody.
    Removed {
        /// Who.
        person: PersonId,
    },
    /// Nobody new may come in, or people may again.
    Locked {
        /// Whether locked.
        on: bool,
    },
    /// A chair is kept for people who come by a link, or no longer.
    Reserved {
        /// Which.
        chair: usize,
        /// Whether kept.
        on: bool,
    },
    /// Somebody has another name or colour.
    Renamed {
        /// Who.
        person: Person,
    },
    /// The settings were changed.
    Changed {
        /// To these.
        settings: Box<Settings>,
    },
    /// A link was made.
    Invited {
        /// The digest of its token.
        token: Digest,
        /// When it expires; older logs don't say, and then it is a week later.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Millis>,
    },
    /// A link was made void.
    Withdrawn {
        /// The digest of its token.
        token: Digest,
    },
    /// A chair has this holder now.
    Seated {
        /// Which.
        chair: usize,
        /// Who.
        holder: Holder,
    },
    /// A chair is offered.
    ChairOffered {
        /// Which.
        chair: usize,
        /// To whom; nobody any more if none.
        to: Option<PersonId>,
    },
    /// Words were added to chance.
    WordsAdded {
        /// By which chair.
        chair: usize,
        /// Which.
        words: String,
    },
    /// The holder of a chair promised a secret for the shuffle.
    Committed {
        /// Which chair.
        chair: usize,
        /// The digest of the secret.
        digest: Digest,
    },
    /// The start was requested: these chairs reveal their secrets now.
    Revealing {
        /// The chairs that take part in the shuffle.
        chairs: Vec<usize>,
    },
    /// A secret was revealed.
    Revealed {
        /// By the holder of this chair.
        chair: usize,
        /// The secret.
        secret: Secret,
    },
    /// Not everybody revealed in time: all secrets of this round are void, and
    /// those who didn't reveal take no part in the next round.
    Voided {
        /// The chairs that didn't reveal.
        missing: Vec<usize>,
    },
    /// The game began.
    Started {
        /// The game.
        setup: Setup,
        /// The revision of its rules.
        #[serde(default = "first")]
        rules: u32,
        /// The editions as they are now.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        definitions: Vec<DefinitionUsed>,
        /// The chair that became each seat.
        chairs: Vec<usize>,
    },
    /// A game that was played elsewhere goes on here.
    Forked {
        /// All of it so far.
        prefix: Box<Prefix>,
    },
    /// A seat answered.
    Answered {
        /// Which.
        seat: Seat,
        /// Which question.
        decision: u64,
        /// How, in the game's notation.
        text: String,
        /// Who did it.
        by: By,
        /// Whether it can't be taken back: something was revealed.
        #[serde(default, skip_serializing_if = "is_false")]
        sealed: bool,
    },
    /// Somebody joined the game under way.
    Joined {
        /// Where.
        seat: Seat,
        /// Who.
        holder: Holder,
    },
    /// Somebody left the game under way.
    Left {
        /// From where.
        seat: Seat,
    },
    /// Somebody gave up, and the game with it: these win.
    Conceded {
        /// Who gave up.
        seat: Seat,
    },
    /// A bot stands in.
    StoodIn {
        /// Where.
        seat: Seat,
        /// Why.
        why: Why,
    },
    /// A person took the chair back.
    Returned {
        /// Where.
        seat: Seat,
    },
    /// So many answers were taken back.
    Undone {
        /// How many.
        back: usize,
    },
    /// Something was proposed.
    Proposed {
        /// By whom.
        person: PersonId,
        /// What.
        what: Proposal,
        /// Who has to agree.
        voters: Vec<PersonId>,
    },
    /// Somebody agreed.
    Agreed {
        /// Who.
        person: PersonId,
    },
    /// What was proposed will not be.
    Rejected,
    /// The table rests.
    Paused,
    /// The table goes on.
    Resumed,
    /// Somebody came or went.
    Presence {
        /// Who.
        person: PersonId,
        /// Whether there now.
        here: bool,
    },
    /// Somebody wrote.
    Said {
        /// Who.
        person: PersonId,
        /// What.
        text: String,
    },
    /// Somebody reacted.
    Reacted {
        /// Who.
        person: PersonId,
        /// How.
        reaction: Reaction,
    },
    /// Somebody doesn't read another, or does again.
    Muted {
        /// Who.
        person: PersonId,
        /// Whom.
        whom: PersonId,
        /// Whether not.
        on: bool,
    },
    /// Something that concerns one person only and isn't told to others.
    Withheld,
    /// Somebody decided whether to be asked for answers.
    PassSet {
        /// Who.
        person: PersonId,
        /// How.
        mode: PassMode,
    },
    /// Somebody would play again.
    RematchWished {
        /// Who.
        person: PersonId,
    },
    /// They play again there.
    Rematched {
        /// Where.
        table: TableId,
    },
    /// The game, or the lobby, was given up.
    Abandoned {
        /// Why.
        why: Why,
    },
}

impl Fact {
    /// Whether it concerns one person only and has no place in a record that
    /// others read.
    #[must_use]
    pub const fn is_private(&self) -> bool {
        matches!(
            self,
            Self::Muted { .. }
                | Self::PassSet { .. }
                | Self::Invited { .. }
                | Self::Withdrawn { .. }
        )
    }

    /// The definitions that a game uses from here on.
    #[must_use]
    pub fn definitions(&self) -> &[DefinitionUsed] {
        match self {
            Self::Started { definitions, .. } => definitions,
            Self::Forked { prefix } => &prefix.definitions,
            _ => &[],
        }
    }

    /// Whether it names cards that people brought.
    #[must_use]
    pub fn brings_cards(&self) -> bool {
        match self {
            Self::Created { settings, .. } | Self::Changed { settings } => {
                !settings.cards.is_empty()
            }
            Self::Started { setup, .. } => !setup.cards.is_empty(),
            Self::Forked { prefix } => !prefix.setup.cards.is_empty(),
            _ => false,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// The revision of logs that don't name one.
const fn first() -> u32 {
    1
}

/// A fact, when it happened, and what chance decided because of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// When.
    pub at: Millis,
    /// What.
    #[serde(flatten)]
    pub fact: Fact,
    /// What chance decided, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<ChanceOutcome>,
    /// A digest of what may be answered afterwards, so that a program with
    /// other rules notices that it is led elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check: Option<u32>,
}
