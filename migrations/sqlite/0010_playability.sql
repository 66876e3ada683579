-- The last time at which people could play at the tables of a connection (shard) to Discord: its process was running, it
-- was connected, Discord responded, and so did the database. The time since then is given back.
CREATE TABLE shard_heartbeats (
    -- The number of connections of all processes.
    total BIGINT NOT NULL,
    shard BIGINT NOT NULL,
    at    BIGINT NOT NULL,
    PRIMARY KEY (total, shard)
);

-- Why nobody can play at a table that is put aside as 'gone': 'locked', 'denied', 'hidden'; null if its channel is gone.
ALTER TABLE aside ADD COLUMN detail TEXT;

-- Whether boards keep their pictures when later ones are shown; null for the default.
ALTER TABLE servers ADD COLUMN keeps_boards BIGINT;
-- The language of what everyone in a server sees, if a manager has chosen one.
ALTER TABLE servers ADD COLUMN language TEXT;
-- The role of those who may organise tournaments, beside the managers.
ALTER TABLE servers ADD COLUMN organisers BIGINT;
-- The channel in which the puzzle of the day is posted, null for none, and its hour, null for the default, in the time zone of this
-- name, null for UTC.
ALTER TABLE servers ADD COLUMN daily_channel BIGINT;
ALTER TABLE servers ADD COLUMN daily_hour BIGINT;
ALTER TABLE servers ADD COLUMN zone TEXT;
-- When the next one is due; null if none is posted.
ALTER TABLE servers ADD COLUMN next_daily BIGINT;
-- Why no puzzle is posted in that channel any more: 'gone' or 'refused'; null if it is.
ALTER TABLE servers ADD COLUMN daily_refusal TEXT;
-- The channel in which seeks are posted; null for none.
ALTER TABLE servers ADD COLUMN seeks_channel BIGINT;
-- The locale of a server and of a player's client, as Discord has said them; null for English.
ALTER TABLE servers ADD COLUMN locale TEXT;
ALTER TABLE preferences ADD COLUMN locale TEXT;

-- Whom players have blocked. A block outlives the data of the blocked player, so that deleting it is no way around.
CREATE TABLE blocks (
    player_id  BIGINT NOT NULL,
    blocked_id BIGINT NOT NULL,
    at         BIGINT NOT NULL,
    PRIMARY KEY (player_id, blocked_id)
);

-- The message with the buttons that answer the open offer of a table. It loses them when the offer is not open any more.
CREATE TABLE offer_messages (
    table_id   BIGINT PRIMARY KEY NOT NULL REFERENCES tables (id),
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    -- Tells the offers of a table apart.
    number     BIGINT NOT NULL
);

-- The table that a channel had before it was moved to another one; none after another table was opened or brought there.
CREATE TABLE relocations (
    channel_id BIGINT PRIMARY KEY NOT NULL,
    table_id   BIGINT NOT NULL REFERENCES tables (id)
);

-- Messages that are not the board of their table any more, and have to lose their controls, and lines that are to be deleted.
CREATE TABLE outdated_messages (
    message_id BIGINT PRIMARY KEY NOT NULL,
    table_id   BIGINT NOT NULL REFERENCES tables (id),
    channel_id BIGINT NOT NULL,
    -- The number of events of the table that it shows.
    shown      BIGINT NOT NULL,
    -- Whether it is a line, which is true until the next board or, as a direct message to this player, while the table waits for them.
    is_line    BIGINT NOT NULL DEFAULT 0,
    reader_id  BIGINT
);

