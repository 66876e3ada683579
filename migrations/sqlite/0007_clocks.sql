-- How long a turn may take; none where it may take as long as it will.
ALTER TABLE tables ADD COLUMN pace TEXT;

-- When something follows at a table though nobody asks for it, and whether that is because a clock runs. What has been
-- idle before is closed as if there had been these columns.
ALTER TABLE tables ADD COLUMN due BIGINT;
ALTER TABLE tables ADD COLUMN clock_runs INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
UPDATE tables SET due = opened_at + 86400000
WHERE phase = 'invitation' AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id);
UPDATE tables SET due = (SELECT MAX(events.at) FROM events WHERE events.table_id = tables.id) + 2332800000
WHERE phase = 'playing' AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id);

-- When the program was last known to run: time in which nobody could play is given back to clocks.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
    at BIGINT NOT NULL
);

-- Who begins, and the number from which a lot is drawn.
ALTER TABLE tables ADD COLUMN begins TEXT NOT NULL DEFAULT 'opener' CHECK (begins IN ('opener', 'other', 'lot'));
ALTER TABLE tables ADD COLUMN seed BIGINT NOT NULL DEFAULT 0;

-- Who is invited beside the first one, who stands with the table.
CREATE TABLE invited (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    at        BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX invited_of_player ON invited (player_id, at);

-- At how many tables somebody sits is counted when another one is opened or joined.
CREATE INDEX seats_of_person ON seats (player_id, table_id);
