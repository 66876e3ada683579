//! The line of each command and component.

use super::Actor::{Anyone, Invited, Manager, Moderator, Opener, Organiser, Player};
use super::Place::{Anywhere, GameChannel, Guild};
use super::TableScope::{Everywhere, Here, NoTable, Seen};
use super::Work::{Animation, Picture, Pictures, Records, Review, Search, Text};
use super::{Actor, Cost, Place, Policy, TableScope, Work};
use crate::discord::custom_id::{
    CustomId, PrivateButton, PuzzleButton, SeekButton, TableAction, TableButton, TournamentAction,
    TournamentButton,
};

const fn line(actor: Actor, place: Place, scope: TableScope, requests: u16, work: Work) -> Policy {
    Policy { actor, place, scope, cost: Cost { requests, work } }
}

/// The line of a slash command by its name, with that of its subcommand: `settings me`. `None` if there is no such
/// command.
#[rustfmt::skip] // One line each, so that they can be compared.
pub(in crate::discord) fn of_command(name: &str) -> Option<Policy> {
    Some(match name {
        "play"              => line(Anyone,    GameChannel, NoTable,    16, Picture),
        "seek"              => line(Anyone,    Anywhere,    NoTable,     0, Text),
        "move"              => line(Player,    Anywhere,    Here,        2, Picture),
        "board"             => line(Anyone,    Anywhere,    Here,        2, Picture),
        "draw" | "takeback" | "pause" | "resume" | "accept" | "decline"
                            => line(Player,    Anywhere,    Here,        2, Picture),
        "abort" | "resign"  => line(Player,    Anywhere,    Here,        0, Text),
        // If nobody is known to have left, the others are looked up.
        "table claim"       => line(Player,    Anywhere,    Here,        8, Picture),
        "hint"              => line(Player,    Anywhere,    Here,        1, Search),
        "close"             => line(Moderator, Guild,       Here,        0, Text),
        "record"            => line(Anyone,    Anywhere,    Here,        0, Text),
        "record all"        => line(Anyone,    Anywhere,    NoTable,     0, Records),
        "replay"            => line(Anyone,    Anywhere,    Here,        1, Animation),
        "review"            => line(Anyone,    Anywhere,    Here,        1, Review),
        "game"              => line(Anyone,    Anywhere,    Seen,        4, Picture),
        "analyse"           => line(Anyone,    Anywhere,    Seen,        4, Picture),
        "game import"       => line(Anyone,    Anywhere,    NoTable,     1, Picture),
        "table move"        => line(Player,    GameChannel, Everywhere,  8, Picture),
        "table still-there" => line(Player,    Anywhere,    Here,        2, Picture),
        "table here" | "table give-time"
                            => line(Player,    Anywhere,    Here,        2, Picture),
        "games"             => line(Anyone,    Anywhere,    NoTable,     0, Text),
        "watch"             => line(Anyone,    Anywhere,    Here,        0, Text),
        "settings me"       => line(Anyone,    Anywhere,    NoTable,     0, Text),
        // Whether the daily puzzle and seeks can be posted in their channels is looked up. Then the posts of seeks move.
        "settings server"   => line(Manager,   Guild,       NoTable,    16, Text),
        "settings vacation" => line(Anyone,    Anywhere,    NoTable,    40, Pictures),
        "privacy export"    => line(Anyone,    Anywhere,    NoTable,     0, Text),
        "privacy delete"    => line(Anyone,    Anywhere,    NoTable,     0, Text),
        "feedback"          => line(Anyone,    Anywhere,    NoTable,     1, Text),
        "block"             => line(Anyone,    Anywhere,    NoTable,    12, Pictures),
        "unblock"           => line(Anyone,    Anywhere,    NoTable,     0, Text),
        // The consequences of a command at a tournament are shown in the background, and paid beforehand.
        "tournament create" => line(Organiser, GameChannel, NoTable,     3, Text),
        "tournament start" | "tournament resume"
                            => line(Organiser, Guild,       NoTable,     4, Text),
        "tournament pause"  => line(Organiser, Guild,       NoTable,     4, Text),
        // They ask first.
        "tournament cancel" | "tournament finish" | "tournament remove"
                            => line(Organiser, Guild,       NoTable,     0, Text),
        "tournament move"   => line(Organiser, GameChannel, NoTable,     4, Text),
        "tournament join" | "tournament leave"
                            => line(Anyone,    Guild,       NoTable,     3, Text),
        "tournament challenge"
                            => line(Anyone,    Guild,       NoTable,     4, Text),
        "tournament withdraw"
                            => line(Anyone,    Guild,       NoTable,     0, Text),
        // The answer is stored, because it names people.
        "tournament standings"
                            => line(Anyone,    Guild,       NoTable,     0, Picture),
        "tournament pairings"
                            => line(Anyone,    Guild,       NoTable,     0, Text),
        "tournament export" => line(Anyone,    Guild,       NoTable,     0, Pictures),
        "leaderboard"       => line(Anyone,    Anywhere,    NoTable,     0, Text),
        "profile"           => line(Anyone,    Anywhere,    NoTable,     0, Picture),
        "rules" | "learn"   => line(Anyone,    Anywhere,    NoTable,     0, Picture),
        "puzzle"            => line(Anyone,    Anywhere,    NoTable,     0, Picture),
        "help"              => line(Anyone,    Anywhere,    NoTable,     0, Text),
        _ => return None,
    })
}

