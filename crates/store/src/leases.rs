//! Which node a table is on. A lease holds as long as its node is heard of;
//! then anybody may take it over. The log's key arbitrates in any case: a
//! node that has lost a table without knowing can't append to it.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::sql::{Reader, Row, Transaction, Value};
use crate::{NodeId, StoreError, TableId};

/// A running program that shares the database.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    /// Which one.
    pub id: NodeId,
    /// Where the others reach it.
    pub address: String,
    /// Whether it has been heard of in time.
    pub alive: bool,
}

/// The right to run a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lease {
    /// Which table.
    pub table: TableId,
    /// Whose it is.
    pub node: NodeId,
    /// Counts the owners: larger than that of every earlier one.
    pub epoch: u64,
}

/// The answer to who wants a lease.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It is yours.
    Yours(Lease),
    /// Somebody else has it, and is alive.
    Held {
        /// The lease.
        lease: Lease,
        /// Where its node is reached.
        address: String,
    },
}

fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX / 4)
}

/// A node says that it is there, and will be for a while.
pub(crate) async fn heartbeat(
    transaction: &mut Transaction<'_>,
    node: &NodeId,
    address: &str,
    holds_for: Duration,
) -> Result<(), StoreError> {
    crate::log::check_text("an address", address, 1_000)?;
    let now = transaction.now().await?;
    let sql = "INSERT INTO nodes (id, address, until) VALUES ($1, $2, $3) \
               ON CONFLICT (id) DO UPDATE SET address = excluded.address, until = excluded.until";
    let until = now.saturating_add(milliseconds(holds_for));
    let values = [Value::Text(node.as_str()), Value::Text(address), Value::Number(until)];
    transaction.run(sql, &values).await?;
    // Whoever has been silent for a day and holds nothing is forgotten.
    let sql = "DELETE FROM nodes WHERE until < $1 AND NOT EXISTS \
               (SELECT 1 FROM leases WHERE node_id = nodes.id)";
    transaction.run(sql, &[Value::Number(now - 86_400_000)]).await.map(drop)
}

/// A node takes a table that is nobody's, its own, or of a node not heard of in time.
pub(crate) async fn claim(
    transaction: &mut Transaction<'_>,
    table: &TableId,
    node: &NodeId,
) -> Result<Claim, StoreError> {
    let now = transaction.now().await?;
    let sql = "SELECT 1 FROM nodes WHERE id = $1 AND until > $2";
    let alive = transaction.row(sql, &[Value::Text(node.as_str()), Value::Number(now)]).await?;
    alive.ok_or(StoreError::NodeExpired)?;
    crate::tables::must_exist(transaction, table).await?;
    // Whoever else claims it is waited for here, by a statement of its own: the next one
    // sees all that was written meanwhile, such as that a new holder is alive.
    let sql = "INSERT INTO leases (table_id, node_id, epoch) VALUES ($1, '-', 0) \
               ON CONFLICT (table_id) DO UPDATE SET epoch = leases.epoch";
    transaction.run(sql, &[Value::Text(table.as_str())]).await?;
    let sql = "UPDATE leases SET node_id = $2, \
               epoch = CASE WHEN node_id = $2 THEN epoch ELSE epoch + 1 END \
               WHERE table_id = $1 AND (node_id = $2 OR NOT EXISTS \
               (SELECT 1 FROM nodes WHERE id = leases.node_id AND until > $3)) \
               RETURNING table_id, node_id, epoch";
    let values = [Value::Text(table.as_str()), Value::Text(node.as_str()), Value::Number(now)];
    if let Some(row) = transaction.row(sql, &values).await? {
        return Ok(Claim::Yours(lease(&row)?));
    }
    let sql = "SELECT leases.table_id, node_id, epoch, address FROM leases \
               JOIN nodes ON nodes.id = node_id WHERE leases.table_id = $1";
    let row = transaction.row(sql, &values[..1]).await?;
    let row = row.ok_or_else(|| StoreError::Busy("a lease changed hands".into()))?;
    Ok(Claim::Held { lease: lease(&row)?, address: row.text(3)? })
}

fn lease(row: &Row) -> Result<Lease, StoreError> {
    Ok(Lease { table: row.id(0)?, node: row.id(1)?, epoch: row.count(2)? })
}

/// Gives a table back. The lease stays, without an owner, for its epoch.
pub(crate) async fn release(
    transaction: &mut Transaction<'_>,
    table: &TableId,
    node: &NodeId,
) -> Result<bool, StoreError> {
    let sql = "UPDATE leases SET node_id = '-' WHERE table_id = $1 AND node_id = $2";
    let values = [Value::Text(table.as_str()), Value::Text(node.as_str())];
    Ok(transaction.run(sql, &values).await? > 0)
}

/// A node goes: its tables are free at once.
pub(crate) async fn leave(
    transaction: &mut Transaction<'_>,
    node: &NodeId,
) -> Result<(), StoreError> {
    let of_node = [Value::Text(node.as_str())];
    transaction.run("UPDATE leases SET node_id = '-' WHERE node_id = $1", &of_node).await?;
    transaction.run("DELETE FROM nodes WHERE id = $1", &of_node).await.map(drop)
}

/// All nodes.
pub(crate) async fn nodes(transaction: &mut Transaction<'_>) -> Result<Vec<Node>, StoreError> {
    let now = transaction.now().await?;
    let rows = transaction.rows("SELECT id, address, until FROM nodes ORDER BY id", &[]).await?;
    let node =
        |row: &Row| Ok(Node { id: row.id(0)?, address: row.text(1)?, alive: row.number(2)? > now });
    rows.iter().map(node).collect()
}

/// Who has a table, if anybody.
pub(crate) async fn holder(reader: &Reader, table: &TableId) -> Result<Option<Lease>, StoreError> {
    let sql = "SELECT table_id, node_id, epoch FROM leases WHERE table_id = $1 AND node_id <> '-'";
    let row = reader.row(sql, &[Value::Text(table.as_str())]).await?;
    row.as_ref().map(lease).transpose()
}

/// The tables of a node.
pub(crate) async fn of_node(reader: &Reader, node: &NodeId) -> Result<Vec<Lease>, StoreError> {
    let sql = "SELECT table_id, node_id, epoch FROM leases WHERE node_id = $1 ORDER BY table_id";
    let rows = reader.rows(sql, &[Value::Text(node.as_str())]).await?;
    rows.iter().map(lease).collect()
}

/// Leases whose node has not been heard of in time; anybody may claim them.
/// Those that were given back are not among them.
pub(crate) async fn orphans(
    transaction: &mut Transaction<'_>,
    most: u32,
) -> Result<Vec<Lease>, StoreError> {
    let now = transaction.now().await?;
    let sql = "SELECT table_id, node_id, epoch FROM leases WHERE node_id <> '-' AND NOT EXISTS \
               (SELECT 1 FROM nodes WHERE id = leases.node_id AND until > $1) \
               ORDER BY table_id LIMIT $2";
    let values = [Value::Number(now), Value::Number(i64::from(most))];
    let rows = transaction.rows(sql, &values).await?;
    rows.iter().map(lease).collect()
}
