-- How many games in a row a player has won is counted when a game is rated, so that a profile reads no more than it shows.
ALTER TABLE ratings ADD COLUMN streak BIGINT NOT NULL DEFAULT 0;
ALTER TABLE ratings ADD COLUMN longest_streak BIGINT NOT NULL DEFAULT 0;

-- All results have the time when their game ended, and all ratings are made anew from them, which counts the streaks.
UPDATE results SET at = COALESCE(
    (SELECT MAX(events.at) FROM events WHERE events.table_id = results.table_id AND events.kind = 'ended'), 1)
WHERE at = 0;
UPDATE ratings SET rated_at = 0;

-- Whether the game of a seat is over: nobody has so many running games that they could not be looked through.
ALTER TABLE seats ADD COLUMN is_over INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET is_over = 1
WHERE EXISTS (SELECT 1 FROM tables WHERE tables.id = seats.table_id AND tables.phase IN ('ended', 'closed'));
CREATE INDEX seats_of_player ON seats (player_id, is_over, table_id);
DROP INDEX seats_of_person;

-- What people have chosen for themselves; what is null nobody has chosen.
CREATE TABLE preferences (
    player_id       BIGINT PRIMARY KEY NOT NULL,
    theme           TEXT,
    view            TEXT CHECK (view IN ('mine', 'first')),
    confirms        INTEGER,
    direct_messages INTEGER,
    language        TEXT
);

-- What those who manage a server have chosen for it. Where no channel is named, games are played in all.
CREATE TABLE servers (
    guild_id     BIGINT PRIMARY KEY NOT NULL,
    theme        TEXT,
    default_time TEXT CHECK (default_time IN ('none', '10m', '1h', '8h', '1d', '3d', '7d')),
    threads      INTEGER
);
CREATE TABLE server_channels (
    guild_id   BIGINT NOT NULL REFERENCES servers (guild_id),
    channel_id BIGINT NOT NULL,
    PRIMARY KEY (guild_id, channel_id)
);
