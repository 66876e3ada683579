//! One decision, one transaction: no command commits twice on its way to one answer, and a rejected one leaves nothing
//! behind.

use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;
use bside::host::TableRef;
use bside::table::TableId;

/// Checks how many transactions an action of a person commits.
async fn commits(
    harness: &Harness,
    expected: u64,
    what: &str,
    action: impl Future<Output = Message>,
) -> Message {
    let before = harness.commit_count();
    let answer = action.await;
    let committed = harness.commit_count() - before;
    assert_eq!(committed, expected, "{what}: {:?}", answer.content());
    answer
}

#[tokio::test]
async fn each_command_commits_once_and_a_question_never() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let slash = async |expected, person: &Person, name: &str, options: &[(&str, &str)]| {
        commits(&harness, expected, name, person.slash(name, options)).await
    };
    let press = async |expected, person: &Person, message: &Message, label: &str| {
        commits(&harness, expected, label, person.press(message, label)).await
    };
    let biloba = ("game", "biloba");
    slash(0, &ana, "hint", &[]).await;
    slash(1, &ana, "play", &[biloba]).await;
    let sure = slash(0, &ana, "close", &[]).await;
    press(1, &ana, &sure, "Yes, close it").await;
    ana.sees("The invitation was cancelled.").await;
    // The computers are seated by the transaction that opens the table; Ana begins, so that none of them acts.
    slash(1, &ana, "play", &[biloba, ("computer", "1"), ("rated", "true"), ("seats", "4")])
        .await
        .says("The game starts.");
    let sure = slash(0, &ana, "resign", &[]).await;
    let before = harness.commit_count();
    ana.press(&sure, "No").await;
    assert_eq!(harness.commit_count(), before);
    let price = slash(0, &ana, "hint", &[]).await;
    press(1, &ana, &price, "Take the hint").await;
    let sure = slash(0, &ana, "abort", &[]).await;
    press(1, &ana, &sure, "Yes, cancel it").await;
    ana.sees("cancelled the game").await;

    let invitation = slash(1, &ana, "play", &[biloba, ("opponent", &ben.id), ("time", "1d")]).await;
    press(1, &ben, &invitation, "Join").await;
    ben.sees("The game starts.").await;
    slash(1, &ana, "move", &[("turn", "d4-d5")]).await;
    slash(0, &ana, "move", &[("turn", "d4-d5")]).await;
    slash(1, &ben, "move", &[("turn", "d6-c5")]).await;
    for (person, name) in [
        (&ana, "draw"),
        (&ben, "decline"),
        (&ben, "takeback"),
        (&ana, "accept"),
        (&ana, "pause"),
        (&ben, "accept"),
        (&ben, "resume"),
        (&ana, "accept"),
    ] {
        slash(1, person, name, &[]).await;
    }
    for name in ["board", "games", "profile", "help", "record", "replay", "review", "privacy export"] {
        slash(0, &ana, name, &[]).await;
    }
    slash(0, &ana, "game", &[("number", "1")]).await;
    slash(1, &ana, "settings me", &[("theme", "dark")]).await;
    for name in ["rules", "learn", "leaderboard"] {
        slash(0, &ana, name, &[biloba]).await;
    }
    slash(1, &ana, "settings server", &[("time", "1d")]).await;
    slash(1, &ben, "settings vacation", &[("days", "1")]).await;
    slash(0, &ben, "settings vacation", &[("end", "true")]).await.whispers("You’ve only just begun");
    slash(1, &ben, "move", &[("turn", "d6-c5")]).await;
    let sure = slash(0, &ben, "resign", &[]).await;
    press(1, &ben, &sure, "Yes, resign").await;
    let end = ana.sees("Ben resigns.").await;
    let rematch = press(1, &ana, &end, "Rematch").await;
    press(1, &ben, &rematch, "Decline").await;
    // In a thread, by the command and by the button, and moved to another channel.
    let in_thread = [biloba, ("opponent", &ben.id), ("thread", "true")];
    slash(1, &ana, "play", &in_thread).await.says("table");
    slash(1, &ben, "play", &[biloba]).await;
    let occupied = slash(0, &ana, "play", &[biloba, ("opponent", &ben.id)]).await;
    press(1, &ana, &occupied, "Start in a thread").await;
    ben.slash("close", &[]).await.whispers("You need the Manage Messages permission");
    let sure = slash(0, &ana, "close", &[]).await;
    press(1, &ana, &sure, "Yes, close it").await;
    ana.sees("moderator closed this").await;
    slash(1, &ana, "table move", &[("table", "5")]).await.says("The invitation is here now");
    let sure = slash(0, &ana, "close", &[]).await;
    press(1, &ana, &sure, "Yes, close it").await;
    ana.sees("The invitation was cancelled.").await;
    // Somebody who is forgotten leaves all tables at the same time.
    slash(1, &ben, "play", &[biloba]).await;
    let sure = slash(0, &ben, "privacy delete", &[]).await;
    press(1, &ben, &sure, "Yes, delete my data").await;
    harness.close().await;
}

#[tokio::test]
async fn a_rematch_against_computers_is_one_transaction() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    ana.slash("play", &[("game", "biloba"), ("computer", "1"), ("begins", "them")]).await;
    ana.sees("move 1\nSeedling: ").await;
    let end = ana.resigns().await;
    // Seedling was first, so that Ana is now.
    commits(&harness, 1, "rematch", ana.press(&end, "Rematch")).await.says("The game starts.");
    harness.close().await;
}

#[tokio::test]
async fn what_is_refused_leaves_no_table_and_no_thread() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let too_many = [("game", "basileus"), ("opponent", ben.id.as_str()), ("computer", "1")];
    commits(&harness, 0, "play", ana.slash("play", &too_many)).await.whispers("This is a game for two");
    let in_thread: Vec<_> = too_many.into_iter().chain([("thread", "true")]).collect();
    commits(&harness, 0, "play", ana.slash("play", &in_thread)).await.whispers("This is a game for two");
    assert!(harness.host().await.tables().load(TableRef::Id(TableId(1))).await.is_err());
    assert!(!harness.sandbox.requests().iter().any(|request| request.path.ends_with("/threads")));
    // The channel is free.
    ben.slash("play", &[("game", "biloba")]).await.says("Who’s in?");
    harness.close().await;
}
