CREATE TABLE tables (
    id TEXT NOT NULL COLLATE "C" PRIMARY KEY,
    phase TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    wake_at BIGINT,
    summary TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);
CREATE INDEX tables_public ON tables (created_at, id) WHERE public AND phase <> 'over';
CREATE INDEX tables_unfinished ON tables (id) WHERE phase <> 'over';
CREATE INDEX tables_wake_at ON tables (wake_at, id) WHERE wake_at IS NOT NULL;

-- The truth: what came in, in order. The key arbitrates between writers.
CREATE TABLE entries (
    table_id TEXT NOT NULL COLLATE "C",
    number BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE snapshots (
    table_id TEXT NOT NULL COLLATE "C" PRIMARY KEY,
    number BIGINT NOT NULL,
    format TEXT NOT NULL,
    body BYTEA NOT NULL
);

CREATE TABLE definitions (
    hash BYTEA NOT NULL PRIMARY KEY,
    body BYTEA NOT NULL
);

CREATE TABLE table_definitions (
    table_id TEXT NOT NULL COLLATE "C",
    hash BYTEA NOT NULL,
    PRIMARY KEY (table_id, hash)
);

CREATE TABLE people (
    id TEXT NOT NULL COLLATE "C" PRIMARY KEY,
    name TEXT,
    colour TEXT,
    language TEXT,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

CREATE TABLE table_people (
    person_id TEXT NOT NULL COLLATE "C",
    table_id TEXT NOT NULL COLLATE "C",
    PRIMARY KEY (person_id, table_id)
);
CREATE INDEX table_people_table ON table_people (table_id);

-- Of tokens, invitations and passwords only hashes are kept.
CREATE TABLE tokens (
    id TEXT NOT NULL COLLATE "C" PRIMARY KEY,
    hash BYTEA NOT NULL UNIQUE,
    person_id TEXT NOT NULL COLLATE "C",
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX tokens_person ON tokens (person_id);

CREATE TABLE accounts (
    person_id TEXT NOT NULL COLLATE "C" PRIMARY KEY,
    login TEXT NOT NULL COLLATE "C" UNIQUE,
    password TEXT NOT NULL
);

CREATE TABLE invitations (
    hash BYTEA NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL COLLATE "C",
    purpose TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT,
    uses_left BIGINT
);
CREATE INDEX invitations_table ON invitations (table_id);

CREATE TABLE settings (
    name TEXT NOT NULL COLLATE "C" PRIMARY KEY,
    value TEXT NOT NULL
);

-- Who is running, and which table is whose.
CREATE TABLE nodes (
    id TEXT NOT NULL COLLATE "C" PRIMARY KEY,
    address TEXT NOT NULL,
    until BIGINT NOT NULL
);

CREATE TABLE leases (
    table_id TEXT NOT NULL COLLATE "C" PRIMARY KEY,
    node_id TEXT NOT NULL COLLATE "C",
    epoch BIGINT NOT NULL
);
CREATE INDEX leases_node ON leases (node_id);
