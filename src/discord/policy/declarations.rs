//! The line of each command and component.

use super::Actor::{Anyone, Invited, Manager, Moderator, Opener, Organiser, Player};
use super::Notifies::{Awaited, Nobody};
use super::Place::{Anywhere, GameChannel, Guild};
use super::Reveals::{OwnData, Public, Table, Tournament};
use super::TableScope::{Everywhere, Here, NoTable, Seen};
use super::Work::{Animation, Picture, Pictures, Records, Review, Search, Text};
use super::Writes::{Nothing, Row, Tables};
use super::{Actor, Cost, Notifies, Place, Policy, Reveals, TableScope, Work, Writes};
use crate::discord::custom_id::{
    CustomId, PrivateButton, PuzzleButton, SeekButton, TableAction, TableButton, TournamentAction,
    TournamentButton,
};

const fn line(
    actor: Actor,
    place: Place,
    scope: TableScope,
    reveals: Reveals,
    notifies: Notifies,
    cost: (u16, Work, Writes),
) -> Policy {
    let (requests, work, writes) = cost;
    Policy { actor, place, scope, reveals, notifies, cost: Cost { requests, work, writes } }
}

/// The line of a slash command by its name, with that of its subcommand: `settings me`. `None` if there is no such
/// command.
#[rustfmt::skip] // One line each, so that they can be compared.
pub(in crate::discord) fn of_command(name: &str) -> Option<Policy> {
    Some(match name {
        "play"              => line(Anyone,    GameChannel, NoTable,    Table,   Awaited, (16, Picture, Writes::Table)),
        "seek"              => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (0, Text, Row)),
        "move"              => line(Player,    Anywhere,    Here,       Table,   Awaited, (2, Picture, Writes::Table)),
        "board"             => line(Anyone,    Anywhere,    Here,       Table,   Nobody,  (2, Picture, Row)),
        "draw" | "takeback" | "pause" | "resume" | "accept" | "decline"
                            => line(Player,    Anywhere,    Here,       Table,   Awaited, (2, Picture, Writes::Table)),
        "abort" | "resign"  => line(Player,    Anywhere,    Here,       Table,   Nobody,  (0, Text, Nothing)),
        // If nobody is known to have left, the others are looked up.
        "table claim"       => line(Player,    Anywhere,    Here,       Table,   Awaited, (8, Picture, Writes::Table)),
        "hint"              => line(Player,    Anywhere,    Here,       Table,   Nobody,  (1, Search, Writes::Table)),
        "close"             => line(Moderator, Guild,       Here,       Table,   Nobody,  (0, Text, Nothing)),
        "record"            => line(Anyone,    Anywhere,    Here,       Table,   Nobody,  (0, Text, Nothing)),
        "record all"        => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (0, Records, Nothing)),
        "replay"            => line(Anyone,    Anywhere,    Here,       Table,   Nobody,  (1, Animation, Nothing)),
        "review"            => line(Anyone,    Anywhere,    Here,       Table,   Nobody,  (1, Review, Row)),
        "game"              => line(Anyone,    Anywhere,    Seen,       Table,   Nobody,  (4, Picture, Nothing)),
        "analyse"           => line(Anyone,    Anywhere,    Seen,       Table,   Nobody,  (4, Picture, Row)),
        "game import"       => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (1, Picture, Nothing)),
        "table move"        => line(Player,    GameChannel, Everywhere, Table,   Awaited, (8, Picture, Writes::Table)),
        "table still-there" => line(Player,    Anywhere,    Here,       Table,   Awaited, (2, Picture, Writes::Table)),
        "table here" | "table give-time"
                            => line(Player,    Anywhere,    Here,       Table,   Nobody,  (2, Picture, Writes::Table)),
        "games"             => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (0, Text, Nothing)),
        "watch"             => line(Anyone,    Anywhere,    Here,       Table,   Nobody,  (0, Text, Row)),
        "settings me"       => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (0, Text, Row)),
        // Whether the daily puzzle and seeks can be posted in their channels is looked up. Then the posts of seeks move.
        "settings server"   => line(Manager,   Guild,       NoTable,    Public,  Nobody,  (16, Text, Row)),
        "settings vacation" => line(Anyone,    Anywhere,    NoTable,    OwnData, Awaited, (40, Pictures, Tables)),
        "privacy export"    => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (0, Text, Nothing)),
        "privacy delete"    => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (0, Text, Nothing)),
        "feedback"          => line(Anyone,    Anywhere,    NoTable,    Public,  Nobody,  (1, Text, Nothing)),
        "block"             => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (12, Pictures, Tables)),
        "unblock"           => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (0, Text, Row)),
        // The consequences of a command at a tournament are shown in the background, and paid beforehand.
        "tournament create" => line(Organiser, GameChannel, NoTable,    Tournament, Nobody, (3, Text, Row)),
        "tournament start" | "tournament resume"
                            => line(Organiser, Guild,       NoTable,    Tournament, Awaited, (4, Text, Writes::Table)),
        "tournament pause"  => line(Organiser, Guild,       NoTable,    Tournament, Nobody, (4, Text, Writes::Table)),
        // They ask first.
        "tournament cancel" | "tournament finish" | "tournament remove"
                            => line(Organiser, Guild,       NoTable,    Tournament, Nobody, (0, Text, Nothing)),
        "tournament move"   => line(Organiser, GameChannel, NoTable,    Tournament, Awaited, (4, Text, Row)),
        "tournament join" | "tournament leave"
                            => line(Anyone,    Guild,       NoTable,    Tournament, Nobody, (3, Text, Row)),
        "tournament challenge"
                            => line(Anyone,    Guild,       NoTable,    Tournament, Awaited, (4, Text, Writes::Table)),
        "tournament withdraw"
                            => line(Anyone,    Guild,       NoTable,    Tournament, Nobody, (0, Text, Nothing)),
        // The answer is stored, because it names people.
        "tournament standings"
                            => line(Anyone,    Guild,       NoTable,    Tournament, Nobody, (0, Picture, Row)),
        "tournament pairings"
                            => line(Anyone,    Guild,       NoTable,    Tournament, Nobody, (0, Text, Row)),
        "tournament export" => line(Anyone,    Guild,       NoTable,    Tournament, Nobody, (0, Pictures, Nothing)),
        "leaderboard"       => line(Anyone,    Anywhere,    NoTable,    Public,  Nobody,  (0, Text, Nothing)),
        "profile"           => line(Anyone,    Anywhere,    NoTable,    Public,  Nobody,  (0, Picture, Nothing)),
        "rules" | "learn"   => line(Anyone,    Anywhere,    NoTable,    Public,  Nobody,  (0, Picture, Nothing)),
        "puzzle"            => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (0, Picture, Nothing)),
        "help"              => line(Anyone,    Anywhere,    NoTable,    Public,  Nobody,  (0, Text, Nothing)),
        _ => return None,
    })
}

