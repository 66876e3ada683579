//! The posts that a tournament should have: its registration, rounds, challenges and end, and the news beside them.

use crate::app::posts::content::{Content, Control, Drawing, Figure};
use crate::app::posts::tournament_button::TournamentAction::{
    self, Accept, Card, Challenge as Challenges, Decline, Export, Join, Leave, Organise, Pairings, Players,
    Standings, Withdraw,
};
use crate::app::posts::tournament_button::TournamentButton;
use crate::app::posts::{Fate, Post, Upkeep};
use crate::host::StoredPost;
use crate::i18n::{
    Localizer, challenge_text, escape_arguments, round_mentions, standings_heading, tournament_final_text,
    tournament_moved_text, tournament_news_text, tournament_pairings_page, tournament_round_text,
    tournament_text,
};
use crate::localize::Message;
use crate::render::StandingsPage;
use crate::table::{ChannelId, MessageId, PlayerId, Timestamp};
use crate::tournament::{Event, Form, Phase, Title, Tournament};
use std::fmt;
use std::sync::Arc;

/// The number in the id of a button that opens a certain page of a picture. With another number it is the page that matters now.
pub const CHOSEN_PAGE: usize = 1;
/// The slot of the line in a former channel that says where the tournament is.
const MOVED: &str = "moved";
/// The beginning of the slots of news. The numbers of its events follow.
const NEWS: &str = "news-";
/// The beginning of the slots of public answers. The message and what was asked for follow.
const ANSWER: &str = "answer-";

/// The purpose of a message about a tournament. The store knows its slot by this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Slot {
    /// The tournament and its registration; later how far it is.
    Registration,
    /// The games of a round, counted from 1.
    Round(usize),
    /// A challenge on a ladder, by its number in [`Tournament::challenges`].
    Challenge(usize),
    /// The end with the final places.
    Final,
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Slot::Registration => f.write_str("registration"),
            Slot::Round(round) => write!(f, "round-{round}"),
            Slot::Challenge(number) => write!(f, "challenge-{number}"),
            Slot::Final => f.write_str("final"),
        }
    }
}

/// A public answer about a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PublicAnswer {
    /// The current standings.
    Standings,
    /// The pairings of a round.
    Pairings(usize),
}

/// The slot of an answer.
pub(super) fn answer_slot(answer: PublicAnswer, message: MessageId) -> String {
    match answer {
        PublicAnswer::Standings => format!("{ANSWER}{}-standings", message.0),
        PublicAnswer::Pairings(round) => format!("{ANSWER}{}-pairings-{round}", message.0),
    }
}

/// The answer in a slot.
fn answer_in(slot: &str) -> Option<PublicAnswer> {
    let (_, asked) = slot.strip_prefix(ANSWER)?.split_once('-')?;
    match asked.strip_prefix("pairings-") {
        Some(round) => Some(PublicAnswer::Pairings(round.parse().ok()?)),
        None => (asked == "standings").then_some(PublicAnswer::Standings),
    }
}

/// The numbers of the events that the news in a slot tells of: the first one, and the one after the last.
fn told_in(slot: &str) -> Option<(usize, usize)> {
    let (from, until) = slot.strip_prefix(NEWS)?.split_once('-')?;
    Some((from.parse().ok()?, until.parse().ok()?)).filter(|(from, until)| from <= until)
}

/// A tournament, and the posts that it has.
pub(super) struct Posts<'a> {
    /// As it is now.
    pub tournament: &'a Arc<Tournament>,
    /// The events of the tournament, with their times.
    pub events: &'a [(Event, Timestamp)],
    /// The language of the guild.
    pub localizer: &'a Localizer,
    /// The posts that it has.
    pub stored: &'a [StoredPost],
    /// Whether somebody has deleted their data since they were shown.
    pub is_renamed: bool,
}

