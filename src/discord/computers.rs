//! Computers at the tables: whoever's turn it is there, if it is a computer it makes it.
//!
//! Nothing waits in memory: every table at which something has happened is looked at, and at the start all at which a
//! computer plays. So a game goes on where it was after any restart.

use super::{App, showing};
use crate::app::backoff;
use crate::app::search_pool::SearchPool;
use crate::host::{CommandOutcome, HostError, TableRef};
use crate::i18n::Localizer;
use crate::rules::{MOST_SEATS, Message, Seat};
use crate::search::{self, Budget, Level};
use crate::table::{Command, Offer, Phase, Player, Table, TableId};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::task::{self, JoinSet};

/// The level of a computer that nobody chose.
pub(super) const USUAL: u8 = 3;
/// What an offer of a draw is thought about, in positions.
const OFFER: u64 = 20_000;
/// A computer that thinks less of its chances than this accepts a draw.
const LOST: f64 = 0.35;

/// As many computers of a level as a table can seat; of the nearest there is.
pub(super) fn of_level(localizer: &Localizer, level: u8) -> Vec<Player> {
    let level = Level::new(level.clamp(1, Level::TOP.number())).unwrap_or(Level::TOP);
    let name = localizer.render(&Message::new("computer-name").count("level", level.number().into()));
    let named = |number| if number == 0 { name.clone() } else { format!("{name} {}", number + 1) };
    (0..MOST_SEATS).map(|number| Player::computer(level, number, named(number))).collect()
}

/// Looks at every table at which something has happened, for ever.
pub(super) async fn play(app: Arc<App>, moved: UnboundedReceiver<TableId>) {
    let left = left(&app).await;
    attend(left, moved, |table| {
        let app = app.clone();
        async move { look(&app, table).await }
    })
    .await;
}

/// Looks at these tables, and at each at which something happens: at one table once at a time, and once more if something
/// has happened there meanwhile. A look that panics keeps no table from being looked at later.
async fn attend<L>(mut next: Vec<TableId>, mut moved: UnboundedReceiver<TableId>, look: impl Fn(TableId) -> L)
where
    L: Future<Output = ()> + Send + 'static,
{
    // The tables that are looked at, and whether something has happened at them meanwhile.
    let mut busy: HashMap<TableId, bool> = HashMap::new();
    let mut tables: HashMap<task::Id, TableId> = HashMap::new();
    let mut looking = JoinSet::new();
    loop {
        for table in next.drain(..) {
            busy.insert(table, false);
            tables.insert(looking.spawn(look(table)).id(), table);
        }
        tokio::select! {
            Some(table) = moved.recv() => match busy.get_mut(&table) {
                Some(again) => *again = true,
                None => next.push(table),
            },
            Some(done) = looking.join_next_with_id() => {
                let id = match done {
                    Ok((id, ())) => id,
                    Err(error) => {
                        tracing::error!(%error, "a look at a computer's table panicked");
                        error.id()
                    }
                };
                next.extend(tables.remove(&id).filter(|table| busy.remove(table) == Some(true)));
            }
            else => return,
        }
    }
}

/// The tables that the process before has left.
async fn left(app: &App) -> Vec<TableId> {
    for tries in 0.. {
        match app.host.tables_of_computers().await {
            Ok(tables) => return tables,
            Err(error) => {
                tracing::error!(
                    error = &error as &dyn std::error::Error,
                    "games of computers cannot be read"
                );
                tokio::time::sleep(backoff::outage_delay(tries)).await;
            }
        }
    }
    Vec::new()
}

/// Does what a computer has to do at a table, if there is anything; again if the store fails.
async fn look(app: &App, table: TableId) {
    for tries in 0.. {
        match act(app, table).await {
            Ok(None) => return,
            Ok(Some(update)) => return showing::post(app, &Localizer::english(), update).await,
            // Somebody was faster, or nobody can play on.
            Err(HostError::Rejected(rejection)) => {
                return tracing::debug!(%table, ?rejection, "a computer's command was rejected");
            }
            Err(HostError::Broken(broken)) => return drop(showing::broken_text(&broken)),
            Err(error) => {
                tracing::error!(%table, error = &error as &dyn std::error::Error, "a computer cannot act");
                tokio::time::sleep(backoff::outage_delay(tries)).await;
            }
        }
    }
}

