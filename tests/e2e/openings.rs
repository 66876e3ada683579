//! Invitations: who is invited, who goes first, and what the message says.

use crate::harness::Harness;

#[tokio::test]
async fn one_of_three_invited_players_begins() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    let options = [
        ("game", "biloba"),
        ("opponent", &ben.id),
        ("opponent2", &cy.id),
        ("opponent3", &dee.id),
        ("casual", "true"),
        ("time", "3d"),
        ("begins", "them"),
    ];
    let invitation = ana.slash("play", &options).await;
    invitation.says("Ana invites you to a game of Biloba for 4. 3 seats are free.");
    invitation.says("Casual · standard · Ben begins · 3 days for each turn · expires <t:");
    assert_eq!(invitation.pings(), ["ben", "cy", "dee"]);
    harness.restart().await;
    let one = dee.press(&invitation, "Join").await;
    one.says("Dee joins.");
    assert_eq!(one.pings(), ["ben", "cy"]);
    cy.press(&one, "Join").await;
    ben.press(&one, "Join").await.says("Everybody is here");
    let board = ben.sees("The game begins.").await;
    assert_eq!(board.pings(), ["ben"]);
    harness.restart().await;
    assert_eq!(harness.table(&ana).await.names(), ["Ben", "Cy", "Dee", "Ana"]);
    let turn = harness.some_turn(&ben).await;
    let next = ben.plays(&turn).await;
    next.says(&format!("Ben: {turn}"));
    assert_eq!(next.pings(), ["cy"]);
    harness.close().await;
}

#[tokio::test]
async fn the_lot_for_the_first_player_survives_a_restart() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("begins", "lot")]).await;
    invitation.says("lots decide who begins");
    invitation.shows_board();
    ben.press(&invitation, "Join").await;
    let board = ben.sees("The game begins. The lot falls on ").await;
    let names = harness.table(&ana).await.names();
    board.says(&format!("The lot falls on {}.", names[0]));
    assert_eq!(board.pings(), [names[0].to_lowercase()]);
    harness.restart().await;
    assert_eq!(harness.table(&ana).await.names(), names);
    let (first, second) = if names[0] == "Ana" { (&ana, &ben) } else { (&ben, &ana) };
    for person in [first, second] {
        let turn = harness.some_turn(person).await;
        person.plays(&turn).await.says(&turn);
    }
    second.resigns().await.says(&format!("**{} wins**", names[0]));
    harness.close().await;
}

#[tokio::test]
async fn a_computer_begins_if_chosen() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let begun = ana.slash("play", &[("game", "biloba"), ("computer", "1"), ("begins", "them")]).await;
    begun.says("Seedling is thinking");
    ana.sees("turn 1\nSeedling: ").await.says("it is your turn");
    harness.close().await;
}

#[tokio::test]
async fn impossible_requests_are_refused_with_a_reason() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let suggested = ana.suggestions("play", &[("game", "biloba"), ("begins", "")], "begins").await;
    assert_eq!(suggested.iter().map(|(_, sent)| sent.as_str()).collect::<Vec<_>>(), ["me", "them", "lot"]);
    for (options, sentence) in [
        (vec![("begins", "you")], "I do not know who “you” is to begin."),
        (vec![("opponent", ben.id.as_str()), ("opponent2", &ben.id)], "You have invited somebody twice"),
        (vec![("opponent", ben.id.as_str()), ("opponent2", &ana.id)], "You cannot play against yourself"),
        (
            vec![("seats", "2"), ("opponent", ben.id.as_str()), ("opponent2", &cy.id)],
            "2 play this game, you among them",
        ),
    ] {
        let options: Vec<_> = [("game", "biloba")].into_iter().chain(options).collect();
        ana.slash("play", &options).await.whispers(sentence);
    }
    let options = [("game", "bizingo"), ("opponent", ben.id.as_str()), ("opponent2", &cy.id)];
    ana.slash("play", &options).await.whispers("Bizingo is played by two, not by 3.");
    harness.close().await;
}

#[tokio::test]
async fn a_table_is_relocated_to_another_channel() {
    let mut harness = Harness::open().await;
    let [mut ana, mut ben, mut cy] = harness.people(["ana", "ben", "cy"]).await;
    let board = harness.game(&ana, &ben).await;
    let old = ana.channel();
    for person in [&mut ana, &mut ben, &mut cy] {
        person.go_to_channel(1).await;
    }
    cy.slash("table move", &[("table", "1")]).await.whispers("You do not play at this table.");
    ben.slash("table move", &[("table", "7")]).await.whispers("I know nothing of that table.");
    let here = ben.slash("table move", &[("table", "1")]).await;
    here.says("The game goes on here from now on.");
    here.shows_board();
    assert_eq!(here.pings(), ["ana"]);
    ana.loses_buttons(&board).await;
    harness.restart().await;
    ana.slash("table move", &[("table", "1")]).await.whispers("That table is in this channel already");
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    ana.loses_buttons(&here).await;
    // The former channel is free, and old buttons there are stale.
    for person in [&mut ana, &mut cy] {
        person.go_to(old.to_string()).await;
    }
    ana.press(&board, "Choose a turn").await.whispers("I know nothing of that table.");
    cy.slash("play", &[("game", "biloba")]).await.says("who joins?");
    ana.slash("table move", &[("table", "1")]).await.whispers("There is a game in this channel already");
    harness.close().await;
}
