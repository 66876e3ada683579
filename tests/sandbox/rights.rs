//! Who may do what where: people and bots, by roles, by channels, by installation.

use bside::sandbox::Sandbox;
use serde_json::{Value, json};

use crate::client::*;

/// Ben is a referee and may manage messages; Cy may not run commands; the bot may not write in `quiet`, and does not see
/// `secret`. In `elsewhere` the bot is no member, but Ana has installed it for herself.
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

async fn register(bot: &Api, command: Value) {
    let (status, body) = bot.call("POST", &format!("/applications/{APPLICATION}/commands"), &command).await;
    assert_eq!(status, 201, "{body}");
}

/// Begins a command that need not be offered.
async fn run(api: &Api, sandbox: &Sandbox, channel: &str, name: &str) -> (u16, u64) {
    let commands = Api::bot(sandbox).get(&format!("/applications/{APPLICATION}/commands")).await;
    let command =
        commands.as_array().unwrap().iter().find(|command| command["name"] == name).unwrap().clone();
    code(api.interact(2, channel, &command, json!({}), "n").await)
}

#[tokio::test]
async fn a_bot_does_only_what_it_may() {
    let sandbox = world(WORLD).await;
    let bot = Api::bot(&sandbox);
    let hello = json!({ "content": "x" });
    assert_eq!(code(bot.call("POST", &messages(QUIET), &hello).await), (403, 50013));
    assert_eq!(code(bot.call("POST", &messages(SECRET), &hello).await), (403, 50001));
    assert_eq!(code(bot.call("POST", &messages(FAR), &hello).await), (403, 50001), "it is no member");
    assert_eq!(code(bot.status("GET", &format!("/guilds/{ELSEWHERE}")).await), (403, 50001));
    assert_eq!(
        code(bot.status("GET", &format!("/applications/{APPLICATION}/guilds/{ELSEWHERE}/commands")).await),
        (403, 50001)
    );
    assert_eq!(bot.call("POST", &messages(TABLE), &hello).await.0, 200);
    let names = bot.get(&format!("/guilds/{GUILD}/channels")).await;
    let names: Vec<_> = names.as_array().unwrap().iter().map(|channel| channel["name"].clone()).collect();
    assert_eq!(names, ["open", "quiet"], "what it does not see it is not told of");
    let servers = bot.get("/users/@me/guilds").await;
    assert_eq!(servers.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_person_does_only_what_they_may() {
    let sandbox = world(WORLD).await;
    let (bot, ana) = (Bot::start(&sandbox).await, Api::person(&sandbox, "ana"));
    let (ben, cy) = (Api::person(&sandbox, "ben"), Api::person(&sandbox, "cy"));
    let hello = json!({ "content": "x" });
    assert_eq!(code(cy.call("POST", &messages(TABLE), &hello).await), (403, 50013));
    assert!(cy.offered(TABLE, "go").await.is_none());
    assert_eq!(run(&cy, &sandbox, TABLE, "go").await, (403, 50013));
    assert_eq!(code(ana.call("POST", &messages(SECRET), &hello).await), (403, 50001));
    assert_eq!(ben.call("POST", &messages(SECRET), &hello).await.0, 200);
    assert_eq!(code(ben.upload("POST", &messages(QUIET), &hello, &[("a.txt", b"x")]).await), (403, 50013));
    let (_, hers) = ana.call("POST", &messages(TABLE), &hello).await;
    let hers = format!("{}/{}", messages(TABLE), hers["id"].as_str().unwrap());
    assert_eq!(code(cy.status("DELETE", &hers).await), (403, 50013));
    assert_eq!(ben.status("DELETE", &hers).await.0, 204, "a referee may");
    drop(bot);
}

#[tokio::test]
async fn commands_are_offered_to_those_who_may_run_them() {
    let sandbox = world(WORLD).await;
    let mut bot = Bot::start(&sandbox).await;
    register(&bot.api, json!({ "name": "tidy", "description": "d", "default_member_permissions": "8192" }))
        .await;
    register(&bot.api, json!({ "name": "own", "description": "d", "default_member_permissions": "0" })).await;
    let [ana, ben, dee] = ["ana", "ben", "dee"].map(|name| Api::person(&sandbox, name));
    for (api, tidy, own) in [(&ana, false, false), (&ben, true, false), (&dee, true, true)] {
        assert_eq!(api.offered(TABLE, "tidy").await.is_some(), tidy);
        assert_eq!(api.offered(TABLE, "own").await.is_some(), own);
    }
    assert_eq!(run(&ana, &sandbox, TABLE, "tidy").await, (403, 50013));
    assert_eq!(run(&ben, &sandbox, TABLE, "tidy").await, (204, 0));
    let interaction = bot.interaction().await;
    let rights: u64 = interaction["member"]["permissions"].as_str().unwrap().parse().unwrap();
    assert_ne!(rights & 1 << 13, 0, "what a role allows");
    assert_eq!(run(&ben, &sandbox, QUIET, "tidy").await, (204, 0));
    let interaction = bot.interaction().await;
    let rights: u64 = interaction["app_permissions"].as_str().unwrap().parse().unwrap();
    assert_eq!(rights & (1 << 11 | 1 << 14), 0, "what the channel denies the bot");
    // All the same it may answer: that goes by the interaction.
    assert_eq!(bot.answer(&interaction, &json!({ "type": 4, "data": { "content": "x" } })).await.0, 204);
}

#[tokio::test]
async fn commands_are_where_their_contexts_are() {
    let sandbox = world(WORLD).await;
    let mut bot = Bot::start(&sandbox).await;
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
    let (ana, ben) = (Api::person(&sandbox, "ana"), Api::person(&sandbox, "ben"));
    let direct = async |api: &Api, with: &str| {
        let (status, channel) =
            api.call("POST", "/users/@me/channels", &json!({ "recipient_id": with })).await;
        assert_eq!(status, 200, "{channel}");
        channel["id"].as_str().unwrap().to_owned()
    };
    let (with_bot, with_ben) = (direct(&ana, APPLICATION).await, direct(&ana, BEN).await);
    let his = direct(&ben, APPLICATION).await;
    let owners = |interaction: &Value| interaction["authorizing_integration_owners"].clone();
    for (api, channel, name, expected) in [
        (&ana, TABLE, "server", Some((0, json!({ "0": GUILD })))),
        (&ana, TABLE, "private", None),
        (&ana, TABLE, "anywhere", Some((0, json!({ "0": GUILD, "1": ANA })))),
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
        assert_eq!(api.offered(channel, name).await.is_some(), expected.is_some(), "{name} in {channel}");
        let answer = run(api, &sandbox, channel, name).await;
        let Some((context, whose)) = expected else {
            assert_eq!(answer, (404, 10063), "{name} in {channel}");
            continue;
        };
        assert_eq!(answer, (204, 0), "{name} in {channel}");
        let interaction = bot.interaction().await;
        assert_eq!(
            (&interaction["context"], owners(&interaction)),
            (&json!(context), whose),
            "{name} in {channel}"
        );
        // Where the bot is no member it can answer, and nothing else.
        let told = json!({ "type": 4, "data": { "content": "x" } });
        assert_eq!(bot.answer(&interaction, &told).await.0, 204);
        if channel == FAR || channel == with_ben {
            assert_eq!(
                code(bot.api.call("POST", &messages(channel), &json!({ "content": "x" })).await),
                (403, 50001)
            );
            assert_eq!(
                bot.api.call("POST", &Bot::hook(&interaction, ""), &json!({ "content": "more" })).await.0,
                200
            );
        }
    }
}
