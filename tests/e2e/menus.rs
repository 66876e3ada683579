//! Turns put together step by step, with private pictures.

use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;
use bside::i18n::{Localizer, effects_text};
use bside::render::{RenderOptions, png, reading_order};

/// Checks a step: a question, one picture with alt text, numbered options, and a way back.
#[track_caller]
fn asks(menu: &Message, question: &str, entries: &[&str]) {
    menu.whispers(question);
    assert_eq!(menu.entries(), entries);
    shows_choices(menu);
}

#[track_caller]
fn shows_choices(menu: &Message) {
    assert!(menu.is_private());
    assert_eq!(menu.pictures(), 1, "{:?}", menu.0["attachments"]);
    let entries = menu.entries();
    for (index, entry) in entries.iter().enumerate() {
        assert!(entry.starts_with(&format!("{} · ", index + 1)), "{entries:?}");
    }
    let alt = menu.alt();
    assert!(alt.chars().count() <= 1024, "{alt}");
    for entry in entries.iter().take(3) {
        let entry = entry.replace(" ·", "");
        assert!(alt.contains(entry.trim_end_matches(" …")), "{entry} in {alt}");
    }
}

/// Chooses the options one after another and plays the resulting turn, which these words name.
async fn press_through(harness: &Harness, person: &Person, menu: Message, labels: &[&str], words: &str) {
    let mut step = menu;
    for label in &labels[..labels.len() - 1] {
        let next = person.choose_labelled(&step, label).await;
        assert_eq!(next.id(), step.id(), "the menu stays in its place");
        shows_choices(&next);
        assert_ne!(next.0["attachments"][0]["id"], step.0["attachments"][0]["id"]);
        step = next;
    }
    let meant = person.choose_labelled(&step, labels[labels.len() - 1]).await;
    let end = if meant.has_button("Play it") {
        meant.whispers(&format!("Play this? **{words}**"));
        let alt = meant.alt();
        assert!(alt.contains("Preview, not played yet: ") && !alt.contains("Last move"), "{alt}");
        assert_eq!((meant.id(), meant.pictures(), meant.entries().len()), (step.id(), 1, 0));
        person.press(&meant, "Play it").await
    } else {
        meant
    };
    end.whispers(&format!("You played: {words}."));
    assert_eq!((end.id(), end.pictures(), end.menus().count()), (step.id(), 0, 0));
    let table = harness.table(person).await;
    let last = table.game().expect("a game").last_effects();
    assert_eq!(effects_text(&Localizer::english(), &table, last), words);
}

#[tokio::test]
async fn a_turn_is_chosen_by_buttons_and_menus_alone() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    let menu = ana.press(&board, "Make a move").await;
    menu.whispers("Which pawn do you want to move?");
    assert_eq!(menu.entries()[2], "3 · d4 …", "from left to right and from the top down");
    assert_eq!(menu.entries().len(), 16);
    assert_eq!(menu.buttons(), ["Type a move"], "there is nothing to begin again");
    shows_choices(&menu);
    assert!(menu.alt().starts_with("Biloba, Ana to move."), "{}", menu.alt());
    assert!(ana.picture(&menu).await.starts_with(b"\x89PNG"));

    let next = ana.choose_labelled(&menu, "3 · d4 …").await;
    asks(&next, "d4 – where to?", &["1 · to c5", "2 · to d5", "3 · to e5-f5"]);
    assert_ne!(ana.picture(&next).await, ana.picture(&menu).await);
    let again = ana.press(&next, "Start over").await;
    asks(&again, "Which pawn do you want to move?", &menu.entries());
    assert_eq!(again.id(), menu.id(), "the menu stays in its place");
    press_through(&harness, &ana, again, &["3 · d4 …", "3 · to e5-f5"], "d4-e5-f5").await;
    let next = ana.sees("Ana: d4-e5-f5").await;
    next.shows_board();
    assert_eq!(next.pings(), ["ben"]);
    ben.loses_buttons(&board).await;
    harness.close().await;
}

