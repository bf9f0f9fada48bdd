//! What a person has learned and solved: lessons, puzzles, tips.
//!
//! The store treats items and their bodies as opaque text. A person has at most
//! [`MAX_ITEMS`] of them.

use serde::{Deserialize, Serialize};

use crate::clock::now;
use crate::log::check_text;
use crate::people;
use crate::sql::{Reader, Row, Transaction, Value};
use crate::{PersonId, Store, StoreError};

/// Maximum number of items per person.
pub const MAX_ITEMS: usize = 4000;
/// Maximum length of an item's name, in bytes.
const MAX_ITEM_LEN: usize = 100;
/// Maximum length of an item's body, in bytes.
const MAX_BODY_LEN: usize = 4000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProgressKind {
    /// The body is how far it has come.
    Lesson,
    /// The count is the number of tries.
    Puzzle,
    /// A tip that was shown.
    Tip,
    /// A choice, such as no more tips, or since when games count.
    Choice,
}

impl ProgressKind {
    pub const ALL: [Self; 4] = [Self::Lesson, Self::Puzzle, Self::Tip, Self::Choice];

    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Lesson => "lesson",
            Self::Puzzle => "puzzle",
            Self::Tip => "tip",
            Self::Choice => "choice",
        }
    }

    fn read(word: &str) -> Result<Self, StoreError> {
        let found = Self::ALL.into_iter().find(|kind| kind.word() == word);
        found.ok_or_else(|| StoreError::Damaged(format!("unknown kind of progress: {word}")))
    }
}

/// One thing that a person has begun or done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgressItem {
    pub kind: ProgressKind,
    pub item: String,
    /// When it was first done, in milliseconds since 1970.
    pub done_at: Option<i64>,
    /// Tries, or whatever is counted.
    pub count: i64,
    /// What belongs to it, in the form of whoever wrote it.
    pub body: String,
    /// Milliseconds since 1970. Set when it is written.
    pub changed_at: i64,
}

impl ProgressItem {
    /// An item that has only begun.
    #[must_use]
    pub fn new(kind: ProgressKind, item: impl Into<String>) -> Self {
        let (item, body) = (item.into(), String::new());
        Self { kind, item, done_at: None, count: 0, body, changed_at: 0 }
    }

    /// The same, done now unless it was done before.
    #[must_use]
    pub fn done(mut self) -> Self {
        self.done_at = Some(self.done_at.unwrap_or_else(now));
        self
    }
}

fn item(row: &Row) -> Result<ProgressItem, StoreError> {
    Ok(ProgressItem {
        kind: ProgressKind::read(&row.text(0)?)?,
        item: row.text(1)?,
        done_at: row.maybe_number(2)?,
        count: row.number(3)?,
        body: row.text(4)?,
        changed_at: row.number(5)?,
    })
}

const SELECT: &str = "SELECT kind, item, done_at, count, body, changed_at FROM progress \
                      WHERE person_id = $1 ORDER BY kind, item";

async fn all(reader: &Reader, person: &PersonId) -> Result<Vec<ProgressItem>, StoreError> {
    let rows = reader.rows(SELECT, &[Value::Text(person.as_str())]).await?;
    rows.iter().map(item).collect()
}

pub(crate) async fn all_in(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
) -> Result<Vec<ProgressItem>, StoreError> {
    let rows = transaction.rows(SELECT, &[Value::Text(person.as_str())]).await?;
    rows.iter().map(item).collect()
}

pub(crate) async fn put(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    item: &ProgressItem,
) -> Result<(), StoreError> {
    check_text("an item", &item.item, MAX_ITEM_LEN)?;
    check_text("progress", &item.body, MAX_BODY_LEN)?;
    let sql = "INSERT INTO progress (person_id, kind, item, done_at, count, body, changed_at) \
               VALUES ($1, $2, $3, $4, $5, $6, $7) \
               ON CONFLICT (person_id, kind, item) DO UPDATE SET done_at = excluded.done_at, \
               count = excluded.count, body = excluded.body, changed_at = excluded.changed_at";
    let values = [
        Value::Text(person.as_str()),
        Value::Text(item.kind.word()),
        Value::Text(&item.item),
        Value::MaybeNumber(item.done_at),
        Value::Number(item.count),
        Value::Text(&item.body),
        Value::Number(item.changed_at),
    ];
    transaction.run(sql, &values).await.map(drop)
}

impl Store {
    /// Everything that a person has begun or done, by kind and name.
    pub async fn progress(&self, person: &PersonId) -> Result<Vec<ProgressItem>, StoreError> {
        all(self.backend.reader(), person).await
    }

    /// One item, if the person has begun it.
    pub async fn progress_of(
        &self,
        person: &PersonId,
        kind: ProgressKind,
        name: &str,
    ) -> Result<Option<ProgressItem>, StoreError> {
        let sql = "SELECT kind, item, done_at, count, body, changed_at FROM progress \
                   WHERE person_id = $1 AND kind = $2 AND item = $3";
        let values = [Value::Text(person.as_str()), Value::Text(kind.word()), Value::Text(name)];
        let row = self.backend.reader().row(sql, &values).await?;
        row.as_ref().map(item).transpose()
    }

    /// Writes one item in place of what was there.
    pub async fn set_progress(
        &self,
        person: &PersonId,
        item: &ProgressItem,
    ) -> Result<(), StoreError> {
        let mut transaction = self.backend.begin().await?;
        people::must_exist(&mut transaction, person).await?;
        let sql = "SELECT count(*) FROM progress WHERE person_id = $1";
        let row = transaction.row(sql, &[Value::Text(person.as_str())]).await?;
        let held = row.map(|row| row.number(0)).transpose()?.unwrap_or(0);
        if held >= MAX_ITEMS as i64 {
            return Err(StoreError::BadInput("there is too much progress of this person".into()));
        }
        put(&mut transaction, person, &ProgressItem { changed_at: now(), ..item.clone() }).await?;
        transaction.commit().await
    }

    /// Erases everything that a person has learned and solved. Returns how many items
    /// that were.
    pub async fn erase_progress(&self, person: &PersonId) -> Result<u64, StoreError> {
        let mut transaction = self.backend.begin().await?;
        let sql = "DELETE FROM progress WHERE person_id = $1";
        let erased = transaction.run(sql, &[Value::Text(person.as_str())]).await?;
        transaction.commit().await?;
        Ok(erased)
    }
}
