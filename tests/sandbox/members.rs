//! Members who are timed out, kicked or leave while the sandbox runs.

use serde_json::json;

use crate::client::*;
use bside::sandbox::{Sandbox, Settings};

const MEMBER: &str = "/guilds/1100000000000000010/members/1100000000000000032";
/// Two weeks after the start of a clock that stands still.
const LATER: &str = "2026-01-15T00:00:00+00:00";

#[tokio::test]
async fn a_timed_out_member_sees_the_channel_and_can_do_nothing_there() {
    let sandbox = Sandbox::start(Settings { is_deterministic: true, ..Settings::default() }).await.unwrap();
    let mut bot = ScriptedBot::start(&sandbox).await;
    let (ana, ben) = (ApiClient::person(&sandbox, "ana"), ApiClient::person(&sandbox, "ben"));
    let time_out = |until| json!({ "communication_disabled_until": until });
    assert_eq!(ben.call("PATCH", MEMBER, &time_out(Some(LATER))).await.0, 403, "Ben is no moderator");
    let owner = format!("/guilds/{GUILD}/members/{ANA}");
    assert_eq!(ana.call("PATCH", &owner, &time_out(Some(LATER))).await.0, 403, "owners are exempt");
    assert_eq!(ana.call("PATCH", MEMBER, &time_out(Some("tomorrow"))).await.0, 400);
    let (_, refused) = ana.call("PATCH", MEMBER, &time_out(Some("2026-01-29T00:00:01Z"))).await;
    assert_eq!(
        refused["errors"]["communication_disabled_until"]["_errors"][0]["code"],
        "INVALID_COMMUNICATION_DISABLED_TIMESTAMP",
        "28 days at most"
    );
    let (status, member) = ana.call("PATCH", MEMBER, &time_out(Some(LATER))).await;
    assert_eq!((status, &member["user"]["username"]), (200, &json!("ben")));
    assert!(
        member["communication_disabled_until"].as_str().is_some_and(|until| until.starts_with("2026-01-15"))
    );
    assert_eq!(
        bot.api.get(MEMBER).await["communication_disabled_until"],
        member["communication_disabled_until"]
    );

    let messages = format!("/channels/{CHANNEL}/messages");
    assert_eq!(ben.call("POST", &messages, &json!({ "content": "x" })).await.0, 403);
    assert!(ben.get(&messages).await.is_array(), "reading is allowed");
    assert!(ben.find_command(CHANNEL, "go").await.is_none());
    ana.call("PATCH", MEMBER, &time_out(None)).await;
    let go = ben.find_command(CHANNEL, "go").await.expect("the time-out is over");
    assert_eq!(ben.interact(2, CHANNEL, &go, json!({}), "n").await.0, 204);
    bot.next_interaction().await;
}

#[tokio::test]
async fn members_leave_and_are_kicked() {
    let sandbox = sandbox().await;
    let [ana, ben, cy] = ["ana", "ben", "cy"].map(|name| ApiClient::person(&sandbox, name));
    let bot = ApiClient::bot(&sandbox);
    let guild = format!("/users/@me/guilds/{GUILD}");
    assert_eq!(ana.call("DELETE", &guild, &json!({})).await.0, 400, "an owner cannot leave");
    assert_eq!(cy.call("DELETE", &guild, &json!({})).await.0, 204);
    assert_eq!(ben.call("DELETE", MEMBER, &json!({})).await.0, 403);
    assert_eq!(ana.call("DELETE", MEMBER, &json!({})).await.0, 204);
    let (status, unknown) = bot.call("GET", MEMBER, &json!({})).await;
    assert_eq!((status, &unknown["code"]), (404, &json!(10007)));
    assert_eq!(ben.call("GET", &format!("/channels/{CHANNEL}/messages"), &json!({})).await.0, 403);
    assert_eq!(ben.get("/users/@me/guilds").await, json!([]));
    assert_eq!(bot.call("DELETE", &guild, &json!({})).await.0, 204);
    assert_eq!(bot.get("/users/@me/guilds").await, json!([]));
    assert_eq!(bot.call("DELETE", &guild, &json!({})).await.1["code"], 50001);
}

