//! Plans of players: they add and remove them, and the transaction of the turn to which a plan replies follows it.

use super::loaded_tables::unmatched_events;
use super::rejection::HostRejection;
use super::{HostError, Result, Tables};
use crate::store::{Transaction, Write};
use crate::table::{Event, Line, Plan, PlayerId, Table, TableId, Timestamp};
use std::collections::HashMap;

/// Whether people are still members of the server of a table, as far as known.
pub type Members = HashMap<PlayerId, bool>;

impl Tables<'_> {
    /// The plans of a player at a table.
    pub async fn plans_of(self, table: TableId, player: PlayerId) -> Result<Vec<Plan>> {
        let plans = self.host.read(async |mut tx| Ok(tx.plans().at(table).await?)).await?;
        Ok(plans.into_iter().filter(|plan| plan.player == player).collect())
    }

    /// Plans a line of a player at a table, as in [`Table::plan`]. Returns the player's plans there.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`] if it cannot be planned.
    pub async fn plan(self, table: TableId, by: PlayerId, line: &Line) -> Result<Vec<Plan>> {
        self.host
            .write(async |mut tx| {
                tx.plans().lock(table).await?;
                let table = tx.tables().load(table).await?.ok_or(HostRejection::UnknownTable)?;
                let plans = tx.plans().at(table.id()).await?;
                let own: Vec<Plan> = plans.into_iter().filter(|plan| plan.player == by).collect();
                let own = table.plan(by, line, &own)?;
                tx.plans().replace(table.id(), by, &own).await?;
                Ok(own)
            })
            .await
    }

    /// Removes a plan of a player, if there is one with this number, and with a line of this fingerprint if there is one.
    /// Returns the player's plans there.
    pub async fn drop_plan(
        self,
        table: TableId,
        by: PlayerId,
        number: usize,
        line: Option<u16>,
    ) -> Result<Vec<Plan>> {
        let is_dropped =
            |plan: &Plan| plan.number == number && line.is_none_or(|line| plan.line.fingerprint() == line);
        self.host
            .write(async |mut tx| {
                tx.plans().lock(table).await?;
                let plans = tx.plans().at(table).await?;
                let own = plans.into_iter().filter(|plan| plan.player == by);
                let (dropped, kept): (Vec<Plan>, Vec<Plan>) = own.partition(is_dropped);
                match dropped.is_empty() {
                    true => tx.roll_back(),
                    false => tx.plans().delete(table, by, number).await?,
                }
                Ok(kept)
            })
            .await
    }
}

/// Follows the plans at a table after these events, which are stored, and removes those that the game has left. The events of
/// the plans are added. Plans of players who are no `members` are not followed; without `members` everyone counts as one.
pub(super) async fn follow(
    tx: &mut Transaction<Write>,
    table: &mut Table,
    events: &mut Vec<Event>,
    members: Option<&Members>,
    now: Timestamp,
) -> Result<()> {
    if !events.iter().any(|event| matches!(event, Event::TurnPlayed { .. })) {
        return Ok(());
    }
    let plans = tx.plans().at(table.id()).await?;
    let has_left = |plan: &Plan| members.is_some_and(|members| members.get(&plan.player) == Some(&false));
    let followed: Vec<Plan> = plans.iter().filter(|plan| !has_left(plan)).cloned().collect();
    let replies = table.follow_plans(&followed, now)?;
    check_members(table, &replies, members)?;
    if !replies.is_empty() && !tx.tables().save(table, &replies, now).await? {
        return Err(unmatched_events(table).into());
    }
    let is_past = |plan: &&Plan| table.game().is_none_or(|game| plan.remaining(game).is_none());
    let past: Vec<&Plan> = plans.iter().filter(is_past).collect();
    if past.len() == plans.len() {
        tx.plans().clear(table.id()).await?;
    } else {
        for plan in past {
            tx.plans().delete(table.id(), plan.player, plan.number).await?;
        }
    }
    events.extend(replies);
    Ok(())
}

/// Checks that everybody whose plan is followed by these events is known to be a member.
fn check_members(table: &Table, replies: &[Event], members: Option<&Members>) -> Result<()> {
    let Some((guild, members)) = table.guild().zip(members) else { return Ok(()) };
    let planner = |event: &Event| match event {
        Event::PlanFollowed { seat } => table.seats().get(*seat)?.as_ref()?.human_id(),
        _ => None,
    };
    let unknown = replies.iter().filter_map(planner).find(|player| !members.contains_key(player));
    unknown.map_or(Ok(()), |player| Err(HostError::UnknownPlanner { guild, player }))
}
