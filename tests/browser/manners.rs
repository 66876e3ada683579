//! How the page behaves when something is late, lost, new or private.

use crate::client::{ANA, ApiClient, CHANNEL, ScriptedBot, sandbox};
use crate::driver::Driver;
use crate::harness::Harness;
use crate::page::{Colours, Page, Screen, tell};
use bside::sandbox::{Sandbox, Settings};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use thirtyfour::Key;

pub fn lost_connection(driver: Arc<Driver>) {
    tell(async {
        let harness = Harness::open().await;
        let page =
            Page::open(&driver, &harness.sandbox().base_url(), "ana", Screen::Desk, Colours::Dark).await;
        page.sees("Welcome to B-Side").await;
        page.types("Half a sen").await;
        let harness = harness
            .restart(async || {
                page.shows("The connection is lost").await;
                page.key(Key::Enter).await;
                page.shows("The sandbox does not answer").await;
                page.picture("11-connection-lost").await;
            })
            .await;
        page.until("document.querySelector('#connection-status').hidden", "the connection is mended").await;
        assert_eq!(page.typed().await, "Half a sen");
        page.types("tence").await;
        page.key(Key::Enter).await;
        page.sees("Half a sentence").await;
        page.press("Play both sides").await;
        page.sees("@Ana, it is your turn").await;
        page.close_after_faults().await;
        drop(harness);
    });
}

pub fn answers_late_or_never(driver: Arc<Driver>) {
    tell(async {
        // Long enough for the bot of the story to answer on a busy machine, and soon enough to wait for.
        let settings =
            Settings { first_response_timeout: Duration::from_millis(1500), ..Settings::default() };
        let sandbox = Sandbox::start(settings).await.unwrap();
        let mut bot = ScriptedBot::start(&sandbox).await;
        let page = Page::open(&driver, &sandbox.base_url(), "ana", Screen::Desk, Colours::Light).await;
        let go = async || {
            page.types("/go ").await;
            page.until("document.querySelector('.command')", "the command is understood").await;
            page.key(Key::Enter).await;
        };
        go().await;
        let late = bot.next_interaction().await;
        bot.respond(&late, &json!({ "type": 5 })).await;
        page.sees("B-Side is thinking…").await;
        bot.api
            .call(
                "PATCH",
                &ScriptedBot::webhook(&late, "/messages/@original"),
                &json!({ "content": "Done." }),
            )
            .await;
        page.sees("Done.").await;
        page.until(
            "document.querySelector('#announcer').innerText.includes('B-Side: Done.')",
            "it is read out",
        )
        .await;

        go().await;
        bot.next_interaction().await;
        page.sees("The application did not respond to /go").await;
        page.press("Dismiss message").await;
        page.sees("Done.").await;

        let button = json!({ "type": 2, "style": 1, "label": "Press me", "custom_id": "press" });
        let message = json!({ "content": "A button", "components": [{ "type": 1, "components": [button] }] });
        bot.api.call("POST", &format!("/channels/{CHANNEL}/messages"), &message).await;
        page.press("Press me").await;
        bot.next_interaction().await;
        page.shows("The application did not respond. Try again.").await;

        // A double press is one press, and the focus stays on what was pressed.
        page.walk_back_to("Press me").await;
        page.run("document.activeElement.click(); document.activeElement.click()").await;
        let press = bot.next_interaction().await;
        let input = json!({ "type": 4, "custom_id": "why", "label": "Why?", "style": 1 });
        let rows = json!([{ "type": 1, "components": [input] }]);
        let modal = json!({ "custom_id": "reason", "title": "A question", "components": rows });
        bot.respond(&press, &json!({ "type": 9, "data": modal })).await;
        page.until("document.querySelector('#form').open", "the form opens").await;
        page.is_accessible("a form").await;
        page.types("Because").await;
        page.key(Key::Enter).await;
        let sent = bot.next_interaction().await;
        assert_eq!((&sent["type"], &sent["data"]["custom_id"]), (&json!(5), &json!("reason")), "{sent:#}");
        assert_eq!(sent["data"]["components"][0]["components"][0]["value"], "Because");
        bot.respond(&sent, &json!({ "type": 4, "data": { "content": "I see.", "flags": 64 } })).await;
        page.sees("Only you can see this").await;
        page.until("!document.querySelector('#form').open", "the form closes").await;
        page.until("document.activeElement.innerText === 'Press me'", "the focus is where it was").await;
        page.close().await;
    });
}

