//! Rounds that are played at once, matches of three games, matches for third place, and the cards of players.

use crate::harness::Harness;
use crate::person::Person;
use crate::tournament_messages::{posted, thread_of, wait_until_shown};
use crate::tournaments::{club, join, open, people_index, wait_until};
use bside::tournament::{PairingNumber, Phase};

/// In a game, the player who joined later resigns in its thread, as soon as there is one.
async fn resign_game(harness: &Harness, people: &mut [Person], number: PairingNumber) {
    let tournament = wait_until(harness, |tournament| {
        tournament.pairings().get(number).is_some_and(|pairing| pairing.table.is_some())
    })
    .await;
    let thread = thread_of(&harness.host().await, &tournament, number).await;
    let loser = *tournament.pairings()[number].seats.iter().max().expect("players");
    let loser = people_index(&tournament, people, loser);
    people[loser].go_to(thread.to_string()).await;
    people[loser].resigns().await;
    people[loser].go_to(tournament.channel().to_string()).await;
}

#[tokio::test]
async fn all_rounds_of_a_league_are_played_at_once() {
    let (harness, mut people) = club().await;
    let suggested = people[0].suggestions("tournament create", &[("rounds", "at")], "rounds").await;
    let at_once = "At once: all rounds start together (round robin only)";
    assert_eq!(suggested, [(at_once.to_owned(), "at-once".to_owned())]);
    let announcement =
        open(&people[0], "round-robin", &[("rounds", "at-once"), ("casual", "true"), ("deadline", "3")])
            .await;
    announcement.says("-# All rounds are played at once: every game starts when the tournament does.");
    join(&people[..4], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_until(&harness, |tournament| {
        tournament.pairings().iter().filter(|pairing| pairing.table.is_some()).count() == 6
    })
    .await;
    wait_until_shown(&harness).await;

    // One message has the games of all rounds, and pings nobody: everyone is called in the threads.
    let posts = posted(&mut people[5], tournament.channel(), "**Cup** · all rounds\n**Round 1**\n").await;
    assert_eq!(posts.len(), 1);
    posts[0].says("\n**Round 3**\n");
    posts[0].says("-# All games must be over by ");
    assert!(posts[0].pings().is_empty(), "{:?}", posts[0].pings());
    assert_eq!(posts[0].buttons(), ["Pairings", "Standings", "Organise"]);
    let pairings = people[5].press(&posts[0], "Pairings").await.page();
    assert_eq!(pairings.matches(" · table ").count(), 6, "{pairings}");
    let third = people[5].slash("tournament pairings", &[("round", "3")]).await.page();
    assert_eq!(third.matches(" · table ").count(), 2, "{third}");

    // A player who withdraws before half of the games loses all of them for nobody.
    let question = people[3].slash("tournament withdraw", &[]).await;
    question.whispers("You lose your game in progress, and none of your games will count.");
    people[3].press(&question, "Yes, withdraw").await.whispers("You’ve withdrawn from Cup.");
    people[0].sees("Dee has withdrawn. None of their games count.").await;
    let dee = tournament.entrants().len() - 1;
    for (number, pairing) in tournament.pairings().iter().enumerate() {
        if !pairing.seats.contains(&dee) {
            resign_game(&harness, &mut people, number).await;
        }
    }
    wait_until(&harness, |tournament| tournament.phase() == Phase::Finished).await;
    people[5].has_seen(&format!("**<@{}> wins Cup!**", people[0].id)).await;

    // Everyone has a card, also without typing.
    let standings = people[5].slash("tournament standings", &[("tournament", "1")]).await;
    assert_eq!(standings.buttons(), ["My games"]);
    people[5].press(&standings, "My games").await.whispers("You’re not in this tournament.");
    let own = people[1].press(&standings, "My games").await;
    assert!(own.is_private());
    let own = own.page();
    assert!(own.starts_with("Ben in Cup\n2\\. Ben · **1** · Buchholz 2, "), "{own}");
    assert!(
        own.contains(". Ana · 0, not played · total ") && own.contains(". Cy · 1, not played · total "),
        "{own}"
    );
    assert!(own.contains(". Dee · doesn’t count"), "{own}");
    let of = [("tournament", "1"), ("player", people[1].id.as_str())];
    assert_eq!(people[5].slash("tournament standings", &of).await.page(), own);
    let of = [("tournament", "1"), ("player", people[6].id.as_str())];
    people[5].slash("tournament standings", &of).await.whispers("Gus isn’t in this tournament.");
    harness.close().await;
}

#[tokio::test]
async fn a_knockout_has_matches_of_three_games_and_one_for_third_place() {
    let (mut harness, mut people) = club().await;
    let options = [("third-place", "true"), ("best-of-three", "true"), ("casual", "true")];
    let announcement = open(&people[0], "knockout", &options).await;
    announcement.says("-# Matches are best of three games, and players take turns going first.");
    announcement.says("-# The losers of the semifinals play for third place.");
    join(&people[..4], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    // Each match takes two games: the semifinals, and then the final and the match for third place.
    resign_game(&harness, &mut people, 0).await;
    people[5].has_seen("Ana – Dee 1–0. The next game follows, with Ana going first.").await;
    harness.restart().await;
    for number in 1..4 {
        resign_game(&harness, &mut people, number).await;
    }
    people[5].has_seen("**Cup** · final\n").await;
    people[5].has_seen("**Cup** · third place · ").await;
    let pairings = people[5].slash("tournament pairings", &[]).await.page();
    assert!(pairings.contains(" · third place · "), "{pairings}");
    for number in 4..8 {
        resign_game(&harness, &mut people, number).await;
    }
    let tournament = wait_until(&harness, |tournament| tournament.phase() == Phase::Finished).await;
    assert_eq!(tournament.pairings().len(), 8);
    let text = format!("**<@{}> wins Cup!**\n2nd place: Ben\n3rd place: Cy", people[0].id);
    people[5].has_seen(&text).await;
    let standings = people[5].slash("tournament standings", &[("tournament", "1")]).await;
    assert!(standings.alt().ends_with("Third place: 3. Cy beats 4. Dee."), "{}", standings.alt());
    let card = [("tournament", "1"), ("player", people[3].id.as_str())];
    let card = people[5].slash("tournament standings", &card).await.page();
    assert!(card.starts_with("Dee in Cup\n4\\. Dee\n1\\. first against 1. Ana · 0, not played\n"), "{card}");
    for (form, option) in [("swiss", "third-place"), ("ladder", "best-of-three")] {
        let options = [("name", "Other"), ("game", "biloba"), ("form", form), (option, "true")];
        people[0].slash("tournament create", &options).await.whispers("Only a knockout can have");
    }
    harness.close().await;
}
