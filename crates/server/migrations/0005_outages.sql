-- The house's own time when it was last known to run, in milliseconds since 1970. 0: it never ran.
CREATE TABLE alive (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);

INSERT INTO alive (id, at) VALUES (1, 0);

-- When nobody could play because the house did not run, while somebody's time was running: it is nobody's loss.
CREATE TABLE outages (
    began BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);
