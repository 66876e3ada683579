use crate::rules::{Localize, Message};
use thiserror::Error;

/// The reason why a tournament rejects a command.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Rejection {
    /// Nothing of the name is visible.
    #[error("no visible name")]
    NoName,
    /// The name is too long to be shown whole.
    #[error("more than {most} columns")]
    NameTooLong {
        /// Upper bound of its width, in columns.
        most: usize,
    },
    /// The form is for games of two seats.
    #[error("not with {seats} seats")]
    TwoSeatsOnly {
        /// The number of seats that was asked for.
        seats: usize,
    },
    /// A Swiss tournament cannot have this number of rounds.
    #[error("1 to {most} rounds")]
    NoSuchRounds {
        /// Upper bound of the number of rounds.
        most: usize,
    },
    /// So many players can meet everybody in fewer rounds.
    #[error("at most {most} rounds for {players} players")]
    TooManyRounds {
        /// The greatest possible number of rounds.
        most: usize,
        /// Upper bound of the number of players.
        players: usize,
    },
    /// The form does not allow this bound of the number of players.
    #[error("{fewest} to {most} players")]
    NoSuchSize {
        /// The fewest players of the form.
        fewest: usize,
        /// The most players of the form.
        most: usize,
    },
    /// A round is shorter than a single turn may take.
    #[error("the round is shorter than a turn")]
    RoundTooShort,
    /// The start lies in the past.
    #[error("the start lies in the past")]
    StartInPast,
    /// This player takes part already.
    #[error("joined already")]
    AlreadyJoined,
    /// This player does not take part.
    #[error("does not take part")]
    NotJoined,
    /// No more players can join.
    #[error("full with {most} players")]
    Full {
        /// The upper bound.
        most: usize,
    },
    /// It is too late to join.
    #[error("too late to join")]
    TooLateToJoin,
    /// An organiser removed this player.
    #[error("removed by an organiser")]
    Removed,
    /// This player has withdrawn.
    #[error("withdrawn")]
    Withdrawn,
    /// There are too few players to start.
    #[error("{players} of at least {fewest} players")]
    TooFewPlayers {
        /// The number of players who have joined.
        players: usize,
        /// The fewest players of the form.
        fewest: usize,
    },
    /// The tournament has not started.
    #[error("not started")]
    NotStarted,
    /// The tournament has started already.
    #[error("already started")]
    AlreadyStarted,
    /// The tournament is over.
    #[error("over")]
    Over,
    /// The tournament was cancelled, or its registration expired.
    #[error("cancelled")]
    Cancelled,
    /// The tournament is paused.
    #[error("paused")]
    Paused,
    /// The tournament is paused already.
    #[error("already paused")]
    AlreadyPaused,
    /// The tournament is not paused.
    #[error("not paused")]
    NotPaused,
    /// The tournament is in that channel already.
    #[error("already here")]
    AlreadyHere,
    /// No pairing has this number.
    #[error("no such pairing")]
    NoSuchPairing,
    /// The game is decided.
    #[error("decided already")]
    AlreadyDecided,
    /// The pairing has another table.
    #[error("has a table")]
    HasTable,
    /// The pairing is not played at that table.
    #[error("not at that table")]
    NoTable,
    /// The places are not those of a finished game of this many seats.
    #[error("no places of {seats} seats")]
    NoSuchPlaces {
        /// The number of seats.
        seats: usize,
    },
    /// The deadline of the game has not passed.
    #[error("not overdue")]
    NotOverdue,
    /// The tournament is not a ladder.
    #[error("not a ladder")]
    NotLadder,
    /// The challenged player is not above the challenger.
    #[error("not above")]
    NotAbove,
    /// The challenged player is too far above.
    #[error("more than {most} places above")]
    TooFarAbove {
        /// The number of places that a challenge may span.
        most: usize,
    },
    /// This player has an open challenge or an undecided game.
    #[error("busy")]
    Busy,
    /// The challenged player has an open challenge or an undecided game.
    #[error("the opponent is busy")]
    OpponentBusy,
    /// These two have played a short time ago.
    #[error("challenged a short time ago")]
    TooSoon,
    /// This player has no challenge to answer.
    #[error("no challenge")]
    NoChallenge,
}

impl Localize for Rejection {
    fn message(&self) -> Message {
        match self {
            Rejection::NoName => Message::new("tournament-no-name"),
            Rejection::NameTooLong { most } => Message::new("tournament-name-too-long").count("most", *most),
            Rejection::TwoSeatsOnly { seats } => {
                Message::new("tournament-two-seats-only").count("seats", *seats)
            }
            Rejection::NoSuchRounds { most } => {
                Message::new("tournament-no-such-rounds").count("most", *most)
            }
            Rejection::TooManyRounds { most, players } => {
                Message::new("tournament-too-many-rounds").count("most", *most).count("players", *players)
            }
            Rejection::NoSuchSize { fewest, most } => {
                Message::new("tournament-no-such-size").count("fewest", *fewest).count("most", *most)
            }
            Rejection::RoundTooShort => Message::new("tournament-round-too-short"),
            Rejection::StartInPast => Message::new("tournament-start-in-past"),
            Rejection::AlreadyJoined => Message::new("tournament-already-joined"),
            Rejection::NotJoined => Message::new("tournament-not-joined"),
            Rejection::Full { most } => Message::new("tournament-full").count("most", *most),
            Rejection::TooLateToJoin => Message::new("tournament-too-late"),
            Rejection::Removed => Message::new("tournament-removed"),
            Rejection::Withdrawn => Message::new("tournament-withdrawn"),
            Rejection::TooFewPlayers { players, fewest } => {
                Message::new("tournament-too-few-players").count("players", *players).count("fewest", *fewest)
            }
            Rejection::NotStarted => Message::new("tournament-not-started"),
            Rejection::AlreadyStarted => Message::new("tournament-already-started"),
            Rejection::Over => Message::new("tournament-over"),
            Rejection::Cancelled => Message::new("tournament-cancelled"),
            Rejection::Paused => Message::new("tournament-paused"),
            Rejection::AlreadyPaused => Message::new("tournament-already-paused"),
            Rejection::NotPaused => Message::new("tournament-not-paused"),
            Rejection::AlreadyHere => Message::new("tournament-already-here"),
            // These are about pairings, which only the bot itself names.
            Rejection::NoSuchPairing
            | Rejection::AlreadyDecided
            | Rejection::HasTable
            | Rejection::NoTable
            | Rejection::NoSuchPlaces { .. }
            | Rejection::NotOverdue => Message::new("tournament-stale"),
            Rejection::NotLadder => Message::new("tournament-not-ladder"),
            Rejection::NotAbove => Message::new("tournament-not-above"),
            Rejection::TooFarAbove { most } => Message::new("tournament-too-far-above").count("most", *most),
            Rejection::Busy => Message::new("tournament-busy"),
            Rejection::OpponentBusy => Message::new("tournament-opponent-busy"),
            Rejection::TooSoon => Message::new("tournament-too-soon"),
            Rejection::NoChallenge => Message::new("tournament-no-challenge"),
        }
    }
}
