//! A server looks for another server, and the members of each vote on what it does.

use super::{harness, show_seeks};
use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::person::Person;
use bside::host::{Host, TableRef};
use bside::table::{ChannelId, Command, Ending, GuildId, Phase, PlayerId, Table, TableId, Timestamp};
use reqwest::Method;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

const SEEK: [(&str, &str); 2] = [("game", "biloba"), ("team", "1h")];
const SOUGHT: &str =
    "The server **Home** is looking for another server to play against: **Biloba**, 1 hour per move.";
const HOUR: Duration = Duration::from_hours(1);
const TABLE: TableRef = TableRef::Id(TableId(1));

/// A running game between the two servers.
struct TeamGame {
    harness: Harness,
    time: watch::Sender<Timestamp>,
    host: Host,
    own: Person,
    /// Two members of the server that looked for another one, in the channel of the game.
    home: [Person; 2],
    /// Two members of the other one, in its thread. The second is the second one at home as well.
    club: [Person; 2],
}

impl TeamGame {
    /// Ana looks for another server, and Cy joins for his.
    async fn begin() -> TeamGame {
        let (harness, time) = harness().await;
        let [ana, ben, mut cy, mut also_ben, mut own] =
            harness.people(["ana", "ben", "cy", "ben", "own"]).await;
        show_seeks(&mut own).await;
        let opened = ana.slash("seek", &SEEK).await;
        opened.whispers("This server’s search for another server: **Biloba**, 1 hour per move.");
        assert!(!opened.content().contains("No server shows"), "{opened:?}");
        let post = cy.sees(SOUGHT).await;
        cy.press(&post, "Join").await.whispers("**Biloba** · table 1");
        cy.loses_buttons(&post).await;
        let host = harness.host().await;
        let mirror = host.mirrors().of_table(TableId(1)).await.expect("a store").expect("a mirror");
        cy.has_seen(&format!("Biloba: an opponent was found. They’re playing in <#{}>.", mirror.channel))
            .await;
        assert!(
            ana.messages()
                .await
                .iter()
                .all(|message| !message.content().contains("is looking for another server"))
        );
        also_ben.go_to_guild(1).await;
        for person in [&mut cy, &mut also_ben] {
            person.go_to(mirror.channel.to_string()).await;
        }
        TeamGame { harness, time, host, own, home: [ana, ben], club: [cy, also_ben] }
    }

    async fn table(&self) -> Arc<Table> {
        self.host.tables().load(TABLE).await.expect("a table")
    }

    /// The members of the server that is to act, and those of the other one.
    async fn in_turn(&self) -> [&[Person; 2]; 2] {
        let acts = self.table().await.to_act().and_then(|team| team.id.guild());
        match acts == Some(guild(&self.home[0])) {
            true => [&self.home, &self.club],
            false => [&self.club, &self.home],
        }
    }

    async fn some_turn(&self) -> String {
        let table = self.table().await;
        table.game().expect("a game").position().legal_turns().swap_remove(0)
    }

    /// Waits until this many turns are played.
    async fn has_turns(&self, count: usize) {
        wait_while(async || self.table().await.game().expect("a game").turns().len() < count).await;
        assert_eq!(self.table().await.game().expect("a game").turns().len(), count);
    }

    /// Both members of the server that is to act vote for the same turn.
    async fn vote(&self) {
        let ([voters, _], turn) = (self.in_turn().await, self.some_turn().await);
        for voter in voters {
            voter.plays(&turn).await.whispers(&format!("You voted for {turn}."));
        }
    }

    fn let_vote_end(&self) {
        self.time.send_modify(|now| *now = *now + HOUR);
    }
}

fn guild(person: &Person) -> GuildId {
    GuildId(person.guild().expect("a server").get())
}

fn id(person: &Person) -> PlayerId {
    PlayerId(person.id.parse().expect("an id"))
}

