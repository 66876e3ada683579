//! How the page shows late responses, lost connections, and new and ephemeral messages.

use crate::client::{ANA, ApiClient, CHANNEL, ScriptedBot, sandbox};
use crate::driver::Driver;
use crate::harness::Harness;
use crate::page::{ColorScheme, Page, Screen, run_browser_test};
use bside::sandbox::{Sandbox, Settings};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use thirtyfour::Key;

pub fn lost_connection(driver: Arc<Driver>) {
    run_browser_test(async {
        let harness = Harness::start().await;
        let page = Page::open(&driver, &harness.base_url(), "ana", Screen::Desktop, ColorScheme::Dark).await;
        page.wait_for_newest_message("Welcome to B-Side").await;
        page.type_text("Half a sen").await;
        let harness = harness
            .restart(async || {
                page.wait_for_text("Connection lost").await;
                page.press_key(Key::Enter).await;
                page.wait_for_text("The sandbox doesn’t respond").await;
                page.screenshot("11-connection-lost").await;
            })
            .await;
        page.wait_until("document.querySelector('#connection-status').hidden", "the connection is restored")
            .await;
        assert_eq!(page.input_value().await, "Half a sen");
        page.type_text("tence").await;
        page.press_key(Key::Enter).await;
        page.wait_for_newest_message("Half a sentence").await;
        page.click("Play both sides").await;
        page.wait_for_newest_message("@Ana, it’s your turn").await;
        page.close_after_faults().await;
        drop(harness);
    });
}

pub fn late_and_missing_responses(driver: Arc<Driver>) {
    run_browser_test(async {
        // Long enough for the bot to respond on a busy machine, and short enough to wait for.
        let settings =
            Settings { first_response_timeout: Duration::from_millis(1500), ..Settings::default() };
        let sandbox = Sandbox::start(settings).await.unwrap();
        let mut bot = ScriptedBot::start(&sandbox).await;
        let page = Page::open(&driver, &sandbox.base_url(), "ana", Screen::Desktop, ColorScheme::Light).await;
        let go = async || {
            page.type_text("/go ").await;
            page.wait_until("document.querySelector('.command')", "the command is started").await;
            page.press_key(Key::Enter).await;
        };
        go().await;
        let late = bot.next_interaction().await;
        bot.respond(&late, &json!({ "type": 5 })).await;
        page.wait_for_newest_message("B-Side is thinking…").await;
        bot.api
            .call(
                "PATCH",
                &ScriptedBot::webhook(&late, "/messages/@original"),
                &json!({ "content": "Done." }),
            )
            .await;
        page.wait_for_newest_message("Done.").await;
        page.wait_until(
            "document.querySelector('#announcer').innerText.includes('B-Side: Done.')",
            "it is announced",
        )
        .await;

        go().await;
        bot.next_interaction().await;
        page.wait_for_newest_message("The application did not respond to /go").await;
        page.click("Dismiss message").await;
        page.wait_for_newest_message("Done.").await;

        let button = json!({ "type": 2, "style": 1, "label": "Press me", "custom_id": "press" });
        let message = json!({ "content": "A button", "components": [{ "type": 1, "components": [button] }] });
        bot.api.call("POST", &format!("/channels/{CHANNEL}/messages"), &message).await;
        page.click("Press me").await;
        bot.next_interaction().await;
        page.wait_for_text("The application did not respond. Try again.").await;

        // A double click creates one interaction, and the focus stays on the button.
        page.shift_tab_to("Press me").await;
        page.execute("document.activeElement.click(); document.activeElement.click()").await;
        let press = bot.next_interaction().await;
        let input = json!({ "type": 4, "custom_id": "why", "label": "Why?", "style": 1 });
        let rows = json!([{ "type": 1, "components": [input] }]);
        let modal = json!({ "custom_id": "reason", "title": "A question", "components": rows });
        bot.respond(&press, &json!({ "type": 9, "data": modal })).await;
        page.wait_until("document.querySelector('#form').open", "the form opens").await;
        page.assert_accessible("a form").await;
        page.type_text("Because").await;
        page.press_key(Key::Enter).await;
        let sent = bot.next_interaction().await;
        assert_eq!((&sent["type"], &sent["data"]["custom_id"]), (&json!(5), &json!("reason")), "{sent:#}");
        assert_eq!(sent["data"]["components"][0]["components"][0]["value"], "Because");
        bot.respond(&sent, &json!({ "type": 4, "data": { "content": "I see.", "flags": 64 } })).await;
        page.wait_for_newest_message("Only you can see this").await;
        page.wait_until("!document.querySelector('#form').open", "the form closes").await;
        page.wait_until("document.activeElement.innerText === 'Press me'", "the focus is where it was").await;
        page.close().await;
    });
}

