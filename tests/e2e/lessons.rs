//! Lessons played by pressing buttons, and help that depends on where it is asked for.

use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;
use bside::diagrams::{Lesson, lessons};
use bside::i18n::{HelpTopic, Localizer};
use bside::rules::GameKind;

/// Puts a turn together by pressing buttons, starting at the lesson.
async fn plays(person: &Person, lesson: &Lesson, task: Message, turn: &str) -> Message {
    let mut step = task;
    loop {
        let text = |value: &str| value.trim_start_matches('=').to_owned();
        let values: Vec<String> = step.values().into_iter().map(str::to_owned).collect();
        let fits = |value: &&String| {
            let begun = lesson.choices(&Localizer::english(), value.trim_start_matches('='));
            turn == text(value) || !value.starts_with('=') && begun.is_some() && leads(lesson, value, turn)
        };
        let value = values.iter().find(fits).unwrap_or_else(|| panic!("{turn}: {values:?}")).clone();
        step = person.choose(&step, &value).await;
        assert!(step.is_private() && step.pictures() == 1, "{step:?}");
        if value.starts_with('=') {
            return step;
        }
    }
}

/// Puts a correct turn together.
pub async fn solve(person: &Person, lesson: &Lesson, task: Message) -> Message {
    let turns = lesson.board().position().legal_turns();
    let is_right = |turn: &&String| lesson.attempt(turn).expect("legal").is_correct;
    let right = turns.iter().find(is_right).expect("one is right");
    plays(person, lesson, task, right).await
}

/// Whether a partial turn leads to this turn.
fn leads(lesson: &Lesson, beginning: &str, turn: &str) -> bool {
    let choices = lesson.choices(&Localizer::english(), beginning).expect("it was offered");
    choices
        .list
        .iter()
        .any(|choice| choice.text() == turn || !choice.is_complete && leads(lesson, &choice.text(), turn))
}

#[tokio::test]
async fn help_has_topics_and_mentions_commands() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let first = ana.slash("help", &[]).await;
    let words = Localizer::english();
    let titles = HelpTopic::ALL.iter().map(|topic| topic.title(&words));
    let titles: Vec<String> = titles.chain(["Puzzle".to_owned()]).collect();
    assert_eq!(first.buttons(), titles);
    // The ids are those of this sandbox.
    let id = |name: &str| {
        let command = ana.command_definitions().iter().find(|command| command["name"] == name).expect(name);
        command["id"].as_str().expect("an id").to_owned()
    };
    let play = format!("play:{}", id("play"));
    assert!(first.mentioned_commands().contains(&play.as_str()), "{first:?}");
    harness.restart().await;
    let topic = ana.press(&first, &HelpTopic::Settings.title(&words)).await;
    assert_eq!(topic.id(), first.id(), "it is the same message");
    let settings = ["me", "vacation", "server"].map(|name| format!("settings {name}:{}", id("settings")));
    assert_eq!(topic.mentioned_commands(), settings);
    let mut page = topic;
    for topic in HelpTopic::ALL {
        page = ana.press(&first, &topic.title(&words)).await;
        assert_eq!(page.page(), format!("{}\n{}", topic.title(&words), topic.text(&words)));
    }
    harness.restart().await;
    let back = ana.press(&page, "Right now").await;
    assert_eq!((back.id(), back.page()), (first.id(), first.page()));
    assert_eq!(back.buttons(), titles);
    harness.close().await;
}

#[tokio::test]
async fn the_lessons_of_every_game_are_solved_by_buttons() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let words = Localizer::english();
    for game in GameKind::ALL {
        let mut task = ana.slash("learn", &[("game", game.name())]).await;
        let count = lessons(game).len();
        for (number, lesson) in lessons(game).iter().enumerate() {
            task.whispers(&format!("**{}, lesson {} of {count}: ", words.game(game), number + 1));
            task.whispers(&lesson.board().caption(&words));
            let turns = lesson.board().position().legal_turns();
            let answer = |turn: &String| lesson.attempt(turn).expect("legal");
            let right = turns.iter().find(|turn| answer(turn).is_correct).expect("one is right");
            let other = turns.iter().find(|turn| !answer(turn).is_correct).expect("one is not");

            let reply = plays(&ana, lesson, task, other).await;
            reply.whispers("**That’s legal, but not what we’re after.**");
            reply.whispers(&answer(other).explanation(&words));
            assert_eq!(reply.alt(), answer(other).board.alt_text(&words));
            if number == 2 {
                harness.restart().await;
            }
            assert_eq!(reply.primary_buttons(), ["Try again"]);
            let again = ana.press(&reply, "Try again").await;
            let reply = plays(&ana, lesson, again, right).await;
            reply.whispers("**That’s right!**");
            reply.whispers(&answer(right).explanation(&words));
            task = if number + 1 < count {
                assert_eq!(reply.primary_buttons(), ["Next lesson"]);
                ana.press(&reply, "Next lesson").await
            } else {
                reply
            };
        }
        task.whispers("That was the last lesson.");
        let rules = ana.press(&task, "Rules").await;
        assert!(rules.page().contains(": Goal and setup\n"), "{rules:?}");
        let first = ana.press(&rules, "First lesson").await;
        first.whispers(&format!("lesson 1 of {count}"));
        assert!(first.page().is_empty() && first.pictures() == 1, "{first:?}");
    }
    harness.close().await;
}

