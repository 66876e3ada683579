//! Attachments: files of messages, which are stored in the data folder and served by this server.

use super::{ApiError, Result, World, component, snowflake};
use axum::body::Bytes;
use image::ImageReader;
use serde_json::{Value, json};
use std::fs::{self, File};
use std::io::{Cursor, Write as _};
use std::path::{Path, PathBuf};

/// The name of the folder of the files, in the data folder.
pub(super) const ATTACHMENTS: &str = "attachments";

/// A file of a multipart request.
#[derive(Clone, Debug)]
pub(crate) struct UploadedFile {
    /// The index in `files[n]`.
    pub index: u64,
    /// The file name in the request.
    pub name: String,
    pub bytes: Bytes,
}

impl World {
    /// The folder of the files.
    pub fn attachments_dir(&self) -> PathBuf {
        self.journal.data_dir().join(ATTACHMENTS)
    }

    /// Stores the files of a request and returns their attachment objects.
    pub(super) fn store_attachments(&mut self, body: &Value, files: &[UploadedFile]) -> Result<Vec<Value>> {
        let mut attachments = Vec::new();
        for file in files {
            let mut listed = body["attachments"].as_array().into_iter().flatten();
            let metadata = listed.find(|item| snowflake::from_json(&item["id"]) == Some(file.index));
            let metadata = metadata.unwrap_or(&Value::Null);
            let name = sanitized(metadata["filename"].as_str().unwrap_or(&file.name));
            let id = self.next_id();
            File::create_new(file_path(&self.attachments_dir(), id, &name))
                .and_then(|mut stored| stored.write_all(&file.bytes))
                .map_err(|error| ApiError::storage_failure(&error))?;
            let mut object = json!({
                "id": id.to_string(), "filename": name, "size": file.bytes.len(),
                "content_type": content_type(&name),
            });
            if let Some(description) = metadata["description"].as_str().filter(|text| !text.is_empty()) {
                object["description"] = json!(description);
            }
            let image = ImageReader::new(Cursor::new(&file.bytes)).with_guessed_format();
            if let Some((width, height)) = image.ok().and_then(|image| image.into_dimensions().ok()) {
                object["width"] = json!(width);
                object["height"] = json!(height);
            }
            attachments.push(object);
        }
        Ok(attachments)
    }
}

impl World {
    /// Stores the file of an option and returns its attachment object, with the URL.
    pub fn store_option_file(&mut self, channel: u64, file: &[UploadedFile]) -> Result<Value> {
        let attachments = self.store_attachments(&Value::Null, file)?;
        let mut holder = json!({ "attachments": attachments });
        set_urls(&mut holder, &self.base_url, channel, 0);
        let mut object = holder["attachments"][0].take();
        object["ephemeral"] = json!(true);
        Ok(object)
    }
}

/// Deletes the files of attachment objects.
pub(super) fn delete_files<'a>(dir: &Path, attachments: impl IntoIterator<Item = &'a Value>) {
    for item in attachments {
        let (Some(id), Some(name)) = (snowflake::from_json(&item["id"]), item["filename"].as_str()) else {
            continue;
        };
        if let Err(error) = fs::remove_file(file_path(dir, id, name)) {
            tracing::debug!(%error, name, "the file of a removed attachment could not be deleted");
        }
    }
}

/// The path of a file.
pub(crate) fn file_path(dir: &Path, id: u64, name: &str) -> PathBuf {
    dir.join(format!("{id}-{}", sanitized(name)))
}

/// The attachments of an edited message: the remaining old ones, then the new ones. If the body has a list of attachments,
/// only those in the list remain.
pub(super) fn merged(old: &Value, body: &Value, new: Vec<Value>) -> Value {
    let listed = body.get("attachments").map(|list| list.as_array().cloned().unwrap_or_default());
    let mut result = Vec::new();
    for item in old.as_array().into_iter().flatten() {
        let Some(listed) = &listed else {
            result.push(item.clone());
            continue;
        };
        let kept = listed
            .iter()
            .find(|other| snowflake::from_json(&other["id"]) == snowflake::from_json(&item["id"]));
        if let Some(kept) = kept {
            let mut item = item.clone();
            if let Some(description) = kept["description"].as_str() {
                item["description"] = json!(description);
            }
            result.push(item);
        }
    }
    result.extend(new);
    Value::Array(result)
}

/// Sets the URLs in a message object: of its attachments, and of what its embeds and components take from them.
pub(super) fn set_urls(message: &mut Value, base_url: &str, channel: u64, id: u64) {
    let mut attachments: Vec<(String, String, Value)> = Vec::new();
    for item in message["attachments"].as_array_mut().into_iter().flatten() {
        let (Some(id), Some(name)) = (item["id"].as_str(), item["filename"].as_str()) else { continue };
        let url = format!("{base_url}/attachments/{channel}/{id}/{name}");
        attachments.push((format!("attachment://{name}"), url.clone(), item.clone()));
        item["url"] = json!(url);
        item["proxy_url"] = json!(url);
    }
    component::for_each(&mut message["components"], &mut |item| {
        ["media", "file"].into_iter().for_each(|key| set_media(item, key, &attachments, id));
        for entry in item.get_mut("items").and_then(Value::as_array_mut).into_iter().flatten() {
            set_media(entry, "media", &attachments, id);
        }
    });
    for embed in message["embeds"].as_array_mut().into_iter().flatten() {
        for (part, key, proxy) in [
            ("image", "url", "proxy_url"),
            ("thumbnail", "url", "proxy_url"),
            ("footer", "icon_url", "proxy_icon_url"),
            ("author", "icon_url", "proxy_icon_url"),
        ] {
            let Some(link) = embed[part][key].as_str() else { continue };
            let Some((_, url, item)) = attachments.iter().find(|(name, _, _)| name == link) else { continue };
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

/// Completes the picture or file at `key` of a component. One from elsewhere has the id of its message.
fn set_media(component: &mut Value, key: &str, attachments: &[(String, String, Value)], message: u64) {
    let Some(link) = component[key]["url"].as_str().map(str::to_owned) else { return };
    let found = attachments.iter().find(|(name, _, _)| *name == link);
    let (url, id) = match found {
        Some((_, url, item)) => (url.as_str(), item["id"].clone()),
        None => (link.as_str(), json!(message.to_string())),
    };
    component[key] = json!({ "id": id, "url": url, "proxy_url": url });
    let Some((_, _, item)) = found else { return };
    component[key]["attachment_id"] = item["id"].clone();
    for field in ["width", "height", "content_type"].into_iter().filter(|field| !item[*field].is_null()) {
        component[key][field] = item[field].clone();
    }
    if key == "file" {
        component["name"] = item["filename"].clone();
        component["size"] = item["size"].clone();
    }
}

/// The content type for the extension of a file name.
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

/// A file name that is safe in a path and in a URL: the last 100 characters, without leading dots.
fn sanitized(name: &str) -> String {
    let replaced = |c: char| if c.is_ascii_alphanumeric() || "-_.".contains(c) { c } else { '_' };
    let name: String = name.chars().rev().take(100).map(replaced).collect();
    let name: String = name.chars().rev().collect();
    let name = name.trim_start_matches('.');
    if name.is_empty() { "unknown".to_owned() } else { name.to_owned() }
}
