-- What happened at a table is called an event, as everywhere else.
ALTER TABLE acts RENAME TO events;
ALTER TABLE tables RENAME COLUMN acts TO event_count;

-- When a person was last seen was asked by nobody.
ALTER TABLE players DROP COLUMN seen_at;
