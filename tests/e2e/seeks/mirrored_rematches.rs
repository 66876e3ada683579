//! Rematches of games in direct messages.

use super::mirrored::{DirectGame, capitalised, last_with, reads};
use super::{BILOBA, in_turn, sees_board, table};
use crate::harness::wait_while;
use bside::host::TableRef;
use bside::sandbox::Fault;
use bside::table::{ChannelId, Phase};

#[tokio::test]
async fn a_rematch_is_played_in_direct_messages_as_well() {
    let mut game = DirectGame::start(&BILOBA).await;
    let first = game.table().await.seats()[0].as_ref().expect("somebody").name.clone();
    game.play(2).await;
    let question = game.cy.slash("resign", &[]).await;
    game.cy.press(&question, "Yes, resign").await;
    // The one in the mirror asks first, and is refused.
    let (ana, cy) = (&game.ana, &game.cy);
    let board = game.board(cy).await;
    cy.press(&board, "Rematch").await;
    let asked = sees_board(ana, &*table(&game.host, 2).await).await;
    assert_eq!((asked.pings(), asked.has_button("Join")), (vec!["ana"], true), "{asked:?}");
    ana.press(&asked, "Decline").await;
    assert_eq!(table(&game.host, 2).await.phase(), Phase::Closed);
    cy.sees("Ana declines.").await;
    // Then the other one asks.
    let board = last_with(ana, "Rematch").await;
    ana.press(&board, "Rematch").await;
    let asked = sees_board(cy, &*table(&game.host, 3).await).await;
    assert_eq!(asked.pings(), ["cy"]);
    cy.press(&asked, "Join").await;
    let started = table(&game.host, 3).await;
    assert_eq!(started.phase(), Phase::Playing);
    assert_ne!(started.seats()[0].as_ref().expect("somebody").name, first, "they take turns to begin");
    for person in [ana, cy] {
        sees_board(person, &started).await;
    }
    game.harness.restart().await;
    game.host = game.harness.host().await;
    let now = table(&game.host, 3).await;
    let [mover, other] = in_turn(&now, &game.ana, &game.cy);
    let turn = game.harness.some_turn(mover).await;
    mover.plays(&turn).await;
    let now = table(&game.host, 3).await;
    sees_board(mover, &now).await;
    sees_board(other, &now).await;
    // Both ask at once: one is the first, and the other joins.
    let question = other.slash("abort", &[]).await;
    other.press(&question, "Yes, cancel it").await;
    let boards = (last_with(&game.ana, "Rematch").await, last_with(&game.cy, "Rematch").await);
    tokio::join!(game.ana.press(&boards.0, "Rematch"), game.cy.press(&boards.1, "Rematch"));
    let channel = TableRef::Channel(ChannelId(game.ana.channel()));
    let started = game.host.tables().load(channel).await.expect("a table");
    assert_eq!(started.phase(), Phase::Playing);
    for person in [&game.ana, &game.cy] {
        sees_board(person, &started).await;
    }
    game.harness.close_after_faults().await;
}

#[tokio::test]
async fn a_rematch_that_is_sent_too_fast_is_delivered_later() {
    let game = DirectGame::start(&BILOBA).await;
    game.play(2).await;
    let question = game.cy.slash("resign", &[]).await;
    game.cy.press(&question, "Yes, resign").await;
    game.board(&game.ana).await;
    let board = game.board(&game.cy).await;
    let path = format!("/channels/{}/messages", game.ana.channel());
    game.harness.sandbox.inject(Fault::ErrorResponse { path, status: 403, code: 40003 });
    game.cy.press(&board, "Rematch").await;
    let invitation = last_with(&game.ana, "Join").await;
    game.ana.press(&invitation, "Join").await;
    assert_eq!(table(&game.host, 2).await.phase(), Phase::Playing);
    game.harness.close_after_faults().await;
}

#[tokio::test]
async fn a_rematch_that_discord_does_not_deliver_is_taken_back_and_who_asks_is_told() {
    for refuses_seeker in [true, false] {
        let game = DirectGame::start(&BILOBA).await;
        game.play(2).await;
        let question = game.cy.slash("resign", &[]).await;
        game.cy.press(&question, "Yes, resign").await;
        let [refusing, asking] = if refuses_seeker { [&game.ana, &game.cy] } else { [&game.cy, &game.ana] };
        game.board(refusing).await;
        let board = game.board(asking).await;
        let newest = async || refusing.messages().await.swap_remove(0);
        let before = newest().await;
        game.harness.sandbox.inject(Fault::RefuseDirectMessage);
        asking.press(&board, "Rematch").await;
        let name = capitalised(refusing);
        reads(asking, &format!("I can’t DM **{name}**, so the invitation was cancelled.")).await;
        let closed = table(&game.host, 2).await;
        assert_eq!(closed.phase(), Phase::Closed);
        wait_while(async || game.host.mirrors().of_table(closed.id()).await.expect("a store").is_some())
            .await;
        assert_eq!(newest().await.id(), before.id(), "nothing is said of it");
        // With open direct messages it is played.
        let board = last_with(asking, "Rematch").await;
        asking.press(&board, "Rematch").await;
        let asked = sees_board(refusing, &*table(&game.host, 3).await).await;
        refusing.press(&asked, "Join").await;
        assert_eq!(table(&game.host, 3).await.phase(), Phase::Playing);
        game.harness.close_after_faults().await;
    }
}

#[tokio::test]
async fn a_block_during_the_game_keeps_the_rematch_out() {
    let game = DirectGame::start(&BILOBA).await;
    let DirectGame { ana, cy, .. } = &game;
    ana.slash("block", &[("player", &cy.id)]).await;
    game.play(2).await;
    let question = cy.slash("resign", &[]).await;
    cy.press(&question, "Yes, resign").await;
    let board = game.board(cy).await;
    cy.press(&board, "Rematch").await.whispers("Ana can’t be invited.");
    let board = game.board(ana).await;
    ana.press(&board, "Rematch").await.whispers("You’ve blocked Cy.");
    game.harness.close_after_faults().await;
}