#[tokio::test]
async fn captures_and_replacements_of_biloba_are_chosen() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let turns = "d2-d1 f8-f9 d3-b3 d7-f5 f3-d5 f5-f3";
    for (index, turn) in turns.split(' ').enumerate() {
        [&ana, &ben][index % 2].plays(turn).await;
    }
    // The captured man is replaced, and nothing else can be chosen.
    let board = ben.slash("board", &[]).await;
    let menu = ana.press(&board, "Make a move").await;
    let turns = harness.table(&ana).await.game().expect("a game").position().legal_turns();
    assert!(turns.iter().all(|turn| turn.contains(">f3")), "{turns:?}");
    menu.whispers("takes f3 – which one moves in?");
    assert!(menu.entries().contains(&"5 · e2 moves in to f3"), "{:?}", menu.entries());
    press_through(&harness, &ana, menu, &["5 · e2 moves in to f3"], "takes f3, e2 moves in to f3").await;
    ana.sees("Ana: takes f3").await;
    harness.close().await;
}

#[tokio::test]
async fn bizingo_is_played_by_pressing() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game_of("bizingo", &ana, &ben).await;
    let menu = ana.press(&board, "Make a move").await;
    assert_eq!(menu.entries().len(), 14);
    shows_choices(&menu);
    press_through(&harness, &ana, menu, &["3 · k4 …", "2 · to l5"], "k4-l5").await;
    let board = ana.sees("Ana: k4-l5").await;
    let menu = ben.press(&board, "Make a move").await;
    shows_choices(&menu);
    // Ben sees the board as all do, with Ana's turn.
    let table = harness.table(&ben).await;
    let game = table.game().expect("a game");
    let mut choices = game.position().choices("").expect("choices");
    choices.number_by(reading_order(&choices.scene));
    let mut scene = choices.scene.with_last_turn(game.last_effects());
    scene.names = table.names();
    assert!(ben.picture(&menu).await == png(&scene, &RenderOptions::default()), "another picture");
    assert!(menu.alt().starts_with("Bizingo, Ben to move."), "{}", menu.alt());
    harness.close().await;
}

#[tokio::test]
async fn a_chain_of_basileus_is_chosen_where_it_forks() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game_of("basileus", &ana, &ben).await;
    let turns = "d1-c2 e8-d7 c1-d2 f8-e7 g1-f2 d7-e6 f2-e3 i8-h7 a1-b2 e6-f5 c2-b3 f5-g5 e3-f4";
    for (index, turn) in turns.split(' ').enumerate() {
        [&ana, &ben][index % 2].plays(turn).await;
    }
    let board = ana.slash("board", &[]).await;
    let menu = ben.press(&board, "Make a move").await;
    let entries = ["1 · to a3-c3, takes b2 and b3", "2 · to a1-c3-a3, takes b1, b2 and b3"];
    asks(&menu, "g5-e3-c1, takes f4 and d2 – where to?", &entries);
    let words = "g5-e3-c1-a3-c3, takes f4, d2, b2 and b3";
    press_through(&harness, &ben, menu, &entries[..1], words).await;
    ana.sees("Ben: g5-e3-c1-a3-c3").await;
    harness.close().await;
}

