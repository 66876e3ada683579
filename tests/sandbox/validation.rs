//! Validation as strict as Discord's: each error has its status, code and path.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::*;
use bside::sandbox::{Sandbox, Settings};

/// The error codes at a path of an "Invalid Form Body" error.
fn codes(body: &Value, path_in_body: &str) -> Vec<String> {
    assert_eq!(body["code"], 50035, "{body}");
    let list = body
        .pointer(&format!("/errors{path_in_body}/_errors"))
        .unwrap_or_else(|| panic!("{path_in_body}: {body}"));
    list.as_array().unwrap().iter().map(|error| error["code"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn every_error_in_a_message_is_reported_at_its_path() {
    let sandbox = sandbox_with_short_rate_limits().await;
    let bot = ApiClient::bot(&sandbox).retrying();
    let path = format!("/channels/{CHANNEL}/messages");
    let button = |id: &str| json!({ "type": 2, "style": 1, "label": "x", "custom_id": id });
    let row = |items: Vec<Value>| json!({ "type": 1, "components": items });
    let option = |n: usize| json!({ "label": "l", "value": n.to_string() });
    let select = |options: Vec<Value>| json!({ "type": 3, "custom_id": "s", "options": options });
    let long = |n: usize| "é".repeat(n);
    let cases: Vec<(Value, &str, &str)> = vec![
        (json!({ "content": long(2001) }), "/content", "BASE_TYPE_MAX_LENGTH"),
        (json!({ "content": ["x"] }), "/content", "STRING_TYPE_CONVERT"),
        (json!({ "embeds": vec![json!({ "title": "t" }); 11] }), "/embeds", "BASE_TYPE_MAX_LENGTH"),
        (
            json!({ "embeds": [{ "description": long(4097) }] }),
            "/embeds/0/description",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (json!({ "embeds": [{ "title": long(257) }] }), "/embeds/0/title", "BASE_TYPE_MAX_LENGTH"),
        (
            json!({ "embeds": [{ "footer": { "text": long(2049) } }] }),
            "/embeds/0/footer/text",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            json!({ "embeds": [{ "fields": vec![json!({ "name": "n", "value": "v" }); 26] }] }),
            "/embeds/0/fields",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            json!({ "embeds": [{ "fields": [{ "name": "n" }] }] }),
            "/embeds/0/fields/0/value",
            "BASE_TYPE_REQUIRED",
        ),
        (
            json!({ "embeds": [{ "image": { "url": "board.png" } }] }),
            "/embeds/0/image/url",
            "URL_TYPE_INVALID_URL",
        ),
        (
            json!({ "embeds": [{ "description": long(4000) }, { "description": long(2001) }] }),
            "/embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
        ),
        (json!({ "components": vec![row(vec![button("a")]); 6] }), "/components", "BASE_TYPE_MAX_LENGTH"),
        (
            json!({ "components": [row((0..6).map(|n| button(&n.to_string())).collect())] }),
            "/components/0/components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            json!({ "components": [row(vec![button("a"), button("a")])] }),
            "/components/0/components/1/custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            json!({ "components": [row(vec![button(&long(101))])] }),
            "/components/0/components/0/custom_id",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            json!({ "components": [row(vec![json!({ "type": 2, "style": 5, "label": "x" })])] }),
            "/components/0/components/0/url",
            "BASE_TYPE_REQUIRED",
        ),
        (
            json!({ "components": [row(vec![json!({ "type": 2, "style": 9, "label": "x", "custom_id": "a" })])] }),
            "/components/0/components/0/style",
            "BASE_TYPE_CHOICES",
        ),
        (
            json!({ "components": [row(vec![json!({ "type": 2, "style": 1, "label": long(81), "custom_id": "a" })])] }),
            "/components/0/components/0/label",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            json!({ "components": [row(vec![select((0..26).map(option).collect())])] }),
            "/components/0/components/0/options",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            json!({ "components": [row(vec![select(vec![])])] }),
            "/components/0/components/0/options",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            json!({ "components": [row(vec![select(vec![option(1), option(1)])])] }),
            "/components/0/components/0/options/1/value",
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        (
            json!({ "components": [row(vec![select(vec![option(1)]), button("b")])] }),
            "/components/0/components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        ),
        (
            json!({ "components": [{ "type": 10, "content": "x" }] }),
            "/components/0/type",
            "BASE_TYPE_CHOICES",
        ),
        (
            json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": [ANA] } }),
            "/allowed_mentions",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        (
            json!({ "content": "x", "allowed_mentions": { "users": (1..102).map(|n| n.to_string()).collect::<Vec<_>>() } }),
            "/allowed_mentions/users",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (json!({ "content": "x", "flags": 64 }), "/flags", "MESSAGE_FLAGS_INVALID"),
        (json!({ "content": "x", "nonce": long(26) }), "/nonce", "BASE_TYPE_MAX_LENGTH"),
        (
            json!({ "content": "x", "attachments": [{ "id": 0 }] }),
            "/attachments/0/id",
            "ATTACHMENT_NOT_FOUND",
        ),
        (
            json!({ "content": "x", "message_reference": { "message_id": "5" } }),
            "/message_reference",
            "REPLIES_UNKNOWN_MESSAGE",
        ),
        (json!("text"), "", "MODEL_TYPE_CONVERT"),
    ];
    for (body, path_in_body, code) in cases {
        let (status, answer) = bot.call("POST", &path, &body).await;
        assert_eq!(status, 400, "{body}");
        assert!(codes(&answer, path_in_body).iter().any(|found| found == code), "{body}: {answer}");
    }
    let exact = json!({
        "content": long(2000), "embeds": [{ "description": long(4096), "title": long(256) }],
        "components": [row(vec![select((0..25).map(option).collect())]), row((0..5).map(|n| button(&n.to_string())).collect())],
    });
    assert_eq!(bot.call("POST", &path, &exact).await.0, 200);
    let description = json!({ "attachments": [{ "id": 0, "description": long(1025) }] });
    let (_, answer) = bot.upload("POST", &path, &description, &[("a.png", b"x")]).await;
    assert_eq!(codes(&answer, "/attachments/0/description"), ["BASE_TYPE_MAX_LENGTH"]);
}

#[tokio::test]
async fn files_with_the_same_index_are_refused() {
    let sandbox = sandbox().await;
    let bot = ApiClient::bot(&sandbox);
    let path = format!("/channels/{CHANNEL}/messages");
    let send = async |names: [&str; 2]| {
        let head = "--line\r\nContent-Disposition: form-data";
        let parts = names.map(|name| format!("{head}; name=\"{name}\"; filename=\"a.txt\"\r\n\r\nx\r\n"));
        let body = format!("{}--line--\r\n", parts.concat()).into_bytes();
        bot.call_raw("POST", &path, "multipart/form-data; boundary=line", body).await
    };
    let (status, answer) = send(["files[0]", "files[0]"]).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50035)), "{answer}");
    assert_eq!(codes(&answer, "/files"), ["MULTIPART_INVALID"]);
    for names in [["files[0]", "files[1]"], ["file", "file"]] {
        let (status, message) = send(names).await;
        assert_eq!((status, message["attachments"].as_array().map(Vec::len)), (200, Some(2)), "{message}");
    }
}

#[tokio::test]
async fn a_nested_error_has_exactly_discords_shape() {
    let sandbox = sandbox().await;
    let body = json!({ "embeds": [{ "description": "x".repeat(4097) }] });
    let (_, answer) =
        ApiClient::bot(&sandbox).call("POST", &format!("/channels/{CHANNEL}/messages"), &body).await;
    assert_eq!(
        answer,
        json!({ "code": 50035, "message": "Invalid Form Body", "errors": { "embeds": { "0": { "description": {
            "_errors": [{ "code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 4096 or fewer in length." }],
        }}}}})
    );
}

#[tokio::test]
async fn other_errors_have_their_codes() {
    let sandbox = sandbox().await;
    let (bot, ana) = (ApiClient::bot(&sandbox), ApiClient::person(&sandbox, "ana"));
    let messages = format!("/channels/{CHANNEL}/messages");
    let code = |(status, body): (u16, Value)| (status, body["code"].as_u64().unwrap());
    assert_eq!(code(ApiClient::new(&sandbox, "Bot wrong").status("GET", "/users/@me").await), (401, 0));
    assert_eq!(code(ApiClient::person(&sandbox, "eve").status("GET", "/users/@me").await), (401, 0));
    assert_eq!(code(bot.status("GET", "/stickers").await), (404, 0));
    assert_eq!(code(bot.call("POST", &messages, &json!({ "content": "  " })).await), (400, 50006));
    assert_eq!(code(bot.call("POST", &messages, &json!({})).await), (400, 50006));
    assert_eq!(code(bot.status("GET", &format!("{messages}/5")).await), (404, 10008));
    assert_eq!(code(bot.status("GET", "/channels/5/messages").await), (404, 10003));
    assert_eq!(code(bot.status("GET", "/channels/five").await), (400, 50035));
    assert_eq!(code(bot.status("GET", "/users/5").await), (404, 10013));
    assert_eq!(code(bot.status("GET", "/guilds/5").await), (404, 10004));
    assert_eq!(code(bot.status("GET", &format!("/guilds/{GUILD}/members")).await), (403, 50001));
    assert_eq!(code(bot.call_raw("POST", &messages, "application/json", b"{".to_vec()).await), (400, 50109));
    assert_eq!(code(bot.call_raw("POST", &messages, "text/plain", b"x".to_vec()).await), (400, 50035));
    let large = vec![0; (10 << 20) + 1];
    assert_eq!(code(bot.upload("POST", &messages, &json!({}), &[("a.bin", &large)]).await), (413, 40005));
    let many = vec![("a.txt", &b"x"[..]); 11];
    assert_eq!(code(bot.upload("POST", &messages, &json!({}), &many).await), (400, 50035));
    let (_, ana_message) = ana.call("POST", &messages, &json!({ "content": "hello" })).await;
    let ana_message = format!("{messages}/{}", ana_message["id"].as_str().unwrap());
    assert_eq!(code(bot.call("PATCH", &ana_message, &json!({ "content": "x" })).await), (403, 50005));
    assert_eq!(code(bot.status("DELETE", &ana_message).await), (403, 50013));
    let webhook = format!("/webhooks/{APPLICATION}/nonsense/messages/@original");
    assert_eq!(code(bot.status("GET", &webhook).await), (401, 50027));
    assert_eq!(
        code(bot.call("POST", "/interactions/5/x/callback", &json!({ "type": 5 })).await),
        (404, 10062)
    );
}

#[tokio::test]
async fn commands_are_validated_before_they_are_registered() {
    let sandbox = sandbox_with_short_rate_limits().await;
    let bot = ApiClient::bot(&sandbox).retrying();
    let path = format!("/applications/{APPLICATION}/commands");
    let option = |name: &str, required: bool| json!({ "type": 3, "name": name, "description": "d", "required": required });
    let with = |options: Value| json!({ "name": "x", "description": "d", "options": options });
    let choices =
        |n: usize| (0..n).map(|n| json!({ "name": n.to_string(), "value": "v" })).collect::<Vec<_>>();
    let cases = [
        (json!({ "name": "Upper", "description": "d" }), "/name", "APPLICATION_COMMAND_INVALID_NAME"),
        (json!({ "name": "two words", "description": "d" }), "/name", "APPLICATION_COMMAND_INVALID_NAME"),
        (json!({ "name": "x".repeat(33), "description": "d" }), "/name", "BASE_TYPE_BAD_LENGTH"),
        (json!({ "name": "x" }), "/description", "BASE_TYPE_REQUIRED"),
        (json!({ "name": "x", "description": "d".repeat(101) }), "/description", "BASE_TYPE_BAD_LENGTH"),
        (with(json!([option("a", false), option("b", true)])), "/options/1/required", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"),
        (with((0..26).map(|n| option(&format!("o{n}"), false)).collect()), "/options", "BASE_TYPE_MAX_LENGTH"),
        (with(json!([option("a", false), option("a", false)])), "/options/1/name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
        (with(json!([{ "type": 99, "name": "a", "description": "d" }])), "/options/0/type", "BASE_TYPE_CHOICES"),
        (with(json!([{ "type": 3, "name": "a", "description": "d", "choices": choices(26) }])), "/options/0/choices", "BASE_TYPE_MAX_LENGTH"),
        (with(json!([{ "type": 3, "name": "a", "description": "d", "choices": choices(2), "autocomplete": true }])), "/options/0/autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES"),
        (with(json!([{ "type": 3, "name": "a", "description": "d", "choices": [{ "name": "n", "value": "v" }, { "name": "n", "value": "w" }] }])), "/options/0/choices/1/name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS"),
        (with(json!([{ "type": 3, "name": "a", "description": "d", "min_value": 1 }])), "/options/0/min_value", "APPLICATION_COMMAND_OPTION_TYPE"),
        (with(json!([{ "type": 4, "name": "a", "description": "d", "max_length": 1 }])), "/options/0/max_length", "APPLICATION_COMMAND_OPTION_TYPE"),
        (with(json!([{ "type": 4, "name": "a", "description": "d", "min_value": 3, "max_value": 2 }])), "/options/0/min_value", "APPLICATION_COMMAND_OPTION_RANGE"),
        (with(json!([{ "type": 7, "name": "a", "description": "d", "channel_types": [99] }])), "/options/0/channel_types/0", "BASE_TYPE_CHOICES"),
        (with(json!([{ "type": 3, "name": "a", "description": "d", "channel_types": [0] }])), "/options/0/channel_types", "APPLICATION_COMMAND_OPTION_TYPE"),
        (with(json!([{ "type": 1, "name": "a", "description": "d" }, option("b", false)])), "/options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
        (with(json!([{ "type": 1, "name": "a", "description": "d", "required": true }])), "/options/0/required", "APPLICATION_COMMAND_OPTION_REQUIRED"),
        (json!({ "name": "x", "description": "d", "contexts": [9] }), "/contexts/0", "BASE_TYPE_CHOICES"),
        (json!({ "name": "x", "description": "d", "integration_types": [7] }), "/integration_types/0", "BASE_TYPE_CHOICES"),
        (json!({ "name": "x", "description": "d", "default_member_permissions": "abc" }), "/default_member_permissions", "BITFIELD_TYPE_COERCE"),
        (json!({ "name": "x", "type": 2, "options": [option("a", false)] }), "/options", "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS"),
        (with((0..25).map(|n| json!({ "type": 3, "name": format!("o{n}"), "description": "d".repeat(100),
            "choices": (0..3).map(|c| json!({ "name": format!("{c}{}", "n".repeat(80)), "value": "v".repeat(90) })).collect::<Vec<_>>() })).collect()),
            "", "APPLICATION_COMMAND_TOO_LARGE"),
    ];
    for (body, path_in_body, code) in cases {
        let (status, answer) = bot.call("POST", &path, &body).await;
        assert_eq!((status, codes(&answer, path_in_body)), (400, vec![code.to_owned()]), "{body}");
    }
    let twice = json!([{ "name": "x", "description": "d" }, { "name": "x", "description": "d" }]);
    let (_, answer) = bot.call("PUT", &path, &twice).await;
    assert_eq!(codes(&answer, "/1/name"), ["APPLICATION_COMMANDS_DUPLICATE_NAME"]);
    let first = bot.call("POST", &path, &json!({ "name": "x", "description": "d" })).await;
    assert_eq!(first.0, 201);
    let second = bot.call("POST", &path, &json!({ "name": "x", "description": "other" })).await;
    assert_eq!((second.0, &second.1["id"]), (200, &first.1["id"]));
    assert_ne!(second.1["version"], first.1["version"]);
    let gone = bot.status("DELETE", &format!("{path}/{}", first.1["id"].as_str().unwrap())).await;
    assert_eq!(gone.0, 204);
    assert_eq!(bot.get(&path).await, json!([]));
}

#[tokio::test]
async fn an_interaction_takes_one_response_within_its_time() {
    let sandbox = sandbox_with_short_timeouts().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    let mut ana_socket = GatewayClient::person(&sandbox, "ana").await;
    assert_eq!(ana.run("go", json!([]), "n1").await.0, 204);
    let interaction = bot.next_interaction().await;
    assert_eq!(ana_socket.event("INTERACTION_CREATE").await["nonce"], "n1");
    let original = ScriptedBot::webhook(&interaction, "/messages/@original");
    assert_eq!(
        bot.api.status("GET", &original).await.1["code"],
        10015,
        "there is no webhook before the first response"
    );
    for kind in [1, 6, 7, 8, 13] {
        let (status, body) = bot.respond(&interaction, &json!({ "type": kind })).await;
        assert_eq!((status, codes(&body, "/type")), (400, vec!["BASE_TYPE_CHOICES".to_owned()]));
    }
    let (_, body) = bot.respond(&interaction, &json!({ "type": 5, "data": { "flags": 4 } })).await;
    assert_eq!(codes(&body, "/data/flags"), ["MESSAGE_FLAGS_INVALID"]);
    let (_, body) = bot.respond(&interaction, &json!({ "type": 4, "data": { "content": "" } })).await;
    assert_eq!(body["code"], 50006, "after a rejected response the interaction is still pending");
    let hello = json!({ "type": 4, "data": { "content": "hello" } });
    assert_eq!(bot.respond(&interaction, &hello).await, (204, Value::Null));
    assert_eq!(ana_socket.event("INTERACTION_SUCCESS").await["nonce"], "n1");
    let (status, body) = bot.respond(&interaction, &hello).await;
    assert_eq!((status, body["code"].as_u64()), (400, Some(40060)));

    ana.run("go", json!([]), "n2").await;
    let late = bot.next_interaction().await;
    let failure = ana_socket.event("INTERACTION_FAILURE").await;
    assert_eq!((&failure["nonce"], &failure["id"]), (&json!("n2"), &late["id"]));
    let (status, body) = bot.respond(&late, &hello).await;
    assert_eq!((status, body["code"].as_u64()), (404, Some(10062)));

    sandbox.advance_clock(Duration::from_secs(2));
    let (status, body) = bot.api.status("GET", &original).await;
    assert_eq!((status, body["code"].as_u64()), (401, Some(50027)), "the token has expired");
}

#[tokio::test]
async fn modals_and_choices_are_validated() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    ana.run("go", json!([]), "n").await;
    let command = bot.next_interaction().await;
    let input = json!({ "type": 4, "custom_id": "i", "label": "Text", "style": 1 });
    let modal = |title: &str, rows: usize| {
        let row = json!({ "type": 1, "components": [input] });
        json!({ "type": 9, "data": { "custom_id": "m", "title": title, "components": vec![row; rows] } })
    };
    let (_, body) = bot.respond(&command, &modal(&"t".repeat(46), 1)).await;
    assert_eq!(codes(&body, "/data/title"), ["BASE_TYPE_BAD_LENGTH"]);
    let (_, body) = bot.respond(&command, &modal("t", 6)).await;
    assert_eq!(codes(&body, "/data/components"), ["BASE_TYPE_BAD_LENGTH"]);
    let (_, body) = bot.respond(&command, &modal("t", 2)).await;
    assert_eq!(codes(&body, "/data/components/1/components/0/custom_id"), ["COMPONENT_CUSTOM_ID_DUPLICATED"]);

    let typing = json!([{ "type": 3, "name": "turn", "value": "", "focused": true }]);
    ana.command(4, "pick", typing, "n").await;
    let typing = bot.next_interaction().await;
    let choices = |list: Vec<Value>| json!({ "type": 8, "data": { "choices": list } });
    let choice = |name: &str, value: Value| json!({ "name": name, "value": value });
    let (_, body) = bot.respond(&typing, &choices(vec![choice("a", json!("a")); 26])).await;
    assert_eq!(codes(&body, "/data/choices"), ["BASE_TYPE_MAX_LENGTH"]);
    let (_, body) = bot.respond(&typing, &choices(vec![choice(&"a".repeat(101), json!("a"))])).await;
    assert_eq!(codes(&body, "/data/choices/0/name"), ["BASE_TYPE_BAD_LENGTH"]);
    let (_, body) = bot.respond(&typing, &choices(vec![choice("a", json!("a".repeat(101)))])).await;
    assert_eq!(codes(&body, "/data/choices/0/value"), ["BASE_TYPE_BAD_LENGTH"]);
    let (_, body) = bot.respond(&typing, &json!({ "type": 5 })).await;
    assert_eq!(codes(&body, "/type"), ["BASE_TYPE_CHOICES"], "autocomplete cannot be deferred");
    assert_eq!(bot.respond(&typing, &choices(vec![])).await.0, 204);
}

#[tokio::test]
async fn a_file_is_refused_above_the_limit_that_interactions_state() {
    let settings = Settings { attachment_size_limit: 1000, time_scale: 100, ..Settings::default() };
    let sandbox = Sandbox::start(settings).await.unwrap();
    let bot = ApiClient::bot(&sandbox);
    let messages = format!("/channels/{CHANNEL}/messages");
    for (size, expected) in [(1000, 200), (1001, 413)] {
        let file = vec![0; size];
        assert_eq!(bot.upload("POST", &messages, &json!({}), &[("a.bin", &file)]).await.0, expected);
    }
}
