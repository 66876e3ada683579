-- Ratings become less certain with time: when each was made by a game; 0 where it was made by earlier arithmetic, and has
-- to be made anew from the results.
ALTER TABLE ratings ADD COLUMN rated_at BIGINT NOT NULL DEFAULT 0;

-- Whoever is certain enough stands above all others, until when: then that is taken away.
ALTER TABLE ratings ADD COLUMN established INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ratings ADD COLUMN established_until BIGINT NOT NULL DEFAULT 0;
CREATE INDEX ratings_established ON ratings (established_until) WHERE established = 1;
DROP INDEX ratings_in_order;
CREATE INDEX ratings_in_order ON ratings (game, ladder, established DESC, rating DESC, player_id);

ALTER TABLE guild_players ADD COLUMN established INTEGER NOT NULL DEFAULT 0;
DROP INDEX guild_players_in_order;
CREATE INDEX guild_players_in_order ON guild_players (guild_id, game, ladder, established DESC, rating DESC, player_id);
