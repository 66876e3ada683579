//! Tournaments, from the registration to the final places.

use crate::harness::{Harness, TIME_SCALE, wait_while};
use crate::message::Message;
use crate::person::{Person, TEST_TIMEOUT};
use bside::host::{Clock, TableRef};
use bside::sandbox::{Settings, WorldConfig};
use bside::tournament::{Pairing, Phase, Tournament, TournamentId};
use reqwest::Method;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

const NAMES: [&str; 9] = ["ana", "ben", "cy", "dee", "eve", "flo", "gus", "hal", "ida"];

/// A server of Ana's with a channel for tournaments and one without threads. Ben has a role.
pub async fn club() -> (Harness, Vec<Person>) {
    club_with_clock(Clock::System).await
}

/// The same, with a clock of the test.
pub async fn club_with_clock(clock: Clock) -> (Harness, Vec<Person>) {
    let person = |name: &str| format!("{{ username = \"{name}\", name = \"{}\" }}", shown(name));
    let plan = format!(
        r#"
        applications = [{{ name = "B-Side" }}]
        people = [{}]
        [[servers]]
        name = "Club"
        owner = "ana"
        roles = [{{ name = "Committee", members = ["ben"] }}]
        channels = [
            {{ name = "evenings" }},
            {{ name = "no-threads", overwrites = [{{ of = "B-Side", deny = ["CREATE_PUBLIC_THREADS"] }}] }},
            {{ name = "voice", kind = "voice" }},
            {{ name = "garden" }},
        ]
        "#,
        NAMES.map(person).join(", ")
    );
    let world = WorldConfig::from_toml(&plan).expect("a world");
    let settings = Settings { world, time_scale: TIME_SCALE, ..Settings::default() };
    let harness = Harness::with_settings_and_clock(settings, clock).await;
    let people = harness.people(NAMES).await;
    (harness, people.into())
}

pub fn shown(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}

/// Opens a tournament of Biloba, and returns its announcement.
pub async fn open(ana: &Person, form: &str, options: &[(&str, &str)]) -> Message {
    let options = [&[("name", "Cup"), ("game", "biloba"), ("form", form)], options].concat();
    ana.slash("tournament create", &options).await.whispers("Registration for Cup is open.");
    ana.sees("**Cup** · Biloba").await
}

/// Lets these people join by the button of the announcement.
pub async fn join(people: &[Person], announcement: &Message) {
    for person in people {
        person.press(announcement, "Join").await;
        person.sees("You’re in: Cup.").await;
    }
}

/// Cancels a tournament, after the question.
pub async fn cancel(ana: &Person, number: &str, name: &str) {
    let question = ana.slash("tournament cancel", &[("tournament", number)]).await;
    question.whispers(&format!("Cancel {name}? "));
    let mut answer = ana.press(&question, "Yes, cancel it").await;
    if answer.content().contains(&format!("Cancel {name}? ")) {
        // A game was decided meanwhile.
        answer = ana.press(&answer, "Yes, cancel it").await;
    }
    answer.whispers(&format!("{name} is cancelled."));
}

/// Ends a ladder, after the question.
pub async fn finish(ana: &Person, name: &str) {
    let question = ana.slash("tournament finish", &[]).await;
    question.whispers(&format!("End {name}? Its order becomes the result."));
    ana.press(&question, "Yes, end it").await.whispers(&format!("{name} is over."));
}

