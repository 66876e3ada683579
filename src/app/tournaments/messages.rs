//! The messages about a tournament: which ones show its new events, and in which order.

use super::super::presenter::{PresentError, Presenter, Remains};
use super::super::render_pool::Picture;
use super::visit::{Visit, VisitError};
use crate::host::PresentedEvents;
use crate::i18n::Localizer;
use crate::render::StandingsPage;
use crate::table::{MessageId, Timestamp};
use crate::tournament::{Event, Phase, Tournament};
use std::error::Error;
use std::fmt;
use std::sync::Arc;

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TournamentSubject {
    /// The tournament and its registration; later how far it is.
    Registration,
    /// The games of a round, counted from 1.
    Round(usize),
    /// A challenge on a ladder, by its number in [`Tournament::challenges`].
    Challenge(usize),
    /// The end with the final places.
    Final,
    /// The standings, as an answer.
    Standings,
    /// The pairings of a round, as an answer.
    Pairings(usize),
}

/// The name under which the store knows the message.
impl fmt::Display for TournamentSubject {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            TournamentSubject::Registration => f.write_str("registration"),
            TournamentSubject::Round(round) => write!(f, "round-{round}"),
            TournamentSubject::Challenge(number) => write!(f, "challenge-{number}"),
            TournamentSubject::Final => f.write_str("final"),
            TournamentSubject::Standings => f.write_str("standings"),
            TournamentSubject::Pairings(round) => write!(f, "pairings-{round}"),
        }
    }
}

/// A message about a tournament, without the controls.
#[derive(Clone, Debug)]
pub struct TournamentPost {
    /// The tournament, as it is now.
    pub tournament: Arc<Tournament>,
    /// What the message is about.
    pub subject: TournamentSubject,
    /// The standings, at the end.
    pub picture: Option<Picture>,
    /// Whether it notifies the people whom it concerns, as it does the first time that it is posted.
    pub notifies: bool,
    /// The time of what it shows first. An older message about the subject is of before a backup was restored. `None` if it may be as
    /// old as the tournament.
    pub since: Option<Timestamp>,
    /// The language of the guild.
    pub localizer: Localizer,
}

impl<P: Presenter> Visit<P> {
    /// Shows the events that no message shows yet.
    pub(super) async fn show(&self, localizer: &Localizer) -> Result<(), VisitError> {
        let host = self.app.host.tournaments();
        // Read in this order, because a name may be deleted meanwhile that the tournament has.
        let presented = host.presented(self.id).await?;
        let tournament = host.load(self.id).await?;
        let (shown, PresentedEvents { told, telling, .. }) = (presented.shown(), presented);
        let count = tournament.event_count();
        if shown.is_some_and(|shown| shown >= count) {
            return Ok(());
        }
        let (from, was_told) = (told.min(shown.unwrap_or(0)), told > 0);
        let events = host.events_since(self.id, from).await?;
        // Later events are for the next time.
        let (events, times): (Vec<Event>, Vec<Timestamp>) = events.into_iter().take(count - from).unzip();
        let since = shown.and_then(|shown| times.get(shown - from).copied());
        if shown.is_none() {
            // News refers to it.
            self.present(localizer, &tournament, TournamentSubject::Registration, None).await?;
        }
        // News comes first, because it tells why a round is paired or a tournament over.
        let mut told = told;
        for until in [telling, count] {
            if until > told {
                let (events, at) = (&events[told - from..until - from], times[until - from - 1]);
                self.tell(localizer, &tournament, events, (until, at)).await?;
                told = until;
            }
        }
        let new = &events[shown.unwrap_or(0) - from..];
        let subjects = if shown.is_none() && was_told {
            // Somebody has deleted their data, and all that names them is shown anew.
            self.forget_names(localizer, &tournament).await?;
            subjects_with_former(&tournament)
        } else {
            subjects(&tournament, new)
        };
        if new.iter().any(|event| matches!(event, Event::Withdrawn { annulled: true, .. })) {
            self.tell_annulled(&tournament).await?;
        }
        let mut delay = None;
        for subject in subjects {
            match self.present(localizer, &tournament, subject, since).await {
                // Discord takes few edits of old messages at a time. The others need not wait.
                Err(VisitError::Present(error @ PresentError::RateLimited(_))) => delay = Some(error),
                presented => presented?,
            }
        }
        if let Some(delay) = delay {
            return Err(delay.into());
        }
        host.record_shown(self.id, presented, count).await?;
        Ok(())
    }

