//! Puzzles solved by pressing buttons, and what becomes of a person's answers.

use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;
use bside::i18n::{Localizer, puzzle_hints, puzzle_themes_text};
use bside::puzzles::{Progress, Puzzle, PuzzleFilter, PuzzleRatings, Theme, Verdict, puzzle, puzzles};
use bside::rules::{AnyPosition, GameKind};
use bside::table::PlayerId;
use serde_json::Value;

/// The games that have puzzles.
fn games() -> impl Iterator<Item = GameKind> {
    GameKind::ALL.into_iter().filter(|game| !puzzles(*game).is_empty())
}

/// Puts a turn together by pressing buttons, and returns the answer.
pub async fn plays(person: &Person, position: &AnyPosition, task: Message, turn: &str) -> Message {
    let mut step = task;
    loop {
        let values: Vec<String> = step.values().into_iter().map(str::to_owned).collect();
        let fits = |value: &&String| match value.strip_prefix('=') {
            Some(complete) => position.parse_turn(complete).is_ok_and(|complete| complete == turn),
            None => leads(position, value, turn),
        };
        let value = values.iter().find(fits).unwrap_or_else(|| panic!("{turn}: {values:?}")).clone();
        step = person.choose(&step, &value).await;
        assert!(step.is_private() && step.pictures() == 1, "{step:?}");
        if value.starts_with('=') {
            return step;
        }
    }
}

/// Whether a partial turn leads to this turn.
fn leads(position: &AnyPosition, beginning: &str, turn: &str) -> bool {
    let list = position.choices(beginning).map(|choices| choices.list).unwrap_or_default();
    list.iter().any(|choice| match choice.is_complete {
        true => position.parse_turn(&choice.text()).is_ok_and(|complete| complete == turn),
        false => leads(position, &choice.text(), turn),
    })
}

/// The puzzle that a message shows.
pub fn shown(game: GameKind, message: &Message) -> &'static Puzzle {
    let (_, rest) = message.content().split_once(", puzzle ").unwrap_or_else(|| panic!("{message:?}"));
    let number = rest.split_once("**").and_then(|(number, _)| number.parse().ok());
    number.and_then(|number| puzzle(game, number)).expect("one of the collection")
}

/// Plays the whole solution and returns the last answer.
pub async fn solves(person: &Person, puzzle: &Puzzle, mut task: Message) -> Message {
    for (turns, position) in puzzle.states() {
        task = plays(person, &position, task, &puzzle.solution[turns][0]).await;
    }
    task
}

/// The line below a solution that names the themes of the puzzle.
fn themes(puzzle: &Puzzle) -> String {
    puzzle_themes_text(&Localizer::english(), puzzle)
}

/// A turn that is not the solution.
pub fn wrong_turn(puzzle: &Puzzle) -> String {
    let is_wrong =
        |turn: &String| puzzle.attempt(0, turn).is_some_and(|attempt| attempt.verdict == Verdict::Wrong);
    puzzle.position.legal_turns().into_iter().find(is_wrong).expect("not every turn solves it")
}

#[tokio::test]
async fn puzzles_of_every_game_are_solved_by_buttons() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    for game in games() {
        let task = ana.slash("puzzle", &[("game", game.name()), ("level", "medium")]).await;
        assert!(task.is_private(), "{task:?}");
        let first = shown(game, &task);
        harness.restart().await;
        assert!(!task.content().contains("Theme"), "it would give the solution away: {task:?}");
        let end = solves(&ana, first, task).await;
        end.whispers("✅ **Solved!**");
        end.whispers(&themes(first));
        end.whispers("-# Your puzzle rating: ");
        assert_eq!(end.primary_buttons(), ["Next puzzle"]);
        let next = ana.press(&end, "Next puzzle").await;
        assert_eq!(next.id(), end.id(), "it stays in its place");
        assert_ne!(shown(game, &next).number, first.number);
    }
    harness.close().await;
}

#[tokio::test]
async fn a_long_solution_is_answered_turn_by_turn() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let long = games().flat_map(puzzles).find(|puzzle| puzzle.own_turns() > 1);
    let long = long.expect("some puzzle has several turns");
    let id = format!("puzzle:show:{}:any:{}:0", long.game(), long.number);
    let old = harness.post_button(&ana, &id).await;
    let task = ana.activate(&old, &id).await;
    let first = plays(&ana, &long.position, task, &long.solution[0][0]).await;
    first.whispers(&format!("✅ **{}** is right!", long.solution[0][0]));
    assert!(!first.content().contains("Your puzzle rating"), "it counts at the end: {first:?}");
    let (turns, position) = long.states().nth(1).expect("it goes on");
    let end = plays(&ana, &position, first, &long.solution[turns][0]).await;
    if long.own_turns() == 2 {
        end.whispers("✅ **Solved!**");
    }
    harness.close().await;
}

