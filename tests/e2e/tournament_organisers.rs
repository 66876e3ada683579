//! Actions of organisers and moderators on a tournament, and their effects on its games.

use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;
use crate::tournament_messages::{posted, thread_of, wait_until_said, wait_until_shown};
use crate::tournaments::{club, finish, join, open, people_index, wait_for_games, wait_until};
use bside::table::ChannelId;
use bside::tournament::{Phase, Tournament};

/// The panel of organisers, which is opened by a button.
async fn panel(person: &Person, message: &Message) -> Message {
    let panel = person.press(message, "Organise").await;
    assert!(panel.is_private());
    panel.whispers("What would you like to do with Cup?");
    panel
}

#[tokio::test]
async fn organisers_do_everything_by_buttons() {
    let (mut harness, mut people) = club().await;
    let announcement = open(&people[0], "knockout", &[]).await;
    people[1].press(&announcement, "Organise").await.whispers("Only organisers can do that");
    let empty = panel(&people[0], &announcement).await;
    empty.whispers("There aren’t enough players to start: 0 of at least 2.");
    assert_eq!(empty.buttons(), ["Move", "Change settings", "Cancel the tournament"]);
    join(&people[..3], &announcement).await;

    let menu = people[0].press(&panel(&people[0], &announcement).await, "Remove a player").await;
    menu.whispers("Which player do you want to remove from Cup?");
    assert_eq!(menu.entries(), ["Ana", "Ben", "Cy"]);
    let question = people[0].choose_labelled(&menu, "Cy").await;
    question.whispers("Remove Cy from Cup? They give up their place in it.");
    people[0].press(&question, "Yes, remove them").await.whispers("The player is no longer in Cup.");
    people[0].choose_labelled(&menu, "Cy").await.whispers("That player isn’t in the tournament any more.");

    let open_panel = panel(&people[0], &announcement).await;
    let possible = ["Start", "Remove a player", "Move", "Export", "Change settings"];
    let changes = ["Bring a player back", "Choose a seed", "Cancel the tournament"];
    assert_eq!(open_panel.buttons(), [&possible[..], &changes].concat());
    harness.restart().await;
    let running = people[0].press(&open_panel, "Start").await;
    running.whispers("Cup has started.\nWhat would you like to do with Cup?");
    let possible = ["Pause", "Remove a player", "Move", "Export", "Change settings", "Enter a result"];
    assert_eq!(running.buttons(), [&possible[..], &["Cancel the tournament"]].concat());
    people[0].press(&open_panel, "Start").await.whispers("The tournament has already started.");
    let paused = people[0].press(&running, "Pause").await;
    paused.whispers("Cup is paused.");
    people[0].press(&running, "Pause").await.whispers("The tournament is already paused.");
    people[0].press(&paused, "Resume").await.whispers("Cup has resumed.");

    let export = people[0].press(&running, "Export").await;
    export.whispers("Cup: the standings, and ");
    assert!(export.files().any(|name| name == "games.csv"), "{export:?}");

    // Threads are forbidden in one of the channels, and another one is for voices.
    let menu = people[0].press(&running, "Move").await;
    assert_eq!(menu.entries(), ["#garden"]);
    people[0].press(&menu, "Organise").await.whispers("What would you like to do with Cup?");
    let moved = people[0].choose_labelled(&menu, "#garden").await;
    moved.whispers("Cup is in <#");
    people[0].go_to_channel(3).await;
    wait_until_shown(&harness).await;
    let here =
        posted(&mut people[0], wait_until(&harness, |_| true).await.channel(), "**Cup** · Biloba").await;
    let [announcement] = &here[..] else { panic!("not one announcement: {here:#?}") };

    let question = people[0].press(&panel(&people[0], announcement).await, "Cancel the tournament").await;
    question.whispers("Cancel Cup? No game is decided yet, and nobody gets a place.");
    people[0].press(&question, "Yes, cancel it").await.whispers("Cup is cancelled.");
    harness.close().await;
}

