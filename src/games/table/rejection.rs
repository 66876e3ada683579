use super::{ClaimEffect, Offer, PlayerName, Resumption, TableId, Timestamp};
use crate::rules::{self, Localize, Message, SetupError};
use thiserror::Error;

/// The reason why a table rejects a command. Each has a text for the player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Rejection {
    /// The channel has no table.
    #[error("no table here")]
    NoTable,
    /// No table has this number.
    #[error("unknown table")]
    UnknownTable,
    /// The table was moved to another channel.
    #[error("table {table} is in another channel")]
    Relocated {
        /// Its number.
        table: TableId,
    },
    /// The channel has a table already.
    #[error("a table is here already")]
    Occupied,
    /// This player has reached the upper bound of open invitations.
    #[error("{most} invitations are open")]
    TooManyInvitations {
        /// The upper bound.
        most: usize,
    },
    /// This player has reached the upper bound of tables in this guild that wait for anybody to join.
    #[error("{most} tables wait for players")]
    TooManySearching {
        /// The upper bound.
        most: usize,
    },
    /// The game does not support this number of players, or has no such setup.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The opener invited themselves.
    #[error("invited oneself")]
    InvitedSelf,
    /// Somebody wants to block themselves.
    #[error("blocked oneself")]
    BlockedSelf,
    /// This player has blocked as many players as possible.
    #[error("{most} players are blocked")]
    TooManyBlocked {
        /// The upper bound.
        most: usize,
    },
    /// The one who asks has blocked this player.
    #[error("{player} is blocked")]
    Blocked {
        /// The name of the blocked player.
        player: PlayerName,
    },
    /// This player has blocked the one who asks, who is not told the reason.
    #[error("{player} cannot be invited")]
    CannotInvite {
        /// The name of the player.
        player: PlayerName,
    },
    /// A player at the table has blocked the one who asks, who is not told the reason.
    #[error("cannot join")]
    CannotJoin,
    /// The table is in that channel already.
    #[error("already here")]
    AlreadyHere,
    /// The other channel is in another guild.
    #[error("in another guild")]
    OtherServer,
    /// A player was invited twice.
    #[error("invited twice")]
    InvitedTwice,
    /// More players were invited than there are seats.
    #[error("more are invited than the {seats} seats hold")]
    TooManyOpponents {
        /// The number of seats.
        seats: usize,
    },
    /// This player has reached the upper bound of tables.
    #[error("sits at {most} tables")]
    TooManyTables {
        /// The upper bound.
        most: usize,
    },
    /// The only free seats are reserved for other players.
    #[error("reserved for {players:?}")]
    Reserved {
        /// The names of the invited players, at least one.
        players: Vec<PlayerName>,
    },
    /// Every seat is taken or reserved, so that no computer can be seated.
    #[error("no free seat for a computer")]
    NoSeatForComputer {
        /// The most seats that the game can have.
        most: usize,
    },
    /// No seat is free.
    #[error("no free seat")]
    Full,
    /// This player is at the table already.
    #[error("already seated")]
    AlreadySeated,
    /// Only the opener may do this.
    #[error("only {opener} may")]
    NotOpener {
        /// The name of the opener.
        opener: PlayerName,
    },
    /// The opener cannot give up the seat, but cancel the invitation.
    #[error("the opener stays")]
    OpenerStays,
    /// This player was not invited, so there is nothing to decline.
    #[error("not invited")]
    NotInvited,
    /// The game has not started.
    #[error("not started")]
    NotStarted,
    /// The game has started already.
    #[error("already started")]
    AlreadyStarted,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The table was closed without a result.
    #[error("the invitation is closed")]
    Closed,
    /// This player may take a seat, but has not done so yet.
    #[error("not joined yet")]
    NotJoined,
    /// This player is not at the table.
    #[error("not at the table")]
    NotAtTable,
    /// This player was not at the table, whose game is over.
    #[error("was not at the table")]
    WasNotAtTable,
    /// A former player was at the table, so there is no rematch.
    #[error("a former player was at the table")]
    NoRematch,
    /// Another player is to act.
    #[error("it is the turn of {player}")]
    NotYourTurn {
        /// The name of the player to act.
        player: PlayerName,
    },
    /// This seat is out of the game while others play on.
    #[error("out of the game")]
    Out,
    /// The button belongs to an earlier position or offer.
    #[error("stale button")]
    Stale,
    /// The turn was sent twice; only the first one counts.
    #[error("already played")]
    AlreadyPlayed,
    /// This seat has made or accepted the offer already.
    #[error("already offered")]
    AlreadyOffered {
        /// The kind of offer.
        offer: Offer,
        /// Whether it has made the offer.
        made: bool,
    },
    /// The same offer of this seat was refused since the last turn.
    #[error("refused already")]
    OfferDeclined,
    /// An offer of another kind is open, which this seat has not answered.
    #[error("{by} has made an offer: {offer:?}")]
    OtherOffer {
        /// The kind of the open offer.
        offer: Offer,
        /// The name of the player who made it.
        by: PlayerName,
    },
    /// An offer of another kind is open, to which this seat has agreed.
    #[error("another offer is not answered yet")]
    OfferUnanswered,
    /// The takeback was sent twice; only the first one counts.
    #[error("already taken back")]
    AlreadyTakenBack,
    /// There is no open offer.
    #[error("no offer stands")]
    NoOffer,
    /// Takebacks are not allowed in rated games with a computer.
    #[error("no takebacks here")]
    NoTakebacks,
    /// This seat has no turn that can be taken back.
    #[error("nothing to take back")]
    NothingToTakeBack,
    /// The game has no time control, so it cannot be paused.
    #[error("no clock here")]
    NoClock,
    /// The game is paused.
    #[error("paused")]
    Paused {
        /// What the player can do about it.
        resumption: Resumption,
    },
    /// The game is not paused.
    #[error("not paused")]
    NotPaused,
    /// This player is on vacation already.
    #[error("on vacation")]
    OnVacation,
    /// This player is not on vacation.
    #[error("not on vacation")]
    NotOnVacation,
    /// This player has begun or ended a vacation just before.
    #[error("a vacation was begun or ended just before")]
    VacationChanged {
        /// When the player can do that again.
        again: Timestamp,
    },
    /// The requested number of vacation days is zero or more than this player has left.
    #[error("{most} days of vacation are left")]
    NoSuchVacation {
        /// The number of days left.
        most: usize,
    },
    /// Every seat has played a turn, so the game can no longer be aborted.
    #[error("too late to abort")]
    TooLateToAbort,
    /// The game belongs to a tournament, in which it cannot be called off, paused or taken back.
    #[error("not in a tournament")]
    InTournament,
    /// No player has left the server.
    #[error("nobody has left")]
    NobodyLeft,
    /// Nobody has been away for long enough.
    #[error("nobody is absent")]
    NotAbsent {
        /// What a claim would do.
        claim: ClaimEffect,
    },
    /// The player to act has not been away for long enough.
    #[error("{player} is not absent yet")]
    NotAbsentYet {
        /// The name of the player.
        player: PlayerName,
        /// When the player has last moved or, if they have been asked in this turn, answered.
        since: Timestamp,
        /// Whether the player has answered.
        answered: bool,
        /// When the others may ask.
        from: Timestamp,
        /// What a claim will do.
        claim: ClaimEffect,
    },
    /// The player to act was not asked yet.
    #[error("{player} was not asked")]
    AskFirst {
        /// The name of the player.
        player: PlayerName,
        /// What a claim will do.
        claim: ClaimEffect,
    },
    /// A clock decides about players who do not move.
    #[error("a clock decides about absent players")]
    AbsentWithClock,
    /// Organisers and deadlines decide about players who do not move.
    #[error("a tournament decides about absent players")]
    AbsentInTournament,
    /// No other person is in the game.
    #[error("only computers are asked")]
    AbsentComputers,
    /// The player who asks is the one to act.
    #[error("asked for oneself")]
    AbsentOnOwnTurn {
        /// The number of people who wait.
        waiting: usize,
    },
    /// The player to act was asked already, and has time to answer.
    #[error("asked already")]
    AlreadyAsked {
        /// What a claim will do.
        claim: ClaimEffect,
        /// When it will be possible.
        from: Timestamp,
    },
    /// Nobody asks whether this player is still there.
    #[error("not asked")]
    NotAsked,
    /// This player has answered in this turn already, so that only a turn counts.
    #[error("answered before")]
    AnsweredBefore,
    /// Players cannot give time to themselves.
    #[error("own turn")]
    OwnTurn,
    /// The game has no time control, so there is no time to give.
    #[error("no clock to add time to")]
    NoTimeToGive,
    /// No clock runs for the player to act.
    #[error("no clock runs")]
    NoRunningClock,
    /// Time was added to this turn already.
    #[error("extended already")]
    AlreadyExtended,
    /// The clocks of a tournament are the same for all.
    #[error("the clock of a tournament")]
    TournamentClock,
    /// The player is to act, so there is nothing to plan for.
    #[error("planned on one's own turn")]
    PlanOnOwnTurn,
    /// The line to plan has no turn of the player.
    #[error("nothing to reply")]
    PlanWithoutReply {
        /// Whether the player is to act after it.
        is_next: bool,
    },
    /// The player has planned as many lines as one may.
    #[error("{most} plans already")]
    TooManyPlans {
        /// The limit.
        most: usize,
    },
    /// Somebody wants to be told of the end of their own game.
    #[error("watched own game")]
    WatchedOwn,
    /// This player watches as many games as possible.
    #[error("{most} games are watched")]
    TooManyWatched {
        /// The upper bound.
        most: usize,
    },
    /// Somebody else has joined the game for which an opponent was sought, or it is not open any more.
    #[error("the seek is not open")]
    SeekClosed,
    /// Somebody wants to join the game for which they look for an opponent themselves.
    #[error("own seek")]
    OwnSeek,
    /// The one who looks for an opponent has reached the upper bound of tables meanwhile.
    #[error("the seeker has too many tables")]
    SeekerBusy,
    /// This player has a table in the direct conversation in which this one would be.
    #[error("a table is in the direct conversation")]
    DirectOccupied,
    /// Another seek of the same player was opened at the same moment.
    #[error("sought twice")]
    SoughtTwice,
    /// This player has opened many seeks lately.
    #[error("{most} seeks in an hour")]
    TooManySeeks {
        /// The upper bound for an hour.
        most: usize,
    },
    /// Hints are not allowed in rated games among people.
    #[error("no hints here")]
    NoHints,
    /// Hints are not allowed in tournaments.
    #[error("no hints in a tournament")]
    NoHintsInTournament,
    /// The rules of the game forbid the turn.
    #[error("refused: {0:?}")]
    Turn(rules::IllegalTurn),
}

