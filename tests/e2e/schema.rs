//! Discord's published description of its API, where it is at hand: in the file that `DISCORD_OPENAPI` names, or in
//! `shared/discord` beside this repository.

use bside::sandbox::Request;
use jsonschema::Validator;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex};

static SCHEMA: LazyLock<Option<Schema>> = LazyLock::new(Schema::load);

pub struct Schema {
    document: Value,
    /// By method and path.
    bodies: Mutex<HashMap<String, Arc<Validator>>>,
}

impl Schema {
    /// The schema, if it is here.
    pub fn at_hand() -> Option<&'static Schema> {
        SCHEMA.as_ref()
    }

    fn load() -> Option<Schema> {
        let named = env::var_os("DISCORD_OPENAPI").map(PathBuf::from);
        let above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().skip(1);
        let mut beside = above.map(|folder| folder.join("shared/discord/openapi.json"));
        // A file that was named must be there.
        let file = named.or_else(|| beside.find(|file| file.is_file()))?;
        let text = fs::read_to_string(file).expect("a file that can be read");
        let document = serde_json::from_str(&text).expect("JSON");
        Some(Schema { document, bodies: Mutex::default() })
    }

    /// What Discord would not take of a request.
    pub fn check(&self, request: &Request) -> Result<(), String> {
        let (path, query) = request.path.split_once('?').unwrap_or((&request.path, ""));
        let path = path.strip_prefix("/api/v10").ok_or("no path of the API")?.replace("%40", "@");
        let template = self.template(&path).ok_or("no such path")?;
        let method = request.method.to_lowercase();
        let operations = &self.document["paths"][&template];
        let operation = operations.get(&method).ok_or("no such method")?;
        let parameters = [operations, operation].map(|place| place["parameters"].as_array());
        for name in query.split('&').filter_map(|pair| pair.split('=').next()).filter(|name| !name.is_empty())
        {
            let known = parameters.into_iter().flatten().flatten();
            if !known.clone().any(|parameter| parameter["in"] == "query" && parameter["name"] == name) {
                return Err(format!("no query {name}"));
            }
        }
        let wanted = &operation["requestBody"];
        let Some(body) = &request.body else {
            return if wanted["required"] == true { Err("no body".to_owned()) } else { Ok(()) };
        };
        let kind =
            request.content_type.as_deref().and_then(|kind| kind.split(';').next()).unwrap_or_default();
        if wanted["content"].get(kind).is_none() {
            return Err(format!("a body of the kind {kind}"));
        }
        let content = &wanted["content"]["application/json"];
        self.check_with(&format!("{method} {template}"), content, &with_numbered_files(body))
    }

    /// What Discord would not have answered to a request.
    pub fn check_answer(&self, request: &Request) -> Result<(), String> {
        let path = request.path.split('?').next().unwrap_or_default();
        let path = path.strip_prefix("/api/v10").ok_or("no path of the API")?.replace("%40", "@");
        let template = self.template(&path).ok_or("no such path")?;
        let method = request.method.to_lowercase();
        let answers = &self.document["paths"][&template][&method]["responses"];
        if request.status >= 400 {
            let answer = request.answer.as_ref().ok_or("a refusal without a word")?;
            let is_whole = answer["code"].is_u64() && answer["message"].is_string();
            return if is_whole { Ok(()) } else { Err(format!("no refusal: {answer}")) };
        }
        let known =
            answers.get(request.status.to_string()).ok_or(format!("the status {}", request.status))?;
        let (content, answer) = (&known["content"]["application/json"], &request.answer);
        let (false, Some(answer)) = (content.is_null(), answer) else {
            let both_none = content.is_null() && answer.is_none();
            return if both_none { Ok(()) } else { Err(format!("a body where there is none: {answer:?}")) };
        };
        self.check_with(&format!("{method} {template} {}", request.status), content, answer)
    }

    /// What is wrong with an object that ought to be of this kind, such as `MessageResponse`.
    pub fn check_object(&self, kind: &str, object: &Value) -> Result<(), String> {
        let content = json!({ "schema": { "$ref": format!("#/components/schemas/{kind}") } });
        self.check_with(kind, &content, object)
    }

    fn check_with(&self, name: &str, content: &Value, value: &Value) -> Result<(), String> {
        let validator = self.validator(name, content);
        let told = |error: jsonschema::ValidationError| format!("{}: {error}", error.instance_path());
        let faults: Vec<String> = validator.iter_errors(value).map(told).collect();
        if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
    }

    /// The path of the description that means this one: the one with the fewest gaps.
    fn template(&self, path: &str) -> Option<String> {
        let fits = |template: &str| {
            template.split('/').count() == path.split('/').count()
                && template
                    .split('/')
                    .zip(path.split('/'))
                    .all(|(gap, part)| gap.starts_with('{') || gap == part)
        };
        let paths = self.document["paths"].as_object()?;
        paths
            .keys()
            .filter(|template| fits(template))
            .min_by_key(|template| template.matches('{').count())
            .cloned()
    }

    fn validator(&self, operation: &str, content: &Value) -> Arc<Validator> {
        let mut bodies = self.bodies.lock().expect("no panic while it was held");
        let build = || {
            let schema = json!({
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "allOf": [content["schema"]],
                "components": self.document["components"],
            });
            Arc::new(jsonschema::validator_for(&schema).expect("a schema"))
        };
        bodies.entry(operation.to_owned()).or_insert_with(build).clone()
    }
}

/// The description says that every id is a text. Of files that come with the request the id is their number, and
/// Discord's own examples write it as one.
fn with_numbered_files(body: &Value) -> Value {
    let mut body = body.clone();
    for place in ["/attachments", "/data/attachments"] {
        for file in body.pointer_mut(place).and_then(Value::as_array_mut).into_iter().flatten() {
            if let Some(number) = file["id"].as_u64() {
                file["id"] = json!(number.to_string());
            }
        }
    }
    body
}
