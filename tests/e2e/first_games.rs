//! The way to a first game and the texts after it: how to play, the strength of the computer, what to try next.

use crate::harness::Harness;
use crate::lessons;
use crate::message::Message;
use crate::person::Person;
use bside::diagrams;
use bside::host::TableRef;
use bside::i18n::{Localizer, names};
use bside::rules::GameKind;
use bside::table::{ChannelId, Command, Phase, PlayerId};

const STRENGTHS: [&str; 3] = ["Beginner", "Medium", "Strong"];
/// The buttons for the strength: in casual games, and in rated ones.
const BOTH: [&str; 6] = ["Beginner", "Medium", "Strong", "Rated: Beginner", "Rated: Medium", "Rated: Strong"];

/// The greeting in the channel.
async fn greeting(harness: &Harness, person: &Person) -> Message {
    harness.greet().await;
    person.messages().await.pop().expect("a greeting")
}

/// Solves the first lesson of a game and returns the answer.
async fn first_lesson(person: &Person, game: GameKind) -> Message {
    let task = person.slash("learn", &[("game", game.name())]).await;
    lessons::solve(person, &diagrams::lessons(game)[0], task).await
}

#[tokio::test]
async fn games_of_the_greeting_are_casual_and_of_the_chosen_strength() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let greeting = greeting(&harness, &ana).await;
    ana.press(&greeting, "Play both sides").await;
    assert!(harness.table(&ana).await.is_casual());
    ana.resigns().await;
    for (strength, name) in STRENGTHS.into_iter().zip(["Seedling", "Hedgehog", "Fox"]) {
        let chooser = ana.press(&greeting, "Play the computer").await;
        chooser.whispers("How strong should the computer be?");
        chooser.whispers("Beginner is level 1, Medium level 3, Strong level 6.");
        assert_eq!(chooser.buttons(), BOTH);
        if strength == "Medium" {
            harness.restart().await;
        }
        let chosen = ana.press(&chooser, strength).await;
        assert!(chosen.is_private() && chosen.buttons().is_empty(), "{chosen:?}");
        let board = ana.sees(&format!("{name} joins.")).await;
        board.shows_board();
        assert!(harness.table(&ana).await.is_casual());
        ana.resigns().await;
    }
    harness.close().await;
}

#[tokio::test]
async fn the_strength_is_asked_for_under_an_invitation_and_only_its_opener_chooses() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "biloba"), ("seats", "3"), ("opponent", ben.id.as_str())];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Play the computer").await.whispers("Only Ana can");
    let chooser = ana.press(&invitation, "Play the computer").await;
    assert_eq!((chooser.is_private(), chooser.buttons()), (true, BOTH.to_vec()));
    harness.restart().await;
    ana.press(&chooser, "Strong").await.whispers("Fox joins.");
    let invitation = ana.sees("One seat left.").await;
    assert_eq!(invitation.buttons(), ["Join", "Decline", "Cancel", "How to play"]);
    assert!(invitation.pings().is_empty(), "nobody is pinged again");
    // The old message of the same buttons answers too.
    let seated = ana.press(&chooser, "Beginner").await;
    assert!(seated.is_private() && !seated.content().is_empty(), "{seated:?}");
    ben.press(&invitation, "Join").await;
    assert_eq!(names(&Localizer::english(), &*harness.table(&ana).await), ["Ana", "Ben", "Fox"]);
    harness.close().await;
}

#[tokio::test]
async fn how_to_play_stays_for_a_whole_first_game_and_later_until_a_player_has_moved() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    for game in GameKind::ALL {
        let options = [("game", game.name()), ("opponent", ben.id.as_str())];
        let invitation = ana.slash("play", &options).await;
        let teaches = async |board: &Message| {
            let lesson = cy.press(board, "How to play").await;
            lesson.whispers("lesson 1 of");
            assert!(lesson.alt().to_lowercase().contains(game.name()), "{}", lesson.alt());
            assert_eq!(cy.press(&lesson, "Rules").await.id(), lesson.id());
        };
        teaches(&invitation).await;
        ben.press(&invitation, "Join").await;
        let mut board = ben.sees("The game starts.").await;
        for player in [&ana, &ben] {
            teaches(&board).await;
            board = player.plays(&harness.some_turn(player).await).await;
        }
        let is_first = game == GameKind::ALL[0];
        assert_eq!(board.has_button("How to play"), is_first);
        if is_first {
            teaches(&board).await;
        }
        assert!(!ana.resigns().await.has_button("How to play"));
    }
    harness.close().await;
}

#[tokio::test]
async fn how_to_play_stays_beside_the_choices_of_a_first_game_against_the_computer() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let options = [("game", "biloba"), ("computer", "1"), ("begins", "me")];
    let board = ana.slash("play", &options).await;
    let chooser = ana.press(&board, "Make a move").await;
    assert_eq!((chooser.id(), chooser.has_button("How to play")), (board.id(), true));
    ana.press(&chooser, "How to play").await.whispers("lesson 1 of");
    harness.close().await;
}

