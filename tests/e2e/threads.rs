//! Games in threads that the bot creates.

use crate::harness::Harness;
use crate::person::Person;
use bside::sandbox::{Fault, Settings, WorldConfig};
use std::time::Duration;

/// Both continue in the channel that a message links to.
async fn follow(people: [&mut Person; 2], place: String) {
    for person in people {
        person.go_to(place.clone()).await;
    }
}

#[tokio::test]
async fn a_game_is_played_in_a_thread_of_its_own() {
    let mut harness = Harness::open().await;
    let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "biloba"), ("opponent", &ben.id), ("thread", "true"), ("time", "1d")];
    let link = ana.slash("play", &options).await;
    link.says("**Biloba** · table 1 · <#");
    assert!(link.pings().is_empty() && link.buttons().is_empty());
    let invitation = ben.sees("Ana invites you to a game of Biloba").await;
    assert_eq!(invitation.pings(), ["ben"]);
    follow([&mut ana, &mut ben], link.place()).await;
    let (_, thread) = ana.call(reqwest::Method::GET, &format!("/channels/{}", link.place()), ().into()).await;
    assert_eq!(thread["name"], "Biloba: Ana, Ben");
    harness.restart().await;
    ben.press(&invitation, "Join").await;
    let board = ben.sees("The game starts.").await;
    board.shows_board();
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    ben.loses_buttons(&board).await;
    // Threads cannot be created in a thread.
    let refused = ana.slash("play", &[("game", "biloba"), ("thread", "true")]).await;
    refused.whispers("This is already a thread");
    let occupied = ana.slash("play", &[("game", "biloba")]).await;
    occupied.whispers("This channel already has a game");
    assert!(occupied.buttons().is_empty());
    harness.close().await;
}

#[tokio::test]
async fn a_second_game_in_a_channel_is_offered_a_thread() {
    let mut harness = Harness::open().await;
    let [mut ana, mut ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    harness.game(&cy, &dee).await;
    let options =
        [("game", "biloba"), ("opponent", &ben.id), ("casual", "true"), ("begins", "them"), ("seats", "2")];
    let occupied = ana.slash("play", &options).await;
    occupied.whispers("This channel already has a game");
    assert_eq!(occupied.buttons(), ["Start in a thread"]);
    harness.restart().await;
    let reply = ana.press(&occupied, "Start in a thread").await;
    reply.whispers("**Biloba** · table 2 · <#");
    cy.sees("**Biloba** · table 2 · <#").await.says(&reply.place());
    let invitation = ben.sees("Ana invites you to a game of Biloba").await;
    invitation.says("Casual · standard · Ben goes first · no clock");
    follow([&mut ana, &mut ben], reply.place()).await;
    ben.press(&invitation, "Join").await;
    assert_eq!(ben.sees("The game starts.").await.pings(), ["ben"]);
    // The channel still has its own game.
    cy.plays("d4-d5").await.says("Cy: d4-d5");
    harness.close().await;
}

#[tokio::test]
async fn a_guild_setting_puts_all_games_in_threads() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let reply = ana.slash("settings server", &[("threads", "true")]).await.page();
    assert!(reply.contains("Each game in its own thread by default: yes"), "{reply}");
    let link = ben.slash("play", &[("game", "bizingo")]).await;
    link.says("**Bizingo** · table 1 · <#");
    ana.sees("Ben is looking for an opponent for a game of Bizingo").await;
    ben.slash("play", &[("game", "biloba"), ("thread", "false")])
        .await
        .says("Ben is looking for an opponent for a game of Biloba");
    ana.slash("settings server", &[("threads", "false")]).await;
    let here = ana.slash("play", &[("game", "biloba")]).await;
    here.whispers("This channel already has a game");
    harness.close().await;
}

