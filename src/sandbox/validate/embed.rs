//! The total size of embeds.

use super::FormValidator;
use serde_json::Value;

/// Checks the total size of the `embeds` of a message.
pub(super) fn check_size(form: &mut FormValidator, body: &Value) {
    let embeds = form.list(body, "embeds", 0, 10);
    if embeds.iter().map(size).sum::<usize>() > 6000 {
        form.error_at("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
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
