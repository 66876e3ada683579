//! Changes of organisers by command: settings, results, deadlines, players, seeds, byes and pairs, and taking the last one back.
//!
//! # Bounds
//!
//! `/tournament add` looks up one member. A change of a result may pair a round and opens its games, as the end of a game does.

use super::actions::{check_entrant, execute, rejected, report_done};
use super::choice::{find, suggest_registrations, suggest_running, suggest_unfinished, takes_part};
use super::create::{parse_time_control, suggest_times};
use super::{CommandContext, CommandError, Context, Visibility, run, serenity, user_localizer};
use crate::app::posts::messenger::Guilds as _;
use crate::discord::interactions::choices::{self, Choice};
use crate::discord::interactions::context::player;
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::host::TournamentOutcome;
use crate::localize::Message;
use crate::table::{Player, PlayerId, TimeControl};
use crate::tournament::{
    Change, Command, Decision, EntrantNumber, GameResult, Pairing, PairingNumber, Phase, Tournament,
};
use serenity::{CreateAutocompleteResponse, User};
use std::time::Duration;

const POLICY: Policy = Policy::new(Actor::Organiser, Place::Guild, TableScope::NoTable, 4, Work::Text);
const DAY: Duration = Duration::from_hours(24);

/// The settings that an organiser asks for. What is left out stays.
#[derive(Default)]
pub(super) struct NewSettings {
    pub name: Option<String>,
    /// In days; 0 for none.
    pub deadline: Option<u64>,
    pub rounds: Option<usize>,
    pub time: Option<TimeControl>,
    pub players: Option<usize>,
}

impl NewSettings {
    /// What differs from the tournament as it is.
    pub fn changes(self, tournament: &Tournament) -> Vec<Change> {
        let settings = tournament.settings();
        let NewSettings { name, deadline, rounds, time, players } = self;
        let deadline = deadline.map(|days| (days > 0).then(|| DAY * u32::try_from(days).unwrap_or(u32::MAX)));
        let (rounds_now, most_now) = (tournament.chosen_rounds(), settings.max_players);
        let changes = [
            name.map(|to| Change::Name { from: settings.name.clone(), to })
                .filter(|change| !matches!(change, Change::Name { from, to } if from == to)),
            deadline
                .filter(|to| *to != settings.round_time)
                .map(|to| Change::RoundTime { from: settings.round_time, to }),
            rounds.map(Some).filter(|to| *to != rounds_now).map(|to| Change::Rounds { from: rounds_now, to }),
            time.filter(|to| *to != settings.time_control)
                .map(|to| Change::TimeControl { from: settings.time_control, to }),
            players
                .map(Some)
                .filter(|to| *to != most_now)
                .map(|to| Change::MaxPlayers { from: most_now, to }),
        ];
        changes.into_iter().flatten().collect()
    }
}

#[poise::command(slash_command, guild_only, custom_data = POLICY)]
#[allow(clippy::too_many_arguments, reason = "one for each option")]
pub(super) async fn change(
    ctx: Context<'_>,
    #[max_length = 40] name: Option<String>,
    #[min = 0]
    #[max = 365]
    deadline: Option<u16>,
    #[min = 1]
    #[max = 20]
    rounds: Option<u8>,
    #[autocomplete = "suggest_times"] time: Option<String>,
    #[min = 2]
    #[max = 128]
    players: Option<u8>,
    #[min = 1]
    #[max = 365]
    extend: Option<u16>,
    #[rename = "player"] user: Option<User>,
    #[autocomplete = "suggest_unfinished"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let found = find(ctx, tournament.as_deref(), |_, _| true).await?;
        let settings = NewSettings {
            name,
            deadline: deadline.map(u64::from),
            rounds: rounds.map(usize::from),
            time: time.map(|name| parse_time_control(ctx, &name)).transpose()?,
            players: players.map(usize::from),
        };
        let mut changes = settings.changes(&found);
        if let Some(days) = extend {
            let time = DAY * u32::from(days);
            let extensions = match user {
                Some(user) => {
                    let entrant = check_entrant(&found, PlayerId(user.id.get()), &player(&user))?;
                    let games = found.current_pairings(entrant);
                    games.flat_map(|(game, _)| found.extensions(Some(game), time)).collect()
                }
                None => found.extensions(None, time),
            };
            if extensions.is_empty() {
                return Err(rejected("tournament-no-deadline"));
            }
            changes.extend(extensions);
        }
        make(ctx, &found, changes).await
    })
    .await
}