#[tokio::test]
async fn missing_thread_permissions_are_reported_before_a_game_starts() {
    let plan = r#"
        applications = [{ name = "B-Side" }]
        people = [{ username = "ana", name = "Ana" }]
        [[servers]]
        name = "Here"
        owner = "ana"
        [[servers.channels]]
        name = "no-threads"
        overwrites = [{ of = "B-Side", deny = ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"] }]
        [[servers.channels]]
        name = "voice"
        kind = "voice"
        [[servers.channels]]
        name = "open"
        [[servers.channels]]
        name = "no-pictures"
        overwrites = [{ of = "B-Side", deny = ["ATTACH_FILES"] }]
    "#;
    let world = WorldConfig::from_toml(plan).expect("a world");
    let harness = Harness::with_settings(Settings { world, ..Settings::default() }).await;
    let [mut ana] = harness.people(["ana"]).await;
    let in_a_thread = [("game", "biloba"), ("thread", "true")];
    let refused = ana.slash("play", &in_a_thread).await;
    refused.whispers("I’m missing permissions here: Create Public Threads, Send Messages in Threads.");
    ana.go_to_channel(1).await;
    ana.slash("play", &in_a_thread).await.whispers("Threads can’t be created here");
    ana.go_to_channel(3).await;
    ana.slash("play", &in_a_thread).await.whispers("I’m missing permissions here: Attach Files.");
    ana.go_to_channel(2).await;
    harness.sandbox.inject(Fault::ErrorResponse { path: "/threads".to_owned(), status: 400, code: 160_006 });
    ana.slash("play", &in_a_thread).await.whispers("Discord won’t let me create a thread here");
    let retry_after = Duration::from_millis(50);
    harness.sandbox.inject(Fault::RateLimit { path: "/threads".to_owned(), retry_after });
    ana.slash("play", &in_a_thread).await.whispers("Discord won’t let me create a thread here");
    // A refused game creates no thread.
    for _ in 0..2 {
        ana.slash("play", &in_a_thread).await.says("table");
    }
    ana.slash("play", &in_a_thread)
        .await
        .whispers("You already have 2 tables in this server waiting for players.");
    let threads = |request: &&bside::sandbox::RecordedRequest| request.path.ends_with("/threads");
    assert_eq!(harness.sandbox.requests().iter().filter(threads).count(), 4);
    assert!(
        harness
            .host()
            .await
            .tables()
            .load(bside::host::TableRef::Id(bside::table::TableId(3)))
            .await
            .is_err()
    );
    harness.close_after_faults().await;
}

#[tokio::test]
async fn the_thread_of_a_game_that_is_refused_after_all_is_put_away() {
    for can_delete in [false, true] {
        let permissions = if can_delete { r#", "MANAGE_THREADS""# } else { "" };
        let plan = format!(
            r#"
            applications = [{{ name = "B-Side" }}]
            people = [{{ username = "ana", name = "Ana" }}, {{ username = "ben", name = "Ben" }}]
            servers = [{{
                name = "Here", owner = "ana", channels = [{{ name = "table" }}],
                roles = [{{ name = "Bots", application = "B-Side", permissions = ["VIEW_CHANNEL"{permissions}] }}],
            }}]
            "#
        );
        let world = WorldConfig::from_toml(&plan).expect("a world");
        let harness = Harness::with_settings(Settings { world, ..Settings::default() }).await;
        let [ana, ben] = harness.people(["ana", "ben"]).await;
        let here = [("game", "biloba"), ("opponent", ben.id.as_str())];
        let in_thread: Vec<_> = here.into_iter().chain([("thread", "true")]).collect();
        for _ in 0..2 {
            ana.slash("play", &in_thread).await.says("table");
        }
        // While the thread is created, Ana opens another table.
        let delay = Duration::from_millis(600);
        harness.sandbox.inject(Fault::SlowResponse { path: "/threads".to_owned(), delay });
        let meanwhile = async {
            tokio::time::sleep(delay / 3).await;
            ana.slash("play", &here).await
        };
        let (refused, opened) = tokio::join!(ana.slash("play", &in_thread), meanwhile);
        opened.says("table 3");
        refused.whispers("You already have 3 open invitations.");
        let guild = ana.guild().expect("a server");
        let active = format!("/guilds/{guild}/threads/active");
        let (_, active) = ana.call(reqwest::Method::GET, &active, ().into()).await;
        assert_eq!(active["threads"].as_array().map(Vec::len), Some(2), "{active}");
        let requests = harness.sandbox.requests();
        let deleted = requests.iter().any(|request| request.method == "DELETE" && request.status == 200);
        assert_eq!(deleted, can_delete);
        harness.close_after_faults().await;
    }
}
