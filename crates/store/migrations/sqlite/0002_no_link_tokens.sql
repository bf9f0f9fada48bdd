-- Earlier versions wrote the token of a link next to its short code, readable.
-- Codes are good for an hour, so nobody misses the old ones. With secure_delete
-- the bytes are overwritten, not only marked as free.
PRAGMA secure_delete = ON;
DELETE FROM invitations;
