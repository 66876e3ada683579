//! A request to the API: the caller, the route, the body and the files.

use super::bounded_json::{self, JsonError};
use super::world::{Message, UploadedFile};
use super::{Account, ApiError, Result, World, form, form_fields, interaction, snowflake, validate};
use axum::body::{self, Bytes, HttpBody as _};
use axum::extract::multipart::MultipartError;
use axum::extract::{FromRequest, Multipart, Query, Request};
use axum::http::{Method, StatusCode};
use serde_json::Value;
use std::collections::HashMap;
use validate::MessageOperation;

/// Discord's limit of a whole request.
pub(crate) const MAX_REQUEST_BYTES: usize = 25 << 20;
/// The limit of a form without files, which is decoded in memory.
const MAX_FORM_BYTES: usize = 8 << 20;
/// The content type of such a form.
const FORM: &str = "application/x-www-form-urlencoded";
/// Discord's limit of files in a request.
const MAX_FILES: usize = 10;
/// Discord's limit of the characters of a reason for the audit log.
const MAX_REASON_CHARS: usize = 512;

/// A request. Its body is read in a second step.
#[derive(Debug)]
pub(crate) struct ApiRequest {
    /// The owner of the token in `Authorization`, if it is valid.
    pub account: Option<Account>,
    /// The application of a bot, by its token or by the interaction token in the path. It is 0 if the interaction token is
    /// unknown, and `None` for requests of people and requests without a token.
    pub application: Option<u64>,
    pub method: Method,
    /// The path with the query, as sent.
    pub path: String,
    /// The segments of the path after `/api/v10`; none if the path is not one of the API.
    pub segments: Vec<String>,
    /// The query parameters.
    pub query: HashMap<String, String>,
    /// The header `Content-Type`.
    pub content_type: Option<String>,
    /// The header `X-Discord-Locale`.
    pub locale: Option<String>,
    /// The header `X-Audit-Log-Reason`, decoded.
    pub reason: Option<String>,
    /// The JSON body; of a multipart request its `payload_json`; null if there is none.
    pub body: Value,
    /// The uploaded files.
    pub files: Vec<UploadedFile>,
    /// Whether the token in the path is that of a webhook.
    has_webhook_token: bool,
    /// Whether the id in the path is that of a webhook, or of an application.
    has_webhook_id: bool,
    /// The error of the version of the API in the path, or of a header.
    head: Result,
    /// The result of the checks of the body that need nothing of the world.
    form: Result,
}

impl ApiRequest {
    /// Reads the head of a request.
    pub fn new(request: &Request, world: &World) -> ApiRequest {
        let (uri, headers) = (request.uri(), request.headers());
        let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let path = below_version(uri.path());
        let segments = path.as_ref().map_or_else(
            |_| Vec::new(),
            |path| path.split('/').map(|segment| segment.replace("%40", "@")).collect::<Vec<String>>(),
        );
        let reason = header("x-audit-log-reason");
        let reason = reason.map(|reason| form_fields::decode(reason.as_bytes()).unwrap_or(reason));
        let account =
            header("authorization").as_deref().and_then(|token| world.directory.authenticate_header(token));
        let webhook_application = webhook_application(world, &segments);
        let has_webhook_token = webhook_application.is_some();
        let webhook_id = segments.get(1).and_then(|id| id.parse().ok());
        let application = match account {
            Some(Account::Bot(application)) => Some(application),
            Some(Account::Person(_)) => None,
            None => interaction_token(&segments).map(|token| {
                let interaction = interaction::by_token(world, token).map(|known| known.application);
                interaction.or(webhook_application).unwrap_or_default()
            }),
        };
        ApiRequest {
            account,
            application,
            method: request.method().clone(),
            path: uri.path_and_query().map_or_else(|| uri.path().to_owned(), ToString::to_string),
            segments,
            query: Query::try_from_uri(uri).map(|Query(query)| query).unwrap_or_default(),
            content_type: header("content-type"),
            locale: header("x-discord-locale"),
            head: path.map(|_| ()).and_then(|()| check_reason(reason.as_deref())),
            reason,
            body: Value::Null,
            files: Vec::new(),
            has_webhook_token,
            has_webhook_id: webhook_id
                .is_some_and(|id| world.webhook(id).is_some() || world.directory.application(id).is_some()),
            form: Ok(()),
        }
    }

    /// Rejects a request with a body if it has no valid token or if its `Content-Length` is too large. The body has not been
    /// read yet.
    pub fn check_head(&self, request: &Request) -> Result {
        let size = request.body().size_hint();
        if size.upper() == Some(0) {
            return Ok(());
        }
        let is_known = self.account.is_some()
            || self.has_webhook_token
            || self.application.is_some_and(|application| application != 0);
        if !is_known {
            return Err(match self.segments.first().map(String::as_str) {
                Some("interactions") if self.application.is_some() => ApiError::UNKNOWN_INTERACTION,
                Some("webhooks") if self.has_webhook_id => ApiError::INVALID_WEBHOOK_TOKEN,
                Some("webhooks") => ApiError::UNKNOWN_WEBHOOK,
                None => return self.check_version_and_headers(),
                _ => ApiError::UNAUTHORIZED,
            });
        }
        if size.lower() > MAX_REQUEST_BYTES as u64 { Err(ApiError::TOO_LARGE) } else { Ok(()) }
    }

