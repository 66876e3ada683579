//! `/settings me`, and the controls under its answer, by which the settings that are often wanted are changed without typing.

use super::zone::{chosen_clock, clock_name, suggest_zones};
use super::{
    OTHER, clock_setting, language_setting, languages, level_setting, notify_modes, or_default, setting,
    suggest_languages, suggest_level_settings, suggest_notify_modes, suggest_theme_settings, suggest_views,
    theme_names, theme_setting, views, yes_or_no,
};
use crate::app::people::language::localizer;
use crate::app::work::rounds::Round;
use crate::discord::features::play::computer::levels;
use crate::discord::features::{CommandContext, CommandError, Context, Visibility, run, serenity};
use crate::discord::interactions::choices::menu_options;
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::components::{button, menu};
use crate::discord::messages::custom_id::{CustomId, SettingControl};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{BoardOrientation, NotifyMode, Preferences};
use crate::i18n::{Localizer, full_timestamp};
use crate::localize::Message;
use crate::table::Timestamp;
use crate::time_zones::LocalClock;
use serenity::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 0, Work::Text);

/// The options of the command.
#[derive(Default)]
struct Options {
    theme: Option<String>,
    view: Option<String>,
    confirm: Option<bool>,
    direct: Option<bool>,
    notify: Option<String>,
    notify_hour: Option<u8>,
    zone: Option<String>,
    local_time: Option<String>,
    language: Option<String>,
    level: Option<String>,
    roles: Option<bool>,
}

#[poise::command(slash_command, custom_data = POLICY)]
#[allow(clippy::too_many_arguments, reason = "one for each option")]
pub(super) async fn me(
    ctx: Context<'_>,
    #[autocomplete = "suggest_theme_settings"] theme: Option<String>,
    #[autocomplete = "suggest_views"] view: Option<String>,
    confirm: Option<bool>,
    direct: Option<bool>,
    #[autocomplete = "suggest_notify_modes"] notify: Option<String>,
    #[rename = "notify-hour"]
    #[min = 0]
    #[max = 23]
    notify_hour: Option<u8>,
    #[autocomplete = "suggest_zones"] zone: Option<String>,
    #[rename = "local-time"] local_time: Option<String>,
    #[autocomplete = "suggest_languages"] language: Option<String>,
    #[autocomplete = "suggest_level_settings"] level: Option<String>,
    roles: Option<bool>,
) -> Result<(), CommandError> {
    let options = Options {
        theme,
        view,
        confirm,
        direct,
        notify,
        notify_hour,
        zone,
        local_time,
        language,
        level,
        roles,
    };
    run(ctx, Visibility::Ephemeral, async |ctx| {
        ctx.responder.reply_ephemeral(change(ctx, options).await?).await
    })
    .await
}

/// Serves a control; `value` is the selected value of a menu.
pub(in crate::discord::features) async fn press(
    ctx: &CommandContext<'_>,
    control: SettingControl,
    value: &str,
) -> Result<(), CommandError> {
    let (selected, none) = (Some(value.to_owned()), Options::default());
    let options = match control {
        SettingControl::Theme => Options { theme: selected, ..none },
        SettingControl::View => Options { view: selected, ..none },
        SettingControl::Notify => Options { notify: selected, ..none },
        SettingControl::Level => Options { level: selected, ..none },
        SettingControl::Confirm => Options { confirm: Some(true), ..none },
        SettingControl::PlayAtOnce => Options { confirm: Some(false), ..none },
        SettingControl::RemindDirectly => Options { direct: Some(true), ..none },
        SettingControl::RemindInChannel => Options { direct: Some(false), ..none },
    };
    ctx.responder.reply_to_user(change(ctx, options).await?).await
}

