use super::{Change, EntrantNumber, PairingNumber};
use crate::table::{ChannelId, Participant, Player, TableId, Timestamp};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// A change of a tournament. The store keeps the events of a tournament, as JSON, in the order in which they happened.
///
/// Names of events and fields are stable: those of earlier releases stay readable, and a new field has a default. Only
/// [`Event::Joined`] and [`Event::Changed`] hold personal data; everything else refers to players by number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// A player joined.
    Joined {
        /// The number of the player: the number of those who joined before.
        entrant: EntrantNumber,
        /// The player with their name at that time.
        #[serde(with = "super::stored::player")]
        player: Player,
        /// The rating at the game.
        rating: u32,
        /// Whether a player who joins late has nothing for the first round that they miss.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        without_half_point: bool,
    },
    /// A player who had withdrawn came back to a ladder, at the bottom.
    Rejoined {
        /// The player who came back.
        entrant: EntrantNumber,
        /// The rating at the game.
        rating: u32,
    },
    /// A player left before the start.
    Left {
        /// The player who left.
        entrant: EntrantNumber,
    },
    /// An organiser removed a player, who cannot join again. After the start [`Event::Withdrawn`] follows.
    Removed {
        /// The player who was removed.
        entrant: EntrantNumber,
    },
    /// A player left after the start.
    Withdrawn {
        /// The player who left.
        entrant: EntrantNumber,
        /// Whether all games of the player count for nobody.
        annulled: bool,
    },
    /// There were too few players at the time of the start, so that it is started by hand.
    StartMissed,
    /// Nobody has joined or left for so long that the registration ended.
    Expired,
    /// The tournament started.
    Started {
        /// The players in starting order: by rating, or by lot in a round robin.
        order: Vec<EntrantNumber>,
        /// The ratings of the players, in the order of `order`.
        ratings: Vec<u32>,
        /// The number of rounds; 0 on a ladder.
        rounds: usize,
    },
    /// A round was paired. Its pairings are numbered in order, after those of the rounds before.
    RoundPaired {
        /// The number of the round, counted from 1.
        round: usize,
        /// The players of each game, by seat: the first one goes first.
        pairings: Vec<Vec<EntrantNumber>>,
        /// The players who sit this round out.
        byes: Vec<EntrantNumber>,
    },
    /// A match of a knockout goes on with another game, which has the next number. The first release only played drawn games
    /// again.
    #[serde(rename = "replay-paired")]
    NextGamePaired {
        /// The game before it in the match.
        #[serde(rename = "of")]
        after: PairingNumber,
        /// The players by seat.
        seats: Vec<EntrantNumber>,
    },
    /// A table was opened for a pairing.
    TableOpened {
        /// The pairing that is played there.
        pairing: PairingNumber,
        /// The table that was opened.
        table: TableId,
    },
    /// A turn was played in a game of which a player is about to withdraw.
    GameBegun {
        /// The pairing of that game.
        pairing: PairingNumber,
    },
    /// The table of a pairing closed without a result.
    TableClosed {
        /// The pairing, which needs another table.
        pairing: PairingNumber,
    },
    /// A game was decided.
    GameDecided {
        /// The pairing whose game was decided.
        pairing: PairingNumber,
        /// The place of each seat. A place that more seats share than could have it, such as 2 of both seats, was lost
        /// by all of them.
        places: Vec<u8>,
        /// How it was decided.
        decision: Decision,
    },
    /// A player challenged another on a ladder.
    Challenged {
        /// The lower player.
        challenger: EntrantNumber,
        /// The upper player.
        challenged: EntrantNumber,
        /// The end of the vacation on which the upper player is, from which the time to answer is counted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        away_until: Option<Timestamp>,
    },
    /// The challenged player was reminded that the time to answer is nearly over.
    ChallengeReminded {
        /// The lower player.
        challenger: EntrantNumber,
    },
    /// A challenge was accepted. The pairing has the next number.
    ChallengeAccepted {
        /// The lower player.
        challenger: EntrantNumber,
        /// The players by seat.
        seats: Vec<EntrantNumber>,
    },
    /// A challenge was declined, so that the challenger took the place.
    ChallengeDeclined {
        /// The lower player.
        challenger: EntrantNumber,
    },
    /// A challenge was not answered in time, so that the challenger took the place.
    ChallengeLapsed {
        /// The lower player.
        challenger: EntrantNumber,
    },
    /// The tournament was moved to another channel.
    Relocated {
        /// The new channel.
        channel: ChannelId,
    },
    /// The tournament was paused.
    Paused,
    /// The paused tournament was resumed.
    Resumed,
    /// Time in which nobody could play was given back.
    TimeCredited {
        /// The time given back; stored in whole milliseconds.
        #[serde(with = "super::stored::millis")]
        time: Duration,
    },
    /// Time in which nobody could play at the table of one game was given back.
    GameTimeCredited {
        /// The pairing whose deadline moved.
        pairing: PairingNumber,
        /// The time given back; stored in whole milliseconds.
        #[serde(with = "super::stored::millis")]
        time: Duration,
    },
    /// An organiser ended the tournament without places.
    Cancelled,
    /// The tournament ended.
    Finished {
        /// The final places, best first.
        places: Vec<FinalPlace>,
    },
    /// An organiser changed something by hand, or a player asked for a bye.
    Changed {
        /// Who did it.
        #[serde(with = "super::stored::participant")]
        by: Participant,
        /// What was changed, in order.
        changes: Vec<Change>,
        /// Whether that takes the last change back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        is_undo: bool,
    },
}

impl Event {
    /// Whether it gives the tournament another name.
    pub fn renames(&self) -> bool {
        let is_name = |change: &Change| matches!(change, Change::Name { .. });
        matches!(self, Event::Changed { changes, .. } if changes.iter().any(is_name))
    }
}

/// How a game was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// By its table.
    Played,
    /// By its table before a turn was played.
    Forfeited,
    /// Nobody had come in time, so that everyone lost.
    NotBegun,
    /// The seat to act at the deadline lost.
    Adjudicated,
    /// A player had withdrawn before a turn was played.
    Withdrawn,
    /// A player withdrew after a turn was played.
    Abandoned,
    /// An organiser entered or corrected the result. It counts as played.
    Entered,
}

impl Decision {
    /// The stored name.
    pub fn name(self) -> &'static str {
        match self {
            Decision::Played => "played",
            Decision::Forfeited => "forfeited",
            Decision::NotBegun => "not-begun",
            Decision::Adjudicated => "adjudicated",
            Decision::Withdrawn => "withdrawn",
            Decision::Abandoned => "abandoned",
            Decision::Entered => "entered",
        }
    }

    /// Whether a turn was played in the game.
    pub fn is_after_turn(self) -> bool {
        matches!(self, Decision::Played | Decision::Adjudicated | Decision::Abandoned | Decision::Entered)
    }
}

/// An honour that a player of a finished tournament earns by their place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Title {
    /// The first place.
    Winner,
    /// The second place.
    Second,
    /// The third place.
    Third,
}

impl Title {
    /// The title for a place; `None` from the fourth on.
    pub fn of(place: usize) -> Option<Title> {
        [Title::Winner, Title::Second, Title::Third].get(place.checked_sub(1)?).copied()
    }

    /// The name by which the texts select the title.
    pub fn name(self) -> &'static str {
        match self {
            Title::Winner => "winner",
            Title::Second => "second",
            Title::Third => "third",
        }
    }
}

/// The place of a player in a finished tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinalPlace {
    /// The player who has the place.
    pub entrant: EntrantNumber,
    /// The place, from 1. Players who finish together share it.
    pub place: usize,
}
