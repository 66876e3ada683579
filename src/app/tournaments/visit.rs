use super::posts::Posts;
use crate::app::App;
use crate::app::pools::render_pool::RenderError;
use crate::app::posts::content::Content;
use crate::app::posts::messenger::{Messenger, MessengerError};
use crate::app::posts::{Fate, Owner, Post, PostError, Upkeep};
use crate::app::work::work_queue::Next;
use crate::host::{HostError, OpenTable, Subject};
use crate::i18n::{Localizer, tournament_obstacle_text};
use crate::table::{GuildId, Timestamp};
use crate::tournament::{Command, Event, Phase, Tournament, TournamentId};
use std::error::Error;
use std::sync::Arc;

/// One visit to a tournament.
pub(super) struct Visit<P> {
    pub app: Arc<App<P>>,
    pub id: TournamentId,
    /// The last time at which people are known to have been able to play.
    pub at: Timestamp,
    /// Whether no request of this process about the tournament was lost, and no other process can have sent one.
    pub is_certain: bool,
}

/// The result of a visit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Progress {
    /// The next visit.
    pub next: Next,
    /// Whether the outcome of each request is known.
    pub is_certain: bool,
    pub guild: Option<GuildId>,
}

/// Why a visit stopped.
pub(super) enum VisitError {
    Host(HostError),
    Messenger(MessengerError),
    Render(RenderError),
}

impl VisitError {
    fn is_refusal(&self) -> bool {
        matches!(self, VisitError::Messenger(error) if error.is_refusal())
    }
}

impl From<HostError> for VisitError {
    fn from(error: HostError) -> VisitError {
        VisitError::Host(error)
    }
}

impl From<PostError> for VisitError {
    fn from(error: PostError) -> VisitError {
        match error {
            PostError::Host(error) => VisitError::Host(error),
            PostError::Messenger(error) => VisitError::Messenger(error),
            PostError::Render(error) => VisitError::Render(error),
        }
    }
}

impl From<MessengerError> for VisitError {
    fn from(error: MessengerError) -> VisitError {
        VisitError::Messenger(error)
    }
}

impl<P: Messenger> Visit<P> {
    pub async fn run(self) -> Progress {
        let _task = self.app.tasks.token();
        let tournament = match self.app.host.tournaments().load(self.id).await {
            Ok(tournament) => tournament,
            Err(error) => return self.after_failure(&error.into(), None),
        };
        let guild = tournament.settings().guild;
        let localizer = self.app.tournament_localizer(&tournament).await;
        match self.proceed(tournament, &localizer).await {
            Ok(tournament) => {
                // Something may be due that waits until people can play, so another visit follows.
                let now = self.app.host.clock().now();
                let is_done = tournament.due().is_none_or(|due| due > now);
                let next = if is_done { Next::Done } else { Next::Failed };
                Progress { next, is_certain: true, guild: Some(guild) }
            }
            Err(error) => {
                if let VisitError::Messenger(refusal) = &error
                    && refusal.is_refusal()
                {
                    self.face_refusal(&localizer, refusal).await;
                }
                self.after_failure(&error, Some(guild))
            }
        }
    }

    fn after_failure(&self, error: &VisitError, guild: Option<GuildId>) -> Progress {
        let tournament = self.id;
        match error {
            VisitError::Host(error) => {
                tracing::error!(%tournament, error = error as &dyn Error, "a visit to a tournament failed");
            }
            VisitError::Messenger(error) => {
                tracing::warn!(%tournament, %error, "a tournament goes on later");
            }
            VisitError::Render(error) => {
                tracing::error!(%tournament, error = error as &dyn Error, "standings could not be rendered");
            }
        }
        let is_refused = error.is_refusal();
        // After any other failure the chat service may have carried out what the store does not know of.
        let next = if is_refused { Next::Refused } else { Next::Failed };
        Progress { next, is_certain: self.is_certain && is_refused, guild }
    }

    /// Does all that is to be done, in the order in which people expect it.
    async fn proceed(
        &self,
        mut tournament: Arc<Tournament>,
        localizer: &Localizer,
    ) -> Result<Arc<Tournament>, VisitError> {
        let open = self.app.host.tournaments().open_tables(self.id).await?;
        let over = self.over(&open).await?;
        self.withdraw_absent_before_round(&tournament, &open).await?;
        if tournament.due().is_some_and(|due| due <= self.at) {
            let ratings = match tournament.phase() {
                Phase::Registration => self.app.host.tournaments().ratings_of(&tournament).await?,
                _ => Vec::new(),
            };
            tournament = self.execute(Command::Tick { at: self.at, ratings }).await?.unwrap_or(tournament);
        }
        let open = self.app.host.tournaments().open_tables(self.id).await?;
        for table in &open {
            match over.contains(&table.table) {
                true => self.report_over(*table).await?,
                false => self.look_at_running(*table).await?,
            }
        }
        tournament = self.adjudicate(&open).await?.unwrap_or(tournament);
        let shown = self.show(localizer).await;
        if tournament.settings().in_channel && shown.is_err() {
            // Where all is in one channel, the next board comes after the message of its round.
            return shown.map(|()| tournament);
        }
        // Games in threads do not wait for messages.
        let opened = self.provide_tables(localizer).await;
        match shown {
            Err(error) if !error.is_refusal() => return Err(error),
            shown => opened.and(shown)?,
        }
        self.show(localizer).await?;
        // An event that came meanwhile makes it due again.
        let done = self.app.host.tournaments().load(tournament.id()).await?;
        if done.to_open().next().is_none() {
            self.app.host.tournaments().record_done(&done).await?;
        }
        Ok(done)
    }

