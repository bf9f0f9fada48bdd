//! The lines of a backup.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use serde::{Deserialize, Serialize};

use crate::card_sets::{SetVersion, StoredSet};
use crate::invitations::Invitation;
use crate::people::{PersonRecord, TokenRecord};
use crate::progress::ProgressItem;
use crate::tables::SummaryRow;
use crate::{Digest, PersonId, SetId, TableId};

/// The version of the format. Increase it with every change.
pub(super) const FORMAT: u32 = 4;

/// The version in which invitations contained the tokens of links in plain text.
pub(super) const WITH_LINK_TOKENS: u32 = 1;

/// One line. Lines come after those they refer to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Line {
    /// The first line.
    Asterism {
        backup: u32,
    },
    Setting {
        name: String,
        value: String,
    },
    /// A person with hashes of tokens and password.
    Person {
        person: PersonRecord,
        tokens: Vec<(TokenRecord, Digest)>,
        password: Option<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        progress: Vec<ProgressItem>,
    },
    /// A set of custom cards, after its owner.
    Set(StoredSet),
    Version {
        set: SetId,
        version: SetVersion,
    },
    Picture {
        set: SetId,
        id: String,
        body: Content,
    },
    Definition {
        hash: Digest,
        body: Content,
    },
    Table {
        id: TableId,
        #[serde(rename = "head")]
        summary_row: SummaryRow,
        created_at: i64,
        changed_at: i64,
        people: Vec<PersonId>,
        definitions: Vec<Digest>,
        invitations: Vec<(Digest, Invitation, i64)>,
    },
    /// Entries follow their table, in order.
    Entry {
        table: TableId,
        number: u64,
        body: String,
    },
    /// The last line: the number of lines before it.
    End {
        lines: u64,
    },
}

/// Text, or hexadecimal if it isn't UTF-8.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Content {
    Text(String),
    Hex(String),
}

impl Content {
    pub(super) fn of(body: Vec<u8>) -> Self {
        String::from_utf8(body)
            .map_or_else(|error| Self::Hex(HEXLOWER.encode(error.as_bytes())), Self::Text)
    }

    pub(super) fn bytes(&self) -> Option<Vec<u8>> {
        match self {
            Self::Text(text) => Some(text.clone().into_bytes()),
            Self::Hex(digits) => HEXLOWER_PERMISSIVE.decode(digits.as_bytes()).ok(),
        }
    }
}

impl Line {
    pub(super) fn definition(hash: Digest, body: Vec<u8>) -> Self {
        Self::Definition { hash, body: Content::of(body) }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct WholeTable {
    pub(crate) id: TableId,
    pub(crate) summary_row: SummaryRow,
    pub(crate) created_at: i64,
    pub(crate) changed_at: i64,
    pub(crate) people: Vec<PersonId>,
    pub(crate) definitions: Vec<Digest>,
    pub(crate) invitations: Vec<(Digest, Invitation, i64)>,
}

impl WholeTable {
    pub(super) fn into_line(self) -> Line {
        let Self { id, summary_row, created_at, changed_at, people, definitions, invitations } =
            self;
        Line::Table { id, summary_row, created_at, changed_at, people, definitions, invitations }
    }
}
