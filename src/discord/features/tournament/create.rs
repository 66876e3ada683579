//! `/tournament create`: opens the registration.

use super::super::play::{named_setup, suggest_setups};
use super::super::settings::clock_name;
use super::super::{parse_game, suggest_games};
use super::actions::report_done;
use super::{
    App, CommandContext, CommandError, Context, Suggestion, Visibility, run, serenity, start_time,
    suggestions, user_localizer,
};
use crate::app::random::random;
use crate::discord::interactions::choices::{self, Choice};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::host::{Host, HostError};
use crate::i18n::{Localizer, date_time, tournament_rounds_choice};
use crate::localize::Message;
use crate::rules::Setup;
use crate::table::{GuildId, PlayerId, Rejection, TimeControl};
use crate::time_zones::LocalClock;
use crate::tournament::{Form, Settings};
use serenity::CreateAutocompleteResponse;
use std::error::Error;
use std::ops::RangeInclusive;
use std::time::Duration;

/// The forms that can be chosen. The number of rounds of a Swiss tournament is an option of its own.
const FORMS: [Form; 5] = [
    Form::RoundRobin { double: false },
    Form::RoundRobin { double: true },
    Form::Swiss { rounds: None },
    Form::Knockout,
    Form::Ladder,
];

/// The times of a start that are suggested.
const START_CHOICES: [&str; 8] = ["1h", "2h", "6h", "12h", "1d", "2d", "3d", "7d"];
/// The numbers of rounds that a Swiss tournament of at least 4 and at most 128 players has by default.
const USUAL_ROUNDS: RangeInclusive<u8> = 2..=7;

const POLICY: Policy = Policy::new(Actor::Organiser, Place::GameChannel, TableScope::NoTable, 3, Work::Text);

#[poise::command(slash_command, guild_only, custom_data = POLICY)]
#[allow(clippy::too_many_arguments, reason = "one for each option")]
pub(super) async fn create(
    ctx: Context<'_>,
    #[max_length = 40] name: String,
    #[autocomplete = "suggest_games"] game: String,
    #[autocomplete = "suggest_forms"] form: String,
    #[autocomplete = "suggest_setups"] setup: Option<String>,
    #[min = 2]
    #[max = 4]
    seats: Option<u8>,
    #[autocomplete = "suggest_rounds"] rounds: Option<String>,
    #[autocomplete = "suggest_times"] time: Option<String>,
    #[min = 1]
    #[max = 365]
    deadline: Option<u16>,
    casual: Option<bool>,
    #[autocomplete = "suggest_starts"] start: Option<String>,
    #[min = 2]
    #[max = 128]
    players: Option<u8>,
    #[rename = "channel"] in_channel: Option<bool>,
    #[rename = "third-place"] third_place: Option<bool>,
    #[rename = "best-of-three"] best_of_three: Option<bool>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let Some(guild) = ctx.venue.guild else {
            return Err(CommandError::Rejected(Message::new("say-only-in-servers")));
        };
        let in_channel = in_channel.unwrap_or(false);
        ctx.venue.check_tournament(in_channel)?;
        // At a table of two nobody needs to say so.
        let seats = Some(seats.map_or(2, usize::from));
        let game = parse_game(ctx, &game)?;
        let setup = named_setup(ctx, game, setup);
        let setup = Setup::new(game, seats, setup.as_deref()).map_err(Rejection::from)?;
        let rounds = rounds.map(|rounds| parse_rounds(ctx.user_localizer(), &rounds)).transpose()?;
        let form = parse_form(ctx.user_localizer(), &form, rounds)?;
        let settings = Settings {
            time_control: time.map_or(Ok(TimeControl::OneDay), |name| parse_time_control(ctx, &name))?,
            round_time: deadline.map(|days| Duration::from_hours(24 * u64::from(days))),
            casual: casual.unwrap_or(false),
            in_channel,
            at_once: rounds == Some(Rounds::AtOnce),
            third_place: third_place.unwrap_or(false),
            best_of_three: best_of_three.unwrap_or(false),
            starts_at: match start {
                Some(start) => {
                    let clock = organiser_clock(&ctx.app.host, ctx.player_id, guild).await?;
                    Some(start_time::parse(&start, ctx.app.host.clock().now(), clock)?)
                }
                None => None,
            },
            max_players: players.map(usize::from),
            seed: random(),
            ..Settings::new(name, guild, ctx.venue.channel, ctx.player.clone(), setup, form)
        };
        let outcome = ctx.app.host.tournaments().open(settings).await?;
        ctx.app.tournament_changed(outcome.tournament.id());
        report_done(ctx, "opened", &outcome.tournament).await
    })
    .await
}

/// How many rounds were asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rounds {
    Number(usize),
    AtOnce,
}