    async fn present(
        &self,
        localizer: &Localizer,
        tournament: &Arc<Tournament>,
        subject: TournamentSubject,
        since: Option<Timestamp>,
    ) -> Result<(), VisitError> {
        let picture = self.picture(localizer, tournament, subject).await;
        let (tournament, localizer) = (tournament.clone(), localizer.clone());
        let post = TournamentPost { tournament, subject, picture, notifies: false, since, localizer };
        self.show_subject(post).await
    }

    /// The picture of the standings, where a message has one. Without it the message is text.
    pub(super) async fn picture(
        &self,
        localizer: &Localizer,
        tournament: &Arc<Tournament>,
        subject: TournamentSubject,
    ) -> Option<Picture> {
        if !matches!(subject, TournamentSubject::Final | TournamentSubject::Standings) {
            return None;
        }
        let page = StandingsPage::new(tournament, None)?;
        let (own, alt) = (localizer.clone(), page.alt(localizer));
        let options = self.app.guild_options(Some(tournament.settings().guild)).await;
        match self.app.render_pool.run(move || page.png(&own, &options)).await {
            Ok(bytes) => Some(Picture { name: format!("{subject}-{}.png", tournament.id()), bytes, alt }),
            Err(error) => {
                tracing::error!(error = &error as &dyn Error, "standings could not be rendered");
                None
            }
        }
    }

    /// Shows a tournament in the message about a subject, which is posted if there is none.
    async fn show_subject(&self, post: TournamentPost) -> Result<(), VisitError> {
        let (host, subject) = (self.app.host.tournaments(), post.subject.to_string());
        let channel = post.tournament.channel();
        let known = host.message(self.id, &subject).await?;
        if let Some((known_channel, message)) =
            known.filter(|(known, _)| !needs_other(&post, *known == channel))
        {
            match self.app.presenter.edit_tournament(known_channel, message, post.clone()).await {
                Err(error) if error.is_refusal() && needs_controls(&post) => {
                    tracing::debug!(%error, tournament = %self.id, subject, "a message is posted again");
                }
                // It was deleted, perhaps with its channel.
                Err(error @ (PresentError::Refused(_) | PresentError::Gone(_))) => {
                    tracing::debug!(%error, tournament = %self.id, subject, "a message stays as it is");
                    return Ok(());
                }
                edited => return Ok(edited?),
            }
        }
        if known.is_none() && !is_worth_posting(&post) {
            return Ok(());
        }
        if let Some((former, message)) = known.filter(|(known, _)| *known != channel) {
            let remains = Remains::Everything;
            if let Err(error) = self.app.presenter.retire_board(former, message, remains).await {
                tracing::debug!(%error, tournament = %self.id, subject, "a message in the former channel stays");
            }
            if post.subject == TournamentSubject::Registration {
                self.tell_where_it_is(&post, former, message).await?;
            }
        }
        let message = self.find_or_post(TournamentPost { notifies: known.is_none(), ..post }).await?;
        host.record_message(self.id, &subject, channel, message).await?;
        Ok(())
    }

    async fn find_or_post(&self, post: TournamentPost) -> Result<MessageId, VisitError> {
        if !self.is_certain
            && let Some(found) = self.app.presenter.find_tournament(&post).await?
        {
            return Ok(found);
        }
        Ok(self.app.presenter.post_tournament(post).await?)
    }
}

/// Whether the message is needed where the tournament is now.
fn needs_other(post: &TournamentPost, is_here: bool) -> bool {
    let tournament = &post.tournament;
    let is_running = tournament.phase() == Phase::Running;
    let is_current = is_running && post.subject == TournamentSubject::Round(tournament.round());
    !is_here && (needs_controls(post) || is_current)
}

/// Whether a message that was never posted has something to say: a round in which nobody can play has not.
fn is_worth_posting(post: &TournamentPost) -> bool {
    let TournamentSubject::Round(round) = post.subject else { return true };
    let mut pairings = post.tournament.pairings_of(round);
    pairings.any(|(_, pairing)| pairing.table.is_some() || pairing.result.is_none())
}

/// Whether people act by the controls of this message.
fn needs_controls(post: &TournamentPost) -> bool {
    let tournament = &post.tournament;
    match post.subject {
        TournamentSubject::Registration => matches!(tournament.phase(), Phase::Registration | Phase::Running),
        TournamentSubject::Challenge(number) => awaits_answer(tournament, number),
        TournamentSubject::Round(_)
        | TournamentSubject::Final
        | TournamentSubject::Standings
        | TournamentSubject::Pairings(_) => false,
    }
}

/// Whether a challenge of a ladder, by its number, can still be answered.
pub fn awaits_answer(tournament: &Tournament, number: usize) -> bool {
    let challenge = tournament.challenges().get(number);
    tournament.phase() == Phase::Running && challenge.is_some_and(|challenge| challenge.answer_by().is_some())
}

