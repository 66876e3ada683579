//! Hints: who can have one, who is notified, and that they survive a restart.

use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;

/// Presses for the next step of a hint, whose answer may be deferred on a busy machine.
async fn more(person: &Person, message: &Message, label: &str, says: &str) -> Message {
    person.try_press(message, label).await;
    let hint = person.sees(says).await;
    hint.whispers(says);
    hint
}

#[tokio::test]
async fn a_hint_has_three_levels_of_detail_and_is_private() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    ana.slash("play", &[("game", "basileus"), ("computer", "1"), ("rated", "true")])
        .await
        .says("The game starts.");
    ben.slash("hint", &[]).await.whispers("You’re not playing in this game.");

    // The first hint of a rated game has a price, which is said before.
    let price = ana.slash("hint", &[]).await;
    price.whispers("This game is rated. If you take a hint, a win or a draw no longer counts");
    assert_eq!((price.buttons(), price.pictures()), (vec!["Take the hint", "Make a move"], 0));
    assert!(!harness.table(&ana).await.has_taken_hint(0));
    harness.restart().await;
    let man = more(&ana, &price, "Take the hint", "Take a look at **").await;
    assert!(man.alt().starts_with("Take a look at "), "{}", man.alt());
    assert_eq!(man.buttons(), ["Show the move", "Make a move"]);
    let first = ana.picture(&man).await;
    let turn = more(&ana, &man, "Show the move", "I’d play **").await;
    assert_ne!(ana.picture(&turn).await, first, "the turn is drawn");
    harness.restart().await;
    assert_eq!(turn.buttons(), ["Play it", "Why?", "Make a move"]);
    let reasons = more(&ana, &turn, "Why?", "Your winning chances are about ").await;
    reasons.whispers(turn.content());
    assert_eq!(reasons.buttons(), ["Play it", "Make a move"]);

    // Nobody else plays, so nobody is told.
    assert!(harness.host().await.deliveries().pending().await.expect("a store").is_empty());
    let board = ben.slash("board", &[]).await;
    let heard = ben.messages().await;
    let is_told = |message: &Message| message.content().contains("asked for a hint");
    assert!(!is_told(&board) && !heard.iter().any(is_told), "{heard:?}");
    assert!(harness.table(&ana).await.has_taken_hint(0));

    // One press plays the turn of the hint, also after a restart.
    let hinted = turn.content().split("**").nth(1).expect("a turn").to_owned();
    harness.restart().await;
    ana.try_press(&reasons, "Play it").await;
    ana.sees("move 2\nAna: ").await;
    ana.sees_deletion(&reasons).await;
    assert_eq!(harness.table(&ana).await.game().expect("a game").turns()[0], hinted);
    // The price is said once.
    ana.slash("hint", &[]).await;
    ana.sees("Take a look at **").await.whispers("Take a look at **");
    // A hint is no way out of a loss.
    ana.resigns().await.says("Unrated: a player resigned before move 10.");
    harness.close().await;
}

#[tokio::test]
async fn a_hint_is_played_in_its_own_position_only() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let options = [
        ("game", "biloba"),
        ("seats", "3"),
        ("opponent", ben.id.as_str()),
        ("opponent2", cy.id.as_str()),
        ("rated", "false"),
    ];
    let invitation = ana.slash("play", &options).await;
    for person in [&ben, &cy] {
        person.press(&invitation, "Join").await;
    }
    ana.slash("hint", &[]).await;
    let man = ana.sees("Take a look at **").await;
    let hint = more(&ana, &man, "Show the move", "I’d play **").await;
    // A player who gives up changes the position too.
    cy.resigns().await;
    let outdated = more(&ana, &hint, "Play it", "The game has moved on since that hint.").await;
    assert_eq!((outdated.buttons(), outdated.pictures()), (vec!["Make a move", "Hint"], 1));
    assert!(!outdated.alt().contains("Cy: pawns"), "the board is that of now: {}", outdated.alt());
    assert_eq!(harness.table(&ana).await.turn_number(), 0);

    let man = more(&ana, &outdated, "Hint", "Take a look at **").await;
    let old = man.clone();
    let hint = more(&ana, &man, "Show the move", "I’d play **").await;
    let copied = harness.post_button(&ben, hint.button("Play it")).await;
    ben.press(&copied, "Press").await.whispers("It’s Ana’s turn.");
    ana.press(&hint, "Play it").await.whispers("You played");
    ana.press(&hint, "Play it").await.whispers("You played");
    let turn = harness.some_turn(&ben).await;
    ben.plays(&turn).await;
    let outdated = ana.press(&hint, "Play it").await;
    outdated.whispers("The game has moved on since that hint.");
    assert_eq!(outdated.buttons(), ["Make a move", "Hint"]);
    // So does a button of the hint for it.
    let outdated = ana.press(&old, "Show the move").await;
    outdated.whispers("The game has moved on since that hint.");
    assert_eq!((outdated.buttons(), outdated.pictures()), (vec!["Make a move", "Hint"], 1));
    assert_eq!(harness.table(&ana).await.turn_number(), 2);

    let man = more(&ana, &outdated, "Hint", "Take a look at **").await;
    let hint = more(&ana, &man, "Show the move", "I’d play **").await;
    ana.resigns().await;
    ana.press(&hint, "Play it").await.whispers("That game is over.");
    harness.close().await;
}

