//! Tables without their logs: summary rows, people, definitions.

use serde::{Deserialize, Serialize};

use crate::backup::WholeTable;
use crate::content;
use crate::log::{self, check_text};
use crate::sql::{Reader, Row, Transaction, Value};
use crate::{Digest, PersonId, StoreError, TableId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TablePhase {
    Lobby,
    Playing,
    Over,
}

impl TablePhase {
    /// As stored in the database.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    fn from_word(word: &str) -> Result<Self, StoreError> {
        [Self::Lobby, Self::Playing, Self::Over]
            .into_iter()
            .find(|phase| phase.word() == word)
            .ok_or_else(|| StoreError::Damaged(format!("a table is in the phase {word:?}")))
    }
}

/// What is known of a table without reading its log. It changes in the same
/// transaction as the log. Backups call it `head`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SummaryRow {
    pub phase: TablePhase,
    /// Whether it is in the public list.
    pub public: bool,
    /// The next deadline, in milliseconds since 1970. The table must be loaded then
    /// even if nobody opens it.
    pub wake_at: Option<i64>,
    /// Text for lists, JSON by convention and opaque to the store.
    pub summary: String,
}

/// Maximum length of a summary, in bytes.
pub const MAX_SUMMARY_LEN: usize = 16 << 10;

impl SummaryRow {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check_text("a summary", &self.summary, MAX_SUMMARY_LEN)
    }
}

/// A table to be created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewTable {
    pub id: TableId,
    #[serde(rename = "head")]
    pub summary_row: SummaryRow,
    pub people: Vec<PersonId>,
    pub definitions: Vec<Digest>,
    /// The first entries of its log. May be empty.
    pub entries: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRecord {
    pub id: TableId,
    #[serde(rename = "head")]
    pub summary_row: SummaryRow,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// When the summary row was last written, in milliseconds since 1970.
    pub changed_at: i64,
}

/// The last table of a page, from which the list continues.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bookmark {
    pub created_at: i64,
    pub id: TableId,
}

impl TableRecord {
    /// Continues a list after this table.
    #[must_use]
    pub fn bookmark(&self) -> Bookmark {
        Bookmark { created_at: self.created_at, id: self.id.clone() }
    }
}

/// The columns of [`TableRecord`], in the order [`record`] reads them.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT id, phase, public, wake_at, summary, created_at, changed_at FROM tables ",
            $rest
        )
    };
}

fn record(row: &Row) -> Result<TableRecord, StoreError> {
    Ok(TableRecord {
        id: row.id(0)?,
        summary_row: SummaryRow {
            phase: TablePhase::from_word(&row.text(1)?)?,
            public: row.truth(2)?,
            wake_at: row.maybe_number(3)?,
            summary: row.text(4)?,
        },
        created_at: row.number(5)?,
        changed_at: row.number(6)?,
    })
}

fn records(rows: &[Row]) -> Result<Vec<TableRecord>, StoreError> {
    rows.iter().map(record).collect()
}

/// The columns that a summary row fills, after the id.
fn row_values<'a>(
    id: &'a TableId,
    summary_row: &'a SummaryRow,
) -> Result<[Value<'a>; 5], StoreError> {
    summary_row.check()?;
    Ok([
        Value::Text(id.as_str()),
        Value::Text(summary_row.phase.word()),
        Value::Truth(summary_row.public),
        Value::MaybeNumber(summary_row.wake_at),
        Value::Text(&summary_row.summary),
    ])
}

const INSERT: &str = "INSERT INTO tables \
    (id, phase, public, wake_at, summary, created_at, changed_at) \
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING";

pub(crate) async fn insert(
    transaction: &mut Transaction<'_>,
    id: &TableId,
    summary_row: &SummaryRow,
    created_at: i64,
    changed_at: i64,
) -> Result<(), StoreError> {
    let [id_value, phase, public, wake_at, summary] = row_values(id, summary_row)?;
    let (created_at, changed_at) = (Value::Number(created_at), Value::Number(changed_at));
    let values = [id_value, phase, public, wake_at, summary, created_at, changed_at];
    match transaction.run(INSERT, &values).await? {
        0 => Err(StoreError::TableExists(id.clone())),
        _ => Ok(()),
    }
}