/// The subjects whose messages may name a player who has deleted their data.
fn subjects_with_former(tournament: &Tournament) -> Vec<TournamentSubject> {
    use TournamentSubject::{Challenge, Final, Registration, Round};
    let rounds = (1..=tournament.round()).map(Round);
    let challenges = (0..tournament.challenges().len()).map(Challenge);
    let end = Some(Final).filter(|_| tournament.phase() == Phase::Finished);
    let subjects = [Registration].into_iter().chain(rounds).chain(challenges).chain(end);
    subjects.filter(|subject| names_former(tournament, *subject)).collect()
}

/// Whether the message about a subject may name a player who has deleted their data.
fn names_former(tournament: &Tournament, subject: TournamentSubject) -> bool {
    let is_former = |entrant: usize| tournament.entrants()[entrant].player.id.is_former();
    match subject {
        TournamentSubject::Registration
        | TournamentSubject::Final
        | TournamentSubject::Standings
        | TournamentSubject::Pairings(_) => true,
        TournamentSubject::Round(round) => {
            let played = tournament.pairings_of(round).flat_map(|(_, pairing)| pairing.seats.iter().copied());
            played.chain(tournament.byes_of(round)).any(is_former)
        }
        TournamentSubject::Challenge(number) => tournament
            .challenges()
            .get(number)
            .is_some_and(|challenge| is_former(challenge.challenger) || is_former(challenge.challenged)),
    }
}

/// The subjects of which these last events of a tournament change the message, in the order in which they are shown.
fn subjects(tournament: &Tournament, events: &[Event]) -> Vec<TournamentSubject> {
    use TournamentSubject::{Challenge, Final, Registration, Round};
    let mut subjects = Vec::new();
    let mut add = |subject| {
        if !subjects.contains(&subject) {
            subjects.push(subject);
        }
    };
    let challenges = tournament.challenges();
    let challenge = |challenger: usize| {
        challenges.iter().rposition(|known| known.challenger == challenger).map(Challenge)
    };
    for event in events {
        match event {
            Event::Joined { .. }
            | Event::Rejoined { .. }
            | Event::Left { .. }
            | Event::Removed { .. }
            | Event::Started { .. }
            | Event::StartMissed
            | Event::Expired
            | Event::Paused
            | Event::Resumed => add(Registration),
            Event::Relocated { .. } => {
                add(Registration);
                (1..=tournament.round()).next_back().map(Round).into_iter().for_each(&mut add);
                let open = (0..challenges.len()).filter(|number| awaits_answer(tournament, *number));
                open.map(Challenge).for_each(&mut add);
            }
            Event::Withdrawn { entrant, annulled } => {
                add(Registration);
                // Other results are changed by events of their own.
                let played =
                    tournament.pairings().iter().filter(|pairing| pairing.seat_of(*entrant).is_some());
                played
                    .filter(|pairing| *annulled && pairing.round > 0)
                    .for_each(|pairing| add(Round(pairing.round)));
                // A player has one challenge at a time.
                let has = |known: &crate::tournament::Challenge| {
                    known.challenger == *entrant || known.challenged == *entrant
                };
                challenges.iter().rposition(has).map(Challenge).into_iter().for_each(&mut add);
            }
            Event::RoundPaired { round, .. } => {
                add(Registration);
                add(Round(*round));
            }
            Event::TableOpened { pairing, .. }
            | Event::TableClosed { pairing }
            | Event::GameDecided { pairing, .. } => {
                let round = tournament.pairings().get(*pairing).map(|pairing| pairing.round);
                round.filter(|round| *round > 0).into_iter().for_each(|round| add(Round(round)));
            }
            Event::ReplayPaired { of, .. } => {
                tournament.pairings().get(*of).into_iter().for_each(|pairing| add(Round(pairing.round)));
            }
            Event::Challenged { challenger, .. }
            | Event::ChallengeAccepted { challenger, .. }
            | Event::ChallengeDeclined { challenger }
            | Event::ChallengeLapsed { challenger } => challenge(*challenger).into_iter().for_each(&mut add),
            Event::GameBegun { .. } | Event::TimeCredited { .. } | Event::GameTimeCredited { .. } => {}
            Event::Cancelled | Event::Finished { .. } => {
                add(Registration);
                (1..=tournament.round()).next_back().map(Round).into_iter().for_each(&mut add);
                let current = challenges.iter().enumerate().filter(|(_, known)| known.is_current());
                current.for_each(|(number, _)| add(Challenge(number)));
                if matches!(event, Event::Finished { .. }) {
                    add(Final);
                }
            }
        }
    }
    subjects
}
