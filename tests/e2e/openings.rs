//! Invitations: who is invited, who goes first, and what the message says.

use crate::harness::{Harness, TIME_SCALE};
use crate::message::Message;
use crate::person::{Person, UNCHOSEN_STARTER};
use bside::host::Clock;
use bside::i18n::{Localizer, time_control_text};
use bside::rules::GameKind;
use bside::sandbox::{Settings, WorldConfig};
use bside::table::{Phase, TimeControl, Timestamp};
use std::collections::HashSet;
use std::time::Duration;
use tokio::sync::watch;

#[tokio::test]
async fn one_of_three_invited_players_begins() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    let options = [
        ("game", "biloba"),
        ("opponent", &ben.id),
        ("opponent2", &cy.id),
        ("opponent3", &dee.id),
        ("rated", "false"),
        ("time", "3d"),
        ("begins", "them"),
    ];
    let invitation = ana.slash("play", &options).await;
    invitation.says("Ana invites you to a 4-player game of Biloba. 3 seats left.");
    invitation.says("Casual · standard setup · Ben goes first · 3 days per move · expires <t:");
    assert_eq!(invitation.pings(), ["ben", "cy", "dee"]);
    harness.restart().await;
    let one = dee.press(&invitation, "Join").await;
    one.says("Dee joins.");
    assert!(one.pings().is_empty(), "they were called a moment ago");
    cy.press(&one, "Join").await;
    ben.press(&one, "Join").await.says("Everyone’s here");
    let board = ben.sees("The game starts.").await;
    assert!(board.pings().is_empty(), "he has just joined");
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
    let chosen = ana.slash("play", &[("game", "biloba"), ("begins", "lot")]).await;
    chosen.says("random player goes first");
    ana.press(&chosen, "Cancel").await;
    // The same without a choice.
    let invitation = ana.slash("play", &[("game", "biloba"), UNCHOSEN_STARTER]).await;
    invitation.says("random player goes first");
    invitation.shows_board();
    ben.press(&invitation, "Join").await;
    let board = ben.sees("was randomly chosen to go first").await;
    let names = harness.table(&ana).await.names();
    board.says(&format!("{} was randomly chosen to go first.", names[0]));
    // Ben has joined just now, and sees it.
    let pings = if names[0] == "Ana" { vec!["ana"] } else { Vec::new() };
    assert_eq!(board.pings(), pings);
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
    ana.sees("move 1\nSeedling: ").await.says("it’s your turn");
    harness.close().await;
}

#[tokio::test]
async fn impossible_requests_are_refused_with_a_reason() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let suggested = ana.suggestions("play", &[("game", "biloba"), ("begins", "")], "begins").await;
    assert_eq!(suggested.iter().map(|(_, sent)| sent.as_str()).collect::<Vec<_>>(), ["lot", "me", "them"]);
    for (options, sentence) in [
        (
            vec![("begins", "you")],
            "“you” can’t go first. Choose one of these, or leave it empty: Random, I go first, The first",
        ),
        (
            vec![("begins", "you"), ("opponent", ben.id.as_str())],
            "or leave it empty: Random, I go first, My opponent goes first",
        ),
        (vec![("begins", "g")], "“g” can’t go first."),
        (vec![("opponent", ben.id.as_str()), ("opponent2", &ben.id)], "You invited the same person twice"),
        (vec![("opponent", ben.id.as_str()), ("opponent2", &ana.id)], "You can’t play against yourself"),
        (
            vec![("seats", "2"), ("opponent", ben.id.as_str()), ("opponent2", &cy.id)],
            "This game is for 2 players, including you",
        ),
    ] {
        let options: Vec<_> = [("game", "biloba")].into_iter().chain(options).collect();
        ana.slash("play", &options).await.whispers(sentence);
    }
    let options = [("game", "bizingo"), ("opponent", ben.id.as_str()), ("opponent2", &cy.id)];
    ana.slash("play", &options).await.whispers("Bizingo is a game for two. Invite one person.");
    harness.close().await;
}

