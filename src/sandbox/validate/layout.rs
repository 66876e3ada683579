//! The components of a message that consists of them (Components V2): containers, sections, texts, pictures, files and
//! separators, beside action rows.

use super::api_types::component_type as kind;
use super::component::{SeenIds, button, check_row};
use super::{FormValidator, char_count};
use serde_json::Value;

/// Discord's limit of components in a message, with those inside of others.
const MAX_COMPONENTS: usize = 40;
/// Discord's limit of the characters of all text displays of a message.
const MAX_TEXT_CHARS: usize = 4000;
/// The components of a container.
const CONTENTS: [u64; 6] =
    [kind::ACTION_ROW, kind::SECTION, kind::TEXT_DISPLAY, kind::MEDIA_GALLERY, kind::FILE, kind::SEPARATOR];

/// Totals of a whole message.
#[derive(Default)]
struct Totals<'v> {
    components: usize,
    text_chars: usize,
    seen: SeenIds<'v>,
}

/// Whether a list of components has one that only messages of this kind have.
pub(super) fn has_layout(components: &Value) -> bool {
    let mut kinds = components.as_array().into_iter().flatten().filter_map(|item| item["type"].as_u64());
    kinds.any(|number| number >= kind::SECTION)
}

/// Checks the `components` of a message that consists of them, and that it has nothing else.
pub(super) fn layout(form: &mut FormValidator, body: &Value) {
    for key in ["content", "embeds", "poll", "sticker_ids"] {
        let is_empty = match &body[key] {
            Value::Null => true,
            Value::String(text) => text.is_empty(),
            Value::Array(list) => list.is_empty(),
            _ => false,
        };
        if !is_empty {
            let message =
                format!("The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2");
            form.error_at(key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message);
        }
    }
    let items = form.list(body, "components", 0, MAX_COMPONENTS);
    let mut totals = Totals::default();
    form.each("components", items, |form, item| top_level(form, item, &mut totals));
    if totals.components > MAX_COMPONENTS {
        let message = format!("Total number of components exceeds maximum of {MAX_COMPONENTS}");
        form.error_at("components", "COMPONENT_TOTAL_COUNT_EXCEEDED", message);
    }
    if totals.text_chars > MAX_TEXT_CHARS {
        let message = format!("Components displayable text size exceeds maximum size of {MAX_TEXT_CHARS}");
        form.error_at("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message);
    }
}

fn top_level<'v>(form: &mut FormValidator, item: &'v Value, totals: &mut Totals<'v>) {
    if item["type"] != kind::CONTAINER {
        return content(form, item, totals, "1, 9, 10, 12, 13, 14, 17");
    }
    totals.components += 1;
    totals.seen.check_id(form, item);
    form.fields(item, "container");
    if item["components"].is_null() {
        return form.missing("components");
    }
    let items = form.list(item, "components", 1, MAX_COMPONENTS);
    form.each("components", items, |form, item| content(form, item, totals, "1, 9, 10, 12, 13, 14"));
}

/// A component that stands by itself or in a container.
fn content<'v>(form: &mut FormValidator, item: &'v Value, totals: &mut Totals<'v>, allowed: &str) {
    if form.object(item).is_none() {
        return;
    }
    let Some(number) = item["type"].as_u64().filter(|number| CONTENTS.contains(number)) else {
        return form.invalid_choice("type", allowed);
    };
    totals.components += 1;
    if ![kind::ACTION_ROW, kind::TEXT_DISPLAY].contains(&number) {
        totals.seen.check_id(form, item);
    }
    match number {
        kind::ACTION_ROW => {
            check_row(form, item, &mut totals.seen);
            totals.components += item["components"].as_array().map_or(0, Vec::len);
        }
        kind::SECTION => section(form, item, totals),
        kind::TEXT_DISPLAY => text(form, item, totals),
        kind::MEDIA_GALLERY => form.fields(item, "media_gallery"),
        kind::FILE => form.fields(item, "file"),
        _ => form.fields(item, "separator"),
    }
}

/// One to three texts, with a button or a thumbnail beside them.
fn section<'v>(form: &mut FormValidator, item: &'v Value, totals: &mut Totals<'v>) {
    form.require(item, "components");
    let texts = form.list(item, "components", 1, 3);
    form.each("components", texts, |form, item| {
        totals.components += 1;
        match item["type"] == kind::TEXT_DISPLAY {
            true => text(form, item, totals),
            false => form.invalid_choice("type", "10"),
        }
    });
    let accessory = &item["accessory"];
    if accessory.is_null() {
        return form.missing("accessory");
    }
    totals.components += 1;
    form.within("accessory", |form| match accessory["type"].as_u64() {
        Some(kind::BUTTON) => button(form, accessory, &mut totals.seen),
        Some(kind::THUMBNAIL) => {
            totals.seen.check_id(form, accessory);
            form.fields(accessory, "thumbnail");
        }
        _ => form.invalid_choice("type", "2, 11"),
    });
}

fn text(form: &mut FormValidator, item: &Value, totals: &mut Totals) {
    totals.seen.check_id(form, item);
    if let Some(content) = form.required_string(item, "content", 1, MAX_TEXT_CHARS) {
        totals.text_chars += char_count(content, MAX_TEXT_CHARS);
    }
}
