//! Any interaction that Discord could deliver is answered, and the bot goes on working whatever is delivered. The cases
//! follow the registered commands and the form of interactions; `BSIDE_LONG=1` tries twenty times as many.

use crate::harness::Harness;
use crate::person::Person;
use bside::sandbox::Fault;
use bside_test_support::properties;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

const CASES: usize = 60;

/// Ids of components as old messages have them.
const CUSTOM_IDS: [&str; 23] = [
    "join:1:0",
    "turn:1:0",
    "step:1:0:3",
    "hint:1:0",
    "reasons:1:2",
    "review:1:1",
    "stage:1:4:3",
    "replay:1:1",
    "record:1:1",
    "rematch:1:1",
    "draw:1:0",
    "takeback:1:1",
    "accept:1:2",
    "resign:1:0",
    "resign-now:1:0",
    "pick:1:0:=d4-d5",
    "type:1:0:d4",
    "rules:biloba:jump",
    "learn:biloba:capture:~d3",
    "puzzle:step:biloba:any:2:0:~e4",
    "leaders:biloba:people:server:0",
    "games:0",
    "apart:biloba:2:standard:::me::",
];

fn text() -> impl Strategy<Value = String> {
    let words = [
        "biloba", "basileus", "standard", "d4-d5", "d6-d5", "1d", "none", "me", "dark", "en", "end", "1", "0",
    ];
    prop_oneof![
        6 => select(words.to_vec()).prop_map(str::to_owned),
        2 => "\\PC{0,30}",
        2 => "(?s).{0,30}",
        1 => "[a-i][0-9]([-x> ,][a-i][0-9]){0,3}",
        1 => Just("🎲<@1>**".repeat(600)),
    ]
}

fn custom_id() -> impl Strategy<Value = String> {
    let damage = ("\\PC{0,3}|[0-9:=~a-z-]{0,5}", 0.0..1.0f64, 0..5usize);
    let damaged = (select(CUSTOM_IDS.to_vec()), damage).prop_map(|(id, (noise, at, length))| {
        let mut signs: Vec<char> = id.chars().collect();
        let start = (at * signs.len() as f64) as usize;
        let end = (start + length).min(signs.len());
        signs.splice(start..end, noise.chars());
        signs.into_iter().take(100).collect::<String>()
    });
    let known = select(CUSTOM_IDS.to_vec()).prop_map(str::to_owned);
    // Discord takes no empty id.
    prop_oneof![known, damaged].prop_map(|id| if id.trim().is_empty() { "x".to_owned() } else { id })
}

/// An action of a person.
#[derive(Clone, Debug)]
enum Action {
    /// Enters a command, or types its option.
    Command { command: Index, part: Index, values: Vec<Option<(String, i64)>>, is_typing: bool },
    /// Presses a button or chooses an option of a menu with any id.
    Component { custom_id: String, value: Option<String> },
}

fn action() -> impl Strategy<Value = Action> {
    let value = prop::option::weighted(0.7, (text(), -3..40i64));
    let values = prop::collection::vec(value, 12);
    let command = (any::<Index>(), any::<Index>(), values, prop::bool::weighted(0.3));
    let command = command.prop_map(|(command, part, values, is_typing)| Action::Command {
        command,
        part,
        values,
        is_typing,
    });
    let component = (custom_id(), prop::option::of("\\PC{1,20}"));
    let component = component.prop_map(|(custom_id, value)| Action::Component { custom_id, value });
    prop_oneof![2 => command, 1 => component]
}

/// The value of an option, as its definition allows.
fn option(definition: &Value, (text, number): &(String, i64), people: &[&Person]) -> Value {
    let kind = definition["type"].as_u64().expect("a type");
    let choices = definition["choices"].as_array().filter(|choices| !choices.is_empty());
    let chosen = choices.map(|choices| &choices[number.unsigned_abs() as usize % choices.len()]["value"]);
    let value = match (chosen, kind) {
        (Some(value), _) => value.clone(),
        (None, 4) => {
            let bound = |name: &str, default: i64| definition[name].as_i64().unwrap_or(default);
            json!((*number).clamp(bound("min_value", -9), bound("max_value", 99)))
        }
        (None, 5) => json!(number % 2 == 0),
        (None, 6) => json!(people[number.unsigned_abs() as usize % people.len()].id),
        (None, 7) => json!(people[0].channel().to_string()),
        // The role that everybody has.
        (None, 8) => json!(people[0].guild().expect("a server").to_string()),
        _ => {
            let longest = definition["max_length"].as_u64().unwrap_or(6000) as usize;
            json!(text.chars().take(longest).collect::<String>())
        }
    };
    json!({ "name": definition["name"], "type": kind, "value": value })
}

/// The options of a command or a subcommand. One of them is being typed, if that is asked for and one can be.
fn options(
    definition: &Value,
    values: &[Option<(String, i64)>],
    is_typing: bool,
    people: &[&Person],
) -> Vec<Value> {
    let mut options = Vec::new();
    let mut is_focused = !is_typing;
    let definitions = definition["options"].as_array().into_iter().flatten();
    // A file is not given.
    let definitions = definitions.filter(|definition| definition["type"] != 11);
    for (definition, value) in definitions.zip(values) {
        let is_next = !is_focused && definition["autocomplete"] == true;
        let default = Some(("d4".to_owned(), 1));
        let is_needed = definition["required"] == true || is_next;
        let Some(value) = value.as_ref().or(default.as_ref().filter(|_| is_needed)) else { continue };
        let mut option = option(definition, value, people);
        if is_next {
            option["focused"] = json!(true);
            // Discord sends a value as text while it is being typed, whatever the option takes in the end.
            if !option["value"].is_string() {
                option["value"] = json!(value.0);
            }
            is_focused = true;
        }
        options.push(option);
    }
    options
}

