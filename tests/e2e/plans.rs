//! Moves that are planned on a private board and made at once when the game goes as planned.

use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;
use bside::table::{PlayerId, TableId};
use reqwest::Method;
use serde_json::Value;

/// Makes a move on a private board: the first choice, or with `last` the last one, until it is complete. Returns the board and
/// the move.
async fn makes_move(person: &Person, mut board: Message, last: bool) -> (Message, String) {
    loop {
        let values = board.values();
        let value = if last { values.last() } else { values.first() };
        let value = (*value.unwrap_or_else(|| panic!("nothing to choose: {board:?}"))).to_owned();
        board = person.choose(&board, &value).await;
        if value.starts_with('=') {
            let bold = board.content().split("**").skip(1).step_by(2);
            let turn =
                bold.filter_map(|bold| bold.split_once(". ")).next().expect("the move in bold").1.to_owned();
            return (board, turn);
        }
    }
}

/// Makes this move on a private board, step by step.
async fn makes_turn(person: &Person, mut board: Message, turn: &str) -> (Message, String) {
    loop {
        let values = board.values();
        let fits = |value: &&&str| turn.starts_with(value.trim_start_matches(['=', '~']));
        let longest = values.iter().filter(fits).max_by_key(|value| value.len());
        let value = (*longest.unwrap_or_else(|| panic!("{turn} is not among {values:?}"))).to_owned();
        board = person.choose(&board, &value).await;
        if value.starts_with('=') {
            return (board, turn.to_owned());
        }
    }
}

/// Makes as many moves on one’s private board and plans them. Returns the answer and the moves.
async fn plans(person: &Person, count: usize, last: bool) -> (Message, Vec<String>) {
    let mut board = person.slash("analyse", &[]).await;
    if board.content().contains("Your line: ") {
        board = person.press(&board, "⏮").await;
    }
    let mut turns = Vec::new();
    for _ in 0..count {
        let (next, turn) = makes_move(person, board, last).await;
        board = next;
        turns.push(turn);
    }
    (person.press(&board, "Plan this line").await, turns)
}

#[tokio::test]
async fn a_planned_reply_comes_in_the_message_of_the_move_also_after_a_restart() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    harness.game(&ana, &ben).await;
    ben.slash("analyse", &[]).await.whispers("Nothing here is played.");
    let (planned, turns) = plans(&ben, 4, false).await;
    planned.whispers("📌 Planned: if the game goes like this, I’ll make your moves at once.");
    planned.whispers(&format!(
        "📌 Plan 1: 1. {} · 2. {} · 3. {} · 4. {}",
        turns[0], turns[1], turns[2], turns[3]
    ));
    assert_eq!(ana.messages().await.len(), 2, "nobody else sees it: the invitation and the board");
    harness.restart().await;

    let commits = harness.commit_count();
    let board = ana.plays(&turns[0]).await;
    assert_eq!(harness.commit_count() - commits, 1, "both moves are one commit");
    board.says(&format!("(1) Ana: {}\n(2) Ben: {}\n", turns[0], turns[1]));
    assert!(board.alt().contains(&format!("(1) Ana: {}; (2) Ben: {}.", turns[0], turns[1])));
    assert!(board.pings().is_empty(), "she has just moved, and Ben isn’t called for his own plan");
    assert_eq!(harness.table(&ana).await.turn_number(), 2);
    let private = ben.slash("analyse", &[]).await;
    private.whispers(&format!("📌 Plan 1: 3. {} · 4. {}", turns[2], turns[3]));
    harness.restart().await;
    cy.slash("board", &[]).await.says(&format!("(1) Ana: {}\n(2) Ben: {}\n", turns[0], turns[1]));
    let board = ana.plays(&turns[2]).await;
    board.says(&format!("(1) Ana: {}\n(2) Ben: {}\n", turns[2], turns[3]));
    let over = ben.slash("analyse", &[]).await;
    assert!(!over.content().contains('📌'), "{over:?}");
    // The record has ordinary moves.
    let record = ana.slash("record", &[]).await;
    let text = String::from_utf8(ana.picture(&record).await).expect("text");
    assert!(
        text.contains(&format!("1. {} 2. {} 3. {} 4. {}", turns[0], turns[1], turns[2], turns[3])),
        "{text}"
    );
    harness.close().await;
}

