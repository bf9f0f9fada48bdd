//! Facts: the durable record of what has happened at a table.

use std::collections::BTreeSet;

use asterism_catalog::Setup;
use asterism_kernel::{ChanceOutcome, Seat};
use serde::{Deserialize, Serialize};

use crate::action::{PassMode, Reaction};
use crate::chair::Holder;
use crate::fork::Prefix;
use crate::id::{Digest, Millis, Person, PersonId, TableId};
use crate::input::Proposal;
use crate::settings::Settings;
use crate::stage::Stage;
use crate::table_rng::{Secret, Seed};

/// The format version of the facts below. A program reads all versions up to its
/// own.
pub const FORMAT: u32 = 4;

/// Who gave an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    Person,
    Bot,
    /// The table itself, because nobody responded in time or a bot was too late.
    Time,
}

/// Why a table was abandoned, or why a bot stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Out of time.
    Time,
    /// Gone for too long.
    Absence,
    /// The person asked for it.
    Wish,
    /// Nobody is left.
    Nobody,
    /// The operator of the server ended it.
    Operator,
    /// Its log became too long.
    Limit,
}

/// An edition as of the start of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DefinitionUsed {
    pub edition: String,
    /// The digest of its definition.
    pub sha256: Digest,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "fact")]
pub enum Fact {
    Created {
        /// The format version of all entries.
        format: u32,
        table: TableId,
        settings: Box<Settings>,
        owner: Person,
        seed: Seed,
    },
    /// A person entered.
    Entered {
        person: Person,
        #[serde(default, skip_serializing_if = "is_false")]
        invited: bool,
        /// By a link that only lets them watch.
        #[serde(default, skip_serializing_if = "is_false")]
        watches: bool,
    },
    Removed {
        person: PersonId,
    },
    /// The table was locked or unlocked.
    Locked {
        on: bool,
    },
    /// A chair was reserved for people who come by a link, or released.
    Reserved {
        chair: usize,
        on: bool,
    },
    /// A person changed their name or color.
    Renamed {
        person: Person,
    },
    /// The settings were changed.
    Changed {
        settings: Box<Settings>,
    },
    Invited {
        token: Digest,
        /// When it expires. In older logs this is missing and means a week later.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Millis>,
        /// Whether the link only lets people watch.
        #[serde(default, skip_serializing_if = "is_false")]
        watch: bool,
    },
    Withdrawn {
        token: Digest,
    },
    /// A chair has a new holder.
    Seated {
        chair: usize,
        holder: Holder,
    },
    /// A chair was offered to somebody, or the offer was withdrawn.
    ChairOffered {
        chair: usize,
        /// `None` withdraws the offer.
        to: Option<PersonId>,
    },
    /// Words were added to the seed.
    WordsAdded {
        chair: usize,
        words: String,
    },
    /// The holder of a chair committed to a secret for the shuffle.
    Committed {
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
        chair: usize,
        secret: Secret,
    },
    /// Not everybody revealed in time. All secrets of this round are void, and those
    /// who didn't reveal are excluded from the next round.
    Voided {
        /// The chairs that didn't reveal.
        missing: Vec<usize>,
    },
    /// A person agreed to the house rules.
    RulesAgreed {
        person: PersonId,
    },
    /// A person told the others that they are ready for the game to start, or not yet.
    Readied {
        person: PersonId,
        on: bool,
    },
    /// Everything that the shuffle depends on is fixed, and the game waits for a call:
    /// the first player to call goes first.
    Calling,
    /// The holder of this chair called.
    Called {
        chair: usize,
    },
    Started {
        setup: Setup,
        /// The revision of its rules.
        #[serde(default = "first")]
        rules: u32,
        /// The editions as of now.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        definitions: Vec<DefinitionUsed>,
        /// The chair that became each seat.
        chairs: Vec<usize>,
    },
    /// A game from another table continues here.
    Forked {
        prefix: Box<Prefix>,
    },
    /// The game begins at a described position.
    Staged {
        stage: Box<Stage>,
    },
    Answered {
        seat: Seat,
        decision: u64,
        /// The move in the game's notation.
        text: String,
        by: By,
        /// Whether something was revealed, so that the move can't be taken back.
        #[serde(default, skip_serializing_if = "is_false")]
        sealed: bool,
    },
    /// Somebody joined the running game.
    Joined {
        seat: Seat,
        holder: Holder,
    },
    /// Somebody left the running game.
    Left {
        seat: Seat,
    },
    /// A seat conceded, which ended the game.
    Conceded {
        seat: Seat,
    },
    /// A bot stands in.
    StoodIn {
        seat: Seat,
        why: Why,
    },
    /// A person took the chair back.
    Returned {
        seat: Seat,
    },
    /// Answers were taken back.
    Undone {
        back: usize,
    },
    /// Something was proposed.
    Proposed {
        person: PersonId,
        what: Proposal,
        voters: Vec<PersonId>,
    },
    Agreed {
        person: PersonId,
    },
    /// The proposal was rejected.
    Rejected,
    Paused,
    Resumed,
    /// A person connected or disconnected.
    Presence {
        person: PersonId,
        here: bool,
    },
    Said {
        person: PersonId,
        text: String,
    },
    Reacted {
        person: PersonId,
        reaction: Reaction,
    },
    /// A person muted or unmuted another.
    Muted {
        person: PersonId,
        whom: PersonId,
        on: bool,
    },
    /// A private fact of one person, withheld in records that others read.
    Withheld,
    /// A person chose whether to be asked in response windows.
    PassSet {
        person: PersonId,
        mode: PassMode,
    },
    /// A seat lets pass what was announced, before the window closes.
    LetPass {
        seat: Seat,
        decision: u64,
    },
    /// A seat holds the response window open.
    Waits {
        seat: Seat,
    },
    /// The only person at the table has read the last card played.
    WentOn {
        seat: Seat,
    },
    /// A person chose what they are never asked to respond to.
    NeverAskSet {
        person: PersonId,
        about: BTreeSet<String>,
    },
    /// A person asked for a rematch.
    RematchWished {
        person: PersonId,
    },
    /// The rematch was agreed on; this is its table.
    Rematched {
        table: TableId,
    },
    /// The game or the lobby was abandoned.
    Abandoned {
        why: Why,
    },
}