pub fn reactions_pins_and_threads(driver: Arc<Driver>) {
    run_browser_test(async {
        let sandbox = sandbox().await;
        let bot = ApiClient::bot(&sandbox);
        let page = Page::open(&driver, &sandbox.base_url(), "ana", Screen::Desktop, ColorScheme::Light).await;
        let ana = ApiClient::person(&sandbox, "ana");
        let messages = format!("/channels/{CHANNEL}/messages");
        let (_, message) = bot.call("POST", &messages, &json!({ "content": "look" })).await;
        let id = message["id"].as_str().unwrap();
        page.wait_for_newest_message("look").await;
        bot.status("PUT", &format!("{messages}/{id}/reactions/%F0%9F%91%8D/@me")).await;
        page.wait_for_newest_message("👍 1").await;
        let button = "document.querySelector('#messages > li:last-child .reactions button')";
        page.click_selector("#messages > li:last-child .reactions button").await;
        page.wait_until(&format!("{button}.innerText === '👍 2'"), "hers is added").await;
        assert_eq!(page.evaluate(&format!("{button}.getAttribute('aria-pressed')")).await, "true");
        assert_eq!(page.evaluate(&format!("{button}.ariaLabel")).await, "👍, 2 reactions");
        page.assert_accessible("reactions").await;
        page.click_selector("#messages > li:last-child .reactions button").await;
        page.wait_until(&format!("{button}.innerText === '👍 1'"), "hers is taken back").await;
        ana.status("DELETE", &format!("{messages}/{id}/reactions")).await;
        page.wait_until(&format!("!{button}"), "all are gone").await;
        ana.status("PUT", &format!("{messages}/pins/{id}")).await;
        page.wait_for_newest_message("Ana pinned a message to this channel.").await;
        page.wait_for_text("📌 Pinned").await;
        let side = json!({ "name": "side", "type": 11 });
        let (_, thread) = bot.call("POST", &format!("/channels/{CHANNEL}/threads"), &side).await;
        page.wait_for_newest_message("B-Side started a thread: side").await;
        page.assert_accessible("notices").await;
        page.execute("document.querySelector('#messages > li:last-child .body a').click()").await;
        page.wait_until("location.hash.length > 1 && !document.querySelector('#empty').hidden", "it is open")
            .await;
        ana.status("DELETE", &format!("/channels/{}", thread["id"].as_str().unwrap())).await;
        page.wait_for_text("Ana pinned a message to this channel.").await;
        let listed = ana.get(&messages).await;
        let ids: Vec<_> = listed.as_array().unwrap().iter().map(|message| message["id"].clone()).collect();
        ana.call("POST", &format!("{messages}/bulk-delete"), &json!({ "messages": ids })).await;
        page.wait_until("!document.querySelector('#empty').hidden", "all are deleted").await;
        page.close().await;
    });
}

pub fn messages_are_rendered_as_on_discord(driver: Arc<Driver>) {
    run_browser_test(async {
        let sandbox = sandbox().await;
        let bot = ScriptedBot::start(&sandbox).await;
        let page = Page::open(&driver, &sandbox.base_url(), "ben", Screen::Desktop, ColorScheme::Light).await;
        let text = "# Large\n**bold** and *slanted* and __under__ and ~~gone~~ and `code`\n- one\n- two\n  - inner\n1. first\n\
                    > said\n```\nfenced **not bold**\n```\n\\*plain\\* snake_case_name 2 * 3 * 4\n[a link](https://example.org/a_b)\n\
                    <@1100000000000000031> <#1100000000000000022> <t:0:D> <t:0:R> <b>no markup</b>\n-# small";
        let path = format!("/channels/{CHANNEL}/messages");
        bot.api.call("POST", &path, &json!({ "content": text })).await;
        page.wait_for_newest_message("small").await;
        let body = "document.querySelector('#messages > li:last-child .body')";
        for (selector, wanted) in [
            ("h3.size-1", "Large"),
            ("strong", "bold"),
            ("em", "slanted"),
            ("u", "under"),
            ("s", "gone"),
            ("p code", "code"),
            ("ul > li:nth-child(2) ul li", "inner"),
            ("ol > li", "first"),
            ("blockquote", "said"),
            ("pre", "fenced **not bold**"),
            ("a[href='https://example.org/a_b']", "a link"),
            ("a.mention[href^='?as=ana']", "@Ana"),
            ("a.mention[href='#1100000000000000022']", "#table-two"),
            ("time[datetime^='1970-01-01']", "January 1, 1970"),
            ("p.small", "small"),
        ] {
            let found =
                page.evaluate(&format!("{body}.querySelector({})?.innerText.trim()", json!(selector))).await;
            assert_eq!(found, wanted, "{selector}");
        }
        page.wait_for_newest_message("*plain* snake_case_name 2 * 3 * 4").await;
        page.wait_for_newest_message("<b>no markup</b>").await;
        page.wait_for_newest_message("years ago").await;
        page.assert_accessible("everything that a message can hold").await;
        page.close().await;
    });
}