fn parse_rounds(localizer: &Localizer, typed: &str) -> Result<Rounds, CommandError> {
    if let Ok(number) = typed.trim().parse() {
        return Ok(Rounds::Number(number));
    }
    let found = choices::find(localizer, [at_once()], typed);
    found.map_err(|known| {
        CommandError::Rejected(choices::refusal("say-unknown-setting", "known", typed, known))
    })
}

fn at_once() -> Choice<Rounds> {
    Choice::new(Rounds::AtOnce, "at-once", Message::new("tournament-rounds-at-once"))
}

fn parse_form(localizer: &Localizer, name: &str, rounds: Option<Rounds>) -> Result<Form, CommandError> {
    let form = choices::find(localizer, forms(), name).map_err(|known| {
        CommandError::Rejected(choices::refusal("say-unknown-setting", "known", name, known))
    })?;
    match (form, rounds) {
        (Form::Swiss { .. }, Some(Rounds::Number(rounds))) => Ok(Form::Swiss { rounds: Some(rounds) }),
        (_, Some(Rounds::Number(_))) => {
            Err(CommandError::Rejected(Message::new("tournament-rounds-swiss-only")))
        }
        (form, _) => Ok(form),
    }
}

fn forms() -> impl Iterator<Item = Choice<Form>> {
    let choice = |form: Form| Choice::new(form, form.name(), form.label()).described(form.description());
    FORMS.into_iter().map(choice)
}

pub(super) fn parse_time_control(ctx: &CommandContext<'_>, name: &str) -> Result<TimeControl, CommandError> {
    let found = choices::find(ctx.user_localizer(), choices::time_controls(), name);
    found.map_err(|known| choices::unknown_time(name, known))
}

async fn suggest_forms(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, forms())
}

pub(super) async fn suggest_times(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, choices::time_controls())
}

/// The clock of a player, or else that of a guild, or else one that shows UTC.
async fn organiser_clock(host: &Host, player: PlayerId, guild: GuildId) -> Result<LocalClock, HostError> {
    let settings = host.settings();
    if let Some(clock) = settings.of_player(player).await?.preferences.clock() {
        return Ok(clock);
    }
    Ok(settings.of_guild(guild).await?.zone.map_or(LocalClock::UTC, LocalClock::Zone))
}

/// Suggests times of the near future, or the time that the typed text means.
async fn suggest_starts(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let app: &App = ctx.data();
    let (now, player) = (app.host.clock().now(), PlayerId(ctx.interaction.user.id.get()));
    let clock = match ctx.interaction.guild_id {
        Some(guild) => organiser_clock(&app.host, player, GuildId(guild.get())).await,
        None => Ok(LocalClock::UTC),
    };
    let clock = clock.unwrap_or_else(|error| {
        tracing::warn!(error = &error as &dyn Error, "starts are suggested in UTC");
        LocalClock::UTC
    });
    let suggestion = |text: &str| {
        let start = start_time::parse(text, now, clock).ok()?;
        let text = suggestions::without_note(text);
        let shown = format!("{} {}", date_time(start, clock.seconds_ahead(start)), clock_name(clock));
        Some(Suggestion::new(suggestions::with_note(text, &shown), text))
    };
    match suggestion(typed) {
        Some(typed) => suggestions::unfiltered([typed]),
        None => {
            let fits = |start: &&str| start.starts_with(typed.trim());
            suggestions::unfiltered(START_CHOICES.into_iter().filter(fits).filter_map(suggestion))
        }
    }
}

/// Suggests the usual numbers of rounds of a Swiss tournament, and all rounds at once.
async fn suggest_rounds(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let localizer = user_localizer(ctx).await;
    let suggestion =
        |rounds: u8| Suggestion::new(tournament_rounds_choice(&localizer, rounds.into()), rounds.to_string());
    let at_once = at_once().suggestion(&localizer);
    suggestions::respond(typed, USUAL_ROUNDS.map(suggestion).chain([at_once]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_swiss_tournament_is_given_a_number_of_rounds() {
        let english = Localizer::of("en-US");
        let five = parse_rounds(&english, "5").ok();
        assert_eq!(parse_form(&english, "swiss", five).ok(), Some(Form::Swiss { rounds: Some(5) }));
        assert_eq!(parse_form(&english, "knockout", None).ok(), Some(Form::Knockout));
        let at_once = parse_rounds(&english, "at once").ok();
        assert_eq!(at_once, Some(Rounds::AtOnce));
        let league = Form::RoundRobin { double: false };
        assert_eq!(parse_form(&english, "round robin", at_once).ok(), Some(league));
        let rejected = parse_form(&english, "ladder", five).err();
        assert!(
            matches!(rejected, Some(CommandError::Rejected(message)) if message.key == "tournament-rounds-swiss-only")
        );
    }
}
