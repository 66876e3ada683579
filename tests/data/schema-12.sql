-- The same database with the schema of migration 0012: puzzles.

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
, casual INTEGER NOT NULL DEFAULT 0, pace TEXT, due BIGINT, clock_runs INTEGER NOT NULL DEFAULT 0, begins TEXT NOT NULL DEFAULT 'opener' CHECK (begins IN ('opener', 'other', 'lot')), seed BIGINT NOT NULL DEFAULT 0, message_channel_id BIGINT, has_plans BIGINT NOT NULL DEFAULT 0, is_void BIGINT NOT NULL DEFAULT 0, shows_votes BIGINT NOT NULL DEFAULT 0);

CREATE TABLE seats (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id), is_over INTEGER NOT NULL DEFAULT 0,
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
    outcome   TEXT NOT NULL CHECK (outcome IN ('win', 'draw', 'loss')), at BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, player_id)
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
    at       BIGINT NOT NULL, detail TEXT);

CREATE TABLE ratings (
    player_id  BIGINT NOT NULL REFERENCES players (id),
    game       TEXT NOT NULL,
    ladder     TEXT NOT NULL DEFAULT 'people' CHECK (ladder IN ('people', 'levels')),
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    wins       BIGINT NOT NULL DEFAULT 0,
    draws      BIGINT NOT NULL DEFAULT 0,
    losses     BIGINT NOT NULL DEFAULT 0, rated_at BIGINT NOT NULL DEFAULT 0, established INTEGER NOT NULL DEFAULT 0, established_until BIGINT NOT NULL DEFAULT 0, streak BIGINT NOT NULL DEFAULT 0, longest_streak BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (player_id, game, ladder)
);

CREATE TABLE guild_players (
    guild_id  BIGINT NOT NULL,
    game      TEXT NOT NULL,
    ladder    TEXT NOT NULL DEFAULT 'people' CHECK (ladder IN ('people', 'levels')),
    player_id BIGINT NOT NULL REFERENCES players (id),
    rating    DOUBLE PRECISION NOT NULL, established INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, game, ladder, player_id)
);

CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
    at BIGINT NOT NULL
);

CREATE TABLE shard_heartbeats (
    total BIGINT NOT NULL,
    shard BIGINT NOT NULL,
    at    BIGINT NOT NULL,
    PRIMARY KEY (total, shard)
);

CREATE TABLE offer_messages (
    table_id   BIGINT PRIMARY KEY NOT NULL REFERENCES tables (id),
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    number     BIGINT NOT NULL
);

CREATE TABLE relocations (
    channel_id BIGINT PRIMARY KEY NOT NULL,
    table_id   BIGINT NOT NULL REFERENCES tables (id)
);

CREATE TABLE outdated_messages (
    message_id BIGINT PRIMARY KEY NOT NULL,
    table_id   BIGINT NOT NULL REFERENCES tables (id),
    channel_id BIGINT NOT NULL,
    shown      BIGINT NOT NULL,
    is_line    BIGINT NOT NULL DEFAULT 0,
    reader_id  BIGINT
);

