-- Integers and text, so that it could run elsewhere too. Ids of Discord are 64 bits; times are Unix milliseconds.

CREATE TABLE players (
    id      BIGINT PRIMARY KEY NOT NULL,
    name    TEXT NOT NULL,
    seen_at BIGINT NOT NULL
);

-- AUTOINCREMENT: a number is never given twice, since buttons under old messages carry it.
CREATE TABLE tables (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id      BIGINT,
    channel_id    BIGINT NOT NULL,
    game          TEXT NOT NULL,
    seats         INTEGER NOT NULL,
    setup         TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    -- For whom seat 1 is or was reserved.
    opponent_id   BIGINT REFERENCES players (id),
    phase         TEXT NOT NULL CHECK (phase IN ('invitation', 'playing', 'ended', 'closed')),
    opened_at     BIGINT NOT NULL,
    -- How many acts there are, and how many the message showed that shows the table now; -1 before the first.
    acts          INTEGER NOT NULL DEFAULT 0,
    shown         INTEGER NOT NULL DEFAULT -1,
    message_id    BIGINT
);

CREATE UNIQUE INDEX one_table_per_channel ON tables (channel_id) WHERE phase IN ('invitation', 'playing');
CREATE INDEX tables_of_channel ON tables (channel_id, id);
CREATE INDEX tables_not_shown ON tables (id) WHERE shown < acts;

CREATE TABLE seats (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, player_id)
);

-- Everything that happened at a table, in order: a table is rebuilt from it.
CREATE TABLE acts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    seat     INTEGER,
    -- The turn in canonical text, or how the game ended.
    text     TEXT,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE results (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    place     INTEGER NOT NULL,
    outcome   TEXT NOT NULL CHECK (outcome IN ('win', 'draw', 'loss')),
    PRIMARY KEY (table_id, player_id)
);
CREATE INDEX results_of_player ON results (player_id);

CREATE TABLE ratings (
    player_id  BIGINT NOT NULL REFERENCES players (id),
    game       TEXT NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player_id, game)
);
CREATE INDEX ratings_in_order ON ratings (game, rating);

-- What each game made of the ratings of those who played it.
CREATE TABLE rating_changes (
    table_id          INTEGER NOT NULL REFERENCES tables (id),
    player_id         BIGINT NOT NULL REFERENCES players (id),
    rating_before     DOUBLE PRECISION NOT NULL,
    deviation_before  DOUBLE PRECISION NOT NULL,
    volatility_before DOUBLE PRECISION NOT NULL,
    rating_after      DOUBLE PRECISION NOT NULL,
    deviation_after   DOUBLE PRECISION NOT NULL,
    volatility_after  DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, player_id)
);