    /// The largest size that the body can have.
    pub fn max_body_bytes(request: &Request) -> usize {
        let stated = request.body().size_hint().upper().and_then(|bytes| usize::try_from(bytes).ok());
        stated.map_or(MAX_REQUEST_BYTES, |bytes| bytes.min(MAX_REQUEST_BYTES))
    }

    /// Whether the body is multipart, as with files.
    pub fn is_upload(&self) -> bool {
        self.content_type.as_ref().is_some_and(|kind| kind.starts_with("multipart/form-data"))
    }

    /// Reads and checks the body, and reads the files, of which each has at most `max_file_bytes`.
    pub async fn read_body(&mut self, request: Request, max_file_bytes: usize) -> Result {
        if self.is_upload() {
            self.read_multipart(request, max_file_bytes).await?;
        } else {
            self.read_whole(request).await?;
        }
        self.form = form::check(self);
        Ok(())
    }

    /// The error of the version of the API in the path, or of a header.
    pub fn check_version_and_headers(&self) -> Result {
        self.head.clone()
    }

    /// The error of a malformed body.
    pub fn check_form(&self) -> Result {
        self.form.clone()
    }

    /// The error of a malformed edit of a message, or of one that names attachments that the message does not have.
    pub fn check_edit(&self, message: &Message) -> Result {
        self.check_form()?;
        let (files, existing) = (self.file_indices(), message.attachment_ids());
        validate::attachments(&self.body, None, MessageOperation::Edit, &files, &existing)
    }

    async fn read_whole(&mut self, request: Request) -> Result {
        let kind = self.content_type.clone().unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        let bytes = match kind {
            FORM => body::to_bytes(request.into_body(), MAX_FORM_BYTES).await.map(Vec::from),
            _ => bounded_json::read(request.into_body(), MAX_REQUEST_BYTES).await,
        };
        let bytes = bytes.map_err(|_| ApiError::TOO_LARGE)?;
        if bytes.is_empty() {
            return Ok(());
        }
        self.body = match kind {
            "application/json" => parse_json(&bytes)?,
            FORM => form_fields::parse(&bytes)?,
            _ => {
                let message = "Expected \"Content-Type\" header to be one of {'application/json', \
                               'application/x-www-form-urlencoded', 'multipart/form-data'}.";
                return Err(ApiError::invalid_field("", "CONTENT_TYPE_INVALID", message));
            }
        };
        Ok(())
    }