/// Changes the settings of the user, and shows all of them.
async fn change(ctx: &CommandContext<'_>, options: Options) -> Result<OutgoingMessage, CommandError> {
    let notify = setting(ctx, options.notify.as_deref(), notify_modes(), "notify")?;
    let clock = chosen_clock(ctx, options.zone.as_deref(), options.local_time.as_deref())?;
    let theme = setting(ctx, options.theme.as_deref(), theme_names(), "theme")?;
    let view = setting(ctx, options.view.as_deref(), views(), OTHER)?;
    let language = setting(ctx, options.language.as_deref(), languages(), "language")?;
    let level = setting(ctx, options.level.as_deref(), levels(), "level")?;
    let change = |preferences: &mut Preferences| {
        theme.iter().for_each(|theme| preferences.theme.clone_from(theme));
        view.into_iter().for_each(|view| preferences.view = view);
        language.iter().for_each(|language| preferences.language.clone_from(language));
        level.into_iter().for_each(|level| preferences.computer_level = level);
        preferences.confirms = options.confirm.or(preferences.confirms);
        preferences.direct_messages = options.direct.or(preferences.direct_messages);
        preferences.digest_hour = options.notify_hour.or(preferences.digest_hour);
        preferences.refuses_roles = options.roles.map(|wants| !wants).or(preferences.refuses_roles);
        clock.into_iter().for_each(|clock| preferences.set_clock(clock));
        if let Some(notify) = notify {
            (preferences.notify, preferences.refuses_direct) = (notify, None);
        }
    };
    let preferences = ctx.app.host.settings().update_player(ctx.player_id, change).await?;
    if options.roles.is_some() {
        ctx.app.rounds.add(Round::Roles);
    }
    let localizer = localizer(preferences.language.as_deref(), preferences.locale.as_deref());
    let now = ctx.app.host.clock().now();
    let (title, mut text) = (localizer.text("settings-me"), preferences_text(&localizer, &preferences, now));
    if options.notify_hour.is_some() && preferences.notify != Some(NotifyMode::Digest) {
        text = format!("{text}\n{}", localizer.text("settings-digest-unused"));
    }
    if let Some(Some(clock @ LocalClock::Fixed { .. })) = clock {
        let kept = Message::new("settings-zone").with("zone", clock_name(clock));
        text = format!("{text}\n{}", localizer.render(&kept));
    }
    Ok(OutgoingMessage::titled(title, text).rows(control_rows(&localizer, &preferences)))
}

/// A menu for each setting with more than two values, and a button to the other value of the others.
fn control_rows(localizer: &Localizer, preferences: &Preferences) -> Vec<CreateActionRow> {
    let menu = |control, name: &'static str, options: Vec<CreateSelectMenuOption>| {
        let placeholder = localizer.render(&Message::new("settings-change").with("setting", name));
        CreateActionRow::SelectMenu(menu(&CustomId::Setting(control), options).placeholder(placeholder))
    };
    let confirm = match preferences.confirms {
        Some(true) => (SettingControl::PlayAtOnce, "button-play-at-once"),
        Some(false) | None => (SettingControl::Confirm, "button-confirm-turns"),
    };
    let direct = match preferences.direct_messages {
        Some(true) => (SettingControl::RemindInChannel, "button-remind-in-channel"),
        Some(false) | None => (SettingControl::RemindDirectly, "button-remind-directly"),
    };
    let to_button =
        |(control, label)| button(&CustomId::Setting(control), localizer.text(label), ButtonStyle::Secondary);
    vec![
        menu(SettingControl::Theme, "theme", menu_options(localizer, or_default(theme_names(), "theme"))),
        menu(SettingControl::View, "view", menu_options(localizer, or_default(views(), OTHER))),
        menu(SettingControl::Notify, "notify", menu_options(localizer, or_default(notify_modes(), "notify"))),
        menu(SettingControl::Level, "level", menu_options(localizer, or_default(levels(), "level"))),
        CreateActionRow::Buttons([confirm, direct].map(to_button).to_vec()),
    ]
}

fn preferences_text(localizer: &Localizer, preferences: &Preferences, now: Timestamp) -> String {
    let text = Message::new("settings-me-list")
        .with("theme", theme_setting(localizer, preferences.theme.as_deref()))
        .with("view", preferences.view.map_or("none", BoardOrientation::name))
        .with("confirm", yes_or_no(preferences.confirms))
        .with("direct", yes_or_no(preferences.direct_messages))
        .with("notify", preferences.notify.map_or("channel", NotifyMode::name))
        .with("digest", preferences.next_digest.map(full_timestamp).unwrap_or_default())
        .with("zone", clock_setting(preferences.clock(), now))
        .with("language", language_setting(preferences.language.as_deref()))
        .with("level", level_setting(localizer, preferences.computer_level))
        .with("roles", yes_or_no(preferences.refuses_roles.map(|refuses| !refuses)));
    localizer.render(&text)
}
