CREATE TABLE people (
    id BIGINT PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    made_at BIGINT NOT NULL
);

CREATE TABLE tables (
    id BIGINT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    founding TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    -- 1 while it stands in the list of open tables.
    listed BIGINT NOT NULL,
    -- When somebody's time is up, in milliseconds since 1970.
    due BIGINT,
    -- The finished game.
    record TEXT
);

CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (listed);

-- Nothing happens to a table that is not written here first; who writes a number second is refused.
CREATE TABLE journal (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    item TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
