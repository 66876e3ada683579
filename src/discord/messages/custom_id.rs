//! The `custom_id`s of buttons, menus and forms.
//!
//! An id carries everything that its handler needs, so a component works after any restart. Components stay under old
//! messages for years: every id that was ever sent must still parse. The router maps each id to its handler.

mod game_request;
mod leaderboard_page;
mod mistake_button;
mod names;
mod private_button;
mod puzzle_button;
mod seek_button;
mod setting_control;
mod step;
mod table_button;

pub(in crate::discord) use crate::app::posts::tournament_button::{TournamentAction, TournamentButton};
pub(in crate::discord) use game_request::{GameRequest, STARTERS};
pub(in crate::discord) use leaderboard_page::{LeaderboardPage, LeaderboardScope};
pub(in crate::discord) use mistake_button::{MistakeButton, MistakePoint};
pub(in crate::discord) use private_button::{PrivateButton, PrivatePoint};
pub(in crate::discord) use puzzle_button::{BoardPeriod, PuzzleButton, PuzzleMode, PuzzlePoint};
pub(in crate::discord) use seek_button::SeekButton;
pub(in crate::discord) use setting_control::SettingControl;
pub(in crate::discord) use step::StepValue;
pub(in crate::discord) use table_button::{HintedPosition, TableAction, TableButton, TableRevision};

use crate::i18n::HelpTopic;
use crate::rules::GameKind;
use crate::search::Level;
use crate::table::{PlayerId, TableId};
use names::{enum_value, game_named};
use serde::Serialize;
use std::fmt;

/// The `custom_id` of a component or a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum CustomId {
    /// `ACTION:TABLE:NUMBER`, or `ACTION:TABLE:NUMBER:INDEX`.
    Table(TableButton),
    /// `pick:TABLE:REVISION:STEP` continues or completes a turn.
    PickStep(TableRevision, StepValue),
    /// `play:TABLE:REVISION:=TURN` plays a turn that was shown for confirmation.
    ConfirmTurn(TableRevision, String),
    /// `hinted:TABLE:REVISION:PLY:=TURN` plays the turn of a hint, if the position is still that of the hint.
    PlayHint(HintedPosition, String),
    /// `type:TABLE:REVISION:TEXT` opens the form in which a turn is typed; its field holds the text.
    OpenTurnForm(TableRevision, String),
    /// `typed:TABLE:REVISION:` is the form in which a turn is typed.
    TurnForm(TableRevision),
    /// `rules:GAME:FIGURE` opens a page of the rules.
    RulesPage(GameKind, String),
    /// `full:GAME:FIGURE` opens the rules of a page in full.
    RulesInFull(GameKind, String),
    /// `rules:GAME` is the menu of all pages.
    RulesMenu(GameKind),
    /// `help:TOPIC` opens a topic of the help.
    Help(HelpTopic),
    /// `help:now` opens the first page of the help.
    HelpNow,
    /// `learn:GAME:LESSON` opens a lesson.
    Lesson(LessonId),
    /// `learn:GAME:LESSON:INDEX` is a menu of steps in a lesson.
    LessonMenu(LessonId, u8),
    /// `learn:GAME:LESSON:STEP` continues or completes a turn in a lesson.
    LessonStep(LessonId, StepValue),
    /// `puzzle:…` is a button or menu of puzzles.
    Puzzle(PuzzleButton),
    /// `private:…` is a button, menu or form of a private board.
    Private(PrivateButton),
    /// `mistake:…` is a button or menu by which players try their mistakes again.
    Mistake(MistakeButton),
    /// `leaders:GAME:LADDER:SCOPE:PAGE` opens a page of a leaderboard.
    Leaderboard(LeaderboardPage),
    /// `share-leaders:GAME:LADDER:SCOPE:PAGE` shows a page of a leaderboard to everyone in the channel.
    ShareLeaderboard(LeaderboardPage),
    /// `share-profile:USER` shows a profile to everyone in the channel.
    ShareProfile(PlayerId),
    /// `games:PAGE` opens a page of the user's running games.
    RunningGames { page: usize },
    /// `setting:SETTING` changes a setting of the user.
    Setting(SettingControl),
    /// `privacy:delete` confirms that everything stored of the user is to be deleted.
    DeleteData,
    /// `privacy:keep` keeps the user's data.
    KeepData,
    /// `vacation:DAYS` begins a vacation in which rounds of tournaments end.
    TakeVacation(u8),
    /// `apart:REQUEST` opens a game in a new thread.
    PlayInThread(GameRequest),
    /// `start:REQUEST` opens a game in the channel.
    PlayHere(GameRequest),
    /// `levels:GAME` asks for the strength of the computer.
    ChooseLevel(GameKind),
    /// `versus:GAME:LEVEL` starts a casual game against the computer.
    PlayComputer(GameKind, Level),
    /// `greet:play:USER:USER` starts a game of the two users.
    GreetingGame([PlayerId; 2]),
    /// `greet:thread:USER:USER` starts a game of the two users in a new thread.
    GreetingThread([PlayerId; 2]),
    /// `greet:computer` asks for the strength of the computer.
    GreetingComputer,
    /// `greet:rules` asks which game to learn.
    GreetingRules,
    /// `import:PLY:INDEX` steps through the game of a record; the index tells the buttons of a message apart.
    RecordPly { ply: usize, index: usize },
    /// `import-review:0` reviews the game of a record.
    RecordReview,
    /// `seek:…` is a button of a seek.
    Seek(SeekButton),
    /// `tournament:ACTION:TOURNAMENT:NUMBER:PAGE`.
    Tournament(TournamentButton),
}