/// The line of the suggestions for an option of a slash command. Most are the same for everyone.
#[rustfmt::skip]
pub(in crate::discord) fn of_autocomplete(command: &str, option: &str) -> Option<Policy> {
    Some(match (command, option) {
        ("move", "turn") | ("board", "view")
                            => line(Anyone,    Anywhere,    Here,       Table,   Nobody,  (0, Text, Nothing)),
        ("seek", "game" | "time")
        | ("play", "game" | "setup" | "computer" | "time" | "begins")
        | ("board", "theme")
        | ("settings me", "theme" | "view" | "language" | "notify" | "level")
        | ("settings server", "theme" | "time" | "language")
        | ("leaderboard" | "rules" | "learn", "game")
        | ("puzzle", "game" | "level")
                            => line(Anyone,    Anywhere,    NoTable,    Public,  Nobody,  (0, Text, Nothing)),
        ("tournament create", "game" | "form" | "setup" | "time" | "start" | "rounds")
                            => line(Anyone,    Anywhere,    NoTable,    Public,  Nobody,  (0, Text, Nothing)),
        (
            "tournament start" | "tournament pause" | "tournament resume" | "tournament cancel" | "tournament finish"
            | "tournament remove" | "tournament move" | "tournament join" | "tournament leave" | "tournament withdraw"
            | "tournament challenge" | "tournament standings" | "tournament pairings" | "tournament export",
            "tournament",
        )                   => line(Anyone,    Guild,       NoTable,    Tournament, Nobody, (0, Text, Nothing)),
        ("game", "number") | ("analyse" | "review" | "table move", "table") | ("unblock", "player")
        | ("settings me" | "settings server", "zone")
                            => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (0, Text, Nothing)),
        _ => return None,
    })
}

