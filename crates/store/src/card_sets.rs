//! Sets of custom cards: a draft that changes, published versions that don't, pictures.
//!
//! The store treats drafts and versions as opaque text.

use serde::{Deserialize, Serialize};

use crate::clock::now;
use crate::log::check_text;
use crate::sql::{Row, Transaction, Value};
use crate::{PersonId, SetId, Store, StoreError, people};

/// Maximum number of sets per person.
pub const MAX_SETS: usize = 50;
/// Maximum number of published versions per set.
pub const MAX_VERSIONS: usize = 100;
/// Maximum number of pictures per set.
pub const MAX_PICTURES: usize = 120;
/// Maximum length of a draft or version, in bytes.
pub const MAX_SET_LEN: usize = 2 << 20;
/// Maximum length of a picture, in bytes.
pub const MAX_PICTURE_LEN: usize = 128 << 10;
/// Maximum length of the note of a version, in bytes.
const MAX_NOTE_LEN: usize = 400;

/// A set with its draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredSet {
    pub id: SetId,
    pub owner: PersonId,
    pub draft: String,
    /// Grows with every change of the draft.
    pub revision: i64,
    /// The text of its link, if it is shared. It is not a hash, because the owner sees it
    /// again.
    pub link: Option<String>,
    /// The last published version, 0 if there is none. It follows from the versions.
    #[serde(skip)]
    pub version: i64,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// Milliseconds since 1970.
    pub changed_at: i64,
}

/// A published version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetVersion {
    pub version: i64,
    pub body: String,
    /// What has changed, in the owner's words.
    pub note: String,
    /// Milliseconds since 1970.
    pub published_at: i64,
}

const SELECT: &str = "SELECT id, person_id, draft, revision, link, created_at, changed_at, \
    (SELECT coalesce(max(version), 0) FROM card_set_versions WHERE set_id = id) \
    FROM card_sets WHERE id = $1";
const SELECT_BY_LINK: &str = "SELECT id, person_id, draft, revision, link, created_at, \
    changed_at, (SELECT coalesce(max(version), 0) FROM card_set_versions WHERE set_id = id) \
    FROM card_sets WHERE link = $1";
const SELECT_OF_PERSON: &str = "SELECT id, person_id, draft, revision, link, created_at, \
    changed_at, (SELECT coalesce(max(version), 0) FROM card_set_versions WHERE set_id = id) \
    FROM card_sets WHERE person_id = $1 ORDER BY changed_at DESC, id";

fn stored_set(row: &Row) -> Result<StoredSet, StoreError> {
    Ok(StoredSet {
        id: row.id(0)?,
        owner: row.id(1)?,
        draft: row.text(2)?,
        revision: row.number(3)?,
        link: row.maybe_text(4)?,
        created_at: row.number(5)?,
        changed_at: row.number(6)?,
        version: row.number(7)?,
    })
}

fn set_version(row: &Row) -> Result<SetVersion, StoreError> {
    Ok(SetVersion {
        version: row.number(0)?,
        body: row.text(1)?,
        note: row.text(2)?,
        published_at: row.number(3)?,
    })
}

/// The set, which must belong to this person.
async fn owned(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    set: &SetId,
) -> Result<StoredSet, StoreError> {
    let row = transaction.row(SELECT, &[Value::Text(set.as_str())]).await?;
    let found = row.as_ref().map(stored_set).transpose()?;
    found.filter(|found| found.owner == *person).ok_or(StoreError::NoSuchSet)
}

async fn count(
    transaction: &mut Transaction<'_>,
    sql: &'static str,
    id: &str,
) -> Result<i64, StoreError> {
    let row = transaction.row(sql, &[Value::Text(id)]).await?;
    Ok(row.map(|row| row.number(0)).transpose()?.unwrap_or(0))
}

pub(crate) async fn insert(
    transaction: &mut Transaction<'_>,
    set: &StoredSet,
) -> Result<(), StoreError> {
    check_text("a set", &set.draft, MAX_SET_LEN)?;
    let sql = "INSERT INTO card_sets (id, person_id, draft, revision, link, created_at, \
               changed_at) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let values = [
        Value::Text(set.id.as_str()),
        Value::Text(set.owner.as_str()),
        Value::Text(&set.draft),
        Value::Number(set.revision),
        Value::MaybeText(set.link.as_deref()),
        Value::Number(set.created_at),
        Value::Number(set.changed_at),
    ];
    transaction.run(sql, &values).await.map(drop)
}

pub(crate) async fn insert_version(
    transaction: &mut Transaction<'_>,
    set: &SetId,
    version: &SetVersion,
) -> Result<(), StoreError> {
    check_text("a set", &version.body, MAX_SET_LEN)?;
    check_text("a note", &version.note, MAX_NOTE_LEN)?;
    let sql = "INSERT INTO card_set_versions (set_id, version, body, note, published_at) \
               VALUES ($1, $2, $3, $4, $5)";
    let values = [
        Value::Text(set.as_str()),
        Value::Number(version.version),
        Value::Text(&version.body),
        Value::Text(&version.note),
        Value::Number(version.published_at),
    ];
    transaction.run(sql, &values).await.map(drop)
}

