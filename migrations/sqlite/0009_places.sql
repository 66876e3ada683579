-- Where the message is that shows a table: one that is brought elsewhere leaves it behind.
ALTER TABLE tables ADD COLUMN message_channel_id BIGINT;
UPDATE tables SET message_channel_id = channel_id WHERE message_id IS NOT NULL;

-- When people are on vacation: their slow clocks stand still.
CREATE TABLE vacations (
    player_id BIGINT NOT NULL,
    begins    BIGINT NOT NULL,
    ends      BIGINT NOT NULL,
    PRIMARY KEY (player_id, begins)
);