impl Fact {
    /// Whether it is private to one person and must be withheld in records that others
    /// read.
    #[must_use]
    pub const fn is_private(&self) -> bool {
        matches!(
            self,
            Self::Muted { .. }
                | Self::PassSet { .. }
                | Self::NeverAskSet { .. }
                | Self::Invited { .. }
                | Self::Withdrawn { .. }
        )
    }

    /// The definitions that a game uses from this fact on.
    #[must_use]
    pub fn definitions(&self) -> &[DefinitionUsed] {
        match self {
            Self::Started { definitions, .. } => definitions,
            Self::Forked { prefix } => &prefix.definitions,
            Self::Staged { stage } => &stage.definitions,
            _ => &[],
        }
    }

    /// Whether it contains custom cards.
    #[must_use]
    pub fn brings_cards(&self) -> bool {
        match self {
            Self::Created { settings, .. } | Self::Changed { settings } => {
                !settings.setup.mix.cards.is_empty()
            }
            Self::Started { setup, .. } => !setup.mix.cards.is_empty(),
            Self::Forked { prefix } => !prefix.setup.mix.cards.is_empty(),
            Self::Staged { stage } => !stage.setup().mix.cards.is_empty(),
            _ => false,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// The revision of logs that don't contain one.
const fn first() -> u32 {
    1
}

/// A fact with its time and its chance outcomes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    pub at: Millis,
    #[serde(flatten)]
    pub fact: Fact,
    /// The chance outcomes, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<ChanceOutcome>,
    /// A digest of the moves available afterwards, so that a program with different
    /// rules notices that the game has diverged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check: Option<u32>,
}
