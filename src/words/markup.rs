//! Discord's markup: what people have written is freed from it, and a mention calls somebody. It is known nowhere else.

use crate::rules::{Arg, Told};
use crate::table::PlayerId;

/// What people have written, in a sentence of ours, without its power over formatting and mentions.
pub fn safe(mut told: Told) -> Told {
    for (_, arg) in &mut told.args {
        if let Arg::Text(text) = arg {
            *text = plain(text);
        }
    }
    told.then = told.then.map(|then| Box::new(safe(*then)));
    told
}

/// Text that people have written, without its power over formatting and mentions.
pub(super) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for (index, sign) in text.chars().enumerate() {
        let formats = matches!(sign, '\\' | '*' | '_' | '~' | '`' | '|' | '<' | '[');
        // Quotes, headings and lists only begin a line.
        if formats || index == 0 && matches!(sign, '>' | '#' | '-') {
            plain.push('\\');
        }
        plain.push(if sign.is_control() { ' ' } else { sign });
    }
    plain
}

/// Calls a person by the name that Discord shows.
pub fn mention(player: PlayerId) -> String {
    format!("<@{player}>")
}
