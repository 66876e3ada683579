//! Roles that follow ratings. The store knows who is to have which role and who was given it; what differs is asked of the chat service,
//! one request after the other, so that boards do not wait. A lost request is made again: it has the same effect.

use super::App;
use crate::app::posts::messenger::{Messenger, RoleAnswer};
use crate::app::work::rounds::Round;
use crate::app::work::work_queue::Next;
use crate::host::{HostError, RoleChange};
use crate::table::{GuildId, Timestamp};
use parking_lot::Mutex;
use std::collections::HashMap;
use std::time::Duration;

/// How often it is looked which roles are to change.
const INTERVAL: Duration = Duration::from_secs(10);
/// The time after which a refused request is made again: for a member who has left the guild, or a role that the bot may not give.
const REFUSAL_DELAY: Duration = Duration::from_mins(30);

/// The ids of members and roles whose changes in a guild were refused, each with the time from which they are tried again.
#[derive(Default)]
pub(super) struct Refusals(Mutex<HashMap<(GuildId, u64), Timestamp>>);

impl<P> App<P> {
    /// Forgets what was refused in a guild, because its managers may have changed that.
    pub fn retry_roles(&self, guild: GuildId) {
        self.role_refusals.0.lock().retain(|(refused, _), _| *refused != guild);
        self.rounds.add(Round::Roles);
    }
}

/// Gives and takes the roles that are due, where people can play.
pub(super) async fn update<P: Messenger>(app: &App<P>) -> Result<Next, HostError> {
    let Some((shards, _)) = app.attended() else { return Ok(Next::Repeat(INTERVAL)) };
    let now = app.host.clock().now();
    app.role_refusals.0.lock().retain(|_, until| *until > now);
    for change in app.host.read(async |mut tx| Ok(tx.ratings().role_changes(&shards).await?)).await? {
        let RoleChange { guild, role, player, is_given } = change;
        let is_refused = |id| app.role_refusals.0.lock().contains_key(&(guild, id));
        if is_refused(role) || is_refused(player.0) {
            continue;
        }
        let refuse = |id| app.role_refusals.0.lock().insert((guild, id), now + REFUSAL_DELAY);
        match app.messenger.set_role(change).await {
            Ok(RoleAnswer::NoMember) if is_given => drop(refuse(player.0)),
            Ok(RoleAnswer::Done | RoleAnswer::NoMember) => {
                app.host.write(async |mut tx| Ok(tx.ratings().record_role(change).await?)).await?;
            }
            Ok(RoleAnswer::NoRole) => {
                app.host.ratings().forget_role(guild, role).await?;
            }
            Err(error) if !error.is_transient() => {
                tracing::warn!(%guild, role, %error, "a role cannot be given or taken: its server has to permit it");
                refuse(role);
                app.host.write(async |mut tx| Ok(tx.ratings().forget_former_holder(change).await?)).await?;
            }
            // The service is slow or away.
            Err(_) => break,
        }
    }
    Ok(Next::Repeat(INTERVAL))
}
