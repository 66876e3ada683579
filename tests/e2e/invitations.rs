//! Invitations that end without a game, and who can do what with them.

use crate::harness::Harness;
use crate::person::Person;
use bside::sandbox::{Fault, Settings, WorldConfig};
use bside::table::Phase;
use reqwest::Method;
use serde_json::json;
use serenity::model::Timestamp;

#[tokio::test]
async fn an_invited_player_declines() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    cy.press(&invitation, "Decline").await.whispers("You weren’t invited");
    cy.press(&invitation, "Cancel").await.whispers("Only Ana can change this invitation.");
    cy.press(&invitation, "Join").await.whispers("The open seat is reserved for Ben.");
    ana.press(&invitation, "Join").await.whispers("You’re already at this table.");
    let closed = ben.press(&invitation, "Decline").await;
    closed.says("Ben declines.");
    closed.says("No game this time.");
    assert_eq!(closed.id(), invitation.id());
    assert!(closed.buttons().is_empty());
    // The second press of two changes nothing.
    ben.try_press(&invitation, "Decline").await;
    let messages = ana.messages().await;
    let shown = messages.iter().find(|message| message.id() == closed.id()).expect("the invitation");
    assert_eq!(shown.content(), closed.content());
    for command in [ana.slash("game", &[("number", "1")]), ben.slash("game", &[("number", "1")])] {
        command.await.whispers("That invitation is closed.");
    }

    let before = ana.messages().await.len();
    harness.restart().await;
    ana.slash("play", &[("game", "biloba")]).await.says("Who’s in?");
    assert_eq!(ana.messages().await.len(), before + 1, "what all have seen is not shown once more");
    harness.close().await;
}

#[tokio::test]
async fn a_refusal_frees_the_seat_while_others_can_join() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    let options =
        [("game", "biloba"), ("seats", "3"), ("opponent", ben.id.as_str()), ("opponent2", cy.id.as_str())];
    let invitation = ana.slash("play", &options).await;
    dee.press(&invitation, "Join").await.whispers("The open seats are reserved for Ben and Cy.");
    let open = ben.press(&invitation, "Decline").await;
    open.says("Ben declines. The seat is open to anyone now.");
    open.says("Ana invites you to a 3-player game of Biloba. 2 seats left.");
    assert_eq!((open.id(), open.pings().len()), (invitation.id(), 0), "Cy knows already");
    assert!(open.has_button("Play the computer"));
    assert!(ben.slash("games", &[]).await.page().contains("You have no games in progress."));
    harness.restart().await;
    // The second press of two changes nothing.
    ben.try_press(&invitation, "Decline").await;
    dee.press(&open, "Join").await.says("Dee joins.");
    cy.press(&open, "Join").await.says("Everyone’s here");
    cy.sees("The game starts.").await;
    assert_eq!(harness.table(&ana).await.phase(), Phase::Playing);
    harness.close().await;
}

#[tokio::test]
async fn the_opener_cancels_an_invitation() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "4")]).await;
    let joined = ben.press(&invitation, "Join").await;
    joined.says("Ana is looking for 2 more players for a 4-player game of Biloba.");
    ben.try_press(&invitation, "Join").await;
    let again = ana.messages().await.remove(0);
    assert_eq!((again.id(), again.content()), (invitation.id(), joined.content()));
    let closed = ana.press(&invitation, "Cancel").await;
    closed.says("The invitation was cancelled.");
    assert!(closed.buttons().is_empty());
    ana.plays("d4-d5").await.whispers("There’s no game in this channel.");
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
    cy.press(&half, "Join").await.says("Everyone’s here");
    let board = cy.sees("The game starts.").await;
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
    ana.slash("close", &[]).await.whispers("There’s no game in this channel.");
    let invitation = ben.slash("play", &[("game", "biloba")]).await;
    ben.slash("close", &[])
        .await
        .whispers("You need the Manage Messages permission in this channel for that.");
    let closed = ana.closes_table().await;
    closed.says("No game this time.");
    assert!(closed.buttons().is_empty() && closed.pings().is_empty());
    cy.loses_buttons(&invitation).await;

    let board = harness.game(&ben, &cy).await;
    ben.plays("d4-d5").await;
    ana.closes_table().await;
    let old = harness.post_button(&cy, board.button("Cancel game")).await;
    cy.press(&old, "Press").await.whispers("That game is over.");
    for command in ["draw", "hint", "resign"] {
        ben.slash(command, &[]).await.whispers("That game is over. /play starts a new one.");
    }

    let board = harness.game(&ben, &cy).await;
    let question = ana.slash("close", &[]).await;
    let cancelled = cy.press(&board, "Cancel game").await;
    cy.press(&cancelled, "Yes, cancel it").await.whispers("You cancelled the game.");
    ana.press(&question, "Yes, close it").await.whispers("That game is over.");
    let page = ana.slash("leaderboard", &[("game", "biloba")]).await.page();
    assert!(page.contains("Nobody has finished"), "{page}");
    harness.close().await;
}