#[tokio::test]
async fn the_buttons_of_a_first_board_with_a_clock_fit() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "biloba"), ("opponent", ben.id.as_str()), ("time", "1d")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    let board = ana.plays("d4-d5").await;
    assert_eq!(
        board.buttons(),
        [
            "Make a move",
            "Offer draw",
            "Request takeback",
            "Ask to pause",
            "Cancel game",
            "How to play",
            "Explore"
        ]
    );
    ben.press(&board, "How to play").await.whispers("lesson 1 of");
    harness.close().await;
}

#[tokio::test]
async fn a_lesson_leads_to_a_game() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    for game in GameKind::ALL {
        let answer = first_lesson(&ana, game).await;
        assert_eq!(answer.buttons(), ["Try again", "Next lesson", "Play now"]);
        let chooser = ana.press(&answer, "Play now").await;
        assert_eq!((chooser.id(), chooser.pictures()), (answer.id(), 0));
        assert_eq!(chooser.buttons(), BOTH);
        harness.restart().await;
        ana.press(&chooser, "Beginner").await;
        let board = ana.sees("Seedling joins.").await;
        assert_eq!((board.pictures(), board.pings().len()), (1, 0));
        let table = harness.table(&ana).await;
        assert_eq!((table.setup().kind(), table.is_casual()), (game, true));
        ana.resigns().await;
    }
    harness.close().await;
}

#[tokio::test]
async fn a_lesson_leads_to_a_game_where_one_can_be_played() {
    let harness = Harness::open().await;
    let [mut ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    // In a busy channel the game is offered a thread, as by /play.
    let answer = first_lesson(&ana, GameKind::Bizingo).await;
    let chooser = ana.press(&answer, "Play now").await;
    chooser.whispers("This channel already has a game; /board shows it. Start yours in a thread.");
    assert_eq!((chooser.id(), chooser.buttons()), (answer.id(), BOTH.to_vec()));
    let link = ana.press(&chooser, "Medium").await;
    let here = ana.channel().to_string();
    ana.go_to(link.place()).await;
    let table = harness.table(&ana).await;
    assert_eq!(
        (names(&Localizer::english(), &table), table.is_casual()),
        (vec!["Ana".to_owned(), "Hedgehog".to_owned()], true)
    );
    // A server may allow games in some channels only.
    ana.go_to(here.clone()).await;
    ana.slash("settings server", &[("allow", here.as_str())]).await;
    ana.go_to_channel(1).await;
    let answer = first_lesson(&ana, GameKind::Bizingo).await;
    ana.press(&answer, "Play now").await.whispers(&format!("<#{here}>"));
    harness.close().await;
}

#[tokio::test]
async fn the_first_finished_game_says_what_to_try_next() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let play = async |one: &Person, other: &Person| {
        harness.game(one, other).await;
        one.plays("d4-d5").await;
        other.plays("d6-c5").await;
        for person in [one, other] {
            let turn = harness.some_turn(person).await;
            person.plays(&turn).await;
        }
        other.resigns().await
    };
    let end = play(&ana, &ben).await;
    // The message loses its buttons when the board is shown again: commands do what it says.
    end.says("\n-# That was the first game on B-Side for Ana and Ben. Next, see what decided it: **/review** (table 1)");
    assert_eq!(end.mentioned_commands().len(), 1, "{end:?}");
    assert_eq!(end.pings(), ["ana"], "who has resigned knows it");
    // The bot says it once: not on the board that is shown again, and not after another game.
    let again = ana.slash("board", &[]).await;
    assert!(!again.content().contains("first game on"), "{again:?}");
    let end = play(&cy, &ana).await;
    end.says("-# That was the first game on B-Side for Cy.");
    let end = play(&ana, &ben).await;
    assert!(!end.content().contains("first game on"), "{end:?}");
    harness.restart().await;
    let [dee] = harness.people(["dee"]).await;
    // A process that dies before it shows the end says it later.
    harness.game(&ana, &dee).await;
    ana.plays("d4-d5").await;
    dee.plays("d6-c5").await;
    harness.stop_bot().await;
    let by = dee.id.parse::<PlayerId>().expect("an id").into();
    let here = TableRef::Channel(ChannelId(dee.channel()));
    let resigned = harness.host().await.tables().execute(here, Command::Resign { by }).await;
    assert!(matches!(resigned.expect("a running game").table.phase(), Phase::Ended(_)));
    harness.start_bot().await;
    ana.sees("-# That was the first game on B-Side for Dee.").await.says("**Ana wins**");
    harness.close().await;
}
