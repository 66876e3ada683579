//! Clocks in settings: a time zone by city or country, or the time that a clock shows now.
//!
//! # Bounds
//!
//! A key typed in `zone:` compares the names of some 420 time zones, in a millisecond or so.

use super::super::tournament::start_time::time_of_day;
use super::super::{CommandContext, CommandError, Context, serenity, user_localizer};
use super::{DEFAULT, OTHER};
use crate::discord::interactions::choices;
use crate::discord::interactions::suggestions::{self, Suggestion};
use crate::discord::messages::limits::MAX_CHOICES;
use crate::host::{GuildSettings, Preferences};
use crate::i18n::names_label;
use crate::localize::{Arg, Message};
use crate::table::{GuildId, PlayerId, Timestamp};
use crate::time_zones::{self, LocalClock, TimeZone};
use serenity::CreateAutocompleteResponse;
use std::error::Error;

const MINUTES_OF_DAY: i64 = 24 * 60;
/// Number of zones that a refusal names.
const MAX_NAMED: usize = 5;

/// The clock that two options of `/settings me` change: `Some(None)` if it is UTC again.
pub(super) fn chosen_clock(
    ctx: &CommandContext<'_>,
    zone: Option<&str>,
    local_time: Option<&str>,
) -> Result<Option<Option<LocalClock>>, CommandError> {
    match (local_time, zone.and_then(offset)) {
        (Some(_), _) if zone.is_some() => {
            Err(CommandError::Rejected(Message::new("say-zone-and-local-time")))
        }
        (Some(time), _) => Ok(Some(Some(fixed_clock(ctx, time)?))),
        (None, Some(minutes_ahead)) => Ok(Some(Some(LocalClock::Fixed { minutes_ahead }))),
        (None, None) => Ok(chosen_zone(ctx, zone)?.map(|zone| zone.map(LocalClock::Zone))),
    }
}

/// The zone that an option changes: `Some(None)` if it is UTC again.
pub(super) fn chosen_zone(
    ctx: &CommandContext<'_>,
    option: Option<&str>,
) -> Result<Option<Option<TimeZone>>, CommandError> {
    let Some(typed) = option else { return Ok(None) };
    let localizer = ctx.user_localizer();
    let default = Message::new("settings-default").with("setting", OTHER);
    if typed.trim().eq_ignore_ascii_case(DEFAULT) || names_label(typed, &default.into()) {
        return Ok(Some(None));
    }
    let unknown = |meant: Vec<TimeZone>| {
        let (key, zones) = match meant.is_empty() {
            true => ("say-no-zone", time_zones::likely(ctx.locale)),
            false => ("say-several-zones", meant),
        };
        let known = zones.into_iter().take(MAX_NAMED).map(|zone| Arg::Text(zone.name().to_owned())).collect();
        CommandError::Rejected(choices::refusal(key, "known", typed, known))
    };
    match offset(typed) {
        // The clocks there may change.
        Some(minutes) => Err(unknown(zones_ahead(ctx.locale, minutes, ctx.app.host.clock().now()))),
        None => time_zones::find(localizer, suggestions::without_note(typed))
            .map(|zone| Some(Some(zone)))
            .map_err(unknown),
    }
}

/// The zones that are now so many minutes ahead of UTC, from 0 to a day, the likeliest first.
fn zones_ahead(locale: &str, minutes: i64, now: Timestamp) -> Vec<TimeZone> {
    let is_there = |zone: &TimeZone| ahead(LocalClock::Zone(*zone), now) == minutes;
    time_zones::likely(locale).into_iter().filter(is_there).collect()
}

/// The minutes by which a clock is ahead of UTC, from 0 to a day, typed such as `GMT+5:30`.
fn offset(typed: &str) -> Option<i64> {
    let typed = squeezed(typed);
    let typed = ["utc", "gmt"].into_iter().find_map(|name| typed.strip_prefix(name)).unwrap_or(&typed);
    let (sign, digits) = match typed.strip_prefix('+') {
        Some(digits) => (1, digits),
        None => (-1, typed.strip_prefix(['-', '−'])?),
    };
    let (hours, minutes) = digits.split_once(':').unwrap_or((digits, "00"));
    let is_number = |text: &str| text.len() <= 2 && text.chars().all(|digit| digit.is_ascii_digit());
    if !is_number(hours) || !is_number(minutes) {
        return None;
    }
    let (hours, minutes): (i64, i64) = (hours.parse().ok()?, minutes.parse().ok()?);
    let is_clock = hours <= 14 && minutes < 60;
    is_clock.then(|| (sign * (hours * 60 + minutes)).rem_euclid(MINUTES_OF_DAY))
}

/// Suggests zones, each with the time that it is there.
pub(super) async fn suggest_zones(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let now = ctx.data().host.clock().now();
    let locale = &ctx.interaction.locale;
    let minutes = offset(typed).or(time_of_day(&squeezed(typed)).map(|time| minutes_ahead(time, now)));
    let zones = match minutes {
        _ if typed.trim().is_empty() => probable(ctx, now).await,
        // A typed time finds the places where it is that time.
        Some(minutes) => zones_ahead(locale, minutes, now),
        None => time_zones::matching(&user_localizer(ctx).await, suggestions::without_note(typed)),
    };
    let suggestion = |zone: TimeZone| Suggestion::new(clock_label(LocalClock::Zone(zone), now), zone.name());
    suggestions::unfiltered(zones.into_iter().take(MAX_CHOICES).map(suggestion))
}

