//! One-time links with which a person goes on with another device.
//!
//! A person has at most one: a new link replaces the old one. Only the hash of its
//! token is stored. The row is deleted when the link is used, in the transaction that
//! creates the new device's token, so that of two simultaneous attempts only one
//! succeeds, also on different nodes.

use std::time::Duration;

use crate::clock::now;
use crate::people;
use crate::sanctions;
use crate::sql::{Reader, Transaction, Value};
use crate::{PersonId, PersonRecord, Store, StoreError, Token};

async fn put(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    token: &Token,
    expires_at: i64,
) -> Result<(), StoreError> {
    people::must_exist(transaction, person).await?;
    let sql = "INSERT INTO device_links (person_id, hash, expires_at) VALUES ($1, $2, $3) \
               ON CONFLICT (person_id) DO UPDATE SET hash = excluded.hash, \
               expires_at = excluded.expires_at";
    let hash = token.hash();
    let values =
        [Value::Text(person.as_str()), Value::Bytes(hash.bytes()), Value::Number(expires_at)];
    transaction.run(sql, &values).await.map(drop)
}

async fn look(reader: &Reader, token: &Token, now: i64) -> Result<PersonId, StoreError> {
    let sql = "SELECT person_id FROM device_links WHERE hash = $1 AND expires_at > $2";
    let hash = token.hash();
    let row = reader.row(sql, &[Value::Bytes(hash.bytes()), Value::Number(now)]).await?;
    row.ok_or(StoreError::NoSuchDeviceLink)?.id(0)
}

/// Deletes the link and returns whose it was.
async fn take(
    transaction: &mut Transaction<'_>,
    token: &Token,
    now: i64,
) -> Result<PersonId, StoreError> {
    let sql = "DELETE FROM device_links WHERE hash = $1 AND expires_at > $2 RETURNING person_id";
    let hash = token.hash();
    let row = transaction.row(sql, &[Value::Bytes(hash.bytes()), Value::Number(now)]).await?;
    row.ok_or(StoreError::NoSuchDeviceLink)?.id(0)
}

/// Removes the link of a person, if there is one.
pub(crate) async fn remove(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
) -> Result<(), StoreError> {
    let sql = "DELETE FROM device_links WHERE person_id = $1";
    transaction.run(sql, &[Value::Text(person.as_str())]).await.map(drop)
}

async fn remove_expired(transaction: &mut Transaction<'_>, now: i64) -> Result<(), StoreError> {
    let sql = "DELETE FROM device_links WHERE expires_at <= $1";
    transaction.run(sql, &[Value::Number(now)]).await.map(drop)
}

impl Store {
    /// Creates a link with which another device becomes this person, once. It replaces
    /// the person's earlier link. The token is returned only here.
    pub async fn create_device_link(
        &self,
        person: &PersonId,
        valid_for: Duration,
    ) -> Result<Token, StoreError> {
        let (now, token) = (now(), Token::random()?);
        let valid_for = i64::try_from(valid_for.as_millis()).unwrap_or(i64::MAX);
        let mut transaction = self.backend.begin().await?;
        remove_expired(&mut transaction, now).await?;
        put(&mut transaction, person, &token, now.saturating_add(valid_for)).await?;
        transaction.commit().await?;
        Ok(token)
    }

    /// Whose device link this is. It remains valid.
    pub async fn owner_of_device_link(&self, link: &Token) -> Result<PersonRecord, StoreError> {
        let id = look(self.backend.reader(), link, now()).await?;
        self.person(&id).await?.ok_or(StoreError::NoSuchDeviceLink)
    }

    /// Uses up a device link. Returns its owner and a token for the new device.
    pub async fn use_device_link(
        &self,
        link: &Token,
        label: &str,
    ) -> Result<(PersonRecord, Token), StoreError> {
        let (now, token) = (now(), Token::random()?);
        let mut transaction = self.backend.begin().await?;
        let id = take(&mut transaction, link, now).await?;
        people::add_token(&mut transaction, &id, &token, label, now).await?;
        transaction.commit().await?;
        // A ban removes the link; this covers a ban at the same moment.
        if sanctions::is_banned(self.backend.reader(), &id).await? {
            self.revoke_this(&token).await?;
            return Err(StoreError::Banned);
        }
        let person = self.person(&id).await?.ok_or(StoreError::NoSuchDeviceLink)?;
        Ok((person, token))
    }
}
