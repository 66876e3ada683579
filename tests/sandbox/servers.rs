//! What bots that set up and moderate servers need: presences, the audit log, invites, categories, tags and polls.

use serde_json::{Value, json};

use crate::client::*;
use bside::sandbox::{Sandbox, Settings, WorldConfig};
use bside_test_support::DiscordSchema;
use std::time::Duration;

const ALL_INTENTS: u64 = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 6 | 1 << 8 | 1 << 9 | 1 << 15 | 1 << 24 | 1 << 25;
const CY: &str = "33";

/// A world in which the bot may do all that administrators may. Cy is not a member of the server.
async fn administered() -> Sandbox {
    unlimited_world(WORLD).await
}

const WORLD: &str = r#"
applications = [{ name = "One", id = 1100000000000000001, intents = ["members", "presences", "content"] }]
people = [
    { username = "ana", name = "Ana", id = 1100000000000000031 }, { username = "ben", name = "Ben", id = 1100000000000000032 },
    { username = "cy", name = "Cy", id = 33 },
]
[[servers]]
name = "Here"
owner = "ana"
id = 1100000000000000010
members = ["ana", "ben"]
roles = [
    { name = "low", id = 41 },
    { name = "One", id = 43, application = "One", permissions = ["ADMINISTRATOR"] },
]
channels = [
    { name = "talk", id = 20, kind = "category", overwrites = [{ of = "@everyone", deny = ["SEND_MESSAGES"] }] },
    { name = "one", id = 1100000000000000021, parent = "talk" },
    { name = "posts", id = 24, kind = "forum" },
]
"#;

async fn connected(sandbox: &Sandbox) -> (ApiClient, GatewayClient) {
    let mut socket = GatewayClient::open(sandbox).await;
    let mut identity = identity(sandbox.bot_token());
    identity["intents"] = json!(ALL_INTENTS);
    socket.send(2, identity).await;
    socket.event("GUILD_CREATE").await;
    (ApiClient::bot(sandbox), socket)
}

/// Checks every accepted request and every answer against Discord's schema, if it is here.
fn check_schema(sandbox: &Sandbox) {
    let Some(schema) = DiscordSchema::load() else { return };
    for request in sandbox.requests() {
        let result = match request.status < 400 {
            true => schema.check_request(&request).and_then(|()| schema.check_response(&request)),
            false => schema.check_response(&request),
        };
        assert_eq!(result, Ok(()), "{request:#?}");
    }
}

#[tokio::test]
async fn presences_are_told_to_bots_with_the_intent() {
    let sandbox = administered().await;
    let (_, mut bot) = connected(&sandbox).await;
    assert_eq!(bot.event("PRESENCE_UPDATE").await["user"]["id"], APPLICATION, "the bot is online itself");
    let mut ana = GatewayClient::person(&sandbox, "ana").await;
    let online = bot.event("PRESENCE_UPDATE").await;
    assert_eq!(
        (&online["user"]["id"], &online["status"], &online["guild_id"]),
        (&json!(ANA), &json!("online"), &json!(GUILD))
    );
    let activity = json!({ "name": "chess", "type": 0, "state": "thinking" });
    ana.send(3, json!({ "since": null, "activities": [activity], "status": "dnd", "afk": false })).await;
    let busy = bot.event("PRESENCE_UPDATE").await;
    assert_eq!(
        (&busy["status"], &busy["client_status"]["desktop"], &busy["activities"]),
        (&json!("dnd"), &json!("dnd"), &json!([activity]))
    );

    let mut other = GatewayClient::open(&sandbox).await;
    let mut identity = identity(sandbox.bot_token());
    identity["intents"] = json!(ALL_INTENTS);
    identity["presence"] = json!({ "since": null, "activities": [], "status": "idle", "afk": false });
    other.send(2, identity).await;
    let presences = other.event("GUILD_CREATE").await["presences"].clone();
    assert!(
        presences
            .as_array()
            .unwrap()
            .iter()
            .any(|known| known["user"]["id"] == ANA && known["status"] == "dnd"),
        "{presences}"
    );
    assert_eq!(bot.event("PRESENCE_UPDATE").await["status"], "idle");
    other.send(8, json!({ "guild_id": GUILD, "user_ids": [ANA], "presences": true })).await;
    assert_eq!(other.event("GUILD_MEMBERS_CHUNK").await["presences"][0]["status"], "dnd");

    ana.send(3, json!({ "since": null, "activities": [], "status": "invisible", "afk": false })).await;
    assert_eq!(bot.event("PRESENCE_UPDATE").await["status"], "offline");
    ana.send(3, json!({ "status": "away" })).await;
    assert_eq!(ana.close_code().await, Some(4002));
    let ben = GatewayClient::person(&sandbox, "ben").await;
    assert_eq!(bot.event("PRESENCE_UPDATE").await["user"]["id"], BEN);
    ben.close().await;
    let gone = bot.event("PRESENCE_UPDATE").await;
    assert_eq!((&gone["user"]["id"], &gone["status"]), (&json!(BEN), &json!("offline")));
}

