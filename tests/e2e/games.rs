//! Whole games.

use crate::harness::Harness;
use bside::rules::{Game, GameKind, Setup};
use bside::table::Phase;

/// A short game in which every possible capture is made.
const GAME: &str = "d2-d1 f8-f9 d3-b3 d7-f5 f3-d5 f5-f3 e2>f3 g6-h7 h4-i5 b6-c5 b3-b5,b5>c5 g7-g6 i5-i6 f7-d7 i6-i7 d7-c8 e3-g5,g5>h6 g6-h5,h5>h6 f4-g5,g5>h6 f9-f8 h6-g7,g7>h7 e6-f5 c4-e6,e6>f5 d6-e5-f4,f4>f5 d4-e5-e6,e6>f5 e8-e6 d5-f7,f5>f6 e9-g7,e7>f7 b4-d6,d6>e6 c6-d5,d5>e6 c5-d6,d6>e6 d8-b8 h7-g8,e6>f7 f8-e7,e7>f7 e4-e5-e6,e6>f7 c8-d9 f6-g6,g6>g7 b8-d6 d1-d2 c7-b7 f2-h4 d9-c8 g8-f9 d6-d5 f7-e8 d5-e6 i7-h7 e6-e5-d4 e8-d8 d4-c5 g4-i4 c8-e8 d8-d7,d7>e8";

#[tokio::test]
async fn a_game_by_commands_from_invitation_to_rating() {
    let harness = Harness::open().await;
    let [ana, ben, dee] = harness.people(["ana", "ben", "dee"]).await;

    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    invitation.says("Ana invites you to a game of Biloba.");
    invitation.shows_board();
    assert_eq!(invitation.pings(), ["ben"]);
    assert_eq!(invitation.buttons(), ["Join", "Decline", "Cancel", "How to play"]);

    ben.press(&invitation, "Join").await.says("Everyone’s here");
    let mut board = ben.sees("The game starts.").await;
    board.says("Ben joins.");
    assert_eq!(board.pings(), ["ana"]);
    dee.loses_buttons(&invitation).await;

    let mut game = Game::new(Setup::new(GameKind::Biloba, Some(2), None).expect("Biloba seats two"));
    for turn in GAME.split(' ') {
        let players = [&ana, &ben];
        let mover = players[game.seat().expect("the game is not over")];
        game.play(turn).expect("a legal turn");
        let next = mover.plays(turn).await;
        next.shows_board();
        next.says(&format!("move {}", game.turns().len()));
        if let Some(seat) = game.seat() {
            assert_eq!(next.pings(), [players[seat].name], "only who is to act is called");
            let end = if game.turns().len() < 2 { "Cancel game" } else { "Resign" };
            let mut buttons = next.buttons();
            assert_eq!(buttons.pop(), Some("Explore"));
            assert_eq!(buttons.pop(), Some("How to play"), "it is their first game");
            assert!(
                buttons.ends_with(&["Make a move", "Offer draw", "Request takeback", end]),
                "{buttons:?}"
            );
        }
        dee.loses_buttons(&board).await;
        board = next;
    }
    assert!(game.places().is_complete());
    let (winner, loser) = if game.places().get(0) == Some(1) { ("Ana", "Ben") } else { ("Ben", "Ana") };
    board.says(&format!("**{winner} wins**. The other player is out."));
    board.says(&format!("{winner}: 1605 (provisional: 1170–2040), 4 more games until it settles"));
    board.says(&format!("{loser}: 1395 (provisional: 960–1830), 4 more games until it settles"));
    assert_eq!(board.buttons(), ["Rematch", "Replay", "Game record", "Review", "Puzzle", "Explore"]);
    assert_eq!(board.pings(), [loser.to_lowercase()], "who has won has just played");
    assert!(matches!(harness.table(&ana).await.phase(), Phase::Ended(_)));

    for everywhere in ["false", "true"] {
        let page = dee.slash("leaderboard", &[("game", "biloba"), ("everywhere", everywhere)]).await.page();
        let place = |name: &str| page.find(&format!("**{name}**")).unwrap_or_else(|| panic!("{page}"));
        assert!(place(winner) < place(loser), "{page}");
        assert!(page.contains("1 won, 0 drawn, 0 lost"), "{page}");
        assert!(page.contains("0 won, 0 drawn, 1 lost"), "{page}");
    }
    ben.plays("d4-d5").await.whispers("That game is over.");
    ben.slash("play", &[("game", "bizingo")])
        .await
        .says("Ben is looking for an opponent for a game of Bizingo");
    harness.close().await;
}

