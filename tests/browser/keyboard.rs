//! The page with the keyboard only.

use crate::client::{ANA, ApiClient, ScriptedBot, sandbox};
use crate::driver::Driver;
use crate::harness::Harness;
use crate::page::{ColorScheme, NextChoice, Page, Screen, run_browser_test};
use serde_json::{Value, json};
use std::sync::Arc;
use thirtyfour::Key;

pub fn game_with_keyboard(driver: Arc<Driver>) {
    run_browser_test(async {
        let harness = Harness::start().await;
        let page = Page::open(&driver, &harness.base_url(), "ana", Screen::Desktop, ColorScheme::Dark).await;
        page.wait_for_newest_message("Welcome to B-Side").await;
        page.shift_tab_to("How to play").await;
        page.press_key(Key::Enter).await;
        page.wait_for_newest_message("Which game would you like to learn?").await;
        page.tab_to("Biloba").await;
        page.press_key(Key::Enter).await;
        page.wait_for_newest_message("lesson 1 of").await;
        page.tab_to("Rules").await;
        page.press_key(Key::Enter).await;
        page.wait_for_newest_message("Biloba: Goal").await;
        page.shift_tab_to("Choose").await;
        page.press_key(Key::Down).await;
        let first = page.highlighted().await;
        let request_count = harness.sandbox().requests().len();
        for _ in 0..3 {
            page.press_key(Key::Down).await;
        }
        let fourth = page.highlighted().await;
        assert!(!first.is_empty() && !fourth.is_empty() && first != fourth, "{first} {fourth}");
        assert_eq!(harness.sandbox().requests().len(), request_count, "an arrow key selects nothing");
        page.assert_accessible("an open menu").await;
        page.press_key(Key::Escape).await;
        page.shift_tab_to("Play both sides").await;
        page.press_key(Key::Enter).await;
        page.wait_for_newest_message("@Ana, it’s your turn").await;
        page.tab_to("Make a move").await;
        page.press_key(Key::Enter).await;
        page.wait_for_newest_message("Only you can see this").await;
        assert_eq!(page.focused_name().await, "Make a move", "the focus stays");
        page.screenshot("5-choosing").await;
        if let Some(NextChoice::Button(name)) = page.next_choice().await {
            page.tab_to(&name).await;
        }
        let is_played = "document.body.innerText.includes('You played')";
        while page.evaluate(is_played).await != true
            && let Some(choice) = page.next_choice().await
        {
            match choice {
                NextChoice::Menu => {
                    assert_eq!(page.focused_name().await, "Choose", "the focus stays when a message changes");
                    page.press_key(Key::Enter).await;
                }
                NextChoice::Button(name) => page.shift_tab_to(&name).await,
            }
            page.execute("window.before = document.activeElement.closest('li')").await;
            page.press_key(Key::Enter).await;
            page.wait_until("!window.before.isConnected", "the choice has a response").await;
        }
        page.wait_for_newest_message("@Ben, it’s your turn").await;
        page.tab_to("Cancel game").await;
        page.press_key(Key::Enter).await;
        page.wait_for_newest_message("Do you really want to cancel this game?").await;
        page.tab_to("Yes, cancel it").await;
        page.press_key(Key::Enter).await;
        page.wait_for_newest_message("Ana cancelled the game").await;
        page.close().await;
    });
}