#[tokio::test]
async fn the_audit_log_says_who_has_changed_what_and_why() {
    let sandbox = administered().await;
    let (bot, mut socket) = connected(&sandbox).await;
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let with_reason = async |method: &str, path: &str, body: Value| {
        let request = http.request(method.parse().unwrap(), format!("{}/api/v10{path}", sandbox.base_url()));
        let request = request.header("Authorization", format!("Bot {}", sandbox.bot_token()));
        let answer = request.header("X-Audit-Log-Reason", "too%20loud").json(&body).send().await.unwrap();
        assert!(answer.status().is_success(), "{path}: {}", answer.text().await.unwrap());
    };
    with_reason(
        "PATCH",
        &format!("/guilds/{GUILD}/members/{BEN}"),
        json!({ "nick": "Quiet", "roles": ["41"] }),
    )
    .await;
    let entry = socket.event("GUILD_AUDIT_LOG_ENTRY_CREATE").await;
    assert_eq!(
        (&entry["action_type"], &entry["target_id"], &entry["reason"]),
        (&json!(25), &json!(BEN), &json!("too loud"))
    );
    assert_eq!(entry["changes"], json!([{ "key": "$add", "new_value": [{ "id": "41", "name": "low" }] }]));
    let entry = socket.event("GUILD_AUDIT_LOG_ENTRY_CREATE").await;
    assert_eq!((&entry["action_type"], &entry["guild_id"]), (&json!(24), &json!(GUILD)));
    assert_eq!(entry["changes"], json!([{ "key": "nick", "new_value": "Quiet" }]));
    with_reason("PUT", &format!("/guilds/{GUILD}/bans/{BEN}"), json!({})).await;
    let ana = ApiClient::person(&sandbox, "ana");
    for (method, path, body) in [
        ("DELETE", format!("/guilds/{GUILD}/bans/{BEN}"), json!({})),
        ("POST", format!("/guilds/{GUILD}/roles"), json!({ "name": "new", "color": 5 })),
        ("POST", format!("/guilds/{GUILD}/channels"), json!({ "name": "new" })),
        ("PATCH", format!("/channels/{CHANNEL}"), json!({ "topic": "Talk" })),
        ("PUT", format!("/channels/{CHANNEL}/permissions/41"), json!({ "type": 0, "allow": 2048 })),
        ("POST", format!("/channels/{CHANNEL}/webhooks"), json!({ "name": "hook" })),
        ("POST", format!("/channels/{CHANNEL}/threads"), json!({ "name": "side", "type": 11 })),
    ] {
        let (status, answer) = bot.call(method, &path, &body).await;
        assert!(status < 300, "{path}: {answer}");
    }
    let (_, message) =
        ana.call("POST", &format!("/channels/{CHANNEL}/messages"), &json!({ "content": "x" })).await;
    let message = format!("/channels/{CHANNEL}/messages/{}", message["id"].as_str().unwrap());
    assert_eq!(bot.status("DELETE", &message).await.0, 204);
    let path = format!("/guilds/{GUILD}/audit-logs");
    let log = bot.get(&path).await;
    let kinds = |log: &Value| -> Vec<u64> {
        log["audit_log_entries"]
            .as_array()
            .unwrap()
            .iter()
            .map(|entry| entry["action_type"].as_u64().unwrap())
            .collect()
    };
    assert_eq!(kinds(&log), [72, 110, 50, 13, 11, 10, 30, 23, 22, 24, 25]);
    let entries = log["audit_log_entries"].as_array().unwrap();
    assert_eq!(entries[0]["options"], json!({ "channel_id": CHANNEL, "count": "1" }));
    assert_eq!(entries[4]["changes"], json!([{ "key": "topic", "new_value": "Talk" }]));
    assert!(entries[6]["changes"].as_array().unwrap().contains(&json!({ "key": "color", "new_value": 5 })));
    assert_eq!(entries[8]["reason"], "too loud");
    assert!(log["users"].as_array().unwrap().iter().any(|user| user["id"] == BEN));
    assert_eq!(kinds(&bot.get(&format!("{path}?action_type=22")).await), [22]);
    assert_eq!(kinds(&bot.get(&format!("{path}?limit=2")).await), [72, 110]);
    let (first, last) = (entries[10]["id"].as_str().unwrap(), entries[0]["id"].as_str().unwrap());
    assert_eq!(kinds(&bot.get(&format!("{path}?after={first}&limit=1")).await), [24]);
    assert_eq!(kinds(&bot.get(&format!("{path}?before={last}&limit=1")).await), [110]);
    assert_eq!(kinds(&bot.get(&format!("{path}?user_id={ANA}")).await), [0; 0]);
    check_schema(&sandbox);
    let cy = ApiClient::person(&sandbox, "cy");
    assert_eq!(cy.status("GET", &path).await.1["code"], 50001);
}

