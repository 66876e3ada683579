//! A request to the API, read in full: who asks, for what, with which body and files.

use super::world::File;
use super::{API, ApiError, Who, World, interaction};
use axum::body::{self, Bytes, HttpBody as _};
use axum::extract::multipart::MultipartError;
use axum::extract::{FromRequest, Multipart, Query, Request};
use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};
use std::collections::HashMap;

/// So many bytes a request may have, all in all.
pub(crate) const REQUEST_LIMIT: usize = 25 << 20;
/// So many bytes a file may have.
const FILE_LIMIT: usize = 10 << 20;
/// So many files a request may have.
const FILES: usize = 10;

/// A call.
#[derive(Debug)]
pub(crate) struct Call {
    /// Who asks, when the token is somebody's.
    pub who: Option<Who>,
    /// The application whose bot asks, by its token or by the one in the path; 0 where neither is known, and `None` where
    /// it is no bot.
    pub application: Option<u64>,
    /// The method.
    pub method: Method,
    /// Path and query as they were sent.
    pub path: String,
    /// The parts of the path after `/api/v10`.
    pub segments: Vec<String>,
    /// The query.
    pub query: HashMap<String, String>,
    /// The content type.
    pub content_type: Option<String>,
    /// `X-Discord-Locale`: the language of the person.
    pub locale: Option<String>,
    /// The JSON body, of a multipart request its `payload_json`; null without one.
    pub body: Value,
    /// The uploaded files.
    pub files: Vec<File>,
}

impl Call {
    /// What the head of a request says, before its body is read.
    pub fn new(request: &Request, world: &World) -> Call {
        let (uri, headers) = (request.uri(), request.headers());
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let path = uri.path().trim_start_matches(API);
        let segments: Vec<String> =
            path.split('/').filter(|s| !s.is_empty()).map(|s| s.replace("%40", "@")).collect();
        let who = text("authorization").as_deref().and_then(|token| world.cast.who(token));
        let application = match who {
            Some(Who::Bot(application)) => Some(application),
            Some(Who::Person(_)) => None,
            None => token(&segments).map(|token| {
                interaction::of_token(world, token).map_or(0, |interaction| interaction.application)
            }),
        };
        Call {
            who,
            application,
            method: request.method().clone(),
            path: uri.path_and_query().map_or_else(|| uri.path().to_owned(), ToString::to_string),
            segments,
            query: Query::try_from_uri(uri).map(|Query(query)| query).unwrap_or_default(),
            content_type: text("content-type"),
            locale: text("x-discord-locale"),
            body: Value::Null,
            files: Vec::new(),
        }
    }

    /// Refuses a body that nobody sends who may, and one that says that it is too large, before it is read.
    pub fn check_head(&self, request: &Request) -> Result<(), ApiError> {
        let size = request.body().size_hint();
        if size.upper() == Some(0) {
            return Ok(());
        }
        if self.who.is_none() && self.application.is_none_or(|application| application == 0) {
            return Err(match self.segments.first().map(String::as_str) {
                Some("interactions") if self.application.is_some() => ApiError::unknown_interaction(),
                Some("webhooks") => ApiError::invalid_token(),
                _ => ApiError::unauthorized(),
            });
        }
        if size.lower() > REQUEST_LIMIT as u64 { Err(ApiError::too_large()) } else { Ok(()) }
    }

    /// Does it come with files?
    pub fn is_upload(&self) -> bool {
        self.content_type.as_ref().is_some_and(|kind| kind.starts_with("multipart/form-data"))
    }

    /// Reads the body.
    pub async fn read(&mut self, request: Request) -> Result<(), ApiError> {
        if self.is_upload() {
            return self.read_multipart(request).await;
        }
        let kind = self.content_type.clone().unwrap_or_default();
        let bytes =
            body::to_bytes(request.into_body(), REQUEST_LIMIT).await.map_err(|_| ApiError::too_large())?;
        if bytes.is_empty() {
            return Ok(());
        }
        if !kind.starts_with("application/json") {
            let message = "Expected \"Content-Type\" header to be one of {'application/json'}.";
            return Err(ApiError::at("", "CONTENT_TYPE_INVALID", message));
        }
        self.body = parse(&bytes)?;
        Ok(())
    }

    async fn read_multipart(&mut self, request: Request) -> Result<(), ApiError> {
        let refuse = |error: MultipartError| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::too_large(),
            _ => malformed(),
        };
        let mut form = Multipart::from_request(request, &()).await.map_err(|_| malformed())?;
        while let Some(mut field) = form.next_field().await.map_err(refuse)? {
            let name = field.name().unwrap_or_default().to_owned();
            let file_name = field.file_name().map(str::to_owned);
            let mut bytes = Vec::new();
            while let Some(chunk) = field.chunk().await.map_err(refuse)? {
                bytes.extend_from_slice(&chunk);
                if bytes.len() > FILE_LIMIT {
                    return Err(ApiError::too_large());
                }
            }
            let bytes = Bytes::from(bytes);
            if name == "payload_json" {
                self.body = parse(&bytes)?;
            } else if let Some(file_name) = file_name {
                let inner = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
                let number = inner.unwrap_or(name.trim_start_matches("file")).parse();
                let number = number.unwrap_or(self.files.len() as u64);
                self.files.push(File { number, name: file_name, bytes });
            }
            if self.files.len() > FILES {
                return Err(ApiError::at("files", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length."));
            }
        }
        if self.body.is_null() {
            self.body = json!({});
        }
        Ok(())
    }

    /// The caller, who must be somebody.
    pub fn caller(&self) -> Result<Who, ApiError> {
        self.who.ok_or_else(ApiError::unauthorized)
    }

    /// The numbers of the files.
    pub fn file_numbers(&self) -> Vec<u64> {
        self.files.iter().map(|file| file.number).collect()
    }

    /// An id in the query.
    pub fn query_id(&self, key: &str) -> Result<Option<u64>, ApiError> {
        self.query.get(key).map(|text| id(text)).transpose()
    }
}

/// The token in a path: whoever has it needs no other.
fn token(segments: &[String]) -> Option<&str> {
    match segments {
        [first, _, token, last] if first == "interactions" && last == "callback" => Some(token),
        [first, _, token, ..] if first == "webhooks" => Some(token),
        _ => None,
    }
}

/// Reads an id out of a path or query.
pub(super) fn id(text: &str) -> Result<u64, ApiError> {
    let wrong = || ApiError::at("id", "NUMBER_TYPE_COERCE", &format!("Value \"{text}\" is not snowflake."));
    text.parse().map_err(|_| wrong())
}

fn parse(bytes: &Bytes) -> Result<Value, ApiError> {
    let invalid = "The request body contains invalid JSON.";
    serde_json::from_slice(bytes).map_err(|_| ApiError::new(StatusCode::BAD_REQUEST, 50109, invalid))
}

fn malformed() -> ApiError {
    ApiError::at("", "MULTIPART_INVALID", &format!("The {} body is malformed", header::CONTENT_TYPE))
}