pub fn drawn_as_discord_draws(driver: Arc<Driver>) {
    tell(async {
        let sandbox = sandbox().await;
        let bot = ScriptedBot::start(&sandbox).await;
        let page = Page::open(&driver, &sandbox.base_url(), "ben", Screen::Desk, Colours::Light).await;
        let text = "# Large\n**bold** and *slanted* and __under__ and ~~gone~~ and `code`\n- one\n- two\n  - inner\n1. first\n\
                    > said\n```\nfenced **not bold**\n```\n\\*plain\\* snake_case_name 2 * 3 * 4\n[a link](https://example.org/a_b)\n\
                    <@1100000000000000031> <#1100000000000000022> <t:0:D> <t:0:R> <b>no markup</b>\n-# small";
        let path = format!("/channels/{CHANNEL}/messages");
        bot.api.call("POST", &path, &json!({ "content": text })).await;
        page.sees("small").await;
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
                page.ask(&format!("{body}.querySelector({})?.innerText.trim()", json!(selector))).await;
            assert_eq!(found, wanted, "{selector}");
        }
        page.sees("*plain* snake_case_name 2 * 3 * 4").await;
        page.sees("<b>no markup</b>").await;
        page.sees("years ago").await;
        page.is_accessible("everything that a message can hold").await;
        page.close().await;
    });
}

pub fn what_is_new_is_told(driver: Arc<Driver>) {
    tell(async {
        let sandbox = sandbox().await;
        let bot = ScriptedBot::start(&sandbox).await;
        let ben = ApiClient::person(&sandbox, "ben");
        let path = format!("/channels/{CHANNEL}/messages");
        for line in 1..=30 {
            ben.call("POST", &path, &json!({ "content": format!("Line {line}\nand more\nand more") })).await;
        }
        let page = Page::open(&driver, &sandbox.base_url(), "ana", Screen::Desk, Colours::Light).await;
        page.sees("Line 30").await;
        page.until("!document.title.startsWith('•') && !document.title.startsWith('(')", "all is read").await;

        // Somebody who reads further up is not disturbed.
        page.run(
            "document.querySelector('#scroll').onscroll = (event) => { window.at = event.target.scrollTop }",
        )
        .await;
        for height in [200, 0] {
            // In two steps, as nobody gets up there at once: the page has to hear of each.
            page.run(&format!("document.querySelector('#scroll').scrollTop = {height}")).await;
            page.until(&format!("window.at === {height}"), "it has scrolled").await;
        }
        page.until("document.querySelector('#new-messages').hidden", "nothing is new").await;
        ben.call("POST", &path, &json!({ "content": "Line 31" })).await;
        page.until("!document.querySelector('#new-messages').hidden", "something is new").await;
        page.is_accessible("a bar of what is new").await;
        page.press("1 new message ↓").await;
        page.until("document.querySelector('#new-messages').hidden", "all is read").await;
        page.sees("Line 31").await;

        // Elsewhere one hears who calls.
        page.press("table-two").await;
        page.until("document.title.startsWith('#table-two')", "the other channel").await;
        bot.api.call("POST", &path, &json!({ "content": format!("<@{ANA}>, it is your turn") })).await;
        page.until("document.title.startsWith('(1) ')", "the title counts").await;
        page.shows("B-Side calls you in table-one").await;
        page.is_accessible("a badge").await;
        page.press("table-one, 1 mention").await;
        page.until("document.title.startsWith('#table-one')", "it is read").await;
        page.until(
            "document.querySelector('#messages > li:last-child.mentions-me .new-divider')",
            "what is new is marked",
        )
        .await;

        page.run("document.querySelector('#messages > li:last-child .tools button').focus()").await;
        page.key(Key::Enter).await;
        page.until("document.querySelector('#form').open", "the form opens").await;
        page.types("A second game").await;
        page.key(Key::Enter).await;
        page.until("document.title.includes('A second game')", "the thread opens").await;
        page.press("table-one").await;
        page.shows("Open thread").await;
        page.picture("12-thread").await;
        page.close().await;
    });
}