#[tokio::test]
async fn people_join_by_invites() {
    let sandbox = administered().await;
    let (bot, mut socket) = connected(&sandbox).await;
    let (ana, cy) = (ApiClient::person(&sandbox, "ana"), ApiClient::person(&sandbox, "cy"));
    let path = format!("/channels/{CHANNEL}/invites");
    let (status, invite) =
        bot.call("POST", &path, &json!({ "max_uses": 1, "max_age": 600, "unique": true })).await;
    assert_eq!(
        (status, &invite["max_uses"], &invite["channel"]["name"]),
        (200, &json!(1), &json!("one")),
        "{invite}"
    );
    let told = socket.event("INVITE_CREATE").await;
    assert_eq!(
        (&told["code"], &told["channel_id"], &told["guild_id"]),
        (&invite["code"], &json!(CHANNEL), &json!(GUILD))
    );
    let code = format!("/invites/{}", invite["code"].as_str().unwrap());
    for path in [&path, &format!("/guilds/{GUILD}/invites")] {
        assert_eq!(bot.get(path).await[0]["uses"], 0);
    }
    assert_eq!(bot.get(&format!("{code}?with_counts=true")).await["approximate_member_count"], 3);
    assert_eq!(bot.status("POST", &code).await.1["code"], 20001);
    let mut client = GatewayClient::person(&sandbox, "cy").await;
    assert_eq!(cy.call("POST", &code, &json!({})).await.0, 200);
    assert_eq!(client.event("GUILD_CREATE").await["id"], GUILD);
    assert_eq!(socket.event("INVITE_DELETE").await["code"], invite["code"]);
    let joined = socket.event("GUILD_MEMBER_ADD").await;
    assert_eq!((&joined["user"]["id"], &joined["guild_id"]), (&json!(CY), &json!(GUILD)));
    assert_eq!(bot.get(&format!("/guilds/{GUILD}/members/{CY}")).await["user"]["username"], "cy");
    assert_eq!(bot.status("GET", &code).await.1["code"], 10006, "it was for one use");

    let (_, one) = bot.call("POST", &path, &json!({})).await;
    let (_, same) = bot.call("POST", &path, &json!({ "unique": false })).await;
    assert_eq!(one["code"], same["code"]);
    let code = format!("/invites/{}", one["code"].as_str().unwrap());
    assert_eq!(cy.status("DELETE", &code).await.1["code"], 50013);
    assert_eq!(bot.call("PUT", &format!("/guilds/{GUILD}/bans/{CY}"), &json!({})).await.0, 204);
    assert_eq!(cy.call("POST", &code, &json!({})).await.1["code"], 40007);
    assert_eq!(ana.status("DELETE", &code).await.0, 200);
    assert_eq!(socket.event("INVITE_DELETE").await["code"], one["code"]);

    let (_, short) = bot.call("POST", &path, &json!({ "max_age": 60 })).await;
    let code = format!("/invites/{}", short["code"].as_str().unwrap());
    assert!(sandbox.advance_clock(Duration::from_secs(61)));
    assert_eq!(bot.status("GET", &code).await.1["code"], 10006, "it has expired");
    for (body, key) in [(json!({ "max_uses": 101 }), "max_uses"), (json!({ "max_age": -1 }), "max_age")] {
        let (_, refused) = bot.call("POST", &path, &body).await;
        assert!(refused["errors"][key].is_object(), "{body}: {refused}");
    }
    assert_eq!(bot.call("POST", &path, &json!({ "target_type": 2 })).await.0, 501);
    check_schema(&sandbox);
}

