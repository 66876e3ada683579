//! Computer players: they play their turns, respond to draw offers, and offer to resign lost games.
//!
//! Nothing is scheduled in memory. Every table that has changed is visited, and at the start all tables of computers,
//! so a game continues after any restart.

use super::search_pool::SearchPool;
use super::votes;
use crate::app::App;
use crate::app::limits::budgets::Cause;
use crate::app::posts::delivery::report_broken;
use crate::app::posts::messenger::Messenger;
use crate::app::work::work_queue::Next;
use crate::host::{CommandOutcome, HostError, TableRef};
use crate::i18n::Localizer;
use crate::rules::{Game, MAX_SEATS, Seat};
use crate::search::{self, Budget, Level, ProvenResult};
use crate::table::{Command, Offer, Phase, Player, Table, TableId};
use std::sync::Arc;
use std::time::Instant;

/// The strengths among which a person chooses by a button, with their levels. `/play` has all levels.
pub const STRENGTHS: [(&str, u8); 3] = [("beginner", 1), ("medium", 3), ("strong", 6)];
/// Nodes that are searched to decide about a draw offer.
const DRAW_OFFER_NODES: u64 = 20_000;
/// Nodes that are searched to see whether a game is lost now, and whether it was after earlier turns.
const RESIGNATION_NODES: [u64; 2] = [20_000, 2_000];
/// A computer offers to resign if its chance to win is lower than this after each of its last [`LOST_TURNS`] turns.
const LOST_CHANCE: f64 = 0.02;
const LOST_TURNS: usize = 6;
/// Upper bound of the turns that computers play among themselves after all people have left.
const MAX_UNSEEN_TURNS: usize = 300;
/// Nodes that are searched for each of these turns.
const UNSEEN_TURN_NODES: u64 = 100;
/// A computer accepts a draw if its chance to win is lower than this; a draw counts as half a win.
const DRAW_ACCEPTANCE_CHANCE: f64 = 0.35;
/// The acceptance chance once half of the quiet turns have passed that draw the game.
const QUIET_DRAW_ACCEPTANCE_CHANCE: f64 = 0.55;

/// As many computers of a level as a table can seat. Levels out of range are clamped. The names are those that are
/// stored; people read the names of their language.
pub fn computer_players(level: u8) -> Vec<Player> {
    let level = Level::new(level.clamp(1, Level::MAX.number())).unwrap_or(Level::MAX);
    let name = Localizer::english().level(level);
    let numbered = |number| if number == 0 { name.clone() } else { format!("{name} {}", number + 1) };
    (0..MAX_SEATS).map(|number| Player::computer(level, number as u8, numbered(number))).collect()
}

/// Acts for computers and servers at the tables that have changed, indefinitely. At tables with two places the board is shown in the
/// second one.
pub(in crate::app) async fn run<P: Messenger>(app: Arc<App<P>>) {
    app.outbox.changed.run(|table, _| visit(app.clone(), table)).await;
}

/// Makes the command of a computer at a table, if a computer has to act.
async fn visit<P: Messenger>(app: Arc<App<P>>, table: TableId) -> Result<Next, HostError> {
    // A running game keeps its computers.
    let cached = app.host.tables().cached_running(TableRef::Id(table));
    if cached.is_some_and(|table| !table.has_computers() && !table.has_two_places() && !table.has_team()) {
        return Ok(Next::Done);
    }
    let acted = async {
        let table = app.host.tables().load(TableRef::Id(table)).await?;
        // Boxed, because the futures are large and rarely do anything.
        let counted = match table.has_team() {
            true => Box::pin(votes::visit(&app, &table)).await?,
            false => Next::Done,
        };
        let mirrored = match table.has_two_places() {
            true => {
                Box::pin(app.at_expense_of(Cause::Table(table.id()), app.show_mirror(table.id()))).await?
            }
            false => Next::Done,
        };
        let next = if counted == Next::Done { mirrored } else { counted };
        if let Some(outcome) = act(&app, &table).await? {
            app.post_outcome(outcome).await;
        }
        Ok(next)
    };
    match acted.await {
        // A player was faster, or the game cannot continue.
        Err(rejected @ (HostError::Rejected(_) | HostError::Refused(_))) => {
            tracing::debug!(%table, %rejected, "a computer's command was rejected");
            Ok(Next::Done)
        }
        Err(HostError::Broken(broken)) => {
            report_broken(&broken);
            Ok(Next::Done)
        }
        acted => acted,
    }
}