-- Tournaments. Players are in columns, where they can be deleted; the other settings and the events are JSON.
CREATE TABLE tournaments (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id     BIGINT NOT NULL,
    channel_id   BIGINT NOT NULL,
    organiser_id BIGINT NOT NULL REFERENCES players (id),
    settings     TEXT NOT NULL,
    phase        TEXT NOT NULL CHECK (phase IN ('registration', 'running', 'finished', 'cancelled')),
    opened_at    BIGINT NOT NULL,
    event_count  BIGINT NOT NULL DEFAULT 0,
    -- When something is to be done: the time of the last event, until everything that follows from it is done.
    due          BIGINT,
    -- Since when no games can be opened for lack of a thread; null if they can.
    blocked_at   BIGINT,
    -- The number of events that messages show, -1 before the first.
    shown        BIGINT NOT NULL DEFAULT -1,
    -- The number of events of which the channel was told, and of those that it is being told.
    told         BIGINT NOT NULL DEFAULT 0,
    telling      BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tournaments_of_guild ON tournaments (guild_id, id);
CREATE INDEX tournaments_unfinished ON tournaments (id) WHERE phase IN ('registration', 'running');
CREATE INDEX tournaments_due ON tournaments (due) WHERE due IS NOT NULL;
CREATE INDEX tournaments_not_shown ON tournaments (id) WHERE shown < event_count;

-- What shows a tournament: its registration, a round, a challenge or its end.
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

-- Who has joined. Somebody who left and came back is there twice.
CREATE TABLE tournament_entrants (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    number        BIGINT NOT NULL,
    player_id     BIGINT NOT NULL REFERENCES players (id),
    PRIMARY KEY (tournament_id, number)
);
CREATE INDEX tournament_entrants_of_player ON tournament_entrants (player_id, tournament_id);

-- The tables of pairings. One is open until the tournament knows how its game ended.
CREATE TABLE tournament_tables (
    table_id      BIGINT PRIMARY KEY NOT NULL REFERENCES tables (id),
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    pairing       BIGINT NOT NULL,
    is_open       BIGINT NOT NULL DEFAULT 1
);
CREATE INDEX tournament_tables_of_tournament ON tournament_tables (tournament_id, pairing);
CREATE INDEX tournament_tables_open ON tournament_tables (tournament_id) WHERE is_open = 1;

-- The final places, for the titles of players.
CREATE TABLE tournament_places (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    number        BIGINT NOT NULL,
    player_id     BIGINT NOT NULL REFERENCES players (id),
    place         BIGINT NOT NULL,
    at            BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, number)
);
CREATE INDEX tournament_places_of_player ON tournament_places (player_id, place);

-- The first answers of people to puzzles. Their ratings at puzzles follow from these.
CREATE TABLE puzzle_answers (
    player_id     BIGINT NOT NULL,
    game          TEXT NOT NULL,
    puzzle        BIGINT NOT NULL,
    -- The rating of the puzzle at that time.
    puzzle_rating BIGINT NOT NULL,
    -- Whether it was right; null after a hint, when the puzzle does not count.
    is_right      BIGINT,
    at            BIGINT NOT NULL,
    PRIMARY KEY (player_id, game, puzzle)
);

-- What people try out from games on boards that only they see, and their notes.
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

-- Lines of moves with which players reply while others are to move. Only their owners see them.
CREATE TABLE plans (
    table_id  BIGINT NOT NULL REFERENCES tables (id),
    player_id BIGINT NOT NULL,
    -- Tells the plans of a player at a table apart.
    number    BIGINT NOT NULL,
    -- The ply at which the line leaves the game, and its turns.
    line      TEXT NOT NULL,
    PRIMARY KEY (table_id, player_id, number)
);
CREATE INDEX plans_of_player ON plans (player_id, table_id);
-- Whether plans may have to be followed at a table.
ALTER TABLE tables ADD COLUMN has_plans BIGINT NOT NULL DEFAULT 0;

-- The puzzle of each day of a server, in days since 1970 by its clock. It is stored before it is posted.
CREATE TABLE daily_puzzles (
    guild_id   BIGINT NOT NULL,
    day        BIGINT NOT NULL,
    game       TEXT NOT NULL,
    puzzle     BIGINT NOT NULL,
    -- Null until it is posted.
    message_id BIGINT,
    -- The first one who solved it there.
    solver_id  BIGINT,
    PRIMARY KEY (guild_id, day)
);
CREATE INDEX daily_puzzles_of_solver ON daily_puzzles (solver_id) WHERE solver_id IS NOT NULL;

-- How a player is told that a game waits: 'direct', 'digest' or 'none'; null for a ping in its channel.
ALTER TABLE preferences ADD COLUMN notify TEXT;
-- The hour of the daily digest by the player's clock, the name of the time zone of that or how many minutes it is always ahead of
-- UTC, and when the next digest is due; null without digests.
ALTER TABLE preferences ADD COLUMN digest_hour BIGINT;
ALTER TABLE preferences ADD COLUMN zone TEXT;
ALTER TABLE preferences ADD COLUMN minutes_ahead BIGINT;
ALTER TABLE preferences ADD COLUMN next_digest BIGINT;
-- Whether Discord has refused the last direct message to the player.
ALTER TABLE preferences ADD COLUMN refuses_direct BIGINT;
-- The level of computers in games that do not name one; null to be asked.
ALTER TABLE preferences ADD COLUMN computer_level BIGINT;
-- The direct conversation with the player; null if none was opened.
ALTER TABLE preferences ADD COLUMN direct_channel BIGINT;

