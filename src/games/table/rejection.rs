use crate::rules::{self, Localize, Message, SetupError};
use thiserror::Error;

/// Why a table does not do what it was asked. Each is told to the person as a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Rejection {
    /// The channel has no table.
    #[error("no table here")]
    NoTable,
    /// There is no table of this number.
    #[error("unknown table")]
    UnknownTable,
    /// The channel has a table already.
    #[error("a table is here already")]
    Occupied,
    /// So many invitations of this person are open that there cannot be another one.
    #[error("{most} invitations are open")]
    TooManyInvitations {
        /// So many.
        most: usize,
    },
    /// The game is not played by so many, or has no such set-up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Nobody plays against oneself.
    #[error("invited oneself")]
    InvitedSelf,
    /// The table is in that channel.
    #[error("already here")]
    AlreadyHere,
    /// Somebody was invited twice.
    #[error("invited twice")]
    InvitedTwice,
    /// More were invited than there are seats.
    #[error("more are invited than the {seats} seats hold")]
    TooManyOpponents {
        /// So many.
        seats: usize,
    },
    /// This person sits at so many tables that there cannot be another one.
    #[error("sits at {most} tables")]
    TooManyTables {
        /// So many.
        most: usize,
    },
    /// The only free seats are kept for others.
    #[error("reserved for {player}")]
    Reserved {
        /// For whom: names.
        player: String,
    },
    /// No seat is free.
    #[error("no free seat")]
    Full,
    /// This person sits here already.
    #[error("already seated")]
    AlreadySeated,
    /// Only the opener may take an invitation back.
    #[error("only {opener} may")]
    NotOpener {
        /// Who may.
        opener: String,
    },
    /// Only one who was invited can decline.
    #[error("not invited")]
    NotInvited,
    /// The game has not begun.
    #[error("not started")]
    NotStarted,
    /// The game has begun.
    #[error("already started")]
    AlreadyStarted,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The invitation was declined or taken back.
    #[error("the invitation is closed")]
    Closed,
    /// This person does not play here.
    #[error("not at the table")]
    NotAtTable,
    /// Somebody else is to act.
    #[error("it is the turn of {player}")]
    NotYourTurn {
        /// Who is.
        player: String,
    },
    /// This seat has gone out of the game while others play on.
    #[error("out of the game")]
    Out,
    /// The button belongs to an earlier turn.
    #[error("stale button")]
    Stale,
    /// The turn was sent twice; the first one counts.
    #[error("already played")]
    AlreadyPlayed,
    /// This seat has made or accepted that offer.
    #[error("already offered")]
    AlreadyOffered,
    /// That offer of this seat was refused since the last turn.
    #[error("refused already")]
    OfferRefused,
    /// No offer stands.
    #[error("no offer stands")]
    NoOffer,
    /// Where a computer is played for a rating, no turn is taken back.
    #[error("no takebacks here")]
    NoTakebacks,
    /// This seat has made no turn that can be taken back.
    #[error("nothing to take back")]
    NothingToTakeBack,
    /// Only a game with a clock can be paused.
    #[error("no clock here")]
    NoClock,
    /// The game is paused.
    #[error("paused")]
    Paused,
    /// The game is not paused.
    #[error("not paused")]
    NotPaused,
    /// This person is on vacation already.
    #[error("on vacation")]
    OnVacation,
    /// This person is not on vacation.
    #[error("not on vacation")]
    NotOnVacation,
    /// This person has not so many days of vacation left, or none were asked for.
    #[error("{most} days of vacation are left")]
    NoSuchVacation {
        /// So many are left.
        most: usize,
    },
    /// Everybody has made a turn.
    #[error("too late to abort")]
    TooLateToAbort,
    /// Hints are given in games that do not count among people.
    #[error("no hints here")]
    NoHints,
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
            Rejection::UnknownTable => Message::new("table-unknown"),
            Rejection::Occupied => Message::new("table-occupied"),
            Rejection::TooManyInvitations { most } => {
                Message::new("table-too-many-invitations").count("most", *most)
            }
            Rejection::Setup(error) => error.message(),
            Rejection::InvitedSelf => Message::new("table-invited-self"),
            Rejection::AlreadyHere => Message::new("table-already-here"),
            Rejection::InvitedTwice => Message::new("table-invited-twice"),
            Rejection::TooManyOpponents { seats } => {
                Message::new("table-too-many-opponents").count("seats", *seats)
            }
            Rejection::TooManyTables { most } => Message::new("table-too-many-tables").count("most", *most),
            Rejection::Reserved { player } => Message::new("table-reserved").with("player", player),
            Rejection::Full => Message::new("table-full"),
            Rejection::AlreadySeated => Message::new("table-already-seated"),
            Rejection::NotOpener { opener } => Message::new("table-not-opener").with("player", opener),
            Rejection::NotInvited => Message::new("table-not-invited"),
            Rejection::NotStarted => Message::new("table-not-started"),
            Rejection::AlreadyStarted => Message::new("table-already-started"),
            Rejection::Over => Message::new("table-over"),
            Rejection::Closed => Message::new("table-closed"),
            Rejection::NotAtTable => Message::new("table-not-seated"),
            Rejection::NotYourTurn { player } => Message::new("table-not-your-turn").with("player", player),
            Rejection::Out => Message::new("table-out"),
            Rejection::Stale => Message::new("table-stale"),
            Rejection::AlreadyPlayed => Message::new("table-already-played"),
            Rejection::AlreadyOffered => Message::new("table-already-offered"),
            Rejection::OfferRefused => Message::new("table-offer-refused"),
            Rejection::NoOffer => Message::new("table-no-offer"),
            Rejection::NoTakebacks => Message::new("table-no-takebacks"),
            Rejection::NothingToTakeBack => Message::new("table-nothing-to-take-back"),
            Rejection::NoClock => Message::new("table-no-clock"),
            Rejection::Paused => Message::new("table-paused"),
            Rejection::NotPaused => Message::new("table-not-paused"),
            Rejection::OnVacation => Message::new("table-on-vacation"),
            Rejection::NotOnVacation => Message::new("table-not-on-vacation"),
            Rejection::NoSuchVacation { most } => Message::new("table-no-such-vacation").count("most", *most),
            Rejection::TooLateToAbort => Message::new("table-too-late-to-abort"),
            Rejection::NoHints => Message::new("table-no-hints"),
            Rejection::Turn(refusal) => refusal.message(),
        }
    }
}
