//! Games in threads that the bot creates.

use crate::harness::{Harness, wait_while};
use crate::message::Message;
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
async fn a_game_of_three_is_played_in_a_thread_and_its_channel_sees_its_beginning_and_its_end() {
    let harness = Harness::open().await;
    let [mut ana, mut ben, mut cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    let options = [("game", "biloba"), ("opponent", &*ben.id), ("opponent2", &*cy.id), ("thread", "")];
    let line = ana.slash("play", &options).await;
    line.says("**Biloba** · table 1 · <#");
    let invitation = ben.sees("Ana invites ").await;
    follow([&mut ana, &mut ben], line.place()).await;
    cy.go_to(line.place()).await;
    for person in [&ben, &cy] {
        person.press(&invitation, "Join").await;
    }
    ana.sees("The game starts.").await;
    for person in [&ben, &cy] {
        person.resigns().await;
    }
    let end = dee.sees(&format!("<#{}>\n**Ana wins**", line.place())).await;
    assert!(end.pings().is_empty() && end.pictures() == 0, "{end:?}");
    // Discord itself says that there is a thread.
    let told = dee.messages().await.into_iter().filter(|message| !message.is_notice());
    let told: Vec<String> = told.map(|message| message.id().to_owned()).collect();
    assert_eq!(told, [end.id(), line.id()]);
    harness.close().await;
}

#[tokio::test]
async fn an_open_invitation_in_a_thread_is_joined_in_its_channel() {
    let mut harness = Harness::open().await;
    let [mut ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let line = ana.slash("play", &[("game", "biloba"), ("seats", "3"), ("thread", "true")]).await;
    line.says("Ana is looking for 2 more players for a 3-player game of Biloba. Who’s in?\n**Biloba** · table 1 · <#");
    assert_eq!(line.buttons(), ["Join"]);
    let now = async || {
        let messages = cy.messages().await;
        messages.into_iter().find(|message| message.id() == line.id()).expect("the line stays")
    };
    let place = format!("You have a seat. Biloba · table 1 is in <#{}>.", line.place());
    ben.press(&line, "Join").await.whispers(&place);
    wait_while(async || !now().await.content().contains("one more player")).await;
    harness.restart().await;
    cy.press(&now().await, "Join").await.whispers(&place);
    wait_while(async || now().await.has_button("Join")).await;
    let link = now().await;
    assert!(link.content().starts_with("**Biloba** · table 1 · <#"), "{}", link.content());
    // An invitation that is cancelled cannot be joined any more.
    let line = ana.slash("play", &[("game", "bizingo"), ("thread", "true")]).await;
    let invitation = ben.sees("Ana is looking for an opponent for a game of Bizingo").await;
    ana.go_to(line.place()).await;
    ana.press(&invitation, "Cancel").await;
    let is_open = async || {
        let messages = cy.messages().await;
        messages.iter().any(|message| message.id() == line.id() && message.has_button("Join"))
    };
    wait_while(async || is_open().await).await;
    harness.close().await;
}

#[tokio::test]
async fn a_second_game_in_a_channel_is_offered_a_thread() {
    let mut harness = Harness::open().await;
    let [mut ana, mut ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    harness.game(&cy, &dee).await;
    let options =
        [("game", "biloba"), ("opponent", &ben.id), ("rated", "false"), ("begins", "them"), ("seats", "2")];
    let occupied = ana.slash("play", &options).await;
    occupied.whispers("This channel already has a game");
    assert_eq!(occupied.buttons(), ["Start in a thread"]);
    harness.restart().await;
    let reply = ana.press(&occupied, "Start in a thread").await;
    reply.whispers("**Biloba** · table 2 · <#");
    cy.sees("**Biloba** · table 2 · <#").await.says(&reply.place());
    let invitation = ben.sees("Ana invites you to a game of Biloba").await;
    invitation.says("Casual · standard setup · Ben goes first · no clock");
    follow([&mut ana, &mut ben], reply.place()).await;
    ben.press(&invitation, "Join").await;
    assert!(ben.sees("The game starts.").await.pings().is_empty(), "he has just joined");
    // The channel still has its own game.
    cy.plays("d4-d5").await.says("Cy: d4-d5");
    harness.close().await;
}

#[tokio::test]
async fn a_rematch_where_another_game_is_played_is_offered_a_thread() {
    let mut harness = Harness::open().await;
    let [mut ana, mut ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    harness.game(&ana, &ben).await;
    ana.plays("d4-d5").await;
    let end = ben.resigns().await;
    harness.game(&cy, &dee).await;
    let occupied = ana.press(&end, "Rematch").await;
    occupied.whispers("This channel already has a game");
    assert_eq!(occupied.buttons(), ["Start in a thread"]);
    harness.restart().await;
    // Both may have asked.
    let other = ben.press(&end, "Rematch").await;
    let reply = ana.press(&occupied, "Start in a thread").await;
    reply.whispers("**Biloba** · table 3 · <#");
    let invitation = ben.sees("Ana invites you to a game of Biloba").await;
    invitation.says("Ben goes first");
    // Who asks later is told where it is.
    let place = format!("The rematch is already open: <#{}>", reply.place());
    let open = ben.press(&end, "Rematch").await;
    open.whispers(&place);
    assert_eq!(open.buttons(), ["Join"]);
    let own = ana.press(&end, "Rematch").await;
    own.whispers(&place);
    assert!(own.buttons().is_empty());
    let joined = ben.press(&other, "Start in a thread").await;
    joined.whispers("**Biloba** · table 3 · <#");
    assert!(joined.place() == reply.place() && joined.buttons().is_empty());
    let board = ben.sees("The game starts.").await;
    ben.loses_buttons(&invitation).await;
    follow([&mut ana, &mut ben], reply.place()).await;
    ana.plays("d4-d5").await.whispers("It’s Ben’s turn.");
    let old = harness.post_button(&cy, "rematch-thread:1:0").await;
    cy.press(&old, "Press").await.whispers("You didn’t play in this game.");
    board.shows_board();
    harness.close().await;
}

#[tokio::test]
async fn a_game_against_the_computer_where_another_one_is_played_is_offered_a_thread_with_its_strength() {
    let harness = Harness::open().await;
    let [mut ana, cy, dee] = harness.people(["ana", "cy", "dee"]).await;
    harness.game(&cy, &dee).await;
    let levels = harness.post_button(&ana, "levels:bizingo").await;
    let bot = ana.application.clone();
    let questions = [
        ana.press(&levels, "Press").await,
        ana.slash("play", &[("game", "bizingo"), ("opponent", &bot), ("rated", "false")]).await,
    ];
    for (question, table) in questions.iter().zip([2, 3]) {
        question.whispers("This channel already has a game");
        question.whispers("How strong should the computer be?");
        ana.press(question, "Medium").await.whispers(&format!("**Bizingo** · table {table} · <#"));
        ana.sees("Hedgehog joins.").await.shows_picture();
    }
    // Where no thread can be created, nobody chooses in vain.
    let body = serde_json::json!({ "name": "talk", "type": 11 });
    let thread = cy.create_thread(body).await;
    ana.go_to(thread).await;
    ana.slash("play", &[("game", "bizingo"), ("computer", "1")]).await;
    let refused = ana.slash("play", &[("game", "biloba"), ("opponent", &bot)]).await;
    refused.whispers("Start yours in another channel.");
    assert!(refused.buttons().is_empty());
    harness.close().await;
}

#[tokio::test]
async fn two_quick_presses_start_one_game_in_a_thread() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    ana.slash("settings me", &[("language", "de")]).await;
    harness.game(&ben, &cy).await;
    let occupied = ana.slash("play", &[("game", "bizingo")]).await;
    let delay = Duration::from_millis(300);
    harness.sandbox.inject(Fault::SlowResponse { path: "/threads".to_owned(), delay });
    let press = || ana.press(&occupied, "Im Thread starten");
    let (one, other) = tokio::join!(press(), press());
    one.whispers("**Bizingo** · Tisch 2 · <#");
    assert_eq!(one.content(), other.content());
    let link = ben.sees("**Bizingo** · Tisch 2 · <#").await;
    assert_eq!(link.place(), one.place());
    let threads = |request: &&bside::sandbox::RecordedRequest| request.path.ends_with("/threads");
    assert_eq!(harness.sandbox.requests().iter().filter(threads).count(), 1);
    harness.close_after_faults().await;
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
        let host = harness.host().await;
        let meanwhile = async {
            // The thread is noted before it is created.
            wait_while(async || host.new_threads().all().await.expect("a store").is_empty()).await;
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

/// A server in which the bot may manage threads, or not.
fn world(may_manage: bool) -> WorldConfig {
    let permissions = if may_manage { r#", "MANAGE_THREADS""# } else { "" };
    let plan = format!(
        r#"
        applications = [{{ name = "B-Side" }}]
        people = [{{ username = "ana", name = "Ana" }}, {{ username = "ben", name = "Ben" }}]
        servers = [{{
            name = "Here", owner = "ana", channels = [{{ name = "table" }}, {{ name = "other" }}],
            roles = [{{ name = "Bots", application = "B-Side", permissions = ["VIEW_CHANNEL"{permissions}] }}],
        }}]
        "#
    );
    WorldConfig::from_toml(&plan).expect("a world")
}

/// Waits until nothing is left to be done with threads.
async fn settle_threads(harness: &Harness) {
    let host = harness.host().await;
    wait_while(async || !host.players().outdated_threads().await.expect("a store").is_empty()).await;
}

/// Whether a thread is there, and whether it is archived.
async fn thread_state(person: &Person, thread: &str) -> (bool, bool) {
    let (status, thread) = person.call(reqwest::Method::GET, &format!("/channels/{thread}"), ().into()).await;
    (status == 200, thread["thread_metadata"]["archived"] == true)
}

/// The messages of the channel with a link to this thread, or in which Discord tells of it.
async fn lines_about(person: &Person, thread: &str) -> usize {
    let messages = person.messages().await;
    let tells = |message: &&Message| {
        message.content().contains(&format!("<#{thread}>"))
            || message.0["message_reference"]["channel_id"] == thread
    };
    messages.iter().filter(tells).count()
}

#[tokio::test]
async fn the_thread_of_an_invitation_that_comes_to_nothing_is_taken_away() {
    for may_manage in [true, false] {
        let mut harness =
            Harness::with_settings(Settings { world: world(may_manage), ..Settings::default() }).await;
        let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
        let open = async |ana: &Person, ben: &Person, game: &str, name: &str| {
            let options = [("game", game), ("opponent", ben.id.as_str()), ("thread", "true")];
            let link = ana.slash("play", &options).await;
            (link.place(), ben.sees(&format!("Ana invites you to a game of {name}")).await)
        };
        let (declined, invitation) = open(&ana, &ben, "biloba", "Biloba").await;
        assert_eq!(lines_about(&ana, &declined).await, 2);
        ben.go_to(declined.clone()).await;
        ben.press(&invitation, "Decline").await;
        settle_threads(&harness).await;
        assert_eq!(thread_state(&ana, &declined).await, (!may_manage, !may_manage));
        assert_eq!(lines_about(&ana, &declined).await, 0, "they would lead nowhere");

        // The process ends before that.
        let (cancelled, invitation) = open(&ana, &ben, "bizingo", "Bizingo").await;
        for _ in 0..9 {
            let path = format!("/channels/{cancelled}");
            harness.sandbox.inject(Fault::ServerError { path, status: 503, carried_out: false });
        }
        ben.go_to(cancelled.clone()).await;
        ben.press(&invitation, "Decline").await;
        harness.restart().await;
        harness.sandbox.clear_faults();
        settle_threads(&harness).await;
        assert_eq!(thread_state(&ana, &cancelled).await, (!may_manage, !may_manage));

        // The table was moved elsewhere.
        let (left, _) = open(&ana, &ben, "basileus", "Basileus").await;
        ana.go_to_channel(1).await;
        ana.slash("table move", &[("table", "3")]).await.says("The invitation is here now.");
        settle_threads(&harness).await;
        assert_eq!(thread_state(&ana, &left).await, (!may_manage, !may_manage));
        harness.close_after_faults().await;
    }
}

#[tokio::test]
async fn an_archived_thread_loses_the_name_of_who_deletes_their_data() {
    let harness = Harness::with_settings(Settings { world: world(false), ..Settings::default() }).await;
    let [mut ana, ben] = harness.people(["ana", "ben"]).await;
    let thread = ana.slash("play", &[("game", "biloba"), ("thread", "true")]).await.place();
    let home = ana.channel().to_string();
    ana.go_to(thread.clone()).await;
    let invitation = ana.messages().await.remove(0);
    ana.press(&invitation, "Cancel").await;
    settle_threads(&harness).await;
    let name = async || {
        let (_, thread) = ben.call(reqwest::Method::GET, &format!("/channels/{thread}"), ().into()).await;
        thread["name"].as_str().expect("a name").to_owned()
    };
    assert!(name().await.contains("Ana"), "{}", name().await);
    ana.go_to(home).await;
    let question = ana.slash("privacy delete", &[]).await;
    ana.press(&question, "Yes, delete my data").await;
    settle_threads(&harness).await;
    assert!(!name().await.contains("Ana"), "{}", name().await);
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_thread_in_which_people_have_written_or_played_stays() {
    let harness = Harness::with_settings(Settings { world: world(true), ..Settings::default() }).await;
    let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
    let opponent = ben.id.clone();
    let options = |game| [("game", game), ("opponent", opponent.as_str()), ("thread", "true")];
    let written = ana.slash("play", &options("biloba")).await.place();
    let invitation = ben.sees("Ana invites you to a game of Biloba").await;
    let message = serde_json::json!({ "content": "Sorry, not today." });
    let path = format!("/channels/{written}/messages");
    assert_eq!(ben.call(reqwest::Method::POST, &path, message).await.0, 200);
    ben.go_to(written.clone()).await;
    ben.press(&invitation, "Decline").await;
    settle_threads(&harness).await;
    assert_eq!(thread_state(&ana, &written).await, (true, true));
    assert_eq!(lines_about(&ana, &written).await, 2);

    let played = ana.slash("play", &options("bizingo")).await.place();
    let invitation = ben.sees("Ana invites you to a game of Bizingo").await;
    follow([&mut ana, &mut ben], played.clone()).await;
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await;
    ben.resigns().await;
    // A later invitation there comes to nothing, and one in a channel as well.
    let invitation = ana.slash("play", &[("game", "biloba")]).await;
    ana.press(&invitation, "Cancel").await;
    settle_threads(&harness).await;
    assert_eq!(thread_state(&ana, &played).await, (true, false));
    ana.go_to_channel(1).await;
    let invitation = ana.slash("play", &[("game", "biloba")]).await;
    ana.press(&invitation, "Cancel").await;
    settle_threads(&harness).await;
    assert!(thread_state(&ana, &ana.channel().to_string()).await.0, "it is no thread");
    harness.close().await;
}

/// Ana invites three people to a game of four.
async fn four(ana: &Person, others: [&Person; 3]) -> Message {
    let [ben, cy, dee] = others.map(|person| person.id.as_str());
    ana.slash("play", &[("game", "biloba"), ("opponent", ben), ("opponent2", cy), ("opponent3", dee)]).await
}

#[tokio::test]
async fn a_game_of_four_is_offered_a_thread_which_the_old_place_names() {
    let mut harness = Harness::open().await;
    let [mut ana, mut ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    let invitation = four(&ana, [&ben, &cy, &dee]).await;
    assert!(invitation.has_button("Play in a thread"), "{:?}", invitation.buttons());
    harness.restart().await;
    let early = ben.press(&invitation, "Play in a thread").await;
    early.whispers("You haven’t joined this table yet. Press **Join** first.");
    let moved = ana.press(&invitation, "Play in a thread").await;
    assert_eq!((moved.id(), moved.pictures()), (invitation.id(), 0));
    assert_eq!(moved.content(), format!("-# Biloba · table 1 moved to <#{}>", moved.place()));
    assert!(moved.buttons().is_empty());
    let (_, thread) =
        ana.call(reqwest::Method::GET, &format!("/channels/{}", moved.place()), ().into()).await;
    assert_eq!(thread["name"], "Biloba: Ana");
    let there = ben.sees("The invitation is here now.").await;
    assert!(there.has_button("Join") && !there.has_button("Play in a thread"));
    follow([&mut ana, &mut ben], moved.place()).await;
    ben.press(&there, "Join").await.says("Ben joins.");
    // The channel is free.
    cy.slash("play", &[("game", "bizingo")]).await.says("table 2");
    harness.close().await;
}

#[tokio::test]
async fn a_thread_that_is_asked_for_twice_at_once_is_created_once() {
    let harness = Harness::open().await;
    let [ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    let invitation = four(&ana, [&ben, &cy, &dee]).await;
    ben.press(&invitation, "Join").await;
    let delay = Duration::from_millis(500);
    harness.sandbox.inject(Fault::SlowResponse { path: "/threads".to_owned(), delay });
    let presses = [&ana, &ben].map(|person| person.press(&invitation, "Play in a thread"));
    let [one, other] = futures_util::future::join_all(presses).await.try_into().expect("two answers");
    assert_eq!(one.content(), format!("-# Biloba · table 1 moved to <#{}>", one.place()));
    assert_eq!(one.content(), other.content());
    let threads = |request: &&bside::sandbox::RecordedRequest| request.path.ends_with("/threads");
    assert_eq!(harness.sandbox.requests().iter().filter(threads).count(), 1);
    harness.close_after_faults().await;
}

#[tokio::test]
async fn the_first_board_of_four_is_offered_a_thread_and_later_ones_are_not() {
    let harness = Harness::open().await;
    let [mut ana, mut ben, mut cy, mut dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    ana.slash("settings server", &[("boards", "pictures")]).await;
    let invitation = four(&ana, [&ben, &cy, &dee]).await;
    for person in [&ben, &cy, &dee] {
        let joined = person.press(&invitation, "Join").await;
        assert_eq!(joined.has_button("Play in a thread"), person.name != "dee");
    }
    let board = dee.sees("The game starts.").await;
    assert!(board.has_button("Play in a thread"), "{:?}", board.buttons());
    let moved = dee.press(&board, "Play in a thread").await;
    assert_eq!((moved.id(), moved.pictures()), (board.id(), 0), "though the server keeps boards");
    for person in [&mut ana, &mut ben, &mut cy, &mut dee] {
        person.go_to(moved.place()).await;
    }
    let next = ana.plays("e3-e4").await;
    next.says("Ana: e3-e4");
    assert!(!next.has_button("Play in a thread"));
    harness.close().await;
}

/// A person writes this many messages.
async fn talk(person: &Person, count: usize) {
    for number in 0..count {
        let message = serde_json::json!({ "content": format!("Message {number}") });
        let path = format!("/channels/{}/messages", person.channel());
        let sent = person.call(reqwest::Method::POST, &path, message).await;
        assert_eq!(sent.0, 200, "{sent:?}");
    }
}

#[tokio::test]
async fn a_game_is_offered_a_thread_where_people_are_talking() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    talk(&ben, 19).await;
    let quiet = ana.slash("play", &[("game", "bizingo")]).await;
    assert!(!quiet.has_button("Play in a thread"));
    ana.press(&quiet, "Cancel").await;
    talk(&ben, 1).await;
    // Unless the opener says otherwise, the game is played in a thread there.
    let line = ana.slash("play", &[("game", "basileus")]).await;
    line.says("**Basileus** · table 2 · <#");
    let busy = ana.slash("play", &[("game", "bizingo"), ("thread", "false")]).await;
    ben.press(&busy, "Join").await;
    let board = ben.sees("The game starts.").await;
    let moved = ben.press(&board, "Play in a thread").await;
    ana.sees("The game continues here.").await.shows_picture();
    assert_eq!(moved.content(), format!("-# Bizingo · table 3 moved to <#{}>", moved.place()));
    harness.close().await;
}

#[tokio::test]
async fn the_offer_of_a_thread_neither_comes_nor_goes_before_the_first_move() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let seats = [("game", "biloba"), ("seats", "3")];
    let quiet = ana.slash("play", &seats).await;
    talk(&ben, 20).await;
    let joined = ben.press(&quiet, "Join").await;
    assert!(!joined.has_button("Play in a thread"));
    assert!(!ana.slash("board", &[]).await.has_button("Play in a thread"));
    let last = ana.messages().await.remove(0);
    ana.press(&last, "Cancel").await;

    let busy = ana.slash("play", &seats).await;
    assert!(busy.has_button("Play in a thread"));
    harness.restart().await;
    assert!(ben.press(&busy, "Join").await.has_button("Play in a thread"));
    cy.press(&busy, "Join").await;
    let board = cy.sees("The game starts.").await;
    assert!(board.has_button("Play in a thread"));
    let host = harness.host().await;
    let table = harness.table(&ana).await;
    let first = table.to_act().expect("the game goes on").clone();
    let turn = harness.some_turn(&ana).await;
    let others: Vec<_> = table.seats().iter().flatten().filter(|player| player.id != first.id).collect();
    let people = [&ana, &ben, &cy];
    let mover =
        people.iter().find(|person| first.id == bside::table::PlayerId(person.id.parse().expect("an id")));
    let mover = mover.expect("one of them");
    assert!(!mover.plays(&turn).await.has_button("Play in a thread"));
    mover.offers("takeback").await;
    for other in others {
        let command = bside::table::Command::Accept { by: other.id, number: None };
        host.tables().execute(bside::host::TableRef::Id(table.id()), command).await.expect("an open offer");
    }
    assert!(!mover.slash("board", &[]).await.has_button("Play in a thread"), "it does not come back");
    harness.close().await;
}

#[tokio::test]
async fn no_thread_is_offered_where_none_can_be_made() {
    let plan = r#"
        applications = [{ name = "B-Side" }]
        people = [
            { username = "ana", name = "Ana" }, { username = "ben", name = "Ben" },
            { username = "cy", name = "Cy" }, { username = "dee", name = "Dee" },
        ]
        [[servers]]
        name = "Here"
        owner = "ana"
        [[servers.channels]]
        name = "no-threads"
        overwrites = [{ of = "B-Side", deny = ["CREATE_PUBLIC_THREADS"] }]
    "#;
    let world = WorldConfig::from_toml(plan).expect("a world");
    let harness = Harness::with_settings(Settings { world, ..Settings::default() }).await;
    let [ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    let invitation = four(&ana, [&ben, &cy, &dee]).await;
    assert!(invitation.has_button("Join") && !invitation.has_button("Play in a thread"));
    let old = harness.post_button(&ana, "thread:1:0").await;
    ana.press(&old, "Press").await.whispers("I’m missing permissions here: Create Public Threads.");
    harness.close().await;
}
