//! Keeps secrets out of what is logged and printed: the bot's token, tokens of interactions, passwords.
//!
//! Libraries log what they receive and send, so secrets are recognized where everything is written, by what stands
//! before them and by their form.

use std::borrow::Cow;
use std::io::{self, Write};

/// The text in place of a secret.
const REDACTED: &str = "[redacted]";
/// The word for a password in `postgres://USER:PASSWORD@HOST/DATABASE`.
const PASSWORD_PLACEHOLDER: &str = "PASSWORD";
/// Shorter words are no tokens.
const MIN_TOKEN_CHARS: usize = 8;
/// Text further before a word than this says nothing about it.
const MAX_CONTEXT_BYTES: usize = 200;
/// Lower bounds of the lengths of the three parts of a bot's token.
const BOT_TOKEN_PARTS: [usize; 3] = [17, 5, 25];
/// Fields whose values are secrets.
const SECRET_FIELDS: [&str; 3] = ["token", "authorization", "password"];
/// Words that programs write between the name of a field and its value.
const BETWEEN: [&str; 8] = ["SecretString", "String", "Some", "Bot", "Bearer", "[0m", "[2m", "[3m"];

/// A writer that leaves out secrets. Each call gets whole lines.
pub(super) struct Redacting<W>(pub W);

impl<W: Write> Write for Redacting<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write_all(redact(&String::from_utf8_lossy(bytes)).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Whether an argument of the command line has a secret, or announces one.
pub(super) fn shows_secret(argument: &str) -> bool {
    argument.split('=').next() == Some("--token") || matches!(redact(argument), Cow::Owned(_))
}

/// The text without secrets.
pub(super) fn redact(text: &str) -> Cow<'_, str> {
    let mut safe = String::new();
    // The message quotes the value of a misspelt parameter, which may be a password.
    let quotes_parameter = text.contains("unrecognized connect parameter");
    let mut written = 0;
    let mut from = 0;
    while let Some(start) = text[from..].find(is_token_char).map(|at| from + at) {
        let length = text[start..].find(|character| !is_token_char(character));
        let end = length.map_or(text.len(), |length| start + length);
        // The word may follow a change of the style in a terminal.
        let style = text[..start].ends_with("\u{1b}[").then(|| text[start..end].find('m')).flatten();
        let start = style.map_or(start, |length| start + length + 1);
        let before = &text[text.ceil_char_boundary(start.saturating_sub(MAX_CONTEXT_BYTES))..start];
        let is_quoted = quotes_parameter && is_value_of(&["value"], before);
        if is_quoted || is_secret(before, &text[start..end], &text[end..]) {
            safe.push_str(&text[written..start]);
            safe.push_str(REDACTED);
            written = end;
        }
        from = end;
    }
    if written == 0 {
        return Cow::Borrowed(text);
    }
    safe.push_str(&text[written..]);
    Cow::Owned(safe)
}

fn is_token_char(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '.' | '_' | '-' | '%' | '+')
}

/// Is this word a secret, by what stands before and after it?
fn is_secret(before: &str, word: &str, after: &str) -> bool {
    // The placeholder in help texts, which shows where the password goes, is no secret.
    if word == PASSWORD_PLACEHOLDER {
        return false;
    }
    let is_token = || follows_interaction_or_webhook_id(before) || is_value_of(&SECRET_FIELDS, before);
    is_bot_token(word) || word.len() >= MIN_TOKEN_CHARS && is_token() || is_password(before, after)
}

fn is_bot_token(word: &str) -> bool {
    let mut parts = word.split('.');
    let lengths = BOT_TOKEN_PARTS.map(|min| parts.next().is_some_and(|part| part.len() >= min));
    lengths == [true; 3] && parts.next().is_none()
}

/// `…/interactions/ID/` and `…/webhooks/ID/` are followed by a token.
fn follows_interaction_or_webhook_id(before: &str) -> bool {
    let mut parts = before.rsplit('/').skip(1);
    let is_id =
        parts.next().is_some_and(|id| !id.is_empty() && id.bytes().all(|digit| digit.is_ascii_digit()));
    is_id && parts.next().is_some_and(|kind| kind.ends_with("interactions") || kind.ends_with("webhooks"))
}