/// Waits until a person sees the board of a table as it is.
async fn sees_board(person: &Person, table: &Table) -> Message {
    let shown = async || person.messages().await.into_iter().find(|message| message.shows_state(table));
    wait_while(async || shown().await.is_none()).await;
    shown().await.expect("a board")
}

#[tokio::test]
async fn two_servers_play_and_each_votes_for_itself() {
    let game = TeamGame::begin().await;
    let table = game.table().await;
    assert_eq!(
        (table.channel(), table.guild()),
        (ChannelId(game.home[0].channel()), Some(guild(&game.home[0])))
    );
    assert!(table.is_casual() && table.is_between_servers());
    let [acting, waiting] = game.in_turn().await;
    let boards = (sees_board(&acting[0], &table).await, sees_board(&waiting[0], &table).await);
    boards.0.says("it’s your turn: vote for a move.");
    boards.0.says("No votes yet.");
    boards.1.says("’s turn. The time runs out ");
    assert!(boards.0.has_button("Vote") && !boards.1.has_button("Vote"), "{boards:?}");
    assert!(boards.1.has_button("Resign") || boards.1.has_button("Cancel game"), "{boards:?}");
    // Ben is a member of both, and votes only where it is the turn of that server.
    let turn = game.some_turn().await;
    waiting[1].plays(&turn).await.whispers("turn");
    acting[1].plays(&turn).await.whispers(&format!("You voted for {turn}."));
    acting[0].press(&boards.0, "Vote").await.whispers("Which pawn do you want to move?");
    acting[0].sees("1 vote so far.").await;
    assert!(!sees_board(&waiting[0], &table).await.content().contains("so far"), "it is theirs alone");
    game.let_vote_end();
    game.has_turns(1).await;

    game.vote().await;
    game.let_vote_end();
    game.has_turns(2).await;
    let table = game.table().await;
    for person in [&acting[0], &waiting[0]] {
        sees_board(person, &table).await;
    }
    game.vote().await;
    game.has_turns(3).await;
    game.vote().await;
    game.has_turns(4).await;

    // The votes of Ben for both servers count for each alone.
    acting[0].slash("draw", &[]).await.whispers("Offer a draw: 1 of 2 votes");
    waiting[1].slash("draw", &[]).await.whispers("Offer a draw: 1 of 2 votes");
    assert!(game.table().await.offer().is_none());
    acting[1].slash("draw", &[]).await;
    let line = waiting[0].sees("offers a draw.").await;
    assert!(line.has_button("Accept") && line.has_button("Decline"), "{line:?}");
    acting[0].sees("offers a draw.").await;
    waiting[1].press(&line, "Accept").await.whispers("Accept: 1 of 2 votes");
    acting[1].slash("accept", &[]).await;
    assert_eq!(game.table().await.phase(), Phase::Playing);
    waiting[0].slash("accept", &[]).await;
    for person in [&acting[0], &waiting[0]] {
        person.sees("**Draw**").await;
    }
    assert!(matches!(game.table().await.phase(), Phase::Ended(Ending::Drawn(_))));
    for (person, count) in [(&game.home[0], 0), (&game.club[0], 0)] {
        person.slash("record", &[]).await;
        let board = person.slash("board", &[]).await;
        assert!(board.content().contains(&format!("/{}/{}/", guild(person), person.channel())), "{board:?}");
        assert_eq!(board.pings().len(), count);
    }
    game.harness.close().await;
}