#[tokio::test]
async fn a_wrong_move_is_answered_and_only_the_first_try_counts() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    for game in games() {
        let task = ana.slash("puzzle", &[("game", game.name())]).await;
        let asked = shown(game, &task);
        let turn = wrong_turn(asked);
        let reply = plays(&ana, &asked.position, task, &turn).await;
        reply.whispers(&format!("↩️ **{turn}** isn’t the solution."));
        let explained = reply.content().lines().next().expect("a line");
        assert!(explained.matches(". ").count() > 1, "more than the reply: {explained}");
        assert!(!reply.content().contains("Theme"), "{reply:?}");
        reply.whispers("-# Your puzzle rating: ");
        assert_eq!(reply.primary_buttons(), ["Try again"]);
        assert!(reply.alt().contains("Last move"), "{}", reply.alt());
        assert!(!reply.alt().contains("the solution"), "only the moves: {}", reply.alt());
        harness.restart().await;
        let again = ana.press(&reply, "Try again").await;
        let end = solves(&ana, asked, again).await;
        end.whispers("✅ **Solved!**");
        assert!(!end.content().contains("Your puzzle rating"), "{end:?}");
    }
    harness.close().await;
}

#[tokio::test]
async fn the_question_says_what_a_hint_and_the_solution_cost() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let game = GameKind::Bilitaire;
    let task = ana.slash("puzzle", &[("game", game.name()), ("level", "easy")]).await;
    let asked = shown(game, &task);
    const COSTS: &str =
        "With a hint, this puzzle won’t count. Showing the solution counts as a wrong answer.";
    task.whispers(COSTS);
    const HINTED: &str = "You’ve taken a hint, so this puzzle doesn’t count for your rating or your streak.";
    let mut hint = ana.press(&task, "Hint").await;
    let hints = puzzle_hints(&Localizer::english(), asked, 0).expect("it has a solution");
    assert!(hints.len() > 1, "{hints:?}");
    for number in 1..=hints.len() {
        hint.whispers(&hints[..number].join("\n"));
        hint.whispers("Take a look at **");
        hint.whispers(HINTED);
        assert!(!hint.content().contains(COSTS), "{hint:?}");
        assert_eq!(shown(game, &hint).number, asked.number, "the question is still there");
        assert_eq!(hint.has_button("Hint"), number < hints.len(), "{hint:?}");
        if number < hints.len() {
            hint = ana.press(&hint, "Hint").await;
        }
    }
    assert!(!ana.slash("profile", &[]).await.page().contains("Puzzles"), "nothing counts yet");
    let wrong = plays(&ana, &asked.position, hint, &wrong_turn(asked)).await;
    wrong.whispers(HINTED);
    let again = ana.press(&wrong, "Try again").await;
    again.whispers(HINTED);
    let end = solves(&ana, asked, again).await;
    end.whispers(HINTED);
    assert!(!end.content().contains("Your puzzle rating"), "{end:?}");

    let asked = puzzles(game).iter().find(|puzzle| puzzle.own_turns() > 1 && !puzzle.is_win());
    let asked = asked.expect("some line does not end with a win");
    let id = format!("puzzle:show:{game}:any:{}:0", asked.number);
    let old = harness.post_button(&ben, &id).await;
    let task = ben.activate(&old, &id).await;
    task.whispers(COSTS);
    let count = asked.solution.len();
    let mut page = ben.press(&task, "Show solution").await;
    page.whispers(&format!("**Solution, 1 of {count}.**"));
    page.whispers("-# Your puzzle rating: ");
    for number in 2..=count {
        assert!(!page.content().contains("The likely reply is "), "the next page has it: {page:?}");
        page = ben.press(&page, "▶").await;
        page.whispers(&format!("**Solution, {number} of {count}.**"));
        page.whispers(&themes(asked));
    }
    page.whispers("The likely reply is ");
    ben.press(&page, "◀").await.whispers(&format!("**Solution, {} of {count}.**", count - 1));
    let host = harness.host().await;
    for (person, is_rated) in [(&ana, false), (&ben, true)] {
        let id = PlayerId(person.id.parse().expect("an id"));
        let progress = Progress::new(game, &host.players().puzzle_answers(id).await.expect("a store"));
        assert_eq!(progress.answered(), usize::from(is_rated), "{}", person.name);
        assert_eq!((progress.solved(), progress.streak), (0, 0));
        let now = host.clock().now();
        assert_eq!(progress.rating(now) != Progress::new(game, &[]).rating(now), is_rated, "{}", person.name);
    }
    harness.close().await;
}