/// The line of the suggestions for an option of a slash command. Most are the same for everyone.
#[rustfmt::skip]
pub(in crate::discord) fn of_autocomplete(command: &str, option: &str) -> Option<Policy> {
    Some(match (command, option) {
        ("move", "turn") | ("board", "view")
                            => line(Anyone,    Anywhere,    Here,        0, Text),
        ("seek", "game" | "time")
        | ("play", "game" | "setup" | "computer" | "time" | "begins")
        | ("board", "theme")
        | ("settings me", "theme" | "view" | "language" | "notify" | "level")
        | ("settings server", "theme" | "time" | "language")
        | ("leaderboard" | "rules" | "learn", "game")
        | ("puzzle", "game" | "level")
                            => line(Anyone,    Anywhere,    NoTable,     0, Text),
        ("tournament create", "game" | "form" | "setup" | "time" | "start" | "rounds")
                            => line(Anyone,    Anywhere,    NoTable,     0, Text),
        (
            "tournament start" | "tournament pause" | "tournament resume" | "tournament cancel" | "tournament finish"
            | "tournament remove" | "tournament move" | "tournament join" | "tournament leave" | "tournament withdraw"
            | "tournament challenge" | "tournament standings" | "tournament pairings" | "tournament export",
            "tournament",
        )                   => line(Anyone,    Guild,       NoTable,     0, Text),
        ("game", "number") | ("analyse" | "review" | "table move", "table") | ("unblock", "player")
        | ("settings me" | "settings server", "zone")
                            => line(Anyone,    Anywhere,    NoTable,     0, Text),
        _ => return None,
    })
}

/// The line of a button, menu or form.
#[rustfmt::skip]
pub(in crate::discord) fn of_component(id: &CustomId) -> Policy {
    match id {
        CustomId::Table(TableButton { action, .. }) => of_table_action(*action),
        CustomId::PickStep(..)
                            => line(Player,    Anywhere,    Here,        2, Picture),
        CustomId::ConfirmTurn(..) | CustomId::PlayHint(..) | CustomId::TurnForm(_)
                            => line(Player,    Anywhere,    Here,        2, Picture),
        CustomId::OpenTurnForm(..)
                            => line(Player,    Anywhere,    Here,        0, Text),
        CustomId::RulesPage(..) | CustomId::RulesMenu(_) | CustomId::GreetingRules
        | CustomId::Lesson(_) | CustomId::LessonMenu(..) | CustomId::LessonStep(..)
                            => line(Anyone,    Anywhere,    NoTable,     0, Picture),
        CustomId::RecordPly { .. } => line(Anyone,    Anywhere,    NoTable,     1, Picture),
        CustomId::RecordReview    => line(Anyone,    Anywhere,    NoTable,     1, Work::Review),
        CustomId::Seek(SeekButton::Join(_))
                            => line(Anyone,    Guild,       NoTable,    16, Picture),
        CustomId::Seek(SeekButton::Withdraw(_))
                            => line(Anyone,    Anywhere,    NoTable,     0, Text),
        CustomId::Tournament(TournamentButton { action, .. }) => of_tournament_action(*action),
        CustomId::RulesInFull(..)
                            => line(Anyone,    Anywhere,    NoTable,     0, Picture),
        CustomId::Help(_) | CustomId::HelpNow
                            => line(Anyone,    Anywhere,    NoTable,     0, Text),
        CustomId::Puzzle(PuzzleButton::Choose)
                            => line(Anyone,    Anywhere,    NoTable,     0, Text),
        CustomId::Puzzle(PuzzleButton::Next { .. } | PuzzleButton::Show(_))
                            => line(Anyone,    Anywhere,    NoTable,     0, Picture),
        // A wrong move is answered by a search.
        CustomId::Puzzle(PuzzleButton::Menu(..) | PuzzleButton::Step(..))
                            => line(Anyone,    Anywhere,    NoTable,     0, Search),
        CustomId::Puzzle(PuzzleButton::Hint(_) | PuzzleButton::Solution(_))
                            => line(Anyone,    Anywhere,    NoTable,     0, Picture),
        // A board of a running game only opens for its players.
        CustomId::Private(PrivateButton::Ask(_))
                            => line(Anyone,    Anywhere,    Seen,        4, Search),
        CustomId::Private(PrivateButton::Plan(_) | PrivateButton::DropPlan(..))
                            => line(Player,    Anywhere,    Seen,        4, Picture),
        CustomId::Private(PrivateButton::OpenNotes(_))
                            => line(Anyone,    Anywhere,    Seen,        4, Text),
        CustomId::Private(_)
                            => line(Anyone,    Anywhere,    Seen,        4, Picture),
        CustomId::Leaderboard(_)
                            => line(Anyone,    Anywhere,    NoTable,     0, Text),
        CustomId::RunningGames { .. }
                            => line(Anyone,    Anywhere,    NoTable,     0, Text),
        CustomId::KeepData
                            => line(Anyone,    Anywhere,    NoTable,     0, Text),
        // The boards of the games that the user gives up follow in the background.
        CustomId::DeleteData
                            => line(Anyone,    Anywhere,    NoTable,    100, Pictures),
        // A user who has chosen a level is not asked for one.
        CustomId::ChooseLevel(_) | CustomId::GreetingComputer | CustomId::PlayInThread(_) | CustomId::PlayHere(_)
        | CustomId::PlayComputer(..) | CustomId::GreetingGame(_) | CustomId::GreetingThread(_)
                            => line(Anyone,    GameChannel, NoTable,    16, Picture),
    }
}

