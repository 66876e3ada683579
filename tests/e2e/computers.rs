//! Games against computers.

use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::person::{Person, TEST_TIMEOUT};
use bside::host::{Host, TableRef};
use bside::i18n::{Localizer, names};
use bside::rules::{Draw, Game, GameKind, Setup};
use bside::search::{self, Budget, ProvenResult, SearchResult};
use bside::table::{ChannelId, Command, Ending, Participant, Phase};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// The buttons for the strength of a computer: in casual games, and in rated ones.
const BOTH: [&str; 6] = ["Beginner", "Medium", "Strong", "Rated: Beginner", "Rated: Medium", "Rated: Strong"];

/// Starts a game with a computer.
async fn start(person: &Person, game: &str, options: &[(&str, &str)]) -> Message {
    let options: Vec<_> = [("game", game)].into_iter().chain(options.iter().copied()).collect();
    let board = person.slash("play", &options).await;
    board.says("The game starts.");
    assert_eq!(board.pictures(), 1);
    board
}

async fn new_game(harness: &Harness, person: &Person) -> Game {
    harness.table(person).await.game().expect("a game").clone()
}

#[tokio::test]
async fn a_computer_answers_every_turn_in_every_game() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    for game in GameKind::ALL {
        let board = start(&ana, game.name(), &[("computer", "1")]).await;
        assert!(board.pings().is_empty(), "she has just started it");
        for turns in [2, 4, 6] {
            let turn = harness.some_turn(&ana).await;
            ana.plays(&turn).await.whispers("You played");
            let answer = ana.sees(&format!("move {turns}\nSeedling: ")).await;
            answer.says("it’s your turn");
            assert_eq!(answer.pictures(), 1);
            assert!(answer.pings().is_empty(), "an edited board calls nobody");
        }
        assert_eq!(new_game(&harness, &ana).await.turns().len(), 6, "{game}");
        ana.resigns().await.says("**Seedling wins**.");
    }
    let leaders = ana.slash("leaderboard", &[("game", "biloba")]).await;
    assert!(!leaders.content().contains("Ana"), "people are rated among each other: {}", leaders.content());
    harness.close().await;
}

#[tokio::test]
async fn several_computers_play_at_one_table() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    start(&ana, "biloba", &[("seats", "4"), ("computer", "2")]).await;
    assert_eq!(
        names(&Localizer::english(), &*harness.table(&ana).await),
        ["Ana", "Sparrow", "Sparrow 2", "Sparrow 3"]
    );
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    ana.sees("move 4\nAna: \nSparrow: \nSparrow 2: \nSparrow 3: ").await;
    ana.plays("a turn that is none").await.whispers("a");
    harness.close().await;
}

#[tokio::test]
async fn the_opener_can_seat_a_computer() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let invitation = ana.slash("play", &[("game", "basileus")]).await;
    harness.restart().await;
    ben.press(&invitation, "Play the computer").await.whispers("Ana");
    let chooser = ana.press(&invitation, "Play the computer").await;
    ana.press(&chooser, "Medium").await.whispers("Everyone’s here");
    let board = ana.sees("The game starts.").await;
    board.says("Hedgehog joins");
    assert_eq!(board.id(), invitation.id(), "the invitation becomes the board");
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    ana.sees("Hedgehog: ").await;
    harness.close().await;
}

#[tokio::test]
async fn a_game_against_a_computer_counts_only_by_choice() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let play = async |options: &[(&'static str, &'static str)]| {
        let options: Vec<_> = [("game", "biloba"), ("begins", "me")].iter().chain(options).copied().collect();
        ana.slash("play", &options).await
    };
    // By the command, and a rematch keeps what the game was.
    for (options, terms) in [
        (&[("computer", "1")][..], "-# Casual · no clock"),
        (&[("computer", "1"), ("rated", "false")], "-# Casual · no clock"),
        (&[("computer", "1"), ("rated", "true")], "-# Rated · no clock"),
    ] {
        play(options).await.says(terms);
        let end = ana.resigns().await;
        end.says(match terms {
            "-# Casual · no clock" => "Unrated: this was a casual game.",
            _ => "Unrated: a player resigned before move 10.",
        });
        ana.press(&end, "Rematch").await.says(terms);
        ana.resigns().await;
    }
    // An invitation to people is rated. Played against the computer, it is casual unless that was chosen, also after a restart.
    for (options, strengths, strength, terms) in [
        (&[][..], BOTH.as_slice(), "Beginner", "-# Casual · no clock"),
        (&[], &BOTH, "Rated: Beginner", "-# Rated · no clock"),
        (&[("rated", "true")], &BOTH[3..], "Rated: Beginner", "-# Rated · no clock"),
        (&[("rated", "false")], &BOTH[..3], "Beginner", "-# Casual · no clock"),
    ] {
        let invitation = play(options).await;
        let is_casual = options == [("rated", "false")];
        invitation.says(if is_casual { "-# Casual · " } else { "-# Rated · " });
        harness.restart().await;
        let chooser = ana.press(&invitation, "Play the computer").await;
        assert_eq!(chooser.buttons(), strengths);
        let says_which = chooser.content().contains("Only the *Rated* ones count for your rating.");
        assert_eq!(says_which, strengths.len() > 3, "{chooser:?}");
        ana.press(&chooser, strength).await.whispers("Everyone’s here");
        ana.sees("The game starts.").await.says(terms);
        harness.restart().await;
        ana.slash("board", &[]).await.says(terms);
        ana.resigns().await;
    }
    // Who is not asked for the level is not asked for this either.
    ana.slash("settings me", &[("level", "1")]).await;
    for (options, terms) in [(&[][..], "-# Casual · no clock"), (&[("rated", "true")], "-# Rated · no clock")]
    {
        let invitation = play(options).await;
        ana.press(&invitation, "Play the computer").await;
        ana.sees("The game starts.").await.says(terms);
        ana.resigns().await;
    }
    harness.close().await;
}

