//! Streak and storm: puzzles in a row, whose state is in the buttons.

use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;
use crate::puzzles::{plays, shown, solves};
use bside::host::Clock;
use bside::puzzles::{Puzzle, TryOutcome, Verdict, puzzles};
use bside::rules::GameKind;
use bside::table::Timestamp;
use reqwest::Method;
use serde_json::Value;
use std::time::Duration;
use tokio::sync::watch;

const GAME: GameKind = GameKind::Basileus;
/// 2027-01-15, 8:00 UTC.
const START: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);
/// What the bot searches after a wrong answer in a streak, and in a storm if the solution wins.
const STREAK_NODES: u64 = 100_000;
const STORM_NODES: u64 = 5_000;

async fn harness() -> (Harness, watch::Sender<Timestamp>) {
    let time = watch::Sender::new(START);
    (Harness::with_clock(Clock::Manual(time.subscribe())).await, time)
}

/// A turn that neither solves a puzzle nor wins in another way.
fn losing_turn(puzzle: &Puzzle, nodes: u64) -> String {
    let turns = puzzle.position.legal_turns();
    let attempts = turns.iter().filter_map(|turn| puzzle.attempt(0, turn));
    let mut wrong = attempts.filter(|attempt| attempt.verdict == Verdict::Wrong);
    let loses = |nodes| move |attempt: &_| puzzle.refute(0, attempt, nodes).outcome != TryOutcome::Win;
    wrong.find(loses(nodes)).expect("not every turn wins").turn
}

async fn solves_next(person: &Person, task: Message) -> Message {
    let puzzle = shown(GAME, &task);
    solves(person, puzzle, task).await
}

async fn misses_next(person: &Person, task: Message, nodes: u64) -> Message {
    let puzzle = shown(GAME, &task);
    plays(person, &puzzle.position, task, &losing_turn(puzzle, nodes)).await
}

/// The run of a puzzle, as its buttons name it.
fn run_of(task: &Message) -> String {
    let text = task.0["components"].to_string();
    let (_, rest) = text.split_once(&format!(":{GAME}:")).expect("a button of the puzzle");
    rest.split(':').next().expect("a run").to_owned()
}

#[tokio::test]
async fn a_streak_ends_with_the_first_mistake() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let rules = ana.slash("puzzle", &[("game", GAME.name()), ("mode", "streak")]).await;
    rules.whispers("Your first mistake ends the run. You can skip one puzzle.");
    rules.whispers("your answers don’t count for your puzzle rating.");
    assert_eq!(rules.buttons(), ["Start"]);
    let mut task = ana.press(&rules, "Start").await;
    let mut ratings = Vec::new();
    for solved in 0..3 {
        task.whispers(&format!("**Streak: {solved}**"));
        assert!(!task.has_button("Hint") && !task.has_button("Show solution"), "{task:?}");
        ratings.push(shown(GAME, &task).rating);
        if solved == 1 {
            let skipped = shown(GAME, &task).number;
            task = ana.press(&task, "Skip").await;
            task.whispers("⏭️ Skipped.");
            assert_ne!(shown(GAME, &task).number, skipped);
            harness.restart().await;
        }
        assert_eq!(task.has_button("Skip"), solved == 0, "{task:?}");
        task = solves_next(&ana, task).await;
    }
    assert!(ratings.is_sorted(), "{ratings:?}");
    let (run, missed) = (run_of(&task), shown(GAME, &task));
    let end = misses_next(&ana, task, STREAK_NODES).await;
    end.whispers("isn’t the solution.");
    end.whispers("**Your streak is over (Basileus).** Solved: 3\nThat’s your best so far!");
    assert_eq!((end.buttons(), end.pictures()), (vec!["Again", "Share", "Solve it"], 1));

    // Nobody goes back, also after a restart.
    harness.restart().await;
    let id = format!("puzzle:step:{GAME}:{run}:{}:0:={}", missed.number, missed.solution[0][0]);
    let copy = harness.post_button(&ana, &id).await;
    ana.activate(&copy, &id).await.whispers("**Your streak is over (Basileus).** Solved: 3\nYour best: 3");

    let shared = ana.press(&end, "Share").await;
    assert!(!shared.has_button("Share"), "{shared:?}");
    let public = ben.has_seen("solved 3 puzzles in a row in a Basileus streak.").await;
    public.says("🔥 **Ana** solved");
    assert_eq!((public.buttons(), public.pings().len()), (vec!["Try it"], 0));
    ben.press(&public, "Try it").await.whispers("**Basileus: Streak**");

    let again = ana.press(&shared, "Again").await;
    again.whispers("**Streak: 0**");
    let end = misses_next(&ana, again, STREAK_NODES).await;
    end.whispers("Solved: 0");
    assert!(!end.has_button("Share"), "there is nothing to show: {end:?}");
    let practice = ana.press(&end, "Solve it").await;
    practice.whispers("With a hint, this puzzle won’t count.");
    ana.slash("puzzle", &[("game", GAME.name()), ("mode", "streak")]).await.whispers("Your best: 3");
    assert!(!ana.slash("profile", &[]).await.page().contains("Puzzles"), "nothing counts");
    harness.close().await;
}

