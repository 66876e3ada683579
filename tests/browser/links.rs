//! Links in a message: its author, other messages, and commands.

use crate::client::{
    APPLICATION, ApiClient, CHANNEL, GUILD, ScriptedBot, sandbox, sandbox_with_short_rate_limits, world,
};
use crate::driver::Driver;
use crate::page::{ColorScheme, Page, Screen, run_browser_test};
use serde_json::{Value, json};
use std::sync::Arc;
use thirtyfour::Key;

const OTHER_CHANNEL: &str = "1100000000000000022";

/// Posts a message and returns its id.
async fn post(api: &ApiClient, channel: &str, message: &Value) -> String {
    let (status, body) = api.call("POST", &format!("/channels/{channel}/messages"), message).await;
    assert_eq!(status, 200, "{body}");
    body["id"].as_str().unwrap().to_owned()
}

/// The channel of the second server is `second`.
const TWO_SERVERS: &str = r#"
    applications = [{ name = "B-Side" }]
    people = [{ username = "ana", name = "Ana" }]
    [[servers]]
    name = "One"
    owner = "ana"
    channels = [{ name = "first" }]
    [[servers]]
    name = "Two"
    owner = "ana"
    channels = [{ name = "second" }]
"#;

pub fn channels_of_another_server(driver: Arc<Driver>) {
    run_browser_test(async {
        let sandbox = world(TWO_SERVERS).await;
        let ana = ApiClient::person(&sandbox, "ana");
        let mut channels = Vec::new();
        for guild in ana.get("/users/@me/guilds").await.as_array().unwrap() {
            let guild = guild["id"].as_str().unwrap();
            let channel = ana.get(&format!("/guilds/{guild}/channels")).await[0]["id"].clone();
            channels.push(channel.as_str().unwrap().to_owned());
        }
        let query = format!("as=ana#{}", channels[1]);
        let base = sandbox.base_url();
        let page = Page::open_with_query(&driver, &base, &query, Screen::Phone, ColorScheme::Light).await;
        page.wait_until("document.title.startsWith('#second')", "the channel of the second server").await;
        page.screenshot("21-second-server").await;
        page.execute(&format!("location.hash = '#{}'", channels[0])).await;
        page.wait_until("document.title.startsWith('#first')", "the channel of the first server").await;
        page.execute("location.hash = '#1'").await;
        page.wait_until("document.title.startsWith('#first')", "no channel has this id").await;
        page.close().await;
    });
}

pub fn direct_messages(driver: Arc<Driver>) {
    run_browser_test(async {
        let sandbox = sandbox().await;
        let mut bot = ScriptedBot::start(&sandbox).await;
        post(&bot.api, CHANNEL, &json!({ "content": format!("I am <@{APPLICATION}>") })).await;
        let base = sandbox.base_url();
        let page = Page::open(&driver, &base, "ana", Screen::Desktop, ColorScheme::Light).await;
        let beside = Page::open(&driver, &base, "ana", Screen::Phone, ColorScheme::Light).await;
        page.wait_for_newest_message("I am @B-Side").await;
        page.assert_accessible("a bot in the list").await;
        page.click("Message B-Side").await;
        page.wait_until("document.title.startsWith('@B-Side')", "the direct messages are shown").await;
        page.type_text("Hello").await;
        page.press_key(Key::Enter).await;
        page.wait_for_newest_message("Hello").await;
        page.assert_accessible("direct messages").await;

        // The commands are those for direct messages.
        page.type_text("/go ").await;
        page.wait_until("document.querySelector('.command')", "the command is started").await;
        page.press_key(Key::Enter).await;
        let interaction = bot.next_interaction().await;
        assert!(interaction.get("guild_id").is_none_or(Value::is_null), "{interaction:#}");
        bot.respond(&interaction, &json!({ "type": 4, "data": { "content": "Gone." } })).await;
        page.wait_for_newest_message("Gone.").await;

        // The name of the bot leads there too, as an author and as a mention.
        for link in ["B-Side", "@B-Side"] {
            page.click("table-one").await;
            page.wait_for_newest_message("I am @B-Side").await;
            page.execute(&format!(
                "[...document.querySelectorAll('article a')].find((one) => one.innerText === '{link}').click()"
            ))
            .await;
            page.wait_for_newest_message("Gone.").await;
        }
        assert_eq!(
            page.evaluate("document.querySelectorAll('#channels a[aria-label*=B-Side]').length").await,
            1
        );

        beside.click_selector("#channels-button").await;
        beside.click("@B-Side, unread").await;
        beside.wait_for_newest_message("Gone.").await;
        page.close().await;
        beside.close().await;
    });
}

