//! Operator commands on a running server: tables and people.

use asterism_store::{StoreError, TablePhase};
use asterism_table::{Action, Input, PersonId, TableId, TableRefusal, Why};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::task::Message;
use crate::{Host, HostError};

/// Maximum number of rows in a list.
const MAX_ROWS: u32 = 1_000;

/// An operator's command. In JSON, `do` names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// List tables by id.
    List {
        /// Only tables in this phase.
        phase: Option<TablePhase>,
        /// Only tables after this one.
        after: Option<String>,
        most: Option<u32>,
    },
    /// Show one table.
    Show { table: String },
    /// End a game, or a lobby, without a winner.
    End { table: String },
    /// Take a table out of service. It keeps its log.
    Quarantine { table: String, reason: String },
    /// Put a table back into service.
    Release { table: String },
    /// Delete a table with its log.
    Delete { table: String },
    /// Remove a person from a table; a bot takes their chair.
    Remove { table: String, person: String },
    /// Sign a person out everywhere, lock their account, and remove them from
    /// their tables.
    Ban { person: String },
    /// Lift a ban.
    Unban { person: String },
    /// Show how large the database and its largest tables are.
    Sizes { most: Option<u32> },
}

fn table_id(text: &str) -> Result<TableId, HostError> {
    TableId::new(text).ok_or(HostError::NoSuchTable)
}

fn person_id(text: &str) -> Result<PersonId, HostError> {
    Ok(text.parse::<PersonId>().map_err(StoreError::from)?)
}

impl Host {
    /// Carries out an operator's command and returns the result as JSON.
    pub async fn operate(&self, order: Order) -> Result<Value, HostError> {
        match order {
            Order::List { phase, after, most } => self.list(phase, after.as_deref(), most).await,
            Order::Show { table } => self.show_table(&table_id(&table)?).await,
            Order::End { table } => {
                let table = table_id(&table)?;
                self.apply(&table, Input::GiveUp { why: Why::Operator }).await?;
                Ok(json!({ "ended": table.as_str() }))
            }
            Order::Quarantine { table, reason } => {
                self.quarantine(&table_id(&table)?, &reason).await
            }
            Order::Release { table } => {
                let table = table_id(&table)?;
                let released = self.store().release_from_quarantine(&table).await?;
                Ok(json!({ "released": released }))
            }
            Order::Delete { table } => {
                let table = table_id(&table)?;
                self.unload(&table).await;
                self.store().delete_table(&table).await?;
                self.inner.ledger.close(&table);
                Ok(json!({ "deleted": table.as_str() }))
            }
            Order::Remove { table, person } => {
                let (table, person) = (table_id(&table)?, person_id(&person)?);
                self.remove_from(&table, &person).await?;
                Ok(json!({ "removed": person.as_str() }))
            }
            Order::Ban { person } => self.ban(&person_id(&person)?).await,
            Order::Unban { person } => {
                let lifted = self.store().unban(&person_id(&person)?).await?;
                Ok(json!({ "lifted": lifted }))
            }
            Order::Sizes { most } => self.sizes(most).await,
        }
    }

    async fn list(
        &self,
        phase: Option<TablePhase>,
        after: Option<&str>,
        most: Option<u32>,
    ) -> Result<Value, HostError> {
        let most = most.unwrap_or(100).min(MAX_ROWS) as usize;
        let mut after = after.map(str::parse).transpose().map_err(StoreError::from)?;
        let mut rows = Vec::new();
        while rows.len() < most {
            let page = self.store().all_tables(after.as_ref(), MAX_ROWS).await?;
            let Some(last) = page.last() else { break };
            after = Some(last.id.clone());
            for record in page {
                if phase.is_some_and(|phase| phase != record.summary_row.phase)
                    || rows.len() == most
                {
                    continue;
                }
                let entries = match self.store().log_length(&record.id).await {
                    Ok(entries) => entries,
                    // Removed a moment ago.
                    Err(StoreError::NoSuchTable(_)) => continue,
                    Err(error) => return Err(error.into()),
                };
                let summary: Value =
                    serde_json::from_str(&record.summary_row.summary).unwrap_or_default();
                rows.push(json!({
                    "table": record.id.as_str(),
                    "phase": record.summary_row.phase,
                    "public": record.summary_row.public,
                    "entries": entries,
                    "created_at": record.created_at,
                    "changed_at": record.changed_at,
                    "summary": summary,
                }));
            }
        }
        let quarantined = self.store().quarantined().await?;
        let quarantined: Vec<Value> = quarantined
            .iter()
            .map(|it| json!({ "table": it.table.as_str(), "reason": it.reason, "since": it.since }))
            .collect();
        Ok(json!({ "tables": rows, "quarantined": quarantined }))
    }

