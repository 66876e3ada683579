//! Whether the players whose action is awaited are still members of the table's server. The chat service does not say so by
//! itself, so they are looked up after somebody acts or looks at the table, and all of them from time to time. Those who stay
//! are told, and may claim the win or close the game. Who has left a server loses the direct message about an invitation there.

use crate::app::App;
use crate::app::limits::budgets::Cause;
use crate::app::posts::delivery::report_broken;
use crate::app::posts::messenger::{Messenger, MessengerError};
use crate::app::work::rounds::Round;
use crate::app::work::work_queue::Next;
use crate::host::{CommandOutcome, HostError, Members, Shards, TableRef};
use crate::table::{Command, GuildId, Participant, Phase, Player, PlayerId, Table, TableId, Timestamp};
use crate::tournament::{EntrantNumber, Tournament};
use parking_lot::Mutex;
use quick_cache::sync::Cache;
use std::collections::{BTreeSet, HashMap};
use std::error::Error;
use std::mem;
use std::time::Duration;
use tokio::sync::Mutex as AsyncMutex;
use tokio::time::{Instant, sleep, timeout};

/// Time between two sweeps of all running games.
pub(in crate::app) const SWEEP_INTERVAL: Duration = Duration::from_secs(60 * 60);
/// Delay between an event at a table and the look-up, which is in no hurry.
const REPORT_DELAY: Duration = Duration::from_secs(3);
/// Time for which a member is not looked up again.
const MEMBER_TTL: Duration = Duration::from_secs(10 * 60);
/// Pause between two tables, so that other requests come first.
const LOOKUP_PAUSE: Duration = Duration::from_millis(500);

/// Time for which somebody who was in a guild is believed to be there still, before a round of a tournament is paired and on a board.
const PRESENCE_TTL: Duration = Duration::from_mins(5);
/// Time for which nobody is looked up after the chat service has refused that as too much.
const LIMIT_PAUSE: Duration = Duration::from_secs(10);
/// Upper bound of the members that are remembered for that.
const MAX_SEEN: usize = 10_000;
/// Longest time for which a turn waits for the look-up of the owner of a plan, who then counts as present.
const PLANNER_TIMEOUT: Duration = Duration::from_secs(1);
/// Longest time for which somebody who claims a game waits for the look-up of the others.
const CLAIM_TIMEOUT: Duration = Duration::from_secs(3);

/// Tables whose awaited players are to be looked up, and when members of guilds were seen.
#[derive(Debug)]
pub struct Memberships {
    tables: Mutex<BTreeSet<TableId>>,
    /// The last look-up of members, who are not looked up again for a while.
    looked_up: AsyncMutex<HashMap<(GuildId, PlayerId), Instant>>,
    seen: Cache<(GuildId, PlayerId), Timestamp>,
    /// Until when no entrants of tournaments are looked up.
    limited_until: Mutex<Option<Instant>>,
}

impl Default for Memberships {
    fn default() -> Memberships {
        Memberships {
            tables: Mutex::default(),
            looked_up: AsyncMutex::default(),
            seen: Cache::new(MAX_SEEN),
            limited_until: Mutex::default(),
        }
    }
}

impl Memberships {
    /// Records that a player is a member of a guild now, for example because they act there.
    pub fn record_seen(&self, guild: GuildId, player: PlayerId, now: Timestamp) {
        self.seen.insert((guild, player), now);
    }

    /// Records that a player is not a member of a guild now.
    fn record_left(&self, guild: GuildId, player: PlayerId) {
        self.seen.remove(&(guild, player));
    }
}

impl<P> App<P> {
    /// Has the awaited players of a table looked up soon, unless that was done lately.
    pub fn check_members(&self, table: TableId) {
        self.memberships.tables.lock().insert(table);
        self.rounds.add_after(Round::Members, REPORT_DELAY);
    }
}

impl<P: Messenger> App<P> {
    /// The entrants who have left the guild of a tournament.
    pub(in crate::app) async fn absent_entrants(
        &self,
        tournament: &Tournament,
        entrants: impl IntoIterator<Item = EntrantNumber>,
    ) -> Vec<PlayerId> {
        let player = |entrant: EntrantNumber| tournament.entrants()[entrant].player.human_id();
        self.absent(tournament.settings().guild, entrants.into_iter().filter_map(player)).await
    }

