//! Many people act at the same time.

use crate::harness::Harness;
use bside::host::TableRef;
use bside::table::{ChannelId, Command};
use futures_util::future::join_all;
use std::time::Duration;

#[tokio::test]
async fn sixty_requested_animations_do_not_delay_turns() {
    let harness = Harness::open().await;
    let [ana, ben, mut cy, mut dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    harness.game(&ana, &ben).await;
    let host = harness.host().await;
    for number in 0..60 {
        let place = TableRef::Channel(ChannelId(ana.channel()));
        let table = host.tables().load(place).await.expect("a table");
        let turns = table.game().expect("a game").position().legal_turns();
        let by = table.to_act().expect("it goes on").id;
        let text = turns[number * 7919 % turns.len()].clone();
        host.tables().execute(place, Command::Turn { by, text, number: None }).await.expect("a legal turn");
    }
    for person in [&mut cy, &mut dee] {
        person.go_to_channel(1).await;
    }
    harness.game(&cy, &dee).await;

    let films = join_all((0..60).map(|_| ana.slash("replay", &[])));
    let (films, turn) = tokio::join!(films, cy.plays("d4-d5"));
    turn.says("Cy: d4-d5");
    turn.shows_board();
    let refused = films.iter().filter(|answer| answer.content().starts_with("A film for you")).count();
    assert!(refused > 30, "so many films are made: {}", 60 - refused);
    let sent = |name: &str| {
        let requests = harness.sandbox.requests();
        requests.iter().rposition(|request| request.files.iter().any(|file| file.ends_with(name)))
    };
    while sent(".gif").is_none() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(sent(".png") < sent(".gif"), "the board waited for the film");
    harness.close().await;
}