pub fn commands_with_keyboard(driver: Arc<Driver>) {
    run_browser_test(async {
        let harness = Harness::start().await;
        let page = Page::open(&driver, &harness.base_url(), "ana", Screen::Desktop, ColorScheme::Light).await;
        assert_eq!(page.focused_name().await, "Message #table-one", "the message box has the focus");
        page.type_text("/").await;
        page.wait_for_highlight("/").await;
        page.assert_accessible("the list of commands").await;
        page.screenshot("3-commands").await;
        page.type_text("pla").await;
        page.wait_for_highlight("/play").await;
        page.press_key(Key::Tab).await;
        assert_eq!(page.focused_name().await, "game");
        page.wait_for_highlight("Biloba").await;
        page.type_text("ba").await;
        page.wait_for_highlight("Basileus").await;
        page.press_key(Key::Enter).await;
        // Optional options are suggested but not highlighted, since Enter sends the command.
        assert_eq!(page.highlighted().await, "");
        page.press_key(Key::Down).await;
        page.wait_for_highlight("opponent").await;
        page.press_key(Key::Enter).await;
        page.type_text("be").await;
        page.wait_for_highlight("Ben").await;
        page.screenshot("4-options").await;
        page.assert_accessible("a command that is filled in").await;
        page.press_key(Key::Tab).await;
        page.type_text("beg").await;
        page.wait_for_highlight("begins").await;
        page.press_key(Key::Enter).await;
        page.type_text("I go").await;
        page.wait_for_highlight("I go first").await;
        page.press_key(Key::Tab).await;
        page.press_key(Key::Enter).await;
        page.wait_for_newest_message("@Ben, Ana invites you to a game of Basileus").await;
        page.wait_for_newest_message("Ana used /play").await;
        assert_eq!(
            (page.focused_name().await.as_str(), page.input_value().await.as_str()),
            ("Message #table-one", "")
        );

        let ben = Page::open(&driver, &harness.base_url(), "ben", Screen::Desktop, ColorScheme::Light).await;
        ben.click("Join").await;
        page.wait_for_newest_message("@Ana, it’s your turn").await;
        page.type_text("/move ").await;
        assert_eq!(page.focused_name().await, "turn");
        page.type_text("d1").await;
        page.wait_for_highlight("d1").await;
        let turn = page.highlighted().await;
        page.press_key(Key::Enter).await;
        assert_eq!(page.input_value().await, turn, "the highlighted value is in the input");
        // The list opens only on request, since the next Enter sends the command.
        assert_eq!(page.highlighted().await, "");
        page.press_key(Key::Down).await;
        page.wait_for_highlight(&turn).await;
        page.press_key(Key::Escape).await;
        page.press_key(Key::Enter).await;
        page.wait_for_newest_message(&format!("Ana: {turn}")).await;
        page.close().await;
        ben.close().await;
    });
}

/// Waits for an interaction of a type. Other ones get no response.
async fn next_of_type(bot: &mut ScriptedBot, kind: u64) -> Value {
    loop {
        let interaction = bot.next_interaction().await;
        if interaction["type"] == kind {
            return interaction;
        }
    }
}

pub fn options_are_completed_and_validated(driver: Arc<Driver>) {
    run_browser_test(async {
        let sandbox = sandbox().await;
        let mut bot = ScriptedBot::start(&sandbox).await;
        let page = Page::open(&driver, &sandbox.base_url(), "ana", Screen::Desktop, ColorScheme::Light).await;

        // A command without options that is sent as text is started like one from the list.
        page.type_text("/go").await;
        page.wait_for_highlight("/go").await;
        page.press_key(Key::Escape).await;
        page.press_key(Key::Enter).await;
        page.wait_until("document.querySelector('.command')", "the command is started").await;
        page.press_key(Key::Enter).await;
        let going = next_of_type(&mut bot, 2).await;
        bot.respond(&going, &json!({ "type": 4, "data": { "content": "Gone." } })).await;
        page.wait_for_newest_message("Gone.").await;

        page.type_text("/nonsense").await;
        page.press_key(Key::Enter).await;
        page.wait_for_text("No such command: /nonsense").await;
        assert_eq!(page.input_value().await, "/nonsense", "the text can be corrected");
        page.execute("document.activeElement.select()").await;

        page.type_text("/pick ").await;
        let typing = next_of_type(&mut bot, 4).await;
        let choices = json!([{ "name": "Left", "value": "l" }, { "name": "Right", "value": "r" }]);
        bot.respond(&typing, &json!({ "type": 8, "data": { "choices": choices } })).await;
        page.wait_for_highlight("Left").await;
        page.press_key(Key::Down).await;
        page.press_key(Key::Enter).await;
        page.type_text("who").await;
        page.wait_for_highlight("who").await;
        page.press_key(Key::Enter).await;
        page.type_text("Nobody").await;
        page.press_key(Key::Enter).await;
        page.wait_for_text("there’s no “Nobody”").await;
        assert_eq!(page.focused_name().await, "who, optional", "the focus is on the invalid option");
        page.execute("document.activeElement.select()").await;
        page.type_text("@ana").await;
        page.wait_for_highlight("Ana").await;
        page.press_key(Key::Tab).await;
        page.press_key(Key::Down).await;
        page.wait_for_highlight("seats").await;
        page.press_key(Key::Enter).await;
        page.type_text("7").await;
        page.press_key(Key::Enter).await;
        page.wait_for_text("must be a whole number from 2 to 4").await;
        page.press_key(Key::Backspace).await;
        page.type_text("3").await;
        page.press_key(Key::Enter).await;
        let picking = next_of_type(&mut bot, 2).await;
        let options = json!([
            { "type": 3, "name": "turn", "value": "r" },
            { "type": 6, "name": "who", "value": ANA },
            { "type": 4, "name": "seats", "value": 3 },
        ]);
        assert_eq!(picking["data"]["options"], options);
        bot.respond(&picking, &json!({ "type": 4, "data": { "content": "Picked." } })).await;
        page.wait_for_newest_message("Picked.").await;

        // Free text is sent as typed, not replaced by a suggestion.
        page.type_text("/pick straight on").await;
        page.press_key(Key::Enter).await;
        let picking = next_of_type(&mut bot, 2).await;
        assert_eq!(picking["data"]["options"][0]["value"], "straight on");
        bot.respond(&picking, &json!({ "type": 4, "data": { "content": "On." } })).await;
        page.wait_for_newest_message("On.").await;
        page.close().await;
    });
}