#[tokio::test]
async fn a_plan_is_dropped_by_another_move_by_its_owner_and_by_a_takeback() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    // By its owner, one by one.
    let (planned, _) = plans(&ben, 2, false).await;
    let two = ben.press(&planned, "⏮").await;
    let (two, _) = makes_move(&ben, two, true).await;
    let (two, _) = makes_move(&ben, two, false).await;
    let two = ben.press(&two, "Plan this line").await;
    two.whispers("📌 Plan 1: 1. ");
    two.whispers("📌 Plan 2: 1. ");
    let one = ben.press(&two, "Drop plan 1").await;
    assert!(!one.content().contains("Plan 1:") && one.content().contains("Plan 2:"), "{one:?}");
    ben.press(&one, "Drop plan 2").await;

    // By another move.
    let (_, turns) = plans(&ben, 2, false).await;
    let legal = harness.table(&ana).await.game().expect("a game").position().legal_turns();
    let other = legal.iter().find(|turn| **turn != turns[0]).expect("another one");
    let board = ana.plays(other).await;
    assert_eq!(harness.table(&ana).await.turn_number(), 1);
    assert_eq!(board.pings(), ["ben"]);
    assert!(!ben.slash("analyse", &[]).await.content().contains('📌'));

    // By a takeback: the same move is not replied to any more.
    ben.plays(&harness.some_turn(&ben).await).await;
    let (_, turns) = plans(&ben, 2, false).await;
    ben.slash("takeback", &[]).await;
    ana.slash("accept", &[]).await;
    ben.plays(&harness.some_turn(&ben).await).await;
    ana.plays(&turns[0]).await;
    assert_eq!(harness.table(&ana).await.turn_number(), 3);
    assert!(!ben.slash("analyse", &[]).await.content().contains('📌'));
    harness.close().await;
}

#[tokio::test]
async fn plans_are_for_players_while_others_are_to_move_and_only_they_see_them() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    harness.game(&ana, &ben).await;
    let mut board = ana.slash("analyse", &[]).await;
    for _ in 0..2 {
        (board, _) = makes_move(&ana, board, false).await;
    }
    assert!(!board.has_button("Plan this line"), "it’s her turn");
    let forged = harness.post_button(&ana, "private:plan:1:0").await;
    ana.press(&forged, "Press").await.whispers("It’s your turn. Make your move first");
    cy.press(&forged, "Press").await.whispers("You’re not playing in this game.");
    ben.press(&forged, "Press").await.whispers("This line has no reply of yours yet.");
    let (board, _) = makes_move(&ben, ben.slash("analyse", &[]).await, false).await;
    board.whispers("-# This line has no reply of yours yet. Make your move on this board.");
    assert!(!board.has_button("Plan this line"));
    let (mut board, _) = makes_move(&ben, board, false).await;
    assert!(!board.content().contains("no reply"), "{board:?}");
    for _ in 2..8 {
        (board, _) = makes_move(&ben, board, false).await;
    }
    let board = ben.press(&board, "Plan this line").await;
    board.whispers("📌 Plan 1: 1. ");
    board.whispers("📌 Planned, up to move 6 of this line");
    assert!(!board.has_button("Plan this line"), "it is planned");
    assert!(!ana.slash("analyse", &[]).await.content().contains('📌'));

    let export = ben.slash("privacy export", &[]).await;
    let file: Value = serde_json::from_slice(&ben.picture(&export).await).expect("JSON");
    assert_eq!(file["plans"][0]["table"], 1);
    let export = ana.slash("privacy export", &[]).await;
    let file: Value = serde_json::from_slice(&ana.picture(&export).await).expect("JSON");
    assert_eq!(file["plans"], Value::Array(Vec::new()));
    let question = ben.slash("privacy delete", &[]).await;
    ben.press(&question, "Yes, delete my data").await.whispers("Your data has been deleted.");
    let (host, id) = (harness.host().await, PlayerId(ben.id.parse().expect("an id")));
    assert_eq!(host.tables().plans_of(TableId(1), id).await.expect("a store"), []);
    harness.close().await;
}

