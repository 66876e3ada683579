//! Files that come with messages: kept in the folder, shown at an address of this server.

use super::{ApiError, World, snowflake};
use axum::body::Bytes;
use image::ImageReader;
use serde_json::{Value, json};
use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

/// The folder of the files, below that of the journal.
pub(super) const ATTACHMENTS: &str = "attachments";

/// A file of a multipart request.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// The n of `files[n]`.
    pub number: u64,
    /// The name it came with.
    pub name: String,
    /// Its content.
    pub bytes: Bytes,
}

impl World {
    /// Where the files of messages are.
    pub fn attachments(&self) -> PathBuf {
        self.journal.folder().join(ATTACHMENTS)
    }

    /// Keeps the files of a body, and returns their attachment objects.
    pub(super) fn attach(&mut self, body: &Value, files: &[File]) -> Result<Vec<Value>, ApiError> {
        let mut attachments = Vec::new();
        for file in files {
            let mut listed = body["attachments"].as_array().into_iter().flatten();
            let about = listed.find(|item| snowflake::read(&item["id"]) == Some(file.number));
            let about = about.unwrap_or(&Value::Null);
            let name = safe(about["filename"].as_str().unwrap_or(&file.name));
            let id = self.next_id();
            fs::write(path_in(&self.attachments(), id, &name), &file.bytes)
                .map_err(|error| ApiError::unwritten(&error))?;
            let mut object = json!({
                "id": id.to_string(), "filename": name, "size": file.bytes.len(),
                "content_type": content_type(&name),
            });
            if let Some(description) = about["description"].as_str().filter(|text| !text.is_empty()) {
                object["description"] = json!(description);
            }
            let picture = ImageReader::new(Cursor::new(&file.bytes)).with_guessed_format();
            if let Some((width, height)) = picture.ok().and_then(|picture| picture.into_dimensions().ok()) {
                object["width"] = json!(width);
                object["height"] = json!(height);
            }
            attachments.push(object);
        }
        Ok(attachments)
    }
}

/// Takes away the files of these attachment objects.
pub(super) fn discard<'a>(folder: &Path, attachments: impl IntoIterator<Item = &'a Value>) {
    for item in attachments {
        let (Some(id), Some(name)) = (snowflake::read(&item["id"]), item["filename"].as_str()) else {
            continue;
        };
        if let Err(error) = fs::remove_file(path_in(folder, id, name)) {
            tracing::debug!(%error, name, "a file of a message that is gone stays");
        }
    }
}

/// Where a file of a message is kept.
pub(crate) fn path_in(folder: &Path, id: u64, name: &str) -> PathBuf {
    folder.join(format!("{id}-{}", safe(name)))
}

/// The attachments of an edited message: those that stay, then the new ones. When the body has a list,
/// only what it names stays.
pub(super) fn remaining(old: &Value, body: &Value, fresh: Vec<Value>) -> Value {
    let listed = body.get("attachments").map(|list| list.as_array().cloned().unwrap_or_default());
    let mut result = Vec::new();
    for item in old.as_array().into_iter().flatten() {
        let Some(listed) = &listed else {
            result.push(item.clone());
            continue;
        };
        let named = listed.iter().find(|other| snowflake::read(&other["id"]) == snowflake::read(&item["id"]));
        if let Some(named) = named {
            let mut item = item.clone();
            if let Some(description) = named["description"].as_str() {
                item["description"] = json!(description);
            }
            result.push(item);
        }
    }
    result.extend(fresh);
    Value::Array(result)
}

/// Puts addresses into a message object: of its attachments, and of the pictures its embeds take from them.
pub(super) fn address(message: &mut Value, base: &str, channel: u64) {
    let mut known: Vec<(String, String, Value)> = Vec::new();
    for item in message["attachments"].as_array_mut().into_iter().flatten() {
        let (Some(id), Some(name)) = (item["id"].as_str(), item["filename"].as_str()) else { continue };
        let url = format!("{base}/attachments/{channel}/{id}/{name}");
        known.push((format!("attachment://{name}"), url.clone(), item.clone()));
        item["url"] = json!(url);
        item["proxy_url"] = json!(url);
    }
    for embed in message["embeds"].as_array_mut().into_iter().flatten() {
        for (part, key, proxy) in [
            ("image", "url", "proxy_url"),
            ("thumbnail", "url", "proxy_url"),
            ("footer", "icon_url", "proxy_icon_url"),
            ("author", "icon_url", "proxy_icon_url"),
        ] {
            let Some(link) = embed[part][key].as_str() else { continue };
            let Some((_, url, item)) = known.iter().find(|(name, _, _)| name == link) else { continue };
            embed[part][key] = json!(url);
            embed[part][proxy] = json!(url);
            if key == "url" {
                for size in ["width", "height"].into_iter().filter(|size| !item[*size].is_null()) {
                    embed[part][size] = item[size].clone();
                }
            }
        }
    }
}

/// The content type by the end of the name.
pub(crate) fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default().to_ascii_lowercase().as_str() {
        "png" => "image/png",
        "gif" => "image/gif",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "json" => "application/json; charset=utf-8",
        "txt" | "md" | "pgn" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// A name that is safe in a path and in an address.
fn safe(name: &str) -> String {
    let signs = |c: char| if c.is_ascii_alphanumeric() || "-_.".contains(c) { c } else { '_' };
    let name: String = name.chars().rev().take(100).map(signs).collect();
    let name: String = name.chars().rev().collect();
    let name = name.trim_start_matches('.');
    if name.is_empty() { "unknown".to_owned() } else { name.to_owned() }
}
