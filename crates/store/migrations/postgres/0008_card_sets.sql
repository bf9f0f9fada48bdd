-- Sets of custom cards. The draft can change, published versions can't. Whoever knows
-- the text of a link sees the last version.
CREATE TABLE card_sets (
    id TEXT NOT NULL COLLATE "C" PRIMARY KEY,
    person_id TEXT NOT NULL COLLATE "C",
    draft TEXT NOT NULL,
    revision BIGINT NOT NULL,
    link TEXT COLLATE "C" UNIQUE,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);
CREATE INDEX card_sets_by_person ON card_sets (person_id);
CREATE TABLE card_set_versions (
    set_id TEXT NOT NULL COLLATE "C",
    version BIGINT NOT NULL,
    body TEXT NOT NULL,
    note TEXT NOT NULL,
    published_at BIGINT NOT NULL,
    PRIMARY KEY (set_id, version)
);
CREATE TABLE card_pictures (
    set_id TEXT NOT NULL COLLATE "C",
    id TEXT NOT NULL COLLATE "C",
    body BYTEA NOT NULL,
    PRIMARY KEY (set_id, id)
);
