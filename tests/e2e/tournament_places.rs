//! Where a tournament is played, and which one is meant where there are several.

use crate::harness::wait_while;
use crate::message::Message;
use crate::tournament_messages::{posted, thread_of, wait_until_said, wait_until_shown};
use crate::tournaments::{club, join, open, people_index, resign_round, wait_for_games, wait_until};
use bside::host::TableRef;
use bside::rules::{GameKind, Setup};
use bside::table::{ChannelId, GuildId, Player};
use bside::tournament::{Event, Form, Phase, Settings, TournamentId};
use reqwest::Method;
use serde_json::json;

#[tokio::test]
async fn commands_find_the_tournament_that_is_meant() {
    let (harness, people) = club().await;
    let first = open(&people[0], "knockout", &[]).await;
    first.says("**Cup** · Biloba");
    let create = |name: &'static str| [("name", name), ("game", "biloba"), ("form", "ladder")];
    let taken = people[0].slash("tournament create", &create("cup")).await;
    taken.whispers("A tournament in this server is already called cup. Choose another name.");
    people[0]
        .slash("tournament create", &create("O_pen_"))
        .await
        .whispers("Registration for O\\_pen\\_ is open.");
    people[0].sees("**O\\_pen\\_** · Biloba").await;

    let several =
        "More than one tournament here fits: O\\_pen\\_, Cup. Choose one with the “tournament” option.";
    people[1].slash("tournament join", &[]).await.whispers(several);
    people[1].slash("tournament join", &[("tournament", "cup")]).await.whispers("You’re in: Cup.");
    // He is in one of them, so the other one is meant.
    people[1].slash("tournament join", &[]).await.whispers("You’re in: O\\_pen\\_.");
    people[1].slash("tournament leave", &[]).await.whispers(several);
    people[1].slash("tournament leave", &[("tournament", "o pe")]).await.whispers("You’ve left O\\_pen\\_.");
    people[1].slash("tournament leave", &[]).await.whispers("You’ve left Cup.");
    people[1].slash("tournament leave", &[]).await.whispers("You’re not in this tournament.");
    people[0].slash("tournament start", &[]).await.whispers(several);
    people[0].slash("tournament finish", &[]).await.whispers("The tournament hasn’t started yet.");

    let starts = people[0].suggestions("tournament create", &[("start", "")], "start").await;
    assert!(
        starts[0].0.starts_with("1h · ") && starts[0].0.ends_with(" UTC") && starts[0].1 == "1h",
        "{starts:?}"
    );
    people[0].slash("settings me", &[("zone", "Tokyo")]).await;
    for (typed, shown) in
        [("tomorrow 20:00", " 20:00 Asia/Tokyo"), ("tomorrow 20:00 UTC", " 05:00 Asia/Tokyo")]
    {
        let starts = people[0].suggestions("tournament create", &[("start", typed)], "start").await;
        assert!(
            starts[0].0.starts_with(&format!("{typed} · ")) && starts[0].0.ends_with(shown),
            "{starts:?}"
        );
    }
    let starts = people[0].suggestions("tournament create", &[("start", "5d")], "start").await;
    assert_eq!(starts.iter().map(|(_, value)| value.as_str()).collect::<Vec<_>>(), ["5d"]);
    let as_shown = people[0].suggestions("tournament create", &[("start", &starts[0].0)], "start").await;
    assert_eq!(as_shown, starts);
    let rounds = people[0].suggestions("tournament create", &[("rounds", "")], "rounds").await;
    assert_eq!(rounds[1], ("3 · usual for up to 8 players".to_owned(), "3".to_owned()));
    harness.close().await;
}

