-- Earlier versions wrote the token of a link next to its short code, readable.
-- Codes are good for an hour, so nobody misses the old ones.
DELETE FROM invitations;