#[tokio::test]
async fn a_lesson_is_gone_on_with_by_its_number_and_left_for_its_neighbours() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let fourth = ana.slash("learn", &[("game", "biloba"), ("lesson", "4")]).await;
    fourth.whispers("lesson 4 of 8");
    let third = ana.press(&fourth, "Previous lesson").await;
    third.whispers("lesson 3 of 8");
    assert_eq!(third.id(), fourth.id());
    ana.press(&third, "Next lesson").await.whispers("lesson 4 of 8");
    // Another game may have fewer lessons.
    let last = ana.slash("learn", &[("game", "bizingo"), ("lesson", "8")]).await;
    last.whispers("lesson 5 of 5");
    assert!(last.has_button("Previous lesson") && !last.has_button("Next lesson"));
    let first = ana.slash("learn", &[("game", "bizingo")]).await;
    assert!(first.has_button("Next lesson") && !first.has_button("Previous lesson"));
    harness.close().await;
}

#[tokio::test]
async fn unknown_lessons_are_refused() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    for custom_id in [
        "learn:",
        "learn:biloba",
        "learn:biloba:",
        "learn:biloba:steps",
        "learn:go:capture",
        "learn:biloba:capture:0",
        "learn:biloba:capture:x",
        "learn:biloba:capture:0:0",
    ] {
        let old = harness.post_button(&ana, custom_id).await;
        ana.activate(&old, custom_id).await.whispers("That button no longer works.");
    }
    for (custom_id, value) in [
        ("learn:biloba:capture:0", "=z9"),
        ("learn:biloba:capture:0", "=a1-a2"),
        ("learn:biloba:capture:0", "e9"),
        ("learn:biloba:capture:999", "d3"),
        ("learn:biloba:capture", "d3"),
    ] {
        let old = harness.post_menu(&ana, custom_id, value).await;
        ana.choose(&old, value).await.whispers("That button no longer works.");
    }
    // A lesson under a public message opens for the person who pressed.
    let old = harness.post_button(&ana, "learn:biloba:two").await;
    let task = ben.activate(&old, "learn:biloba:two").await;
    assert_ne!(task.id(), old.id());
    task.whispers("lesson 4 of 8");
    harness.close().await;
}

#[tokio::test]
async fn help_lists_what_is_possible_now() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let says = async |person: &Person, sentence: &str| {
        let help = person.slash("help", &[]).await;
        assert!(help.is_private() && help.page().contains(sentence), "{sentence}: {}", help.page());
        assert!(help.page().contains("Biloba, Bizingo, Basileus and Bilitaire"), "{}", help.page());
    };
    says(&ana, "There’s no game in this channel.").await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    says(&ana, "You opened this table").await;
    says(&ben, "Ana invites you. Press **Join**").await;
    says(&cy, "The open seat is reserved for Ben.").await;
    ben.press(&invitation, "Join").await;
    says(&ana, "It’s your turn (seat 1).").await;
    says(&ana, "for example **").await;
    says(&ben, "It’s Ana’s turn. You have seat 2.").await;
    says(&cy, "You’re watching, and it’s Ana’s turn.").await;
    ben.slash("draw", &[]).await;
    says(&ana, "Ben offers a draw. Answer with **/accept** or **/decline**.").await;
    says(&ben, "You agreed to a draw.").await;
    ana.resigns().await;
    says(&cy, "This game is over.").await;
    harness.close().await;
}

#[tokio::test]
async fn help_mentions_free_seats_and_eliminated_players() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "3")]).await;
    assert!(ben.slash("help", &[]).await.page().contains("There’s an open seat"));
    let half = ben.press(&invitation, "Join").await;
    assert!(ben.slash("help", &[]).await.page().contains("You have a seat."));
    cy.press(&half, "Join").await;
    cy.resigns().await;
    assert!(cy.slash("help", &[]).await.page().contains("You’re out of this game, in 3rd place."));
    harness.close().await;
}
