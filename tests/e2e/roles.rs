//! Roles that follow ratings.

use crate::harness::{Harness, TIME_SCALE, wait_while};
use crate::person::Person;
use bside::host::Clock;
use bside::ratings::{Ladder, Outcome, Rating, RatingChange};
use bside::rules::GameKind;
use bside::sandbox::{Fault, RecordedRequest, Settings, WorldConfig};
use bside::table::{Player, PlayerId};
use bside_test_support::secrets;
use reqwest::Method;
use serde_json::Value;
use std::collections::BTreeMap;
use std::process::Command;
use std::time::Duration;
use tokio::task;

/// A server of Ana's in which the bot manages roles: below its own role are two, above it is one.
async fn club(permissions: &str) -> (Harness, [Person; 3]) {
    club_with(permissions, 0).await
}

/// A [`club`] with this many members more.
async fn club_with(permissions: &str, others: usize) -> (Harness, [Person; 3]) {
    let others: String =
        (0..others).map(|other| format!("{{ username = \"other{other}\", name = \"Other\" }},")).collect();
    let plan = format!(
        r#"
        applications = [{{ name = "B-Side" }}]
        people = [
            {{ username = "ana", name = "Ana" }}, {{ username = "ben", name = "Ben" }}, {{ username = "cy", name = "Cy" }},
            {others}
        ]
        [[servers]]
        name = "Club"
        owner = "ana"
        roles = [
            {{ name = "Expert" }}, {{ name = "Champion" }}, {{ name = "Mods", permissions = ["KICK_MEMBERS"] }},
            {{ name = "Managers", permissions = ["MANAGE_GUILD"], members = ["cy"] }},
            {{ name = "Bot", application = "B-Side"{permissions} }}, {{ name = "Boss" }},
        ]
        channels = [{{ name = "evenings" }}]
        "#
    );
    let world = WorldConfig::from_toml(&plan).expect("a world");
    let settings = Settings { world, time_scale: TIME_SCALE, ..Settings::default() };
    let harness = Harness::with_settings_and_clock(settings, Clock::System).await;
    let people = harness.people(["ana", "ben", "cy"]).await;
    (harness, people)
}

const MANAGING: &str = r#", permissions = ["VIEW_CHANNEL", "SEND_MESSAGES", "ATTACH_FILES", "EMBED_LINKS", "READ_MESSAGE_HISTORY", "MANAGE_ROLES"]"#;

/// The ids of the roles of the server by their names.
async fn roles(person: &Person) -> BTreeMap<String, String> {
    let guild = person.guild().expect("a server");
    let (_, roles) = person.call(Method::GET, &format!("/guilds/{guild}/roles"), ().into()).await;
    let pair = |role: &Value| Some((role["name"].as_str()?.to_owned(), role["id"].as_str()?.to_owned()));
    roles.as_array().expect("roles").iter().filter_map(pair).collect()
}