    /// Those of some players who have left a guild. Players seen there within the last five minutes are not looked up.
    pub async fn absent(&self, guild: GuildId, players: impl IntoIterator<Item = PlayerId>) -> Vec<PlayerId> {
        let now = self.host.clock().now();
        let is_known = |player: &PlayerId| {
            let seen = self.memberships.seen.get(&(guild, *player));
            seen.is_some_and(|seen| now.saturating_duration_since(seen) < PRESENCE_TTL)
        };
        self.absent_now(guild, players.into_iter().filter(|player| !is_known(player))).await
    }

    /// Those of some players who have left a guild, each looked up.
    pub(in crate::app) async fn absent_now(
        &self,
        guild: GuildId,
        players: impl IntoIterator<Item = PlayerId>,
    ) -> Vec<PlayerId> {
        let mut absent = Vec::new();
        for player in players {
            if self.has_left(guild, player).await {
                absent.push(player);
            }
        }
        absent
    }

    /// Whether a player has left a guild. One whose look-up fails, or is not made because of a rate limit, counts as present.
    async fn has_left(&self, guild: GuildId, player: PlayerId) -> bool {
        if self.memberships.limited_until.lock().is_some_and(|until| Instant::now() < until) {
            return false;
        }
        match self.messenger.is_member(guild, player).await {
            Ok(true) => self.memberships.record_seen(guild, player, self.host.clock().now()),
            Ok(false) => {
                self.memberships.record_left(guild, player);
                return true;
            }
            Err(MessengerError::RateLimited(_)) => {
                *self.memberships.limited_until.lock() = Some(Instant::now() + LIMIT_PAUSE);
            }
            Err(error) => tracing::debug!(%error, %player, "it is unknown whether a player is a member"),
        }
        false
    }

    /// Looks up the opponents of a player who wants to claim a game, if it cannot be claimed as far as is known. An opponent whose
    /// look-up takes long counts as present.
    pub async fn look_up_opponents(&self, table: &Table, player: Participant) {
        let is_claimable = || table.decide(&Command::Claim { by: player }, self.host.clock().now()).is_ok();
        if table.check_player(player).is_err() || is_claimable() {
            return;
        }
        let opponents = table.remaining_players().filter(|opponent| opponent.id != player);
        let players = opponents.filter_map(Player::human_id).collect();
        let mut members = HashMap::new();
        let looked_up = timeout(CLAIM_TIMEOUT, check_players(self, table, players, &mut members));
        if let Ok(Err(error)) = looked_up.await {
            tracing::error!(table = %table.id(), error = &error as &dyn Error, "players could not be looked up");
        }
    }

    /// Plays a turn. Before a plan is followed, its owner is looked up, so that nobody plays on who has left the server.
    ///
    /// # Errors
    ///
    /// The errors of [`Tables::execute`](crate::host::Tables::execute).
    pub async fn play_turn(&self, at: TableRef, command: Command) -> Result<CommandOutcome, HostError> {
        let mut members = Members::new();
        loop {
            let played = self.host.tables().play_turn(at, &command, &members).await;
            let Err(HostError::UnknownPlanner { guild, player }) = played else { return played };
            let has_left = timeout(PLANNER_TIMEOUT, self.has_left(guild, player)).await.unwrap_or(false);
            members.insert(player, !has_left);
        }
    }
}

/// Looks up the awaited players of the tables that were reported.
pub(in crate::app) async fn check_reported<P: Messenger>(app: &App<P>) -> Result<Next, HostError> {
    let mut members = app.memberships.looked_up.lock().await;
    members.retain(|_, looked_up| looked_up.elapsed() < MEMBER_TTL);
    let tables = mem::take(&mut *app.memberships.tables.lock());
    for table in tables {
        let checked = app.at_expense_of(Cause::Table(table), check(app, table, &mut members));
        if let Err(error) = checked.await {
            tracing::error!(%table, error = &error as &dyn Error, "players could not be looked up");
        }
        sleep(LOOKUP_PAUSE).await;
    }
    Ok(Next::Done)
}