#[tokio::test]
async fn a_game_that_is_lost_with_a_hint_counts() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    ana.slash("play", &[("game", "basileus"), ("computer", "1"), ("rated", "true")]).await;
    let price = ana.slash("hint", &[]).await;
    more(&ana, &price, "Take the hint", "Take a look at **").await;
    for number in 1..=5 {
        let turn = harness.some_turn(&ana).await;
        ana.plays(&turn).await;
        ana.sees(&format!("move {}\nAna: ", 2 * number)).await;
    }
    ana.resigns().await.says("Ana against computers: 1192 (provisional: 740–1640)");
    harness.close().await;
}

#[tokio::test]
async fn the_line_about_a_hint_goes_with_the_next_board() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let casual = [("game", "biloba"), ("opponent", ben.id.as_str()), ("rated", "false"), ("begins", "me")];
    let invitation = ana.slash("play", &casual).await;
    ben.press(&invitation, "Join").await;
    for number in [1, 3] {
        ana.slash("hint", &[]).await.whispers("Take a look at **");
        ana.slash("hint", &[]).await.whispers("Take a look at **");
        let line = ben.sees("Ana asked for a hint.").await;
        let heard = ben.messages().await;
        assert_eq!(heard.iter().filter(|message| message.content() == "Ana asked for a hint.").count(), 1);
        ben.slash("board", &[]).await.says("Ana asked for a hint.");
        for (person, number) in [(&ana, number), (&ben, number + 1)] {
            let turn = harness.some_turn(person).await;
            person.plays(&turn).await;
            ana.sees(&format!("move {number}\n")).await;
        }
        ben.sees_deletion(&line).await;
    }
    harness.close().await;
}

#[tokio::test]
async fn hints_are_for_casual_games_and_games_against_computers() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    ana.slash("hint", &[]).await.whispers("No hints in rated games between people.");
    let menu = ana.press(&board, "Make a move").await;
    assert_eq!(menu.buttons(), ["Type a move"]);
    ben.resigns().await;

    let casual = [("game", "biloba"), ("opponent", ben.id.as_str()), ("rated", "false")];
    let invitation = ana.slash("play", &casual).await;
    ben.press(&invitation, "Join").await;
    let board = ana.sees("table 2\nBen joins.").await;
    ben.press(&board, "Make a move").await.whispers("It’s Ana’s turn.");
    let menu = ana.press(&board, "Make a move").await;
    assert_eq!(menu.buttons(), ["Type a move", "Hint"]);
    let man = more(&ana, &menu, "Hint", "Take a look at **").await;
    ben.sees("Ana asked for a hint.").await;
    ana.press(&man, "Make a move").await.whispers("Which pawn do you want to move?");
    for person in [&ana, &ben] {
        let turn = harness.some_turn(person).await;
        person.plays(&turn).await;
    }
    ana.resigns().await.says("Unrated: this was a casual game.");
    harness.close().await;
}

#[tokio::test]
async fn games_against_computers_are_rated_on_a_ladder_of_their_own() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    ana.slash("play", &[("game", "basileus"), ("computer", "1"), ("rated", "true")]).await;
    for number in 1..=5 {
        let turn = harness.some_turn(&ana).await;
        ana.plays(&turn).await;
        ana.sees(&format!("move {}\nSeedling: ", 2 * number)).await;
    }
    let end = ana.resigns().await;
    end.says("Ana against computers: 1192 (provisional: 740–1640), 4 more games until it settles");
    let people = ana.slash("leaderboard", &[("game", "basileus")]).await.page();
    assert!(people.contains("Nobody has finished a rated game yet."), "{people}");
    let levels = ana.slash("leaderboard", &[("game", "basileus"), ("computers", "true")]).await.page();
    assert!(levels.contains("against computers: this server\n1. **Ana**"), "{levels}");
    assert!(levels.contains("Computers: Seedling "), "{levels}");
    harness.close().await;
}

#[tokio::test]
async fn a_casual_twin_of_a_game_that_counts_gives_no_hint_and_no_review() {
    let harness = Harness::open().await;
    let [mut ana, ben, mut cy] = harness.people(["ana", "ben", "cy"]).await;
    harness.game(&ana, &ben).await;
    let mut turns = Vec::new();
    for person in [&ana, &ben, &ana, &ben, &ana, &ben] {
        let turn = harness.some_turn(person).await;
        person.plays(&turn).await;
        turns.push(turn);
    }
    // The moves on the board mirrored from left to right.
    let mirrored = |turn: &String| -> String {
        let mirror = |sign| match sign {
            'a'..='i' => char::from(b'a' + b'i' - sign as u8),
            sign => sign,
        };
        turn.chars().map(mirror).collect()
    };
    for (number, turns) in [(2, turns.clone()), (3, turns.iter().map(mirrored).collect())] {
        ana.go_to_channel(number - 1).await;
        cy.go_to_channel(number - 1).await;
        let casual = [("game", "biloba"), ("opponent", cy.id.as_str()), ("rated", "false"), ("begins", "me")];
        let invitation = ana.slash("play", &casual).await;
        cy.press(&invitation, "Join").await;
        for (turn, person) in turns.iter().zip([&ana, &cy].into_iter().cycle()) {
            person.plays(turn).await;
        }
        let refused = ana.slash("hint", &[]).await;
        refused.whispers(
            "This is too close to table 1, one of your games that counts: at most four moves away.",
        );
        let turn = harness.some_turn(&ana).await;
        ana.plays(&turn).await;
        cy.slash("hint", &[]).await.whispers("Take a look at **");
        cy.resigns().await;
        ana.slash("review", &[]).await.whispers("This is too close to table 1");
        assert!(!cy.seen_messages().iter().any(|message| message.content().contains("Ana asked for a hint")));
    }
    harness.close().await;
}