/// The line of a button, menu or form.
#[rustfmt::skip]
pub(in crate::discord) fn of_component(id: &CustomId) -> Policy {
    match id {
        CustomId::Table(TableButton { action, .. }) => of_table_action(*action),
        CustomId::PickStep(..)
                            => line(Player,    Anywhere,    Here,       Table,   Awaited, (2, Picture, Writes::Table)),
        CustomId::ConfirmTurn(..) | CustomId::PlayHint(..) | CustomId::TurnForm(_)
                            => line(Player,    Anywhere,    Here,       Table,   Awaited, (2, Picture, Writes::Table)),
        CustomId::OpenTurnForm(..)
                            => line(Player,    Anywhere,    Here,       Table,   Nobody,  (0, Text, Nothing)),
        CustomId::RulesPage(..) | CustomId::RulesMenu(_) | CustomId::GreetingRules
        | CustomId::Lesson(_) | CustomId::LessonMenu(..) | CustomId::LessonStep(..)
                            => line(Anyone,    Anywhere,    NoTable,    Public,  Nobody,  (0, Picture, Nothing)),
        CustomId::RecordPly { .. } => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (1, Picture, Nothing)),
        CustomId::RecordReview    => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (1, Work::Review, Nothing)),
        CustomId::Seek(SeekButton::Join(_))
                            => line(Anyone,    Guild,       NoTable,    Public,  Awaited, (16, Picture, Writes::Table)),
        CustomId::Seek(SeekButton::Withdraw(_))
                            => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (0, Text, Row)),
        CustomId::Tournament(TournamentButton { action, .. }) => of_tournament_action(*action),
        CustomId::RulesInFull(..)
                            => line(Anyone,    Anywhere,    NoTable,    Public,  Nobody,  (0, Picture, Nothing)),
        CustomId::Help(_) | CustomId::HelpNow
                            => line(Anyone,    Anywhere,    NoTable,    Public,  Nobody,  (0, Text, Nothing)),
        CustomId::Puzzle(PuzzleButton::Choose)
                            => line(Anyone,    Anywhere,    NoTable,    Public,  Nobody,  (0, Text, Nothing)),
        CustomId::Puzzle(PuzzleButton::Next { .. } | PuzzleButton::Show(_))
                            => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (0, Picture, Nothing)),
        // A wrong move is answered by a search.
        CustomId::Puzzle(PuzzleButton::Menu(..) | PuzzleButton::Step(..))
                            => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (0, Search, Row)),
        CustomId::Puzzle(PuzzleButton::Hint(_) | PuzzleButton::Solution(_))
                            => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (0, Picture, Row)),
        // A board of a running game only opens for its players.
        CustomId::Private(PrivateButton::Ask(_))
                            => line(Anyone,    Anywhere,    Seen,       Table,   Nobody,  (4, Search, Row)),
        CustomId::Private(PrivateButton::Plan(_) | PrivateButton::DropPlan(..))
                            => line(Player,    Anywhere,    Seen,       Table,   Nobody,  (4, Picture, Row)),
        CustomId::Private(PrivateButton::OpenNotes(_))
                            => line(Anyone,    Anywhere,    Seen,       Table,   Nobody,  (4, Text, Nothing)),
        CustomId::Private(_)
                            => line(Anyone,    Anywhere,    Seen,       Table,   Nobody,  (4, Picture, Row)),
        CustomId::Leaderboard(_)
                            => line(Anyone,    Anywhere,    NoTable,    Public,  Nobody,  (0, Text, Nothing)),
        CustomId::RunningGames { .. }
                            => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (0, Text, Nothing)),
        CustomId::KeepData
                            => line(Anyone,    Anywhere,    NoTable,    Public,  Nobody,  (0, Text, Nothing)),
        // The boards of the games that the user gives up follow in the background.
        CustomId::DeleteData
                            => line(Anyone,    Anywhere,    NoTable,    OwnData, Awaited, (100, Pictures, Tables)),
        // A user who has chosen a level is not asked for one.
        CustomId::ChooseLevel(_) | CustomId::GreetingComputer | CustomId::PlayInThread(_) | CustomId::PlayHere(_)
        | CustomId::PlayComputer(..) | CustomId::GreetingGame(_) | CustomId::GreetingThread(_)
                            => line(Anyone,    GameChannel, NoTable,    Table,   Awaited, (16, Picture, Writes::Table)),
    }
}

#[rustfmt::skip]
fn of_tournament_action(action: TournamentAction) -> Policy {
    use TournamentAction::*;
    match action {
        Join | Leave        => line(Anyone,    Guild,       NoTable,    Tournament, Nobody, (3, Text, Row)),
        Players | Pairings | StandingsText
                            => line(Anyone,    Guild,       NoTable,    Tournament, Nobody, (0, Text, Nothing)),
        Standings           => line(Anyone,    Guild,       NoTable,    Tournament, Nobody, (0, Picture, Nothing)),
        // They ask first.
        Withdraw | Challenge
                            => line(Anyone,    Guild,       NoTable,    Tournament, Nobody, (0, Text, Nothing)),
        ChallengeNow | Accept | Decline | WithdrawNow
                            => line(Anyone,    Guild,       NoTable,    Tournament, Awaited, (4, Text, Writes::Table)),
        RemoveNow | CancelNow | FinishNow
                            => line(Organiser, Guild,       NoTable,    Tournament, Nobody, (4, Text, Writes::Table)),
        Keep                => line(Anyone,    Guild,       NoTable,    Tournament, Nobody, (0, Text, Nothing)),
        Organise | Remove | RemoveMenu | Cancel | Finish
                            => line(Organiser, Guild,       NoTable,    Tournament, Nobody, (0, Text, Nothing)),
        Start | Resume      => line(Organiser, Guild,       NoTable,    Tournament, Awaited, (4, Text, Writes::Table)),
        Pause               => line(Organiser, Guild,       NoTable,    Tournament, Nobody, (4, Text, Writes::Table)),
        // The channels of the guild are looked up, and what the bot and the user may do there.
        Move                => line(Organiser, Guild,       NoTable,    Tournament, Nobody, (4, Text, Nothing)),
        MoveMenu            => line(Organiser, Guild,       NoTable,    Tournament, Awaited, (8, Text, Row)),
        Export              => line(Anyone,    Guild,       NoTable,    Tournament, Nobody, (0, Pictures, Nothing)),
    }
}

