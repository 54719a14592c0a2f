-- A person may come by several tokens: one per device, links used once, programs.
ALTER TABLE people RENAME TO people_before;

CREATE TABLE people (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    made_at BIGINT NOT NULL
);

INSERT INTO people (id, name, made_at) SELECT id, name, made_at FROM people_before;

CREATE TABLE tokens (
    -- The token itself is kept by nobody but its holder.
    hash TEXT PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES people (id),
    kind TEXT NOT NULL CHECK (kind IN ('session', 'link', 'program')),
    -- What its holder calls it in their list.
    label TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    -- In milliseconds since 1970; without one it is good until it is ended.
    expires_at BIGINT
);

CREATE INDEX tokens_person ON tokens (person);
CREATE INDEX tokens_expire ON tokens (expires_at);

-- A session is good for a year, like the cookie that holds it.
INSERT INTO tokens (hash, person, kind, label, made_at, expires_at)
    SELECT token_hash, id, 'session', '', made_at, made_at + 31536000000 FROM people_before;

DROP TABLE people_before;
