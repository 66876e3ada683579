//! The policy of each component.

use super::Actor::{Anyone, Invited, Moderator, Opener, Organiser, Player};
use super::Place::{Anywhere, GameChannel, Guild};
use super::TableScope::{Here, HereOrDm, NoTable, Seen};
use super::Work::{Animation, Picture, Pictures, Search, Text};
use super::{Policy, Work};
use crate::discord::messages::custom_id::{
    CustomId, PrivateButton, PuzzleButton, SeekButton, TableAction, TableButton, TournamentAction,
    TournamentButton,
};

/// The policy of a button, menu or form.
#[rustfmt::skip] // One line each, so that they can be compared.
pub(in crate::discord) fn of_component(id: &CustomId) -> Policy {
    match id {
        CustomId::Table(TableButton { action, .. }) => of_table_action(*action),
        CustomId::PickStep(..)
                            => Policy::new(Player,    Anywhere,    HereOrDm,    2, Picture),
        CustomId::ConfirmTurn(..) | CustomId::PlayHint(..) | CustomId::TurnForm(_)
                            => Policy::new(Player,    Anywhere,    HereOrDm,    2, Picture),
        CustomId::OpenTurnForm(..)
                            => Policy::new(Player,    Anywhere,    HereOrDm,    0, Text),
        CustomId::RulesPage(..) | CustomId::RulesMenu(_) | CustomId::GreetingRules
        | CustomId::Lesson(_) | CustomId::LessonMenu(..) | CustomId::LessonStep(..)
                            => Policy::new(Anyone,    Anywhere,    NoTable,     0, Picture),
        CustomId::RecordPly { .. } => Policy::new(Anyone,    Anywhere,    NoTable,     1, Picture),
        CustomId::RecordReview    => Policy::new(Anyone,    Anywhere,    NoTable,     1, Work::Review),
        CustomId::Seek(SeekButton::Join(_))
                            => Policy::new(Anyone,    Guild,       NoTable,    16, Picture),
        CustomId::Seek(SeekButton::Withdraw(_))
                            => Policy::new(Anyone,    Anywhere,    NoTable,     0, Text),
        CustomId::Tournament(TournamentButton { action, .. }) => of_tournament_action(*action),
        CustomId::ShareLeaderboard(_) => Policy::new(Anyone,    Anywhere,    NoTable,     1, Text),
        // The name of the player is asked for.
        CustomId::ShareProfile(_) => Policy::new(Anyone,    Anywhere,    NoTable,     2, Picture),
        CustomId::RulesInFull(..)
                            => Policy::new(Anyone,    Anywhere,    NoTable,     0, Picture),
        CustomId::Setting(_)      => Policy::new(Anyone,    Anywhere,    NoTable,     0, Text),
        CustomId::Help(_) | CustomId::HelpNow
                            => Policy::new(Anyone,    Anywhere,    NoTable,     0, Text),
        CustomId::Puzzle(PuzzleButton::Choose(_) | PuzzleButton::Explain(..))
                            => Policy::new(Anyone,    Anywhere,    NoTable,     0, Text),
        // The message with the puzzle is looked for, and posted.
        CustomId::Puzzle(PuzzleButton::Share(_))
                            => Policy::new(Anyone,    Anywhere,    NoTable,     2, Picture),
        CustomId::Puzzle(PuzzleButton::ShareRun(..))
                            => Policy::new(Anyone,    Anywhere,    NoTable,     1, Text),
        // The members on the board are looked up.
        CustomId::Puzzle(PuzzleButton::Board(..))
                            => Policy::new(Anyone,    Guild,       NoTable,    20, Text),
        CustomId::Puzzle(PuzzleButton::Next { .. } | PuzzleButton::Show(_) | PuzzleButton::Start(..) | PuzzleButton::Skip(_))
                            => Policy::new(Anyone,    Anywhere,    NoTable,     0, Picture),
        // A wrong move is answered by a search.
        CustomId::Puzzle(PuzzleButton::Menu(..) | PuzzleButton::Step(..))
                            => Policy::new(Anyone,    Anywhere,    NoTable,     0, Search),
        CustomId::Puzzle(PuzzleButton::Hint(_) | PuzzleButton::Solution(_))
                            => Policy::new(Anyone,    Anywhere,    NoTable,     0, Picture),
        // A board of a running game only opens for its players.
        CustomId::Private(PrivateButton::Ask(_))
                            => Policy::new(Anyone,    Anywhere,    Seen,        4, Search),
        CustomId::Private(PrivateButton::Plan(_) | PrivateButton::DropPlan(..))
                            => Policy::new(Player,    Anywhere,    Seen,        4, Picture),
        CustomId::Private(PrivateButton::OpenNotes(_))
                            => Policy::new(Anyone,    Anywhere,    Seen,        4, Text),
        CustomId::Private(_)
                            => Policy::new(Anyone,    Anywhere,    Seen,        4, Picture),
        // A review that this process has not made is made again.
        CustomId::Mistake(_)
                            => Policy::new(Player,    Anywhere,    Here,        0, Work::Review),
        CustomId::Leaderboard(_)
                            => Policy::new(Anyone,    Anywhere,    NoTable,     0, Text),
        CustomId::RunningGames { .. }
                            => Policy::new(Anyone,    Anywhere,    NoTable,     0, Text),
        CustomId::KeepData
                            => Policy::new(Anyone,    Anywhere,    NoTable,     0, Text),
        // The boards whose clocks stop follow in the background.
        CustomId::TakeVacation(_)
                            => Policy::new(Anyone,    Anywhere,    NoTable,    40, Pictures),
        // The boards of the games that the user gives up follow in the background.
        CustomId::DeleteData
                            => Policy::new(Anyone,    Anywhere,    NoTable,    100, Pictures),
        // A user who has chosen a level is not asked for one.
        CustomId::ChooseLevel(_) | CustomId::GreetingComputer | CustomId::PlayInThread(_) | CustomId::PlayHere(_)
        | CustomId::PlayComputer(..) | CustomId::GreetingGame(_) | CustomId::GreetingThread(_)
                            => Policy::new(Anyone,    GameChannel, NoTable,    16, Picture),
    }
}