#[rustfmt::skip]
fn of_table_action(action: TableAction) -> Policy {
    use TableAction::*;
    match action {
        Join                => line(Anyone,    Anywhere,    Here,       Table,   Awaited, (3, Picture, Writes::Table)),
        Computer | SeatComputers
                            => line(Opener,    Anywhere,    Here,       Table,   Awaited, (3, Picture, Writes::Table)),
        DeclineInvitation   => line(Invited,   Anywhere,    Here,       Table,   Nobody,  (1, Text, Writes::Table)),
        Leave               => line(Anyone,    Anywhere,    Here,       Table,   Nobody,  (1, Text, Writes::Table)),
        Cancel              => line(Opener,    Anywhere,    Here,       Table,   Nobody,  (1, Text, Writes::Table)),
        Thread              => line(Player,    GameChannel, Here,       Table,   Awaited, (8, Picture, Writes::Table)),
        Choose | Step       => line(Player,    Anywhere,    Here,       Table,   Awaited, (2, Picture, Writes::Table)),
        Hint | HintAnyway | HintTurn | HintReasons
                            => line(Player,    Anywhere,    Here,       Table,   Nobody,  (1, Search, Writes::Table)),
        Review              => line(Anyone,    Anywhere,    Here,       Table,   Nobody,  (1, Work::Review, Row)),
        ShowPly             => line(Anyone,    Anywhere,    Seen,       Table,   Nobody,  (4, Picture, Nothing)),
        Replay              => line(Anyone,    Anywhere,    Seen,       Table,   Nobody,  (4, Animation, Nothing)),
        Explore             => line(Anyone,    Anywhere,    Seen,       Table,   Nobody,  (4, Picture, Row)),
        Record              => line(Anyone,    Anywhere,    Seen,       Table,   Nobody,  (4, Text, Nothing)),
        Rematch | RematchAtLevel
                            => line(Player,    GameChannel, Here,       Table,   Awaited, (8, Picture, Writes::Table)),
        RematchInThread | RematchAtLevelInThread
                            => line(Player,    GameChannel, Here,       Table,   Awaited, (16, Picture, Writes::Table)),
        Draw | Takeback | Pause | Resume | Accept | DeclineOffer
                            => line(Player,    Anywhere,    Here,       Table,   Awaited, (2, Picture, Writes::Table)),
        AskPresence         => line(Player,    Anywhere,    Here,       Table,   Awaited, (2, Picture, Writes::Table)),
        ConfirmPresence | GiveTime
                            => line(Player,    Anywhere,    Here,       Table,   Nobody,  (2, Picture, Writes::Table)),
        ConfirmDirectly     => line(Player,    Anywhere,    Seen,       Table,   Nobody,  (6, Picture, Writes::Table)),
        Abort | Resign | CallOff
                            => line(Player,    Anywhere,    Here,       Table,   Nobody,  (0, Text, Nothing)),
        Claim               => line(Player,    Anywhere,    Here,       Table,   Awaited, (8, Picture, Writes::Table)),
        AbortNow | ResignNow | ClaimNow
                            => line(Player,    Anywhere,    Here,       Table,   Awaited, (2, Picture, Writes::Table)),
        CloseNow            => line(Moderator, Guild,       Here,       Table,   Awaited, (2, Picture, Writes::Table)),
        Watch               => line(Anyone,    Anywhere,    Seen,       OwnData, Nobody,  (4, Text, Row)),
        Unwatch             => line(Anyone,    Anywhere,    NoTable,    OwnData, Nobody,  (0, Text, Row)),
        // It only removes the question that it belongs to.
        Keep                => line(Anyone,    Anywhere,    NoTable,    Public,  Nobody,  (0, Text, Nothing)),
    }
}
