//! Permissions of people and bots, by roles, permission overwrites and installations.

use bside::sandbox::Sandbox;
use serde_json::{Value, json};

use crate::client::*;

/// Ben is a referee and may manage messages. Cy may not run commands. The bot may not post in `quiet` and cannot view `secret`.
/// It is not a member of the guild `Elsewhere`, but Ana has installed it for herself.
const WORLD: &str = r#"
    applications = [{ name = "Bot", id = 1100000000000000001 }]
    people = [
        { username = "ana", name = "Ana", id = 1100000000000000031, applications = ["Bot"] },
        { username = "ben", name = "Ben", id = 1100000000000000032 },
        { username = "cy", name = "Cy" },
        { username = "dee", name = "Dee" },
    ]
    [[servers]]
    name = "Here"
    id = 1100000000000000010
    owner = "dee"
    members = ["ana", "ben", "cy", "dee"]
    [[servers.roles]]
    name = "Referee"
    permissions = ["MANAGE_MESSAGES"]
    members = ["ben"]
    [[servers.channels]]
    name = "open"
    id = 1100000000000000021
    overwrites = [{ of = "cy", deny = ["USE_APPLICATION_COMMANDS", "SEND_MESSAGES"] }]
    [[servers.channels]]
    name = "quiet"
    id = 1100000000000000022
    overwrites = [
        { of = "Bot", deny = ["SEND_MESSAGES", "EMBED_LINKS"] },
        { of = "Referee", deny = ["ATTACH_FILES"] },
    ]
    [[servers.channels]]
    name = "secret"
    id = 1100000000000000023
    overwrites = [{ of = "@everyone", deny = ["VIEW_CHANNEL"] }, { of = "Referee", allow = ["VIEW_CHANNEL"] }]
    [[servers]]
    name = "Elsewhere"
    id = 1100000000000000110
    owner = "ana"
    members = ["ana", "ben"]
    applications = []
    channels = [{ name = "far", id = 1100000000000000121 }]
"#;
const QUIET: &str = "1100000000000000022";
const SECRET: &str = "1100000000000000023";
const ELSEWHERE: &str = "1100000000000000110";
const FAR: &str = "1100000000000000121";

fn code((status, body): (u16, Value)) -> (u16, u64) {
    (status, body["code"].as_u64().unwrap_or_default())
}

fn messages(channel: &str) -> String {
    format!("/channels/{channel}/messages")
}

async fn register(bot: &ApiClient, command: Value) {
    let (status, body) = bot.call("POST", &format!("/applications/{APPLICATION}/commands"), &command).await;
    assert_eq!(status, 201, "{body}");
}

/// Runs a command that may not be available to the person.
async fn run(api: &ApiClient, sandbox: &Sandbox, channel: &str, name: &str) -> (u16, u64) {
    let commands = ApiClient::bot(sandbox).get(&format!("/applications/{APPLICATION}/commands")).await;
    let command =
        commands.as_array().unwrap().iter().find(|command| command["name"] == name).unwrap().clone();
    code(api.interact(2, channel, &command, json!({}), "n").await)
}

