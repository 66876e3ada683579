//! Games of records that people bring along.

use crate::harness::Harness;
use bside::rules::record::Record;

const RECORD: &str = "[Game \"biloba\"]\n[Seat0 \"Ana *\"]\n[Result \"1 2\"]\n\n1. d4-d5 2. d6-c5 resign:1\n";

#[tokio::test]
async fn a_game_of_a_record_is_stepped_through_in_private_also_after_a_restart() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let quoted: String = RECORD.lines().map(|line| format!("> {line}\r\n")).collect();
    let end = ana.slash_with_file("game", "import", "old game.txt", quoted.as_bytes()).await;
    end.whispers("**Biloba** · game record · move 2");
    end.whispers("Player 2 resigns.\n**Ana \\* wins**.");
    assert!(end.alt().starts_with("Biloba, the game is over."), "{}", end.alt());
    assert_eq!(end.buttons(), ["⏮", "◀", "▶", "⏭", "Review"]);
    assert!(end.files().any(|name| name == "record.txt"));
    harness.restart().await;
    let before = ana.press(&end, "◀").await;
    assert_eq!(before.id(), end.id(), "it stays in its place");
    before.whispers("move 2\nPlayer 2: d6-c5");
    assert!(!before.content().contains("wins"), "{}", before.content());
    let first = ana.press(&before, "⏮").await;
    assert_eq!(first.content(), "**Biloba** · game record");
    let last = ana.press(&first, "⏭").await;
    assert_eq!(last.content(), end.content());
    assert!(ben.messages().await.is_empty(), "nobody else sees it");
    // A message without the record, as one that somebody forged.
    let button = harness.post_button(&ana, "import:1:2").await;
    ana.press(&button, "Press").await.whispers("That button no longer works.");
    harness.close().await;
}

#[tokio::test]
async fn what_editors_and_chat_programs_put_around_a_record_is_passed_over() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let fenced = format!("```text\n{RECORD}```\n");
    let quoted_fence: String = fenced.lines().map(|line| format!("> {line}\n")).collect();
    for content in [
        format!("\u{feff}{RECORD}"),
        RECORD.replace('\n', "\r\n"),
        RECORD.replace('\n', "\r"),
        format!("\u{feff}{}", fenced.replace('\n', "\r\n")),
        fenced,
        quoted_fence,
    ] {
        let end = ana.slash_with_file("game", "import", "game.txt", content.as_bytes()).await;
        end.whispers("**Biloba** · game record · move 2");
        end.whispers("Player 2 resigns.\n**Ana \\* wins**.");
    }
    harness.close().await;
}

#[tokio::test]
async fn what_is_no_record_is_refused_with_the_line_and_the_reason() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let large = RECORD.replace("Ana", &"a".repeat(64 << 10));
    for (content, reason) in [
        (RECORD.replace("d6-c5", "d6-d5").into_bytes(), "Line 5, move 2: "),
        (RECORD.replace("biloba", "chess").into_bytes(), "Line 1: "),
        (RECORD.replace("1 2", "2 1").into_bytes(), "Line 3: The result is 1 2, not 2 1."),
        (
            RECORD.replace("resign:1", "").into_bytes(),
            "Line 3: The game isn’t over after these moves, but its result is given as 1 2.",
        ),
        (b"Hello!".to_vec(), "Line 1: Before the first empty line, each line must be a tag"),
        (RECORD.replace("resign:1", "").replace("1 2", "*").into_bytes(), "That game isn’t over yet."),
        (vec![0xff, 0xfe, 0x00], "That file isn’t a text file."),
        (large.into_bytes(), "That file is too large for a game record. The limit is 64 KB."),
    ] {
        let refused = ana.slash_with_file("game", "import", "game.txt", &content).await;
        refused.whispers(&format!("Nothing was imported. {reason}"));
    }
    ana.slash("game", &[]).await.whispers("Choose a game by its table number");
    harness.close().await;
}

#[tokio::test]
async fn a_game_of_a_record_is_reviewed_in_private() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let end = ana.slash_with_file("game", "import", "game.txt", RECORD.as_bytes()).await;
    harness.restart().await;
    let review = ana.press(&end, "Review").await;
    assert!(review.is_private() && review.id() != end.id(), "{review:?}");
    review.whispers("**Biloba** · game record · move 2\n");
    review.whispers("**Ana \\* wins**.");
    assert!(review.files().any(|name| name == "record-chances.png"), "{review:?}");
    assert!(review.alts().all(|alt| !alt.is_empty() && !alt.contains("..")), "{review:?}");
    assert!(ben.messages().await.is_empty(), "nobody else sees it");
    let unplayed = RECORD.replace("1. d4-d5 2. d6-c5 ", "");
    let unplayed = ana.slash_with_file("game", "import", "game.txt", unplayed.as_bytes()).await;
    assert!(!unplayed.has_button("Review"), "{unplayed:?}");
    let button = harness.post_button(&ana, "import-review:0").await;
    ana.press(&button, "Press").await.whispers("That button no longer works.");
    harness.close().await;
}

#[tokio::test]
async fn no_record_tells_what_to_play_in_a_running_game_that_counts() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    harness.game(&ana, &ben).await;
    for person in [&ana, &ben, &ana, &ben, &ana, &ben] {
        let turn = harness.some_turn(person).await;
        person.plays(&turn).await;
    }
    // A move that Ana thinks of, and a resignation.
    let mut game = harness.table(&ana).await.game().expect("a game").clone();
    let tried = game.position().legal_turns().swap_remove(9);
    game.play(&tried).expect("a legal turn");
    game.withdraw(1);
    let record = Record { tags: Vec::new(), game }.to_string();
    let end = ana.slash_with_file("game", "import", "game.txt", record.as_bytes()).await;
    ana.press(&end, "Review").await.whispers("This is too close to table 1, one of your games that counts");
    let end = cy.slash_with_file("game", "import", "game.txt", record.as_bytes()).await;
    cy.press(&end, "Review").await.whispers("**Biloba** · game record · move 7");
    harness.close().await;
}
