use super::super::Localizer;
use super::super::markup::{channel, full_timestamp, relative_timestamp};
use super::change::changes_text;
use super::names::{escaped_names, escaped_title, mention_or_name};
use super::points::points_text;
use crate::localize::Message;
use crate::table::Timestamp;
use crate::tournament::{
    Challenge, ChallengeState, Change, EntrantNumber, Event, Form, PairingNumber, Phase, Tournament,
};

/// The message in the channel of a tournament about events that no other message shows, a line each; `None` if there are none.
/// The first word is the name of the tournament, which is given as it is after the events.
pub fn tournament_news_text(
    localizer: &Localizer,
    tournament: &Tournament,
    events: &[Event],
) -> Option<String> {
    let news = News { localizer, tournament, names: escaped_names(localizer, tournament) };
    let lines: Vec<String> = events.iter().filter_map(|event| news.line(event, events)).collect();
    (!lines.is_empty()).then(|| format!("**{}** · {}", escaped_title(tournament), lines.join("\n")))
}

/// The message of a challenge by its number, after the name of the ladder: the challenged player is asked to answer while it is open; later it says
/// what became of it. `None` if there is no such challenge.
pub fn challenge_text(localizer: &Localizer, tournament: &Tournament, number: usize) -> Option<String> {
    let challenge = tournament.challenges().get(number)?;
    let news = News { localizer, tournament, names: escaped_names(localizer, tournament) };
    let text = match challenge.state {
        ChallengeState::Open { answer_by, away_until, .. } if tournament.phase() == Phase::Running => {
            let message = Message::new("tournament-challenge")
                .with("challenged", mention_or_name(localizer, tournament, challenge.challenged))
                .with("challenger", &news.names[challenge.challenger])
                .with("end", relative_timestamp(answer_by));
            let away = away_until.map(|until| away_text(localizer, tournament, challenge.challenged, until));
            [localizer.render(&message)].into_iter().chain(away).collect::<Vec<_>>().join("\n")
        }
        ChallengeState::Playing { .. } => news.challenge("tournament-news-accepted", challenge),
        ChallengeState::Open { .. } => news.challenge("tournament-challenge-over", challenge),
        ChallengeState::Ended { end, .. } => {
            let message = Message::new("tournament-challenge-ended")
                .with("challenger", &news.names[challenge.challenger])
                .with("challenged", &news.names[challenge.challenged])
                .with("end", end.name());
            localizer.render(&message)
        }
    };
    Some(format!("**{}** · {text}", escaped_title(tournament)))
}

/// Says that a player who is or may be challenged is on vacation.
pub fn away_text(
    localizer: &Localizer,
    tournament: &Tournament,
    entrant: EntrantNumber,
    until: Timestamp,
) -> String {
    let name = &escaped_names(localizer, tournament)[entrant];
    let message = Message::new("tournament-challenge-away").with("name", name);
    localizer.render(&message.with("end", full_timestamp(until)))
}

/// The line in the channel where a tournament was, which says where it is.
pub fn tournament_moved_text(localizer: &Localizer, tournament: &Tournament) -> String {
    let message = Message::new("tournament-news-moved").with("channel", channel(tournament.channel()));
    format!("**{}** · {}", escaped_title(tournament), localizer.render(&message))
}

struct News<'a> {
    localizer: &'a Localizer,
    tournament: &'a Tournament,
    names: Vec<String>,
}