#[tokio::test]
async fn a_bot_is_limited_to_its_permissions() {
    let sandbox = world(WORLD).await;
    let bot = ApiClient::bot(&sandbox);
    let hello = json!({ "content": "x" });
    assert_eq!(code(bot.call("POST", &messages(QUIET), &hello).await), (403, 50013));
    assert_eq!(code(bot.call("POST", &messages(SECRET), &hello).await), (403, 50001));
    assert_eq!(code(bot.call("POST", &messages(FAR), &hello).await), (403, 50001), "the bot is not a member");
    assert_eq!(code(bot.status("GET", &format!("/guilds/{ELSEWHERE}")).await), (403, 50001));
    assert_eq!(
        code(bot.status("GET", &format!("/applications/{APPLICATION}/guilds/{ELSEWHERE}/commands")).await),
        (403, 50001)
    );
    assert_eq!(bot.call("POST", &messages(CHANNEL), &hello).await.0, 200);
    let names = bot.get(&format!("/guilds/{GUILD}/channels")).await;
    let names: Vec<_> = names.as_array().unwrap().iter().map(|channel| channel["name"].clone()).collect();
    assert_eq!(names, ["open", "quiet"], "a channel that the bot cannot view is not listed");
    let servers = bot.get("/users/@me/guilds").await;
    assert_eq!(servers.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_voice_channel_is_read_by_those_who_may_enter_it() {
    let config = WORLD.replace(
        "    [[servers]]\n    name = \"Elsewhere\"",
        r#"
    [[servers.channels]]
    name = "talk"
    id = 1100000000000000024
    kind = "voice"
    overwrites = [{ of = "Bot", deny = ["CONNECT"] }]
    [[servers]]
    name = "Elsewhere""#,
    );
    let sandbox = world(&config).await;
    let (bot, ana) = (ApiClient::bot(&sandbox), ApiClient::person(&sandbox, "ana"));
    let talk = messages("1100000000000000024");
    let (status, sent) = bot.call("POST", &talk, &json!({ "content": "x" })).await;
    assert_eq!(status, 200, "{sent}");
    let one = format!("{talk}/{}", sent["id"].as_str().unwrap());
    for path in [&talk, &one] {
        assert_eq!(code(bot.status("GET", path).await), (403, 50001));
        assert_eq!(ana.status("GET", path).await.0, 200);
    }
}

#[tokio::test]
async fn a_person_is_limited_to_their_permissions() {
    let sandbox = world(WORLD).await;
    let (bot, ana) = (ScriptedBot::start(&sandbox).await, ApiClient::person(&sandbox, "ana"));
    let (ben, cy) = (ApiClient::person(&sandbox, "ben"), ApiClient::person(&sandbox, "cy"));
    let hello = json!({ "content": "x" });
    assert_eq!(code(cy.call("POST", &messages(CHANNEL), &hello).await), (403, 50013));
    assert!(cy.find_command(CHANNEL, "go").await.is_none());
    assert_eq!(run(&cy, &sandbox, CHANNEL, "go").await, (403, 50013));
    assert_eq!(code(ana.call("POST", &messages(SECRET), &hello).await), (403, 50001));
    assert_eq!(ben.call("POST", &messages(SECRET), &hello).await.0, 200);
    assert_eq!(code(ben.upload("POST", &messages(QUIET), &hello, &[("a.txt", b"x")]).await), (403, 50013));
    let (_, ana_message) = ana.call("POST", &messages(CHANNEL), &hello).await;
    let ana_message = format!("{}/{}", messages(CHANNEL), ana_message["id"].as_str().unwrap());
    assert_eq!(code(cy.status("DELETE", &ana_message).await), (403, 50013));
    assert_eq!(ben.status("DELETE", &ana_message).await.0, 204, "a referee may delete messages");
    drop(bot);
}

#[tokio::test]
async fn commands_are_listed_for_those_who_may_run_them() {
    let sandbox = world(WORLD).await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    register(&bot.api, json!({ "name": "tidy", "description": "d", "default_member_permissions": "8192" }))
        .await;
    register(&bot.api, json!({ "name": "own", "description": "d", "default_member_permissions": "0" })).await;
    let [ana, ben, dee] = ["ana", "ben", "dee"].map(|name| ApiClient::person(&sandbox, name));
    for (api, tidy, own) in [(&ana, false, false), (&ben, true, false), (&dee, true, true)] {
        assert_eq!(api.find_command(CHANNEL, "tidy").await.is_some(), tidy);
        assert_eq!(api.find_command(CHANNEL, "own").await.is_some(), own);
    }
    assert_eq!(run(&ana, &sandbox, CHANNEL, "tidy").await, (403, 50013));
    assert_eq!(run(&ben, &sandbox, CHANNEL, "tidy").await, (204, 0));
    let interaction = bot.next_interaction().await;
    let permissions: u64 = interaction["member"]["permissions"].as_str().unwrap().parse().unwrap();
    assert_ne!(permissions & 1 << 13, 0, "the role grants it");
    assert_eq!(run(&ben, &sandbox, QUIET, "tidy").await, (204, 0));
    let interaction = bot.next_interaction().await;
    let permissions: u64 = interaction["app_permissions"].as_str().unwrap().parse().unwrap();
    assert_eq!(permissions & (1 << 11 | 1 << 14), 0, "the channel denies it to the bot");
    // A response to an interaction needs no permissions.
    assert_eq!(bot.respond(&interaction, &json!({ "type": 4, "data": { "content": "x" } })).await.0, 204);
}

#[tokio::test]
async fn commands_are_available_in_their_contexts() {
    let sandbox = world(WORLD).await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    for (name, contexts, kinds) in [
        ("server", json!([0]), json!([0])),
        ("private", json!([1]), json!([0])),
        ("anywhere", json!([0, 1, 2]), json!([0, 1])),
        ("old", Value::Null, json!([0])),
    ] {
        let mut command =
            json!({ "name": name, "description": "d", "contexts": contexts, "integration_types": kinds });
        if name == "old" {
            command["dm_permission"] = json!(false);
        }
        register(&bot.api, command).await;
    }
    let (ana, ben) = (ApiClient::person(&sandbox, "ana"), ApiClient::person(&sandbox, "ben"));
    let direct = async |api: &ApiClient, with: &str| {
        let (status, channel) =
            api.call("POST", "/users/@me/channels", &json!({ "recipient_id": with })).await;
        assert_eq!(status, 200, "{channel}");
        channel["id"].as_str().unwrap().to_owned()
    };
    let (with_bot, with_ben) = (direct(&ana, APPLICATION).await, direct(&ana, BEN).await);
    let his = direct(&ben, APPLICATION).await;
    let owners = |interaction: &Value| interaction["authorizing_integration_owners"].clone();
    for (api, channel, name, expected) in [
        (&ana, CHANNEL, "server", Some((0, json!({ "0": GUILD })))),
        (&ana, CHANNEL, "private", None),
        (&ana, CHANNEL, "anywhere", Some((0, json!({ "0": GUILD, "1": ANA })))),
        (&ana, with_bot.as_str(), "server", None),
        (&ana, &with_bot, "old", None),
        (&ana, &with_bot, "private", Some((1, json!({ "0": "0" })))),
        (&ben, &his, "anywhere", Some((1, json!({ "0": "0" })))),
        (&ana, &with_ben, "private", None),
        (&ana, &with_ben, "anywhere", Some((2, json!({ "1": ANA })))),
        (&ben, &with_ben, "anywhere", None),
        (&ana, FAR, "server", None),
        (&ana, FAR, "anywhere", Some((0, json!({ "1": ANA })))),
        (&ben, FAR, "anywhere", None),
    ] {
        assert_eq!(
            api.find_command(channel, name).await.is_some(),
            expected.is_some(),
            "{name} in {channel}"
        );
        let answer = run(api, &sandbox, channel, name).await;
        let Some((context, expected_owners)) = expected else {
            assert_eq!(answer, (404, 10063), "{name} in {channel}");
            continue;
        };
        assert_eq!(answer, (204, 0), "{name} in {channel}");
        let interaction = bot.next_interaction().await;
        assert_eq!(
            (&interaction["context"], owners(&interaction)),
            (&json!(context), expected_owners),
            "{name} in {channel}"
        );
        // Where the bot is not a member, it can only respond to interactions.
        let response = json!({ "type": 4, "data": { "content": "x" } });
        assert_eq!(bot.respond(&interaction, &response).await.0, 204);
        if channel == FAR || channel == with_ben {
            assert_eq!(
                code(bot.api.call("POST", &messages(channel), &json!({ "content": "x" })).await),
                (403, 50001)
            );
            assert_eq!(
                bot.api
                    .call("POST", &ScriptedBot::webhook(&interaction, ""), &json!({ "content": "more" }))
                    .await
                    .0,
                200
            );
        }
    }
}
