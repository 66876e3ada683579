//! Threads of seeks that a player leaves, or that are archived or deleted: the game goes on.

use super::{BILOBA, START, called, harness, in_turn, post_seen_by, show_seeks, table};
use crate::harness::{Harness, wait_while};
use crate::person::Person;
use bside::host::Host;
use bside::table::{ChannelId, Phase, Table, Timestamp};
use reqwest::Method;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

const DAY: Duration = Duration::from_hours(24);

/// A game of Ana, who has opened the seek, and Ben. Both are in its thread, and Owner is in the channel beside it.
struct ThreadGame {
    harness: Harness,
    time: watch::Sender<Timestamp>,
    host: Host,
    ana: Person,
    ben: Person,
    own: Person,
    thread: String,
}

impl ThreadGame {
    async fn start() -> ThreadGame {
        let (harness, time) = harness().await;
        let [mut ana, mut ben, mut own] = harness.people(["ana", "ben", "own"]).await;
        show_seeks(&mut own).await;
        own.go_to_guild(0).await;
        ana.slash("seek", &BILOBA).await;
        let post = post_seen_by(&ben).await;
        ben.press(&post, "Join").await.whispers("**Biloba** · table ");
        called(&ana).await;
        let host = harness.host().await;
        let thread = table(&host, 1).await.channel().to_string();
        ana.go_to(thread.clone()).await;
        ben.go_to(thread.clone()).await;
        ThreadGame { harness, time, host, ana, ben, own, thread }
    }

    async fn table(&self) -> Arc<Table> {
        table(&self.host, 1).await
    }

    /// The one who is to move, and the other one.
    async fn in_turn(&self) -> [&Person; 2] {
        in_turn(&*self.table().await, &self.ana, &self.ben)
    }

    /// The one who is to move plays, and the other one is called.
    async fn play(&self) {
        let [mover, other] = self.in_turn().await;
        let turn = self.harness.some_turn(mover).await;
        let board = mover.plays(&turn).await;
        assert_eq!(board.pings(), [other.name], "{board:?}");
    }

    async fn is_in_thread(&self, person: &Person) -> bool {
        let path = format!("/channels/{}/thread-members/{}", self.thread, person.id);
        self.own.call(Method::GET, &path, ().into()).await.0 == 200
    }
}

#[tokio::test]
async fn who_leaves_the_thread_is_called_by_the_next_move_and_plays_on() {
    let game = ThreadGame::start().await;
    for _ in 0..2 {
        let [_, other] = game.in_turn().await;
        let path = format!("/channels/{}/thread-members/@me", game.thread);
        let (status, left) = other.call(Method::DELETE, &path, ().into()).await;
        assert_eq!(status, 204, "{left}");
        assert!(!game.is_in_thread(other).await);
        game.play().await;
    }
    assert_eq!(game.table().await.turn_number(), 2);
    game.harness.close().await;
}

#[tokio::test]
async fn the_time_of_an_archived_thread_is_given_back() {
    let game = ThreadGame::start().await;
    game.play().await;
    let [mover, _] = game.in_turn().await;
    let path = format!("/channels/{}", game.thread);
    let (status, archived) = game.own.call(Method::PATCH, &path, json!({ "archived": true })).await;
    assert_eq!(status, 200, "{archived}");
    game.time.send_replace(START + DAY);
    mover.sees("Nobody could play here for ").await;
    assert_eq!(game.table().await.phase(), Phase::Playing);
    game.play().await;
    game.harness.close_after_faults().await;
}

#[tokio::test]
async fn a_game_whose_thread_is_deleted_waits_and_goes_on_elsewhere() {
    let mut game = ThreadGame::start().await;
    game.play().await;
    let (status, deleted) =
        game.own.call(Method::DELETE, &format!("/channels/{}", game.thread), ().into()).await;
    assert_eq!(status, 200, "{deleted}");
    let home = game.own.channel().to_string();
    game.ana.go_to(home.clone()).await;
    game.ben.go_to(home).await;
    for person in [&game.ana, &game.ben] {
        wait_while(async || !person.slash("games", &[]).await.page().contains("its channel is gone")).await;
    }
    // No clock runs there.
    game.time.send_replace(START + 3 * DAY);
    game.harness.restart().await;
    game.host = game.harness.host().await;
    let waiting = game.table().await;
    assert_eq!(waiting.phase(), Phase::Playing);
    let number = waiting.id().to_string();
    let board = game.ben.slash("table move", &[("table", &number)]).await;
    board.says("The game continues here.");
    game.play().await;
    game.play().await;
    let now = game.table().await;
    assert_eq!((now.channel(), now.turn_number()), (ChannelId(game.own.channel()), 3));
    game.harness.close_after_faults().await;
}
