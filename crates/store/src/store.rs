//! The store: one handle for both databases.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

use crate::address::Address;
use crate::backend::{Backend, DatabaseKind};
use crate::clock::now;
use crate::content;
use crate::device_links;
use crate::invitations::{self, Invitation};
use crate::leases::{self, Claim, Lease, Node};
use crate::log::{self, Append, Appended, StoredEntry};
use crate::notices::Subscription;
use crate::password;
use crate::people::{self, PersonRecord, Profile};
use crate::postgres::Postgres;
use crate::sanctions;
use crate::sqlite::Sqlite;
use crate::tables::{self, Bookmark, NewTable, SummaryRow, TableRecord};
use crate::{Digest, NodeId, PersonId, StoreError, TableId, Token};

#[derive(Clone, Copy, Debug)]
pub struct StoreOptions {
    /// Open read-only, so that other programs may have the database open.
    pub read_only: bool,
    /// How long to retry a lost connection before a call fails.
    pub patience: Duration,
}

impl Default for StoreOptions {
    fn default() -> Self {
        Self { read_only: false, patience: Duration::from_secs(10) }
    }
}

/// A database. Clones share the connection.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) backend: Arc<dyn Backend>,
    /// Password checks need much memory by design, so few run at a time.
    passwords: Arc<Semaphore>,
}

impl Store {
    /// Opens a database and migrates it to the newest schema.
    pub async fn open(address: &Address, options: StoreOptions) -> Result<Self, StoreError> {
        let backend: Arc<dyn Backend> = match address {
            Address::Sqlite(path) => Arc::new(Sqlite::open(path, options.read_only).await?),
            Address::Postgres(url) => Arc::new(Postgres::open(url, options).await?),
        };
        Ok(Self { backend, passwords: Arc::new(Semaphore::new(2)) })
    }

    #[must_use]
    pub fn kind(&self) -> DatabaseKind {
        self.backend.kind()
    }

    /// Finishes what is in progress and closes the database. Later calls fail.
    pub async fn close(&self) {
        self.backend.close().await;
    }

    /// Checks for damage. Each problem is one sentence. This may be slow.
    pub async fn damages(&self) -> Result<Vec<String>, StoreError> {
        let mut found = self.backend.damages().await?;
        found.extend(log::gaps(self.backend.reader()).await?);
        Ok(found)
    }

    /// Checks that the database can be written and read, by doing both. A full disk,
    /// a deleted file, a damaged header or a lost connection make it fail.
    pub async fn probe(&self) -> Result<(), StoreError> {
        self.backend.check_files().await?;
        let time = now().to_string();
        self.set_setting("health", Some(&time)).await?;
        match self.setting("health").await? {
            Some(_) => Ok(()),
            None => Err(StoreError::Damaged("what was written can't be read".into())),
        }
    }

    // ---- Tables and their logs ----

    /// Creates a table. It is durable when this returns.
    pub async fn create_table(&self, table: &NewTable) -> Result<(), StoreError> {
        let mut transaction = self.backend.begin().await?;
        tables::create(&mut transaction, table, now()).await?;
        transaction.commit().await
    }

