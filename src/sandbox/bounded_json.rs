//! JSON in bounded memory: long texts are cut while a body arrives, bodies are read up to a number of values, and values are measured.

use axum::Error;
use axum::body::Body;
use futures_util::StreamExt as _;
use serde::de::{DeserializeSeed, Deserializer, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};
use std::cell::Cell;
use std::fmt;

/// The number of items of a list that are kept. It is above all limits of the API, so that a list with more of them is still
/// too long for its check.
const MAX_ITEMS: usize = 1000;
/// The number of values in a body. The largest legitimate bodies, overwrites of all commands, have a fraction of it.
const MAX_VALUES: usize = 50_000;
/// The size of a node of the map in an object, which has room for 11 fields.
const MAP_NODE_BYTES: usize = 11 * (size_of::<String>() + size_of::<Value>());

/// The size of a text in a body. It is above all limits of the API, so that a longer one is still too long for its check.
const MAX_TEXT_BYTES: usize = 1 << 20;
/// The size of a text in a recorded request. No legitimate one is longer.
const MAX_RECORDED_TEXT_BYTES: usize = 64 << 10;

/// Why a body cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum JsonError {
    /// The text is not JSON.
    Invalid,
    /// The text has too many values.
    TooManyValues,
}

/// Reads a body of at most `max_bytes` without the rest of long texts in it.
///
/// # Errors
///
/// Fails if the body is longer, or does not arrive.
pub(super) async fn read(body: Body, max_bytes: usize) -> Result<Vec<u8>, Error> {
    let (mut stream, mut cutter) = (body.into_data_stream(), TextCutter::default());
    let (mut bytes, mut received) = (Vec::new(), 0);
    while let Some(chunk) = stream.next().await {
        let chunk = chunk?;
        received += chunk.len();
        if received > max_bytes {
            return Err(Error::new("the body is too large"));
        }
        bytes.extend(chunk.iter().copied().filter(|byte| cutter.keeps(*byte)));
    }
    Ok(bytes)
}

/// Drops the rest of texts longer than [`MAX_TEXT_BYTES`] from the bytes of JSON, and nothing that would make it invalid.
#[derive(Debug, Default)]
struct TextCutter {
    is_in_text: bool,
    /// The size of the text so far.
    length: usize,
    is_cutting: bool,
    /// The bytes that are left of an escape.
    escape: usize,
    /// The digits of an escape so far. The first half of a surrogate pair is not separated from the second.
    code: u32,
}

impl TextCutter {
    /// Whether the next byte is kept.
    fn keeps(&mut self, byte: u8) -> bool {
        /// The byte after a backslash, before it is known.
        const BEGUN: usize = 5;
        if !self.is_in_text {
            *self = TextCutter { is_in_text: byte == b'"', ..TextCutter::default() };
            return true;
        }
        if self.escape > 0 {
            self.escape = if self.escape == BEGUN && byte != b'u' { 0 } else { self.escape - 1 };
            self.code = self.code << 4 | char::from(byte).to_digit(16).unwrap_or_default();
        } else if byte == b'"' {
            self.is_in_text = false;
            return true;
        } else {
            let is_pair = byte == b'\\' && (0xD800..0xDC00).contains(&self.code);
            let is_inside = byte & 0xC0 == 0x80;
            self.is_cutting |= self.length >= MAX_TEXT_BYTES && !is_pair && !is_inside;
            self.code = 0;
            self.escape = if byte == b'\\' { BEGUN } else { 0 };
        }
        self.length += 1;
        !self.is_cutting
    }
}

/// Parses JSON. Of each list at most the first [`MAX_ITEMS`] items are kept.
pub(super) fn parse(bytes: &[u8]) -> Result<Value, JsonError> {
    let remaining = Cell::new(MAX_VALUES);
    let mut deserializer = serde_json::Deserializer::from_slice(bytes);
    let value = BoundedValue { remaining: &remaining }.deserialize(&mut deserializer);
    match value.and_then(|value| deserializer.end().map(|()| value)) {
        Ok(value) => Ok(value),
        Err(_) if remaining.get() == 0 => Err(JsonError::TooManyValues),
        Err(_) => Err(JsonError::Invalid),
    }
}

/// About the number of bytes that a value occupies in memory.
pub(super) fn heap_bytes(value: &Value) -> usize {
    let inside = match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => 0,
        Value::String(text) => text.capacity(),
        Value::Array(items) => items.iter().map(heap_bytes).sum(),
        Value::Object(fields) => {
            let nodes = fields.len().div_ceil(11) * MAP_NODE_BYTES;
            nodes + fields.iter().map(|(key, value)| key.capacity() + heap_bytes(value)).sum::<usize>()
        }
    };
    size_of::<Value>() + inside
}

