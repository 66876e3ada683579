//! Channels with fewer permissions, threads, forums, direct messages, and servers of which the bot is no
//! member.

use crate::harness::{Harness, TIME_SCALE, wait_while};
use crate::person::Person;
use bside::host::TableRef;
use bside::rules::{GameKind, Setup};
use bside::sandbox::{Fault, Settings, WorldConfig};
use bside::table::{ChannelId, Command, GuildId, NewTable, Player, TableId, TimeControl};
use reqwest::Method;
use serde_json::json;

/// The bot cannot post in `quiet`, where commands work all the same; Cy cannot use commands there. `questions` is a forum;
/// only Ana sees `hidden`, and the bot and Dee may not enter `private talk`. The bot is no member of the other server, and Dee has installed it for herself. Ben's language
/// is Japanese, and the server's is Korean: there are no texts in these languages, so all of it is English.
const WORLD: &str = r#"
    applications = [{ name = "B-Side" }]
    people = [
        { username = "ana", name = "Ana" },
        { username = "ben", name = "Ben", locale = "ko" },
        { username = "cy", name = "Cy" },
        { username = "dee", name = "Dee", applications = ["B-Side"] },
    ]
    [[servers]]
    name = "Here"
    owner = "ana"
    features = ["COMMUNITY"]
    locale = "ko"
    [[servers.channels]]
    name = "open"
    overwrites = [{ of = "cy", deny = ["USE_APPLICATION_COMMANDS"] }]
    [[servers.channels]]
    name = "quiet"
    overwrites = [{ of = "B-Side", deny = ["SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", "EMBED_LINKS", "ATTACH_FILES"] }]
    [[servers.channels]]
    name = "questions"
    kind = "forum"
    [[servers.channels]]
    name = "hidden"
    overwrites = [
        { of = "@everyone", deny = ["VIEW_CHANNEL"] },
        { of = "ana", allow = ["VIEW_CHANNEL"] },
        { of = "B-Side", allow = ["VIEW_CHANNEL"] },
    ]
    [[servers.channels]]
    name = "pictures"
    kind = "media"
    [[servers.channels]]
    name = "talk"
    kind = "voice"
    [[servers.channels]]
    name = "private talk"
    kind = "voice"
    overwrites = [{ of = "B-Side", deny = ["CONNECT"] }, { of = "dee", deny = ["CONNECT"] }]
    [[servers]]
    name = "Elsewhere"
    owner = "ben"
    applications = []
    channels = [{ name = "far" }]
"#;

async fn harness() -> Harness {
    let world = WorldConfig::from_toml(WORLD).expect("a world");
    Harness::with_settings(Settings { world, time_scale: TIME_SCALE, ..Settings::default() }).await
}

#[tokio::test]
async fn a_member_without_permissions_sees_no_commands() {
    let harness = harness().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    assert!(cy.available_commands().is_empty());
    assert!(ana.available_commands().contains(&"play"));
    // Pressing a button needs other permissions than using a command.
    let invitation = ben.slash("play", &[("game", "biloba")]).await;
    invitation.says("Ben is looking for");
    cy.press(&invitation, "Join").await.says("Everyone’s here");
    ben.sees("The game starts.").await.shows_board();
    harness.close().await;
}