pub fn new_messages_are_announced(driver: Arc<Driver>) {
    run_browser_test(async {
        let sandbox = sandbox().await;
        let bot = ScriptedBot::start(&sandbox).await;
        let ben = ApiClient::person(&sandbox, "ben");
        let path = format!("/channels/{CHANNEL}/messages");
        for line in 1..=30 {
            ben.call("POST", &path, &json!({ "content": format!("Line {line}\nand more\nand more") })).await;
        }
        let page = Page::open(&driver, &sandbox.base_url(), "ana", Screen::Desktop, ColorScheme::Light).await;
        page.wait_for_newest_message("Line 30").await;
        page.wait_until("!document.title.startsWith('•') && !document.title.startsWith('(')", "all is read")
            .await;

        // A new message does not move a reader who has scrolled up.
        page.execute(
            "document.querySelector('#scroll').onscroll = (event) => { window.at = event.target.scrollTop }",
        )
        .await;
        for height in [200, 0] {
            // The page must handle each scroll event, so it scrolls in two steps.
            page.execute(&format!("document.querySelector('#scroll').scrollTop = {height}")).await;
            page.wait_until(&format!("window.at === {height}"), "it has scrolled").await;
        }
        page.wait_until("document.querySelector('#new-messages').hidden", "nothing is new").await;
        ben.call("POST", &path, &json!({ "content": "Line 31" })).await;
        page.wait_until("!document.querySelector('#new-messages').hidden", "something is new").await;
        page.assert_accessible("a bar of what is new").await;
        page.click("1 new message ↓").await;
        page.wait_until("document.querySelector('#new-messages').hidden", "all is read").await;
        page.wait_for_newest_message("Line 31").await;

        // A mention in another channel is announced.
        page.click("table-two").await;
        page.wait_until("document.title.startsWith('#table-two')", "the other channel").await;
        bot.api.call("POST", &path, &json!({ "content": format!("<@{ANA}>, it is your turn") })).await;
        page.wait_until("document.title.startsWith('(1) ')", "the title counts").await;
        page.wait_for_text("B-Side mentioned you in table-one").await;
        page.assert_accessible("a badge").await;
        page.click("table-one, 1 mention").await;
        page.wait_until("document.title.startsWith('#table-one')", "it is read").await;
        page.wait_until(
            "document.querySelector('#messages > li:last-child.mentions-me .new-divider')",
            "the new message has a divider",
        )
        .await;

        page.execute("document.querySelector('#messages > li:last-child .tools button').focus()").await;
        page.press_key(Key::Enter).await;
        page.wait_until("document.querySelector('#form').open", "the form opens").await;
        page.type_text("A second game").await;
        page.press_key(Key::Enter).await;
        page.wait_until("document.title.includes('A second game')", "the thread opens").await;
        page.click("table-one").await;
        page.wait_for_text("Open thread").await;
        page.screenshot("12-thread").await;
        page.close().await;
    });
}

pub fn edited_messages_are_announced_once(driver: Arc<Driver>) {
    run_browser_test(async {
        let sandbox = sandbox().await;
        let mut bot = ScriptedBot::start(&sandbox).await;
        let rows = |label: &str| {
            let button = json!({ "type": 2, "style": 1, "label": label, "custom_id": label });
            json!([{ "type": 1, "components": [button] }])
        };
        let path = format!("/channels/{CHANNEL}/messages");
        let board = json!({ "content": "Ben is thinking", "components": rows("Offer draw") });
        let (_, board) = bot.api.call("POST", &path, &board).await;
        let path = format!("{path}/{}", board["id"].as_str().unwrap());
        let page = Page::open(&driver, &sandbox.base_url(), "ana", Screen::Desktop, ColorScheme::Light).await;
        page.type_text("/go ").await;
        page.wait_until("document.querySelector('.command')", "the command is started").await;
        page.press_key(Key::Enter).await;
        let command = bot.next_interaction().await;
        let chooser = json!({ "content": "Which **piece**?", "flags": 64, "components": rows("1 · d4") });
        bot.respond(&command, &json!({ "type": 4, "data": chooser })).await;
        page.click("1 · d4").await;
        let press = bot.next_interaction().await;
        let chooser = json!({ "content": "d4 – **where to**?", "components": rows("2 · d5") });
        bot.respond(&press, &json!({ "type": 7, "data": chooser })).await;
        page.wait_for_newest_message("2 · d5").await;
        assert_eq!(announced(&page, "B-Side: d4 – where to?").await, 1);
        assert_eq!(page.focused_name().await, "2 · d5", "the focus is where the next choice is");
        page.assert_accessible("an edited chooser").await;

        // The board is edited in place; the one before it shrinks to a line.
        let edited = json!({ "content": "Ana: d4-d5\nBen: d6-c5", "components": rows("Make a move") });
        bot.api.call("PATCH", &path, &edited).await;
        page.wait_for_text("Make a move").await;
        assert_eq!(announced(&page, "Ana: d4-d5 Ben: d6-c5").await, 1);
        let line = json!({ "content": "-# table 1 · move 2", "components": [] });
        bot.api.call("PATCH", &path, &line).await;
        page.wait_for_text("table 1 · move 2").await;
        assert_eq!(announced(&page, "table 1 · move 2").await, 0);
        page.close().await;
    });
}

