//! Access to a game by its number: for its players, and for everybody who sees the channel where it is played. Access of
//! people to the channel where they are invited or to which their table is moved.

use crate::app::posts::messenger::{ChannelAccess, Messenger, MessengerError};
use crate::app::{App, AppError};
use crate::localize::Message;
use crate::table::{ChannelId, GuildId, Player, PlayerId, Table};
use std::time::Duration;
use tokio::time::Instant;

/// Time for which the chat service is not asked again whether a player sees a channel: a game is looked at ply by ply.
const ACCESS_TTL: Duration = Duration::from_secs(60);
/// Upper bound of the players and channels that this is remembered for.
pub(in crate::app) const MAX_RECENT_ACCESS: usize = 1000;

impl<P: Messenger> App<P> {
    /// Checks that a player may look at a game. `channel` is where the player asks, if they
    /// ask in one.
    ///
    /// # Errors
    /// [`AppError::Rejected`] if the player may not, or [`AppError::Messenger`] if the chat service does not say.
    pub async fn check_access(
        &self,
        table: &Table,
        player: PlayerId,
        channel: Option<ChannelId>,
    ) -> Result<(), AppError> {
        let is_player =
            table.seat_of(player).is_some() || table.invited().any(|(_, invited)| invited.id == player);
        if is_player || channel == Some(table.channel()) {
            return Ok(());
        }
        let mirror = match table.is_between_servers() {
            true => self.host.mirrors().of_table(table.id()).await?,
            false => None,
        };
        let mirrored = mirror.map(|mirror| (mirror.player.guild(), mirror.channel));
        for (guild, place) in [(table.guild(), table.channel())].into_iter().chain(mirrored) {
            let key = (player, place);
            let was_seen = self.recent_access.get(&key).is_some_and(|checked| checked.elapsed() < ACCESS_TTL);
            if was_seen || channel == Some(place) {
                return Ok(());
            }
            // A direct conversation is not visible to anyone else.
            let Some(guild) = guild else { continue };
            match self.messenger.channel_access(guild, place, &[player]).await {
                Ok(access) if access.iter().any(|access| access.can_view()) => {
                    self.recent_access.insert(key, Instant::now());
                    return Ok(());
                }
                // A refusal means that the channel is gone, or that the bot has left the guild.
                Err(error) if !error.is_refusal() => return Err(error.into()),
                Ok(_) | Err(_) => {}
            }
        }
        Err(AppError::Rejected(Message::new("say-not-seen")))
    }

    /// Checks that these people can be invited to a table in a channel, by asking the chat service.
    ///
    /// # Errors
    /// [`AppError::Rejected`] if one of them cannot be invited, or [`AppError::Messenger`] if the chat service does not say.
    pub async fn check_invited(
        &self,
        guild: GuildId,
        channel: ChannelId,
        invited: &[Player],
    ) -> Result<(), AppError> {
        let accesses = self.accesses(guild, channel, invited).await?;
        accesses.into_iter().try_for_each(|(player, access)| check_invitation(player, access))
    }

    /// Checks that these people see a channel, to which their table is to be moved.
    ///
    /// # Errors
    /// [`AppError::Rejected`] if one of them does not, or [`AppError::Messenger`] if the chat service does not say.
    pub async fn check_all_can_view(
        &self,
        guild: GuildId,
        channel: ChannelId,
        players: &[Player],
    ) -> Result<(), AppError> {
        let accesses = self.accesses(guild, channel, players).await?;
        match accesses.into_iter().find(|(_, access)| !access.can_view()) {
            Some((player, _)) => Err(AppError::Rejected(
                player.numbered_name().add_to(Message::new("say-cannot-follow"), "name"),
            )),
            None => Ok(()),
        }
    }

    /// The access of the people among these players to a channel.
    async fn accesses<'p>(
        &self,
        guild: GuildId,
        channel: ChannelId,
        players: &'p [Player],
    ) -> Result<Vec<(&'p Player, ChannelAccess)>, MessengerError> {
        let (people, ids): (Vec<&Player>, Vec<PlayerId>) =
            players.iter().filter_map(|player| Some((player, player.human_id()?))).unzip();
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let accesses = self.messenger.channel_access(guild, channel, &ids).await?;
        Ok(people.into_iter().zip(accesses).collect())
    }
}

/// Checks that a person with this access to a channel can be invited there. The rejection names the person and the
/// reason.
///
/// # Errors
/// [`AppError::Rejected`] if the person cannot be invited.
pub fn check_invitation(player: &Player, access: ChannelAccess) -> Result<(), AppError> {
    let key = match access {
        ChannelAccess::Full | ChannelAccess::PrivateThread => return Ok(()),
        ChannelAccess::NotMember => "say-invited-stranger",
        ChannelAccess::Hidden => "say-invited-hidden",
        ChannelAccess::TimedOut => "say-invited-timed-out",
        ChannelAccess::WithoutCommands => "say-invited-without-commands",
    };
    Err(AppError::Rejected(player.numbered_name().add_to(Message::new(key), "name")))
}
