-- The list of open tables is kept by the running server, which knows who is connected.
DROP INDEX tables_listed;
ALTER TABLE tables DROP COLUMN listed;

-- 0 until a game has begun there: such a table is kept for less long. Of older tables it is not known.
ALTER TABLE tables ADD COLUMN begun BIGINT NOT NULL DEFAULT 1;
