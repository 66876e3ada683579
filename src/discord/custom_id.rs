//! The `custom_id`s of buttons, menus and forms.
//!
//! An id carries everything that its handler needs, so a component works after any restart. Components stay under old
//! messages for years: every id that was ever sent must still parse. The router maps each id to its handler.

mod private_button;
mod puzzle_button;
mod seek_button;
mod step;
mod table_button;
mod tournament_button;

pub(super) use private_button::{PrivateButton, PrivatePoint};
pub(super) use puzzle_button::{PuzzleButton, PuzzlePoint};
pub(super) use seek_button::SeekButton;
pub(super) use step::StepValue;
pub(super) use table_button::{HintedPosition, TableAction, TableButton, TableRevision};
pub(super) use tournament_button::{TournamentAction, TournamentButton};

use super::features::{GameRequest, LeaderboardPage};
use crate::i18n::HelpTopic;
use crate::rules::GameKind;
use crate::search::Level;
use crate::table::{PlayerId, TableId};
use serde::Deserialize;
use serde::de::value::{self, StrDeserializer};
use std::fmt;

/// The `custom_id` of a component or a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CustomId {
    /// `ACTION:TABLE:NUMBER`, or `ACTION:TABLE:NUMBER:INDEX`.
    Table(TableButton),
    /// `pick:TABLE:STAGE:STEP` continues or completes a turn.
    PickStep(TableRevision, StepValue),
    /// `play:TABLE:STAGE:=TURN` plays a turn that was shown for confirmation.
    ConfirmTurn(TableRevision, String),
    /// `hinted:TABLE:STAGE:PLY:=TURN` plays the turn of a hint, if the position is still that of the hint.
    PlayHint(HintedPosition, String),
    /// `type:TABLE:STAGE:TEXT` opens the form in which a turn is typed; its field holds the text.
    OpenTurnForm(TableRevision, String),
    /// `typed:TABLE:STAGE:` is that form.
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
    /// `leaders:GAME:LADDER:SCOPE:PAGE` opens a page of a leaderboard.
    Leaderboard(LeaderboardPage),
    /// `games:PAGE` opens a page of the user's running games.
    RunningGames { page: usize },
    /// `privacy:delete` confirms that everything stored of the user is to be deleted.
    DeleteData,
    /// `privacy:keep` declines that.
    KeepData,
    /// `apart:REQUEST` opens a game in a new thread.
    PlayInThread(GameRequest),
    /// `start:REQUEST` opens a game in the channel.
    PlayHere(GameRequest),
    /// `levels:GAME` asks for the strength of the computer in a casual game.
    ChooseLevel(GameKind),
    /// `versus:GAME:LEVEL` starts that game.
    PlayComputer(GameKind, Level),
    /// `greet:play:USER:USER` starts a game of the two users.
    GreetingGame([PlayerId; 2]),
    /// `greet:thread:USER:USER` starts it in a new thread.
    GreetingThread([PlayerId; 2]),
    /// `greet:computer` asks for the strength of the computer.
    GreetingComputer,
    /// `greet:rules` asks which game to learn.
    GreetingRules,
    /// `import:PLY:INDEX` steps through the game of a record; the index tells the buttons of a message apart.
    RecordPly { ply: usize, index: usize },
    /// `import-review:0` reviews that game.
    RecordReview,
    /// `seek:…` is a button of a seek.
    Seek(SeekButton),
    /// `tournament:ACTION:TOURNAMENT:NUMBER:PAGE`.
    Tournament(TournamentButton),
}

impl CustomId {
    /// The table that the component is about, if there is one.
    pub(super) fn table(&self) -> Option<TableId> {
        match self {
            CustomId::Table(button) => Some(button.table),
            CustomId::PickStep(at, _)
            | CustomId::ConfirmTurn(at, _)
            | CustomId::OpenTurnForm(at, _)
            | CustomId::TurnForm(at)
            | CustomId::PlayHint(HintedPosition { at, .. }, _) => Some(at.table),
            CustomId::Private(button) => Some(button.point().table),
            _ => None,
        }
    }

    /// Whether this is the id of a menu, whose interactions carry the selected value.
    pub(super) fn is_menu(&self) -> bool {
        match self {
            CustomId::Table(button) => button.action == TableAction::Step,
            CustomId::Tournament(button) => button.action.is_menu(),
            CustomId::RulesMenu(_)
            | CustomId::LessonMenu(..)
            | CustomId::Puzzle(PuzzleButton::Menu(..))
            | CustomId::Private(PrivateButton::Menu(..)) => true,
            _ => false,
        }
    }

