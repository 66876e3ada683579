//! Archived and locked threads, and forum posts.

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
async fn a_forum_has_posts_only() {
    let sandbox = world(WORLD).await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ben = ApiClient::person(&sandbox, "ben");
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
