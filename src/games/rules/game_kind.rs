//! The registry of the games: [`GameKind`] lists them, [`AnyPosition`] holds a position of any of them.
//!
//! To add a game, add a variant to both enums, to [`GameKind::ALL`], `GameKind::registration` and [`dispatch!`]. The compiler then asks for
//! the rest. `docs/adding-a-game.md` lists it, and what the tests ask for.

use super::{
    Cell, DynPosition, FenError, Localize, ManKind, Message, Position, RulesVersion, basileus, bilitaire,
    biloba, bizingo,
};
use std::any::Any;
use std::fmt;
use std::ops::{Deref, DerefMut, RangeInclusive};
use std::str::FromStr;

/// The number of the last column that has a letter, `z`. Columns are counted from 0.
const MAX_COLUMN: u8 = 25;

/// A game. The set of games is fixed at compile time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GameKind {
    /// Guillaume Demougeot, 2003; 2, 3 or 4 seats.
    Biloba,
    /// USA, 1850s; 2 seats.
    Bizingo,
    /// Marek Łukaszewicz, 2010; 2 seats.
    Basileus,
    /// Kris Burm, 1994; 2 seats.
    Bilitaire,
}

/// A position of any of the games. It dereferences to [`DynPosition`], which has its methods.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum AnyPosition {
    Biloba(biloba::Position),
    Bizingo(bizingo::Position),
    Basileus(basileus::Position),
    Bilitaire(bilitaire::Position),
}

/// Evaluates an expression with the position inside an [`AnyPosition`]: `dispatch!(any, position => position.fen())`.
///
/// A macro, because the arms of the match differ in the type of `position`: a function would need a trait object, and
/// the search has to stay statically dispatched.
macro_rules! dispatch {
    ($any:expr, $position:ident => $result:expr) => {
        match $any {
            $crate::rules::AnyPosition::Biloba($position) => $result,
            $crate::rules::AnyPosition::Bizingo($position) => $result,
            $crate::rules::AnyPosition::Basileus($position) => $result,
            $crate::rules::AnyPosition::Bilitaire($position) => $result,
        }
    };
}

pub(crate) use dispatch;

/// The properties of a game that [`GameKind`] and [`Setup`] offer without its position type.
struct Registration {
    name: &'static str,
    seats: RangeInclusive<usize>,
    setups: &'static [&'static str],
    kinds: &'static [ManKind],
    quiet_turns_per_seat: Option<usize>,
    has_cell: fn(Cell) -> bool,
    from_fen: fn(&str) -> Result<AnyPosition, FenError>,
    start: fn(usize, &str) -> AnyPosition,
}

impl Registration {
    const fn new<P: Position>(name: &'static str) -> Registration {
        Registration {
            name,
            seats: P::SEATS,
            setups: P::SETUPS,
            kinds: P::KINDS,
            quiet_turns_per_seat: P::QUIET_TURNS_PER_SEAT,
            has_cell: P::has_cell,
            from_fen: |text| P::from_fen(text).map(P::into_any),
            start: |seats, setup| P::start(seats, setup).into_any(),
        }
    }
}

impl GameKind {
    /// All games, in the order in which they are shown.
    pub const ALL: [GameKind; 4] =
        [GameKind::Biloba, GameKind::Bizingo, GameKind::Basileus, GameKind::Bilitaire];

    fn registration(self) -> &'static Registration {
        match self {
            GameKind::Biloba => const { &Registration::new::<biloba::Position>("biloba") },
            GameKind::Bizingo => const { &Registration::new::<bizingo::Position>("bizingo") },
            GameKind::Basileus => const { &Registration::new::<basileus::Position>("basileus") },
            GameKind::Bilitaire => const { &Registration::new::<bilitaire::Position>("bilitaire") },
        }
    }

    /// The name of the game in commands, records, files and the database.
    pub fn name(self) -> &'static str {
        self.registration().name
    }

    /// The numbers of seats that it can have.
    pub fn seats(self) -> RangeInclusive<usize> {
        self.registration().seats.clone()
    }

    /// The names of its set-ups; the first is the default.
    pub fn setups(self) -> &'static [&'static str] {
        self.registration().setups
    }

    /// Its kinds of men, in the order in which they are listed to people.
    pub fn kinds(self) -> &'static [ManKind] {
        self.registration().kinds
    }

    /// The version of the rules for new games.
    pub fn rules_version(self) -> RulesVersion {
        RulesVersion::of_new_games(self.registration().quiet_turns_per_seat)
    }

    /// Whether its board has this cell.
    pub fn has_cell(self, cell: Cell) -> bool {
        (self.registration().has_cell)(cell)
    }

    /// Reads a position of this game from one line.
    ///
    /// # Errors
    /// If the text is not exactly what [`DynPosition::fen`] writes for a possible position.
    pub fn from_fen(self, text: &str) -> Result<AnyPosition, FenError> {
        (self.registration().from_fen)(text)
    }
}

impl AnyPosition {
    /// The position as that of one game; `None` if it belongs to another.
    pub fn downcast_ref<P: Position>(&self) -> Option<&P> {
        let position: &dyn Any = &**self;
        position.downcast_ref()
    }
}

impl Deref for AnyPosition {
    type Target = dyn DynPosition;

    fn deref(&self) -> &(dyn DynPosition + 'static) {
        dispatch!(self, position => position)
    }
}

impl DerefMut for AnyPosition {
    fn deref_mut(&mut self) -> &mut (dyn DynPosition + 'static) {
        dispatch!(self, position => position)
    }
}

impl GameKind {
    /// The cells of its board, column by column.
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

/// The start of a game: the game, the number of seats and the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    game: GameKind,
    seats: usize,
    name: &'static str,
}

impl Setup {
    /// What people read of the setup with this name.
    pub fn label_of(name: &str) -> Message {
        Message::new("setup-name").with("setup", name)
    }

    /// What people read of it.
    pub fn label(self) -> Message {
        Setup::label_of(self.name())
    }

    /// The first position.
    pub fn start(&self) -> AnyPosition {
        (self.game.registration().start)(self.seats, self.name)
    }

    /// The start of a game with this number of seats, from the set-up of this name. `None` means the fewest seats or
    /// the default set-up.
    ///
    /// # Errors
    /// If the game is not played by this number of seats or has no set-up of this name.
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

    /// Every start of every game.
    pub fn all() -> impl Iterator<Item = Setup> {
        let named = |game: GameKind, seats| game.setups().iter().map(move |name| Setup { game, seats, name });
        GameKind::ALL.into_iter().flat_map(move |game| game.seats().flat_map(move |seats| named(game, seats)))
    }

    /// The game.
    pub fn kind(&self) -> GameKind {
        self.game
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The name of the set-up.
    pub fn name(&self) -> &'static str {
        self.name
    }
}

/// Why a game has no such start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game is not played by this number of seats.
    Seats {
        /// The game.
        game: GameKind,
        /// The number of seats that was asked for.
        seats: usize,
    },
    /// The game has no set-up of this name.
    UnknownSetup {
        /// The game.
        game: GameKind,
        /// The name that was asked for.
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
                .choices("setups", game.setups().iter().map(|name| Setup::label_of(name).into())),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            SetupError::Seats { game, seats } => write!(f, "{game} is not played by {seats}"),
            SetupError::UnknownSetup { game, name } => write!(f, "{game} has no setup {name:?}"),
        }
    }
}

impl std::error::Error for SetupError {}
