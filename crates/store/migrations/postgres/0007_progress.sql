-- What a person has learned and solved: lessons, puzzles, tips seen. An item is done
-- when it has a time.
CREATE TABLE progress (
    person_id TEXT NOT NULL COLLATE "C",
    kind TEXT NOT NULL COLLATE "C",
    item TEXT NOT NULL COLLATE "C",
    done_at BIGINT,
    count BIGINT NOT NULL,
    body TEXT NOT NULL,
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (person_id, kind, item)
);
