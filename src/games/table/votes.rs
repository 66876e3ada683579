//! Tables at which a server has a seat, or two servers. Its members vote on what the seat does; each counts once, and nobody decides for
//! the others. A vote counts for the server in which it is given, also of somebody who is a member of both.
//!
//! The seat plays like any other: a vote is no event, and only what was decided is. The votes are kept beside the table, and
//! [`Ballot::verdict`] says what follows from them.

use super::{Command, Event, GuildId, Offer, Participant, Player, PlayerId, Rejection, Table, Timestamp};
use std::time::Duration;

/// Time for which somebody has to be a member of a server to vote.
pub const MIN_MEMBERSHIP: Duration = Duration::from_hours(24);
/// Number of turns whose voters count for a majority.
pub const RECENT_TURNS: usize = 3;
/// Lower bound of a majority: nobody decides alone.
const MIN_SUPPORTERS: usize = 2;

/// The action for which a person votes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Motion {
    /// A turn, in canonical notation.
    Turn(String),
    /// An offer to the others.
    Offer(Offer),
    /// The answer to the offer with this number.
    Answer {
        /// The number of the offer.
        number: usize,
        /// Whether it is accepted.
        accepts: bool,
    },
    /// Resigning.
    Resign,
    /// Ending the game without a result.
    Abort,
}

/// The vote of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vote {
    /// Who votes.
    pub player: PlayerId,
    /// The action.
    pub motion: Motion,
    /// When the person has decided for it.
    pub at: Timestamp,
}

/// The votes in one server since the last turn of anybody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ballot {
    /// The votes, the earliest first. A person has one for a turn, and one for each other action.
    pub votes: Vec<Vote>,
    /// The people who voted for one of the last [`RECENT_TURNS`] turns of the server. A turn that enough people agree on is played at
    /// once, so not everyone votes each time.
    pub recent_voters: Vec<PlayerId>,
    /// Whether nobody voted for the last turn of the server.
    pub is_missed: bool,
}

/// What follows from the votes for a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// More votes are awaited.
    Wait,
    /// This turn is played.
    Play(String),
    /// Nobody has voted, so a computer plays the turn.
    StandIn,
    /// Nobody has voted again, so the game stops until somebody does.
    Hold,
}

impl Ballot {
    /// The turns with their numbers of votes: the one that leads first, and of equal ones the one that was voted for earlier.
    pub fn turns(&self) -> Vec<(&str, usize)> {
        let mut turns: Vec<(&str, usize)> = Vec::new();
        for vote in &self.votes {
            let Motion::Turn(text) = &vote.motion else { continue };
            match turns.iter_mut().find(|(known, _)| known == text) {
                Some((_, count)) => *count += 1,
                None => turns.push((text, 1)),
            }
        }
        turns.sort_by_key(|(_, count)| usize::MAX - count);
        turns
    }

    /// The number of people who have voted for a turn.
    pub fn turn_votes(&self) -> usize {
        self.turns().iter().map(|(_, count)| count).sum()
    }

    /// The number of votes with which a turn is played at once: a majority of the recent voters. `None` if there are none, or if they
    /// have missed the last turn.
    pub fn turn_majority(&self) -> Option<usize> {
        let is_expected = !self.is_missed && !self.recent_voters.is_empty();
        is_expected.then(|| MIN_SUPPORTERS.max(self.recent_voters.len() / 2 + 1))
    }

    /// What follows from the votes. `is_over` says that the time for the turn is over.
    pub fn verdict(&self, is_over: bool) -> Verdict {
        match self.turns().first() {
            Some((leading, count))
                if is_over || self.turn_majority().is_some_and(|needed| *count >= needed) =>
            {
                Verdict::Play((*leading).to_owned())
            }
            None if is_over && self.is_missed => Verdict::Hold,
            None if is_over => Verdict::StandIn,
            _ => Verdict::Wait,
        }
    }

    /// The people who agree to an action.
    pub fn supporters<'b>(&'b self, motion: &'b Motion) -> impl Iterator<Item = PlayerId> + 'b {
        self.votes.iter().filter(move |vote| vote.motion == *motion).map(|vote| vote.player)
    }

    /// The number of people who have to agree to an action other than a turn: a majority of those who vote now or have voted of late.
    pub fn majority(&self) -> usize {
        let voters = self.votes.iter().map(|vote| vote.player);
        let mut people: Vec<PlayerId> = voters.chain(self.recent_voters.iter().copied()).collect();
        people.sort_unstable();
        people.dedup();
        MIN_SUPPORTERS.max(people.len() / 2 + 1)
    }