pub fn message_of_several_lines(driver: Arc<Driver>) {
    run_browser_test(async {
        let sandbox = sandbox().await;
        let _bot = ScriptedBot::start(&sandbox).await;
        let page = Page::open(&driver, &sandbox.base_url(), "ana", Screen::Desktop, ColorScheme::Light).await;
        let height = "document.querySelector('.composer').offsetHeight";
        let one_line = page.evaluate(height).await;
        page.type_text("One").await;
        page.press_shifted(Key::Enter).await;
        // A list of suggestions does not take the key.
        page.type_text("@").await;
        page.wait_for_highlight("@").await;
        page.press_shifted(Key::Enter).await;
        page.type_text("Three").await;
        assert!(page.evaluate(height).await.as_f64() > one_line.as_f64(), "the box shows all lines");
        page.assert_accessible("several lines").await;
        page.press_key(Key::Enter).await;
        page.wait_for_newest_message("One @ Three").await;
        assert_eq!(page.input_value().await, "");
        let messages = ApiClient::person(&sandbox, "ben").messages().await;
        assert_eq!(messages[0]["content"], "One\n@\nThree");
        page.close().await;
    });
}

pub fn file_with_command(driver: Arc<Driver>) {
    run_browser_test(async {
        let harness = Harness::start().await;
        let page = Page::open(&driver, &harness.base_url(), "ana", Screen::Desktop, ColorScheme::Light).await;
        page.wait_for_newest_message("Welcome to B-Side").await;
        page.type_text("/game ").await;
        page.type_text("imp").await;
        page.wait_for_highlight("import").await;
        page.press_key(Key::Enter).await;
        assert_eq!(page.focused_name().await, "import, optional");
        page.assert_accessible("a command with a file").await;
        // As if the file had been chosen in the dialog of the browser.
        page.execute(
            r#"const input = document.querySelector('.composer input[type=file]');
            const record = '[Game "biloba"]\n[Result "1 2"]\n\n1. d4-d5 2. d6-c5 resign:1\n';
            const chosen = new DataTransfer();
            chosen.items.add(new File([record], 'game.txt', { type: 'text/plain' }));
            input.files = chosen.files;
            input.dispatchEvent(new Event('input', { bubbles: true }));"#,
        )
        .await;
        page.press_key(Key::Enter).await;
        page.wait_for_newest_message("game record").await;
        page.wait_for_newest_message("Player 1 wins").await;
        page.close().await;
    });
}
