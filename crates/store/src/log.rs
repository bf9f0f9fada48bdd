//! The log of a table: numbered entries that are appended and never changed.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};

use crate::sql::{Reader, Row, Transaction, Value};
use crate::tables::{self, SummaryRow};
use crate::{Digest, PersonId, StoreError, TableId};

/// Maximum length of an entry, in bytes. A log is read in pages of many entries.
pub const MAX_ENTRY_LEN: usize = 1 << 20;

/// Entries to append and the changes that go with them, applied atomically.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Append {
    pub table: TableId,
    /// The number of the first entry, which is the length of the log before.
    pub expected: u64,
    /// The entries, as text that is opaque to the store.
    pub entries: Vec<String>,
    /// The new summary row, if it has changed.
    pub summary_row: Option<SummaryRow>,
    /// The people of the table, if they have changed.
    pub people: Option<Vec<PersonId>>,
    /// Additional definitions that the table uses.
    pub definitions: Vec<Digest>,
}

impl Append {
    /// An append of entries only.
    #[must_use]
    pub const fn new(table: TableId, expected: u64, entries: Vec<String>) -> Self {
        Self { table, expected, entries, summary_row: None, people: None, definitions: Vec::new() }
    }

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
        self.entries.iter().try_for_each(|entry| check_text("an entry", entry, MAX_ENTRY_LEN))?;
        self.summary_row.as_ref().map_or(Ok(()), SummaryRow::check)
    }

    /// Whether it changes only the log and the summary row, as most appends do.
    pub(crate) const fn is_plain(&self) -> bool {
        self.people.is_none() && self.definitions.is_empty()
    }
}

/// PostgreSQL can't store the character NUL in text, so it is refused for both.
pub(crate) fn check_text(what: &str, text: &str, longest: usize) -> Result<(), StoreError> {
    if text.contains('\0') {
        return Err(StoreError::BadInput(format!("{what} with the character NUL")));
    }
    if text.len() > longest {
        return Err(StoreError::BadInput(format!("{what} of more than {longest} bytes")));
    }
    Ok(())
}

/// The outcome of an append that is durable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    Now,
    /// The log already had the same entries at these numbers. Nothing was written.
    AlreadyThere,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredEntry {
    /// Starts at 0.
    pub number: u64,
    pub body: String,
}

/// A number in the databases' type. [`Append::check`] refuses larger ones.
pub(crate) const fn stored(number: u64) -> i64 {
    number as i64
}

const INSERT: &str = "INSERT INTO entries (table_id, number, body) VALUES ($1, $2, $3)";

/// Writes a single append, with an exact error. The caller commits.
pub(crate) async fn append_one(
    transaction: &mut Transaction<'_>,
    append: &Append,
    now: i64,
) -> Result<Appended, StoreError> {
    let Append { table, expected, entries, summary_row, people, definitions } = append;
    let next = next_in(transaction, table).await?;
    if *expected != next {
        return if is_there(transaction, append, next).await? {
            Ok(Appended::AlreadyThere)
        } else {
            Err(StoreError::Conflict { table: table.clone(), expected: *expected, next })
        };
    }
    insert(transaction, table, next, entries).await?;
    if let Some(summary_row) = summary_row {
        tables::set_summary_row(transaction, table, summary_row, now).await?;
    }
    if let Some(people) = people {
        tables::set_people(transaction, table, people).await?;
    }
    tables::add_definitions(transaction, table, definitions).await?;
    Ok(Appended::Now)
}

/// Writes entries at unused numbers.
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

/// SQLite searches a view of two tables by key for the largest number, but reads it
/// completely for `max`.
const NEXT: &str = "SELECT (SELECT number FROM all_entries WHERE table_id = tables.id \
                    ORDER BY number DESC LIMIT 1) FROM tables WHERE id = $1";

async fn next_in(transaction: &mut Transaction<'_>, table: &TableId) -> Result<u64, StoreError> {
    let row = transaction.row(NEXT, &[Value::Text(table.as_str())]).await?;
    let row = row.ok_or_else(|| StoreError::NoSuchTable(table.clone()))?;
    after(row.maybe_number(0)?)
}

