-- What the first release wrote into its schema, migration 0001, when it was left in the middle of things: a game
-- that is over and rated, one of three that runs, with an offer of a draw that no message shows, and an invitation.

-- As it was released: were its file edited, no database in the field could be opened any more.
UPDATE _sqlx_migrations SET checksum =
    X'A96756562AA7DEE5D7181C5C347C5EEF66FFFA548423ABD547E8337A2CA520FD7611DFA6859128A73F73B5EA7D1FCAFB';

INSERT INTO players (id, name, seen_at) VALUES
    (1, 'Ana', 1795263162417),
    (2, 'Ben', 1795263162411),
    (-5, 'Dee', 1795263162412),
    (3, 'Cy', 1795263162417);

INSERT INTO tables
    (id, guild_id, channel_id, game, seats, setup, rules_version, opponent_id, phase, opened_at, acts, shown, message_id)
VALUES
    (1, 500, 700, 'biloba', 2, 'standard', 1, NULL, 'ended', 1795263162403, 5, 5, 10),
    (2, 500, 701, 'biloba', 3, 'standard', 1, NULL, 'playing', 1795263162410, 6, 5, 11),
    (3, 500, 702, 'biloba', 2, 'standard', 1, 3, 'invitation', 1795263162417, 0, 0, 12);

INSERT INTO seats (table_id, seat, player_id) VALUES
    (1, 0, 1), (1, 1, 2),
    (2, 0, 1), (2, 1, 2), (2, 2, -5),
    (3, 0, 1);

INSERT INTO acts (table_id, number, kind, seat, text, at) VALUES
    (1, 0, 'joined', 1, NULL, 1795263162404),
    (1, 1, 'started', NULL, NULL, 1795263162404),
    (1, 2, 'turned', 0, 'b4-b5', 1795263162406),
    (1, 3, 'resigned', 1, NULL, 1795263162407),
    (1, 4, 'ended', NULL, 'resigned', 1795263162407),
    (2, 0, 'joined', 1, NULL, 1795263162411),
    (2, 1, 'joined', 2, NULL, 1795263162412),
    (2, 2, 'started', NULL, NULL, 1795263162412),
    (2, 3, 'turned', 0, 'e3-e4', 1795263162414),
    (2, 4, 'turned', 1, 'c5-d5', 1795263162415),
    (2, 5, 'draw-offered', 0, NULL, 1795263162416);

INSERT INTO results (table_id, player_id, place, outcome) VALUES
    (1, 1, 1, 'win'),
    (1, 2, 2, 'loss');

INSERT INTO ratings (player_id, game, rating, deviation, volatility) VALUES
    (1, 'biloba', 1662.31089390629767875, 290.318963717980409455, 0.0599996753723381417988),
    (2, 'biloba', 1337.68910609370232124, 290.318963717980409455, 0.0599996753723381417988);

INSERT INTO rating_changes
    (table_id, player_id, rating_before, deviation_before, volatility_before,
     rating_after, deviation_after, volatility_after)
VALUES
    (1, 1, 1500.0, 350.0, 0.06, 1662.31089390629767875, 290.318963717980409455, 0.0599996753723381417988),
    (1, 2, 1500.0, 350.0, 0.06, 1337.68910609370232124, 290.318963717980409455, 0.0599996753723381417988);
