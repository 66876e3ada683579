//! Wrong input: a private sentence, nothing changed, and no error in the log (which closing the harness
//! checks).

use crate::harness::Harness;

#[tokio::test]
async fn wrong_input_without_a_table() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let game = |name: &'static str| ("game", name);
    for (options, sentence) in [
        (vec![game("chess")], "There’s no game called “chess”. Choose one of these: Biloba, Bizingo,"),
        (vec![game("🎲")], "There’s no game called “🎲”."),
        (vec![game("**@everyone** <@1>")], "There’s no game called “\\*\\*@everyone"),
        (vec![game("bizingo"), ("seats", "3")], "Bizingo is a game for two players."),
        (
            vec![game("biloba"), ("setup", "nonsense")],
            "Biloba has no setup called “nonsense”. Choose one of these, or leave it empty: standard setup.",
        ),
        (
            vec![game("biloba"), ("begins", "Ben")],
            "“Ben” can’t go first. Choose one of these, or leave it empty: Random, I go first, The first to join goes first.",
        ),
        (
            vec![game("biloba"), ("time", "2d")],
            "“2d” isn’t a time limit I know. Choose one of these, or leave it empty: no clock, 10 minutes per move,",
        ),
        (vec![game("biloba"), ("opponent", &ana.id)], "You can’t play against yourself"),
    ] {
        let answer = ana.slash("play", &options).await;
        answer.whispers(sentence);
        assert!(answer.pings().is_empty());
    }
    let endless = "x".repeat(6000);
    ana.slash("play", &[("game", &endless)]).await.whispers("There’s no game called “xxxx");
    let long = ana.slash("play", &[("game", "biloba"), ("setup", &endless)]).await;
    long.whispers("Biloba has no setup called “xxxx");
    let link = ana.slash("play", &[("game", "https://example.org")]).await;
    link.whispers("There’s no game called “https\\:\\/\\/example.org”.");
    for command in ["board", "draw", "resign"] {
        ana.slash(command, &[]).await.whispers("There’s no game in this channel. /play starts one.");
    }
    ana.plays("d4-d5").await.whispers("There’s no game in this channel.");
    ana.slash("rules", &[("game", "go")]).await.whispers("There’s no game called “go”.");
    let empty = ana.slash("leaderboard", &[("game", "")]).await;
    empty.whispers("Choose one of these: Biloba, Bizingo, Basileus, Bilitaire.");
    let [dee] = harness.people(["dee"]).await;
    assert!(dee.messages().await.is_empty(), "nobody else sees anything");
    harness.close().await;
}

#[tokio::test]
async fn wrong_input_before_the_game_begins() {
    let harness = Harness::open().await;
    let [ana, ben, dee] = harness.people(["ana", "ben", "dee"]).await;
    ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    let before = harness.table(&ana).await.event_count();
    ana.plays("d4-d5").await.whispers("The game hasn’t started yet");
    ana.slash("resign", &[]).await.whispers("The game hasn’t started yet");
    dee.slash("draw", &[]).await.whispers("The game hasn’t started yet");
    dee.slash("play", &[("game", "basileus")]).await.whispers("This channel already has a game");
    assert_eq!(harness.table(&ana).await.event_count(), before);
    harness.close().await;
}

