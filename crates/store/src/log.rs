//! The log of a table: numbered entries, appended, never changed.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};

use crate::sql::{Reader, Row, Transaction, Value};
use crate::tables::{self, Head};
use crate::{Digest, PersonId, StoreError, TableId};

/// The longest entry, in bytes. A log is read in pages of many.
pub const LONGEST_ENTRY: usize = 1 << 20;

/// Entries to append, with what changes because of them; all or nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Append {
    /// Whose log.
    pub table: TableId,
    /// The number of the first entry: how many entries there were before.
    pub expected: u64,
    /// The entries, texts that mean nothing to the store.
    pub entries: Vec<String>,
    /// The new head, if it has changed.
    pub head: Option<Head>,
    /// The people of the table from now on, if they have changed.
    pub people: Option<Vec<PersonId>>,
    /// Definitions the table uses from now on, besides those before.
    pub definitions: Vec<Digest>,
}

impl Append {
    /// Entries alone.
    #[must_use]
    pub const fn new(table: TableId, expected: u64, entries: Vec<String>) -> Self {
        Self { table, expected, entries, head: None, people: None, definitions: Vec::new() }
    }

    /// The number after the last entry.
    #[must_use]
    pub const fn next(&self) -> u64 {
        self.expected.saturating_add(self.entries.len() as u64)
    }

    /// Whether it can be stored at all.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        if self.entries.is_empty() {
            return Err(StoreError::BadInput("an append without entries".into()));
        }
        if i64::try_from(self.next()).is_err() {
            return Err(StoreError::BadInput("an entry number beyond all bounds".into()));
        }
        self.entries.iter().try_for_each(|entry| check_text("an entry", entry, LONGEST_ENTRY))?;
        self.head.as_ref().map_or(Ok(()), Head::check)
    }

    /// Whether it touches nothing but the log and the head, as most do.
    pub(crate) const fn is_plain(&self) -> bool {
        self.people.is_none() && self.definitions.is_empty()
    }
}

/// PostgreSQL can't hold the character NUL in texts, so nobody may.
pub(crate) fn check_text(what: &str, text: &str, longest: usize) -> Result<(), StoreError> {
    if text.contains('\0') {
        return Err(StoreError::BadInput(format!("{what} with the character NUL")));
    }
    if text.len() > longest {
        return Err(StoreError::BadInput(format!("{what} of more than {longest} bytes")));
    }
    Ok(())
}

/// That an append is in the log, durably.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It has been written now.
    Now,
    /// The same entries were there at the same numbers; nothing was written.
    AlreadyThere,
}

/// One entry with its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 0.
    pub number: u64,
    /// Its text.
    pub body: String,
}

/// A number as the databases hold it. [`Append::check`] has seen larger ones.
pub(crate) const fn stored(number: u64) -> i64 {
    number as i64
}

const INSERT: &str = "INSERT INTO entries (table_id, number, body) VALUES ($1, $2, $3)";

/// One append by itself, with an exact answer. The caller commits.
pub(crate) async fn append_one(
    transaction: &mut Transaction<'_>,
    append: &Append,
    now: i64,
) -> Result<Appended, StoreError> {
    let Append { table, expected, entries, head, people, definitions } = append;
    let next = next_in(transaction, table).await?;
    if *expected != next {
        return if is_there(transaction, append, next).await? {
            Ok(Appended::AlreadyThere)
        } else {
            Err(StoreError::Conflict { table: table.clone(), expected: *expected, next })
        };
    }
    insert(transaction, table, next, entries).await?;
    if let Some(head) = head {
        tables::set_head(transaction, table, head, now).await?;
    }
    if let Some(people) = people {
        tables::set_people(transaction, table, people).await?;
    }
    tables::add_definitions(transaction, table, definitions).await?;
    Ok(Appended::Now)
}

/// Writes entries where nothing is yet.
pub(crate) async fn insert(
    transaction: &mut Transaction<'_>,
    table: &TableId,
    first: u64,
    entries: &[String],
) -> Result<(), StoreError> {
    for (number, body) in (first..).zip(entries) {
        let values =
            [Value::Text(table.as_str()), Value::Number(stored(number)), Value::Text(body)];
        transaction.run(INSERT, &values).await?;
    }
    Ok(())
}

const NEXT: &str = "SELECT (SELECT max(number) FROM entries WHERE table_id = tables.id) \
                    FROM tables WHERE id = $1";

async fn next_in(transaction: &mut Transaction<'_>, table: &TableId) -> Result<u64, StoreError> {
    let row = transaction.row(NEXT, &[Value::Text(table.as_str())]).await?;
    let row = row.ok_or_else(|| StoreError::NoSuchTable(table.clone()))?;
    after(row.maybe_number(0)?)
}