    /// Whether enough people agree to an action other than a turn.
    pub fn is_carried(&self, motion: &Motion) -> bool {
        self.supporters(motion).count() >= self.majority()
    }

    /// The actions other than a turn that somebody wants, each once.
    pub fn wishes(&self) -> Vec<&Motion> {
        let mut wishes: Vec<&Motion> = Vec::new();
        for Vote { motion, .. } in &self.votes {
            if !matches!(motion, Motion::Turn(_)) && !wishes.contains(&motion) {
                wishes.push(motion);
            }
        }
        wishes
    }
}

impl Table {
    /// Whether a server has a seat.
    pub fn has_team(&self) -> bool {
        self.teams().next().is_some()
    }

    /// Whether two servers play, each of which sees the board in a channel of its own.
    pub fn is_between_servers(&self) -> bool {
        self.teams().count() > 1
    }

    fn teams(&self) -> impl Iterator<Item = &Player> {
        self.seats.iter().flatten().filter(|player| player.id.is_server())
    }

    /// Whether this server has a seat.
    pub fn has_team_of(&self, guild: GuildId) -> bool {
        self.seat_of(Participant::Server(guild)).is_some()
    }

    /// The server whose members vote for its turn now.
    pub fn team_to_act(&self) -> Option<&Player> {
        self.to_act().filter(|player| player.id.is_server())
    }

    /// The participant as whom a person acts in a server: the person, or the server if it has a seat and the person has none.
    pub fn acting(&self, by: Participant, guild: Option<GuildId>) -> Participant {
        let has_no_seat = self.seat_of(by).is_none() && by.human_id().is_some();
        let team = guild.filter(|guild| has_no_seat && self.has_team_of(*guild));
        team.map_or(by, Participant::Server)
    }

    /// Whether everyone sees for which turns people vote, and not only how many.
    pub fn shows_votes(&self) -> bool {
        self.shows_votes
    }

    /// Whether the game waits for a vote, because twice in a row nobody has voted.
    pub fn is_on_hold(&self) -> bool {
        self.is_paused() && self.team_to_act().is_some()
    }

    /// Whether the time for a vote is over at `at`.
    pub fn is_vote_over(&self, at: Timestamp) -> bool {
        self.team_to_act().is_some() && self.clock_deadline().is_some_and(|deadline| deadline <= at)
    }

    /// The revision at which this server has played its last turn; `None` before that.
    pub fn last_team_turn(&self, guild: GuildId) -> Option<usize> {
        self.team_turns[self.seat_of(Participant::Server(guild))?]
    }

    /// The action for which somebody without a seat votes in this server by a command, and the command by which the server does it.
    ///
    /// # Errors
    ///
    /// A [`Rejection`] if the server cannot do it now; [`Rejection::NotAtTable`] if it does not vote on that, or has no seat.
    pub fn motion(
        &self,
        command: &Command,
        guild: GuildId,
        now: Timestamp,
    ) -> Result<(Motion, Command), Rejection> {
        if !self.has_team_of(guild) {
            return Err(Rejection::NotAtTable);
        }
        let team = Participant::Server(guild);
        let mut command = command.clone();
        match &mut command {
            Command::Turn { by, .. }
            | Command::Offer { by, .. }
            | Command::Accept { by, .. }
            | Command::DeclineOffer { by, .. }
            | Command::Resign { by }
            | Command::Abort { by } => *by = team,
            _ => return Err(Rejection::NotAtTable),
        }
        let answer = |number: Option<usize>, accepts| {
            let number = number.or_else(|| Some(self.offer()?.number)).ok_or(Rejection::NoOffer)?;
            Ok::<_, Rejection>(Some(Motion::Answer { number, accepts }))
        };
        let motion = match &command {
            Command::Offer { offer, .. } => match self.offer().filter(|open| open.offer == *offer) {
                Some(open) => answer(Some(open.number), true)?,
                None => Some(Motion::Offer(*offer)),
            },
            Command::Accept { number, .. } => answer(*number, true)?,
            Command::DeclineOffer { number, .. } => answer(*number, false)?,
            Command::Resign { .. } => Some(Motion::Resign),
            Command::Abort { .. } => Some(Motion::Abort),
            _ => None,
        };
        let events = self.decide(&command, now)?;
        let turn = events.into_iter().find_map(|event| match event {
            Event::TurnPlayed { text, .. } => Some(Motion::Turn(text)),
            _ => None,
        });
        Ok((motion.or(turn).ok_or(Rejection::NotAtTable)?, command))
    }

