//! Finished games: turn by turn, as animations and records, and rematches.

use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::person::Person;
use bside::i18n::{Localizer, names};
use bside::rules::record::Record;
use bside::table::Phase;
use flate2::read::DeflateDecoder;
use rawzip::ZipArchive;
use std::io::Read as _;

/// Ana and Ben play a turn each, and Ben resigns.
async fn over(harness: &Harness, ana: &Person, ben: &Person) -> Message {
    harness.game(ana, ben).await;
    ana.plays("d4-d5").await;
    ben.plays("d6-c5").await;
    ben.resigns().await
}

#[tokio::test]
async fn any_finished_game_is_replayed_step_by_step_also_after_a_restart() {
    let mut harness = Harness::open().await;
    let [ana, ben, mut cy] = harness.people(["ana", "ben", "cy"]).await;
    over(&harness, &ana, &ben).await;
    let number = harness.table(&ana).await.id().to_string();
    cy.go_to_channel(1).await;
    cy.slash("game", &[("number", "4711")]).await.whispers("There’s no such table.");

    let end = cy.slash("game", &[("number", &number)]).await;
    end.whispers("Ben resigns.\n**Ana wins**.");
    assert_eq!(end.buttons(), ["⏮", "◀", "▶", "⏭", "Replay", "Game record"]);
    assert!(end.alt().starts_with("Biloba, the game is over."), "{}", end.alt());
    let before = cy.press(&end, "◀").await;
    assert_eq!(before.id(), end.id(), "it stays in its place");
    before.whispers("move 2\nBen: d6-c5");
    assert!(!before.content().contains("wins"), "{}", before.content());
    assert!(before.alt().contains("Ana to move. Last move: Ben: d6-c5."), "{}", before.alt());
    assert_ne!(cy.picture(&before).await, cy.picture(&end).await);

    harness.restart().await;
    let first = cy.press(&before, "⏮").await;
    assert!(first.alt().starts_with("Biloba, Ana to move. Ana: pawns"), "{}", first.alt());
    let second = cy.press(&first, "▶").await;
    second.whispers("move 1\nAna: d4-d5");
    let last = cy.press(&second, "⏭").await;
    assert_eq!(last.content(), end.content());
    let animation = cy.press(&last, "Replay").await;
    animation.whispers("table 1 · replay");
    assert_eq!(animation.0["attachments"][0]["content_type"], "image/gif");
    let record = cy.press(&last, "Game record").await;
    let text = String::from_utf8(cy.picture(&record).await).expect("text");
    assert!(text.contains("1. d4-d5 2. d6-c5 resign:1"), "{text}");
    harness.close().await;
}

#[tokio::test]
async fn two_who_share_at_the_same_moment_show_one_animation_one_record_and_one_review() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let end = over(&harness, &ana, &ben).await;
    for (label, file) in
        [("Replay", "biloba-1.gif"), ("Game record", "biloba-1.txt"), ("Review", "biloba-1-chances.png")]
    {
        let mut pages = Vec::new();
        for person in [&ana, &ben] {
            let page = person.press(&end, label).await;
            let is_made = |message: &Message| message.id() == page.id() && message.has_button("Share");
            wait_while(async || !person.seen_messages().iter().any(is_made)).await;
            pages.extend(person.seen_messages().into_iter().find(is_made));
        }
        let (one, other) = tokio::join!(ana.press(&pages[0], "Share"), ben.press(&pages[1], "Share"));
        let messages = ana.messages().await;
        let mut shown =
            messages.iter().filter(|message| !message.is_private() && message.files().next() == Some(file));
        let (Some(public), None) = (shown.next(), shown.next()) else { panic!("{messages:?}") };
        public.says("");
        let led = if one.id() == pages[0].id() { other } else { one };
        led.whispers("That’s already in this channel: https://discord.com/channels/");
        assert!(led.content().ends_with(public.id()), "{led:?}");
    }
    harness.close().await;
}

