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
    /// How often it can be used; unlimited if `None`.
    pub uses_left: Option<u32>,
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
    let Invitation { table, purpose, expires_at, uses_left } = invitation;
    let sql = "INSERT INTO invitations \
               (hash, table_id, purpose, created_at, expires_at, uses_left) \
               VALUES ($1, $2, $3, $4, $5, $6)";
    let values = [
        Value::Bytes(hash.bytes()),
        Value::Text(table.as_str()),
        Value::Text(purpose),
        Value::Number(created_at),
        Value::MaybeNumber(*expires_at),
        Value::MaybeNumber(uses_left.map(i64::from)),
    ];
    transaction.run(sql, &values).await.map(drop)
}

fn invitation(row: &Row) -> Result<Invitation, StoreError> {
    let uses_left = row.maybe_number(3)?.map(u32::try_from).transpose();
    Ok(Invitation {
        table: row.id(0)?,
        purpose: row.text(1)?,
        expires_at: row.maybe_number(2)?,
        uses_left: uses_left.map_err(|_| StoreError::Damaged("a count is none".into()))?,
    })
}

/// The invitation, if it is still valid.
pub(crate) async fn look(
    reader: &Reader,
    token: &Token,
    now: i64,
) -> Result<Invitation, StoreError> {
    let sql = "SELECT table_id, purpose, expires_at, uses_left FROM invitations WHERE hash = $1 \
               AND (expires_at IS NULL OR expires_at > $2) AND (uses_left IS NULL OR uses_left > 0)";
    let hash = token.hash();
    let row = reader.row(sql, &[Value::Bytes(hash.bytes()), Value::Number(now)]).await?;
    invitation(&row.ok_or(StoreError::NoSuchInvitation)?)
}

pub(crate) async fn use_once(
    transaction: &mut Transaction<'_>,
    token: &Token,
    now: i64,
) -> Result<Invitation, StoreError> {
    let sql = "UPDATE invitations SET uses_left = uses_left - 1 WHERE hash = $1 \
               AND (expires_at IS NULL OR expires_at > $2) AND (uses_left IS NULL OR uses_left > 0) \
               RETURNING table_id, purpose, expires_at, uses_left";
    let hash = token.hash();
    let row = transaction.row(sql, &[Value::Bytes(hash.bytes()), Value::Number(now)]).await?;
    invitation(&row.ok_or(StoreError::NoSuchInvitation)?)
}

/// Withdraws all invitations to a table. Returns how many.
pub(crate) async fn withdraw(
    transaction: &mut Transaction<'_>,
    table: &TableId,
) -> Result<u64, StoreError> {
    let sql = "DELETE FROM invitations WHERE table_id = $1";
    transaction.run(sql, &[Value::Text(table.as_str())]).await
}

/// The invitations to a table, with their hashes and creation times.
pub(crate) async fn of_table(
    transaction: &mut Transaction<'_>,
    table: &TableId,
) -> Result<Vec<(Digest, Invitation, i64)>, StoreError> {
    let sql = "SELECT table_id, purpose, expires_at, uses_left, hash, created_at \
               FROM invitations WHERE table_id = $1 ORDER BY hash";
    let rows = transaction.rows(sql, &[Value::Text(table.as_str())]).await?;
    let whole =
        |row: &Row| Ok((content::hash_from(&row.bytes(4)?)?, invitation(row)?, row.number(5)?));
    rows.iter().map(whole).collect()
}
