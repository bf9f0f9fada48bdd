//! Definitions by content hash, settings.

use crate::log::check_text;
use crate::sql::{Reader, Transaction, Value};
use crate::{Digest, StoreError, TableId};

/// Maximum size of a definition or setting, in bytes.
pub const MAX_CONTENT_LEN: usize = 16 << 20;

/// Stores a definition. Storing it again has no effect.
pub(crate) async fn put_definition(
    transaction: &mut Transaction<'_>,
    body: &[u8],
) -> Result<Digest, StoreError> {
    if body.len() > MAX_CONTENT_LEN {
        let sentence = format!("a definition of more than {MAX_CONTENT_LEN} bytes");
        return Err(StoreError::BadInput(sentence));
    }
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
    bytes
        .map(Digest::from_bytes)
        .map_err(|_| StoreError::Damaged("a stored hash has the wrong length".into()))
}

pub(crate) async fn definitions_of(
    reader: &Reader,
    table: &TableId,
) -> Result<Vec<Digest>, StoreError> {
    let sql = "SELECT hash FROM table_definitions WHERE table_id = $1 ORDER BY hash";
    let rows = reader.rows(sql, &[Value::Text(table.as_str())]).await?;
    rows.iter().map(|row| hash_from(&row.bytes(0)?)).collect()
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
    check_text("a setting", value, MAX_CONTENT_LEN)?;
    let sql = "INSERT INTO settings (name, value) VALUES ($1, $2) \
               ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    transaction.run(sql, &[Value::Text(name), Value::Text(value)]).await.map(drop)
}

pub(crate) async fn setting(reader: &Reader, name: &str) -> Result<Option<String>, StoreError> {
    let row =
        reader.row("SELECT value FROM settings WHERE name = $1", &[Value::Text(name)]).await?;
    row.map(|row| row.text(0)).transpose()
}