/// The zones that are suggested before anything is typed: those that are chosen already, and those that fit the locale. If only the
/// time on the player's clock is known, zones where it is this time come first.
async fn probable(ctx: Context<'_>, now: Timestamp) -> Vec<TimeZone> {
    let (guild, own) = stored(ctx).await;
    let mut zones = time_zones::likely(&ctx.interaction.locale);
    if let Some(minutes) = own.minutes_ahead {
        zones.sort_by_key(|zone| ahead(LocalClock::Zone(*zone), now) != minutes.rem_euclid(MINUTES_OF_DAY));
    }
    let chosen: Vec<TimeZone> = [guild.zone, own.zone].into_iter().flatten().collect();
    zones.retain(|zone| !chosen.contains(zone));
    let mut probable = chosen;
    probable.dedup();
    probable.extend(zones);
    probable
}

/// The settings of the guild, if they are those that are being changed, and of the player.
async fn stored(ctx: Context<'_>) -> (GuildSettings, Preferences) {
    let settings = ctx.data().host.settings();
    let player = PlayerId(ctx.interaction.user.id.get());
    let guild = ctx.interaction.guild_id.filter(|_| ctx.command().name == "server");
    let read = async {
        let own = settings.of_player(player).await?.preferences.clone();
        let guild = match guild {
            Some(guild) => (*settings.of_guild(GuildId(guild.get())).await?).clone(),
            None => GuildSettings::default(),
        };
        Ok((guild, own))
    };
    read.await.unwrap_or_else(|error: crate::host::HostError| {
        tracing::warn!(error = &error as &dyn Error, "time zones are suggested without the stored one");
        Default::default()
    })
}

/// A clock by its name and what it shows, such as `Europe/Berlin · 17:05`.
pub(super) fn clock_label(clock: LocalClock, now: Timestamp) -> String {
    suggestions::with_note(&clock_name(clock), &clock.time_of_day(now))
}

/// The name of a zone, or such as `UTC+2`. No clock is more than 14 hours ahead of UTC.
pub(in crate::discord::features) fn clock_name(clock: LocalClock) -> String {
    let minutes = match clock {
        LocalClock::Zone(zone) => return zone.name().to_owned(),
        LocalClock::Fixed { minutes_ahead } => minutes_ahead.rem_euclid(MINUTES_OF_DAY),
    };
    let minutes = if minutes > 14 * 60 { minutes - MINUTES_OF_DAY } else { minutes };
    let (sign, hours, rest) = (if minutes < 0 { '−' } else { '+' }, minutes.abs() / 60, minutes.abs() % 60);
    match (minutes, rest) {
        (0, _) => "UTC".to_owned(),
        (_, 0) => format!("UTC{sign}{hours}"),
        _ => format!("UTC{sign}{hours}:{rest:02}"),
    }
}

/// The clock of somebody for whom it is this time of the day now.
fn fixed_clock(ctx: &CommandContext<'_>, time: &str) -> Result<LocalClock, CommandError> {
    let unknown = || CommandError::Rejected(Message::new("say-no-local-time").quoted("time", time));
    let local = time_of_day(&squeezed(time)).ok_or_else(unknown)?;
    Ok(LocalClock::Fixed { minutes_ahead: minutes_ahead(local, ctx.app.host.clock().now()) })
}

fn squeezed(time: &str) -> String {
    time.replace(' ', "").to_lowercase()
}

/// How far a clock is ahead of UTC that shows this time of the day, in seconds, at this moment: in minutes, from 0 to a day. Zones
/// differ by whole quarters of an hour, and people are a few minutes late.
fn minutes_ahead(local: i64, now: Timestamp) -> i64 {
    let minutes = (local - now.unix_seconds()).rem_euclid(MINUTES_OF_DAY * 60) / 60;
    (minutes + 7) / 15 * 15 % MINUTES_OF_DAY
}

/// How far a clock is ahead of UTC, in minutes, from 0 to a day.
fn ahead(clock: LocalClock, now: Timestamp) -> i64 {
    (clock.seconds_ahead(now) / 60).rem_euclid(MINUTES_OF_DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_follows_from_the_time_that_somebody_reads_off() {
        let noon = Timestamp::from_unix_millis(12 * 3_600_000);
        for (hour, minute, ahead) in
            [(12, 0, 0), (14, 2, 120), (17, 29, 330), (7, 0, 19 * 60), (11, 58, 0), (0, 1, 720)]
        {
            assert_eq!(minutes_ahead(hour * 3600 + minute * 60, noon), ahead, "{hour}:{minute}");
        }
    }

    #[test]
    fn an_offset_is_read_as_people_write_it() {
        for (typed, minutes) in [
            ("GMT+5:30", Some(330)),
            ("utc +2", Some(120)),
            ("UTC−3:30", Some(MINUTES_OF_DAY - 210)),
            ("-05:00", Some(MINUTES_OF_DAY - 300)),
            ("+0", Some(0)),
            ("GMT", None),
            ("5:30", None),
            ("+15", None),
            ("+1:75", None),
            ("+", None),
            ("UTC+5 p.m.", None),
        ] {
            assert_eq!(offset(typed), minutes, "{typed}");
        }
    }

    #[test]
    fn a_clock_is_named_as_people_know_it() {
        for (minutes_ahead, name) in [
            (0, "UTC"),
            (120, "UTC+2"),
            (345, "UTC+5:45"),
            (19 * 60, "UTC−5"),
            (-210, "UTC−3:30"),
            (14 * 60, "UTC+14"),
        ] {
            assert_eq!(clock_name(LocalClock::Fixed { minutes_ahead }), name);
        }
        let berlin = LocalClock::Zone(TimeZone::named("europe/berlin").expect("a zone"));
        assert_eq!(clock_label(berlin, Timestamp::UNIX_EPOCH), "Europe/Berlin · 01:00");
    }
}