/// How often a text has been announced in the last seconds.
async fn announced(page: &Page, text: &str) -> u64 {
    let lines = "[...document.querySelectorAll('#announcer p')].map((line) => line.innerText)";
    let times =
        format!("{lines}.filter((line) => line.replace(/\\s+/g, ' ').includes({})).length", json!(text));
    page.evaluate(&times).await.as_u64().unwrap()
}

pub fn messages_are_named(driver: Arc<Driver>) {
    run_browser_test(async {
        let sandbox = sandbox().await;
        let bot = ScriptedBot::start(&sandbox).await;
        let path = format!("/channels/{CHANNEL}/messages");
        for content in ["One", "Two"] {
            bot.api.call("POST", &path, &json!({ "content": content })).await;
        }
        let page = Page::open(&driver, &sandbox.base_url(), "ana", Screen::Desktop, ColorScheme::Light).await;
        page.wait_for_newest_message("Two").await;
        // Messages that are grouped under one name have a name each.
        let tree = page.command("Accessibility.getFullAXTree", json!({})).await;
        let articles = tree["nodes"].as_array().unwrap().iter();
        let names = articles
            .filter(|node| node["role"]["value"] == "article")
            .map(|node| node["name"]["value"].as_str().unwrap_or_default());
        let names: Vec<&str> = names.collect();
        assert_eq!(names.len(), 2);
        assert!(names.iter().all(|name| name.starts_with("B-Side APP ")), "{names:?}");
        page.close().await;
    });
}

pub fn reduced_motion(driver: Arc<Driver>) {
    run_browser_test(async {
        let sandbox = sandbox().await;
        let mut bot = ScriptedBot::start(&sandbox).await;
        let page = Page::open(&driver, &sandbox.base_url(), "ana", Screen::Desktop, ColorScheme::Light).await;
        page.type_text("/go ").await;
        page.wait_until("document.querySelector('.command')", "the command is started").await;
        page.press_key(Key::Enter).await;
        let interaction = bot.next_interaction().await;
        bot.respond(&interaction, &json!({ "type": 5 })).await;
        page.wait_for_newest_message("B-Side is thinking…").await;
        let animation = "getComputedStyle(document.querySelector('.thinking'), '::before').animationName";
        assert_eq!(page.evaluate(animation).await, "pulse");
        let media = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        page.command("Emulation.setEmulatedMedia", media).await;
        assert_eq!(page.evaluate(animation).await, "none");
        page.close().await;
    });
}

pub fn form_in_one_window(driver: Arc<Driver>) {
    run_browser_test(async {
        let sandbox = sandbox().await;
        let mut bot = ScriptedBot::start(&sandbox).await;
        let path = format!("/channels/{CHANNEL}/messages");
        let button = json!({ "type": 2, "style": 1, "label": "Ask me", "custom_id": "ask" });
        let message = json!({ "content": "A button", "components": [{ "type": 1, "components": [button] }] });
        bot.api.call("POST", &path, &message).await;
        let base = sandbox.base_url();
        let one = Page::open(&driver, &base, "ana", Screen::Desktop, ColorScheme::Light).await;
        let other = Page::open(&driver, &base, "ana", Screen::Phone, ColorScheme::Light).await;
        other.wait_for_newest_message("A button").await;
        one.click("Ask me").await;
        let press = bot.next_interaction().await;
        let input = json!({ "type": 4, "custom_id": "why", "label": "Why?", "style": 1 });
        let rows = json!([{ "type": 1, "components": [input] }]);
        let modal = json!({ "custom_id": "reason", "title": "A question", "components": rows });
        bot.respond(&press, &json!({ "type": 9, "data": modal })).await;
        one.wait_until("document.querySelector('#form').open", "the form opens").await;
        // The message arrives after the event that opens the form.
        bot.api.call("POST", &path, &json!({ "content": "Asked." })).await;
        other.wait_for_newest_message("Asked.").await;
        assert_eq!(other.evaluate("document.querySelector('#form').open").await, false);
        one.close().await;
        other.close().await;
    });
}
