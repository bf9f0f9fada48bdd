-- Only SQLite has entries elsewhere. The view lets both read logs with the same SQL.
CREATE VIEW all_entries (table_id, number, body) AS
    SELECT table_id, number, body FROM entries;
