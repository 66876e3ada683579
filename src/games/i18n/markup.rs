//! Discord's markup: what people have written is freed from it, and a mention calls somebody. It is known nowhere else.

use super::name::{clean, name};
use crate::rules::{Arg, Message};
use crate::table::{ChannelId, PlayerId, Timestamp};

/// Of what people have written so many signs are repeated: six thousand can come.
const MAX_QUOTED_CHARS: usize = 400;

/// What people have written, in a sentence of ours, without its power over formatting and mentions.
pub fn safe(mut message: Message) -> Message {
    for (_, arg) in &mut message.args {
        if let Arg::Text(text) = arg {
            let quoted: String = text.chars().take(MAX_QUOTED_CHARS).collect();
            let is_cut = quoted.len() < text.len();
            *text = plain(&quoted) + if is_cut { "…" } else { "" };
        }
    }
    message.then = message.then.map(|then| Box::new(safe(*then)));
    message
}

/// Text that people have written, without its power over formatting and mentions.
pub(super) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for (index, sign) in clean(text).chars().enumerate() {
        // Colons and slashes make an address a link, and emoji of a name.
        let formats = matches!(sign, '\\' | '*' | '_' | '~' | '`' | '|' | '<' | '[' | ':' | '/');
        // Quotes, headings and lists only begin a line.
        if formats || index == 0 && matches!(sign, '>' | '#' | '-') {
            plain.push('\\');
        }
        plain.push(sign);
    }
    plain
}

/// The name of a person, in a sentence.
pub(super) fn named(raw: &str) -> String {
    plain(&name(raw))
}

/// Names a channel, with the way to it.
pub fn channel(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

/// A moment, as Discord shows it to each person: how long it is until then, counted down.
pub(super) fn moment(at: Timestamp) -> String {
    format!("<t:{}:R>", at.unix_seconds())
}

/// The day and hour of a moment, as each person has it at home.
pub fn day(at: Timestamp) -> String {
    format!("<t:{}:f>", at.unix_seconds())
}

/// Calls a person by the name that Discord shows.
pub fn mention(player: PlayerId) -> String {
    format!("<@{player}>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_no_markup() {
        for (written, plain_text) in [
            ("**a** _b_ ~c~ `d` |e|", "\\*\\*a\\*\\* \\_b\\_ \\~c\\~ \\`d\\` \\|e\\|"),
            ("[a](https://b.example)", "\\[a](https\\:\\/\\/b.example)"),
            ("<@1> <#2>", "\\<@1> \\<#2>"),
            ("# a", "\\# a"),
            ("a\n> b\u{202e}", "a > b"),
            ("d4>d5 a-b", "d4>d5 a-b"),
        ] {
            assert_eq!(plain(written), plain_text);
        }
        let message = safe(Message::new("say-bad-option").with("input", "x".repeat(6000)));
        assert!(
            matches!(&message.args[0], (_, Arg::Text(text)) if text.chars().count() == MAX_QUOTED_CHARS + 1)
        );
    }
}
