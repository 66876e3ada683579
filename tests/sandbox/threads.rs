//! Archived and locked threads, and forum posts.

use bside::sandbox::Sandbox;
use serde_json::{Value, json};

use crate::client::*;

/// A bot, a text channel and a forum.
const WORLD: &str = r#"
    applications = [{ name = "Bot", id = 1100000000000000001 }]
    people = [
        { username = "ana", name = "Ana", id = 1100000000000000031 },
        { username = "ben", name = "Ben", id = 1100000000000000032 },
    ]
    [[servers]]
    name = "Here"
    id = 1100000000000000010
    owner = "ana"
    channels = [
        { name = "open", id = 1100000000000000021 },
        { name = "questions", id = 1100000000000000022, kind = "forum" },
    ]
"#;
const FORUM: &str = "1100000000000000022";

fn code((status, body): (u16, Value)) -> (u16, u64) {
    (status, body["code"].as_u64().unwrap_or_default())
}

#[tokio::test]
async fn a_message_unarchives_a_thread_unless_it_is_locked() {
    let sandbox = world(WORLD).await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let (ana, ben) = (ApiClient::person(&sandbox, "ana"), ApiClient::person(&sandbox, "ben"));
    let (_, thread) =
        ben.call("POST", &format!("/channels/{CHANNEL}/threads"), &json!({ "name": "side" })).await;
    let path = format!("/channels/{}", thread["id"].as_str().unwrap());
    let messages = format!("{path}/messages");
    let hello = json!({ "content": "x" });
    let (_, output) = bot.api.call("POST", &messages, &hello).await;
    let output = format!("{messages}/{}", output["id"].as_str().unwrap());
    let go = ben.find_command(CHANNEL, "go").await.unwrap();
    let thread_id = thread["id"].as_str().unwrap();

    assert_eq!(
        ben.call("PATCH", &path, &json!({ "archived": true })).await.0,
        200,
        "the owner may archive it"
    );
    assert_eq!(bot.socket.event("THREAD_UPDATE").await["thread_metadata"]["archived"], true);
    let active = ana.get(&format!("/guilds/{GUILD}/threads/active")).await;
    assert_eq!(active["threads"], json!([]));
    assert_eq!(code(ben.interact(2, thread_id, &go, json!({}), "n").await), (400, 50083));
    assert_eq!(code(bot.api.call("PATCH", &output, &hello).await), (400, 50083));
    assert_eq!(bot.api.call("POST", &messages, &hello).await.0, 200);
    assert_eq!(bot.socket.event("THREAD_UPDATE").await["thread_metadata"]["archived"], false);
    assert_eq!(ben.interact(2, thread_id, &go, json!({}), "n").await.0, 204);
    let waiting = bot.next_interaction().await;

    assert_eq!(code(ben.call("PATCH", &path, &json!({ "locked": true })).await), (403, 50013));
    assert_eq!(ana.call("PATCH", &path, &json!({ "locked": true, "archived": true })).await.0, 200);
    assert_eq!(code(bot.api.call("POST", &messages, &hello).await), (400, 160_005));
    assert_eq!(code(ben.call("POST", &messages, &hello).await), (400, 160_005));
    assert_eq!(code(ben.call("PATCH", &path, &json!({ "archived": false })).await), (400, 160_005));
    assert_eq!(ana.call("POST", &messages, &hello).await.0, 200, "a person with MANAGE_THREADS may");
    let answer = json!({ "type": 4, "data": { "content": "x" } });
    assert_eq!(
        bot.respond(&waiting, &answer).await.0,
        204,
        "an earlier interaction can still get a response"
    );
}

#[tokio::test]
async fn a_forum_and_a_media_channel_have_posts_only() {
    for (kind, number) in [("forum", 15), ("media", 16)] {
        let sandbox = world(&WORLD.replace("\"forum\"", &format!("\"{kind}\""))).await;
        check_has_posts_only(&sandbox, number).await;
    }
}