impl Posts<'_> {
    /// The posts that it should have, in the order in which people expect them: news comes before what it has led to, but after the
    /// announcement.
    pub fn wanted(&self) -> Vec<Post> {
        let registration = Slot::Registration.to_string();
        let is_announced = self.stored.iter().any(|known| known.slot == registration);
        let announcement = if is_announced { Vec::new() } else { self.in_slot(Slot::Registration) };
        // Rounds that are played at once have one message.
        let round = self.tournament.round();
        let first = if self.tournament.settings().at_once { round.max(1) } else { 1 };
        let rounds = (first..=round).map(Slot::Round);
        let challenges = (0..self.tournament.challenges().len()).map(Slot::Challenge);
        let end = (self.tournament.phase() == Phase::Finished).then_some(Slot::Final);
        let slots =
            is_announced.then_some(Slot::Registration).into_iter().chain(rounds).chain(challenges).chain(end);
        let posts = slots.flat_map(|slot| self.in_slot(slot));
        announcement
            .into_iter()
            .chain(self.news())
            .chain(posts)
            .chain(self.lines_in_former_channels())
            .chain(self.answers())
            .collect()
    }

    /// The posts in one slot: where the tournament is, and in the channels where it was.
    fn in_slot(&self, slot: Slot) -> Vec<Post> {
        let (name, here) = (slot.to_string(), self.tournament.channel());
        let known = self.stored.iter().filter(|known| known.slot == name);
        let (in_place, elsewhere): (Vec<_>, Vec<_>) = known.partition(|known| known.channel == here);
        let post = |channel, content, fate| Post { slot: name.clone(), channel, content, fate };
        let shown = Fate::Shown(self.upkeep(slot));
        let is_shown_elsewhere = elsewhere.iter().any(|known| known.message.is_some());
        if in_place.is_empty() && is_shown_elsewhere && !self.is_needed_here(slot) {
            let former = |known: &StoredPost| post(known.channel, self.content(slot), shown.clone());
            return elsewhere.into_iter().map(former).collect();
        }
        if in_place.is_empty() && elsewhere.is_empty() && !self.is_worth_posting(slot) {
            return Vec::new();
        }
        let mentions = if is_shown_elsewhere { Vec::new() } else { self.mentions(slot) };
        let mut posts = vec![post(here, Content { mentions, ..self.content(slot) }, shown)];
        for StoredPost { channel, .. } in elsewhere {
            if slot == Slot::Registration && is_shown_elsewhere {
                posts.push(self.moved_from(*channel));
            }
            let remains = Content { controls: Vec::new(), ..self.content(slot) };
            posts.push(post(*channel, self.content(slot), Fate::Ended(Some(Box::new(remains)))));
        }
        posts
    }

    /// The line in a former channel that says where the tournament is.
    fn moved_from(&self, channel: ChannelId) -> Post {
        let text = tournament_moved_text(self.localizer, self.tournament);
        let (slot, content) = (MOVED.to_owned(), Content::text(self.localizer, text));
        Post { slot, channel, content, fate: Fate::Shown(Upkeep::Optional) }
    }

    /// The lines in all former channels; ended in a channel to which the tournament has come back.
    fn lines_in_former_channels(&self) -> impl Iterator<Item = Post> {
        let here = self.tournament.channel();
        let lines = self.stored.iter().filter(|known| known.slot == MOVED);
        lines.map(move |known| match self.moved_from(known.channel) {
            line if line.channel == here => Post { fate: Fate::Ended(None), ..line },
            line => line,
        })
    }

    /// Whether a message is needed where the tournament is now, if it is elsewhere.
    fn is_needed_here(&self, slot: Slot) -> bool {
        let is_running = self.tournament.phase() == Phase::Running;
        self.has_answers(slot) || is_running && slot == Slot::Round(self.tournament.round())
    }

    /// Whether people act by the controls of a message.
    fn has_answers(&self, slot: Slot) -> bool {
        match slot {
            Slot::Registration => matches!(self.tournament.phase(), Phase::Registration | Phase::Running),
            Slot::Challenge(number) => awaits_answer(self.tournament, number),
            Slot::Round(_) | Slot::Final => false,
        }
    }

    fn upkeep(&self, slot: Slot) -> Upkeep {
        let is_over = |number: usize| {
            let challenge = self.tournament.challenges().get(number);
            self.tournament.phase() != Phase::Running
                || challenge.is_none_or(|challenge| !challenge.is_current())
        };
        match slot {
            _ if self.has_answers(slot) => Upkeep::Needed,
            Slot::Challenge(number) if is_over(number) => Upkeep::Final,
            _ => Upkeep::Kept,
        }
    }

    /// Whether a message that was never sent has something to say: a round that is over or in which nobody can play has not.
    fn is_worth_posting(&self, slot: Slot) -> bool {
        match slot {
            Slot::Registration | Slot::Final => true,
            Slot::Round(round) => {
                let mut pairings = self.tournament.pairings_of(round);
                round == self.tournament.round()
                    && pairings.any(|(_, pairing)| pairing.table.is_some() || pairing.result.is_none())
            }
            Slot::Challenge(_) => self.upkeep(slot) != Upkeep::Final,
        }
    }

    fn content(&self, slot: Slot) -> Content {
        let (tournament, localizer) = (self.tournament, self.localizer);
        match slot {
            Slot::Registration => registration(localizer, tournament),
            Slot::Round(round) => {
                let listed = if tournament.settings().at_once { tournament.listed_round() } else { round };
                let mut buttons = vec![(Pairings, listed), (Standings, 0)];
                if tournament.phase() == Phase::Running && round == tournament.round() {
                    buttons.push((Organise, 0));
                }
                with_buttons(
                    localizer,
                    tournament,
                    tournament_round_text(localizer, tournament, round),
                    buttons,
                )
            }
            Slot::Challenge(number) => {
                let is_open = awaits_answer(tournament, number);
                let buttons = if is_open { vec![(Accept, number), (Decline, number)] } else { Vec::new() };
                let text = challenge_text(localizer, tournament, number).unwrap_or_default();
                with_buttons(localizer, tournament, text, buttons)
            }
            Slot::Final => {
                let text = tournament_final_text(localizer, tournament);
                let content = with_buttons(localizer, tournament, text, vec![(Standings, 0), (Export, 0)]);
                let name = format!("final-{}.png", tournament.id());
                let drawing = StandingsPage::new(tournament, None)
                    .map(|page| Drawing { name, figure: Figure::Standings(page) });
                Content { drawing, ..content }
            }
        }
    }

    /// The people whom a message notifies when it is sent.
    fn mentions(&self, slot: Slot) -> Vec<PlayerId> {
        let tournament = self.tournament;
        match slot {
            Slot::Registration => Vec::new(),
            Slot::Round(round) => round_mentions(tournament, round),
            Slot::Challenge(number) => {
                let challenge =
                    tournament.challenges().get(number).filter(|_| awaits_answer(tournament, number));
                let challenged = challenge.map(|known| &tournament.entrants()[known.challenged].player);
                challenged.and_then(|player| player.human_id()).into_iter().collect()
            }
            Slot::Final => {
                let winners = tournament.titles().filter(|(_, title)| *title == Title::Winner);
                winners.filter_map(|(entrant, _)| tournament.entrants()[entrant].player.human_id()).collect()
            }
        }
    }

    /// The news that the channel was not told yet, or that may name somebody who has deleted their data. It says what was the case then.
    fn news(&self) -> Vec<Post> {
        let stored = self.stored.iter().filter_map(|known| Some((known, told_in(&known.slot)?)));
        let told = stored.clone().map(|(_, (_, until))| until).max().unwrap_or(0);
        let (here, mut posts) = (self.tournament.channel(), Vec::new());
        for (known, told) in stored {
            match known.message {
                Some(_) if self.is_renamed => posts.extend(self.renamed_news(known, told)),
                None if !known.is_settled => {
                    // The news was due where the tournament was, and is told where it is.
                    let post = self.news_post(here, told);
                    let former =
                        (known.channel != here).then(|| self.news_post(known.channel, told)).flatten();
                    let former = former.map(|former| Post { fate: Fate::Ended(None), ..former });
                    posts.extend(former.into_iter().chain(post));
                }
                _ => {}
            }
        }
        if told < self.events.len() {
            posts.extend(self.news_post(here, (told, self.events.len())));
        }
        posts
    }

    /// News that may name somebody who has deleted their data. Of what the version before has told it is not known what it shows.
    fn renamed_news(&self, known: &StoredPost, told: (usize, usize)) -> Option<Post> {
        let former = self.localizer.text("privacy-former");
        let post = self.news_post(known.channel, told)?;
        (known.digest.is_some() || post.content.text.contains(&former)).then_some(post)
    }

    fn news_post(&self, channel: ChannelId, (from, until): (usize, usize)) -> Option<Post> {
        // Who joins before the start is in the announcement.
        let is_start = |(event, _): &(Event, Timestamp)| matches!(event, Event::Started { .. });
        let start = self.events.iter().position(is_start).unwrap_or(self.events.len());
        let is_told = |(number, event): &(usize, Event)| {
            *number >= start || !matches!(event, Event::Joined { .. } | Event::Rejoined { .. })
        };
        let events = self.events.get(from..until)?.iter().map(|(event, _)| event.clone());
        let events: Vec<Event> = (from..).zip(events).filter(is_told).map(|(_, event)| event).collect();
        let then = if until == self.tournament.event_count() { None } else { Some(self.state_after(until)?) };
        let then = then.as_ref().unwrap_or(self.tournament);
        let text = tournament_news_text(self.localizer, then, &events)?;
        let reminded = events.iter().filter_map(|event| match event {
            Event::ChallengeReminded { challenger } => then.challenged_by(*challenger)?.human_id(),
            _ => None,
        });
        let (slot, mentions) = (format!("{NEWS}{from}-{until}"), reminded.collect());
        let content = Content { mentions, ..Content::text(self.localizer, text) };
        Some(Post { slot, channel, content, fate: Fate::Shown(Upkeep::Final) })
    }

    /// The tournament as it was after its first events.
    fn state_after(&self, count: usize) -> Option<Tournament> {
        let (_, first_at) = self.events.first()?;
        let mut state =
            Tournament::restored(self.tournament.id(), self.tournament.opened_with().clone(), *first_at);
        self.events.get(..count)?.iter().try_for_each(|(event, at)| state.apply(event, *at)).ok()?;
        Some(state)
    }

    /// Public answers that may name somebody who has deleted their data. They show the tournament as it is now.
    fn answers(&self) -> impl Iterator<Item = Post> {
        self.stored.iter().filter(|_| self.is_renamed).filter_map(|known| {
            let content = answer(self.localizer, self.tournament, answer_in(&known.slot)?)?;
            let (slot, fate) = (known.slot.clone(), Fate::Shown(Upkeep::Final));
            Some(Post { slot, channel: known.channel, content, fate })
        })
    }
}