#[tokio::test]
async fn the_answers_of_others_change_the_rating_of_a_puzzle() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    // A newcomer may solve it and may fail, so that either tells something.
    let asked = puzzles(GameKind::Biloba).iter().min_by_key(|puzzle| puzzle.rating.abs_diff(1400));
    let asked = asked.expect("there are puzzles");
    let id = format!("puzzle:show:biloba:any:{}:0", asked.number);
    let opens = async |harness: &Harness, person: &Person| {
        let old = harness.post_button(person, &id).await;
        person.activate(&old, &id).await
    };
    let rating = |task: &Message| -> i32 {
        let (_, rest) = task.content().split_once("** · rating ").expect("a heading");
        rest.lines().next().and_then(|rating| rating.parse().ok()).expect("a rating")
    };
    let task = opens(&harness, &ana).await;
    assert_eq!(rating(&task), asked.rating);
    ana.press(&task, "Show solution").await.whispers("Your puzzle rating: ");
    let task = opens(&harness, &ben).await;
    let missed = rating(&task);
    assert!(missed > asked.rating, "somebody has failed: {task:?}");
    let hint = ben.press(&task, "Hint").await;
    solves(&ben, asked, hint).await.whispers("this puzzle doesn’t count");
    harness.restart().await;
    assert_eq!(rating(&opens(&harness, &cy).await), missed, "nor for the puzzle");
    let question = ana.slash("privacy delete", &[]).await;
    ana.press(&question, "Yes, delete my data").await;
    let task = opens(&harness, &cy).await;
    assert_eq!(rating(&task), missed, "nothing says whose answer it was");
    let host = harness.host().await;
    solves(&cy, asked, task).await.whispers("✅ **Solved!**");
    let id = PlayerId(cy.id.parse().expect("an id"));
    let [answer] = host.players().puzzle_answers(id).await.expect("a store")[..] else {
        panic!("one answer")
    };
    assert_eq!(answer.puzzle_rating, missed);
    assert!(rating(&opens(&harness, &ben).await) < missed);
    harness.close().await;
}

#[tokio::test]
async fn hints_stay_while_a_turn_is_put_together() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    for game in games() {
        let task = ana.slash("puzzle", &[("game", game.name())]).await;
        let hints = puzzle_hints(&Localizer::english(), shown(game, &task), 0).expect("it has a solution");
        let hint = ana.press(&task, "Hint").await;
        hint.whispers(&hints[0]);
        let started = hint.values().into_iter().find(|value| !value.starts_with('=')).map(str::to_owned);
        let step = ana.choose(&hint, &started.expect("some turn has several steps")).await;
        assert!(step.has_button("Start over"), "{step:?}");
        step.whispers(&hints[0]);
        harness.restart().await;
        let back = ana.press(&step, "Start over").await;
        back.whispers(&hints[0]);
        assert!(!back.content().contains(&hints[1]), "{back:?}");
        // The next hint is the second one, also in the middle of a turn and after a wrong turn.
        ana.press(&step, "Hint").await.whispers(&hints[..2].join("\n"));
        let asked = shown(game, &back);
        let wrong = plays(&ana, &asked.position, back, &wrong_turn(asked)).await;
        ana.press(&wrong, "Try again").await.whispers(&hints[0]);
        ana.press(&wrong, "Hint").await.whispers(&hints[..2].join("\n"));
    }
    harness.close().await;
}

#[tokio::test]
async fn skipped_puzzles_do_not_come_back_soon() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let game = GameKind::Basileus;
    let mut task = ana.slash("puzzle", &[("game", game.name()), ("level", "easy")]).await;
    let mut seen = vec![shown(game, &task).number];
    for skipped in 0..14 {
        // Whatever else is pressed in between is no reason to forget them.
        if skipped == 4 {
            task = ana.press(&task, "Hint").await;
        } else if skipped == 8 {
            let value = task.values()[0].to_owned();
            task = ana.choose(&task, &value).await;
            harness.restart().await;
        }
        task = ana.press(&task, "Next puzzle").await;
        let number = shown(game, &task).number;
        let recent = &seen[seen.len().saturating_sub(12)..];
        assert!(!recent.contains(&number), "{seen:?}, then {number}");
        assert!(shown(game, &task).is_short(), "nothing long is easy: {task:?}");
        seen.push(number);
    }
    harness.close().await;
}

