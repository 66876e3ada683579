//! Members who are timed out, kicked or leave while the sandbox runs.

use serde_json::json;

use crate::client::*;

const MEMBER: &str = "/guilds/1100000000000000010/members/1100000000000000032";
const LATER: &str = "2999-01-01T00:00:00+00:00";

#[tokio::test]
async fn a_timed_out_member_sees_the_channel_and_can_do_nothing_there() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let (ana, ben) = (ApiClient::person(&sandbox, "ana"), ApiClient::person(&sandbox, "ben"));
    let time_out = |until| json!({ "communication_disabled_until": until });
    assert_eq!(ben.call("PATCH", MEMBER, &time_out(Some(LATER))).await.0, 403, "Ben is no moderator");
    let owner = format!("/guilds/{GUILD}/members/{ANA}");
    assert_eq!(ana.call("PATCH", &owner, &time_out(Some(LATER))).await.0, 403, "owners are exempt");
    assert_eq!(ana.call("PATCH", MEMBER, &time_out(Some("tomorrow"))).await.0, 400);
    let (status, member) = ana.call("PATCH", MEMBER, &time_out(Some(LATER))).await;
    assert_eq!((status, &member["user"]["username"]), (200, &json!("ben")));
    assert!(member["communication_disabled_until"].as_str().is_some_and(|until| until.starts_with("2999")));
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
