//! The registry of the games: the properties of each [`GameKind`], and [`AnyPosition`], which holds a position of any of them.
//!
//! To add a game, add a variant to [`GameKind`] and a line to `games!`. The compiler then asks for the rest. `docs/adding-a-game.md` lists it, and what the tests ask for.

use super::{Cell, DynPosition, FenError, GameKind, ManKind, Position, RulesVersion};
use crate::localize::{Localize, Message};
use std::any::Any;
use std::fmt;
use std::ops::{Deref, DerefMut, RangeInclusive};
use std::str::FromStr;

/// The number of the last column that has a letter, `z`. Columns are counted from 0.
const MAX_COLUMN: u8 = 25;

/// Declares the games, a line each: the name in code and the module with the rules. The name of the module is that of the game in
/// commands, records, files and the database.
///
/// A macro, because each line becomes a variant, a conversion, and an arm of three matches.
/// `$d` is a dollar sign, for the macros inside.
macro_rules! games {
    ($d:tt; $($Game:ident: $module:ident,)*) => {
        /// A position of any of the games. It dereferences to [`DynPosition`], which has its methods.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        pub enum AnyPosition {
            $($Game(super::$module::Position),)*
        }

        $(impl From<super::$module::Position> for AnyPosition {
            fn from(position: super::$module::Position) -> AnyPosition {
                AnyPosition::$Game(position)
            }
        })*

        impl GameKind {
            /// All games, in the order in which they are shown.
            pub const ALL: [GameKind; [$(GameKind::$Game),*].len()] = [$(GameKind::$Game),*];

            fn registration(self) -> &'static Registration {
                match self {
                    $(GameKind::$Game => const {
                        &Registration::new::<super::$module::Position>(stringify!($module), GameFiles {
                            players: game_file!("players", $module, ".toml"),
                            diagrams: game_file!("diagrams", $module, ".toml"),
                            openings: game_file!("openings", $module, ".txt"),
                            puzzles: game_file!("puzzles", $module, ".toml"),
                        })
                    },)*
                }
            }
        }

        /// Evaluates an expression with the position inside an [`AnyPosition`]: `dispatch!(any, position => position.fen())`.
        ///
        /// A macro, because the arms of the match differ in the type of `position`: a function would need a trait object, and
        /// the search has to stay statically dispatched.
        macro_rules! dispatch {
            ($d any:expr, $d position:ident => $d result:expr) => {
                match $d any {
                    $($crate::rules::AnyPosition::$Game($d position) => $d result,)*
                }
            };
        }

        /// Evaluates an expression with the type of a game's positions: `dispatch_kind!(game, P => P::KINDS)`.
        macro_rules! dispatch_kind {
            ($d game:expr, $d Position:ident => $d result:expr) => {
                match $d game {
                    $($crate::rules::GameKind::$Game => {
                        type $d Position = $crate::rules::$module::Position;
                        $d result
                    })*
                }
            };
        }
    };
}

/// The text of `assets/FOLDER/GAME.EXTENSION`.
macro_rules! game_file {
    ($folder:literal, $module:ident, $extension:literal) => {
        include_str!(concat!("../../../assets/", $folder, "/", stringify!($module), $extension))
    };
}

games! { $;
    Biloba: biloba,
    Bizingo: bizingo,
    Basileus: basileus,
    Bilitaire: bilitaire,
}

pub(crate) use {dispatch, dispatch_kind};

/// The files of a game in `assets`. The layers that use one read it.
pub(crate) struct GameFiles {
    /// Evaluation weights and levels.
    pub players: &'static str,
    /// Figures of the rules, lessons and samples.
    pub diagrams: &'static str,
    /// Balanced openings.
    pub openings: &'static str,
    /// The collection of puzzles.
    pub puzzles: &'static str,
}

/// The properties of a game that [`GameKind`] and [`Setup`] offer without its position type.
struct Registration {
    name: &'static str,
    files: GameFiles,
    seats: RangeInclusive<usize>,
    setups: &'static [&'static str],
    kinds: &'static [ManKind],
    quiet_turns_per_seat: Option<usize>,
    has_cell: fn(Cell) -> bool,
    from_fen: fn(&str) -> Result<AnyPosition, FenError>,
    start: fn(usize, &str) -> AnyPosition,
}

