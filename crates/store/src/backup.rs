//! The portable backup: everything as lines of JSON, in the same format for both
//! databases. See `docs/backup.md`.

mod line;

use std::io::{self, BufRead, Write};

use crate::StoreError;
pub(crate) use crate::backup::line::WholeTable;
use crate::backup::line::{Content, FORMAT, Line, WITH_LINK_TOKENS};
use crate::sql::{Transaction, Value};
use crate::store::Store;
use crate::{
    Digest, PersonId, TableId, card_sets, content, invitations, log, people, progress, tables,
};

/// How many rows are read at a time.
const PAGE: u32 = 500;

/// How much was written or read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BackupSummary {
    pub tables: u64,
    pub entries: u64,
    pub people: u64,
}

impl BackupSummary {
    fn count(&mut self, line: &Line) {
        match line {
            Line::Table { .. } => self.tables += 1,
            Line::Entry { .. } => self.entries += 1,
            Line::Person { .. } => self.people += 1,
            _ => {}
        }
    }
}

/// Writes lines and counts them.
struct Lines<'w, W> {
    out: &'w mut W,
    count: u64,
    summary: BackupSummary,
}

impl<W: Write> Lines<'_, W> {
    fn put(&mut self, line: &Line) -> Result<(), StoreError> {
        let unwritten = |error: io::Error| match error.kind() {
            io::ErrorKind::StorageFull => StoreError::DiskFull,
            _ => StoreError::NotWritable(format!("the backup: {error}")),
        };
        serde_json::to_writer(&mut *self.out, line).map_err(|error| unwritten(error.into()))?;
        self.out.write_all(b"\n").map_err(unwritten)?;
        self.count += 1;
        self.summary.count(line);
        Ok(())
    }
}

impl Store {
    /// Writes a consistent backup while the store is in use. Leases are left out: they
    /// concern running nodes only.
    pub async fn write_backup<W: Write + Send>(
        &self,
        out: &mut W,
    ) -> Result<BackupSummary, StoreError> {
        let mut from = self.backend.begin_reading().await?;
        let mut lines = Lines { out, count: 0, summary: BackupSummary::default() };
        lines.put(&Line::Asterism { backup: FORMAT })?;
        settings(&mut from, &mut lines).await?;
        all_people(&mut from, &mut lines).await?;
        definitions(&mut from, &mut lines, None).await?;
        all_tables(&mut from, &mut lines).await?;
        let count = lines.count;
        lines.put(&Line::End { lines: count })?;
        from.commit().await?;
        Ok(lines.summary)
    }

    /// Writes one table with its log and the definitions it uses, in the same format.
    /// People are left out.
    pub async fn write_table<W: Write + Send>(
        &self,
        table: &TableId,
        out: &mut W,
    ) -> Result<BackupSummary, StoreError> {
        let mut from = self.backend.begin_reading().await?;
        let mut lines = Lines { out, count: 0, summary: BackupSummary::default() };
        lines.put(&Line::Asterism { backup: FORMAT })?;
        definitions(&mut from, &mut lines, Some(table)).await?;
        let mut record = tables::get_in(&mut from, table).await?;
        record.people.clear();
        lines.put(&record.into_line())?;
        entries(&mut from, &mut lines, table).await?;
        let count = lines.count;
        lines.put(&Line::End { lines: count })?;
        from.commit().await?;
        Ok(lines.summary)
    }

