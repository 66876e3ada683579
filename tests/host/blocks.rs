//! Blocked players on a real database.

use super::*;

#[tokio::test]
async fn a_block_is_exported_and_deleted_with_the_data_of_the_one_who_blocks() -> Result<(), HostError> {
    let host = host().await;
    let players = host.players();
    players.block(ANA, DEE, "Dee").await?;
    players.block(ANA, BEN, "Ben").await?;
    players.block(CY, ANA, "Ana").await?;
    let mut blocked = players.export(ANA, 9).await?.blocked;
    blocked.sort();
    assert_eq!(blocked, [DEE, BEN].map(|id| id.to_string()));
    assert_eq!(players.export(BEN, 9).await?.blocked, Vec::<String>::new());
    // Deleting one's data is no way around a block, which is listed without the name then.
    players.delete(BEN, "former player").await?;
    let listed = players.blocked_by(ANA).await?;
    assert!(listed.contains(&Player::human(BEN, String::new())), "{listed:?}");
    let invitation = NewTable {
        opponents: vec![player(ANA)],
        ..NewTable::new(CHANNEL, player(BEN), new_table(CHANNEL, 2).setup)
    };
    let refusal = refused(host.tables().open(invitation).await);
    assert!(matches!(refusal, HostRejection::CannotInvite { .. }), "{refusal:?}");

    players.delete(ANA, "former player").await?;
    assert_eq!(players.blocked_by(ANA).await?, []);
    assert_eq!(players.export(ANA, 9).await?.blocked, Vec::<String>::new());
    assert_eq!(players.blocked_by(CY).await?.len(), 1);
    Ok(())
}

#[tokio::test]
async fn a_player_blocks_a_limited_number_of_others() -> Result<(), HostError> {
    let host = host().await;
    let players = host.players();
    for id in 1000..1200 {
        players.block(ANA, PlayerId(id), "somebody").await?;
    }
    let one_more = players.block(ANA, BEN, "Ben").await;
    assert_eq!(rejected(one_more), Rejection::over_limit("block-too-many", 200));
    assert!(players.block(ANA, PlayerId(1007), "somebody").await?.is_none(), "it is blocked already");
    assert!(players.unblock(ANA, PlayerId(1007)).await?);
    assert!(!players.unblock(ANA, PlayerId(1007)).await?);
    players.block(ANA, BEN, "Ben").await?;
    assert_eq!(players.blocked_by(ANA).await?.len(), 200);
    Ok(())
}

#[tokio::test]
async fn whose_own_table_it_is_decides_what_becomes_of_an_invitation() -> Result<(), HostError> {
    let host = host().await;
    for (opponents, event) in [
        (vec![player(BEN)], Event::Cancelled),
        (vec![player(CY), player(BEN)], Event::SeatOpened { seat: 2 }),
    ] {
        let table = NewTable { opponents: opponents.clone(), ..new_table(CHANNEL, opponents.len() + 1) };
        let table = host.tables().open(table).await?.table.id();
        let outcomes = host.players().block(ANA, BEN, "Ben").await?;
        let Some([CommandOutcome { events, mentions, .. }]) = outcomes.as_deref() else {
            panic!("{outcomes:?}")
        };
        assert_eq!((&events[..], &mentions[..]), (&[event][..], &[][..]));
        let stored = host.tables().load(TableRef::Id(table)).await?;
        if stored.phase() == Phase::Invitation {
            assert!(!stored.has_invited(BEN));
            let joining = Command::Join { by: player(BEN) };
            let refused = rejected(host.tables().execute(TableRef::Id(table), joining).await);
            assert_eq!(refused, Rejection::new("block-cannot-join"));
        }
        host.players().unblock(ANA, BEN).await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_block_ends_an_invitation_at_a_quarantined_table() -> Result<(), HostError> {
    let host = host().await;
    let invitation = NewTable { opponents: vec![player(BEN)], ..new_table(CHANNEL, 2) };
    let table = host.tables().open(invitation).await?.table.id();
    host.tables().quarantine(table, QuarantineReason::ChannelGone, host.clock().now()).await?;
    let outcomes = host.players().block(BEN, ANA, "Ana").await?;
    assert_eq!(outcomes.map(|outcomes| outcomes.len()), Some(1));
    assert_eq!(host.tables().load(TableRef::Id(table)).await?.phase(), Phase::Closed);
    Ok(())
}

/// A block and an invitation at the same instant are as if one had come after the other: no invitation stays open.
#[tokio::test]
async fn a_block_and_an_invitation_at_the_same_time_exclude_each_other() -> Result<(), HostError> {
    let fixture = Fixture::new();
    let (one, other) = (fixture.host().await, fixture.host().await);
    for round in 0..24 {
        let (by, invited) = if round % 2 == 0 { (BEN, ANA) } else { (ANA, BEN) };
        let channel = ChannelId(800 + round);
        let setup = new_table(channel, 2).setup;
        let invitation =
            NewTable { opponents: vec![player(invited)], ..NewTable::new(channel, player(by), setup) };
        let (blocked, opened) =
            tokio::join!(one.players().block(ANA, BEN, "Ben"), other.tables().open(invitation));
        blocked?;
        match opened {
            Ok(outcome) => {
                let stored = one.tables().load(TableRef::Id(outcome.table.id())).await?;
                assert_eq!(stored.phase(), Phase::Closed, "round {round}: the block has ended it");
            }
            Err(HostError::Refused(HostRejection::CannotInvite { .. } | HostRejection::Blocked { .. })) => {}
            Err(error) => return Err(error),
        }
        assert!(one.players().unblock(ANA, BEN).await?);
    }
    Ok(())
}