impl Registration {
    const fn new<P: Position + Into<AnyPosition>>(name: &'static str, files: GameFiles) -> Registration {
        Registration {
            name,
            files,
            seats: P::SEATS,
            setups: P::SETUPS,
            kinds: P::KINDS,
            quiet_turns_per_seat: P::QUIET_TURNS_PER_SEAT,
            has_cell: P::has_cell,
            from_fen: |text| P::from_fen(text).map(P::into),
            start: |seats, setup| P::start(seats, setup).into(),
        }
    }
}

impl GameKind {
    /// The name of the game in commands, records, files and the database.
    pub fn name(self) -> &'static str {
        self.registration().name
    }

    /// The files of the game.
    pub(crate) fn files(self) -> &'static GameFiles {
        &self.registration().files
    }

    /// The numbers of seats that it can have.
    pub fn seats(self) -> RangeInclusive<usize> {
        self.registration().seats.clone()
    }

    /// The names of its set-ups; the first is the default.
    pub fn setups(self) -> &'static [&'static str] {
        self.registration().setups
    }

    /// The kinds of men of the game, in the order in which they are listed to people.
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
    ///
    /// # Examples
    /// ```
    /// use bside_games::rules::{GameKind, Setup};
    ///
    /// let mut position = Setup::new(GameKind::Basileus, None, None)?.start();
    /// position.play("b1-c2").expect("a legal turn");
    /// assert_eq!(GameKind::Basileus.from_fen(&position.fen())?, position);
    /// assert!(GameKind::Bizingo.from_fen(&position.fen()).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_fen(self, text: &str) -> Result<AnyPosition, FenError> {
        (self.registration().from_fen)(text)
    }
}

impl AnyPosition {
    /// The position as that of one game; `None` if it belongs to another.
    ///
    /// # Examples
    /// ```
    /// use bside_games::rules::{GameKind, Setup, basileus, turn};
    ///
    /// let start = Setup::new(GameKind::Basileus, None, None)?.start();
    /// let position = start.downcast_ref::<basileus::Position>().expect("it is of this game");
    /// let mut children = 0;
    /// turn::for_each_child(position, |_| children += 1);
    /// assert_eq!(children, start.legal_turns().len());
    /// # Ok::<(), bside_games::rules::SetupError>(())
    /// ```
    pub fn downcast_ref<P: Position>(&self) -> Option<&P> {
        let position: &dyn Any = &**self;
        position.downcast_ref()
    }

    /// The position as if the seat to act had passed; see [`Position::after_pass`].
    pub fn after_pass(&self) -> Option<AnyPosition> {
        dispatch!(self, position => position.after_pass().map(AnyPosition::from))
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

impl From<GameKind> for &'static str {
    fn from(game: GameKind) -> &'static str {
        game.name()
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
    /// The name of a set-up as people read it, by its name in commands.
    pub fn label_of(name: &str) -> Message {
        Message::new("setup-name").with("setup", name)
    }

    /// The name of the set-up as people read it.
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
    ///
    /// # Examples
    /// ```
    /// use bside_games::rules::{GameKind, Setup, SetupError};
    ///
    /// let setup = Setup::new(GameKind::Biloba, Some(3), None)?;
    /// assert_eq!((setup.seats(), setup.name()), (3, "standard"));
    ///
    /// let refused = Setup::new(GameKind::Bizingo, Some(3), None);
    /// assert_eq!(refused, Err(SetupError::Seats { game: GameKind::Bizingo, seats: 3 }));
    /// # Ok::<(), SetupError>(())
    /// ```
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

    /// The game to be played.
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
        /// The game that was asked for.
        game: GameKind,
        /// The number of seats that was asked for.
        seats: usize,
    },
    /// The game has no set-up of this name.
    UnknownSetup {
        /// The game that was asked for.
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
