//! Mirrors: games whose board the opponent sees in another place than the opener.

use super::{Mirrors, Result};
use crate::store::{DisplayedMessage, Mirror};
use crate::table::{ChannelId, MessageId, Participant, Player, PlayerId, Table, TableId};

impl Mirrors<'_> {
    /// The mirror of a table, if it has one.
    pub async fn of_table(self, table: TableId) -> Result<Option<Mirror>> {
        self.host.read(async |mut tx| Ok(tx.mirrors().of_table(table).await?)).await
    }

    /// The channel in which a player or server sees a table, and the message with the board if that is a mirror.
    pub async fn place_of(
        self,
        table: &Table,
        player: Participant,
    ) -> Result<(ChannelId, Option<MessageId>)> {
        let mirror = self.of_table(table.id()).await?.filter(|mirror| mirror.player == player);
        let place = mirror.map(|mirror| (mirror.channel, mirror.displayed.map(|board| board.message)));
        Ok(place.unwrap_or((table.channel(), None)))
    }

    /// The opponent of a player at a table in direct conversations, and the opponent's conversation; `None` if there is no such
    /// opponent any more.
    pub async fn opponent_of(self, player: PlayerId, table: &Table) -> Result<Option<(PlayerId, ChannelId)>> {
        let Some(mirror) = self.of_table(table.id()).await?.filter(|_| table.is_direct()) else {
            return Ok(None);
        };
        let channel = if mirror.player == player { table.channel() } else { mirror.channel };
        let mut people = table.seats().iter().flatten().filter_map(Player::human_id);
        Ok(people.find(|other| *other != player).map(|opponent| (opponent, channel)))
    }

    /// The tables of this process whose mirrors do not show all events.
    pub async fn pending(self) -> Result<Vec<TableId>> {
        let shards = self.host.store.shards();
        self.host.read(async |mut tx| Ok(tx.mirrors().pending(&shards).await?)).await
    }

    /// Records the message that shows a table in its mirror. The previous one is a former board from now on or, if that one shows a later
    /// state, this one is.
    pub async fn record(self, table: TableId, displayed: DisplayedMessage) -> Result<()> {
        self.host
            .write_relaxed(async |mut tx| {
                let mirror = tx.mirrors().of_table(table).await?;
                let before = mirror.and_then(|mirror| mirror.displayed);
                let is_later = before.is_some_and(|before| before.event_count > displayed.event_count);
                let (now, outdated) =
                    if is_later { (before, Some(displayed)) } else { (Some(displayed), before) };
                let outdated =
                    outdated.filter(|outdated| Some(outdated.message) != now.map(|now| now.message));
                if !is_later {
                    tx.mirrors().save(table, displayed).await?;
                }
                if let Some(outdated) = outdated {
                    tx.deliveries().save_former(table, outdated).await?;
                }
                Ok(())
            })
            .await
    }

    /// Forgets the mirror of a table that is over. What it shows stays.
    pub async fn forget(self, table: TableId) -> Result<()> {
        self.host
            .write(async |mut tx| {
                tx.mirrors().remove(table).await?;
                Ok(())
            })
            .await
    }

    /// Removes the mirror of a table that is played elsewhere now. Its board is a former one.
    pub async fn remove(self, table: TableId) -> Result<()> {
        self.host
            .write(async |mut tx| {
                let mirror = tx.mirrors().of_table(table).await?;
                let displayed = mirror.and_then(|mirror| mirror.displayed);
                if let Some(outdated) = displayed {
                    tx.deliveries().save_former(table, outdated).await?;
                }
                tx.mirrors().remove(table).await?;
                Ok(())
            })
            .await
    }
}
