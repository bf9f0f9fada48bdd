//! Accounts: a name and a password, which is stored as an argon2 hash.

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher as _, PasswordVerifier as _};

use crate::sql::{Reader, Transaction, Value};
use crate::{Credential, PersonId, StoreError};

/// Normalizes an account name for comparison: trimmed and in lowercase.
pub(crate) fn login_form(login: &str) -> Result<String, StoreError> {
    let login = login.trim().to_lowercase();
    let count = login.chars().count();
    if !(2..=64).contains(&count) || login.chars().any(char::is_control) {
        return Err(StoreError::BadCredentials(Credential::Login));
    }
    Ok(login)
}

/// Hashes a password. This takes tens of milliseconds, so call it on a blocking
/// thread.
pub(crate) fn hash(password: &str) -> Result<String, StoreError> {
    let count = password.chars().count();
    if count < 8 || password.len() > 1024 {
        return Err(StoreError::BadCredentials(Credential::Password));
    }
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).map_err(|error| StoreError::NoRandomness(error.to_string()))?;
    let hashed = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
    hashed.map(|hash| hash.to_string()).map_err(|error| StoreError::Database(error.to_string()))
}

/// Verifies a password. If there is no account, it does the same work, so that
/// the time doesn't reveal which names exist.
pub(crate) fn is_right(kept: Option<&str>, password: &str) -> Result<bool, StoreError> {
    // The hash of 32 random bytes that nobody knows.
    const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LW5vYm9keSE$\
                          ciyEN4xgmIPjZ4Ffp4OyAZ9qmJ7UOAPBpH0p5vhPXqQ";
    let parsed = PasswordHash::new(kept.unwrap_or(NOBODY))
        .map_err(|error| StoreError::Damaged(format!("a password hash: {error}")))?;
    let matches = Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok();
    Ok(matches && kept.is_some())
}

/// Creates a person's account, or changes its name and password.
pub(crate) async fn set_account(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    login: &str,
    password: &str,
) -> Result<(), StoreError> {
    crate::people::must_exist(transaction, person).await?;
    let sql = "INSERT INTO accounts (person_id, login, password) VALUES ($1, $2, $3) \
               ON CONFLICT (person_id) DO UPDATE SET login = excluded.login, \
               password = excluded.password";
    let values = [Value::Text(person.as_str()), Value::Text(login), Value::Text(password)];
    match transaction.run(sql, &values).await {
        Err(StoreError::Constraint(_)) => Err(StoreError::LoginTaken),
        result => result.map(drop),
    }
}

/// The hash of a person's password, if they have an account.
pub(crate) async fn of_person(
    reader: &Reader,
    person: &PersonId,
) -> Result<Option<String>, StoreError> {
    let sql = "SELECT password FROM accounts WHERE person_id = $1";
    let row = reader.row(sql, &[Value::Text(person.as_str())]).await?;
    row.map(|row| row.text(0)).transpose()
}

/// The owner of an account and the hash of its password.
pub(crate) async fn account(
    reader: &Reader,
    login: &str,
) -> Result<Option<(PersonId, String)>, StoreError> {
    let sql = "SELECT person_id, password FROM accounts WHERE login = $1";
    let row = reader.row(sql, &[Value::Text(login)]).await?;
    row.map(|row| Ok((row.id(0)?, row.text(1)?))).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_password_is_right() {
        let kept = hash("open, sesame").unwrap();
        assert!(kept.starts_with("$argon2id$") && !kept.contains("sesame"));
        assert!(is_right(Some(&kept), "open, sesame").unwrap());
        assert!(!is_right(Some(&kept), "open, simsim").unwrap());
        assert!(!is_right(None, "open, sesame").unwrap());
        assert_ne!(hash("open, sesame").unwrap(), kept, "every hash has its own salt");
        assert_eq!(hash("short").unwrap_err().code(), "bad-credentials");
        assert_eq!(is_right(Some("nonsense"), "open, sesame").unwrap_err().code(), "damaged");
    }

    #[test]
    fn account_names_are_compared_in_one_form() {
        assert_eq!(login_form("  Ädä ").unwrap(), "ädä");
        for login in ["", "x", "a\nb", &"x".repeat(65)] {
            assert_eq!(login_form(login).unwrap_err().code(), "bad-credentials");
        }
    }
}