    async fn show_table(&self, table: &TableId) -> Result<Value, HostError> {
        let id = table.clone();
        let record = self.store().table(&id).await?.ok_or(HostError::NoSuchTable)?;
        let usage = self.store().usage(&id).await?;
        let mut people = Vec::new();
        for person in self.store().people_of(&id).await? {
            let known = self.store().person(&person).await?;
            let name = known.and_then(|person| person.profile.name);
            people.push(json!({ "person": person.as_str(), "name": name }));
        }
        let summary: Value = serde_json::from_str(&record.summary_row.summary).unwrap_or_default();
        Ok(json!({
            "table": table.as_str(),
            "phase": record.summary_row.phase,
            "public": record.summary_row.public,
            "loaded": self.loaded().contains(table),
            "quarantined": self.store().is_quarantined(&id).await?,
            "entries": self.store().log_length(&id).await?,
            "bytes": usage.as_ref().map(|usage| usage.bytes),
            "bot_millis": usage.as_ref().map(|usage| usage.bot_millis),
            "owner": usage.as_ref().map(|usage| usage.owner.as_str().to_owned()),
            "created_at": record.created_at,
            "changed_at": record.changed_at,
            "summary": summary,
            "people": people,
        }))
    }

    async fn quarantine(&self, table: &TableId, reason: &str) -> Result<Value, HostError> {
        let id = table.clone();
        self.store().quarantine(&id, reason).await?;
        self.unload(table).await;
        // No node should load it because of a deadline.
        if let Some(record) = self.store().table(&id).await? {
            let summary_row = asterism_store::SummaryRow { wake_at: None, ..record.summary_row };
            self.store().set_summary_row(&id, &summary_row).await?;
        }
        Ok(json!({ "quarantined": table.as_str() }))
    }

    async fn remove_from(&self, table: &TableId, person: &PersonId) -> Result<(), HostError> {
        let person = person.clone();
        // Acts with the rights of the table's owner.
        let loaded = self.table(table).await?;
        let owner = loaded.people().find(|known| known.id == *loaded.owner()).cloned();
        let owner = owner.ok_or(TableRefusal::NoSuchPerson)?;
        self.apply(table, Input::Act { person: owner, action: Action::Remove { person } }).await?;
        Ok(())
    }

    async fn ban(&self, person: &PersonId) -> Result<Value, HostError> {
        if self.store().person(person).await?.is_none() {
            return Err(StoreError::NoSuchPerson.into());
        }
        self.store().ban(person).await?;
        let mut removed = 0;
        let mut after = None;
        loop {
            let page = self.store().tables_of(person, after.as_ref(), MAX_ROWS).await?;
            let Some(last) = page.last() else { break };
            after = Some(last.bookmark());
            for record in page.iter().filter(|record| record.summary_row.phase != TablePhase::Over)
            {
                let table = &record.id;
                match self.remove_from(table, person).await {
                    Ok(()) => removed += 1,
                    // The owner of a table can't be removed: end the game.
                    Err(HostError::Refused(_)) => {
                        let end = Input::GiveUp { why: Why::Operator };
                        match self.apply(table, end).await {
                            Ok(_) | Err(HostError::Refused(_)) => removed += 1,
                            Err(error) => return Err(error),
                        }
                    }
                    Err(error) => {
                        tracing::warn!(%table, code = error.code(), "not removed: {error}");
                    }
                }
            }
        }
        Ok(json!({ "banned": person.as_str(), "tables": removed }))
    }

    async fn sizes(&self, most: Option<u32>) -> Result<Value, HostError> {
        let largest = self.store().largest_tables(most.unwrap_or(20).min(MAX_ROWS)).await?;
        let largest: Vec<Value> = largest
            .iter()
            .map(|it| {
                json!({ "table": it.table.as_str(), "entries": it.entries, "bytes": it.bytes })
            })
            .collect();
        Ok(json!({ "database": self.store().size().await?, "tables": largest }))
    }

    /// Makes the task of a table unload it at once.
    pub(crate) async fn unload(&self, table: &TableId) {
        self.send(table, Message::Unload);
        for _ in 0..100 {
            if !self.loaded().contains(table) {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        tracing::warn!(%table, "the table is still busy");
    }
}
