//! The keyboard alone.

use crate::client::{ANA, ScriptedBot, sandbox};
use crate::driver::Driver;
use crate::harness::Harness;
use crate::page::{Choice, Colours, Page, Screen, tell};
use serde_json::{Value, json};
use std::sync::Arc;
use thirtyfour::Key;

pub fn game_from_greeting_to_result(driver: Arc<Driver>) {
    tell(async {
        let harness = Harness::open().await;
        let page =
            Page::open(&driver, &harness.sandbox().base_url(), "ana", Screen::Desk, Colours::Dark).await;
        page.sees("Welcome to B-Side").await;
        page.walk_back_to("Play both sides").await;
        page.key(Key::Enter).await;
        page.sees("@Ana, it is your turn").await;
        page.walk_to("Choose a turn").await;
        page.key(Key::Enter).await;
        page.sees("Only you can see this").await;
        assert_eq!(page.focused().await, "Choose a turn", "the focus stays");
        page.walk_to("Choose").await;
        page.key(Key::Down).await;
        let first = page.highlighted().await;
        let asked = harness.sandbox().requests().len();
        for _ in 0..3 {
            page.key(Key::Down).await;
        }
        let fourth = page.highlighted().await;
        assert!(!first.is_empty() && !fourth.is_empty() && first != fourth, "{first} {fourth}");
        assert_eq!(harness.sandbox().requests().len(), asked, "an arrow chooses nothing");
        page.picture("5-choosing").await;
        page.is_accessible("an open menu").await;
        page.key(Key::Escape).await;
        while let Some(choice) = page.first_choice().await {
            match choice {
                Choice::Menu => {
                    assert_eq!(page.focused().await, "Choose", "the focus stays where a message changes");
                    page.key(Key::Enter).await;
                }
                Choice::Button(name) => page.walk_back_to(&name).await,
            }
            page.run("window.before = document.activeElement.closest('li')").await;
            page.key(Key::Enter).await;
            page.until("!window.before.isConnected", "the choice is answered").await;
        }
        page.sees("@Ben, it is your turn").await;
        page.walk_to("Abort").await;
        page.key(Key::Enter).await;
        page.sees("Do you really want to call the game off?").await;
        page.walk_to("Yes, call it off").await;
        page.key(Key::Enter).await;
        page.sees("Ana has called the game off").await;
        page.close().await;
    });
}

pub fn commands(driver: Arc<Driver>) {
    tell(async {
        let harness = Harness::open().await;
        let page =
            Page::open(&driver, &harness.sandbox().base_url(), "ana", Screen::Desk, Colours::Light).await;
        assert_eq!(page.focused().await, "Message #table-one", "one can type at once");
        page.types("/").await;
        page.highlights("/").await;
        page.is_accessible("the list of commands").await;
        page.picture("3-commands").await;
        page.types("pla").await;
        page.highlights("/play").await;
        page.key(Key::Tab).await;
        assert_eq!(page.focused().await, "game");
        page.highlights("Biloba").await;
        page.types("ba").await;
        page.highlights("Basileus").await;
        page.key(Key::Enter).await;
        // What need not be said is offered, but nothing of it is highlighted: Enter would send.
        assert_eq!(page.highlighted().await, "");
        page.key(Key::Down).await;
        page.highlights("opponent").await;
        page.key(Key::Enter).await;
        page.types("be").await;
        page.highlights("Ben").await;
        page.picture("4-options").await;
        page.is_accessible("a command that is filled in").await;
        page.key(Key::Tab).await;
        page.key(Key::Enter).await;
        page.sees("@Ben, Ana invites you to a game of Basileus").await;
        page.sees("Ana used /play").await;
        assert_eq!((page.focused().await.as_str(), page.typed().await.as_str()), ("Message #table-one", ""));

        let ben =
            Page::open(&driver, &harness.sandbox().base_url(), "ben", Screen::Desk, Colours::Light).await;
        ben.press("Join").await;
        page.sees("@Ana, it is your turn").await;
        page.types("/move ").await;
        assert_eq!(page.focused().await, "turn");
        page.types("d1").await;
        page.highlights("d1").await;
        let turn = page.highlighted().await;
        page.key(Key::Enter).await;
        assert_eq!(page.typed().await, turn, "what was highlighted is what stands there");
        // The list opens again, but only when it is asked to: the next Enter would send.
        assert_eq!(page.highlighted().await, "");
        page.key(Key::Down).await;
        page.highlights(&turn).await;
        page.key(Key::Escape).await;
        page.key(Key::Enter).await;
        page.sees(&format!("Ana: {turn}")).await;
        page.close().await;
        ben.close().await;
    });
}