    /// Stops the game, because twice in a row nobody has voted.
    pub(super) fn hold(&self, number: usize) -> Result<Vec<Event>, Rejection> {
        match self.team_to_act() {
            Some(_) if number == self.revision && !self.is_paused() => Ok(vec![Event::Paused]),
            _ => Err(Rejection::Stale),
        }
    }

    /// Lets the game go on, because somebody is about to vote.
    pub(super) fn end_hold(&self) -> Vec<Event> {
        if self.is_on_hold() { vec![Event::Resumed] } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};
    use crate::table::{ChannelId, GuildId, NewTable, Phase, TableId, TimeControl};

    /// The votes of these people in this order, one a second.
    fn ballot(votes: &[(u64, &str)], recent: &[u64]) -> Ballot {
        let vote = |(index, (player, text)): (usize, &(u64, &str))| Vote {
            player: PlayerId(*player),
            motion: match *text {
                "resign" => Motion::Resign,
                "draw" => Motion::Offer(Offer::Draw),
                text => Motion::Turn(text.to_owned()),
            },
            at: Timestamp::from_unix_millis(index as i64 * 1000),
        };
        Ballot {
            votes: votes.iter().enumerate().map(vote).collect(),
            recent_voters: recent.iter().copied().map(PlayerId).collect(),
            is_missed: false,
        }
    }

    /// The votes of these people, after a turn for which nobody voted.
    fn missed(votes: &[(u64, &str)]) -> Ballot {
        Ballot { is_missed: true, ..ballot(votes, &[1, 2]) }
    }

    fn play(text: &str) -> Verdict {
        Verdict::Play(text.to_owned())
    }

    #[test]
    fn most_votes_win_and_of_equal_ones_the_earlier() {
        let votes = [(1, "a"), (2, "b"), (3, "b")];
        assert_eq!(ballot(&votes, &[]).verdict(true), play("b"));
        assert_eq!(ballot(&votes[..2], &[]).verdict(true), play("a"));
        // Who votes again counts once, at the time of the later vote.
        assert_eq!(ballot(&[(2, "b"), (1, "a")], &[]).verdict(true), play("b"));
        assert_eq!(ballot(&votes, &[]).turns(), [("b", 2), ("a", 1)]);
    }

    #[test]
    fn a_majority_of_the_recent_voters_ends_the_vote() {
        let votes = [(1, "a"), (2, "b"), (3, "a"), (4, "a")];
        assert_eq!(ballot(&votes, &[]).verdict(false), Verdict::Wait, "nobody has voted before");
        assert_eq!(missed(&votes).verdict(false), Verdict::Wait);
        assert_eq!(ballot(&votes, &[1, 2, 3, 4, 5]).verdict(false), play("a"));
        assert_eq!(ballot(&votes, &[1, 2, 3, 4, 5, 6]).verdict(false), Verdict::Wait);
        assert_eq!(ballot(&votes[..1], &[9]).verdict(false), Verdict::Wait, "nobody decides alone");
        let others = ballot(&[(1, "a"), (2, "a")], &[9]).verdict(false);
        assert_eq!(others, play("a"), "they need not be the same people");
    }

    #[test]
    fn a_turn_without_a_vote_is_played_once() {
        assert_eq!(ballot(&[], &[1]).verdict(false), Verdict::Wait);
        assert_eq!(ballot(&[], &[]).verdict(true), Verdict::StandIn);
        assert_eq!(ballot(&[], &[1]).verdict(true), Verdict::StandIn);
        assert_eq!(missed(&[]).verdict(true), Verdict::Hold);
        // A wish is no vote for a turn.
        assert_eq!(missed(&[(1, "draw")]).verdict(true), Verdict::Hold);
    }

    /// A server against Ana, which is to act.
    fn team_table() -> (Table, Timestamp) {
        let now = Timestamp::UNIX_EPOCH;
        let setup = Setup::new(GameKind::Biloba, None, None).expect("a set-up");
        let club = Player::server(GuildId(7), "The Club".to_owned());
        let new_table = NewTable {
            guild: Some(GuildId(7)),
            casual: true,
            time_control: Some(TimeControl::OneHour),
            ..NewTable::new(ChannelId(70), club, setup)
        };
        let mut table = Table::open(TableId(1), new_table, now).expect("a valid table");
        carry_out(&mut table, &Command::Join { by: Player::human(PlayerId(1), "Ana".to_owned()) }, now);
        (table, now)
    }