/// The action as a client sends it. The message of a component is posted first.
async fn interaction(harness: &Harness, people: &[&Person], action: &Action) -> Value {
    match action {
        Action::Command { command, part, values, is_typing } => {
            let definition = command.get(people[0].command_definitions());
            let parts: Vec<&Value> = definition["options"].as_array().into_iter().flatten().collect();
            let parts: Vec<&Value> = parts.into_iter().filter(|option| option["type"] == 1).collect();
            let part = (!parts.is_empty()).then(|| *part.get(&parts));
            let mut given = options(part.unwrap_or(definition), values, *is_typing, people);
            let kind = if given.iter().any(|option| option["focused"] == true) { 4 } else { 2 };
            if let Some(part) = part {
                given = vec![json!({ "name": part["name"], "type": 1, "options": given })];
            }
            let data = json!({ "id": definition["id"], "version": definition["version"],
                "name": definition["name"], "type": 1, "options": given });
            json!({ "type": kind, "data": data })
        }
        Action::Component { custom_id, value } => {
            let (message, data) = match value {
                Some(value) => (
                    harness.post_menu(people[0], custom_id, value).await,
                    json!({ "component_type": 3, "custom_id": custom_id, "values": [value] }),
                ),
                None => (
                    harness.post_button(people[0], custom_id).await,
                    json!({ "component_type": 2, "custom_id": custom_id }),
                ),
            };
            json!({ "type": 3, "message_id": message.id(), "data": data })
        }
    }
}

fn case_count() -> usize {
    if properties::is_long() { CASES * 20 } else { CASES }
}

#[tokio::test]
async fn every_interaction_is_answered() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    for (number, (action, is_ben)) in
        properties::values((action(), any::<bool>())).take(case_count()).enumerate()
    {
        if number % 20 == 0 {
            // Something to act on, unless there is a game.
            ana.try_slash("play", &[("game", "biloba"), ("computer", "1")]).await;
        }
        let people = if is_ben { [&ben, &ana] } else { [&ana, &ben] };
        let interaction = interaction(&harness, &people, &action).await;
        let outcome = people[0].outcome(interaction.clone()).await;
        assert_ne!(outcome, "INTERACTION_FAILURE", "{interaction}");
    }
    harness.close().await;
}

/// Changes of an interaction, in the form of a merge patch.
fn patch() -> impl Strategy<Value = Value> {
    let any_value = || {
        prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<i64>().prop_map(Value::from),
            (0..9u64).prop_map(Value::from),
            text().prop_map(Value::from),
            "[0-9]{1,20}".prop_map(Value::from),
            Just(json!([])),
            Just(json!({})),
            Just(json!([{ "name": "turn", "type": 3, "value": "d4-d5" }])),
        ]
    };
    let top = [
        "locale",
        "guild_locale",
        "context",
        "app_permissions",
        "channel",
        "member",
        "user",
        "guild",
        "guild_id",
        "channel_id",
        "data",
        "message",
        "type",
        "entitlements",
        "version",
        "authorizing_integration_owners",
        "attachment_size_limit",
        "unheard_of",
    ];
    let inner = [
        (
            "data",
            vec![
                "custom_id",
                "values",
                "options",
                "name",
                "id",
                "resolved",
                "component_type",
                "components",
                "type",
            ],
        ),
        ("member", vec!["nick", "permissions", "user", "roles", "communication_disabled_until", "joined_at"]),
        ("channel", vec!["type", "permissions", "thread_metadata", "parent_id", "name"]),
        ("message", vec!["flags", "components", "attachments", "author", "content", "embeds"]),
    ];
    let at_top = (select(top.to_vec()), any_value()).prop_map(|(field, value)| json!({ field: value }));
    let within = select(inner.to_vec()).prop_flat_map(|(outer, fields)| (Just(outer), select(fields)));
    let within = (within, any_value()).prop_map(|((outer, field), value)| json!({ outer: { field: value } }));
    let user = (select(vec!["global_name", "username", "id", "bot"]), any_value());
    let user = user.prop_map(|(field, value)| json!({ "member": { "user": { field: value } } }));
    prop_oneof![2 => at_top, 4 => within, 1 => user]
}

#[tokio::test]
async fn the_bot_goes_on_whatever_is_delivered() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    for (number, (action, patch)) in properties::values((action(), patch())).take(case_count()).enumerate() {
        if number % 20 == 0 {
            ana.try_slash("play", &[("game", "biloba"), ("computer", "1")]).await;
        }
        let interaction = interaction(&harness, &[&ana, &ben], &action).await;
        harness.sandbox.inject(Fault::PatchedInteraction(patch));
        // Discord waits three seconds for the answers that do not come; the next case does not.
        ana.post_interaction(interaction).await;
        if number % 20 == 19 {
            ben.slash("help", &[]).await;
        }
    }
    ben.slash("help", &[]).await;
    let panics = harness.logged("panic");
    assert!(panics.is_empty(), "{panics}");
    harness.close_after_errors().await;
}
