-- How many games in a row a player has won is counted when a game is rated, so that a profile reads no more than it shows.
ALTER TABLE ratings ADD COLUMN streak BIGINT NOT NULL DEFAULT 0;
ALTER TABLE ratings ADD COLUMN longest_streak BIGINT NOT NULL DEFAULT 0;

-- All results have the time when their game ended, and all ratings are made anew from them, which counts the streaks.
UPDATE results SET at = COALESCE(
    (SELECT MAX(events.at) FROM events WHERE events.table_id = results.table_id AND events.kind = 'ended'), 1)
WHERE at = 0;
UPDATE ratings SET rated_at = 0;