impl CustomId {
    /// The table that the component is about, if there is one.
    pub(in crate::discord) fn table(&self) -> Option<TableId> {
        match self {
            CustomId::Table(button) => Some(button.table),
            CustomId::PickStep(at, _)
            | CustomId::ConfirmTurn(at, _)
            | CustomId::OpenTurnForm(at, _)
            | CustomId::TurnForm(at)
            | CustomId::PlayHint(HintedPosition { at, .. }, _) => Some(at.table),
            CustomId::Private(button) => Some(button.point().table),
            CustomId::Mistake(button) => Some(button.point().table),
            _ => None,
        }
    }

    /// Whether this is the id of a menu, whose interactions carry the selected value.
    pub(in crate::discord) fn is_menu(&self) -> bool {
        match self {
            CustomId::Table(button) => button.action == TableAction::Step,
            CustomId::Tournament(button) => button.action.is_menu(),
            CustomId::Setting(control) => control.is_menu(),
            CustomId::RulesMenu(_)
            | CustomId::LessonMenu(..)
            | CustomId::Puzzle(PuzzleButton::Menu(..))
            | CustomId::Private(PrivateButton::Menu(..))
            | CustomId::Mistake(MistakeButton::Menu(..)) => true,
            _ => false,
        }
    }

    /// Parses an id; `None` if it has no form that the bot has ever sent.
    pub(in crate::discord) fn parse(id: &str) -> Option<CustomId> {
        let (word, rest) = id.split_once(':')?;
        Some(match word {
            "pick" => {
                let (at, step) = TableRevision::parse(rest)?;
                CustomId::PickStep(at, StepValue::parse_marked(step)?)
            }
            "play" => {
                let (at, turn) = TableRevision::parse(rest)?;
                CustomId::ConfirmTurn(at, turn.strip_prefix('=')?.to_owned())
            }
            "hinted" => {
                let (at, rest) = TableRevision::parse(rest)?;
                let (ply, turn) = rest.split_once(":=")?;
                CustomId::PlayHint(HintedPosition { at, ply: ply.parse().ok()? }, turn.to_owned())
            }
            "type" => {
                let (at, text) = TableRevision::parse(rest)?;
                CustomId::OpenTurnForm(at, text.to_owned())
            }
            "typed" => CustomId::TurnForm(TableRevision::parse(rest)?.0),
            "rules" => match rest.split_once(':') {
                Some((game, figure)) => CustomId::RulesPage(game_named(game)?, figure.to_owned()),
                None => CustomId::RulesMenu(game_named(rest)?),
            },
            "full" => {
                let (game, figure) = rest.split_once(':')?;
                CustomId::RulesInFull(game_named(game)?, figure.to_owned())
            }
            "help" if rest == "now" => CustomId::HelpNow,
            "help" => CustomId::Help(HelpTopic::ALL.into_iter().find(|topic| topic.name() == rest)?),
            "learn" => parse_lesson(rest)?,
            "puzzle" => CustomId::Puzzle(PuzzleButton::parse(rest)?),
            "private" => CustomId::Private(PrivateButton::parse(rest)?),
            "mistake" => CustomId::Mistake(MistakeButton::parse(rest)?),
            "leaders" => CustomId::Leaderboard(LeaderboardPage::parse(rest)?),
            "share-leaders" => CustomId::ShareLeaderboard(LeaderboardPage::parse(rest)?),
            "share-profile" => CustomId::ShareProfile(PlayerId(rest.parse().ok()?)),
            "games" => CustomId::RunningGames { page: rest.parse().ok()? },
            "setting" => CustomId::Setting(enum_value(rest)?),
            "privacy" if rest == "delete" => CustomId::DeleteData,
            "privacy" if rest == "keep" => CustomId::KeepData,
            "vacation" => CustomId::TakeVacation(rest.parse().ok()?),
            "apart" => CustomId::PlayInThread(GameRequest::parse(rest)?),
            "start" => CustomId::PlayHere(GameRequest::parse(rest)?),
            "levels" => CustomId::ChooseLevel(game_named(rest)?),
            "versus" => {
                let (game, level) = rest.split_once(':')?;
                CustomId::PlayComputer(game_named(game)?, level.parse().ok()?)
            }
            "greet" => match rest.split(':').collect::<Vec<_>>()[..] {
                ["play", first, second] => {
                    CustomId::GreetingGame([PlayerId(first.parse().ok()?), PlayerId(second.parse().ok()?)])
                }
                ["thread", first, second] => {
                    CustomId::GreetingThread([PlayerId(first.parse().ok()?), PlayerId(second.parse().ok()?)])
                }
                ["computer"] => CustomId::GreetingComputer,
                ["rules"] => CustomId::GreetingRules,
                _ => return None,
            },
            "import" => {
                let (ply, index) = rest.split_once(':')?;
                CustomId::RecordPly { ply: ply.parse().ok()?, index: index.parse().ok()? }
            }
            "import-review" if rest == "0" => CustomId::RecordReview,
            "seek" => CustomId::Seek(SeekButton::parse(rest)?),
            "tournament" => CustomId::Tournament(TournamentButton::parse(rest)?),
            action => CustomId::Table(TableButton::parse(action, rest)?),
        })
    }
}