/// Waits until a person has exactly these roles.
async fn has(person: &Person, names: &[&str]) {
    let known = roles(person).await;
    let wanted: Vec<&String> = names.iter().map(|name| &known[*name]).collect();
    let path = format!("/guilds/{}/members/{}", person.guild().expect("a server"), person.id);
    wait_while(async || {
        let (_, member) = person.call(Method::GET, &path, ().into()).await;
        let held: Vec<&str> =
            member["roles"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        held.len() != wanted.len() || wanted.iter().any(|role| !held.contains(&role.as_str()))
    })
    .await;
}

/// Gives a person a rating after this many games.
async fn rate(harness: &Harness, person: &Person, value: f64, games: u32) {
    let id = PlayerId(person.id.parse().expect("an id"));
    rate_all(harness, (person, &[id]), value, games).await;
}

/// Stores people, as those who look for opponents.
async fn know(harness: &Harness, people: &[PlayerId]) {
    let host = harness.host().await;
    let stored = host.write(async |mut tx| {
        for id in people {
            let player = Player::human(*id, "Other".to_owned());
            tx.seeks().insert((&player, None), GameKind::Biloba, None, host.clock().now()).await?;
        }
        Ok(())
    });
    stored.await.expect("a store");
}

/// Gives people ratings at the table of one of them.
async fn rate_all(harness: &Harness, (at, people): (&Person, &[PlayerId]), value: f64, games: u32) {
    let host = harness.host().await;
    let table = harness.table(at).await.id();
    let after = Rating { value, deviation: 70.0, games };
    let now = host.clock().now();
    let saved = host.write(async |mut tx| {
        for id in people {
            let player = Player::human(*id, at.name.to_owned());
            let change = RatingChange { player, outcome: Outcome::Win, before: Rating::default(), after };
            tx.ratings().save(table, GameKind::Biloba, Ladder::People, &change, now).await?;
        }
        Ok(())
    });
    saved.await.expect("a store");
}

#[tokio::test]
async fn members_have_the_roles_of_their_ratings() {
    let (mut harness, [ana, ben, cy]) = club(MANAGING).await;
    let ids = roles(&ana).await;
    let (expert, champion) = (("role", ids["Expert"].as_str()), ("role", ids["Champion"].as_str()));
    ben.slash("settings roles", &[expert, ("from", "1700")]).await.whispers("Manage Server");
    assert!(ana.slash("settings roles", &[]).await.page().contains("No role follows ratings yet."));
    let shown = ana.slash("settings roles", &[expert, ("from", "1700"), ("game", "biloba")]).await.page();
    assert!(shown.contains("rating of 1700 or more · Biloba") && !shown.contains('⚠'), "{shown}");
    let shown = ana.slash("settings roles", &[champion, ("first", "true"), ("game", "biloba")]).await.page();
    assert!(shown.contains("first on the leaderboard · Biloba"), "{shown}");

    harness.game(&ana, &ben).await;
    // The first request is carried out without an answer, and made again.
    harness.sandbox.inject(Fault::ServerError { path: "/roles/".to_owned(), status: 502, carried_out: true });
    for (person, value, games) in [(&ana, 1800.0, 30), (&ben, 1710.0, 30), (&cy, 2100.0, 1)] {
        if games > 1 {
            rate(&harness, person, value, games).await;
        }
    }
    // A manager who looks need not wait for the next round.
    ana.slash("settings roles", &[]).await;
    has(&ana, &["Expert", "Champion"]).await;
    has(&ben, &["Expert"]).await;
    has(&cy, &["Managers"]).await;

    // Another process goes on from there.
    harness.stop_bot().await;
    rate(&harness, &ben, 1900.0, 31).await;
    rate(&harness, &ana, 1690.0, 31).await;
    harness.start_bot().await;
    has(&ben, &["Expert", "Champion"]).await;
    has(&ana, &[]).await;

    let settings = ben.slash("settings me", &[("roles", "false")]).await.page();
    assert!(settings.contains("Roles for your ratings: none"), "{settings}");
    has(&ben, &[]).await;
    ben.slash("settings me", &[("roles", "true")]).await;
    has(&ben, &["Expert", "Champion"]).await;
    let shown = ana.slash("settings roles", &[champion, ("off", "true")]).await.page();
    assert!(!shown.contains("leaderboard"), "{shown}");
    has(&ben, &["Expert"]).await;
    let question = ben.slash("privacy delete", &[]).await;
    ben.press(&question, "Yes, delete my data").await.whispers("Your data has been deleted.");
    has(&ben, &[]).await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_role_that_the_bot_may_not_give_is_named() {
    let (harness, [ana, ben, cy]) = club(MANAGING).await;
    let ids = roles(&ana).await;
    let option = |name: &str| ids[name].clone();
    let boss = ana.slash("settings roles", &[("role", &option("Boss")), ("to", "9999")]).await.page();
    assert!(boss.contains("move my own role above it"), "{boss}");
    for (options, refusal) in [
        (vec![("role", option("Bot")), ("from", "1".to_owned())], "Nobody can be given"),
        (vec![("role", option("@everyone")), ("from", "1".to_owned())], "Nobody can be given"),
        (vec![("role", option("Mods")), ("from", "1".to_owned())], "Mods has moderator permissions"),
        (vec![("role", option("Expert"))], "Who should have Expert?"),
        (vec![("from", "1".to_owned())], "Choose the role as well."),
        (vec![("role", option("Expert")), ("off", "true".to_owned())], "doesn’t follow ratings"),
        (
            vec![("role", option("Expert")), ("first", "true".to_owned())],
            "Choose the game of the leaderboard",
        ),
    ] {
        let options: Vec<(&str, &str)> =
            options.iter().map(|(name, value)| (*name, value.as_str())).collect();
        ana.slash("settings roles", &options).await.whispers(refusal);
    }
    let expert = option("Expert");
    cy.slash("settings roles", &[("role", &expert), ("from", "1")]).await.whispers("You need the permission");
    // The refused role does not delay the others.
    ana.slash("settings roles", &[("role", &option("Expert")), ("from", "1500")]).await;
    harness.game(&ana, &ben).await;
    rate(&harness, &ana, 1600.0, 30).await;
    ana.slash("settings roles", &[]).await;
    has(&ana, &["Expert"]).await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn servers_without_such_roles_need_no_permission() {
    let (harness, [ana, ben, _]) = club("").await;
    harness.game(&ana, &ben).await;
    rate(&harness, &ana, 1600.0, 30).await;
    let role = roles(&ana).await["Expert"].clone();
    let shown = ana.slash("settings roles", &[("role", &role), ("from", "1500")]).await.page();
    assert!(shown.contains("I need the permission Manage Roles"), "{shown}");
    let mut check = Command::new(env!("CARGO_BIN_EXE_bside"));
    check.args(["serve", "--check"]).current_dir(harness.folder()).env_clear();
    check.env("BSIDE_DB", harness.database_url()).env("DISCORD_TOKEN", harness.sandbox.bot_token());
    check.env("DISCORD_API_BASE", harness.sandbox.base_url());
    // The sandbox answers on this thread.
    let output = task::spawn_blocking(move || secrets::output(&mut check)).await.expect("it runs");
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(printed.contains(&format!("role {role} of the server")), "{printed}");
    assert!(printed.contains("I need the permission Manage Roles to give it."), "{printed}");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn roles_of_many_members_do_not_hold_up_a_board() {
    const MEMBERS: usize = 250;
    let (harness, [ana, ben, _]) = club_with(MANAGING, MEMBERS).await;
    let expert = roles(&ana).await["Expert"].clone();
    ana.slash("settings roles", &[("role", &expert), ("from", "1700")]).await;
    harness.game(&ana, &ben).await;
    let others: Vec<PlayerId> = harness.sandbox.person_ids().iter().skip(3).map(|id| PlayerId(*id)).collect();
    assert_eq!(others.len(), MEMBERS);
    know(&harness, &others).await;
    rate_all(&harness, (&ana, &others), 1800.0, 30).await;
    ana.slash("settings roles", &[]).await;
    let is_change = |request: &RecordedRequest| request.method == "PUT" && request.path.contains("/roles/");
    let given = || harness.sandbox.requests().into_iter().filter(is_change).count();
    wait_while(async || given() == 0).await;
    // The next request has no answer for a while.
    let delay = Duration::from_secs(2);
    harness.sandbox.inject(Fault::SlowResponse { path: "/roles/".to_owned(), delay });
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await.says(&turn);
    assert!(given() < MEMBERS, "the board waits for nobody’s role");
    wait_while(async || given() < MEMBERS).await;
    harness.close_after_faults().await;
}