#[tokio::test]
async fn planned_replies_of_several_players_are_all_told_and_drawn() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "3")]).await;
    ben.press(&invitation, "Join").await;
    cy.press(&invitation, "Join").await;
    let (_, turns) = plans(&ben, 2, false).await;
    // Each sees the choices from their own side, in another order.
    let mut private = cy.slash("analyse", &[]).await;
    for turn in &turns {
        (private, _) = makes_turn(&cy, private, turn).await;
    }
    (private, _) = makes_move(&cy, private, false).await;
    cy.press(&private, "Plan this line").await.whispers("📌 Plan 1: 1. ");
    let board = ana.plays(&turns[0]).await;
    let told: Vec<&str> = board.content().lines().filter(|line| line.starts_with('(')).collect();
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(told[1].starts_with(&format!("(2) Ben: {}", turns[1])) && told[2].starts_with("(3) Cy: "));
    assert!(board.pings().is_empty(), "she has just moved");
    let own = ana.press(&board, "Make a move").await;
    assert!(own.pictures() == 1, "the chooser draws the same");
    harness.close().await;
}

#[tokio::test]
async fn there_are_three_plans_at_most_and_the_board_says_so() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let mut board = ben.slash("analyse", &[]).await;
    let first = harness.table(&ana).await.game().expect("a game").position().legal_turns();
    for (number, turn) in (1..=4).zip(&first) {
        if number > 1 {
            board = ben.press(&board, "⏮").await;
        }
        (board, _) = makes_turn(&ben, board, turn).await;
        (board, _) = makes_move(&ben, board, false).await;
        if number < 4 {
            board = ben.press(&board, "Plan this line").await;
            board.whispers(&format!("📌 Plan {number}: 1. {turn}"));
        }
    }
    board.whispers("-# You can plan 3 lines in a game. Drop one first.");
    assert!(!board.has_button("Plan this line"));
    let board = ben.press(&board, "Drop plan 1").await;
    let board = ben.press(&board, "Plan this line").await;
    board.whispers(&format!("📌 Plan 4: 1. {}", first[3]));
    let other = ana.plays(&first[0]).await;
    assert_eq!(other.pings(), ["ben"], "plan 1 was dropped");
    harness.close().await;
}

#[tokio::test]
async fn nobody_is_played_for_who_has_left_unnoticed() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let (_, turns) = plans(&ben, 2, false).await;
    let lookups = |harness: &Harness| {
        let path = format!("/members/{}", ben.id);
        let requests = harness.sandbox.requests();
        requests.iter().filter(|request| request.method == "GET" && request.path.ends_with(&path)).count()
    };
    let before = lookups(&harness);
    let guild = ana.guild().expect("a guild");
    let path = format!("/guilds/{guild}/members/{}", ben.id);
    assert_eq!(ana.call(Method::DELETE, &path, ().into()).await.0, 204);
    ana.plays(&turns[0]).await.says(&format!("Ana: {}", turns[0]));
    assert_eq!(harness.table(&ana).await.turn_number(), 1, "the plan is not followed");
    assert!(lookups(&harness) > before);
    ana.sees("Ben left the server.").await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_plan_waits_while_its_owner_wants_to_take_back() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    ana.plays(&harness.some_turn(&ana).await).await;
    let (_, turns) = plans(&ana, 4, false).await;
    ana.slash("takeback", &[]).await;
    ana.slash("analyse", &[]).await.whispers("📌 Your plans wait as long as your takeback request is open.");
    let board = ben.plays(&turns[0]).await;
    assert_eq!(board.pings(), ["ana"], "she decides anew");
    let waits = format!(
        "📌 Your plan is waiting, because you asked for a takeback. Its next move is **{}**.",
        turns[1]
    );
    let private = ana.slash("analyse", &[]).await;
    private.whispers(&format!("📌 Plan 1: 3. {}", turns[1]));
    private.whispers(&waits);
    ana.press(&board, "Make a move").await.whispers(&waits);
    assert!(!board.content().contains('📌'), "nobody else knows");
    ana.plays(&turns[1]).await;
    assert!(!ana.slash("analyse", &[]).await.content().contains("waiting"));
    let board = ben.plays(&turns[2]).await;
    board.says(&format!("(2) Ana: {}", turns[3]));
    harness.close().await;
}