#[tokio::test]
async fn every_turn_of_bilitaire_can_be_chosen() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game_of("bilitaire", &ana, &ben).await;
    let menu = ana.press(&board, "Make a move").await;
    menu.whispers("Which tile is the ball on?");
    assert_eq!(menu.entries().len(), 12);
    shows_choices(&menu);
    assert_eq!(menu.entries()[0], "1 · B4 …");
    let balls = ana.choose_labelled(&menu, "4 · B3 …").await;
    asks(&balls, "Which ball?", &["1 · takes c6", "2 · takes d6", "3 · takes c5", "4 · takes d5"]);
    press_through(&harness, &ana, balls, &["4 · takes d5"], "takes d5").await;

    let board = ana.sees("Ana: takes d5").await;
    let menu = ben.press(&board, "Make a move").await;
    menu.whispers("Which tile do you want to slide or remove?");
    let b1 =
        menu.entries().into_iter().find(|entry| entry.contains("· B1")).expect("it can slide").to_owned();
    let slides = ben.choose_labelled(&menu, &b1).await;
    asks(&slides, "B1 – where to?", &["1 · to A1", "2 · B1C1 …"]);
    let again = ben.press(&slides, "Start over").await;
    press_through(&harness, &ben, again, &[&b1, "1 · to A1"], "slides B1 to A1").await;

    let board = ben.sees("Ben: slides B1 to A1").await;
    let menu = ana.press(&board, "Make a move").await;
    let jumps = ["1 · d7-d5, takes d6", "2 · b5-d5, takes c5", "3 · f5-d5, takes e5", "4 · d3-d5, takes d4"];
    asks(&menu, "Which ball?", &jumps);
    press_through(&harness, &ana, menu, &jumps[1..2], "b5-d5, takes c5").await;
    ben.plays("A1-B1").await;
    let board = ana.plays("e5xc5").await;

    // A jump can be demanded, and a jump may end early.
    let menu = ben.press(&board, "Make a move").await;
    let c4 =
        menu.entries().into_iter().find(|entry| entry.contains("C4 to D4")).expect("it can slide").to_owned();
    let demands = ben.choose_labelled(&menu, &c4).await;
    asks(
        &demands,
        "slides C4 to D4 – do you demand an exact number of balls?",
        &["1 · no demand", "2 · exactly 2"],
    );
    press_through(&harness, &ben, demands, &["1 · no demand"], "slides C4 to D4").await;
    let board = ana.sees("Ben: slides C4 to D4").await;
    let menu = ana.press(&board, "Make a move").await;
    let b3 = menu.entries().into_iter().find(|entry| entry.contains("· b3")).expect("it can jump").to_owned();
    let jumps = ana.choose_labelled(&menu, &b3).await;
    asks(&jumps, "b3-b5, takes b4 – keep jumping, or stop here?", &["1 · Stop here", "2 · to d5, takes c5"]);
    press_through(&harness, &ana, jumps, &["2 · to d5, takes c5"], "b3-b5-d5, takes b4 and c5").await;
    harness.close().await;
}

/// Menus of older versions, and values that were never offered.
#[tokio::test]
async fn old_menus_are_answered() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let id = harness.table(&ana).await.id();
    for value in ["d4-d9", "=d4-d9", "zz", "=", "🎲", "=pass", "d4d4d4d4", "e5", "!2"] {
        let old = harness.post_menu(&ana, &format!("step:{id}:0"), value).await;
        let answer = ana.choose(&old, value).await;
        assert!(answer.is_private() && !answer.content().is_empty(), "{value}");
        assert!(!answer.content().contains("Something went wrong"), "{value}: {}", answer.content());
    }
    let old = harness.post_menu(&ana, &format!("step:{id}:0"), "d4").await;
    ana.choose(&old, "d4").await.whispers("d4 – where to?");
    let old = harness.post_menu(&ana, &format!("step:{id}:0:3"), "=d4d5").await;
    ana.slash("settings me", &[("confirm", "false")]).await;
    ana.choose(&old, "=d4d5").await.says("Ana: d4-d5");
    harness.close().await;
}