async fn check_has_posts_only(sandbox: &Sandbox, kind: u64) {
    let mut bot = ScriptedBot::start(sandbox).await;
    let ben = ApiClient::person(sandbox, "ben");
    assert_eq!(bot.api.get(&format!("/channels/{FORUM}")).await["type"], kind);
    let hello = json!({ "content": "x" });
    for api in [&ben, &bot.api] {
        assert_eq!(
            code(api.call("POST", &format!("/channels/{FORUM}/messages"), &hello).await),
            (400, 50008)
        );
        let nothing = json!({ "name": "A question" });
        assert_eq!(
            code(api.call("POST", &format!("/channels/{FORUM}/threads"), &nothing).await),
            (400, 50035)
        );
    }
    let post = json!({ "name": "A question", "message": { "content": "How?" } });
    let (status, thread) = ben.call("POST", &format!("/channels/{FORUM}/threads"), &post).await;
    assert_eq!((status, &thread["message"]["content"]), (201, &json!("How?")));
    assert_eq!((&thread["id"], &thread["parent_id"]), (&thread["message"]["id"], &json!(FORUM)));
    assert_eq!(bot.socket.event("THREAD_CREATE").await["id"], thread["id"]);
    let id = thread["id"].as_str().unwrap();
    let go = ben.find_command(id, "go").await.unwrap();
    assert_eq!(ben.interact(2, id, &go, json!({}), "n").await.0, 204);
    let interaction = bot.next_interaction().await;
    assert_eq!(
        (&interaction["channel"]["type"], &interaction["channel"]["parent_id"]),
        (&json!(11), &json!(FORUM))
    );
    let (status, _) = bot.api.call("POST", &format!("/channels/{id}/messages"), &hello).await;
    assert_eq!(status, 200);
}

#[tokio::test]
async fn a_channel_accepts_threads_of_its_own_type_only() {
    let sandbox = world(WORLD).await;
    let bot = ScriptedBot::start(&sandbox).await;
    let path = format!("/channels/{CHANNEL}/threads");
    for (kind, status) in [(11, 201), (10, 400), (12, 403)] {
        let (found, thread) = bot.api.call("POST", &path, &json!({ "name": "side", "type": kind })).await;
        assert_eq!(found, status, "{thread}");
    }
}

#[tokio::test]
async fn threads_are_announced_counted_and_deleted_at_once() {
    let sandbox = world(WORLD).await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    let messages = format!("/channels/{CHANNEL}/messages");
    let (_, thread) = bot
        .api
        .call("POST", &format!("/channels/{CHANNEL}/threads"), &json!({ "name": "side", "type": 11 }))
        .await;
    bot.socket.event("THREAD_CREATE").await;
    let told = bot.socket.event("MESSAGE_CREATE").await;
    assert_eq!((&told["type"], &told["channel_id"]), (&json!(18), &json!(CHANNEL)));
    assert_eq!(
        (
            &told["content"],
            &told["message_reference"]["channel_id"],
            told["message_reference"].get("message_id")
        ),
        (&json!("side"), &thread["id"], None)
    );
    let notice = format!("{messages}/{}", told["id"].as_str().unwrap());
    assert_eq!(code(bot.api.call("PATCH", &notice, &json!({ "content": "x" })).await), (403, 50021));

    let (_, start) = ana.call("POST", &messages, &json!({ "content": "start" })).await;
    let start_path = format!("{messages}/{}", start["id"].as_str().unwrap());
    bot.socket.event("MESSAGE_CREATE").await;
    let (_, thread) = ana.call("POST", &format!("{start_path}/threads"), &json!({ "name": "at it" })).await;
    assert_eq!(bot.socket.event("MESSAGE_UPDATE").await["flags"], 32, "it has a thread");
    let first = bot.socket.event("MESSAGE_CREATE").await;
    assert_eq!(
        (&first["type"], &first["referenced_message"]["id"], &first["channel_id"]),
        (&json!(21), &start["id"], &thread["id"])
    );
    let path = format!("/channels/{}", thread["id"].as_str().unwrap());
    let first = format!("{path}/messages/{}", first["id"].as_str().unwrap());
    assert_eq!(code(ana.call("DELETE", &first, &Value::Null).await), (403, 50021));
    for _ in 0..2 {
        ana.call("POST", &format!("{path}/messages"), &json!({ "content": "x" })).await;
    }
    let last = bot.socket.event("MESSAGE_CREATE").await;
    bot.socket.event("MESSAGE_CREATE").await;
    ana.call("DELETE", &format!("{path}/messages/{}", last["id"].as_str().unwrap()), &Value::Null).await;
    bot.socket.event("MESSAGE_DELETE").await;
    let view = ana.get(&path).await;
    assert_eq!((&view["message_count"], &view["total_message_sent"]), (&json!(1), &json!(2)));

    assert_eq!(ana.call("DELETE", &path, &Value::Null).await.0, 200);
    loop {
        let event = bot.socket.next().await.unwrap();
        assert_ne!(event["t"], "MESSAGE_DELETE", "the end of the thread tells enough");
        if event["t"] == "THREAD_DELETE" {
            break;
        }
    }
    assert_eq!(ana.call("GET", &first, &Value::Null).await.1["code"], 10003);
}