pub fn message_links(driver: Arc<Driver>) {
    run_browser_test(async {
        let sandbox = sandbox_with_short_rate_limits().await;
        let bot = ScriptedBot::start(&sandbox).await;
        let ben = ApiClient::person(&sandbox, "ben").retrying();
        let first = post(&ben, OTHER_CHANNEL, &json!({ "content": "The first line" })).await;
        for line in 2..=120 {
            post(&ben, OTHER_CHANNEL, &json!({ "content": format!("Line {line}") })).await;
        }
        let base = sandbox.base_url();
        let discord = format!("https://discord.com/channels/{GUILD}/{OTHER_CHANNEL}");
        let button =
            json!({ "type": 2, "style": 5, "label": "Show it", "url": format!("{discord}/{first}") });
        let text = format!(
            "{discord}/{first} [own form]({base}/?as=ben#{OTHER_CHANNEL}/{first}) [gone]({discord}/1100000000000000099) \
             [elsewhere](https://discord.com/channels/{GUILD}/5/6) {discord}"
        );
        let message = json!({ "content": text, "components": [{ "type": 1, "components": [button] }] });
        let linking = post(&bot.api, CHANNEL, &message).await;
        let page = Page::open(&driver, &base, "ana", Screen::Desktop, ColorScheme::Light).await;
        page.wait_for_newest_message("#table-two › message own form gone elsewhere #table-two").await;
        page.assert_accessible("links to messages").await;
        for link in ["#table-two › message", "own form", "Show it"] {
            page.click(link).await;
            page.wait_until("document.title.startsWith('#table-two')", "the other channel is shown").await;
            let focused = format!("document.activeElement.id === 'm{first}'");
            page.wait_until(&focused, "the message has the focus").await;
            let is_visible =
                "(() => { const { top, bottom } = document.activeElement.getBoundingClientRect();
                return top > 0 && bottom < innerHeight; })()";
            assert_eq!(page.evaluate(is_visible).await, true, "the message is visible");
            page.click("table-one").await;
            page.wait_for_newest_message("own form").await;
        }
        assert_eq!(page.window_count().await, 1);
        page.screenshot("16-links").await;
        let target =
            "[...document.querySelectorAll('article a')].find((one) => one.innerText === 'elsewhere').target";
        assert_eq!(page.evaluate(target).await, "_blank", "an unknown channel is Discord's");
        page.click("gone").await;
        page.wait_for_text("This message was deleted.").await;

        // In the same channel, and as the URL of the page.
        post(
            &bot.api,
            CHANNEL,
            &json!({
                "content": "An answer", "message_reference": { "message_id": linking },
            }),
        )
        .await;
        page.click("table-one, unread").await;
        page.wait_for_newest_message("An answer").await;
        page.click_selector(".excerpt").await;
        page.wait_until(&format!("document.activeElement.id === 'm{linking}'"), "the message has the focus")
            .await;
        page.execute(&format!("location.hash = '{OTHER_CHANNEL}/{first}'; location.reload()")).await;
        page.wait_until(&format!("document.activeElement.id === 'm{first}'"), "the message has the focus")
            .await;
        page.close().await;
    });
}

pub fn command_mentions(driver: Arc<Driver>) {
    run_browser_test(async {
        let sandbox = sandbox().await;
        let mut bot = ScriptedBot::start(&sandbox).await;
        let (_, commands) =
            bot.api.call("GET", &format!("/applications/{APPLICATION}/commands"), &json!({})).await;
        let pick = commands.as_array().unwrap().iter().find(|command| command["name"] == "pick").unwrap();
        let id = pick["id"].as_str().unwrap();
        post(&bot.api, CHANNEL, &json!({ "content": format!("Try </pick:{id}> or </pic:{id}>") })).await;
        let page = Page::open(&driver, &sandbox.base_url(), "ana", Screen::Desktop, ColorScheme::Light).await;
        page.wait_for_newest_message("Try /pick").await;
        page.assert_accessible("a mentioned command").await;
        page.click("/pick").await;
        page.wait_until(
            "document.querySelector('.command')?.innerText === '/pick'",
            "the command is started",
        )
        .await;
        assert_eq!(page.focused_name().await, "turn");
        page.type_text("left").await;
        page.press_key(Key::Enter).await;
        let picking = loop {
            let interaction = bot.next_interaction().await;
            if interaction["type"] == 2 {
                break interaction;
            }
        };
        bot.respond(&picking, &json!({ "type": 4, "data": { "content": "Picked." } })).await;
        page.wait_for_newest_message("Picked.").await;

        // The command that a message answers can be repeated.
        page.execute("document.querySelector('#messages > li:last-child .reply-line button').click()").await;
        page.wait_until(
            "document.querySelector('.command')?.innerText === '/pick'",
            "the command is started",
        )
        .await;

        // Commands that begin like an unknown one are suggested.
        page.click("/pic").await;
        page.wait_for_highlight("/pick").await;
        assert_eq!(page.input_value().await, "/pic");
        page.close().await;
    });
}
