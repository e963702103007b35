-- Times are milliseconds since 1970 (UTC).
CREATE TABLE requests (
  id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL,
  -- Made in the page; a form sent without scripts has none.
  form_id TEXT,
  -- Digest of what was sent: the same within an hour is the same request.
  fingerprint TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  service TEXT NOT NULL,
  message TEXT NOT NULL,
  -- How a person is found again: the address in small letters, the number's digits.
  email_key TEXT NOT NULL,
  phone_key TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'answered', 'done')),
  note TEXT NOT NULL DEFAULT '',
  -- When the company was told by mail; until then it is tried again from tell_after on.
  told_at INTEGER,
  tell_after INTEGER NOT NULL DEFAULT 0,
  tell_attempts INTEGER NOT NULL DEFAULT 0,
  tell_problem TEXT
);

CREATE INDEX requests_by_time ON requests (received_at);
CREATE INDEX requests_by_content ON requests (fingerprint, received_at);
CREATE INDEX requests_untold ON requests (tell_after) WHERE told_at IS NULL;
CREATE INDEX requests_by_email ON requests (email_key);
CREATE INDEX requests_by_phone ON requests (phone_key);

-- A row stands before its file does: a file that no row names cannot be.
CREATE TABLE photos (
  name TEXT PRIMARY KEY,
  request_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  kept INTEGER NOT NULL DEFAULT 0,
  UNIQUE (request_id, position)
);

-- How many forms an address sent in an hour. The address is a digest that nobody can turn back.
CREATE TABLE posts_by_address (
  address TEXT NOT NULL,
  hour INTEGER NOT NULL,
  posts INTEGER NOT NULL,
  PRIMARY KEY (address, hour)
) WITHOUT ROWID;

-- Sign-ins that were answered: an answer counts once.
CREATE TABLE used_sign_ins (
  state TEXT PRIMARY KEY,
  used_at INTEGER NOT NULL
) WITHOUT ROWID;
