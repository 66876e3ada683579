//! Messages that consist of components (Components V2), and modals with labels.

use serde_json::{Value, json};

use crate::client::*;
use bside_test_support::DiscordSchema;

const LAYOUT: u64 = 1 << 15;

fn text(content: &str) -> Value {
    json!({ "type": 10, "content": content })
}

fn button(custom_id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": custom_id, "custom_id": custom_id })
}

fn layout(components: Value) -> Value {
    json!({ "flags": LAYOUT, "components": components })
}

/// A message with every component.
fn everything() -> Value {
    let inner = json!([
        text("# Inside"),
        { "type": 9, "components": [text("beside")], "accessory": button("a") },
        { "type": 9, "components": [text("and")], "accessory": { "type": 11, "media": { "url": "attachment://a.png" }, "description": "A board" } },
        { "type": 14, "divider": false, "spacing": 2 },
        { "type": 12, "items": [{ "media": { "url": "attachment://a.png" }, "description": "A board", "spoiler": true }, { "media": { "url": "https://example.org/b.png" } }] },
        { "type": 13, "file": { "url": "attachment://b.txt" } },
        { "type": 1, "components": [button("b")] },
    ]);
    layout(json!([text("above"), { "type": 17, "accent_color": 255, "components": inner }, { "type": 14 }]))
}

async fn post(bot: &ApiClient, body: &Value) -> (u16, Value) {
    bot.upload(
        "POST",
        &format!("/channels/{CHANNEL}/messages"),
        body,
        &[("a.png", b"png"), ("b.txt", b"text")],
    )
    .await
}

#[tokio::test]
async fn a_message_may_consist_of_components() {
    let sandbox = sandbox_with_short_rate_limits().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let (status, message) = post(&bot.api, &everything()).await;
    assert_eq!(
        (status, &message["flags"], &message["content"]),
        (200, &json!(LAYOUT), &json!("")),
        "{message}"
    );
    let container = &message["components"][1]["components"];
    let (file, gallery) = (&container[5], &container[4]["items"]);
    assert_eq!(
        (&file["name"], &file["size"], &file["file"]["attachment_id"]),
        (&json!("b.txt"), &json!(4), &message["attachments"][1]["id"])
    );
    assert_eq!(
        (&gallery[0]["media"]["url"], &gallery[0]["spoiler"]),
        (&message["attachments"][0]["url"], &json!(true))
    );
    assert_eq!(gallery[1]["media"]["url"], "https://example.org/b.png");
    assert_eq!(message["components"][2], json!({ "type": 14, "id": 15, "spacing": 1, "divider": true }));
    if let Some(schema) = DiscordSchema::load() {
        assert_eq!(schema.check_object("MessageResponse", &message), Ok(()));
        let request = sandbox.requests().pop().unwrap();
        assert_eq!(schema.check_request(&request).and_then(|()| schema.check_response(&request)), Ok(()));
    }
    let ana = ApiClient::person(&sandbox, "ana");
    for id in ["a", "b"] {
        assert_eq!(ana.press(&message, id, "n").await.0, 204, "a button inside of other components");
        let pressed = bot.next_interaction().await;
        assert_eq!(pressed["data"]["custom_id"], id);
        let update = json!({ "type": 7, "data": { "components": everything()["components"] } });
        assert_eq!(
            bot.respond(&pressed, &update).await,
            (204, Value::Null),
            "the message keeps its flag and files"
        );
    }
    let deferred = json!({ "type": 4, "data": layout(json!([text("x")])) });
    ana.run("go", json!([]), "n").await;
    let interaction = bot.next_interaction().await;
    assert_eq!(bot.respond(&interaction, &deferred).await.0, 204);
}

