-- Written again and again, to see that something can be written, and that there is room for more.
CREATE TABLE probe (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    ballast TEXT NOT NULL
);

INSERT INTO probe (id, at, ballast) VALUES (1, 0, '');
