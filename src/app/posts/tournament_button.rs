//! The buttons under the messages of tournaments.

use crate::tournament::TournamentId;
use serde::de::value::{self, StrDeserializer};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Upper bound of the numbers in an id.
const MAX_NUMBER: usize = 1 << 20;

/// The action of a button under a message of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentAction {
    /// Joins the tournament.
    Join,
    /// Takes the registration back.
    Leave,
    /// Shows who takes part.
    Players,
    /// Shows who plays whom in a round.
    Pairings,
    /// Shows the standings as a picture.
    Standings,
    /// Shows the standings as text.
    StandingsText,
    /// Asks whether the user withdraws.
    Withdraw,
    /// Asks whom the user challenges.
    Challenge,
    /// Challenges a player.
    ChallengeNow,
    /// Accepts a challenge.
    Accept,
    /// Declines a challenge.
    Decline,
    /// Confirms that the user withdraws.
    WithdrawNow,
    /// Confirms that a player is removed.
    RemoveNow,
    /// Confirms that the tournament is cancelled.
    CancelNow,
    /// Confirms that a ladder is ended.
    FinishNow,
    /// Declines to confirm.
    Keep,
    /// Opens the panel with what organisers can do.
    Organise,
    /// Starts the tournament.
    Start,
    /// Pauses it.
    Pause,
    /// Resumes it.
    Resume,
    /// Asks which player is removed.
    Remove,
    /// The menu of those players.
    RemoveMenu,
    /// Asks to which channel the tournament moves.
    Move,
    /// The menu of those channels.
    MoveMenu,
    /// Asks whether the tournament is cancelled.
    Cancel,
    /// Asks whether the ladder is ended.
    Finish,
    /// Sends the standings and the games as files.
    Export,
    /// Shows the games of a player.
    Card,
    /// Opens the form with the settings.
    Change,
    /// The form with the settings.
    ChangeForm,
    /// Asks which game's result is entered.
    Result,
    /// The menu of those games.
    ResultMenu,
    /// The menu of results of a game.
    ResultOf,
    /// Asks which deadline is extended by a day.
    Extend,
    /// The menu of those games.
    ExtendMenu,
    /// Asks which player is brought back.
    BringBack,
    /// The menu of those players.
    BringBackMenu,
    /// Asks whose seed is chosen.
    Seed,
    /// The menu of those players.
    SeedMenu,
    /// The menu of seeds of a player.
    SeedOf,
    /// Asks who has a bye.
    Bye,
    /// The menu of those players.
    ByeMenu,
    /// The menu of rounds in which a player may have a bye.
    ByeOf,
    /// Asks who is kept apart from somebody.
    Apart,
    /// The menu of those players.
    ApartMenu,
    /// The menu of players from whom a player is kept apart.
    ApartFrom,
    /// Takes the last change back.
    Undo,
}

/// A button under a message of a tournament, in ids `tournament:ACTION:TOURNAMENT:NUMBER:PAGE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TournamentButton {
    /// The action on a press.
    pub action: TournamentAction,
    /// The tournament that the button is about.
    pub tournament: TournamentId,
    /// The number of the round, challenge or entrant; of standings, whether a certain page is meant; of a card, the number of the
    /// entrant plus one, or 0 for the user.
    pub number: usize,
    /// The page, from 0; of a button that confirms something, the loss that the user was told.
    pub page: usize,
}

impl TournamentAction {
    /// Whether a menu has this action.
    pub fn is_menu(self) -> bool {
        use TournamentAction::{
            ApartFrom, ApartMenu, BringBackMenu, ByeMenu, ByeOf, ExtendMenu, MoveMenu, RemoveMenu,
            ResultMenu, ResultOf, SeedMenu, SeedOf,
        };
        matches!(
            self,
            RemoveMenu
                | MoveMenu
                | ResultMenu
                | ResultOf
                | ExtendMenu
                | BringBackMenu
                | SeedMenu
                | SeedOf
                | ByeMenu
                | ByeOf
                | ApartMenu
                | ApartFrom
        )
    }
}

impl TournamentButton {
    /// Parses what follows `tournament:`; `None` if it has no form that the bot has ever sent.
    pub fn parse(text: &str) -> Option<TournamentButton> {
        let [action, tournament, number, page] = text.split(':').collect::<Vec<_>>().try_into().ok()?;
        let bounded = |text: &str| text.parse().ok().filter(|number| *number < MAX_NUMBER);
        Some(TournamentButton {
            action: TournamentAction::deserialize(StrDeserializer::<value::Error>::new(action)).ok()?,
            tournament: TournamentId(tournament.parse().ok()?),
            number: bounded(number)?,
            page: bounded(page)?,
        })
    }
}

impl fmt::Display for TournamentButton {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let TournamentButton { action, tournament, number, page } = self;
        f.write_str("tournament:")?;
        action.serialize(&mut *f)?;
        write!(f, ":{tournament}:{number}:{page}")
    }
}
