//! The state that survives a restart.

use bside::sandbox::{Sandbox, SandboxError, Settings};
use serde_json::json;

use crate::client::*;

#[tokio::test]
async fn messages_commands_files_and_tokens_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings { data_dir: Some(folder.path().to_owned()), ..Settings::default() };
    let sandbox = Sandbox::start(settings.clone()).await.unwrap();
    assert!(
        matches!(Sandbox::start(settings.clone()).await, Err(SandboxError::DataDir { .. })),
        "a folder is locked by one sandbox"
    );
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    ana.run("go", json!([]), "n").await;
    let interaction = bot.next_interaction().await;
    let components =
        json!([{ "type": 1, "components": [{ "type": 2, "style": 1, "label": "b", "custom_id": "b" }] }]);
    let answer = json!({ "type": 4, "data": { "content": "old", "components": components } });
    bot.respond(&interaction, &answer).await;
    let path = format!("/channels/{CHANNEL}/messages");
    bot.api.upload("POST", &path, &json!({}), &[("a.txt", b"kept")]).await;
    let before = ana.messages().await;
    sandbox.shutdown().await;

    // If the process is killed while writing, the last line is incomplete.
    let journal = folder.path().join("journal.jsonl");
    let mut text = std::fs::read_to_string(&journal).unwrap();
    text.push_str("{\"message\":{\"id\":");
    std::fs::write(&journal, text).unwrap();

    let sandbox = Sandbox::start(settings).await.unwrap();
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    let after = ana.messages().await;
    let ids = |list: &[serde_json::Value]| list.iter().map(|m| m["id"].clone()).collect::<Vec<_>>();
    assert_eq!(ids(&before), ids(&after));
    let url = after[0]["attachments"][0]["url"].as_str().unwrap();
    assert!(url.starts_with(&sandbox.base_url()), "URLs have the new port");
    assert_eq!(ana.download(url).await.1, b"kept");
    let (status, edited) = bot
        .api
        .call(
            "PATCH",
            &ScriptedBot::webhook(&interaction, "/messages/@original"),
            &json!({ "content": "new" }),
        )
        .await;
    assert_eq!((status, &edited["content"]), (200, &json!("new")));
    assert_eq!(ana.press(&after[1], "b", "n").await.0, 204);
    let pressed = bot.next_interaction().await;
    assert_eq!(pressed["message"]["id"], after[1]["id"]);
    assert!(
        pressed["id"].as_str().unwrap().parse::<u64>().unwrap()
            > after[0]["id"].as_str().unwrap().parse().unwrap()
    );
}
