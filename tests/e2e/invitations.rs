//! Invitations that end without a game, and who can do what with them.

use crate::harness::Harness;
use bside::table::Phase;

#[tokio::test]
async fn an_invited_player_declines() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    cy.press(&invitation, "Decline").await.whispers("You are not the one who was invited");
    cy.press(&invitation, "Cancel").await.whispers("Only Ana can take the invitation back.");
    cy.press(&invitation, "Join").await.whispers("The free seat is kept for Ben.");
    ana.press(&invitation, "Join").await.whispers("You have a seat at this table already.");
    let closed = ben.press(&invitation, "Decline").await;
    closed.says("Ben declines.");
    closed.says("No game this time.");
    assert_eq!(closed.id(), invitation.id());
    assert!(closed.buttons().is_empty());

    let before = ana.messages().await.len();
    harness.restart().await;
    ana.slash("play", &[("game", "biloba")]).await.says("who joins?");
    assert_eq!(ana.messages().await.len(), before + 1, "what all have seen is not shown once more");
    harness.close().await;
}

#[tokio::test]
async fn the_opener_cancels_an_invitation() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "4")]).await;
    ben.press(&invitation, "Join").await.says("2 seats are free.");
    ben.press(&invitation, "Join").await.whispers("You have a seat at this table already.");
    let closed = ana.press(&invitation, "Cancel").await;
    closed.says("The invitation was taken back.");
    assert!(closed.buttons().is_empty());
    ana.plays("d4-d5").await.whispers("There is no game in this channel.");
    // A person who was just pinged is not pinged again.
    for pings in [&["ben"][..], &[]] {
        let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
        assert_eq!(invitation.pings(), pings);
        ana.press(&invitation, "Cancel").await;
    }
    harness.close().await;
}

#[tokio::test]
async fn a_joined_player_keeps_the_seat_after_a_restart() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "3")]).await;
    let half = ben.press(&invitation, "Join").await;
    let before = ana.messages().await.len();
    harness.restart().await;
    cy.press(&half, "Join").await.says("Everybody is here");
    let board = cy.sees("The game begins.").await;
    assert_eq!(board.pings(), ["ana"]);
    assert_eq!(ana.messages().await.len(), before + 1, "what all have seen is not shown once more");
    assert_eq!(harness.table(&ana).await.phase(), Phase::Playing);
    harness.close().await;
}

#[tokio::test]
async fn a_moderator_closes_an_abandoned_table() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    // Ana owns the server.
    ana.slash("close", &[]).await.whispers("There is no game in this channel.");
    let invitation = ben.slash("play", &[("game", "biloba")]).await;
    ben.slash("close", &[]).await.whispers("Only those who may manage messages in this channel can do that.");
    let closed = ana.slash("close", &[]).await;
    closed.says("A moderator has ended this.");
    assert!(closed.buttons().is_empty() && closed.pings().is_empty());
    cy.loses_buttons(&invitation).await;

    let board = harness.game(&ben, &cy).await;
    ben.plays("d4-d5").await;
    ana.slash("close", &[]).await.says("A moderator has ended this.");
    cy.press(&board, "Abort").await.whispers("That invitation is closed.");
    let page = ana.slash("leaderboard", &[("game", "biloba")]).await.page();
    assert!(page.contains("Nobody has finished"), "{page}");
    harness.close().await;
}
