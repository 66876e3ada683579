//! Boards that one person sees, on which moves of a game are tried out.

use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;
use bside::table::{PlayerId, TableId};
use serde_json::Value;

/// Ana and Ben have played two moves, and Ana is to move.
async fn running(harness: &Harness, ana: &Person, ben: &Person) -> Message {
    harness.game(ana, ben).await;
    ana.plays("d4-d5").await;
    ben.plays("d6-c5").await
}

/// Makes a move by pressing the first choice until it is complete.
async fn makes_some_move(person: &Person, mut board: Message) -> Message {
    loop {
        let value = board.values().first().map(|value| (*value).to_owned());
        let value = value.unwrap_or_else(|| panic!("nothing to choose: {board:?}"));
        board = person.choose(&board, &value).await;
        assert!(board.is_private() && board.pictures() == 1, "{board:?}");
        if value.starts_with('=') {
            return board;
        }
    }
}

/// The line of a private board: what follows the lock.
fn line(board: &Message) -> String {
    let line = board.content().lines().find_map(|line| line.strip_prefix("🔒 Your line: "));
    line.unwrap_or_else(|| panic!("no line: {board:?}")).replace("**", "")
}

#[tokio::test]
async fn a_player_tries_out_moves_of_a_running_game_that_nobody_else_sees() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let board = running(&harness, &ana, &ben).await;
    let anas = ana.slash("analyse", &[]).await;
    let newest = async || ana.messages().await.swap_remove(0);
    let last = newest().await;
    let mut private = ben.press(&board, "Explore").await;
    assert_eq!(ben.picture(&private).await, ana.picture(&anas).await, "turned as the board that all see");
    private.whispers("**Biloba** · table 1 · move 2");
    private.whispers("🔒 Only you see this board.");
    private.whispers("**Ana** to move.");
    assert!(!private.has_button("Ask the computer") && !private.has_button("Hint"), "{private:?}");
    for _ in 0..3 {
        private = makes_some_move(&ben, private).await;
    }
    let first = line(&private);
    assert!(first.starts_with("3. ") && first.contains(" · 5. "), "{first}");
    harness.restart().await;
    private = ben.press(&private, "◀").await;
    assert_eq!(line(&private), first, "it is kept");
    let start = ben.press(&private, "⏮").await;
    start.whispers("**Biloba** · table 1 · move 2");
    assert_ne!(ben.picture(&ben.press(&start, "Flip board").await).await, ben.picture(&start).await);
    // Another move beside the first one.
    let values = start.values().into_iter().map(str::to_owned).collect::<Vec<_>>();
    let mut other = ben.choose(&start, values.last().expect("a choice")).await;
    if !other.content().contains("Also tried: ") {
        other = makes_some_move(&ben, other).await;
    }
    other.whispers(&format!("-# Also tried: {first}"));
    assert_ne!(line(&other), first);
    let swapped = ben.press(&other, "Other line").await;
    assert_eq!(line(&swapped), first);
    assert_eq!(newest().await.id(), last.id(), "nothing was played");
    assert_eq!(harness.table(&ana).await.turn_number(), 2);

    // Each has their own board, and others have none while the game is running.
    ana.slash("analyse", &[]).await.whispers("🔒 Only you see this board.");
    cy.press(&board, "Explore")
        .await
        .whispers("While a game is in progress, only its players can explore it.");
    cy.slash("analyse", &[("table", "1")]).await.whispers("While a game is in progress, only its players");
    let forged = harness.post_button(&ana, "private:ask:1:2").await;
    ana.press(&forged, "Press").await.whispers("The computer only gives its opinion after the game");
    harness.close().await;
}

#[tokio::test]
async fn a_line_follows_the_game_and_is_dropped_when_the_game_leaves_it() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    running(&harness, &ana, &ben).await;
    let private = ben.slash("analyse", &[]).await;
    let private = makes_some_move(&ben, private).await;
    let private = makes_some_move(&ben, private).await;
    let moves = line(&private);
    let (first, second) = moves.split_once(" · ").expect("two moves");
    ana.plays(first.strip_prefix("3. ").expect("its number")).await;
    let followed = ben.slash("analyse", &[]).await;
    assert_eq!(line(&followed), second, "the first one is played");
    let other = harness.some_turn(&ben).await;
    let planned = second.strip_prefix("4. ").expect("its number");
    let legal = harness.table(&ben).await.game().expect("a game").position().legal_turns();
    let other = legal.into_iter().find(|turn| turn != planned).unwrap_or(other);
    let form = ben.opens_form(&followed, "Notes").await;
    ben.plays(&other).await;
    // The line is gone, which is told once, and also to somebody who was writing notes.
    let noted = ben.sends(&followed, &form, "c5 is weak").await;
    noted.whispers("The game went another way, so your line is gone.");
    noted.whispers("📝 c5 is weak");
    let again = ben.slash("analyse", &[]).await;
    again.whispers("🔒 Only you see this board.");
    assert!(!again.content().contains("your line is gone"), "{again:?}");
    // An old message shows the board as it is.
    ben.press(&followed, "◀").await.whispers("**Biloba** · table 1 · move 3");
    harness.close().await;
}

