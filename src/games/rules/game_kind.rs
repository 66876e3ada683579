//! What is known of every game, and positions of any of them: all of it follows from [the list](crate::games) and from
//! what the types of the games say.

use super::{Cell, DynPosition, FenError, Localize, ManKind, Message, Position as _, PositionText};
use std::fmt;
use std::ops::{Deref, DerefMut, RangeInclusive};
use std::str::FromStr;

/// The last column has the letter z.
const MAX_COLUMN: u8 = 25;

macro_rules! declare {
    ($($(#[$about:meta])* $Name:ident: $folder:ident,)*) => {
        use super::{$($folder),*};

        /// The games of the house: a closed set.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum GameKind {
            $($(#[$about])* $Name,)*
        }

        impl GameKind {
            /// All games, in the order in which they are shown.
            pub const ALL: [GameKind; [$(GameKind::$Name),*].len()] = [$(GameKind::$Name),*];

            /// The name of the game in commands, records and the database.
            pub fn name(self) -> &'static str {
                match self { $(GameKind::$Name => stringify!($folder),)* }
            }

            /// How many seats it can have.
            pub fn seats(self) -> RangeInclusive<usize> {
                match self { $(GameKind::$Name => $folder::Position::SEATS,)* }
            }

            /// The names of its set-ups; the first is the default.
            pub fn setups(self) -> &'static [&'static str] {
                match self { $(GameKind::$Name => $folder::Position::SETUPS,)* }
            }

            /// Its kinds of men, in the order in which they are told.
            pub fn kinds(self) -> &'static [ManKind] {
                match self { $(GameKind::$Name => $folder::Position::KINDS,)* }
            }

            /// Is there such a cell on its board?
            pub fn has_cell(self, cell: Cell) -> bool {
                match self { $(GameKind::$Name => $folder::Position::has_cell(cell),)* }
            }

            /// Reads a position of this game from one line.
            pub fn from_fen(self, text: &str) -> Result<AnyPosition, FenError> {
                match self { $(GameKind::$Name => PositionText::from_fen(text).map(AnyPosition::$Name),)* }
            }
        }

        impl Setup {
            /// The first position.
            pub fn start(&self) -> AnyPosition {
                match self.game {
                    $(GameKind::$Name => AnyPosition::$Name($folder::Position::start(self.seats, self.name)),)*
                }
            }
        }

        /// A position of any of the games; used through [`DynPosition`].
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        pub enum AnyPosition {
            $($Name($folder::Position),)*
        }

        impl AnyPosition {
            /// Of which game it is.
            pub fn kind(&self) -> GameKind {
                match self { $(AnyPosition::$Name(_) => GameKind::$Name,)* }
            }
        }

        impl Deref for AnyPosition {
            type Target = dyn DynPosition;

            fn deref(&self) -> &(dyn DynPosition + 'static) {
                match self { $(AnyPosition::$Name(position) => position,)* }
            }
        }

        impl DerefMut for AnyPosition {
            fn deref_mut(&mut self) -> &mut (dyn DynPosition + 'static) {
                match self { $(AnyPosition::$Name(position) => position,)* }
            }
        }
    };
}

crate::games::games!(declare);

impl GameKind {
    /// Every cell of its board, column by column.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let all = (0..=MAX_COLUMN).flat_map(|column| (0..u8::MAX).map(move |row| Cell::new(column, row)));
        all.filter(move |cell| self.has_cell(*cell))
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<GameKind, UnknownGame> {
        GameKind::ALL
            .into_iter()
            .find(|game| game.name().eq_ignore_ascii_case(name))
            .ok_or_else(|| UnknownGame(name.to_owned()))
    }
}

/// No game has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(String);

impl Localize for UnknownGame {
    fn message(&self) -> Message {
        Message::new("setup-unknown-game").quoted("name", &self.0).games("games")
    }
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "there is no game {:?}", self.0)
    }
}

impl std::error::Error for UnknownGame {}

/// How a game begins: which game, for how many, from which set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    game: GameKind,
    seats: usize,
    name: &'static str,
}

impl Setup {
    /// Checks that the game can be played so. `None` takes the fewest seats and the default set-up.
    pub fn new(game: GameKind, seats: Option<usize>, name: Option<&str>) -> Result<Setup, SetupError> {
        let seats = seats.unwrap_or(*game.seats().start());
        if !game.seats().contains(&seats) {
            return Err(SetupError::Seats { game, seats });
        }
        let name = match name {
            None => game.setups()[0],
            Some(name) => *game
                .setups()
                .iter()
                .find(|known| known.eq_ignore_ascii_case(name))
                .ok_or_else(|| SetupError::UnknownSetup { game, name: name.to_owned() })?,
        };
        Ok(Setup { game, seats, name })
    }

    /// Every way in which a game of the house can begin.
    pub fn all() -> impl Iterator<Item = Setup> {
        let named = |game: GameKind, seats| game.setups().iter().map(move |name| Setup { game, seats, name });
        GameKind::ALL.into_iter().flat_map(move |game| game.seats().flat_map(move |seats| named(game, seats)))
    }

    /// Which game.
    pub fn kind(&self) -> GameKind {
        self.game
    }

    /// For how many.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The name of the set-up.
    pub fn name(&self) -> &'static str {
        self.name
    }
}

/// Why a game cannot begin so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game is not played by so many.
    Seats {
        /// Which game.
        game: GameKind,
        /// How many were asked for.
        seats: usize,
    },
    /// The game has no set-up of this name.
    UnknownSetup {
        /// Which game.
        game: GameKind,
        /// What was asked for.
        name: String,
    },
}

impl Localize for SetupError {
    fn message(&self) -> Message {
        match self {
            SetupError::Seats { game, seats } => Message::new("setup-seats")
                .game("game", *game)
                .count("seats", *seats)
                .count("fewest", *game.seats().start())
                .count("most", *game.seats().end()),
            SetupError::UnknownSetup { game, name } => Message::new("setup-unknown")
                .game("game", *game)
                .quoted("name", name)
                .list("setups", game.setups()),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            SetupError::Seats { game, seats } => write!(f, "{game} is not played by {seats}"),
            SetupError::UnknownSetup { game, name } => write!(f, "{game} has no set-up {name:?}"),
        }
    }
}

impl std::error::Error for SetupError {}