    fn carry_out(table: &mut Table, command: &Command, now: Timestamp) -> Vec<Event> {
        let events = table.decide(command, now).expect("a legal command");
        events.iter().for_each(|event| table.apply(event, now).expect("an event that fits"));
        events
    }

    #[test]
    fn people_without_a_seat_act_for_the_server() {
        let (table, now) = team_table();
        let (club, ana, ben) = (Participant::Server(GuildId(7)), PlayerId(1), PlayerId(2));
        let acting = |player: PlayerId, guild| table.acting(player.into(), guild);
        let here = Some(GuildId(7));
        assert_eq!((acting(ana, here), acting(ben, here)), (ana.into(), club));
        assert_eq!((acting(ben, Some(GuildId(8))), acting(ben, None)), (ben.into(), ben.into()));
        let turn = table.game().expect("a game").position().legal_turns().remove(0);
        let command = |text: &str| Command::Turn { by: ben.into(), text: text.to_owned(), number: None };
        let voted = table.motion(&command(&turn.to_uppercase()), GuildId(7), now).expect("a legal turn");
        let plays = Command::Turn { by: club, text: turn.to_uppercase(), number: None };
        assert_eq!(voted, (Motion::Turn(turn.clone()), plays));
        assert!(matches!(table.motion(&command("nothing"), GuildId(7), now), Err(Rejection::Turn(_))));
        assert_eq!(table.decide(&command(&turn), now), Err(Rejection::NotAtTable));
        let confirm = Command::ConfirmPresence { by: ben.into() };
        assert_eq!(table.motion(&confirm, GuildId(7), now), Err(Rejection::NotAtTable));
        assert_eq!(table.motion(&command(&turn), GuildId(8), now), Err(Rejection::NotAtTable));
        assert!(!table.allows_hints() && !table.is_solo());
    }

    #[test]
    fn the_server_never_loses_on_time_and_its_game_waits() {
        let (mut table, start) = team_table();
        let end = start + TimeControl::OneHour.duration();
        assert_eq!((table.due(), table.is_vote_over(start)), (Some(end), false));
        assert_eq!(table.decide(&Command::Tick { at: end }, end), Ok(Vec::new()));
        assert!(table.is_vote_over(end));
        assert_eq!(table.decide(&Command::Hold { number: 7 }, end), Err(Rejection::Stale));
        assert_eq!(carry_out(&mut table, &Command::Hold { number: 0 }, end), [Event::Paused]);
        assert!(table.is_on_hold() && !table.is_vote_over(end + MIN_MEMBERSHIP));
        let vote = end + MIN_MEMBERSHIP;
        assert_eq!(carry_out(&mut table, &Command::EndHold, vote), [Event::Resumed]);
        assert_eq!(table.due(), Some(vote + TimeControl::OneHour.duration()), "the vote begins again");
        assert_eq!(table.decide(&Command::EndHold, vote), Ok(Vec::new()));
        // A game that nobody comes back to is closed.
        carry_out(&mut table, &Command::Hold { number: 0 }, vote);
        let mut now = vote;
        while table.phase() == Phase::Playing {
            now = table.due().expect("something to come");
            carry_out(&mut table, &Command::Tick { at: now }, now);
        }
        assert_eq!((table.phase(), now), (Phase::Closed, vote + Duration::from_hours(30 * 24)));
    }

    #[test]
    fn nobody_resigns_alone() {
        let carried = |votes, recent| ballot(votes, recent).is_carried(&Motion::Resign);
        assert!(!carried(&[(1, "resign")], &[]));
        assert!(carried(&[(1, "resign"), (2, "resign")], &[]));
        assert!(!carried(&[(1, "resign"), (2, "resign"), (3, "a"), (4, "draw")], &[]));
        assert!(carried(&[(1, "resign"), (2, "resign"), (1, "a")], &[1, 2, 3]));
        assert!(!carried(&[(1, "resign"), (2, "resign")], &[3, 4]));
        assert_eq!(
            ballot(&[(1, "draw"), (2, "draw"), (1, "a")], &[]).wishes(),
            [&Motion::Offer(Offer::Draw)]
        );
    }
}
