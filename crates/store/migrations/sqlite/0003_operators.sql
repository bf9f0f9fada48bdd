-- What each table takes, and who owns it, for quotas.
CREATE TABLE table_usage (
    table_id TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL,
    bots_only INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    bot_millis INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX table_usage_owner ON table_usage (owner);

-- Tables that must not be loaded.
CREATE TABLE quarantined_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    reason TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE banned_people (
    person_id TEXT NOT NULL PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
