//! Takes the names of players who have deleted their data out of what was posted about a tournament before: the names of
//! threads, the last boards in them, news, and public answers. Other messages are edited whenever they change.

use super::super::App;
use super::super::board::Board;
use super::super::presenter::{PresentError, Presenter};
use super::games::is_over;
use super::messages::{TournamentPost, TournamentSubject};
use super::news::{NEWS, news_of, told_by};
use super::visit::{Visit, VisitError};
use crate::host::{DisplayedMessage, HostError, TableRef};
use crate::i18n::{Localizer, tournament_news_text, tournament_thread_name};
use crate::table::{ChannelId, MessageId, Table};
use crate::tournament::{Event, Pairing, Tournament};
use std::sync::Arc;

/// The beginning of the names under which the store knows public answers. The message and the subject follow.
const ANSWER: &str = "answer-";

impl<P: Presenter> Visit<P> {
    pub(super) async fn forget_names(
        &self,
        localizer: &Localizer,
        tournament: &Arc<Tournament>,
    ) -> Result<(), VisitError> {
        self.edit_games(localizer, tournament).await?;
        self.edit_news(localizer, tournament).await?;
        self.edit_answers(localizer, tournament).await
    }

    async fn edit_games(&self, localizer: &Localizer, tournament: &Tournament) -> Result<(), VisitError> {
        let is_former = |entrant: &usize| tournament.entrants()[*entrant].player.id.is_former();
        for (pairing, id) in self.app.host.tournaments().tables_of(self.id).await? {
            let Some(pairing) = tournament.pairings().get(pairing) else { continue };
            if !pairing.seats.iter().any(is_former) {
                continue;
            }
            let table = match self.app.host.tables().load(TableRef::Id(id)).await {
                Ok(table) => table,
                Err(HostError::Broken(_)) => continue,
                Err(error) => return Err(error.into()),
            };
            if table.channel() != tournament.channel() {
                let name = tournament_thread_name(localizer, tournament, pairing);
                let renamed = self.app.presenter.rename_thread(table.channel(), &name, None).await;
                unless_refused(renamed)?;
            }
            self.refresh_last_board(&table).await?;
        }
        Ok(())
    }

    /// Says below the last boards of games that counted until now that they do not any more.
    pub(super) async fn tell_annulled(&self, tournament: &Tournament) -> Result<(), VisitError> {
        for (pairing, id) in self.app.host.tournaments().tables_of(self.id).await? {
            let pairing = tournament.pairings().get(pairing);
            // The others end with a board that says so.
            let counted = |pairing: &&Pairing| tournament.is_annulled(pairing) && pairing.result.is_some();
            if pairing.filter(counted).is_none() {
                continue;
            }
            match self.app.host.tables().load(TableRef::Id(id)).await {
                Ok(table) => self.refresh_last_board(&table).await?,
                Err(HostError::Broken(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Shows a game that is over as it is now in the message that shows its end.
    async fn refresh_last_board(&self, table: &Arc<Table>) -> Result<(), VisitError> {
        let displayed = self.app.host.deliveries().displayed(table.id()).await?;
        let shows_end = |displayed: &DisplayedMessage| {
            displayed.channel == table.channel() && displayed.event_count == table.event_count()
        };
        let Some(DisplayedMessage { message, .. }) = displayed.filter(shows_end).filter(|_| is_over(table))
        else {
            return Ok(());
        };
        let board = self.app.board(&self.app.table_localizer(table).await, table).await;
        let board = Board { mentions: Vec::new(), ..board };
        Ok(unless_refused(self.app.presenter.edit_board(message, board).await)?)
    }

    /// News say what was the case then, so they are told again as of that time.
    async fn edit_news(&self, localizer: &Localizer, tournament: &Tournament) -> Result<(), VisitError> {
        let host = self.app.host.tournaments();
        let former = localizer.text("privacy-former");
        let all = host.events_since(self.id, 0).await?;
        let Some((_, first_at)) = all.first() else { return Ok(()) };
        let mut past = Tournament::restored(self.id, tournament.settings().clone(), *first_at);
        for (subject, channel, message) in host.messages(self.id, NEWS).await? {
            let Some((from, until)) = told_by(&subject).filter(|(from, until)| from <= until) else {
                continue;
            };
            let (Some(told), Some(new)) = (all.get(from..until), all.get(past.event_count()..until)) else {
                continue;
            };
            if new.iter().any(|(event, at)| past.apply(event, *at).is_err()) {
                return Ok(());
            }
            let told: Vec<Event> = told.iter().map(|(event, _)| event.clone()).collect();
            let text = tournament_news_text(localizer, &past, news_of(&told));
            if let Some(text) = text.filter(|text| text.contains(&former)) {
                unless_refused(self.app.presenter.edit_text(channel, message, text).await)?;
            }
        }
        Ok(())
    }

    /// Public answers show the tournament as it is now.
    async fn edit_answers(
        &self,
        localizer: &Localizer,
        tournament: &Arc<Tournament>,
    ) -> Result<(), VisitError> {
        for (name, channel, message) in self.app.host.tournaments().messages(self.id, ANSWER).await? {
            let Some(subject) = answered(&name) else { continue };
            let picture = self.picture(localizer, tournament, subject).await;
            let (tournament, localizer) = (tournament.clone(), localizer.clone());
            let post =
                TournamentPost { tournament, subject, picture, notifies: false, since: None, localizer };
            unless_refused(self.app.presenter.edit_tournament(channel, message, post).await)?;
        }
        Ok(())
    }
}

impl<P> App<P> {
    /// Remembers a public answer about a tournament, which may name people.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn remember_tournament_answer(
        &self,
        tournament: &Tournament,
        subject: TournamentSubject,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), HostError> {
        let name = format!("{ANSWER}{}-{subject}", message.0);
        self.host.tournaments().record_message(tournament.id(), &name, channel, message).await
    }
}

/// The subject of a public answer with this name in the store.
fn answered(name: &str) -> Option<TournamentSubject> {
    let (_, subject) = name.strip_prefix(ANSWER)?.split_once('-')?;
    match subject.strip_prefix("pairings-") {
        Some(round) => Some(TournamentSubject::Pairings(round.parse().ok()?)),
        None => (subject == TournamentSubject::Standings.to_string()).then_some(TournamentSubject::Standings),
    }
}

/// A message that is gone or cannot be edited any more stays as it is.
fn unless_refused(edited: Result<(), PresentError>) -> Result<(), PresentError> {
    match edited {
        Err(error) if error.is_refusal() => {
            tracing::debug!(%error, "a name stays where it was posted");
            Ok(())
        }
        edited => edited,
    }
}
