//! People: guests with a token, and optional accounts.

use serde::{Deserialize, Serialize};

use crate::content;
use crate::log::check_text;
use crate::sql::{Reader, Row, Transaction, Value};
use crate::{Digest, PersonId, StoreError, Token, TokenId};

/// A person's own settings. All of them are optional.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    pub name: Option<String>,
    #[serde(alias = "colour")]
    pub color: Option<String>,
    pub language: Option<String>,
}

impl Profile {
    fn check(&self) -> Result<(), StoreError> {
        for (what, text) in
            [("a name", &self.name), ("a color", &self.color), ("a language", &self.language)]
        {
            check_text(what, text.as_deref().unwrap_or_default(), 200)?;
        }
        Ok(())
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonRecord {
    pub id: PersonId,
    pub profile: Profile,
    /// The name of their account.
    pub login: Option<String>,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// Milliseconds since 1970.
    pub seen_at: i64,
}

/// One of a person's tokens, without the secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TokenRecord {
    pub(crate) id: TokenId,
    /// The owner's description, for example a device.
    pub(crate) label: String,
    /// Milliseconds since 1970.
    pub(crate) created_at: i64,
}

const SELECT: &str = "SELECT id, name, colour, language, created_at, seen_at, \
    (SELECT login FROM accounts WHERE person_id = people.id) FROM people WHERE id = $1";
const SELECT_BY_TOKEN: &str = "SELECT id, name, colour, language, created_at, seen_at, \
    (SELECT login FROM accounts WHERE person_id = people.id) FROM people \
    WHERE id = (SELECT person_id FROM tokens WHERE hash = $1)";

fn person(row: &Row) -> Result<PersonRecord, StoreError> {
    Ok(PersonRecord {
        id: row.id(0)?,
        profile: Profile {
            name: row.maybe_text(1)?,
            color: row.maybe_text(2)?,
            language: row.maybe_text(3)?,
        },
        created_at: row.number(4)?,
        seen_at: row.number(5)?,
        login: row.maybe_text(6)?,
    })
}

pub(crate) async fn insert(
    transaction: &mut Transaction<'_>,
    person: &PersonRecord,
) -> Result<(), StoreError> {
    person.profile.check()?;
    let sql = "INSERT INTO people (id, name, colour, language, created_at, seen_at) \
               VALUES ($1, $2, $3, $4, $5, $6)";
    let values = [
        Value::Text(person.id.as_str()),
        Value::MaybeText(person.profile.name.as_deref()),
        Value::MaybeText(person.profile.color.as_deref()),
        Value::MaybeText(person.profile.language.as_deref()),
        Value::Number(person.created_at),
        Value::Number(person.seen_at),
    ];
    transaction.run(sql, &values).await.map(drop)
}

pub(crate) async fn get(
    reader: &Reader,
    id: &PersonId,
) -> Result<Option<PersonRecord>, StoreError> {
    let row = reader.row(SELECT, &[Value::Text(id.as_str())]).await?;
    row.as_ref().map(person).transpose()
}

pub(crate) async fn by_token(
    reader: &Reader,
    token: &Token,
) -> Result<Option<PersonRecord>, StoreError> {
    let hash = token.hash();
    let row = reader.row(SELECT_BY_TOKEN, &[Value::Bytes(hash.bytes())]).await?;
    row.as_ref().map(person).transpose()
}

pub(crate) async fn must_exist(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
) -> Result<(), StoreError> {
    let sql = "SELECT 1 FROM people WHERE id = $1";
    let row = transaction.row(sql, &[Value::Text(person.as_str())]).await?;
    row.map(drop).ok_or(StoreError::NoSuchPerson)
}

pub(crate) async fn set_profile(
    transaction: &mut Transaction<'_>,
    id: &PersonId,
    profile: &Profile,
) -> Result<(), StoreError> {
    profile.check()?;
    let sql = "UPDATE people SET name = $2, colour = $3, language = $4 WHERE id = $1";
    let values = [
        Value::Text(id.as_str()),
        Value::MaybeText(profile.name.as_deref()),
        Value::MaybeText(profile.color.as_deref()),
        Value::MaybeText(profile.language.as_deref()),
    ];
    exists(transaction.run(sql, &values).await?)
}

const fn exists(changed: u64) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::NoSuchPerson) } else { Ok(()) }
}

pub(crate) async fn add_token(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    token: &Token,
    label: &str,
    now: i64,
) -> Result<(), StoreError> {
    check_text("a label", label, 200)?;
    must_exist(transaction, person).await?;
    let record = TokenRecord { id: TokenId::random()?, label: label.to_owned(), created_at: now };
    restore_token(transaction, person, &record, &token.hash()).await
}

/// Adds a token of which only the hash is known.
pub(crate) async fn restore_token(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    record: &TokenRecord,
    hash: &Digest,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO tokens (id, hash, person_id, label, created_at) \
               VALUES ($1, $2, $3, $4, $5)";
    let values = [
        Value::Text(record.id.as_str()),
        Value::Bytes(hash.bytes()),
        Value::Text(person.as_str()),
        Value::Text(&record.label),
        Value::Number(record.created_at),
    ];
    transaction.run(sql, &values).await.map(drop)
}

/// Revokes this token. Returns whether it was valid.
pub(crate) async fn revoke_this(
    transaction: &mut Transaction<'_>,
    token: &Token,
) -> Result<bool, StoreError> {
    let hash = token.hash();
    let sql = "DELETE FROM tokens WHERE hash = $1";
    Ok(transaction.run(sql, &[Value::Bytes(hash.bytes())]).await? > 0)
}

/// Revokes all tokens of a person but one. Returns how many.
pub(crate) async fn revoke_others(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    kept: Option<&Token>,
) -> Result<u64, StoreError> {
    let sql = "DELETE FROM tokens WHERE person_id = $1 AND hash <> $2";
    let kept = kept.map(|token| token.hash().bytes().to_vec()).unwrap_or_default();
    transaction.run(sql, &[Value::Text(person.as_str()), Value::Bytes(&kept)]).await
}

/// People after `after`, by id, with the hashes of their passwords.
pub(crate) async fn page(
    transaction: &mut Transaction<'_>,
    after: &str,
    limit: u32,
) -> Result<Vec<(PersonRecord, Option<String>)>, StoreError> {
    let sql = "SELECT id, name, colour, language, created_at, seen_at, login, password \
               FROM people LEFT JOIN accounts ON person_id = id \
               WHERE id > $1 ORDER BY id LIMIT $2";
    let values = [Value::Text(after), Value::Number(i64::from(limit))];
    let rows = transaction.rows(sql, &values).await?;
    rows.iter().map(|row| Ok((person(row)?, row.maybe_text(7)?))).collect()
}

/// The tokens of a person, with their hashes.
pub(crate) async fn tokens_with_hashes(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
) -> Result<Vec<(TokenRecord, Digest)>, StoreError> {
    let sql = "SELECT id, label, created_at, hash FROM tokens WHERE person_id = $1 ORDER BY id";
    let rows = transaction.rows(sql, &[Value::Text(person.as_str())]).await?;
    let token = |row: &Row| {
        let record =
            TokenRecord { id: row.id(0)?, label: row.text(1)?, created_at: row.number(2)? };
        Ok((record, content::hash_from(&row.bytes(3)?)?))
    };
    rows.iter().map(token).collect()
}