#[tokio::test]
async fn wrong_input_at_a_table() {
    let harness = Harness::open().await;
    let [ana, ben, dee] = harness.people(["ana", "ben", "dee"]).await;
    let board = harness.game(&ana, &ben).await;
    let before = harness.table(&ana).await.event_count();
    let seen = dee.messages().await.len();

    ben.plays("d6-d5").await.whispers("It’s Ana’s turn.");
    dee.plays("d4-d5").await.whispers("You’re not playing in this game.");
    dee.press(&board, "Make a move").await.whispers("You’re not playing in this game.");
    ben.press(&board, "Make a move").await.whispers("It’s Ana’s turn.");
    dee.slash("draw", &[]).await.whispers("You’re not playing in this game.");
    dee.slash("resign", &[]).await.whispers("You’re not playing in this game.");
    dee.slash("play", &[("game", "biloba")]).await.whispers("This channel already has a game");

    let endless = "🎲 d4".repeat(1500);
    let knot = "d4-".repeat(2000);
    for turn in [
        "",
        " ",
        "e5",
        "d4",
        "d4-d4",
        "d6-d5",
        "d4-d9",
        "z9-z8",
        "d4-e5",
        "-",
        ">",
        ",,,",
        "resign",
        "🎲",
        "𝕕𝟜-𝕕𝟝",
        "d4-d5-d6",
        "d4-d5,a1>b2",
        "\u{202e}4d-5d",
        "'; DROP TABLE events; --",
        "**bold** <@1> @everyone",
        &endless,
        &knot,
    ] {
        let answer = ana.plays(turn).await;
        answer.whispers("");
        assert!(!answer.content().is_empty(), "{turn}");
        assert!(!answer.content().contains("Something went wrong"), "{turn}");
        assert!(answer.pings().is_empty(), "{turn}");
    }
    ana.plays("d5-d6").await.whispers("d5");
    ana.plays("d6-d5").await.whispers("d6");
    ana.plays("hello").await.whispers("I can’t read");
    ana.plays("🎲").await.whispers("I can’t read “🎲”");
    ana.plays("z9-z8").await.whispers("There’s no cell z9 on this board.");

    assert_eq!(harness.table(&ana).await.event_count(), before);
    assert_eq!(dee.messages().await.len(), seen + 5, "all that is new are Dee's own answers");
    harness.close().await;
}

#[tokio::test]
async fn buttons_that_are_stale_or_unknown() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    let table = harness.table(&ana).await;
    let menu = ana.press(&board, "Make a move").await;
    let question = ana.slash("resign", &[]).await;
    ana.plays("d4-d5").await;

    // The menu is still open for the person who opened it.
    let value = menu.values()[0].to_owned();
    ana.choose(&menu, &value).await.whispers("It’s Ben’s turn.");
    let id = table.id();
    for (custom_id, sentence) in [
        (format!("choose:{id}:0"), "It’s Ben’s turn."),
        (format!("draw:{id}:0"), "The game has moved on since then."),
        (format!("join:{id}:0"), "You’re already at this table."),
        (format!("decline:{id}:0"), "The game has already started."),
        (format!("cancel:{id}:0"), "The game has already started."),
        (format!("step:{id}:1"), "That button no longer works."),
        ("choose:999999:0".to_owned(), "There’s no such table."),
        ("join:-1:0".to_owned(), "There’s no such table."),
        ("choose".to_owned(), "That button no longer works."),
        ("win:1:1".to_owned(), "That button no longer works."),
        ("choose:99999999999999999999:1".to_owned(), "That button no longer works."),
        ("🎲".to_owned(), "That button no longer works."),
        ("x".repeat(100), "That button no longer works."),
    ] {
        let old = harness.post_button(&ana, &custom_id).await;
        ana.activate(&old, &custom_id).await.whispers(sentence);
    }
    assert_eq!(harness.table(&ana).await.event_count(), table.event_count() + 1);

    // A message with buttons can be forwarded to another channel, but the table stays.
    let mut elsewhere = harness.people(["ana"]).await.into_iter().next().expect("Ana");
    elsewhere.go_to_channel(1).await;
    let brought = harness.post_button(&elsewhere, &format!("resign-now:{id}:1")).await;
    let place = format!("table {id} continues in <#{}>", ana.channel());
    elsewhere.press(&brought, "Press").await.whispers(&place);

    // Resigning is possible at any time, so this question is not stale.
    ana.press(&question, "Yes, resign").await.whispers("You resigned.");
    ana.sees("Ana resigns.\n**Ben wins**.").await;
    let old = harness.post_button(&ana, &format!("resign-now:{id}:0")).await;
    ana.press(&old, "Press").await.says("You resigned.");
    harness.close().await;
}
