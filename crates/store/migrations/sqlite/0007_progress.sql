-- What a person has learned and solved: lessons, puzzles, tips seen. An item is done
-- when it has a time.
CREATE TABLE progress (
    person_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    item TEXT NOT NULL,
    done_at INTEGER,
    count INTEGER NOT NULL,
    body TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (person_id, kind, item)
) STRICT, WITHOUT ROWID;