#[tokio::test]
async fn inviting_the_bot_starts_a_game_against_the_computer() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let question = ana.slash("play", &[("game", "bizingo"), ("opponent", "1100000000000000001")]).await;
    question.whispers("How strong should the computer be?");
    ana.press(&question, "Medium").await.whispers("Everyone’s here");
    ana.sees("The game starts.").await.says("Hedgehog joins");
    harness.close().await;
}

/// Plays a game in which one side plays well and the other plays its first legal turn, or searches so many nodes, until that side
/// is lost and its opponent is to act.
fn lost_by(loser: usize, game: GameKind, nodes: u64, is_lost: impl Fn(&SearchResult) -> bool) -> Vec<String> {
    let mut played = Game::new(Setup::new(game, None, None).expect("a set-up"));
    let player = search::PlayerProfile::top(game);
    loop {
        let seat = played.seat().expect("nobody has won yet");
        let found = search::search(played.history(), &player, Budget::nodes(3000), 0).expect("a turn");
        if seat != loser && is_lost(&found) {
            return played.turns().to_vec();
        }
        let turn = match (seat == loser, nodes) {
            (false, _) => found.best_turn().to_owned(),
            (true, 0) => played.position().legal_turns().remove(0),
            (true, nodes) => {
                let found = search::search(played.history(), &player, Budget::nodes(nodes), 0);
                found.expect("a turn").best_turn().to_owned()
            }
        };
        played.play(&turn).expect("legal");
    }
}

/// A good player thinks that the other one is likely to lose.
fn is_losing(found: &SearchResult) -> bool {
    found.win_chance() > 0.9
}

/// Starts a game against a computer after these turns.
async fn start_after(harness: &Harness, ana: &Person, turns: &[String]) {
    start(ana, "basileus", &[("computer", "1")]).await;
    let table = harness.table(ana).await;
    let id = |seat: usize| table.seats()[seat].as_ref().expect("somebody").id;
    let host = harness.host().await;
    for (number, text) in turns.iter().enumerate() {
        let turn = Command::Turn { by: id(number % 2), text: text.clone(), number: None };
        host.tables().execute(TableRef::Id(table.id()), turn).await.expect("legal");
    }
}

/// Whether a computer accepts a draw after these turns.
async fn agrees(harness: &Harness, ana: &Person, turns: &[String]) -> bool {
    start_after(harness, ana, turns).await;
    ana.slash("draw", &[]).await;
    // The computer accepts or declines.
    let answered = async {
        loop {
            let table = harness.table(ana).await;
            if table.offer().is_none() {
                return table.phase();
            }
            sleep(Duration::from_millis(5)).await;
        }
    };
    let phase = timeout(TEST_TIMEOUT, answered).await.expect("an answer");
    let is_agreed = phase == Phase::Ended(Ending::Drawn(Draw::Agreement));
    if !is_agreed {
        ana.resigns().await;
    }
    is_agreed
}

#[tokio::test]
async fn a_computer_accepts_a_draw_only_when_it_is_losing() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    assert!(agrees(&harness, &ana, &lost_by(1, GameKind::Basileus, 0, is_losing)).await);
    assert!(!agrees(&harness, &ana, &[]).await);
    assert!(!agrees(&harness, &ana, &lost_by(0, GameKind::Basileus, 0, is_losing)).await, "it is winning");
    harness.close().await;
}

/// Starts a game against a computer that is lost: Ana plays a good turn, and has still won after the reply. Returns the board.
async fn start_won(harness: &Harness, ana: &Person) -> Message {
    let is_won = |found: &SearchResult| matches!(found.proven, Some(ProvenResult::Win(turns)) if turns >= 5);
    let turns = lost_by(1, GameKind::Basileus, 100, is_won);
    start_after(harness, ana, &turns).await;
    let played = new_game(harness, ana).await;
    let best = search::search(
        played.history(),
        &search::PlayerProfile::top(GameKind::Basileus),
        Budget::nodes(3000),
        0,
    );
    ana.plays(best.expect("a turn").best_turn()).await;
    ana.sees(&format!("move {}\nSeedling: ", turns.len() + 2)).await
}

