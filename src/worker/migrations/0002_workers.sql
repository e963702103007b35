-- Path of the page that the request was sent from.
ALTER TABLE requests ADD COLUMN page TEXT NOT NULL DEFAULT '';
-- When the earliest unfinished attempt to send the email started; null if there is none.
ALTER TABLE requests ADD COLUMN sending_since INTEGER;
-- When the Worker found that an attempt may have sent the email and cannot be repeated safely. The owner decides whether to send it again.
ALTER TABLE requests ADD COLUMN unsure_at INTEGER;

DROP INDEX requests_untold;
CREATE INDEX requests_pending ON requests (tell_after) WHERE told_at IS NULL AND unsure_at IS NULL;

-- Names of files that are still in the bucket although their requests were deleted.
CREATE TABLE files_to_delete (name TEXT PRIMARY KEY) WITHOUT ROWID;
