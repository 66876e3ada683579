//! Blocked players: no invitations and no tables of one another, and nobody is told but the one who blocks.

use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;
use bside::host::TableRef;
use bside::rules::{GameKind, Setup};
use bside::table::{ChannelId, NewTable, Phase, Player, PlayerId};

const UNREACHABLE: &str = "Ana can’t be invited.";

async fn block(by: &Person, player: &Person) -> Message {
    by.slash("block", &[("player", &player.id)]).await
}

/// Invites a person to a game of Biloba.
async fn invite(by: &Person, opponent: &Person) -> Message {
    by.slash("play", &[("game", "biloba"), ("opponent", &opponent.id)]).await
}

#[tokio::test]
async fn a_blocked_player_cannot_invite_and_is_not_told_why() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    block(&ana, &ben).await.whispers("You’ve blocked **Ben**. They can’t invite you");
    let again = block(&ana, &ben).await;
    assert_eq!(again.content(), "You’ve already blocked **Ben**. /unblock undoes that.");
    block(&ana, &ana).await.whispers("You can’t block yourself.");
    ana.slash("block", &[("player", &ana.application)]).await.whispers("Only people can be blocked.");
    harness.restart().await;
    let (biloba, ana_too) = (("game", "biloba"), ("opponent", ana.id.as_str()));
    for options in [
        vec![biloba, ana_too],
        vec![biloba, ana_too, ("thread", "true")],
        vec![biloba, ana_too, ("opponent2", &cy.id)],
    ] {
        ben.slash("play", &options).await.whispers(UNREACHABLE);
    }
    invite(&ana, &ben).await.whispers("You’ve blocked Ben. /unblock undoes that.");
    assert!(ana.seen_messages().iter().all(|message| message.pings().is_empty()));

    let listed = ana.suggestions("unblock", &[("player", "b")], "player").await;
    assert_eq!(listed, [("Ben".to_owned(), ben.id.clone())]);
    assert!(ben.suggestions("unblock", &[("player", "")], "player").await.is_empty());
    ana.slash("unblock", &[("player", "cy")]).await.whispers("You haven’t blocked anyone called “cy”.");
    ana.slash("unblock", &[("player", "be")]).await.whispers("You’ve unblocked **Ben**.");
    ana.slash("unblock", &[("player", &ben.id)]).await.whispers("You haven’t blocked anyone called");
    assert_eq!(invite(&ben, &ana).await.pings(), ["ana"]);
    harness.close().await;
}

#[tokio::test]
async fn neither_joins_an_open_table_of_the_other() {
    let harness = Harness::open().await;
    let [mut ana, mut ben, mut cy] = harness.people(["ana", "ben", "cy"]).await;
    block(&ana, &ben).await;
    let open = ben.slash("play", &[("game", "biloba")]).await;
    ana.press(&open, "Join").await.whispers("You’ve blocked Ben.");
    cy.press(&open, "Join").await.says("Everyone’s here");
    for person in [&mut ana, &mut ben, &mut cy] {
        person.go_to_channel(1).await;
    }
    let open = ana.slash("play", &[("game", "biloba")]).await;
    ben.press(&open, "Join")
        .await
        .whispers("You can’t join this table. Start a game of your own in a thread.");
    ana.press(&open, "Cancel").await;
    // The one who sits there already counts as well, unless both are invited.
    let open = cy.slash("play", &[("game", "biloba"), ("seats", "4")]).await;
    ana.press(&open, "Join").await.says("Ana joins.");
    ben.press(&open, "Join").await.whispers("You can’t join this table.");
    cy.press(&open, "Cancel").await;
    let both = [("game", "biloba"), ("opponent", ana.id.as_str()), ("opponent2", ben.id.as_str())];
    let invitation = cy.slash("play", &both).await;
    ana.press(&invitation, "Join").await.says("Ana joins.");
    ben.press(&invitation, "Join").await.says("Everyone’s here");
    harness.close().await;
}

#[tokio::test]
async fn open_invitations_between_the_two_end_in_their_messages() {
    let mut harness = Harness::open().await;
    let [mut ana, mut ben, mut cy] = harness.people(["ana", "ben", "cy"]).await;
    let of_ben = invite(&ben, &ana).await;
    for person in [&mut ana, &mut ben, &mut cy] {
        person.go_to_channel(1).await;
    }
    let options = [("game", "biloba"), ("opponent", ben.id.as_str()), ("opponent2", cy.id.as_str())];
    let of_ana = ana.slash("play", &options).await;
    block(&ana, &ben).await;
    let freed = cy.sees("The seat of Ben is open to anyone now.").await;
    assert_eq!((freed.id(), freed.pings().len()), (of_ana.id(), 0));
    let declined = cy.sees("Ana declines.").await;
    assert_eq!((declined.id(), declined.pings().len()), (of_ben.id(), 0));
    assert!(declined.buttons().is_empty());
    harness.restart().await;
    ben.press(&freed, "Join").await.whispers("You can’t join this table.");
    // Nothing is left to decline.
    ben.try_press(&freed, "Decline").await;
    cy.press(&freed, "Join").await.says("Cy joins.");
    ana.press(&freed, "Cancel").await.says("The invitation was cancelled.");
    cy.sees("The invitation was cancelled.").await;
    // Ben is invited alone.
    ana.slash("unblock", &[("player", &ben.id)]).await;
    let of_ana = invite(&ana, &ben).await;
    block(&ana, &ben).await;
    let cancelled = cy.sees("The invitation was cancelled.").await;
    assert_eq!((cancelled.id(), cancelled.pings().len()), (of_ana.id(), 0));
    harness.close().await;
}

#[tokio::test]
async fn a_running_game_goes_on_and_has_no_rematch() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    block(&ana, &ben).await.whispers("Games in progress continue.");
    ana.plays("d4-d5").await;
    ben.plays("d6-c5").await;
    ben.offers("draw").await.says("Ben offers a draw.");
    ana.slash("decline", &[]).await;
    let end = ben.resigns().await;
    assert!(matches!(harness.table(&ana).await.phase(), Phase::Ended(_)));
    ben.press(&end, "Rematch").await.whispers(UNREACHABLE);
    ana.press(&end, "Rematch").await.whispers("You’ve blocked Ben.");
    harness.close().await;
}

#[tokio::test]
async fn a_block_and_an_invitation_at_the_same_moment_leave_no_invitation() {
    let harness = Harness::open().await;
    let (one, other) = (harness.host().await, harness.host().await);
    let player = |id: u64| Player::human(PlayerId(id), format!("player {id}"));
    let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
    for round in 0..12_u64 {
        let (ana, ben) = (player(10 * round + 1), player(10 * round + 2));
        let (by, invited) = if round % 2 == 0 { (&ben, &ana) } else { (&ana, &ben) };
        let opponents = vec![invited.clone()];
        let new_table = NewTable { opponents, ..NewTable::new(ChannelId(7000 + round), by.clone(), setup) };
        let ids = [&ana, &ben].map(|player| player.human_id().expect("a person"));
        let results =
            tokio::join!(one.tables().open(new_table), other.players().block(ids[0], ids[1], "Ben"));
        results.1.expect("a block");
        let Ok(opened) = results.0 else { continue };
        let table = one.tables().load(TableRef::Id(opened.table.id())).await.expect("a table");
        assert_eq!(table.phase(), Phase::Closed, "round {round}");
    }
    harness.close().await;
}