/// Has all running games of the connected shards checked.
pub(in crate::app) async fn report_all<P>(app: &App<P>) -> Result<Next, HostError> {
    let state = app.connections.subscribe().borrow().clone();
    for shards in Shards::ranges(state.connected, state.total) {
        let running =
            app.host.read(async |mut tx| Ok(tx.tables().running_in_guilds(&[shards]).await?)).await?;
        app.memberships.tables.lock().extend(running);
    }
    app.memberships.tables.lock().extend(app.waiting.tables());
    app.rounds.add(Round::Members);
    Ok(Next::Repeat(SWEEP_INTERVAL))
}

/// Looks up the awaited players of a table now.
pub(in crate::app) async fn look_up<P: Messenger>(app: &App<P>, table: &Table) -> Result<(), HostError> {
    check_players(app, table, awaited(table), &mut HashMap::new()).await
}

async fn check<P: Messenger>(
    app: &App<P>,
    id: TableId,
    members: &mut HashMap<(GuildId, PlayerId), Instant>,
) -> Result<(), HostError> {
    let table = match app.host.tables().load(TableRef::Id(id)).await {
        Ok(table) => table,
        Err(HostError::Broken(broken)) => {
            report_broken(&broken);
            return Ok(());
        }
        Err(HostError::Rejected(_) | HostError::Refused(_)) => return Ok(()),
        Err(error) => return Err(error),
    };
    if table.phase() == Phase::Invitation {
        check_invited(app, &table).await;
        return Ok(());
    }
    check_players(app, &table, awaited(&table), members).await
}

/// Deletes the direct messages about an invitation to those who have left its server.
async fn check_invited<P: Messenger>(app: &App<P>, table: &Table) {
    let Some(guild) = table.guild() else { return };
    for player in app.waiting.readers(table.id()) {
        if app.has_left(guild, player).await {
            app.end_waiting(table.id(), |reader| reader == player).await;
        }
    }
}

/// The people whose action is awaited at a table, those who have left its server, and if all awaited ones have, the others, one of
/// whom has to claim the game.
fn awaited(table: &Table) -> BTreeSet<PlayerId> {
    let left = || table.left().filter_map(|seat| table.seats()[seat].as_ref());
    let awaited = table.awaited();
    let others = table.waiting().filter(|_| awaited.iter().all(|player| left().any(|gone| gone == *player)));
    awaited.iter().copied().chain(left()).chain(others).filter_map(Player::human_id).collect()
}

/// Looks up these players of a table, except `members`, who were members of its guild a while ago.
async fn check_players<P: Messenger>(
    app: &App<P>,
    table: &Table,
    players: BTreeSet<PlayerId>,
    members: &mut HashMap<(GuildId, PlayerId), Instant>,
) -> Result<(), HostError> {
    let Some(guild) = table.guild().filter(|_| table.phase() == Phase::Playing) else { return Ok(()) };
    for player in players {
        if members.contains_key(&(guild, player)) {
            continue;
        }
        let is_member = match app.messenger.is_member(guild, player).await {
            Ok(is_member) => is_member,
            Err(error) => {
                tracing::debug!(%error, %player, "it is unknown whether a player is a member");
                continue;
            }
        };
        if is_member {
            members.insert((guild, player), Instant::now());
        } else {
            app.memberships.record_left(guild, player);
        }
        let seat = table.seat_of(player);
        let has_left = table.left().any(|left| Some(left) == seat);
        if has_left != is_member {
            // The table knows it already, and nothing is to be stored.
            continue;
        }
        let is_removable = !is_member && is_removable(app, table, guild, player).await;
        let command = Command::ReportMembership { player: player.into(), is_member, is_removable };
        match app.host.tables().execute(TableRef::Id(table.id()), command).await {
            Ok(outcome) if outcome.events.is_empty() => {}
            Ok(outcome) => app.post_outcome(outcome).await,
            Err(HostError::Rejected(_) | HostError::Refused(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Whether one of the others who are in the game may remove members from the guild. It counts as true if it is unknown, so that
/// nobody gains by a removal.
async fn is_removable<P: Messenger>(app: &App<P>, table: &Table, guild: GuildId, player: PlayerId) -> bool {
    let others = table.remaining_players().filter_map(Player::human_id).filter(|other| *other != player);
    for other in others {
        match app.messenger.may_remove_members(guild, other).await {
            Ok(false) => {}
            Ok(true) => return true,
            Err(error) => {
                tracing::debug!(%error, player = %other, "it is unknown whether a player may remove members");
                return true;
            }
        }
    }
    false
}
