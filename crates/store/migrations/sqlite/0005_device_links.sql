-- One-time links with which a person goes on with another device.
CREATE TABLE device_links (
    person_id TEXT NOT NULL PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
