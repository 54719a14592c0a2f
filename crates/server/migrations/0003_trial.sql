-- Written after a write has failed, to see whether there is room again; it means nothing.
CREATE TABLE trial (
    id BIGINT PRIMARY KEY,
    room TEXT NOT NULL
);