    async fn read_multipart(&mut self, request: Request, max_file_bytes: usize) -> Result {
        let to_api_error = |error: MultipartError| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::TOO_LARGE,
            _ => malformed_multipart(),
        };
        let mut fields = Vec::new();
        let mut form = Multipart::from_request(request, &()).await.map_err(|_| malformed_multipart())?;
        while let Some(mut field) = form.next_field().await.map_err(to_api_error)? {
            let name = field.name().unwrap_or_default().to_owned();
            let file_name = field.file_name().map(str::to_owned);
            let mut bytes = Vec::new();
            while let Some(chunk) = field.chunk().await.map_err(to_api_error)? {
                bytes.extend_from_slice(&chunk);
                if bytes.len() > max_file_bytes {
                    return Err(ApiError::TOO_LARGE);
                }
            }
            if let Some(file_name) = file_name {
                let index = self.file_index(&name)?;
                self.files.push(UploadedFile { index, name: file_name, bytes: Bytes::from(bytes) });
            } else {
                fields.push((name, String::from_utf8(bytes).map_err(|_| malformed_multipart())?));
            }
            if fields.len() > form_fields::MAX_FIELDS {
                return Err(malformed_multipart());
            }
            if self.files.len() > MAX_FILES {
                return Err(ApiError::too_long_list("files", MAX_FILES));
            }
        }
        self.body = form_fields::to_body(fields)?;
        Ok(())
    }

    /// The index of the file in the part with this name, which no file before it has.
    fn file_index(&self, part: &str) -> Result<u64> {
        let number = part.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
        let is_free = |index: &u64| self.files.iter().all(|file| file.index != *index);
        match number.unwrap_or(part.trim_start_matches("file")).parse::<u64>() {
            Ok(index) if is_free(&index) => Ok(index),
            Ok(index) => {
                let message = format!("Two files have the index {index}.");
                Err(ApiError::invalid_field("files", "MULTIPART_INVALID", &message))
            }
            // A file without a number takes the first that is free.
            Err(_) => Ok((0..).find(is_free).unwrap_or_default()),
        }
    }

    /// The caller, or the error of a missing or unknown token.
    pub fn require_account(&self) -> Result<Account> {
        self.account.ok_or(ApiError::UNAUTHORIZED)
    }

    /// The indices of the uploaded files.
    pub fn file_indices(&self) -> Vec<u64> {
        self.files.iter().map(|file| file.index).collect()
    }

    /// The number of items that the query asks for with `limit`, from 1 to `max`.
    pub fn query_limit(&self, default: usize, max: usize) -> Result<usize> {
        let Some(text) = self.query.get("limit") else { return Ok(default) };
        let error = |code: &str, message: String| Err(ApiError::invalid_field("limit", code, &message));
        match text.parse::<i64>().map(|limit| (usize::try_from(limit), limit)) {
            Ok((Ok(limit), _)) if (1..=max).contains(&limit) => Ok(limit),
            Ok((_, limit)) if limit < 1 => {
                error("NUMBER_TYPE_MIN", "int value should be greater than or equal to 1.".to_owned())
            }
            Ok(_) => error("NUMBER_TYPE_MAX", format!("int value should be less than or equal to {max}.")),
            Err(_) => error("NUMBER_TYPE_COERCE", format!("Value \"{text:.100}\" is not int.")),
        }
    }

    /// Whether a flag in the query is set.
    pub fn query_flag(&self, key: &str) -> bool {
        matches!(self.query.get(key).map(String::as_str), Some("true" | "True" | "1"))
    }

    /// An optional time in the query, as responses write it.
    pub fn query_timestamp(&self, key: &str) -> Result<Option<String>> {
        let Some(text) = self.query.get(key) else { return Ok(None) };
        let message = "Could not parse the value. Should be in ISO8601 format";
        let error = || ApiError::invalid_field(key, "DATE_TIME_TYPE_PARSE", message);
        let time = snowflake::parse_timestamp(&text.replace(' ', "+")).ok_or_else(error)?;
        Ok(Some(snowflake::format_timestamp(time)))
    }

    /// An optional id in the query.
    pub fn query_id(&self, key: &str) -> Result<Option<u64>> {
        self.query.get(key).map(|text| parse_id(text, key)).transpose()
    }
}

/// The path below `/api` and the version of the API, of which v9 differs from v10 in nothing that the sandbox has. Without a
/// version it is v10.
fn below_version(path: &str) -> Result<&str> {
    let rest = path.strip_prefix("/api/").ok_or(ApiError::NOT_FOUND)?;
    let is_version = |number: &&str| number.starts_with(|digit: char| digit.is_ascii_digit());
    let Some(numbered) = rest.strip_prefix('v').filter(is_version) else { return Ok(rest) };
    match numbered.split_once('/') {
        Some(("9" | "10", rest)) => Ok(rest),
        Some(("6" | "7" | "8", _)) => Err(ApiError::UNSUPPORTED_ROUTE),
        Some(_) => Err(ApiError::INVALID_API_VERSION),
        None => Err(ApiError::NOT_FOUND),
    }
}

/// Rejects a reason that is too long for the audit log.
fn check_reason(reason: Option<&str>) -> Result {
    match reason {
        Some(reason) if reason.chars().count() > MAX_REASON_CHARS => {
            Err(ApiError::too_long_list("reason", MAX_REASON_CHARS))
        }
        _ => Ok(()),
    }
}

/// The interaction token in a path, with which a request needs no other token.
fn interaction_token(segments: &[String]) -> Option<&str> {
    match segments {
        [first, _, token, last] if first == "interactions" && last == "callback" => Some(token),
        [first, _, token, ..] if first == "webhooks" => Some(token),
        _ => None,
    }
}

/// The application that has created the webhook whose token is in a path; 0 if a person has.
fn webhook_application(world: &World, segments: &[String]) -> Option<u64> {
    let [first, id, token, ..] = segments else { return None };
    let id = id.parse().ok().filter(|_| first == "webhooks")?;
    world.webhook(id).filter(|hook| hook["token"] == *token)?;
    world.webhook_owner(id).map(|(_, application)| application)
}

/// Parses an id in a path or query, whose parameter has this name.
pub(super) fn parse_id(text: &str, parameter: &str) -> Result<u64> {
    text.parse().map_err(|_| {
        let message = format!("Value \"{text:.100}\" is not snowflake.");
        ApiError::invalid_field(parameter, "NUMBER_TYPE_COERCE", &message)
    })
}

/// Parses a JSON body.
pub(super) fn parse_json(bytes: &[u8]) -> Result<Value> {
    bounded_json::parse(bytes).map_err(|error| match error {
        JsonError::Invalid => ApiError::INVALID_JSON,
        JsonError::TooManyValues => ApiError::TOO_LARGE,
    })
}

fn malformed_multipart() -> ApiError {
    ApiError::invalid_field("", "MULTIPART_INVALID", "The content-type body is malformed")
}