CREATE TABLE invited (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    at        BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE preferences (
    player_id       BIGINT PRIMARY KEY NOT NULL,
    theme           TEXT,
    view            TEXT CHECK (view IN ('mine', 'first')),
    confirms        INTEGER,
    direct_messages INTEGER,
    language        TEXT, locale TEXT, notify TEXT, digest_hour BIGINT, zone TEXT, minutes_ahead BIGINT, next_digest BIGINT, refuses_direct BIGINT, computer_level BIGINT, direct_channel BIGINT, refuses_roles BIGINT);

CREATE TABLE servers (
    guild_id     BIGINT PRIMARY KEY NOT NULL,
    theme        TEXT,
    default_time TEXT CHECK (default_time IN ('none', '10m', '1h', '8h', '1d', '3d', '7d')),
    threads      INTEGER, keeps_boards BIGINT, language TEXT, organisers BIGINT, daily_channel BIGINT, daily_hour BIGINT, zone TEXT, next_daily BIGINT, daily_refusal TEXT, seeks_channel BIGINT, locale TEXT, daily_games TEXT, daily_level TEXT, daily_edit BIGINT);

CREATE TABLE vacations (
    player_id BIGINT NOT NULL,
    begins    BIGINT NOT NULL,
    ends      BIGINT NOT NULL,
    PRIMARY KEY (player_id, begins)
);

CREATE TABLE notices (
    player_id   BIGINT NOT NULL,
    table_id    BIGINT NOT NULL REFERENCES tables (id),
    event_count BIGINT NOT NULL,
    is_silent   BIGINT NOT NULL,
    PRIMARY KEY (player_id, table_id)
);

CREATE TABLE watches (
    player_id BIGINT NOT NULL,
    table_id  BIGINT NOT NULL REFERENCES tables (id),
    at        BIGINT NOT NULL,
    PRIMARY KEY (player_id, table_id)
);

CREATE TABLE blocks (
    player_id  BIGINT NOT NULL,
    blocked_id BIGINT NOT NULL,
    at         BIGINT NOT NULL,
    PRIMARY KEY (player_id, blocked_id)
);

CREATE TABLE puzzle_answers (
    player_id     BIGINT NOT NULL,
    game          TEXT NOT NULL,
    puzzle        BIGINT NOT NULL,
    -- The rating of the puzzle at that time.
    puzzle_rating BIGINT NOT NULL,
    -- Whether it was right; null after a hint, when the puzzle does not count.
    is_right      BIGINT,
    at            BIGINT NOT NULL, puzzle_deviation BIGINT,
    PRIMARY KEY (player_id, game, puzzle)
);

CREATE TABLE private_boards (
    player_id  BIGINT NOT NULL,
    table_id   BIGINT NOT NULL REFERENCES tables (id),
    -- The ply at which the line leaves the game, and its turns; the line that was tried before it.
    line       TEXT NOT NULL,
    other_line TEXT,
    -- The ply that is shown, and by how many seats the board is turned.
    ply        BIGINT NOT NULL,
    turned     BIGINT NOT NULL,
    notes      TEXT,
    PRIMARY KEY (player_id, table_id)
);

CREATE TABLE plans (
    table_id  BIGINT NOT NULL REFERENCES tables (id),
    player_id BIGINT NOT NULL,
    -- Tells the plans of a player at a table apart.
    number    BIGINT NOT NULL,
    -- The ply at which the line leaves the game, and its turns.
    line      TEXT NOT NULL,
    PRIMARY KEY (table_id, player_id, number)
);

CREATE TABLE daily_puzzles (
    guild_id   BIGINT NOT NULL,
    day        BIGINT NOT NULL,
    game       TEXT NOT NULL,
    puzzle     BIGINT NOT NULL,
    message_id BIGINT,
    solver_id  BIGINT,
    PRIMARY KEY (guild_id, day)
);

CREATE TABLE puzzle_ratings (
    game      TEXT NOT NULL,
    puzzle    BIGINT NOT NULL,
    value     DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    -- When the last answer was given.
    at        BIGINT NOT NULL,
    PRIMARY KEY (game, puzzle)
);

CREATE TABLE daily_answers (
    guild_id  BIGINT NOT NULL,
    day       BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    is_right  BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (guild_id, day, player_id)
);

CREATE TABLE seeks (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id BIGINT NOT NULL,
    open_for  BIGINT UNIQUE,
    game      TEXT NOT NULL,
    pace      TEXT,
    at        BIGINT NOT NULL,
    table_id  BIGINT REFERENCES tables (id),
    is_told   BIGINT NOT NULL DEFAULT 0
, channel_id BIGINT);

CREATE TABLE seek_posts (
    seek_id    BIGINT NOT NULL REFERENCES seeks (id),
    guild_id   BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    PRIMARY KEY (seek_id, guild_id)
);

CREATE TABLE seek_joins (
    seek_id     BIGINT NOT NULL REFERENCES seeks (id),
    player_id   BIGINT NOT NULL,
    guild_id    BIGINT NOT NULL,
    channel_id  BIGINT NOT NULL,
    thread_name TEXT,
    PRIMARY KEY (seek_id, player_id)
);

CREATE TABLE outdated_threads (
    channel_id BIGINT PRIMARY KEY NOT NULL,
    table_id   BIGINT NOT NULL REFERENCES tables (id)
);

CREATE TABLE mirrors (
    table_id   BIGINT PRIMARY KEY NOT NULL REFERENCES tables (id),
    player_id  BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    shown      BIGINT NOT NULL DEFAULT -1,
    offer_message_id BIGINT,
    offer_number     BIGINT
);

CREATE TABLE new_threads (
    guild_id   BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    at         BIGINT NOT NULL,
    PRIMARY KEY (channel_id, at)
);

CREATE TABLE application (
    id             BIGINT PRIMARY KEY NOT NULL,
    application_id BIGINT NOT NULL
);

CREATE TABLE server_channels (
    guild_id   BIGINT NOT NULL REFERENCES servers (guild_id),
    channel_id BIGINT NOT NULL,
    PRIMARY KEY (guild_id, channel_id)
);

CREATE TABLE tournaments (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id     BIGINT NOT NULL,
    channel_id   BIGINT NOT NULL,
    organiser_id BIGINT NOT NULL REFERENCES players (id),
    settings     TEXT NOT NULL,
    phase        TEXT NOT NULL CHECK (phase IN ('registration', 'running', 'finished', 'cancelled')),
    opened_at    BIGINT NOT NULL,
    event_count  BIGINT NOT NULL DEFAULT 0,
    due          BIGINT,
    blocked_at   BIGINT,
    shown        BIGINT NOT NULL DEFAULT -1,
    told         BIGINT NOT NULL DEFAULT 0,
    telling      BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE tournament_messages (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    subject       TEXT NOT NULL,
    channel_id    BIGINT NOT NULL,
    message_id    BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, subject)
);

CREATE TABLE tournament_events (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    number        BIGINT NOT NULL,
    event         TEXT NOT NULL,
    at            BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, number)
);

