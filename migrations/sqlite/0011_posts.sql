-- Messages that are no boards and no lines beside them, and stay up to date or are told once. One is stored before it is sent, so that it is
-- sent once. Some were in tournament_messages, seek_posts, outdated_messages and daily_puzzles.message_id before; the process that
-- serves their shard moves them.
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
