-- Sets of custom cards. The draft can change, published versions can't. Whoever knows
-- the text of a link sees the last version.
CREATE TABLE card_sets (
    id TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL,
    draft TEXT NOT NULL,
    revision INTEGER NOT NULL,
    link TEXT UNIQUE,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX card_sets_by_person ON card_sets (person_id);
CREATE TABLE card_set_versions (
    set_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    note TEXT NOT NULL,
    published_at INTEGER NOT NULL,
    PRIMARY KEY (set_id, version)
) STRICT, WITHOUT ROWID;
CREATE TABLE card_pictures (
    set_id TEXT NOT NULL,
    id TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (set_id, id)
) STRICT, WITHOUT ROWID;
