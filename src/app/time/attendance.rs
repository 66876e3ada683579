//! Since when people can play. Time in which they could not is given back to the tables of the shard: the process was
//! suspended or the machine's clock jumped, the shard was not connected, the chat service or the database was away.

use crate::app::operations::connections::ConnectionState;
use crate::app::posts::messenger::{Messenger, MessengerError};
use crate::host::{Host, HostError, MIN_CREDITED_OUTAGE, Shards};
use crate::table::{TableId, Timestamp};
use std::collections::BTreeMap;
use std::time::Duration;

/// Longest time between two looks at the clock while the process runs: a round of the clocks and a slow request.
const MAX_CHECK_INTERVAL: Duration = Duration::from_secs(30);

/// The shards at whose tables people could play lately.
#[derive(Debug, Default)]
pub struct Attendance {
    /// The total number of shards that the numbers below refer to.
    total: u32,
    shards: BTreeMap<u32, ShardAttendance>,
}

#[derive(Clone, Copy, Debug)]
struct ShardAttendance {
    /// The last time at which people could play.
    last: Timestamp,
    /// Whether people can play now, as far as is known.
    is_attended: bool,
    /// Time in which nobody could play that is not given back yet, because it is short.
    lost: Duration,
}

impl Attendance {
    /// Checks at whose tables people can play now, gives back the time in which they could not, and records a heartbeat.
    /// Returns the shards, and the tables whose boards show that time was given back.
    ///
    /// # Errors
    /// [`HostError::Store`] if the database fails: then nobody can play.
    pub async fn check<P: Messenger>(
        &mut self,
        host: &Host,
        messenger: &P,
        state: &ConnectionState,
    ) -> Result<(Vec<Shards>, Vec<TableId>), HostError> {
        if state.total != self.total {
            *self = Attendance { total: state.total, ..Attendance::default() };
        }
        let is_down = match messenger.probe().await {
            Err(error @ (MessengerError::Transient(_) | MessengerError::TimedOut)) => {
                tracing::warn!(%error, "nobody can play: Discord does not respond");
                true
            }
            _ => false,
        };
        let now = host.clock().now();
        let is_connected = |shard: u32| !is_down && state.connected.contains(&shard);
        for (shard, attendance) in &mut self.shards {
            let is_lapse = host.clock().is_lapse(attendance.last, now, MAX_CHECK_INTERVAL);
            attendance.is_attended &= is_connected(*shard) && !is_lapse;
        }
        let mut credited = Vec::new();
        for shard in state.connected.iter().copied().filter(|shard| is_connected(*shard)) {
            let shards = Shards::one(shard, self.total);
            let mut lost = Duration::ZERO;
            match self.shards.get(&shard) {
                Some(attendance) if attendance.is_attended => continue,
                Some(attendance) => {
                    // Several short outages count as a long one.
                    lost = attendance.lost + now.saturating_duration_since(attendance.last);
                    if lost > MIN_CREDITED_OUTAGE {
                        credited.extend(host.schedule().credit_outage(shards, now - lost).await?);
                        lost = Duration::ZERO;
                    }
                }
                None => credited.extend(host.schedule().begin(shards).await?),
            }
            self.shards.insert(shard, ShardAttendance { last: now, is_attended: true, lost });
        }
        let attended = self.attended();
        for shards in &attended {
            host.schedule().record_heartbeat(*shards).await?;
        }
        self.extend(host, now);
        Ok((attended, credited))
    }

    /// Records that people could play until now, unless the process was suspended since the last call. Returns `false` if
    /// it was.
    pub fn extend(&mut self, host: &Host, now: Timestamp) -> bool {
        let mut has_lapsed = false;
        for attendance in self.shards.values_mut().filter(|attendance| attendance.is_attended) {
            if host.clock().is_lapse(attendance.last, now, MAX_CHECK_INTERVAL) {
                has_lapsed = true;
            } else {
                attendance.last = now;
            }
        }
        !has_lapsed
    }

    /// Records that nobody can play for now.
    pub fn interrupt(&mut self) {
        self.shards.values_mut().for_each(|attendance| attendance.is_attended = false);
    }

    fn attended(&self) -> Vec<Shards> {
        let attended = self.shards.iter().filter(|(_, attendance)| attendance.is_attended);
        Shards::ranges(attended.map(|(shard, _)| *shard), self.total)
    }
}