#[tokio::test]
async fn votes_and_boards_before_a_kill_are_shown_in_both_servers() {
    let mut game = TeamGame::begin().await;
    let turn = game.some_turn().await;
    let command = Command::Turn { by: PlayerId(0).into(), text: turn.clone(), number: None };
    let [acting, _] = game.in_turn().await;
    acting[0].plays(&turn).await;
    acting[0].sees("1 vote so far.").await;
    let voter = (id(&acting[1]), guild(&acting[1]));
    game.harness.stop_bot().await;
    // The state after a kill between the vote and the board.
    game.host.tables().vote(TABLE, voter, &command).await.expect("a legal turn");
    game.harness.start_bot().await;
    game.in_turn().await[0][0].sees("2 votes so far.").await;
    // Between the turn and the boards as well.
    game.harness.stop_bot().await;
    let by = game.table().await.to_act().expect("a server").id;
    let command = Command::Turn { by, text: turn, number: None };
    game.host.tables().execute(TABLE, command).await.expect("a legal turn");
    game.harness.start_bot().await;
    let table = game.table().await;
    for person in [&game.home[0], &game.club[0]] {
        sees_board(person, &table).await;
    }
    wait_while(async || !game.host.mirrors().pending().await.expect("a store").is_empty()).await;
    // Nobody votes: the computer moves once for each, and then the game waits.
    for count in [2, 3] {
        game.let_vote_end();
        game.has_turns(count).await;
    }
    game.let_vote_end();
    for person in [&game.home[0], &game.club[0]] {
        person.sees("The game is on hold because two moves in a row got no votes.").await;
    }
    game.harness.close().await;
}

#[tokio::test]
async fn a_server_plays_on_when_the_bot_is_removed_from_the_other_one() {
    let mut game = TeamGame::begin().await;
    let [acting, _] = game.in_turn().await;
    let is_home_first = guild(&acting[0]) == guild(&game.home[0]);
    let path = format!("/guilds/{}/members/{}", guild(&game.home[0]), game.own.application);
    game.own.go_to_guild(0).await;
    assert_eq!(game.own.call(Method::DELETE, &path, ().into()).await.0, 204);
    if is_home_first {
        // The computer moves for the server that does not see the board.
        game.let_vote_end();
        game.has_turns(1).await;
    }
    let before = game.table().await.game().expect("a game").turns().len();
    sees_board(&game.club[0], &*game.table().await).await;
    game.vote().await;
    game.let_vote_end();
    game.has_turns(before + 1).await;
    sees_board(&game.club[0], &*game.table().await).await;
    game.let_vote_end();
    match is_home_first {
        // Nobody has voted there twice in a row.
        true => wait_while(async || !game.table().await.is_on_hold()).await,
        false => game.has_turns(before + 2).await,
    }
    sees_board(&game.club[0], &*game.table().await).await;
    assert_eq!(game.host.tables().quarantined().await.expect("a store"), []);
    game.harness.close_after_faults().await;
}

#[tokio::test]
async fn a_search_of_a_server_is_withdrawn_or_refused_where_a_game_is_played() {
    let (harness, _time) = harness().await;
    let [ana, ben, cy, mut own] = harness.people(["ana", "ben", "cy", "own"]).await;
    show_seeks(&mut own).await;
    let opened = ana.slash("seek", &SEEK).await;
    let post = cy.sees(SOUGHT).await;
    // A person’s own search is another one.
    ben.slash("seek", &[("game", "biloba")]).await;
    cy.sees("**Ben** is looking for an opponent").await;
    ana.press(&opened, "Stop looking").await.whispers("You’ve stopped looking");
    cy.loses_buttons(&post).await;
    cy.has_seen("Biloba: this search has ended.").await;
    cy.press(&post, "Join").await.whispers("Someone else was faster, or this search has ended.");

    // Another member’s search takes the place of the first one.
    ana.slash("seek", &SEEK).await;
    let first = cy.sees(SOUGHT).await;
    ben.slash("seek", &[("game", "bizingo"), ("team", "1h")])
        .await
        .whispers("Your earlier search has ended.");
    cy.loses_buttons(&first).await;
    let second = cy.sees("looking for another server to play against: **Bizingo**").await;
    ana.slash("play", &[("game", "biloba"), ("computer", "1")]).await;
    cy.press(&second, "Join").await.whispers("can’t start another game at the moment.");
    assert_eq!(cy.channel_count().await, 1, "no thread is created");
    harness.close().await;
}
