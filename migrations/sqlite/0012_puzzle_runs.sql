-- The results of people in runs of puzzles.
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
