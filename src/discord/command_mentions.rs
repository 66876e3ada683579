//! Names of commands in texts, such as `**/play**`, become mentions that can be pressed, once their ids are known.

use super::outgoing_message::OutgoingMessage;
use super::serenity;
use serenity::{Command, CommandId, CommandOptionType};
use std::collections::HashMap;
use std::sync::OnceLock;

/// How texts write the beginning and the end of a command's name.
const BOLD: &str = "**";

/// The registered commands.
#[derive(Default)]
pub(super) struct CommandMentions {
    /// Ids by the name of the command or subcommand, such as `settings me`; none until the commands are registered.
    ids: OnceLock<HashMap<String, CommandId>>,
}

impl CommandMentions {
    /// Learns the ids of registered commands.
    pub(super) fn learn(&self, commands: &[Command]) {
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
    pub(super) fn link(&self, message: OutgoingMessage) -> OutgoingMessage {
        message.map_texts(|text| self.link_text(text))
    }

    fn link_text(&self, text: String) -> String {
        let Some(ids) = self.ids.get().filter(|_| text.contains("**/")) else { return text };
        let parts: Vec<&str> = text.split(BOLD).collect();
        let mention = |part: &&str| {
            let name = part.strip_prefix('/')?;
            Some(format!("</{name}:{}>", ids.get(name)?))
        };
        let mut linked = String::new();
        for (number, part) in parts.iter().enumerate() {
            // Every other part stands between two signs of bold text.
            let is_bold = number % 2 == 1 && number + 1 < parts.len();
            match mention(part).filter(|_| is_bold) {
                Some(mention) => linked += &mention,
                None if is_bold => linked.extend([BOLD, part, BOLD]),
                None if number % 2 == 1 => linked.extend([BOLD, part]),
                None => linked += part,
            }
        }
        linked
    }
}

/// A text with the names of commands in the place of their mentions.
pub(super) fn without_links(text: &str) -> String {
    let mut parts = text.split("</");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once('>') {
            Some((mention, rest)) if mention.contains(':') => {
                let name = mention.split(':').next().unwrap_or_default();
                plain.extend([BOLD, "/", name, BOLD, rest]);
            }
            _ => plain.extend(["</", part]),
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
            ("**/play** starts a game.", "</play:7> starts a game."),
            ("a **bold** word, **/play**, **/settings me**", "a **bold** word, </play:7>, </settings me:8>"),
            ("**/unknown** and **/play", "**/unknown** and **/play"),
            ("**/settings** alone", "**/settings** alone"),
            ("/play", "/play"),
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