/// Cuts the texts of a value that are longer than [`MAX_RECORDED_TEXT_BYTES`].
pub(super) fn shorten(value: &mut Value) {
    match value {
        Value::String(text) if text.len() > MAX_RECORDED_TEXT_BYTES => {
            let end = (0..=MAX_RECORDED_TEXT_BYTES).rev().find(|end| text.is_char_boundary(*end));
            *text = format!("{}…", &text[..end.unwrap_or_default()]);
        }
        Value::Array(items) => items.iter_mut().for_each(shorten),
        Value::Object(fields) => fields.values_mut().for_each(shorten),
        _ => {}
    }
}

/// Builds a value while there are values left.
#[derive(Clone, Copy)]
struct BoundedValue<'a> {
    remaining: &'a Cell<usize>,
}

impl<'de> DeserializeSeed<'de> for BoundedValue<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        let Some(remaining) = self.remaining.get().checked_sub(1) else {
            return Err(D::Error::custom("too many values"));
        };
        self.remaining.set(remaining);
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for BoundedValue<'_> {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(Value::Number(number.into()))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(Value::Number(number.into()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(Number::from_f64(number).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::String(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while items.len() < MAX_ITEMS {
            match list.next_element_seed(self)? {
                Some(item) => items.push(item),
                None => return Ok(Value::Array(items)),
            }
        }
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Value::Array(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(key) = object.next_key::<String>()? {
            fields.insert(key, object.next_value_seed(self)?);
        }
        Ok(Value::Object(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn bodies_within_the_bounds_are_read_as_they_are() {
        let value = json!({ "a": [1, -2, 2.5, null, true, "é\n"], "b": { "": {} }, "big": u64::MAX });
        assert_eq!(parse(value.to_string().as_bytes()), Ok(value));
        for text in ["", "{", "[1,]", "{} {}", "\u{feff}1"] {
            assert_eq!(parse(text.as_bytes()), Err(JsonError::Invalid), "{text}");
        }
    }

    #[test]
    fn the_rest_of_a_long_list_is_skipped_and_too_many_values_are_an_error() {
        let list = |item: &str, count: usize| format!("[{}]", vec![item; count].join(","));
        let long = parse(list("{\"a\":[1,2]}", 100_000).as_bytes()).expect("the rest is skipped");
        assert_eq!(long.as_array().map(Vec::len), Some(MAX_ITEMS));
        let nested = list(&list("0", 500), 500);
        assert_eq!(parse(nested.as_bytes()), Err(JsonError::TooManyValues));
    }

    #[tokio::test]
    async fn long_texts_are_cut_while_they_arrive() {
        let repeated = |text: &str| text.repeat(3 * MAX_TEXT_BYTES / text.len());
        for text in ["x", "é", "\u{1f600}", "\"\\\n\u{1}"] {
            let whole = json!({ "a": repeated(text), "b": ["\\", { "c": "d" }] });
            let ascii: String = repeated(text).encode_utf16().map(|unit| format!("\\u{unit:04x}")).collect();
            for body in [whole.to_string(), format!(r#"{{"a":"{ascii}","b":["\\",{{"c":"d"}}]}}"#)] {
                let chunks = body.as_bytes().chunks(1001).map(|chunk| Ok::<_, Error>(chunk.to_vec()));
                let chunks: Vec<_> = chunks.collect();
                let body = Body::from_stream(futures_util::stream::iter(chunks));
                let bytes = read(body, usize::MAX).await.expect("it arrives");
                assert!(bytes.len() < MAX_TEXT_BYTES + 100, "{text}");
                let value = parse(&bytes).expect("it is still JSON");
                assert_eq!(value["b"], whole["b"]);
                let kept = value["a"].as_str().expect("a text");
                assert!(repeated(text).starts_with(kept) && kept.len() > 100_000, "{text}");
            }
        }
        let short = json!({ "a": "é\n\u{1f600}" }).to_string();
        assert_eq!(read(Body::from(short.clone()), 100).await.expect("it is short"), short.as_bytes());
        assert!(read(Body::from(short), 5).await.is_err());
    }

    #[test]
    fn the_size_of_a_value_counts_everything_in_it() {
        let text = json!("x".repeat(1000));
        assert!(heap_bytes(&text) >= 1000);
        assert!(heap_bytes(&json!([text, { "key": text }])) >= 2000 + MAP_NODE_BYTES);
    }
}
