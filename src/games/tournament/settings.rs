use super::Rejection;
use crate::localize::Message;
use crate::names::{self, MAX_NAME_COLUMNS};
use crate::rules::Setup;
use crate::table::{ChannelId, GuildId, Player, TimeControl, Timestamp};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::time::Duration;

/// Upper bound of the number of rounds that a Swiss tournament can be given.
pub const MAX_ROUNDS: usize = 20;

/// The form of a tournament: who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// Everyone meets everyone else. Games of three and four seats are played in groups that change every round.
    RoundRobin {
        /// Whether everyone meets everyone else twice, going first once.
        double: bool,
    },
    /// Everyone plays every round, against somebody with about as many points.
    Swiss {
        /// The number of rounds; `None` for the base-2 logarithm of the number of players, rounded up.
        rounds: Option<usize>,
    },
    /// A player who loses is out.
    Knockout,
    /// A standing order in which players challenge those above them.
    Ladder,
}

impl Form {
    /// The name of the form, as people read it.
    pub fn label(self) -> Message {
        Message::new("tournament-form").with("form", self.name())
    }

    /// The description of a form in the list of suggestions.
    pub fn description(self) -> Message {
        Message::new("tournament-form-choice").with("form", self.name())
    }

    /// The number of rounds in which each of two or more players meets every other one, with a bye in every round for an odd
    /// number.
    pub(super) fn rounds_to_meet_everybody(players: usize) -> usize {
        players - 1 + players % 2
    }

    /// The name by which the texts select the form.
    pub fn name(self) -> &'static str {
        match self {
            Form::RoundRobin { double: false } => "round-robin",
            Form::RoundRobin { double: true } => "double-round-robin",
            Form::Swiss { .. } => "swiss",
            Form::Knockout => "knockout",
            Form::Ladder => "ladder",
        }
    }

    /// Whether more rounds were asked for than these.
    pub fn has_more_rounds_than(self, rounds: usize) -> bool {
        matches!(self, Form::Swiss { rounds: Some(asked) } if asked > rounds)
    }

    /// The numbers of players with which it can start, for games of this many seats.
    ///
    /// # Examples
    /// ```
    /// use bside_games::tournament::Form;
    ///
    /// assert_eq!(Form::RoundRobin { double: false }.players(4), 4..=16);
    /// assert_eq!(Form::Swiss { rounds: None }.players(2), 4..=128);
    /// ```
    pub fn players(self, seats: usize) -> RangeInclusive<usize> {
        match self {
            Form::RoundRobin { .. } => seats.max(3)..=16,
            Form::Swiss { .. } => 4..=128,
            Form::Knockout | Form::Ladder => 2..=128,
        }
    }
}

/// The options with which a tournament is opened. Organisers change some of them later ([`super::Change`]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The name, as it is shown.
    pub name: String,
    /// The guild of the channel.
    pub guild: GuildId,
    /// The channel or thread in which it is announced.
    pub channel: ChannelId,
    /// The player who opened it.
    #[serde(with = "super::stored::player")]
    pub organiser: Player,
    /// The game and its setup.
    #[serde(with = "super::stored::setup")]
    pub setup: Setup,
    /// The form, which says who plays whom.
    pub form: Form,
    /// The time allowed for each turn.
    #[serde(with = "super::stored::time_control")]
    pub time_control: TimeControl,
    /// The time after the opening of its table at which an undecided game is adjudicated; `None` if games may take as
    /// long as their clocks allow. Stored in whole milliseconds.
    #[serde(default, with = "super::stored::duration")]
    pub round_time: Option<Duration>,
    /// Whether its games are unrated.
    pub casual: bool,
    /// Whether its games are played in the channel itself, one after the other, rather than each in a thread of its own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_channel: bool,
    /// Whether all rounds of a round robin are played at once, rather than one after the other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_once: bool,
    /// Whether those who have lost the semifinals of a knockout play for third place.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub third_place: bool,
    /// Whether the matches of a knockout are best of three games, rather than one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub best_of_three: bool,
    /// The time of the start; `None` if it is started by hand.
    #[serde(default)]
    pub starts_at: Option<Timestamp>,
    /// Upper bound of the number of players; `None` for that of the form.
    #[serde(default)]
    pub max_players: Option<usize>,
    /// Decides all lots of the tournament.
    pub seed: u64,
}

impl Settings {
    /// A rated tournament that is started by hand, for as many players as its form allows.
    pub fn new(
        name: String,
        guild: GuildId,
        channel: ChannelId,
        organiser: Player,
        setup: Setup,
        form: Form,
    ) -> Settings {
        Settings {
            name,
            guild,
            channel,
            organiser,
            setup,
            form,
            time_control: TimeControl::OneDay,
            round_time: None,
            casual: false,
            in_channel: false,
            at_once: false,
            third_place: false,
            best_of_three: false,
            starts_at: None,
            max_players: None,
            seed: 0,
        }
    }

    /// Upper bound of the number of players.
    pub fn max_players(&self) -> usize {
        self.max_players.unwrap_or(usize::MAX).min(*self.players().end())
    }

    /// The fewest players with which it can start.
    pub fn min_players(&self) -> usize {
        *self.players().start()
    }

    fn players(&self) -> RangeInclusive<usize> {
        self.form.players(self.setup.seats())
    }

    /// Checks that the settings fit together, and returns them with the name as it is shown.
    pub(super) fn checked(self, now: Timestamp) -> Result<Settings, Rejection> {
        let name = names::shown(&self.name).ok_or(Rejection::new("tournament-no-name"))?;
        if names::is_too_long(&self.name) {
            return Err(Rejection::over_limit("tournament-name-too-long", MAX_NAME_COLUMNS));
        }
        let seats = self.setup.seats();
        let players = self.players();
        if seats > 2 && !matches!(self.form, Form::RoundRobin { .. }) {
            return Err(Message::new("tournament-two-seats-only").count("seats", seats).into());
        }
        if matches!(self.form, Form::Swiss { rounds: Some(rounds) } if !(1..=MAX_ROUNDS).contains(&rounds)) {
            return Err(Rejection::over_limit("tournament-no-such-rounds", MAX_ROUNDS));
        }
        if self.at_once && (!matches!(self.form, Form::RoundRobin { .. }) || self.in_channel) {
            return Err(Rejection::new("tournament-no-rounds-at-once"));
        }
        if (self.third_place || self.best_of_three) && self.form != Form::Knockout {
            return Err(Rejection::new("tournament-knockout-only"));
        }
        if self.max_players.is_some_and(|most| !players.contains(&most)) {
            let (fewest, most) = players.into_inner();
            return Err(Message::new("tournament-no-such-size")
                .count("fewest", fewest)
                .count("most", most)
                .into());
        }
        let most = Form::rounds_to_meet_everybody(self.max_players());
        if self.form.has_more_rounds_than(most) {
            let message = Message::new("tournament-too-many-rounds").count("most", most);
            return Err(message.count("players", self.max_players()).into());
        }
        if self.round_time.is_some_and(|time| time < self.time_control.duration()) {
            return Err(Rejection::new("tournament-round-too-short"));
        }
        if self.starts_at.is_some_and(|start| start <= now) {
            return Err(Rejection::new("tournament-start-in-past"));
        }
        Ok(Settings { name, ..self })
    }
}
