//! A server that has a seat at a table: votes are stored at once, and the visit of the changed table that follows plays the turn if
//! the vote is over, or else brings the number of votes on the board up to date.

use super::computers;
use crate::app::App;
use crate::app::limits::budgets::Cause;
use crate::app::posts::board::{Board, guild_of};
use crate::app::posts::messenger::Messenger;
use crate::app::work::work_queue::Next;
use crate::host::{CastVote, CommandOutcome, HostError, TableRef};
use crate::i18n::{Localizer, votes_text};
use crate::search::Level;
use crate::table::{Ballot, Command, GuildId, Motion, PlayerId, Rejection, Table, TableId, Verdict};
use std::error::Error;
use std::time::Duration;

/// The level of the computer that plays a turn for which nobody has voted.
const STAND_IN_LEVEL: u8 = 3;
/// Upper bound of the voters who are looked up before a turn. The others count as members.
const MAX_LOOKUPS: usize = 50;
/// Delay between a vote and its number on the board, so that many votes are one edit.
const COUNT_DELAY: Duration = Duration::from_millis(700);

/// What a command of a person has led to.
pub enum Acted {
    /// It is carried out.
    Done(CommandOutcome),
    /// The person has voted for it.
    Voted(CastVote),
}

impl<P: Messenger> App<P> {
    /// Carries out a command of a person in a guild at a table, or counts it as a vote if the person has no seat there and the guild has.
    /// `may_vote` says why the person may not vote.
    ///
    /// # Errors
    ///
    /// The errors of [`Tables::execute`](crate::host::Tables::execute).
    pub async fn act(
        &self,
        at: TableRef,
        (player, guild): (PlayerId, Option<GuildId>),
        command: Command,
        may_vote: Result<(), Rejection>,
    ) -> Result<Acted, HostError> {
        let carried_out = match command {
            Command::Turn { .. } => self.play_turn(at, command.clone()).await,
            _ => self.host.tables().execute(at, command.clone()).await,
        };
        match (carried_out, guild) {
            (Err(HostError::Rejected(Rejection::NotAtTable)), Some(guild)) => {
                Box::pin(self.vote(at, (player, guild), command, may_vote)).await
            }
            (carried_out, _) => carried_out.map(Acted::Done),
        }
    }

    async fn vote(
        &self,
        at: TableRef,
        (player, guild): (PlayerId, GuildId),
        command: Command,
        may_vote: Result<(), Rejection>,
    ) -> Result<Acted, HostError> {
        let tables = self.host.tables();
        let table = tables.load(at).await?;
        table.motion(&command, guild, self.host.clock().now())?;
        may_vote?;
        if table.is_on_hold() && matches!(command, Command::Turn { .. }) {
            let resumed = tables.execute(at, Command::EndHold).await?;
            if !resumed.events.is_empty() {
                Box::pin(self.post_outcome(resumed)).await;
            }
        }
        let mut cast = tables.vote(at, (player, guild), &command).await?;
        if !matches!(cast.motion, Motion::Turn(_)) && cast.ballot.is_carried(&cast.motion) {
            cast.ballot = self.without_absent(&cast.table, guild, cast.ballot).await?;
            if cast.ballot.is_carried(&cast.motion) {
                return Ok(Acted::Done(tables.execute(at, cast.command).await?));
            }
        }
        match cast.ballot.verdict(false) {
            Verdict::Wait => self.outbox.changed.add_after(cast.table.id(), COUNT_DELAY),
            _ => self.outbox.changed.add(cast.table.id()),
        }
        Ok(Acted::Voted(cast))
    }

    /// The votes without those of people who have left the server, which are removed.
    async fn without_absent(
        &self,
        table: &Table,
        guild: GuildId,
        ballot: Ballot,
    ) -> Result<Ballot, HostError> {
        let mut voters: Vec<PlayerId> = ballot.votes.iter().map(|vote| vote.player).collect();
        voters.sort_unstable();
        voters.dedup();
        let look_up = self.absent_now(guild, voters.into_iter().take(MAX_LOOKUPS));
        let absent = self.at_expense_of(Cause::Table(table.id()), look_up).await;
        match absent.is_empty() {
            true => Ok(ballot),
            false => self.host.tables().discard_votes(table, guild, &absent).await,
        }
    }