/// A chooser that stayed open while the turn was played in another way.
#[tokio::test]
async fn an_old_chooser_leads_to_the_board_when_somebody_else_is_to_move() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    let mut choosers = Vec::new();
    for _ in 0..3 {
        choosers.push(ana.press(&board, "Make a move").await);
        // The next process does not know the panel.
        harness.restart().await;
    }
    let turn = harness.some_turn(&ana).await;
    let board = ana.plays(&turn).await;
    harness.knows_shown(&ana, &board).await;
    let value = choosers[0].values()[0].to_owned();
    let picked = ana.choose(&choosers[0], &value).await;
    let typed = ana.press(&choosers[1], "Type a move").await;
    for (answer, chooser) in [(&picked, &choosers[0]), (&typed, &choosers[1])] {
        assert_eq!(answer.id(), chooser.id(), "in its place: {answer:?}");
        answer.whispers("It’s Ben’s turn.\n**Biloba** · table 1 · https://discord.com/channels/");
        assert!(answer.content().ends_with(board.id()), "{answer:?}");
        assert!(answer.buttons().is_empty() && answer.values().is_empty() && answer.pictures() == 0);
    }
    // A board of everyone keeps its buttons.
    let refused = ana.press(&board, "Make a move").await;
    refused.whispers("It’s Ben’s turn.");
    assert_ne!(refused.id(), board.id());
    ben.resigns().await;
    ana.choose(&choosers[2], &value).await.whispers("That game is over.");
    harness.close().await;
}

#[tokio::test]
async fn turns_are_confirmed_in_the_first_ten_games_or_by_setting() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    let menu = ana.press(&board, "Make a move").await;
    let where_to = ana.choose_labelled(&menu, "3 · d4 …").await;
    assert_eq!(where_to.menus().count(), 0, "so few are buttons");
    let meant = ana.choose_labelled(&where_to, "2 · to d5").await;
    meant.whispers("Play this? **d4-d5**");
    assert_eq!(meant.buttons(), ["Play it", "Back", "Start over"]);
    assert!(meant.alt().contains("Preview, not played yet: Ana: d4-d5."), "{}", meant.alt());
    assert_eq!(harness.table(&ana).await.turn_number(), 0, "nothing is played yet");
    harness.restart().await;

    // Back to the choice of the cell, then to the choice of the man.
    let back = ana.press(&meant, "Back").await;
    assert_eq!(back.entries(), where_to.entries());
    assert_eq!(ana.press(&back, "Start over").await.entries(), menu.entries());
    ana.press(&meant, "Play it").await.whispers("You played: d4-d5.");
    let board = ana.sees("Ana: d4-d5").await;
    ana.press(&meant, "Play it").await.whispers("You played: d4-d5.");

    ben.slash("settings me", &[("confirm", "false")]).await;
    let menu = ben.press(&board, "Make a move").await;
    let d6 = menu.entries().into_iter().find(|entry| entry.contains("· d6")).expect("it can move").to_owned();
    let where_to = ben.choose_labelled(&menu, &d6).await;
    let first = where_to.entries()[0].to_owned();
    ben.choose_labelled(&where_to, &first).await.whispers("You played: d6");
    harness.close().await;
}

#[tokio::test]
async fn the_only_turn_is_one_press() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game_of("basileus", &ana, &ben).await;
    let turns = "e1-d2 b8-c7 d2-d3 c8-b7 d3-c4 c7-b6 c4-b5";
    for (index, turn) in turns.split(' ').enumerate() {
        [&ana, &ben][index % 2].plays(turn).await;
    }
    let board = ana.slash("board", &[]).await;
    let menu = ben.press(&board, "Make a move").await;
    assert_eq!(menu.entries(), ["1 · to b4, takes b5"]);
    ben.try_press(&menu, "1 · to b4, takes b5").await;
    ben.sees("**Ben wins**").await.says("Ben: b6-b4, takes b5\n**Ben wins**.");
    ben.sees_deletion(&menu).await;
    harness.close().await;
}

#[tokio::test]
async fn a_typed_beginning_is_continued() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let menu = ana.plays("D4").await;
    asks(&menu, "d4 – where to?", &["1 · to c5", "2 · to d5", "3 · to e5-f5"]);
    press_through(&harness, &ana, menu, &["2 · to d5"], "d4-d5").await;
    ana.plays("d6").await.whispers("It’s Ben’s turn.");
    harness.close().await;
}