#[tokio::test]
async fn a_solution_gives_its_reasons() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    for game in games() {
        let is_short = |puzzle: &&Puzzle| puzzle.solution.len() == 1 && puzzle.wins_within().is_none();
        let short = puzzles(game).iter().find(is_short).expect("some puzzle has one turn");
        let id = format!("puzzle:show:{game}:any:{}:0", short.number);
        let old = harness.post_button(&ana, &id).await;
        let task = ana.activate(&old, &id).await;
        let page = ana.press(&task, "Show solution").await;
        let told = page.content();
        assert!(told.contains("\nIt ") || told.contains("\nYour ") || told.contains("\nA quiet"), "{told}");
        // The best move is the best one also where it does not win.
        let chances = |message: &Message| message.content().contains("winning chances");
        assert!(!chances(&page), "{page:?}");
        let again = ana.press(&page, "Try again").await;
        let end = solves(&ana, short, again).await;
        assert!(end.content().contains("✅ **Solved!**") && !chances(&end), "{end:?}");
        // A win that the solution does not show to its end is said to be one as well.
        let is_untold =
            |puzzle: &&Puzzle| puzzle.is_win() && puzzle.wins_within().is_none() && puzzle.wins_in.is_none();
        if let Some(untold) = puzzles(game).iter().find(is_untold) {
            let id = format!("puzzle:solution:{game}:any:{}:{}", untold.number, untold.solution.len());
            let old = harness.post_button(&ana, &id).await;
            ana.activate(&old, &id).await.whispers("It wins");
        }
        let Some(won) = puzzles(game).iter().find(|puzzle| puzzle.wins_within() > Some(1)) else { continue };
        let id = format!("puzzle:solution:{game}:any:{}:1", won.number);
        let old = harness.post_button(&ana, &id).await;
        let page = ana.activate(&old, &id).await;
        page.whispers(&format!("It wins by force within {} moves.", won.own_turns()));
    }
    harness.close().await;
}

#[tokio::test]
async fn answers_are_in_the_profile_and_in_the_export_until_they_are_deleted() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let game = GameKind::Basileus;
    let task = ana.slash("puzzle", &[("game", game.name())]).await;
    let asked = shown(game, &task);
    solves(&ana, asked, task).await.whispers("✅ **Solved!**");
    let profile = ana.slash("profile", &[]).await.page();
    assert!(profile.contains("**Puzzles**\nBasileus · "), "{profile}");
    assert!(profile.contains("1 of 1 solved at the first try\n-# Streak: 1, best: 1"), "{profile}");
    let export = ana.slash("privacy export", &[]).await;
    let file: Value = serde_json::from_slice(&ana.picture(&export).await).expect("JSON");
    let answer = &file["puzzles"][0];
    assert_eq!((&answer["game"], &answer["puzzle"]), (&"basileus".into(), &asked.number.into()));
    assert_eq!((&answer["solved"], &answer["rating"]), (&true.into(), &asked.rating.into()));
    let question = ana.slash("privacy delete", &[]).await;
    ana.press(&question, "Yes, delete my data").await.whispers("Your data has been deleted.");
    let profile = ana.slash("profile", &[]).await.page();
    assert!(!profile.contains("Puzzles"), "{profile}");
    harness.close().await;
}

#[tokio::test]
async fn puzzles_are_offered_by_the_help_the_greeting_and_under_results() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.greet().await;
    let greeting = ana.messages().await.pop().expect("a greeting");
    let help = ana.slash("help", &[]).await;
    for source in [greeting, help] {
        let games = ana.press(&source, "Puzzle").await;
        games.whispers("Which game would you like a puzzle for?");
        ana.press(&games, "Basileus").await.whispers("**Basileus, puzzle ");
    }
    let invitation = ana.slash("play", &[("game", "basileus"), ("opponent", &ben.id)]).await;
    ben.press(&invitation, "Join").await;
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    let end = ben.resigns().await;
    let task = ana.press(&end, "Puzzle").await;
    assert_ne!(task.id(), end.id(), "the board stays");
    task.whispers("**Basileus, puzzle ");
    harness.close().await;
}