/// The next interaction of this type; others are left without an answer.
async fn next(bot: &mut ScriptedBot, kind: u64) -> Value {
    loop {
        let interaction = bot.next_interaction().await;
        if interaction["type"] == kind {
            return interaction;
        }
    }
}

pub fn options_are_picked_or_refused(driver: Arc<Driver>) {
    tell(async {
        let sandbox = sandbox().await;
        let mut bot = ScriptedBot::start(&sandbox).await;
        let page = Page::open(&driver, &sandbox.base_url(), "ana", Screen::Desk, Colours::Light).await;

        // A bare command that is sent as text is as good as one from the list.
        page.types("/go").await;
        page.highlights("/go").await;
        page.key(Key::Escape).await;
        page.key(Key::Enter).await;
        page.until("document.querySelector('.command')", "the command is understood").await;
        page.key(Key::Enter).await;
        let going = next(&mut bot, 2).await;
        bot.respond(&going, &json!({ "type": 4, "data": { "content": "Gone." } })).await;
        page.sees("Gone.").await;

        page.types("/nonsense").await;
        page.key(Key::Enter).await;
        page.shows("There is no command /nonsense").await;
        assert_eq!(page.typed().await, "/nonsense", "it can be mended");
        page.run("document.activeElement.select()").await;

        page.types("/pick ").await;
        let typing = next(&mut bot, 4).await;
        let choices = json!([{ "name": "Left", "value": "l" }, { "name": "Right", "value": "r" }]);
        bot.respond(&typing, &json!({ "type": 8, "data": { "choices": choices } })).await;
        page.highlights("Left").await;
        page.key(Key::Down).await;
        page.key(Key::Enter).await;
        page.types("who").await;
        page.highlights("who").await;
        page.key(Key::Enter).await;
        page.types("Nobody").await;
        page.key(Key::Enter).await;
        page.shows("there is nothing called “Nobody”").await;
        assert_eq!(page.focused().await, "who, optional", "the focus is where the fault is");
        page.run("document.activeElement.select()").await;
        page.types("@ana").await;
        page.highlights("Ana").await;
        page.key(Key::Tab).await;
        page.key(Key::Down).await;
        page.highlights("seats").await;
        page.key(Key::Enter).await;
        page.types("7").await;
        page.key(Key::Enter).await;
        page.shows("A number from 2 to 4 is wanted").await;
        page.key(Key::Backspace).await;
        page.types("3").await;
        page.key(Key::Enter).await;
        let picking = next(&mut bot, 2).await;
        let options = json!([
            { "type": 3, "name": "turn", "value": "r" },
            { "type": 6, "name": "who", "value": ANA },
            { "type": 4, "name": "seats", "value": 3 },
        ]);
        assert_eq!(picking["data"]["options"], options);
        bot.respond(&picking, &json!({ "type": 4, "data": { "content": "Picked." } })).await;
        page.sees("Picked.").await;

        // Free words go as they are, without anything that happens to be suggested.
        page.types("/pick straight on").await;
        page.key(Key::Enter).await;
        let picking = next(&mut bot, 2).await;
        assert_eq!(picking["data"]["options"][0]["value"], "straight on");
        bot.respond(&picking, &json!({ "type": 4, "data": { "content": "On." } })).await;
        page.sees("On.").await;
        page.close().await;
    });
}