/// A result of a game for two, as one of its players sees it.
#[derive(Clone, Copy)]
enum OwnResult {
    Won,
    Drawn,
    Lost,
    LostByBoth,
}

impl OwnResult {
    /// The places of the game, in which the player has this seat.
    fn places(self, seat: usize) -> Vec<u8> {
        let mut places = match self {
            OwnResult::Won => vec![1, 2],
            OwnResult::Drawn => vec![1, 1],
            OwnResult::Lost => vec![2, 1],
            OwnResult::LostByBoth => vec![2, 2],
        };
        places.rotate_left(seat);
        places
    }
}

fn own_results() -> impl Iterator<Item = Choice<OwnResult>> {
    let known = [
        (OwnResult::Won, "won"),
        (OwnResult::Drawn, "drawn"),
        (OwnResult::Lost, "lost"),
        (OwnResult::LostByBoth, "both-lost"),
    ];
    known.into_iter().map(|(result, name)| {
        Choice::new(result, name, Message::new("tournament-own-result").with("result", name))
    })
}

async fn suggest_results(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, own_results())
}

#[poise::command(slash_command, guild_only, custom_data = POLICY)]
pub(super) async fn result(
    ctx: Context<'_>,
    #[rename = "player"] user: User,
    #[autocomplete = "suggest_results"] result: String,
    #[min = 1]
    #[max = 127]
    round: Option<u8>,
    #[autocomplete = "suggest_running"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let result = choices::find(ctx.user_localizer(), own_results(), &result).map_err(|known| {
            CommandError::Rejected(choices::refusal("say-unknown-setting", "known", &result, known))
        })?;
        let is_meant = |tournament: &Tournament, _| tournament.phase() == Phase::Running;
        let found = find(ctx, tournament.as_deref(), is_meant).await?;
        if found.settings().setup.seats() > 2 {
            return Err(rejected("tournament-result-by-panel"));
        }
        let id = PlayerId(user.id.get());
        let entrant = found.number_of(id).ok_or_else(|| unknown_entrant(&user))?;
        let current = found.current_pairings(entrant).next().filter(|_| round.is_none());
        // A correction of the game before would otherwise be entered for the next one of the match.
        let is_entered = |game: PairingNumber| {
            let result = found.pairings()[game].result.as_ref();
            result.is_some_and(|result| result.decision == Decision::Entered)
        };
        if current.as_ref().is_some_and(|(_, pairing)| pairing.previous.is_some_and(is_entered)) {
            return Err(rejected("tournament-result-of-next-game"));
        }
        let current = current.map(|(game, _)| game);
        let round = round.map_or(found.round(), usize::from);
        let game = current.or_else(|| last_game(&found, entrant, round));
        let game = game.ok_or_else(|| rejected("tournament-no-such-game"))?;
        let seat = found.pairings()[game].seat_of(entrant).unwrap_or_default();
        make(ctx, &found, vec![entered(&found, game, result.places(seat))]).await
    })
    .await
}

/// The change that enters a result.
pub(super) fn entered(tournament: &Tournament, pairing: PairingNumber, places: Vec<u8>) -> Change {
    let from = tournament.pairings()[pairing].result.clone();
    Change::Result { pairing, from, to: Some(GameResult { places, decision: Decision::Entered }) }
}

/// The last game of a player in a round.
fn last_game(tournament: &Tournament, entrant: EntrantNumber, round: usize) -> Option<PairingNumber> {
    let is_of = |(_, pairing): &(PairingNumber, &Pairing)| pairing.seat_of(entrant).is_some();
    tournament.pairings_of(round).filter(is_of).last().map(|(number, _)| number)
}

fn unknown_entrant(user: &User) -> CommandError {
    CommandError::Rejected(player(user).numbered_name().add_to(Message::new("say-not-entrant"), "name"))
}

#[poise::command(slash_command, guild_only, custom_data = POLICY)]
pub(super) async fn add(
    ctx: Context<'_>,
    #[rename = "player"] user: User,
    #[autocomplete = "suggest_unfinished"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let found = find(ctx, tournament.as_deref(), |_, _| true).await?;
        if user.bot {
            return Err(rejected("tournament-no-member"));
        }
        let outcome = take_in(ctx, &found, player(&user)).await?;
        report_done(ctx, "added", &outcome.tournament).await
    })
    .await
}

