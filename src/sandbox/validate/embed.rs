//! Embeds: each field has a limit, and so has the total size.

use super::FormValidator;
use serde_json::Value;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// Checks the `embeds` of a message.
pub(super) fn embeds(form: &mut FormValidator, body: &Value) {
    let embeds = form.list(body, "embeds", 0, 10);
    let mut total = 0;
    form.within("embeds", |form| {
        for (index, embed) in embeds.iter().enumerate() {
            form.within(index, |form| check_embed(form, embed));
            total += size(embed);
        }
        if total > 6000 {
            form.error("MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
        }
    });
}

fn check_embed(form: &mut FormValidator, embed: &Value) {
    if form.object(embed).is_none() {
        return;
    }
    form.optional_string(embed, "title", 0, 256);
    form.optional_string(embed, "description", 0, 4096);
    form.integer(embed, "color", 0, 0xff_ffff);
    form.url(embed, "url", 2048, &["http", "https"]);
    if let Some(time) = form.optional_string(embed, "timestamp", 0, 64)
        && OffsetDateTime::parse(time, &Rfc3339).is_err()
    {
        let message = format!("Could not parse {time:.64}. Should be ISO8601.");
        form.error_at("timestamp", "DATE_TIME_TYPE_PARSE", message);
    }
    for key in ["image", "thumbnail"] {
        object(form, embed, key, |form, media| {
            if media["url"].is_null() {
                form.missing("url");
            }
            form.url(media, "url", 2048, &["http", "https", "attachment"]);
        });
    }
    object(form, embed, "footer", |form, footer| {
        form.required_string(footer, "text", 1, 2048);
        form.url(footer, "icon_url", 2048, &["http", "https", "attachment"]);
    });
    object(form, embed, "author", |form, author| {
        form.required_string(author, "name", 1, 256);
        form.url(author, "url", 2048, &["http", "https"]);
        form.url(author, "icon_url", 2048, &["http", "https", "attachment"]);
    });
    let fields = form.list(embed, "fields", 0, 25);
    form.within("fields", |form| {
        for (index, field) in fields.iter().enumerate() {
            form.within(index, |form| {
                if form.object(field).is_some() {
                    form.required_string(field, "name", 1, 256);
                    form.required_string(field, "value", 1, 1024);
                    form.boolean(field, "inline");
                }
            });
        }
    });
}

/// Checks an optional object in an embed.
fn object(
    form: &mut FormValidator,
    embed: &Value,
    key: &str,
    check: impl FnOnce(&mut FormValidator, &Value),
) {
    let object = &embed[key];
    if !object.is_null() {
        form.within(key, |form| {
            if form.object(object).is_some() {
                check(form, object);
            }
        });
    }
}

/// The size of an embed in characters, as it counts towards the limit over all embeds.
fn size(embed: &Value) -> usize {
    let count = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let fields = embed["fields"].as_array().into_iter().flatten();
    count(&embed["title"])
        + count(&embed["description"])
        + count(&embed["footer"]["text"])
        + count(&embed["author"]["name"])
        + fields.map(|field| count(&field["name"]) + count(&field["value"])).sum::<usize>()
}