    /// Shows the events that no message shows yet.
    async fn show(&self, localizer: &Localizer) -> Result<(), VisitError> {
        let host = self.app.host.tournaments();
        // Read in this order, because a name may be deleted meanwhile that the tournament has.
        let presented = host.presented(self.id).await?;
        let tournament = host.load(self.id).await?;
        let (shown, count) = (presented.shown(), tournament.event_count());
        if shown.is_some_and(|shown| shown >= count) {
            return Ok(());
        }
        // Later events are for the next time.
        let mut events = host.events_since(self.id, 0).await?;
        events.truncate(count);
        let is_renamed = shown.is_none();
        if is_renamed {
            self.rename_games(localizer, &tournament).await?;
        }
        let new = &events[shown.unwrap_or(0)..];
        if new.iter().any(|(event, _)| matches!(event, Event::Withdrawn { annulled: true, .. })) {
            self.tell_annulled(&tournament).await?;
        }
        let owner = self.owner(&tournament);
        let stored = self.app.host.posts().of(owner.subject).await?;
        let posts =
            Posts { tournament: &tournament, events: &events, localizer, stored: &stored, is_renamed };
        self.app.show_posts(owner, &stored, &posts.wanted(), is_renamed).await?;
        Ok(host.record_shown(self.id, presented, count).await?)
    }

    fn owner(&self, tournament: &Tournament) -> Owner {
        Owner { subject: Subject::Tournament(self.id), guild: Some(tournament.settings().guild) }
    }

    async fn provide_tables(&self, localizer: &Localizer) -> Result<(), VisitError> {
        self.bring_back_tables(localizer).await?;
        self.open_games(localizer).await
    }

    /// Carries out a command; `None` if it is rejected, because the tournament has changed meanwhile.
    pub async fn execute(&self, command: Command) -> Result<Option<Arc<Tournament>>, HostError> {
        match self.app.host.tournaments().execute(self.id, command).await {
            Ok(outcome) => Ok(Some(outcome.tournament)),
            Err(HostError::Tournament(error)) => {
                tracing::debug!(tournament = %self.id, %error, "what is due at a tournament was rejected");
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Decides the games whose deadline has passed. Where people could not play, they get another chance.
    async fn adjudicate(&self, open: &[OpenTable]) -> Result<Option<Arc<Tournament>>, VisitError> {
        let tournament = self.app.host.tournaments().load(self.id).await?;
        let overdue: Vec<_> = tournament.overdue(self.at).map(|(pairing, _)| pairing).collect();
        for table in open.iter().filter(|table| overdue.contains(&table.pairing)) {
            if table.quarantine.is_some() {
                continue;
            }
            match self.app.host.tournaments().adjudicate(self.id, *table).await {
                Ok(Some((_, ended))) => self.app.post_outcome(ended).await,
                // The next visit reports the game, or decides it again.
                Ok(None) => self.app.tournament_changed(self.id),
                Err(HostError::Tournament(_) | HostError::Broken(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        if overdue.is_empty() { Ok(None) } else { Ok(Some(self.app.host.tournaments().load(self.id).await?)) }
    }

    /// Says once why games cannot be opened: in the channel or, if it is gone, to the organiser. A tournament that is over
    /// waits for nothing.
    async fn face_refusal(&self, localizer: &Localizer, refusal: &MessengerError) {
        let Ok(tournament) = self.app.host.tournaments().load(self.id).await else { return };
        if matches!(tournament.phase(), Phase::Finished | Phase::Cancelled) {
            if let Err(error) = self.give_up(localizer, &tournament).await {
                tracing::error!(tournament = %self.id, error = &error as &dyn Error, "cannot store what is shown");
            }
            return;
        }
        let (id, now) = (self.id, self.app.host.clock().now());
        let is_new =
            self.app.host.write(async |mut tx| Ok(tx.tournaments().save_blocked(id, now).await?)).await;
        if !is_new.unwrap_or(false) {
            return;
        }
        if !matches!(refusal, MessengerError::Gone(_)) {
            let text = tournament_obstacle_text(localizer, &tournament, false);
            let (slot, channel) = (format!("blocked-{}", tournament.event_count()), tournament.channel());
            let (content, fate) = (Content::text(localizer, text), Fate::Shown(Upkeep::Kept));
            let line = Post { slot, channel, content, fate };
            if self.app.show_post(self.owner(&tournament), None, &line, false).await.is_ok() {
                return;
            }
        }
        let Some(organiser) = tournament.settings().organiser.human_id() else { return };
        let localizer = self.app.player_localizer(organiser).await;
        let content = Content::text(&localizer, tournament_obstacle_text(&localizer, &tournament, true));
        let slot = format!("blocked-{}", self.id);
        if let Err(error) = self.app.tell_directly(organiser, &slot, &content).await {
            tracing::warn!(%error, tournament = %self.id, "the organiser could not be told");
        }
        if let Err(error) = self.app.forget_told(organiser, &slot).await {
            tracing::error!(tournament = %self.id, error = &error as &dyn Error, "cannot forget what was told");
        }
    }
    /// Leaves out what could not be posted about a tournament that is over.
    async fn give_up(&self, localizer: &Localizer, tournament: &Arc<Tournament>) -> Result<(), HostError> {
        let (host, owner) = (self.app.host.tournaments(), self.owner(tournament));
        let presented = host.presented(self.id).await?;
        let events = host.events_since(self.id, 0).await?;
        let stored = self.app.host.posts().of(owner.subject).await?;
        let posts = Posts { tournament, events: &events, localizer, stored: &stored, is_renamed: false };
        self.app.leave_out_posts(owner, &stored, &posts.wanted()).await?;
        host.record_shown(self.id, presented, tournament.event_count()).await
    }
}