#[tokio::test]
async fn an_animation_that_is_shared_is_led_to() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    ana.plays("d4-d5").await;
    // Shares the animation, and returns the message that everyone sees.
    let share = async || {
        let page = ana.slash("replay", &[]).await;
        page.whispers("table 1 · replay");
        let pressed = ana.press(&page, "Share").await;
        assert!(pressed.id() == page.id() && pressed.buttons().is_empty(), "{pressed:?}");
        let shared = ana.messages().await.remove(0);
        shared.says("table 1 · replay");
        assert_eq!((shared.alt(), shared.buttons().len()), (page.alt(), 0));
        shared
    };
    let led_to = |message: &Message| {
        format!(
            "That’s already in this channel: https://discord.com/channels/{}/{}/{}",
            ana.guild().expect("a server"),
            ana.channel(),
            message.id()
        )
    };
    let first = share().await;
    ben.press(&ben.slash("replay", &[]).await, "Share").await.whispers(&led_to(&first));
    // Meanwhile another move was played.
    ben.plays("d6-c5").await;
    assert_ne!(share().await.id(), first.id());
    let end = ben.resigns().await;
    let last = share().await;
    harness.restart().await;
    ana.press(&ana.press(&end, "Replay").await, "Share").await.whispers(&led_to(&last));
    ben.press(&ben.slash("replay", &[]).await, "Share").await.whispers(&led_to(&last));
    // Somebody deletes the message with the animation.
    let path = format!("/channels/{}/messages/{}", ana.channel(), last.id());
    ana.call(reqwest::Method::DELETE, &path, serde_json::json!({})).await;
    share().await;
    harness.close().await;
}

#[tokio::test]
async fn a_running_game_is_watched_from_another_channel() {
    let harness = Harness::open().await;
    let [ana, ben, mut cy] = harness.people(["ana", "ben", "cy"]).await;
    ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    let number = harness.table(&ana).await.id().to_string();
    cy.go_to_channel(1).await;
    let early = cy.slash("game", &[("number", &number)]).await;
    early.whispers("The game hasn’t started yet");
    ben.press(&ana.messages().await[0], "Join").await;
    ben.sees("The game starts.").await;
    let now = cy.slash("game", &[("number", &number)]).await;
    now.whispers("it’s your turn.");
    assert!(now.pings().is_empty(), "nobody is called");
    ana.plays("d4-d5").await;
    let later = cy.slash("game", &[("number", &number)]).await;
    later.whispers("Ana: d4-d5");
    let first = cy.press(&later, "◀").await;
    ben.plays("d6-c5").await;
    cy.press(&first, "⏭").await.whispers("move 1\nAna: d4-d5");
    cy.slash("game", &[("number", &number)]).await.whispers("Ben: d6-c5");
    harness.close().await;
}

#[tokio::test]
async fn a_rematch_rotates_the_seats() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let end = over(&harness, &ana, &ben).await;
    assert_eq!(end.buttons(), ["Rematch", "Replay", "Game record", "Review", "Puzzle", "Explore"]);
    cy.press(&end, "Rematch").await.whispers("You didn’t play in this game. /play starts");
    // Ben goes first now, no matter who asks for the rematch.
    let invitation = ana.press(&end, "Rematch").await;
    invitation.says("Ana invites you to a game of Biloba.");
    // A second press leads to the open invitation.
    let again = ana.press(&end, "Rematch").await;
    again.whispers("**Biloba** · table 2 · https://discord.com/channels/");
    assert!(again.content().ends_with(invitation.id()), "{again:?}");
    // Whoever asks second joins.
    let board = ben.press(&end, "Rematch").await;
    board.says("The game starts.");
    ana.loses_buttons(&invitation).await;
    assert!(board.pings().is_empty(), "Ben has just pressed and moves first");
    let again = ben.press(&end, "Rematch").await;
    again.whispers("**Biloba** · table 2 · https://discord.com/channels/");
    assert!(again.content().ends_with(board.id()), "{again:?}");
    let names = harness.table(&ana).await.names();
    assert_eq!(names, ["Ben", "Ana"]);
    for person in [&ben, &ana] {
        let turn = harness.some_turn(person).await;
        person.plays(&turn).await;
    }
    let end = ben.resigns().await;
    // Now Ana goes first again, and Ana asks.
    let invitation = ana.press(&end, "Rematch").await;
    ben.press(&invitation, "Join").await;
    ana.sees("The game starts.").await;
    assert_eq!(harness.table(&ana).await.names(), ["Ana", "Ben"]);
    harness.close().await;
}