async fn act(app: &App, table: TableId) -> Result<Option<CommandOutcome>, HostError> {
    let table = app.host.table(TableRef::Id(table)).await?;
    if table.phase() != Phase::Playing || !table.has_computers() {
        return Ok(None);
    }
    let _busy = app.tasks.token();
    let Some(command) = command(&app.search_pool, &table).await else { return Ok(None) };
    app.host.command(TableRef::Id(table.id()), command).await.map(Some)
}

/// What a computer does at a table as it stands: it accepts a draw when it is losing, declines it otherwise, and makes
/// its turn.
async fn command(search_pool: &SearchPool, table: &Table) -> Option<Command> {
    let game = table.game()?;
    if let Some((seat, computer)) = asked_for_a_draw(table) {
        let (since, acts) = (game.since().to_vec(), game.seat() == Some(seat));
        let player = search::Player::judge(table.setup().kind());
        let think = move || search::search(&since, &player, Budget::nodes(OFFER), 0);
        let found = search_pool.run(think).await.ok().flatten();
        // Of more than two, nobody's chances are what the others lack. Who cannot think plays on.
        let chance = match (found, acts, table.setup().seats()) {
            (Some(found), true, _) => found.chance(),
            (Some(found), false, 2) => 1.0 - found.chance(),
            _ => 1.0,
        };
        let (by, number) = (computer.id, table.offer().map(|standing| standing.number));
        return Some(match chance < LOST {
            true => Command::Accept { by, number },
            false => Command::Refuse { by, number },
        });
    }
    let computer = table.to_act().filter(|_| !table.is_paused())?;
    let player = search::Player::at_level(table.setup(), computer.level()?);
    let since = game.since().to_vec();
    // The same table has the same turn after any restart.
    let seed = search::mix(table.id().0 as u64 ^ (table.stage() as u64) << 32);
    let think = move |time| search::search(&since, &player, Budget::until(Instant::now() + time), seed);
    let found = search_pool.run_timed(think).await.ok().flatten();
    let text = found.map(|found| found.turn().to_owned()).or_else(|| {
        tracing::error!(table = %table.id(), "a search has failed: any turn is played");
        game.position().turns().into_iter().next()
    })?;
    Some(Command::Turn { by: computer.id, text, number: Some(table.stage()) })
}

/// A computer that has been offered a draw to which all people have agreed who are still in the game.
fn asked_for_a_draw(table: &Table) -> Option<(Seat, &Player)> {
    table.offer().filter(|standing| standing.offer == Offer::Draw)?;
    let seated = |seat: Seat| Some((seat, table.seats()[seat].as_ref()?));
    let mut asked = table.asked().filter_map(seated);
    let first = asked.next().filter(|(_, player)| player.level().is_some());
    first.filter(|_| asked.all(|(_, player)| player.level().is_some()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;
    use tokio::sync::mpsc::unbounded_channel;

    #[tokio::test]
    async fn a_table_is_looked_at_again_after_what_happened_meanwhile_and_after_a_panic() {
        let (tell, moved) = unbounded_channel();
        let looks: Arc<Mutex<Vec<TableId>>> = Arc::default();
        let (teller, seen) = (Mutex::new(Some(tell.clone())), looks.clone());
        drop(tell);
        let look = move |table| {
            let first = {
                let mut looks = seen.lock().expect("no panic while it was held");
                looks.push(table);
                !looks[..looks.len() - 1].contains(&table)
            };
            // Both tables move while they are looked at for the first time, and nothing moves afterwards.
            if first {
                let mut teller = teller.lock().expect("no panic while it was held");
                teller.as_ref().expect("it is told twice").send(table).expect("somebody listens");
                if table == TableId(2) {
                    *teller = None;
                }
            }
            async move { assert!(!first || table != TableId(1), "on purpose") }
        };
        attend(vec![TableId(1), TableId(2)], moved, look).await;
        let mut looks = looks.lock().expect("no panic while it was held").clone();
        looks.sort_unstable_by_key(|table| table.0);
        assert_eq!(looks, [TableId(1), TableId(1), TableId(2), TableId(2)]);
    }
}
