//! Deadlines of tournaments: where they are seen, what comes before them, and who loses at them.

use crate::harness::Harness;
use crate::person::Person;
use crate::tournament_messages::{thread_of, wait_until_said};
use crate::tournaments::{club_with_clock, join, open, people_index, wait_for_games, wait_until};
use bside::host::Clock;
use bside::table::{ChannelId, Timestamp};
use bside::tournament::{Decision, Phase, Tournament};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);
const START: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);

/// A Discord timestamp this long after the start.
fn moment(time: Duration, form: char) -> String {
    format!("<t:{}:{form}>", (START + time).unix_seconds())
}

async fn club() -> (Harness, Vec<Person>, watch::Sender<Timestamp>) {
    let time = watch::Sender::new(START);
    let (harness, people) = club_with_clock(Clock::Manual(time.subscribe())).await;
    (harness, people, time)
}

/// The only game of a knockout of Ana and Ben: the thread, who goes first and who waits.
async fn only_game(harness: &Harness, people: &mut [Person]) -> (Arc<Tournament>, ChannelId, [usize; 2]) {
    let announcement = open(&people[0], "knockout", &[("time", "1d"), ("deadline", "2")]).await;
    announcement.says("The player whose turn it is then loses.");
    join(&people[..2], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(harness, 1).await;
    let thread = thread_of(&harness.host().await, &tournament, 0).await;
    let seats = [0, 1].map(|seat| people_index(&tournament, people, tournament.pairings()[0].seats[seat]));
    for person in &mut people[..2] {
        person.go_to(thread.to_string()).await;
    }
    (tournament, thread, seats)
}

#[tokio::test]
async fn a_deadline_is_seen_everywhere_and_does_not_wait_for_a_vacation() {
    let (harness, mut people, time) = club().await;
    let (tournament, thread, [first, waits]) = only_game(&harness, &mut people).await;
    let board = people[waits].has_seen("Deadline of the round: ").await;
    board.says(&format!("Deadline of the round: {} ({})", moment(2 * DAY, 'f'), moment(2 * DAY, 'R')));
    board.says("Not your turn? Press *I’m here*.");
    wait_until_said(&mut people[5], tournament.channel(), &moment(2 * DAY, 'f')).await;

    // Who waits for the first move says that they are there.
    people[waits].press(&board, "I’m here").await;
    people[first].has_seen(" is here.").await;
    let again = people[waits].slash("table still-there", &[]).await;
    again.whispers("In a tournament, the organisers and the deadlines decide");

    // A vacation stops the clock, and not the deadline.
    let status = people[first].slash("settings vacation", &[]).await;
    status.whispers(&format!("table 1 · {}", moment(2 * DAY, 'f')));
    let question = people[first].slash("settings vacation", &[("days", "9")]).await;
    question.whispers("Rounds of tournaments don’t wait for you.");
    people[first].press(&question, "Take the vacation").await.whispers("You’re on vacation until");
    let board = people[waits].sees("is on vacation until").await;
    board.says(&moment(2 * DAY, 'R'));
    let listed = people[first].slash("games", &[]).await.page();
    assert!(listed.contains(&moment(2 * DAY, 'R')), "{listed}");

    // The reminder comes an eighth of the time before.
    time.send_replace(START + 42 * HOUR - Duration::from_secs(1));
    time.send_replace(START + 42 * HOUR);
    let reminder = people[waits].sees("it’s still your turn. Your time runs out").await;
    reminder.says(&moment(2 * DAY, 'R'));
    assert_eq!(reminder.pings(), [people[first].name]);

    time.send_replace(START + 2 * DAY);
    wait_until_said(&mut people[5], thread, "The deadline of this round has passed.").await;
    let over = wait_until(&harness, |tournament| tournament.phase() == Phase::Finished).await;
    let result = over.pairings()[0].result.as_ref().expect("it is over");
    assert_eq!((&result.places[..], result.decision), (&[2, 1][..], Decision::Forfeited));
    harness.close().await;
}

#[tokio::test]
async fn nobody_who_never_came_goes_on() {
    let (harness, mut people, time) = club().await;
    let (_, thread, _) = only_game(&harness, &mut people).await;
    // The clock of the first player ends before the round, which is the same for all.
    time.send_replace(START + 18 * HOUR);
    people[0].sees("it’s still your turn.").await;
    time.send_replace(START + DAY);
    let end = people[0].sees("Nobody came in time, so everyone loses this game.").await;
    assert_eq!(end.pings().len(), 2, "{end:?}");
    let over = wait_until(&harness, |tournament| tournament.phase() == Phase::Finished).await;
    let result = over.pairings()[0].result.as_ref().expect("it is over");
    assert_eq!((&result.places[..], result.decision), (&[2, 2][..], Decision::NotBegun));
    assert!(over.titles().next().is_none(), "nobody has won anything");
    wait_until_said(&mut people[5], thread, "Nobody came in time").await;
    harness.close().await;
}

#[tokio::test]
async fn a_challenged_player_on_vacation_has_their_time_afterwards_and_is_reminded() {
    let (harness, people, time) = club().await;
    let announcement = open(&people[0], "ladder", &[]).await;
    join(&people[..2], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let ladder = wait_until(&harness, |tournament| tournament.phase() == Phase::Running).await;
    let [upper, lower] = [0, 1].map(|place| people_index(&ladder, &people, ladder.ladder()[place]));
    people[upper].slash("settings vacation", &[("days", "2")]).await.whispers("You’re on vacation until");
    let registration = people[lower].has_seen("The ladder is open.").await;
    let question = people[lower].press(&registration, "Challenge").await;
    question.whispers("is on vacation until");
    question.whispers(&moment(2 * DAY, 'f'));
    let name = question.buttons()[0].to_owned();
    people[lower].press(&question, &name).await.whispers("Challenge sent.");
    let post = people[lower].sees("challenges you for your place.").await;
    post.says(&moment(5 * DAY, 'R'));
    post.says("The three days to answer begin then.");

    time.send_replace(START + 5 * DAY - 9 * HOUR);
    let reminder = people[lower].sees("your time to answer").await;
    assert_eq!(reminder.pings(), [people[upper].name]);
    reminder.says(&moment(5 * DAY, 'R'));
    time.send_replace(START + 5 * DAY);
    people[lower].sees("didn’t answer in time").await;
    harness.close().await;
}
