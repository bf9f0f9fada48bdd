//! Definitions by content hash, snapshots, settings.

use serde::{Deserialize, Serialize};

use crate::log::{check_text, stored};
use crate::sql::{Reader, Transaction, Value};
use crate::{Digest, StoreError, TableId};

/// Maximum size of a definition or snapshot, in bytes.
pub const LARGEST_CONTENT: usize = 16 << 20;

fn check_size(what: &str, body: &[u8]) -> Result<(), StoreError> {
    if body.len() <= LARGEST_CONTENT {
        return Ok(());
    }
    Err(StoreError::BadInput(format!("{what} of more than {LARGEST_CONTENT} bytes")))
}

/// Stores a definition. Storing it again has no effect.
pub(crate) async fn put_definition(
    transaction: &mut Transaction<'_>,
    body: &[u8],
) -> Result<Digest, StoreError> {
    check_size("a definition", body)?;
    let hash = Digest::of(body);
    let sql = "INSERT INTO definitions (hash, body) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    transaction.run(sql, &[Value::Bytes(hash.bytes()), Value::Bytes(body)]).await?;
    Ok(hash)
}

/// The content with this hash. Verifies the hash.
pub(crate) async fn definition(
    reader: &Reader,
    hash: &Digest,
) -> Result<Option<Vec<u8>>, StoreError> {
    let sql = "SELECT body FROM definitions WHERE hash = $1";
    let Some(row) = reader.row(sql, &[Value::Bytes(hash.bytes())]).await? else {
        return Ok(None);
    };
    let body = row.bytes(0)?;
    if Digest::of(&body) == *hash {
        Ok(Some(body))
    } else {
        Err(StoreError::Damaged(format!("definition {hash} has another content")))
    }
}

pub(crate) fn hash_from(bytes: &[u8]) -> Result<Digest, StoreError> {
    let bytes = bytes.try_into();
    bytes.map(Digest::from_bytes).map_err(|_| StoreError::Damaged("a hash is none".into()))
}

pub(crate) async fn definitions_of(
    reader: &Reader,
    table: &TableId,
) -> Result<Vec<Digest>, StoreError> {
    let sql = "SELECT hash FROM table_definitions WHERE table_id = $1 ORDER BY hash";
    let rows = reader.rows(sql, &[Value::Text(table.as_str())]).await?;
    rows.iter().map(|row| hash_from(&row.bytes(0)?)).collect()
}

/// The state of a table after some entries. It is a cache that may be missing or
/// in a format that is no longer supported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The number of the next entry.
    pub number: u64,
    /// The name of the format. Unknown formats are ignored.
    pub format: String,
    pub body: Vec<u8>,
}

/// Stores a snapshot, replacing an older one.
pub(crate) async fn put_snapshot(
    transaction: &mut Transaction<'_>,
    table: &TableId,
    snapshot: &Snapshot,
) -> Result<(), StoreError> {
    check_size("a snapshot", &snapshot.body)?;
    check_text("a format", &snapshot.format, 100)?;
    let sql = "INSERT INTO snapshots (table_id, number, format, body) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, \
               format = excluded.format, body = excluded.body \
               WHERE excluded.number >= snapshots.number";
    let values = [
        Value::Text(table.as_str()),
        Value::Number(stored(snapshot.number)),
        Value::Text(&snapshot.format),
        Value::Bytes(&snapshot.body),
    ];
    transaction.run(sql, &values).await?;
    Ok(())
}

pub(crate) async fn snapshot(
    reader: &Reader,
    table: &TableId,
) -> Result<Option<Snapshot>, StoreError> {
    let sql = "SELECT number, format, body FROM snapshots WHERE table_id = $1";
    let row = reader.row(sql, &[Value::Text(table.as_str())]).await?;
    row.map(|row| Ok(Snapshot { number: row.count(0)?, format: row.text(1)?, body: row.bytes(2)? }))
        .transpose()
}

/// Sets or removes a setting.
pub(crate) async fn set_setting(
    transaction: &mut Transaction<'_>,
    name: &str,
    value: Option<&str>,
) -> Result<(), StoreError> {
    check_text("a setting's name", name, 200)?;
    let Some(value) = value else {
        let sql = "DELETE FROM settings WHERE name = $1";
        return transaction.run(sql, &[Value::Text(name)]).await.map(drop);
    };
    check_text("a setting", value, LARGEST_CONTENT)?;
    let sql = "INSERT INTO settings (name, value) VALUES ($1, $2) \
               ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    transaction.run(sql, &[Value::Text(name), Value::Text(value)]).await.map(drop)
}

pub(crate) async fn setting(reader: &Reader, name: &str) -> Result<Option<String>, StoreError> {
    let row =
        reader.row("SELECT value FROM settings WHERE name = $1", &[Value::Text(name)]).await?;
    row.map(|row| row.text(0)).transpose()
}