#[tokio::test]
async fn channels_are_in_categories() {
    let sandbox = administered().await;
    let (bot, _) = connected(&sandbox).await;
    let ben = ApiClient::person(&sandbox, "ben");
    let channels = format!("/guilds/{GUILD}/channels");
    assert_eq!(bot.get(&format!("/channels/{CHANNEL}")).await["parent_id"], "20");
    let text = json!({ "content": "x" });
    let messages = format!("/channels/{CHANNEL}/messages");
    assert_eq!(
        ben.call("POST", &messages, &text).await.0,
        200,
        "its own overwrites count, not those of the category"
    );
    assert_eq!(bot.call("POST", "/channels/20/messages", &text).await.1["code"], 50008);
    let create = async |body: Value| {
        let (status, channel) = bot.call("POST", &channels, &body).await;
        assert_eq!(status, 201, "{channel}");
        channel
    };
    let synced = create(json!({ "name": "Side talk", "parent_id": "20" })).await;
    assert_eq!(
        (&synced["name"], &synced["permission_overwrites"][0]["deny"]),
        (&json!("side-talk"), &json!("2048"))
    );
    let category = create(json!({ "name": "Voices", "type": 4 })).await;
    assert_eq!((&category["name"], &category["parent_id"]), (&json!("Voices"), &Value::Null));
    let voice = create(
        json!({ "name": "Hall", "type": 2, "bitrate": 48_000, "user_limit": 5, "parent_id": category["id"] }),
    )
    .await;
    assert_eq!(
        (&voice["bitrate"], &voice["user_limit"], &voice["parent_id"]),
        (&json!(48_000), &json!(5), &category["id"])
    );
    for (body, code) in [
        (json!({ "name": "x", "parent_id": CHANNEL }), "CHANNEL_PARENT_INVALID_TYPE"),
        (json!({ "name": "x", "parent_id": "5" }), "CHANNEL_PARENT_INVALID"),
    ] {
        let (_, refused) = bot.call("POST", &channels, &body).await;
        assert_eq!(refused["errors"]["parent_id"]["_errors"][0]["code"], code, "{refused}");
    }
    let own = format!("/channels/{}", synced["id"].as_str().unwrap());
    let moved = json!([{ "id": synced["id"], "position": 9, "parent_id": category["id"], "lock_permissions": true }, { "id": "24", "position": 0 }]);
    assert_eq!(bot.call("PATCH", &channels, &moved).await.0, 204);
    let channel = bot.get(&own).await;
    assert_eq!(
        (&channel["parent_id"], &channel["position"], &channel["permission_overwrites"]),
        (&category["id"], &json!(9), &json!([]))
    );
    assert_eq!(bot.get("/channels/24").await["position"], 0);
    assert_eq!(bot.call("PATCH", &own, &json!({ "parent_id": null })).await.1["parent_id"], Value::Null);
    assert_eq!(bot.status("DELETE", &format!("/channels/{}", category["id"].as_str().unwrap())).await.0, 200);
    assert_eq!(
        bot.get(&format!("/channels/{}", voice["id"].as_str().unwrap())).await["parent_id"],
        Value::Null
    );
    check_schema(&sandbox);
}