/// Ana owns the server, Ben and Cy see the channel, and Dee does not.
const CLUB: &str = r#"
    applications = [
        { name = "Bot", id = 1100000000000000001, intents = ["members"] },
        { name = "Other", id = 1100000000000000002, token = "other" },
    ]
    people = [
        { username = "ana", name = "Ana", id = 1100000000000000031 },
        { username = "ben", name = "Ben", id = 1100000000000000032 },
        { username = "cy", name = "Cy", id = 1100000000000000033 },
        { username = "dee", name = "Dee", id = 1100000000000000034 },
    ]
    [[servers]]
    name = "Here"
    id = 1100000000000000010
    owner = "ana"
    roles = [{ name = "Bot", application = "Bot", permissions = ["CREATE_PRIVATE_THREADS"] }]
    [[servers.channels]]
    name = "open"
    id = 1100000000000000021
    overwrites = [{ of = "dee", deny = ["VIEW_CHANNEL"] }]
"#;
const CY: &str = "1100000000000000033";
const DEE: &str = "1100000000000000034";

#[tokio::test]
async fn a_mention_in_a_thread_adds_the_user() {
    let sandbox = world(CLUB).await;
    let bot = ScriptedBot::start(&sandbox).await;
    let (ana, ben) = (ApiClient::person(&sandbox, "ana"), ApiClient::person(&sandbox, "ben"));
    let other = ApiClient::new(&sandbox, "Bot other");
    let create = async |body: Value| {
        let (status, thread) = bot.api.call("POST", &format!("/channels/{CHANNEL}/threads"), &body).await;
        assert_eq!(status, 201, "{thread}");
        format!("/channels/{}", thread["id"].as_str().unwrap())
    };
    let members = async |thread: &str| {
        let members = ana.get(&format!("{thread}/thread-members")).await;
        let ids =
            members.as_array().unwrap().iter().map(|member| member["user_id"].as_str().unwrap().to_owned());
        ids.filter(|id| id != APPLICATION && id != ANA).collect::<Vec<_>>()
    };
    let say = async |api: &ApiClient, thread: &str, body: Value| {
        let (status, message) = api.call("POST", &format!("{thread}/messages"), &body).await;
        assert_eq!(status, 200, "{message}");
        format!("{thread}/messages/{}", message["id"].as_str().unwrap())
    };
    let thread = create(json!({ "name": "side", "type": 11 })).await;
    let quiet = json!({ "content": format!("<@{BEN}>"), "allowed_mentions": { "parse": [] } });
    let message = say(&bot.api, &thread, quiet).await;
    assert!(members(&thread).await.is_empty(), "the mention was suppressed");
    bot.api.call("PATCH", &message, &json!({ "content": format!("<@{BEN}> <@{DEE}>") })).await;
    assert_eq!(members(&thread).await, [BEN], "an edit adds too, and Dee does not see the channel");
    // Who has left is not fetched by an edit that changes something else.
    assert_eq!(ben.status("DELETE", &format!("{thread}/thread-members/@me")).await.0, 204);
    bot.api.call("PATCH", &message, &json!({ "content": format!("<@{BEN}>, <@{DEE}>") })).await;
    assert!(members(&thread).await.is_empty());
    let mut page = GatewayClient::person(&sandbox, "cy").await;
    say(&bot.api, &thread, json!({ "content": format!("<@{CY}>") })).await;
    assert_eq!(page.event("THREAD_MEMBERS_UPDATE").await["added_members"][0]["user_id"], CY);
    assert_eq!(page.event("MESSAGE_CREATE").await["mentions"][0]["id"], CY);

    // In a private thread the message is the first that the new member sees.
    let secret = create(json!({ "name": "secret", "type": 12, "invitable": false })).await;
    say(&bot.api, &secret, json!({ "content": format!("<@{CY}>") })).await;
    assert_eq!(page.event("THREAD_CREATE").await["name"], "secret");
    assert_eq!(page.event("MESSAGE_CREATE").await["mentions"][0]["id"], CY);
    let cy = ApiClient::person(&sandbox, "cy");
    say(&cy, &secret, json!({ "content": format!("<@{BEN}>") })).await;
    assert_eq!(members(&secret).await, [CY], "only the bot and moderators may invite");
    let add = format!("{secret}/thread-members/{BEN}");
    assert_eq!(code(cy.status("PUT", &add).await), (403, 50013));
    assert_eq!(bot.api.status("PUT", &add).await.0, 204);
    assert_eq!(code(other.status("PUT", &add).await), (403, 50001), "it does not see the thread");
}
