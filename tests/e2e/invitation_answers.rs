//! Answers to invitations that are typed, invitations that cross, and seats that are given up.

use crate::harness::Harness;
use bside::table::Phase;

#[tokio::test]
async fn typed_answers_to_an_invitation_join_and_decline() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    cy.slash("accept", &[]).await.whispers("The open seat is reserved for Ben.");
    cy.slash("decline", &[]).await.whispers("You weren’t invited");
    ana.slash("accept", &[]).await.whispers("You’re already at this table.");
    ana.slash("decline", &[]).await.whispers("You opened this table, so you can’t leave it.");
    let closed = ben.slash("decline", &[]).await;
    closed.says("Ben declines.");
    closed.says("No game this time.");
    assert!(closed.buttons().is_empty());
    ana.loses_buttons(&invitation).await;

    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    let board = ben.slash("accept", &[]).await;
    board.says("Ben joins.\nThe game starts.");
    board.shows_board();
    ana.loses_buttons(&invitation).await;
    ana.closes_table().await;

    let options = [("game", "biloba"), ("seats", "4"), ("opponent", &ben.id), ("opponent2", &*cy.id)];
    let invitation = ana.slash("play", &options).await;
    let half = ben.slash("accept", &[]).await;
    half.says("Ben joins.\n");
    half.says("Ana invites you to a 4-player game of Biloba. 2 seats left.");
    ana.loses_buttons(&invitation).await;
    ben.slash("accept", &[]).await.whispers("You’re already at this table.");
    cy.slash("decline", &[]).await.says("Cy declines. The seat is open to anyone now.");
    harness.restart().await;
    dee.slash("accept", &[]).await.says("Dee joins.");
    cy.slash("accept", &[]).await.says("The game starts.");
    harness.close().await;
}

#[tokio::test]
async fn two_people_who_invite_each_other_play_one_game() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id), ("time", "1d")]).await;
    for other in [[("game", "bizingo"), ("time", "1d")], [("game", "biloba"), ("time", "1h")]] {
        let options: Vec<_> = other.into_iter().chain([("opponent", &*ana.id)]).collect();
        let waiting = ben.slash("play", &options).await;
        waiting.whispers("Ana has already invited you to a game of Biloba here.");
        assert_eq!(waiting.mentioned_commands().len(), 2, "one that accepts and one that declines");
        assert_eq!(waiting.buttons(), ["Start in a thread"]);
    }
    let options = [("game", "biloba"), ("opponent", &*ana.id), ("time", "1d")];
    ben.slash("play", &options)
        .await
        .whispers("Ana had already invited you to this game, so you’ve joined theirs.");
    let board = ben.sees("The game starts.").await;
    board.shows_board();
    ana.loses_buttons(&invitation).await;
    let table = harness.table(&ben).await;
    assert_eq!((table.phase(), table.id().0), (Phase::Playing, 1));
    harness.close().await;
}

#[tokio::test]
async fn of_two_who_invite_each_other_at_once_the_second_joins_the_first() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let (to_ben, to_ana) =
        ([("game", "biloba"), ("opponent", &*ben.id)], [("game", "biloba"), ("opponent", &*ana.id)]);
    tokio::join!(ana.slash("play", &to_ben), ben.slash("play", &to_ana));
    ana.sees("The game starts.").await.shows_board();
    assert_eq!(harness.table(&ana).await.phase(), Phase::Playing);
    harness.close().await;
}

#[tokio::test]
async fn a_player_who_has_joined_leaves_again() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    let options = [("game", "biloba"), ("seats", "4"), ("opponent", &*ben.id)];
    let invitation = ana.slash("play", &options).await;
    let joined = ben.press(&invitation, "Join").await;
    assert_eq!(joined.buttons()[..4], ["Join", "Play the computer", "Leave", "Cancel"]);
    cy.press(&joined, "Leave").await.whispers("You haven’t joined this table, so there’s nothing to leave.");
    ana.press(&joined, "Leave").await.whispers("You opened this table, so you can’t leave it.");
    let left = ben.press(&joined, "Leave").await;
    left.says("Ben leaves. The seat is open to anyone now.");
    left.says("Ana is looking for 3 more players for a 4-player game of Biloba.");
    assert_eq!(left.id(), invitation.id());
    assert_eq!(left.buttons()[..3], ["Join", "Play the computer", "Cancel"]);
    assert!(ben.slash("games", &[]).await.page().contains("You have no games in progress."));
    harness.restart().await;
    // The second press of two changes nothing, also after a restart.
    ben.try_press(&joined, "Leave").await;
    cy.press(&invitation, "Join").await.says("Cy joins.");
    dee.press(&invitation, "Join").await.says("Dee joins.");
    harness.restart().await;
    let left = cy.slash("decline", &[]).await;
    left.says("Cy leaves. The seat is open to anyone now.");
    ben.press(&left, "Join").await.says("Ben joins.");
    cy.press(&left, "Join").await;
    cy.sees("The game starts.").await;
    harness.restart().await;
    let seated = harness.table(&ana).await;
    assert_eq!(seated.names(), ["Ana", "Ben", "Dee", "Cy"]);
    harness.close().await;
}

#[tokio::test]
async fn a_computer_that_is_chosen_too_late_is_told_who_has_the_seat() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    for (seats, told) in [
        ("2", "Ben took the seat first. The game starts!"),
        ("3", "Ben and Cy took the seats first. The game starts!"),
    ] {
        let invitation = ana.slash("play", &[("game", "biloba"), ("seats", seats)]).await;
        let question = ana.press(&invitation, "Play the computer").await;
        ben.press(&invitation, "Join").await;
        if seats == "3" {
            cy.press(&invitation, "Join").await;
        }
        let late = ana.press(&question, "Medium").await;
        late.whispers(told);
        assert!(late.buttons().is_empty());
        ana.closes_table().await;
    }
    harness.close().await;
}

#[tokio::test]
async fn a_typed_answer_starts_the_game_with_the_move_of_the_computer() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options =
        [("game", "biloba"), ("seats", "3"), ("opponent", &*ben.id), ("computer", "1"), ("begins", "them")];
    ana.slash("play", &options).await;
    let answer = ben.slash("accept", &[]).await;
    let is_computers_turn = |message: &crate::message::Message| message.content().contains("is thinking");
    assert!(!ana.seen_messages().iter().any(is_computers_turn), "{answer:?}");
    harness.close().await;
}

#[tokio::test]
async fn all_computers_that_sit_down_are_named() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "biloba"), ("seats", "4"), ("opponent", &*ben.id)];
    let invitation = ana.slash("play", &options).await;
    let question = ana.press(&invitation, "Play the computer").await;
    let seated = ana.press(&question, "Beginner").await;
    seated.whispers("Seedling and Seedling 2 join.");
    harness.close().await;
}

#[tokio::test]
async fn what_an_answer_has_changed_is_still_told_after_a_second_press() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let mut invitation = ana.slash("play", &[("game", "biloba"), ("seats", "3")]).await;
    for (label, told) in [("Join", "Ben joins."), ("Leave", "Ben leaves.")] {
        let answered = ben.press(&invitation, label).await;
        answered.says(told);
        ben.try_press(&invitation, label).await;
        let now = ana.messages().await.remove(0);
        assert_eq!(now.id(), invitation.id());
        now.says(told);
        invitation = answered;
    }
    harness.close().await;
}