#[tokio::test]
async fn posts_of_forums_have_tags() {
    let sandbox = administered().await;
    let (bot, _) = connected(&sandbox).await;
    let ben = ApiClient::person(&sandbox, "ben");
    let tags = json!([{ "name": "solved", "moderated": true, "emoji_name": "✅" }, { "name": "question" }]);
    let (status, forum) =
        bot.call("PATCH", "/channels/24", &json!({ "available_tags": tags, "default_sort_order": 1 })).await;
    assert_eq!((status, &forum["default_sort_order"]), (200, &json!(1)), "{forum}");
    let [solved, question] = [0, 1].map(|index| forum["available_tags"][index]["id"].clone());
    let post = |tags: Value| json!({ "name": "post", "message": { "content": "x" }, "applied_tags": tags });
    let threads = "/channels/24/threads";
    let (status, thread) = ben.call("POST", threads, &post(json!([question]))).await;
    assert_eq!((status, &thread["applied_tags"]), (201, &json!([question])), "{thread}");
    assert_eq!(
        ben.call("POST", threads, &post(json!([solved]))).await.1["code"],
        50013,
        "only moderators set it"
    );
    assert_eq!(bot.call("POST", threads, &post(json!(["5"]))).await.1["code"], 10087);
    let (_, refused) = bot.call("POST", threads, &post(json!(["1", "2", "3", "4", "5", "6"]))).await;
    assert_eq!(refused["errors"]["applied_tags"]["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
    let own = format!("/channels/{}", thread["id"].as_str().unwrap());
    assert_eq!(
        bot.call("PATCH", &own, &json!({ "applied_tags": [question, solved] })).await.1["applied_tags"],
        json!([question, solved])
    );
    assert_eq!(bot.call("PATCH", "/channels/24", &json!({ "flags": 16 })).await.0, 200);
    assert_eq!(bot.call("POST", threads, &post(json!([]))).await.1["code"], 40067);
    let kept = json!({ "available_tags": [{ "id": question, "name": "asked" }] });
    let (_, forum) = bot.call("PATCH", "/channels/24", &kept).await;
    assert_eq!(
        (&forum["available_tags"][0]["id"], &forum["available_tags"][0]["name"]),
        (&question, &json!("asked"))
    );
    let twice = json!({ "available_tags": [{ "name": "a" }, { "name": "a" }] });
    assert_eq!(bot.call("PATCH", "/channels/24", &twice).await.1["code"], 50035);
    check_schema(&sandbox);
    // The published description has no media channels.
    let (status, media) = bot
        .call(
            "POST",
            &format!("/guilds/{GUILD}/channels"),
            &json!({ "name": "pictures", "type": 16, "available_tags": [{ "name": "a" }] }),
        )
        .await;
    assert_eq!((status, &media["available_tags"][0]["name"]), (201, &json!("a")));
}

#[tokio::test]
async fn people_vote_in_polls() {
    let sandbox = administered().await;
    let (bot, mut socket) = connected(&sandbox).await;
    let (ana, ben) = (ApiClient::person(&sandbox, "ana"), ApiClient::person(&sandbox, "ben"));
    let messages = format!("/channels/{CHANNEL}/messages");
    let answer = |text: &str| json!({ "poll_media": { "text": text } });
    let poll = |more: Value| {
        let mut poll =
            json!({ "question": { "text": "When?" }, "answers": [answer("Today"), answer("Later")] });
        poll.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!({ "poll": poll })
    };
    let (status, message) = bot.call("POST", &messages, &poll(json!({ "duration": 1 }))).await;
    assert_eq!((status, &message["poll"]["answers"][1]["answer_id"]), (200, &json!(2)), "{message}");
    assert_eq!(message["poll"]["results"], json!({ "answer_counts": [], "is_finalized": false }));
    let polls = format!("/channels/{CHANNEL}/polls/{}", message["id"].as_str().unwrap());
    let vote = async |api: &ApiClient, answers: Value| {
        api.call("PUT", &format!("{polls}/answers/@me"), &json!({ "answer_ids": answers })).await
    };
    assert_eq!(vote(&bot, json!([1])).await.1["code"], 20001);
    assert_eq!(vote(&ana, json!([1, 2])).await.1["code"], 50035, "one answer only");
    assert_eq!(vote(&ana, json!([3])).await.1["code"], 50035);
    assert_eq!(vote(&ana, json!([1])).await.0, 204);
    let added = socket.event("MESSAGE_POLL_VOTE_ADD").await;
    assert_eq!((&added["answer_id"], &added["user_id"]), (&json!(1), &json!(ANA)));
    assert_eq!(vote(&ana, json!([2])).await.0, 204);
    assert_eq!(socket.event("MESSAGE_POLL_VOTE_REMOVE").await["answer_id"], 1);
    assert_eq!(vote(&ben, json!([2])).await.0, 204);
    let voters = bot.get(&format!("{polls}/answers/2?limit=1")).await;
    assert_eq!((voters["users"].as_array().unwrap().len(), &voters["users"][0]["id"]), (1, &json!(ANA)));
    assert_eq!(bot.get(&format!("{polls}/answers/1")).await["users"], json!([]));
    assert_eq!(bot.status("GET", &format!("{polls}/answers/9")).await.1["code"], 10102);
    let path = format!("{messages}/{}", message["id"].as_str().unwrap());
    assert_eq!(
        bot.get(&path).await["poll"]["results"]["answer_counts"],
        json!([{ "id": 2, "count": 2, "me_voted": false }])
    );
    assert_eq!(ana.get(&path).await["poll"]["results"]["answer_counts"][0]["me_voted"], true);

    assert_eq!(ben.status("POST", &format!("{polls}/expire")).await.1["code"], 50005);
    let (status, ended) = bot.call("POST", &format!("{polls}/expire"), &Value::Null).await;
    assert_eq!((status, &ended["poll"]["results"]["is_finalized"]), (200, &json!(true)), "{ended}");
    let result = socket.event("MESSAGE_CREATE").await;
    assert_eq!((&result["type"], &result["message_reference"]["message_id"]), (&json!(46), &message["id"]));
    assert!(
        result["embeds"][0]["fields"]
            .as_array()
            .unwrap()
            .contains(&json!({ "name": "victor_answer_text", "value": "Later", "inline": false }))
    );
    assert_eq!(vote(&ben, json!([1])).await.1["code"], 520_001);

    let (_, second) = bot.call("POST", &messages, &poll(json!({ "allow_multiselect": true }))).await;
    assert!(sandbox.advance_clock(Duration::from_secs(25 * 60 * 60)));
    let updated = loop {
        let updated = socket.event("MESSAGE_UPDATE").await;
        if updated["id"] == second["id"] {
            break updated;
        }
    };
    assert_eq!(updated["poll"]["results"]["is_finalized"], true, "it ends by itself after a day");
    for (body, at) in [
        (poll(json!({ "duration": 769 })), "duration"),
        (poll(json!({ "answers": [] })), "answers"),
        (poll(json!({ "question": {} })), "question"),
        (poll(json!({ "answers": [answer(&"x".repeat(56))] })), "answers"),
        (poll(json!({ "layout_type": 2 })), "layout_type"),
    ] {
        let (_, refused) = bot.call("POST", &messages, &body).await;
        assert!(refused["errors"]["poll"][at].is_object(), "{body}: {refused}");
    }
    assert_eq!(bot.call("PATCH", &path, &poll(json!({}))).await.0, 501);
    check_schema(&sandbox);
}

#[tokio::test]
async fn a_bot_changes_its_name_and_its_application() {
    let folder = tempfile::tempdir().unwrap();
    let world = WorldConfig::from_toml(WORLD).unwrap();
    let settings = || Settings {
        world: world.clone(),
        data_dir: Some(folder.path().to_owned()),
        enforce_rate_limits: false,
        ..Settings::default()
    };
    let sandbox = Sandbox::start(settings()).await.unwrap();
    let (bot, mut socket) = connected(&sandbox).await;
    let (status, user) = bot.call("PATCH", "/users/@me", &json!({ "username": "Renamed" })).await;
    assert_eq!((status, &user["username"]), (200, &json!("Renamed")), "{user}");
    assert_eq!(socket.event("USER_UPDATE").await["username"], "Renamed");
    assert_eq!(bot.call("PATCH", "/users/@me", &json!({ "username": "x" })).await.1["code"], 50035);
    assert_eq!(
        bot.call("PATCH", "/users/@me", &json!({ "username": "ok", "avatar": "data:image/png;base64,AA" }))
            .await
            .0,
        501
    );
    let body = json!({ "tags": ["games"], "custom_install_url": "https://example.org/" });
    let (status, application) = bot.call("PATCH", "/applications/@me", &body).await;
    assert_eq!(
        (status, &application["tags"], &application["name"]),
        (200, &json!(["games"]), &json!("One")),
        "{application}"
    );
    assert_eq!(
        bot.call("PATCH", "/applications/@me", &json!({ "tags": ["x".repeat(21)] })).await.1["code"],
        50035
    );
    assert_eq!(bot.get(&format!("/applications/{APPLICATION}")).await["tags"], json!(["games"]));
    check_schema(&sandbox);
    sandbox.shutdown().await;
    let sandbox = Sandbox::start(settings()).await.unwrap();
    let bot = ApiClient::bot(&sandbox);
    assert_eq!(bot.get("/users/@me").await["username"], "Renamed", "it survives a restart");
}