#[tokio::test]
async fn a_rematch_that_is_asked_for_twice_at_once_is_one_game() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let end = over(&harness, &ana, &ben).await;
    // The presses wait for the same commit. Before that, each looks up the other player.
    let lock = harness.lock_database().await;
    let (_, before) = harness.sandbox.requests_after(0);
    let is_looked_up = |person: &Person| {
        let (requests, _) = harness.sandbox.requests_after(before);
        requests.iter().any(|request| request.path.ends_with(&format!("/members/{}", person.id)))
    };
    let presses = async { tokio::join!(ana.press(&end, "Rematch"), ben.press(&end, "Rematch")) };
    let unlock = async {
        wait_while(async || !is_looked_up(&ana) || !is_looked_up(&ben)).await;
        lock.release().await;
    };
    let ((one, other), ()) = tokio::join!(presses, unlock);
    for answer in [one, other] {
        assert!(!answer.is_private(), "{answer:?}");
    }
    assert_eq!(harness.table(&ana).await.phase(), Phase::Playing);
    ana.resigns().await;

    ana.slash("play", &[("game", "biloba"), ("computer", "1")]).await;
    let end = ana.resigns().await;
    let (one, other) = tokio::join!(ana.press(&end, "Rematch"), ana.press(&end, "Rematch"));
    let (board, again) = if one.is_private() { (other, one) } else { (one, other) };
    board.shows_board();
    // On PostgreSQL an attempt that fails uses up a number.
    let heading = format!("**Biloba** · table {}", harness.table(&ana).await.id());
    again.whispers(&heading);
    let messages = ana.messages().await;
    let about = messages.iter().filter(|message| message.content().contains(&heading));
    assert_eq!(about.filter(|message| !message.is_private()).count(), 1, "no line remains of another board");
    harness.close().await;
}

#[tokio::test]
async fn there_is_no_rematch_against_a_former_player() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let end = over(&harness, &ana, &ben).await;
    let question = ben.slash("privacy delete", &[]).await;
    ben.press(&question, "Yes, delete my data").await;
    ana.press(&end, "Rematch").await.whispers("Someone from that game has deleted their data");
    let board = ana.slash("board", &[]).await;
    assert_eq!(board.buttons(), ["Replay", "Game record", "Review", "Puzzle", "Explore"]);
    harness.close().await;
}

#[tokio::test]
async fn a_computer_begins_the_rematch() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    ana.slash("play", &[("game", "biloba"), ("computer", "1"), ("rated", "false")]).await;
    let end = ana.resigns().await;
    let board = ana.press(&end, "Rematch").await;
    board.says("The game starts.");
    ana.sees("Seedling: ").await;
    let table = harness.table(&ana).await;
    assert_eq!((table.phase(), table.turn_number(), table.is_casual()), (Phase::Playing, 1, true));
    harness.close().await;
}

/// The end of a game against computers in which everybody has moved.
async fn over_against_computers(harness: &Harness, ana: &Person, options: &[(&str, &str)]) -> Message {
    let options: Vec<_> = [("game", "biloba"), ("rated", "false")].iter().chain(options).copied().collect();
    ana.slash("play", &options).await.says("The game starts.");
    let seats = harness.table(ana).await.seats().len();
    ana.plays(&harness.some_turn(ana).await).await;
    ana.sees(&format!("move {seats}\n")).await;
    ana.resigns().await
}

#[tokio::test]
async fn a_stronger_or_weaker_computer_is_one_press_away() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let end = over_against_computers(&harness, &ana, &[("computer", "1")]).await;
    assert_eq!(
        end.buttons(),
        ["Rematch", "Rematch, stronger", "Replay", "Game record", "Review", "Puzzle", "Explore"],
        "there is no weaker one"
    );
    harness.restart().await;
    ben.press(&end, "Rematch, stronger").await.whispers("You didn’t play in this game.");
    let board = ana.press(&end, "Rematch, stronger").await;
    board.says("The game starts.");
    let table = harness.table(&ana).await;
    assert_eq!((table.is_casual(), table.setup().seats()), (true, 2));
    ana.sees("move 1\nSparrow: ").await;
    ana.press(&end, "Rematch, stronger").await.whispers("table 2");
    ana.plays(&harness.some_turn(&ana).await).await;
    let end = ana.resigns().await;
    assert_eq!(end.buttons()[..3], ["Rematch", "Rematch, weaker", "Rematch, stronger"]);
    ana.press(&end, "Rematch, weaker").await.says("The game starts.");
    assert_eq!(names(&Localizer::english(), &*harness.table(&ana).await), ["Ana", "Seedling"]);
    harness.close().await;
}

