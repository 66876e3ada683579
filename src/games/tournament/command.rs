use super::{Change, EntrantNumber, PairingNumber};
use crate::rules::Seat;
use crate::table::{ChannelId, Participant, Player, TableId, Timestamp};

/// A request to a tournament.
///
/// Some commands are reserved for those who may organise tournaments in the guild. The sender of a command checks that
/// permission, not the tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Takes part. Possible until the start, in a Swiss tournament while at most half of the rounds are paired, and on a ladder at
    /// any time. A player who comes back to a ladder keeps their record.
    Join {
        /// The player who sends the command.
        by: Player,
        /// The rating of the player at the game, in whole points.
        rating: u32,
    },
    /// Takes the registration back. Only possible until the start.
    Leave {
        /// The player who sends the command.
        by: Participant,
    },
    /// Leaves the tournament, before or after its start. Also sent for a player who has left the guild or whose data is
    /// about to be deleted. [`Command::ReportBegun`] comes before it for each of their games in which a turn was played.
    Withdraw {
        /// The player who leaves.
        player: Participant,
    },
    /// Removes a player, who cannot join again. Reserved for organisers. As before [`Command::Withdraw`], games that have
    /// begun are reported first.
    Remove {
        /// The player who is removed.
        player: Participant,
    },
    /// Starts the tournament and pairs the first round. Reserved for organisers. At the time of the start the tournament
    /// starts by [`Command::Tick`] as well.
    Start {
        /// The current ratings of entrants. Those who are missing keep the rating with which they joined.
        ratings: Vec<(EntrantNumber, u32)>,
    },
    /// Stops the tournament: no round is paired and no deadline passes until it is resumed. Reserved for organisers.
    Pause,
    /// Ends a pause. Reserved for organisers.
    Resume,
    /// Ends the tournament without places. Reserved for organisers.
    Cancel,
    /// Ends a ladder, whose order becomes its final places. Reserved for organisers.
    Finish,
    /// Moves the tournament to another channel of its guild. Reserved for organisers.
    Relocate {
        /// The new channel.
        channel: ChannelId,
    },
    /// Says that a table was opened for a pairing, which has none.
    ReportTable {
        /// The pairing that has no table yet.
        pairing: PairingNumber,
        /// The table that was opened for it.
        table: TableId,
    },
    /// Says that the table of a pairing is gone without a result, for example because its channel was deleted. Another
    /// table may be opened for the pairing.
    ReportNoResult {
        /// The pairing that needs another table.
        pairing: PairingNumber,
        /// The table that is gone.
        table: TableId,
    },
    /// Says that a turn was played in a game that is not over.
    ReportBegun {
        /// The pairing whose game has begun.
        pairing: PairingNumber,
    },
    /// Says how the game of a pairing ended before a turn was played.
    ReportForfeit {
        /// The pairing whose game ended.
        pairing: PairingNumber,
        /// The place of each seat, as in [`Command::ReportResult`].
        places: Vec<u8>,
    },
    /// Says that nobody came to the game of a pairing before its time was over, so that all lose.
    ReportNobodyCame {
        /// The pairing whose game ended.
        pairing: PairingNumber,
    },
    /// Says how the game of a pairing ended.
    ReportResult {
        /// The pairing whose game ended.
        pairing: PairingNumber,
        /// The place of each seat, as in [`Places::as_slice`](crate::rules::Places::as_slice).
        places: Vec<u8>,
    },
    /// Decides a game whose deadline has passed ([`super::Tournament::overdue`]).
    Adjudicate {
        /// The pairing whose deadline has passed.
        pairing: PairingNumber,
        /// The game as it stands.
        game: UnfinishedGame,
    },
    /// Challenges a player at most three places above on a ladder.
    Challenge {
        /// The participant who sends the command.
        by: Participant,
        /// The player who is challenged.
        opponent: Participant,
        /// The end of the vacation on which that player is, from which the time to answer is counted.
        away_until: Option<Timestamp>,
    },
    /// Accepts the challenge that this player has not answered.
    AcceptChallenge {
        /// The participant who sends the command.
        by: Participant,
    },
    /// Declines the challenge that this player has not answered, which costs the place.
    DeclineChallenge {
        /// The participant who sends the command.
        by: Participant,
    },
    /// Gives back time in which nobody could play, such as an outage: deadlines pass later by that time. Has no effect
    /// while nothing has a deadline.
    CreditTime {
        /// The start of that time; it ends now. The part before the tournament's last event is not given back.
        since: Timestamp,
    },
    /// Gives back time in which nobody could play at the table of one game: its deadline passes later by that time. Has no
    /// effect on a game without a deadline.
    CreditGame {
        /// The pairing whose deadline moves.
        pairing: PairingNumber,
        /// The start of that time; it ends now, or at the pause of the tournament, which is given back anyway.
        since: Timestamp,
    },
    /// Carries out what is due, except for adjudications. Has no effect before the time [`super::Tournament::due`].
    Tick {
        /// The last time at which the players are known to have been able to play, now or a moment ago.
        at: Timestamp,
        /// The current ratings of entrants, as in [`Command::Start`]. Only used at the time of the start.
        ratings: Vec<(EntrantNumber, u32)>,
    },
    /// Changes something by hand. Reserved for organisers, except that players ask for byes of their own. Rejected if a
    /// value is not what the change says that it was before.
    Change {
        /// Who sends the command.
        by: Participant,
        /// What is changed, in order. All or nothing is changed.
        changes: Vec<Change>,
    },
    /// Takes in a player who could join, also one who was removed; or brings back a player of a ladder, or of a Swiss
    /// tournament with rounds to come, who keeps their record. Reserved for organisers.
    Add {
        /// Who sends the command.
        by: Participant,
        /// The player who is taken in.
        player: Player,
        /// The rating of the player at the game, in whole points.
        rating: u32,
    },
    /// Takes the last change of an organiser back, if no round was paired since. Reserved for organisers.
    Undo {
        /// Who sends the command.
        by: Participant,
    },
}

/// A game that is not over at its deadline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnfinishedGame {
    /// The place of each seat so far, 0 for a seat that is still in the game.
    pub places: Vec<u8>,
    /// The seats that lose ([`Table::losers_in_time`](crate::table::Table::losers_in_time)). The others that are still in the game share
    /// the best place that is left.
    pub losers: Vec<Seat>,
    /// Whether a turn was played.
    pub has_begun: bool,
}