    /// Restores a backup into an empty database, completely or not at all.
    pub async fn read_backup<R: BufRead + Send>(
        &self,
        input: &mut R,
    ) -> Result<BackupSummary, StoreError> {
        let mut into = self.backend.begin().await?;
        let sql = "SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM people) \
                   + (SELECT count(*) FROM settings) + (SELECT count(*) FROM definitions)";
        let row = into.row(sql, &[]).await?;
        if row.map(|row| row.number(0)).transpose()? != Some(0) {
            return Err(StoreError::NotEmpty);
        }
        let mut summary = BackupSummary::default();
        let mut text = String::new();
        let mut number = 0;
        let mut format = FORMAT;
        loop {
            text.clear();
            number += 1;
            let bad = |why: String| StoreError::BadBackup { line: number, why };
            // Longer than any line we write: the largest content plus escaping.
            let longest = 4 * crate::MAX_CONTENT_LEN as u64;
            let read = io::Read::take(&mut *input, longest).read_line(&mut text);
            if read.map_err(|error| bad(error.to_string()))? == 0 {
                return Err(bad("the end of the backup is missing".into()));
            }
            let mut line: Line =
                serde_json::from_str(&text).map_err(|error| bad(error.to_string()))?;
            if let (WITH_LINK_TOKENS, Line::Table { invitations, .. }) = (format, &mut line) {
                invitations.clear();
            }
            match &line {
                Line::Asterism { backup }
                    if number == 1 && (WITH_LINK_TOKENS..=FORMAT).contains(backup) =>
                {
                    format = *backup;
                }
                Line::Asterism { backup } if number == 1 => {
                    return Err(bad(format!(
                        "it has format {backup}, this program knows {FORMAT}"
                    )));
                }
                _ if number == 1 => return Err(bad("this is no backup of ours".into())),
                Line::End { lines } if *lines == number - 1 => break,
                Line::End { .. } => return Err(bad("lines are missing before it".into())),
                line => restore(&mut into, line).await.map_err(|error| {
                    if is_of_the_database(&error) { error } else { bad(error.to_string()) }
                })?,
            }
            summary.count(&line);
        }
        into.commit().await?;
        Ok(summary)
    }
}

async fn restore(into: &mut Transaction<'_>, line: &Line) -> Result<(), StoreError> {
    let bad = |why: &str| StoreError::BadInput(why.into());
    match line {
        Line::Asterism { .. } | Line::End { .. } => Err(bad("it stands in the wrong place")),
        Line::Setting { name, value } => content::set_setting(into, name, Some(value)).await,
        Line::Person { person, tokens, password, progress } => {
            restore_person(into, person, tokens, password.as_deref()).await?;
            for item in progress {
                progress::put(into, &person.id, item).await?;
            }
            Ok(())
        }
        Line::Set(set) => card_sets::insert(into, set).await,
        Line::Version { set, version } => card_sets::insert_version(into, set, version).await,
        Line::Picture { set, id, body } => {
            let body = body.bytes().ok_or_else(|| bad("the picture can't be read"))?;
            card_sets::insert_picture(into, set, id, &body).await
        }
        Line::Definition { hash, body } => {
            let body = body.bytes().ok_or_else(|| bad("the content can't be read"))?;
            if Digest::of(&body) != *hash {
                return Err(bad("the content does not have this hash"));
            }
            content::put_definition(into, &body).await.map(drop)
        }
        Line::Table {
            id,
            summary_row,
            created_at,
            changed_at,
            people,
            definitions,
            invitations,
        } => {
            tables::insert(into, id, summary_row, *created_at, *changed_at).await?;
            tables::set_people(into, id, people).await?;
            tables::add_definitions(into, id, definitions).await?;
            for (hash, invitation, created_at) in invitations {
                invitations::restore(into, hash, invitation, *created_at).await?;
            }
            Ok(())
        }
        Line::Entry { table, number, body } => {
            let append = log::Append::new(table.clone(), *number, vec![body.clone()]);
            append.check()?;
            match log::append_one(into, &append, 0).await? {
                log::Appended::Now => Ok(()),
                log::Appended::AlreadyThere => Err(bad("the entry is there twice")),
            }
        }
    }
}

/// Whether the database caused the error, not the backup.
const fn is_of_the_database(error: &StoreError) -> bool {
    matches!(
        error,
        StoreError::DiskFull
            | StoreError::DiskFailure(_)
            | StoreError::Unreachable(_)
            | StoreError::Busy(_)
            | StoreError::NotWritable(_)
            | StoreError::Closed
    )
}

async fn restore_person(
    into: &mut Transaction<'_>,
    person: &people::PersonRecord,
    tokens: &[(people::TokenRecord, Digest)],
    password: Option<&str>,
) -> Result<(), StoreError> {
    people::insert(into, person).await?;
    for (token, hash) in tokens {
        people::restore_token(into, &person.id, token, hash).await?;
    }
    match (&person.login, password) {
        (Some(login), Some(password)) => {
            crate::password::set_account(into, &person.id, login, password).await
        }
        _ => Ok(()),
    }
}

