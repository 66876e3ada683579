//! Reactions, pins, webhooks, roles, members, threads and the other resources that bots manage, by permission and with events.

use serde_json::{Value, json};

use crate::client::*;
use bside::sandbox::Sandbox;
use bside_test_support::DiscordSchema;

const FORUM: u64 = 24;
const NEWS: u64 = 23;
const HIGH_ROLE: u64 = 41;
const LOW_ROLE: u64 = 42;

/// A world with a bot that may do much, and one that may do little. `more` are permissions of the first.
async fn world_with(more: &str) -> Sandbox {
    unlimited_world(&format!(
        r#"
        applications = [
            {{ name = "Chair", id = {APPLICATION}, intents = ["members", "presences", "content"] }},
            {{ name = "Guest", id = 1100000000000000002 }},
        ]
        people = [
            {{ username = "ana", name = "Ana", id = {ANA} }}, {{ username = "ben", name = "Ben", id = {BEN} }},
            {{ username = "cy", name = "Cy", id = 33 }},
        ]
        [[servers]]
        name = "Here"
        owner = "ana"
        id = {GUILD}
        roles = [
            {{ name = "Low", id = {LOW_ROLE} }},
            {{ name = "Chair", application = "Chair", permissions = [
                "VIEW_CHANNEL", "SEND_MESSAGES", "READ_MESSAGE_HISTORY", "ADD_REACTIONS", "ATTACH_FILES",
                "CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS", {more}] }},
            {{ name = "High", id = {HIGH_ROLE} }},
        ]
        channels = [
            {{ name = "one", id = {CHANNEL} }}, {{ name = "news", id = {NEWS}, kind = "announcement" }},
            {{ name = "posts", id = {FORUM}, kind = "forum" }},
        ]
        "#
    ))
    .await
}

/// A bot with all intents, its client, and a bot without permissions of its own.
async fn bots(sandbox: &Sandbox) -> (ApiClient, GatewayClient, ApiClient) {
    let mut socket = GatewayClient::open(sandbox).await;
    let mut identity = identity(sandbox.bot_token());
    let privileged = 1 << 1 | 1 << 8 | 1 << 15;
    identity["intents"] = json!(1 << 0 | 1 << 2 | 1 << 5 | 1 << 9 | 1 << 10 | 1 << 12 | 1 << 13 | privileged);
    socket.send(2, identity).await;
    socket.event("GUILD_CREATE").await;
    let guest = ApiClient::new(sandbox, &format!("Bot {}", sandbox.bots()[1].1));
    (ApiClient::bot(sandbox), socket, guest)
}

