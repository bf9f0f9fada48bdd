//! Resource usage of tables, for quotas and operators.

use crate::sql::{Reader, Transaction, Value};
use crate::{PersonId, Store, StoreError, TableId};

/// The resources a table uses, and its owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Usage {
    pub owner: PersonId,
    /// Whether only bots play.
    pub bots_only: bool,
    /// The size of its log, in bytes.
    pub bytes: u64,
    /// Thinking time of its bots, in milliseconds.
    pub bot_millis: u64,
}

/// The resources all tables of one person use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TotalUsage {
    /// Tables that are not over.
    pub running: u64,
    /// The part of `running` where only bots play.
    pub bots_only: u64,
    /// The size of all logs in bytes, including finished tables.
    pub bytes: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSize {
    pub table: TableId,
    pub entries: u64,
    pub bytes: u64,
}

fn stored(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

async fn put(
    transaction: &mut Transaction<'_>,
    table: &TableId,
    usage: &Usage,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO table_usage (table_id, owner, bots_only, bytes, bot_millis) \
               VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id) DO UPDATE SET \
               owner = excluded.owner, bots_only = excluded.bots_only, \
               bytes = excluded.bytes, bot_millis = excluded.bot_millis";
    let values = [
        Value::Text(table.as_str()),
        Value::Text(usage.owner.as_str()),
        Value::Truth(usage.bots_only),
        Value::Number(stored(usage.bytes)),
        Value::Number(stored(usage.bot_millis)),
    ];
    transaction.run(sql, &values).await.map(drop)
}

async fn get(reader: &Reader, table: &TableId) -> Result<Option<Usage>, StoreError> {
    let sql = "SELECT owner, bots_only, bytes, bot_millis FROM table_usage WHERE table_id = $1";
    let row = reader.row(sql, &[Value::Text(table.as_str())]).await?;
    row.map(|row| {
        Ok(Usage {
            owner: row.id(0)?,
            bots_only: row.truth(1)?,
            bytes: row.count(2)?,
            bot_millis: row.count(3)?,
        })
    })
    .transpose()
}

async fn of_person(reader: &Reader, person: &PersonId) -> Result<TotalUsage, StoreError> {
    // PostgreSQL's sums of integers are decimals.
    let sql = "SELECT count(CASE WHEN phase <> 'over' THEN 1 END), \
               count(CASE WHEN phase <> 'over' AND bots_only THEN 1 END), \
               CAST(coalesce(sum(bytes), 0) AS BIGINT) \
               FROM table_usage JOIN tables ON id = table_id WHERE owner = $1";
    let Some(row) = reader.row(sql, &[Value::Text(person.as_str())]).await? else {
        return Ok(TotalUsage::default());
    };
    Ok(TotalUsage { running: row.count(0)?, bots_only: row.count(1)?, bytes: row.count(2)? })
}

/// The largest tables. Reads every log, so it may be slow.
async fn largest(reader: &Reader, limit: u32) -> Result<Vec<TableSize>, StoreError> {
    let sql = "SELECT table_id, count(*), CAST(sum(octet_length(body)) AS BIGINT) AS size \
               FROM all_entries GROUP BY table_id ORDER BY size DESC, table_id LIMIT $1";
    let rows = reader.rows(sql, &[Value::Number(i64::from(limit))]).await?;
    let size = |row: &crate::sql::Row| {
        Ok(TableSize { table: row.id(0)?, entries: row.count(1)?, bytes: row.count(2)? })
    };
    rows.iter().map(size).collect()
}

/// The size of the database, in bytes.
async fn database_size(reader: &Reader) -> Result<u64, StoreError> {
    let sql = match reader {
        Reader::Sqlite(_) => {
            "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        }
        Reader::Postgres(..) => "SELECT pg_database_size(current_database())",
    };
    reader.row(sql, &[]).await?.map_or(Ok(0), |row| row.count(0))
}

impl Store {
    /// Stores the usage of a table.
    pub async fn put_usage(&self, table: &TableId, usage: &Usage) -> Result<(), StoreError> {
        let mut transaction = self.backend.begin().await?;
        put(&mut transaction, table, usage).await?;
        transaction.commit().await
    }

    /// The usage of a table when it was last stored.
    pub async fn usage(&self, table: &TableId) -> Result<Option<Usage>, StoreError> {
        get(self.backend.reader(), table).await
    }

    /// The usage of all tables of a person.
    pub async fn usage_of(&self, person: &PersonId) -> Result<TotalUsage, StoreError> {
        of_person(self.backend.reader(), person).await
    }

    /// The largest tables. Reads every log, so it may be slow.
    pub async fn largest_tables(&self, limit: u32) -> Result<Vec<TableSize>, StoreError> {
        largest(self.backend.reader(), limit).await
    }

    /// The size of the database, in bytes.
    pub async fn size(&self) -> Result<u64, StoreError> {
        database_size(self.backend.reader()).await
    }
}