#[tokio::test]
async fn a_layout_is_as_strict_as_on_discord() {
    let sandbox = sandbox_with_short_rate_limits().await;
    let bot = ApiClient::bot(&sandbox).retrying();
    let with = |key: &str, value: Value| {
        let mut body = layout(json!([text("x")]));
        body[key] = value;
        body
    };
    let legacy = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
    let container = |components: Value| json!([{ "type": 17, "components": components }]);
    let rows: Vec<Value> = (0..7)
        .map(|row| {
            let buttons: Vec<Value> = (0..5).map(|column| button(&format!("{row} {column}"))).collect();
            json!({ "type": 1, "components": buttons })
        })
        .collect();
    let section =
        |accessory: Value| json!([{ "type": 9, "components": [text("x")], "accessory": accessory }]);
    for (body, path, code) in [
        (with("content", json!("x")), "/content", legacy),
        (with("embeds", json!([{ "title": "x" }])), "/embeds", legacy),
        (json!({ "components": [text("x")] }), "/components/0/type", "BASE_TYPE_CHOICES"),
        (layout(json!(vec![text("x"); 41])), "/components", "BASE_TYPE_MAX_LENGTH"),
        (layout(container(json!(rows))), "/components", "COMPONENT_TOTAL_COUNT_EXCEEDED"),
        (
            layout(json!([text(&"x".repeat(2001)), text(&"x".repeat(2000))])),
            "/components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
        ),
        (layout(json!([text(&"x".repeat(4001))])), "/components/0/content", "BASE_TYPE_BAD_LENGTH"),
        (layout(json!([text(" ")])), "/components/0/content", "BASE_TYPE_REQUIRED"),
        (
            layout(container(json!([{ "type": 17, "components": [text("x")] }]))),
            "/components/0/components/0/type",
            "BASE_TYPE_CHOICES",
        ),
        (layout(container(json!([]))), "/components/0/components", "BASE_TYPE_BAD_LENGTH"),
        (layout(json!([button("x")])), "/components/0/type", "BASE_TYPE_CHOICES"),
        (layout(section(json!(null))), "/components/0/accessory", "BASE_TYPE_REQUIRED"),
        (layout(section(text("x"))), "/components/0/accessory/type", "BASE_TYPE_CHOICES"),
        (layout(json!([{ "type": 12, "items": [] }])), "/components/0/items", "BASE_TYPE_BAD_LENGTH"),
        (
            layout(json!([{ "type": 13, "file": { "url": "https://example.org/a" } }])),
            "/components/0/file/url",
            "URL_TYPE_INVALID_URL",
        ),
        (
            layout(json!([{ "type": 13, "file": { "url": "attachment://c" } }])),
            "/components",
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        ),
        (layout(json!([{ "type": 14, "spacing": 3 }])), "/components/0/spacing", "NUMBER_TYPE_MAX"),
        (
            layout(
                json!([{ "type": 1, "components": [button("x")] }, { "type": 1, "components": [button("x")] }]),
            ),
            "/components/1/components/0/custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
    ] {
        let (status, answer) = post(&bot, &body).await;
        let errors = &answer["errors"].pointer(&format!("{path}/_errors")).unwrap_or(&Value::Null)[0];
        assert_eq!((status, &errors["code"]), (400, &json!(code)), "{path}: {answer}");
    }
    let rows: Vec<Value> = rows.into_iter().take(6).collect();
    assert_eq!(post(&bot, &layout(container(json!(rows)))).await.0, 200, "37 components");
    let (status, answer) =
        bot.call("POST", &format!("/channels/{CHANNEL}/messages"), &layout(json!([]))).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50006)));
}

