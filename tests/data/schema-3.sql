-- The same database with the schema of migration 0003: an invitation in a deleted channel is quarantined.

CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);

CREATE TABLE players (
    id      BIGINT PRIMARY KEY NOT NULL,
    name    TEXT NOT NULL);

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
    event_count          INTEGER NOT NULL DEFAULT 0,
    shown         INTEGER NOT NULL DEFAULT -1,
    message_id    BIGINT
);

CREATE TABLE seats (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, player_id)
);

CREATE TABLE "events" (
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

CREATE TABLE ratings (
    player_id  BIGINT NOT NULL REFERENCES players (id),
    game       TEXT NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player_id, game)
);

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

CREATE TABLE aside (
    table_id INTEGER PRIMARY KEY NOT NULL REFERENCES tables (id),
    reason   TEXT NOT NULL CHECK (reason IN ('gone', 'broken')),
    at       BIGINT NOT NULL
);

INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time) VALUES
    (1, 'tables', '2026-11-21 12:00:00', 1, X'a96756562aa7dee5d7181c5c347c5eef66fffa548423abd547e8337a2ca520fd7611dfa6859128a73f73b5ea7d1fcafb', 1),
    (2, 'events', '2026-11-21 12:00:00', 1, X'391ef3c77d025f400e0d77bafea591480d925ff60d4812f8e72c13272f88eaf897c02b3b6139bce9080cca355b0b05a4', 1),
    (3, 'aside', '2026-11-21 12:00:00', 1, X'8e8d6dbe78d887d29d64fc1b4109399cee00a2255c895c48aeb495018f30b5cbab3b577c01d9c73ce7a3a3c75afb55b6', 1);

INSERT INTO players (id, name) VALUES
    (1, 'Ana'),
    (2, 'Ben'),
    (-5, 'Dee'),
    (3, 'Cy'),
    (4, 'Eve');

INSERT INTO tables (id, guild_id, channel_id, game, seats, setup, rules_version, opponent_id, phase, opened_at, event_count, shown, message_id) VALUES
    (1, 500, 700, 'biloba', 2, 'standard', 1, NULL, 'ended', 1795263162403, 5, 5, 10),
    (2, 500, 701, 'biloba', 3, 'standard', 1, NULL, 'playing', 1795263162410, 6, 5, 11),
    (3, 500, 702, 'biloba', 2, 'standard', 1, 3, 'invitation', 1795263162417, 0, 0, 12),
    (4, 501, 703, 'bizingo', 2, 'standard', 1, NULL, 'invitation', 1795263162418, 0, -1, NULL);

INSERT INTO seats (table_id, seat, player_id) VALUES
    (1, 0, 1),
    (1, 1, 2),
    (2, 0, 1),
    (2, 1, 2),
    (2, 2, -5),
    (3, 0, 1),
    (4, 0, 4);

INSERT INTO events (table_id, number, kind, seat, text, at) VALUES
    (1, 0, 'joined', 1, NULL, 1795263162404),
    (1, 1, 'started', NULL, NULL, 1795263162404),
    (1, 2, 'turned', 0, 'b4-b5', 1795263162406),
    (1, 3, 'resigned', 1, NULL, 1795263162407),
    (1, 4, 'ended', NULL, 'resigned', 1795263162407),
    (2, 0, 'joined', 1, NULL, 1795263162411),
    (2, 1, 'joined', 2, NULL, 1795263162412),
    (2, 2, 'started', NULL, NULL, 1795263162412),
    (2, 3, 'turned', 0, 'e3-e4', 1795263162414),
    (2, 4, 'turned', 1, 'c5-d5', 1795263162415),
    (2, 5, 'draw-offered', 0, NULL, 1795263162416);

INSERT INTO results (table_id, player_id, place, outcome) VALUES
    (1, 1, 1, 'win'),
    (1, 2, 2, 'loss');

INSERT INTO ratings (player_id, game, rating, deviation, volatility) VALUES
    (1, 'biloba', 1662.3108939062977, 290.3189637179804, 0.05999967537233814),
    (2, 'biloba', 1337.6891060937023, 290.3189637179804, 0.05999967537233814);

INSERT INTO rating_changes (table_id, player_id, rating_before, deviation_before, volatility_before, rating_after, deviation_after, volatility_after) VALUES
    (1, 1, 1500.0, 350.0, 0.06, 1662.3108939062977, 290.3189637179804, 0.05999967537233814),
    (1, 2, 1500.0, 350.0, 0.06, 1337.6891060937023, 290.3189637179804, 0.05999967537233814);

INSERT INTO aside (table_id, reason, at) VALUES
    (4, 'gone', 1795263162420);

CREATE UNIQUE INDEX one_table_per_channel ON tables (channel_id) WHERE phase IN ('invitation', 'playing');
CREATE INDEX tables_of_channel ON tables (channel_id, id);
CREATE INDEX tables_not_shown ON tables (id) WHERE shown < event_count;
CREATE INDEX results_of_player ON results (player_id);
CREATE INDEX ratings_in_order ON ratings (game, rating);