pub(crate) async fn create(
    transaction: &mut Transaction<'_>,
    table: &NewTable,
    now: i64,
) -> Result<(), StoreError> {
    let NewTable { id, summary_row, people, definitions, entries } = table;
    for entry in entries {
        check_text("an entry", entry, log::MAX_ENTRY_LEN)?;
    }
    insert(transaction, id, summary_row, now, now).await?;
    log::insert(transaction, id, 0, entries).await?;
    set_people(transaction, id, people).await?;
    add_definitions(transaction, id, definitions).await
}

pub(crate) async fn must_exist(
    transaction: &mut Transaction<'_>,
    table: &TableId,
) -> Result<(), StoreError> {
    let sql = "SELECT 1 FROM tables WHERE id = $1";
    let row = transaction.row(sql, &[Value::Text(table.as_str())]).await?;
    row.map(drop).ok_or_else(|| StoreError::NoSuchTable(table.clone()))
}

const SET_SUMMARY_ROW: &str = "UPDATE tables SET phase = $2, public = $3, wake_at = $4, summary = $5, \
                        changed_at = $6 WHERE id = $1";

pub(crate) async fn set_summary_row(
    transaction: &mut Transaction<'_>,
    id: &TableId,
    summary_row: &SummaryRow,
    now: i64,
) -> Result<(), StoreError> {
    let [id_value, phase, public, wake_at, summary] = row_values(id, summary_row)?;
    let values = [id_value, phase, public, wake_at, summary, Value::Number(now)];
    match transaction.run(SET_SUMMARY_ROW, &values).await? {
        0 => Err(StoreError::NoSuchTable(id.clone())),
        _ => Ok(()),
    }
}

pub(crate) async fn set_people(
    transaction: &mut Transaction<'_>,
    table: &TableId,
    people: &[PersonId],
) -> Result<(), StoreError> {
    let of_table = [Value::Text(table.as_str())];
    transaction.run("DELETE FROM table_people WHERE table_id = $1", &of_table).await?;
    for person in people {
        let sql = "INSERT INTO table_people (table_id, person_id) VALUES ($1, $2) \
                   ON CONFLICT DO NOTHING";
        let values = [Value::Text(table.as_str()), Value::Text(person.as_str())];
        transaction.run(sql, &values).await?;
    }
    Ok(())
}

pub(crate) async fn add_definitions(
    transaction: &mut Transaction<'_>,
    table: &TableId,
    definitions: &[Digest],
) -> Result<(), StoreError> {
    for hash in definitions {
        let values = [Value::Text(table.as_str()), Value::Bytes(hash.bytes())];
        let sql = "SELECT 1 FROM definitions WHERE hash = $1";
        if transaction.row(sql, &values[1..]).await?.is_none() {
            return Err(StoreError::BadInput(format!("no definition has the hash {hash}")));
        }
        let sql = "INSERT INTO table_definitions (table_id, hash) VALUES ($1, $2) \
                   ON CONFLICT DO NOTHING";
        transaction.run(sql, &values).await?;
    }
    Ok(())
}

/// Removes a table and everything that belongs only to it.
pub(crate) async fn delete(
    transaction: &mut Transaction<'_>,
    id: &TableId,
) -> Result<(), StoreError> {
    let of_table = [Value::Text(id.as_str())];
    if transaction.run("DELETE FROM tables WHERE id = $1", &of_table).await? == 0 {
        return Err(StoreError::NoSuchTable(id.clone()));
    }
    if !matches!(transaction, Transaction::Postgres(_)) {
        transaction.run("DELETE FROM recent_entries WHERE table_id = $1", &of_table).await?;
    }
    for sql in [
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM table_people WHERE table_id = $1",
        "DELETE FROM table_definitions WHERE table_id = $1",
        "DELETE FROM invitations WHERE table_id = $1",
        "DELETE FROM leases WHERE table_id = $1",
        "DELETE FROM table_usage WHERE table_id = $1",
        "DELETE FROM quarantined_tables WHERE table_id = $1",
    ] {
        transaction.run(sql, &of_table).await?;
    }
    Ok(())
}

pub(crate) async fn get(reader: &Reader, id: &TableId) -> Result<Option<TableRecord>, StoreError> {
    let row = reader.row(select!("WHERE id = $1"), &[Value::Text(id.as_str())]).await?;
    row.as_ref().map(record).transpose()
}