#[tokio::test]
async fn an_edit_makes_a_message_consist_of_components_for_good() {
    let sandbox = sandbox_with_short_rate_limits().await;
    let bot = ApiClient::bot(&sandbox).retrying();
    let path = format!("/channels/{CHANNEL}/messages");
    let (_, message) = bot.call("POST", &path, &json!({ "content": "x" })).await;
    let path = format!("{path}/{}", message["id"].as_str().unwrap());
    let mut body = layout(json!([text("y")]));
    assert_eq!(bot.call("PATCH", &path, &body).await.1["code"], 50035, "it still has content");
    body["content"] = Value::Null;
    let (status, edited) = bot.call("PATCH", &path, &body).await;
    assert_eq!(
        (status, &edited["flags"], &edited["components"][0]["content"]),
        (200, &json!(LAYOUT), &json!("y"))
    );
    assert_eq!(bot.call("PATCH", &path, &json!({ "flags": 0 })).await.1["flags"], LAYOUT);
    assert_eq!(bot.call("PATCH", &path, &json!({ "content": "z" })).await.1["code"], 50035);
    let (_, other) =
        bot.call("POST", &format!("/channels/{CHANNEL}/messages"), &json!({ "content": "x" })).await;
    let path = format!("/channels/{CHANNEL}/messages/{}", other["id"].as_str().unwrap());
    assert_eq!(
        bot.call("PATCH", &path, &json!({ "components": [text("y")] })).await.1["code"],
        50035,
        "it lacks the flag"
    );
}

#[tokio::test]
async fn modals_have_labels_with_inputs_and_menus() {
    let sandbox = sandbox_with_short_rate_limits().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    let mut page = GatewayClient::person(&sandbox, "ana").await;
    let options = json!([{ "label": "One", "value": "1" }, { "label": "Two", "value": "2" }]);
    let label =
        |component: Value| json!({ "type": 18, "label": "L", "description": "D", "component": component });
    let menu = json!({ "type": 3, "custom_id": "menu", "options": options, "max_values": 2 });
    let rows = json!([
        text("Read this"),
        label(json!({ "type": 4, "custom_id": "text", "style": 1 })),
        label(menu.clone()),
        label(json!({ "type": 5, "custom_id": "who", "required": false })),
    ]);
    let modal =
        |rows: &Value| json!({ "type": 9, "data": { "title": "T", "custom_id": "m", "components": rows } });
    ana.run("go", json!([]), "n").await;
    let opened = bot.next_interaction().await;
    for (component, path, code) in [
        (json!({ "type": 2 }), "component/type", "BASE_TYPE_CHOICES"),
        (json!({ "type": 19, "custom_id": "f" }), "component/type", "SANDBOX_UNSUPPORTED"),
        (Value::Null, "component", "BASE_TYPE_REQUIRED"),
    ] {
        let (_, answer) = bot.respond(&opened, &modal(&json!([label(component)]))).await;
        let errors = answer.pointer(&format!("/errors/data/components/0/{path}/_errors")).unwrap();
        assert_eq!(errors[0]["code"], code);
    }
    assert_eq!(bot.respond(&opened, &modal(&rows)).await.0, 204);
    let shown = page.event("INTERACTION_MODAL_CREATE").await;
    assert_eq!(shown["components"][2]["component"]["options"], options);
    let submit = async |values: Value| {
        let filled = json!([
            { "type": 18, "component": { "type": 4, "custom_id": "text", "value": "hello" } },
            { "type": 18, "component": { "type": 3, "custom_id": "menu", "values": values } },
            { "type": 18, "component": { "type": 5, "custom_id": "who", "values": [BEN] } },
        ]);
        let body = json!({
            "type": 5, "application_id": APPLICATION, "channel_id": CHANNEL, "session_id": "s", "nonce": "n",
            "data": { "id": shown["id"], "custom_id": "m", "components": filled },
        });
        ana.call("POST", "/interactions", &body).await
    };
    assert_eq!(submit(json!(["3"])).await.1["code"], 50035, "there is no such choice");
    assert_eq!(submit(json!([])).await.1["code"], 50035, "it is required");
    assert_eq!(submit(json!(["1", "2"])).await.0, 204);
    let submitted = bot.next_interaction().await;
    let components = &submitted["data"]["components"];
    assert_eq!(components[0], json!({ "type": 10, "id": 1 }));
    assert_eq!(components[1]["component"]["value"], "hello");
    assert_eq!(
        components[2]["component"],
        json!({ "type": 3, "id": 5, "custom_id": "menu", "values": ["1", "2"] })
    );
    assert_eq!(submitted["data"]["resolved"]["users"][BEN]["id"], BEN);
}