pub(crate) async fn insert_picture(
    transaction: &mut Transaction<'_>,
    set: &SetId,
    id: &str,
    body: &[u8],
) -> Result<(), StoreError> {
    check_text("the id of a picture", id, 64)?;
    if body.len() > MAX_PICTURE_LEN {
        let sentence = format!("a picture of more than {MAX_PICTURE_LEN} bytes");
        return Err(StoreError::BadInput(sentence));
    }
    let sql = "INSERT INTO card_pictures (set_id, id, body) VALUES ($1, $2, $3) \
               ON CONFLICT (set_id, id) DO NOTHING";
    let values = [Value::Text(set.as_str()), Value::Text(id), Value::Bytes(body)];
    transaction.run(sql, &values).await.map(drop)
}

async fn erase(transaction: &mut Transaction<'_>, set: &SetId) -> Result<(), StoreError> {
    let id = [Value::Text(set.as_str())];
    transaction.run("DELETE FROM card_pictures WHERE set_id = $1", &id).await?;
    transaction.run("DELETE FROM card_set_versions WHERE set_id = $1", &id).await?;
    transaction.run("DELETE FROM card_sets WHERE id = $1", &id).await.map(drop)
}

pub(crate) async fn of_person(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
) -> Result<Vec<StoredSet>, StoreError> {
    let rows = transaction.rows(SELECT_OF_PERSON, &[Value::Text(person.as_str())]).await?;
    rows.iter().map(stored_set).collect()
}

pub(crate) async fn version_numbers(
    transaction: &mut Transaction<'_>,
    set: &SetId,
) -> Result<Vec<i64>, StoreError> {
    let sql = "SELECT version FROM card_set_versions WHERE set_id = $1 ORDER BY version";
    let rows = transaction.rows(sql, &[Value::Text(set.as_str())]).await?;
    rows.iter().map(|row| row.number(0)).collect()
}

pub(crate) async fn version(
    transaction: &mut Transaction<'_>,
    set: &SetId,
    version: i64,
) -> Result<SetVersion, StoreError> {
    let sql = "SELECT version, body, note, published_at FROM card_set_versions \
               WHERE set_id = $1 AND version = $2";
    let values = [Value::Text(set.as_str()), Value::Number(version)];
    let row = transaction.row(sql, &values).await?;
    set_version(&row.ok_or_else(|| StoreError::Damaged("a version is missing".into()))?)
}

pub(crate) async fn picture_ids(
    transaction: &mut Transaction<'_>,
    set: &SetId,
) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id FROM card_pictures WHERE set_id = $1 ORDER BY id";
    let rows = transaction.rows(sql, &[Value::Text(set.as_str())]).await?;
    rows.iter().map(|row| row.text(0)).collect()
}

pub(crate) async fn picture(
    transaction: &mut Transaction<'_>,
    set: &SetId,
    id: &str,
) -> Result<Vec<u8>, StoreError> {
    let sql = "SELECT body FROM card_pictures WHERE set_id = $1 AND id = $2";
    let values = [Value::Text(set.as_str()), Value::Text(id)];
    let row = transaction.row(sql, &values).await?;
    row.ok_or_else(|| StoreError::Damaged("a picture is missing".into()))?.bytes(0)
}

impl Store {
    /// Creates a set. A person can have [`MAX_SETS`].
    pub async fn create_set(&self, person: &PersonId, draft: &str) -> Result<SetId, StoreError> {
        let mut transaction = self.backend.begin().await?;
        people::must_exist(&mut transaction, person).await?;
        let sql = "SELECT count(*) FROM card_sets WHERE person_id = $1";
        if count(&mut transaction, sql, person.as_str()).await? >= MAX_SETS as i64 {
            return Err(StoreError::SetQuota);
        }
        let now = now();
        let set = StoredSet {
            id: SetId::random()?,
            owner: person.clone(),
            draft: draft.to_owned(),
            revision: 0,
            link: None,
            version: 0,
            created_at: now,
            changed_at: now,
        };
        insert(&mut transaction, &set).await?;
        transaction.commit().await?;
        Ok(set.id)
    }

    /// A person's sets, the last changed first.
    pub async fn sets_of(&self, person: &PersonId) -> Result<Vec<StoredSet>, StoreError> {
        let values = [Value::Text(person.as_str())];
        let rows = self.backend.reader().rows(SELECT_OF_PERSON, &values).await?;
        rows.iter().map(stored_set).collect()
    }

