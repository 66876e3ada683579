//! Discord's markup: escaping of user input, mentions, channel links and timestamps.

use crate::localize::{Arg, Message};
use crate::names::{self, clean, with_direction_marks};
use crate::table::{ChannelId, GuildId, MessageId, PlayerId, Timestamp};

/// Upper bound of quoted user input, in characters. Discord allows inputs of up to 6000 characters.
const MAX_QUOTED_CHARS: usize = 400;

/// Escapes the text arguments of a message and of the messages that follow it, so that user input cannot format the
/// text or mention anybody. Long arguments are cut to 400 characters.
pub fn escape_arguments(mut message: Message) -> Message {
    message.args.iter_mut().for_each(|(_, arg)| escape_argument(arg));
    message.then = message.then.map(|then| Box::new(escape_arguments(*then)));
    message
}

fn escape_argument(arg: &mut Arg) {
    match arg {
        Arg::Text(text) => {
            let quoted: String = text.chars().take(MAX_QUOTED_CHARS).collect();
            let is_cut = quoted.len() < text.len();
            *text = escape(&quoted) + if is_cut { "…" } else { "" };
        }
        Arg::Message(message) => **message = escape_arguments(Message::clone(message)),
        Arg::List(args) | Arg::Conjunction(args) => args.iter_mut().for_each(escape_argument),
        Arg::SharedButton(_) | Arg::Number(_) | Arg::Time(_) | Arg::Game(_) | Arg::Games => {}
    }
}

/// Escapes user input so that it cannot format the text or mention anybody.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for (index, sign) in clean(text).chars().enumerate() {
        // Without colons and slashes no address becomes a link, and without colons no name becomes an emoji.
        let formats = matches!(sign, '\\' | '*' | '_' | '~' | '`' | '|' | '<' | '[' | ':' | '/');
        // Quotes, headings and lists are recognized only at the start of a line.
        if formats || index == 0 && matches!(sign, '>' | '#' | '-') {
            escaped.push('\\');
        }
        escaped.push(sign);
    }
    with_direction_marks(&escaped)
}

/// The display name of a player, shortened and escaped for a sentence.
pub(super) fn escaped_name(raw: &str) -> String {
    escape(&name(raw))
}

/// A link to a channel, which Discord shows as the name of the channel.
pub fn channel(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

/// A link to a message. There is no guild in a direct conversation.
pub fn message_link(guild: Option<GuildId>, channel: ChannelId, message: MessageId) -> String {
    let guild = guild.map_or("@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{channel}/{message}")
}

/// A role, which Discord shows by its name.
pub fn role(role: u64) -> String {
    format!("<@&{role}>")
}

/// A timestamp that Discord shows relative to now, such as `in 3 hours`, and keeps up to date.
pub(super) fn relative_timestamp(at: Timestamp) -> String {
    format!("<t:{}:R>", at.unix_seconds())
}

/// A timestamp that Discord shows as date and time in the time zone of the reader.
pub fn full_timestamp(at: Timestamp) -> String {
    date_and_time(at.unix_seconds())
}

/// Date and time for seconds since 1970 (UTC), in the zone of the reader.
pub(super) fn date_and_time(unix_seconds: i64) -> String {
    format!("<t:{unix_seconds}:f>")
}

/// A timestamp that Discord shows as the time of the day in the time zone of the reader.
pub fn time_timestamp(at: Timestamp) -> String {
    format!("<t:{}:t>", at.unix_seconds())
}

/// A mention of a user, which notifies them and is shown as their name.
pub fn mention(player: PlayerId) -> String {
    format!("<@{player}>")
}

/// A name as it is shown in alt texts; empty if nothing of it is visible.
pub fn name(raw: &str) -> String {
    names::shown(raw).map(|name| names::with_direction_marks(&name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn user_input_is_escaped() {
        for (written, plain_text) in [
            ("**a** _b_ ~c~ `d` |e|", "\\*\\*a\\*\\* \\_b\\_ \\~c\\~ \\`d\\` \\|e\\|"),
            ("[a](https://b.example)", "\\[a](https\\:\\/\\/b.example)"),
            ("<@1> <#2>", "\\<@1> \\<#2>"),
            ("# a", "\\# a"),
            ("a\n> b\u{202e}", "a > b"),
            ("d4>d5 a-b", "d4>d5 a-b"),
        ] {
            assert_eq!(escape(written), plain_text);
        }
        let message = escape_arguments(Message::new("say-bad-option").with("input", "x".repeat(6000)));
        assert!(
            matches!(&message.args[0], (_, Arg::Text(text)) if text.chars().count() == MAX_QUOTED_CHARS + 1)
        );
    }
}
