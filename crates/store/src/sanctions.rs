//! Quarantined tables and banned people.

use crate::clock::now;
use crate::device_links;
use crate::people;
use crate::sql::{Reader, Transaction, Value};
use crate::{PersonId, Store, StoreError, TableId};

/// A table that must not be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quarantine {
    pub table: TableId,
    /// The operator's explanation.
    pub reason: String,
    /// Milliseconds since 1970.
    pub since: i64,
}

/// Maximum length, in bytes.
const MAX_REASON_LEN: usize = 500;

async fn quarantine(
    transaction: &mut Transaction<'_>,
    table: &TableId,
    reason: &str,
    now: i64,
) -> Result<(), StoreError> {
    crate::log::check_text("a reason", reason, MAX_REASON_LEN)?;
    crate::tables::must_exist(transaction, table).await?;
    let sql = "INSERT INTO quarantined_tables (table_id, reason, since) VALUES ($1, $2, $3) \
               ON CONFLICT (table_id) DO UPDATE SET reason = excluded.reason";
    let values = [Value::Text(table.as_str()), Value::Text(reason), Value::Number(now)];
    transaction.run(sql, &values).await.map(drop)
}

/// Returns whether the table was in quarantine.
async fn release(transaction: &mut Transaction<'_>, table: &TableId) -> Result<bool, StoreError> {
    let sql = "DELETE FROM quarantined_tables WHERE table_id = $1";
    Ok(transaction.run(sql, &[Value::Text(table.as_str())]).await? > 0)
}

async fn quarantined(reader: &Reader) -> Result<Vec<Quarantine>, StoreError> {
    let sql = "SELECT table_id, reason, since FROM quarantined_tables ORDER BY table_id";
    let rows = reader.rows(sql, &[]).await?;
    let read = |row: &crate::sql::Row| {
        Ok(Quarantine { table: row.id(0)?, reason: row.text(1)?, since: row.number(2)? })
    };
    rows.iter().map(read).collect()
}

async fn is_quarantined(reader: &Reader, table: &TableId) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM quarantined_tables WHERE table_id = $1";
    Ok(reader.row(sql, &[Value::Text(table.as_str())]).await?.is_some())
}

async fn ban(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    now: i64,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO banned_people (person_id, since) VALUES ($1, $2) \
               ON CONFLICT (person_id) DO NOTHING";
    transaction.run(sql, &[Value::Text(person.as_str()), Value::Number(now)]).await.map(drop)
}

/// Returns whether the person was banned.
async fn unban(transaction: &mut Transaction<'_>, person: &PersonId) -> Result<bool, StoreError> {
    let sql = "DELETE FROM banned_people WHERE person_id = $1";
    Ok(transaction.run(sql, &[Value::Text(person.as_str())]).await? > 0)
}

pub(crate) async fn is_banned(reader: &Reader, person: &PersonId) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM banned_people WHERE person_id = $1";
    Ok(reader.row(sql, &[Value::Text(person.as_str())]).await?.is_some())
}

impl Store {
    /// Takes a table out of service until it is released.
    pub async fn quarantine(&self, table: &TableId, reason: &str) -> Result<(), StoreError> {
        let mut transaction = self.backend.begin().await?;
        quarantine(&mut transaction, table, reason, now()).await?;
        transaction.commit().await
    }

    /// Puts a table back into service. Returns whether it was quarantined.
    pub async fn release_from_quarantine(&self, table: &TableId) -> Result<bool, StoreError> {
        let mut transaction = self.backend.begin().await?;
        let released = release(&mut transaction, table).await?;
        transaction.commit().await?;
        Ok(released)
    }

    pub async fn quarantined(&self) -> Result<Vec<Quarantine>, StoreError> {
        quarantined(self.backend.reader()).await
    }

    pub async fn is_quarantined(&self, table: &TableId) -> Result<bool, StoreError> {
        is_quarantined(self.backend.reader(), table).await
    }

    /// Bans a person: their tokens are revoked and their account is locked.
    pub async fn ban(&self, person: &PersonId) -> Result<(), StoreError> {
        let mut transaction = self.backend.begin().await?;
        people::revoke_others(&mut transaction, person, None).await?;
        device_links::remove(&mut transaction, person).await?;
        ban(&mut transaction, person, now()).await?;
        transaction.commit().await
    }

    /// Lifts a ban. Returns whether there was one.
    pub async fn unban(&self, person: &PersonId) -> Result<bool, StoreError> {
        let mut transaction = self.backend.begin().await?;
        let banned = unban(&mut transaction, person).await?;
        transaction.commit().await?;
        Ok(banned)
    }
}
