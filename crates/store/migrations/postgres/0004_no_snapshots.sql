-- No released program ever wrote a snapshot, and nothing lists unfinished tables.
DROP TABLE snapshots;
DROP INDEX tables_unfinished;
