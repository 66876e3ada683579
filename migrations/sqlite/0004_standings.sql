-- How often each player has won is counted when a game is rated, so that a leaderboard reads no more than it shows.
ALTER TABLE ratings ADD COLUMN wins BIGINT NOT NULL DEFAULT 0;
ALTER TABLE ratings ADD COLUMN draws BIGINT NOT NULL DEFAULT 0;
ALTER TABLE ratings ADD COLUMN losses BIGINT NOT NULL DEFAULT 0;

CREATE TABLE counts AS
    SELECT results.player_id, tables.game,
           SUM(CASE WHEN results.outcome = 'win' THEN 1 ELSE 0 END) AS wins,
           SUM(CASE WHEN results.outcome = 'draw' THEN 1 ELSE 0 END) AS draws,
           SUM(CASE WHEN results.outcome = 'loss' THEN 1 ELSE 0 END) AS losses
    FROM results JOIN tables ON tables.id = results.table_id
    GROUP BY results.player_id, tables.game;
CREATE INDEX counts_of_player ON counts (player_id, game);
UPDATE ratings SET
    wins = (SELECT wins FROM counts WHERE counts.player_id = ratings.player_id AND counts.game = ratings.game),
    draws = (SELECT draws FROM counts WHERE counts.player_id = ratings.player_id AND counts.game = ratings.game),
    losses = (SELECT losses FROM counts WHERE counts.player_id = ratings.player_id AND counts.game = ratings.game)
WHERE EXISTS (SELECT 1 FROM counts WHERE counts.player_id = ratings.player_id AND counts.game = ratings.game);
DROP TABLE counts;

DROP INDEX ratings_in_order;
CREATE INDEX ratings_in_order ON ratings (game, rating DESC, player_id);

-- Who has finished a rated game in a server, with the rating of today.
CREATE TABLE guild_players (
    guild_id  BIGINT NOT NULL,
    game      TEXT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    rating    DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guild_id, game, player_id)
);
CREATE INDEX guild_players_in_order ON guild_players (guild_id, game, rating DESC, player_id);
CREATE INDEX guild_players_of_player ON guild_players (player_id, game);

INSERT INTO guild_players (guild_id, game, player_id, rating)
    SELECT DISTINCT tables.guild_id, tables.game, results.player_id, ratings.rating
    FROM results
    JOIN tables ON tables.id = results.table_id
    JOIN ratings ON ratings.player_id = results.player_id AND ratings.game = tables.game
    WHERE tables.guild_id IS NOT NULL;

-- When a game ended: those of one day are counted. Of games before this nobody asks.
ALTER TABLE results ADD COLUMN at BIGINT NOT NULL DEFAULT 0;
DROP INDEX results_of_player;
CREATE INDEX results_of_player ON results (player_id, at);

-- Whom a person has invited of late, and what is open.
CREATE INDEX tables_of_opponent ON tables (opponent_id, opened_at);
CREATE INDEX tables_inviting ON tables (id) WHERE phase = 'invitation';