#[tokio::test]
async fn stronger_computers_take_all_their_seats_and_go_to_a_thread_if_need_be() {
    let mut harness = Harness::open().await;
    let [mut ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    over_against_computers(&harness, &ana, &[("computer", "7"), ("seats", "4")]).await;
    let end = ana.sees("The computers finished the game").await;
    harness.game(&ben, &cy).await;
    let occupied = ana.press(&end, "Rematch, stronger").await;
    occupied.whispers("This channel already has a game");
    harness.restart().await;
    let reply = ana.press(&occupied, "Start in a thread").await;
    ana.go_to(reply.place()).await;
    let table = harness.table(&ana).await;
    assert_eq!(names(&Localizer::english(), &table), ["Owl", "Owl 2", "Owl 3", "Ana"]);
    harness.close().await;
}

#[tokio::test]
async fn running_games_are_listed_with_ones_own_turn_first() {
    let mut harness = Harness::open().await;
    let [mut ana, mut ben, mut cy] = harness.people(["ana", "ben", "cy"]).await;
    let none = ana.slash("games", &[]).await;
    assert!(none.is_private() && none.page().contains("You have no games in progress."), "{}", none.page());
    harness.game(&ana, &ben).await;
    ana.go_to_channel(1).await;
    ben.go_to_channel(1).await;
    harness.game(&ana, &ben).await;
    ana.plays("d4-d5").await;
    let page = ana.slash("games", &[]).await.page();
    let lines: Vec<&str> = page.lines().collect();
    assert_eq!(lines[0], "2 games in progress, 1 waiting for you");
    assert!(
        lines[1].starts_with("▶ **Biloba** · table 1 · no moves yet · Ben · https://discord.com/channels/"),
        "{page}"
    );
    assert!(lines[2].starts_with("· **Biloba** · table 2 · move 1 · Ben · https://"), "{page}");
    harness.restart().await;
    // The invited player has to accept.
    cy.go_to_channel(2).await;
    cy.slash("play", &[("game", "bizingo"), ("opponent", &ben.id)]).await;
    let page = ben.slash("games", &[]).await.page();
    assert!(page.starts_with("2 games in progress, 1 waiting for you · one invitation"), "{page}");
    assert!(page.contains("▶ **Bizingo** · table 3 · waiting for players · Cy · "), "{page}");
    ben.resigns().await;
    let page = ben.slash("games", &[]).await.page();
    assert!(page.starts_with("One game in progress · one invitation") && !page.contains("table 2"), "{page}");
    harness.close().await;
}

/// The names and texts of the files in an archive.
fn unpacked(archive: &[u8]) -> Vec<(String, String)> {
    let archive = ZipArchive::from_slice(archive).expect("an archive");
    let unpack = |entry: rawzip::ZipFileHeaderRecord<'_>| {
        let name = String::from_utf8(entry.file_path().as_ref().to_vec()).expect("a name");
        let entry = archive.get_entry(entry.wayfinder()).expect("its data");
        let mut text = String::new();
        let mut file = entry.verifying_reader(DeflateDecoder::new(entry.data()));
        file.read_to_string(&mut text).expect("the checksum is right");
        (name, text)
    };
    archive.entries().map(|entry| unpack(entry.expect("it is whole"))).collect()
}

#[tokio::test]
async fn all_finished_games_of_a_player_come_in_one_archive() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    over(&harness, &ana, &ben).await;
    harness.game_of("bizingo", &cy, &ana).await;
    cy.resigns().await;
    harness.game(&ana, &ben).await;
    harness.restart().await;
    let sent = ana.slash("record", &[("all", "true")]).await;
    sent.whispers("The records of your 2 finished games.");
    assert_eq!(sent.files().collect::<Vec<_>>(), ["b-side-records.zip"]);
    let files = unpacked(&ana.picture(&sent).await);
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        names,
        ["bizingo-2.txt", "biloba-1.txt"],
        "the newest first; the one that is played is missing"
    );
    for (name, text) in &files {
        let record = text.parse::<Record>().unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert_eq!((record.to_string(), record.game.seat()), (text.clone(), None));
        assert!(text.contains("[Table \"") && text.contains("\"Ana\"]"), "{text}");
    }
    let alone = ben.slash("record", &[("all", "true")]).await;
    alone.whispers("The record of your finished game.");
    // Without the option it is the game of the channel.
    let one = ana.slash("record", &[("all", "false")]).await;
    assert_eq!(one.files().collect::<Vec<_>>(), ["biloba-3.txt"]);
    harness.close().await;
}

#[tokio::test]
async fn nobody_has_records_before_the_first_game() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    ana.slash("record", &[("all", "true")]).await.whispers("You haven’t finished a game yet.");
    harness.close().await;
}
