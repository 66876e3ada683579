-- A game that does not count, by agreement.
ALTER TABLE tables ADD COLUMN casual INTEGER NOT NULL DEFAULT 0;

-- Games against computers have a ladder of their own. A key cannot be changed: the tables are made anew.
DROP INDEX ratings_in_order;
ALTER TABLE ratings RENAME TO ratings_of_people;
CREATE TABLE ratings (
    player_id  BIGINT NOT NULL REFERENCES players (id),
    game       TEXT NOT NULL,
    ladder     TEXT NOT NULL DEFAULT 'people' CHECK (ladder IN ('people', 'levels')),
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    wins       BIGINT NOT NULL DEFAULT 0,
    draws      BIGINT NOT NULL DEFAULT 0,
    losses     BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (player_id, game, ladder)
);
INSERT INTO ratings (player_id, game, rating, deviation, volatility, wins, draws, losses)
    SELECT player_id, game, rating, deviation, volatility, wins, draws, losses FROM ratings_of_people;
DROP TABLE ratings_of_people;
CREATE INDEX ratings_in_order ON ratings (game, ladder, rating DESC, player_id);

DROP INDEX guild_players_in_order;
DROP INDEX guild_players_of_player;
ALTER TABLE guild_players RENAME TO guild_players_of_people;
CREATE TABLE guild_players (
    guild_id  BIGINT NOT NULL,
    game      TEXT NOT NULL,
    ladder    TEXT NOT NULL DEFAULT 'people' CHECK (ladder IN ('people', 'levels')),
    player_id BIGINT NOT NULL REFERENCES players (id),
    rating    DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guild_id, game, ladder, player_id)
);
INSERT INTO guild_players (guild_id, game, player_id, rating)
    SELECT guild_id, game, player_id, rating FROM guild_players_of_people;
DROP TABLE guild_players_of_people;
CREATE INDEX guild_players_in_order ON guild_players (guild_id, game, ladder, rating DESC, player_id);
CREATE INDEX guild_players_of_player ON guild_players (player_id, game, ladder);
