-- The ratings of puzzles that people have answered. Those of all others are in the collection.
CREATE TABLE puzzle_ratings (
    game      TEXT NOT NULL,
    puzzle    BIGINT NOT NULL,
    value     DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    -- When the last answer was given.
    at        BIGINT NOT NULL,
    PRIMARY KEY (game, puzzle)
);
-- The deviation of the rating of the puzzle at that time; null for 50, with which puzzles counted before.
ALTER TABLE puzzle_answers ADD COLUMN puzzle_deviation BIGINT;

-- The first answers of people to the puzzle of a day, in the server where it was posted.
CREATE TABLE daily_answers (
    guild_id  BIGINT NOT NULL,
    day       BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    is_right  BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (guild_id, day, player_id)
);
CREATE INDEX daily_answers_of_player ON daily_answers (player_id);

-- The games of the puzzles of the day: one, or 'all'; null for those that are played there. How hard they are: 'easy', 'medium' or
-- 'hard'; null for as hard as people there can solve.
ALTER TABLE servers ADD COLUMN daily_games TEXT;
ALTER TABLE servers ADD COLUMN daily_level TEXT;
-- When the last puzzle of the day is to show the answers since its last change; null if it shows all of them.
ALTER TABLE servers ADD COLUMN daily_edit BIGINT;

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

-- Whether the operator has taken the game out of the ratings.
ALTER TABLE tables ADD COLUMN is_void BIGINT NOT NULL DEFAULT 0;

-- The roles of servers that follow ratings.
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
-- The members to whom the bot has given them.
CREATE TABLE role_holders (
    guild_id  BIGINT NOT NULL,
    role_id   BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    PRIMARY KEY (guild_id, role_id, player_id)
);
CREATE INDEX role_holders_of_player ON role_holders (player_id);
ALTER TABLE preferences ADD COLUMN refuses_roles BIGINT;

-- Whether everyone sees for which turns the members of a server vote that has a seat.
ALTER TABLE tables ADD COLUMN shows_votes BIGINT NOT NULL DEFAULT 0;

-- The votes of people on what a server does that has a seat.
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
-- The channel in which a server plays that looks for another one; null for a person.
ALTER TABLE seeks ADD COLUMN channel_id BIGINT;