#[tokio::test]
async fn a_storm_ends_after_three_minutes_less_ten_seconds_for_each_wrong_answer() {
    let (mut harness, time) = harness().await;
    let [ana] = harness.people(["ana"]).await;
    let rules = ana.slash("puzzle", &[("game", GAME.name()), ("mode", "storm")]).await;
    rules.whispers("Solve as many short puzzles as you can in three minutes.");
    rules.whispers("your answers don’t count for your puzzle rating.");
    assert_eq!(rules.buttons(), ["Start", "Storm board"]);
    let ends = |seconds| format!("ends <t:{}:R>", (START + Duration::from_secs(seconds)).unix_seconds());
    let task = ana.press(&rules, "Start").await;
    task.whispers(&format!("**Storm: 0** · {}", ends(180)));
    assert!(["Hint", "Skip", "Show solution"].iter().all(|label| !task.has_button(label)), "{task:?}");
    let task = solves_next(&ana, task).await;
    task.whispers(&format!("**Storm: 1** · {}", ends(180)));

    // A copy of the message leads on in the same way, but not back.
    let (run, second) = (run_of(&task), shown(GAME, &task));
    let task = misses_next(&ana, task, STORM_NODES).await;
    task.whispers("isn’t the solution: −10 seconds.");
    task.whispers(&format!("**Storm: 1** · {}", ends(170)));
    let step = |turn: &str| format!("puzzle:step:{GAME}:{run}:{}:0:={turn}", second.number);
    let right = step(&second.solution[0][0]);
    let copy = harness.post_button(&ana, &right).await;
    ana.activate(&copy, &right).await.whispers("You’ve already answered this puzzle.");
    let wrong = step(&losing_turn(second, STORM_NODES));
    let copy = harness.post_button(&ana, &wrong).await;
    let same = ana.activate(&copy, &wrong).await;
    assert_eq!(run_of(&same), run_of(&task), "it counts once");

    harness.restart().await;
    let task = solves_next(&ana, task).await;
    let task = solves_next(&ana, task).await;
    time.send_replace(START + Duration::from_millis(169_900));
    let task = solves_next(&ana, task).await;
    task.whispers(&format!("**Storm: 4** · {}", ends(170)));
    time.send_replace(START + Duration::from_secs(170));
    let value = task.values()[0].to_owned();
    let end = ana.choose(&task, &value).await;
    end.whispers(
        "⏱️ **Time’s up (Basileus).** Solved: 4, wrong: 1, most in a row: 3\nThat’s your best so far!",
    );
    assert_eq!((end.id(), end.pictures()), (task.id(), 0));
    assert_eq!(end.buttons(), ["Again", "Storm board", "Share"]);
    ana.choose(&same, same.values()[0]).await.whispers("Solved: 4");
    assert!(!ana.slash("profile", &[]).await.page().contains("Puzzles"), "nothing counts");
    harness.close().await;
}

/// Solves some puzzles of a storm that starts now, and returns the result.
async fn storms(person: &Person, time: &watch::Sender<Timestamp>, solved: usize) -> Message {
    let rules = person.slash("puzzle", &[("game", GAME.name()), ("mode", "storm")]).await;
    let mut task = person.press(&rules, "Start").await;
    for _ in 0..solved {
        task = solves_next(person, task).await;
    }
    time.send_modify(|now| *now = *now + Duration::from_mins(3));
    let value = task.values()[0].to_owned();
    person.choose(&task, &value).await
}

