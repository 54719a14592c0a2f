-- Who wants a game to be kept that is over: the others go when nobody has touched them for long.
CREATE TABLE kept (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person BIGINT NOT NULL REFERENCES people (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX kept_person ON kept (person);
CREATE INDEX tables_made ON tables (made_at);
CREATE INDEX people_made ON people (made_at);