impl From<rules::IllegalTurn> for Rejection {
    fn from(refusal: rules::IllegalTurn) -> Rejection {
        Rejection::Turn(refusal)
    }
}

impl Localize for Rejection {
    fn message(&self) -> Message {
        match self {
            Rejection::NoTable => Message::new("table-none-here"),
            // Only people who see the other channel are told where it is.
            Rejection::UnknownTable | Rejection::Relocated { .. } => Message::new("table-unknown"),
            Rejection::Occupied => Message::new("table-occupied"),
            Rejection::TooManyInvitations { most } => {
                Message::new("table-too-many-invitations").count("most", *most).shared_button("button-cancel")
            }
            Rejection::TooManySearching { most } => {
                Message::new("table-too-many-searching").count("most", *most)
            }
            Rejection::Setup(error) => error.message(),
            Rejection::InvitedSelf => Message::new("table-invited-self"),
            Rejection::BlockedSelf => Message::new("block-self"),
            Rejection::TooManyBlocked { most } => Message::new("block-too-many").count("most", *most),
            Rejection::Blocked { player } => player.add_to(Message::new("block-own"), "name"),
            Rejection::CannotInvite { player } => player.add_to(Message::new("block-cannot-invite"), "name"),
            Rejection::CannotJoin => Message::new("block-cannot-join"),
            Rejection::AlreadyHere => Message::new("table-already-here"),
            Rejection::OtherServer => Message::new("table-other-server"),
            Rejection::InvitedTwice => Message::new("table-invited-twice"),
            Rejection::TooManyOpponents { seats } => {
                Message::new("table-too-many-opponents").count("seats", *seats)
            }
            Rejection::TooManyTables { most } => Message::new("table-too-many-tables").count("most", *most),
            Rejection::Reserved { players } => Message::new("table-reserved")
                .count("count", players.len())
                .people("players", players.iter().map(PlayerName::arg)),
            Rejection::NoSeatForComputer { most } => {
                Message::new("table-no-seat-for-computer").count("most", *most)
            }
            Rejection::Full => Message::new("table-full"),
            Rejection::AlreadySeated => Message::new("table-already-seated"),
            Rejection::NotOpener { opener } => opener.add_to(Message::new("table-not-opener"), "player"),
            Rejection::OpenerStays => Message::new("table-opener-stays").shared_button("button-cancel"),
            Rejection::NotInvited => Message::new("table-not-invited"),
            Rejection::NotStarted => Message::new("table-not-started"),
            Rejection::AlreadyStarted => Message::new("table-already-started"),
            Rejection::Over => Message::new("table-over"),
            Rejection::Closed => Message::new("table-closed"),
            Rejection::NotJoined => Message::new("table-not-joined").shared_button("button-join"),
            Rejection::NotAtTable => Message::new("table-not-seated"),
            Rejection::WasNotAtTable => Message::new("table-not-seated-over"),
            Rejection::NoRematch => Message::new("table-no-rematch"),
            Rejection::NotYourTurn { player } => player.add_to(Message::new("table-not-your-turn"), "player"),
            Rejection::Out => Message::new("table-out"),
            Rejection::Stale => Message::new("say-stale-button"),
            Rejection::AlreadyPlayed => Message::new("table-already-played"),
            Rejection::AlreadyOffered { offer, made } => Message::new("table-already-offered")
                .with("made", if *made { "yes" } else { "no" })
                .with("offer", offer.name()),
            Rejection::OfferDeclined => Message::new("table-offer-refused"),
            Rejection::OtherOffer { offer, by } => {
                let request = by.add_to(Message::new("news-offered"), "name").with("offer", offer.name());
                Message::new("table-offer-open").message("request", request)
            }
            Rejection::OfferUnanswered => Message::new("table-offer-waits"),
            Rejection::AlreadyTakenBack => Message::new("table-already-taken-back"),
            Rejection::NoOffer => Message::new("table-no-offer"),
            Rejection::NoTakebacks => Message::new("table-no-takebacks"),
            Rejection::NothingToTakeBack => Message::new("table-nothing-to-take-back"),
            Rejection::NoClock => Message::new("table-no-clock"),
            Rejection::Paused { resumption } => {
                let message = Message::new("table-paused").with("resume", resumption.name());
                message.shared_button("button-resume")
            }
            Rejection::NotPaused => Message::new("table-not-paused"),
            Rejection::OnVacation => Message::new("table-on-vacation"),
            Rejection::NotOnVacation => Message::new("table-not-on-vacation"),
            Rejection::VacationChanged { again } => {
                Message::new("table-vacation-changed").time("again", again.unix_seconds())
            }
            Rejection::NoSuchVacation { most } => Message::new("table-no-such-vacation").count("most", *most),
            Rejection::TooLateToAbort => Message::new("table-too-late-to-abort"),
            Rejection::InTournament => Message::new("table-in-tournament"),
            Rejection::NobodyLeft => Message::new("table-nobody-left"),
            Rejection::NotAbsent { claim } => Message::new("table-not-absent").with("claim", claim.name()),
            Rejection::NotAbsentYet { player, since, answered, from, claim } => player
                .add_to(Message::new("table-not-absent-yet"), "player")
                .with("answered", if *answered { "yes" } else { "no" })
                .with("claim", claim.name())
                .time("since", since.unix_seconds())
                .time("from", from.unix_seconds()),
            Rejection::AskFirst { player, claim } => player
                .add_to(Message::new("table-ask-first"), "player")
                .with("claim", claim.name())
                .shared_button("button-still-there"),
            Rejection::AbsentWithClock => Message::new("table-absence-clock"),
            Rejection::AbsentInTournament => Message::new("table-absence-tournament"),
            Rejection::AbsentComputers => Message::new("table-absence-computers"),
            Rejection::AbsentOnOwnTurn { waiting } => Message::new("table-absence-own-turn")
                .with("waiting", if *waiting == 1 { "opponent" } else { "others" }),
            Rejection::AlreadyAsked { claim, from } => Message::new("table-already-asked")
                .with("claim", claim.name())
                .time("from", from.unix_seconds()),
            Rejection::NotAsked => Message::new("table-not-asked"),
            Rejection::AnsweredBefore => Message::new("table-answered-before"),
            Rejection::OwnTurn => Message::new("table-own-turn"),
            Rejection::NoTimeToGive => Message::new("table-give-time-no-clock"),
            Rejection::NoRunningClock => Message::new("table-no-running-clock"),
            Rejection::AlreadyExtended => Message::new("table-already-extended"),
            Rejection::TournamentClock => Message::new("table-tournament-clock"),
            Rejection::PlanOnOwnTurn => Message::new("plan-own-turn"),
            Rejection::PlanWithoutReply { is_next } => {
                Message::new("plan-without-reply").with("next", if *is_next { "own" } else { "other" })
            }
            Rejection::TooManyPlans { most } => Message::new("plan-too-many").count("most", *most),
            Rejection::WatchedOwn => Message::new("watch-own"),
            Rejection::TooManyWatched { most } => Message::new("watch-too-many").count("most", *most),
            Rejection::SeekClosed => Message::new("seek-closed-meanwhile"),
            Rejection::OwnSeek => Message::new("seek-own"),
            Rejection::SeekerBusy => Message::new("seek-busy"),
            Rejection::DirectOccupied => Message::new("seek-direct-occupied"),
            Rejection::SoughtTwice => Message::new("seek-twice"),
            Rejection::TooManySeeks { most } => Message::new("seek-too-many").count("most", *most),
            Rejection::NoHints => Message::new("table-no-hints"),
            Rejection::NoHintsInTournament => Message::new("table-no-hints-in-tournament"),
            Rejection::Turn(refusal) => refusal.message(),
        }
    }
}
