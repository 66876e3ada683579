-- Tables that are kept and no more: nobody can see them, or nobody can play on. For whoever runs the bot to look at.
CREATE TABLE aside (
    table_id INTEGER PRIMARY KEY NOT NULL REFERENCES tables (id),
    reason   TEXT NOT NULL CHECK (reason IN ('gone', 'broken')),
    at       BIGINT NOT NULL
);
