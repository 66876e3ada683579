//! The features of the bot: a file each, with its slash commands, their [policy](crate::discord::interactions::policy) and the
//! handlers of its components.
//!
//! The text keys of a command follow from its name: `command-NAME` is its description, `command-NAME-OPTION` that of an
//! option.
//!
//! # Bounds
//!
//! A person and a guild have [budgets](crate::app::limits::budgets), also for what follows in the background: in an hour a person causes at most
//! [7,440 requests](crate::app::limits::budgets::MAX_REQUESTS_PER_HOUR) and has at most
//! [twelve threads](crate::app::limits::budgets::MAX_THREADS_PER_HOUR) created, a guild 120 threads. What else bounds a feature stands at the
//! head of its file; these bounds are those of all:
//!
//! | what | bound |
//! |---|---|
//! | interactions | 1,024 served at a time; the others are answered at once that the bot is busy |
//! | a text | at most six thousand characters arrive; at most forty of them are repeated |
//! | a picture | some milliseconds, as many at a time as there are processors |
//! | a table read, `/board`, `/help`, `/record` | one table, cached or replayed once; one job among as many as there are processors |
//! | a command at a table | one at a time for all tables, a millisecond or so each |
//! | a command or button where a table has been before | the first one asks Discord for up to four things |
//! | tables | twenty unfinished ones for a player, three of them invitations, two in each server open to anyone; due ones are found by an index, every fifteen seconds |
//! | a change of channels or roles | all running tables of the server are checked at its expense, later if its budget is used up; a change of a thread concerns the table in it only |

mod blocks;
mod board;
mod close;
#[cfg(test)]
mod commands_page;
mod feedback;
mod games;
pub(super) mod greeting;
mod help;
mod hint;
mod import;
mod invitation;
mod leaderboard;
mod leave;
mod lessons;
mod mistakes;
mod offers;
mod play;
mod privacy;
mod private_board;
mod profile;
mod published;
mod puzzle_runs;
mod puzzles;
mod rematch;
pub(super) mod replay;
mod review;
mod route;
pub(super) mod router;
mod rules;
mod seeks;
mod settings;
mod table;
mod table_list;
mod thread;
mod tournament;
mod turn;
mod watch;

pub(super) use review::complete_interrupted as complete_interrupted_reviews;

use crate::discord::interactions::choices::{parse_game, suggest_games};
use crate::discord::interactions::command::{run, run_as, run_at, run_typed};
use crate::discord::interactions::context::{CommandContext, SlashCommand, user_localizer};
use crate::discord::interactions::suggestions::{self, Suggestion};
use crate::discord::interactions::visibility::Visibility;
use crate::discord::{App, CommandError, Context, serenity};
use crate::i18n::Localizer;
use serenity::{InstallationContext, InteractionContext};

/// Every slash command, described in every language of the texts. Global commands also say where they can be used: in
/// guilds, in direct messages with the bot, and anywhere by users who have installed it. Commands of one guild may
/// not.
pub(super) fn slash_commands(is_global: bool) -> Vec<SlashCommand> {
    let mut commands = vec![
        play::play(),
        seeks::seek(),
        turn::turn(),
        board::board(),
        offers::draw(),
        offers::takeback(),
        offers::pause(),
        offers::resume(),
        offers::accept(),
        offers::decline(),
        leave::abort(),
        leave::resign(),
        hint::hint(),
        close::close(),
        replay::record(),
        replay::replay(),
        review::review(),
        games::games(),
        replay::game(),
        private_board::analyse(),
        table::table(),
        watch::watch(),
        tournament::tournament(),
        settings::settings(),
        privacy::privacy(),
        feedback::feedback(),
        blocks::block(),
        blocks::unblock(),
        leaderboard::leaderboard(),
        profile::profile(),
        rules::rules(),
        lessons::learn(),
        puzzles::solve(),
        help::help(),
    ];
    for command in &mut commands {
        let key = format!("command-{}", command.name);
        describe(command, key);
        if is_global {
            command.install_context = Some(vec![InstallationContext::Guild, InstallationContext::User]);
            let anywhere =
                [InteractionContext::Guild, InteractionContext::BotDm, InteractionContext::PrivateChannel];
            if !command.guild_only {
                command.interaction_context.get_or_insert(anywhere.to_vec());
            }
        } else {
            command.interaction_context = None;
        }
    }
    commands
}

/// Sets the descriptions of a command, its options and its subcommands from the texts; `key` is that of the command.
fn describe(command: &mut SlashCommand, key: String) {
    let text = |localizer: &Localizer, key: &str| localizer.find(key).unwrap_or_else(|| key.to_owned());
    let localizations = |key: &str| {
        Localizer::translated_locales()
            .map(|(locale, localizer)| (locale.into(), text(&localizer, key).into()))
            .collect()
    };
    command.description = Some(text(&Localizer::english(), &key).into());
    command.description_localizations = localizations(&key);
    for parameter in &mut command.parameters {
        let key = format!("{key}-{}", parameter.name);
        parameter.description = Some(text(&Localizer::english(), &key).into());
        parameter.description_localizations = localizations(&key);
    }
    for subcommand in &mut command.subcommands {
        let key = format!("{key}-{}", subcommand.name);
        describe(subcommand, key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// Upper bound of the text of a command, in characters.
    const MAX_COMMAND_CHARS: usize = 8000;

    /// The characters of the names, descriptions and values of a command and all its parts. Of a text that is localized, Discord
    /// counts the longest form.
    fn text_size(part: &Value) -> usize {
        let count = |text: &Value| text.as_str().map_or(0, |text| text.chars().count());
        let longest = |key: &str| {
            let localized = part[format!("{key}_localizations")].as_object();
            let localized = localized.into_iter().flat_map(|texts| texts.values());
            localized.chain([&part[key]]).map(count).max().unwrap_or(0)
        };
        let parts = ["options", "choices"].into_iter().filter_map(|key| part[key].as_array()).flatten();
        longest("name") + longest("description") + count(&part["value"]) + parts.map(text_size).sum::<usize>()
    }

    #[test]
    fn every_command_is_described_in_all_languages_within_discords_limit() {
        let locales: Vec<&str> = Localizer::translated_locales().map(|(locale, _)| locale).collect();
        for command in slash_commands(true) {
            let command = command.create_as_slash_command().expect("a slash command");
            let command = serde_json::to_value(command).expect("JSON");
            let described = command["description_localizations"].as_object().expect("descriptions");
            assert!(locales.iter().all(|locale| described.contains_key(*locale)), "{described:?}");
            let size = text_size(&command);
            assert!(size <= MAX_COMMAND_CHARS, "{size} characters: {}", command["name"]);
        }
    }
}
