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
-- The locale of a server and of a player's client, as Discord has said them; null for English.
ALTER TABLE servers ADD COLUMN locale TEXT;
ALTER TABLE preferences ADD COLUMN locale TEXT;

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

-- Messages that are not the board of their table any more, and have to lose their controls.
CREATE TABLE outdated_messages (
    message_id BIGINT PRIMARY KEY NOT NULL,
    table_id   BIGINT NOT NULL REFERENCES tables (id),
    channel_id BIGINT NOT NULL,
    -- The number of events of the table that it shows.
    shown      BIGINT NOT NULL
);
