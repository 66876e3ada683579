//! Records of tournaments beside their events: which ones are due, and which messages show them. Lists of tournaments.

use super::super::{HostError, Result};
use super::{OpenTable, PresentedEvents, TitleRecord, TournamentSummary, Tournaments};
use crate::store::{Shards, StoreError};
use crate::table::{ChannelId, GuildId, PlayerId, TableId, Timestamp};
use crate::tournament::{Command, EntrantNumber, Event, PairingNumber, Tournament, TournamentId};

/// Upper bound of the tournaments in a list.
const MAX_LISTED_TOURNAMENTS: usize = 25;
/// Upper bound of the titles of a player that are listed.
const MAX_LISTED_TITLES: usize = 10;

impl Tournaments<'_> {
    /// The tournaments in a channel that are not over, the newest first.
    pub async fn unfinished_in(self, channel: ChannelId) -> Result<Vec<TournamentId>> {
        self.host.read(async |mut tx| Ok(tx.tournaments().unfinished_in(channel).await?)).await
    }

    /// The newest tournament of a guild in a channel, also one that is over.
    pub async fn newest_in(self, guild: GuildId, channel: ChannelId) -> Result<Option<TournamentId>> {
        self.host.read(async |mut tx| Ok(tx.tournaments().newest_in(guild, channel).await?)).await
    }

    /// At most 25 tournaments of a guild: those that are not over first, and then the newest first.
    pub async fn of_guild(self, guild: GuildId) -> Result<Vec<TournamentSummary>> {
        let most = MAX_LISTED_TOURNAMENTS;
        self.host.read(async |mut tx| Ok(tx.tournaments().of_guild(guild, most).await?)).await
    }

    /// The tournament and the pairing that are played at a table; `None` if it belongs to no tournament.
    pub async fn of_table(self, table: TableId) -> Result<Option<(TournamentId, PairingNumber)>> {
        self.host.read(async |mut tx| Ok(tx.tournaments().of_table(table).await?)).await
    }

    /// The present ratings at its game of the players who take part.
    pub async fn ratings_of(self, tournament: &Tournament) -> Result<Vec<(EntrantNumber, u32)>> {
        let game = tournament.settings().setup.kind();
        let mut ratings = Vec::new();
        for number in tournament.active() {
            let player = tournament.entrants()[number].player.id;
            ratings.push((number, self.host.ratings().points_of(player, game).await?));
        }
        Ok(ratings)
    }

    /// The last first, second and third places of a player, the newest first.
    pub async fn titles_of(self, player: PlayerId) -> Result<Vec<TitleRecord>> {
        let most = MAX_LISTED_TITLES;
        self.host.read(async |mut tx| Ok(tx.tournaments().titles_of(player, most).await?)).await
    }

    /// The tournaments of these shards at which something is to be done at `at`.
    pub async fn due(self, shards: &[Shards], at: Timestamp) -> Result<Vec<TournamentId>> {
        self.host.read(async |mut tx| Ok(tx.tournaments().due(shards, at).await?)).await
    }

    /// The tables of a tournament whose ends it does not know, in the order in which they were opened.
    pub async fn open_tables(self, id: TournamentId) -> Result<Vec<OpenTable>> {
        self.host.read(async |mut tx| Ok(tx.tournaments().open_tables(id).await?)).await
    }

    /// All tables at which pairings of a tournament were played, in the order in which they were opened.
    pub async fn tables_of(self, id: TournamentId) -> Result<Vec<(PairingNumber, TableId)>> {
        self.host.read(async |mut tx| Ok(tx.tournaments().tables_of(id).await?)).await
    }

    /// The number of tournaments that are not over and in which a player takes part.
    pub async fn count_with(self, player: PlayerId) -> Result<usize> {
        let joined =
            self.host.read(async |mut tx| Ok(tx.tournaments().unfinished_with(player).await?)).await?;
        let mut count = 0;
        for id in joined {
            let tournament = self.load(id).await?;
            let number = tournament.number_of(player);
            count += usize::from(number.is_some_and(|number| tournament.entrants()[number].is_active()));
        }
        Ok(count)
    }

    /// Records that everything that follows from a tournament in this state is done, so that it is due again at
    /// [`Tournament::due`] or after its next event, and that nothing keeps its games from being opened.
    pub async fn record_done(self, tournament: &Tournament) -> Result<()> {
        self.host
            .write_relaxed(async |mut tx| {
                let (id, count) = (tournament.id(), tournament.event_count());
                tx.tournaments().save_due(id, count, tournament.due()).await?;
                Ok(())
            })
            .await
    }

    /// Gives the time since `since` back to the running tournaments of these shards, in which nobody could play.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails. The next call continues: no time is given back twice.
    pub async fn credit_outage(self, shards: Shards, since: Timestamp) -> Result<()> {
        let running = self.host.read(async |mut tx| Ok(tx.tournaments().running(&[shards]).await?)).await?;
        for id in running {
            match self.execute(id, Command::CreditTime { since }).await {
                Ok(_) | Err(HostError::Tournament(_)) => {}
                Err(HostError::Store(error @ StoreError::CorruptTournament { .. })) => {
                    tracing::error!(%error, "a tournament gets no time back");
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// The tournaments of these shards with events that are not shown.
    pub async fn unshown(self, shards: &[Shards]) -> Result<Vec<TournamentId>> {
        self.host.read(async |mut tx| Ok(tx.tournaments().unshown(shards).await?)).await
    }

    /// How many events of a tournament people have seen.
    pub async fn presented(self, id: TournamentId) -> Result<PresentedEvents> {
        let presented = self.host.read(async |mut tx| Ok(tx.tournaments().presented(id).await?)).await?;
        Ok(presented.unwrap_or_default())
    }

    /// The events of a tournament from this number on, with their times.
    pub async fn events_since(self, id: TournamentId, from: usize) -> Result<Vec<(Event, Timestamp)>> {
        self.host.read(async |mut tx| Ok(tx.tournaments().events(id, from).await?)).await
    }

    /// Records how many events of a tournament messages show, unless that has changed since it was read, such as because a player
    /// has deleted their data.
    pub async fn record_shown(
        self,
        id: TournamentId,
        before: PresentedEvents,
        event_count: usize,
    ) -> Result<()> {
        self.host
            .write_relaxed(async |mut tx| Ok(tx.tournaments().save_shown(id, before, event_count).await?))
            .await
    }
}