#[tokio::test]
async fn a_time_may_be_typed_as_it_is_shown_in_any_language_or_in_part() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let times: Vec<_> = [None].into_iter().chain(TimeControl::all().map(Some)).collect();
    for locale in Localizer::locales() {
        for time_control in &times {
            let shown = time_control_text(&Localizer::of(&locale), *time_control);
            let invitation = ana.slash("play", &[("game", "biloba"), ("time", &shown)]).await;
            invitation.says(&time_control_text(&Localizer::english(), *time_control));
            ana.press(&invitation, "Cancel").await;
        }
    }
    let typed =
        [("game", "bas"), ("time", "1 day"), ("begins", "my opponent goes first"), ("setup", "stand")];
    ana.slash("play", &typed).await.says("standard setup · first to join goes first · 1 day per move");
    ana.slash("play", &[("game", "biloba"), ("time", "11 minutes per move")]).await.whispers("11 minutes");
    let chosen = ana.slash("settings server", &[("time", "8 hours per move")]).await;
    assert!(chosen.page().contains("Default time limit: 8 hours per move"), "{}", chosen.page());
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
    cy.slash("table move", &[("table", "1")])
        .await
        .whispers("You’re not playing in this game. /play starts one");
    ben.slash("table move", &[("table", "7")]).await.whispers("There’s no such table.");
    let here = ben.slash("table move", &[("table", "1")]).await;
    here.says("The game continues here.");
    here.shows_board();
    assert!(here.pings().is_empty(), "she was called a moment ago");
    ana.loses_buttons(&board).await;
    harness.restart().await;
    ana.slash("table move", &[("table", "1")]).await.whispers("That table is already in this channel");
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    ana.loses_buttons(&here).await;
    // The former channel is free, and old buttons there are stale.
    for person in [&mut ana, &mut cy] {
        person.go_to(old.to_string()).await;
    }
    let place = format!("Biloba · table 1 continues in <#{}>.", ben.channel());
    ana.press(&board, "Make a move").await.whispers(&place);
    cy.slash("play", &[("game", "biloba")]).await.says("Who’s in?");
    ana.slash("table move", &[("table", "1")])
        .await
        .whispers("This channel already has a game; /board shows it. Move yours to");
    harness.close().await;
}

