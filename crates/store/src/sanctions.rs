//! What an operator has taken out of service: tables in quarantine, and people
//! who are banned.

use crate::sql::{Reader, Transaction, Value};
use crate::{PersonId, StoreError, TableId};

/// A table that must not be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quarantine {
    /// Which table.
    pub table: TableId,
    /// Why, in the operator's words.
    pub reason: String,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
}

/// The longest reason, in bytes.
const LONGEST_REASON: usize = 500;

pub(crate) async fn quarantine(
    transaction: &mut Transaction<'_>,
    table: &TableId,
    reason: &str,
    now: i64,
) -> Result<(), StoreError> {
    crate::log::check_text("a reason", reason, LONGEST_REASON)?;
    crate::tables::must_exist(transaction, table).await?;
    let sql = "INSERT INTO quarantined_tables (table_id, reason, since) VALUES ($1, $2, $3) \
               ON CONFLICT (table_id) DO UPDATE SET reason = excluded.reason";
    let values = [Value::Text(table.as_str()), Value::Text(reason), Value::Number(now)];
    transaction.run(sql, &values).await.map(drop)
}

/// Whether the table was in quarantine.
pub(crate) async fn release(
    transaction: &mut Transaction<'_>,
    table: &TableId,
) -> Result<bool, StoreError> {
    let sql = "DELETE FROM quarantined_tables WHERE table_id = $1";
    Ok(transaction.run(sql, &[Value::Text(table.as_str())]).await? > 0)
}

pub(crate) async fn quarantined(reader: &Reader) -> Result<Vec<Quarantine>, StoreError> {
    let sql = "SELECT table_id, reason, since FROM quarantined_tables ORDER BY table_id";
    let rows = reader.rows(sql, &[]).await?;
    let read = |row: &crate::sql::Row| {
        Ok(Quarantine { table: row.name(0)?, reason: row.text(1)?, since: row.number(2)? })
    };
    rows.iter().map(read).collect()
}

pub(crate) async fn is_quarantined(reader: &Reader, table: &TableId) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM quarantined_tables WHERE table_id = $1";
    Ok(reader.row(sql, &[Value::Text(table.as_str())]).await?.is_some())
}

pub(crate) async fn ban(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    now: i64,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO banned_people (person_id, since) VALUES ($1, $2) \
               ON CONFLICT (person_id) DO NOTHING";
    transaction.run(sql, &[Value::Text(person.as_str()), Value::Number(now)]).await.map(drop)
}

/// Whether the person was banned.
pub(crate) async fn unban(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
) -> Result<bool, StoreError> {
    let sql = "DELETE FROM banned_people WHERE person_id = $1";
    Ok(transaction.run(sql, &[Value::Text(person.as_str())]).await? > 0)
}

pub(crate) async fn is_banned(reader: &Reader, person: &PersonId) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM banned_people WHERE person_id = $1";
    Ok(reader.row(sql, &[Value::Text(person.as_str())]).await?.is_some())
}