/// Public tables that are not over, newest first.
pub(crate) async fn public(
    reader: &Reader,
    after: Option<&Bookmark>,
    limit: u32,
) -> Result<Vec<TableRecord>, StoreError> {
    let sql = match reader {
        Reader::Sqlite(_) => {
            select!(
                "WHERE public = 1 AND phase <> 'over' AND (created_at, id) < ($1, $2) \
                 ORDER BY created_at DESC, id DESC LIMIT $3"
            )
        }
        Reader::Postgres(..) => {
            select!(
                "WHERE public AND phase <> 'over' AND (created_at, id) < ($1, $2) \
                 ORDER BY created_at DESC, id DESC LIMIT $3"
            )
        }
    };
    let (created_at, id) = after.map_or((i64::MAX, ""), |mark| (mark.created_at, mark.id.as_str()));
    let values = [Value::Number(created_at), Value::Text(id), Value::Number(i64::from(limit))];
    records(&reader.rows(sql, &values).await?)
}

/// The tables of a person, newest first.
pub(crate) async fn of_person(
    reader: &Reader,
    person: &PersonId,
    after: Option<&Bookmark>,
    limit: u32,
) -> Result<Vec<TableRecord>, StoreError> {
    let sql = select!(
        "WHERE id IN (SELECT table_id FROM table_people WHERE person_id = $4) \
         AND (created_at, id) < ($1, $2) ORDER BY created_at DESC, id DESC LIMIT $3"
    );
    let (created_at, id) = after.map_or((i64::MAX, ""), |mark| (mark.created_at, mark.id.as_str()));
    let values = [
        Value::Number(created_at),
        Value::Text(id),
        Value::Number(i64::from(limit)),
        Value::Text(person.as_str()),
    ];
    records(&reader.rows(sql, &values).await?)
}

/// All tables, by id.
pub(crate) async fn all(
    reader: &Reader,
    after: Option<&TableId>,
    limit: u32,
) -> Result<Vec<TableRecord>, StoreError> {
    let sql = select!("WHERE id > $1 ORDER BY id LIMIT $2");
    let values = [Value::Text(after.map_or("", TableId::as_str)), Value::Number(i64::from(limit))];
    records(&reader.rows(sql, &values).await?)
}

/// Tables whose wake time has come, the most overdue first.
pub(crate) async fn due(
    reader: &Reader,
    now: i64,
    limit: u32,
) -> Result<Vec<TableRecord>, StoreError> {
    let sql = select!("WHERE wake_at IS NOT NULL AND wake_at <= $1 ORDER BY wake_at, id LIMIT $2");
    records(&reader.rows(sql, &[Value::Number(now), Value::Number(i64::from(limit))]).await?)
}

pub(crate) async fn latest_change(reader: &Reader) -> Result<Option<i64>, StoreError> {
    let row = reader.row("SELECT max(changed_at) FROM tables", &[]).await?;
    row.map_or(Ok(None), |row| row.maybe_number(0))
}

/// The people of a table, by id.
pub(crate) async fn people(reader: &Reader, table: &TableId) -> Result<Vec<PersonId>, StoreError> {
    let sql = "SELECT person_id FROM table_people WHERE table_id = $1 ORDER BY person_id";
    let rows = reader.rows(sql, &[Value::Text(table.as_str())]).await?;
    rows.iter().map(|row| row.id(0)).collect()
}

/// A table with its people and definitions, for a backup.
pub(crate) async fn get_in(
    transaction: &mut Transaction<'_>,
    id: &TableId,
) -> Result<WholeTable, StoreError> {
    let of_table = [Value::Text(id.as_str())];
    let row = transaction.row(select!("WHERE id = $1"), &of_table).await?;
    let row = row.ok_or_else(|| StoreError::NoSuchTable(id.clone()))?;
    let TableRecord { id, summary_row, created_at, changed_at } = record(&row)?;
    let sql = "SELECT person_id FROM table_people WHERE table_id = $1 ORDER BY person_id";
    let people = transaction.rows(sql, &of_table).await?;
    let people = people.iter().map(|row| row.id(0)).collect::<Result<_, _>>()?;
    let sql = "SELECT hash FROM table_definitions WHERE table_id = $1 ORDER BY hash";
    let hashes = transaction.rows(sql, &of_table).await?;
    let definitions = hashes.iter().map(|row| content::hash_from(&row.bytes(0)?));
    let definitions = definitions.collect::<Result<_, _>>()?;
    Ok(WholeTable {
        id,
        summary_row,
        created_at,
        changed_at,
        people,
        definitions,
        invitations: Vec::new(),
    })
}