async fn act<P: Messenger>(app: &App<P>, table: &Table) -> Result<Option<CommandOutcome>, HostError> {
    if table.phase() != Phase::Playing || !table.has_computers() {
        return Ok(None);
    }
    let _task = app.tasks.token();
    app.budgets.wait_for_computer(table).await;
    let Some(command) = command(&app.search_pool, table).await else { return Ok(None) };
    app.play_turn(TableRef::Id(table.id()), command).await.map(Some)
}

/// The command of a computer at a table as it stands: the response to a draw offer, its turn, an offer to resign, or the rest of
/// the game.
async fn command(pool: &SearchPool, table: &Table) -> Option<Command> {
    let game = table.game()?;
    if table.is_left_to_computers() {
        return Some(play_out(pool, table, game).await);
    }
    if let Some((seat, computer)) = asked_for_draw(table) {
        return Some(respond_to_draw(pool, table, game, seat, computer).await);
    }
    match table.may_offer_to_resign() {
        Some((_, computer)) => offer_to_resign(pool, table, game, computer).await,
        None => play_turn(pool, table, game).await,
    }
}

/// Offers to resign if the person to act has won beyond doubt: by a proven win, or after each of the last turns of the computer.
async fn offer_to_resign(
    pool: &SearchPool,
    table: &Table,
    game: &Game,
    computer: &Player,
) -> Option<Command> {
    let (person, game) = (game.seat()?, game.clone());
    let is_lost = pool.run(move || is_won_for(&game, person)).await.unwrap_or(false);
    let (by, number) = (computer.id, Some(table.revision()));
    is_lost.then_some(Command::Offer { by, offer: Offer::Resign, number })
}

/// Whether the seat to act, of the two that are left in a game, has won it beyond doubt.
fn is_won_for(game: &Game, seat: Seat) -> bool {
    let player = search::PlayerProfile::neutral(game.setup().kind());
    let find = |game: &Game, nodes| search::search(game.history(), &player, Budget::nodes(nodes), 0);
    let is_won =
        |game: &Game, nodes| find(game, nodes).is_some_and(|found| 1.0 - found.win_chance() < LOST_CHANCE);
    let [nodes, nodes_before] = RESIGNATION_NODES;
    // Most positions are not lost, and a short search says so.
    if !is_won(game, nodes_before) {
        return false;
    }
    if find(game, nodes).is_some_and(|found| matches!(found.proven, Some(ProvenResult::Win(_)))) {
        return true;
    }
    let before = (0..=game.ply()).rev().map(|ply| game.at_ply(ply)).filter(|game| game.seat() == Some(seat));
    let last: Vec<Game> = before.take(LOST_TURNS).collect();
    let was_won = last.len() == LOST_TURNS && last.iter().all(|game| is_won(game, nodes_before));
    was_won && is_won(game, nodes)
}

/// The computer that is to respond to a draw offer: the first one, once all people still in the game have agreed.
fn asked_for_draw(table: &Table) -> Option<(Seat, &Player)> {
    table.offer().filter(|open_offer| open_offer.offer == Offer::Draw)?;
    let seated = |seat: Seat| Some((seat, table.seats()[seat].as_ref()?));
    let mut to_answer = table.seats_to_answer().filter_map(seated);
    let first = to_answer.next().filter(|(_, player)| player.is_computer());
    first.filter(|_| to_answer.all(|(_, player)| player.is_computer()))
}

