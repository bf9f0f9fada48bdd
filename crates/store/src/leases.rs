//! Which node runs which table. A lease is valid as long as its node sends
//! heartbeats; after that any node may take it over. The primary key of the log is
//! the final arbiter: a node that has lost a table without noticing can't append.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::sql::{Row, Transaction, Value};
use crate::{NodeId, StoreError, TableId};

/// A running server that shares the database.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    pub id: NodeId,
    pub address: String,
    /// Whether its last heartbeat is recent enough.
    pub alive: bool,
}

/// The right to run a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lease {
    pub table: TableId,
    pub node: NodeId,
    /// Increases with every change of ownership.
    pub epoch: u64,
}

/// The result of claiming a lease.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    Yours(Lease),
    /// Another live node has it.
    Held {
        lease: Lease,
        address: String,
    },
}

fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX / 4)
}

/// Records a heartbeat.
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
    // Nodes without leases are removed after a day of silence.
    let sql = "DELETE FROM nodes WHERE until < $1 AND NOT EXISTS \
               (SELECT 1 FROM leases WHERE node_id = nodes.id)";
    transaction.run(sql, &[Value::Number(now - 86_400_000)]).await.map(drop)
}

/// Takes a table that is free, already ours, or held by a node whose heartbeat is too old.
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
    // This separate statement waits for concurrent claims, so that the next statement
    // sees what they wrote, such as a new live holder.
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

/// Gives a table back. The row stays, without an owner, to preserve its epoch.
pub(crate) async fn release(
    transaction: &mut Transaction<'_>,
    table: &TableId,
    node: &NodeId,
) -> Result<bool, StoreError> {
    let sql = "UPDATE leases SET node_id = '-' WHERE table_id = $1 AND node_id = $2";
    let values = [Value::Text(table.as_str()), Value::Text(node.as_str())];
    Ok(transaction.run(sql, &values).await? > 0)
}

/// Removes a node. Its tables are free at once.
pub(crate) async fn leave(
    transaction: &mut Transaction<'_>,
    node: &NodeId,
) -> Result<(), StoreError> {
    let of_node = [Value::Text(node.as_str())];
    transaction.run("UPDATE leases SET node_id = '-' WHERE node_id = $1", &of_node).await?;
    transaction.run("DELETE FROM nodes WHERE id = $1", &of_node).await.map(drop)
}

pub(crate) async fn nodes(transaction: &mut Transaction<'_>) -> Result<Vec<Node>, StoreError> {
    let now = transaction.now().await?;
    let rows = transaction.rows("SELECT id, address, until FROM nodes ORDER BY id", &[]).await?;
    let node =
        |row: &Row| Ok(Node { id: row.id(0)?, address: row.text(1)?, alive: row.number(2)? > now });
    rows.iter().map(node).collect()
}

/// Leases of dead nodes, which any node may claim. Leases that were given back are
/// not included.
pub(crate) async fn orphans(
    transaction: &mut Transaction<'_>,
    limit: u32,
) -> Result<Vec<Lease>, StoreError> {
    let now = transaction.now().await?;
    let sql = "SELECT table_id, node_id, epoch FROM leases WHERE node_id <> '-' AND NOT EXISTS \
               (SELECT 1 FROM nodes WHERE id = leases.node_id AND until > $1) \
               ORDER BY table_id LIMIT $2";
    let values = [Value::Number(now), Value::Number(i64::from(limit))];
    let rows = transaction.rows(sql, &values).await?;
    rows.iter().map(lease).collect()
}
