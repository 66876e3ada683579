//! What organisers change by hand: settings, results, deadlines, players, seeds, byes and pairs, and taking the last one back.

use crate::person::Person;
use crate::tournament_messages::{thread_of, wait_until_said};
use crate::tournaments::{club, join, open, people_index, wait_for_games, wait_until};
use bside::host::TableRef;
use bside::table::Phase as TablePhase;
use reqwest::Method;

/// A change by command, which is carried out.
async fn change(person: &Person, command: &str, options: &[(&str, &str)]) {
    person.slash(&format!("tournament {command}"), options).await.whispers("Cup is changed.");
}

#[tokio::test]
async fn a_result_is_entered_in_the_panel_and_taken_back() {
    let (harness, mut people) = club().await;
    let announcement = open(&people[0], "swiss", &[("rounds", "2")]).await;
    join(&people[1..5], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(&harness, 1).await;
    let host = harness.host().await;
    let thread = thread_of(&host, &tournament, 0).await;
    let table = tournament.pairings()[0].table.expect("a table");
    let [first, second] = [0, 1].map(|seat| {
        let index = people_index(&tournament, &people, tournament.pairings()[0].seats[seat]);
        ["Ana", "Ben", "Cy", "Dee", "Eve"][index]
    });

    let panel = people[0].press(&announcement, "Organise").await;
    let games = people[0].press(&panel, "Enter a result").await;
    games.whispers("Which game’s result do you want to enter?");
    let results = people[0].choose_labelled(&games, &format!("1 · {first} – {second}")).await;
    results.whispers("How did the game end? A game in progress ends without counting for ratings.");
    let [wins, loses] = [first, second].map(|name| format!("{name} wins"));
    assert_eq!(results.entries(), [wins.as_str(), loses.as_str(), "Draw", "Both lose"]);
    let changed = people[0].choose_labelled(&results, &wins).await;
    changed.whispers("Cup is changed.\nWhat would you like to do with Cup?");

    let who = format!("<@{}>", people[0].id);
    let line = format!("{who} made a change. Result of {first} – {second}: – → 1–0");
    people[6].has_seen(&line).await;
    wait_until_said(&mut people[5], thread, "An organiser entered the result of this game").await;
    let closed = host.tables().load(TableRef::Id(table)).await.expect("a table");
    assert_eq!(closed.phase(), TablePhase::Closed);

    // The game is played again at another table.
    people[0]
        .press(&changed, "Undo the last change")
        .await
        .whispers("The last change in Cup has been taken back.");
    let line = format!("{who} took back the last change. Result of {first} – {second}: 1–0 → –");
    people[6].has_seen(&line).await;
    wait_until(&harness, |tournament| tournament.pairings()[0].table.is_some_and(|opened| opened != table))
        .await;
    people[0].slash("tournament undo", &[]).await.whispers("There’s no change to take back.");
    harness.close().await;
}

#[tokio::test]
async fn a_result_is_corrected_by_a_command() {
    let (harness, people) = club().await;
    let announcement = open(&people[0], "knockout", &[]).await;
    join(&people[1..5], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(&harness, 1).await;
    let player = people_index(&tournament, &people, tournament.pairings()[0].seats[1]);
    let of = [("player", people[player].id.as_str())];
    people[1]
        .slash("tournament result", &[of[0], ("result", "won")])
        .await
        .whispers("Only organisers can do that");
    for result in ["won", "lost"] {
        change(&people[0], "result", &[of[0], ("result", result)]).await;
    }
    let places = |tournament: &bside::tournament::Tournament| {
        tournament.pairings()[0].result.as_ref().map(|result| result.places.clone())
    };
    wait_until(&harness, |tournament| places(tournament) == Some(vec![1, 2])).await;
    let other = people_index(&tournament, &people, tournament.pairings()[1].seats[0]);
    let other = [("player", people[other].id.as_str()), ("result", "won")];
    change(&people[0], "result", &other).await;
    wait_for_games(&harness, 2).await;
    let again = [of[0], ("result", "won"), ("round", "1")];
    people[0]
        .slash("tournament result", &again)
        .await
        .whispers("That result can’t be changed any more: the tournament has moved on from it.");
    harness.close().await;
}

#[tokio::test]
async fn settings_change_by_command_and_by_a_form() {
    let (harness, people) = club().await;
    let announcement = open(&people[0], "swiss", &[("rounds", "2")]).await;
    let who = format!("<@{}> made a change.", people[0].id);
    let options = [("deadline", "3"), ("rounds", "3"), ("players", "8")];
    change(&people[0], "change", &options).await;
    let line = "Deadline of rounds: none → 3 days; Rounds: 2 → 3; Player limit: – → 8";
    people[6].has_seen(&format!("{who} {line}")).await;
    people[0].slash("tournament change", &options).await.whispers("That changes nothing.");

    let panel = people[0].press(&announcement, "Organise").await;
    let form = people[0].opens_form(&panel, "Change settings").await;
    people[0].sends(&panel, &form, "Club Cup").await.whispers("Club Cup is changed.");
    people[6].has_seen(&format!("**Club Cup** · {who} Name: Cup → Club Cup")).await;
    // Two tournaments of a server that are not over have different names.
    open(&people[0], "knockout", &[]).await;
    let taken = [("name", "club cup"), ("tournament", "2")];
    people[0]
        .slash("tournament change", &taken)
        .await
        .whispers("A tournament in this server is already called club cup.");
    harness.close().await;
}

#[tokio::test]
async fn players_seeds_byes_and_pairs_are_arranged_before_the_start() {
    let (harness, people) = club().await;
    let announcement = open(&people[0], "swiss", &[("rounds", "3"), ("deadline", "2")]).await;
    join(&people[1..5], &announcement).await;
    let of = |index: usize| ("player", people[index].id.as_str());
    people[0].slash("tournament add", &[of(5)]).await.whispers("The player is in Cup.");
    people[6].has_seen("New player: Flo").await;
    people[0].slash("tournament add", &[of(5)]).await.whispers("That player is already in the tournament.");
    people[1].slash("tournament add", &[of(6)]).await.whispers("Only organisers can do that");
    change(&people[0], "seed", &[of(4), ("seed", "1")]).await;
    people[6].has_seen("Seed of Eve: – → 1").await;
    // Players ask for byes of their own, and organisers for those of anyone.
    change(&people[2], "bye", &[("round", "1")]).await;
    people[6].has_seen("Half-point bye of Cy, round: – → 1").await;
    people[2].slash("tournament bye", &[("round", "1"), of(3)]).await.whispers("Only organisers can do that");
    change(&people[0], "apart", &[of(4), ("other", &people[1].id)]).await;
    people[6].has_seen("Kept apart: Eve and Ben").await;

    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(&harness, 1).await;
    // Ben is 0, Cy 1, Dee 2, Eve 3 and Flo 4.
    assert_eq!(tournament.order(), [3, 0, 1, 2, 4]);
    assert_eq!(tournament.byes_of(1).map(|bye| bye.entrant).collect::<Vec<_>>(), [1]);
    people[6].has_seen("Bye, ½ point: ").await;
    assert!(
        tournament
            .pairings()
            .iter()
            .all(|pairing| { pairing.seat_of(3).is_none() || pairing.seat_of(0).is_none() })
    );
    change(&people[0], "change", &[("extend", "1")]).await;
    people[6].has_seen("Deadlines of 2 games: <t:").await;

    let question = people[0].slash("tournament remove", &[of(5)]).await;
    people[0].press(&question, "Yes, remove them").await.whispers("The player is no longer in Cup.");
    let panel = people[0].press(&announcement, "Organise").await;
    let menu = people[0].press(&panel, "Bring a player back").await;
    assert_eq!(menu.entries(), ["Flo"]);
    people[0].choose_labelled(&menu, "Flo").await.whispers("The player is in Cup.");
    people[6].has_seen("Back again: Flo").await;

    let export = people[0].slash("tournament export", &[]).await;
    assert!(export.files().any(|name| name == "changes.csv"), "{export:?}");
    harness.close().await;
}

#[tokio::test]
async fn the_panel_asks_for_a_seed_a_bye_and_a_pair() {
    let (harness, people) = club().await;
    let announcement = open(&people[0], "swiss", &[("rounds", "3")]).await;
    join(&people[1..4], &announcement).await;
    for (button, first, second, line) in [
        ("Choose a seed", "Cy", "2", "Seed of Cy: – → 2"),
        ("Give a bye", "Dee", "3", "Half-point bye of Dee, round: – → 3"),
        ("Keep players apart", "Ben", "Cy", "Kept apart: Ben and Cy"),
    ] {
        let panel = people[0].press(&announcement, "Organise").await;
        let menu = people[0].press(&panel, button).await;
        assert_eq!(menu.entries(), ["Ben", "Cy", "Dee"]);
        let menu = people[0].choose_labelled(&menu, first).await;
        people[0].choose_labelled(&menu, second).await.whispers("Cup is changed.");
        people[6].has_seen(line).await;
    }
    harness.close().await;
}

#[tokio::test]
async fn a_deleted_organiser_is_not_named_by_the_lines_of_changes() {
    let (harness, people) = club().await;
    let announcement = open(&people[0], "swiss", &[]).await;
    join(&people[1..3], &announcement).await;
    // Ben may organise by a role.
    let (_, roles) = people[0]
        .call(Method::GET, &format!("/guilds/{}/roles", people[0].guild().expect("a server")), ().into())
        .await;
    let role = roles.as_array().and_then(|roles| roles.iter().find(|role| role["name"] == "Committee"));
    let role = role.and_then(|role| role["id"].as_str()).expect("a role").to_owned();
    people[0].slash("settings server", &[("organisers", &role)]).await;
    change(&people[1], "seed", &[("player", &people[2].id), ("seed", "1")]).await;
    people[6].has_seen(&format!("<@{}> made a change.", people[1].id)).await;
    let question = people[1].slash("privacy delete", &[]).await;
    people[1].press(&question, "Yes, delete my data").await;
    people[6].has_seen("Former player made a change. Seed of Cy: – → 1").await;
    harness.close().await;
}
