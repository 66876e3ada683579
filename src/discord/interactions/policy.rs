//! Access control: who may use which command and component, where, and what it may cost. A command names its [`Policy`] in its
//! attribute, and is refused if it has none; [`mod@declarations`] has those of the components. They are checked before the handler runs.
//!
//! A policy is about people and places. Whether the position allows a turn or an offer is decided by the table.

mod declarations;

pub(in crate::discord) use declarations::of_component;

use super::context::{CommandContext, SlashCommand};
use crate::app::limits::budgets;
use crate::discord::CommandError;
use crate::discord::messages::custom_id::CustomId;
use crate::host::TableRef;
use crate::localize::Message;
use crate::table::{Participant, Phase, Rejection, Table};
use std::fmt;

/// The policy of one command or component: who may use it, where, and at what cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct Policy {
    pub actor: Actor,
    pub place: Place,
    pub scope: TableScope,
    pub cost: Cost,
}

impl Policy {
    /// A policy for which one use makes at most this number of [requests](Cost::requests).
    pub(in crate::discord) const fn new(
        actor: Actor,
        place: Place,
        scope: TableScope,
        requests: u16,
        work: Work,
    ) -> Policy {
        Policy { actor, place, scope, cost: Cost { requests, work } }
    }
}

/// The policy that a slash command has in its attribute, as `custom_data`.
pub(in crate::discord) fn of_command(command: &SlashCommand) -> Option<Policy> {
    command.custom_data.downcast_ref().copied()
}

/// The users who may use a command or component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Actor {
    Anyone,
    /// A player who has a seat at the table.
    Player,
    /// A player who is invited to the table and has not joined.
    Invited,
    /// The player who has opened the table.
    Opener,
    /// Members who may manage messages in the channel.
    Moderator,
    /// Members who may manage the guild.
    Manager,
    /// Members who may organise tournaments in the guild.
    Organiser,
}

/// The places where it may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Place {
    Anywhere,
    /// In guilds.
    Guild,
    /// Where the bot is present and the settings of the guild allow games.
    GameChannel,
}

/// The table that it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum TableScope {
    /// None, or one that is opened by it.
    NoTable,
    /// The table of the channel in which it is used.
    Here,
    /// The table is in the channel, or the channel is a direct conversation with the bot.
    HereOrDm,
    /// A table of any channel that the user sees, and every table at which the user plays or is invited.
    Seen,
    /// A table of any channel.
    Everywhere,
}

/// Upper bounds of what one use costs, without failures and retries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct Cost {
    /// Number of requests to Discord that are no response to the interaction.
    pub requests: u16,
    pub work: Work,
}

/// The cost of telling somebody where a table went: whether they see that channel has to be asked for.
pub(in crate::discord) const COST_OF_FOLLOWING: Cost = Cost { requests: 4, work: Work::Text };

/// The cost of suggestions for an option. They say nothing that the user may not see.
pub(in crate::discord) const COST_OF_SUGGESTIONS: Cost = Cost { requests: 0, work: Work::Text };

/// Kinds of work of the processor, which `docs/benchmarks.md` measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Work {
    /// A message of text alone.
    Text,
    /// A message with one picture, of a board or of standings.
    Picture,
    /// Some pictures: one for each of the tables concerned.
    Pictures,
    /// A search, and a picture.
    Search,
    /// The whole game is rendered, one game at a time.
    Animation,
    /// The whole game is searched, one game at a time.
    Review,
    /// All games of a player are replayed and compressed.
    Records,
}

impl Work {
    /// Typical processor time, in milliseconds.
    fn millis(self) -> u32 {
        match self {
            Work::Text => 1,
            Work::Picture => 5,
            Work::Pictures => 100,
            Work::Search => 50,
            Work::Animation => 500,
            Work::Review | Work::Records => 1000,
        }
    }
}

impl From<Cost> for budgets::Cost {
    fn from(cost: Cost) -> budgets::Cost {
        budgets::Cost { requests: cost.requests.into(), millis: cost.work.millis() }
    }
}

/// The check that is made before a handler runs.
#[derive(Clone, Debug)]
pub(in crate::discord) struct Access {
    /// The name of the command, or how the ids of such components begin.
    pub name: String,
    pub policy: Policy,
    /// The table that it is about.
    pub table: Option<TableRef>,
}

impl Access {
    /// The access by a component.
    pub(in crate::discord) fn of_component(ctx: &CommandContext<'_>, id: &CustomId) -> Access {
        let policy = of_component(id);
        let at = |table| match policy.scope {
            TableScope::NoTable => None,
            TableScope::Here => Some(ctx.table_here(table)),
            TableScope::HereOrDm => Some(ctx.table_of_chooser(table)),
            TableScope::Seen | TableScope::Everywhere => Some(TableRef::Id(table)),
        };
        Access { name: kind_of(id), policy, table: id.table().and_then(at) }
    }

