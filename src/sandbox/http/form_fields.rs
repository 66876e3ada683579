//! Bodies that are forms: `payload_json` with the whole body, or one field for each key.

use super::api_request::parse_json;
use super::{ApiError, Result};
use serde_json::{Map, Value};

/// The number of fields in a form.
pub(super) const MAX_FIELDS: usize = 100;
/// The keys whose values are numbers or booleans. All others are texts.
const TYPED_KEYS: [&str; 4] = ["enforce_nonce", "flags", "tts", "type"];

/// Parses a body of the type `application/x-www-form-urlencoded`.
pub(super) fn parse(bytes: &[u8]) -> Result<Value> {
    let pairs = bytes.split(|byte| *byte == b'&').filter(|pair| !pair.is_empty()).take(MAX_FIELDS);
    let fields = pairs.map(|pair| {
        let mut parts = pair.splitn(2, |byte| *byte == b'=');
        let mut part = || decode(parts.next().unwrap_or_default());
        Ok((part()?, part()?))
    });
    to_body(fields.collect::<Result<_>>()?)
}

/// The body that the fields of a form stand for.
pub(super) fn to_body(fields: Vec<(String, String)>) -> Result<Value> {
    let mut body = Map::new();
    for (key, text) in fields {
        if key == "payload_json" {
            return parse_json(text.as_bytes());
        }
        let typed = if TYPED_KEYS.contains(&key.as_str()) { serde_json::from_str(&text).ok() } else { None };
        let typed = typed.filter(|value: &Value| value.is_number() || value.is_boolean());
        body.insert(key, typed.unwrap_or(Value::String(text)));
    }
    Ok(Value::Object(body))
}

/// Decodes `+` and percent signs.
pub(super) fn decode(text: &[u8]) -> Result<String> {
    let malformed = || ApiError::invalid_field("", "FORM_INVALID", "The form is malformed");
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.iter();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let mut digit = || char::from(*rest.next().unwrap_or(&b' ')).to_digit(16);
                let (high, low) = digit().zip(digit()).ok_or_else(malformed)?;
                u8::try_from(high << 4 | low).map_err(|_| malformed())?
            }
            other => *other,
        });
    }
    String::from_utf8(bytes).map_err(|_| malformed())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn fields_are_decoded_and_malformed_ones_are_rejected() {
        assert_eq!(
            parse(b"content=a+%C3%A9%26b&tts=true&flags=x"),
            Ok(json!({ "content": "a é&b", "tts": true, "flags": "x" }))
        );
        assert_eq!(parse(b"content=1&payload_json=%7B%22a%22%3A1%7D"), Ok(json!({ "a": 1 })));
        assert_eq!(parse(b""), Ok(json!({})));
        for malformed in ["a=%", "a=%4", "a=%zz", "a=%ff"] {
            assert!(parse(malformed.as_bytes()).is_err(), "{malformed}");
        }
    }
}