/// Waits until the tournament is in such a state.
pub async fn wait_until(harness: &Harness, is_reached: impl Fn(&Tournament) -> bool) -> Arc<Tournament> {
    let host = harness.host().await;
    let reached = async {
        loop {
            let tournament = host.tournaments().load(TournamentId(1)).await.expect("a tournament");
            if is_reached(&tournament) {
                return tournament;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(TEST_TIMEOUT, reached).await.expect("the tournament goes on")
}

/// Waits until all games of a round have tables.
pub async fn wait_for_games(harness: &Harness, round: usize) -> Arc<Tournament> {
    wait_until(harness, |tournament| {
        let has_table = |pairing: &Pairing| pairing.table.is_some() || pairing.result.is_some();
        tournament.round() == round && tournament.pairings_of(round).all(|(_, pairing)| has_table(pairing))
    })
    .await
}

/// In each game of a round, the player who joined later resigns in its thread.
pub async fn resign_round(harness: &Harness, people: &mut [Person], round: usize) {
    let tournament = wait_for_games(harness, round).await;
    let host = harness.host().await;
    for (_, pairing) in tournament.pairings_of(round).filter(|(_, pairing)| pairing.result.is_none()) {
        let table = host.tables().load(TableRef::Id(pairing.table.expect("a table"))).await.expect("a table");
        assert_ne!(table.channel().0, people[0].channel(), "each game has a thread");
        let loser = *pairing.seats.iter().max().expect("players");
        let loser = people_index(&tournament, people, loser);
        people[loser].go_to(table.channel().to_string()).await;
        people[loser].resigns().await;
        people[loser].go_to(tournament.channel().to_string()).await;
    }
}

pub fn people_index(tournament: &Tournament, people: &[Person], entrant: usize) -> usize {
    let id = tournament.entrants()[entrant].player.id.to_string();
    people.iter().position(|person| person.id == id).expect("a person of the test")
}

#[tokio::test]
async fn a_knockout_of_four_is_played_to_the_end() {
    let (harness, mut people) = club().await;
    let announcement = open(&people[0], "knockout", &[("players", "4")]).await;
    announcement.says("-# Rated · standard setup · 1 day per move · 2–4 players · organised by Ana");
    announcement.says("No players yet. Who’s in?");
    assert_eq!(announcement.buttons(), ["Join", "Leave", "Players", "Organise"]);

    // Registration.
    let early = people[0].slash("tournament start", &[]).await;
    early.whispers("There aren’t enough players to start: 0 of at least 2.");
    join(&people[..4], &announcement).await;
    people[0].press(&announcement, "Join").await.whispers("You’ve already joined.");
    people[4].press(&announcement, "Join").await.whispers("The tournament is full: 4 players.");
    people[3].press(&announcement, "Leave").await;
    people[3].sees("You’ve left Cup.").await;
    people[3].press(&announcement, "Leave").await.whispers("You’re not in this tournament.");
    people[3].slash("tournament join", &[]).await.whispers("You’re in: Cup.");
    let players = people[5].press(&announcement, "Players").await;
    assert!(players.is_private());
    assert_eq!(players.page(), "Players: Cup\n1. Ana · 1500\n2. Ben · 1500\n3. Cy · 1500\n4. Dee · 1500");

    // Only organisers start it, and only once.
    people[1].slash("tournament start", &[]).await.whispers("Only organisers can do that");
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    people[0].slash("tournament start", &[]).await.whispers("The tournament has already started.");
    let question = people[1].press(&announcement, "Leave").await;
    question.whispers("Withdraw from Cup? You lose your game in progress.");
    people[1].press(&question, "No").await.whispers("OK, nothing changed.");

    // The message of the round and the boards come in any order.
    let round =
        people[4].has_seen(&format!("**Cup** · semifinals\n{}\n{}", people[0].id, people[1].id)).await;
    assert_eq!(round.buttons(), ["Pairings", "Standings", "Organise"]);
    let game = people[4].has_seen("**Cup** · semifinals\nThe game starts.").await;
    assert_eq!(game.buttons(), ["I’m here", "Make a move", "Offer draw", "Resign", "How to play", "Explore"]);
    let bracket = people[4].press(&round, "Standings").await;
    assert!(bracket.is_private() && bracket.alt().starts_with("Bracket of Cup. Semifinals: "), "{bracket:?}");
    resign_round(&harness, &mut people, 1).await;
    people[4].has_seen("**Cup** · final").await;
    resign_round(&harness, &mut people, 2).await;
    wait_until(&harness, |tournament| tournament.phase() == Phase::Finished).await;
    people[4].has_seen(&format!("**<@{}> wins Cup!**", people[0].id)).await;

    // The standings can still be read after the end.
    let standings = people[4].slash("tournament standings", &[("tournament", "1")]).await;
    standings.shows_picture();
    assert!(standings.alt().contains("Final: 1. Ana beats "), "{}", standings.alt());
    let text = people[4].slash("tournament standings", &[("tournament", "1"), ("text", "true")]).await;
    assert!(text.page().starts_with("Standings: Cup\n1\\. Ana\n2\\. "), "{}", text.page());
    let export = people[4].slash("tournament export", &[("tournament", "1")]).await;
    export.whispers("Cup: the standings, and 3 games.");
    assert_eq!(export.files().collect::<Vec<_>>(), ["standings.csv", "games.csv", "records.txt"]);
    let profile = people[4].slash("profile", &[("player", &people[0].id)]).await;
    assert!(profile.page().contains("Winner: Cup · Biloba · "), "{}", profile.page());
    let over = people[0].slash("tournament pause", &[("tournament", "1")]).await;
    over.whispers("The tournament is over.");
    harness.close().await;
}

#[tokio::test]
async fn a_swiss_tournament_of_nine_is_played_to_the_end() {
    let (harness, mut people) = club().await;
    let announcement = open(&people[0], "swiss", &[("casual", "true"), ("rounds", "3")]).await;
    announcement.says("-# Casual · standard setup · 1 day per move · 3 rounds · 4–128 players");
    join(&people, &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    for round in 1..=3 {
        // The answer to the start and the messages of the round come in any order.
        people[0].has_seen(&format!("**Cup** · round {round} of 3\nBye, 1 point: ")).await;
        resign_round(&harness, &mut people, round).await;
    }
    let tournament = wait_until(&harness, |tournament| tournament.phase() == Phase::Finished).await;
    assert_eq!(tournament.places()[0].entrant, 0);
    let pairings = people[0].slash("tournament pairings", &[("tournament", "1"), ("round", "2")]).await;
    assert!(pairings.page().contains(" · 1–0") || pairings.page().contains(" · 0–1"), "{}", pairings.page());
    let standings = people[0].slash("tournament standings", &[("tournament", "1")]).await;
    assert!(standings.alt().starts_with("Standings of Cup. 1. Ana · 3 · Buchholz "), "{}", standings.alt());
    harness.close().await;
}

#[tokio::test]
async fn players_are_removed_and_withdraw() {
    let (harness, people) = club().await;
    let announcement = open(&people[0], "round-robin", &[]).await;
    join(&people[..5], &announcement).await;
    let remove = |name: &'static str, index: usize| {
        [("player", people[index].id.clone()), ("tournament", name.to_owned())]
    };
    let removed = remove("1", 4);
    let removed: Vec<(&str, &str)> = removed.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let question = people[0].slash("tournament remove", &removed).await;
    question.whispers("Remove Eve from Cup? They give up their place in it. They can’t join again.");
    people[0].press(&question, "Yes, remove them").await.whispers("The player is no longer in Cup.");
    people[0].press(&question, "Yes, remove them").await.whispers("The player is no longer in Cup.");
    people[0].slash("tournament remove", &removed).await.whispers("Eve isn’t in this tournament.");
    people[4].press(&announcement, "Join").await.whispers("An organiser removed you from this tournament");
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    wait_for_games(&harness, 1).await;
    let question = people[3].slash("tournament withdraw", &[]).await;
    question
        .whispers("Withdraw from Cup? You lose your game in progress, and none of your games will count.");
    people[3].press(&question, "Yes, withdraw").await.whispers("You’ve withdrawn from Cup.");
    people[0].sees("Dee has withdrawn. None of their games count.").await;
    people[3].slash("tournament withdraw", &[]).await.whispers("You’ve withdrawn from this tournament.");
    people[3].slash("tournament join", &[]).await.whispers("You’ve withdrawn from this tournament.");
    let pairings = people[0].slash("tournament pairings", &[]).await;
    assert!(pairings.page().contains(" · doesn’t count"), "{}", pairings.page());
    harness.close().await;
}

#[tokio::test]
async fn a_paused_tournament_opens_no_games_and_survives_restarts() {
    let (mut harness, mut people) = club().await;
    let announcement = open(&people[0], "knockout", &[]).await;
    join(&people[..4], &announcement).await;
    harness.restart().await;
    people[4].press(&announcement, "Join").await;
    people[4].sees("You’re in: Cup.").await;
    people[4].press(&announcement, "Leave").await;
    people[4].sees("You’ve left Cup.").await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    people[0].slash("tournament pause", &[]).await.whispers("Cup is paused.");
    people[1].sees("An organiser paused the tournament.").await;
    people[0].slash("tournament pause", &[]).await.whispers("The tournament is already paused.");
    harness.restart().await;
    people[0].slash("tournament resume", &[]).await.whispers("Cup has resumed.");
    people[1].sees("The tournament has resumed.").await;
    let round = people[1].has_seen("**Cup** · semifinals\nThe player named first goes first.").await;
    wait_for_games(&harness, 1).await;
    harness.restart().await;
    let pairings = people[1].press(&round, "Pairings").await;
    // A number may be left out: PostgreSQL does not give it again after a game whose opening was interrupted.
    assert_eq!(pairings.page().matches(" · table ").count(), 2, "{}", pairings.page());
    resign_round(&harness, &mut people, 1).await;
    cancel(&people[0], "1", "Cup").await;
    people[1].sees("An organiser cancelled the tournament.").await;
    people[1].slash("tournament join", &[]).await.whispers("There’s no tournament in this channel.");
    people[1]
        .slash("tournament join", &[("tournament", "1")])
        .await
        .whispers("The tournament was cancelled.");
    // A thread for a game that was paused meanwhile is archived, because the bot may not delete it.
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_round_that_was_paired_before_a_restart_is_posted_once() {
    let (mut harness, people) = club().await;
    let announcement = open(&people[0], "knockout", &[]).await;
    join(&people[..2], &announcement).await;
    harness.stop_bot().await;
    let host = harness.host().await;
    let start = bside::tournament::Command::Start { ratings: Vec::new() };
    host.tournaments().execute(TournamentId(1), start).await.expect("it starts");
    drop(host);
    harness.start_bot().await;
    people[2].sees("**Cup** · final").await;
    wait_for_games(&harness, 1).await;
    people[2].slash("tournament pairings", &[]).await;
    let mut rounds: Vec<String> = people[2]
        .messages()
        .await
        .iter()
        .filter(|message| message.content().starts_with("**Cup** · final"))
        .map(|message| message.id().to_owned())
        .collect();
    rounds.dedup();
    assert_eq!(rounds.len(), 1);
    harness.close().await;
}

#[tokio::test]
async fn players_of_a_ladder_challenge_each_other() {
    let (mut harness, mut people) = club().await;
    let announcement = open(&people[0], "ladder", &[]).await;
    join(&people[..3], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let above = [("opponent", people[0].id.clone())];
    let above: Vec<(&str, &str)> = above.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let stranger = [("opponent", people[5].id.as_str())];
    people[2].slash("tournament challenge", &stranger).await.whispers("Flo isn’t in this tournament.");
    people[0]
        .slash("tournament challenge", &[("opponent", people[2].id.as_str())])
        .await
        .whispers("You can only challenge players above you.");
    let announcement = people[2].has_seen("**Cup** · Biloba\nThe ladder is open.").await;
    assert_eq!(
        announcement.buttons(),
        ["Join", "Withdraw", "Challenge", "Pairings", "Standings", "Organise"]
    );
    people[0].press(&announcement, "Challenge").await.whispers("There’s nobody you can challenge right now.");
    people[5].press(&announcement, "Challenge").await.whispers("You’re not in this tournament.");
    let question = people[2].press(&announcement, "Challenge").await;
    question.whispers("Who do you want to challenge?");
    assert_eq!(question.buttons(), ["Ana", "Ben"]);
    people[2].press(&question, "Ana").await.whispers("Challenge sent.");
    people[2].slash("tournament challenge", &above).await.whispers("You already have a challenge");
    let challenge = people[1].sees("Cy challenges you for your place.").await;
    challenge.says("**Cup** · ");
    assert_eq!(challenge.pings(), ["ana"]);
    harness.restart().await;
    people[1].press(&challenge, "Accept").await.whispers("There’s no challenge for you to answer.");
    people[0].press(&challenge, "Accept").await;
    people[0].sees("Challenge accepted.").await;
    let tournament = wait_until(&harness, |tournament| {
        tournament.pairings().first().is_some_and(|pairing| pairing.table.is_some())
    })
    .await;
    let table = tournament.pairings()[0].table.expect("a table");
    let table = harness.host().await.tables().load(TableRef::Id(table)).await.expect("a table");
    people[0].go_to(table.channel().to_string()).await;
    people[0].resigns().await;
    people[0].go_to(tournament.channel().to_string()).await;
    people[1].sees("Cy beats Ana and takes place 1.").await;
    people[1].slash("tournament standings", &[]).await.shows_picture();
    finish(&people[0], "Cup").await;
    people[1].sees(&format!("**<@{}> wins Cup!**", people[2].id)).await;
    harness.close().await;
}

#[tokio::test]
async fn a_blocked_player_of_a_ladder_cannot_challenge() {
    let (harness, people) = club().await;
    let announcement = open(&people[0], "ladder", &[]).await;
    join(&people[..3], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    people[0].slash("block", &[("player", &people[1].id)]).await;
    people[2].slash("block", &[("player", &people[0].id)]).await;
    let opponent = [("opponent", people[0].id.as_str())];
    people[1].slash("tournament challenge", &opponent).await.whispers("Ana can’t be invited.");
    people[2].slash("tournament challenge", &opponent).await.whispers("You’ve blocked Ana.");
    people[2].slash("unblock", &[("player", &people[0].id)]).await;
    people[2].slash("tournament challenge", &opponent).await.whispers("Challenge sent.");
    harness.close().await;
}

#[tokio::test]
async fn a_question_is_asked_again_if_its_answer_has_changed() {
    let (harness, people) = club().await;
    let options = [("name", "Cup"), ("game", "biloba"), ("form", "round-robin"), ("seats", "3")];
    people[0].slash("tournament create", &options).await.whispers("Registration for Cup is open.");
    let announcement = people[0].sees("**Cup** · Biloba").await;
    join(&people[..3], &announcement).await;
    let question = people[1].slash("tournament withdraw", &[]).await;
    question.whispers("Withdraw from Cup? You give up your place in it.");
    let cancelling = people[0].slash("tournament cancel", &[("tournament", "1")]).await;
    cancelling.whispers("3 players have joined.");
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    wait_for_games(&harness, 1).await;
    let again = people[1].press(&question, "Yes, withdraw").await;
    again.whispers("Withdraw from Cup? You lose your game in progress.");
    let cancelling = people[0].press(&cancelling, "Yes, cancel it").await;
    cancelling.whispers("No game is decided yet, and nobody gets a place.");
    let tournament = wait_until(&harness, |_| true).await;
    assert!(tournament.entrants().iter().all(bside::tournament::Entrant::is_active));
    people[1].press(&again, "Yes, withdraw").await.whispers("You’ve withdrawn from Cup.");
    people[0].press(&cancelling, "Yes, cancel it").await.whispers("Cup is cancelled.");
    harness.close().await;
}

#[tokio::test]
async fn what_cannot_be_opened_is_refused() {
    let (harness, mut people) = club().await;
    let create = |form: &'static str, more: &[(&'static str, &'static str)]| {
        [&[("name", "Cup"), ("game", "biloba"), ("form", form)], more].concat()
    };
    let [ana, ben, ..] = &mut people[..] else { panic!("nine people") };
    for (form, more, refusal) in [
        ("league", &[][..], "“league” isn’t a valid choice."),
        ("knockout", &[("start", "soon")][..], "“soon” isn’t a time I understand."),
        ("knockout", &[("start", "2020-01-01 10:00")][..], "That time has already passed."),
        ("knockout", &[("start", "366d")][..], "A tournament can start at most 365 days from now."),
        ("knockout", &[("time", "-3d")][..], "isn’t a time limit I know."),
        ("knockout", &[("start", "-3d")][..], "isn’t a time I understand."),
        ("knockout", &[("seats", "4")][..], "With 4 players per table"),
        (
            "swiss",
            &[("players", "8"), ("rounds", "9")][..],
            "With at most 8 players, there can be 7 rounds at most",
        ),
        ("round-robin", &[("players", "30")][..], "A tournament of this form has 3 to 16 players."),
        (
            "swiss",
            &[("time", "7d"), ("deadline", "2")][..],
            "The deadline is shorter than the time limit per move.",
        ),
    ] {
        ana.slash("tournament create", &create(form, more)).await.whispers(refusal);
    }
    ana.slash("tournament start", &[]).await.whispers("There’s no tournament in this channel.");
    ana.slash("tournament start", &[("tournament", "7")]).await.whispers("There’s no such tournament");
    ben.slash("tournament create", &create("swiss", &[])).await.whispers("Only organisers can do that");
    ana.go_to_channel(1).await;
    ana.slash("tournament create", &create("swiss", &[])).await.whispers(
        "I’m missing permissions here: Create Public Threads. The games of a tournament get threads",
    );
    ana.go_to_channel(2).await;
    ana.slash("tournament create", &create("swiss", &[]))
        .await
        .whispers("Create the tournament in a text channel");

    // The role of the committee may organise.
    ana.go_to_channel(0).await;
    let (_, roles) =
        ana.call(Method::GET, &format!("/guilds/{}/roles", ana.guild().expect("a server")), ().into()).await;
    let role = roles.as_array().and_then(|roles| roles.iter().find(|role| role["name"] == "Committee"));
    let role = role.and_then(|role| role["id"].as_str()).expect("a role").to_owned();
    let settings = ana.slash("settings server", &[("organisers", &role)]).await.page();
    assert!(settings.contains(&format!("Role that runs tournaments: <@&{role}>")), "{settings}");
    ben.slash("tournament create", &create("swiss", &[])).await.whispers("Registration for Cup is open.");
    let suggested = ben.suggestions("tournament start", &[("tournament", "cu")], "tournament").await;
    assert_eq!(suggested, [("Cup · Biloba · open to join".to_owned(), "1".to_owned())]);
    // The name may be typed as it is shown.
    ben.slash("tournament join", &[("tournament", &suggested[0].0)]).await.whispers("Cup");
    harness.close().await;
}

#[tokio::test]
async fn a_game_whose_thread_is_deleted_goes_on_in_another() {
    let (harness, mut people) = club().await;
    let announcement = open(&people[0], "knockout", &[]).await;
    join(&people[..2], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(&harness, 1).await;
    let id = tournament.pairings()[0].table.expect("a table");
    let host = harness.host().await;
    let thread = host.tables().load(TableRef::Id(id)).await.expect("a table").channel();
    let path = format!("/channels/{thread}");
    // Also if it was locked before, so that nobody could play there.
    let (status, _) = people[0].call(Method::PATCH, &path, json!({ "locked": true })).await;
    assert_eq!(status, 200);
    harness.wait_until_quarantined(1).await;
    let (status, _) = people[0].call(Method::DELETE, &path, ().into()).await;
    assert_eq!(status, 200);
    wait_while(async || host.tables().load(TableRef::Id(id)).await.expect("a table").channel() == thread)
        .await;
    resign_round(&harness, &mut people, 1).await;
    wait_until(&harness, |tournament| tournament.phase() == Phase::Finished).await;
    harness.close_after_faults().await;
}