/// The length of a log, which is the number of its next entry.
pub(crate) async fn length(reader: &Reader, table: &TableId) -> Result<u64, StoreError> {
    let row = reader.row(NEXT, &[Value::Text(table.as_str())]).await?;
    let row = row.ok_or_else(|| StoreError::NoSuchTable(table.clone()))?;
    after(row.maybe_number(0)?)
}

fn after(last: Option<i64>) -> Result<u64, StoreError> {
    last.map_or(Ok(0), |last| {
        u64::try_from(last)
            .map(|last| last + 1)
            .map_err(|_| StoreError::Damaged(format!("an entry has the number {last}")))
    })
}

const PAGE: &str = "SELECT number, body FROM all_entries WHERE table_id = $1 AND number >= $2 \
                    ORDER BY number LIMIT $3";

/// Whether the log contains exactly these entries.
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

/// At most `limit` entries, starting at a number. Checks that no number is missing.
pub(crate) async fn read(
    reader: &Reader,
    table: &TableId,
    from: u64,
    limit: u32,
) -> Result<Vec<StoredEntry>, StoreError> {
    let Ok(start) = i64::try_from(from) else { return Ok(Vec::new()) };
    let values =
        [Value::Text(table.as_str()), Value::Number(start), Value::Number(i64::from(limit))];
    without_gaps(table, from, &reader.rows(PAGE, &values).await?)
}

/// Like [`read`], inside a transaction.
pub(crate) async fn read_in(
    transaction: &mut Transaction<'_>,
    table: &TableId,
    from: u64,
    limit: u32,
) -> Result<Vec<StoredEntry>, StoreError> {
    let values =
        [Value::Text(table.as_str()), Value::Number(stored(from)), Value::Number(i64::from(limit))];
    without_gaps(table, from, &transaction.rows(PAGE, &values).await?)
}

fn without_gaps(table: &TableId, from: u64, rows: &[Row]) -> Result<Vec<StoredEntry>, StoreError> {
    let mut entries = Vec::with_capacity(rows.len());
    for (expected, row) in (from..).zip(rows) {
        let number = row.count(0)?;
        if number != expected {
            let sentence = format!("entry {expected} of table {table} is missing");
            return Err(StoreError::Damaged(sentence));
        }
        entries.push(StoredEntry { number, body: row.text(1)? });
    }
    Ok(entries)
}

/// Appends that can be written together: a chain without gaps for each table.
#[derive(Debug, Default)]
pub(crate) struct Chains<'a> {
    /// The plain appends, in order.
    pub(crate) together: Vec<&'a Append>,
    /// Whether each of them is the first of its table.
    pub(crate) first: Vec<bool>,
    /// The latest new summary row of each table.
    pub(crate) summary_rows: BTreeMap<&'a TableId, &'a SummaryRow>,
    ends: HashMap<&'a TableId, u64>,
}

impl<'a> Chains<'a> {
    pub(crate) fn rows(&self) -> usize {
        self.together.iter().map(|append| append.entries.len()).sum()
    }

    /// Whether there is a chain for this table.
    pub(crate) fn contains(&self, table: &TableId) -> bool {
        self.ends.contains_key(table)
    }

    /// Adds an append if it continues its table's chain.
    pub(crate) fn take(&mut self, append: &'a Append) -> bool {
        let end = self.ends.get(&append.table).copied();
        let fits = append.is_plain() && end.is_none_or(|end| end == append.expected);
        if fits {
            self.together.push(append);
            self.first.push(end.is_none());
            self.ends.insert(&append.table, append.next());
            self.summary_rows.extend(
                append.summary_row.as_ref().map(|summary_row| (&append.table, summary_row)),
            );
        }
        fits
    }
}

/// Checks for missing numbers in logs. Each problem is one sentence.
pub(crate) async fn gaps(reader: &Reader) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT table_id FROM all_entries GROUP BY table_id \
               HAVING min(number) <> 0 OR count(*) <> max(number) + 1 ORDER BY table_id LIMIT 20";
    let rows = reader.rows(sql, &[]).await?;
    let sentence = |name: String| format!("numbers are missing in the log of table {name}");
    rows.iter().map(|row| row.text(0).map(sentence)).collect()
}