impl News<'_> {
    fn line(&self, event: &Event, events: &[Event]) -> Option<String> {
        let text = |key| Some(self.localizer.text(key));
        let is_running = self.tournament.phase() != Phase::Registration;
        match event {
            // Whom an organiser takes in, the line of the change says.
            Event::Joined { entrant, .. } | Event::Rejoined { entrant, .. }
                if is_running && !is_taken_in(*entrant, events) =>
            {
                Some(self.about("tournament-news-joined", *entrant, false))
            }
            Event::Removed { entrant } => {
                let withdrawn = events.iter().find_map(|event| match event {
                    Event::Withdrawn { entrant: known, annulled } if known == entrant => Some(*annulled),
                    _ => None,
                });
                Some(self.about("tournament-news-removed", *entrant, withdrawn == Some(true)))
            }
            Event::Withdrawn { entrant, annulled } if !self.tournament.entrants()[*entrant].is_removed => {
                Some(self.about("tournament-news-withdrawn", *entrant, *annulled))
            }
            Event::StartMissed => text("tournament-news-start-missed"),
            Event::Expired => text("tournament-news-expired"),
            Event::Cancelled => {
                let has_games = self.tournament.to_release().next().is_some();
                let message = Message::new("tournament-news-cancelled");
                let message = message.with("games", if has_games { "yes" } else { "no" });
                Some(self.localizer.render(&message))
            }
            Event::Paused => text("tournament-news-paused"),
            Event::Resumed => text("tournament-news-resumed"),
            Event::Started { rounds, .. }
                if self.tournament.settings().form.has_more_rounds_than(*rounds) =>
            {
                let message = Message::new("tournament-news-fewer-rounds").count("rounds", *rounds);
                Some(self.localizer.render(&message.count("players", self.tournament.order().len())))
            }
            Event::Started { .. } if self.tournament.settings().form == Form::Ladder => {
                let players = self.tournament.order().len();
                let message = Message::new("tournament-news-ladder-started").count("players", players);
                Some(self.localizer.render(&message))
            }
            Event::NextGamePaired { after, seats } => self.next_game(*after, seats),
            Event::TableClosed { pairing } => self.reopened(*pairing),
            Event::GameDecided { pairing, .. } => {
                self.decided_challenge(*pairing).or_else(|| self.decided_by_seed(*pairing))
            }
            Event::ChallengeDeclined { challenger } => {
                self.last_challenge("tournament-news-declined", *challenger)
            }
            Event::ChallengeLapsed { challenger } => {
                self.last_challenge("tournament-news-lapsed", *challenger)
            }
            Event::ChallengeReminded { challenger } => self.reminder(*challenger),
            Event::Changed { by, changes, is_undo } => {
                let change = (*by, &changes[..], *is_undo);
                let text = changes_text(self.localizer, self.tournament, &self.names, change);
                let climbed = changes.iter().filter_map(|change| match change {
                    Change::Result { pairing, to: Some(_), .. } => self.decided_challenge(*pairing),
                    _ => None,
                });
                Some([text].into_iter().chain(climbed).collect::<Vec<_>>().join("\n"))
            }
            _ => None,
        }
    }

    /// The reminder to a player who was challenged.
    fn reminder(&self, challenger: EntrantNumber) -> Option<String> {
        let challenges = self.tournament.challenges();
        let challenge = challenges.iter().rfind(|known| known.challenger == challenger)?;
        let challenged = mention_or_name(self.localizer, self.tournament, challenge.challenged);
        let message = Message::new("tournament-news-reminded")
            .with("challenged", challenged)
            .with("challenger", &self.names[challenger])
            .with("end", relative_timestamp(challenge.answer_by()?));
        Some(self.localizer.render(&message))
    }

    fn about(&self, key: &'static str, entrant: EntrantNumber, is_annulled: bool) -> String {
        let message = Message::new(key).with("name", &self.names[entrant]);
        self.localizer.render(&message.with("annulled", if is_annulled { "yes" } else { "no" }))
    }

    /// Says that a match goes on: a drawn game is played again, or another one of three follows.
    fn next_game(&self, after: PairingNumber, seats: &[EntrantNumber]) -> Option<String> {
        let before = self.tournament.pairings().get(after)?;
        let key = match self.tournament.settings().best_of_three {
            true => "tournament-news-next-game",
            false => "tournament-news-replay",
        };
        let score: Vec<String> = seats
            .iter()
            .map(|entrant| points_text(self.tournament.match_half_points(before, *entrant)))
            .collect();
        let message = Message::new(key)
            .conjunction("players", seats.iter().map(|entrant| &self.names[*entrant]))
            .with("name", &self.names[*seats.first()?])
            .with("other", &self.names[*seats.last()?])
            .with("score", score.join("–"))
            .with("last", if before.previous.is_some() { "yes" } else { "no" })
            .with("lower", &self.names[self.lower_seed(seats)?]);
        Some(self.localizer.render(&message))
    }

    /// Says that a game has ended without a result, and while the tournament goes on what follows from that.
    fn reopened(&self, pairing: PairingNumber) -> Option<String> {
        let pairing = self.tournament.pairings().get(pairing)?;
        let players = pairing.seats.iter().map(|entrant| &self.names[*entrant]);
        let message = Message::new("tournament-news-closed").conjunction("players", players);
        Some(self.localizer.render(&message))
    }

    /// Who is through in a knockout after a match that is level.
    fn decided_by_seed(&self, pairing: PairingNumber) -> Option<String> {
        let pairing = &self.tournament.pairings()[pairing];
        let through = self.tournament.through_by_seed(pairing)?;
        let message = Message::new("tournament-news-lower-seed")
            .conjunction("players", pairing.seats.iter().map(|entrant| &self.names[*entrant]))
            .with("name", &self.names[through]);
        Some(self.localizer.render(&message))
    }

    fn lower_seed(&self, seats: &[EntrantNumber]) -> Option<EntrantNumber> {
        seats.iter().copied().max_by_key(|entrant| self.tournament.seed(*entrant))
    }

    /// The effect of a challenge's game on the order of the ladder.
    fn decided_challenge(&self, pairing: PairingNumber) -> Option<String> {
        let pairing = &self.tournament.pairings()[pairing];
        let is_played = |known: &&Challenge| {
            pairing.seat_of(known.challenger).is_some() && pairing.seat_of(known.challenged).is_some()
        };
        let challenge = self.tournament.challenges().iter().rfind(is_played)?;
        let seat = pairing.seat_of(challenge.challenger)?;
        let is_won = pairing.result.as_ref().is_some_and(|result| result.is_won_by(seat));
        let key = if is_won { "tournament-news-climbed" } else { "tournament-news-stayed" };
        Some(self.challenge(key, challenge))
    }

    fn last_challenge(&self, key: &'static str, challenger: EntrantNumber) -> Option<String> {
        let challenges = self.tournament.challenges();
        Some(self.challenge(key, challenges.iter().rfind(|known| known.challenger == challenger)?))
    }

    fn challenge(&self, key: &'static str, challenge: &Challenge) -> String {
        let message = Message::new(key)
            .with("challenger", &self.names[challenge.challenger])
            .with("challenged", &self.names[challenge.challenged])
            .count("place", self.place(challenge.challenger));
        self.localizer.render(&message)
    }

    /// The place of a player on the ladder, from 1.
    fn place(&self, entrant: EntrantNumber) -> usize {
        self.tournament.ladder().iter().position(|other| *other == entrant).map_or(0, |place| place + 1)
    }
}

/// Whether one of these events is that of an organiser who took a player in.
fn is_taken_in(entrant: EntrantNumber, events: &[Event]) -> bool {
    let is_meant =
        |change: &Change| matches!(change, Change::Participation { entrant: known, .. } if *known == entrant);
    events.iter().any(|event| matches!(event, Event::Changed { changes, .. } if changes.iter().any(is_meant)))
}