async fn settings<W: Write>(
    from: &mut Transaction<'_>,
    lines: &mut Lines<'_, W>,
) -> Result<(), StoreError> {
    for row in from.rows("SELECT name, value FROM settings ORDER BY name", &[]).await? {
        lines.put(&Line::Setting { name: row.text(0)?, value: row.text(1)? })?;
    }
    Ok(())
}

async fn all_people<W: Write>(
    from: &mut Transaction<'_>,
    lines: &mut Lines<'_, W>,
) -> Result<(), StoreError> {
    let mut after = String::new();
    loop {
        let page = people::page(from, &after, PAGE).await?;
        let Some((last, ..)) = page.last() else { return Ok(()) };
        after = last.id.to_string();
        for (person, password) in page {
            let tokens = people::tokens_with_hashes(from, &person.id).await?;
            let progress = progress::all_in(from, &person.id).await?;
            let owner = person.id.clone();
            lines.put(&Line::Person { person, tokens, password, progress })?;
            sets(from, lines, &owner).await?;
        }
    }
}

/// The sets of a person, each with its versions and pictures on lines of their own, so
/// that no line gets too long.
async fn sets<W: Write>(
    from: &mut Transaction<'_>,
    lines: &mut Lines<'_, W>,
    person: &PersonId,
) -> Result<(), StoreError> {
    for stored in card_sets::of_person(from, person).await? {
        let set = stored.id.clone();
        lines.put(&Line::Set(stored))?;
        for version in card_sets::version_numbers(from, &set).await? {
            let version = card_sets::version(from, &set, version).await?;
            lines.put(&Line::Version { set: set.clone(), version })?;
        }
        for id in card_sets::picture_ids(from, &set).await? {
            let body = Content::of(card_sets::picture(from, &set, &id).await?);
            lines.put(&Line::Picture { set: set.clone(), id, body })?;
        }
    }
    Ok(())
}

/// All definitions, or those a table uses.
async fn definitions<W: Write>(
    from: &mut Transaction<'_>,
    lines: &mut Lines<'_, W>,
    table: Option<&TableId>,
) -> Result<(), StoreError> {
    let rows = match table {
        None => from.rows("SELECT hash FROM definitions ORDER BY hash", &[]).await?,
        Some(table) => {
            let sql = "SELECT hash FROM table_definitions WHERE table_id = $1 ORDER BY hash";
            from.rows(sql, &[Value::Text(table.as_str())]).await?
        }
    };
    for row in rows {
        let hash = row.bytes(0)?;
        let sql = "SELECT body FROM definitions WHERE hash = $1";
        let found = from.row(sql, &[Value::Bytes(&hash)]).await?;
        let hash = content::hash_from(&hash)?;
        let body = found.map(|row| row.bytes(0)).transpose()?;
        let whole = body.filter(|body| Digest::of(body) == hash);
        let damaged = || StoreError::Damaged(format!("definition {hash} is missing or wrong"));
        lines.put(&Line::definition(hash, whole.ok_or_else(damaged)?))?;
    }
    Ok(())
}

async fn all_tables<W: Write>(
    from: &mut Transaction<'_>,
    lines: &mut Lines<'_, W>,
) -> Result<(), StoreError> {
    let mut after = String::new();
    loop {
        let sql = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
        let values = [Value::Text(&after), Value::Number(i64::from(PAGE))];
        let rows = from.rows(sql, &values).await?;
        if rows.is_empty() {
            return Ok(());
        }
        for row in rows {
            let table: TableId = row.id(0)?;
            let mut record = tables::get_in(from, &table).await?;
            record.invitations = invitations::of_table(from, &table).await?;
            lines.put(&record.into_line())?;
            entries(from, lines, &table).await?;
            after = table.to_string();
        }
    }
}

async fn entries<W: Write>(
    from: &mut Transaction<'_>,
    lines: &mut Lines<'_, W>,
    table: &TableId,
) -> Result<(), StoreError> {
    let mut next = 0;
    loop {
        let page = log::read_in(from, table, next, PAGE).await?;
        if page.is_empty() {
            return Ok(());
        }
        for entry in page {
            next = entry.number + 1;
            let (table, number, body) = (table.clone(), entry.number, entry.body);
            lines.put(&Line::Entry { table, number, body })?;
        }
    }
}