    /// Parses an id; `None` if it has no form that the bot has ever sent.
    pub(super) fn parse(id: &str) -> Option<CustomId> {
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
            "leaders" => CustomId::Leaderboard(LeaderboardPage::parse(rest)?),
            "games" => CustomId::RunningGames { page: rest.parse().ok()? },
            "privacy" if rest == "delete" => CustomId::DeleteData,
            "privacy" if rest == "keep" => CustomId::KeepData,
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

/// The value of an enum without fields by its serialized name.
pub(super) fn enum_value<'a, T: Deserialize<'a>>(name: &'a str) -> Option<T> {
    T::deserialize(StrDeserializer::<value::Error>::new(name)).ok()
}

/// The game of exactly this name.
pub(super) fn game_named(name: &str) -> Option<GameKind> {
    GameKind::ALL.into_iter().find(|game| game.name() == name)
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
            CustomId::Leaderboard(page) => write!(f, "leaders:{page}"),
            CustomId::RunningGames { page } => write!(f, "games:{page}"),
            CustomId::DeleteData => f.write_str("privacy:delete"),
            CustomId::KeepData => f.write_str("privacy:keep"),
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
pub(super) struct LessonId {
    pub game: GameKind,
    pub name: String,
}

impl fmt::Display for LessonId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}", self.game, self.name)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use bside_test_support::properties;

    /// Ids under old messages, one of each form.
    pub(in crate::discord) const LEGACY_IDS: [&str; 130] = [
        "join:77:12",
        "computer:77:0",
        "seat-computers:77:3",
        "decline:77:0",
        "leave:77:0",
        "cancel:77:0",
        "thread:77:0",
        "choose:77:12",
        "step:77:12",
        "step:77:12:3",
        "hint:77:12",
        "hint-anyway:77:12",
        "turn:77:12",
        "reasons:77:12",
        "review:77:12",
        "stage:77:0",
        "stage:77:4:3",
        "replay:77:12",
        "record:77:12",
        "explore:77:12",
        "rematch:77:12",
        "rematch-thread:77:12",
        "draw:77:12",
        "takeback:77:12",
        "pause:77:12",
        "resume:77:12",
        "accept:77:2",
        "refuse:77:2",
        "abort:77:1",
        "resign:77:12",
        "abort-now:77:1",
        "resign-now:77:12",
        "close-now:77:12",
        "claim:77:12",
        "still-there:77:12",
        "here:77:12",
        "give-time:77:12",
        "call-off:77:12",
        "watch:77:12",
        "unwatch:77:12",
        "keep:77:12",
        "pick:77:12:=d4-d5",
        "pick:77:12:~d4",
        "pick:77:12:~",
        "play:77:12:=d4-d5",
        "hinted:77:12:13:=d4-d5",
        "type:77:12:",
        "type:77:12:d4:d5 =",
        "typed:77:12:",
        "rules:biloba:jump",
        "rules:bilitaire",
        "full:biloba:jump",
        "help:start",
        "help:now",
        "learn:biloba:capture",
        "learn:biloba:capture:0",
        "learn:biloba:capture:3",
        "learn:biloba:capture:=d3xd5",
        "learn:biloba:capture:~d3",
        "puzzle:choose",
        "puzzle:next:biloba:any:0",
        "puzzle:next:bilitaire:hard:17",
        "puzzle:show:biloba:any:17:0",
        "puzzle:menu:biloba:easy:17:2:0",
        "puzzle:step:biloba:any:17:0:=d3xd5",
        "puzzle:step:biloba:any:17:0:~d3",
        "puzzle:step:bilitaire:medium:17:2:~",
        "puzzle:hint:biloba:any:17:0",
        "puzzle:solution:biloba:any:17:1",
        "private:show:77:12:0",
        "private:menu:77:12:1",
        "private:step:77:12:=d4-d5",
        "private:flip:77:12",
        "private:swap:77:12",
        "private:swap:77:12.00af",
        "private:step:77:12.c0de:=d4-d5",
        "private:unplan:77:12.c0de:3",
        "private:game:77:12",
        "private:ask:77:12",
        "private:plan:77:12",
        "private:unplan:77:12:3",
        "private:notes:77:12",
        "private:noted:77:12",
        "leaders:biloba:people:server:0",
        "leaders:biloba:levels:all:1048575",
        "games:0",
        "games:7",
        "privacy:delete",
        "privacy:keep",
        "apart:biloba:2:standard:::me::",
        "apart:biloba:3:standard:casual:1h:them:8:1100000000000000031,1100000000000000032",
        "start:basileus:2:standard:casual:1d:lot:3:",
        "levels:biloba",
        "versus:bizingo:8",
        "greet:play:1100000000000000031:1100000000000000032",
        "greet:thread:1100000000000000031:1100000000000000032",
        "greet:computer",
        "greet:rules",
        "seek:join:5",
        "seek:withdraw:5",
        "tournament:join:5:0:0",
        "tournament:leave:5:0:0",
        "tournament:players:5:0:1",
        "tournament:pairings:5:3:0",
        "tournament:standings:5:1:2",
        "tournament:standings-text:5:0:1",
        "tournament:withdraw:5:0:0",
        "tournament:challenge:5:0:0",
        "tournament:challenge-now:5:17:0",
        "tournament:accept:5:17:0",
        "tournament:decline:5:17:0",
        "tournament:withdraw-now:5:0:0",
        "tournament:remove-now:5:127:0",
        "tournament:cancel-now:5:0:0",
        "tournament:finish-now:5:0:0",
        "tournament:keep:5:0:0",
        "tournament:organise:5:0:0",
        "tournament:start:5:0:0",
        "tournament:pause:5:0:0",
        "tournament:resume:5:0:0",
        "tournament:remove:5:0:1",
        "tournament:remove-menu:5:0:1",
        "tournament:move:5:0:1",
        "tournament:move-menu:5:0:1",
        "tournament:cancel:5:0:0",
        "tournament:finish:5:0:0",
        "tournament:export:5:0:0",
        "import:0:0",
        "import:41:3",
        "import-review:0",
    ];

    #[test]
    fn every_id_that_was_ever_sent_parses_to_itself() {
        for text in LEGACY_IDS {
            let id = CustomId::parse(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(id.to_string(), text);
            if let CustomId::Table(TableButton { action, .. }) = id {
                let id = CustomId::Table(TableButton { action, table: TableId(77), number: 12, index: 3 });
                assert_eq!(CustomId::parse(&id.to_string()), Some(id));
            }
        }
    }

    #[test]
    fn ids_that_were_never_sent_are_unknown() {
        for text in [
            "",
            "join",
            "join:x:1",
            "join:1",
            "join:1:2:x",
            "join:1:2:3:4",
            "join:1:-1",
            "win:1:2",
            "pick:1:2",
            "pick:1:2:d4",
            "play:1:2:~d4",
            "hinted:1:2:=d4",
            "hinted:1:2:x:=d4",
            "typed:1",
            "rules:",
            "rules::",
            "rules:Biloba:jump",
            "learn:biloba",
            "learn:go:capture",
            "learn:biloba:capture:x",
            "learn:biloba:capture:0:0",
            "learn:biloba:capture:999",
            "puzzle:",
            "puzzle:next:biloba:any",
            "puzzle:next:biloba:simple:0",
            "puzzle:show:go:any:1:0",
            "puzzle:show:biloba:any:1",
            "puzzle:show:biloba:any:1:0:0",
            "puzzle:show:biloba:any:1:256",
            "puzzle:menu:biloba:any:1:0",
            "puzzle:step:biloba:any:1:0:d3",
            "private:show:77:12",
            "private:show:x:12:0",
            "private:menu:77:12:256",
            "private:step:77:12:d4",
            "private:flip:77:12:0",
            "private:unplan:77:12",
            "private:win:77:12",
            "private:swap:77:12.",
            "private:swap:77:12.1ffff",
            "leaders:biloba:people:server",
            "leaders:biloba:people:server:1048576",
            "leaders:biloba:people:server:0:0",
            "games:x",
            "privacy:export",
            "apart:biloba",
            "start:biloba:9:standard:::me:3:",
            "levels:",
            "levels:go",
            "levels:biloba:1",
            "versus:biloba",
            "versus:biloba:0",
            "versus:biloba:9",
            "greet:play:x",
            "greet:play:1100000000000000031",
            "greet:rules:2",
            "seek:join",
            "seek:join:x",
            "seek:leave:5",
            "tournament:join",
            "tournament:win:5:0:0",
            "tournament:join:x:0:0",
            "tournament:join:5:0",
            "tournament:pairings:5:1048576:0",
            "tournament:pairings:5:0:0:0",
            "import:1",
            "import:x:1",
            "import-review:1",
        ] {
            assert_eq!(CustomId::parse(text), None, "{text}");
        }
    }

    #[test]
    fn every_id_that_parses_is_the_same_when_it_is_written() {
        let noise = "\\PC{0,3}|[0-9:=~,a-z-]{0,6}";
        let damage = (0..LEGACY_IDS.len(), 0.0..1.0f64, 0..6usize, noise);
        properties::check(2_000, damage, |(index, at, length, noise)| {
            let mut signs: Vec<char> = LEGACY_IDS[index].chars().collect();
            let start = (at * signs.len() as f64) as usize;
            let end = (start + length).min(signs.len());
            signs.splice(start..end, noise.chars());
            let text: String = signs.into_iter().collect();
            if let Some(id) = CustomId::parse(&text) {
                assert_eq!(CustomId::parse(&id.to_string()), Some(id), "{text}");
            }
        });
    }
}
