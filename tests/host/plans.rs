//! Plans are followed in the transaction of the turn to which they reply, whichever process plays it.

use super::*;
use bside::host::Members;
use bside::table::{Line, Plan};

/// The line of the first legal turns from the current position.
fn line(table: &Table, count: usize) -> Line {
    let mut ahead = table.game().expect("a game").clone();
    let start = ahead.ply();
    for _ in 0..count {
        let turn = ahead.position().legal_turns().swap_remove(0);
        ahead.play(&turn).expect("a legal turn");
    }
    Line { start, turns: ahead.turns()[start..].to_vec() }
}

async fn plans(host: &Host, table: &Table) -> Vec<Plan> {
    host.tables().plans_of(table.id(), BEN).await.expect("a store")
}

async fn play(host: &Host, table: &Table, by: PlayerId, text: &str) -> CommandOutcome {
    host.tables().execute(TableRef::Id(table.id()), turn(by, text)).await.expect("a legal turn")
}

#[tokio::test]
async fn a_plan_made_in_one_process_is_followed_once_by_another() {
    let fixture = Fixture::new();
    let (one, other) = (fixture.host().await, fixture.host().await);
    let table = open_with_players(&one, new_table(CHANNEL, 2), &[BEN]).await;
    let planned = line(&table, 4);
    one.tables().plan(table.id(), BEN, &planned).await.expect("a plan");
    one.tables().plan(table.id(), BEN, &planned).await.expect("it is planned already");
    assert_eq!(plans(&other, &table).await.len(), 1);
    let commits = other.commit_count();
    let outcome = play(&other, &table, ANA, &planned.turns[0]).await;
    assert_eq!(other.commit_count() - commits, 1);
    let reply = Event::TurnPlayed { seat: 1, text: planned.turns[1].clone() };
    assert_eq!(outcome.events[1..], [Event::PlanFollowed { seat: 1 }, reply]);
    assert_eq!(outcome.mentions, [ANA]);
    let stored = one.tables().load(TableRef::Id(table.id())).await.expect("a table");
    assert_eq!(format!("{stored:?}"), format!("{:?}", outcome.table));
    play(&one, &table, ANA, &planned.turns[2]).await;
    assert_eq!(plans(&one, &table).await, [], "it is used up");
    let stored = fixture.host().await.tables().load(TableRef::Id(table.id())).await.expect("a table");
    assert_eq!(stored.game().expect("a game").turns(), planned.turns);
}

#[tokio::test]
async fn a_plan_and_a_move_at_the_same_time_come_one_after_the_other() {
    let fixture = Fixture::new();
    let (one, other) = (fixture.host().await, fixture.host().await);
    for channel in 0..8 {
        let table = open_with_players(&one, new_table(ChannelId(800 + channel), 2), &[BEN]).await;
        let planned = line(&table, 2);
        let made = async { one.tables().plan(table.id(), BEN, &planned).await };
        let (made, outcome) = tokio::join!(made, play(&other, &table, ANA, &planned.turns[0]));
        let stored = one.tables().load(TableRef::Id(table.id())).await.expect("a table");
        match made {
            Ok(_) => assert_eq!((stored.turn_number(), outcome.events.len()), (2, 3)),
            Err(HostError::Rejected(Rejection::PlanOnOwnTurn)) => {
                assert_eq!((stored.turn_number(), outcome.events.len()), (1, 1));
            }
            Err(error) => panic!("{error:?}"),
        }
        assert_eq!(plans(&one, &table).await, []);
    }
}

#[tokio::test]
async fn plans_end_with_the_game_a_takeback_and_the_data_of_their_owner() {
    let host = host().await;
    for (number, command) in
        [Command::Resign { by: ANA.into() }, Command::Abort { by: ANA.into() }].iter().enumerate()
    {
        let table = open_with_players(&host, new_table(ChannelId(800 + number as u64), 2), &[BEN]).await;
        host.tables().plan(table.id(), BEN, &line(&table, 2)).await.expect("a plan");
        host.tables().execute(TableRef::Id(table.id()), command.clone()).await.expect("a running game");
        assert_eq!(plans(&host, &table).await, []);
    }
    let table = open_with_players(&host, new_table(CHANNEL, 2), &[BEN]).await;
    let first = line(&table, 2);
    play(&host, &table, ANA, &first.turns[0]).await;
    let table = play(&host, &table, BEN, &first.turns[1]).await.table;
    host.tables().plan(table.id(), BEN, &line(&table, 2)).await.expect("a plan");
    let at = TableRef::Id(table.id());
    host.tables().execute(at, offer(BEN, Offer::Takeback)).await.expect("an offer");
    assert_eq!(plans(&host, &table).await.len(), 1);
    let accept = Command::Accept { by: ANA.into(), number: None };
    host.tables().execute(at, accept).await.expect("an answer");
    assert_eq!(plans(&host, &table).await, []);
    let table = play(&host, &table, BEN, &first.turns[1]).await.table;
    host.tables().plan(table.id(), BEN, &line(&table, 4)).await.expect("a plan");
    let exported = host.players().export(BEN, 9).await.expect("a store").plans;
    assert_eq!((exported.len(), exported[0].table), (1, table.id()));
    let other = Some(line(&table, 3).fingerprint());
    for (by, number, line) in [(BEN, 2, None), (ANA, 1, None), (BEN, 1, other)] {
        host.tables().drop_plan(table.id(), by, number, line).await.expect("a store");
    }
    assert_eq!(plans(&host, &table).await.len(), 1, "these are others");
    let own = Some(line(&table, 4).fingerprint());
    assert_eq!(host.tables().drop_plan(table.id(), BEN, 1, own).await.expect("a store"), []);
    assert_eq!(plans(&host, &table).await, []);
    host.tables().plan(table.id(), BEN, &line(&table, 4)).await.expect("a plan");
    host.players().delete(BEN, "former player").await.expect("a store");
    assert_eq!(plans(&host, &table).await, []);
}

#[tokio::test]
async fn a_plan_is_followed_once_its_owner_is_known_to_be_a_member() {
    let host = host().await;
    for (number, is_member) in [true, false].into_iter().enumerate() {
        let table = open_with_players(&host, new_table(ChannelId(800 + number as u64), 2), &[BEN]).await;
        let planned = line(&table, 2);
        host.tables().plan(table.id(), BEN, &planned).await.expect("a plan");
        let (at, command) = (TableRef::Id(table.id()), turn(ANA, &planned.turns[0]));
        let commits = host.commit_count();
        let unknown = host.tables().play_turn(at, &command, &Members::new()).await;
        let is_asked = |error: &HostError| matches!(error, HostError::UnknownPlanner { guild, player } if (*guild, *player) == (GUILD, BEN));
        assert!(unknown.as_ref().is_err_and(is_asked), "{unknown:?}");
        assert_eq!(host.tables().load(at).await.expect("a table").turn_number(), 0, "nothing is stored");
        let members = Members::from([(BEN, is_member)]);
        let outcome = host.tables().play_turn(at, &command, &members).await.expect("a legal turn");
        assert_eq!(outcome.table.turn_number(), if is_member { 2 } else { 1 });
        assert_eq!(host.commit_count() - commits, 1);
        let kept = plans(&host, &table).await.len();
        assert_eq!(kept, usize::from(!is_member), "the owner may come back");
    }
}