#[tokio::test]
async fn a_game_continues_where_the_bot_may_only_respond() {
    let harness = harness().await;
    let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
    for person in [&mut ana, &mut ben] {
        person.go_to_channel(1).await;
    }
    // The bot warns if the game requires posts outside an interaction.
    for option in [("computer", "1"), ("time", "1d")] {
        let refused = ana.slash("play", &[("game", "biloba"), option]).await;
        refused.whispers("I’m missing permissions here: Send Messages, Attach Files.");
    }
    let invitation = ana.slash("play", &[("game", "biloba")]).await;
    ana.press(&invitation, "Play the computer").await.whispers("I’m missing permissions here");
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await.shows_board();
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    ben.plays("d6-c5").await.says("Ben: d6-c5");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_game_that_has_moved_is_no_longer_shown_to_those_who_do_not_see_its_channel() {
    let harness = harness().await;
    let [mut ana, ben] = harness.people(["ana", "ben"]).await;
    ana.slash("play", &[("game", "bilitaire"), ("computer", "1")]).await.says("The game starts.");
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    ana.sees("move 2\nSeedling: ").await;
    let seen = ben.slash("game", &[("number", "1")]).await;
    assert!(seen.is_private() && seen.alt().contains("Bilitaire"), "{seen:?}");
    ana.go_to_channel(3).await;
    ana.slash("table move", &[("table", "1")]).await.says("table 1");
    for button in ["◀", "Replay", "Game record"] {
        ben.press(&seen, button).await.whispers("That game is in a channel you can’t see");
    }
    let own = ana.press(&ana.slash("game", &[("number", "1")]).await, "◀").await;
    assert!(own.alt().contains("Bilitaire"), "{own:?}");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn missing_permissions_are_reported_before_a_table_moves_or_a_rematch_starts() {
    let harness = harness().await;
    let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
    let old = ana.channel();
    let clock = [("game", "biloba"), ("opponent", ben.id.as_str()), ("time", "1d"), ("begins", "me")];
    let invitation = ana.slash("play", &clock).await;
    ben.press(&invitation, "Join").await;
    let board = ben.sees("The game starts.").await;
    for person in [&mut ana, &mut ben] {
        person.go_to_channel(1).await;
    }
    let lacks = "I’m missing permissions here: Send Messages, Attach Files. This table has a computer";
    ana.slash("table move", &[("table", "1")]).await.whispers(lacks);
    let table = async |number| harness.host().await.tables().load(TableRef::Id(TableId(number))).await;
    assert_eq!(table(1).await.expect("a table").channel(), ChannelId(old));
    ana.go_to_channel(0).await;
    ana.press(&board, "Make a move").await.whispers("Which pawn do you want to move?");

    // A game that was started while the bot had its permissions.
    ana.go_to_channel(1).await;
    let player =
        |person: &Person, name: &str| Player::human(person.id.parse().expect("an id"), name.to_owned());
    let setup = Setup::new(GameKind::Biloba, None, None).expect("a set-up");
    let new_table = NewTable {
        guild: ana.guild().map(|id| GuildId(id.get())),
        opponents: vec![player(&ben, "Ben")],
        time_control: Some(TimeControl::OneDay),
        ..NewTable::new(ChannelId(ana.channel()), player(&ana, "Ana"), setup)
    };
    let opened = harness.host().await.tables().open(new_table).await.expect("a free channel").table.id();
    let join = Command::Join { by: player(&ben, "Ben") };
    harness.host().await.tables().execute(TableRef::Id(opened), join).await.expect("a seat");
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    let end = ana.resigns().await;
    ana.press(&end, "Rematch").await.whispers(lacks);
    assert!(table(3).await.is_err(), "nothing was opened");
    // Without a clock the bot never has to post by itself.
    ana.slash("play", &[("game", "biloba")]).await.says("Ana is looking for");
    harness.close_after_faults().await;
}

/// Continues in the direct messages with the bot.
async fn talk_to_the_bot(person: &mut Person) {
    let bot = json!({ "recipient_id": person.application });
    let (status, direct) = person.call(Method::POST, "/users/@me/channels", bot).await;
    assert_eq!(status, 200, "{direct}");
    person.go_to(direct["id"].as_str().expect("an id").to_owned()).await;
}

#[tokio::test]
async fn direct_messages_are_games_against_the_computer() {
    let mut harness = harness().await;
    let [mut ben, ana] = harness.people(["ben", "ana"]).await;
    talk_to_the_bot(&mut ben).await;
    let offered = ben.available_commands().join(" ");
    assert!(offered.contains("play seek move board") && offered.contains("leaderboard"), "{offered}");
    assert!(!ben.available_commands().contains(&"close"), "there is nobody to look after");
    assert!(!ben.slash("help", &[]).await.page().is_empty());
    assert!(!ben.slash("rules", &[("game", "biloba")]).await.page().is_empty());
    let lesson = ben.slash("learn", &[("game", "biloba")]).await;
    assert!(lesson.pictures() > 0 && lesson.is_private(), "{lesson:?}");

    let refused = ben.slash("play", &[("game", "biloba"), ("opponent", &ana.id)]).await;
    refused.whispers("In a DM, you can only play against the computer.");
    ben.slash("play", &[("game", "biloba"), ("thread", "true")])
        .await
        .whispers("Threads can’t be created here");
    ben.slash("settings server", &[("theme", "dark")]).await.whispers("That only works in a server channel.");
    // Without an opponent the game is against the computer, and casual unless that is chosen.
    let options = [("game", "biloba"), ("begins", "me")];
    let question = ben.slash("play", &options).await;
    question.whispers("How strong should the computer be?");
    assert_eq!(question.buttons()[2..4], ["Strong", "Rated: Beginner"]);
    harness.restart().await;
    ben.press(&question, "Medium").await.whispers("Everyone’s here – the game starts!");
    let board = ben.sees("The game starts.").await;
    board.says("-# Casual · no clock");
    ben.press(&question, "Medium").await.whispers("Everyone’s here – the game starts!");
    harness.restart().await;
    let second = ben.slash("play", &[("game", "bizingo")]).await;
    second.whispers(
        "There’s already a game in this DM; /board shows it. Finish it first, or give it up with /resign.",
    );
    assert!(second.buttons().is_empty());
    // Who has begun with buttons goes on with them.
    board.says("Which pawn do you want to move?");
    ben.plays("d4-d5").await.whispers("You played: d4-d5.");
    let answer = ben.sees("Hedgehog: ").await;
    answer.shows_board();
    assert_eq!(answer.id(), board.id());
    ben.slash("hint", &[]).await;
    ben.sees("Take a look at ").await;
    let end = ben.resigns().await;
    ben.press(&end, "Rematch").await.says("The game starts.");
    ben.resigns().await;
    let question = ben.slash("play", &options).await;
    ben.press(&question, "Rated: Beginner").await;
    ben.sees("The game starts.").await.says("-# Rated · no clock");
    // Nobody else sees it.
    ana.slash("game", &[("number", "1")]).await.whispers("That game is in a channel you can’t see");
    ben.slash("game", &[("number", "1")]).await.whispers("move 2");
    harness.close().await;
}

#[tokio::test]
async fn all_games_are_played_in_a_direct_conversation() {
    let harness = harness().await;
    let [mut ben] = harness.people(["ben"]).await;
    talk_to_the_bot(&mut ben).await;
    for game in GameKind::ALL {
        let begun = ben.slash("play", &[("game", game.name()), ("computer", "1")]).await;
        begun.says("The game starts.");
        assert_eq!(begun.pictures(), 1);
        let turn = harness.some_turn(&ben).await;
        ben.plays(&turn).await;
        ben.sees("Seedling: ").await;
        ben.resigns().await;
    }
    harness.close().await;
}

#[tokio::test]
async fn a_user_install_reads_rules_where_the_bot_is_no_member() {
    let harness = harness().await;
    let [mut dee, mut ana] = harness.people(["dee", "ana"]).await;
    let begun = harness.game(&ana, &dee).await;
    dee.go_to_guild(1).await;
    assert!(dee.available_commands().contains(&"play") && dee.available_commands().contains(&"rules"));
    dee.slash("play", &[("game", "biloba")]).await.whispers("I’m not a member of this server");
    dee.slash("table move", &[("table", "1")]).await.whispers("I’m not a member of this server");
    dee.slash("board", &[]).await.whispers("There’s no game in this channel.");
    let page = dee.slash("rules", &[("game", "biloba")]).await;
    dee.press(&page, "▶").await;
    dee.slash("learn", &[("game", "bizingo")]).await;
    let games = dee.slash("games", &[]).await;
    assert!(games.page().contains("table 1"), "{}", games.page());
    dee.slash("game", &[("number", "1")]).await.whispers("table 1");
    // Where the bot cannot post by itself, what is shared is an answer.
    let profile = dee.slash("profile", &[]).await;
    assert!(profile.is_private() && profile.page().contains("Dee"), "{profile:?}");
    let shared = dee.press(&profile, "Share").await;
    assert!(!shared.is_private() && shared.page() == profile.page(), "{shared:?}");
    assert!(
        dee.slash("leaderboard", &[("game", "biloba"), ("everywhere", "true")])
            .await
            .page()
            .contains("Biloba")
    );
    // Other people have not installed it.
    ana.go_to_guild(1).await;
    assert!(ana.available_commands().is_empty());
    ana.go_to_guild(0).await;
    ana.press(&begun, "Make a move").await.whispers("Which pawn do you want to move?");
    harness.close().await;
}

#[tokio::test]
async fn a_game_is_looked_at_by_those_who_see_its_channel() {
    let harness = harness().await;
    let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
    let number = async |person: &Person| person.slash("game", &[("number", "1")]).await;
    ana.go_to_channel(3).await;
    ana.slash("play", &[("game", "biloba"), ("computer", "1"), ("begins", "me")]).await;
    number(&ben).await.whispers("That game is in a channel you can’t see");
    // A review can be shared here, so it is of a game that was played here.
    ben.slash("review", &[("table", "1")]).await.whispers("There’s no such table.");
    ana.go_to_channel(0).await;
    let seen = number(&ana).await;
    seen.whispers("table 1");
    // Everybody can watch a game in a thread of a public channel, from anywhere.
    let thread = ben.create_thread(json!({ "name": "A game" })).await;
    ben.go_to(thread).await;
    ben.slash("play", &[("game", "biloba"), ("computer", "1"), ("begins", "me")]).await;
    ana.go_to_guild(0).await;
    ana.slash("game", &[("number", "2")]).await.whispers("table 2");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn no_commands_are_available_where_the_bot_is_no_member() {
    let harness = harness().await;
    let [mut ben] = harness.people(["ben"]).await;
    ben.go_to_guild(1).await;
    assert!(ben.available_commands().is_empty());
    harness.close().await;
}

#[tokio::test]
async fn a_post_in_a_forum_is_a_table_like_others() {
    let harness = harness().await;
    let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
    ana.go_to_channel(2).await;
    let post = ana.create_thread(json!({ "name": "A game?", "message": { "content": "Who plays?" } })).await;
    for person in [&mut ana, &mut ben] {
        person.go_to(post.clone()).await;
    }
    let board = harness.game(&ana, &ben).await;
    board.shows_board();
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    ben.loses_buttons(&board).await;
    assert_eq!(harness.table(&ana).await.turn_number(), 1);
    harness.close().await;
}

#[tokio::test]
async fn a_post_in_a_media_channel_is_a_table_like_others() {
    let harness = harness().await;
    let [mut ana, mut ben, mut cy] = harness.people(["ana", "ben", "cy"]).await;
    ana.go_to_channel(4).await;
    let post = ana.create_thread(json!({ "name": "A game?", "message": { "content": "Who plays?" } })).await;
    for person in [&mut ana, &mut ben, &mut cy] {
        person.go_to(post.clone()).await;
    }
    let clock = [("game", "biloba"), ("opponent", ben.id.as_str()), ("time", "1d"), ("begins", "me")];
    let invitation = ana.slash("play", &clock).await;
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await.shows_board();
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    cy.slash("watch", &[]).await.whispers("You’ll get a DM when this game is over.");
    // From elsewhere, somebody who sees the channel sees the game.
    cy.go_to_channel(1).await;
    cy.slash("game", &[("number", "1")]).await.whispers("table 1");
    ana.go_to_channel(1).await;
    ana.slash("analyse", &[("table", "1")]).await.whispers("table 1");
    ben.resigns().await;
    cy.sees("**Biloba** · Ana and Ben · table 1 is over").await;
    harness.close().await;
}

#[tokio::test]
async fn a_voice_channel_is_read_by_those_who_may_enter_it() {
    let harness = harness().await;
    let [mut ana, mut ben, dee] = harness.people(["ana", "ben", "dee"]).await;
    ana.go_to_channel(5).await;
    ben.go_to(ana.channel().to_string()).await;
    harness.game(&ana, &ben).await.shows_board();
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    ana.go_to_channel(6).await;
    ben.go_to(ana.channel().to_string()).await;
    let refused = ana.slash("play", &[("game", "biloba"), ("computer", "1")]).await;
    refused.whispers("I’m missing permissions here: Connect.");
    // Without posts of its own the bot only answers.
    harness.game(&ana, &ben).await.shows_board();
    dee.slash("game", &[("number", "2")]).await.whispers("That game is in a channel you can’t see");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_game_waits_in_an_archived_thread() {
    let mut harness = harness().await;
    let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
    let thread = ben.create_thread(json!({ "name": "A game" })).await;
    for person in [&mut ana, &mut ben] {
        person.go_to(thread.clone()).await;
    }
    let first = harness.game(&ana, &ben).await;
    let board = ana.plays("d4-d5").await;
    ben.loses_buttons(&first).await;
    let path = format!("/channels/{thread}");
    let archived = ben.call(Method::PATCH, &path, json!({ "archived": true })).await;
    assert_eq!(archived.0, 200, "{archived:?}");
    assert_eq!(ben.press_refused(&board, "Make a move").await, 50083);
    harness.restart().await;
    // A message reopens the thread.
    let output =
        ana.call(Method::POST, &format!("{path}/messages"), json!({ "content": "Where were we?" })).await;
    assert_eq!(output.0, 200, "{output:?}");
    let turn = harness.some_turn(&ben).await;
    ben.plays(&turn).await.says(&format!("Ben: {turn}"));
    ana.loses_buttons(&board).await;
    harness.close().await;
}

#[tokio::test]
async fn discord_recommends_two_shards() {
    let plan = r#"
        applications = [{ name = "B-Side", shards = 2 }]
        people = [{ username = "ana", name = "Ana" }, { username = "ben", name = "Ben" }]
        servers = [
            { name = "Even", owner = "ana", id = 8388608, channels = [{ name = "one" }] },
            { name = "Odd", owner = "ana", id = 12582912, channels = [{ name = "one" }] },
        ]
    "#;
    let world = WorldConfig::from_toml(plan).expect("a world");
    let mut harness =
        Harness::with_settings(Settings { world, time_scale: TIME_SCALE, ..Settings::default() }).await;
    harness.stop_bot().await;
    // Asked until it says so.
    harness.sandbox.inject(Fault::ServerError {
        path: "/gateway/bot".to_owned(),
        status: 500,
        carried_out: false,
    });
    harness.start_bot().await;
    let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
    for guild in [0, 1] {
        for person in [&mut ana, &mut ben] {
            person.go_to_guild(guild).await;
        }
        // Shards connect some seconds apart.
        wait_while(async || ana.try_slash("help", &[]).await.is_none()).await;
        harness.game(&ana, &ben).await;
        ana.plays("d4-d5").await.says("Ana: d4-d5");
    }
    harness.close_after_faults().await;
}

#[tokio::test]
async fn commands_are_listed_once_wherever_they_are_registered() {
    let mut harness = Harness::open().await;
    let [mut ana] = harness.people(["ana"]).await;
    let all = ana.available_commands().len();
    let mut registered = 1;
    for guild in [ana.guild(), None] {
        harness.stop_bot().await;
        harness.guild = guild;
        harness.spawn_bot().await;
        // Opened here, cancelled there.
        registered += 2;
        harness.wait_for_registrations(registered).await;
        ana.go_to_channel(0).await;
        assert_eq!(ana.available_commands().len(), all, "registered for {guild:?}");
    }
    harness.close().await;
}
