-- New entries of all tables, in the order they were written. Writing an entry to its
-- place in `entries` changes a page per table, and every changed page is written in
-- every commit. Here the entries of one commit share one or two pages. They are moved
-- to `entries` many at a time.
CREATE TABLE recent_entries (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;

CREATE VIEW all_entries (table_id, number, body) AS
    SELECT table_id, number, body FROM entries
    UNION ALL
    SELECT table_id, number, body FROM recent_entries;
