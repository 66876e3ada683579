//! Embeds: each field has a limit, and so has the total size.

use super::FormValidator;
use serde_json::Value;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// Checks the `embeds` of a message.
pub(super) fn embeds(form: &mut FormValidator, body: &Value) {
    let embeds = form.list(body, "embeds", 0, 10);
    form.each_object("embeds", embeds, check_embed);
    if embeds.iter().map(size).sum::<usize>() > 6000 {
        form.error_at("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
    }
}

fn check_embed(form: &mut FormValidator, embed: &Value) {
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
        form.optional_object(embed, key, |form, media| {
            form.require(media, "url");
            form.url(media, "url", 2048, &["http", "https", "attachment"]);
        });
    }
    form.optional_object(embed, "footer", |form, footer| {
        form.required_string(footer, "text", 1, 2048);
        form.url(footer, "icon_url", 2048, &["http", "https", "attachment"]);
    });
    form.optional_object(embed, "author", |form, author| {
        form.required_string(author, "name", 1, 256);
        form.url(author, "url", 2048, &["http", "https"]);
        form.url(author, "icon_url", 2048, &["http", "https", "attachment"]);
    });
    let fields = form.list(embed, "fields", 0, 25);
    form.each_object("fields", fields, |form, field| {
        form.required_string(field, "name", 1, 256);
        form.required_string(field, "value", 1, 1024);
        form.boolean(field, "inline");
    });
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