-- Direct messages that are to be sent to players for whom a table waits after this many events.
CREATE TABLE notices (
    player_id   BIGINT NOT NULL,
    table_id    BIGINT NOT NULL REFERENCES tables (id),
    event_count BIGINT NOT NULL,
    is_silent   BIGINT NOT NULL,
    PRIMARY KEY (player_id, table_id)
);

-- The games whose end players want to be told.
CREATE TABLE watches (
    player_id BIGINT NOT NULL,
    table_id  BIGINT NOT NULL REFERENCES tables (id),
    at        BIGINT NOT NULL,
    PRIMARY KEY (player_id, table_id)
);

-- Games for which people look for an opponent in all servers that show such seeks. The player is 0 if their data is deleted.
CREATE TABLE seeks (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    player_id BIGINT NOT NULL,
    -- The player while the seek is open, of which each has one at most; null afterwards.
    open_for  BIGINT UNIQUE,
    game      TEXT NOT NULL,
    pace      TEXT,
    at        BIGINT NOT NULL,
    -- The table at which it is played, and whether the player is told of it.
    table_id  BIGINT REFERENCES tables (id),
    is_told   BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX seeks_of_player ON seeks (player_id, at);
CREATE INDEX seeks_in_time ON seeks (at);
CREATE INDEX seeks_not_told ON seeks (table_id) WHERE table_id IS NOT NULL AND is_told = 0;

-- Where seeks are posted. A post is stored before it is sent, and forgotten when it shows that its seek is not open any more.
CREATE TABLE seek_posts (
    seek_id    BIGINT NOT NULL REFERENCES seeks (id),
    guild_id   BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    -- Null until it is posted.
    message_id BIGINT,
    PRIMARY KEY (seek_id, guild_id)
);
CREATE INDEX seek_posts_of_guild ON seek_posts (guild_id);

-- Who is joining a seek, stored before anything is created for its game and forgotten when both players are told of it.
CREATE TABLE seek_joins (
    seek_id     BIGINT NOT NULL REFERENCES seeks (id),
    player_id   BIGINT NOT NULL,
    guild_id    BIGINT NOT NULL,
    channel_id  BIGINT NOT NULL,
    -- The thread in which the game is played; null for direct messages.
    thread_name TEXT,
    PRIMARY KEY (seek_id, player_id)
);
CREATE INDEX seek_joins_of_player ON seek_joins (player_id);

-- The direct conversations in which the opponents of openers see the boards of tables that are played in such conversations, and
-- the messages that show them there.
CREATE TABLE mirrors (
    table_id   BIGINT PRIMARY KEY NOT NULL REFERENCES tables (id),
    player_id  BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    -- The number of events of the table that it shows.
    shown      BIGINT NOT NULL DEFAULT -1,
    -- The message there with the buttons of an offer, and which offer that is.
    offer_message_id BIGINT,
    offer_number     BIGINT
);
CREATE INDEX mirrors_of_channel ON mirrors (channel_id, table_id);
CREATE INDEX mirrors_of_player ON mirrors (player_id);

-- Threads that do not say any more what is so, and the tables that give them other names or have left them.
CREATE TABLE outdated_threads (
    channel_id BIGINT PRIMARY KEY NOT NULL,
    table_id   BIGINT NOT NULL REFERENCES tables (id)
);

-- Threads that are being created for games, until the table is stored. A process that ends before that leaves an empty thread.
CREATE TABLE new_threads (
    guild_id   BIGINT NOT NULL,
    -- The channel that the thread is created in.
    channel_id BIGINT NOT NULL,
    at         BIGINT NOT NULL,
    PRIMARY KEY (channel_id, at)
);

-- The application at Discord whose bot uses the database, one row from the first start on.
CREATE TABLE application (
    id             BIGINT PRIMARY KEY NOT NULL,
    application_id BIGINT NOT NULL
);