/// Adds a player who is in the guild, or brings one back, with the present rating at the game.
pub(super) async fn take_in(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    player: Player,
) -> Result<TournamentOutcome, CommandError> {
    let (guild, game) = (tournament.settings().guild, tournament.settings().setup.kind());
    let id = player.human_id().ok_or_else(|| rejected("tournament-no-member"))?;
    if !ctx.app.messenger.is_member(guild, id).await? {
        return Err(rejected("tournament-no-member"));
    }
    let rating = ctx.app.host.ratings().points_of(player.id, game).await?;
    execute(ctx, tournament, Command::Add { by: ctx.player.id, player, rating }).await
}

#[poise::command(slash_command, guild_only, custom_data = POLICY)]
pub(super) async fn seed(
    ctx: Context<'_>,
    #[rename = "player"] user: User,
    #[min = 0]
    #[max = 128]
    seed: u8,
    #[autocomplete = "suggest_registrations"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let is_meant = |tournament: &Tournament, _| tournament.phase() == Phase::Registration;
        let found = find(ctx, tournament.as_deref(), is_meant).await?;
        let entrant = check_entrant(&found, PlayerId(user.id.get()), &player(&user))?;
        make(ctx, &found, vec![seeded(&found, entrant, seed.into())]).await
    })
    .await
}

/// The change that gives a player a seed; 0 for the one by rating or lot.
pub(super) fn seeded(tournament: &Tournament, entrant: EntrantNumber, seed: usize) -> Change {
    let from = tournament.entrants()[entrant].chosen_seed;
    Change::Seed { entrant, from, to: (seed > 0).then_some(seed) }
}

/// Players ask for byes of their own.
const BYE_POLICY: Policy = Policy::new(Actor::Anyone, Place::Guild, TableScope::NoTable, 4, Work::Text);

#[poise::command(slash_command, guild_only, custom_data = BYE_POLICY)]
pub(super) async fn bye(
    ctx: Context<'_>,
    #[min = 0]
    #[max = 20]
    round: u8,
    #[rename = "player"] user: Option<User>,
    #[autocomplete = "suggest_unfinished"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let asked = user.as_ref().map_or_else(|| ctx.player.clone(), player);
        let id = user.as_ref().map_or(ctx.player_id, |user| PlayerId(user.id.get()));
        if id != ctx.player_id && !ctx.is_organiser().await? {
            return Err(rejected("say-may-not-organise"));
        }
        let found = find(ctx, tournament.as_deref(), |tournament, _| takes_part(tournament, id)).await?;
        let entrant = check_entrant(&found, id, &asked)?;
        make(ctx, &found, vec![with_bye(&found, entrant, round.into())]).await
    })
    .await
}

/// The change that gives a player a bye in a round; 0 for none.
pub(super) fn with_bye(tournament: &Tournament, entrant: EntrantNumber, round: usize) -> Change {
    let from = tournament.entrants()[entrant].asked_bye;
    Change::Bye { entrant, from, to: (round > 0).then_some(round) }
}

#[poise::command(slash_command, guild_only, custom_data = POLICY)]
pub(super) async fn apart(
    ctx: Context<'_>,
    #[rename = "player"] user: User,
    other: User,
    #[autocomplete = "suggest_unfinished"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let found = find(ctx, tournament.as_deref(), |_, _| true).await?;
        let entrant = |user: &User| check_entrant(&found, PlayerId(user.id.get()), &player(user));
        let entrants = [entrant(&user)?, entrant(&other)?];
        make(ctx, &found, vec![apart_or_together(&found, entrants)]).await
    })
    .await
}

/// The change that keeps two players apart, or lets them meet again.
pub(super) fn apart_or_together(tournament: &Tournament, entrants: [EntrantNumber; 2]) -> Change {
    let from = tournament.are_apart(entrants[0], entrants[1]);
    Change::Apart { entrants, from, to: !from }
}

#[poise::command(slash_command, guild_only, custom_data = POLICY)]
pub(super) async fn undo(
    ctx: Context<'_>,
    #[autocomplete = "suggest_unfinished"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let found = find(ctx, tournament.as_deref(), |tournament, _| tournament.can_undo()).await?;
        let outcome = execute(ctx, &found, Command::Undo { by: ctx.player.id }).await?;
        report_done(ctx, "undone", &outcome.tournament).await
    })
    .await
}

async fn make(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    changes: Vec<Change>,
) -> Result<(), CommandError> {
    let command = Command::Change { by: ctx.player.id, changes };
    let outcome = execute(ctx, tournament, command).await?;
    report_done(ctx, "changed", &outcome.tournament).await
}
