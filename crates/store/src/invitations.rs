//! Invitations: links that give access to a table.

use serde::{Deserialize, Serialize};

use crate::content;
use crate::log::check_text;
use crate::sql::{Reader, Row, Transaction, Value};
use crate::{Digest, StoreError, TableId, Token};

/// A link that gives access to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    pub table: TableId,
    /// What the link permits. The text is opaque to the store.
    pub purpose: String,
    /// When it expires, in milliseconds since 1970; never if `None`.
    pub expires_at: Option<i64>,
}

pub(crate) async fn insert(
    transaction: &mut Transaction<'_>,
    token: &Token,
    invitation: &Invitation,
    now: i64,
) -> Result<(), StoreError> {
    let Invitation { table, purpose, .. } = invitation;
    check_text("a purpose", purpose, 4_000)?;
    crate::tables::must_exist(transaction, table).await?;
    restore(transaction, &token.hash(), invitation, now).await
}

/// Adds an invitation of which only the hash is known.
pub(crate) async fn restore(
    transaction: &mut Transaction<'_>,
    hash: &Digest,
    invitation: &Invitation,
    created_at: i64,
) -> Result<(), StoreError> {
    let Invitation { table, purpose, expires_at } = invitation;
    let sql = "INSERT INTO invitations \
               (hash, table_id, purpose, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)";
    let values = [
        Value::Bytes(hash.bytes()),
        Value::Text(table.as_str()),
        Value::Text(purpose),
        Value::Number(created_at),
        Value::MaybeNumber(*expires_at),
    ];
    transaction.run(sql, &values).await.map(drop)
}

fn invitation(row: &Row) -> Result<Invitation, StoreError> {
    Ok(Invitation { table: row.id(0)?, purpose: row.text(1)?, expires_at: row.maybe_number(2)? })
}

/// The invitation, if it is still valid.
pub(crate) async fn look(
    reader: &Reader,
    token: &Token,
    now: i64,
) -> Result<Invitation, StoreError> {
    let sql = "SELECT table_id, purpose, expires_at FROM invitations WHERE hash = $1 \
               AND (expires_at IS NULL OR expires_at > $2)";
    let hash = token.hash();
    let row = reader.row(sql, &[Value::Bytes(hash.bytes()), Value::Number(now)]).await?;
    invitation(&row.ok_or(StoreError::NoSuchInvitation)?)
}

/// The invitations to a table, with their hashes and creation times.
pub(crate) async fn of_table(
    transaction: &mut Transaction<'_>,
    table: &TableId,
) -> Result<Vec<(Digest, Invitation, i64)>, StoreError> {
    let sql = "SELECT table_id, purpose, expires_at, hash, created_at \
               FROM invitations WHERE table_id = $1 ORDER BY hash";
    let rows = transaction.rows(sql, &[Value::Text(table.as_str())]).await?;
    let whole =
        |row: &Row| Ok((content::hash_from(&row.bytes(3)?)?, invitation(row)?, row.number(4)?));
    rows.iter().map(whole).collect()
}