/// The number after the last one.
fn after(last: Option<i64>) -> Result<u64, StoreError> {
    last.map_or(Ok(0), |last| {
        u64::try_from(last)
            .map(|last| last + 1)
            .map_err(|_| StoreError::Damaged(format!("an entry has the number {last}")))
    })
}

/// Where the log goes on.
pub(crate) async fn next(reader: &Reader, table: &TableId) -> Result<u64, StoreError> {
    let row = reader.row(NEXT, &[Value::Text(table.as_str())]).await?;
    let row = row.ok_or_else(|| StoreError::NoSuchTable(table.clone()))?;
    after(row.maybe_number(0)?)
}

const PAGE: &str = "SELECT number, body FROM entries WHERE table_id = $1 AND number >= $2 \
                    ORDER BY number LIMIT $3";

/// Whether all these entries are in the log, word for word.
async fn is_there(
    transaction: &mut Transaction<'_>,
    append: &Append,
    next: u64,
) -> Result<bool, StoreError> {
    if append.next() > next {
        return Ok(false);
    }
    let values = [
        Value::Text(append.table.as_str()),
        Value::Number(stored(append.expected)),
        Value::Number(append.entries.len() as i64),
    ];
    let rows = transaction.rows(PAGE, &values).await?;
    let mut same = rows.len() == append.entries.len();
    for (row, entry) in rows.iter().zip(&append.entries) {
        same &= row.text(1)? == *entry;
    }
    Ok(same)
}

/// Entries from a number on, at most so many. That no number is missing is
/// checked.
pub(crate) async fn read(
    reader: &Reader,
    table: &TableId,
    from: u64,
    most: u32,
) -> Result<Vec<Entry>, StoreError> {
    let Ok(start) = i64::try_from(from) else { return Ok(Vec::new()) };
    let values =
        [Value::Text(table.as_str()), Value::Number(start), Value::Number(i64::from(most))];
    without_gaps(table, from, &reader.rows(PAGE, &values).await?)
}

/// The same inside of a transaction.
pub(crate) async fn read_in(
    transaction: &mut Transaction<'_>,
    table: &TableId,
    from: u64,
    most: u32,
) -> Result<Vec<Entry>, StoreError> {
    let values =
        [Value::Text(table.as_str()), Value::Number(stored(from)), Value::Number(i64::from(most))];
    without_gaps(table, from, &transaction.rows(PAGE, &values).await?)
}

fn without_gaps(table: &TableId, from: u64, rows: &[Row]) -> Result<Vec<Entry>, StoreError> {
    let mut entries = Vec::with_capacity(rows.len());
    for (expected, row) in (from..).zip(rows) {
        let number = row.count(0)?;
        if number != expected {
            let sentence = format!("entry {expected} of table {table} is missing");
            return Err(StoreError::Damaged(sentence));
        }
        entries.push(Entry { number, body: row.text(1)? });
    }
    Ok(entries)
}

/// Appends that can be written together: for each table a chain without gaps.
#[derive(Debug, Default)]
pub(crate) struct Chains<'a> {
    /// The plain ones, in order.
    pub(crate) together: Vec<&'a Append>,
    /// Whether each of them is the first of its table.
    pub(crate) first: Vec<bool>,
    /// The last head of each table that has a new one.
    pub(crate) heads: BTreeMap<&'a TableId, &'a Head>,
    ends: HashMap<&'a TableId, u64>,
}

impl<'a> Chains<'a> {
    /// How many entries they are.
    pub(crate) fn rows(&self) -> usize {
        self.together.iter().map(|append| append.entries.len()).sum()
    }

    /// Whether a chain of this table has begun.
    pub(crate) fn contains(&self, table: &TableId) -> bool {
        self.ends.contains_key(table)
    }

    /// Takes an append in, if it goes on where its table's chain ends.
    pub(crate) fn take(&mut self, append: &'a Append) -> bool {
        let end = self.ends.get(&append.table).copied();
        let fits = append.is_plain() && end.is_none_or(|end| end == append.expected);
        if fits {
            self.together.push(append);
            self.first.push(end.is_none());
            self.ends.insert(&append.table, append.next());
            self.heads.extend(append.head.as_ref().map(|head| (&append.table, head)));
        }
        fits
    }
}

/// Logs in which numbers are missing; a sentence each.
pub(crate) async fn gaps(reader: &Reader) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT table_id FROM entries GROUP BY table_id \
               HAVING min(number) <> 0 OR count(*) <> max(number) + 1 ORDER BY table_id LIMIT 20";
    let rows = reader.rows(sql, &[]).await?;
    let sentence = |name: String| format!("numbers are missing in the log of table {name}");
    rows.iter().map(|row| row.text(0).map(sentence)).collect()
}