#[tokio::test]
async fn three_people_join_by_button_and_one_resigns() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "3")]).await;
    invitation.says("Ana is looking for 2 more players for a 3-player game of Biloba. Who’s in?");
    assert!(invitation.pings().is_empty());

    let half = ben.press(&invitation, "Join").await;
    half.says("Ben joins.");
    half.says("Ana is looking for one more player for a 3-player game of Biloba.");
    half.shows_board();
    assert_eq!(half.id(), invitation.id());
    cy.press(&half, "Join").await.says("Everyone’s here");
    let board = cy.sees("The game starts.").await;
    board.says("Cy joins.");
    assert_eq!(board.pings(), ["ana"]);
    dee.press(&board, "Cancel game").await.whispers("You’re not playing in this game.");

    harness.play_until_rated(&[&ana, &ben, &cy]).await;
    let first = harness.some_turn(&ana).await;
    let board = ana.plays(&first).await;
    assert_eq!(board.pings(), ["ben"]);
    // It is not Cy's turn, but anybody may resign at any time.
    let question = cy.press(&board, "Resign").await;
    question.whispers("Do you really want to resign?");
    cy.press(&question, "Yes, resign").await.whispers("You resigned.");
    let board = cy.sees("Cy resigns.").await;
    board.shows_board();
    assert!(board.pings().is_empty(), "Ben was called a moment ago");
    cy.plays("d4-d5").await.whispers("You’re out of this game");

    let first = harness.some_turn(&ben).await;
    let board = ben.plays(&first).await;
    assert_eq!(board.pings(), ["ana"]);
    let end = ana.resigns().await;
    end.says("Ana resigns.\n**Ben wins**.");
    end.says("2nd place: Ana\n3rd place: Cy");
    end.says("Ben: 16");
    end.says("4 more games until it settles");
    assert_eq!(end.buttons(), ["Rematch", "Replay", "Game record", "Review", "Puzzle", "Explore"]);
    dee.loses_buttons(&board).await;
    let page = dee.slash("leaderboard", &[("game", "biloba")]).await;
    let places = ["**Ben**", "**Ana**", "**Cy**"].map(|name| page.page().find(name).expect("all are rated"));
    assert!(places.is_sorted() && page.is_private(), "{page:?}");
    // Shared, everyone sees the same page, also after a restart.
    harness.restart().await;
    let pressed = dee.press(&page, "Share").await;
    assert_eq!((pressed.id(), pressed.page(), pressed.buttons().len()), (page.id(), page.page(), 0));
    let shared = ana.messages().await.remove(0);
    assert_eq!((shared.is_private(), shared.page(), shared.buttons().len()), (false, page.page(), 0));
    harness.close().await;
}

#[tokio::test]
async fn boards_rules_and_help_are_shown() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    let again = ben.slash("board", &[]).await;
    again.shows_board();
    assert_eq!(again.buttons(), board.buttons());
    assert!(again.pings().is_empty(), "nothing is asked of anybody");
    ana.sees_deletion(&board).await;
    let picture = ana.picture(&again).await;
    assert!(picture.starts_with(b"\x89PNG\r\n"));
    for game in GameKind::ALL {
        let page = ana.slash("rules", &[("game", game.name())]).await;
        assert!(page.is_private() && page.page().contains(": Goal and setup\n"), "{page:?}");
    }
    assert!(ben.slash("help", &[]).await.has_button("Start a game"));
    harness.close().await;
}

