use super::{ChannelId, GuildId, Offer, Participant, Player, RoundDeadline, Timestamp};

/// A request to a table.
///
/// In buttons, `number` is the revision of the table ([`super::Table::revision`]) or the number of the offer
/// ([`super::OfferState::number`]) for which the button was made; `None` for commands typed by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Takes the seat reserved for this player, or else a free one.
    Join {
        /// The player who sends the command.
        by: Player,
    },
    /// Fills the seats that are neither taken nor reserved with computers. Only the opener may do so.
    SeatComputers {
        /// The participant who sends the command.
        by: Participant,
        /// The computers to choose from, in this order. Computers that are already at the table are skipped.
        computers: Vec<Player>,
        /// Whether the game is rated although computers play. Otherwise it becomes casual, unless the opener has chosen before.
        rated: bool,
    },
    /// Decides that the game is rated, also if computers take free seats. Only the opener may do that.
    ChooseRated {
        /// The participant who sends the command.
        by: Participant,
    },
    /// Seats all players of a table that belongs to a tournament, which starts the game.
    SeatInvited,
    /// Declines an invitation, or gives up a seat before the game. The opener cannot.
    DeclineInvitation {
        /// The participant who sends the command.
        by: Participant,
    },
    /// Takes the invitation of one player back. Only the opener may do so.
    Uninvite {
        /// The participant who sends the command.
        by: Participant,
        /// The invited player.
        player: Participant,
    },
    /// Takes the invitation back. Only the opener may do so.
    Cancel {
        /// The participant who sends the command.
        by: Participant,
    },
    /// Plays a turn.
    Turn {
        /// The participant who sends the command.
        by: Participant,
        /// The turn in notation, as the player typed it.
        text: String,
        /// The revision for which the button was made.
        number: Option<usize>,
    },
    /// Plays the rest of a game in which only computers are left. If the game is not over then, they agree to a draw.
    PlayOut {
        /// The turns in notation, in order.
        turns: Vec<String>,
        /// The revision from which they are played.
        revision: usize,
    },
    /// Resigns.
    Resign {
        /// The participant who sends the command.
        by: Participant,
    },
    /// Ends the game without a result. Only possible until every seat has played a turn, or if another player has left
    /// the server.
    Abort {
        /// The participant who sends the command.
        by: Participant,
    },
    /// Says whether a player is a member of the table's server. Has no effect if the table knows it, or if the player is
    /// out of the game.
    ReportMembership {
        /// The player whose membership is reported.
        player: Participant,
        /// Whether the player is a member.
        is_member: bool,
        /// Whether another player of the game may remove members from the server, and so may have removed this one.
        is_removable: bool,
    },
    /// Gives up the seat of a player whom an organiser has removed from the tournament. The sender of the command checks that.
    Remove {
        /// The player who was removed.
        player: Participant,
    },
    /// Gives up the seats of the players who have left the server, or that of the player to act, who has neither moved nor
    /// answered that they are still there. The others win or play on without them.
    Claim {
        /// The participant who sends the command.
        by: Participant,
    },
    /// Asks whether the player to act is still there. Only possible at tables of people without a clock, after three days
    /// without a turn.
    AskPresence {
        /// The participant who sends the command.
        by: Participant,
    },
    /// Answers that the player to act is still there; once in a turn.
    ConfirmPresence {
        /// The participant who sends the command.
        by: Participant,
    },
    /// Adds the time for a turn to that of the player to act; once in a turn, so that nobody ever has more than twice that
    /// time.
    ExtendTurn {
        /// The participant who sends the command.
        by: Participant,
        /// The revision for which the button was made.
        number: Option<usize>,
    },
    /// Makes an offer, or accepts the open one if it is of the same kind.
    Offer {
        /// The participant who sends the command.
        by: Participant,
        /// The kind of offer.
        offer: Offer,
        /// The revision for which the button was made.
        number: Option<usize>,
    },
    /// Accepts the open offer.
    Accept {
        /// The participant who sends the command.
        by: Participant,
        /// The number of the offer for which the button was made.
        number: Option<usize>,
    },
    /// Refuses the open offer.
    DeclineOffer {
        /// The participant who sends the command.
        by: Participant,
        /// The number of the offer for which the button was made.
        number: Option<usize>,
    },
    /// Asks for a good turn. The table announces that a hint was given.
    Hint {
        /// The participant who sends the command.
        by: Participant,
        /// The revision for which the button was made.
        number: Option<usize>,
    },
    /// Moves the table to another channel of its guild.
    Relocate {
        /// The participant who sends the command.
        by: Participant,
        /// The guild of the new channel, which must be that of the table; `None` in direct messages.
        guild: Option<GuildId>,
        /// The new channel.
        channel: ChannelId,
    },
    /// Goes on vacation, which stops the player's clock. Has no effect unless the time control is slow
    /// ([`super::TimeControl::is_slow`]).
    TakeVacation {
        /// The participant who sends the command.
        by: Participant,
        /// The end of the vacation.
        until: Timestamp,
    },
    /// Returns from vacation early. Has no effect if the player is not on vacation.
    EndVacation {
        /// The participant who sends the command.
        by: Participant,
    },
    /// Stops the game, because twice in a row nobody has voted for the turn of a server.
    Hold {
        /// The revision at which nobody has voted.
        number: usize,
    },
    /// Lets a game that waits for a vote go on. Has no effect at another one.
    EndHold,
    /// Gives back time in which nobody could play, such as an outage: clocks, reminders, invitations and idle games end
    /// later by that time. Has no effect if nothing will become due.
    CreditTime {
        /// The start of that time; it ends now. The part before the table's last event is not given back.
        since: Timestamp,
    },
    /// Carries out what is due. Has no effect before the time [`super::Table::due`].
    Tick {
        /// The last time at which the players are known to have been able to play, now or a moment ago.
        at: Timestamp,
    },
    /// Ends a game of a tournament at its deadline: [`Table::losers_in_time`](super::Table::losers_in_time) lose. If nobody has come, the
    /// table is closed.
    Adjudicate,
    /// Says by when the round of a tournament in which the game is played has to be over.
    SetRoundDeadline {
        /// The deadline; `None` if there is none, or while it waits.
        deadline: Option<RoundDeadline>,
    },
    /// Says that the tournament of the table is over or cancelled: the game goes on as any other. Has no effect at another table.
    ReportTournamentOver,
    /// Ends the table without a result. This is reserved for moderators of the channel; the sender of the command
    /// checks the permission, not the table. A moderator who plays there resigns instead, unless the game could be aborted.
    Close {
        /// The participant who sends the command.
        by: Participant,
    },
    /// Says that an organiser entered the result of the game in its tournament, which closes the table.
    ReportResultEntered,
}
