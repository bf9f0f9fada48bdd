-- What each table takes, and who owns it, for quotas.
CREATE TABLE table_usage (
    table_id TEXT NOT NULL COLLATE "C" PRIMARY KEY,
    owner TEXT NOT NULL COLLATE "C",
    bots_only BOOLEAN NOT NULL,
    bytes BIGINT NOT NULL,
    bot_millis BIGINT NOT NULL
);
CREATE INDEX table_usage_owner ON table_usage (owner);

-- Tables that must not be loaded.
CREATE TABLE quarantined_tables (
    table_id TEXT NOT NULL COLLATE "C" PRIMARY KEY,
    reason TEXT NOT NULL,
    since BIGINT NOT NULL
);

CREATE TABLE banned_people (
    person_id TEXT NOT NULL COLLATE "C" PRIMARY KEY,
    since BIGINT NOT NULL
);