/// `"token": "`, `token: String("`, `authorization: "Bot ` and their like are followed by the value of a field.
fn is_value_of(names: &[&str], before: &str) -> bool {
    let mut rest = before;
    loop {
        let stripped = rest.trim_end_matches([' ', '"', '\'', '\\', ':', '=', '(', '{', '\u{1b}']);
        let stripped = BETWEEN.iter().find_map(|between| stripped.strip_suffix(between)).unwrap_or(stripped);
        if stripped.len() == rest.len() {
            break;
        }
        rest = stripped;
    }
    let is_named = |name: &str| {
        rest.len() >= name.len()
            && rest.is_char_boundary(rest.len() - name.len())
            && rest[rest.len() - name.len()..].eq_ignore_ascii_case(name)
    };
    // A sentence about a token has only a space there.
    let is_value = before[rest.len()..].contains([':', '=', '"']);
    is_value && names.iter().any(|name| is_named(name))
}

/// `scheme://user:` is followed by a password, if an `@` follows.
fn is_password(before: &str, after: &str) -> bool {
    let address = before.rsplit([' ', '"', '\'']).next().unwrap_or_default();
    let has_user =
        address.split_once("://").is_some_and(|(_, user)| user.contains(':') && !user.contains(['/', '@']));
    let rest = after.split([' ', '"', '\'', '/']).next().unwrap_or_default();
    has_user && rest.contains('@')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_left_out() {
        let interaction = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTpIZGRmM2ZK";
        let bot = "MTEwMDAwMDAwMDAwMDAwMDAw.GhIjKl.abcdefghijklmnopqrstuvwxyz-_0123456789";
        for (text, safe) in [
            (
                format!(r#"text: {{"t":"X","d":{{"token":"{interaction}","type":2}}}}"#),
                r#""token":"[redacted]","type""#,
            ),
            (format!(r#"{{\"token\": \"{interaction}\"}}"#), r#"\"token\": \"[redacted]\""#),
            (format!(r#"Object {{"token": String("{interaction}")}}"#), r#"String("[redacted]")"#),
            (format!("Interaction {{ token: \"{interaction}\" }}"), "token: \"[redacted]\""),
            (format!("token={interaction}"), "token=[redacted]"),
            (format!("\u{1b}[3mtoken\u{1b}[0m\u{1b}[2m=\u{1b}[0m{interaction}\u{1b}[0m"), "[redacted]"),
            (format!("POST /api/v10/interactions/123/{interaction}/callback"), "/123/[redacted]/callback"),
            (format!("https://a.example/webhooks/123/{interaction}?wait=true"), "/123/[redacted]?wait"),
            (format!("\"authorization\": \"Bot {bot}\""), "\"Bot [redacted]\""),
            (format!("the word {bot} alone"), "the word [redacted] alone"),
            ("postgres://ana:se%20cret@db.example/games".to_owned(), "postgres://ana:[redacted]@db"),
            (
                "ignoring unrecognized connect parameter key=pasword value=se%20cret".to_owned(),
                "key=pasword value=[redacted]",
            ),
        ] {
            let redacted = redact(&text);
            assert!(redacted.contains(safe), "{redacted}");
            for secret in [interaction, bot, "se%20cret"] {
                assert!(!redacted.contains(secret), "{redacted}");
            }
        }
        for harmless in [
            "Discord does not know this token: make a new one under Bot, Reset Token",
            "2026-11-25T22:00:00.123Z INFO bside: the bot is ready table=17 channel=1100000000000000001",
            "POST /api/v10/channels/1100000000000000001/messages",
            "http://127.0.0.1:8080/api/v10 is open",
            "postgres://localhost:5432/games",
        ] {
            assert_eq!(redact(harmless), harmless);
        }
    }
}