#[tokio::test]
async fn an_invitation_has_only_buttons_that_somebody_can_use() {
    let harness = Harness::open().await;
    let [ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    let open = ana.slash("play", &[("game", "biloba")]).await;
    assert_eq!(open.buttons(), ["Join", "Play the computer", "Cancel", "How to play"], "nobody is invited");
    ana.press(&open, "Cancel").await;
    let (invited, also) = (("opponent", ben.id.as_str()), ("opponent2", cy.id.as_str()));
    let reserved = ana.slash("play", &[("game", "biloba"), invited, also]).await;
    assert_eq!(
        reserved.buttons(),
        ["Join", "Decline", "Cancel", "How to play"],
        "no seat is free for a computer"
    );
    dee.press(&reserved, "Join").await.whispers("The open seats are reserved for Ben and Cy.");
    let page = dee.slash("help", &[]).await.page();
    assert!(page.contains("The open seats are reserved for Ben and Cy."), "{page}");
    ana.press(&reserved, "Cancel").await;
    let mixed = ana.slash("play", &[("game", "biloba"), invited, ("seats", "3")]).await;
    assert_eq!(mixed.buttons(), ["Join", "Play the computer", "Decline", "Cancel", "How to play"]);
    // Buttons under older messages say why they fail.
    let id = harness.table(&ana).await.id();
    let old = harness.post_button(&dee, &format!("decline:{id}:0")).await;
    dee.press(&old, "Press").await.whispers("You weren’t invited");
    harness.close().await;
}

#[tokio::test]
async fn a_game_for_two_says_so_to_more() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let (ben, cy) = (("opponent", ben.id.as_str()), ("opponent2", cy.id.as_str()));
    for options in [&[("game", "bizingo"), ben, cy][..], &[("game", "bizingo"), ben, cy, ("seats", "2")]] {
        ana.slash("play", options).await.whispers("Bizingo is a game for two. Invite one person.");
    }
    harness.close().await;
}

/// Eve is not in the server. In `table` Cy cannot use commands, and Dee sees only `quiet`.
const WORLD: &str = r#"
    applications = [{ name = "B-Side" }]
    people = [
        { username = "ana", name = "Ana" },
        { username = "ben", name = "Ben" },
        { username = "cy", name = "Cy" },
        { username = "dee", name = "Dee" },
        { username = "eve", name = "Eve" },
    ]
    [[servers]]
    name = "Here"
    owner = "ana"
    members = ["ana", "ben", "cy", "dee"]
    [[servers.channels]]
    name = "table"
    overwrites = [
        { of = "cy", deny = ["USE_APPLICATION_COMMANDS"] },
        { of = "dee", deny = ["VIEW_CHANNEL"] },
    ]
    [[servers.channels]]
    name = "quiet"
"#;

async fn strict_server() -> Harness {
    let world = WorldConfig::from_toml(WORLD).expect("a world");
    Harness::with_settings(Settings { world, ..Settings::default() }).await
}

/// Ana times somebody out, or ends it.
async fn time_out(ana: &Person, id: &str, until: Option<&str>) {
    let path = format!("/guilds/{}/members/{id}", ana.guild().expect("a server"));
    let body = json!({ "communication_disabled_until": until });
    assert_eq!(ana.call(Method::PATCH, &path, body).await.0, 200);
}