#[tokio::test]
async fn games_are_played_in_the_channel_one_after_the_other() {
    let (harness, people) = club().await;
    let announcement = open(&people[0], "knockout", &[("channel", "true")]).await;
    announcement.says("The games are played in this channel, one after the other.");
    join(&people[..4], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let host = harness.host().await;
    for game in 0..3 {
        let tournament = wait_until(&harness, |tournament| {
            tournament.pairings().get(game).is_some_and(|pairing| pairing.table.is_some())
        })
        .await;
        assert_eq!(thread_of(&host, &tournament, game).await, tournament.channel());
        let others = tournament.pairings().iter().skip(game + 1);
        assert!(others.into_iter().all(|pairing| pairing.table.is_none()), "one at a time");
        let loser = *tournament.pairings()[game].seats.iter().max().expect("players");
        people[loser].resigns().await;
    }
    wait_until(&harness, |tournament| tournament.phase() == Phase::Finished).await;
    people[5].has_seen(&format!("**<@{}> wins Cup!**", people[0].id)).await;
    // The end of a round is shown before the next one.
    let mut messages = people[5].messages().await;
    messages.reverse();
    let first = |text: &str| messages.iter().position(|message| message.content().starts_with(text));
    let (semifinals, last_round) = (first("**Cup** · semifinals\n"), first("**Cup** · final\n"));
    assert_eq!(semifinals, Some(1), "only the announcement comes before it: {messages:#?}");
    let (before, after) = messages.split_at(last_round.expect("the message of the final"));
    let ends = |part: &[Message]| part.iter().filter(|message| message.content().contains("resign")).count();
    assert_eq!((ends(before), ends(after)), (2, 1), "{messages:?}");
    harness.close().await;
}

#[tokio::test]
async fn a_tournament_that_moves_says_where_it_went() {
    let (harness, mut people) = club().await;
    let announcement = open(&people[0], "swiss", &[]).await;
    join(&people[..5], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    // Only the player without a game is pinged by the message of the round.
    let round = people[5].has_seen("**Cup** · round 1 of 3\nBye, 1 point: ").await;
    assert_eq!(round.pings(), ["eve"]);
    let tournament = wait_for_games(&harness, 1).await;
    wait_until_shown(&harness).await;
    let before = tournament.channel();
    people[0].go_to_channel(3).await;
    people[0].slash("tournament move", &[("tournament", "1")]).await.whispers("Cup is in this channel now.");
    wait_until_shown(&harness).await;
    let garden = ChannelId(people[0].channel());
    let line = format!("**Cup** · The tournament has moved to <#{garden}>.");
    assert_eq!(posted(&mut people[5], before, &line).await.len(), 1);
    let round = posted(&mut people[5], garden, "**Cup** · round 1 of 3").await;
    assert_eq!(round.len(), 1);
    assert!(round[0].pings().is_empty(), "{:?}", round[0].pings());
    assert_eq!(round[0].buttons(), ["Pairings", "Standings", "Organise"]);
    harness.close().await;
}

#[tokio::test]
async fn a_game_in_a_locked_thread_moves_with_its_tournament() {
    let (harness, mut people) = club().await;
    let announcement = open(&people[0], "knockout", &[]).await;
    join(&people[..2], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(&harness, 1).await;
    wait_until_shown(&harness).await;
    let host = harness.host().await;
    let thread = thread_of(&host, &tournament, 0).await;
    let path = format!("/channels/{thread}");
    let (status, _) = people[0].call(Method::PATCH, &path, json!({ "locked": true })).await;
    assert_eq!(status, 200);
    harness.wait_until_quarantined(1).await;
    let on_hold = people[0].slash("games", &[]).await.page();
    assert!(on_hold.contains("its channel is locked or closed to me."), "{on_hold}");
    people[0].go_to_channel(3).await;
    people[0].slash("tournament move", &[("tournament", "1")]).await.whispers("Cup is in this channel now.");
    harness.wait_until_quarantined(0).await;
    let elsewhere = thread_of(&host, &tournament, 0).await;
    assert_ne!(elsewhere, thread);
    wait_until_said(&mut people[5], elsewhere, "**Cup** · final").await;
    harness.close().await;
}

#[tokio::test]
async fn a_tournament_whose_channel_is_deleted_goes_on_in_another() {
    let (harness, mut people) = club().await;
    let announcement = open(&people[0], "knockout", &[]).await;
    join(&people[..4], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(&harness, 1).await;
    wait_until_shown(&harness).await;
    let (status, _) =
        people[0].call(Method::DELETE, &format!("/channels/{}", tournament.channel()), ().into()).await;
    assert_eq!(status, 200);
    harness.wait_until_quarantined(2).await;
    people[0].has_seen("I can no longer post in the channel of **Cup**").await.says("/tournament move");
    for person in &mut people {
        // The garden.
        person.go_to_channel(2).await;
    }
    let player = tournament.pairings()[0].seats[0];
    let player = people_index(&tournament, &people, player);
    let on_hold = people[player].slash("games", &[]).await;
    let on_hold = on_hold.page();
    assert!(
        on_hold.contains("It continues in a new thread if I can open one, or when an organiser"),
        "{on_hold}"
    );
    people[0].slash("tournament move", &[("tournament", "1")]).await.whispers("Cup is in this channel now.");
    harness.wait_until_quarantined(0).await;
    let host = harness.host().await;
    for pairing in [0, 1] {
        let thread = thread_of(&host, &tournament, pairing).await;
        // The first board in a thread says what it is.
        wait_until_said(&mut people[5], thread, "**Cup** · semifinals").await;
    }
    let garden = people[0].channel().to_string();
    people[5].go_to(garden).await;
    resign_round(&harness, &mut people, 1).await;
    people[5].has_seen("**Cup** · final").await;
    resign_round(&harness, &mut people, 2).await;
    wait_until(&harness, |tournament| tournament.phase() == Phase::Finished).await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn games_that_may_not_get_threads_wait_and_go_on_elsewhere() {
    let (harness, mut people) = club().await;
    people[0].go_to_channel(1).await;
    let host = harness.host().await;
    let player = |index: usize| {
        Player::human(people[index].id.parse().expect("an id"), crate::tournaments::shown(people[index].name))
    };
    let guild = people[0].guild().map(|id| GuildId(id.get())).expect("a server");
    let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
    let (channel, form) = (ChannelId(people[0].channel()), Form::Knockout);
    let settings = Settings::new("Cup".to_owned(), guild, channel, player(0), setup, form);
    let id = host.tournaments().open(settings).await.expect("room").tournament.id();
    for person in &mut people[..2] {
        person.go_to_channel(1).await;
        person.slash("tournament join", &[]).await.whispers("You’re in: Cup.");
    }
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    people[0].has_seen("I can’t open threads here, so the games of **Cup** have to wait.").await;
    assert_eq!(host.tournaments().load(id).await.expect("a tournament").to_open().count(), 1);
    let refused = people[0].slash("tournament move", &[("tournament", "1")]).await;
    refused.whispers("I’m missing permissions here: Create Public Threads.");
    for person in &mut people {
        person.go_to_channel(0).await;
    }
    people[0].slash("tournament move", &[("tournament", "1")]).await.whispers("Cup is in this channel now.");
    resign_round(&harness, &mut people, 1).await;
    wait_until(&harness, |tournament| tournament.phase() == Phase::Finished).await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn who_has_left_the_server_is_withdrawn_before_a_round_is_paired() {
    let (mut harness, mut people) = club().await;
    let announcement = open(&people[0], "swiss", &[("rounds", "3")]).await;
    join(&people[..7], &announcement).await;
    let leave =
        |person: &crate::person::Person| format!("/users/@me/guilds/{}", person.guild().expect("a server"));
    assert_eq!(people[6].call(Method::DELETE, &leave(&people[6]), ().into()).await.0, 204);
    // The bot has not seen anybody lately.
    harness.restart().await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(&harness, 1).await;
    assert_eq!((tournament.active().count(), tournament.pairings().len()), (6, 3));

    // Hers is the first game that is over, and then she leaves.
    let host = harness.host().await;
    let gone = *tournament.pairings()[0].seats.iter().max().expect("players");
    let table = tournament.pairings()[0].table.expect("a table");
    let channel = host.tables().load(TableRef::Id(table)).await.expect("a table").channel();
    people[gone].go_to(channel.to_string()).await;
    people[gone].resigns().await;
    assert_eq!(people[gone].call(Method::DELETE, &leave(&people[gone]), ().into()).await.0, 204);
    harness.restart().await;
    wait_until(&harness, |tournament| tournament.pairings()[0].result.is_some()).await;
    resign_round(&harness, &mut people, 1).await;
    let tournament = wait_for_games(&harness, 2).await;
    assert!(
        tournament.pairings_of(2).all(|(_, pairing)| pairing.seat_of(gone).is_none()),
        "nobody waits for her"
    );
    let events = host.tournaments().events_since(TournamentId(1), 0).await.expect("a store");
    let position = |is_meant: &dyn Fn(&Event) -> bool| events.iter().position(|(event, _)| is_meant(event));
    let withdrawn = position(&|event| matches!(event, Event::Withdrawn { entrant, .. } if *entrant == gone));
    let paired = position(&|event| matches!(event, Event::RoundPaired { round: 2, .. }));
    assert!(withdrawn.is_some() && withdrawn < paired, "{withdrawn:?} {paired:?}");
    wait_while(async || {
        host.tournaments().load(TournamentId(1)).await.expect("a tournament").active().count() != 5
    })
    .await;
    harness.close_after_faults().await;
}
