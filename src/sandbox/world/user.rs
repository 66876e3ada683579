//! Users: the bot and the people, as users of Discord and as members of the server.

use super::names::{APPLICATION, BOT_NAME, BOT_ROLE, BOT_TOKEN, PEOPLE};
use serde_json::{Value, json};

/// When everybody came to the server.
const JOINED: &str = "2023-04-24T10:00:00+00:00";

/// View, send, embed, attach, read history, react, external emojis, use commands, create and write in
/// threads, mention everyone: what the people and the bot may do.
pub(super) const EVERYONE: u64 =
    1 << 6 | 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 18 | 1 << 31 | 1 << 35 | 1 << 38;
const EVERYTHING: u64 = (1 << 53) - 1;

/// Who calls or listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// The bot.
    Bot,
    /// A person, by id.
    Person(u64),
}

impl Who {
    /// The owner of a token as it stands in `Authorization` or in IDENTIFY.
    pub fn of_token(token: &str) -> Option<Who> {
        if token.strip_prefix("Bot ").unwrap_or(token) == BOT_TOKEN {
            return Some(Who::Bot);
        }
        let name = token.strip_prefix("user-")?;
        PEOPLE.iter().find(|person| person.1 == name).map(|person| Who::Person(person.0))
    }

    /// The user's id.
    pub fn id(self) -> u64 {
        match self {
            Who::Bot => APPLICATION,
            Who::Person(id) => id,
        }
    }
}

/// The ids of the people.
pub(crate) fn people() -> [u64; PEOPLE.len()] {
    PEOPLE.map(|(id, ..)| id)
}

/// The id of the person who owns the server.
pub(super) fn owner() -> u64 {
    PEOPLE[0].0
}

/// A user object.
pub(crate) fn user(id: u64) -> Option<Value> {
    let (username, discriminator, name) = if id == APPLICATION {
        (BOT_NAME, "0001", None)
    } else {
        let (_, username, name) = PEOPLE.iter().find(|person| person.0 == id)?;
        (*username, "0", Some(name))
    };
    Some(json!({
        "id": id.to_string(), "username": username, "discriminator": discriminator, "global_name": name,
        "avatar": null, "banner": null, "accent_color": null, "bot": id == APPLICATION, "public_flags": 0,
        "flags": 0, "primary_guild": null,
    }))
}

/// A member object without its user.
pub(crate) fn bare_member(id: u64) -> Value {
    let roles = if id == APPLICATION { vec![BOT_ROLE.to_string()] } else { Vec::new() };
    json!({
        "nick": null, "avatar": null, "banner": null, "roles": roles, "joined_at": JOINED,
        "premium_since": null, "deaf": false, "mute": false, "pending": false, "flags": 0,
        "communication_disabled_until": null,
    })
}

/// A member object.
pub(crate) fn member(id: u64) -> Option<Value> {
    let mut member = bare_member(id);
    member["user"] = user(id)?;
    Some(member)
}

/// All members, the bot first.
pub(crate) fn members() -> Vec<Value> {
    [APPLICATION].into_iter().chain(people()).filter_map(member).collect()
}

/// What a user may do in the server: a number of bits, which the API writes as a text.
pub(crate) fn permissions(id: u64) -> u64 {
    if id == owner() { EVERYTHING } else { EVERYONE }
}
