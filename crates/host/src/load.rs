//! Reads tables from the store and converts entries for it.

use std::collections::BTreeMap;

use asterism_catalog::write_definition;
use asterism_store::{Store, StoreError};
use asterism_table::{Corrupt, Digest, Entry, PersonId, Record, Table, TableId};

use crate::{HostError, Workers};

pub(crate) fn people_of(table: &Table) -> Vec<PersonId> {
    table.people().map(|person| person.id.clone()).collect()
}

pub(crate) fn write(entries: &[Entry]) -> Vec<String> {
    entries
        .iter()
        .map(|entry| serde_json::to_string(entry).expect("an entry can always be written"))
        .collect()
}

fn read(bodies: &[String]) -> Result<Vec<Entry>, HostError> {
    let damaged = |error: serde_json::Error| {
        HostError::Store(StoreError::Damaged(format!("an entry can't be read: {error}")))
    };
    bodies.iter().map(|body| serde_json::from_str(body).map_err(damaged)).collect()
}

/// Stores the definitions that these entries use, so that later versions of the
/// program can replay them.
pub(crate) async fn persist_definitions(store: &Store, entries: &[Entry]) -> Result<(), HostError> {
    for entry in entries {
        for used in entry.fact.definitions() {
            if let Some(text) = write_definition(&used.edition) {
                store.put_definition(text.as_bytes()).await?;
            }
        }
    }
    Ok(())
}

async fn library(store: &Store, table: &TableId) -> Result<BTreeMap<Digest, String>, HostError> {
    let mut library = BTreeMap::new();
    for hash in store.definitions_of(table).await? {
        if let Some(text) = definition(store, &hash).await? {
            library.insert(Digest::of(text.as_bytes()), text);
        }
    }
    Ok(library)
}

async fn definition(store: &Store, hash: &Digest) -> Result<Option<String>, HostError> {
    let body = store.definition(hash).await?;
    Ok(body.and_then(|body| String::from_utf8(body).ok()))
}

/// A whole table: everything a replay needs.
pub async fn record(store: &Store, table: &TableId) -> Result<Record, HostError> {
    let bodies = match store.read_whole_log(table).await {
        Err(StoreError::NoSuchTable(_)) => return Err(HostError::NoSuchTable),
        other => other?,
    };
    if bodies.is_empty() {
        return Err(HostError::NoSuchTable);
    }
    let library = library(store, table).await?;
    Ok(Record::new(read(&bodies)?, &library))
}

pub(crate) async fn load(
    store: &Store,
    workers: &Workers,
    table: &TableId,
) -> Result<Table, HostError> {
    let record = record(store, table).await?;
    if record.brings_cards() {
        return Ok(workers.run_in_turn(move || record.table(None)).await??);
    }
    Ok(record.table(None)?)
}

/// Applies what other nodes have written. Returns whether there was anything.
pub(crate) async fn catch_up(
    store: &Store,
    workers: &Workers,
    table: &mut Table,
) -> Result<bool, HostError> {
    const PAGE: u32 = 500;
    let id = table.id().clone();
    let mut moved = false;
    loop {
        let page = store.read_log(&id, table.entries(), PAGE).await?;
        if page.is_empty() {
            return Ok(moved);
        }
        let bodies: Vec<String> = page.into_iter().map(|entry| entry.body).collect();
        let entries = read(&bodies)?;
        let starts = entries.iter().any(|entry| !entry.fact.definitions().is_empty());
        let library = if starts { library(store, &id).await? } else { BTreeMap::new() };
        let brings_cards = !table.settings().setup.mix.cards.is_empty()
            || entries.iter().any(|entry| entry.fact.brings_cards());
        if brings_cards {
            let mut behind = table.clone();
            let followed = workers
                .run_in_turn(move || follow(&mut behind, &entries, &library).map(|()| behind));
            *table = followed.await??;
        } else {
            follow(table, &entries, &library)?;
        }
        moved = true;
    }
}

fn follow(
    table: &mut Table,
    entries: &[Entry],
    library: &BTreeMap<Digest, String>,
) -> Result<(), Corrupt> {
    entries.iter().try_for_each(|entry| table.follow(entry, library))
}
