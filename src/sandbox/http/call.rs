//! A request to the API, read in full: who asks, for what, with which body and files.

use super::world::File;
use super::{API, ApiError, Who};
use axum::body::{self, Bytes};
use axum::extract::{FromRequest, Multipart, Query, Request};
use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};
use std::collections::HashMap;

/// So many bytes a request may have, all in all.
const REQUEST_LIMIT: usize = 25 << 20;
/// So many bytes a file may have.
const FILE_LIMIT: usize = 10 << 20;
/// So many files a request may have.
const FILES: usize = 10;

/// A call.
#[derive(Debug)]
pub(crate) struct Call {
    /// Who asks, when the token is somebody's.
    pub who: Option<Who>,
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
    pub fn new(request: &Request) -> Call {
        let (uri, headers) = (request.uri(), request.headers());
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let path = uri.path().trim_start_matches(API);
        Call {
            who: text("authorization").as_deref().and_then(Who::of_token),
            method: request.method().clone(),
            path: uri.path_and_query().map_or_else(|| uri.path().to_owned(), ToString::to_string),
            segments: path.split('/').filter(|s| !s.is_empty()).map(|s| s.replace("%40", "@")).collect(),
            query: Query::try_from_uri(uri).map(|Query(query)| query).unwrap_or_default(),
            content_type: text("content-type"),
            locale: text("x-discord-locale"),
            body: Value::Null,
            files: Vec::new(),
        }
    }

    /// Reads the body.
    pub async fn read(&mut self, request: Request) -> Result<(), ApiError> {
        let kind = self.content_type.clone().unwrap_or_default();
        if kind.starts_with("multipart/form-data") {
            return self.read_multipart(request).await;
        }
        let bytes = body::to_bytes(request.into_body(), REQUEST_LIMIT).await.map_err(|_| too_large())?;
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
        let mut form = Multipart::from_request(request, &()).await.map_err(|_| malformed())?;
        let mut total = 0;
        while let Some(field) = form.next_field().await.map_err(|_| malformed())? {
            let name = field.name().unwrap_or_default().to_owned();
            let file_name = field.file_name().map(str::to_owned);
            let bytes = field.bytes().await.map_err(|_| too_large())?;
            total += bytes.len();
            if total > REQUEST_LIMIT || bytes.len() > FILE_LIMIT {
                return Err(too_large());
            }
            if name == "payload_json" {
                self.body = parse(&bytes)?;
            } else if let Some(file_name) = file_name {
                let inner = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
                let number = inner.unwrap_or(name.trim_start_matches("file")).parse();
                let number = number.unwrap_or(self.files.len() as u64);
                self.files.push(File { number, name: file_name, bytes });
            }
        }
        if self.files.len() > FILES {
            return Err(ApiError::at("files", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length."));
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

    /// Whether the call is the bot's: by its token, or by a route that only bots use.
    pub fn of_bot(&self) -> bool {
        let callback = self.segments.last().is_some_and(|last| last == "callback");
        match self.who {
            Some(who) => who == Who::Bot,
            None => callback || self.segments.first().is_some_and(|first| first == "webhooks"),
        }
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

fn too_large() -> ApiError {
    ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, 40005, "Request entity too large")
}

fn malformed() -> ApiError {
    ApiError::at("", "MULTIPART_INVALID", &format!("The {} body is malformed", header::CONTENT_TYPE))
}