#[tokio::test]
async fn only_moderators_delete_threads() {
    let sandbox = sandbox().await;
    let (ana, ben) = (ApiClient::person(&sandbox, "ana"), ApiClient::person(&sandbox, "ben"));
    let threads = format!("/channels/{CHANNEL}/threads");
    let (_, thread) = ben.call("POST", &threads, &json!({ "name": "side" })).await;
    let path = format!("/channels/{}", thread["id"].as_str().unwrap());
    ben.call("POST", &format!("{path}/messages"), &json!({ "content": "x" })).await;
    assert_eq!(ben.call("DELETE", &path, &json!({})).await.0, 403, "its creator may only archive it");
    assert_eq!(ana.call("DELETE", &path, &json!({})).await.0, 200);
    assert_eq!(ana.call("GET", &path, &json!({})).await.1["code"], 10003);
}

#[tokio::test]
async fn a_ban_deletes_recent_messages() {
    let sandbox = sandbox().await;
    let [ana, ben] = ["ana", "ben"].map(|name| ApiClient::person(&sandbox, name));
    let mut page = GatewayClient::person(&sandbox, "ana").await;
    let messages = format!("/channels/{CHANNEL}/messages");
    ben.call("POST", &messages, &json!({ "content": "old" })).await;
    sandbox.advance_clock(std::time::Duration::from_secs(120));
    let (_, recent) = ben.call("POST", &messages, &json!({ "content": "new" })).await;
    let ban = format!("/guilds/{GUILD}/bans/{BEN}");
    for (seconds, code) in [(-1, "NUMBER_TYPE_MIN"), (604_801, "NUMBER_TYPE_MAX")] {
        let (_, refused) = ana.call("PUT", &ban, &json!({ "delete_message_seconds": seconds })).await;
        assert_eq!(refused["errors"]["delete_message_seconds"]["_errors"][0]["code"], code);
    }
    assert_eq!(ana.call("PUT", &ban, &json!({ "delete_message_seconds": 60 })).await.0, 204);
    assert_eq!(page.event("MESSAGE_DELETE_BULK").await["ids"], json!([recent["id"]]));
    let left = ana.get(&messages).await;
    assert_eq!((left.as_array().unwrap().len(), &left[0]["content"]), (1, &json!("old")));
    let (_, refused) = ana.call("GET", &format!("/guilds/{GUILD}/members/search"), &json!(null)).await;
    assert_eq!(refused["errors"]["query"]["_errors"][0]["code"], "BASE_TYPE_REQUIRED");
}

#[tokio::test]
async fn bots_hear_of_themselves_without_the_intent_for_members() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    let own = format!("/guilds/{GUILD}/members/{APPLICATION}");
    assert_eq!(ana.call("PATCH", &own, &json!({ "nick": "Bee" })).await.0, 200);
    assert_eq!(bot.socket.event("GUILD_MEMBER_UPDATE").await["nick"], "Bee");
    let threads = format!("/channels/{CHANNEL}/threads");
    let (_, thread) = ana.call("POST", &threads, &json!({ "name": "x", "type": 12 })).await;
    let member = |user: &str| format!("/channels/{}/thread-members/{user}", thread["id"].as_str().unwrap());
    assert_eq!(ana.status("PUT", &member(BEN)).await.0, 204);
    assert_eq!(ana.status("PUT", &member(APPLICATION)).await.0, 204);
    assert_eq!(bot.socket.event("THREAD_CREATE").await["id"], thread["id"], "it was hidden before");
    let joined = bot.socket.event("THREAD_MEMBERS_UPDATE").await;
    assert_eq!(joined["added_members"][0]["user_id"], APPLICATION, "of Ben it did not hear");
    assert_eq!(ana.status("DELETE", &member(APPLICATION)).await.0, 204);
    assert_eq!(bot.socket.event("THREAD_MEMBERS_UPDATE").await["removed_member_ids"], json!([APPLICATION]));
    let bulk = format!("/channels/{CHANNEL}/messages/bulk-delete");
    // Ids of messages that are not there, made a moment ago.
    let (_, message) =
        ana.call("POST", &format!("/channels/{CHANNEL}/messages"), &json!({ "content": "x" })).await;
    let id: u64 = message["id"].as_str().unwrap().parse().unwrap();
    assert_eq!(
        ana.call("POST", &bulk, &json!({ "messages": [(id - 1).to_string(), (id - 2).to_string()] })).await.0,
        204
    );
    ana.call("POST", &format!("/channels/{CHANNEL}/messages"), &json!({ "content": "after" })).await;
    loop {
        let event = bot.socket.next().await.unwrap();
        assert_ne!(event["t"], "MESSAGE_DELETE_BULK", "nothing was deleted");
        if event["t"] == "MESSAGE_CREATE" && event["d"]["id"].as_str() > message["id"].as_str() {
            break;
        }
    }
}