#[tokio::test]
async fn a_ladder_is_ended_by_a_button() {
    let (harness, people) = club().await;
    let announcement = open(&people[0], "ladder", &[]).await;
    join(&people[..2], &announcement).await;
    let running = people[0].press(&panel(&people[0], &announcement).await, "Start").await;
    let question = people[0].press(&running, "End the ladder").await;
    question.whispers("End Cup? Its order becomes the result.");
    people[0].press(&question, "Yes, end it").await.whispers("Cup is over.");
    people[5].has_seen("**Cup** is over, without a winner.").await;
    harness.close().await;
}

#[tokio::test]
async fn names_that_do_not_fit_are_refused() {
    let (harness, people) = club().await;
    let name = "杯".repeat(21);
    let options = [("name", name.as_str()), ("game", "biloba"), ("form", "knockout")];
    people[0].slash("tournament create", &options).await.whispers("That name is too long. Use at most 40");
    harness.close().await;
}

#[tokio::test]
async fn a_moderator_is_told_that_a_closed_game_is_played_again() {
    let (harness, mut people) = club().await;
    let announcement = open(&people[0], "knockout", &[]).await;
    join(&people[1..3], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(&harness, 1).await;
    let thread = thread_of(&harness.host().await, &tournament, 0).await;
    people[0].go_to(thread.to_string()).await;
    let question = people[0].slash("close", &[]).await;
    question.whispers("It won’t count. The players will play it again at another table, from the start.");
    harness.close().await;
}

#[tokio::test]
async fn a_round_that_nobody_can_play_is_not_posted() {
    let (harness, mut people) = club().await;
    let announcement = open(&people[0], "knockout", &[]).await;
    join(&people[..4], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(&harness, 1).await;
    // Both players of a semifinal withdraw.
    let first = &tournament.pairings()[0];
    for entrant in &first.seats {
        let player = &people[people_index(&tournament, &people, *entrant)];
        let question = player.slash("tournament withdraw", &[]).await;
        player.press(&question, "Yes, withdraw").await.whispers("You’ve withdrawn from Cup.");
    }
    let (thread, loser) =
        (thread_of(&harness.host().await, &tournament, 1).await, tournament.pairings()[1].seats[0]);
    let loser = people_index(&tournament, &people, loser);
    people[loser].go_to(thread.to_string()).await;
    people[loser].resigns().await;
    wait_until(&harness, |tournament| tournament.phase() == Phase::Finished).await;
    wait_until_shown(&harness).await;
    assert_eq!(posted(&mut people[5], tournament.channel(), "**Cup** · semifinals").await.len(), 1);
    assert_eq!(posted(&mut people[5], tournament.channel(), "**Cup** · final").await.len(), 0);
    harness.close().await;
}

#[tokio::test]
async fn a_thread_says_that_its_game_does_not_count() {
    let (harness, mut people) = club().await;
    let announcement = open(&people[0], "round-robin", &[]).await;
    join(&people[..4], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(&harness, 1).await;
    // One game is over before its winner withdraws, and the other one by a withdrawal.
    let host = harness.host().await;
    let (over, running) = (thread_of(&host, &tournament, 0).await, thread_of(&host, &tournament, 1).await);
    let [winner, loser] = [0, 1].map(|seat| tournament.pairings()[0].seats[seat]);
    let loser = people_index(&tournament, &people, loser);
    people[loser].go_to(over.to_string()).await;
    people[loser].resigns().await;
    people[loser].go_to(tournament.channel().to_string()).await;
    wait_until(&harness, |tournament| tournament.pairings()[0].result.is_some()).await;
    wait_until_shown(&harness).await;
    for (entrant, loss) in [
        (winner, "Withdraw from Cup? None of your games will count."),
        (
            tournament.pairings()[1].seats[0],
            "You lose your game in progress, and none of your games will count.",
        ),
    ] {
        let player = &people[people_index(&tournament, &people, entrant)];
        let question = player.slash("tournament withdraw", &[]).await;
        question.whispers(loss);
        player.press(&question, "Yes, withdraw").await.whispers("You’ve withdrawn from Cup.");
    }
    for thread in [over, running] {
        wait_until_said(&mut people[5], thread, "This game doesn’t count in **Cup**").await;
    }
    harness.close().await;
}

/// The messages in the channel of a tournament and the boards in a thread that name somebody.
async fn naming(person: &mut Person, tournament: &Tournament, thread: ChannelId, name: &str) -> Vec<String> {
    let mut naming = Vec::new();
    for channel in [tournament.channel(), thread] {
        let messages = posted(person, channel, "").await.into_iter();
        let is_meant = |message: &Message| channel != thread || message.pictures() > 0;
        for message in messages.filter(|message| !message.is_private() && is_meant(message)) {
            let texts = [message.content().to_owned(), message.page()];
            let texts = texts.into_iter().chain(message.alts().map(str::to_owned));
            naming.extend(texts.filter(|text| text.contains(name)));
        }
    }
    naming
}

#[tokio::test]
async fn names_of_deleted_people_are_gone_from_last_boards_and_earlier_challenges() {
    let (harness, mut people) = club().await;
    let announcement = open(&people[0], "ladder", &[]).await;
    join(&people[1..4], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    // Dee challenges twice.
    for (opponent, answer) in [(2, "Accept"), (1, "Decline")] {
        people[3].slash("tournament challenge", &[("opponent", &people[opponent].id)]).await;
        let asked = format!("<@{}>, Dee challenges you for your place.", people[opponent].id);
        let challenge = people[5].has_seen(&asked).await;
        people[opponent].press(&challenge, answer).await;
        if answer == "Accept" {
            let tournament = wait_until(&harness, |tournament| {
                tournament.pairings().first().is_some_and(|pairing| pairing.table.is_some())
            })
            .await;
            let thread = thread_of(&harness.host().await, &tournament, 0).await;
            let home = tournament.channel().to_string();
            people[2].go_to(thread.to_string()).await;
            people[2].resigns().await;
            people[2].go_to(home).await;
            people[5].has_seen("Dee beats Cy and takes place 2.").await;
        }
    }
    people[5].has_seen("so Dee takes place 1.").await;
    wait_until_shown(&harness).await;
    let tournament = wait_until(&harness, |_| true).await;
    let thread = thread_of(&harness.host().await, &tournament, 0).await;
    assert!(naming(&mut people[5], &tournament, thread, "Dee").await.len() > 3);
    let question = people[3].slash("privacy delete", &[]).await;
    people[3].press(&question, "Yes, delete my data").await;
    wait_until(&harness, |tournament| tournament.entrants()[2].player.id.is_former()).await;
    wait_until_shown(&harness).await;
    assert_eq!(naming(&mut people[5], &tournament, thread, "Dee").await, Vec::<String>::new());
    finish(&people[0], "Cup").await;
    harness.close().await;
}

/// Ana, who organises, and Ben play a final that counts, and she removes one of them by their index.
async fn removed_from_final(removed: usize) -> (Harness, Vec<Person>) {
    let (harness, mut people) = club().await;
    let announcement = open(&people[0], "knockout", &[]).await;
    join(&people[..2], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(&harness, 1).await;
    let thread = thread_of(&harness.host().await, &tournament, 0).await;
    for person in &mut people[..2] {
        person.go_to(thread.to_string()).await;
    }
    let first = people_index(&tournament, &people, tournament.pairings()[0].seats[0]);
    harness.play_until_rated(&[&people[first], &people[1 - first]]).await;
    let removed = [("player", people[removed].id.as_str()), ("tournament", "1")];
    let question = people[0].slash("tournament remove", &removed).await;
    people[0].press(&question, "Yes, remove them").await.whispers("The player is no longer in Cup.");
    (harness, people)
}

#[tokio::test]
async fn an_organiser_who_plays_gains_no_rating_by_removing_the_opponent() {
    let (harness, people) = removed_from_final(1).await;
    let end = people[1].sees("Ben was removed from the tournament and forfeits the game.").await;
    end.says("**Ana wins**");
    end.says("Unrated: a player was removed from the tournament.");
    harness.close().await;
}

#[tokio::test]
async fn an_organiser_who_removes_themselves_loses_like_anyone() {
    let (harness, people) = removed_from_final(0).await;
    let end = people[1].sees("Ana resigns.\n**Ben wins**").await;
    end.says("Ben: 1605");
    harness.close().await;
}