#[tokio::test]
async fn notes_say_when_another_message_has_changed_the_line() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    running(&harness, &ana, &ben).await;
    let one = ben.slash("analyse", &[]).await;
    let one = makes_some_move(&ben, one).await;
    let other = ben.slash("analyse", &[]).await;
    let start = ben.press(&other, "⏮").await;
    let values = start.values().into_iter().map(str::to_owned).collect::<Vec<_>>();
    let mut changed = ben.choose(&start, values.last().expect("a choice")).await;
    if !changed.content().contains("Also tried: ") {
        changed = makes_some_move(&ben, changed).await;
    }
    let form = ben.opens_form(&one, "Notes").await;
    let noted = ben.sends(&one, &form, "c5 is weak").await;
    noted.whispers("Your line has changed since that message. This is your board now.");
    noted.whispers("📝 c5 is weak");
    let form = ben.opens_form(&changed, "Notes").await;
    let noted = ben.sends(&changed, &form, "").await;
    assert!(!noted.content().contains("has changed"), "{noted:?}");
    harness.close().await;
}

#[tokio::test]
async fn everyone_who_sees_a_finished_game_explores_it_with_the_computers_opinion() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    running(&harness, &ana, &ben).await;
    let end = ben.resigns().await;
    let private = cy.press(&end, "Explore").await;
    private.whispers("The game ends here. Go back to try something else.");
    assert!(!private.has_button("Ask the computer"), "{private:?}");
    let private = cy.press(&private, "◀").await;
    private.whispers("**Ana** to move.");
    let opinion = cy.press(&private, "Ask the computer").await;
    opinion.whispers("🖥️ I’d play **");
    assert_ne!(cy.picture(&opinion).await, cy.picture(&private).await, "the move is drawn");
    opinion.whispers("Ana’s winning chances are about ");
    let start = cy.press(&opinion, "⏮").await;
    start.whispers("**Biloba** · table 1\n");
    let tried = makes_some_move(&cy, start).await;
    assert!(line(&tried).starts_with("1. "), "{tried:?}");
    cy.press(&tried, "Ask the computer").await.whispers("🖥️ I’d play **");
    ana.slash("analyse", &[("table", "1")]).await.whispers("🔒 Only you see this board.");
    harness.close().await;
}

#[tokio::test]
async fn a_finished_game_gives_no_opinion_on_a_game_that_counts() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    running(&harness, &ana, &ben).await;
    ben.resigns().await;
    running(&harness, &ana, &ben).await;
    let finished = ana.slash("analyse", &[("table", "1")]).await;
    let same = ana.press(&finished, "◀").await;
    ana.press(&same, "Ask the computer")
        .await
        .whispers("This is too close to table 2, one of your games that counts: at most four moves away.");
    // Nor on what was before or may come next in it.
    let before = ana.press(&same, "◀").await;
    ana.press(&before, "Ask the computer").await.whispers("This is too close to table 2");
    let same = ana.press(&before, "▶").await;
    let ahead = makes_some_move(&ana, same).await;
    ana.press(&ahead, "Ask the computer").await.whispers("This is too close to table 2");
    // Nobody else plays it.
    let finished = cy.slash("analyse", &[("table", "1")]).await;
    let same = cy.press(&finished, "◀").await;
    cy.press(&same, "Ask the computer").await.whispers("🖥️ I’d play **");
    harness.close().await;
}

#[tokio::test]
async fn notes_are_private_and_exported_and_deleted_with_the_data() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    running(&harness, &ana, &ben).await;
    let private = ana.slash("analyse", &[]).await;
    let form = ana.opens_form(&private, "Notes").await;
    assert_eq!(form["title"], "Your notes on this game");
    let noted = ana.sends(&private, &form, "  *c5* is weak\n> see <@1> ").await;
    assert_eq!(noted.id(), private.id(), "it stays in its place");
    noted.whispers("📝 \\*c5\\* is weak\n\\> see \\<@1>");
    harness.restart().await;
    ana.slash("analyse", &[("table", "1")]).await.whispers("📝 \\*c5\\* is weak");
    let other = ben.slash("analyse", &[]).await;
    assert!(!other.content().contains("📝"), "{other:?}");
    makes_some_move(&ana, noted).await.whispers("📝 \\*c5\\* is weak");

    let export = ana.slash("privacy export", &[]).await;
    let file: Value = serde_json::from_slice(&ana.picture(&export).await).expect("JSON");
    let board = &file["private_boards"][0];
    assert_eq!((&board["table"], &board["notes"]), (&1.into(), &"*c5* is weak\n> see <@1>".into()));
    assert!(board["line"].as_str().is_some_and(|line| line.starts_with("2 ")), "{board}");
    let export = ben.slash("privacy export", &[]).await;
    let file = String::from_utf8(ben.picture(&export).await).expect("text");
    assert!(!file.contains("weak"), "{file}");

    let question = ana.slash("privacy delete", &[]).await;
    ana.press(&question, "Yes, delete my data").await.whispers("Your data has been deleted.");
    let host = harness.host().await;
    let id = PlayerId(ana.id.parse().expect("an id"));
    assert_eq!(host.players().private_board(id, TableId(1)).await.expect("a store"), None);
    harness.close().await;
}

#[tokio::test]
async fn games_of_every_kind_are_explored_by_buttons() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    for game in ["bizingo", "basileus", "bilitaire"] {
        harness.game_of(game, &ana, &ben).await;
        let mut private = ben.slash("analyse", &[]).await;
        for _ in 0..4 {
            private = makes_some_move(&ben, private).await;
        }
        assert!(line(&private).contains(" · 4. "), "{private:?}");
        ben.press(&private, "⏮").await.whispers("**Ana** to move.");
        let question = ana.slash("abort", &[]).await;
        ana.press(&question, "Yes, cancel it").await;
    }
    harness.close().await;
}