CREATE TABLE tournament_entrants (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    number        BIGINT NOT NULL,
    player_id     BIGINT NOT NULL REFERENCES players (id),
    PRIMARY KEY (tournament_id, number)
);

CREATE TABLE tournament_tables (
    table_id      BIGINT PRIMARY KEY NOT NULL REFERENCES tables (id),
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    pairing       BIGINT NOT NULL,
    is_open       BIGINT NOT NULL DEFAULT 1
);

CREATE TABLE tournament_places (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    number        BIGINT NOT NULL,
    player_id     BIGINT NOT NULL REFERENCES players (id),
    place         BIGINT NOT NULL,
    at            BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, number)
);

CREATE UNIQUE INDEX one_table_per_channel ON tables (channel_id) WHERE phase IN ('invitation', 'playing');
CREATE TABLE posts (
    -- What it is about: a 'tournament', 'seek', 'guild', 'player' or 'table', and the number of that.
    subject    TEXT NOT NULL,
    subject_id BIGINT NOT NULL,
    -- What it is for. In a channel, a subject has one post in each slot.
    slot       TEXT NOT NULL,
    channel_id BIGINT NOT NULL,
    guild_id   BIGINT,
    -- When it was first about to be sent.
    since      BIGINT NOT NULL,
    -- Null while it is not known whether there is one.
    message_id BIGINT,
    -- A digest of what the message shows; null if that is not known.
    digest     BIGINT,
    -- Whether it changes only if somebody who is named there deletes their data.
    is_settled BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (subject, subject_id, slot, channel_id)
);
CREATE INDEX posts_of_guild ON posts (guild_id, subject);
CREATE TABLE puzzle_runs (
    player_id BIGINT NOT NULL,
    game      TEXT NOT NULL,
    -- 'streak' or 'storm'.
    mode      TEXT NOT NULL,
    -- When it was started. A run counts once.
    at        BIGINT NOT NULL,
    -- The server in which it ended, null for a direct conversation.
    guild_id  BIGINT,
    -- The number of puzzles solved.
    score     BIGINT NOT NULL,
    PRIMARY KEY (player_id, game, mode, at)
);
CREATE INDEX puzzle_runs_of_guild ON puzzle_runs (guild_id, game, mode, score);
CREATE TABLE rating_roles (
    guild_id BIGINT NOT NULL,
    role_id  BIGINT NOT NULL,
    -- 'band', 'first' of the leaderboard, or 'winner' of the last tournament.
    kind     TEXT NOT NULL,
    -- Null for the best rating of a member in any game, and for winners.
    game     TEXT,
    -- The lowest and highest rating of a band, in points.
    low      BIGINT,
    high     BIGINT,
    PRIMARY KEY (guild_id, role_id)
);
CREATE TABLE role_holders (
    guild_id  BIGINT NOT NULL,
    role_id   BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    PRIMARY KEY (guild_id, role_id, player_id)
);
CREATE INDEX role_holders_of_player ON role_holders (player_id);
CREATE TABLE votes (
    table_id  BIGINT NOT NULL,
    -- The revision of the table.
    revision  BIGINT NOT NULL,
    -- The server that is to do it.
    guild_id  BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    -- 'turn', or another action.
    motion    TEXT NOT NULL,
    -- The turn in notation; empty for another action.
    turn      TEXT NOT NULL,
    at        BIGINT NOT NULL,
    -- Whether this turn was played.
    is_played BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, revision, guild_id, player_id, motion)
);
CREATE INDEX votes_of_player ON votes (player_id);
CREATE INDEX tables_of_channel ON tables (channel_id, id);
CREATE INDEX tables_not_shown ON tables (id) WHERE shown < event_count;
CREATE INDEX results_of_player ON results (player_id, at);
CREATE INDEX tables_of_opponent ON tables (opponent_id, opened_at);
CREATE INDEX tables_inviting ON tables (id) WHERE phase = 'invitation';
CREATE INDEX guild_players_of_player ON guild_players (player_id, game, ladder);
CREATE INDEX ratings_established ON ratings (established_until) WHERE established = 1;
CREATE INDEX ratings_in_order ON ratings (game, ladder, established DESC, rating DESC, player_id);
CREATE INDEX guild_players_in_order ON guild_players (guild_id, game, ladder, established DESC, rating DESC, player_id);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX invited_of_player ON invited (player_id, at);
CREATE INDEX seats_of_player ON seats (player_id, is_over, table_id);
CREATE INDEX tournaments_of_guild ON tournaments (guild_id, id);
CREATE INDEX tournaments_unfinished ON tournaments (id) WHERE phase IN ('registration', 'running');
CREATE INDEX tournaments_due ON tournaments (due) WHERE due IS NOT NULL;
CREATE INDEX tournaments_not_shown ON tournaments (id) WHERE shown < event_count;
CREATE INDEX tournament_entrants_of_player ON tournament_entrants (player_id, tournament_id);
CREATE INDEX tournament_tables_of_tournament ON tournament_tables (tournament_id, pairing);
CREATE INDEX tournament_tables_open ON tournament_tables (tournament_id) WHERE is_open = 1;
CREATE INDEX plans_of_player ON plans (player_id, table_id);
CREATE INDEX tournament_places_of_player ON tournament_places (player_id, place);
CREATE INDEX daily_answers_of_player ON daily_answers (player_id);
CREATE INDEX daily_puzzles_of_solver ON daily_puzzles (solver_id) WHERE solver_id IS NOT NULL;
CREATE INDEX seeks_of_player ON seeks (player_id, at);
CREATE INDEX seeks_in_time ON seeks (at);
CREATE INDEX seeks_not_told ON seeks (table_id) WHERE table_id IS NOT NULL AND is_told = 0;
CREATE INDEX seek_posts_of_guild ON seek_posts (guild_id);
CREATE INDEX seek_joins_of_player ON seek_joins (player_id);
CREATE INDEX mirrors_of_channel ON mirrors (channel_id, table_id);
CREATE INDEX mirrors_of_player ON mirrors (player_id);

INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time) VALUES
    (1, 'tables', '2026-11-21 12:00:00', 1, X'a96756562aa7dee5d7181c5c347c5eef66fffa548423abd547e8337a2ca520fd7611dfa6859128a73f73b5ea7d1fcafb', 1),
    (2, 'events', '2026-11-21 12:00:00', 1, X'391ef3c77d025f400e0d77bafea591480d925ff60d4812f8e72c13272f88eaf897c02b3b6139bce9080cca355b0b05a4', 1),
    (3, 'aside', '2026-11-21 12:00:00', 1, X'8e8d6dbe78d887d29d64fc1b4109399cee00a2255c895c48aeb495018f30b5cbab3b577c01d9c73ce7a3a3c75afb55b6', 1),
    (4, 'standings', '2026-11-21 12:00:00', 1, X'c46c103ffd34f283880669fcaf8ff6d3c663618bafa1039413e676027b5df298ab88cf6330de9217069351d2736944cb', 1),
    (5, 'levels', '2026-11-21 12:00:00', 1, X'6b4d1e0d03f1d6e9ce278a632588b50c30b1d565c7f069686f2b062d8b41d32c8ddbd06f0e1ac73e2bd2e3d8c3c6a5fd', 1),
    (6, 'certainty', '2026-11-21 12:00:00', 1, X'fa021e352a445dfbf709d93a31b95adc821d4b24485536afff40208459781de977c521e6f23f7c1fd0194b91b4f40871', 1),
    (7, 'clocks', '2026-11-21 12:00:00', 1, X'09991b817f614a5af5c7da288107b1e091fa1e4df684fada5dc05729eac78f8a21dc8770243ff6e905ffbdf5d2229303', 1),
    (8, 'people', '2026-11-21 12:00:00', 1, X'533acc8af0b050a38cc6acccccd7caafd03a94210df128d8671dffe5dabdf5b2565fd39d524d8ace9ec07f5ddb475022', 1),
    (9, 'places', '2026-11-22 12:00:00', 1, X'507e8d5f27463b09a58126a124913149511ab15e15f4ac082601ff663c5e161d011f4e05929d67c27479447fd798818a', 1),
    (10, 'playability', '2026-11-26 12:00:00', 1, X'307939056519f61e3d61be5b1831142acf68c11e233ae61a21f0b5bc0019c4df84338cb0b6f499f7475d65ac65e2c451', 1),
    (11, 'posts', '2026-11-26 12:00:00', 1, X'4a1b38c1e7ce032f58fa14710c6ebf4f7cb548e57dde6b7b6e190f74342ec11fabefa7bbd372d44c1e792dac13a33681', 1),
    (12, 'puzzles', '2026-11-30 12:00:00', 1, X'946ce08a576e446e71f52d75ba681884e8a0d3b3dd3049610fdc10b91d6e5b7e5ec8c830a6806385e2c01f2c5ab45a4d', 1);