    /// Checks that the user may do this here.
    ///
    /// # Errors
    /// Fails if the user may not, if there is no such table, or if the store or Discord fails.
    pub(in crate::discord) async fn check(&self, ctx: &CommandContext<'_>) -> Result<(), CommandError> {
        let Policy { actor, place, scope, .. } = self.policy;
        match place {
            Place::Anywhere => {}
            Place::Guild if ctx.venue.guild.is_some() => {}
            Place::Guild => return Err(refused("say-only-in-servers")),
            Place::GameChannel => ctx.venue.check_new_table(&ctx.app.host).await?,
        }
        match actor {
            Actor::Moderator if !ctx.member_permissions.manage_messages() => {
                return Err(refused("say-may-not-close"));
            }
            Actor::Organiser if !ctx.is_organiser().await? => {
                return Err(refused("say-may-not-organise"));
            }
            Actor::Manager if !ctx.member_permissions.manage_guild() => {
                return Err(refused("say-may-not-manage"));
            }
            _ => {}
        }
        let Some(at) = self.table else { return Ok(()) };
        // A running game keeps its players, so an earlier state may allow this, but not refuse it.
        let cached = ctx.app.host.tables().cached_running(at).filter(|_| scope != TableScope::Seen);
        if cached.is_some_and(|table| actor.check(&table, at, ctx.player.id).is_ok()) {
            return Ok(());
        }
        let table = ctx.app.host.tables().load(at).await?;
        if scope == TableScope::Seen {
            ctx.app.check_access(&table, ctx.player_id, Some(ctx.venue.channel)).await?;
        }
        Ok(actor.check(&table, at, ctx.player.id)?)
    }
}

impl Actor {
    /// Checks that a participant is such an actor at a table.
    fn check(self, table: &Table, at: TableRef, by: Participant) -> Result<(), Rejection> {
        let is_invitation = table.phase() == Phase::Invitation;
        // A channel only shows an ended game. In phases in which nobody can do it, the table says why.
        let is_over = matches!((at, table.phase()), (TableRef::Channel(_), Phase::Ended(_) | Phase::Closed));
        let rejection = match self {
            Actor::Player if is_invitation || is_over || table.seat_of(by).is_some() => return Ok(()),
            // Everyone votes who may.
            Actor::Player if table.phase() == Phase::Playing && table.has_team() => return Ok(()),
            Actor::Player if matches!(table.phase(), Phase::Ended(_) | Phase::Closed) => {
                Rejection::new("table-not-seated-over")
            }
            Actor::Player => Rejection::NotAtTable,
            // A player who has declined may press the button twice.
            Actor::Invited
                if is_invitation
                    && table
                        .invited()
                        .chain(table.declined_invitations())
                        .all(|(_, invited)| invited.id != by) =>
            {
                Rejection::NotInvited
            }
            Actor::Opener if is_invitation && !table.is_opener(by) => {
                Rejection::NotOpener { opener: table.name_of(table.opener()) }
            }
            _ => return Ok(()),
        };
        Err(rejection)
    }
}

/// How the ids of components of one kind begin.
fn kind_of(id: &CustomId) -> String {
    let id = id.to_string();
    let words = if ["greet:", "privacy:", "private:", "puzzle:", "seek:", "tournament:"]
        .iter()
        .any(|word| id.starts_with(word))
    {
        2
    } else {
        1
    };
    id.split_inclusive(':').take(words).collect()
}

fn refused(key: &'static str) -> CommandError {
    CommandError::Rejected(Message::new(key))
}

impl fmt::Display for Policy {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Policy { actor, place, scope, cost: Cost { requests, work } } = self;
        let words = [format!("{actor:?}"), format!("{place:?}"), format!("{scope:?}"), format!("{work:?}")];
        words.iter().try_for_each(|word| write!(f, "{word:<12}"))?;
        write!(f, "{requests:>8}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::features::replay::{GAME_IMPORT, RECORD_ALL};
    use crate::discord::features::slash_commands;
    use crate::discord::messages::custom_id::tests::LEGACY_IDS;

    /// Commands that an option turns into another one.
    const MODES: [(&str, Policy); 2] = [RECORD_ALL, GAME_IMPORT];

    /// The names and policies of all slash commands that can be run.
    fn commands() -> Vec<(String, Policy)> {
        let policy = |name: &str, command: &SlashCommand| {
            let policy = of_command(command).unwrap_or_else(|| panic!("/{name} has no policy"));
            (name.to_owned(), policy)
        };
        let mut commands = Vec::new();
        for command in slash_commands(true) {
            let prefix = command.name.as_ref();
            if command.subcommands.is_empty() {
                commands.push(policy(prefix, &command));
            }
            let modes = MODES.into_iter().filter(|(mode, _)| mode.split(' ').next() == Some(prefix));
            commands.extend(modes.map(|(mode, policy)| (mode.to_owned(), policy)));
            let parts = command.subcommands.iter();
            commands.extend(parts.map(|part| policy(&format!("{prefix} {}", part.name), part)));
        }
        commands
    }

    /// Every command and component with its policy, as in `tests/data/policy.txt`.
    fn declared() -> String {
        let mut lines = vec![format!(
            "{:<38}{:<12}{:<12}{:<12}{:<12}{:>8}",
            "# what", "who", "where", "table", "work", "requests"
        )];
        lines.extend(commands().into_iter().map(|(name, policy)| format!("/{name:<37}{policy}")));
        for id in LEGACY_IDS {
            let id = CustomId::parse(id).expect("a known id");
            lines.push(format!("{:<38}{}", kind_of(&id), of_component(&id)));
        }
        lines.dedup();
        lines.join("\n") + "\n"
    }

    #[test]
    fn every_command_and_component_has_a_policy() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/policy.txt");
        if std::env::var_os("RENEW").is_some() {
            std::fs::write(path, declared()).expect("a file that can be written");
        }
        let approved = std::fs::read_to_string(path).expect("a file that can be read");
        assert_eq!(declared(), approved, "tests/data/policy.txt lists what is declared");
    }

    #[test]
    fn players_act_at_tables() {
        for line in declared().lines().skip(1) {
            let words: Vec<&str> = line[38..].split_whitespace().collect();
            assert!(words[0] != "Player" || words[2] != "NoTable", "{line}");
        }
    }
}