    pub async fn set(&self, set: &SetId) -> Result<Option<StoredSet>, StoreError> {
        let row = self.backend.reader().row(SELECT, &[Value::Text(set.as_str())]).await?;
        row.as_ref().map(stored_set).transpose()
    }

    /// The set that is shared by this link.
    pub async fn set_by_link(&self, link: &str) -> Result<Option<StoredSet>, StoreError> {
        let row = self.backend.reader().row(SELECT_BY_LINK, &[Value::Text(link)]).await?;
        row.as_ref().map(stored_set).transpose()
    }

    /// Replaces the draft if nobody has changed it since `revision` was read. Returns the
    /// new revision.
    pub async fn save_set(
        &self,
        person: &PersonId,
        set: &SetId,
        revision: i64,
        draft: &str,
    ) -> Result<i64, StoreError> {
        check_text("a set", draft, MAX_SET_LEN)?;
        let mut transaction = self.backend.begin().await?;
        owned(&mut transaction, person, set).await?;
        let sql = "UPDATE card_sets SET draft = $2, revision = revision + 1, changed_at = $3 \
                   WHERE id = $1 AND revision = $4";
        let values = [
            Value::Text(set.as_str()),
            Value::Text(draft),
            Value::Number(now()),
            Value::Number(revision),
        ];
        if transaction.run(sql, &values).await? == 0 {
            return Err(StoreError::SetChanged);
        }
        transaction.commit().await?;
        Ok(revision + 1)
    }

    /// Publishes `body` as the version after the last one. Returns its number.
    pub async fn publish_set(
        &self,
        person: &PersonId,
        set: &SetId,
        body: &str,
        note: &str,
    ) -> Result<i64, StoreError> {
        let mut transaction = self.backend.begin().await?;
        let last = owned(&mut transaction, person, set).await?.version;
        if last >= MAX_VERSIONS as i64 {
            return Err(StoreError::SetQuota);
        }
        let (version, body, note) = (last + 1, body.to_owned(), note.to_owned());
        let published = SetVersion { version, body, note, published_at: now() };
        insert_version(&mut transaction, set, &published).await?;
        transaction.commit().await?;
        Ok(version)
    }

    /// The published versions, the newest first.
    pub async fn set_versions(&self, set: &SetId) -> Result<Vec<SetVersion>, StoreError> {
        let sql = "SELECT version, body, note, published_at FROM card_set_versions \
                   WHERE set_id = $1 ORDER BY version DESC";
        let rows = self.backend.reader().rows(sql, &[Value::Text(set.as_str())]).await?;
        rows.iter().map(set_version).collect()
    }

    /// Shares a set by a new link, or ends sharing. The old link stops working.
    pub async fn share_set(
        &self,
        person: &PersonId,
        set: &SetId,
        shared: bool,
    ) -> Result<Option<String>, StoreError> {
        let mut transaction = self.backend.begin().await?;
        owned(&mut transaction, person, set).await?;
        let link = if shared { Some(SetId::random()?.to_string()) } else { None };
        let values = [Value::Text(set.as_str()), Value::MaybeText(link.as_deref())];
        transaction.run("UPDATE card_sets SET link = $2 WHERE id = $1", &values).await?;
        transaction.commit().await?;
        Ok(link)
    }

    /// Adds a picture, which must have been checked.
    pub async fn add_picture(
        &self,
        person: &PersonId,
        set: &SetId,
        id: &str,
        body: &[u8],
    ) -> Result<(), StoreError> {
        let mut transaction = self.backend.begin().await?;
        owned(&mut transaction, person, set).await?;
        let sql = "SELECT count(*) FROM card_pictures WHERE set_id = $1";
        if count(&mut transaction, sql, set.as_str()).await? >= MAX_PICTURES as i64 {
            return Err(StoreError::SetQuota);
        }
        insert_picture(&mut transaction, set, id, body).await?;
        transaction.commit().await
    }

    pub async fn picture(&self, set: &SetId, id: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let sql = "SELECT body FROM card_pictures WHERE set_id = $1 AND id = $2";
        let values = [Value::Text(set.as_str()), Value::Text(id)];
        let row = self.backend.reader().row(sql, &values).await?;
        row.map(|row| row.bytes(0)).transpose()
    }

    /// Erases a set with its versions and pictures.
    pub async fn erase_set(&self, person: &PersonId, set: &SetId) -> Result<(), StoreError> {
        let mut transaction = self.backend.begin().await?;
        owned(&mut transaction, person, set).await?;
        erase(&mut transaction, set).await?;
        transaction.commit().await
    }

    /// Erases all sets of a person. Returns how many that were.
    pub async fn erase_sets(&self, person: &PersonId) -> Result<u64, StoreError> {
        let mut transaction = self.backend.begin().await?;
        let sets = of_person(&mut transaction, person).await?;
        for set in &sets {
            erase(&mut transaction, &set.id).await?;
        }
        transaction.commit().await?;
        Ok(sets.len() as u64)
    }
}