#[rustfmt::skip]
fn of_tournament_action(action: TournamentAction) -> Policy {
    use TournamentAction::*;
    match action {
        Join | Leave        => Policy::new(Anyone,    Guild,       NoTable,     3, Text),
        Players | Pairings | StandingsText | Card
                            => Policy::new(Anyone,    Guild,       NoTable,     0, Text),
        Standings           => Policy::new(Anyone,    Guild,       NoTable,     0, Picture),
        // These ask before they act.
        Withdraw | Challenge
                            => Policy::new(Anyone,    Guild,       NoTable,     0, Text),
        ChallengeNow | Accept | Decline | WithdrawNow
                            => Policy::new(Anyone,    Guild,       NoTable,     4, Text),
        RemoveNow | CancelNow | FinishNow
                            => Policy::new(Organiser, Guild,       NoTable,     4, Text),
        Keep                => Policy::new(Anyone,    Guild,       NoTable,     0, Text),
        Organise | Remove | RemoveMenu | Cancel | Finish
                            => Policy::new(Organiser, Guild,       NoTable,     0, Text),
        Start | Resume      => Policy::new(Organiser, Guild,       NoTable,     4, Text),
        Pause               => Policy::new(Organiser, Guild,       NoTable,     4, Text),
        // The channels of the guild are looked up, and what the bot and the user may do there.
        Move                => Policy::new(Organiser, Guild,       NoTable,     4, Text),
        MoveMenu            => Policy::new(Organiser, Guild,       NoTable,     8, Text),
        Export              => Policy::new(Anyone,    Guild,       NoTable,     0, Pictures),
        Change | Result | ResultMenu | Extend | BringBack | Seed | SeedMenu | Bye | ByeMenu | Apart | ApartMenu
                            => Policy::new(Organiser, Guild,       NoTable,     0, Text),
        ChangeForm | ResultOf | ExtendMenu | BringBackMenu | SeedOf | ByeOf | ApartFrom | Undo
                            => Policy::new(Organiser, Guild,       NoTable,     4, Text),
    }
}

#[rustfmt::skip]
fn of_table_action(action: TableAction) -> Policy {
    use TableAction::*;
    match action {
        Join                => Policy::new(Anyone,    Anywhere,    Here,        3, Picture),
        JoinElsewhere       => Policy::new(Anyone,    Anywhere,    Seen,        7, Picture),
        Computer | SeatComputers
                            => Policy::new(Opener,    Anywhere,    Here,        3, Picture),
        DeclineInvitation   => Policy::new(Invited,   Anywhere,    Here,        1, Text),
        Leave               => Policy::new(Anyone,    Anywhere,    Here,        1, Text),
        Cancel              => Policy::new(Opener,    Anywhere,    Here,        1, Text),
        Thread              => Policy::new(Player,    GameChannel, Here,        8, Picture),
        Choose | ChooseOnBoard | CloseChooser | Step
                            => Policy::new(Player,    Anywhere,    HereOrDm,    2, Picture),
        Hint | HintAnyway | HintTurn | HintReasons
                            => Policy::new(Player,    Anywhere,    HereOrDm,    1, Search),
        Review              => Policy::new(Anyone,    Anywhere,    Here,        0, Work::Review),
        ShareReview         => Policy::new(Anyone,    Anywhere,    Here,        2, Work::Review),
        ShowPly             => Policy::new(Anyone,    Anywhere,    Seen,        4, Picture),
        Replay              => Policy::new(Anyone,    Anywhere,    Seen,        4, Animation),
        ShareReplay         => Policy::new(Anyone,    Anywhere,    Seen,        6, Animation),
        Explore             => Policy::new(Anyone,    Anywhere,    Seen,        4, Picture),
        Record              => Policy::new(Anyone,    Anywhere,    Seen,        4, Text),
        ShareRecord         => Policy::new(Anyone,    Anywhere,    Seen,        6, Text),
        Rematch | RematchAtLevel
                            => Policy::new(Player,    GameChannel, Here,        8, Picture),
        RematchInThread | RematchAtLevelInThread
                            => Policy::new(Player,    GameChannel, Here,       16, Picture),
        Draw | Takeback | Pause | Resume | Accept | DeclineOffer
                            => Policy::new(Player,    Anywhere,    Here,        3, Picture),
        AskPresence         => Policy::new(Player,    Anywhere,    Here,        2, Picture),
        ConfirmPresence | GiveTime
                            => Policy::new(Player,    Anywhere,    Here,        2, Picture),
        ConfirmDirectly     => Policy::new(Player,    Anywhere,    Seen,        6, Picture),
        Abort | Resign | CallOff
                            => Policy::new(Player,    Anywhere,    Here,        0, Text),
        Claim               => Policy::new(Player,    Anywhere,    Here,        8, Picture),
        AbortNow | ResignNow | ClaimNow
                            => Policy::new(Player,    Anywhere,    Here,        2, Picture),
        CloseNow            => Policy::new(Moderator, Guild,       Here,        2, Picture),
        Watch               => Policy::new(Anyone,    Anywhere,    Seen,        4, Text),
        Unwatch             => Policy::new(Anyone,    Anywhere,    NoTable,     0, Text),
        // The button only removes the question that it belongs to.
        Keep                => Policy::new(Anyone,    Anywhere,    NoTable,     0, Text),
    }
}
