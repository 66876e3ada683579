//! Turns names of commands in texts, such as `/play`, into mentions that can be pressed, once their ids are known.

use super::outgoing_message::OutgoingMessage;
use crate::discord::serenity;
use serenity::{Command, CommandId, CommandOptionType};
use std::collections::HashMap;
use std::sync::OnceLock;

/// The mark before and after text that is shown as it was typed.
const FENCE: &str = "```";

/// The registered commands.
#[derive(Default)]
pub(in crate::discord) struct CommandMentions {
    /// Ids by the name of the command or subcommand, such as `settings me`; none until the commands are registered.
    ids: OnceLock<HashMap<String, CommandId>>,
}

impl CommandMentions {
    /// Learns the ids of registered commands.
    pub(in crate::discord) fn learn(&self, commands: &[Command]) {
        let names = |command: &Command| {
            let subcommands =
                command.options.iter().filter(|option| option.kind == CommandOptionType::SubCommand);
            let mut names: Vec<String> =
                subcommands.map(|option| format!("{} {}", command.name, option.name)).collect();
            if names.is_empty() {
                names.push(command.name.clone());
            }
            let id = command.id;
            names.into_iter().map(move |name| (name, id))
        };
        // Registration succeeds once.
        let _ = self.ids.set(commands.iter().flat_map(names).collect());
    }

    /// A message whose texts mention commands.
    pub(in crate::discord) fn link(&self, message: OutgoingMessage) -> OutgoingMessage {
        message.map_texts(|text| self.link_text(text))
    }

    fn link_text(&self, text: String) -> String {
        let Some(ids) = self.ids.get().filter(|_| text.contains('/')) else { return text };
        // Every second part is quoted as it was typed.
        let parts = text.split(FENCE).enumerate();
        let link =
            |(number, part): (usize, &str)| if number % 2 == 0 { link(part, ids) } else { part.to_owned() };
        parts.map(link).collect::<Vec<String>>().join(FENCE)
    }
}

/// Links what the bot itself says. In what people write, slashes are escaped.
fn link(text: &str, ids: &HashMap<String, CommandId>) -> String {
    let mut linked = String::new();
    let mut rest = text;
    while let Some(start) = rest.find('/') {
        let (before, command) = rest.split_at(start);
        linked += before;
        let is_word = !linked.ends_with(|sign: char| sign.is_alphanumeric() || "/<:.`\\".contains(sign));
        match mentioned(&command[1..], ids).filter(|_| is_word) {
            Some((name, id)) => {
                linked += &format!("</{name}:{id}>");
                rest = &command[1 + name.len()..];
            }
            None => {
                linked.push('/');
                rest = &command[1..];
            }
        }
    }
    linked + rest
}

/// The command that a text begins with: the longest one, with its subcommand.
fn mentioned<'a>(text: &str, ids: &'a HashMap<String, CommandId>) -> Option<(&'a str, CommandId)> {
    let begins = |name: &&String| {
        let rest = text.strip_prefix(name.as_str());
        rest.is_some_and(|rest| {
            !rest.starts_with(|sign: char| sign.is_alphanumeric() || "-_/`".contains(sign))
        })
    };
    let name = ids.keys().filter(begins).max_by_key(|name| name.len())?;
    Some((name, ids[name]))
}

/// A text with the names of commands in the place of their mentions.
pub(in crate::discord) fn without_links(text: &str) -> String {
    let mut parts = text.split("</");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once('>').and_then(|(mention, rest)| Some((mention.split_once(':')?.0, rest))) {
            Some((name, rest)) => plain.extend(["/", name, rest]),
            None => plain.extend(["</", part]),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mentions() -> CommandMentions {
        let ids = [("play", 7), ("settings me", 8)].map(|(name, id)| (name.to_owned(), CommandId::new(id)));
        CommandMentions { ids: OnceLock::from(HashMap::from(ids)) }
    }

    #[test]
    fn known_commands_become_mentions_and_other_texts_stay() {
        for (text, linked) in [
            ("**/play** starts a game.", "**</play:7>** starts a game."),
            ("/play, (/settings me) or /play.", "</play:7>, (</settings me:8>) or </play:7>."),
            ("/settings alone, /playing, a/play, </3", "/settings alone, /playing, a/play, </3"),
            ("`/play` and https://example.com/play", "`/play` and https://example.com/play"),
            ("Win with \\/play: /play", "Win with \\/play: </play:7>"),
            ("You typed:\n```\na /play\n```\n/play", "You typed:\n```\na /play\n```\n</play:7>"),
        ] {
            assert_eq!(mentions().link_text(text.to_owned()), linked);
            assert_eq!(without_links(linked), text);
        }
    }

    #[test]
    fn nothing_is_linked_before_the_commands_are_registered() {
        let text = "**/play** starts a game.".to_owned();
        assert_eq!(CommandMentions::default().link_text(text.clone()), text);
    }
}
