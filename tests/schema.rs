//! The end-to-end tests check every request against Discord's published schema if the machine has it. These tests show
//! that the check can fail, and report when the schema is missing.

use bside::sandbox::{RecordedRequest, Verdict};
use bside_test_support::{DiscordSchema, DocumentedRoute};
use libtest_mimic::{Arguments, Completion, Failed, Trial};
use serde_json::{Value, json};

const ABSENT: &str = "Discord's schema is not here, so that no request of the bot is checked against it: \
                      let DISCORD_OPENAPI name its openapi.json, or put it into ../shared/discord";

fn main() {
    let trials = vec![
        trial("discords_schema_takes_what_is_right", takes_what_is_right),
        trial("discords_schema_refuses_what_is_wrong", refuses_what_is_wrong),
        trial("discords_schema_refuses_wrong_answers", refuses_wrong_answers),
        trial("discords_schema_has_the_routes_of_the_page", has_documented_routes),
    ];
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// A test that is ignored if the schema is missing.
fn trial(name: &str, test: fn(&DiscordSchema)) -> Trial {
    Trial::ignorable_test(name, move || -> Result<Completion, Failed> {
        let Some(schema) = DiscordSchema::load() else { return Ok(Completion::ignored_with(ABSENT)) };
        test(schema);
        Ok(Completion::Completed)
    })
}

fn takes_what_is_right(schema: &DiscordSchema) {
    for (method, path, body) in [
        ("GET", "/gateway/bot", None),
        ("GET", "/channels/1/messages?limit=5", None),
        (
            "POST",
            "/interactions/1/token/callback",
            Some(json!({ "type": 4, "data": { "content": "Hello" } })),
        ),
        ("PUT", "/applications/1/commands", Some(json!([{ "name": "help", "description": "Helps" }]))),
        ("POST", "/channels/1/messages", Some(json!({ "attachments": [{ "id": 0, "filename": "a.png" }] }))),
    ] {
        assert_eq!(schema.check_request(&request(method, path, body)), Ok(()), "{method} {path}");
    }
}

fn refuses_what_is_wrong(schema: &DiscordSchema) {
    let long = "x".repeat(2001);
    for (method, path, body) in [
        ("GET", "/nowhere", None),
        ("POST", "/gateway", None),
        ("GET", "/channels/1/messages?colour=red", None),
        ("POST", "/channels/1/messages", None),
        ("POST", "/interactions/1/token/callback", Some(json!({ "type": 4, "data": { "content": long } }))),
        ("PUT", "/applications/1/commands", Some(json!([{ "name": 5, "description": "Helps" }]))),
    ] {
        assert!(schema.check_request(&request(method, path, body)).is_err(), "{method} {path}");
    }
}

fn has_documented_routes(schema: &DiscordSchema) {
    let operations = schema.operations();
    assert!(DocumentedRoute::all().len() > 20);
    for route in DocumentedRoute::all() {
        let operation = (route.method.to_owned(), route.path.to_owned());
        assert!(operations.contains(&operation), "{operation:?}");
    }
}

fn refuses_wrong_answers(schema: &DiscordSchema) {
    let answered = |method, path, status, answer| RecordedRequest {
        status,
        response: answer,
        ..request(method, path, None)
    };
    let url = json!({ "url": "wss://gateway.example" });
    let right = answered("GET", "/gateway", 200, Some(url.clone()));
    assert_eq!(schema.check_response(&right), Ok(()));
    let refused =
        answered("GET", "/gateway", 403, Some(json!({ "code": 50001, "message": "Missing Access" })));
    assert_eq!(schema.check_response(&refused), Ok(()));
    for (method, path, status, answer) in [
        ("GET", "/gateway", 200, None),
        ("GET", "/gateway", 200, Some(json!({ "url": 5 }))),
        ("GET", "/gateway", 201, Some(url)),
        ("GET", "/gateway", 403, Some(json!({ "message": "no code" }))),
        ("DELETE", "/channels/1/messages/2", 204, Some(json!({}))),
        ("GET", "/guilds/1/threads/active", 200, Some(json!({ "threads": [], "members": [] }))),
    ] {
        let wrong = answered(method, path, status, answer);
        assert!(schema.check_response(&wrong).is_err(), "{wrong:?}");
    }
    assert!(schema.check_object("UserResponse", &json!({ "id": "1" })).is_err());
}

/// A request as the sandbox records it.
fn request(method: &str, path: &str, body: Option<Value>) -> RecordedRequest {
    RecordedRequest {
        application_id: 1,
        method: method.to_owned(),
        path: format!("/api/v10{path}"),
        content_type: body.as_ref().map(|_| "application/json".to_owned()),
        body,
        files: Vec::new(),
        status: 200,
        response: None,
        verdict: Verdict::Accepted,
    }
}