async fn post(api: &ApiClient, content: &str) -> (String, Value) {
    let path = format!("/channels/{CHANNEL}/messages");
    let (status, message) = api.call("POST", &path, &json!({ "content": content })).await;
    assert_eq!(status, 200, "{message}");
    (format!("{path}/{}", message["id"].as_str().unwrap()), message)
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
async fn reactions_are_added_listed_and_removed() {
    let sandbox = world_with("\"MANAGE_MESSAGES\"").await;
    let (bot, mut socket, guest) = bots(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    let (path, _) = post(&ana, "x").await;
    let reactions = format!("{path}/reactions");
    let (up, heart) = ("%F0%9F%91%8D", "%E2%9D%A4%EF%B8%8F");
    assert_eq!(bot.status("PUT", &format!("{reactions}/{up}/@me")).await.0, 204);
    let added = socket.event("MESSAGE_REACTION_ADD").await;
    assert_eq!(
        (&added["emoji"]["name"], &added["user_id"], &added["message_author_id"]),
        (&json!("👍"), &json!(APPLICATION), &json!(ANA))
    );
    assert_eq!(ana.status("PUT", &format!("{reactions}/{up}/@me")).await.0, 204);
    assert_eq!(ana.status("PUT", &format!("{reactions}/{heart}/@me")).await.0, 204);
    let view = bot.get(&path).await["reactions"].clone();
    assert_eq!((&view[0]["count"], &view[0]["me"], &view[1]["me"]), (&json!(2), &json!(true), &json!(false)));
    let users = bot.get(&format!("{reactions}/{up}?limit=1&after={APPLICATION}")).await;
    assert_eq!((users.as_array().unwrap().len(), &users[0]["id"]), (1, &json!(ANA)));
    for wrong in ["x", "custom:5", "%20", "%ff"] {
        assert_eq!(bot.status("PUT", &format!("{reactions}/{wrong}/@me")).await.1["code"], 10014, "{wrong}");
    }
    assert_eq!(guest.status("DELETE", &reactions).await.1["code"], 50013);
    assert_eq!(guest.status("DELETE", &format!("{reactions}/{up}/{ANA}")).await.1["code"], 50013);
    assert_eq!(bot.status("DELETE", &format!("{reactions}/{up}/{ANA}")).await.0, 204);
    assert_eq!(socket.event("MESSAGE_REACTION_REMOVE").await["user_id"], ANA);
    assert_eq!(bot.status("DELETE", &format!("{reactions}/{up}/@me")).await.0, 204);
    assert_eq!(bot.get(&path).await["reactions"].as_array().unwrap().len(), 1, "no emoji without users");
    assert_eq!(bot.status("DELETE", &format!("{reactions}/{heart}")).await.0, 204);
    assert_eq!(socket.event("MESSAGE_REACTION_REMOVE_EMOJI").await["emoji"]["name"], "❤️");
    assert_eq!(bot.get(&path).await.get("reactions"), None);
    for number in 0..=20 {
        let (status, answer) =
            bot.status("PUT", &format!("{reactions}/%F0%9F%90%{:02X}/@me", 0x80 + number)).await;
        assert_eq!(
            (status, answer["code"].as_u64()),
            if number < 20 { (204, None) } else { (400, Some(30010)) }
        );
    }
    assert_eq!(bot.status("PUT", &format!("{reactions}/{up}{up}/@me")).await.1["code"], 10014, "one emoji");
    assert_eq!(
        bot.get(&format!("{reactions}/%F0%9F%90%80?type=1")).await,
        json!([]),
        "none of them cost anything"
    );
    assert_eq!(bot.status("GET", &format!("{reactions}/{up}?type=2")).await.1["code"], 50035);
    assert_eq!(bot.status("DELETE", &reactions).await.0, 204);
    socket.event("MESSAGE_REACTION_REMOVE_ALL").await;
    check_schema(&sandbox);
}

#[tokio::test]
async fn messages_are_pinned_published_and_deleted_in_bulk() {
    let sandbox = world_with("\"MANAGE_MESSAGES\", \"PIN_MESSAGES\"").await;
    let (bot, mut socket, guest) = bots(&sandbox).await;
    let (path, message) = post(&bot, "first").await;
    let (_, second) = post(&bot, "second").await;
    let id = |message: &Value| message["id"].as_str().unwrap().to_owned();
    let pins = format!("/channels/{CHANNEL}/messages/pins");
    assert_eq!(guest.status("PUT", &format!("{pins}/{}", id(&message))).await.1["code"], 50013);
    assert_eq!(bot.status("PUT", &format!("{pins}/{}", id(&message))).await.0, 204);
    assert!(socket.event("CHANNEL_PINS_UPDATE").await["last_pin_timestamp"].is_string());
    let told = socket.event("MESSAGE_CREATE").await;
    assert_eq!((&told["type"], &told["message_reference"]["message_id"]), (&json!(6), &message["id"]));
    sandbox.advance_clock(std::time::Duration::from_secs(1));
    assert_eq!(bot.status("PUT", &format!("/channels/{CHANNEL}/pins/{}", id(&second))).await.0, 204);
    assert_eq!(bot.get(&path).await["pinned"], true);
    let page = bot.get(&format!("{pins}?limit=1")).await;
    assert_eq!((&page["items"][0]["message"]["id"], &page["has_more"]), (&second["id"], &json!(true)));
    let before = page["items"][0]["pinned_at"].as_str().unwrap().replace('+', "%2B");
    let page = bot.get(&format!("{pins}?before={before}")).await;
    assert_eq!((&page["items"][0]["message"]["id"], &page["has_more"]), (&message["id"], &json!(false)));
    assert_eq!(bot.get(&format!("/channels/{CHANNEL}/pins")).await.as_array().unwrap().len(), 2);
    assert_eq!(bot.status("DELETE", &format!("{pins}/{}", id(&message))).await.0, 204);
    let notice = format!("{pins}/{}", id(&told));
    assert_eq!(bot.status("PUT", &notice).await.1["code"], 50021);

    let bulk = format!("/channels/{CHANNEL}/messages/bulk-delete");
    let body = json!({ "messages": [message["id"], second["id"], "5000000000000000000"] });
    assert_eq!(guest.call("POST", &bulk, &body).await.1["code"], 50013);
    for (messages, code) in [
        (json!([message["id"]]), 50035),
        (json!([id(&message), id(&message)]), 50035),
        (json!(["5", "6"]), 50034),
    ] {
        assert_eq!(
            bot.call("POST", &bulk, &json!({ "messages": messages })).await.1["code"],
            code,
            "{messages}"
        );
    }
    assert_eq!(bot.call("POST", &bulk, &body).await.0, 204);
    assert_eq!(socket.event("MESSAGE_DELETE_BULK").await["ids"], json!([message["id"], second["id"]]));
    assert_eq!(bot.status("GET", &path).await.1["code"], 10008);

    let news = format!("/channels/{NEWS}/messages");
    let (_, message) = bot.call("POST", &news, &json!({ "content": "news" })).await;
    let crosspost = format!("{news}/{}/crosspost", id(&message));
    assert_eq!(guest.status("POST", &crosspost).await.1["code"], 50013, "it is another's");
    let (status, published) = bot.status("POST", &crosspost).await;
    assert_eq!((status, &published["flags"]), (200, &json!(1)));
    assert_eq!(bot.status("POST", &crosspost).await.1["code"], 40033);
    let (path, _) = post(&bot, "x").await;
    assert_eq!(bot.status("POST", &format!("{path}/crosspost")).await.1["code"], 50024);
    check_schema(&sandbox);
}

#[tokio::test]
async fn webhooks_post_with_their_tokens() {
    let sandbox = world_with("\"MANAGE_WEBHOOKS\"").await;
    let (bot, mut socket, guest) = bots(&sandbox).await;
    let hooks = format!("/channels/{CHANNEL}/webhooks");
    assert_eq!(guest.call("POST", &hooks, &json!({ "name": "x" })).await.1["code"], 50013);
    assert_eq!(bot.call("POST", &hooks, &json!({ "name": "My Discord" })).await.1["code"], 50035);
    let (status, hook) = bot.call("POST", &hooks, &json!({ "name": "News" })).await;
    assert_eq!(
        (status, &hook["application_id"], &hook["user"]["id"]),
        (200, &json!(APPLICATION), &json!(APPLICATION))
    );
    assert_eq!(socket.event("WEBHOOKS_UPDATE").await["channel_id"], CHANNEL);
    let (id, token) = (hook["id"].as_str().unwrap(), hook["token"].as_str().unwrap());
    let path = format!("/webhooks/{id}/{token}");
    let anybody = ApiClient::new(&sandbox, "");
    let body = json!({ "content": "hello", "username": "Herald" });
    let (status, message) =
        anybody.upload("POST", &format!("{path}?wait=true"), &body, &[("a.txt", b"x")]).await;
    assert_eq!(
        (status, &message["author"]["username"], &message["webhook_id"]),
        (200, &json!("Herald"), &json!(id)),
        "{message}"
    );
    assert_eq!(socket.event("MESSAGE_CREATE").await["author"]["id"], id);
    assert_eq!(anybody.call("POST", &path, &json!({ "content": "x" })).await, (204, Value::Null));
    let own = format!("{path}/messages/{}", message["id"].as_str().unwrap());
    assert_eq!(anybody.call("PATCH", &own, &json!({ "content": "edited" })).await.1["content"], "edited");
    assert_eq!(anybody.get(&own).await["content"], "edited");
    assert_eq!(anybody.status("DELETE", &own).await.0, 204);
    assert_eq!(anybody.status("GET", &own).await.1["code"], 10008);
    assert_eq!(anybody.status("GET", &format!("/webhooks/{id}/wrong")).await.1["code"], 50027);
    assert_eq!(anybody.get(&path).await.get("user"), None);
    assert_eq!(
        bot.call("PATCH", &format!("/webhooks/{id}"), &json!({ "name": "Other" })).await.1["name"],
        "Other"
    );
    assert_eq!(bot.get(&hooks).await[0]["name"], "Other");
    assert_eq!(bot.get(&format!("/guilds/{GUILD}/webhooks")).await.as_array().unwrap().len(), 1);
    assert_eq!(guest.status("DELETE", &format!("/webhooks/{id}")).await.1["code"], 50013);
    assert_eq!(anybody.status("DELETE", &path).await.0, 204);
    assert_eq!(bot.status("GET", &format!("/webhooks/{id}")).await.1["code"], 10015);
    check_schema(&sandbox);
}

#[tokio::test]
async fn roles_are_managed_below_the_own_one() {
    let sandbox = world_with("\"MANAGE_ROLES\"").await;
    let (bot, mut socket, guest) = bots(&sandbox).await;
    let roles = format!("/guilds/{GUILD}/roles");
    assert_eq!(guest.call("POST", &roles, &json!({})).await.1["code"], 50013);
    assert_eq!(
        bot.call("POST", &roles, &json!({ "permissions": "8" })).await.1["code"],
        50013,
        "it is no administrator"
    );
    let (status, role) =
        bot.call("POST", &roles, &json!({ "name": "New", "color": 255, "permissions": 1024 })).await;
    assert_eq!((status, &role["color"], &role["position"]), (200, &json!(255), &json!(1)));
    assert_eq!(socket.event("GUILD_ROLE_CREATE").await["role"]["id"], role["id"]);
    let path = format!("{roles}/{}", role["id"].as_str().unwrap());
    assert_eq!(bot.call("PATCH", &path, &json!({ "hoist": true })).await.1["hoist"], true);
    socket.event("GUILD_ROLE_UPDATE").await;
    for high in [
        format!("{roles}/{HIGH_ROLE}"),
        roles.clone() + "/" + bot.get(&roles).await[3]["id"].as_str().unwrap(),
    ] {
        assert_eq!(
            bot.call("PATCH", &high, &json!({ "name": "x" })).await.1["code"],
            50013,
            "it is not below"
        );
    }
    let of_ben = |role: &str| format!("/guilds/{GUILD}/members/{BEN}/roles/{role}");
    assert_eq!(bot.status("PUT", &of_ben(role["id"].as_str().unwrap())).await.0, 204);
    assert_eq!(socket.event("GUILD_MEMBER_UPDATE").await["roles"], json!([role["id"]]));
    assert_eq!(bot.status("PUT", &of_ben(&HIGH_ROLE.to_string())).await.1["code"], 50013);
    assert_eq!(bot.status("PUT", &of_ben("5")).await.1["code"], 10011);
    assert_eq!(bot.get(&format!("{roles}/member-counts")).await[role["id"].as_str().unwrap()], 1);
    assert_eq!(bot.get(&path).await["name"], "New");
    let member = format!("/guilds/{GUILD}/members/{BEN}");
    let (status, updated) = bot.call("PATCH", &member, &json!({ "roles": [LOW_ROLE.to_string()] })).await;
    assert_eq!((status, &updated["roles"]), (200, &json!([LOW_ROLE.to_string()])));
    assert_eq!(
        bot.call("PATCH", &member, &json!({ "roles": [HIGH_ROLE.to_string()] })).await.1["code"],
        50013
    );
    let moved = json!([{ "id": role["id"], "position": 2 }]);
    assert_eq!(bot.call("PATCH", &roles, &moved).await.1[2]["id"], role["id"]);
    let told = [socket.event("GUILD_ROLE_UPDATE").await, socket.event("GUILD_ROLE_UPDATE").await];
    assert_eq!(told.map(|event| event["role"]["position"].clone()), [json!(1), json!(2)], "both have moved");
    let (_, refused) = bot.call("PATCH", &path, &json!({ "permissions": "x" })).await;
    let message = refused["errors"]["permissions"]["_errors"][0]["message"].as_str().unwrap();
    assert!(message.ends_with("is not a set of permissions."), "{message}");
    assert_eq!(bot.status("DELETE", &path).await.0, 204);
    assert_eq!(socket.event("GUILD_ROLE_DELETE").await["role_id"], role["id"]);
    assert_eq!(bot.status("GET", &path).await.1["code"], 10011);
    let overwrite = format!("/channels/{CHANNEL}/permissions/{LOW_ROLE}");
    assert_eq!(bot.call("PUT", &overwrite, &json!({ "type": 0, "deny": 1024 })).await.0, 204);
    assert_eq!(
        ApiClient::person(&sandbox, "ben").status("GET", &format!("/channels/{CHANNEL}")).await.1["code"],
        50001
    );
    assert_eq!(bot.call("PUT", &overwrite, &json!({ "type": 0, "allow": "8" })).await.1["code"], 50013);
    assert_eq!(guest.status("DELETE", &overwrite).await.1["code"], 50013);
    assert_eq!(bot.status("DELETE", &overwrite).await.0, 204);
    assert_eq!(bot.status("DELETE", &overwrite).await.1["code"], 10009);
    check_schema(&sandbox);
}

#[tokio::test]
async fn members_get_nicknames_and_bans() {
    let sandbox =
        world_with("\"MANAGE_NICKNAMES\", \"BAN_MEMBERS\", \"MODERATE_MEMBERS\", \"MANAGE_CHANNELS\"").await;
    let (bot, mut socket, guest) = bots(&sandbox).await;
    let member = |user: &str| format!("/guilds/{GUILD}/members/{user}");
    let nick = json!({ "nick": "Bee" });
    assert_eq!(guest.call("PATCH", &member(BEN), &nick).await.1["code"], 50013);
    assert_eq!(bot.call("PATCH", &member(BEN), &nick).await.1["nick"], "Bee");
    assert_eq!(socket.event("GUILD_MEMBER_UPDATE").await["nick"], "Bee");
    assert_eq!(bot.call("PATCH", &member(ANA), &nick).await.1["code"], 50013, "she owns the server");
    assert_eq!(bot.call("PATCH", &member("@me"), &nick).await.1["nick"], "Bee");
    assert_eq!(guest.call("PATCH", &member("@me"), &nick).await.1["code"], 50013);
    let bans = format!("/guilds/{GUILD}/bans");
    assert_eq!(guest.status("GET", &bans).await.1["code"], 50013);
    assert_eq!(bot.get(&bans).await, json!([]));
    assert_eq!(guest.call("PUT", &format!("{bans}/{BEN}"), &json!({})).await.1["code"], 50013);
    assert_eq!(bot.call("PUT", &format!("{bans}/{ANA}"), &json!({})).await.1["code"], 50013);
    assert_eq!(bot.call("PUT", &format!("{bans}/{BEN}"), &json!({})).await.0, 204);
    assert_eq!(socket.event("GUILD_BAN_ADD").await["user"]["id"], BEN);
    assert_eq!(bot.get(&format!("{bans}/{BEN}")).await["user"]["id"], BEN);
    assert_eq!(bot.status("GET", &member(BEN)).await.1["code"], 10007);
    assert_eq!(bot.call("DELETE", &format!("{bans}/{BEN}"), &json!({})).await.0, 204);
    assert_eq!(bot.status("GET", &format!("{bans}/{BEN}")).await.1["code"], 10026);
    assert_eq!(guest.status("GET", &format!("/guilds/{GUILD}/invites")).await.1["code"], 50013);
    assert_eq!(bot.get(&format!("/channels/{CHANNEL}/invites")).await, json!([]));
    assert_eq!(bot.status("GET", "/invites/code").await.1["code"], 10006);
    let channels = format!("/guilds/{GUILD}/channels");
    assert_eq!(guest.call("POST", &channels, &json!({ "name": "x" })).await.1["code"], 50013);
    assert_eq!(bot.call("POST", &channels, &json!({})).await.1["code"], 50035);
    let (status, channel) = bot.call("POST", &channels, &json!({ "name": "new", "topic": "t" })).await;
    assert_eq!((status, &channel["topic"]), (201, &json!("t")));
    assert_eq!(channel["name"], "new", "as it is");
    for (kind, code) in [
        (json!(99), "BASE_TYPE_CHOICES"),
        (json!("x"), "BASE_TYPE_CHOICES"),
        (json!(14), "SANDBOX_UNSUPPORTED"),
    ] {
        let (_, refused) = bot.call("POST", &channels, &json!({ "name": "x", "type": kind })).await;
        assert_eq!(refused["errors"]["type"]["_errors"][0]["code"], code, "{kind}");
    }
    let path = format!("/channels/{}", channel["id"].as_str().unwrap());
    assert_eq!(bot.call("PATCH", &path, &json!({ "name": "My Room!" })).await.1["name"], "my-room");
    let denied = json!([{ "id": GUILD, "type": 0, "allow": "0", "deny": "2048" }]);
    let overwrites = json!({ "permission_overwrites": denied });
    assert_eq!(bot.call("PATCH", &path, &overwrites).await.1["code"], 50013, "it may not manage roles");
    let ana = ApiClient::person(&sandbox, "ana");
    assert_eq!(ana.call("PATCH", &path, &overwrites).await.1["permission_overwrites"], denied);
    let cy = ApiClient::person(&sandbox, "cy");
    assert_eq!(
        cy.call("POST", &format!("{path}/messages"), &json!({ "content": "x" })).await.1["code"],
        50013
    );
    assert_eq!(
        ana.call("PATCH", &path, &json!({ "permission_overwrites": [{ "id": "x", "type": 9 }] })).await.1["code"],
        50035
    );
    assert_eq!(
        bot.status("PUT", &format!("{path}/messages")).await,
        (405, json!({ "message": "405: Method Not Allowed", "code": 0 }))
    );
    assert_eq!(socket.event("CHANNEL_CREATE").await["id"], channel["id"]);
    check_schema(&sandbox);
}

#[tokio::test]
async fn threads_have_members_and_archives() {
    let sandbox = world_with("\"CREATE_PRIVATE_THREADS\", \"MANAGE_THREADS\"").await;
    let (bot, mut socket, guest) = bots(&sandbox).await;
    let (ben, cy) = (ApiClient::person(&sandbox, "ben"), ApiClient::person(&sandbox, "cy"));
    let threads = format!("/channels/{CHANNEL}/threads");
    assert_eq!(guest.call("POST", &threads, &json!({ "name": "x", "type": 12 })).await.1["code"], 50013);
    let (status, thread) = bot.call("POST", &threads, &json!({ "name": "secret" })).await;
    assert_eq!(
        (status, &thread["type"], &thread["thread_metadata"]["invitable"]),
        (201, &json!(12), &json!(true))
    );
    let path = format!("/channels/{}", thread["id"].as_str().unwrap());
    assert_eq!(ben.status("GET", &path).await.1["code"], 50001, "it is private");
    let mut page = GatewayClient::person(&sandbox, "ben").await;
    assert_eq!(bot.status("PUT", &format!("{path}/thread-members/{BEN}")).await.0, 204);
    assert_eq!(page.event("THREAD_CREATE").await["id"], thread["id"]);
    assert_eq!(socket.event("THREAD_MEMBERS_UPDATE").await["added_members"][0]["user_id"], BEN);
    assert_eq!(ben.get(&path).await["member_count"], 2);
    assert_eq!(ben.call("POST", &format!("{path}/messages"), &json!({ "content": "x" })).await.0, 200);
    assert_eq!(cy.status("GET", &path).await.1["code"], 50001);
    let members = bot.get(&format!("{path}/thread-members?with_member=true")).await;
    assert_eq!(
        (members.as_array().unwrap().len(), &members[0]["member"]["user"]["id"]),
        (2, &json!(APPLICATION).clone())
    );
    assert_eq!(bot.get(&format!("{path}/thread-members/{BEN}")).await["user_id"], BEN);
    assert_eq!(bot.status("GET", &format!("{path}/thread-members/33")).await.1["code"], 10007);
    assert_eq!(ben.status("DELETE", &format!("{path}/thread-members/{APPLICATION}")).await.1["code"], 50013);
    assert_eq!(bot.status("DELETE", &format!("{path}/thread-members/{BEN}")).await.0, 204);
    assert_eq!(ben.status("GET", &path).await.1["code"], 50001);
    bot.call("PATCH", &path, &json!({ "archived": true })).await;
    for number in 0..3 {
        let (_, thread) =
            bot.call("POST", &threads, &json!({ "name": number.to_string(), "type": 11 })).await;
        bot.call(
            "PATCH",
            &format!("/channels/{}", thread["id"].as_str().unwrap()),
            &json!({ "archived": true }),
        )
        .await;
        sandbox.advance_clock(std::time::Duration::from_secs(1));
    }
    let archived = format!("/channels/{CHANNEL}/threads/archived");
    let public = bot.get(&format!("{archived}/public?limit=2")).await;
    assert_eq!((&public["threads"][0]["name"], &public["has_more"]), (&json!("2"), &json!(true)));
    assert_eq!(public["members"][0]["user_id"], APPLICATION);
    let before =
        public["threads"][1]["thread_metadata"]["archive_timestamp"].as_str().unwrap().replace('+', "%2B");
    let rest = bot.get(&format!("{archived}/public?before={before}")).await;
    assert_eq!((&rest["threads"][0]["name"], &rest["has_more"]), (&json!("0"), &json!(false)));
    assert_eq!(bot.get(&format!("{archived}/private")).await["threads"][0]["name"], "secret");
    assert_eq!(guest.status("GET", &format!("{archived}/private")).await.1["code"], 50013);
    let joined = format!("/channels/{CHANNEL}/users/@me/threads/archived/private");
    assert_eq!(bot.get(&joined).await["threads"].as_array().unwrap().len(), 1);
    assert_eq!(guest.get(&joined).await["threads"], json!([]));
    check_schema(&sandbox);
}

#[tokio::test]
async fn what_bots_may_not_set_is_read() {
    let sandbox = world_with("\"MANAGE_GUILD\"").await;
    let (bot, ..) = bots(&sandbox).await;
    let commands = format!("/applications/{APPLICATION}/guilds/{GUILD}/commands");
    let (_, command) = bot.call("POST", &commands, &json!({ "name": "x", "description": "d" })).await;
    assert_eq!(bot.get(&format!("{commands}/permissions")).await, json!([]));
    let permissions = format!("{commands}/{}/permissions", command["id"].as_str().unwrap());
    assert_eq!(bot.status("GET", &permissions).await.1["code"], 10066);
    assert_eq!(bot.call("PUT", &permissions, &json!({ "permissions": [] })).await.1["code"], 20001);
    let metadata = format!("/applications/{APPLICATION}/role-connections/metadata");
    assert_eq!(bot.get(&metadata).await, json!([]));
    let list = json!([{ "type": 1, "key": "won", "name": "Games won", "description": "At least" }]);
    assert_eq!(bot.call("PUT", &metadata, &list).await, (200, list.clone()));
    assert_eq!(bot.get(&metadata).await, list);
    assert_eq!(bot.call("PUT", &metadata, &json!([{ "type": 9, "key": "A b" }])).await.1["code"], 50035);
    check_schema(&sandbox);
}

#[tokio::test]
async fn what_bots_manage_survives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let start = async || {
        let settings =
            bside::sandbox::Settings { data_dir: Some(folder.path().to_owned()), ..Default::default() };
        Sandbox::start(settings).await.unwrap()
    };
    let sandbox = start().await;
    let ana = ApiClient::person(&sandbox, "ana");
    let (_, role) = ana.call("POST", &format!("/guilds/{GUILD}/roles"), &json!({ "name": "New" })).await;
    let (_, hook) =
        ana.call("POST", &format!("/channels/{CHANNEL}/webhooks"), &json!({ "name": "Hook" })).await;
    ana.call("PATCH", &format!("/guilds/{GUILD}/members/{BEN}"), &json!({ "nick": "Bee" })).await;
    let (path, _) = post(&ana, "x").await;
    ana.status("PUT", &format!("{path}/reactions/%F0%9F%91%8D/@me")).await;
    sandbox.shutdown().await;
    let sandbox = start().await;
    let ana = ApiClient::person(&sandbox, "ana");
    assert_eq!(
        ana.get(&format!("/guilds/{GUILD}/roles/{}", role["id"].as_str().unwrap())).await["name"],
        "New"
    );
    assert_eq!(ana.get(&format!("/webhooks/{}", hook["id"].as_str().unwrap())).await["token"], hook["token"]);
    assert_eq!(ana.get(&format!("/guilds/{GUILD}/members/{BEN}")).await["nick"], "Bee");
    assert_eq!(ana.get(&path).await["reactions"][0]["me"], true);
}