#[tokio::test]
async fn the_channel_that_a_table_has_left_says_where_it_went() {
    let mut harness = two_servers().await;
    let [mut ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let old = ana.channel().to_string();
    // A game that has ended there before is not what people look for.
    harness.game(&ana, &ben).await;
    ana.resigns().await;
    for game in GameKind::ALL {
        let board = harness.game_of(game.name(), &ana, &ben).await;
        let turn = harness.some_turn(&ana).await;
        let chooser = ana.press(&board, "Make a move").await;
        let step = chooser.values()[0].to_owned();
        let table = harness.table(&ana).await.id();
        ana.go_to_channel(2).await;
        let number = table.to_string();
        ana.slash("table move", &[("table", &number)]).await.says("The game continues here.");
        let place = format!("table {number} continues in <#{}>.", ana.channel());
        ana.go_to(old.clone()).await;
        harness.restart().await;
        ana.choose(&chooser, &step).await.whispers(&place);
        ana.plays(&turn).await.whispers(&place);
        for command in ["hint", "board", "draw", "record"] {
            ben.slash(command, &[]).await.whispers(&place);
            // Cy does not see the other channel.
            cy.slash(command, &[]).await.whispers("There’s no game in this channel.");
        }
        let thread = harness.post_button(&ana, &format!("thread:{number}:0")).await;
        ana.press(&thread, "Press").await.whispers(&place);
        cy.press(&thread, "Press").await.whispers("There’s no such table.");
        ana.go_to_channel(2).await;
        ana.resigns().await;
        // Also after its end, since nothing has been played here since.
        ana.go_to(old.clone()).await;
        let place = place.replace("continues", "was played");
        for command in ["hint", "board", "review"] {
            ben.slash(command, &[]).await.whispers(&place);
            cy.slash(command, &[]).await.whispers("There’s no game in this channel.");
        }
    }
    harness.game(&ana, &ben).await;
    ben.slash("board", &[]).await.shows_board();
    harness.close().await;
}

/// Three channels of one server, of which Cy sees only the first two, and another server.
const WORLD: &str = r#"
    applications = [{ name = "B-Side" }]
    people = [
        { username = "ana", name = "Ana" },
        { username = "ben", name = "Ben" },
        { username = "cy", name = "Cy" },
    ]
    [[servers]]
    name = "Here"
    owner = "ana"
    roles = [{ name = "Moderator", permissions = ["MANAGE_MESSAGES", "VIEW_CHANNEL", "SEND_MESSAGES", "READ_MESSAGE_HISTORY", "USE_APPLICATION_COMMANDS", "CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"], members = ["ben"] }]
    [[servers.channels]]
    name = "one"
    [[servers.channels]]
    name = "two"
    [[servers.channels]]
    name = "hidden"
    overwrites = [{ of = "cy", deny = ["VIEW_CHANNEL"] }]
    [[servers]]
    name = "Elsewhere"
    owner = "ana"
    members = ["ana", "ben"]
    channels = [{ name = "far" }, { name = "further" }, { name = "furthest" }]
"#;

async fn two_servers() -> Harness {
    let world = WorldConfig::from_toml(WORLD).expect("a world");
    Harness::with_settings(Settings { world, time_scale: TIME_SCALE, ..Settings::default() }).await
}

#[tokio::test]
async fn open_tables_are_limited_in_each_server_and_games_against_computers_are_not() {
    let harness = two_servers().await;
    let [mut ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let biloba = ("game", "biloba");
    let alone = [biloba, ("thread", "true")];
    for _ in 0..2 {
        ana.slash("play", &alone).await.says("table");
    }
    let full = "You already have 2 tables in this server waiting for players.";
    ana.slash("play", &alone).await.whispers(full);
    ana.slash("play", &[biloba]).await.whispers(full);
    // Invitations have a limit of their own.
    for invited in [&ben, &cy, &ben] {
        ana.slash("play", &[biloba, ("opponent", &invited.id), ("thread", "true")]).await.says("table");
    }
    ana.slash("play", &[biloba, ("opponent", &cy.id)]).await.whispers("You already have 3 open invitations.");
    // Neither stops a game against computers, which waits for nobody.
    for _ in 0..2 {
        let game = [biloba, ("computer", "1"), ("thread", "true")];
        ana.slash("play", &game).await.says("table");
        ana.sees("The game starts.").await;
    }
    ana.slash("play", &[biloba, ("computer", "1"), ("seats", "4")]).await.says("The game starts.");
    ana.go_to_guild(1).await;
    ana.slash("play", &[biloba]).await.says("Who’s in?");
    harness.close().await;
}

#[tokio::test]
async fn a_table_moves_only_where_everybody_at_it_sees_it() {
    let harness = two_servers().await;
    let [mut ana, ben, mut cy] = harness.people(["ana", "ben", "cy"]).await;
    let first = ana.channel();
    let players = [("opponent", ben.id.as_str()), ("opponent2", &cy.id)];
    let invitation = ana.slash("play", &[[("game", "biloba")].as_slice(), &players].concat()).await;
    ben.press(&invitation, "Join").await;
    let number = [("table", "1")];
    ana.go_to_guild(1).await;
    ana.slash("table move", &number)
        .await
        .whispers("A game can only move to another channel of the same server.");
    ana.go_to_guild(0).await;
    ana.go_to_channel(2).await;
    // Cy is invited, and later plays.
    let refused = "Cy can’t see this channel, so the game can’t move here.";
    ana.slash("table move", &number).await.whispers(refused);
    cy.press(&invitation, "Join").await;
    ana.slash("table move", &number).await.whispers(refused);
    // The server's settings name the only channel for games.
    ana.go_to_channel(1).await;
    ana.slash("settings server", &[("allow", &first.to_string())]).await;
    ana.slash("table move", &number).await.whispers("Games aren’t allowed in this channel.");
    ana.slash("settings server", &[("everywhere", "true")]).await;
    ana.slash("table move", &number).await.says("The game continues here.");
    // Who is out need not follow.
    cy.go_to_channel(1).await;
    cy.resigns().await;
    ana.go_to_channel(2).await;
    ana.slash("table move", &number).await.says("The game continues here.");
    harness.close().await;
}

#[tokio::test]
async fn a_moderator_cannot_close_their_own_defeat() {
    let harness = two_servers().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    for rated in ["true", "false"] {
        let options = [("game", "biloba"), ("opponent", &cy.id), ("rated", rated), ("begins", "me")];
        let invitation = ben.slash("play", &options).await;
        let question = ben.slash("close", &[]).await;
        question.whispers("Do you really want to close this invitation?");
        ben.press(&question, "No").await.whispers("OK, nothing changed.");
        let earlier = ben.slash("close", &[]).await;
        cy.press(&invitation, "Join").await;
        cy.sees("The game starts.").await;
        for person in [&ben, &cy] {
            let turn = harness.some_turn(person).await;
            person.plays(&turn).await;
        }
        // The question before the game started was another one.
        let question = ben.press(&earlier, "Yes, close it").await;
        question.whispers("You’re playing in this game, so closing it counts as your resignation.");
        let question = ben.slash("close", &[]).await;
        question.whispers("You’re playing in this game, so closing it counts as your resignation.");
        assert_eq!(question.buttons(), ["Yes, resign", "No"]);
        ben.press(&question, "Yes, resign").await;
        ben.sees("Ben resigns.").await.says("Ben resigns.\n**Cy wins**.");
        assert!(matches!(harness.table(&ana).await.phase(), Phase::Ended(_)));
    }
    // A moderator who does not play ends a game without a result.
    harness.game(&ana, &cy).await;
    for person in [&ana, &cy] {
        let turn = harness.some_turn(person).await;
        person.plays(&turn).await;
    }
    let question = ben.slash("close", &[]).await;
    question.whispers("Do you really want to close this game? It won’t count.");
    // The button is for moderators, wherever it came from.
    let stolen = harness.post_button(&cy, question.button("Yes, close it")).await;
    cy.press(&stolen, "Press").await.whispers("You need the Manage Messages permission");
    let question = ben.slash("close", &[]).await;
    ben.press(&question, "Yes, close it").await.whispers("It’s closed.");
    // The buttons may be pressed before they go.
    ben.press(&question, "No").await.whispers("It’s closed.");
    let closed = ben.has_seen("a moderator closed this game. It doesn’t count.").await;
    let mut pings = closed.pings();
    pings.sort_unstable();
    assert_eq!(pings, ["ana", "cy"], "{closed:?}");
    assert!(!closed.content().contains("No game this time."), "{closed:?}");
    // A game against a computer is closed with a ping as well, though its board is edited otherwise.
    ana.slash("play", &[("game", "biloba"), ("computer", "1")]).await;
    let closed = ben.closes_table().await;
    assert_eq!(closed.pings(), ["ana"], "{closed:?}");
    ana.slash("game", &[("number", "3")]).await.whispers("A moderator closed this game. It doesn’t count.");
    harness.close().await;
}

/// The number of messages that ping a person.
fn pings(seen_by: &Person, name: &str) -> usize {
    let all = seen_by.seen_messages();
    let pinging = all.iter().filter(|message| message.pings().contains(&name)).map(Message::id);
    pinging.collect::<HashSet<_>>().len()
}

#[tokio::test]
async fn a_person_is_pinged_once_a_minute_at_a_table_whatever_asks() {
    let start = Timestamp::from_unix_millis(1_800_000_000_000);
    let (time, clock) = watch::channel(start);
    let mut harness = Harness::with_clock(Clock::Manual(clock)).await;
    let [mut ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    assert_eq!(invitation.pings(), ["ben"]);
    for channel in [1, 0, 1, 0, 1, 0] {
        ana.go_to_channel(channel).await;
        let moved = ana.slash("table move", &[("table", "1")]).await;
        assert!(moved.content().contains(&ben.id) && moved.pings().is_empty(), "{moved:?}");
    }
    // Messages posted after a restart follow the same rule.
    harness.restart().await;
    time.send_replace(start + Duration::from_mins(1));
    ana.go_to_channel(1).await;
    let moved = ana.slash("table move", &[("table", "1")]).await;
    assert_eq!(moved.pings(), ["ben"]);
    let shown = ana.slash("board", &[]).await;
    ana.press(&shown, "Cancel").await;
    ana.go_to_channel(0).await;

    let before = pings(&cy, "ben");
    let board = harness.game(&ana, &ben).await;
    assert_eq!(board.pings(), ["ana"]);
    assert_eq!(ana.plays("d4-d5").await.pings(), ["ben"], "he has joined since he was called");
    ana.offers("draw").await.says("do you agree?");
    for _ in 0..5 {
        ana.slash("takeback", &[]).await.whispers("Another request is still open.");
    }
    assert_eq!(pings(&cy, "ben") - before, 1, "the move");
    // He has acted, and so is called at once.
    ben.slash("decline", &[]).await;
    ana.offers("takeback").await.says("do you agree?");
    assert_eq!(pings(&cy, "ben") - before, 2);
    ben.slash("decline", &[]).await;
    assert_eq!(ben.plays("d6-c5").await.pings(), ["ana"]);
    let turn = harness.some_turn(&ana).await;
    assert_eq!(ana.plays(&turn).await.pings(), ["ben"]);
    harness.close().await;
}