INSERT INTO players (id, name) VALUES
    (1, 'Ana'),
    (2, 'Ben'),
    (-5, 'Dee'),
    (3, 'Cy'),
    (4, 'Eve');

INSERT INTO tables (id, guild_id, channel_id, game, seats, setup, rules_version, opponent_id, phase, opened_at, event_count, shown, message_id, casual, pace, due, clock_runs, begins, seed, message_channel_id) VALUES
    (1, 500, 700, 'biloba', 2, 'standard', 1, NULL, 'ended', 1795263162403, 5, 5, 10, 0, NULL, NULL, 0, 'opener', 0, 700),
    (2, 500, 701, 'biloba', 3, 'standard', 1, NULL, 'playing', 1795263162410, 6, 5, 11, 0, NULL, 1797595962416, 0, 'opener', 0, 701),
    (3, 500, 702, 'biloba', 2, 'standard', 1, 3, 'invitation', 1795263162417, 0, 0, 12, 0, NULL, 1795349562417, 0, 'opener', 0, 702),
    (4, 501, 703, 'bizingo', 2, 'standard', 1, NULL, 'invitation', 1795263162418, 0, -1, NULL, 0, NULL, NULL, 0, 'opener', 0, NULL);

INSERT INTO seats (table_id, seat, player_id, is_over) VALUES
    (1, 0, 1, 1),
    (1, 1, 2, 1),
    (2, 0, 1, 0),
    (2, 1, 2, 0),
    (2, 2, -5, 0),
    (3, 0, 1, 0),
    (4, 0, 4, 0);

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