/// Whether a challenge of a ladder, by its number, can still be answered.
pub fn awaits_answer(tournament: &Tournament, number: usize) -> bool {
    let challenge = tournament.challenges().get(number);
    tournament.phase() == Phase::Running && challenge.is_some_and(|challenge| challenge.answer_by().is_some())
}

/// The announcement of a tournament.
pub fn registration(localizer: &Localizer, tournament: &Tournament) -> Content {
    let mut buttons = Vec::new();
    if tournament.check_open().is_ok() {
        buttons.push((Join, 0));
    }
    let round = tournament.listed_round();
    match tournament.phase() {
        Phase::Registration => buttons.extend([(Leave, 0), (Players, 0), (Organise, 0)]),
        Phase::Running => {
            buttons.push((Withdraw, 0));
            if tournament.settings().form == Form::Ladder && !tournament.is_paused() {
                buttons.push((Challenges, 0));
            }
            buttons.extend([(Pairings, round), (Standings, 0), (Organise, 0)]);
        }
        Phase::Finished => buttons.extend([(Pairings, round), (Standings, 0), (Export, 0)]),
        Phase::Cancelled if !tournament.pairings().is_empty() => buttons.push((Export, 0)),
        Phase::Cancelled => {}
    }
    with_buttons(localizer, tournament, tournament_text(localizer, tournament), buttons)
}

