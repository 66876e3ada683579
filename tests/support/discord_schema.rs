//! Discord's published description of its HTTP API. It is not part of the repository: `DISCORD_OPENAPI` names the file, or
//! it is `shared/discord/openapi.json` in a folder above.

use bside_sandbox::RecordedRequest;
use jsonschema::Validator;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex};

static SCHEMA: LazyLock<Option<DiscordSchema>> = LazyLock::new(DiscordSchema::read);

/// The description, with validators compiled on first use.
pub struct DiscordSchema {
    document: Value,
    /// Validators by method and path.
    validators: Mutex<HashMap<String, Arc<Validator>>>,
}

impl DiscordSchema {
    /// The description, if the machine has it.
    ///
    /// # Panics
    ///
    /// If the file cannot be read as JSON.
    pub fn load() -> Option<&'static DiscordSchema> {
        SCHEMA.as_ref()
    }

    fn read() -> Option<DiscordSchema> {
        let configured = env::var_os("DISCORD_OPENAPI").map(PathBuf::from);
        let above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().skip(1);
        let mut beside = above.map(|folder| folder.join("shared/discord/openapi.json"));
        // A configured file has to exist.
        let file = configured.or_else(|| beside.find(|file| file.is_file()))?;
        let text = fs::read_to_string(file).expect("a file that can be read");
        let document = serde_json::from_str(&text).expect("JSON");
        Some(DiscordSchema { document, validators: Mutex::default() })
    }

    /// The methods and paths of all operations.
    pub fn operations(&self) -> Vec<(String, String)> {
        let paths = self.document["paths"].as_object().into_iter().flatten();
        let methods = |operations: &Value| {
            operations
                .as_object()
                .into_iter()
                .flatten()
                .map(|(method, _)| method.to_uppercase())
                .collect::<Vec<_>>()
        };
        let is_method =
            |method: &String| ["GET", "PUT", "POST", "PATCH", "DELETE"].contains(&method.as_str());
        paths
            .flat_map(|(path, operations)| {
                methods(operations).into_iter().filter(is_method).map(|method| (method, path.clone()))
            })
            .collect()
    }

    /// Checks that Discord accepts a request.
    ///
    /// # Errors
    ///
    /// Says what Discord would refuse.
    pub fn check_request(&self, request: &RecordedRequest) -> Result<(), String> {
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
        let expected = &operation["requestBody"];
        let Some(body) = &request.body else {
            return if expected["required"] == true { Err("no body".to_owned()) } else { Ok(()) };
        };
        let kind =
            request.content_type.as_deref().and_then(|kind| kind.split(';').next()).unwrap_or_default();
        if expected["content"].get(kind).is_none() {
            return Err(format!("a body of the kind {kind}"));
        }
        let content = &expected["content"]["application/json"];
        self.check_with(&format!("{method} {template}"), content, &with_numbered_files(body))
    }

    /// Checks that the answer to a request is one that Discord could send.
    ///
    /// # Errors
    ///
    /// Says what Discord would not answer.
    pub fn check_response(&self, request: &RecordedRequest) -> Result<(), String> {
        let path = request.path.split('?').next().unwrap_or_default();
        let path = path.strip_prefix("/api/v10").ok_or("no path of the API")?.replace("%40", "@");
        let template = self.template(&path).ok_or("no such path")?;
        let method = request.method.to_lowercase();
        let answers = &self.document["paths"][&template][&method]["responses"];
        if request.status >= 400 {
            let answer = request.response.as_ref().ok_or("an error without a body")?;
            // Discord leaves out the code of most rate limits.
            let has_code = answer["code"].is_u64() || request.status == 429;
            let is_error_object = has_code && answer["message"].is_string();
            return if is_error_object { Ok(()) } else { Err(format!("no error object: {answer}")) };
        }
        let known =
            answers.get(request.status.to_string()).ok_or(format!("the status {}", request.status))?;
        let (content, answer) = (&known["content"]["application/json"], &request.response);
        let (false, Some(answer)) = (content.is_null(), answer) else {
            let both_none = content.is_null() && answer.is_none();
            return if both_none { Ok(()) } else { Err(format!("a body where there is none: {answer:?}")) };
        };
        let answer = without_media_channels(answer);
        self.check_with(&format!("{method} {template} {}", request.status), content, &answer)
    }

    /// Checks an object against a schema by name, such as `MessageResponse`.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the object.
    pub fn check_object(&self, kind: &str, object: &Value) -> Result<(), String> {
        let content = json!({ "schema": { "$ref": format!("#/components/schemas/{kind}") } });
        self.check_with(kind, &content, object)
    }

    fn check_with(&self, name: &str, content: &Value, value: &Value) -> Result<(), String> {
        let validator = self.validator(name, content);
        let describe = |error: jsonschema::ValidationError| format!("{}: {error}", error.instance_path());
        let errors: Vec<String> = validator.iter_errors(value).map(describe).collect();
        if errors.is_empty() { Ok(()) } else { Err(errors.join("\n")) }
    }

    /// The path template that matches a path: the one with the fewest parameters.
    fn template(&self, path: &str) -> Option<String> {
        let fits = |template: &str| {
            template.split('/').count() == path.split('/').count()
                && template
                    .split('/')
                    .zip(path.split('/'))
                    .all(|(parameter, part)| parameter.starts_with('{') || parameter == part)
        };
        let paths = self.document["paths"].as_object()?;
        paths
            .keys()
            .filter(|template| fits(template))
            .min_by_key(|template| template.matches('{').count())
            .cloned()
    }

    fn validator(&self, operation: &str, content: &Value) -> Arc<Validator> {
        let mut bodies = self.validators.lock().expect("no panic while it was held");
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

/// Writes the ids of uploaded files as strings. The description wants strings, while Discord's own examples write the
/// numbers of the files.
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

/// An answer with its media channels as forums, which are alike. The description has no word for them, unlike the documentation.
fn without_media_channels(answer: &Value) -> Value {
    let mut answer = answer.clone();
    let channels = match &mut answer {
        Value::Array(items) => items.iter_mut().collect(),
        single => vec![single],
    };
    for channel in channels.into_iter().filter(|channel| channel["type"] == 16) {
        channel["type"] = json!(15);
    }
    answer
}