#[rustfmt::skip]
fn of_tournament_action(action: TournamentAction) -> Policy {
    use TournamentAction::*;
    match action {
        Join | Leave        => line(Anyone,    Guild,       NoTable,     3, Text),
        Players | Pairings | StandingsText
                            => line(Anyone,    Guild,       NoTable,     0, Text),
        Standings           => line(Anyone,    Guild,       NoTable,     0, Picture),
        // They ask first.
        Withdraw | Challenge
                            => line(Anyone,    Guild,       NoTable,     0, Text),
        ChallengeNow | Accept | Decline | WithdrawNow
                            => line(Anyone,    Guild,       NoTable,     4, Text),
        RemoveNow | CancelNow | FinishNow
                            => line(Organiser, Guild,       NoTable,     4, Text),
        Keep                => line(Anyone,    Guild,       NoTable,     0, Text),
        Organise | Remove | RemoveMenu | Cancel | Finish
                            => line(Organiser, Guild,       NoTable,     0, Text),
        Start | Resume      => line(Organiser, Guild,       NoTable,     4, Text),
        Pause               => line(Organiser, Guild,       NoTable,     4, Text),
        // The channels of the guild are looked up, and what the bot and the user may do there.
        Move                => line(Organiser, Guild,       NoTable,     4, Text),
        MoveMenu            => line(Organiser, Guild,       NoTable,     8, Text),
        Export              => line(Anyone,    Guild,       NoTable,     0, Pictures),
    }
}

#[rustfmt::skip]
fn of_table_action(action: TableAction) -> Policy {
    use TableAction::*;
    match action {
        Join                => line(Anyone,    Anywhere,    Here,        3, Picture),
        Computer | SeatComputers
                            => line(Opener,    Anywhere,    Here,        3, Picture),
        DeclineInvitation   => line(Invited,   Anywhere,    Here,        1, Text),
        Leave               => line(Anyone,    Anywhere,    Here,        1, Text),
        Cancel              => line(Opener,    Anywhere,    Here,        1, Text),
        Thread              => line(Player,    GameChannel, Here,        8, Picture),
        Choose | Step       => line(Player,    Anywhere,    Here,        2, Picture),
        Hint | HintAnyway | HintTurn | HintReasons
                            => line(Player,    Anywhere,    Here,        1, Search),
        Review              => line(Anyone,    Anywhere,    Here,        1, Work::Review),
        ShowPly             => line(Anyone,    Anywhere,    Seen,        4, Picture),
        Replay              => line(Anyone,    Anywhere,    Seen,        4, Animation),
        Explore             => line(Anyone,    Anywhere,    Seen,        4, Picture),
        Record              => line(Anyone,    Anywhere,    Seen,        4, Text),
        Rematch | RematchAtLevel
                            => line(Player,    GameChannel, Here,        8, Picture),
        RematchInThread | RematchAtLevelInThread
                            => line(Player,    GameChannel, Here,       16, Picture),
        Draw | Takeback | Pause | Resume | Accept | DeclineOffer
                            => line(Player,    Anywhere,    Here,        2, Picture),
        AskPresence         => line(Player,    Anywhere,    Here,        2, Picture),
        ConfirmPresence | GiveTime
                            => line(Player,    Anywhere,    Here,        2, Picture),
        ConfirmDirectly     => line(Player,    Anywhere,    Seen,        6, Picture),
        Abort | Resign | CallOff
                            => line(Player,    Anywhere,    Here,        0, Text),
        Claim               => line(Player,    Anywhere,    Here,        8, Picture),
        AbortNow | ResignNow | ClaimNow
                            => line(Player,    Anywhere,    Here,        2, Picture),
        CloseNow            => line(Moderator, Guild,       Here,        2, Picture),
        Watch               => line(Anyone,    Anywhere,    Seen,        4, Text),
        Unwatch             => line(Anyone,    Anywhere,    NoTable,     0, Text),
        // It only removes the question that it belongs to.
        Keep                => line(Anyone,    Anywhere,    NoTable,     0, Text),
    }
}