    /// Plays the turn of a server if the vote for it is over. `is_over` says that its time is.
    pub(in crate::app) async fn end_vote(&self, table: &Table, is_over: bool) -> Result<(), HostError> {
        let Some(team) = table.team_to_act().filter(|_| !table.is_paused()) else { return Ok(()) };
        let Some(guild) = team.id.guild() else { return Ok(()) };
        let mut ballot = self.host.tables().ballot(table, guild).await?;
        if ballot.verdict(is_over) != Verdict::Wait {
            ballot = self.without_absent(table, guild, ballot).await?;
        }
        let (by, number) = (team.id, table.revision());
        let command = match ballot.verdict(is_over) {
            Verdict::Wait => return Ok(()),
            Verdict::Play(text) => Command::Turn { by, text, number: Some(number) },
            Verdict::StandIn => {
                let level = Level::new(STAND_IN_LEVEL).unwrap_or(Level::MAX);
                let Some(game) = table.game() else { return Ok(()) };
                let turn = computers::find_turn(&self.search_pool, table, game, level).await;
                let Some(text) = turn else { return Ok(()) };
                Command::Turn { by, text, number: Some(number) }
            }
            Verdict::Hold => Command::Hold { number },
        };
        let outcome = self.play_turn(TableRef::Id(table.id()), command).await?;
        self.post_outcome(outcome).await;
        Ok(())
    }

    /// Brings the number of votes on the board of a table up to date, in each server for itself.
    async fn count_votes(&self, id: TableId) -> Result<Next, HostError> {
        self.outbox.wait_until_idle(id).await;
        let table = self.host.tables().load(TableRef::Id(id)).await?;
        let mirrored = self.host.mirrors().of_table(id).await?.and_then(|mirror| mirror.displayed);
        let shown = self.host.deliveries().displayed(id).await?.into_iter().chain(mirrored);
        let mut next = Next::Done;
        for shown in shown.filter(|shown| shown.event_count == table.event_count()) {
            let localizer = self.localizer_in(&table, shown.channel).await;
            let Some(guild) = voting(&localizer, &table) else { continue };
            if self.host.tables().ballot(&table, guild).await?.votes.is_empty() {
                // The last board says so.
                continue;
            }
            let board = self.board(&localizer, &table).await;
            let board = Board { channel: shown.channel, ..board };
            match self.show_board_in(shown.message, board).await {
                Err(error) if !error.is_refusal() => {
                    tracing::debug!(%error, table = %id, "a board does not show the last votes yet");
                    next = Next::Failed;
                }
                _ => {}
            }
        }
        Ok(next)
    }
}

impl<P> App<P> {
    /// The lines about the votes on the board of a table where it is read; `None` where no server has a seat, or if they cannot be read.
    pub(in crate::app) async fn votes_line(&self, localizer: &Localizer, table: &Table) -> Option<String> {
        let guild = voting(localizer, table)?;
        match self.host.tables().ballot(table, guild).await {
            Ok(ballot) => votes_text(localizer, table, guild, &ballot),
            Err(error) => {
                let error: &dyn Error = &error;
                tracing::error!(error, table = %table.id(), "votes could not be read");
                None
            }
        }
    }
}

/// The guild that reads a board in this language, if it has a seat.
fn voting(localizer: &Localizer, table: &Table) -> Option<GuildId> {
    guild_of(localizer, table).filter(|guild| table.has_team_of(*guild))
}

/// Visits a table at which a server has a seat: plays its turn or shows how many have voted.
pub(super) async fn visit<P: Messenger>(app: &App<P>, table: &Table) -> Result<Next, HostError> {
    let before = table.event_count();
    app.end_vote(table, false).await?;
    let after = app.host.tables().load(TableRef::Id(table.id())).await?;
    if after.event_count() == before { app.count_votes(table.id()).await } else { Ok(Next::Done) }
}
