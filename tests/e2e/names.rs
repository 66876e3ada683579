//! Names that hide, tower or pretend to be another.

use crate::harness::Harness;
use bside::sandbox::{Settings, WorldConfig};

/// A server in which these people, by user name and display name, meet.
async fn harness(people: &[(&str, &str)]) -> Harness {
    let people: Vec<String> =
        people.iter().map(|(user, name)| format!("{{ username = {user:?}, name = \"{name}\" }}")).collect();
    let world = format!(
        "applications = [{{ name = \"B-Side\" }}]
        people = [{}]
        [[servers]]
        name = \"House\"
        owner = \"ana\"
        channels = [{{ name = \"table\" }}]",
        people.join(", ")
    );
    let world = WorldConfig::from_toml(&world).expect("a world");
    Harness::with_settings(Settings { world, time_scale: 100, ..Settings::default() }).await
}

#[tokio::test]
async fn people_of_the_same_name_are_told_apart() {
    let harness = harness(&[("ana", "Ana"), ("ben", "Ana"), ("cy", "\\u202eAna")]).await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "3"), ("begins", "me")]).await;
    ben.press(&invitation, "Join").await;
    ben.sees("Ana (2) joins").await;
    cy.press(&invitation, "Join").await;
    let board = cy.sees("The game starts.").await;
    board.says("Ana (3) joins");
    assert!(board.alt().contains("Ana (1)") && board.alt().contains("Ana (3)"), "{}", board.alt());
    ben.plays("d6-d5").await.whispers("It’s Ana (1)’s turn.");
    let sides = cy.suggestions("board", &[("view", "")], "view").await;
    let sides: Vec<String> = sides.into_iter().map(|(shown, _)| shown).collect();
    assert_eq!(sides, ["Ana (1)", "Ana (2)", "Ana (3)"]);
    cy.slash("board", &[("view", "Ana (2)")]).await.whispers("");
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await.says("Ana (1): ");
    assert_eq!(harness.table(&ana).await.scene().expect("a board").names, ["Ana (1)", "Ana (2)", "Ana (3)"]);
    harness.close().await;
}

#[tokio::test]
async fn every_name_is_visible_and_of_bounded_height() {
    let tower = format!("\\u0e01{}", "\\u0e47".repeat(31));
    let harness = harness(&[("ana", "\\u200c"), ("ben", &tower)]).await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    board.says("\u{e01}\u{e47}\u{e47} joins");
    assert_eq!(harness.table(&ana).await.names(), ["ana", "\u{e01}\u{e47}\u{e47}"]);
    ana.plays("d4-d5").await.says("ana: d4-d5");
    harness.close().await;
}

#[tokio::test]
async fn no_text_of_people_mentions_a_command() {
    let harness = harness(&[("ana", "/resign to win"), ("ben", "Ben")]).await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("name", "Win with /resign </resign:1>"), ("game", "biloba"), ("form", "round-robin")];
    ana.slash("tournament create", &options).await.whispers("Win with \\/resign");
    harness.game(&ana, &ben).await;
    ana.plays("d4-d5").await.says("\\/resign to win: d4-d5");
    ben.plays("/resign").await.whispers("\\/resign");
    let end = ben.resigns().await;
    end.says("\\/resign to win wins");
    let table = harness.table(&ana).await.id().to_string();
    ana.slash("game", &[("number", &*table)]).await.whispers("\\/resign to win wins");
    let text = String::from_utf8(ana.picture(&ana.press(&end, "Game record").await).await).expect("text");
    assert!(text.contains("[Seat0 \"/resign to win\"]"), "{text}");
    ana.slash_with_file("game", "import", "game.txt", text.as_bytes())
        .await
        .whispers("\\/resign to win wins");
    for _ in 0..2 {
        ana.slash("feedback", &[("text", "I typed /resign")]).await;
    }
    ana.sees("Here’s what you wrote").await.whispers("```\nI typed /resign\n```");
    for person in [&ana, &ben] {
        for message in person.seen_messages() {
            let commands = message.mentioned_commands();
            assert!(!commands.iter().any(|command| command.starts_with("resign")), "{message:?}");
        }
    }
    // The bot itself does.
    let over = ben.slash("resign", &[]).await;
    assert!(over.mentioned_commands()[0].starts_with("play:"), "{over:?}");
    harness.close().await;
}

/// Checks that a name from right to left has marks on both sides wherever it is.
#[track_caller]
fn assert_marked(text: &str, names: &[&str]) {
    for name in names {
        let marked = text.matches(&format!("\u{200e}{name}\u{200e}")).count();
        assert_eq!(text.matches(name).count(), marked, "{text:?}");
    }
}

#[tokio::test]
async fn names_from_right_to_left_keep_their_places() {
    let names = ["דנה", "عمر"];
    let harness = harness(&[("ana", names[0]), ("ben", "Ben"), ("cy", names[1])]).await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let options = [("name", "גביע 2026"), ("game", "biloba"), ("form", "round-robin")];
    ana.slash("tournament create", &options).await.whispers("\u{200e}גביע 2026\u{200e}");
    harness.game(&ana, &cy).await;
    ana.plays("d4-d5").await.says(": d4-d5");
    ana.closes_table().await;
    harness.game(&ana, &ben).await;
    let sides = ana.suggestions("board", &[("view", "")], "view").await;
    let sides: Vec<String> = sides.into_iter().map(|(shown, _)| shown).collect();
    assert_eq!(sides.len(), 2);
    ana.slash("board", &[("view", names[0])]).await.whispers("");
    ana.plays("d4-d5").await;
    ben.plays("d6-c5").await;
    let end = ben.resigns().await;
    let table = harness.table(&ana).await.id().to_string();
    let text = String::from_utf8(ana.picture(&ana.press(&end, "Game record").await).await).expect("text");
    assert!(text.contains("[Seat0 \"דנה\"]"), "{text}");
    let entries = ana.suggestions("game", &[("number", "")], "number").await;
    let entries: Vec<String> = entries.into_iter().map(|(shown, _)| shown).collect();
    ana.slash("leaderboard", &[("game", "biloba")]).await;
    ana.slash("game", &[("number", &*table)]).await;
    ana.slash("profile", &[]).await;
    end.shows_board();
    for text in sides.iter().chain(&entries) {
        assert_marked(text, &names);
    }
    for person in [&ana, &ben, &cy] {
        for message in person.seen_messages() {
            assert_marked(message.content(), &names);
            for attachment in message.0["attachments"].as_array().into_iter().flatten() {
                assert_marked(attachment["description"].as_str().unwrap_or_default(), &names);
            }
        }
    }
    harness.close().await;
}