#[tokio::test]
async fn the_storm_board_has_the_best_of_those_who_are_there() {
    let (harness, time) = harness().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let end = storms(&ana, &time, 2).await;
    storms(&ben, &time, 2).await;
    let board = ana.press(&end, "Storm board").await;
    board.whispers(
        "**Basileus: best storms on this server in the last 7 days**\n**1.** Ana · 2\n**1.** Ben · 2",
    );
    assert_eq!(board.buttons(), ["Start", "All time"]);
    time.send_modify(|now| *now = *now + Duration::from_hours(8 * 24));
    storms(&cy, &time, 1).await.whispers("Solved: 1");
    let week = ana.press(&board, "All time").await;
    week.whispers("**Basileus: best storms on this server**\n**1.** Ana · 2\n**1.** Ben · 2\n**3.** Cy · 1");
    ana.press(&week, "Last 7 days").await.whispers("in the last 7 days**\n**1.** Cy · 1");

    let leave = format!("/users/@me/guilds/{}", ben.guild().expect("a server"));
    assert_eq!(ben.call(Method::DELETE, &leave, Value::Null).await.0, 204);
    let question = cy.slash("privacy delete", &[]).await;
    cy.press(&question, "Yes, delete my data").await.whispers("Your data has been deleted.");
    time.send_modify(|now| *now = *now + Duration::from_mins(6));
    let rules = ana.slash("puzzle", &[("game", GAME.name()), ("mode", "storm")]).await;
    rules.whispers("Your best: 2");
    let week = ana.press(&rules, "Storm board").await;
    week.whispers("Nobody has solved a puzzle in a storm yet.");
    let ever = ana.press(&week, "All time").await;
    ever.whispers("**Basileus: best storms on this server**\n**1.** Ana · 2");
    assert_eq!(ever.content().lines().count(), 2, "{ever:?}");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_storm_is_started_and_shared_without_typing() {
    let (harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.greet().await;
    let greeting = ana.messages().await.pop().expect("a greeting");
    let games = ana.press(&greeting, "Puzzle").await;
    assert!(["Streak", "Storm"].iter().all(|mode| games.has_button(mode)), "{games:?}");
    let games = ana.press(&games, "Storm").await;
    games.whispers("Which game would you like a puzzle for?");
    let rules = ana.press(&games, "Basileus").await;
    let task = ana.press(&rules, "Start").await;
    let task = solves_next(&ana, task).await;
    time.send_replace(START + Duration::from_mins(3));
    let value = task.values()[0].to_owned();
    let end = ana.choose(&task, &value).await;
    ana.press(&end, "Share").await;
    let public = ben.has_seen("solved one Basileus puzzle in three minutes.").await;
    public.says("⚡ **Ana** solved");
    ben.press(&public, "Try it").await.whispers("**Basileus: Storm**");
    harness.close().await;
}

#[tokio::test]
async fn every_game_has_runs_and_they_take_no_level() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    for game in GameKind::ALL.into_iter().filter(|game| !puzzles(*game).is_empty()) {
        for mode in ["streak", "storm"] {
            let rules = ana.slash("puzzle", &[("game", game.name()), ("mode", mode)]).await;
            let task = ana.press(&rules, "Start").await;
            assert!(task.is_private() && task.pictures() == 1, "{task:?}");
            shown(game, &task);
        }
    }
    let both = [("game", GAME.name()), ("mode", "storm"), ("level", "hard")];
    ana.slash("puzzle", &both).await.whispers("Leave out level and theme:");
    let practice = [("game", GAME.name()), ("mode", "practice"), ("level", "hard")];
    ana.slash("puzzle", &practice).await.whispers("**Basileus, puzzle ");
    let unknown = [("game", GAME.name()), ("mode", "race")];
    ana.slash("puzzle", &unknown)
        .await
        .whispers("“race” isn’t a mode. Choose one of these: Practice, Streak, Storm.");
    harness.close().await;
}