/// A time in a week.
fn later() -> String {
    let seconds = Timestamp::now().unix_timestamp() + 7 * 24 * 60 * 60;
    Timestamp::from_unix_timestamp(seconds).expect("a time").to_string()
}

#[tokio::test]
async fn only_those_who_can_play_here_are_invited() {
    let harness = strict_server().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let ids: Vec<String> = harness.sandbox.person_ids().iter().map(ToString::to_string).collect();
    let [_, _, cy, dee, eve] = &ids[..] else { unreachable!("there are five") };
    let reasons = [
        (cy, "Cy can’t use commands in this channel."),
        (dee, "Dee can’t see this channel."),
        (eve, "Eve isn’t in this server."),
    ];
    for (id, reason) in reasons {
        for options in [
            vec![("opponent", id.as_str())],
            vec![("opponent", &ben.id), ("opponent2", id)],
            vec![("opponent", &ben.id), ("seats", "4"), ("opponent3", id)],
            vec![("opponent", id), ("thread", "true")],
        ] {
            let options: Vec<_> = [("game", "biloba")].into_iter().chain(options).collect();
            ana.slash("play", &options).await.whispers(reason);
        }
    }
    time_out(&ana, &ben.id, Some(&later())).await;
    let options = [("game", "biloba"), ("opponent", ben.id.as_str())];
    ana.slash("play", &options).await.whispers("Ben is timed out in this server.");
    time_out(&ana, &ben.id, None).await;
    // Nothing was opened, and nobody was pinged.
    assert!(ana.seen_messages().iter().all(|message| message.pings().is_empty()));
    assert!(!harness.sandbox.requests().iter().any(|request| request.path.ends_with("/threads")));
    let invitation = ana.slash("play", &options).await;
    invitation.says("table 1");
    assert_eq!(invitation.pings(), ["ben"]);
    harness.close().await;
}

#[tokio::test]
async fn a_rematch_invites_only_those_who_still_can_play() {
    let harness = strict_server().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    ana.plays("d4-d5").await;
    ben.plays("d6-c5").await;
    let end = ben.resigns().await;
    time_out(&ana, &ben.id, Some(&later())).await;
    ana.press(&end, "Rematch").await.whispers("Ben is timed out in this server.");
    time_out(&ana, &ben.id, None).await;
    let leave = format!("/users/@me/guilds/{}", ben.guild().expect("a server"));
    assert_eq!(ben.call(Method::DELETE, &leave, json!({})).await.0, 204);
    ana.press(&end, "Rematch").await.whispers("Ben isn’t in this server.");
    // The final board is there still.
    ana.slash("board", &[]).await.whispers("**Biloba** · table 1 · https://");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn the_button_for_a_thread_invites_only_those_who_still_can_play() {
    let harness = strict_server().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    harness.game(&ana, &ben).await;
    let occupied = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    time_out(&ana, &ben.id, Some(&later())).await;
    ana.press(&occupied, "Start in a thread").await.whispers("Ben is timed out in this server.");
    // The id of a button can name anybody.
    let forged = format!("apart:biloba:2:standard:::me::{}", cy.id);
    let button = harness.post_button(&ana, &forged).await;
    ana.press(&button, "Press").await.whispers("Cy can’t use commands in this channel.");
    assert!(!harness.sandbox.requests().iter().any(|request| request.path.ends_with("/threads")));
    time_out(&ana, &ben.id, None).await;
    ana.press(&occupied, "Start in a thread").await.whispers("table 2");
    harness.close().await;
}

#[tokio::test]
async fn nobody_is_invited_while_discord_does_not_say_who_can_be() {
    let harness = strict_server().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    ana.plays("d4-d5").await;
    ben.plays("d6-c5").await;
    let end = ben.resigns().await;
    harness.sandbox.inject(Fault::ErrorResponse { path: "/members/".to_owned(), status: 400, code: 0 });
    ana.press(&end, "Rematch").await.whispers("Something went wrong on my side");
    assert!(ana.seen_messages().iter().all(|message| !message.content().contains("table 2")));
    harness.close_after_errors().await;
}
