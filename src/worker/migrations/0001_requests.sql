-- Times are milliseconds since 1970 (UTC).
CREATE TABLE requests (
  id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL,
  -- Random id from the page's JavaScript. Null for a form sent without JavaScript.
  form_id TEXT,
  -- Digest of the answers and photos. The same content within an hour counts as the same request.
  fingerprint TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  service TEXT NOT NULL,
  message TEXT NOT NULL,
  -- Normalized to find other requests from the same person: the email address in lowercase, the digits of the phone number.
  email_key TEXT NOT NULL,
  phone_key TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'answered', 'done')),
  note TEXT NOT NULL DEFAULT '',
  -- When the company was notified by email. While told_at is null, the email is sent or retried after tell_after.
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

-- A photo's row is inserted before its file is stored, so every file has a row.
CREATE TABLE photos (
  name TEXT PRIMARY KEY,
  request_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  kept INTEGER NOT NULL DEFAULT 0,
  UNIQUE (request_id, position)
);

-- Number of forms per sender and hour. The address column contains a keyed digest of the sender's network.
CREATE TABLE posts_by_address (
  address TEXT NOT NULL,
  hour INTEGER NOT NULL,
  posts INTEGER NOT NULL,
  PRIMARY KEY (address, hour)
) WITHOUT ROWID;

-- OAuth states that were already used, so that each state is accepted only once.
CREATE TABLE used_sign_ins (
  state TEXT PRIMARY KEY,
  used_at INTEGER NOT NULL
) WITHOUT ROWID;