#[tokio::test]
async fn unknown_puzzles_are_refused() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    for custom_id in [
        "puzzle:",
        "puzzle:show:basileus:any:0:0",
        "puzzle:show:basileus:any:4000000000:0",
        "puzzle:show:basileus:any:1:255",
        "puzzle:hint:basileus:any:1:255",
        "puzzle:solution:basileus:any:1:0",
        "puzzle:solution:basileus:any:1:255",
        "puzzle:step:basileus:any:1:0:=a1-z9",
        "puzzle:step:basileus:any:1:0:~z9",
        "puzzle:step:basileus:any:1:255:~",
    ] {
        let old = harness.post_button(&ana, custom_id).await;
        ana.activate(&old, custom_id).await.whispers("That button no longer works.");
    }
    let unknown = ana.slash("puzzle", &[("game", "basileus"), ("level", "simple")]).await;
    unknown.whispers("“simple” isn’t a difficulty. Choose one of these: Easy, Medium, Hard.");
    harness.close().await;
}

#[tokio::test]
async fn a_chosen_theme_is_kept_and_no_secret() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    for game in games() {
        let ratings = &PuzzleRatings::new(game, []);
        let themes = PuzzleFilter::default().themes(ratings);
        let count =
            |theme: &Theme| PuzzleFilter { theme: Some(*theme), difficulty: None }.puzzles(ratings).len();
        let theme = *themes.iter().max_by_key(|theme| count(theme)).expect("every puzzle has one");
        let named = Localizer::english().render(&theme.label());
        let mut task = ana.slash("puzzle", &[("game", game.name()), ("theme", &named)]).await;
        let mut seen = Vec::new();
        for _ in 0..3 {
            let asked = shown(game, &task);
            assert!(asked.themes.contains(&theme) && !seen.contains(&asked.number), "{task:?}");
            seen.push(asked.number);
            task.whispers(&format!("\n-# Theme: {named}\n"));
            harness.restart().await;
            task = ana.press(&task, "Next puzzle").await;
        }
        let end = solves(&ana, shown(game, &task), task).await;
        let next = ana.press(&end, "Next puzzle").await;
        assert!(shown(game, &next).themes.contains(&theme), "{next:?}");
        let Some(absent) = Theme::ALL.into_iter().find(|theme| !themes.contains(theme)) else { continue };
        let none = ana.slash("puzzle", &[("game", game.name()), ("theme", absent.name())]).await;
        let absent = Localizer::english().render(&absent.label());
        none.whispers(&format!(" puzzles with the theme “{absent}”. Choose one of these: "));
        none.whispers(&named);
    }
    let suggested = ana.suggestions("puzzle", &[("game", "basileus"), ("theme", "double")], "theme").await;
    let suggested: Vec<&str> = suggested.iter().map(|(_, value)| value.as_str()).collect();
    assert!(suggested.contains(&"double-capture") && !suggested.contains(&"escape"), "{suggested:?}");
    let unknown = ana.slash("puzzle", &[("game", "basileus"), ("theme", "luck")]).await;
    unknown.whispers("“luck” isn’t a theme. Choose one of these: ");
    harness.close().await;
}

#[tokio::test]
async fn a_puzzle_is_shared_with_its_question_alone() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let game = GameKind::Bilitaire;
    let task = ana.slash("puzzle", &[("game", game.name())]).await;
    assert!(!task.has_button("Share"), "not before an answer: {task:?}");
    let asked = shown(game, &task);
    let wrong = plays(&ana, &asked.position, task, &wrong_turn(asked)).await;
    assert!(wrong.has_button("Share"), "{wrong:?}");
    let again = ana.press(&wrong, "Try again").await;
    let end = solves(&ana, asked, again).await;
    let page = ana.press(&end, "Share").await;
    assert_eq!((page.id(), page.buttons()), (end.id(), vec!["Next puzzle", "Show solution"]));
    let public = ben.has_seen("**Ana** has a puzzle for you:").await;
    assert_eq!(shown(game, &public).number, asked.number);
    assert_eq!((public.buttons(), public.pictures(), public.pings().len()), (vec!["Solve it"], 1, 0));
    assert!(!public.alt().is_empty() && !public.alt().contains("Last move"), "{}", public.alt());
    assert!(!public.content().contains("Theme") && !public.content().contains("||"), "{public:?}");

    // Sharing it again links to that message.
    let solution = ana.press(&page, "Show solution").await;
    for _ in 0..2 {
        let led = ana.press(&solution, "Share").await;
        led.whispers("That’s already in this channel: https://discord.com/channels/");
        assert!(led.content().ends_with(public.id()), "{led:?}");
        harness.restart().await;
    }
    let task = ben.press(&public, "Solve it").await;
    assert!(task.is_private(), "{task:?}");
    solves(&ben, asked, task).await.whispers("-# Your puzzle rating: ");
    harness.close().await;
}
