-- The page a request was sent from, as a path.
ALTER TABLE requests ADD COLUMN page TEXT NOT NULL DEFAULT '';
-- When the mail that is under way was handed to the provider; null when its outcome is known.
ALTER TABLE requests ADD COLUMN sending_since INTEGER;
-- Since when nobody knows whether the mail went out, where the provider has no idempotency key: a person decides.
ALTER TABLE requests ADD COLUMN unsure_at INTEGER;

DROP INDEX requests_untold;
CREATE INDEX requests_pending ON requests (tell_after) WHERE told_at IS NULL AND unsure_at IS NULL;

-- Photos of deleted requests whose files are still in the bucket.
CREATE TABLE files_to_delete (name TEXT PRIMARY KEY) WITHOUT ROWID;
