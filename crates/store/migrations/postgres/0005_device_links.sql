-- One-time links with which a person goes on with another device.
CREATE TABLE device_links (
    person_id TEXT NOT NULL COLLATE "C" PRIMARY KEY,
    hash BYTEA NOT NULL UNIQUE,
    expires_at BIGINT NOT NULL
);