/// Accepts a draw if the computer is losing or the game is level and comes to nothing, and declines it otherwise.
async fn respond_to_draw(
    pool: &SearchPool,
    table: &Table,
    game: &Game,
    seat: Seat,
    computer: &Player,
) -> Command {
    let (history, is_to_act) = (game.history().clone(), game.seat() == Some(seat));
    let player = search::PlayerProfile::neutral(table.setup().kind());
    let search = move || search::search(&history, &player, Budget::nodes(DRAW_OFFER_NODES), 0);
    let result = pool.run(search).await.ok().flatten();
    let chance = match (result, is_to_act, game.places().active_seats().count()) {
        (Some(result), true, _) => result.win_chance(),
        // The chances of the last two players add up to 1. This does not hold for more players.
        (Some(result), false, 2) => 1.0 - result.win_chance(),
        _ => 1.0,
    };
    let (by, number) = (computer.id, table.offer().map(|open_offer| open_offer.number));
    if accepts_draw(chance, game.is_draw_near()) {
        Command::Accept { by, number }
    } else {
        Command::DeclineOffer { by, number }
    }
}

/// Whether a computer with this chance to win accepts a draw; `is_draw_near` as [`Game::is_draw_near`].
fn accepts_draw(chance: f64, is_draw_near: bool) -> bool {
    chance < if is_draw_near { QUIET_DRAW_ACCEPTANCE_CHANCE } else { DRAW_ACCEPTANCE_CHANCE }
}

/// Plays the turn of the computer that is to act, if there is one.
async fn play_turn(pool: &SearchPool, table: &Table, game: &Game) -> Option<Command> {
    let computer = table.to_act().filter(|_| !table.is_paused())?;
    let text = find_turn(pool, table, game, computer.level()?).await?;
    Some(Command::Turn { by: computer.id, text, number: Some(table.revision()) })
}

/// The turn that a computer of this level would play for the seat to act.
pub(super) async fn find_turn(pool: &SearchPool, table: &Table, game: &Game, level: Level) -> Option<String> {
    let player = search::PlayerProfile::at_level(table.setup(), level);
    let history = game.history().clone();
    // The seed depends on the table alone, so a restart does not change the turn.
    let seed = search::splitmix64(table.id().0 as u64 ^ (table.revision() as u64) << 32);
    let search = move |time| search::search(&history, &player, Budget::until(Instant::now() + time), seed);
    let result = pool.run_timed(search).await.ok().flatten();
    result.map(|result| result.best_turn().to_owned()).or_else(|| {
        tracing::error!(table = %table.id(), "a search failed: the first legal move is played");
        game.position().legal_turns().into_iter().next()
    })
}

/// The rest of a game that all people have left. Nobody watches: it is stored and shown as one change, and little is
/// searched. After [`MAX_UNSEEN_TURNS`] the computers agree to a draw. A restart meanwhile begins it anew.
async fn play_out(pool: &SearchPool, table: &Table, game: &Game) -> Command {
    let (mut game, setup, revision) = (game.clone(), table.setup(), table.revision());
    let levels: Vec<Option<Level>> =
        table.seats().iter().map(|player| player.as_ref().and_then(Player::level)).collect();
    let seed = search::splitmix64(table.id().0 as u64);
    let play = move || {
        let mut turns = Vec::new();
        while turns.len() < MAX_UNSEEN_TURNS
            && let Some(level) = game.seat().and_then(|seat| levels[seat])
        {
            let player = search::PlayerProfile::at_level(setup, level);
            let budget = Budget::nodes(UNSEEN_TURN_NODES);
            let seed = search::splitmix64(seed ^ (turns.len() as u64) << 32);
            let Some(found) = search::search(game.history(), &player, budget, seed) else { break };
            if game.play(found.best_turn()).is_err() {
                break;
            }
            turns.extend(game.turns().last().cloned());
        }
        turns
    };
    let turns = pool.run(play).await.unwrap_or_else(|_| {
        tracing::error!(table = %table.id(), "a search failed: the computers agree to a draw");
        Vec::new()
    });
    Command::PlayOut { turns, revision }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_game_is_drawn_once_it_comes_to_nothing() {
        assert!(accepts_draw(0.3, false), "it is losing");
        assert!(!accepts_draw(0.5, false) && accepts_draw(0.5, true));
        assert!(!accepts_draw(0.6, true), "it is winning");
    }
}
