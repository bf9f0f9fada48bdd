CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    phase TEXT NOT NULL,
    public INTEGER NOT NULL,
    wake_at INTEGER,
    summary TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_public ON tables (created_at, id) WHERE public = 1 AND phase <> 'over';
CREATE INDEX tables_unfinished ON tables (id) WHERE phase <> 'over';
CREATE INDEX tables_wake_at ON tables (wake_at, id) WHERE wake_at IS NOT NULL;

-- The truth: what came in, in order. The key arbitrates between writers.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL,
    format TEXT NOT NULL,
    body BLOB NOT NULL
) STRICT;

CREATE TABLE definitions (
    hash BLOB NOT NULL PRIMARY KEY,
    body BLOB NOT NULL
) STRICT;

CREATE TABLE table_definitions (
    table_id TEXT NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (table_id, hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT,
    colour TEXT,
    language TEXT,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE table_people (
    person_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person_id, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX table_people_table ON table_people (table_id);

-- Of tokens, invitations and passwords only hashes are kept.
CREATE TABLE tokens (
    id TEXT NOT NULL PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    person_id TEXT NOT NULL,
    label TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_person ON tokens (person_id);

CREATE TABLE accounts (
    person_id TEXT NOT NULL PRIMARY KEY,
    login TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE invitations (
    hash BLOB NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    purpose TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER,
    uses_left INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_table ON invitations (table_id);

CREATE TABLE settings (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Who is running, and which table is whose.
CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    address TEXT NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE leases (
    table_id TEXT NOT NULL PRIMARY KEY,
    node_id TEXT NOT NULL,
    epoch INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX leases_node ON leases (node_id);