fn parse_lesson(text: &str) -> Option<CustomId> {
    let mut parts = text.splitn(3, ':');
    let lesson = LessonId { game: game_named(parts.next()?)?, name: parts.next()?.to_owned() };
    Some(match parts.next() {
        None => CustomId::Lesson(lesson),
        Some(part) => match StepValue::parse_marked(part) {
            Some(step) => CustomId::LessonStep(lesson, step),
            None => CustomId::LessonMenu(lesson, part.parse().ok()?),
        },
    })
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            CustomId::Table(button) => button.fmt(f),
            CustomId::PickStep(at, step) => write!(f, "pick:{at}:{step}"),
            CustomId::ConfirmTurn(at, turn) => write!(f, "play:{at}:={turn}"),
            CustomId::PlayHint(HintedPosition { at, ply }, turn) => write!(f, "hinted:{at}:{ply}:={turn}"),
            CustomId::OpenTurnForm(at, text) => write!(f, "type:{at}:{text}"),
            CustomId::TurnForm(at) => write!(f, "typed:{at}:"),
            CustomId::RulesPage(game, figure) => write!(f, "rules:{game}:{figure}"),
            CustomId::RulesInFull(game, figure) => write!(f, "full:{game}:{figure}"),
            CustomId::RulesMenu(game) => write!(f, "rules:{game}"),
            CustomId::Help(topic) => write!(f, "help:{}", topic.name()),
            CustomId::HelpNow => write!(f, "help:now"),
            CustomId::Lesson(lesson) => write!(f, "learn:{lesson}"),
            CustomId::LessonMenu(lesson, index) => write!(f, "learn:{lesson}:{index}"),
            CustomId::LessonStep(lesson, step) => write!(f, "learn:{lesson}:{step}"),
            CustomId::Puzzle(button) => button.fmt(f),
            CustomId::Private(button) => button.fmt(f),
            CustomId::Mistake(button) => button.fmt(f),
            CustomId::Leaderboard(page) => write!(f, "leaders:{page}"),
            CustomId::ShareLeaderboard(page) => write!(f, "share-leaders:{page}"),
            CustomId::ShareProfile(player) => write!(f, "share-profile:{player}"),
            CustomId::RunningGames { page } => write!(f, "games:{page}"),
            CustomId::Setting(control) => {
                f.write_str("setting:")?;
                control.serialize(&mut *f)
            }
            CustomId::DeleteData => f.write_str("privacy:delete"),
            CustomId::KeepData => f.write_str("privacy:keep"),
            CustomId::TakeVacation(days) => write!(f, "vacation:{days}"),
            CustomId::PlayInThread(request) => write!(f, "apart:{request}"),
            CustomId::PlayHere(request) => write!(f, "start:{request}"),
            CustomId::ChooseLevel(game) => write!(f, "levels:{game}"),
            CustomId::PlayComputer(game, level) => write!(f, "versus:{game}:{level}"),
            CustomId::GreetingGame([first, second]) => write!(f, "greet:play:{first}:{second}"),
            CustomId::GreetingThread([first, second]) => write!(f, "greet:thread:{first}:{second}"),
            CustomId::GreetingComputer => f.write_str("greet:computer"),
            CustomId::GreetingRules => f.write_str("greet:rules"),
            CustomId::RecordPly { ply, index } => write!(f, "import:{ply}:{index}"),
            CustomId::RecordReview => f.write_str("import-review:0"),
            CustomId::Seek(button) => button.fmt(f),
            CustomId::Tournament(button) => button.fmt(f),
        }
    }
}

/// A lesson, by its game and the name of its diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct LessonId {
    pub game: GameKind,
    pub name: String,
}

impl fmt::Display for LessonId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}", self.game, self.name)
    }
}

#[cfg(test)]
pub(in crate::discord) mod tests;