#[tokio::test]
async fn a_game_is_replayed_as_an_animation() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    ana.slash("replay", &[]).await.whispers("There’s no game in this channel.");
    harness.game(&ana, &ben).await;
    for (player, turn) in [(&ana, "d4-d5"), (&ben, "d6-e5-f5"), (&ana, "h4-h5")] {
        player.plays(turn).await;
    }
    let replay = ben.slash("replay", &[]).await;
    replay.whispers("**Biloba** · table 1 · replay");
    assert!(replay.alt().starts_with("The whole game, move by move (3 moves)."), "{}", replay.alt());
    assert_eq!((replay.pings().len(), replay.buttons()), (0, vec!["Share"]));
    let animation = ben.picture(&replay).await;
    assert!(animation.starts_with(b"GIF89a"));
    harness.close().await;
}

#[tokio::test]
async fn a_private_board_has_any_view_and_theme() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    let shared = ana.picture(&board).await;
    let mut seen = vec![shared];
    for options in
        [vec![("view", "ben")], vec![("theme", "Dark")], vec![("view", "2"), ("theme", "contrast")]]
    {
        let own = ben.slash("board", &options).await;
        assert!(own.is_private() && own.alt().contains("Biloba"), "{own:?}");
        let picture = ben.picture(&own).await;
        assert!(picture.starts_with(b"\x89PNG\r\n") && !seen.contains(&picture), "{options:?}");
        seen.push(picture);
    }
    for nobody in ["3", "0", "Cy", ""] {
        ben.slash("board", &[("view", nobody)]).await.whispers("plays here. Choose one of these: Ana, Ben.");
    }
    let players = ben.suggestions("board", &[("view", "")], "view").await;
    assert_eq!(players.into_iter().map(|(_, sent)| sent).collect::<Vec<_>>(), ["Ana", "Ben"]);
    let reply = ben.slash("board", &[("text", "true")]).await;
    reply.whispers("Ana: pawns ");
    assert_eq!(reply.pictures(), 0);
    ben.slash("board", &[("theme", "plaid")]).await.whispers("There’s no theme called “plaid”.");
    let choices = ben.suggestions("board", &[("theme", "c")], "theme").await;
    let sent = choices.into_iter().map(|(_, sent)| sent);
    assert_eq!(
        sent.collect::<Vec<_>>(),
        ["classic", "contrast", "spectrum"],
        "the last is for colour-blind people"
    );
    // The public board has kept its buttons.
    ana.press(&board, "Make a move").await.whispers("Which pawn do you want to move?");
    harness.close().await;
}

#[tokio::test]
async fn each_channel_has_a_table_of_its_own() {
    let harness = Harness::open().await;
    let [mut ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "4"), ("opponent", &ben.id)]).await;
    assert_eq!(invitation.pings(), ["ben"]);
    let one = cy.press(&invitation, "Join").await;
    one.says("2 seats left.");
    dee.press(&one, "Join").await.says("One seat left.");
    ben.press(&one, "Join").await.says("Everyone’s here");
    let board = dee.sees("The game starts.").await;
    board.shows_board();
    for name in ["Ana", "Ben", "Cy", "Dee"] {
        assert!(board.alt().contains(&format!("{name}: pawns ")), "{}", board.alt());
    }
    assert_eq!(board.pings(), ["ana"]);
    dee.plays("d4-d5").await.whispers("It’s Ana’s turn.");

    ana.go_to_channel(1).await;
    ana.plays("d4-d5").await.whispers("There’s no game in this channel.");
    ana.slash("play", &[("game", "bilitaire")])
        .await
        .says("Ana is looking for an opponent for a game of Bilitaire");
    harness.close().await;
}