#[tokio::test]
async fn a_computer_that_is_lost_beyond_doubt_offers_to_resign() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = start_won(&harness, &ana).await;
    let offered = ana.sees("Seedling offers to resign.").await;
    assert!(offered.id() == board.id() && offered.pings().is_empty(), "the board asks: {offered:?}");
    assert_eq!(offered.buttons()[..2], ["Accept", "Decline"]);
    assert!(offered.has_button("Make a move"));
    harness.restart().await;
    ben.press(&offered, "Accept").await.whispers("You’re not");
    ana.press(&offered, "Accept").await;
    let end = ana.sees("Seedling resigns").await;
    end.says("**Ana wins**");
    assert!(end.id() == board.id() && !end.has_button("Accept"));
    assert_eq!(harness.table(&ana).await.phase(), Phase::Ended(Ending::Resigned));

    // The computer asks once. Whoever plays on just moves, or declines.
    start_won(&harness, &ana).await;
    let offered = ana.sees("Seedling offers to resign.").await;
    ana.press(&offered, "Decline").await;
    ana.plays(&harness.some_turn(&ana).await).await;
    let goes_on = ana.sees("Seedling: ").await;
    assert!(!goes_on.has_button("Accept"), "{goes_on:?}");
    ana.resigns().await;
    start_won(&harness, &ana).await;
    ana.sees("Seedling offers to resign.").await;
    ana.plays(&harness.some_turn(&ana).await).await;
    let goes_on = ana.sees("Seedling: ").await;
    assert!(!goes_on.has_button("Accept"), "{goes_on:?}");
    harness.close().await;
}

#[tokio::test]
async fn a_computer_that_may_lose_plays_on() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let is_worse = |found: &SearchResult| found.win_chance() > 0.8;
    let turns = lost_by(1, GameKind::Basileus, 0, is_worse);
    start_after(&harness, &ana, &turns).await;
    ana.plays(&harness.some_turn(&ana).await).await;
    let answer = ana.sees(&format!("move {}\nSeedling: ", turns.len() + 2)).await;
    ana.slash("settings me", &[]).await;
    assert!(!answer.content().contains("resign"), "{}", answer.content());
    let table = harness.table(&ana).await;
    assert!(table.offer().is_none() && table.game().expect("a game").withdrawals().is_empty());
    harness.close().await;
}

/// Ana alone at a table of Biloba with three computers, after everybody has moved once. Returns the board.
async fn start_among_computers(harness: &Harness, ana: &Person) -> Message {
    start(ana, "biloba", &[("seats", "4"), ("computer", "8"), ("rated", "true")]).await;
    let turn = harness.some_turn(ana).await;
    ana.plays(&turn).await;
    let board = ana.sees("move 4\n").await;
    board.says("it’s your turn");
    board
}

/// Waits until each change of a table is shown.
async fn wait_until_shown(host: &Host) {
    wait_while(async || !host.deliveries().pending().await.expect("a store").is_empty()).await;
}

#[tokio::test]
async fn computers_finish_a_game_unseen_that_all_people_have_left() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    start_among_computers(&harness, &ana).await;
    let before = ben.messages().await.len();
    ana.resigns().await.says("Only computers are left.");
    let end = ana.sees("The computers finished the game on their own, in").await;
    end.says("Ana resigns.\nThe computers finished");
    end.says("4th place: Ana");
    end.says("Unrated: only computers were left before move 20, and they played the rest.");
    assert_eq!(end.pictures(), 1);
    let table = harness.table(&ana).await;
    assert!(matches!(table.phase(), Phase::Ended(_)), "{:?}", table.phase());
    assert!(table.turn_number() <= 4 + 300, "{}", table.turn_number());
    wait_until_shown(&harness.host().await).await;
    // One message shows the resignation, and then the end. The board of the next game comes after all of that.
    start(&ana, "biloba", &[("computer", "1")]).await;
    assert_eq!(ben.messages().await.len(), before + 1);
    harness.close().await;
}

#[tokio::test]
async fn computers_finish_a_game_after_a_restart() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = start_among_computers(&harness, &ana).await;
    let before = ben.messages().await.len();
    harness.stop_bot().await;
    // The state after a kill before the computers could finish.
    let by = Participant::Human(ana.id.parse().expect("an id"));
    let (host, at) = (harness.host().await, TableRef::Channel(ChannelId(ana.channel())));
    host.tables().execute(at, Command::Resign { by }).await.expect("she plays");
    harness.start_bot().await;
    let end = ana.sees("4th place: Ana").await;
    assert!(matches!(harness.table(&ana).await.phase(), Phase::Ended(_)));
    wait_until_shown(&host).await;
    // The board shows the end, and the only other message is the board of the next game, which comes after all of that.
    assert_eq!(end.id(), board.id());
    start(&ana, "biloba", &[("computer", "1")]).await;
    assert_eq!(ben.messages().await.len(), before + 1);
    harness.close().await;
}