fn with_buttons(
    localizer: &Localizer,
    tournament: &Tournament,
    text: String,
    buttons: Vec<(TournamentAction, usize)>,
) -> Content {
    let button = |(action, number)| TournamentButton { action, tournament: tournament.id(), number, page: 0 };
    let controls = buttons.into_iter().map(|named| Control::Tournament(button(named))).collect();
    Content { controls, ..Content::text(localizer, text) }
}

/// A public answer about a tournament as it is now; `None` if there is nothing to show.
pub(super) fn answer(
    localizer: &Localizer,
    tournament: &Arc<Tournament>,
    answer: PublicAnswer,
) -> Option<Content> {
    match answer {
        PublicAnswer::Standings => {
            Some(standings(localizer, tournament, StandingsPage::new(tournament, None)?))
        }
        PublicAnswer::Pairings(round) => Some(pairings(localizer, tournament, round, 0)),
    }
}

/// A page of the standings, as a picture.
pub fn standings(localizer: &Localizer, tournament: &Tournament, page: StandingsPage) -> Content {
    let mut controls = pages(tournament, (Standings, CHOSEN_PAGE), page.number, page.goes_on);
    let card = TournamentButton { action: Card, tournament: tournament.id(), number: 0, page: 0 };
    controls.push(Control::Tournament(card));
    let name = format!("standings-{}-{}.png", tournament.id(), page.number);
    let drawing = Some(Drawing { name, figure: Figure::Standings(page) });
    Content { drawing, controls, ..Content::text(localizer, standings_heading(localizer, tournament)) }
}

/// A page of the list of who plays whom in a round.
pub fn pairings(localizer: &Localizer, tournament: &Tournament, round: usize, page: usize) -> Content {
    let page = tournament_pairings_page(localizer, tournament, round, page);
    let title = Message::new("tournament-pairings-heading").with("name", &tournament.settings().name);
    let title = Some(localizer.render(&escape_arguments(title)));
    let controls = pages(tournament, (Pairings, round), page.number, page.goes_on);
    Content { title, controls, ..Content::text(localizer, page.text) }
}

/// The buttons to the pages before and after one.
fn pages(
    tournament: &Tournament,
    (action, number): (TournamentAction, usize),
    page: usize,
    goes_on: bool,
) -> Vec<Control> {
    let button = |page| TournamentButton { action, tournament: tournament.id(), number, page };
    let previous = page.checked_sub(1).map(|previous| Control::PreviousPage(button(previous)));
    previous.into_iter().chain(goes_on.then(|| Control::NextPage(button(page + 1)))).collect()
}
