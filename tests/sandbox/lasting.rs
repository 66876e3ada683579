//! What survives a restart.

use bside::sandbox::{Sandbox, SandboxError, Settings};
use serde_json::json;

use crate::client::*;

#[tokio::test]
async fn messages_commands_files_and_tokens_survive() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings { data_dir: Some(folder.path().to_owned()), ..Settings::default() };
    let sandbox = Sandbox::start(settings.clone()).await.unwrap();
    assert!(
        matches!(Sandbox::start(settings.clone()).await, Err(SandboxError::DataDir { .. })),
        "one sandbox at a time"
    );
    let mut bot = Bot::start(&sandbox).await;
    let ana = Api::person(&sandbox, "ana");
    ana.run("go", json!([]), "n").await;
    let interaction = bot.interaction().await;
    let components =
        json!([{ "type": 1, "components": [{ "type": 2, "style": 1, "label": "b", "custom_id": "b" }] }]);
    let answer = json!({ "type": 4, "data": { "content": "old", "components": components } });
    bot.answer(&interaction, &answer).await;
    let path = format!("/channels/{TABLE}/messages");
    bot.api.upload("POST", &path, &json!({}), &[("a.txt", b"kept")]).await;
    let before = ana.messages().await;
    sandbox.shutdown().await;

    // A kill in the middle of a line leaves a torn one.
    let journal = folder.path().join("journal.jsonl");
    let mut text = std::fs::read_to_string(&journal).unwrap();
    text.push_str("{\"message\":{\"id\":");
    std::fs::write(&journal, text).unwrap();

    let sandbox = Sandbox::start(settings).await.unwrap();
    let mut bot = Bot::start(&sandbox).await;
    let ana = Api::person(&sandbox, "ana");
    let after = ana.messages().await;
    let ids = |list: &[serde_json::Value]| list.iter().map(|m| m["id"].clone()).collect::<Vec<_>>();
    assert_eq!(ids(&before), ids(&after));
    let url = after[0]["attachments"][0]["url"].as_str().unwrap();
    assert!(url.starts_with(&sandbox.base_url()), "addresses follow the port");
    assert_eq!(ana.file(url).await.1, b"kept");
    let (status, edited) = bot
        .api
        .call("PATCH", &Bot::hook(&interaction, "/messages/@original"), &json!({ "content": "new" }))
        .await;
    assert_eq!((status, &edited["content"]), (200, &json!("new")));
    assert_eq!(ana.press(&after[1], "b", "n").await.0, 204);
    let pressed = bot.interaction().await;
    assert_eq!(pressed["message"]["id"], after[1]["id"]);
    assert!(
        pressed["id"].as_str().unwrap().parse::<u64>().unwrap()
            > after[0]["id"].as_str().unwrap().parse().unwrap()
    );
}