    /// Appends to a log. The append is durable when this returns `Ok`. After
    /// [`StoreError::Unreachable`] the outcome is unknown; repeating the same append
    /// is safe and finds out.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.backend.append(append).await
    }

    /// At most `limit` entries, starting at a number.
    pub async fn read_log(
        &self,
        table: &TableId,
        from: u64,
        limit: u32,
    ) -> Result<Vec<StoredEntry>, StoreError> {
        log::read(self.backend.reader(), table, from, limit).await
    }

    /// The whole log of a table, read page by page.
    pub async fn read_whole_log(&self, table: &TableId) -> Result<Vec<String>, StoreError> {
        const PAGE: u32 = 1_000;
        let mut bodies = Vec::new();
        loop {
            let page = self.read_log(table, bodies.len() as u64, PAGE).await?;
            let last = page.len() < PAGE as usize;
            bodies.extend(page.into_iter().map(|entry| entry.body));
            if last {
                return Ok(bodies);
            }
        }
    }

    /// The length of a table's log, which is the number of its next entry.
    pub async fn log_length(&self, table: &TableId) -> Result<u64, StoreError> {
        log::length(self.backend.reader(), table).await
    }

    /// A table without its log.
    pub async fn table(&self, table: &TableId) -> Result<Option<TableRecord>, StoreError> {
        tables::get(self.backend.reader(), table).await
    }

    /// Changes a summary row without an append.
    pub async fn set_summary_row(
        &self,
        table: &TableId,
        summary_row: &SummaryRow,
    ) -> Result<(), StoreError> {
        let mut transaction = self.backend.begin().await?;
        tables::set_summary_row(&mut transaction, table, summary_row, now()).await?;
        transaction.commit().await
    }

    /// Removes a table with its log.
    pub async fn delete_table(&self, table: &TableId) -> Result<(), StoreError> {
        let mut transaction = self.backend.begin().await?;
        tables::delete(&mut transaction, table).await?;
        self.backend.forget(table);
        transaction.commit().await
    }

    /// Public tables that are not over, newest first, after a bookmark.
    pub async fn public_tables(
        &self,
        after: Option<&Bookmark>,
        limit: u32,
    ) -> Result<Vec<TableRecord>, StoreError> {
        tables::public(self.backend.reader(), after, limit).await
    }

    /// The tables of a person, newest first, after a bookmark.
    pub async fn tables_of(
        &self,
        person: &PersonId,
        after: Option<&Bookmark>,
        limit: u32,
    ) -> Result<Vec<TableRecord>, StoreError> {
        tables::of_person(self.backend.reader(), person, after, limit).await
    }

    /// All tables, by id, after `after`.
    pub async fn all_tables(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableRecord>, StoreError> {
        tables::all(self.backend.reader(), after, limit).await
    }

    /// Tables whose wake time is at most `now` (milliseconds since 1970).
    pub async fn due_tables(&self, now: i64, limit: u32) -> Result<Vec<TableRecord>, StoreError> {
        tables::due(self.backend.reader(), now, limit).await
    }

    /// The time of the last change to any table, in milliseconds since 1970.
    pub async fn latest_change(&self) -> Result<Option<i64>, StoreError> {
        tables::latest_change(self.backend.reader()).await
    }

    pub async fn people_of(&self, table: &TableId) -> Result<Vec<PersonId>, StoreError> {
        tables::people(self.backend.reader(), table).await
    }

    // ---- Definitions, settings ----

    /// Stores a definition and returns the hash of its content.
    pub async fn put_definition(&self, body: &[u8]) -> Result<Digest, StoreError> {
        let hash = Digest::of(body);
        if self.definition(&hash).await?.is_some() {
            return Ok(hash);
        }
        let mut transaction = self.backend.begin().await?;
        content::put_definition(&mut transaction, body).await?;
        transaction.commit().await?;
        Ok(hash)
    }

    pub async fn definition(&self, hash: &Digest) -> Result<Option<Vec<u8>>, StoreError> {
        content::definition(self.backend.reader(), hash).await
    }

    pub async fn definitions_of(&self, table: &TableId) -> Result<Vec<Digest>, StoreError> {
        content::definitions_of(self.backend.reader(), table).await
    }

    /// Sets or removes a setting.
    pub async fn set_setting(&self, name: &str, value: Option<&str>) -> Result<(), StoreError> {
        let mut transaction = self.backend.begin().await?;
        content::set_setting(&mut transaction, name, value).await?;
        transaction.commit().await
    }

    pub async fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        content::setting(self.backend.reader(), name).await
    }

    // ---- People ----

    /// Creates a guest. The token that identifies them is returned only here.
    pub async fn create_guest(
        &self,
        profile: Profile,
    ) -> Result<(PersonRecord, Token), StoreError> {
        let now = now();
        let id = PersonId::random()?;
        let person = PersonRecord { id, profile, login: None, created_at: now, seen_at: now };
        let token = Token::random()?;
        let mut transaction = self.backend.begin().await?;
        people::insert(&mut transaction, &person).await?;
        people::add_token(&mut transaction, &person.id, &token, "", now).await?;
        transaction.commit().await?;
        Ok((person, token))
    }

    /// The owner of a token.
    pub async fn person_by_token(&self, token: &Token) -> Result<Option<PersonRecord>, StoreError> {
        people::by_token(self.backend.reader(), token).await
    }

    pub async fn person(&self, person: &PersonId) -> Result<Option<PersonRecord>, StoreError> {
        people::get(self.backend.reader(), person).await
    }

    pub async fn set_profile(
        &self,
        person: &PersonId,
        profile: &Profile,
    ) -> Result<(), StoreError> {
        let mut transaction = self.backend.begin().await?;
        people::set_profile(&mut transaction, person, profile).await?;
        transaction.commit().await
    }

    /// Revokes this token. Returns whether it was valid.
    pub async fn revoke_this(&self, token: &Token) -> Result<bool, StoreError> {
        let mut transaction = self.backend.begin().await?;
        let revoked = people::revoke_this(&mut transaction, token).await?;
        transaction.commit().await?;
        Ok(revoked)
    }

    /// Revokes all tokens of a person but `kept`, and the device link. Returns how many
    /// tokens that were.
    pub async fn revoke_other_tokens(
        &self,
        person: &PersonId,
        kept: Option<&Token>,
    ) -> Result<u64, StoreError> {
        let mut transaction = self.backend.begin().await?;
        let count = people::revoke_others(&mut transaction, person, kept).await?;
        device_links::remove(&mut transaction, person).await?;
        transaction.commit().await?;
        Ok(count)
    }

    /// Creates a person's account, or changes its name and password, which requires
    /// the current password.
    pub async fn set_account(
        &self,
        person: &PersonId,
        login: &str,
        password: &str,
        old_password: Option<&str>,
    ) -> Result<(), StoreError> {
        let login = password::login_form(login)?;
        let password = password.to_owned();
        let present = password::of_person(self.backend.reader(), person).await?;
        let old = old_password.unwrap_or_default().to_owned();
        let kept = self.with_password(move || {
            if present.is_some() && !password::is_right(present.as_deref(), &old)? {
                return Err(StoreError::WrongPassword);
            }
            password::hash(&password)
        });
        let kept = kept.await?;
        let mut transaction = self.backend.begin().await?;
        password::set_account(&mut transaction, person, &login, &kept).await?;
        transaction.commit().await
    }

    /// Signs in: returns a new token if the account's name and password are right.
    pub async fn sign_in(
        &self,
        login: &str,
        password: &str,
        label: &str,
    ) -> Result<(PersonRecord, Token), StoreError> {
        let login = password::login_form(login).map_err(|_| StoreError::WrongPassword)?;
        let account = password::account(self.backend.reader(), &login).await?;
        let (id, kept) = account.map_or((None, None), |(id, kept)| (Some(id), Some(kept)));
        let password = password.to_owned();
        let right = self.with_password(move || password::is_right(kept.as_deref(), &password));
        match (right.await?, id) {
            (true, Some(id)) => {
                if sanctions::is_banned(self.backend.reader(), &id).await? {
                    return Err(StoreError::Banned);
                }
                let token = Token::random()?;
                let mut transaction = self.backend.begin().await?;
                people::add_token(&mut transaction, &id, &token, label, now()).await?;
                transaction.commit().await?;
                let person = self.person(&id).await?.ok_or(StoreError::NoSuchPerson)?;
                Ok((person, token))
            }
            _ => Err(StoreError::WrongPassword),
        }
    }

    async fn with_password<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let _turn = self.passwords.acquire().await.map_err(|_| StoreError::Closed)?;
        tokio::task::spawn_blocking(work).await.unwrap_or(Err(StoreError::Closed))
    }

    // ---- Invitations ----

    /// Creates an invitation with this token, which may be a short code that people
    /// read out. Refused if the token is or was in use.
    pub async fn invite(&self, token: &Token, invitation: &Invitation) -> Result<(), StoreError> {
        let mut transaction = self.backend.begin().await?;
        invitations::insert(&mut transaction, token, invitation, now()).await?;
        transaction.commit().await
    }

    /// The invitation with this token, if it has not expired.
    pub async fn invitation(&self, token: &Token) -> Result<Invitation, StoreError> {
        invitations::look(self.backend.reader(), token, now()).await
    }

    // ---- Several nodes ----

    /// Records a heartbeat. The node and its leases are valid for this long.
    pub async fn heartbeat(
        &self,
        node: &NodeId,
        address: &str,
        holds_for: Duration,
    ) -> Result<(), StoreError> {
        let mut transaction = self.backend.begin().await?;
        leases::heartbeat(&mut transaction, node, address, holds_for).await?;
        transaction.commit().await
    }

    /// Claims the lease of a table. The node must have sent a heartbeat.
    pub async fn claim(&self, table: &TableId, node: &NodeId) -> Result<Claim, StoreError> {
        let mut transaction = self.backend.begin().await?;
        let claim = leases::claim(&mut transaction, table, node).await?;
        transaction.commit().await?;
        Ok(claim)
    }

    /// Gives a table back. Returns whether this node had it.
    pub async fn release(&self, table: &TableId, node: &NodeId) -> Result<bool, StoreError> {
        let mut transaction = self.backend.begin().await?;
        let released = leases::release(&mut transaction, table, node).await?;
        transaction.commit().await?;
        Ok(released)
    }

    /// Removes a node. Its tables are free at once.
    pub async fn leave(&self, node: &NodeId) -> Result<(), StoreError> {
        let mut transaction = self.backend.begin().await?;
        leases::leave(&mut transaction, node).await?;
        transaction.commit().await
    }

    /// All nodes with a recent heartbeat.
    pub async fn nodes(&self) -> Result<Vec<Node>, StoreError> {
        let mut transaction = self.backend.begin_reading().await?;
        let nodes = leases::nodes(&mut transaction).await?;
        transaction.commit().await?;
        Ok(nodes)
    }

    /// Leases of dead nodes, which any node may claim.
    pub async fn orphans(&self, limit: u32) -> Result<Vec<Lease>, StoreError> {
        let mut transaction = self.backend.begin_reading().await?;
        let orphans = leases::orphans(&mut transaction, limit).await?;
        transaction.commit().await?;
        Ok(orphans)
    }

    /// Subscribes to notices about logs that grow, on any node.
    #[must_use]
    pub fn subscribe(&self) -> Subscription {
        self.backend.board().subscribe()
    }

    // ---- Backup ----

    /// Copies a SQLite database into a new file while it is in use.
    pub async fn copy_to(&self, path: &Path) -> Result<(), StoreError> {
        self.backend.copy_to(path).await
    }
}