INSERT INTO results (table_id, player_id, place, outcome, at) VALUES
    (1, 1, 1, 'win', 1795263162407),
    (1, 2, 2, 'loss', 1795263162407);

INSERT INTO rating_changes (table_id, player_id, rating_before, deviation_before, volatility_before, rating_after, deviation_after, volatility_after) VALUES
    (1, 1, 1500.0, 500.0, 0.09, 1741.4758661119163, 396.6898168302284, 0.08999830049062012),
    (1, 2, 1500.0, 500.0, 0.09, 1258.5241338880837, 396.6898168302284, 0.08999830049062012);

INSERT INTO aside (table_id, reason, at) VALUES
    (4, 'gone', 1795263162420);

INSERT INTO ratings (player_id, game, ladder, rating, deviation, volatility, wins, draws, losses, rated_at, established, established_until, streak, longest_streak) VALUES
    (1, 'biloba', 'people', 1741.4758661119163, 396.6898168302284, 0.08999830049062012, 1, 0, 0, 1795263162407, 0, 0, 1, 1),
    (2, 'biloba', 'people', 1258.5241338880837, 396.6898168302284, 0.08999830049062012, 0, 0, 1, 1795263162407, 0, 0, 0, 0);

INSERT INTO guild_players (guild_id, game, ladder, player_id, rating, established) VALUES
    (500, 'biloba', 'people', 1, 1741.4758661119163, 0),
    (500, 'biloba', 'people', 2, 1258.5241338880837, 0);

INSERT INTO preferences (player_id, theme, view, confirms, direct_messages, language) VALUES
    (1, 'dark', 'first', 1, NULL, NULL);

INSERT INTO servers (guild_id, theme, default_time, threads) VALUES
    (500, 'contrast', '1d', 0);

INSERT INTO server_channels (guild_id, channel_id) VALUES
    (500, 700),
    (500, 702);

INSERT INTO vacations (player_id, begins, ends) VALUES
    (1, 1795263162403, 1795695162403);

INSERT INTO blocks (player_id, blocked_id, at) VALUES
    (1, 77, 1795263162403);

INSERT INTO shard_heartbeats (total, shard, at) VALUES
    (1, 0, 1795263162418);

INSERT INTO private_boards (player_id, table_id, line, other_line, ply, turned, notes) VALUES
    (1, 1, '1 d6-c5 d5-d6', NULL, 2, 1, 'Watch d6');

INSERT INTO puzzle_runs (player_id, game, mode, at, guild_id, score) VALUES
    (1, 'biloba', 'storm', 1795263162000, 500, 9);

INSERT INTO votes (table_id, revision, guild_id, player_id, motion, turn, at, is_played) VALUES
    (1, 0, 7, 1, 'turn', 'd6-c5', 1795263162000, 1);
